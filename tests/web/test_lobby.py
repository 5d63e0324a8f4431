"""The lobby: its cards, what it tells of kept games, the deal of the day, the settings and the page for no address."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import pytest

from tests.languages import WHOLE as LANGS
from web.engine.setup import DEFAULT_BOT, read
from web.games import easiest_first, games, table_of
from web.page import results, saved_games
from web.parts.messages import Messages
from web.parts.preferences import CHOICES
from web.site.lobby import card, difficulty, lobby, play_address
from web.site.missing import missing
from web.site.setup_page import setup_page
from web.site.statistics import stats

if TYPE_CHECKING:
    from web.page.results import Game
    from web.page.saved_games import SavedGame

every_lang = pytest.mark.parametrize("lang", LANGS)
BYTES = 120_000
"""The most of the lobby's HTML in one language."""


@every_lang
def test_a_card_plays_against_the_default_bot_and_tells_how_hard_the_game_is(lang: str) -> None:
    t = Messages(lang)
    for game in games():
        setup, ignored = read(play_address(game, t).partition("?")[2])
        assert ignored == ()
        assert [who.kind for who in setup.seats] == ["human"] + [DEFAULT_BOT] * (max(2, game.seats[0]) - 1)
        html, hard = str(card(game, t)), table_of(game.id).info.difficulty
        assert t(f"feel-{game.id}") in html
        assert t(f"difficulty-{hard}") in html
        assert str(difficulty(game, t)).count('class="full"') == hard
        assert f'href="setup/?game={game.id}' in html


@every_lang
def test_one_game_is_the_easiest_start(lang: str) -> None:
    t = Messages(lang)
    assert str(lobby(t)).count(t("lobby-easiest")) == 1
    assert t("lobby-easiest") in str(card(easiest_first()[0], t))


def test_the_easiest_game_stands_first_and_the_demanding_ones_last() -> None:
    html = str(lobby(Messages("en")))
    shown = re.findall(r'id="quick-([a-z-]+)"', html)
    assert sorted(shown) == sorted(game.id for game in games())
    hard = [table_of(game_id).info.difficulty for game_id in shown]
    assert hard == sorted(hard)
    assert hard[0] < hard[-1]
    first = shown[0]
    assert f'<article class="game {first}"' in html[: html.index(Messages("en")("lobby-easiest"))]


@every_lang
def test_the_lobby_is_small_and_has_no_set_up_form(lang: str) -> None:
    html = str(lobby(Messages(lang)))
    assert len(html.encode()) < BYTES
    assert "<form" not in html
    idents = re.findall(r' id="([^"]+)"', html)
    assert len(set(idents)) == len(idents)


@every_lang
@pytest.mark.parametrize("page", [lobby, stats, setup_page])
def test_the_settings_are_on_the_page(page: Any, lang: str) -> None:
    html = str(page(Messages(lang)))
    assert html.count('aria-current="page"') == 1
    html = re.sub(r"<form.*?</form>", "", html, flags=re.DOTALL)  # those of the set-up have one of them, too
    for name, values in CHOICES.items():
        for value in values:
            assert html.count(f'data-setting="{name}={value}"') == 1


def test_the_page_for_no_address_runs_only_what_it_holds() -> None:
    html = missing("body{}", "one()")
    for lang in LANGS:
        assert Messages(lang)("missing-title") in html
    assert "script-src &#x27;sha256-" in html
    assert "unsafe" not in html
    assert missing("body{}", "two()") != html


# Kept games ----------------------------------------------------------------------------------------------------------


def game_of(about: object, key: str = "game=uno&seats=human,bot:1&seed=3") -> SavedGame:
    given: Any = about
    return {"key": key, "days": 0, "about": given}


@pytest.mark.parametrize(
    ("scores", "told"),
    [
        ([8, 6], ("lead", 8, 6)),
        ([6, 8], ("trail", 6, 8)),
        ([7, 7, 3], ("level", 7, 7)),
        ([7], None),
        (["8", "6"], None),
        (None, None),
    ],
)
def test_who_leads(scores: object, told: object) -> None:
    assert saved_games.standing(game_of({"scores": scores})) == told


def test_at_a_table_of_several_people_nobody_is_you() -> None:
    assert saved_games.standing(game_of({"scores": [8, 6]}, "game=uno&seats=human,human&seed=3")) is None
    assert saved_games.standing(game_of({"scores": [8, 6]}, "nonsense")) is None


@pytest.mark.parametrize("about", [None, 3, "x", [], {"round": "x", "scores": {}, "headline": 3}])
def test_what_is_wrong_about_a_game_is_not_told(about: object) -> None:
    assert (saved_games.standing(game_of(about)), saved_games.stage(game_of(about))) == (None, "")


def test_the_stage_is_the_round_or_what_the_table_said() -> None:
    assert saved_games.stage(game_of({"round": 3, "headline": "x"})) == 3
    assert saved_games.stage(game_of({"headline": "Round 3"})) == "Round 3"


def test_keys_alone_are_games_and_finished_ones_are_last() -> None:
    found = saved_games.read(
        json.dumps(["game=uno", {"key": "game=nizam", "about": {"over": True}}, {"key": "game=pearl"}])
    )
    assert [game["key"] for game in saved_games.unfinished_first(found)] == ["game=uno", "game=pearl", "game=nizam"]


# Results ------------------------------------------------------------------------------------------------------------


def ended(day: str, seed: object, game: str = "uno", place: int = 1, **more: object) -> Game:
    found: Any = {"id": f"{day}{seed}{game}{place}", "game": game, "day": day, "seats": ["human", "bot:1"], "seat": 0}
    found.update({"place": place, "shared": False, "decisions": 9, "seed": seed, "scores": [8, 6]}, **more)
    made: Game = found
    return made


def test_results_keep_the_deal_and_its_scores_and_older_ones_are_read() -> None:
    stored = results.write([results.dated(ended("2026-11-23", 20261123), "2026-11-23")])
    [found] = results.read(stored)[0]
    assert (found["seed"], found["scores"]) == (20261123, [8, 6])
    older: Any = {name: value for name, value in found.items() if name not in ("seed", "scores")}
    assert results.read(results.write([older])) == ([older], "")
    for name, wrong in (("seed", "x"), ("scores", [1]), ("scores", ["x", "y"])):
        broken: Any = {**found, name: wrong}
        assert results.read(results.write([broken]))[1] == f"games[1].{name}"
