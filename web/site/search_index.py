"""What the search of the rulebooks can find: every rule, and every other place with words, in studies too."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from pyengine.study import Chapter
from pyengine.study.shipped import load_study
from web.games import games
from web.parts.messages import LANGS, Messages
from web.parts.page_paths import study_path
from web.site.book_pictures import NotDrawn
from web.site.draw import Draw
from web.site.file_books import documents, games_of_files, load
from web.site.rulebook import Entry, Section, parts
from web.site.stems import fold, stems_of
from web.site.studies import shipped

_WEB = Path(__file__).parents[1]


def search_indexes() -> dict[str, Draw]:
    """The words of all rulebooks in each language, as JSON. `files` are the games in one file.

    `rules` has a game, an ID, a section's title and a text for each rule; `places` has a game, an ID on its page, a
    heading and a text for everything else: questions, words, components, captions of examples, the summary, …
    `studies` has a game, an address, a title and a text for each chapter of a study. `stems`, `odd` and `same` are what
    `Words` of `web/page/ranking.py` is made of.
    """
    return {f"rules/search.{lang}.json": Draw(_index, (lang,)) for lang in LANGS}


def _index(lang: str) -> str:
    t = Messages(lang)
    rules: list[list[str]] = []
    places: list[list[str]] = []
    read = (*games(), *games_of_files())
    for game in read:
        for part in parts(load(game.id, *t.langs), NotDrawn(), t):
            entries = [entry for entry in part.entries if not _of_another(entry, game.id)]
            rules += [[game.id, entry.rule.id, part.title, entry.words] for entry in entries if entry.rule is not None]
            places += [[game.id, *place] for entry in entries for place in _places(part, entry, t)]
    names = {game.id: t(f"game-{game.id}") for game in read}
    told = list(_studies(t))
    same = _same(lang)
    texts = (
        [" ".join(row[2:]) for row in (*rules, *places, *told)]
        + [" ".join(group) for group in same]
        + [*names.values()]
    )
    stems, odd = stems_of(texts, lang)
    files = [game.id for game in games_of_files()]
    found: dict[str, object] = {"games": names, "files": files, "rules": rules, "places": places, "studies": told}
    found |= {"stems": " ".join(stems), "odd": odd, "same": [[fold(each).strip() for each in group] for group in same]}
    return json.dumps(found, ensure_ascii=False, separators=(",", ":"))


def _of_another(entry: Entry, game_id: str) -> bool:
    """True for a rule that a variant has from the game which it extends: it is found there."""
    document = documents().get(game_id)
    if entry.rule is None or document is None or document.base is None:
        return False
    return f"**{entry.rule.id}**" not in document.text


def _same(lang: str) -> list[list[str]]:
    """Groups of phrases that mean the same: what people call what the rulebooks call otherwise.

    Each line of `web/locales/<lang>/search.txt`, and of `web/games/<game>/search.<lang>.txt`, is such a group.
    """
    paths = [_WEB / "locales" / lang / "search.txt", *sorted(_WEB.glob(f"games/*/search.{lang}.txt"))]
    lines = [line for path in paths if path.exists() for line in path.read_text("utf-8").splitlines()]
    return [line.split(", ") for line in lines if line and not line.startswith("#")]


def _studies(t: Messages) -> Iterator[tuple[str, str, str, str]]:
    """The words of studies: of each chapter the game, the address, the title, and all that is said."""
    for game, name in shipped():
        for number, chapter in enumerate(load_study(game.id, name).chapters, 1):
            address = f"{study_path(game.id, name, t.lang)}#chapter-{number}"
            yield game.id, address, t.among(chapter.titles), " ".join(_said(chapter, t))


def _said(chapter: Chapter, t: Messages) -> Iterator[str]:
    for node in chapter.nodes:
        words = [node.words, *((node.stop.question, node.stop.right, node.stop.other) if node.stop else ())]
        yield from (said.replace("\n", " ") for each in words if (said := t.among(each)))


def _places(part: Section, entry: Entry, t: Messages) -> Iterator[tuple[str, str, str]]:
    """What an entry has besides a rule's own text: where it is, its heading, its words."""
    if entry.question:
        yield entry.question.anchor, entry.question.title, entry.words
    elif not entry.rule and entry.words:
        yield part.ident, part.title or t("rules-introduction"), entry.words
    for block in entry.blocks:
        for place in block.places:
            yield place.ident, place.head, place.words
