"""The search of the rulebooks: each query of a list has its rule among the first three places, in every language."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import pytest

from tests.endure import more_in_endure
from web.page import ranking
from web.page.ranking import Place, Words, kind_of, ranked, terms_of, title_of
from web.parts.messages import LANGS
from web.site.search_index import search_indexes
from web.site.stems import fold, stemmer, stems_of

QUERIES = Path(__file__).parent / "queries"
"""A file for each language: `query = IDs`, any of which has to be among the first three."""
WITH_QUERIES = [lang for lang in LANGS if (QUERIES / f"{lang}.txt").exists()]


@cache
def index(lang: str) -> tuple[list[str], list[Place], Words]:
    """What the page makes of an index: the IDs of its places, the places, and the words of the language."""
    texts = json.loads(search_indexes()[f"rules/search.{lang}.json"]())
    idents, places, names = [], [], texts["games"]
    words = Words(texts["stems"].split(), texts["odd"], texts["same"])

    def add(kind: str, game: str, ident: str, *told: str) -> None:
        idents.append(ident)
        own = fold(ident) if kind == "rule" else ""
        settled = (words.settled(fold(text)) for text in told)
        places.append(Place(kind, game, *settled, ident=own, of_file=game in texts["files"]))

    for game, rule, section, text in texts["rules"]:
        add("rule", game, rule, title_of(text), f"{rule} {section} {names[game]}", text)
    for game, ident, head, text in texts["places"] + texts["studies"]:
        add(kind_of(ident, head), game, ident, head, names[game], text)
    return idents, places, words


def found(query: str, lang: str, game: str = "") -> list[str]:
    idents, places, words = index(lang)
    return [idents[at] for at in ranked(fold(query).split(), places, words, game)]


@pytest.mark.parametrize("lang", WITH_QUERIES)
def test_each_query_has_its_rule_among_the_first_three(lang: str) -> None:
    lines = (QUERIES / f"{lang}.txt").read_text("utf-8").splitlines()
    asked = [line.split(" = ") for line in lines]
    assert len(asked) >= 60
    places = {query: found(query, lang)[:3] for query, _ in asked}
    assert {query: places[query] for query, wanted in asked if not {*places[query]} & {*wanted.split()}} == {}


@pytest.mark.parametrize("every", more_in_endure(4, 1))
@pytest.mark.parametrize("lang", WITH_QUERIES)
def test_every_rule_is_found_by_its_title_and_by_its_id(lang: str, every: int) -> None:
    idents, places, _ = index(lang)
    rules = [(ident, place.head) for ident, place in zip(idents, places, strict=True) if place.kind == "rule"]
    titles = dict(rules[::every])
    assert [found(ident, lang)[0] for ident in titles] == list(titles)
    games = {ident: place.game for ident, place in zip(idents, places, strict=True)}
    missed = [ident for ident, title in titles.items() if ident not in found(title, lang, games[ident])[:3]]
    assert len(missed) <= 2, missed  # NIZ and PRL share sentences


def test_questions_come_before_prose() -> None:
    kinds = dict(zip(index("en")[0], [place.kind for place in index("en")[1]], strict=True))
    first = [kinds[ident] for ident in found("challenge", "en")[:6]]
    assert first.index("question") < 2
    assert "prose" not in first[:4]
    assert "study" not in first[:4]


def test_the_game_that_the_page_is_about_comes_first() -> None:
    assert found("deck runs out", "en", "nizam")[0] in ("NIZ-15", "questions-12")
    assert found("deck runs out", "en", "flights")[0] == "FLI-9"
    assert "UNO-8" in found("deck runs out", "en", "uno")[:2], "there it is called otherwise"


@pytest.mark.parametrize(
    ("query", "lang"),
    [("backwrds trick", "en"), ("bakcwards trick", "en"), ("backwardss trick", "en"), ("Rückwärtstrik", "de")]
    + [("зворотнй трюк", "uk"), ("зворотний трбк", "uk")],
)
def test_one_letter_may_be_amiss(query: str, lang: str) -> None:
    assert {"F2F-8", "F2F-10", "words-7"} & {*found(query, lang)[:3]}


def test_a_word_that_is_still_being_written_finds_what_begins_so() -> None:
    assert "UNO-15" in found("blu", "en")[:10]
    assert found("zeppelin", "en") == []
    assert found("", "en") == []


def test_a_phrase_is_found_by_what_else_it_is_called() -> None:
    words = Words(
        ["wild", "draw", "two", "plus", "card"], {}, [["wild draw two", "plus two", "+2"], ["plus two", "two"]]
    )
    [term] = terms_of(["plus", "two"], words)
    assert term.phrases == [["plus", "two"], ["wild", "draw", "two"], ["+2"], ["two"]]
    assert [term.written for term in terms_of(["card", "+2"], words)] == ["card", "+2"]


@pytest.mark.parametrize(
    ("lang", "forms"),
    [
        ("en", ["challenge", "challenges", "challenging"]),
        ("de", ["karte", "karten"]),
        ("ru", ["карта", "карты", "картой", "карте"]),
        ("uk", ["карта", "карти", "картою", "карту", "картам"]),
        ("pl", ["karta", "karty", "kartę"]),
    ],
)
def test_forms_of_a_word_have_one_stem(lang: str, forms: list[str]) -> None:
    assert len({stemmer(lang)(form) for form in forms}) == 1


def test_a_form_that_does_not_begin_with_its_stem_is_found_by_it() -> None:
    stems, odd = stems_of(["Die Hände sind leer."], "de")
    assert odd == {"hande": "hand"} or "hand" in stems
    words = Words([*stems, "empti"], {"empty": "empti"}, [])
    assert words.settled(" is empty ") == " is empti "


def test_a_language_without_a_stemmer_has_words_as_they_are() -> None:
    assert stemmer("qtz")("plááýéérs") == "plááýéérs"
    assert stems_of(["Rédo rédos"], "qtz") == (["redo", "redos"], {})


def test_texts_are_folded() -> None:
    assert fold("Об’єднати «ЁЛКИ»: Straße,  +2!") == " обєднати елки strasse +2 "
    assert fold("М'яч їжака") == " мяч іжака "


def test_a_rule_has_a_title_of_its_own() -> None:
    assert title_of("Draw One: the next player draws. Lay it on its own colour.") == "Draw One: the next player draws"
    long = "If a card is laid that nobody at the table has ever seen before, the player who laid it explains it. So."
    assert title_of(long) == "If a card is laid that nobody at the table has ever seen before"
    for lang in WITH_QUERIES:
        titles = [(place.game, place.head) for place in index(lang)[1] if place.kind == "rule"]
        assert len({*titles}) >= len(titles) - 1, lang
        assert max(len(title) for _, title in titles) <= ranking.TITLE + 3


def test_groups_are_written_as_people_write_them() -> None:
    web = Path(ranking.__file__).parents[1]
    paths = [*web.glob("locales/*/search.txt"), *web.glob("games/*/search.*.txt")]
    assert paths
    for path in paths:
        for line in path.read_text("utf-8").splitlines():
            assert line.startswith("#") or re.fullmatch(r"[^,]+(, [^,]+)+", line), f"{path}: {line}"
