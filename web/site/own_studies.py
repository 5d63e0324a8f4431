"""What a reader has on the overview of studies: those of this device, the way to write one, homework and its results.

The page's script fills it (`web/browser/window/own_studies`); without one, only the ways to write are there.
"""

from __future__ import annotations

from pyengine.study import Study
from web.games import games
from web.parts.html import Html, el, glued
from web.parts.messages import Messages

_WORDS = (
    "own-read",
    "own-edit",
    "own-save",
    "own-delete",
    "own-deleted",
    "own-undo",
    "own-untitled",
    "task-none",
    "task-old",
    "task-long",
    "task-copied",
    "task-not-copied",
    "results-none",
    "results-broken",
    "results-name",
    "results-nameless",
    "results-score",
    "results-first",
    "results-later",
    "results-shown",
    "results-open",
    "results-untitled",
    "results-file",
)
"""The messages that the page's script says."""
_FILLED = ("title", "count", "right", "all", "size", "most", "question")
"""What the script puts into them, each in braces."""


def writing(root: str, t: Messages) -> Html:
    """The games, each with the way to a study of one's own."""
    links = [
        el("a", {"class": "button", "href": f"{root}workbench/?game={game.id}&tab=study&lang={t.lang}"}, name)
        for game in games()
        for name in (t(f"game-{game.id}"),)
    ]
    title = el("h2", {"id": "write-title"}, t("own-write"))
    group = el("div", {"class": "menu"}, *links)
    attrs = {"class": "write-study", "aria-labelledby": "write-title"}
    return el("section", attrs, title, el("p", None, t("own-write-lead")), group)


def of_this_device(t: Messages) -> Html:
    """The studies that are kept, and those opened lately."""
    empty = el("p", {"class": "hint", "id": "own-empty"}, t("own-empty"))
    own = el("div", None, el("h2", {"id": "own-title"}, t("own-studies")), el("ul", {"id": "own-list"}), empty)
    said = el("p", {"id": "own-said", "role": "status"})
    forget = el("button", {"type": "button", "class": "button", "id": "lately-forget"}, t("lately-forget"))
    heading = el("h2", {"id": "lately-title"}, t("lately"))
    lately = el("div", {"id": "lately", "hidden": True}, heading, el("ul", {"id": "lately-list"}), forget)
    attrs = {"class": "own-studies", "id": "own-studies", "hidden": True, "aria-labelledby": "own-title"}
    return el("section", attrs, own, said, lately)


def homework(shipped: list[tuple[str, Study]], t: Messages) -> Html:
    """Chapters to choose from, those of the site's studies here, and the place of the link; then what comes back."""
    sets = [_chapters(source, study, t) for source, study in shipped]
    title = el("label", None, t("task-title"), el("input", {"type": "text", "id": "task-title", "maxlength": "100"}))
    make = el("button", {"type": "submit", "class": "button main"}, t("task-make"))
    link = el("input", {"type": "text", "id": "task-link", "readonly": True, "aria-label": t("task-link")})
    copy = el("button", {"type": "button", "class": "button main", "id": "task-copy"}, t("task-copy"))
    given = el("div", {"class": "menu given", "id": "task-given", "hidden": True}, link, copy)
    said = el("p", {"id": "task-said", "role": "status"})
    chosen = el("div", {"id": "task-sets"}, *sets)
    form = el("form", {"id": "task"}, chosen, title, el("div", {"class": "menu"}, make), said, given)
    attrs = {"class": "homework", "id": "homework", "hidden": True}
    return el("details", attrs, el("summary", None, t("task")), el("p", None, t("task-lead")), form)


def results(t: Messages) -> Html:
    """Where results are put in, and their tables."""
    field = el("textarea", {"id": "results-text", "rows": "3", "spellcheck": "false", "autocomplete": "off"})
    label = el("label", {"for": "results-text"}, t("results-lead"))
    show = el("button", {"type": "button", "class": "button main", "id": "results-show"}, t("results-show"))
    said, tables = el("p", {"id": "results-said", "role": "status"}), el("div", {"id": "results-tables"})
    attrs = {"class": "homework", "id": "results", "hidden": True}
    return el("details", attrs, el("summary", None, t("results")), label, field, show, said, tables, _words(t))


def _chapters(source: str, study: Study, t: Messages) -> Html:
    boxes = [
        el(
            "label",
            None,
            el("input", {"type": "checkbox", "name": source, "value": str(number)}),
            glued(". ", (str(number), t.among(chapter.titles))),
        )
        for number, chapter in enumerate(study.chapters, 1)
    ]
    name = glued(": ", (t(f"game-{study.game}"), t.among(study.titles)))
    return el("fieldset", {"data-source": source}, el("legend", None, name), *boxes)


def _words(t: Messages) -> Html:
    """What the script says, by the messages' names, and the games' names."""
    filled = {name: f"{{{name}}}" for name in _FILLED}
    words = {f"data-{name}": t(name, **filled) for name in _WORDS}
    words |= {f"data-game-{game.id}": t(f"game-{game.id}") for game in games()}
    return el("div", {"id": "own-words", "hidden": True, **words})
