"""Judges of what the reasons of Face to Face claim."""

from __future__ import annotations

from pyengine.core.state import State
from tests.web.claim_case import Case, Judge, played, texts, won


def _f2f_own(case: Case, kind: str) -> int:
    pile = case.mine[kind]
    return int(pile["top"])


def _rise(case: Case, card: int, kind: str) -> int:
    return card - _f2f_own(case, kind) if kind == "up" else _f2f_own(case, kind) - card


def _laid(case: Case) -> tuple[int, str, str]:
    card, _, pile = case.text.partition(">")
    side, _, kind = pile.partition("-")
    return int(card), side, kind


def _drawn_by_turn(case: Case, *texts: str) -> int:
    """How many cards the seat draws when it ends its turn after these actions."""
    before = case.after(*texts) if texts else case.state
    after = before.copy()
    after.play(case.seat, case.game.parse("draw"))
    return int(
        before.view(case.seat)["players"][case.seat]["draw"] - after.view(case.seat)["players"][case.seat]["draw"]
    )


def _f2f_least(case: Case) -> bool:
    """No other play on an own pile moves it by less, of all that would fit in any order of the turn."""
    card, side, kind = _laid(case)
    gap = case.facts["gap"]
    for held in case.mine["hand"]:
        for other in ("up", "down"):
            rise = _rise(case, held, other)
            if rise == -10 or 0 < rise < gap:
                return False
    return side == "own" and _rise(case, card, kind) == gap


def _f2f_back(case: Case) -> bool:
    """The second play is legal after the first, and takes the pile back by ten."""
    card, _, kind = _laid(case)
    after = case.after()
    back = f"{case.facts['back']}>own-{kind}"
    legal = {case.game.format(action) for action in after.legal(case.seat)}
    return back in legal and abs(case.facts["back"] - card) == 10 == (card - case.facts["back"]) * (
        1 if kind == "up" else -1
    )


def _f2f_gift(case: Case) -> bool:
    """However the turn goes on, so many new cards or more come: tried with the shortest turns."""
    after = case.after()
    if case.seat not in after.to_act:
        return False
    ends = [after] if "draw" in texts(case, after) else [played(case, after, text) for text in texts(case, after)]
    ends = [end for end in ends if case.seat in end.to_act and "draw" in texts(case, end)]
    drawn = []
    for end in ends:
        done = end.copy()
        done.play(case.seat, case.game.parse("draw"))
        drawn.append(_draws(case, end) - _draws(case, done))
    return not drawn or (min(drawn) >= case.facts["count"] > 2)


def _draws(case: Case, state: State) -> int:
    return int(state.view(case.seat)["players"][case.seat]["draw"])


def _f2f_draw(case: Case) -> bool:
    steps = [_rise(case, card, kind) for card in case.mine["hand"] for kind in ("up", "down")]
    steps = [step for step in steps if step > 0 or step == -10]
    return bool(min(steps) == case.facts["gap"] and _drawn_by_turn(case) == case.facts["count"])


def _f2f_none(case: Case) -> bool:
    return not [text for text in case.legal if ">own" in text] and _drawn_by_turn(case) == case.facts["count"]


FACE_TO_FACE: dict[str, Judge] = {
    "f2f-why-last": lambda case: won(case, case.after()),
    "f2f-why-trick": lambda case: (
        _rise(case, _laid(case)[0], _laid(case)[2]) == -10 and abs(case.facts["card"] - case.facts["top"]) == 10
    ),
    "f2f-why-back": _f2f_back,
    "f2f-why-small": lambda case: 0 < _rise(case, _laid(case)[0], _laid(case)[2]) == case.facts["gap"] <= 3,
    "f2f-why-least": _f2f_least,
    "f2f-why-nearest": lambda case: (
        not any(
            0 < _rise(case, held, _laid(case)[2]) < _rise(case, _laid(case)[0], _laid(case)[2])
            for held in case.mine["hand"]
        )
    ),
    "f2f-why-gift": _f2f_gift,
    "f2f-why-refill": lambda case: case.mine["draw"] >= 6 and ">their" in case.text,
    "f2f-why-full": lambda case: case.view["given"] and _drawn_by_turn(case) == case.facts["count"],
    "f2f-why-draw": _f2f_draw,
    "f2f-why-none-fits": _f2f_none,
}
