"""The rulebooks of the games in one file that come with the site, as they are read: the text with what enforces it.

A text in another language has neither Python nor examples, and what a variant says has not those of the game that it
extends; both get the blocks of the file itself, each below its rule.
"""

from __future__ import annotations

import re
from collections import defaultdict
from functools import cache
from pathlib import Path

from pyengine import rulebook
from pyengine.core.game import Game
from pyengine.core.limits import LONGEST_TEXT, check_length
from pyengine.kit.document import Document
from pyengine.kit.files import open_document
from pyengine.kit.variant import anchor_of, rule_of
from pyengine.rulebook import Rulebook
from pyengine.rulebook.read import read as read_rulebook
from pyengine.shipped import folders
from web.games import find as find_game
from web.kit.opening import open_document_here
from web.parts.messages import LANGS

_BLOCK = re.compile(r"```(?:python|play)\b.*")
_CAPTION = re.compile(r"\*[^*].*\*")


@cache
def documents() -> dict[str, Document]:
    """The files of the site's own gallery by the IDs of their games, opened so that pages can be drawn of them."""
    found = {}
    for path in sorted(folder for folder in folders("gallery") if folder.is_dir())[0].glob("*.md"):
        if path.name.count(".") == 1:
            document = open_document(path, _text)
            open_document_here(document)
            found[document.id] = document
    return dict(sorted(found.items()))


def _text(path: Path) -> str:
    return check_length(path.read_text("utf-8"), LONGEST_TEXT)


def games_of_files() -> tuple[Game, ...]:
    """The games of those files."""
    return tuple(document.game for document in documents().values())


def find(game_id: str) -> Game:
    """A game that has a rulebook here: one of the site's own, or of a file that comes with it."""
    documents()
    return find_game(game_id)


def load(game_id: str, *langs: str) -> Rulebook:
    """The rulebook of a game in the first of these languages that it is written in; of a file with what enforces it."""
    document = documents().get(game_id)
    if document is None:
        return rulebook.load(game_id, *langs)
    return _read(game_id, next((lang for lang in langs if lang in document.languages), document.language))


@cache
def _read(game_id: str, lang: str) -> Rulebook:
    return read_rulebook(text_of(documents()[game_id], lang), game_id, lang)


def written(document: Document) -> tuple[str, ...]:
    """The languages of the site that a file has a text in."""
    return tuple(lang for lang in LANGS if lang in document.languages)


def text_of(document: Document, lang: str) -> str:
    """The whole rulebook in a language, with the file's Python and examples."""
    text = document.rulebook_in(lang).text
    if lang == document.language and document.base is None:
        return text
    return with_blocks(text, document.text, captions=lang == document.language)


def with_blocks(text: str, source: str, *, captions: bool) -> str:
    """A text without Python and examples, with those of `source`, each below what it belongs to there: the last rule
    above it, or the section that it begins. What is said above an example is in the language of `source`.
    """
    blocks, lines, above = _blocks_of(source, captions=captions), list[str](), ""
    for line in [*text.split("\n"), None]:
        following = _mark_of(line) if line is not None else "end"
        if following:
            lines += ["", *blocks.pop(above, [])]
            above = following
        if line is not None:
            lines.append(line)
    return "\n".join(lines)


def _mark_of(line: str) -> str:
    """The rule or the section that begins with a line; empty where none does."""
    anchor = anchor_of(line)
    return rule_of(line) or (f"#{anchor}" if anchor is not None else "")


def _blocks_of(source: str, *, captions: bool) -> dict[str, list[str]]:
    """The lines of all blocks of a file, by what they stand below."""
    found, above, caption, inside = defaultdict[str, list[str]](list), "", "", False
    for line in source.split("\n"):
        if inside:
            found[above].append(line)
            inside = line.strip() != "```"
            if not inside:
                found[above].append("")
        elif _BLOCK.fullmatch(line):
            found[above] += [caption, "", line] if captions and caption else [line]
            inside = True
        elif line.strip():
            above = _mark_of(line) or above
        if line.strip() and not inside:
            caption = line if _CAPTION.fullmatch(line) else ""
    return found
