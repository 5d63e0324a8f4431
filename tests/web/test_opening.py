"""The opening boards: nothing on them is of a deal, and they have as many seats as were asked for."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from pyengine.core.game import Game
from tests.endure import rest_in_endure
from tests.languages import WHOLE as LANGS
from web.games import games
from web.parts.html import Html, el
from web.parts.messages import Messages
from web.site import opening
from web.site.undealt import parse, undealt

TABLES = [(game, opening.usual(game)) for game in games()]
TABLES += [(game, players) for game in games() for players in game.seats]


def seats_in(html: str, t: Messages) -> set[int]:
    """The players that are named by their number."""
    words = re.sub(r"<[^>]*>", " ", html)
    return {number for number in range(1, 11) if re.search(rf"\b{t('player-number', number=number)}\b", words)}


def faces(html: str) -> Counter[str]:
    """The fronts of cards and tiles: their classes, and all that is in them."""
    fronts = [node for node in parse(html).within() if {"card", "tile"} & set(node.classes)]
    return Counter(repr((node.classes, node.children)) for node in fronts if node.children)


@pytest.mark.parametrize(
    ("game", "players"), rest_in_endure(TABLES, len(games())), ids=lambda value: str(getattr(value, "id", value))
)
def test_every_face_is_there_in_every_deal(game: Game, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    t = Messages("en")
    shown = faces(opening.opening(game, players, t))
    for seed in (1000, 1001):
        dealt = (game.deal(players, seed),)
        monkeypatch.setattr(opening, "_deals", lambda *_, dealt=dealt: dealt)
        assert shown <= faces(opening.opening(game, players, t))


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
@pytest.mark.parametrize("lang", rest_in_endure(LANGS))
def test_a_board_has_the_seats_that_were_asked_for(game: Game, lang: str) -> None:
    for players in range(game.seats[0], game.seats[1] + 1):
        t = Messages(lang)
        board = opening.opening(game, players, t)
        assert seats_in(board, t) - {1} == set(range(2, players + 1))
        assert 'data-state="starting"' in board
        assert "<button disabled" in board
        assert not re.search(r"<button(?! disabled)", board)


def test_what_differs_is_left_out() -> None:
    def table(card: str, *hand: str) -> Html:
        held = [el("li", None, el("span", {"class": f"card {each}"}, each)) for each in hand]
        top = el("button", {"id": f"top-{card}", "class": f"pile {card}"}, el("span", {"class": "card"}, card))
        return el("div", {"data-zone": "all"}, top, el("p", None, "Lay a card"), el("ul", {"class": "hand"}, *held))

    assert undealt([table("red", "one"), table("blue", "two", "three")]) == (
        '<div data-zone="all"><button class="pile"><span class="card blank" aria-hidden="true"></span></button>'
        '<p>Lay a card</p><ul class="hand">'
        + '<li><span class="held"><span class="card blank" aria-hidden="true"></span></span></li>' * 2
        + "</ul></div>"
    )
