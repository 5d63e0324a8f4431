"""Who sits at a table: names, faces and levels by the set-up alone, and the faces in its address."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest

from pyengine.bots import names as bot_names
from pyengine.core.errors import OptionError
from pyengine.core.record import Player, Record
from tests.languages import WHOLE as LANGS
from web.engine.people import STYLE_OF, faces_of, level, people
from web.engine.scene import scene_of
from web.engine.session import Session
from web.engine.setup import Setup, read, setup_of
from web.parts.faces import FACES, face
from web.parts.messages import Messages
from web.site.statistics import stats

TABLE = "game=uno&seats=human,bot:3,bot:3,bot:1&seed={seed}"


def setup(query: str) -> Setup:
    found, ignored = read(query)
    assert ignored == ()
    return found


def outline(ident: str) -> str:
    """What of a face makes its silhouette: its filled head, bill, comb and horns."""
    paths = ET.fromstring(face(ident)).findall("path")
    return " ".join(path.attrib["d"] for path in paths if path.attrib["class"] in ("fur", "bill", "comb", "horn"))


def test_every_face_is_well_formed_and_of_its_own_outline() -> None:
    assert len(FACES) == 12
    assert len({outline(ident) for ident in (*FACES, "")}) == 13
    for ident in FACES:
        assert ET.fromstring(face(ident)).attrib["class"] == f"face {ident}"


def test_a_face_is_nothing_to_a_screen_reader_and_an_unknown_one_is_a_person() -> None:
    assert face("") == face("dog") == face("person")
    assert all('aria-hidden="true"' in face(ident) for ident in (*FACES, ""))


@pytest.mark.parametrize("lang", LANGS)
def test_names_of_animals_differ_in_their_first_four_letters(lang: str) -> None:
    t = Messages(lang)
    assert len({t(f"face-{ident}")[:4].lower() for ident in FACES}) == len(FACES)


@pytest.mark.parametrize("lang", LANGS)
def test_every_bot_has_a_level_in_words(lang: str) -> None:
    t = Messages(lang)
    levels = [level(f"bot:{name}", t) for name in bot_names()]
    assert len(set(levels)) == len(levels)
    assert level("human", t) == ""


@pytest.mark.parametrize("seats", [2, 4, 10])
def test_bots_are_different_animals_by_the_deal(seats: int) -> None:
    kinds = ",".join(["human", *["bot:1"] * (seats - 1)])
    tables = [people(setup(f"game=uno&seats={kinds}&seed={seed}"), Messages("en")) for seed in range(150)]
    for table in tables:
        assert len({who.face for who in table[1:]}) == len({who.name for who in table}) - 1 == seats - 1
    assert {table[1].face for table in tables} == set(FACES)


def test_the_same_deal_has_the_same_animals() -> None:
    first, again = (faces_of(setup(TABLE.format(seed=7))) for _ in range(2))
    assert first == again
    assert first != faces_of(setup(TABLE.format(seed=8)))


def test_a_person_keeps_the_face_and_a_bot_makes_room() -> None:
    for seed in range(40):
        faces = faces_of(setup(TABLE.format(seed=seed) + "&faces=fox,fox,,owl"))
        assert faces[0] == "fox"
        assert faces[3] == "owl"
        assert len(set(faces)) == 4
    assert faces_of(setup("game=uno&seats=human,human&seed=1&faces=fox,fox")) == ("fox", "fox")


def test_names_given_win() -> None:
    t = Messages("en")
    alone = people(setup("game=uno&seats=human,bot:2&seed=1&names=,Tim"), t)
    style = t(f"style-{STYLE_OF[alone[1].face]}")
    assert [(who.name, who.level) for who in alone] == [("You", ""), ("Tim", f"{style} · remembers 3 cards")]
    several = people(setup("game=uno&seats=human,human,bot:5&seed=1&names=Sara&faces=,,raven"), t)
    assert [who.name for who in several] == ["Sara", "Player 2", "Raven"]
    same = people(setup("game=uno&seats=human,bot:5&seed=1&names=Raven&faces=,raven"), t)
    assert [who.name for who in same] == ["Raven 1", "Raven 2"]


def test_the_scene_has_faces_and_levels() -> None:
    scene = scene_of(Session(setup("game=nizam&seats=human,bot:4&names=Sara&faces=cat,hare&seed=3")), Messages("uk"))
    assert (scene.names, scene.faces, scene.levels) == (
        ("Sara", "Заєць"),
        ("cat", "hare"),
        ("", "грає обережно · пам’ятає 12 карт"),
    )


def test_faces_are_in_the_address_but_not_in_the_key() -> None:
    table = setup(TABLE.format(seed=7) + "&faces=fox,,owl")
    assert table.faces == ("fox", "", "owl", "")
    assert table.query == table.key + "&faces=fox,,owl"
    assert table.key == setup(TABLE.format(seed=7)).key
    assert read(table.query)[0] == table
    assert "faces" not in setup(TABLE.format(seed=7) + "&faces=,,").query


def test_an_unknown_face_names_the_possible_ones() -> None:
    with pytest.raises(OptionError) as refused:
        read("game=uno&faces=fox,dog")
    assert (refused.value.name, refused.value.value, refused.value.allowed) == ("faces", "dog", FACES)


def test_a_form_sends_all_its_seats_and_how_many_count() -> None:
    form = "game=uno&players=3&seats=human&names=Sara&face-1=fox&seats=bot:1&names=&face-2="
    form += "&seats=bot:2&names=&face-3=owl&seats=bot:1&names=Nobody&face-4=cat&target=250&pace=normal&seed="
    table = setup(form)
    assert table.seats == (Player("human", "Sara"), Player("bot:1"), Player("bot:2"))
    assert table.faces == ("fox", "", "owl")
    with pytest.raises(OptionError):
        read("game=uno&players=11&seats=human,bot")


def test_a_record_of_the_same_players_keeps_the_faces() -> None:
    before = setup("game=uno&seats=human,bot:1&names=Sara&faces=fox&seed=3")
    same = Record.new(before.game, 2, 3, {}, before.seats)
    other = Record.new(before.game, 2, 3, {}, (Player("human", "Tim"), Player("bot:1")))
    assert setup_of(same, before).faces == before.faces
    assert setup_of(other, before).faces == setup_of(same, None).faces == ()


def test_statistics_tell_opponents_by_their_level() -> None:
    page = stats(Messages("en"))
    assert 'data-kind-bot-1="Bot · overlooks a lot"' in page
    assert 'data-kind-bot-random="Bot · plays anything"' in page
