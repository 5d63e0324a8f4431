"""The set-up page: a form for each game whose address the play page reads, and what a game refuses to deal."""

from __future__ import annotations

import json
import random
from functools import cache
from html.parser import HTMLParser
from typing import TYPE_CHECKING
from urllib.parse import quote, urlencode

import pytest

from pyengine.core.errors import OptionError
from pyengine.core.game import Game
from pyengine.core.record import Player
from tests.endure import rest_in_endure
from tests.languages import WHOLE as LANGS
from web.engine.setup import DEFAULT_BOT, Setup, read
from web.games import find as find_game
from web.games import games
from web.page import choice
from web.parts.faces import FACES
from web.parts.messages import Messages
from web.site.facts import game_link, players_and_minutes
from web.site.setup_page import refusals, setup_page

if TYPE_CHECKING:
    from web.page.choice import Choice, Refusals

EACH = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)


class Forms(HTMLParser):
    """The forms of a page: the fields that each sends as it is, its radio buttons, and its options' attributes."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.sent: dict[str, list[tuple[str, str]]] = {}
        self.radios: dict[str, list[tuple[str, str]]] = {}
        self.options: dict[str, list[dict[str, str | None]]] = {}
        self.ids: list[str] = []
        self.targets: list[str] = []
        self.game = self.select = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.ids += [found["id"] or ""] if "id" in found else []
        names = ("for", "popovertarget", "aria-describedby", "aria-labelledby", "list")
        self.targets += [found[name] or "" for name in names if name in found]
        if tag == "form":
            self.game = found["data-game"] or ""
            self.sent[self.game], self.radios[self.game], self.options[self.game] = [], [], []
        if tag == "fieldset" and found.get("class") == "option":
            self.options[self.game].append(found)
        if tag == "select":
            self.select = found["name"] or ""
        name, value = found.get("name") or "", found.get("value") or ""
        if tag == "input" and self.game:
            self.radios[self.game] += [(name, value)] if found.get("type") == "radio" else []
            self.sent[self.game] += [(name, value)] if found.get("type") != "radio" or "checked" in found else []
        if tag == "option" and self.select and "selected" in found:
            self.sent[self.game].append((self.select, value))

    def handle_endtag(self, tag: str) -> None:
        self.select = "" if tag == "select" else self.select


@cache
def drawn(lang: str) -> str:
    return str(setup_page(Messages(lang)))


@cache
def forms(lang: str = "en") -> Forms:
    return Forms(drawn(lang))


@pytest.mark.parametrize("lang", LANGS)
def test_every_game_has_a_form_that_the_play_page_reads(lang: str) -> None:
    found = forms(lang)
    assert list(found.sent) == [*(game.id for game in games()), "file"]
    for game in games():
        players = max(2, game.seats[0])
        setup, ignored = read(urlencode(found.sent[game.id]))
        assert ignored == ()
        assert (setup.game, setup.lang, setup.faces) == (game, lang, ())
        assert setup.seats == (Player("human"), *[Player(DEFAULT_BOT)] * (players - 1))
        assert setup.options == {option.name: option.default for option in game.options}


@pytest.mark.parametrize("lang", LANGS)
def test_marks_of_rules_are_left_to_rulebooks(lang: str) -> None:
    t = Messages(lang)
    assert '<abbr class="mark"' not in drawn(lang)
    assert '<abbr class="mark"' not in "".join(game_link(game, "./", t) for game in games())
    assert any('<abbr class="mark"' in players_and_minutes(game, t) for game in games())


@pytest.mark.parametrize("lang", LANGS)
def test_what_the_page_points_to_is_there_once(lang: str) -> None:
    found = forms(lang)
    assert len(set(found.ids)) == len(found.ids)
    assert {each for targets in found.targets for each in targets.split()} <= set(found.ids)


@EACH
def test_players_faces_and_values_can_be_chosen(game: Game) -> None:
    found = forms()
    radios = found.radios[game.id]
    assert [value for name, value in radios if name == "players"] == [
        str(count) for count in range(game.seats[0], game.seats[1] + 1)
    ]
    for seat in range(1, game.seats[1] + 1):
        assert [value for name, value in radios if name == f"face-{seat}"] == ["", *FACES]
    for option, field in zip(game.options, found.options[game.id], strict=True):
        matters = [str(count) for count in range(game.seats[0], game.seats[1] + 1) if option.matters(count)]
        assert (field["data-option"], field["data-players"]) == (option.name, " ".join(matters))
        if option.span is None:
            assert tuple(value for name, value in radios if name == option.name) == option.choices


# What contradicts itself ---------------------------------------------------------------------------------------------


@cache
def data_of(game_id: str) -> Refusals:
    """What the page has of a game's refusals."""
    found = refusals(find_game(game_id))
    data: Refusals = json.loads(json.dumps({"options": found.options, "tables": found.tables}))
    return data


def refused_option(game: Game, players: int, values: dict[str, str]) -> str:
    """The option that the page refuses, as its script works it out."""
    matter = [option for option in game.options if option.matters(players)]
    places = {
        option.name: (option.choices.index(values[option.name]), len(option.choices))
        for option in matter
        if option.span is None
    }
    return choice.refused(data_of(game.id), str(players), places)


@EACH
def test_the_page_refuses_what_the_game_refuses(game: Game) -> None:
    chance = random.Random(3)
    for players in range(game.seats[0], game.seats[1] + 1):
        for _ in range(120):
            matter = [option for option in game.options if option.matters(players)]
            values = {option.name: chance.choice(option.choices) for option in matter}
            try:
                game.new(players, 1, dict(values))
                wrong = ""
            except OptionError as error:
                wrong = error.name
            assert refused_option(game, players, values) == wrong, values


def test_two_seats_cannot_have_the_same_wizard() -> None:
    glastonbury = next(game for game in games() if game.id == "glastonbury")
    values = {option.name: option.default for option in glastonbury.options}
    assert refused_option(glastonbury, 3, values) == ""
    assert refused_option(glastonbury, 3, values | {"wizard_1": "red", "wizard_3": "red"}) == "wizard_3"
    assert refused_option(glastonbury, 2, values | {"wizard_1": "blue", "out": "blue"}) == "out"


@pytest.mark.parametrize("lang", rest_in_endure(LANGS))
def test_every_refusal_is_a_sentence(lang: str) -> None:
    found = forms(lang)
    for game in games():
        refused = refusals(game).options
        for field in found.options[game.id]:
            assert (field["data-option"] in refused) == ("data-refused" in field), field


# The address ---------------------------------------------------------------------------------------------------------


def given(**changed: object) -> Choice:
    usual: Choice = {
        "seats": ["human", "bot:1"],
        "names": ["", ""],
        "faces": ["", ""],
        "options": {},
        "pace": choice.USUAL_PACE,
    }
    return {**usual, **changed}  # type: ignore[typeddict-item]


def address(found: Choice, seed: str = "", lang: str = "") -> str:
    return choice.address("uno", found, seed, lang, lambda text: quote(text, safe=""))


def table(found: Choice, seed: str = "") -> Setup:
    setup, ignored = read(address(found, seed))
    assert ignored == ()
    return setup


def test_the_address_says_nothing_that_goes_without_saying() -> None:
    assert address(given()) == "game=uno&seats=human,bot:1"
    named = given(names=["", "Тарас"], faces=["fox", ""], pace="fast", options={"target": "100"})
    assert address(named, "7", "uk") == (
        f"game=uno&seats=human,bot:1&names=,{quote('Тарас')}&faces=fox&target=100&pace=fast&seed=7&lang=uk"
    )


@pytest.mark.parametrize("name", ["Sara", "Олена & <b>", "A,B", "100% %2C", "a+b=c#d?"])
def test_any_name_arrives(name: str) -> None:
    found = table(given(names=[name, ""], faces=["", "owl"], options={"bluff": "off"}), "12")
    assert found.seats == (Player("human", name), Player("bot:1"))
    assert (found.faces, found.options["bluff"], found.seed) == (("", "owl"), "off", 12)


def test_a_choice_is_stored_and_read() -> None:
    found = given(names=["Олена", ""], options={"target": "100"})
    assert choice.read(choice.write(found)) == found
    person = choice.read_person(choice.write({"name": "Олена", "face": "cat"}))
    assert person == {"name": "Олена", "face": "cat"}


@pytest.mark.parametrize(
    "text", [None, "", "{", "[]", "3", '{"seats": 1}', '{"seats": ["human"], "names": [], "faces": [], "options": {}}']
)
def test_what_cannot_be_read_is_no_choice(text: str | None) -> None:
    assert choice.read(text) is None
    assert choice.read_person(text) == {"name": "", "face": ""}


def test_the_usual_bot_is_one_that_people_can_choose() -> None:
    assert table(given(seats=["human", DEFAULT_BOT])).seats[1].kind == DEFAULT_BOT
    assert f'<option value="{DEFAULT_BOT}" selected>' in str(setup_page(Messages("en")))
