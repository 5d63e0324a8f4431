"""A study as a file and as a link, and one that is read in."""

from __future__ import annotations

from pyengine.core.errors import OptionError
from pyengine.study import parse_study
from web.engine.record_link import STUDY, fragment
from web.parts.buttons import do
from web.parts.html import Html, el
from web.protocol import OnStudy, StudyText
from web.workbench.annotating.editor import editor_of
from web.workbench.document import Document
from web.workbench.workspace import Workspace

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
    return el("section", attrs, heading, menu, _link(workspace) if editor_of(workspace).linked else None)


def link_of(workspace: Workspace) -> str:
    """The address that carries the whole study."""
    return f"{workspace.base}?game={workspace.game.id}{fragment(workspace.document.study.format(), STUDY)}"


def _link(workspace: Workspace) -> Html:
    t, link = workspace.t, link_of(workspace)
    if len(link) > LONGEST_LINK:
        return el("p", {"class": "hint"}, t("study-link-long", size=len(link), most=LONGEST_LINK))
    attrs = {"id": "study-link-text", "readonly": True, "value": link, "type": "text", "aria-label": t("study-link")}
    copy = do("copy", t("share-copy"), value="study-link-text", main=True)
    return el("div", {"class": "menu"}, el("input", attrs), copy)


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
