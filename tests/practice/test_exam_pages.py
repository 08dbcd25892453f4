"""The referee exam from its beginning to the certificate, and to failing, as a browser meets it."""

import re

import pytest
from django.test import Client

from tests.practice.puzzles import HTMX, Fields, puzzle, right, url
from tutorial.progress.models import Answer, Attempt, Exam, Review
from tutorial.words import words

pytestmark = pytest.mark.django_db

LANGUAGES = ("fi", "en")


def text(page: str) -> str:
    return " ".join(re.sub(r"<[^>]*>", " ", page).split())


def begun(client: Client) -> Exam:
    client.post(url("exam"))
    return Exam.objects.get()


def question_url(exam: Exam, number: int, language: str = "fi") -> str:
    return url("exam-question", exam.seed, number, language=language)


def answers_of(exam: Exam) -> list[Fields]:
    return [right(puzzle(id_)) for id_ in exam.puzzles.split()]


def answered(client: Client, exam: Exam, count: int) -> None:
    """The first `count` questions, right."""
    for number, fields in enumerate(answers_of(exam)[:count], start=1):
        assert client.post(question_url(exam, number), fields).status_code == 303


def handed_in(client: Client, exam: Exam) -> str:
    """The page that follows."""
    response = client.post(url("exam-paper", exam.seed))
    assert response.status_code == 303
    exam.refresh_from_db()
    return client.get(response["Location"]).content.decode()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_says_what_the_exam_is(client: Client, language: str) -> None:
    page = client.get(url("exam", language=language)).content.decode()
    assert "20" in text(page)
    assert "18" in text(page)
    assert not Exam.objects.exists()


def test_beginning_leads_to_the_first_question_and_twice_to_the_same(client: Client) -> None:
    first = client.post(url("exam"))
    again = client.post(url("exam"))
    assert first.status_code == 303
    assert first["Location"] == again["Location"] == question_url(Exam.objects.get(), 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_a_page_that_gives_nothing_away(client: Client, language: str) -> None:
    exam = begun(client)
    answered(client, exam, 20)
    client.post(question_url(exam, 20), {})  # what cannot be read is said, and no more
    for number in range(1, 21):
        page = client.get(question_url(exam, number, language)).content.decode()
        assert page.count("<h1") == 1
        assert len(set(re.findall(r'\sid="([^"]*)"', page))) == len(re.findall(r'\sid="', page))
        for telling in (
            'class="verdict',
            'class="hint',
            'id="more"',
            "#round.",
            "#turn.",
            "practice/1",
        ):
            assert telling not in page, (number, telling)
        for heading in ("SOLVED", "WRONG", "REFUSED"):
            assert not re.search(rf"\b{heading}\b", text(page))
        assert exam.puzzles.split()[number - 1] not in page


def test_an_answer_is_kept_and_leads_to_the_next_question(client: Client) -> None:
    exam = begun(client)
    fields = answers_of(exam)[0]
    response = client.post(question_url(exam, 1), fields)
    assert response.status_code == 303
    assert response["Location"] == f"{question_url(exam, 2)}#title"
    assert Answer.objects.get().number == 1
    assert not Attempt.objects.exists()
    assert not Review.objects.exists()


def test_the_last_answer_leads_to_all_questions(client: Client) -> None:
    exam = begun(client)
    response = client.post(question_url(exam, 20), answers_of(exam)[19])
    assert response["Location"] == f"{url('exam-paper', exam.seed)}#main"


def test_with_htmx_the_next_question_comes_as_a_fragment_with_its_address(client: Client) -> None:
    exam = begun(client)
    client.post(question_url(exam, 1), answers_of(exam)[0], headers=HTMX)
    following = client.get(question_url(exam, 2), headers=HTMX)
    page = following.content.decode()
    assert page.lstrip().startswith('<section id="puzzle"')
    assert following["HX-Push-Url"] == question_url(exam, 2)
    assert "Kysymys 2" in page[page.index('id="status"') :]


@pytest.mark.parametrize("headers", [{}, HTMX], ids=["page", "fragment"])
def test_what_cannot_be_read_is_said_and_not_kept(client: Client, headers: dict[str, str]) -> None:
    exam = begun(client)
    response = client.post(question_url(exam, 1), {}, headers=headers)
    assert response.status_code == 422
    assert 'class="verdict unreadable"' in response.content.decode()
    assert not Answer.objects.exists()


def test_back_and_reload_lose_nothing_and_an_answer_can_be_changed(client: Client) -> None:
    exam = begun(client)
    numbers = [
        number
        for number, id_ in enumerate(exam.puzzles.split(), start=1)
        if id_.startswith("1/credit/")
    ]
    number = numbers[0]
    at = question_url(exam, number)
    for points in ("7", "8"):
        client.post(at, {"winner": "a", "points": points})
        page = client.get(at).content.decode()
        assert f'value="{points}"' in page
        assert re.search(r'id="winner-a" value="a" checked', page)
        assert "Vastauksesi on tallessa" in page
    assert Answer.objects.get().text == "a~8"
    typed = client.get(at, {"winner": "b", "points": "9"}).content.decode()  # a language switch
    assert 'value="9"' in typed
    assert Answer.objects.get().text == "a~8"


def test_two_tabs_keep_the_answers_of_both(client: Client) -> None:
    exam = begun(client)
    one, other = Client(), Client()
    one.cookies = other.cookies = client.cookies
    fields = answers_of(exam)
    for number, tab in ((1, one), (2, other), (3, one), (4, other)):
        tab.get(question_url(exam, number))
        tab.post(question_url(exam, number), fields[number - 1])
    page = client.get(url("exam-paper", exam.seed)).content.decode()
    assert page.count('class="kept"') == 4
    assert "4/20" in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_eighteen_right_pass_and_lead_to_a_certificate(client: Client, language: str) -> None:
    exam = begun(client)
    answered(client, exam, 18)
    handed_in(client, exam)
    page = client.get(url("exam-paper", exam.seed, language=language)).content.decode()
    assert exam.right == 18
    assert url("certificate", exam.seed, language=language) in page
    certificate = client.get(url("certificate", exam.seed, language=language))
    assert certificate.status_code == 200
    assert "18" in text(certificate.content.decode())


def test_seventeen_right_do_not_pass(client: Client) -> None:
    exam = begun(client)
    answered(client, exam, 17)
    page = handed_in(client, exam)
    assert exam.right == 17
    assert "Ei vielä hyväksytty" in page
    assert url("certificate", exam.seed) not in page
    response = client.get(url("certificate", exam.seed))
    assert response.status_code == 302
    assert response["Location"] == url("exam-paper", exam.seed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_missed_puzzle_is_explained_with_its_rule_and_a_way_to_practise(
    client: Client, language: str
) -> None:
    exam = begun(client)
    say = words(language)
    ids = exam.puzzles.split()
    wrong = next(number for number, id_ in enumerate(ids, start=1) if "1/credit/" in id_)
    client.post(question_url(exam, wrong), {"winner": "a", "points": "900"})
    handed_in(client, exam)
    page = client.get(url("exam-paper", exam.seed, language=language)).content.decode()
    plain = text(page).replace("&#x27;", "'")
    for id_ in ids:
        asked = puzzle(id_)
        answer = say.hint(asked.hints[-1])
        assert " ".join(answer.split()) in plain, id_
        assert f"?by=2.{id_.rsplit('/', 1)[1]}" in page
        assert f"practice/{id_}/" in page
    assert page.count("<li value=") == 20
    assert re.search(rf"practice/{ids[wrong - 1]}/\?try=a~900", page)
    asked = puzzle(ids[wrong - 1])
    sent = asked.module.read({"winner": ["a"], "points": ["900"]})
    for reason in asked.module.judge(asked.question, sent).reasons:
        assert " ".join(say.reason(reason).split()) in plain


def test_after_handing_in_what_went_wrong_comes_back_in_practice(client: Client) -> None:
    exam = begun(client)
    answered(client, exam, 18)
    handed_in(client, exam)
    assert Attempt.objects.filter(outcome="solved").count() == 18
    assert set(Review.objects.values_list("puzzle", flat=True)) == set(exam.puzzles.split()[18:])


def test_after_handing_in_nothing_can_be_changed(client: Client) -> None:
    exam = begun(client)
    answered(client, exam, 3)
    handed_in(client, exam)
    fields = answers_of(exam)
    assert client.post(question_url(exam, 4), fields[3])["Location"] == url("exam-paper", exam.seed)
    assert client.get(question_url(exam, 1)).status_code == 302
    client.post(url("exam-paper", exam.seed))
    exam.refresh_from_db()
    assert exam.right == 3
    assert Answer.objects.count() == 3


def test_then_another_exam_can_begin_and_the_result_stays(client: Client) -> None:
    exam = begun(client)
    handed_in(client, exam)
    client.post(url("exam"))
    assert Exam.objects.count() == 2
    page = client.get(url("exam")).content.decode()
    assert url("exam-paper", exam.seed) in page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", ["exam-paper", "certificate"])
def test_an_exam_of_another_browser_is_a_404_in_words(
    client: Client, page: str, language: str
) -> None:
    exam = begun(client)
    stranger = Client()
    told = {"fi": "Tuota koetta ei ole tällä selaimella", "en": "That exam is not in this browser"}
    for sent in (stranger.get, stranger.post):
        response = sent(url(page, exam.seed, language=language))
        assert response.status_code == 404
        assert told[language] in response.content.decode()
    response = stranger.post(question_url(exam, 1, language), {"winner": "a"})
    assert response.status_code == 404
    exam.refresh_from_db()
    assert exam.handed_in is None


@pytest.mark.parametrize("number", ["0", "21", "99999", "%D9%A3"])
def test_a_question_that_there_is_not_is_a_404(client: Client, number: str) -> None:
    exam = begun(client)
    assert client.get(f"/fi/exam/{exam.seed}/{number}/").status_code == 404


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Aino Virtanen", "Aino Virtanen"),
        ("  Aino \t Virtanen\n", "Aino Virtanen"),
        ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"),
        ("{{ exam.seed }}", "{{ exam.seed }}"),
        ('" onload="x', "&quot; onload=&quot;x"),
        ("Ai\u202eno\u200b", "Aino"),
        ("x" * 500, "x" * 60),
        ("   ", ""),
    ],
)
def test_the_name_is_shown_for_print_and_kept_nowhere(
    client: Client, typed: str, shown: str
) -> None:
    exam = begun(client)
    Exam.objects.filter(pk=exam.pk).update(right=20, handed_in=exam.started)
    response = client.post(url("certificate", exam.seed), {"name": typed})
    page = response.content.decode()
    assert response.status_code == 200
    if shown:
        assert f"<bdi>{shown}</bdi>" in page
    else:
        assert 'class="bearer blank"' in page
    assert "<script>alert" not in page
    assert "Aino" not in client.get(url("certificate", exam.seed)).content.decode()
    assert not any("Aino" in cookie.value for cookie in response.cookies.values())


def test_an_answer_needs_at_most_four_queries(
    client: Client, django_assert_max_num_queries: object
) -> None:
    exam = begun(client)
    fields = answers_of(exam)
    with django_assert_max_num_queries(4):  # type: ignore[operator]
        client.post(question_url(exam, 1), fields[0], headers=HTMX)
    with django_assert_max_num_queries(4):  # type: ignore[operator]
        client.get(question_url(exam, 2), headers=HTMX)
