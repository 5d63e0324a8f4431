"""What speaks for an action in Nizam: claims about points now and one shift later, each with its check."""

from __future__ import annotations

from collections.abc import Iterator

from pyengine.games.nizam import scoring
from web.games.nizam.words import runs_words
from web.parts.claims import Claim, Facts, Reasons
from web.parts.gems.ahead import Turn, turn_of
from web.parts.table import Scene


def find(action: str, scene: Scene) -> Iterator[Claim]:
    """What might be said, the most important first."""
    now = scene.view["gain"]
    if action == "draw":
        facts = {"count": _held(scene), "more": scene.view["draw"]}
        yield Claim("niz-why-gather", facts)
        yield Claim("niz-why-draw", facts)
    elif action == "activate":
        yield Claim("niz-why-best", {"gain": now})
        yield Claim("niz-why-take", {"gain": now})
    elif ">" in action:
        turn = turn_of(scene)
        after = turn.after(action)
        facts = {"gain": _gain(after) - now, "runs": _new_runs(turn, after)}
        yield Claim("niz-why-shift" if action[1] == ">" else "niz-why-three", facts)
        yield Claim("niz-why-prepare", {"gain": _best(after) - now})
    else:
        yield Claim("hint-only")


def words(facts: Facts, scene: Scene) -> Facts:
    """The facts with runs in words."""
    if "runs" not in facts:
        return facts
    runs = [{"line": line, "kind": kind, "length": length} for line, kind, length in facts["runs"]]
    return {**facts, "runs": runs_words(runs, scene.t)}


def turn_result(gained: int, kept: int, scene: Scene) -> str:
    """What a whole turn comes to: points, and cards left."""
    return scene.t("puzzle-came-points", points=gained, cards=kept)


# Checks -------------------------------------------------------------------------------------------------------------


def _gathers(facts: Facts, action: str, scene: Scene) -> bool:
    """No single shift that can be paid for would score."""
    return _draws(facts, action, scene) and _best(turn_of(scene)) == 0


def _draws(facts: Facts, action: str, scene: Scene) -> bool:  # noqa: ARG001 - a check's shape
    return (facts["count"], facts["more"]) == (_held(scene), scene.view["draw"]) and facts["more"] > 0


def _is_best(facts: Facts, action: str, scene: Scene) -> bool:  # noqa: ARG001
    """No single shift more would bring more points."""
    return bool(facts["gain"] == scene.view["gain"] >= _best(turn_of(scene)))


def _takes(facts: Facts, action: str, scene: Scene) -> bool:  # noqa: ARG001
    return 0 < facts["gain"] == scene.view["gain"] and _held(scene) > 0


def _scores(facts: Facts, action: str, scene: Scene) -> bool:
    """The shift alone brings so many points more, by these runs."""
    turn = turn_of(scene)
    after = turn.after(action)
    gain = _gain(after) - scene.view["gain"]
    return bool(0 < facts["gain"] == gain and facts["runs"] == _new_runs(turn, after) != ())


def _prepares(facts: Facts, action: str, scene: Scene) -> bool:
    """The shift brings nothing itself; one more then brings so much, and no single shift would bring that now."""
    turn, now = turn_of(scene), scene.view["gain"]
    after = turn.after(action)
    gain = _best(after) - now
    return bool(_gain(after) <= now and 0 < facts["gain"] == gain > _best(turn) - now)


def _is_only(facts: Facts, action: str, scene: Scene) -> bool:  # noqa: ARG001
    return len(scene.legal) == 1


# What the viewer sees -----------------------------------------------------------------------------------------------


def _held(scene: Scene) -> int:
    return len(scene.view["players"][scene.viewer]["hand"])


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


REASONS = Reasons(
    find,
    {
        "niz-why-gather": _gathers,
        "niz-why-draw": _draws,
        "niz-why-best": _is_best,
        "niz-why-take": _takes,
        "niz-why-shift": _scores,
        "niz-why-three": _scores,
        "niz-why-prepare": _prepares,
        "hint-only": _is_only,
    },
    words,
)
