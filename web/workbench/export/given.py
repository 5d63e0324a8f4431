"""An example that comes from a rulebook: opened with its moves, and given back with what it says at each of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from pyengine.core.errors import NotationError
from pyengine.core.game import Game
from pyengine.core.record import Record, turn_line
from pyengine.rulebook import fences
from pyengine.rulebook.run import start
from pyengine.study.editing import add_action
from web.workbench.document import Document

GIVEN = "given"
"""Where the workspace remembers it."""


@dataclass(frozen=True, slots=True)
class Given:
    """What an example says besides its moves: how its position was written, `lines` about what is allowed, refused or
    so at each place, and the `facts` that it states in the end.

    Places are named by the records that lead to them: where the reader changes something, what was said of it is gone.
    """

    root: str = ""
    setup: str = ""
    lines: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    facts: tuple[str, ...] = ()

    def setup_at(self, record: Record) -> str:
        """The position of a place as the example had it; empty for any other place."""
        return self.setup if self.root == record.format() else ""

    def lines_at(self, record: Record) -> tuple[str, ...]:
        """What it says at a place."""
        return self.lines.get(record.format(), ())


def read_example(game: Game, text: str) -> tuple[Document, Given]:
    """The document of an example, which begins where it does, and what it says besides.

    `text` is what stands between the lines of its fence. Raises `NotationError`, whose lines count from the example's
    first, `IllegalAction` and `OptionError`.
    """
    try:
        [fence] = fences(f"```play {game.id}\n{text}\n```\n")
    except NotationError as error:
        raise error.moved(-1, 0) from None
    except ValueError:  # a line of it ends the fence, or opens another
        raise NotationError("```", 1, 1, "one example") from None
    document = Document.new(game, game.write(start(game, fence.setup)))
    chapter, at, lines = document.current_chapter, 0, dict[str, tuple[str, ...]]()
    root, own = chapter.record(0).format(), (*chapter.state(0).to_act, 0)[0]
    last = max((line for line, command in enumerate(fence.commands) if command.marker == ">"), default=-1)
    facts = list[str]()
    for line, command in enumerate(fence.commands):
        if command.marker == ">":
            for word in command.words:
                chapter, at = add_action(chapter, at, word, command.seat)
            continue
        state = chapter.state(at)
        if command.marker == "=":
            named = game.facts(state, own)
            said = [[word.text for word in item] for item in command.facts()]
            names = [
                next((name for size in (3, 2, 1) if (name := " ".join(words[:size])) in named), "") for words in said
            ]
            if line > last and all(names):
                facts += names
                continue
            words = f"= {command.words[0].strip()}"
        else:
            seat = command.seat if command.seat is not None else (*state.to_act, own)[0]
            words = f"{command.marker} {turn_line(seat, command.words)}"
        key = chapter.record(at).format()
        lines[key] = (*lines.get(key, ()), words)
    return document.with_chapter(chapter), Given(root, fence.setup, lines, tuple(facts))
