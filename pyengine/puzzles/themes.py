"""What a puzzle is about, as words for a list: by its position, its best play and the reasons that were found."""

from __future__ import annotations

from collections.abc import Callable

from pyengine.core.state import View
from pyengine.games import game as find_game
from pyengine.puzzles.play import Result, Spot, lays, result
from pyengine.puzzles.puzzle import Puzzle, kind_of_reason, parsed

_LONG = 4
"""So many shifts or cards make a long turn."""
_MUCH = 10
"""So many points are many in Nizam."""
_NEAR = 2
"""So few cards bring a player of UNO near the end."""
_BACK = 10
"""The distance of the backwards trick of Face to Face (F2F-8, F2F-9)."""


class _Facts:
    """What themes look at: the view of the seat, the actions of its best play, what that comes to, and the kinds of its
    reasons.
    """

    def __init__(self, puzzle: Puzzle) -> None:
        game = find_game(puzzle.game)
        spot = Spot(game, game.position(puzzle.position), puzzle.seat)
        self.seat, self.actions = puzzle.seat, puzzle.solution
        self.view: View = spot.state.view(puzzle.seat)
        self.own: View = self.view["players"][puzzle.seat]
        self.comes_to: Result = result(spot, parsed(game, puzzle.solution))
        self.reasons = set(map(kind_of_reason, puzzle.why))


def themes(puzzle: Puzzle) -> tuple[str, ...]:
    """The themes of a puzzle, at least one, the most telling first. They are words of its game, such as `go-back`."""
    return tuple(dict.fromkeys(_THEMES[puzzle.game](_Facts(puzzle))))


def _of_face_to_face(of: _Facts) -> list[str]:
    found, tops = list[str](), {"own-up": of.own["up"]["top"], "own-down": of.own["down"]["top"]}
    laid = lays(of.actions)
    steps = list[int]()
    for card, pile in laid:
        if pile not in tops:
            found.append("gift")
            continue
        steps.append(card - tops[pile] if pile == "own-up" else tops[pile] - card)
        tops[pile] = card
    if -_BACK in steps:
        found.insert(0, "go-back")
    if len(laid) >= _LONG:
        found.append("lay-many")
    if len(laid) <= 2 and "fewer" in of.reasons:
        found.append("hold-back")
    return found or ["small-steps"]  # on the own piles alone, without going back


def _of_flights(of: _Facts) -> list[str]:
    card, _, to = of.actions[0].partition(">")
    if card == "take":
        collected = any(held[0] == to[0] for held in of.own["city"])
        return ["pick", "more-of-colour" if collected else "new-colour"]
    if card == "d":
        return ["deportation"]
    if card[0] in "xu" or not to.isdigit():
        return ["exchange"]
    return ["early-flight" if int(to) <= 2 else "late-flight" if int(to) >= 5 else "middle-flight"]


def _of_glastonbury(of: _Facts) -> list[str]:
    to = of.actions[0].partition(">")[2]
    found = {"cauldron": "into-cauldron", "spells": "keep-spell", "cast": "cast-spell"}
    by_reason = {"time-own-of-kind": "own-kind", "time-other-of-kind": "others-kind", "time-next-line": "next-line"}
    return [found.get(to, "use-spell")] + [theme for reason, theme in by_reason.items() if reason in of.reasons]


def _of_nizam(of: _Facts) -> list[str]:
    if of.actions == ("draw",):
        return ["draw"]
    return ["big-score" if of.comes_to.points >= _MUCH else "small-score", *_of_gems(of)]


def _of_pearl(of: _Facts) -> list[str]:
    if of.actions == ("draw",):
        return ["draw"]
    found = ["several-tasks"] if len(of.comes_to.things) > 1 else ["one-task"]
    return found + (["rare-tasks"] if "kinds" in of.reasons else []) + _of_gems(of)


def _of_gems(of: _Facts) -> list[str]:
    found = ["save-cards"] if "kept" in of.reasons else []
    found += ["deny"] if "denies" in of.reasons else []
    shifts = len(of.actions) - 1
    return found + (["one-shift"] if shifts == 1 else ["long-turn"] if shifts >= _LONG else [])


def _of_uno(of: _Facts) -> list[str]:
    card, arrow, to = of.actions[0].partition(">")
    if card == "catch":
        return ["read-the-call"]
    if card in ("challenge", "accept", "let"):
        return ["doubt"]
    if not arrow:
        return ["draw-or-keep"]
    hand = list(of.own["hand"])
    wild, rest = card.startswith("wild"), list(hand)
    rest.remove(card)
    found = ["go-out"] if len(hand) == 1 else []
    then = of.view["next"]
    if then is not None and of.view["players"][then]["count"] <= _NEAR and not card[-1].isdigit() and card != "wild":
        found.append("hold-up")
    found += ["use-wild"] if wild else ["save-wild"] if any(each.startswith("wild") for each in rest) else []
    colour = to.rstrip("!")[:1] if wild else card[0]
    if any(each[0] == colour and not each.startswith("wild") for each in rest):
        found.append("keep-colour")
    if not wild and card[0] != of.view["colour"][:1]:
        found.append("change-colour")
    return found or ["which-card"]


_THEMES: dict[str, Callable[[_Facts], list[str]]] = {
    "face-to-face": _of_face_to_face,
    "flights": _of_flights,
    "glastonbury": _of_glastonbury,
    "nizam": _of_nizam,
    "pearl": _of_pearl,
    "uno": _of_uno,
}
