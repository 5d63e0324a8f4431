"""What the table of a game in one file shows by its declarations, and what it says."""

from __future__ import annotations

import random
import re

import pytest

from pyengine.kit.cards import RANKS, SUITS, french, pack
from pyengine.kit.document import read
from tests.endure import rest_in_endure
from tests.kit.files import HEAD, LAY
from tests.kit.table_clicks import FILES, GAMES, KitPage
from web.kit import french as drawn
from web.kit import plain
from web.kit.shape import Shape, shape_of
from web.kit.ways import TURN_ORDER
from web.kit.wording import card_name, value_words
from web.parts.messages import LANGS, Messages


def shape(game: str) -> Shape:
    return shape_of(read(FILES[f"{game}.md"], FILES.get))


def test_piles_lie_where_their_use_says() -> None:
    hearts, durak, golf = shape("hearts"), shape("durak"), shape("golf")
    assert hearts.laid == ("passed", "table")
    assert hearts.kept == ("taken",)
    assert durak.spread == {"attack", "defence"}
    assert durak.aside == {"discard"}
    assert golf.offered == {"deck": "draw"}
    assert golf.kept == ("grid",)


def test_values_are_shown_by_what_they_are() -> None:
    oh_hell, durak, dice = shape("oh-hell"), shape("durak"), shape("liars-dice")
    assert (oh_hell.score, oh_hell.counts) == ("points", ("bid", "tricks", "points"))
    assert oh_hell.roles == ("dealer",)
    assert durak.roles == ("defender", "leader")
    assert durak.facts == ("suit",)
    assert dice.facts == ("count", "face")


@pytest.mark.parametrize("lang", LANGS)
def test_every_card_of_an_ordinary_pack_is_drawn_and_named(lang: str) -> None:
    t = Messages(lang)
    faces = {drawn.face(rank, suit, t) for suit in SUITS for rank in RANKS}
    assert len(faces) == 52
    cards = shape("crazy-eights")
    assert len({card_name(card.code, cards, t) for card in french().kinds}) == 52


def test_families_of_plain_cards_differ_by_shape() -> None:
    cards = pack({f"{colour}{n}": {"colour": colour, "n": n} for colour in "rgby" for n in (1, 2)})
    shown = plain.traits_of(cards)
    signs = {plain.family_sign(value, shown) for value in shown.values}
    assert len({lines for lines, _ in signs}) == 4
    assert len({hue for _, hue in signs}) == 4


@pytest.mark.parametrize("lang", rest_in_endure(LANGS, 2))
@pytest.mark.parametrize("game", GAMES)
def test_the_story_is_told_in_words(game: str, lang: str) -> None:
    rng, page = random.Random(2), KitPage(game, {"hearts": 4, "oh-hell": 3}.get(game, 2), lang)
    for _ in range(5):
        page.go_on()
        if page.over:
            break
        page.send(action=rng.choice(page.session.legal()))
    page.go_on()
    lines = re.findall(r'<ol class="log".*?</ol>', page.answer["html"], re.DOTALL)
    assert lines
    text = re.sub("<[^>]+>", " ", lines[0])
    assert len(text.split()) > 5
    assert not re.search(r"kit-|\{|\}|\?\s", text), text


@pytest.mark.parametrize("lang", LANGS)
def test_a_player_is_named_once_where_the_author_says_whose_it_is(lang: str) -> None:
    page = KitPage("golf", 2, lang)
    page.go_on()
    frog = Messages(lang)("face-frog")
    assert frog in page.answer["html"]
    assert f"{frog}, {frog}" not in page.answer["html"]


def test_the_authors_word_for_a_rank_comes_before_its_name() -> None:
    KitPage("go-fish", 2)
    assert value_words("rank", "j", shape("go-fish"), Messages("en")) == "jacks"
    assert value_words("rank", "9", shape("go-fish"), Messages("en")) == "9"
    assert value_words("rank", "j", shape("hearts"), Messages("en")) == "jack"


def test_a_hand_is_sorted_by_suit_and_by_rank() -> None:
    page = KitPage("hearts", 4)
    page.go_on()

    def hand() -> list[str]:
        return re.findall(r'id="hand-(\w+)-1"', page.answer["html"])

    by_suit = hand()
    assert [code[-1] for code in by_suit] == sorted((code[-1] for code in by_suit), key="cdsh".index)
    page.send(source=TURN_ORDER)
    ranks = [RANKS.index(code[:-1]) for code in hand()]
    assert ranks == sorted(ranks)
    page.send(source=TURN_ORDER)
    assert hand() == by_suit


def test_a_card_dragged_to_a_pile_is_laid_there() -> None:
    page = KitPage("crazy-eights", 2)
    page.go_on()
    while not any(text[-1] in SUITS and ">" not in text for text in page.session.legal()):
        page.send(action="draw")
        page.go_on()
    card = next(text for text in page.session.legal() if text[-1] in SUITS and ">" not in text)
    before = len(page.session.timeline.moments)
    page.send(source=card, target="pile")
    assert len(page.session.timeline.moments) > before


def test_authors_words_come_before_names(monkeypatch: pytest.MonkeyPatch) -> None:
    words = "\n```words\nmove-lay = Put { $card } there\nzone-pile = The heap\nrefusal-SMA-3 = Not { $card }.\n```\n"
    monkeypatch.setitem(FILES, "small.md", HEAD + LAY + words)
    page = KitPage("small", 2)
    page.go_on()
    assert "The heap" in page.answer["html"]
    named = page.session.game_table.words.act("r2", Messages("en"))
    assert named == "Put r 2 there"
