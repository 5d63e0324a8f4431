"""What speaks for an action in Face to Face: claims about gaps, tricks, gifts and draws, each with its check."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from web.parts.claims import Claim, Facts, Reasons
from web.parts.table import Scene

_HAND, _OWED, _DRAWN = 6, 2, 2
_SMALL = 3
"""A gap at most so large is worth praise."""
_DEAR = 4
"""A gap from which on a turn had better end."""
_TRICK = 10


def find(action: str, scene: Scene) -> Iterator[Claim]:
    """What might be said, the most important first."""
    card, _, pile = action.partition(">")
    if not pile:
        yield from _for_drawing(scene)
        return
    yield Claim("f2f-why-last")
    if pile.startswith("their"):
        yield Claim("f2f-why-gift", {"count": _new_cards(scene)})
        yield Claim("f2f-why-refill")
        return
    kind = pile.partition("-")[2]
    top, gap = _mine(scene)[kind]["top"], _gap(int(card), kind, scene)
    yield Claim("f2f-why-trick", {"card": int(card), "top": top})
    yield Claim("f2f-why-back", {"card": int(card), "back": int(card) + (-_TRICK if kind == "up" else _TRICK)})
    yield Claim("f2f-why-small", {"gap": gap})
    yield Claim("f2f-why-least", {"gap": gap})
    yield Claim("f2f-why-nearest", {"card": int(card)})


def _for_drawing(scene: Scene) -> Iterator[Claim]:
    mine = _mine(scene)
    if scene.view["given"]:
        yield Claim("f2f-why-full", {"count": min(mine["draw"], _HAND - len(mine["hand"]))})
        return
    count, steps = min(mine["draw"], _DRAWN), _steps(scene)
    yield Claim("f2f-why-draw", {"gap": min(steps, default=0), "count": count})
    yield Claim("f2f-why-none-fits", {"count": count})


# Checks -------------------------------------------------------------------------------------------------------------


def _is_last(facts: Facts, action: str, scene: Scene) -> bool:  # noqa: ARG001 - a check's shape
    """The only card left, with nothing to draw: the game is won at once (F2F-18)."""
    return len(_mine(scene)["hand"]) == 1 and _mine(scene)["draw"] == 0


def _is_trick(facts: Facts, action: str, scene: Scene) -> bool:
    card, kind = _own_play(action)
    return facts["card"] == card and facts["top"] == _mine(scene)[kind]["top"] and _gap(card, kind, scene) == -_TRICK


def _goes_back(facts: Facts, action: str, scene: Scene) -> bool:
    """After an ordinary step another card of the hand takes the same pile back by ten (F2F-8, F2F-9, F2F-10)."""
    card, kind = _own_play(action)
    back = card - _TRICK if kind == "up" else card + _TRICK
    return facts == {"card": card, "back": back} and back in _mine(scene)["hand"] and _gap(card, kind, scene) > 0


def _is_small(facts: Facts, action: str, scene: Scene) -> bool:
    return bool(0 < facts["gap"] == _gap(*_own_play(action), scene) <= _SMALL)


def _is_least(facts: Facts, action: str, scene: Scene) -> bool:
    """No card of the hand makes a smaller step on either own pile, and none takes one of them back."""
    return bool(0 < facts["gap"] == _gap(*_own_play(action), scene) == min(_steps(scene)))


def _is_nearest(facts: Facts, action: str, scene: Scene) -> bool:
    """No card of the hand lies between the top and this one."""
    card, kind = _own_play(action)
    low, high = sorted((card, _mine(scene)[kind]["top"]))
    forward = _gap(card, kind, scene) > 0
    return forward and facts["card"] == card and not any(low < held < high for held in _mine(scene)["hand"])


def _fills_more(facts: Facts, action: str, scene: Scene) -> bool:  # noqa: ARG001
    """The gift brings more than the two cards that are drawn anyway, however many are laid (F2F-6, F2F-15, F2F-16)."""
    return bool(_DRAWN < facts["count"] == _new_cards(scene) <= _mine(scene)["draw"])


def _fills(facts: Facts, action: str, scene: Scene) -> bool:  # noqa: ARG001
    return not scene.view["given"] and bool(_mine(scene)["draw"] >= _HAND)


def _is_full(facts: Facts, action: str, scene: Scene) -> bool:  # noqa: ARG001
    mine = _mine(scene)
    return bool(scene.view["given"]) and 0 < facts["count"] == min(mine["draw"], _HAND - len(mine["hand"]))


def _is_dear(facts: Facts, action: str, scene: Scene) -> bool:  # noqa: ARG001
    """The smallest step that is left is a large one."""
    steps, draw = _steps(scene), _mine(scene)["draw"]
    return bool(steps) and _DEAR <= facts["gap"] == min(steps) and 0 < facts["count"] == min(draw, _DRAWN)


def _fits_nowhere(facts: Facts, action: str, scene: Scene) -> bool:  # noqa: ARG001
    return not _steps(scene) and 0 < facts["count"] == min(_mine(scene)["draw"], _DRAWN)


# What the viewer sees -----------------------------------------------------------------------------------------------


def _mine(scene: Scene) -> dict[str, Any]:
    found: dict[str, Any] = scene.view["players"][scene.viewer]
    return found


def _own_play(action: str) -> tuple[int, str]:
    """The card and the kind of the own pile: `17>own-up`."""
    card, _, pile = action.partition(">")
    return int(card), pile.partition("-")[2]


def _gap(card: int, kind: str, scene: Scene) -> int:
    """How far a card is ahead of the top of an own pile; behind it less than nothing."""
    top = int(_mine(scene)[kind]["top"])
    return card - top if kind == "up" else top - card


def _steps(scene: Scene) -> list[int]:
    """The gaps of all cards of the hand that fit on an own pile; a step back by ten is one too."""
    gaps = [_gap(card, kind, scene) for card in _mine(scene)["hand"] for kind in ("up", "down")]
    return [gap for gap in gaps if gap > 0 or gap == -_TRICK]


def _new_cards(scene: Scene) -> int:
    """How many cards a gift brings at least: two have to be laid in a turn, the gift among them."""
    still = max(1, _OWED - scene.view["laid"])
    return int(_HAND - len(_mine(scene)["hand"]) + still)


REASONS = Reasons(
    find,
    {
        "f2f-why-last": _is_last,
        "f2f-why-trick": _is_trick,
        "f2f-why-back": _goes_back,
        "f2f-why-small": _is_small,
        "f2f-why-least": _is_least,
        "f2f-why-nearest": _is_nearest,
        "f2f-why-gift": _fills_more,
        "f2f-why-refill": _fills,
        "f2f-why-full": _is_full,
        "f2f-why-draw": _is_dear,
        "f2f-why-none-fits": _fits_nowhere,
    },
)
