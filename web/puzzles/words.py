"""What is said of plays: why the best one is best, and what another one loses."""

from __future__ import annotations

from collections.abc import Sequence

from pyengine.puzzles.play import Result, by_turns
from pyengine.puzzles.puzzle import Puzzle
from pyengine.puzzles.why import read_feature
from web.engine.wording import action_words
from web.games import table_of
from web.parts.gems import words as gem_words
from web.parts.messages import Messages
from web.parts.scene import Scene
from web.puzzles.session import PuzzleSession, Tried

_LITTLE, _MUCH = 6, 15
"""Up to the first a loss is small, from the second on it is large: in a hundred games."""


def prompt(session: PuzzleSession, t: Messages) -> str:
    """What is asked for."""
    return t("puzzle-find-turn" if by_turns(session.timeline.game) else "puzzle-find")


def why(puzzle: Puzzle, scene: Scene) -> list[str]:
    """The reasons of a puzzle as sentences about its best play."""
    return [said for reason in puzzle.why if (said := _reason(puzzle, reason, scene))]


def _reason(puzzle: Puzzle, reason: str, scene: Scene) -> str:
    feature = read_feature(reason, puzzle.seat)
    if feature:
        return table_of(puzzle.game).value_words(feature, scene)
    kind, _, value = reason.partition(":")
    t = scene.t
    if kind == "kinds":
        return t("puzzle-why-kinds", kinds=gem_words.gems([*value.upper()], t))
    return t(f"puzzle-why-{kind}", count=int(value) if value.isdigit() else 0, what=value)


def right(session: PuzzleSession, scene: Scene, before: Scene) -> list[str]:
    """Why the play was best: what it comes to, the puzzle's reasons, and the game's own for a single action."""
    puzzle, table = session.puzzle, table_of(session.puzzle.game)
    own = None if by_turns(session.timeline.game) else table.reason(puzzle.solution[0], before)
    first = [*_came(puzzle, session.best, scene), *([own] if own else [])]
    said = table.said_already if first else ()
    more = [_reason(puzzle, each, before) for each in puzzle.why if each.partition(":")[0] not in said]
    return list(dict.fromkeys([*first, *more]))


def wrong(session: PuzzleSession, tried: Tried, scene: Scene) -> tuple[str, list[str]]:
    """The heading about another play, and what the best one has over it; the best one is not named."""
    t, puzzle = scene.t, session.puzzle
    turn = by_turns(session.timeline.game)
    head = (
        t("puzzle-wrong-turn") if turn else t("puzzle-wrong", actions=actions_words(puzzle.game, tried.actions, scene))
    )
    texts = _came(puzzle, tried.result, scene)
    texts.append(loss_words(tried.loss if tried.loss is not None else puzzle.ahead, t, known=tried.loss is not None))
    texts.append(" ".join([t("puzzle-better"), *why(puzzle, scene)]))
    return head, texts


def loss_words(loss: int, t: Messages, *, known: bool) -> str:
    """What a play loses, in words and then in games; if it is not `known`, at least so much."""
    size = "little" if loss <= _LITTLE else "much" if loss >= _MUCH else "some"
    return t("puzzle-loss", size=size if known else "least", count=max(1, loss))


def _came(puzzle: Puzzle, result: Result, scene: Scene) -> list[str]:
    """What a turn comes to, in the games that say it."""
    said = table_of(puzzle.game).turn_result(result.points + len(result.things), result.kept, scene)
    return [said] if said else []


def actions_words(game_id: str, actions: Sequence[str], scene: Scene) -> str:
    """Actions in words, with the names of the people in place of their numbers."""
    said = "; ".join(action_words(game_id, action, scene.t) for action in actions)
    for seat, name in enumerate(scene.names):
        said = said.replace(scene.t("player-number", number=seat + 1), name)
    return said
