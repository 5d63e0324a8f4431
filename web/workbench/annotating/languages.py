"""The languages of a study: which one is written in, the fields for its words, those in which it is complete."""

from __future__ import annotations

from dataclasses import replace

from pyengine.core.errors import NotationError
from pyengine.study.node import LANGUAGE
from web.parts.html import Html, el
from web.parts.messages import LANGS, languages
from web.protocol.studying import OnStudy, SetStudy
from web.workbench.annotating.place import editor_of
from web.workbench.controls import toggle
from web.workbench.workspace import Workspace

LONGEST_TITLE = 200
LONGEST_WORDS = 10_000


def _attributes(workspace: Workspace, name: str, longest: int) -> dict[str, object]:
    """What every field has; its language helps spelling and screen readers."""
    lang = editor_of(workspace).lang
    known = languages()
    return {
        "id": f"said-{name}",
        "name": name,
        "data-typed": "study",
        "lang": lang,
        "dir": known[lang].dir if lang in known else "auto",
        "maxlength": str(longest),
    }


def line_field(workspace: Workspace, name: str, label: str, words: object) -> Html:
    """A field of one line."""
    text = words.get(editor_of(workspace).lang, "") if isinstance(words, dict) else ""
    field = el("input", {**_attributes(workspace, name, LONGEST_TITLE), "type": "text", "value": text})
    return el("div", {"class": "said"}, el("label", {"for": f"said-{name}"}, label), field)


def words_field(workspace: Workspace, name: str, label: str, words: object, rows: int = 3) -> Html:
    """A field of paragraphs, one a line."""
    text = words.get(editor_of(workspace).lang, "") if isinstance(words, dict) else ""
    shown = f"\n{text}" if text.startswith("\n") else text
    field = el("textarea", {**_attributes(workspace, name, LONGEST_WORDS), "rows": str(rows)}, shown)
    return el("div", {"class": "said"}, el("label", {"for": f"said-{name}"}, label), field)


_ADDED = ("fr", "es", "it", "pl", "pt", "nl", "cs", "sk", "ro", "hu", "sv", "da", "nb", "fi", "el", "tr", "he", "ar")
"""The languages that the list offers; a study may have any other, too."""


def chooser(workspace: Workspace) -> Html:
    """The languages as buttons, a field for another one, and whether the study is complete in this one."""
    t, editor, study = workspace.t, editor_of(workspace), workspace.document.study
    found, known = list(dict.fromkeys([*study.all_languages(), *LANGS, editor.lang])), languages()
    buttons = [
        toggle(
            "study-lang",
            known[lang].name if lang in known else lang,
            value=lang,
            pressed=lang == editor.lang,
            ident=f"lang-{lang}",
            lang=lang,
        )
        for lang in found
    ]
    whole = editor.lang in study.languages
    done = toggle("study-complete", t("study-lang-complete"), value=None, pressed=whole, ident="study-complete")
    menu = {"class": "menu", "role": "group", "aria-label": t("study-lang"), "data-zone": "study-langs"}
    attrs = {"type": "text", "id": "study-lang", "name": "lang", "data-set": "study", "list": "study-langs"}
    more = {"placeholder": t("study-lang-hint"), "aria-label": t("study-lang-add"), "maxlength": "20", "size": "8"}
    offered = [el("option", {"value": lang}) for lang in _ADDED if lang not in found]
    return el(
        "div",
        {"class": "study-languages"},
        el("div", menu, *buttons, done),
        el("input", {**attrs, **more}),
        el("datalist", {"id": "study-langs"}, *offered),
    )


def write_in(workspace: Workspace, given: OnStudy | SetStudy) -> None:
    """Write in the language with this tag; raises `NotationError` for what is none."""
    lang = given["value"]
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
