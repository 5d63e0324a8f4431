"""A study as Markdown: its words in one language, and every line as examples that `pyengine check` runs."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from pyengine.core.record import turn_line
from pyengine.core.state import State
from pyengine.games import game as find_game
from pyengine.study.chapter import Chapter
from pyengine.study.node import Stop, Words
from pyengine.study.study import Study


def to_markdown(study: Study, lang: str) -> str:
    """The study in a language; raises `NotationError` or `IllegalAction` for one that does not hold.

    Chapters are sections, and variations are sections of these. A fence begins where something is said or shown, with
    the position there, and has the actions that follow. What is not said in the language is left out.
    """
    blocks = _heading("#", study.titles.get(lang, study.game)) + _paragraphs(study.words, lang)
    for number, chapter in enumerate(study.chapters, 1):
        blocks += _heading("##", chapter.titles.get(lang, str(number)))
        blocks += _Chapter(study.game, chapter, lang).blocks()
    return "\n\n".join(blocks) + "\n"


def _heading(level: str, title: str) -> list[str]:
    return [f"{level} {title}"]


def _paragraphs(words: Words, lang: str) -> list[str]:
    return [_plain(line) for line in words.get(lang, "").split("\n") if line]


def _plain(line: str) -> str:
    """A paragraph that is not taken for a heading, a quotation or a fence."""
    return f"\\{line}" if line[0] in "#>`-+*=|~" else line


class _Chapter:
    """Writes a chapter."""

    def __init__(self, game_id: str, chapter: Chapter, lang: str) -> None:
        self.game = find_game(game_id)
        self.chapter, self.lang = chapter, lang
        self.positions = dict(self._positions())

    def _positions(self) -> Iterator[tuple[int, str]]:
        """The positions at which fences begin."""
        starts = {segment[0] for line in self.chapter.lines() for segment in self._segments(line)}
        for at, state in self.chapter.states():
            if at in starts:
                yield at, self._written(state)

    def _written(self, state: State) -> str:
        return self.game.write(state)

    def blocks(self) -> list[str]:
        """The main line, and then every variation below a heading with its first action."""
        found = list[str]()
        for line in self.chapter.lines():
            if line[0]:
                node = self.chapter.nodes[line[1]]
                number = len(self.chapter.path(line[1]))
                found += _heading("###", f"{number}. `{turn_line(node.seat, [node.text])}`")
            for segment in self._segments(line):
                found += self._segment(segment, said=segment[0] != line[0] or not line[0])
        return found

    def _segments(self, line: list[int]) -> list[list[int]]:
        """A line cut where something is said or shown; each piece begins with the node before its first action."""
        found = [[line[0]]]
        for at in line[1:]:
            found[-1].append(at)
            if not self.chapter.nodes[at].bare:
                found.append([at])
        return found

    def _segment(self, nodes: list[int], *, said: bool) -> list[str]:
        """What is said at the first node, unless it was said before, and the actions that follow."""
        node = self.chapter.nodes[nodes[0]]
        stop = node.stop if said else None
        found = _paragraphs(node.words, self.lang) if said else []
        if len(nodes) > 1 or stop or nodes[0] == 0 or node.marks or node.arrows:
            found.append(self._fence(nodes, stop))
        return found + (self._asked(stop) if stop else [])

    def _fence(self, nodes: list[int], stop: Stop | None) -> str:
        lines = [f"```play {self.game.id}", self.positions[nodes[0]]]
        lines += [f"? {turn_line(stop.seat, stop.wanted)}"] if stop else []
        done = [self.chapter.nodes[at] for at in nodes[1:]]
        turns = groupby(done, lambda node: node.seat)
        lines += [f"> {turn_line(seat, [node.text for node in nodes])}" for seat, nodes in turns]
        return "\n".join([*lines, "```"])

    def _asked(self, stop: Stop) -> list[str]:
        """The question, with its answers to be opened."""
        question = _paragraphs(stop.question, self.lang)
        answers = [stop.right, stop.other, *stop.answers.values()]
        right = f"`{' '.join(stop.wanted)}`"
        told = [line for words in answers for line in _paragraphs(words, self.lang)]
        summary = " ".join(question) or "?"
        return [f"<details><summary>{_escaped(summary)}</summary>", right, *told, "</details>"]


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
