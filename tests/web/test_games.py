"""Each game's folder in web/games is complete, with words for everything; shared code names no game."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from locales import compile_all
from pyengine import rulebook
from pyengine.core.game import Game
from pyengine.games import games
from tests.conformance.games import cards_of
from tests.languages import WHOLE as LANGS
from tests.web.explored import event_classes, explored
from web.engine.wording import action_words, fact_words
from web.games import table_of
from web.parts.messages import Messages
from web.parts.table import Table

WEB = Path(__file__).parents[2] / "web"
SOUNDS = {"card", "draw", "line", "shuffle"}
every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
every_lang = pytest.mark.parametrize("lang", LANGS)


def folder(game: Game) -> Path:
    return WEB / "games" / game.id.replace("-", "_")


def own_messages(game: Game, lang: str) -> set[str]:
    """The IDs in the game's own file."""
    return set(re.findall(r"^([a-zA-Z][\w-]*) =", (folder(game) / f"{lang}.ftl").read_text("utf-8"), re.MULTILINE))


@every_game
def test_a_folder_is_complete(game: Game) -> None:
    wanted = {"__init__.py", "table.py", "words.py", "style.css", *(f"{lang}.ftl" for lang in LANGS)}
    assert wanted <= {path.name for path in folder(game).iterdir()}
    assert isinstance(table_of(game.id), Table)
    assert ' class="cover"' in table_of(game.id).cover()


@every_game
def test_a_game_has_a_name_and_names_for_its_options(game: Game) -> None:
    found = {f"game-{game.id}", f"about-{game.id}", f"feel-{game.id}"}
    for option in game.options:
        name = f"option-{game.id}-{option.name}"
        found |= {name, *(f"{name}-{choice}" for choice in option.choices)}
    for lang in LANGS:
        assert found <= own_messages(game, lang)
    assert all(own_messages(game, lang) == own_messages(game, LANGS[0]) for lang in LANGS[1:])


@every_game
@every_lang
def test_every_action_is_said(game: Game, lang: str) -> None:
    t = Messages(lang)
    said = {text: action_words(game.id, text, t) for text in cards_of(game).pool()}
    assert {text for text, words in said.items() if not words or ">" in words} == set()


@every_game
@every_lang
def test_every_fact_is_said(game: Game, lang: str) -> None:
    t, facts = Messages(lang), explored(game).facts
    unsaid = {
        name for name, values in facts.items() for value in values if not fact_words(game.id, name, value.split(), 0, t)
    }
    assert unsaid == set()


@every_game
@every_lang
def test_every_event_is_said(game: Game, lang: str) -> None:
    t, table, sentences = Messages(lang), table_of(game.id), dict[str, str]()
    for viewer, players, event in events(game):
        names = tuple(t("you") if seat == viewer else t("player-number", number=seat + 1) for seat in range(players))
        sentences[event["type"]] = sentences.get(event["type"]) or table.say(event, t, names, viewer)
    silent = {kind for kind, words in sentences.items() if not words}
    assert silent == table.info.silent
    assert {event.type for event in event_classes(game)} <= set(sentences)


def events(game: Game) -> Iterator[tuple[int | None, int, dict[str, Any]]]:
    """Events of random games; for classes too rare to occur there, one event with every field 0."""
    yield from explored(game).events
    seen = {event["type"] for _, _, event in explored(game).events}
    for kind in event_classes(game):
        if kind.type not in seen:
            yield 0, 2, kind(*[0 for _ in dataclasses.fields(kind)]).to_json()


@every_game
def test_sounds_and_moves_are_those_of_its_events(game: Game) -> None:
    table, found = table_of(game.id), [event for _, _, event in events(game)]
    assert set(table.info.sounds.values()) <= SOUNDS
    assert set(table.info.sounds) <= {event["type"] for event in found} - {"over"}
    assert table.info.rounds <= {event["type"] for event in found} - {"over"}
    moved = [table.moved(event) for event in found]
    assert any(moved)
    assert {type(names) for names in moved} <= {str, tuple, type(None)}


def shared_files() -> list[Path]:
    """The files of `web/` that belong to no game."""
    found = [path for path in WEB.rglob("*") if path.suffix in (".py", ".js", ".mjs", ".css", ".ftl")]
    return [path for path in found if WEB / "games" not in path.parents and "compiled" not in path.parts]


@every_game
def test_shared_code_names_no_game(game: Game) -> None:
    ids = re.escape(game.id), re.escape(game.id.replace("-", "_"))
    rules = {rule.partition("-")[0] for rule in rulebook.load(game.id, "en").rules}
    prefixes = {name.partition("-")[0] for name in own_messages(game, "en")}
    prefixes -= {"game", "about", "feel", "option", "choose", "no"}
    prefixes -= {name.partition("-")[0] for name in shared_messages()}
    pattern = re.compile(
        rf"[\"'./-](?:{'|'.join(ids)})(?!-?\w)|\b(?:{'|'.join(rules)})-\d|[\"'](?:{'|'.join(prefixes)})-|{titles(game)}"
    )
    named = {path.name: found[0] for path in shared_files() if (found := pattern.search(path.read_text("utf-8")))}
    assert named == {}


def titles(game: Game) -> str:
    return "|".join(re.escape(Messages(lang)(f"game-{game.id}")) for lang in LANGS)


@cache
def shared_messages() -> set[str]:
    shared = {name for game in games() for name in own_messages(game, "en")}
    return set(compile_all(WEB)["en"]["messages"]) - shared
