"""What the workbench's address asks for: a game, a position, a record, a study, or the stored draft."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any
from urllib.parse import parse_qs, urlsplit

from pyengine.core import links
from pyengine.core.errors import IllegalAction, LinkError, NotationError, OptionError
from pyengine.core.game import Game
from pyengine.core.limits import at_most
from pyengine.study import Study, parse_study
from pyengine.study.editing import add_action
from web.engine.notices import InputProblem
from web.engine.record_link import LONGEST, STUDY, record_in
from web.engine.setup import new_seed, recognised
from web.games import find as find_game
from web.parts.messages import LANGS, Messages, known_language
from web.protocol.workbench import OpenWorkbench
from web.workbench.annotating.homework import NAME as HOMEWORK
from web.workbench.annotating.homework import read_homework
from web.workbench.annotating.saves import MOST, listed
from web.workbench.document import Document, in_lines, on_a_line, restored
from web.workbench.editing.moving import typed
from web.workbench.export.given import GIVEN, read_example
from web.workbench.export.texts import NAME as EXPORT
from web.workbench.export.texts import Choices

POSSIBLE = "possible"
"""How an address says that the hidden cards of its position are drawn at random (`web/engine/panels.py`)."""
_ANALYSE = "analyse"
_STUDY = "study"


@dataclass(frozen=True, slots=True)
class Route:
    """What an address asks for: the document, the seat that the table is seen from, the tab; what is wrong with it, and
    what it names that can be recognised. `from_draft` is true if the document is the stored draft. `memory` is what
    tabs are to remember from the beginning, by their names. `reads` is true where a study is opened to be read; `save`
    is its number in the list of saved studies, if it is one.
    """

    document: Document | None = None
    seat: int | None = None
    tab: str = ""
    problem: InputProblem | None = None
    game_id: str = ""
    lang: str = ""
    from_draft: bool = False
    memory: Mapping[str, Any] = field(default_factory=dict)
    reads: bool = False
    save: int | None = None


def read_address(asks: OpenWorkbench) -> Route:
    """What the address asks for; where that is bad, the draft or a new deal, and what is wrong."""
    game_id, lang = recognised(asks["query"])
    fields = parse_qs(asks["query"].lstrip("?")[:LONGEST])
    if asks.get("homework"):
        try:
            task = read_homework(asks["homework"], asks.get("fragment", ""))
        except (NotationError, IllegalAction, OptionError, LinkError) as error:
            return Route(problem=InputProblem(error, "homework"), lang=lang)
        return Route(task.parts[0], None, _STUDY, lang=lang, memory={HOMEWORK: task}, reads=True)
    try:
        game = find_game(fields.get("game", [""])[-1] or _game_of_link(asks))
    except (NotationError, OptionError, LinkError) as error:
        return Route(problem=InputProblem(error), lang=lang)
    draft, broken = _draft(asks, game)
    memory: dict[str, Any] = {}
    try:
        found = _asked(asks, game, fields)
        if not found and "example" in fields:
            document, given = read_example(game, fields["example"][-1].replace("\r", ""))
            found, memory = (document, EXPORT), {GIVEN: given, EXPORT: Choices(facts=given.facts)}
        players = _number(fields, "players", *game.seats, 0) if "players" in fields else None
        document, tab = found or (draft or new_deal(game, players), "")
        seat = _seat(fields, document.state().players)
    except (NotationError, IllegalAction, OptionError, LinkError) as error:
        problem = InputProblem(error, "workbench")
        return Route(draft or new_deal(game), problem=problem, game_id=game_id, lang=lang, from_draft=draft is not None)
    reads = tab == _STUDY and "tab" not in fields
    save = _number(fields, "saved", 1, MOST, 1) - 1 if "saved" in fields else None
    tab = fields.get("tab", [tab])[-1]
    broken = None if found else broken
    return Route(document, seat, tab, broken, game_id, lang, document is draft, memory, reads, save)


def _game_of_link(asks: OpenWorkbench) -> str:
    """The game of the study or the record in a link whose address has lost its own; empty where it has neither."""
    for text in (asks.get("fragment", ""), links.fragment_in(asks["query"])):
        found = links.read(text, STUDY, LONGEST, parse_study) or record_in(text)
        if found:
            return found.game
    return ""


def _asked(asks: OpenWorkbench, game: Game, fields: Mapping[str, list[str]]) -> tuple[Document, str] | None:
    """The document that an address names, and the tab to open; None where it names only the game."""
    if asks.get("size", 0) > LONGEST:
        raise NotationError("", 1, 1, at_most(LONGEST, "characters"))
    # Some mail programs write the `#` as `%23`, which makes the fragment a part of the query.
    for text in (asks.get("fragment", ""), links.fragment_in(asks["query"])):
        if (study := links.read(text, STUDY, LONGEST, parse_study)) is not None:
            return _of_study(study, game, fields), _STUDY
        if (record := record_in(text)) is not None:
            _same(record.game, game)
            document = Document(Study.of_record(record))
            last = len(record.steps)
            at = _number(fields, "at", 0, last, last)
            record.replay()
            return Document(document.study, 0, at), _ANALYSE
    if "study" in fields:
        return _of_study(parse_study(asks.get("shipped", "")), game, fields), _STUDY
    if "saved" in fields:
        texts = listed(asks.get("saves", ""))
        at = _number(fields, "saved", 1, len(texts), 1) - 1
        return _of_study(parse_study(texts[at] if texts else ""), game, fields), _STUDY
    if "position" in fields:
        return _of_position(game, fields, asks), _ANALYSE if "seat" in fields else ""
    return None


def pasted_document(document: Document, text: str) -> Document:
    """The document after something was pasted: the position that a link of ours names, or the text of one, begins the
    chapter; a study or a record takes the document's place. Raises as `read_address`'s readers do.
    """
    game, plain = document.game, text.strip()
    address = urlsplit(plain if "://" in plain else "")
    asks: OpenWorkbench = {"do": "workbench", "query": address.query, "fragment": address.fragment or plain}
    fields = parse_qs(address.query[:LONGEST])
    if fields.get("game", [game.id])[-1] != game.id:
        raise OptionError("game", fields["game"][-1], (game.id,))
    found = _asked({**asks, "size": len(text)}, game, fields)
    if found and ("position" not in fields or address.fragment):
        return found[0]
    position = in_lines(on_a_line(fields.get("position", [text])[-1]))
    if not position:
        raise NotationError("", 1, 1, "item")
    game.position(position)
    return typed(document, position)


def _of_position(game: Game, fields: Mapping[str, list[str]], asks: OpenWorkbench) -> Document:
    """A position, with what the seat did there, if that is named; raises `NotationError` or `IllegalAction`.

    Where its hidden cards are only a deal that could be true, its chapter says so.
    """
    document = Document.new(game, on_a_line(fields["position"][-1]))
    if done := fields.get("done"):
        seat = _seat(fields, document.state().players)
        document = document.with_chapter(add_action(document.current_chapter, 0, done[-1], seat)[0])
    if fields.get("deal") != [POSSIBLE]:
        return document
    lang = recognised(asks["query"])[1] or next(iter(asks.get("langs", [])), "")
    t = Messages(known_language(lang) or LANGS[0])
    return document.with_chapter(replace(document.current_chapter, titles={t.lang: t("analysis-deal-title")}))


def _draft(asks: OpenWorkbench, game: Game) -> tuple[Document | None, InputProblem | None]:
    """The draft that the device has, if there is one, or what is wrong with it."""
    if not asks.get("draft"):
        return None, None
    try:
        document = restored(asks["draft"])
        _same(document.study.game, game)
    except (NotationError, IllegalAction, OptionError) as error:
        return None, InputProblem(error, "draft")
    return document, None


def new_deal(game: Game, players: int | None = None, **options: str) -> Document:
    """A document that begins with a new deal."""
    state = game.new(game.contest(players) if players is None else players, new_seed(), options)
    return Document.new(game, game.write(state))


def _of_study(study: Study, game: Game, fields: Mapping[str, list[str]]) -> Document:
    """A study, at the chapter that is asked for, by default the first."""
    _same(study.game, game)
    for chapter in study.chapters:
        for _ in chapter.states():
            pass
    return Document(study, _number(fields, "chapter", 1, len(study.chapters), 1) - 1)


def _same(game_id: str, game: Game) -> None:
    if game_id != game.id:
        raise OptionError("game", game_id, (game.id,))


def _number(fields: Mapping[str, list[str]], name: str, lowest: int, highest: int, default: int) -> int:
    """A number in an address; raises `OptionError` for one that is out of bounds."""
    text = fields.get(name, [""])[-1]
    if not text:
        return default
    if not (text.isascii() and text.isdigit() and len(text) < 8 and lowest <= int(text) <= highest):
        raise OptionError(name, text, (f"{lowest}…{highest}",))
    return int(text)


def _seat(fields: Mapping[str, Any], players: int) -> int | None:
    """The seat that the table is to be seen from, from 0; None where none is asked for."""
    return _number(fields, "seat", 1, players, 0) - 1 if "seat" in fields else None
