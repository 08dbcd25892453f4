"""English: what to do about an answer that cannot be read."""

from tutorial.puzzles import AttemptUnreadable, Problem


def unreadable(error: AttemptUnreadable) -> str:
    """What to do so that the answer can be read."""
    match error.field, error.problem:
        case "tile" | "at", _:
            return _unreadable_placement(error)
        case "open" | "pips" | "winner", _:
            return _unreadable_choice(error)
        case "may" | "must" | "do" | "log", _:
            return _unreadable_turn(error)
        case "count", _:
            return _unreadable_count(error)
        case "each" | "boneyard" | "drawable" | "set" | "totals" | "marked", _:
            return _unreadable_deal(error)
        case "starter" | "with" | "over" | "tied", _:
            return _unreadable_player(error)
        case "total-a" | "total-b" | "total-c" | "total-d", _:
            return _unreadable_total(error)
        case "out" | "new", _:
            return _unreadable_exchange(error)
        case "action" | "rule", _:
            return _unreadable_slip(error)
        case "points", _:
            return _unreadable_points(error.problem)
        case _:
            return "The answer could not be read. Choose or type it again."


def _unreadable_points(problem: Problem) -> str:
    match problem:
        case Problem.TOO_LARGE:
            return "No credit can be that large. Check what you typed."
        case Problem.SEVERAL:
            return "Type the points only once, for example 30."
        case Problem.MISSING:
            return "Type the points too, for example 30. If there are none, type 0."
        case _:
            return "Type the points in digits, for example 30."


def _unreadable_placement(error: AttemptUnreadable) -> str:
    match error.field, error.problem:
        case "tile", Problem.MISSING:
            return "First choose a tile from your hand."
        case "tile", Problem.SEVERAL:
            return "Choose only one tile."
        case "tile", _:
            return "There is no such tile. Choose a tile from your hand."
        case _, Problem.MISSING:
            return "Choose also where the tile is to be placed."
        case _, Problem.SEVERAL:
            return "Choose only one place for the tile."
        case _:
            return "There is no such place. Choose a place in the chain."


def _unreadable_choice(error: AttemptUnreadable) -> str:
    match error.field, error.problem:
        case "open", Problem.MISSING:
            return "First mark the places that are open ends."
        case "open", _:
            return "There is no such place. Mark the open ends in the chain."
        case "pips", Problem.MISSING:
            return "Choose also the pips with which the chain can go on."
        case "pips", _:
            return "Choose numbers of pips from 0 to 6."
        case _, Problem.MISSING:
            return "First choose who is credited, or nobody."
        case _, Problem.SEVERAL:
            return "Choose only one player, or nobody."
        case _:
            return "There is no such player in this round. Choose one of those who play."


def _unreadable_turn(error: AttemptUnreadable) -> str:
    match error.field, error.problem:
        case "may", Problem.MISSING:
            return "Mark at least one: place, draw or pass."
        case "may", _:
            return "Choose from these: place, draw or pass."
        case "must", Problem.MISSING:
            return "First choose whether you must draw."
        case "must", Problem.SEVERAL:
            return "Choose either yes or no."
        case "must", _:
            return "Choose yes or no."
        case "do", Problem.MISSING:
            return "Place a tile, draw or pass."
        case "do", Problem.SEVERAL:
            return "Do one thing at a time: place, draw or pass."
        case "do", _:
            return "There is no such action. Place a tile, draw or pass."
        case _, Problem.MISSING:
            return "The beginning of your turn is missing. Start the turn again."
        case _, Problem.TOO_LARGE:
            return "There are more draws than tiles to draw. Go on from here or start again."
        case _:
            return "The beginning of your turn could not be read. Go on from here or start again."


def _unreadable_count(error: AttemptUnreadable) -> str:
    match error.problem:
        case Problem.MISSING:
            return "Type also how many tiles. If there are none, type 0."
        case Problem.SEVERAL:
            return "Type the number of tiles only once, for example 5."
        case Problem.TOO_LARGE:
            return "The whole set does not have so many tiles. Check what you typed."
        case _:
            return "Type the number of tiles in digits, for example 5."


def _unreadable_deal(error: AttemptUnreadable) -> str:
    match error.field, error.problem:
        case "marked", Problem.MISSING:
            return "Mark at least one of the choices too."
        case "marked", _:
            return "There is no such choice. Mark those that are listed."
        case _, Problem.MISSING:
            return "Fill in all numbers, for example 7. If there are no tiles, type 0."
        case _, Problem.SEVERAL:
            return "Type just one number in each field."
        case _, Problem.TOO_LARGE:
            return "There cannot be that many. Check what you typed."
        case _:
            return "Type the numbers in digits, for example 7."


def _unreadable_player(error: AttemptUnreadable) -> str:
    match error.field, error.problem:
        case "starter", Problem.MISSING:
            return "First choose a player."
        case "over", Problem.MISSING:
            return "Choose also how the match stands: a winner, tied, or not over yet."
        case "starter" | "over", Problem.SEVERAL:
            return "Choose only one of them."
        case "with", Problem.MISSING:
            return "Mark also who draws again."
        case "tied", Problem.MISSING:
            return "Mark also who is tied."
        case _:
            return "There is no such player here. Choose one of those who play."


def _unreadable_total(error: AttemptUnreadable) -> str:
    name = error.field[-1].upper()
    match error.problem:
        case Problem.MISSING:
            return f"Type the new total of player {name} too. If it stays, type the old one."
        case Problem.SEVERAL:
            return f"Type the total of player {name} only once, for example 45."
        case Problem.TOO_LARGE:
            return f"The total of player {name} cannot be that large. Check what you typed."
        case _:
            return f"Type the total of player {name} in digits, for example 45."


def _unreadable_exchange(error: AttemptUnreadable) -> str:
    match error.field, error.problem:
        case "out", Problem.MISSING:
            return "First choose the tile that has to go."
        case "out", Problem.SEVERAL:
            return "Choose only one tile that has to go."
        case "out", _:
            return "That tile is not there to be taken away. Choose one of those shown."
        case _, Problem.MISSING:
            return "Choose also the tile that takes its place."
        case _, Problem.SEVERAL:
            return "Choose only one tile to take its place."
        case _:
            return "That tile is not there to be taken. Choose one of those on offer."


def _unreadable_slip(error: AttemptUnreadable) -> str:
    match error.field, error.problem:
        case "action", Problem.MISSING:
            return "First choose the action that is against the rules."
        case "action", Problem.SEVERAL:
            return "Choose only one action."
        case "action", _:
            return "There is no such action in the list. Choose one of the list."
        case _, Problem.MISSING:
            return "Choose also the rule that it breaks."
        case _, Problem.SEVERAL:
            return "Choose only one rule."
        case _:
            return "That rule is not among the choices. Choose one of them."
