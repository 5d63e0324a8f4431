"""What is said of plays: why the best one is best, and what another one loses."""

from __future__ import annotations

from collections.abc import Sequence

from pyengine.puzzles.play import Result
from pyengine.puzzles.puzzle import Puzzle
from pyengine.puzzles.why import read_feature
from web.parts.gems import words as gem_words
from web.parts.messages import Messages
from web.parts.table import Scene
from web.puzzles.session import PuzzleSession, Tried

_RIVALS = 3
"""Of so many other plays is told what they lose, of those that come nearest."""
_NAMES_ITS_CARD = ("trick", "gift")
"""Reasons that name the card to be laid; as a hint they have other words."""
_LITTLE, _MUCH = 6, 15
"""Up to the first a loss is small, from the second on it is large: in a hundred games."""


def prompt(session: PuzzleSession, t: Messages) -> str:
    """What is asked for."""
    return t("puzzle-find-turn" if session.turns else "puzzle-find")


def why(puzzle: Puzzle, scene: Scene, *, hint: bool = False) -> list[str]:
    """The reasons of a puzzle as sentences about its best play; in a `hint` none of them names the card."""
    said = []
    for reason in puzzle.why:
        kind = reason.partition(":")[0]
        hidden = hint and kind in _NAMES_ITS_CARD
        said.append(scene.t(f"puzzle-hint-{kind}") if hidden else _reason(puzzle, reason, scene))
    return list(dict.fromkeys(filter(None, said)))


def rivals(session: PuzzleSession, before: Scene) -> tuple[str, ...]:
    """What the nearest other plays lose, a sentence each, that of the least loss first."""
    t, nearest = before.t, sorted(session.puzzle.tries, key=lambda each: each.loss)[:_RIVALS]
    return tuple(
        t("puzzle-rival", play=actions_words(each.actions, before), count=max(1, each.loss)) for each in nearest
    )


def _reason(puzzle: Puzzle, reason: str, scene: Scene) -> str:
    feature = read_feature(reason, puzzle.seat)
    if feature:
        return scene.table.value_words(feature, scene)
    kind, _, value = reason.partition(":")
    t = scene.t
    if kind == "kinds":
        return t("puzzle-why-kinds", kinds=gem_words.gems([*value.upper()], t))
    return t(f"puzzle-why-{kind}", count=int(value) if value.isdigit() else 0, what=value)


def right(session: PuzzleSession, scene: Scene, before: Scene) -> list[str]:
    """Why the play was best: what it comes to, the puzzle's reasons, and the game's own for a single action."""
    puzzle, table = session.puzzle, before.table
    own = None if session.turns else table.reason(puzzle.solution[0], before)
    first = [*_came(session.best, scene), *([own] if own else [])]
    said = table.info.said_already if first else ()
    more = [_reason(puzzle, each, before) for each in puzzle.why if each.partition(":")[0] not in said]
    return list(dict.fromkeys([*first, *more]))


def wrong(session: PuzzleSession, tried: Tried, scene: Scene) -> tuple[str, list[str]]:
    """The heading about another play, and what it loses; of the best one hints tell, not this."""
    t, puzzle = scene.t, session.puzzle
    head = t("puzzle-wrong-turn") if session.turns else t("puzzle-wrong", actions=actions_words(tried.actions, scene))
    texts = _came(tried.result, scene)
    if session.own and tried.loss is None:
        return head, [*texts, t("puzzle-own-other")]
    texts.append(loss_words(tried.loss if tried.loss is not None else puzzle.ahead, t, known=tried.loss is not None))
    texts.append(t("puzzle-better"))
    return head, texts


def loss_words(loss: int, t: Messages, *, known: bool) -> str:
    """What a play loses, in words and then in games; if it is not `known`, at least so much."""
    size = "little" if loss <= _LITTLE else "much" if loss >= _MUCH else "some"
    return t("puzzle-loss", size=size if known else "least", count=max(1, loss))


def _came(result: Result, scene: Scene) -> list[str]:
    """What a turn comes to, in the games that say it."""
    said = scene.table.turn_result(result.points + len(result.things), result.kept, scene)
    return [said] if said else []


def actions_words(actions: Sequence[str], scene: Scene) -> str:
    """Actions in words."""
    return "; ".join(scene.say(action) for action in actions)
