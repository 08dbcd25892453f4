"""One table of headers, held on every address: pages, files, redirects, errors."""

import re
from collections.abc import Iterator

import pytest
from django.test import Client, override_settings
from django.urls import URLPattern, URLResolver, get_resolver, reverse
from django.utils import translation

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
        "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
}
ELSEWHERE = [
    "/",
    "/healthz",
    "/static/site.css",
    "/static/htmx-4.0.1.min.js",
    "/static/none.css",
    "/fi/none/",
    "/fi/help",
    "/none",
    "/%00",
    "/fi/language/",
    "/fi/?x=%ff",
]


def _names(patterns: list[URLPattern | URLResolver]) -> Iterator[str]:
    for pattern in patterns:
        if isinstance(pattern, URLResolver):
            yield from _names(pattern.url_patterns)
        elif pattern.name and not pattern.pattern.converters:
            yield pattern.name


def _addresses(client: Client) -> Iterator[str]:
    """Every name without arguments, every page linked to from them, and the odd ones."""
    names = sorted(set(_names(get_resolver().url_patterns)))
    waiting = [reverse(name) for name in names] + ELSEWHERE
    for code in ("fi", "en"):
        with translation.override(code):
            waiting += [reverse(name) for name in names]
    seen: set[str] = set()
    while waiting:
        address = waiting.pop()
        if address in seen:
            continue
        seen.add(address)
        yield address
        if address.startswith("/en/"):
            page = client.get(address)
            if page.headers.get("Content-Type", "").startswith("text/html"):
                waiting += re.findall(r'href="(/[^"#?]*)', page.content.decode())


@pytest.mark.django_db
def test_the_headers_stand_on_every_address(visitor: Client) -> None:
    seen = 0
    for address in _addresses(visitor):
        for method in ("get", "head", "post", "put", "options", "trace"):
            answer = getattr(visitor, method)(address)
            got = {name: answer.headers.get(name) for name in HEADERS}
            assert got == HEADERS, (method, address)
            assert answer.status_code < 500, (method, address)
            answer.close()
        seen += 1
    assert seen > 20


def test_nothing_inline_and_nothing_from_elsewhere_is_allowed() -> None:
    policy = HEADERS["Content-Security-Policy"]
    assert "unsafe" not in policy
    assert set(re.findall(r"'[a-z-]+'|https?:\S+", policy)) == {"'none'", "'self'"}


@override_settings(ROOT_URLCONF="tests.site.broken_urls")
def test_a_page_that_says_so_may_be_framed_and_keeps_the_rest(visitor: Client) -> None:
    answer = visitor.get("/fi/framable/")
    assert "frame-ancestors *" in answer.headers["Content-Security-Policy"]
    assert "X-Frame-Options" not in answer.headers
    assert answer.headers["X-Content-Type-Options"] == "nosniff"


@override_settings(ROOT_URLCONF="tests.site.broken_urls")
@pytest.mark.parametrize("name", ["unreadable", "forbidden", "bug", "query", "full", "read-only"])
def test_the_headers_stand_on_failures_too(visitor: Client, name: str) -> None:
    answer = visitor.get(f"/fi/fault/{name}/")
    assert {header: answer.headers.get(header) for header in HEADERS} == HEADERS


def test_pages_are_kept_apart_from_their_fragments_and_out_of_shared_caches(
    visitor: Client,
) -> None:
    answer = visitor.get("/fi/")
    assert "HX-Request" in answer.headers["Vary"]
    assert answer.headers["Cache-Control"] == "private, no-cache"


def test_pages_have_no_inline_script_style_or_handler(visitor: Client) -> None:
    for address in ("/fi/", "/en/", "/fi/help/", "/fi/privacy/", "/fi/none"):
        page = visitor.get(address).content.decode()
        assert not re.search(r"<style|\sstyle=|\son[a-z]+=|javascript:|hx-on|js:", page), address
        assert all(" src=" in tag for tag in re.findall(r"<script[^>]*>", page))


def test_a_page_is_compressed_for_who_understands_it(visitor: Client) -> None:
    for accepted, used in {"br, gzip": "br", "gzip": "gzip", "": None}.items():
        answer = visitor.get("/fi/", headers={"Accept-Encoding": accepted})
        assert answer.headers.get("Content-Encoding") == used
        assert "Accept-Encoding" in answer.headers["Vary"]
        assert int(answer.headers["Content-Length"]) == len(answer.content)
