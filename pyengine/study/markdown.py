"""A study as Markdown: its words in one language, and every line as examples that `pyengine check` runs."""

from __future__ import annotations

from html import escape
from itertools import groupby

from pyengine.core.record import turn_line
from pyengine.core.shortening import short_position
from pyengine.games import game as find_game
from pyengine.study.chapter import Chapter
from pyengine.study.node import Stop, Words
from pyengine.study.study import Study


def to_markdown(study: Study, lang: str) -> str:
    """The study in a language; raises `NotationError` or `IllegalAction` for one that does not hold.

    Chapters are sections, and variations are sections of these. A fence begins where something is said or shown, with
    what matters of the position there, and has the actions that follow. What is not said in the language is left out.
    """
    blocks = [f"# {study.titles.get(lang, study.game)}", *_paragraphs(study.words, lang)]
    for number, chapter in enumerate(study.chapters, 1):
        blocks.append(f"## {chapter.titles.get(lang, str(number))}")
        blocks += _Chapter(study.game, chapter, lang).blocks()
    return "\n\n".join(blocks) + "\n"


def _paragraphs(words: Words, lang: str) -> list[str]:
    """Paragraphs that are not taken for headings, quotations or fences."""
    lines = (line for line in words.get(lang, "").split("\n") if line)
    return [f"\\{line}" if line[0] in "#>`-+*=|~" else line for line in lines]


class _Chapter:
    """Writes a chapter."""

    def __init__(self, game_id: str, chapter: Chapter, lang: str) -> None:
        self.game = find_game(game_id)
        self.chapter, self.lang = chapter, lang
        # Only where a fence begins: a study may have 20,000 actions.
        starts = {segment[0] for line in chapter.lines() for segment in self._segments(line)}
        self.states = {at: state.copy() for at, state in chapter.states() if at in starts}

    def blocks(self) -> list[str]:
        """The main line, and then every variation below a heading with its first action."""
        found = list[str]()
        for line in self.chapter.lines():
            if line[0]:
                node = self.chapter.nodes[line[1]]
                number = len(self.chapter.path(line[1]))
                found.append(f"### {number}. `{turn_line(node.seat, [node.text])}`")
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
            done = [self.chapter.nodes[at] for at in nodes[1:]]
            played = [(node.seat, node.text) for node in done]
            lines = [f"```play {self.game.id}", short_position(self.game, self.states[nodes[0]], played)]
            lines += [f"? {turn_line(stop.seat, stop.wanted)}"] if stop else []
            turns = groupby(done, lambda node: node.seat)
            lines += [f"> {turn_line(seat, [node.text for node in nodes])}" for seat, nodes in turns]
            found.append("\n".join([*lines, "```"]))
        return found + (self._asked(stop) if stop else [])

    def _asked(self, stop: Stop) -> list[str]:
        """The question, with its answers to be opened."""
        question = " ".join(_paragraphs(stop.question, self.lang)) or "?"
        answers = [stop.right, stop.other, *stop.answers.values()]
        told = [line for words in answers for line in _paragraphs(words, self.lang)]
        summary = f"<details><summary>{escape(question, quote=False)}</summary>"
        return [summary, f"`{' '.join(stop.wanted)}`", *told, "</details>"]
