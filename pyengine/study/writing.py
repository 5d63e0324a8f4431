"""Writes studies. Nothing here recurses, so that no line of a study is too long for it."""

from __future__ import annotations

from pyengine.core.record import turn_line
from pyengine.study.chapter import Chapter
from pyengine.study.node import Node, Words

FORMAT = 1
INDENT = "  "


def chapter_lines(chapter: Chapter, engine: str) -> list[str]:
    """A chapter of a study that an engine made: whose eyes it is seen with, the position or the deal, and its tree."""
    lines = ["chapter", *title_lines(chapter.titles)]
    lines += [] if chapter.seat is None else [f"view {chapter.seat + 1}"]
    lines += [] if chapter.root.engine == engine else [f"engine {chapter.root.engine}"]
    lines += [f"position {chapter.root.deal}"] if chapter.bare else chapter.root.setup_lines()
    return lines + _Tree(chapter).lines()


def title_lines(titles: Words) -> list[str]:
    """A title in its languages."""
    return [f"title {lang} {title}" for lang, title in titles.items()]


def word_lines(sign: str, words: Words) -> list[str]:
    """Words as lines that begin with a sign, one for each paragraph."""
    return [f"{sign} {lang} {line}" for lang, text in words.items() for line in text.split("\n")]


def annotation_lines(node: Node) -> list[str]:
    """The lines that follow a node's action."""
    lines = word_lines('"', node.words)
    lines += [f"* {' '.join(node.marks)}"] if node.marks else []
    lines += [f"-> {arrow.start} {arrow.end}" for arrow in node.arrows]
    if node.stop:
        stop = node.stop
        lines += [f"? {turn_line(stop.seat, stop.wanted)}", *word_lines("?", stop.question)]
        lines += [*word_lines("+", stop.right), *word_lines("-", stop.other)]
        lines += [line for action, words in stop.answers.items() for line in word_lines(f"! {action}", words)]
    return lines


class _Tree:
    """Writes the nodes of a chapter: a line, and after an action what could be done in its place, in brackets."""

    def __init__(self, chapter: Chapter) -> None:
        self.nodes = chapter.nodes
        self.children: list[list[int]] = [[] for _ in self.nodes]
        for at, node in enumerate(self.nodes[1:], 1):
            self.children[node.parent].append(at)
        self.found = annotation_lines(self.nodes[0])
        self.turn: list[str] = []
        self.todo: list[tuple[int, int] | str] = []

    def lines(self) -> list[str]:
        """All lines below the head."""
        self.todo = [(first, 0) for first in self.children[0][:1]]
        while self.todo:
            item = self.todo.pop()
            if isinstance(item, str):
                self._end_turn()
                self.found.append(item)
            else:
                self._node(*item)
        self._end_turn()
        return self.found

    def _node(self, at: int, depth: int) -> None:
        node, indent = self.nodes[at], INDENT * depth
        seat = f"{indent}{node.seat + 1}:"
        if self.turn[:1] != [seat]:
            self._end_turn()
            self.turn = [seat]
        self.turn.append(node.text)
        siblings = self.children[node.parent]
        others = siblings[1:] if siblings[0] == at else []
        if others or not node.bare:
            self._end_turn()
            self.found += [indent + line for line in annotation_lines(node)]
        # The end of the list is written first: what could be done in its place, then how the line goes on.
        self.todo += [(child, depth) for child in self.children[at][:1]]
        for other in reversed(others):
            self.todo += [f"{indent})", (other, depth + 1), f"{indent}("]

    def _end_turn(self) -> None:
        if self.turn:
            self.found.append(" ".join(self.turn))
        self.turn = []
