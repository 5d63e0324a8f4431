"""A chapter of a study: a position or a deal, and the tree of what was or could be done from there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from pyengine.core.game import Game
from pyengine.core.record import Record, take_step
from pyengine.core.state import State
from pyengine.core.version import VERSION
from pyengine.games import game as find_game
from pyengine.study.node import Node, Words


@dataclass(frozen=True, slots=True)
class Chapter:
    """A tree of actions, from the start of the record `root`, which has no actions of its own.

    `nodes` are in the order in which one reads them, the main line first: node 0 is the root, and the nodes 1, 2, …
    are those of the main line, so that node n is where n actions have been done. Then come the variations, the latest
    fork first. A node's children stand in order; the first continues its line. `seat` is whose eyes the table is seen
    with; None stands for whoever is to act. Chapters are never changed: `pyengine.study.editing` makes new ones.
    """

    root: Record
    titles: Words = field(default_factory=dict)
    seat: int | None = None
    nodes: tuple[Node, ...] = (Node(),)
    bare: bool = False
    """True if it begins with a position alone, not with a game that was set up."""
    line: int = field(default=0, compare=False)
    """The line that it begins on, if it was read."""

    @classmethod
    def at_position(cls, game: Game, position: str, engine: str = VERSION) -> Chapter:
        """A chapter that begins with a position; raises `NotationError`."""
        state = game.position(position)
        return cls(Record(game.id, state.players, game.write(state), engine=engine), bare=True)

    @classmethod
    def of_record(cls, record: Record) -> Chapter:
        """A recorded game as a chapter; what it names is not checked."""
        steps = enumerate(record.steps)
        nodes = (Node(), *(Node(at, step.seat, step.text, where=step.where) for at, step in steps))
        return cls(record.with_steps(()), nodes=nodes)

    @property
    def main_line(self) -> range:
        """The nodes of the main line, the root first."""
        return range(len(list(self._on(0))))

    def children(self, at: int) -> list[int]:
        """The nodes that follow a node, the main one first."""
        return [child for child in self.subtree(at) if self.nodes[child].parent == at]

    def subtree(self, at: int) -> range:
        """A node and all that come after it."""
        end = at + 1
        # By the order of `nodes` they stand right behind it: what belongs to an earlier fork comes after them all.
        while end < len(self.nodes) and self.nodes[end].parent >= at:
            end += 1
        return range(at, end)

    def lines(self) -> list[list[int]]:
        """The main line, and then every variation, those of early forks first; each with the node that it leaves."""
        starts = [at for at, node in enumerate(self.nodes) if at and at != node.parent + 1]
        starts.sort(key=lambda at: len(self.path(at)))
        return [list(self.main_line), *([self.nodes[at].parent, *self._on(at)] for at in starts)]

    def _on(self, at: int) -> Iterator[int]:
        """A node and its line's further ones."""
        yield at
        while at + 1 < len(self.nodes) and self.nodes[at + 1].parent == at:
            at += 1
            yield at

    def path(self, at: int) -> list[int]:
        """The nodes that lead to a node, from the first action to itself; empty for the root."""
        found = []
        while at > 0:
            found.append(at)
            at = self.nodes[at].parent
        return found[::-1]

    def variations(self, at: int) -> list[int]:
        """What could be done in place of a node's action: its siblings."""
        return [] if at == 0 else [child for child in self.children(self.nodes[at].parent) if child != at]

    def record(self, at: int | None = None) -> Record:
        """The game up to a node, by default to the end of the main line."""
        steps = self.path(self.main_line[-1] if at is None else at)
        return self.root.with_steps(tuple(self.nodes[step].step for step in steps))

    def state(self, at: int) -> State:
        """The state at a node; raises `NotationError` or `IllegalAction`, which say where, on a broken chapter."""
        return self.record(at).replay()

    def states(self) -> Iterator[tuple[int, State]]:
        """Every node with its state, each action done once; the state is the caller's own.

        Raises as `state` does.
        """
        game, forks = find_game(self.root.game), [0] * len(self.nodes)
        for node in self.nodes[1:]:
            forks[node.parent] += 1
        kept = {0: self.root.start()}
        for at, node in enumerate(self.nodes):
            if at:
                forks[node.parent] -= 1
                # The last to follow a node takes its state over, so that no more are kept than there are open forks.
                state = kept[node.parent].copy() if forks[node.parent] else kept.pop(node.parent)
                take_step(game, state, node.step)
                kept[at] = state
            yield at, kept[at].copy()
            if not forks[at]:
                del kept[at]

    def languages(self) -> set[str]:
        """The languages in which anything is said."""
        found = set(self.titles)
        for node in self.nodes:
            found |= set(node.words)
            if node.stop:
                said = (node.stop.question, node.stop.right, node.stop.other, *node.stop.answers.values())
                found |= {lang for words in said for lang in words}
        return found
