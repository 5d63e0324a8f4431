"""What speaks for an action in Pearl of the East: tasks now, and one shift later."""

from __future__ import annotations

from collections.abc import Iterator

from pyengine.games.pearl import scoring
from pyengine.games.pearl.pieces import kinds_in
from pyengine.gems.field import letters
from web.parts.gems import words as gem_words
from web.parts.gems.ahead import Turn, turn_of
from web.parts.table import Scene, Table
from web.parts.table_data import Claim, Facts

_DRAWN = 3


class Argues(Table):
    """What speaks for a draw, a shift, a task, and for an end."""

    def claims(self, action: str, scene: Scene) -> Iterator[Claim]:
        """What a shift or a draw brings, and what a task bars."""
        view, mine, turn = scene.view, scene.view["players"][scene.viewer], turn_of(scene)
        tasks = _tasks(turn, scene)
        if action.endswith(">done"):
            left = len(mine["open"]) - 1
            if left and len(view["provable"]) > 1:  # there is a choice which kind comes last and stays on top
                yield Claim("prl-why-order", {"count": left})
            yield Claim("prl-why-lay", {"kind": action[0], "count": left})
        elif ">" in action:
            yield from _for_shifting(turn, turn.after(action), scene)
        elif action == "draw":
            if view["deck"] + len(view["discard"]) >= _DRAWN:
                yield Claim("prl-why-draw", {"count": len(mine["hand"])})
        elif action == "prove":
            if tasks:
                yield Claim("prl-why-prove" if _best(turn, scene) <= tasks else "prl-why-now", {"count": tasks})
            if mine["hand"] and not view["provable"]:
                yield Claim("prl-why-stop", {"count": len(mine["hand"])})
        elif action == "end":
            if mine["done"]:
                yield Claim("prl-why-bar", {"kind": mine["done"][-1]})
            if view["provable"]:
                yield Claim("prl-why-hold")
        elif len(scene.legal) == 1:
            yield Claim("hint-only")

    def claim_words(self, facts: Facts, scene: Scene) -> Facts:
        """The facts with gems by their names."""
        named = dict(facts)
        if "kind" in facts:
            named |= {"kind": gem_words.gem(facts["kind"], scene.t), "titled": gem_words.titled(facts["kind"], scene.t)}
        if "kinds" in facts:
            named["kinds"] = gem_words.gems(facts["kinds"], scene.t)
        return named

    def turn_result(self, gained: int, kept: int, scene: Scene) -> str:
        """The tasks that are done, and the cards that are left."""
        return scene.t("puzzle-came-tasks", tasks=gained, cards=kept)


def _for_shifting(turn: Turn, after: Turn, scene: Scene) -> Iterator[Claim]:
    """New kinds to lay; where several would do by the pearl, it is one of them (PRL-7)."""
    now = [kind for kinds in _kinds(turn, scene) for kind in kinds]
    plain, by_pearl = (tuple(kind for kind in kinds if kind not in now) for kinds in _kinds(after, scene))
    tasks, then = _tasks(turn, scene), _tasks(after, scene)
    if plain:
        yield Claim("prl-why-shift", {"kinds": plain})
    if by_pearl and then > tasks:
        yield Claim("prl-why-pearl", {"kinds": by_pearl})
    best = _best(after, scene)
    if then <= tasks and best > max(tasks, _best(turn, scene)):
        yield Claim("prl-why-prepare", {"count": best - tasks})


def _kinds(turn: Turn, scene: Scene) -> tuple[list[str], list[str]]:
    """The kinds that could be laid: those that a line proves, and the others that one proves with the pearl."""
    mine = scene.view["players"][scene.viewer]
    wanted = [kind for kind in mine["open"] if kind not in mine["forbidden"]]
    plain = [kind for kind in letters(kinds_in(scoring.plain(turn.field))) if kind in wanted]
    if scene.view["pearl"] is not None:
        return plain, []
    by_pearl = letters(kinds_in(scoring.by_pearl(turn.field)))
    return plain, [kind for kind in by_pearl if kind in wanted and kind not in plain]


def _tasks(turn: Turn, scene: Scene) -> int:
    """How many tasks could be laid: those that lines prove, and one by the pearl."""
    plain, by_pearl = _kinds(turn, scene)
    return len(plain) + bool(by_pearl)


def _best(turn: Turn, scene: Scene) -> int:
    """The most tasks that could be laid after one shift more; nothing where none can be paid for."""
    return max([_tasks(after, scene) for after in turn.nexts()], default=0)
