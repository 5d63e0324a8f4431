"""Where a study is kept: in a list on the device, as a file, as a link.

Of the list one saves, opens, duplicates and removes; a title renames a study there.
"""

from __future__ import annotations

import json

from pyengine.core.errors import NotationError, OptionError
from pyengine.core.json_text import read_json
from pyengine.core.limits import at_most
from pyengine.study import Study, parse_study
from web.engine.record_link import STUDY, fragment
from web.parts.buttons import do
from web.parts.html import Html, el
from web.protocol.studying import OnStudy, StudyText
from web.protocol.workbench import Bare
from web.workbench.annotating.languages import line_field, words_field
from web.workbench.annotating.place import editor_of, save_number, set_save_number
from web.workbench.document import Document
from web.workbench.workspace import Workspace, number

LONGEST_LINK = 8_000
"""The most characters of a link: messengers and mail cut what is longer."""


def files(workspace: Workspace) -> Html:
    """The file, the link, and the way to read a file in."""
    t = workspace.t
    file = {"type": "file", "accept": ".study,text/plain", "id": "study-file", "data-read": "study", "class": "unseen"}
    read = el("label", {"class": "button", "for": "study-file"}, t("study-file-read"))
    buttons = [do("study-file", t("study-file-save"), value="file"), do("study-link", t("study-link"), value="yes")]
    menu = el("div", {"class": "menu", "data-zone": "study-files"}, *buttons, el("input", file), read)
    heading = el("h3", {"id": "study-files-title"}, t("study-files"))
    attrs = {"class": "study-files", "aria-labelledby": "study-files-title"}
    shown, link = None, link_of(workspace) if editor_of(workspace).linked else ""
    if len(link) > LONGEST_LINK:
        shown = el("p", {"class": "hint"}, t("study-link-long", size=len(link), most=LONGEST_LINK))
    elif link:
        field = {"id": "study-link-text", "readonly": True, "value": link, "type": "text"}
        field["aria-label"] = t("study-link")
        copy = do("copy", t("share-copy"), value="study-link-text", main=True)
        shown = el("div", {"class": "menu"}, el("input", field), copy)
    return el("section", attrs, heading, menu, shown)


def link_of(workspace: Workspace) -> str:
    """The address that carries the whole study."""
    return f"{workspace.base}?game={workspace.game.id}{fragment(workspace.document.study.format(), STUDY)}"


def take_file(workspace: Workspace, _: OnStudy) -> None:
    """Give the study as a file."""
    title = next(iter(workspace.document.study.titles.values()), workspace.game.id)
    plain = "".join(sign if sign.isalnum() else "-" for sign in title.lower())
    name = "-".join(part for part in plain.split("-") if part)[:60] or workspace.game.id
    workspace.download = {"name": f"{name}.study", "text": workspace.document.study.format()}


def show_link(workspace: Workspace, _: OnStudy) -> None:
    """Show the link, or hide it."""
    editor = editor_of(workspace)
    editor.linked = not editor.linked


def read_in(workspace: Workspace, given: StudyText) -> None:
    """Open a study from a file; of a bad one the line and column are reported, and what is open stays."""
    workspace.change(document_of(workspace, given["text"]))
    workspace.say = workspace.t("study-file-opened")


def document_of(workspace: Workspace, text: str) -> Document:
    """The document of a study's text; raises `NotationError`, `IllegalAction`, or `OptionError` for another game's."""
    study = parse_study(text)
    if study.game != workspace.game.id:
        raise OptionError("game", study.game, (workspace.game.id,))
    for chapter in study.chapters:
        for _ in chapter.states():
            pass
    editor_of(workspace).forget_try()
    return Document(study)


MOST = 50
"""The most saved studies of a game."""
LONGEST = 1_500_000
"""The most characters of all of them together."""


def saves_of(workspace: Workspace) -> list[str]:
    """The texts of the saved studies."""
    return listed(workspace.saved_studies)


def listed(stored: str) -> list[str]:
    """The texts in a stored list of studies; anything else that is stored in their place is passed over."""
    try:
        found = read_json(stored or "[]", 4 * LONGEST)
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
    study: Study = parse_study(texts[at])
    for lang, title in study.titles.items():
        study = study.with_title(lang, workspace.t("study-copied", title=title))
    texts.insert(at + 1, study.format())
    _store(workspace, texts)
    editor = editor_of(workspace)
    if editor.save is not None and editor.save > at:
        editor.save += 1


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
