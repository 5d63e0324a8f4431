"""The list of a game's studies that are saved on the device: save, open, duplicate, remove; a title renames one."""

from __future__ import annotations

import json

from pyengine.core.errors import NotationError
from pyengine.core.json_text import read_json
from pyengine.core.limits import at_most
from pyengine.study import Study, parse_study
from web.parts.buttons import do
from web.parts.html import Html, el
from web.protocol import Bare, OnStudy
from web.workbench.annotating.editor import editor_of, save_number, set_save_number
from web.workbench.annotating.fields import line_field, words_field
from web.workbench.annotating.files import document_of
from web.workbench.annotating.place import number
from web.workbench.workspace import Workspace

MOST = 50
"""The most saved studies of a game."""
LONGEST = 1_500_000
"""The most characters of all of them together."""


def saves_of(workspace: Workspace) -> list[str]:
    """The texts of the saved studies; anything else that is stored in their place is passed over."""
    try:
        found = read_json(workspace.saved_studies or "[]", 4 * LONGEST)
    except ValueError:
        return []
    return [text for text in found if isinstance(text, str)] if isinstance(found, list) else []


def saves(workspace: Workspace) -> Html:
    """The title and the preface of the study, and the list."""
    t, study = workspace.t, workspace.document.study
    texts = saves_of(workspace)
    listed = el("ol", {"class": "saved-studies"}, *(_entry(workspace, at, text) for at, text in enumerate(texts)))
    ways = [do("save-study", t("study-save"), value="here", main=True), do("study-new", t("study-new"))]
    ways += [do("save-study", t("study-save-new"), value="new")] if save_number(workspace) is not None else []
    empty = None if texts else el("p", {"class": "hint"}, t("study-saves-empty"))
    return el(
        "section",
        {"class": "study-saves", "aria-labelledby": "study-saves-title"},
        el("h3", {"id": "study-saves-title"}, t("study-saves")),
        line_field(workspace, "study-title", t("study-title"), study.titles),
        words_field(workspace, "preface", t("study-preface"), study.words, 2),
        el("div", {"class": "menu", "data-zone": "study-save"}, *ways),
        listed if texts else empty,
    )


def _entry(workspace: Workspace, at: int, text: str) -> Html:
    t, here = workspace.t, save_number(workspace) == at
    name = el("strong", {"aria-current": "true" if here else None}, _title(workspace, text))
    buttons = [
        do("open-save", t("study-saves-open"), value=str(at)),
        do("copy-save", t("study-saves-copy"), value=str(at)),
        do("remove-save", t("study-saves-remove"), value=str(at)),
    ]
    return el("li", None, name, " ", el("span", {"class": "menu"}, *buttons))


def _title(workspace: Workspace, text: str) -> str:
    try:
        titles = parse_study(text).titles
    except NotationError:
        return workspace.t("study-unreadable")
    return titles.get(editor_of(workspace).lang) or next(iter(titles.values()), workspace.t("study-untitled"))


def save(workspace: Workspace, given: OnStudy) -> None:
    """Save the study in the list: in place of the one that it was opened from, or as a new one."""
    own, texts = save_number(workspace), saves_of(workspace)
    at = len(texts) if given["value"] == "new" or own is None else min(own, len(texts))
    texts[at : at + 1] = [workspace.document.study.format()]
    _store(workspace, texts)
    set_save_number(workspace, at)
    workspace.say = workspace.t("study-saved")


def open_save(workspace: Workspace, given: OnStudy) -> None:
    """Open a saved study; the one that was open is a step back."""
    texts = saves_of(workspace)
    at = number(given["value"], len(texts), "study")
    workspace.change(document_of(workspace, texts[at]))
    set_save_number(workspace, at)


def copy_save(workspace: Workspace, given: OnStudy) -> None:
    """Put a copy of a saved study behind it."""
    texts = saves_of(workspace)
    at = number(given["value"], len(texts), "study")
    texts.insert(at + 1, _copy_of(workspace, texts[at]))
    _store(workspace, texts)
    editor = editor_of(workspace)
    if editor.save is not None and editor.save > at:
        editor.save += 1


def _copy_of(workspace: Workspace, text: str) -> str:
    study: Study = parse_study(text)
    for lang, title in study.titles.items():
        study = study.with_title(lang, workspace.t("study-copied", title=title))
    return study.format()


def remove_save(workspace: Workspace, given: OnStudy) -> None:
    """Remove a study from the list; if it is open it stays so, and can be saved again."""
    texts, editor = saves_of(workspace), editor_of(workspace)
    at = number(given["value"], len(texts), "study")
    del texts[at]
    _store(workspace, texts)
    if editor.save is not None:
        editor.save = None if editor.save == at else editor.save - (editor.save > at)
    workspace.say = workspace.t("study-saves-removed")


def _store(workspace: Workspace, texts: list[str]) -> None:
    """Have the page store the list; raises `NotationError` for one that is too long."""
    if len(texts) > MOST:
        raise NotationError("", 1, 1, at_most(MOST, "studies"))
    text = json.dumps(texts, ensure_ascii=False)
    if len(text) > LONGEST:
        raise NotationError("", 1, 1, at_most(LONGEST, "characters"))
    workspace.saved_studies, workspace.saves_changed = text, True


def new_study(workspace: Workspace, _: Bare) -> None:
    """A new study, which begins with the position that the table shows."""
    document = workspace.document
    workspace.change(type(document).new(workspace.game, workspace.game.write(workspace.state())))
