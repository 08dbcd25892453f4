"""What `spot` asks: a position, what was done from there, and clauses of which one was broken."""

from typing import Final, NamedTuple

import engine
from engine import (
    DRAW,
    PASS,
    Action,
    Chain,
    Draw,
    End,
    Expected,
    Joint,
    NotationError,
    Pass,
    Place,
    Port,
    Reason,
    Round,
    Rule,
    Side,
    Tile,
    tile_text,
)
from engine.notation import SEATS
from engine.reasons import (
    BlankMismatch,
    JointTaken,
    MustDraw,
    MustPlace,
    NoHalfMatches,
    NotYourTurn,
    OnlyReserve,
    PlaceOrDraw,
    SideOfDouble,
)
from engine.turn import without
from tutorial.puzzles.places import place_text, read_place

RULES: Final = (
    Rule.SETUP_CLOCKWISE,
    Rule.TURN_MATCH,
    Rule.TURN_BLANK,
    Rule.TURN_PLACE_ENDS,
    Rule.TURN_DRAW_KEEPS,
    Rule.TURN_MUST_DRAW,
    Rule.TURN_RESERVE,
    Rule.TURN_MUST_PLACE,
    Rule.TURN_PASS,
    Rule.CHAIN_TWO_ENDS,
    Rule.CHAIN_DOUBLES_ACROSS,
    Rule.CHAIN_FROM_DOUBLE,
)
"""The clauses that a single action can break, in the order of the rules."""


class Act(NamedTuple):
    """What `seat` did."""

    seat: int
    action: Action


class Question(NamedTuple):
    """Which of `acts`, from `start` on, is illegal, and which of the `options` does it break?

    All hands of `start` lie open. After the illegal act play went on as if nobody had noticed.
    """

    start: Round
    acts: tuple[Act, ...]
    options: tuple[Rule, ...]


class Illegal(NamedTuple):
    """The illegal act: its place in the record, from 0 on, why, and the clauses it breaks."""

    at: int
    why: Reason
    breaks: frozenset[Rule]


class Found(NamedTuple):
    """The attempt: the number of an act, from 1 on, and a clause."""

    number: int
    rule: Rule


def states(question: Question) -> tuple[Round, ...]:
    """The state before each act."""
    found = [question.start]
    for act in question.acts[:-1]:
        found.append(follow(found[-1], act))
    return tuple(found)


def illegal(question: Question) -> Illegal:
    """The first illegal act. ValueError where all are legal."""
    for at, (state, act) in enumerate(zip(states(question), question.acts, strict=True)):
        why = state.why_not(act.action, act.seat)
        if why is not None:
            before = question.acts[at - 1] if at else None
            return Illegal(at, why, broken(why, act, before, state))
    raise ValueError("nothing in this record is illegal")


def broken(why: Reason, act: Act, before: Act | None, state: Round) -> frozenset[Rule]:
    """Every clause that one could truly say this act breaks; none for a slip not asked about."""
    match why:
        case NotYourTurn() if isinstance(act.action, Place):
            return frozenset({Rule.SETUP_CLOCKWISE, *_out_of_turn(act.seat, before)})
        case NoHalfMatches(_, end) | BlankMismatch(_, end):
            blank = {Rule.TURN_BLANK} if isinstance(why, BlankMismatch) else set()
            double = {Rule.CHAIN_FROM_DOUBLE} if end.tile.is_double else set()
            return frozenset({Rule.TURN_MATCH, *blank, *double})
        case SideOfDouble() if _equal(act.action):
            return frozenset({Rule.CHAIN_DOUBLES_ACROSS, Rule.CHAIN_TWO_ENDS})
        case JointTaken() if _equal(act.action):
            return frozenset({Rule.CHAIN_TWO_ENDS})
        case OnlyReserve():
            playable = any(state.chain.fits(tile) for tile in state.hands[act.seat])
            other = Rule.TURN_MUST_PLACE if playable else Rule.TURN_PASS
            return frozenset({Rule.TURN_RESERVE, other})
        case MustDraw():
            return frozenset({Rule.TURN_MUST_DRAW, Rule.TURN_PASS, Rule.TURN_MUST_PLACE})
        case MustPlace() | PlaceOrDraw():
            return frozenset({Rule.TURN_MUST_PLACE, Rule.TURN_PASS})
        case _:
            return frozenset()


def _equal(action: Action) -> bool:
    """Whether a half of the placed tile equals the place it was put to."""
    return isinstance(action, Place) and bool(action.end and action.end.pips in action.tile.halves)


def _out_of_turn(seat: int, before: Act | None) -> set[Rule]:
    if before is None:
        return set()
    match before.action:
        case Draw():
            return {Rule.TURN_DRAW_KEEPS}
        case Place():
            return {Rule.TURN_PLACE_ENDS} if before.seat == seat else set()
        case Pass():
            return {Rule.TURN_PASS} if before.seat == seat else set()


def follow(state: Round, act: Act) -> Round:
    """The state after an act, even one that the rules refuse: what was done was done."""
    seat, action = act
    if state.why_not(action, seat) is None:
        return state.apply(action)
    hands, following = list(state.hands), (seat + 1) % state.players
    match action:
        case Place(tile, end):
            hands[seat] = without(hands[seat], tile)
            chain = _joined_anyhow(state.chain, tile, end)
            return Round(chain, tuple(hands), state.boneyard, following, state.starter)
        case Draw():
            hands[seat] = tuple(sorted((*hands[seat], state.boneyard[0])))
            return Round(state.chain, tuple(hands), state.boneyard[1:], seat, state.starter)
        case Pass():
            return state._replace(turn=following, passes=state.passes + 1)


def _joined_anyhow(chain: Chain, tile: Tile, end: End | None) -> Chain:
    """The chain with a tile joined that does not fit, its larger half open; beside it: as it is."""
    if end is None or end not in chain.ends:
        return chain
    if end.pips in tile.halves:
        return chain.join(tile, end)
    used, opened = (Side.LINE_A, Side.LINE_B) if tile.is_double else (Side.SMALLER, Side.LARGER)
    new = End(tile, opened, tile.high)
    left, right = (new, chain.right) if end == chain.left else (chain.left, new)
    assert left is not None
    assert right is not None
    joints = (*chain.joints, Joint(end.port, Port(tile, used)))
    ends = tuple(sorted((left, right), key=lambda each: each.tile))
    return Chain((*chain.tiles, tile), joints, ends, left, right)


def from_text(text: str) -> Question:
    """A round, ~, the acts ("aL14" is written "a14@36s", "bd", "cp"), ~, the clauses.

    Dots stand between acts, commas between clauses. NotationError, InvalidPosition
    """
    position, _, rest = text.partition("~")
    record, _, told = rest.partition("~")
    start = engine.from_text(position)
    if not isinstance(start, Round) or not start.chain.tiles or start.is_over:
        raise NotationError(text, 0, Expected.HANDS)
    acts = []
    at = len(position) + 1
    for part in record.split("."):
        acts.append(_read_act(text, at, part, start))
        at += len(part) + 1
    try:
        question = Question(start, tuple(acts), tuple(map(Rule, told.split(","))))
        found = illegal(question)
    except (ValueError, IndexError):
        raise NotationError(text, min(at, len(text)), Expected.ACTION) from None
    if len(found.breaks & set(question.options)) != 1 or _illegal_again(question):
        raise NotationError(text, min(at, len(text)), Expected.ACTION)
    return question


def _illegal_again(question: Question) -> bool:
    refused = [
        state.why_not(act.action, act.seat) is not None
        for state, act in zip(states(question), question.acts, strict=True)
    ]
    return sum(refused) != 1


def _read_act(text: str, at: int, part: str, start: Round) -> Act:
    seat, done = SEATS.find(part[:1] or "?"), part[1:]
    if not 0 <= seat < start.players:
        raise NotationError(text, at, Expected.ACTION)
    if done in {"d", "p"}:
        return Act(seat, DRAW if done == "d" else PASS)
    written, _, place = done.partition("@")
    try:
        return Act(seat, Place(Tile(int(written[0]), int(written[1:])), read_place(place)))
    except (ValueError, IndexError):
        raise NotationError(text, at, Expected.ACTION) from None


def to_text(question: Question) -> str:
    acts = ".".join(map(_act_text, question.acts))
    rules = ",".join(rule.value for rule in question.options)
    return f"{engine.to_text(question.start)}~{acts}~{rules}"


def _act_text(act: Act) -> str:
    match act.action:
        case Place(tile, end):
            return f"{SEATS[act.seat]}{tile_text(tile)}@{place_text(end)}"
        case Draw():
            return f"{SEATS[act.seat]}d"
        case Pass():
            return f"{SEATS[act.seat]}p"
