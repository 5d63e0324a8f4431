"""A puzzle: its number and level, what is asked for or what came of it, the table, and the controls."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from web.parts.buttons import do
from web.parts.html import Html, el, join
from web.parts.table import Scene
from web.parts.table_section import stage


@dataclass(frozen=True, slots=True)
class PuzzleLayout:
    """What surrounds the table of a puzzle: `about` it, the `title` of its note and the paragraphs below, the `steps`
    of the solution to be read now, a notice, which `buttons` are offered, and `links`: texts and addresses. It went
    `well` once it is solved; then it has its `rivals`, what other plays lose, and its `themes`.
    """

    about: Sequence[str]
    title: str
    texts: Sequence[str]
    steps: Sequence[str] = ()
    note: Html | None = None
    buttons: frozenset[str] = frozenset()
    links: Sequence[tuple[str, str]] = ()
    well: bool = False
    rivals: Sequence[str] = ()
    themes: str = ""


_KEYS = {"point": "h", "undo": "u", "again": "b", "solution": "s", "solution-back": "j", "solution-on": "k"}
"""The buttons below the note, with their keys."""


def puzzle(scene: Scene, board: Html, layout: PuzzleLayout) -> Html:
    """The whole puzzle."""
    t = scene.t
    about = el("p", {"class": "so-far"}, " · ".join(layout.about))
    steps = join(*(el("p", {"class": "plan"}, step) for step in layout.steps))
    attrs = {"class": "lesson-note", "id": "note", "tabindex": "-1", "aria-labelledby": "step-title"}
    title = el("h2", {"id": "step-title", "class": "well" if layout.well else None}, layout.title)
    texts = [el("p", None, text) for text in layout.texts]
    names = [name for name in ("next", "streak") if name in layout.buttons]
    on = "solution-on" in layout.buttons  # what one wants then is the next step
    buttons = [do(name, scene.t(f"puzzle-{name}"), main=not on, key="n") for name in names]
    links = [el("a", {"class": "button", "href": href}, text) for text, href in layout.links]
    onward = el("div", {"class": "menu on"}, *buttons, *links) if buttons or links else None
    lost = [el("h3", None, t("puzzle-rivals")), el("ul", None, *(el("li", None, each) for each in layout.rivals))]
    rivals = el("div", {"class": "rivals"}, *lost) if layout.rivals else None
    themes = el("p", {"class": "themes"}, layout.themes) if layout.themes else None
    head = el("section", attrs, about, title, *texts, steps, onward, rivals, themes)
    buttons = [
        do(name, t(f"puzzle-{name}"), key=key, main=name == "solution-on")
        for name, key in _KEYS.items()
        if name in layout.buttons
    ]
    menu = el("div", {"class": "menu", "data-zone": "menu", "id": "puzzle-menu"}, *buttons)
    state = "over" if not scene.view["to_act"] else "waiting"
    table = stage(scene, board, state)
    return join(head, menu, el("div", {"class": "stage"}, el("div", {"class": "notes"}, layout.note), table))
