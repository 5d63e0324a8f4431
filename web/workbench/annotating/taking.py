"""A study as a file and as a link, and one that is read in."""

from __future__ import annotations

from pyengine.core.errors import OptionError
from pyengine.study import parse_study
from web.engine.record_link import fragment
from web.parts.buttons import do
from web.parts.html import Html, el
from web.protocol import OnStudy, StudyText
from web.workbench.annotating.notes import notes_of
from web.workbench.desk import Desk
from web.workbench.document import Document

HEAD = "#study="
LONGEST_LINK = 8_000
"""The most characters of a link: messengers and mail cut what is longer."""


def taking(desk: Desk) -> Html:
    """The file, the link, and the way to read a file in."""
    t = desk.t
    file = {"type": "file", "accept": ".study,text/plain", "id": "study-file", "data-read": "study", "class": "unseen"}
    read = el("label", {"class": "button", "for": "study-file"}, t("study-file-read"))
    buttons = [do("study-save", t("study-file-save"), value="file"), do("study-link", t("study-link"), value="yes")]
    menu = el("div", {"class": "menu", "data-zone": "study-files"}, *buttons, el("input", file), read)
    heading = el("h3", {"id": "study-files-title"}, t("study-files"))
    attrs = {"class": "study-files", "aria-labelledby": "study-files-title"}
    return el("section", attrs, heading, menu, _link(desk) if notes_of(desk).linked else None)


def link_of(desk: Desk) -> str:
    """The address that carries the whole study."""
    return f"{desk.base}?game={desk.game.id}{fragment(desk.document.study.format(), HEAD)}"


def _link(desk: Desk) -> Html:
    t, link = desk.t, link_of(desk)
    if len(link) > LONGEST_LINK:
        return el("p", {"class": "hint"}, t("study-link-long", size=len(link), most=LONGEST_LINK))
    attrs = {"id": "study-link-text", "readonly": True, "value": link, "type": "text", "aria-label": t("study-link")}
    copy = do("copy", t("share-copy"), value="study-link-text", main=True)
    return el("div", {"class": "menu"}, el("input", attrs), copy)


def save(desk: Desk, _: OnStudy) -> None:
    """Take the study out as a file."""
    title = next(iter(desk.document.study.titles.values()), desk.game.id)
    plain = "".join(sign if sign.isalnum() else "-" for sign in title.lower())
    name = "-".join(part for part in plain.split("-") if part)[:60] or desk.game.id
    desk.download = {"name": f"{name}.study", "text": desk.document.study.format()}


def show_link(desk: Desk, _: OnStudy) -> None:
    """Show the link, or hide it."""
    notes = notes_of(desk)
    notes.linked = not notes.linked


def read_in(desk: Desk, given: StudyText) -> None:
    """Open a study from a file; a bad one is told with its line and column, and what is open stays."""
    desk.change(opened(desk, given["text"]))
    notes_of(desk).kept = None
    desk.told = desk.t("study-file-opened")


def opened(desk: Desk, text: str) -> Document:
    """The document of a study's text; raises `NotationError`, `IllegalAction`, or `OptionError` for another game's."""
    study = parse_study(text)
    if study.game != desk.game.id:
        raise OptionError("game", study.game, (desk.game.id,))
    for chapter in study.chapters:
        for _ in chapter.states():
            pass
    notes_of(desk).forget_try()
    return Document(study)
