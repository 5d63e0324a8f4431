"""Judges of what the reasons of Nizam claim."""

from __future__ import annotations

from typing import Any

from tests.web.claim_case import Case, Judge, drawn, played, shifts


def _nizam_gain(case: Case, state: Any) -> int:
    return int(state.view(case.seat)["gain"])


def _nizam_best(case: Case, state: Any) -> int:
    if case.seat not in state.to_act:
        return 0
    return max((_nizam_gain(case, played(case, state, text)) for text in shifts(case, state)), default=0)


def _nizam_scores(case: Case) -> bool:
    """Activated after the shift, the field brings so many points more than before it; every run named is there."""
    after = case.after()
    named = {(run["line"], run["kind"], run["length"]) for run in after.view(case.seat)["changed"]}
    cards = len(case.text.partition(">")[0])
    more = _nizam_gain(case, after) - case.view["gain"]
    return cards in (1, 3) and 0 < more == case.facts["gain"] and set(case.facts["runs"]) <= named and bool(named)


def _nizam_prepares(case: Case) -> bool:
    after, now = case.after(), case.view["gain"]
    gain = _nizam_best(case, after) - now
    return bool(
        _nizam_gain(case, after) <= now and gain == case.facts["gain"] > max(0, _nizam_best(case, case.state) - now)
    )


NIZAM: dict[str, Judge] = {
    "hint-only": lambda case: len(case.legal) == 1,
    "niz-why-gather": lambda case: _nizam_best(case, case.state) == 0 and drawn(case) == case.facts["more"],
    "niz-why-draw": lambda case: drawn(case) == case.facts["more"],
    "niz-why-best": lambda case: _activated(case) == case.facts["gain"] >= _nizam_best(case, case.state),
    "niz-why-take": lambda case: _activated(case) == case.facts["gain"] > 0 and bool(case.mine["hand"]),
    "niz-why-shift": lambda case: _nizam_scores(case) and case.text[1] == ">",
    "niz-why-three": lambda case: _nizam_scores(case) and case.text[3] == ">",
    "niz-why-prepare": _nizam_prepares,
}


def _activated(case: Case) -> int:
    return int(case.after().view(case.seat)["players"][case.seat]["score"] - case.mine["score"])
