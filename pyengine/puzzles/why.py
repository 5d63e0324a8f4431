"""Why a play is best, in words of the game: what the learned value tells, or what can be seen of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from pyengine.bots.reasons import Feature, telling
from pyengine.core.prng import Prng
from pyengine.core.state import View
from pyengine.puzzles.judge import Judged, known
from pyengine.puzzles.play import Spot, lays

_TOLD = 2
"""So many reasons are told at most."""


class Compared(NamedTuple):
    """The best play beside the next: the decision, the view of its seat, and both plays, also as texts."""

    spot: Spot
    view: View
    best: Judged
    other: Judged
    plays: tuple[str, ...]
    instead: tuple[str, ...]


def why(spot: Spot, best: Judged, other: Judged) -> tuple[str, ...]:
    """The reasons, the most important first; none where nobody could say why."""
    texts = [tuple(spot.game.format(action) for action in judged.actions) for judged in (best, other)]
    compared = Compared(spot, spot.state.view(spot.seat), best, other, *texts)
    found = _REASONS[spot.game.id](compared)
    return tuple(dict.fromkeys(found))[:_TOLD]


def write_feature(feature: Feature) -> str:
    """A feature of the learned value as a word: `+1:of-missing:2:1` comes to seat 1, `-2:…` goes from seat 2."""
    sign = "+" if feature.brings else "-"
    return ":".join([f"{sign}{feature.seat + 1}", feature.kind, *map(str, feature.numbers)])


def read_feature(text: str, seat: int) -> Feature | None:
    """The feature that a reason of a puzzle for `seat` names; None where it is no feature."""
    if text[:1] not in ("+", "-"):
        return None
    whose, kind, *numbers = text[1:].split(":")
    return Feature(kind, tuple(map(int, numbers)), int(whose) - 1, int(whose) - 1 == seat, text[0] == "+", 0.0)


def _learned(of: Compared) -> list[str]:
    knowledge = known(of.spot)
    return [write_feature(each) for each in telling(knowledge, of.best.actions[0], of.other.actions[0], Prng(1))]


def _of_face_to_face(of: Compared) -> list[str]:
    tops = [(player["up"]["top"], player["down"]["top"]) for player in of.view["players"]]
    found, laid = list[str](), lays(of.plays)
    own = list(tops[of.spot.seat])
    for card, pile in laid:
        if pile.startswith("own"):
            back = card - own[0] if pile == "own-up" else own[1] - card
            if back < 0:
                found.append(f"trick:{card}")
            own[pile == "own-down"] = card
        else:
            found.append(f"gift:{card}")
    more = len(laid) - len(lays(of.instead))
    return found + ([f"more:{len(laid)}"] if more > 0 else [f"fewer:{len(laid)}"] if more < 0 else [])


def _of_nizam(of: Compared) -> list[str]:
    best, other = of.best.result, of.other.result
    if of.plays == ("draw",):
        return ["draw"]
    if best.points > other.points:
        return [f"points:{best.points}", *([f"kept:{best.kept}"] if best.kept >= other.kept else [])]
    return [f"kept:{best.kept}"] if best.kept > other.kept else ["denies"]


def _of_pearl(of: Compared) -> list[str]:
    best, other = of.best.result, of.other.result
    if of.plays == ("draw",):
        return ["draw"]
    tasks = len(best.things)
    if tasks > len(other.things):
        return [f"tasks:{tasks}", *([f"kept:{best.kept}"] if best.kept >= other.kept else [])]
    kinds = "".join(sorted(kind.lower() for kind in best.things if len(kind) == 1))
    if best.things != other.things and kinds:
        return [f"kinds:{kinds}"]
    return [f"kept:{best.kept}"] if best.kept > other.kept else ["denies"]


_HOLDING_UP = ("one", "skip", "two", "rev", "+1", "+2")
_NEAR = 2


def _of_uno(of: Compared) -> list[str]:
    (text, *_), (instead, *_) = of.plays, of.instead
    card, arrow, to = text.partition(">")
    if not arrow or card in ("catch", "colour"):
        return [f"{card}:{to.rstrip('!')}" if card == "colour" else card]
    found = list[str]()
    hand = of.view["players"][of.spot.seat]["hand"]
    then = of.view["next"]
    near = then is not None and of.view["players"][then]["count"] <= _NEAR
    if len(hand) == 1:
        found.append("out")
    if near and card.endswith(_HOLDING_UP):
        found.append("holds-up")
    wild, other_wild = card.startswith("wild"), instead.startswith("wild")
    if other_wild and not wild:
        found.append("keeps-wild")
    if wild and not other_wild:
        found.append("wild-now")
    left = [held for held in hand if held != card]
    colour = to.rstrip("!")[:1] if wild else card[0]
    same = sum(held.startswith(colour) and not held.startswith("wild") for held in left)
    if same:
        found.append(f"colour:{same}")
    return found


_REASONS: dict[str, Callable[[Compared], list[str]]] = {
    "face-to-face": _of_face_to_face,
    "flights": _learned,
    "glastonbury": _learned,
    "nizam": _of_nizam,
    "pearl": _of_pearl,
    "uno": _of_uno,
}
