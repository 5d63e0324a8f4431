"""The languages of a study: which one is written in, further ones, and those in which it is complete."""

from __future__ import annotations

from dataclasses import replace

from pyengine.core.errors import NotationError
from pyengine.study.node import LANGUAGE
from web.parts.html import Html, el
from web.parts.messages import LANGS, languages
from web.protocol import OnStudy
from web.workbench.annotating.editor import editor_of
from web.workbench.workspace import Workspace

_ADDED = ("fr", "es", "it", "pl", "pt", "nl", "cs", "sk", "ro", "hu", "sv", "da", "nb", "fi", "el", "tr", "he", "ar")
"""The languages that the list offers; a study may have any other, too."""


def chooser(workspace: Workspace) -> Html:
    """The languages as buttons, a field for another one, and whether the study is complete in this one."""
    t, editor, study = workspace.t, editor_of(workspace), workspace.document.study
    found = list(dict.fromkeys([*study.all_languages(), *LANGS, editor.lang]))
    buttons = [_button(lang, editor.lang) for lang in found]
    attrs = {"type": "text", "id": "study-lang", "name": "lang", "data-set": "study", "list": "study-langs"}
    more = {"placeholder": t("study-lang-hint"), "aria-label": t("study-lang-add"), "maxlength": "20", "size": "8"}
    offered = [el("option", {"value": lang}) for lang in _ADDED if lang not in found]
    whole = editor.lang in study.languages
    complete = {"type": "button", "class": "button", "id": "study-complete", "data-do": "study-complete"}
    done = el("button", {**complete, "aria-pressed": "true" if whole else "false"}, t("study-lang-complete"))
    menu = {"class": "menu", "role": "group", "aria-label": t("study-lang"), "data-zone": "study-langs"}
    listed = el("datalist", {"id": "study-langs"}, *offered)
    field = el("input", {**attrs, **more})
    return el("div", {"class": "study-languages"}, el("div", menu, *buttons, done), field, listed)


def _button(lang: str, chosen: str) -> Html:
    known = languages()
    name = known[lang].name if lang in known else lang
    attrs = {"type": "button", "class": "button", "id": f"lang-{lang}", "data-do": "study-lang", "data-value": lang}
    return el("button", {**attrs, "lang": lang, "aria-pressed": "true" if lang == chosen else "false"}, name)


def write_in(workspace: Workspace, given: OnStudy) -> None:
    """Write in another language."""
    choose(workspace, given["value"])


def choose(workspace: Workspace, lang: str) -> None:
    """The same by its tag; raises `NotationError` for what is none."""
    if not lang:
        return
    if not LANGUAGE.fullmatch(lang):
        raise NotationError(lang, 1, 1, "language")
    editor_of(workspace).lang = lang


def complete(workspace: Workspace, _: OnStudy) -> None:
    """Say that the study is complete in this language, or take that back."""
    document, lang = workspace.document, editor_of(workspace).lang
    study = document.study
    rest = tuple(each for each in study.languages if each != lang)
    claimed = rest if lang in study.languages else (*study.languages, lang)
    workspace.change(replace(document, study=replace(study, languages=claimed)))
