"""What speaks for an action in Pearl of the East: claims about tasks now and one shift later, each with its check."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pyengine.games.pearl import scoring
from pyengine.games.pearl.pieces import kinds_in
from pyengine.gems.field import letters
from web.parts.claims import Claim, Facts, Reasons
from web.parts.gems import words as gem_words
from web.parts.gems.ahead import Turn, turn_of
from web.parts.table import Scene

_DRAWN = 3


def find(action: str, scene: Scene) -> Iterator[Claim]:
    """What might be said, the most important first."""
    mine, tasks = _mine(scene), _tasks(turn_of(scene), scene)
    if action.endswith(">done"):
        left = len(mine["open"]) - 1
        yield Claim("prl-why-order", {"count": left})
        yield Claim("prl-why-lay", {"kind": action[0], "count": left})
    elif ">" in action:
        after = turn_of(scene).after(action)
        plain, by_pearl = _kinds(after, scene)
        yield Claim("prl-why-shift", {"kinds": tuple(kind for kind in plain if kind not in _both(scene))})
        yield Claim("prl-why-pearl", {"kinds": tuple(kind for kind in by_pearl if kind not in _both(scene))})
        yield Claim("prl-why-prepare", {"count": _best(after, scene) - tasks})
    elif action == "draw":
        yield Claim("prl-why-draw", {"count": len(mine["hand"])})
    elif action == "prove":
        yield Claim("prl-why-prove", {"count": tasks})
        yield Claim("prl-why-now", {"count": tasks})
        yield Claim("prl-why-stop", {"count": len(mine["hand"])})
    elif action == "end":
        yield Claim("prl-why-bar", {"kind": "".join(mine["done"][-1:])})
        yield Claim("prl-why-hold")
    else:
        yield Claim("hint-only")


def words(facts: Facts, scene: Scene) -> Facts:
    """The facts with gems by their names."""
    named = dict(facts)
    if "kind" in facts:
        named |= {"kind": gem_words.gem(facts["kind"], scene.t), "titled": gem_words.titled(facts["kind"], scene.t)}
    if "kinds" in facts:
        named["kinds"] = gem_words.gems(facts["kinds"], scene.t)
    return named


def turn_result(gained: int, kept: int, scene: Scene) -> str:
    """What a whole turn comes to: completed tasks, and cards left."""
    return scene.t("puzzle-came-tasks", tasks=gained, cards=kept)


# Checks -------------------------------------------------------------------------------------------------------------


def _draws(facts: Facts, action: str, scene: Scene) -> bool:  # noqa: ARG001 - a check's shape
    there = scene.view["deck"] + len(scene.view["discard"])
    return bool(facts["count"] == len(_mine(scene)["hand"]) and there >= _DRAWN)


def _brings(facts: Facts, action: str, scene: Scene) -> bool:
    """The shift puts three side by side, of kinds that could not be laid before."""
    plain, _ = _kinds(turn_of(scene).after(action), scene)
    return bool(() != facts["kinds"] == tuple(kind for kind in plain if kind not in _both(scene)))


def _brings_by_pearl(facts: Facts, action: str, scene: Scene) -> bool:
    """With the pearl one task more can be laid; where several kinds would do, it is one of them (PRL-7)."""
    after = turn_of(scene).after(action)
    _, by_pearl = _kinds(after, scene)
    new = tuple(kind for kind in by_pearl if kind not in _both(scene))
    return () != facts["kinds"] == new and _tasks(after, scene) > _tasks(turn_of(scene), scene)


def _prepares(facts: Facts, action: str, scene: Scene) -> bool:
    """The shift proves nothing more; one more then does, and no single shift would now."""
    turn = turn_of(scene)
    after, now = turn.after(action), _tasks(turn, scene)
    more = _best(after, scene) - now
    return _tasks(after, scene) <= now and 0 < facts["count"] == more > _best(turn, scene) - now


def _proves(facts: Facts, action: str, scene: Scene) -> bool:
    """So many can be laid, and no single shift would add one."""
    return _can_lay(facts, action, scene) and _best(turn_of(scene), scene) <= facts["count"]


def _can_lay(facts: Facts, action: str, scene: Scene) -> bool:  # noqa: ARG001
    return bool(0 < facts["count"] == _tasks(turn_of(scene), scene))


def _stops(facts: Facts, action: str, scene: Scene) -> bool:  # noqa: ARG001
    return not scene.view["provable"] and 0 < facts["count"] == len(_mine(scene)["hand"])


def _orders(facts: Facts, action: str, scene: Scene) -> bool:  # noqa: ARG001
    """There is a choice which kind comes last and stays on top."""
    return len(scene.view["provable"]) > 1 and 0 < facts["count"] == len(_mine(scene)["open"]) - 1


def _lays(facts: Facts, action: str, scene: Scene) -> bool:
    return (facts["kind"], facts["count"]) == (action[0], len(_mine(scene)["open"]) - 1)


def _bars(facts: Facts, action: str, scene: Scene) -> bool:  # noqa: ARG001
    return bool([facts["kind"]] == _mine(scene)["done"][-1:])


def _holds(facts: Facts, action: str, scene: Scene) -> bool:  # noqa: ARG001
    """Something that is proved is not laid."""
    return bool(scene.view["provable"])


def _is_only(facts: Facts, action: str, scene: Scene) -> bool:  # noqa: ARG001
    return len(scene.legal) == 1


# What the viewer sees -----------------------------------------------------------------------------------------------


def _mine(scene: Scene) -> dict[str, Any]:
    found: dict[str, Any] = scene.view["players"][scene.viewer]
    return found


def _kinds(turn: Turn, scene: Scene) -> tuple[list[str], list[str]]:
    """The kinds that could be laid: those that a line proves, and the others that one proves with the pearl."""
    mine = _mine(scene)
    wanted = [kind for kind in mine["open"] if kind not in mine["forbidden"]]
    plain = [kind for kind in letters(kinds_in(scoring.plain(turn.field))) if kind in wanted]
    if scene.view["pearl"] is not None:
        return plain, []
    by_pearl = letters(kinds_in(scoring.by_pearl(turn.field)))
    return plain, [kind for kind in by_pearl if kind in wanted and kind not in plain]


def _both(scene: Scene) -> list[str]:
    """The kinds that could be laid now."""
    plain, by_pearl = _kinds(turn_of(scene), scene)
    return [*plain, *by_pearl]


def _tasks(turn: Turn, scene: Scene) -> int:
    """How many tasks could be laid: those that lines prove, and one by the pearl."""
    plain, by_pearl = _kinds(turn, scene)
    return len(plain) + bool(by_pearl)


def _best(turn: Turn, scene: Scene) -> int:
    """The most tasks that could be laid after one shift more; nothing where none can be paid for."""
    return max([_tasks(after, scene) for after in turn.nexts()], default=0)


REASONS = Reasons(
    find,
    {
        "prl-why-draw": _draws,
        "prl-why-shift": _brings,
        "prl-why-pearl": _brings_by_pearl,
        "prl-why-prepare": _prepares,
        "prl-why-prove": _proves,
        "prl-why-now": _can_lay,
        "prl-why-stop": _stops,
        "prl-why-order": _orders,
        "prl-why-lay": _lays,
        "prl-why-bar": _bars,
        "prl-why-hold": _holds,
        "hint-only": _is_only,
    },
    words,
)
