"""The fields that words are typed in, in the language that is chosen; and what is done with what was typed."""

from __future__ import annotations

from web.parts.html import Html, el
from web.parts.messages import languages
from web.workbench.annotating.editor import editor_of
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
