"""What speaks for an action in Nizam: points now, and one shift later."""

from __future__ import annotations

from collections.abc import Iterator

from pyengine.games.nizam import scoring
from web.games.nizam.words import runs_words
from web.parts.gems.ahead import Turn, turn_of
from web.parts.table import Scene, Table
from web.parts.table_data import Claim, Facts


class Argues(Table):
    """What speaks for a draw, an activation and a shift."""

    def claims(self, action: str, scene: Scene) -> Iterator[Claim]:
        """What a shift or a draw brings, and what would come next."""
        turn, now = turn_of(scene), scene.view["gain"]
        held = len(scene.view["players"][scene.viewer]["hand"])
        if action == "draw":
            facts = {"count": held, "more": scene.view["draw"]}
            if facts["more"] and _best(turn) == 0:
                yield Claim("niz-why-gather", facts)
            if facts["more"]:
                yield Claim("niz-why-draw", facts)
        elif action == "activate":
            if now >= _best(turn):
                yield Claim("niz-why-best", {"gain": now})
            if now > 0 and held:
                yield Claim("niz-why-take", {"gain": now})
        elif ">" in action:
            after = turn.after(action)
            gain, runs, best = _gain(after) - now, _new_runs(turn, after), _best(after)
            if gain > 0 and runs:
                yield Claim("niz-why-shift" if action[1] == ">" else "niz-why-three", {"gain": gain, "runs": runs})
            if gain <= 0 and best > max(now, _best(turn)):
                yield Claim("niz-why-prepare", {"gain": best - now})
        elif len(scene.legal) == 1:
            yield Claim("hint-only")

    def claim_words(self, facts: Facts, scene: Scene) -> Facts:
        """The facts with runs in words."""
        if "runs" not in facts:
            return facts
        runs = [{"line": line, "kind": kind, "length": length} for line, kind, length in facts["runs"]]
        return {**facts, "runs": runs_words(runs, scene.t)}

    def turn_result(self, gained: int, kept: int, scene: Scene) -> str:
        """Points, and the cards that are left."""
        return scene.t("puzzle-came-points", points=gained, cards=kept)


def _gain(turn: Turn) -> int:
    """What an activation would bring."""
    return scoring.points(scoring.changed(turn.field, turn.untouched))


def _best(turn: Turn) -> int:
    """The most that an activation would bring after one shift more; nothing where none can be paid for."""
    return max(map(_gain, turn.nexts()), default=0)


def _new_runs(turn: Turn, after: Turn) -> tuple[tuple[str, str, int], ...]:
    """The runs that score after a shift and did not before: line, kind and length."""
    before = scoring.names(scoring.changed(turn.field, turn.untouched))
    names = [name for name in scoring.names(scoring.changed(after.field, after.untouched)) if name not in before]
    return tuple((line, what[0], int(what[1:])) for line, _, what in (name.partition("-") for name in names))
