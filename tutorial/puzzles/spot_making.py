"""Records of a round with one illegal action: legal play, a slip, and play that went on."""

from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

from engine import DRAW, PASS, Draw, End, Place, Round, Rule, Side
from engine.reasons import (
    BlankMismatch,
    MustDraw,
    MustPlace,
    NoHalfMatches,
    PlaceOrDraw,
)
from tutorial.puzzles.level import Level
from tutorial.puzzles.positions import choice, likely_action, shuffled
from tutorial.puzzles.spot_question import RULES, Act, Question, follow, illegal, states

_LENGTHS: Final = {Level.EASY: (3, 4), Level.USUAL: (5, 6), Level.HARD: (7, 8)}
_OPTIONS: Final = {Level.EASY: 4, Level.USUAL: 5, Level.HARD: 6}
_RULES: Final = {
    Level.EASY: (Rule.TURN_MATCH, Rule.TURN_BLANK, Rule.CHAIN_DOUBLES_ACROSS),
    Level.USUAL: (
        Rule.TURN_MATCH,
        Rule.TURN_BLANK,
        Rule.TURN_PLACE_ENDS,
        Rule.TURN_MUST_DRAW,
        Rule.TURN_RESERVE,
        Rule.TURN_MUST_PLACE,
        Rule.CHAIN_DOUBLES_ACROSS,
    ),
    Level.HARD: RULES,
}
_MOST_TRIES: Final = 500
_PLACING: Final = (
    Rule.TURN_MATCH,
    Rule.TURN_BLANK,
    Rule.CHAIN_FROM_DOUBLE,
    Rule.CHAIN_DOUBLES_ACROSS,
    Rule.CHAIN_TWO_ENDS,
)


class Moment(NamedTuple):
    """A state of a played round and what was done in it."""

    state: Round
    act: Act


def some_record(rng: Random, level: Level, rule: Rule | None) -> Question:
    """A record whose illegal action breaks `rule`, or one that the level allows."""
    wanted = choice(rng, _RULES[level]) if rule is None else rule
    for tries in range(_MOST_TRIES):
        question = _try(rng, level, wanted)
        if question is not None and (
            level is not Level.HARD or tries > 12 or any(suspicious(question))
        ):
            return question
    raise RuntimeError(f"no record was found that breaks {wanted}")


def _try(rng: Random, level: Level, rule: Rule) -> Question | None:
    players = 2 + int(rng.random() * 3)
    if rule is Rule.SETUP_CLOCKWISE:
        players = max(players, 3)
    moments = _played(rng, players)
    found = _some_slip(rng, moments, rule)
    if found is None:
        return None
    at, slip = found
    length = choice(rng, _LENGTHS[level])
    least = 1 if rule in {Rule.TURN_PLACE_ENDS, Rule.TURN_DRAW_KEEPS} else 0
    lead = least + int(rng.random() * (length - least))
    if lead > at or not moments[at - lead].state.chain.tiles:
        return None
    acts = [moment.act for moment in moments[at - lead : at]] + [slip]
    acts += _going_on(rng, follow(moments[at].state, slip), length - len(acts))
    start = moments[at - lead].state
    if len(acts) < 3:
        return None
    question = Question(start, tuple(acts), ())
    broken = illegal(question).breaks
    if rule not in broken:
        return None
    return question._replace(options=_options(rng, rule, broken, _OPTIONS[level]))


def _some_slip(rng: Random, moments: list[Moment], rule: Rule) -> tuple[int, Act] | None:
    """Some moment at which the rule can be broken, and how."""
    for at in shuffled(rng, range(1, len(moments))):
        slips = list(_slips(moments[at].state, moments[at - 1].act, rule))
        if slips:
            return at, choice(rng, slips)
    return None


def _played(rng: Random, players: int) -> list[Moment]:
    state = Round.deal(players, int(rng.random() * players), rng)
    moments = []
    while not state.is_over:
        act = Act(state.turn, likely_action(rng, state))
        moments.append(Moment(state, act))
        state = state.apply(act.action)
    return moments


def _going_on(rng: Random, state: Round, count: int) -> list[Act]:
    acts: list[Act] = []
    while len(acts) < count and not state.is_over:
        acts.append(Act(state.turn, likely_action(rng, state)))
        state = state.apply(acts[-1].action)
    return acts


def _slips(state: Round, before: Act, rule: Rule) -> Iterator[Act]:
    """Illegal acts in this state that break the rule."""
    if rule in _PLACING:
        yield from (Act(state.turn, placed) for placed in _wrong_places(state, rule))
    elif rule is Rule.TURN_RESERVE:
        if not state.drawable:
            yield Act(state.turn, DRAW)
    elif rule in {Rule.TURN_MUST_PLACE, Rule.TURN_MUST_DRAW, Rule.TURN_PASS}:
        if isinstance(state.why_not(PASS), _FORBIDS_PASSING[rule]):
            yield Act(state.turn, PASS)
    else:
        yield from _out_of_turn(state, before, rule)


_FORBIDS_PASSING: Final = {
    Rule.TURN_MUST_PLACE: (MustPlace, PlaceOrDraw),
    Rule.TURN_MUST_DRAW: (MustDraw,),
    Rule.TURN_PASS: (MustPlace, PlaceOrDraw, MustDraw),
}


def _wrong_places(state: Round, rule: Rule) -> Iterator[Place]:
    """A tile of the hand where it may not go; beside the chain only where the pips would match."""
    chain = state.chain
    for end in chain.places:
        beside = end not in chain.ends
        for tile in state.hand:
            if (beside and end.pips in tile.halves and rule is _beside(end)) or (
                not beside and rule in _at_end(state, Place(tile, end))
            ):
                yield Place(tile, end)


def _beside(place: End) -> Rule:
    return Rule.CHAIN_DOUBLES_ACROSS if place.side is Side.BRANCH else Rule.CHAIN_TWO_ENDS


def _at_end(state: Round, placed: Place) -> tuple[Rule, ...]:
    """What a placement that does not match is a good example of."""
    why = state.why_not(placed)
    if isinstance(why, BlankMismatch):
        return (Rule.TURN_BLANK,)
    if isinstance(why, NoHalfMatches):
        return (Rule.TURN_MATCH, *([Rule.CHAIN_FROM_DOUBLE] if why.end.tile.is_double else []))
    return ()


def _out_of_turn(state: Round, before: Act, rule: Rule) -> Iterator[Act]:
    """Placements that would be legal if it were that seat's turn."""
    drew = isinstance(before.action, Draw)
    for seat in range(state.players):
        fits = {
            Rule.TURN_PLACE_ENDS: isinstance(before.action, Place) and seat == before.seat,
            Rule.TURN_DRAW_KEEPS: drew and seat == (state.turn + 1) % state.players,
            Rule.SETUP_CLOCKWISE: not drew and seat != before.seat,
        }[rule]
        if seat != state.turn and fits:
            for tile in state.hands[seat]:
                yield from (Act(seat, Place(tile, end)) for end in state.chain.fits(tile))


def _options(rng: Random, rule: Rule, broken: frozenset[Rule], count: int) -> tuple[Rule, ...]:
    """The rule among others that are not broken, in the order of the rules."""
    others = shuffled(rng, [each for each in RULES if each not in broken])
    chosen = {rule, *others[: count - 1]}
    return tuple(each for each in RULES if each in chosen)


def suspicious(question: Question) -> Iterator[int]:
    """The legal acts, from 0 on, that many would take for illegal: drawing with a tile to play."""
    for at, (state, act) in enumerate(zip(states(question), question.acts, strict=True)):
        drew = isinstance(act.action, Draw) and state.why_not(DRAW, act.seat) is None
        if drew and any(state.chain.fits(tile) for tile in state.hand):
            yield at
