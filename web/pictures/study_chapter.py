"""A chapter of a study on a page: its pictures with marks, its moves in words, its variations, its questions.

On screens what follows a question is seen once its answer is opened; on paper the answers are on sheets of their own,
behind the chapters (`web/styles/studies.css`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pyengine.core.game import Game
from pyengine.core.state import State
from pyengine.study import Chapter, Stop, Study, Words
from web.parts.html import Html, capital, el, glued, join
from web.parts.marked import marked
from web.parts.messages import Messages
from web.parts.table import Scene
from web.pictures.picture import picture


@dataclass(frozen=True, slots=True)
class ChapterWords:
    """What a chapter is drawn with: the `scene` of a position as a seat sees it, an `action` in words, and words with
    the rules in them `linked`; in the language of `t`.
    """

    scene: Callable[[str, int], Scene]
    action: Callable[[str], str]
    linked: Callable[[Html], Html]
    t: Messages


def chapter_section(game: Game, chapter: Chapter, number: int, drawing: ChapterWords, ways: Html) -> Html:
    """The section of a chapter, with `ways` from it at its end."""
    title = el("h2", {"id": f"chapter-{number}-title"}, glued(". ", (str(number), drawing.t.among(chapter.titles))))
    body = _Chapter(game, chapter, drawing).blocks()
    attrs = {"class": "study-chapter", "id": f"chapter-{number}", "aria-labelledby": f"chapter-{number}-title"}
    return el("section", attrs, title, *body, ways)


def answer_sheets(game: Game, study: Study, drawing: ChapterWords) -> Html | None:
    """The answers to all questions, chapter by chapter, and how each goes on: for paper. None without a question."""
    found = []
    for number, chapter in enumerate(study.chapters, 1):
        answers = _Chapter(game, chapter, drawing, on_paper=True).answers()
        title = el("h3", None, glued(". ", (str(number), drawing.t.among(chapter.titles))))
        found += [el("section", None, title, *answers)] if answers else []
    return (
        el("section", {"class": "study-answers"}, el("h2", None, drawing.t("study-answers")), *found) if found else None
    )


def with_answers(study: Study, chapters: Sequence[Html], answers: Html | None) -> list[Html]:
    """All chapters, with the answers behind the last one that asks: those after it look back at them."""
    asking = [number for number, chapter in enumerate(study.chapters, 1) if any(node.stop for node in chapter.nodes)]
    last = asking[-1] if asking else len(chapters)
    return [*chapters[:last], *([answers] if answers else []), *chapters[last:]]


def lines(words: Words, t: Messages) -> list[str]:
    """The lines of some words, in the nearest language that they are there in."""
    lang = t.lang_among(words)
    return [t.foreign(line, lang) for line in words.get(lang, "").split("\n") if line]


def picture_seat(chapter: Chapter, at: int, state: State) -> int:
    """Whose eyes a picture is seen with: the chapter's seat, or whoever is asked or is to act there."""
    stop = chapter.nodes[at].stop
    first = stop.seat if stop else (state.to_act[0] if state.to_act else 0)
    return first if chapter.seat is None else chapter.seat


class _Chapter:
    """Draws a chapter's lines; `on_paper` without pictures, and with the answers where the questions are."""

    def __init__(self, game: Game, chapter: Chapter, drawing: ChapterWords, *, on_paper: bool = False) -> None:
        self.game, self.chapter, self.drawing, self.t, self.on_paper = game, chapter, drawing, drawing.t, on_paper
        self.positions = {
            at: (self.game.write(state), picture_seat(self.chapter, at, state)) for at, state in chapter.states()
        }

    def blocks(self) -> list[Html]:
        """The beginning, and then the main line with its variations."""
        return [*self._noted(0, drawn=True), *self._line(1 if len(self.chapter.nodes) > 1 else 0)]

    def answers(self) -> list[Html]:
        """The answer to the first question, and all that follows it; nothing in a chapter without one."""
        first = next((at for at, node in enumerate(self.chapter.nodes) if node.stop), None)
        if first is None:
            return []
        if first not in self.chapter.main_line:
            return self.blocks()
        stop, goes_on = self.chapter.nodes[first].stop, first + 1 in self.chapter.main_line
        asked = [self._question(stop)] if stop else []
        return asked + (self._line(first + 1) if goes_on else [])

    def _line(self, start: int) -> list[Html]:
        """The line that begins with a node; its variations, which recurse, are less than `limits.DEEPEST` deep."""
        found, moves, at = list[Html](), list[Html](), start
        while at:
            node = self.chapter.nodes[at]
            words = self.drawing.action(node.text)
            name = el("span", {"class": "what"}, self._who(node.seat))
            body = el("div", None, capital(words))
            moves.append(el("li", {"class": "step play"}, name, " ", body))
            others = self.chapter.variations(at) if at == node.parent + 1 else []
            goes_on = at + 1 < len(self.chapter.nodes) and self.chapter.nodes[at + 1].parent == at
            following = at + 1 if goes_on else 0
            if others or not node.bare or not following:
                steps = el("ol", {"class": "steps", "role": "list"}, *moves)
                found += [steps, *self._noted(at), *(self._variation(other) for other in others)]
                moves = []
            at = following
        return found

    def _variation(self, start: int) -> Html:
        text = self.drawing.action(self.chapter.nodes[start].text)
        head = el("summary", None, self.t("study-instead", action=text))
        return el("details", {"class": "variation", "open": True}, head, *self._line(start))

    def _who(self, seat: int) -> str:
        if seat == self.chapter.seat:
            return self.t("you")
        return self.t("player-number", number=seat + 1)

    def _noted(self, at: int, *, drawn: bool = False) -> list[Html]:
        """What is said at a node, the picture if something is shown or asked there, and the question."""
        node = self.chapter.nodes[at]
        found = self._paragraphs(node.words)
        if not self.on_paper and (drawn or node.marks or node.arrows or node.stop):
            scene = self.drawing.scene(*self.positions[at])
            shown = picture(scene, mark=lambda html: marked(html, node.marks, node.arrows))
            found.append(el("figure", {"class": "diagram study-picture"}, shown))
        return found + ([self._question(node.stop)] if node.stop else [])

    def _question(self, stop: Stop) -> Html:
        question = lines(stop.question, self.t) or [self.t("study-ask")]
        good = self.t.listed(self.drawing.action(text) for text in stop.wanted)
        answer = [el("p", {"class": "good"}, self.t("study-good", actions=good)), *self._paragraphs(stop.right)]
        answer += self._paragraphs(stop.other)
        answer += [self._tried(text, words) for text, words in stop.answers.items()]
        asked = [el("p", {"class": "asked"}, line) for line in question]
        if self.on_paper:
            return el("div", {"class": "study-answer"}, *asked, *answer)
        opened = el("details", None, el("summary", None, self.t("study-answer")), *answer)
        return el("div", {"class": "study-stop", "role": "group", "aria-label": self.t("study-ask")}, *asked, opened)

    def _tried(self, text: str, words: Words) -> Html:
        action = self.drawing.action(text)
        lead = el("strong", None, glued("", (capital(action), ": ")))
        return el("p", None, lead, *self._said(words))

    def _paragraphs(self, words: Words) -> list[Html]:
        return [el("p", None, line) for line in self._said(words)]

    def _said(self, words: Words) -> list[Html]:
        """The lines of some words, with links to the rules that they name."""
        return [self.drawing.linked(join(line)) for line in lines(words, self.t)]
