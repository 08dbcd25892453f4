"""The address at which a trial can be seen again."""

from django.test import RequestFactory

from tutorial.asking.answer import address
from tutorial.asking.trial import Trial, try_attempt
from tutorial.lessons.content import lessons

LONGEST = 5000


def test_what_no_form_of_ours_sends_makes_no_address_that_is_too_long(rf: RequestFactory) -> None:
    """A redirect to one that Django holds for too long would fail."""
    kinds = {step.puzzle.kind: step.puzzle for lesson in lessons() for step in lesson.steps}
    for puzzle in kinds.values():
        forged = {
            name: ["\N{DOMINO TILE HORIZONTAL BACK}" * 41] * (180 // len(puzzle.module.FIELDS))
            for name in puzzle.module.FIELDS
        }
        trial = try_attempt(puzzle, rf.post("/", {"more": "2", **forged}))
        assert trial.typed_anew
        assert address("/fi/x/", trial, {}) == "/fi/x/?hint=2"


def test_what_is_typed_stands_in_it() -> None:
    assert address("/x/", Trial({"a": ["1", "2"]}, hints=1), {}) == "/x/?a=1&a=2&hint=1"
    assert len(address("/x/", Trial({"a": ["1" * 3990]}), {})) < LONGEST
