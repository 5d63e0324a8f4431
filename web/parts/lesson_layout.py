"""A lesson: its progress, the note of the step, the table, and the controls."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pyengine.rulebook.lesson import Step
from web.parts.buttons import do
from web.parts.html import Html, el, join
from web.parts.messages import Messages
from web.parts.paragraph import paragraph
from web.parts.table import Scene
from web.parts.table_section import stage


@dataclass(frozen=True, slots=True)
class Controls:
    """The controls on offer: `back` and to the first step, `next`, `finish` at the end, a `hint`. `done` praises."""

    back: bool = False
    next: bool = False
    finish: bool = False
    hint: bool = False
    done: bool = False


@dataclass(frozen=True, slots=True)
class LessonLayout:
    """What surrounds the table of a lesson: the step (from 0), the number of steps, a notice, the controls, the
    links (`play`, `rules`, `workbench`; none in a frame, which nothing leads out of), the path to the site's root.
    """

    at: int
    steps: int
    note: Html | None
    controls: Controls
    links: dict[str, str]
    root: str = ""


def lesson(scene: Scene, step: Step, board: Html, layout: LessonLayout) -> Html:
    """The whole lesson at this step."""
    t, controls = scene.t, layout.controls
    head = el(
        "section",
        {"class": "lesson-note", "id": "note", "tabindex": "-1", "aria-labelledby": "step-title"},
        progress(layout.at, layout.steps, t),
        el("h2", {"id": "step-title"}, step.title),
        *(paragraph(text) for text in step.note),
        _next(layout, t),
    )
    notes = el("div", {"class": "notes"}, layout.note)
    table = stage(scene, board, _state(scene, controls))
    buttons = [
        do("point", t("learn-hint"), key="h") if controls.hint else None,
        do("back", t("learn-back"), key="b") if controls.back else None,
        do("again", t("learn-again")) if controls.back else None,
        _analyse(layout, t),
    ]
    menu = el("div", {"class": "menu", "data-zone": "menu"}, *buttons)
    # On a page of its own the table has the sizes of a game; a frame is as high as what is in it.
    return join(head, menu, el("div", {"class": "stage room" if layout.links else "stage"}, notes, table))


def _analyse(layout: LessonLayout, t: Messages) -> Html | None:
    """The way to the workbench with the position that lies there."""
    if "workbench" not in layout.links:
        return None
    return el("a", {"class": "button analyse", "href": layout.links["workbench"]}, t("analyse"))


def _state(scene: Scene, controls: Controls) -> str:
    if not scene.view["to_act"]:
        return "over"
    return "waiting" if controls.hint or controls.next else "thinking"


def progress(at: int, steps: int, t: Messages) -> Html:
    """The progress, as a text and as a row of marks."""
    marks = [el("li", {"class": "past" if each < at else "now" if each == at else None}) for each in range(steps)]
    row = el("ol", {"class": "way", "aria-hidden": "true"}, *marks)
    return el("div", {"class": "so-far"}, el("p", None, t("learn-step", number=at + 1, steps=steps)), row)


def _next(layout: LessonLayout, t: Messages) -> Html | None:
    """The button for the next step, once this one is done; after the last step, links to a game and to the rules."""
    controls = layout.controls
    if controls.finish and not layout.links:
        return el("p", {"class": "well"}, t("learn-well"))
    if controls.finish:
        play = el("a", {"class": "button main", "href": layout.links["play"]}, t("learn-play"))
        rules = el("a", {"class": "button", "href": layout.links["rules"]}, t("rules"))
        return el("div", {"class": "menu"}, play, rules)
    if not controls.next:
        return None
    praise = el("p", {"class": "well"}, t("learn-well")) if controls.done else None
    return el("div", {"class": "menu on"}, praise, do("next", t("learn-next"), main=True, key="n"))


def other_action(head: str, texts: Sequence[str], t: Messages) -> Html:
    """A notice about an action that is legal, but not the one that the lesson asks for."""
    words = [paragraph(text) for text in texts]
    title = el("p", {"class": "head"}, el("strong", None, head))
    return el("div", {"class": "notice allowed", "data-zone": "notice"}, title, *words, do("dismiss", t("dismiss")))


def instruction(text: str) -> Html:
    """A notice with the action that the lesson asks for."""
    return el("div", {"class": "notice told"}, el("p", None, text))
