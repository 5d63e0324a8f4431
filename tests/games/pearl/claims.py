"""Judges of what the reasons of Pearl of the East claim."""

from __future__ import annotations

from typing import Any

from tests.web.claim_case import Case, Judge, drawn, played, shifts, texts, won


def _pearl_tasks(case: Case, state: Any) -> int:
    """How many tasks can be laid if the seat proves now: by laying as long as anything is provable."""
    if case.seat not in state.to_act:
        return 0
    state = state.copy()
    if state.view(case.seat)["phase"] == "turn":
        if "prove" not in texts(case, state):
            return _first_tasks(case, state)
        state.play(case.seat, case.game.parse("prove"))
    return _most_laid(case, state)


def _first_tasks(case: Case, state: Any) -> int:
    """Before any shift: what is provable, where the pearl stands for one kind at most."""
    view = state.view(case.seat)
    plain = [kind for kind in view["provable"] if kind in view["proved"]]
    return len(plain) + (len(plain) < len(view["provable"]))


def _most_laid(case: Case, state: Any) -> int:
    if case.seat not in state.to_act or state.view(case.seat)["phase"] == "turn":
        return 0
    found = [0]
    for text in texts(case, state):
        if text.endswith(">done"):
            found.append(1 + _most_laid(case, played(case, state, text)))
    return max(found)


def _pearl_best(case: Case, state: Any) -> int:
    return max((_pearl_tasks(case, played(case, state, text)) for text in shifts(case, state)), default=0)


def _pearl_three(case: Case, *, pearl: bool) -> bool:
    """Each kind is provable after the shift and was not before, without the pearl or only with it."""
    after = case.after().view(case.seat)
    new = set(case.facts["kinds"])
    return (
        bool(new)
        and new <= set(after["provable"]) - set(case.view["provable"])
        and all((kind in after["proved"]) != pearl for kind in new)
    )


def _pearl_prepares(case: Case) -> bool:
    now = _pearl_tasks(case, case.state)
    after = case.after()
    more = _pearl_best(case, after) - now
    none_now = _pearl_best(case, case.state) - now
    return _pearl_tasks(case, after) <= now and more == case.facts["count"] > max(0, none_now)


PEARL: dict[str, Judge] = {
    "hint-only": lambda case: len(case.legal) == 1,
    "prl-why-draw": lambda case: len(case.mine["hand"]) == case.facts["count"] and drawn(case) == 3,
    "prl-why-shift": lambda case: _pearl_three(case, pearl=False),
    "prl-why-pearl": lambda case: _pearl_three(case, pearl=True),
    "prl-why-prepare": _pearl_prepares,
    "prl-why-prove": lambda case: (
        _pearl_tasks(case, case.state) == case.facts["count"] >= _pearl_best(case, case.state)
    ),
    "prl-why-now": lambda case: _pearl_tasks(case, case.state) == case.facts["count"] > 0,
    "prl-why-stop": lambda case: _pearl_tasks(case, case.state) == 0 and len(case.mine["hand"]) == case.facts["count"],
    "prl-why-order": lambda case: (
        sum(text.endswith(">done") for text in case.legal) > 1
        and len(case.after().view(case.seat)["players"][case.seat]["open"]) == case.facts["count"] > 0
    ),
    "prl-why-lay": lambda case: (
        won(case, case.after())
        if case.facts["count"] == 0
        else case.after().view(None)["players"][case.seat]["done"][-1] == case.facts["kind"]
    ),
    "prl-why-bar": lambda case: case.after().view(None)["players"][case.seat]["done"][-1] == case.facts["kind"],
    "prl-why-hold": lambda case: any(text.endswith(">done") for text in case.legal),
}
