"""A chapter of a study on a page: its pictures with marks, its moves in words, its variations, its questions."""

from __future__ import annotations

from dataclasses import dataclass

from pyengine.core.game import Game
from pyengine.core.state import State
from pyengine.study import Chapter, Stop, Words
from web.engine.controllers.diagram import session_of
from web.engine.scene import scene_of
from web.engine.wording import action_words
from web.parts.html import Html, el, join
from web.parts.marked import marked
from web.parts.messages import Messages
from web.pictures.picture import picture
from web.site.rulebook import linked


@dataclass(frozen=True, slots=True)
class Ways:
    """Where a chapter's links lead: to open it on the `workbench`, and to its game's `book` of rules."""

    workbench: str
    book: str


def chapter_section(game: Game, chapter: Chapter, number: int, ways: Ways, t: Messages) -> Html:
    """The section of a chapter."""
    title = el("h2", {"id": f"chapter-{number}-title"}, f"{number}. {chapter.titles[t.lang]}")
    link = el("a", {"class": "button", "href": ways.workbench}, t("study-open"))
    body = _Chapter(game, chapter, ways.book, t).blocks()
    attrs = {"class": "study-chapter", "id": f"chapter-{number}", "aria-labelledby": f"chapter-{number}-title"}
    return el("section", attrs, title, *body, el("p", {"class": "menu"}, link))


def picture_seat(chapter: Chapter, at: int, state: State) -> int:
    """Whose eyes a picture is seen with: the chapter's seat, or whoever is asked or is to act there."""
    stop = chapter.nodes[at].stop
    first = stop.seat if stop else (state.to_act[0] if state.to_act else 0)
    return first if chapter.seat is None else chapter.seat


class _Chapter:
    """Draws a chapter's lines."""

    def __init__(self, game: Game, chapter: Chapter, book: str, t: Messages) -> None:
        self.game, self.chapter, self.book, self.t = game, chapter, book, t
        self.positions = {
            at: (self.game.write(state), picture_seat(self.chapter, at, state)) for at, state in chapter.states()
        }
        self.moves: list[Html] = []

    def blocks(self) -> list[Html]:
        """The beginning, and then the main line with its variations."""
        return [*self._noted(0, drawn=True), *self._line(1 if len(self.chapter.nodes) > 1 else 0)]

    def _line(self, start: int) -> list[Html]:
        """The line that begins with a node; its variations, which recurse, are less than `limits.DEEPEST` deep."""
        found, moves, at = list[Html](), list[Html](), start
        while at:
            node = self.chapter.nodes[at]
            words = self._action(node.text)
            name = el("span", {"class": "what"}, self._who(node.seat))
            body = el("div", None, words[:1].upper() + words[1:])
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
        text = self._action(self.chapter.nodes[start].text)
        head = el("summary", None, self.t("study-instead", action=text))
        return el("details", {"class": "variation", "open": True}, head, *self._line(start))

    def _who(self, seat: int) -> str:
        if seat == self.chapter.seat:
            return self.t("you")
        return self.t("player-number", number=seat + 1)

    def _action(self, text: str) -> str:
        return action_words(self.game.id, text, self.t)

    def _noted(self, at: int, *, drawn: bool = False) -> list[Html]:
        """What is said at a node, the picture if something is shown or asked there, and the question."""
        node = self.chapter.nodes[at]
        found = self._paragraphs(node.words)
        if drawn or node.marks or node.arrows or node.stop:
            position, seat = self.positions[at]
            scene = scene_of(session_of(self.game, position, seat, self.t), self.t)
            shown = picture(scene, mark=lambda html: marked(html, node.marks, node.arrows))
            found.append(el("figure", {"class": "diagram study-picture"}, shown))
        return found + ([self._question(node.stop)] if node.stop else [])

    def _question(self, stop: Stop) -> Html:
        question = stop.question.get(self.t.lang) or self.t("study-ask")
        good = ", ".join(self._action(text) for text in stop.wanted)
        answer = [el("p", {"class": "good"}, self.t("study-good", actions=good)), *self._paragraphs(stop.right)]
        answer += self._paragraphs(stop.other)
        answer += [self._tried(text, words) for text, words in stop.answers.items()]
        opened = el("details", None, el("summary", None, self.t("study-answer")), *answer)
        asked = [el("p", {"class": "asked"}, line) for line in question.split("\n")]
        return el("div", {"class": "study-stop", "role": "group", "aria-label": self.t("study-ask")}, *asked, opened)

    def _tried(self, text: str, words: Words) -> Html:
        action = self._action(text)
        lead = el("strong", None, f"{action[:1].upper()}{action[1:]}: ")
        return el("p", None, lead, *self._said(words))

    def _paragraphs(self, words: Words) -> list[Html]:
        return [el("p", None, line) for line in self._said(words)]

    def _said(self, words: Words) -> list[Html]:
        """The lines of some words, with links to the rules that they name."""
        said = words.get(self.t.lang, "").split("\n")
        return [linked(join(line), book=self.book) for line in said if line]
