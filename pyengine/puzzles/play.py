"""What a play comes to: by this a reader's play is compared with the solution, whatever order it took."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from pyengine.core.game import Game
from pyengine.core.state import Action, State, View


class Spot(NamedTuple):
    """A decision: the game, its state, and the seat that chooses."""

    game: Game
    state: State
    seat: int


@dataclass(frozen=True, slots=True)
class Result:
    """What a play comes to: what it gains (names of things, or one number), and how many cards are kept after it.

    `exact` is what has to be equal in the games where nothing is gained for cards.
    """

    points: int = 0
    things: frozenset[str] = frozenset()
    kept: int = 0
    exact: tuple[str, ...] = ()

    def at_least(self, other: Result) -> bool:
        """True if nobody would rather have the other."""
        return (
            self.exact == other.exact
            and self.points >= other.points
            and self.things >= other.things
            and self.kept >= other.kept
        )


_ENDS = {
    "face-to-face": frozenset({"draw"}),
    "nizam": frozenset({"draw", "activate", "pass"}),
    "pearl": frozenset({"draw", "prove", "pass"}),
}
"""The actions that end a play, in the games that are played by turns of several actions."""


_DRAW = 3
"""Cards of a draw in the games of gems."""


def by_turns(game: Game) -> bool:
    """True if a puzzle of the game asks for a whole turn rather than for one action."""
    return game.id in _ENDS


def begins(spot: Spot) -> bool:
    """True if a play can begin here: the seat may choose, and in a game of whole turns has not begun one."""
    game, state, seat = spot
    if seat not in state.to_act:
        return False
    view = state.view(seat)
    begun = {"face-to-face": "laid", "nizam": "shifts", "pearl": "shifts"}.get(game.id)
    return not (begun and view[begun]) and (game.id != "pearl" or view["phase"] == "turn")


def ends(game: Game, seat: int, action: Action, after: State) -> bool:
    """True if a play ends with this action, which led to the state `after`."""
    return not by_turns(game) or game.format(action) in _ENDS[game.id] or seat not in after.to_act


def result(spot: Spot, actions: Sequence[Action]) -> Result:
    """What a play comes to. Its actions must be legal; the state is left as it is."""
    game, before, seat = spot
    state = before.copy()
    for action in actions[:-1]:
        state.play(seat, action)
    last = game.format(actions[-1])
    if by_turns(game) and last not in _ENDS[game.id]:
        state.play(seat, actions[-1])
    find = _RESULTS.get(game.id)
    return find(before.view(seat), state, seat, last) if find else Result(exact=(last,))


def lays(texts: Sequence[str]) -> list[tuple[int, str]]:
    """The cards that are laid by these actions of Face to Face, each with the pile that it goes to."""
    return [(int(card), pile) for card, _, pile in (text.partition(">") for text in texts) if pile]


def _of_face_to_face(before: View, state: State, seat: int, last: str) -> Result:  # noqa: ARG001
    view = state.view(seat)
    tops = [str(player[kind]["top"]) for player in view["players"] for kind in ("up", "down")]
    return Result(exact=(*tops, *sorted(map(str, view["players"][seat]["hand"]))))


def _of_nizam(before: View, state: State, seat: int, last: str) -> Result:
    view = state.view(seat)
    return Result(view["gain"] if last == "activate" else 0, kept=_kept(before, view, seat, last))


def _of_pearl(before: View, state: State, seat: int, last: str) -> Result:
    view, kinds = state.view(seat), set[str]()
    if last == "prove":
        provable = set(view["provable"])
        kinds = provable & set(view["proved"])
        if provable - kinds:
            kinds.add("pearl")  # whichever of the kinds that it may stand for
    return Result(things=frozenset(kinds), kept=_kept(before, view, seat, last))


def _kept(before: View, view: View, seat: int, last: str) -> int:
    drawn = min(_DRAW, before["deck"] + len(before["discard"])) if last == "draw" else 0
    return len(view["players"][seat]["hand"]) + drawn


_RESULTS: dict[str, Callable[[View, State, int, str], Result]] = {
    "face-to-face": _of_face_to_face,
    "nizam": _of_nizam,
    "pearl": _of_pearl,
}
