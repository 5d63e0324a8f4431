"""What a notebook shows: tables from views, a state as a spectator sees it, and nothing else in another way."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from html import escape, unescape
from pathlib import Path
from typing import Any

import pytest
from IPython.core.formatters import DisplayFormatter
from IPython.core.interactiveshell import InteractiveShell
from traitlets.config import Config

from pyengine.bots import Knowledge, bot
from pyengine.core.errors import OptionError
from pyengine.core.game import Game
from pyengine.core.prng import Prng
from pyengine.core.record import Player, Record
from pyengine.core.state import State
from pyengine.core.timeline import Timeline
from tests.languages import WHOLE as LANGS
from web.games import games
from web.notebook import load_ipython_extension, register, table_html, unload_ipython_extension
from web.notebook.frame import frame, scene_of
from web.parts.drawing import draw
from web.parts.messages import Messages

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
every_lang = pytest.mark.parametrize("lang", LANGS)
SEED = 5


@dataclass
class Shell:
    """IPython's own formatters, without the rest of it."""

    display_formatter: Any = field(default_factory=DisplayFormatter)


class Named(dict[str, int]):
    """A dict of somebody's, which shows itself."""

    def _repr_html_(self) -> str:
        return f"<b>{len(self)}</b>"


@pytest.fixture
def shell() -> Shell:
    """IPython with tables."""
    made = Shell()
    load_ipython_extension(made)
    return made


def shown(shell: Any, value: object) -> str | None:
    """The HTML that a notebook gets for a value; None where it gets text alone."""
    found: dict[str, str] = shell.display_formatter.format(value)[0]
    assert found["text/plain"] == repr(value) or isinstance(value, dict)
    return found.get("text/html")


@cache
def played(game: Game, actions: int = 30) -> Timeline:
    """A game of random bots, as far as it has come."""
    players = max(2, game.seats[0])
    table, chance, player = Timeline(Record.new(game, players, SEED, {})), Prng(SEED), bot("random")
    for _ in range(actions):
        if table.state.to_act:
            seat = table.state.to_act[0]
            table.apply(seat, player.choose(Knowledge(game, table.state, seat), chance))
    return table


def other_worlds(state: State, seat: int) -> list[State]:
    """States that differ from this one in what is hidden from a seat, and in nothing else."""
    drawn = (state.determinize(seat, Prng(number)) for number in range(8))
    return [other for other in drawn if other != state]


def document(html: str) -> str:
    """What stands in the frame."""
    [found] = re.findall(r'<iframe [^<>]*srcdoc="([^"]*)"[^<>]*></iframe>', html)
    return unescape(found)


@every_game
@every_lang
def test_every_game_is_drawn(game: Game, lang: str) -> None:
    for actions in (0, 30):
        state = played(game, actions).state
        for seat in (None, *range(state.players)):
            page = document(table_html(state.view(seat), lang))
            assert page.startswith(f'<!doctype html><html lang="{lang}" dir="ltr">')
            assert f'class="table {game.id}"' in page
            assert f".{game.id}" in page.partition("</style>")[0]


@every_game
def test_the_end_is_told(game: Game) -> None:
    state = game.deal(max(2, game.seats[0]), SEED)
    chance, player = Prng(SEED), bot("greedy")
    while state.to_act:
        seat = state.to_act[0]
        state.apply(seat, player.choose(Knowledge(game, state, seat), chance))
    assert state.outcome is not None
    for lang in LANGS:
        page = document(table_html(state.view(None), lang))
        assert f'<p class="status">{Messages(lang)("status-over")} ' in page
        assert f"({state.outcome.reason})</p>" in page


@every_game
def test_a_picture_is_alone_and_does_nothing(game: Game) -> None:
    html = table_html(played(game).state.view(0))
    page = document(html)
    assert 'sandbox="allow-same-origin"' in html
    assert "<script" not in page
    assert re.search(r'<(button|a|input|form)[ >]| (data-\w+|id|on\w+)="', page) is None
    assert re.search(r"url\(|@import|https?:(?!//www.w3.org/)", page) is None
    assert re.search(r"\d+d?vh\b", page) is None, "a height that counts from the frame's"


@every_game
def test_the_players_row_is_laid_out(game: Game) -> None:
    """Its sheets are in the page's, and it has to have them too: a face would be as wide as the table."""
    page = document(table_html(played(game).state.view(0)))
    assert 'class="roster' in page
    assert re.search(r"^\.roster \{", page, re.MULTILINE)
    assert re.search(r"^\.face \{ width:", page, re.MULTILINE)


@every_game
def test_a_view_shows_nothing_that_is_hidden_from_its_seat(game: Game) -> None:
    """Hands and decks may lie in any way: the table is the same."""
    state = played(game).state
    for seat in range(state.players):
        html = table_html(state.view(seat))
        assert other_worlds(state, seat)
        assert {table_html(other.view(seat)) for other in other_worlds(state, seat)} == {html}


@every_game
def test_a_state_shows_nothing_that_is_hidden_from_anybody(game: Game, shell: Shell) -> None:
    state = played(game).state
    html = shown(shell, state)
    assert html == frame(scene_of(state.view(None), "en", None, state.awaited))
    for seat in range(state.players):
        assert {shown(shell, other) for other in other_worlds(state, seat)} == {html}


def test_a_hand_is_for_its_own_view_alone(shell: Shell) -> None:
    game = games()[0]
    state = game.position("own up 27 | hand 17 18 28 40 45 50")
    cards = re.compile(r'class="pip"[^<>]*>(17|18|28|40|45|50)<')
    assert len(cards.findall(document(table_html(state.view(0))))) == 6
    assert cards.findall(document(table_html(state.view(1)))) == []
    assert cards.findall(document(shown(shell, state) or "")) == []


@every_game
@every_lang
def test_what_counts_on_legal_actions_is_not_told(game: Game, lang: str) -> None:
    """They are not in a view, so a prompt could be wrong."""
    state = played(game).state
    view = state.view(state.to_act[-1])
    drawn = draw(scene_of(view, lang, None, state.to_act))
    picture = document(table_html(view, lang)).partition('<div class="still"')[2]
    assert picture
    for prompt in re.findall(r'<p id="hint"[^<>]*>([^<]+)</p>', drawn):
        assert prompt not in picture


@every_game
def test_names_are_text(game: Game) -> None:
    state = played(game).state
    names = ['<script>alert("1")</script>', *(f"N&{seat}" for seat in range(1, state.players))]
    html = table_html(state.view(state.players - 1), names=names)
    assert "<script" not in html
    assert "<script" not in document(html)
    assert escape(names[0]) in document(html)
    assert len(re.findall("<iframe", html)) == 1


def test_wrong_settings_are_refused() -> None:
    view = games()[0].deal(2, SEED).view(0)
    with pytest.raises(OptionError, match=f"expected one of {', '.join(LANGS)}"):
        table_html(view, "fr")
    with pytest.raises(OptionError, match="game=chess"):
        table_html({**view, "game": "chess"})
    with pytest.raises(ValueError, match="1 names for 2 seats"):
        table_html(view, names=["Olena"])
    with pytest.raises(OptionError):
        register(Shell(), "fr")


@every_game
def test_views_show_as_tables(game: Game, shell: Shell) -> None:
    for seat in (None, 0):
        view = game.deal(max(2, game.seats[0]), SEED).view(seat)
        assert shown(shell, view) == table_html(view)


def test_the_language_can_be_chosen(shell: Shell) -> None:
    view = games()[0].deal(2, SEED).view(0)
    register(shell, "uk")
    assert shown(shell, view) == table_html(view, "uk")
    register(shell, "en")
    assert shown(shell, view) == table_html(view)


@pytest.mark.parametrize(
    "value", [{}, {"game": "uno"}, {"a": 1}, {name: [1] for name in ("game", "seat", "to_act", "players", "outcome")}]
)
def test_other_dicts_show_as_before(value: dict[str, Any], shell: Shell) -> None:
    assert shown(shell, value) is None
    assert shown(shell, Named(value)) == f"<b>{len(value)}</b>"


def test_what_somebody_has_registered_for_dicts_stays() -> None:
    shell = Shell()
    shell.display_formatter.formatters["text/html"].for_type(dict, lambda value: f"<i>{len(value)}</i>")
    view = games()[0].deal(2, SEED).view(0)
    for _ in range(2):
        load_ipython_extension(shell)
        assert shown(shell, {"a": 1}) == "<i>1</i>"
        assert shown(shell, view) == table_html(view)
    unload_ipython_extension(shell)
    assert shown(shell, {"a": 1}) == "<i>1</i>"
    assert shown(shell, view) == f"<i>{len(view)}</i>"


def test_it_can_be_unloaded(shell: Shell) -> None:
    state = games()[0].deal(2, SEED)
    unload_ipython_extension(shell)
    unload_ipython_extension(shell)
    for value in (state, state.view(0), played(games()[0]).record):
        assert shown(shell, value) is None


def test_ipython_loads_it_by_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("IPYTHONDIR", str(tmp_path))
    config = Config({"HistoryManager": {"enabled": False}})
    shell = InteractiveShell(config=config)  # type: ignore[no-untyped-call]
    state = games()[0].deal(2, SEED)
    shell.run_line_magic("load_ext", "web.notebook")
    assert shown(shell, state) is not None
    shell.run_line_magic("unload_ext", "web.notebook")
    assert shown(shell, state) is None


@every_game
def test_a_record_shows_how_its_game_stands(game: Game, shell: Shell) -> None:
    table = played(game)
    assert shown(shell, table.record) == shown(shell, table.state)


def test_a_record_knows_its_players(shell: Shell) -> None:
    game = games()[0]
    record = Record.new(game, 2, SEED, {}, (Player("human", "Olena"), Player("bot:greedy")))
    page = document(shown(shell, record) or "")
    assert "Olena" in page
    assert "Player 2" in page


def test_a_broken_record_shows_as_text(shell: Shell) -> None:
    record = Record.new(games()[0], 2, SEED, {})
    broken = Record(record.game, record.players, "nonsense")
    assert shown(shell, broken) is None
