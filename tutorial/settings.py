"""The settings: each from the environment, with a default that suits one machine.

SECRET_KEY, DATABASE_URL, ALLOWED_HOSTS (commas between), HTTPS (1 behind a proxy that ends TLS
and sets X-Forwarded-Proto itself), DEBUG, STATIC_ROOT and CONTACT (who answers for the site).
"""

import os
from pathlib import Path
from typing import Any

import dj_database_url
from django.core.exceptions import ImproperlyConfigured

from tutorial.bootstrap.site import why_no_database
from tutorial.shell.secret_key import kept_secret_key

BASE_DIR = Path(__file__).resolve().parent.parent
DATA_DIR = BASE_DIR / ".data"


def _on(name: str) -> bool:
    match os.environ.get(name, "").strip().lower():
        case "1" | "true" | "yes" | "on":
            return True
        case "" | "0" | "false" | "no" | "off":
            return False
        case unknown:
            raise ImproperlyConfigured(f"{name} is either 1 or 0, not {unknown!r}.")


# A connection is kept; after PostgreSQL was away, an old one is no error.
_KEPT = {"CONN_MAX_AGE": None, "CONN_HEALTH_CHECKS": True}


def _database() -> dict[str, Any]:
    url = os.environ.get("DATABASE_URL")
    if not url:  # and not as an address, which a folder's name with # or ? would break
        return {"ENGINE": "django.db.backends.sqlite3", "NAME": DATA_DIR / "db.sqlite3", **_KEPT}
    if why := why_no_database(url):
        raise ImproperlyConfigured(why)
    try:
        parsed: Any = dj_database_url.parse(url)
    except ValueError as error:
        raise ImproperlyConfigured(
            "DATABASE_URL cannot be read. It looks like postgres://user:password@host:5432/name; "
            "a sign such as #, /, : or @ in the password is written as %23, %2F, %3A or %40."
        ) from error
    return {**parsed, **_KEPT}


DEBUG = _on("DEBUG")
HTTPS = _on("HTTPS")
SECRET_KEY = os.environ.get("SECRET_KEY") or kept_secret_key(DATA_DIR / "secret-key")
_hosts = os.environ.get("ALLOWED_HOSTS") or "127.0.0.1,localhost,[::1]"
ALLOWED_HOSTS = [host.strip() for host in _hosts.split(",") if host.strip()]
CONTACT = os.environ.get("CONTACT", "")

INSTALLED_APPS = [
    "django.contrib.staticfiles",
    "tutorial.progress",
    "tutorial.lessons",
    "tutorial.overview",
]
MIDDLEWARE = [
    "tutorial.shell.headers.page_headers",  # outermost: on every answer, errors and files too
    "django.middleware.security.SecurityMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "tutorial.shell.compression.compressed",
    "tutorial.shell.languages.language_by_url",
    "tutorial.shell.errors.errors_in_words",
    "tutorial.shell.requests.well_formed",
    "django.middleware.common.CommonMiddleware",  # Host, and the slash at the end
    "django.middleware.csrf.CsrfViewMiddleware",
]
ROOT_URLCONF = "tutorial.urls"
WSGI_APPLICATION = "tutorial.wsgi.application"

_loaders: list[Any] = ["django.template.loaders.filesystem.Loader"]
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "OPTIONS": {
            "loaders": _loaders if DEBUG else [("django.template.loaders.cached.Loader", _loaders)],
            "builtins": [
                "django.templatetags.i18n",
                "django.templatetags.static",
                "tutorial.shell.page_tags",
                "tutorial.shell.term_tags",
                "tutorial.asking.board_tags",
            ],
            "context_processors": ["django.template.context_processors.request"],
        },
    }
]

DATABASES = {"default": _database()}
if DATABASES["default"]["ENGINE"] == "django.db.backends.sqlite3":
    # WAL is switched on once, before the workers start; here it would race.
    DATABASES["default"]["OPTIONS"] = {
        "transaction_mode": "IMMEDIATE",
        "timeout": 20,
        "init_command": "PRAGMA synchronous=NORMAL",
    }
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

LANGUAGE_CODE = "fi"
LANGUAGES = [("fi", "Suomi"), ("en", "English")]  # each in itself
LOCALE_PATHS = [BASE_DIR / "tutorial" / "locale"]
USE_THOUSAND_SEPARATOR = False
TIME_ZONE = "Europe/Helsinki"
USE_TZ = True

STATIC_URL = "/static/"
STATIC_ROOT = Path(os.environ.get("STATIC_ROOT") or DATA_DIR / "static")
STATICFILES_DIRS = [BASE_DIR / "tutorial" / "static"]
STORAGES = {
    "staticfiles": {"BACKEND": "tutorial.shell.static_files.NamedByContent"},
}
WHITENOISE_ALLOW_ALL_ORIGINS = False
WHITENOISE_USE_FINDERS = DEBUG or not (STATIC_ROOT / "staticfiles.json").exists()

_prefix = "__Host-" if HTTPS else ""
CSRF_COOKIE_NAME = f"{_prefix}csrftoken"
CSRF_COOKIE_HTTPONLY = True
CSRF_COOKIE_SAMESITE = "Lax"
CSRF_COOKIE_SECURE = HTTPS
CSRF_FAILURE_VIEW = "tutorial.shell.expired.csrf_failure"
LANGUAGE_COOKIE_NAME = f"{_prefix}language"
LANGUAGE_COOKIE_AGE = 365 * 24 * 60 * 60
LANGUAGE_COOKIE_HTTPONLY = True
LANGUAGE_COOKIE_SAMESITE = "Lax"
LANGUAGE_COOKIE_SECURE = HTTPS

DATA_UPLOAD_MAX_MEMORY_SIZE = 64 * 1024  # an answer is some hundred bytes
DATA_UPLOAD_MAX_NUMBER_FIELDS = 200
SECURE_CONTENT_TYPE_NOSNIFF = True
SECURE_REFERRER_POLICY = "same-origin"
SECURE_CROSS_ORIGIN_OPENER_POLICY = "same-origin"
X_FRAME_OPTIONS = "DENY"
if HTTPS:
    SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
    SECURE_SSL_REDIRECT = True
    SECURE_REDIRECT_EXEMPT = [r"^healthz$"]
    SECURE_HSTS_SECONDS = 365 * 24 * 60 * 60
    SECURE_HSTS_INCLUDE_SUBDOMAINS = True
    SECURE_HSTS_PRELOAD = True

LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {
        "one_line": {
            "()": "tutorial.shell.log_lines.OneLine",
            "format": "{asctime} {levelname} {name}: {message}",
            "style": "{",
        }
    },
    "handlers": {"console": {"class": "logging.StreamHandler", "formatter": "one_line"}},
    "root": {"handlers": ["console"], "level": "INFO"},
    "loggers": {"django": {"handlers": [], "level": "INFO", "propagate": True}},
}
