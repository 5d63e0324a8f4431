"""What bots say at the table: of what the reader sees alone, seldom, and not at all where that is unwanted."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from paths import ROOT
from pyengine.bots.style import STYLES
from tests.languages import WHOLE as LANGS
from web.engine.manners import occasion_of, remark
from web.engine.people import STYLE_OF
from web.engine.scene import PlayScene, scene_of
from web.engine.session import Session
from web.engine.setup import read
from web.kit.opening import open_game
from web.parts.drawing import draw
from web.parts.faces import FACES
from web.parts.messages import Messages

CAUGHT = {"type": "caught", "seat": 0, "culprit": 1}
MOMENTS: tuple[dict[str, Any], ...] = (
    CAUGHT,
    {"type": "challenged", "seat": 0, "accused": 1, "guilty": True, "hand": ["?"]},
    {"type": "round_ended", "seat": 1},
)


def scene(lang: str = "en", kind: str = "bot:3", seed: int = 3) -> PlayScene:
    setup, _ = read(f"game=uno&seats=human,{kind}&faces=,fox&seed={seed}")
    return scene_of(Session(setup), Messages(lang))


def test_every_animal_has_one_of_the_styles() -> None:
    assert set(STYLE_OF) == set(FACES)
    assert set(STYLE_OF.values()) == set(STYLES)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("face", ["fox", "owl", "bear"])
def test_each_style_has_its_words(lang: str, face: str) -> None:
    at = replace(scene(lang), faces=("", face))
    said = [remark(replace(at, events=(event,))) for event in MOMENTS]
    assert all(said)
    assert {found[0] for found in said if found} == {1}
    others = [remark(replace(at, faces=("", other), events=(CAUGHT,))) for other in FACES]
    assert len({found[1] for found in others if found}) == len(STYLES)


def test_a_remark_knows_no_more_than_the_events_that_the_reader_sees() -> None:
    """In other deals, where every hidden card is another, the same events bring the same words."""
    events = ({"type": "drew", "seat": 1, "cards": ["?"], "rule": "UNO-6"}, CAUGHT)
    assert len({remark(replace(scene(seed=seed), events=events)) for seed in range(1, 9)}) == 1
    dealt = [{"type": "laid", "seat": 1, "card": card, "colour": "blue", "uno": False} for card in ("b1", "b2", "b3")]
    assert not any(remark(replace(scene(), events=(event,))) for event in dealt)


@pytest.mark.parametrize(
    ("name", "moved", "occasion"),
    [
        ("go-fish", {"from": "hand", "giver": 0, "to": "hand", "taker": 1}, "good"),
        ("durak", {"from": "attack", "giver": -1, "to": "hand", "taker": 1}, "oops"),
        ("durak", {"from": "deck", "giver": -1, "to": "hand", "taker": 1}, ""),
        ("durak", {"from": "hand", "giver": 1, "to": "attack", "taker": -1}, ""),
    ],
)
def test_the_moments_of_a_game_in_one_file_follow_from_where_cards_go(
    name: str, moved: dict[str, Any], occasion: str
) -> None:
    open_game((ROOT / f"seeds/gallery/{name}.md").read_text("utf-8"))
    setup, _ = read(f"game={name}&seats=human,bot:3&faces=,fox&seed=1")
    at = scene_of(Session(setup), Messages("en"))
    event = {"type": "moved", "cards": ["?"], **moved}
    assert occasion_of(event, at) == ((1, occasion) if occasion else (None, ""))
    said = [remark(replace(at, events=({**event, "cards": [card]},))) for card in ("6c", "7c", "8c", "9c", "10c", "jc")]
    assert any(said) is bool(occasion)


def test_people_and_simple_bots_say_nothing() -> None:
    for kind in ("human", "bot:random", "bot:greedy"):
        assert remark(replace(scene(kind=kind), events=(CAUGHT,))) is None


def test_what_is_said_is_drawn_at_the_speakers_side_with_a_way_to_end_it() -> None:
    said = replace(scene(), events=(CAUGHT,))
    html = draw(replace(said, remark=remark(said)))
    assert "You got me!" in html
    assert 'data-value="talk=off"' in html
    assert "You got me!" not in draw(said)
