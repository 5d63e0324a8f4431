"""The studies that the device keeps of a game, in a list: kept, opened, duplicated, removed; a title renames one."""

from __future__ import annotations

import json

from pyengine.core.errors import NotationError
from pyengine.core.limits import at_most
from pyengine.study import Study, parse_study
from web.parts.buttons import do
from web.parts.html import Html, el
from web.protocol import Bare, OnStudy
from web.workbench.annotating.fields import line_field, words_field
from web.workbench.annotating.notes import notes_of
from web.workbench.annotating.place import number
from web.workbench.annotating.taking import opened
from web.workbench.desk import Desk

MOST = 50
"""The most studies of a game that a device keeps."""
LONGEST = 1_500_000
"""The most characters of all of them together."""


def shelf_of(desk: Desk) -> list[str]:
    """The texts of the kept studies; what the device has and nobody can read is passed over."""
    try:
        found = json.loads(desk.shelf or "[]")
    except ValueError:
        return []
    return [text for text in found if isinstance(text, str)] if isinstance(found, list) else []


def shelf(desk: Desk) -> Html:
    """The title and the preface of the study, and the list."""
    t, study = desk.t, desk.document.study
    texts = shelf_of(desk)
    listed = el("ol", {"class": "kept-studies"}, *(_entry(desk, at, text) for at, text in enumerate(texts)))
    keep = [do("shelf-keep", t("study-keep"), value="here", main=True), do("study-new", t("study-new"))]
    keep += [do("shelf-keep", t("study-keep-new"), value="new")] if notes_of(desk).kept is not None else []
    empty = None if texts else el("p", {"class": "hint"}, t("study-shelf-empty"))
    return el(
        "section",
        {"class": "study-shelf", "aria-labelledby": "study-shelf-title"},
        el("h3", {"id": "study-shelf-title"}, t("study-shelf")),
        line_field(desk, "study-title", t("study-title"), study.titles),
        words_field(desk, "preface", t("study-preface"), study.words, 2),
        el("div", {"class": "menu", "data-zone": "study-keep"}, *keep),
        listed if texts else empty,
    )


def _entry(desk: Desk, at: int, text: str) -> Html:
    t, here = desk.t, notes_of(desk).kept == at
    name = el("strong", {"aria-current": "true" if here else None}, _title(desk, text))
    buttons = [
        do("shelf-open", t("study-shelf-open"), value=str(at)),
        do("shelf-copy", t("study-shelf-copy"), value=str(at)),
        do("shelf-remove", t("study-shelf-remove"), value=str(at)),
    ]
    return el("li", None, name, " ", el("span", {"class": "menu"}, *buttons))


def _title(desk: Desk, text: str) -> str:
    try:
        titles = parse_study(text).titles
    except NotationError:
        return desk.t("study-unreadable")
    return titles.get(notes_of(desk).lang) or next(iter(titles.values()), desk.t("study-untitled"))


def keep(desk: Desk, given: OnStudy) -> None:
    """Keep the study in the list: in the place of the one that was opened there, or as a new one."""
    notes, texts = notes_of(desk), shelf_of(desk)
    text = desk.document.study.format()
    if given["value"] == "new" or notes.kept is None or notes.kept >= len(texts):
        notes.kept, texts = len(texts), [*texts, text]
    else:
        texts[notes.kept] = text
    _put(desk, texts)
    desk.told = desk.t("study-kept")


def open_kept(desk: Desk, given: OnStudy) -> None:
    """Open a kept study; what was open is a step back."""
    texts = shelf_of(desk)
    at = number(given["value"], len(texts), "study")
    desk.change(opened(desk, texts[at]))
    notes_of(desk).kept = at


def copy(desk: Desk, given: OnStudy) -> None:
    """Another one like it, behind it."""
    texts = shelf_of(desk)
    at = number(given["value"], len(texts), "study")
    texts.insert(at + 1, _copied(desk, texts[at]))
    notes = notes_of(desk)
    notes.kept = notes.kept + 1 if notes.kept is not None and notes.kept > at else notes.kept
    _put(desk, texts)


def _copied(desk: Desk, text: str) -> str:
    study: Study = parse_study(text)
    for lang, title in study.titles.items():
        study = study.with_title(lang, desk.t("study-copied", title=title))
    return study.format()


def remove(desk: Desk, given: OnStudy) -> None:
    """Take a study from the list; where it is open it stays so, and can be kept again."""
    texts, notes = shelf_of(desk), notes_of(desk)
    at = number(given["value"], len(texts), "study")
    del texts[at]
    if notes.kept is not None:
        notes.kept = None if notes.kept == at else notes.kept - (notes.kept > at)
    _put(desk, texts)
    desk.told = desk.t("study-shelf-removed")


def _put(desk: Desk, texts: list[str]) -> None:
    if len(texts) > MOST:
        raise NotationError("", 1, 1, at_most(MOST, "studies"))
    text = json.dumps(texts, ensure_ascii=False)
    if len(text) > LONGEST:
        raise NotationError("", 1, 1, at_most(LONGEST, "characters"))
    desk.shelf, desk.reshelved = text, True


def clear(desk: Desk, _: Bare) -> None:
    """A new study, which begins with the position that the table shows."""
    document = desk.document
    desk.change(type(document).new(desk.game, desk.game.write(desk.state())))
    notes_of(desk).kept = None
