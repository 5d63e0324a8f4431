"""House rules on a rulebook's page: a box that leads to a table with their options, and what that table refuses."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

from pyengine.core.options import settle
from pyengine.rulebook import check
from pyengine.rulebook.read import read
from tests.languages import WHOLE as LANGS
from tests.rulebook.test_house_rules import BOOK
from web.games import find as find_game
from web.parts.messages import Messages
from web.site.book_pictures import Drawn
from web.site.rulebook import parts

ROOT = Path(__file__).parents[2]


def page(lang: str, root: str = "../../") -> str:
    """The book of one's own as it stands on a page."""
    t, game = Messages(lang), find_game("uno")
    found = parts(read(BOOK, "uno", lang), Drawn(game, t, root=root), t)
    return "".join(block.html for part in found for entry in part.entries for block in entry.blocks)


@pytest.mark.parametrize("lang", LANGS)
def test_one_can_play_by_them(lang: str) -> None:
    html = page(lang)
    assert "Nobody challenges, and a Reverse for two skips nobody." in html
    [link] = re.findall(r'<a class="button" href="([^"]*)">([^<]*)</a></p></div>', html)
    address = urlsplit(unescape(link[0]))
    asked = {name: value for name, [value] in parse_qs(address.query).items()}
    assert (address.path, asked.pop("game"), asked.pop("lang")) == ("../../play/", "uno", lang)
    assert settle(find_game("uno").options, asked)["target"] == "500"
    assert asked == {"bluff": "off", "two_player_reverse": "plain", "target": "500"}
    assert link[1] == Messages(lang)("rules-house-play")


@pytest.mark.parametrize("lang", LANGS)
def test_an_example_says_what_this_table_refuses(lang: str) -> None:
    html = page(lang)
    step = html.partition('<li class="step house">')[2].partition("</li>")[0]
    assert Messages(lang)("rules-house") in step
    assert '<a class="rule" href="#OUR-1">OUR-1</a>' in step
    assert 'data-position="' in html
    assert "target 500" in html.partition('data-position="')[2].partition('"')[0]


def test_what_is_printed_has_no_link() -> None:
    assert "play/?" not in page("en", root="")


def test_the_examples_of_the_documentation_hold() -> None:
    editors = (ROOT / "docs/editors.md").read_text("utf-8")
    told = (ROOT / "docs/notation.md").read_text("utf-8").partition("## House rules")[2].partition("\n## ")[0]
    for text in (editors, re.sub(r"^    ", "", told, flags=re.MULTILINE)):
        assert "```house uno" in text
        assert check(text) == []
