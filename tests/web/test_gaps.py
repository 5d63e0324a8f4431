"""What a language lacks is said in the nearest one that the reader knows, and marked; nothing stops a build."""

from __future__ import annotations

import json
import re
import shutil
from html import unescape
from html.parser import HTMLParser
from pathlib import Path

import pytest

from locales import compile_all, gaps, list_patterns, locale_of, told_gaps
from pyengine.core.errors import OptionError
from pyengine.rulebook import load, load_lesson
from web.engine import books
from web.engine.answer import Picture, compose
from web.engine.controllers.play import PlayController
from web.games import games
from web.parts import messages
from web.parts.html import Foreign, Html, capital, el, glued, join, language_of, pieces
from web.parts.messages import LANGS, Language, Messages, nearest, reader_knows
from web.parts.paragraph import paragraph
from web.site import embed, opening
from web.site.book import book
from web.site.cldr import decimal
from web.site.lobby import lobby
from web.site.setup_page import setup_page
from web.workbench.analysis.place import short_words

ROOT = Path(__file__).parents[2]
FEW = {
    "rules": ["Rééglééls"],
    "players-count": [["$", "players"], " plááýéérs"],
    "status-of": [["$", "name"], " wóóns"],
}
"""All the messages of a made-up language."""


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> str:
    """A language that has three messages, and neither rulebooks nor lessons."""
    code = "qtz"
    known = {**messages.languages(), code: Language("Qtz", "ltr", whole=False)}
    monkeypatch.setattr(messages, "LANGS", (*LANGS, code))
    monkeypatch.setattr(messages, "languages", lambda: known)
    monkeypatch.setattr(messages, "_reader", [])
    monkeypatch.setitem(messages._catalogues, code, {"messages": FEW, "plurals": []})
    return code


def test_what_is_missing_is_said_in_english_and_marked(begun: str) -> None:
    t = Messages(begun)
    assert t.langs == (begun, "en")
    assert t("rules") == "Rééglééls"
    assert not isinstance(t("rules"), Foreign)
    assert el("p", None, t("games")) == '<p><span lang="en" dir="ltr">Games</span></p>'
    tip = {"title": t("games")}
    assert el("p", tip) == '<p title="Games" lang="en"></p>'
    assert el("p", tip, t("games")) == '<p title="Games" lang="en"><span lang="en" dir="ltr">Games</span></p>'
    assert el("p", tip, "x") == f'<p title="Games" lang="en"><span class="own-words" lang="{begun}">x</span></p>'
    assert el("p", {"aria-label": t("games")}, "x") == '<p aria-label="Games">x</p>', "that may be half a page"
    assert "games" in t
    assert "nothing-of-the-kind" not in t
    assert set(t.ids()) == set(Messages("en").ids())


def test_it_is_said_in_the_nearest_language_that_the_reader_knows(begun: str) -> None:
    reader_knows("xx", "uk-UA", "de", "en")
    assert nearest(begun) == (begun, "uk"), "one that is whole lacks nothing"
    assert Messages(begun)("games") == Messages("uk")("games")
    assert 'lang="uk"' in join(Messages(begun)("games"))
    assert nearest("de") == ("de",)
    assert Messages(begun, "de")("games") == Messages("de")("games"), "a build says which"
    reader_knows("fr")
    assert nearest(begun) == (begun, "en")


def test_plurals_are_those_of_the_language_that_is_spoken(begun: str) -> None:
    reader_knows("uk")
    assert Messages(begun)("f2f-your-hand", count=3) == "Ваша рука, 3 карти"


def test_a_mark_stays_where_texts_are_put_together(begun: str) -> None:
    t = Messages(begun)
    marked = '<span lang="en" dir="ltr">{}</span>'.format
    inner = t("status-of", name=t("games"))
    assert inner == "Games wóóns"
    assert join(inner) == f"{marked('Games')} wóóns"
    assert join(glued(" & ", (t("rules"), t("games")))) == f"Rééglééls &amp; {marked('Games')}"
    assert join(t("games") + "!") == f"{marked('Games')}!"
    assert join("A & B " + t("games")) == f"A &amp; B {marked('Games')}"
    assert join(t("games").replace("a", "<")) == marked("G&lt;mes")
    assert join(capital(t.foreign("so", "en"))) == marked("So")
    assert paragraph(t.foreign("**so**", "en")) == '<p lang="en" dir="ltr"><strong>so</strong></p>'
    assert not isinstance(glued(" ", ["a", "b"]), Foreign)


def test_an_action_in_words_keeps_its_mark_on_the_workbench_too(begun: str) -> None:
    said = join(short_words("draw", Messages(begun), "face-to-face"))
    assert re.fullmatch('<span lang="en" dir="ltr">[A-Z][^<]*</span>', said)


def test_what_may_be_done_is_told_with_its_mark(begun: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(FEW, "ask-may", ["Maay: ", ["$", "what"]])
    table = PlayController()
    query = "?game=face-to-face&seed=7&seats=human,human&pace=instant"
    table.carry_out("start", {"do": "start", "query": query, "langs": [begun], "base": "https://a.example/"})
    table.carry_out("reveal", {"do": "reveal"})
    *_, may = table.carry_out("ask", {"do": "ask", "value": "options"})["asked"]
    assert may.startswith("Maay: 12 on")
    assert [lang for lang, _ in pieces(may)][:2] == ["", "en"]


def test_rulebooks_and_lessons_come_in_the_nearest_language(begun: str) -> None:
    reader_knows("de")
    t = Messages(begun)
    assert load("uno", *t.langs).lang == load_lesson("uno", *t.langs).lang == "de"
    rule = books.rule_paragraph("uno", "UNO-4", t)
    assert rule.startswith('<p lang="de" dir="ltr">')
    assert isinstance(books.book("uno", t).goal, Foreign)
    assert isinstance(books.lesson("uno", t).steps[0].title, Foreign)
    assert books.book("uno", Messages("de")) == load("uno", "de"), "in its own language nothing is marked"
    with pytest.raises(OptionError):
        load("uno", begun, "xx")


def test_words_that_are_there_in_some_languages_come_in_the_nearest(begun: str) -> None:
    t = Messages(begun)
    assert join(t.among({"de": "Eins", "en": "One"})) == '<span lang="en" dir="ltr">One</span>'
    assert t.among({begun: "Oonee", "en": "One"}) == "Oonee"
    assert t.among({"uk": "Один"}) == "Один", "better in any language than not at all"
    assert t.among({}) == ""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """The texts of the project, with a language that has begun with files as people write them."""
    for pattern in ("web/locales/*/*.ftl", "web/*/*/*.ftl", "seeds/*/*.en.md"):
        for path in ROOT.glob(pattern):
            own = tmp_path / path.relative_to(ROOT)
            own.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, own)
    own = tmp_path / "web/locales/qtz/common.ftl"
    own.parent.mkdir()
    own.write_text(
        "games = Gáámées\nplayers-count = { $player } plááýéérs\nno-such = X\nyou = { -term }\n= broken\nrules-x\n",
        "utf-8",
    )
    return tmp_path / "web"


def test_a_language_with_faults_stops_no_build(project: Path) -> None:
    made = compile_all(project)["qtz"]
    assert made["messages"] == {"games": ["Gáámées"]}, "nothing that cannot be said is kept"
    assert (made["name"], made["dir"], made["whole"]) == ("qtz", "ltr", False)
    left = gaps(project, "qtz")
    assert {"players-count", "you", "seeds/uno/rulebook.qtz.md", "seeds/pearl/lesson.qtz.md"} <= set(left)
    assert "games" not in left
    assert any(line.startswith(f"qtz: {len(left)} messages") for line in told_gaps(project))


def test_english_has_to_be_right(project: Path) -> None:
    path = project / "locales/en/common.ftl"
    path.write_text(path.read_text("utf-8") + "\n= broken\n", "utf-8")
    with pytest.raises(ValueError, match="cannot be read"):
        compile_all(project)


@pytest.mark.parametrize(
    ("code", "direction", "few"),
    [("pl", "ltr", True), ("ar", "rtl", True), ("he-IL", "rtl", False), ("qtz", "ltr", False), ("en-XA", "ltr", False)],
)
def test_cldr_knows_directions_and_plurals(code: str, direction: str, *, few: bool) -> None:
    known = locale_of(code)
    assert known.text_direction == direction
    assert (known.plural_form(3) == "few") is few


def _own_words(attrs: dict[str, str | None]) -> set[str]:
    """The words of an element's tips that are in the page's own language."""
    pieces = json.loads(attrs.get("data-tip-pieces") or "null") or [["", attrs.get("data-tip") or ""]]
    texts = [attrs.get("title") or "", *(text for said, text in pieces if not said)]
    return {word for text in texts for word in re.findall(r"[A-Za-z]*[aeiou][A-Za-z]*", text) if len(word) > 3}


class _Texts(HTMLParser):
    """Collects the words of a page that are said to be in its own language."""

    def __init__(self, lang: str) -> None:
        super().__init__()
        self.own = lang
        self.open: list[tuple[str, str]] = [("", lang)]
        self.found: set[str] = set()
        self.tips: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("br", "hr", "img", "input", "link", "meta"):
            lang = "" if tag in ("script", "style", "code", "svg") else dict(attrs).get("lang") or self.open[-1][1]
            self.open.append((tag, lang if self.open[-1][1] else ""))
        if (dict(attrs).get("lang") or self.open[-1][1]) == self.own:
            self.tips |= _own_words(dict(attrs))

    def handle_endtag(self, tag: str) -> None:
        while len(self.open) > 1 and self.open.pop()[0] != tag:
            pass

    def handle_data(self, data: str) -> None:
        if self.open[-1][1] == self.own:
            self.found |= {word for word in re.findall(r"[A-Za-z]*[aeiou][A-Za-z]*", data) if len(word) > 3}


def test_no_word_of_a_page_passes_for_one_of_a_language_that_it_is_not(
    begun: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("web.site.book.LANGS", messages.LANGS)
    t = Messages(begun)
    start = {"do": "start", "query": "?game=uno&seed=7&pace=instant", "langs": [begun], "base": "https://a.example/"}
    table = PlayController().carry_out("start", start)
    assert table["lang"] == begun
    for page in (lobby(t), setup_page(t), book("uno", begun), table["html"]):
        texts = _Texts(begun)
        texts.feed(page)
        assert texts.found == texts.tips == set()
    assert json.loads(json.dumps(table))["html"] == table["html"]


@pytest.mark.parametrize(("lang", "said"), [("en", "1.5"), ("de", "1,5"), ("ru", "1,5"), ("uk", "1,5"), ("qtz", "1.5")])
def test_numbers_are_written_as_the_language_does(lang: str, said: str) -> None:
    assert decimal(1.5, lang) == said


NAMES = ("Ann", "Bob", "Sara", "Jan")


@pytest.mark.parametrize(
    ("lang", "two", "four"),
    [
        ("en", "Ann and Bob", "Ann, Bob, Sara and Jan"),
        ("de", "Ann und Bob", "Ann, Bob, Sara und Jan"),
        ("ru", "Ann и Bob", "Ann, Bob, Sara и Jan"),
        ("uk", "Ann і Bob", "Ann, Bob, Sara і Jan"),
    ],
)
def test_people_are_listed_as_the_language_does(lang: str, two: str, four: str) -> None:
    t = Messages(lang)
    assert (t.listed(NAMES[:2]), t.listed(NAMES)) == (two, four)
    assert (t.listed(NAMES[:1]), t.listed(())) == ("Ann", "")


def test_lists_are_those_of_cldr() -> None:
    assert list_patterns("pl")[0] == "{0} i {1}"
    assert list_patterns("uz")[3] == "{0} va {1}"
    assert set(list_patterns("qtz")) == {"{0}, {1}"}
    assert "{1}" in list_patterns("ml")[3].removesuffix("{1}"), "in some a word follows the last one"


def test_a_list_says_which_of_its_words_are_in_another_language(begun: str) -> None:
    t = Messages(begun)
    marked = '<span lang="en" dir="ltr">Games</span>'
    assert t.listed((t("games"), "Ann", "Bob")) == "Games, Ann, Bob"
    assert join(t.listed((t("games"), "Ann", "Bob"))) == f"{marked}, Ann, Bob"


def test_tips_announcements_and_titles_say_their_language(begun: str) -> None:
    t = Messages(begun)
    mixed = t("status-of", name=t("games"))
    assert pieces(mixed) == [("en", "Games"), ("", " wóóns")]
    assert pieces(t("rules")) == [("", t("rules"))]
    tip = el("p", {"data-tip": mixed})
    assert unescape(tip).endswith("""data-tip-pieces="[["en", "Games"], ["", " wóóns"]]"></p>""")
    assert (language_of(t("games")), language_of(glued(" — ", (t("games"), t("games"))))) == ("en", "en")
    assert (language_of(mixed), language_of(t("rules"))) == ("", "")
    answer = compose(Picture(Html(), mixed, fields={"title": t("games")}), {"asked": [t("rules"), t("games")]})
    assert answer["title_lang"] == "en"
    assert answer["pieces"] == {str(mixed): pieces(mixed), "Games": [("en", "Games")]}
    assert not {"pieces", "title_lang"} & set(compose(Picture(Html(), "x", fields={"title": "x"})))


def test_opening_boards_and_waiting_frames_come_in_the_nearest_language(
    begun: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("opening", "embed"):
        monkeypatch.setattr(f"web.site.{module}.LANGS", messages.LANGS)
    found = opening.boards() | embed.nearest()
    mixed = {name for name in found if "nearest/" in name}
    assert {f"boards/nearest/uno.2.{begun}.uk.txt", f"nearest/embed-uno.{begun}.de.txt"} <= mixed
    assert all(f".{begun}." in name and ".en." not in name for name in mixed)
    for name in (f"boards/nearest/uno.2.{begun}.uk.txt", f"nearest/embed-uno.{begun}.uk.txt"):
        html = found[name]()
        assert 'lang="uk"' in html
        assert 'lang="en"' not in html


@pytest.mark.parametrize("game", [game.id for game in games()])
def test_no_word_of_a_table_or_of_its_tips_passes_for_one_of_the_language(begun: str, game: str) -> None:
    start = {"do": "start", "query": f"?game={game}&seed=7&seats=human,bot:2&pace=instant", "langs": [begun]}
    texts = _Texts(begun)
    texts.feed(PlayController().carry_out("start", {**start, "base": "https://a.example/"})["html"])
    assert texts.found == texts.tips == set()
