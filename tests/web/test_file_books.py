"""The rulebooks of games in one file: as pages of the site for those that come with it, and drawn for any other."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import pytest

from pyengine import rulebook
from pyengine.kit.document import read
from pyengine.rulebook import fences
from web.kit.framed import _File, send, take
from web.kit.opening import open_game
from web.parts.messages import LANGS, Messages
from web.parts.page_paths import rules_path, whole_path
from web.site import rules
from web.site.file_books import documents, text_of, with_blocks
from web.site.rules import Page

GALLERY = sorted(path.stem for path in Path("seeds/gallery").glob("*.md") if path.name.count(".") == 1)
PAGES = {page.folder: page for page in (*rules.pages(), *rules.printed()) if page.of_file}

BARE = """---
game: bare
title: Bare
players: 2-3
minutes: 10-20
---
# Bare

Win. See BAR-1 and **more**.

## In the box {#components}

**BAR-1** · S — One *card*. · R — Or [two](#words). See BAR-2.

- one
  more
  - inner
- two

| a | b |
|---|---|
| 1 | `x*y` |

*An example*

```play bare
hand 1 a
```

**BAR-2** · S — Two, unlike NOT-7 or <b>.

## Questions {#questions}

### Why?

Because.

## Words {#words}

- **Deck** — the cards
"""


@cache
def content(folder: str) -> str:
    page = PAGES[folder]
    return str(page.content)


# The site's own ------------------------------------------------------------------------------------------------------


def test_every_file_of_the_gallery_has_a_rulebook_in_every_language() -> None:
    assert list(documents()) == GALLERY
    for name in GALLERY:
        for lang in LANGS:
            assert isinstance(PAGES[rules_path(name, lang)], Page)
            assert isinstance(PAGES[whole_path(name, lang)], Page)


@pytest.mark.parametrize("name", GALLERY)
def test_each_rule_is_there_under_its_id_with_the_examples_of_the_file(name: str) -> None:
    document = documents()[name]
    for lang in LANGS:
        html = content(rules_path(name, lang))
        for rule in document.rulebook.rules:
            assert f'<section class="law" id="{rule}">' in html
            assert f'<a class="ref" href="#{rule}">{rule.partition("-")[2]}</a>' in html, "it is in the contents"
        examples = len(fences(document.text))
        assert html.count('<figure class="diagram"') == examples > 0
        assert html.count('class="steps"') == sum(bool(each.commands) for each in fences(document.text))
        assert html.count('class="source program"') == len(
            {block.first for block in document.parts.blocks if block.kind == "python"}
        )
        assert "Fluent" not in html
        assert "about =" not in html, "sentences for the table are none of the rules"


def test_an_example_is_said_in_the_words_of_the_file() -> None:
    html = content(rules_path("hearts", "de"))
    assert "Herz 2, Herz 3 und Herz 4 weitergeben" in html
    assert "Punkte, Spieler 3: 43" in html
    assert "Stapel, Anzahl: 52" in html
    assert "Cards, before any is dealt" not in html, "what stands above an example is in English"
    assert "All cards, before any is dealt" in content(rules_path("hearts", "en"))


def test_they_lead_to_the_table_and_to_nothing_that_they_lack() -> None:
    for name in GALLERY:
        html = content(rules_path(name, "uk"))
        assert f'href="../../../games/?game={name}&amp;lang=uk"' in html
        assert "learn/" not in re.sub(r"<nav class=\"site-ways.*?</nav>", "", html)
        assert "workbench/" not in html
        assert "play/?game" not in html


def test_a_variant_has_the_rules_of_its_base_and_its_own_examples() -> None:
    text = text_of(documents()["switch"], "de")
    assert "**CRE-4**" in text
    assert text.index("**SWI-2**") < text.index("> 2s") < text.index("## Das Ende")
    assert "play crazy-eights" not in text


def test_blocks_come_below_their_rule_or_section() -> None:
    rule = "**ABC-1** · S — One.\n\n*Caption*\n\n```play x\nrule\n```\n\n**ABC-2** · S — Two.\n"
    source = "# A\n\n## B {#b}\n\n```play x\nsection\n```\n\n" + rule
    text = "# Ä\n\n## Be {#b}\n\nProsa.\n\n**ABC-1** · S — Eins.\n\n**ABC-2** · S — Zwei.\n"
    found = [line for line in with_blocks(text, source, captions=False).split("\n") if line]
    told = ["## Be {#b}", "Prosa.", "```play x", "section", "```", "**ABC-1** · S — Eins.", "```play x", "rule", "```"]
    assert found == ["# Ä", *told, "**ABC-2** · S — Zwei."]
    assert "*Caption*" in with_blocks(text, source, captions=True)


def test_the_overview_lists_them() -> None:
    overview = next(page for page in rules.pages() if page.folder == "rules/")
    assert '<a href="../rules/hearts/">Hearts</a>' in str(overview.content)


# Any other -----------------------------------------------------------------------------------------------------------


@pytest.fixture
def fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    """No file has been taken yet."""
    monkeypatch.setattr(_File, "text", None)
    monkeypatch.setattr("web.kit.framed._file", _File())


def drawn(text: str, lang: str = "en") -> dict[str, str]:
    take(json.dumps({"text": text, "beside": {}}))
    found: dict[str, str] = json.loads(send(json.dumps({"do": "rulebook", "lang": lang})))
    return found


@pytest.mark.usefixtures("fresh")
def test_a_file_without_python_is_a_rulebook() -> None:
    html = drawn(BARE)["html"]
    assert "2–3 players · about 10–20 minutes · 2 rules" in html
    assert html.count('<section class="law"') == 2
    assert '<p class="ruling">' in html
    assert 'Or <a href="#words">two</a>. See <a class="ref" href="#BAR-2">BAR-2</a>.' in html
    assert "<ul><li>one more<ul><li>inner</li></ul></li><li>two</li></ul>" in html
    assert "<th>a</th><th>b</th>" in html
    assert "<code>x*y</code>" in html
    assert "unlike NOT-7 or &lt;b&gt;" in html
    assert '<section class="question" id="questions-1">' in html
    assert '<div id="words-1"><dt>Deck</dt><dd>the cards</dd></div>' in html
    assert "hand 1 a" not in html
    assert "An example" not in html, "what is said above an example goes with it"
    listed = html[html.index('<nav class="contents"') : html.index("</nav>")]
    assert re.findall('href="#([^"]+)"', listed) == ["components", "BAR-1", "BAR-2", "questions", "words"]
    assert json.loads(send(json.dumps({"do": "start"})))["fault"]["kind"] == "no-game"


@pytest.mark.usefixtures("fresh")
def test_a_text_in_another_language_than_the_readers_says_so() -> None:
    html = drawn(BARE, "de")["html"]
    assert '<div class="laws" lang="en" dir="ltr">' in html
    assert "2–3 Spieler" in html


@pytest.mark.usefixtures("fresh")
@pytest.mark.parametrize("name", GALLERY)
def test_what_is_drawn_has_every_rule_of_a_game(name: str) -> None:
    path = Path(f"seeds/gallery/{name}.md")
    beside = {each.name: each.read_text("utf-8") for each in path.parent.glob("*.md")}
    take(json.dumps({"text": path.read_text("utf-8"), "beside": beside}))
    html = json.loads(send(json.dumps({"do": "rulebook", "lang": "en"})))["html"]
    for rule in read(path.read_text("utf-8"), beside.get).rulebook.rules:
        assert f'<section class="law" id="{rule}">' in html


def test_a_rulebook_alone_can_be_opened() -> None:
    assert open_game(BARE) == "bare"
    assert rulebook.load("bare", "en").rules["BAR-2"].text.startswith("Two")
    assert Messages("de")("game-bare") == "Bare"
