"""An example for a rulebook: a `play` fence that `pyengine check` runs, as `docs/notation.md` describes it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby

from pyengine.core.game import Game
from pyengine.core.record import take_step, turn_line
from pyengine.core.shortening import short_position, wrapped
from pyengine.core.state import State
from pyengine.study import Chapter, Node
from web.workbench.analysis.place import Try


@dataclass(frozen=True, slots=True)
class Example:
    """What an example shows: the first `moves` of what follows, what was refused at each of its nodes, and the names of
    the facts that hold in the end. Of one that came from a rulebook also the position as it was written there, and the
    `lines` that it has at each node.
    """

    moves: int = 0
    refused: Mapping[int, tuple[Try, ...]] | None = None
    facts: tuple[str, ...] = ()
    setup: str = ""
    lines: Mapping[int, tuple[str, ...]] | None = None


def line_after(chapter: Chapter, at: int) -> list[int]:
    """The nodes that follow a node in its own line."""
    found: list[int] = []
    while children := chapter.children(at):
        at = children[0]
        found.append(at)
    return found


def fence(game: Game, chapter: Chapter, at: int, shown: Example) -> str:
    """The fence of the position at a node and of what is to be shown from there."""
    state = chapter.state(at)
    own = next(iter(state.to_act), 0)
    nodes = line_after(chapter, at)[: shown.moves]
    played = [(node.seat, node.text) for node in map(chapter.nodes.__getitem__, nodes)]
    setup = shown.setup.split("\n") if shown.setup else wrapped(short_position(game, state, played, shown.facts))
    lines = [f"```play {game.id}", *setup]
    lines += _played(game, chapter, state, [at, *nodes], shown)
    facts = game.facts(state, own)
    kept = [f"{name} {facts[name]}" for name in shown.facts if name in facts]
    lines += [f"= {' | '.join(kept)}"] if kept else []
    return "\n".join([*lines, "```"]) + "\n"


def _played(game: Game, chapter: Chapter, state: State, nodes: list[int], shown: Example) -> Iterator[str]:
    """The actions with what was refused, or is said, before each of them; the state is played on."""
    turn: list[Node] = []
    for place, following in zip(nodes, [*nodes[1:], None], strict=True):
        tried = [f"! {each.seat + 1}: {each.text} {each.rule}" for each in (shown.refused or {}).get(place, ())]
        if said := list(dict.fromkeys([*(shown.lines or {}).get(place, ()), *tried])):
            yield from _turns(turn)
            yield from said
            turn = []
        if following is not None:
            node = chapter.nodes[following]
            turn.append(node)
            take_step(game, state, node.step)
    yield from _turns(turn)


def _turns(nodes: Iterable[Node]) -> list[str]:
    """Actions as lines of one seat each."""
    return [
        f"> {turn_line(seat, [node.text for node in turn])}" for seat, turn in groupby(nodes, lambda node: node.seat)
    ]


def facts_after(game: Game, chapter: Chapter, at: int, moves: int) -> dict[str, str]:
    """The facts that hold after so many moves, as the seat that is first to act at the node names them."""
    state = chapter.state(at)
    own = next(iter(state.to_act), 0)
    for node in line_after(chapter, at)[:moves]:
        take_step(game, state, chapter.nodes[node].step)
    return {name: value for name, value in game.facts(state, own).items() if value.split()}
