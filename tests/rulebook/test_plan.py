"""Every shipped rulebook keeps the plan of all rulebooks, and all languages have the same in it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

import pytest

from pyengine.games import game as find_game
from pyengine.games import ids
from pyengine.rulebook import PLAN, Rulebook, Section, components, fences, load, setups
from tests.languages import LANGS

BOOKS = [(game_id, lang) for game_id in ids() for lang in LANGS]
CARDS = {"face-to-face": 120, "flights": 47, "glastonbury": 84, "nizam": 97, "pearl": 97, "uno": 56, "higher": 24}
"""How many cards each game is played with: the lines of components whose samples are cards of its notation."""
PIECES = re.compile(r"(wizard|cauldron|recipe|flight):.*|corner|first|marker|hint|score|scoring|back")
"""Samples of other things in the box."""
CAPTION = re.compile(r"\*[^*]+\*")
SENTENCE_END = re.compile(r"[.!?…](?=\s|$)")
MOST_WORDS = 140
books = pytest.mark.parametrize(("game_id", "lang"), BOOKS)


@cache
def book(game_id: str, lang: str) -> Rulebook:
    return load(game_id, lang)


def section(game_id: str, lang: str, anchor: str) -> Section:
    found = book(game_id, lang).section(anchor)
    assert found, f"{game_id} {lang}: there is no section {{#{anchor}}}"
    return found


def anchors(game_id: str, lang: str) -> list[str]:
    return [section.anchor for section in book(game_id, lang).sections]


def prose(text: str) -> list[str]:
    """The paragraphs of a Markdown text, without code and captions."""
    without = re.sub(r"```.*?```", "", text, flags=re.DOTALL)
    blocks = [block.strip() for block in re.split(r"\n\s*\n", without)]
    return [block for block in blocks if block and not CAPTION.fullmatch(block) and not block.startswith("#")]


def rows(text: str) -> list[str]:
    return [line for line in text.split("\n") if line.startswith("|")]


def missing(game_id: str, lang: str, where: str, what: Iterable[object]) -> str:
    return f"{game_id} {lang} {{#{where}}}: missing {', '.join(map(str, what))}"


@books
def test_the_goal_is_one_sentence(game_id: str, lang: str) -> None:
    goal = book(game_id, lang).goal
    assert len(SENTENCE_END.findall(goal)) == 1, f"{game_id} {lang}: the goal is not one sentence: {goal}"
    assert SENTENCE_END.search(goal[-1:]), f"{game_id} {lang}: the goal has no end: {goal}"


@books
def test_the_sections_are_there_in_their_order(game_id: str, lang: str) -> None:
    found = anchors(game_id, lang)
    assert all(found), f"{game_id} {lang}: a section has no anchor: {found}"
    planned = [anchor for anchor in found if anchor in PLAN]
    assert planned == list(PLAN), f"{game_id} {lang}: has {planned}"
    own = [anchor for anchor in found if anchor not in PLAN]
    after, before = found.index("glance"), found.index("sample")
    assert own == found[after + 1 : before], f"{game_id} {lang}: sections on playing stand after glance: {own}"
    assert own, f"{game_id} {lang}: there is no section on playing"


@books
def test_all_languages_have_the_same_anchors(game_id: str, lang: str) -> None:
    assert anchors(game_id, "en") == anchors(game_id, lang), game_id


@books
def test_there_is_a_set_up_for_each_number_of_players(game_id: str, lang: str) -> None:
    text = section(game_id, lang, "setup").text
    (block,) = setups(text) or pytest.fail(f"{game_id} {lang}: {{#setup}} has no block of set-ups")
    fewest, most = find_game(game_id).seats
    found = [entry.players for entry in block.entries]
    assert block.game == game_id
    assert found == list(range(fewest, most + 1)), f"{game_id} {lang}: set-ups for {found}"
    assert re.search(r"^2\. ", text, re.MULTILINE), f"{game_id} {lang}: {{#setup}} has no numbered steps"


@books
def test_the_components_are_counted(game_id: str, lang: str) -> None:
    (block,) = components(section(game_id, lang, "components").text) or pytest.fail(f"{game_id} {lang}: no components")
    assert block.game == game_id
    cards = [entry for entry in block.entries if entry.codes and not any(map(PIECES.fullmatch, entry.codes))]
    assert sum(entry.count for entry in cards) == CARDS[game_id], f"{game_id} {lang}: {[e.words for e in cards]}"


@books
def test_all_languages_have_the_same_components_and_set_ups(game_id: str, lang: str) -> None:
    english, other = (book(game_id, each).text for each in ("en", lang))
    boxes = [[(e.count, e.codes) for block in components(text) for e in block.entries] for text in (english, other)]
    tables = [[(e.players, e.position) for block in setups(text) for e in block.entries] for text in (english, other)]
    assert boxes[0] == boxes[1], game_id
    assert tables[0] == tables[1], game_id


@books
def test_a_turn_at_a_glance_is_short(game_id: str, lang: str) -> None:
    lines = re.findall(r"^\d+\. .+", section(game_id, lang, "glance").text, re.MULTILINE)
    assert 2 <= len(lines) <= 6, f"{game_id} {lang}: {{#glance}} has {len(lines)} lines"


@books
def test_a_sample_turn_is_told_and_shown(game_id: str, lang: str) -> None:
    text = section(game_id, lang, "sample").text
    assert len(prose(text)) >= 2, f"{game_id} {lang}: {{#sample}} tells {len(prose(text))} paragraphs"
    assert len(fences(text)) >= 2, f"{game_id} {lang}: {{#sample}} shows {len(fences(text))} moments"


@books
def test_every_example_has_a_caption(game_id: str, lang: str) -> None:
    lines = book(game_id, lang).text.split("\n")
    for fence in fences(book(game_id, lang).text):
        above = next((line for line in reversed(lines[: fence.line - 1]) if line.strip()), "")
        assert CAPTION.fullmatch(above), f"{game_id} {lang}: no caption above the example on line {fence.line}"


@books
def test_rules_stand_in_the_order_of_their_numbers_in_a_section(game_id: str, lang: str) -> None:
    found = book(game_id, lang)
    ends = [section.line for section in found.sections[1:]] + [1_000_000]
    for part, end in zip(found.sections, ends, strict=True):
        numbers = [int(rule.id.partition("-")[2]) for rule in found.rules.values() if part.line < rule.line < end]
        assert numbers == sorted(numbers), f"{game_id} {lang}: rules of {{#{part.anchor}}} out of order: {numbers}"


@books
@pytest.mark.parametrize("anchor", ["scoring", "options"])
def test_scoring_and_options_have_a_table(game_id: str, lang: str, anchor: str) -> None:
    assert len(rows(section(game_id, lang, anchor).text)) > 2, f"{game_id} {lang}: {{#{anchor}}} has no table"


@books
def test_all_options_and_their_values_are_there(game_id: str, lang: str) -> None:
    text = section(game_id, lang, "options").text
    for option in find_game(game_id).options:
        absent = [word for word in (option.name, *option.choices) if f"`{word}`" not in text]
        assert not absent, missing(game_id, lang, "options", absent)


@books
def test_questions_are_answered_by_rules(game_id: str, lang: str) -> None:
    questions = section(game_id, lang, "questions").questions
    assert len(questions) >= 8, f"{game_id} {lang}: {len(questions)} questions"
    for question in questions:
        assert question.rules, f"{game_id} {lang}: the answer to “{question.title}” names no rule"
        absent = set(question.rules) - set(book(game_id, lang).rules)
        assert not absent, f"{game_id} {lang}: “{question.title}” names {absent}"
    shown = [question for question in questions if fences(question.text)]
    assert len(shown) >= 2, f"{game_id} {lang}: {len(shown)} questions with an example"


@books
def test_all_languages_answer_the_same_questions(game_id: str, lang: str) -> None:
    english, other = (section(game_id, each, "questions").questions for each in ("en", lang))
    assert [set(question.rules) for question in english] == [set(question.rules) for question in other], game_id


@books
def test_the_words_are_told(game_id: str, lang: str) -> None:
    words = section(game_id, lang, "words").words
    assert len(words) >= 3, f"{game_id} {lang}: {len(words)} words"
    assert len({word.word for word in words}) == len(words), f"{game_id} {lang}: a word is there twice"


@books
def test_the_summary_is_short(game_id: str, lang: str) -> None:
    text = section(game_id, lang, "summary").text
    size = len(re.findall(r"[\w’'-]+", text))
    assert 30 <= size <= MOST_WORDS, f"{game_id} {lang}: the summary has {size} words"
    assert "```" not in text, f"{game_id} {lang}: the summary has a block"
