"""What is on a rulebook's page besides its rules: components, set-ups, questions, words, the summary, the search."""

from __future__ import annotations

import json
import re
from functools import cache
from itertools import pairwise

import pytest

from pyengine.core.errors import NotationError
from pyengine.games import game as find_game
from pyengine.rulebook import components, fences, load, setups
from pyengine.rulebook.read import read
from tests.endure import rest_in_endure
from tests.languages import WHOLE as LANGS
from tests.web.test_rules_pages import BOOKS, page
from web.games import games, table_of
from web.parts.messages import Messages
from web.site import rules
from web.site.book_pictures import Drawn, NotDrawn
from web.site.facts import players_and_minutes
from web.site.rulebook import Section, parts
from web.site.search_index import search_indexes

books = pytest.mark.parametrize(("game_id", "lang"), BOOKS)
LARGEST = 300_000
"""The most bytes of a rulebook's page."""
LARGEST_INDEX = 300_000
TEXT = """# A game

Win.

## In the box {#components}

**F2F-1** · S — Cards.

```components face-to-face
58 x 17 gold:45 : Numbers, *2* to 59 (F2F-1)
1 x - : A box
```

## Set-up {#setup}

1. Shuffle.
2. Deal.

```setup face-to-face
2 : deal seed=1 players=2 : Two players.
```

## A turn told {#sample}

First.

*She has laid a card*

```play face-to-face
hand 17 18 27 28 40 45
> 17>own-up
? 18>own-up
```

Then.

## Options {#options}

| Option | Value |
|---|---|
| `bluff` | **`on`** (F2F-1) |

## Questions {#questions}

### May I?

No (F2F-1).

*It may not be laid*

```play face-to-face
own up 29 | hand 17 18 27 28 40 45
! 18>own-up F2F-8
```

## Words {#words}

- **Pile** — what lies (F2F-1)

## On a card {#summary}

- **Goal:** win.
"""


@cache
def sections() -> dict[str, Section]:
    t, game = Messages("en"), find_game("face-to-face")
    return {part.ident: part for part in parts(read(TEXT, game.id, "en"), Drawn(game, t), t)}


def html(ident: str) -> str:
    return "".join(block.html for entry in sections()[ident].entries for block in entry.blocks)


def test_components_are_drawn_with_their_counts_and_names() -> None:
    items = re.findall(r"<li>.*?</li>", html("components"))
    assert len(items) == 2
    assert re.findall(r'role="img" aria-label="([^"]+)"', items[0]) == ["Silver 17", "Gold 45"]
    assert '<b class="count">58 ×</b>' in items[0]
    assert '<em>2</em> to 59 (<a class="ref" href="#F2F-1">F2F-1</a>)' in items[0]
    assert "sample" not in items[1].replace("samples", "")


def test_a_component_that_the_game_does_not_have_stops_the_build() -> None:
    for game, code in (("face-to-face", "60"), ("uno", "b10"), ("nizam", "X"), ("flights", "r7"), ("pearl", "z")):
        block = components(f"x\n```components {game}\n1 x {code} : Card\n```\n")[0]
        with pytest.raises(NotationError) as error:
            Drawn(find_game(game), Messages("en")).components(block)
        assert (error.value.what, error.value.line) == (code, 3)


CODES = {
    "face-to-face": ("2", "59", "silver:17", "gold:2", "up", "gold:down", "back"),
    "flights": ("r1", "o6", "x3", "u", "d", "flight:6", "flight:red3", "first", "back"),
    "glastonbury": ("ra3", "nb4", "joker", "luck", "move", "corner", "cauldron:red", "wizard:blue", "recipe:orange")
    + ("recipe:fewest", "recipe:end", "scoring", "back"),
    "nizam": ("R", "S", "E", "A", "T", "D", "O", "J", "o", "back", "score", "marker", "hint"),
    "pearl": ("R", "J", "o", "back", "score", "marker", "hint"),
    "uno": ("b0", "g9", "r+1", "yrev", "bskip", "wild", "wild+2", "back"),
}
NOT = ("", "-", "R1", "1", "60", "٣", "gold:", "tin:17", "recipe:", "recipe:pink", "wizard:white", "flight:7", "b1!")


@pytest.mark.parametrize("game_id", CODES)
@pytest.mark.parametrize("lang", LANGS)
def test_each_component_has_a_picture_with_a_name_of_its_own(game_id: str, lang: str) -> None:
    draw, t = table_of(game_id).component, Messages(lang)
    drawn = [draw(code, t) for code in CODES[game_id]]
    names = [re.findall(r'aria-label="([^"]+)"', str(each)) for each in drawn]
    assert all(len(name) == 1 for name in names), names
    assert len({name[0] for name in names}) == len(names)
    assert [code for code in NOT if draw(code, t) is not None] == []


def test_a_set_up_is_a_choice_of_pictures() -> None:
    shown = html("setup")
    assert "<ol>\n<li>Shuffle.</li>" in shown
    assert '<input type="radio" name="setup-players" id="setup-2" value="2" checked aria-label="2 players">' in shown
    assert shown.count('<figure class="diagram begins"') == 1
    assert '<p class="title">Two players.</p>' in shown


@books
def test_one_set_up_is_chosen_at_first(game_id: str, lang: str) -> None:
    radios = re.findall(r'<input type="radio" name="setup-players"[^>]*>', page(game_id, lang))
    assert sum(" checked" in radio for radio in radios) == 1


def test_a_moment_of_a_told_turn_shows_the_table_after_it() -> None:
    shown = html("sample")
    position = re.search(r'data-position="([^"]*)"', shown)
    assert position
    assert "own up 17" in position[1]
    assert '<span class="what">Played</span>' in shown
    (question,) = (entry for entry in sections()["questions"].entries if entry.question)
    assert "own up 29" in question.blocks[-1].html


def test_a_turn_is_told_beside_its_pictures() -> None:
    for game_id, lang in BOOKS:
        whole = page(game_id, lang)
        told = whole.partition('<section class="in-sample"')[2].partition('<section class="in-')[0]
        assert told.count('<div class="moment"><div class="prose">') >= told.count("<figure") - 1 > 0, game_id


def test_a_table_scrolls_by_itself() -> None:
    scroll = '<div class="scroll" tabindex="0" role="region" aria-label="Options: table 1"><table>'
    assert scroll in html("options")
    assert "<td><strong><code>on</code></strong> (<a" in html("options")


def test_questions_and_words_can_be_linked() -> None:
    questions = [entry for entry in sections()["questions"].entries if entry.question]
    assert [entry.question.anchor for entry in questions if entry.question] == ["questions-1"]
    assert 'id="example-questions-1-1"' in questions[0].blocks[-1].html
    assert '<div id="words-1"><dt>Pile</dt><dd>what lies (<a class="ref"' in html("words")


# All rulebooks -- --------------------------------------------------------------------------------------------


@books
def test_questions_are_sections_with_their_own_links(game_id: str, lang: str) -> None:
    found = re.findall(r'<section class="question" id="(questions-\d+)"><h3><a href="#([^"]+)">', page(game_id, lang))
    assert all(anchor == link for anchor, link in found)
    assert found


@books
def test_headings_go_down_step_by_step(game_id: str, lang: str) -> None:
    outside = re.sub(r'<div class="stage".*?<figcaption', "<figcaption", page(game_id, lang), flags=re.DOTALL)
    levels = [int(level) for level in re.findall(r"<h(\d)[ >]", outside)]
    assert levels[0] == 1
    assert all(after - before <= 1 for before, after in pairwise(levels)), levels


@books
def test_a_page_is_small(game_id: str, lang: str) -> None:
    assert len(page(game_id, lang).encode()) <= LARGEST


@pytest.mark.parametrize(
    ("game_id", "lang"), rest_in_endure(sorted(BOOKS, key=lambda book: book[1] != "en"), len(games()))
)
def test_the_whole_book_has_all_pictures(game_id: str, lang: str) -> None:
    path = f"rules/{game_id}/whole/{'' if lang == 'en' else f'{lang}/'}"
    whole = str(printed()[path].content)
    assert "data-picture" not in whole
    figures = re.findall(r'<figure class="diagram[^"]*" id="([^"]+)"', whole)
    text = load(game_id, lang).text
    assert len(figures) == len(fences(text)) + sum(len(block.entries) for block in setups(text))
    assert re.findall(r'<figure class="diagram[^"]*" id="([^"]+)"', page(game_id, lang)) == figures
    links = re.findall(r'data-picture><a href="([^"]+)"', page(game_id, lang))
    root = "../" * (2 if lang == "en" else 3)
    assert {link.partition("#")[0] for link in links} <= {root + path}
    assert {link.partition("#")[2] for link in links} <= set(figures)


@cache
def printed() -> dict[str, rules.Page]:
    return {each.folder: each for each in rules.printed()}


def test_pictures_have_room_on_a_page_up_to_a_size() -> None:
    t, game = Messages("en"), find_game("uno")
    (fence,) = fences("```play uno\nhand 1 b7 | hand 2 b8\n```\n")
    size = len(
        re.findall(r'<div class="stage".*(?=<figcaption)', Drawn(game, t).example(fence, "e", None, told=False))[0]
    )
    pictures = Drawn(game, t, "whole/", 2 * size)
    drawn = [pictures.example(fence, f"e{at}", None, told=False) for at in range(3)]
    assert [" data-picture" in each for each in drawn] == [False, False, True]
    assert '<div class="stage" data-picture><a href="whole/#e2">' in drawn[2]


def test_every_summary_is_a_page_of_its_own() -> None:
    for game in games():
        for lang in LANGS:
            folder = f"rules/{game.id}/card/{'' if lang == 'en' else f'{lang}/'}"
            content = str(printed()[folder].content)
            assert f'href="{"../" * folder.count("/")}rules/{game.id}/{"" if lang == "en" else f"{lang}/"}"' in content
            assert '<article class="summary-card"><h1>' in content
            assert f'href="{"../" * (2 if lang == "en" else 3)}{folder}" id="card"' in page(game.id, lang)


# The search -- -----------------------------------------------------------------------------------------------


@cache
def places(lang: str) -> list[tuple[str, str, str, str]]:
    found = json.loads(search_indexes()[f"rules/search.{lang}.json"]())["places"]
    return [(game, ident, head, words) for game, ident, head, words in found]


@pytest.mark.parametrize("lang", LANGS)
def test_the_search_leads_to_places_that_are_there(lang: str) -> None:
    for game_id, ident, head, words in places(lang):
        assert f' id="{ident}"' in page(game_id, lang), (game_id, ident)
        assert head
        assert words
        assert not set("<`") & set(words), words
        assert "**" not in words


@pytest.mark.parametrize("lang", LANGS)
def test_the_search_is_not_large(lang: str) -> None:
    assert len(search_indexes()[f"rules/search.{lang}.json"]().encode()) < LARGEST_INDEX


def test_the_search_finds_words_of_every_part() -> None:
    t = Messages("en")
    book = read(TEXT, "face-to-face", "en")
    found = {part.ident: part for part in parts(book, NotDrawn(), t)}
    words = {ident: " ".join(entry.words for entry in part.entries) for ident, part in found.items()}
    assert words["introduction"] == "Win."
    assert "58 × Numbers, 2 to 59" in words["components"]
    assert words["setup"] == "Shuffle. Deal. Two players."
    assert words["options"] == "Option Value bluff on (F2F-1)"
    assert words["summary"] == "Goal: win."
    inside = [place for part in found.values() for entry in part.entries for b in entry.blocks for place in b.places]
    assert [(place.ident, place.words) for place in inside] == [
        ("example-sample-1", "She has laid a card"),
        ("example-questions-1-1", "It may not be laid"),
        ("words-1", "what lies (F2F-1)"),
    ]


@books
def test_every_part_of_a_book_is_in_the_search(game_id: str, lang: str) -> None:
    idents = {ident for game, ident, _, _ in places(lang) if game == game_id}
    shown = page(game_id, lang)
    wanted = set(re.findall(r' id="((?:questions|words)-\d+|components|setup|glance|options|scoring|summary)"', shown))
    rule_only = {"components", "setup", "scoring"}
    assert wanted - idents <= rule_only, f"{game_id} {lang}: {wanted - idents}"
    captioned = re.findall(r'<figure class="diagram" id="([^"]+)"[^>]*>(?:(?!</figure>).)*?<p class="title">', shown)
    assert set(captioned) <= idents


# Facts -- ----------------------------------------------------------------------------------------------------


def test_what_no_published_rulebook_says_is_marked() -> None:
    t = Messages("en")
    said = {game.id: str(players_and_minutes(game, t)) for game in games()}
    assert said["pearl"] == "2–5 players · about 30–45 minutes"
    assert said["nizam"] == "1–5 players · about 30–45 minutes"
    mark = '<abbr class="mark" title="A ruling of ours, where the published rulebook is silent">R</abbr>'
    assert said["uno"] == f"2–10 players {mark} · about 25 minutes {mark}"
    for game_id in ("face-to-face", "glastonbury", "flights"):
        assert said[game_id].endswith(f" minutes {mark}")
        assert said[game_id].count(mark) == 1
