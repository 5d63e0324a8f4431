"""`python build translate` finds nothing in the languages that are there, and every kind of gap where one is made."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.languages import WHOLE as LANGS
from translate.studies import check_study, with_language
from translate.translate import begin, english_quotes, findings, is_language, main

ROOT = Path(__file__).parents[2]


def left(root: Path, lang: str) -> list[str]:
    return [str(each) for each in findings(root, lang) if not each.worth]


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The texts of the project, of one game's rulebooks, in English and Ukrainian."""
    root = tmp_path_factory.mktemp("texts")
    for path in [*ROOT.glob("web/locales/??/*.ftl"), *ROOT.glob("web/*/*/*.ftl"), *ROOT.glob("seeds/uno/*.md")]:
        own = root / path.relative_to(ROOT)
        own.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, own)
    return root


@pytest.mark.parametrize("lang", LANGS[1:])
def test_nothing_is_left(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([lang]) == 0, capsys.readouterr().out
    assert f"{lang} is complete" in capsys.readouterr().out


def test_a_language_that_begins_has_all_its_files_to_translate(project: Path) -> None:
    before = left(project, "fr")
    assert any("rulebook.fr.md:1: the file is missing" in each for each in before)
    made = begin(project, "fr")
    assert len(made) == len(before) > 15
    assert begin(project, "fr") == []
    after = left(project, "fr")
    assert any("web/locales/fr/rules.ftl" in each and "is still in English" in each for each in after)
    assert any("seeds/uno/rulebook.fr.md:3: still in English" in each for each in after)
    assert main(["fr"], project) == 1
    for path in made:
        path.unlink()


@pytest.mark.parametrize(
    ("path", "old", "new", "found"),
    [
        ("web/locales/uk/common.ftl", "{ $players }", "2", ":5: `players-count` does not have { $players }"),
        ("web/locales/uk/common.ftl", "{ $minutes }", "{ $minute }", "`minutes-about` has { $minute }"),
        (
            "web/locales/uk/common.ftl",
            "\ngames =",
            "\ngame =",
            "`games` is missing: Games (web/locales/en/common.ftl:3)",
        ),
        ("web/locales/uk/common.ftl", "\ngames =", "\ngame =", "`game` is no message of web/locales/en/common.ftl"),
        ("web/locales/uk/common.ftl", "\ngames =", "\ngames", "cannot be read: games"),
        ("web/locales/uk/common.ftl", "\ngames = ", "\ngames = { -term }", "`games` names the term -term"),
        ("web/locales/uk/common.ftl", "\nyou = ", "\ngames = x\nyou = ", "`games` is there twice"),
        ("seeds/uno/rulebook.uk.md", "**UNO-4** · S ", "**UNO-4** · R ", "rule: 'UNO-4 S' in English, 'UNO-4 R' here"),
        ("seeds/uno/rulebook.uk.md", "**UNO-3** ·", "UNO-3 ·", "rule: 'UNO-3 S R' in English, 'UNO-4 S' here"),
        ("seeds/uno/rulebook.uk.md", "{#setup}", "{#set-up}", "section: 'setup' in English, 'set-up' here"),
        ("seeds/uno/rulebook.uk.md", "deal seed=1 players=10", "deal seed=2 players=10", "example: "),
        ("seeds/uno/rulebook.uk.md", "2 x wild+2 :", "3 x wild+2 :", "component: "),
        ("seeds/uno/rulebook.uk.md", "· R — Якщо числа", "Якщо числа", "rule: 'UNO-3 S R' in English, 'UNO-3 S' here"),
        ("seeds/uno/rulebook.uk.md", "> b7>discard\n", "> b7>nowhere\n", "notation: "),
        ("seeds/uno/lesson.uk.md", "> b2>discard", "> yskip>discard", "step: "),
    ],
)
def test_a_gap_is_found_where_it_is(project: Path, path: str, old: str, new: str, found: str) -> None:
    file = project / path
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")
    try:
        told = left(project, "uk")
    finally:
        file.write_text(text, "utf-8")
    assert any(each.startswith(path) and found in each for each in told), told


def test_quotation_marks_are_those_of_the_language(tmp_path: Path) -> None:
    path = tmp_path / "common.ftl"
    path.write_text("a = Сказано «так» і «так».\nb = Тут “не так” — а «так».\n", "utf-8")
    assert [str(each) for each in english_quotes([path])] == [f"{path}:2: “ is the English quotation mark"]
    path.write_text("a = Says “so” and “so”.\n", "utf-8")
    assert list(english_quotes([path])) == [], "they may be the language's own"


@pytest.mark.parametrize(
    ("lang", "known"), [("de", True), ("pt-BR", True), ("en", False), ("", False), ("../de", False), ("q", False)]
)
def test_a_language_has_a_code(lang: str, known: bool) -> None:
    assert is_language(lang) is known


STUDY = """study 1
game uno
languages en uk
title en A title of some words
title uk Заголовок
" en First.
" en Second.
" uk Перше.
! y9>discard en The other one is better here
! y9>discard uk Краще інша
  " en Deep in a variation.
- draw
"""


def test_what_studies_say_is_translated_too(tmp_path: Path) -> None:
    """A language has its lines behind those of the others; what is no words stays."""
    path = tmp_path / "one.study"
    path.write_text(STUDY, "utf-8")
    assert [str(each) for each in check_study(path, "fr")] == [f"{path}:3: `languages` does not name fr"]
    path.write_text(with_language(STUDY, "fr"), "utf-8")
    text = path.read_text("utf-8")
    assert "languages en uk fr\n" in text
    assert '" uk Перше.\n" fr First.\n" fr Second.\n! y9>discard en' in text
    assert text.endswith('here\n  " en Deep in a variation.\n  " fr Deep in a variation.\n- draw\n')
    assert with_language(text, "fr") == text
    said = [str(each).partition(": ")[2] for each in check_study(path, "fr")]
    english = ("A title of some words", "The other one is better here", "Deep in a variation.")
    assert said == [f"still in English: {each}" for each in english]
    path.write_text(text.replace("title fr A title of some words\n", ""), "utf-8")
    assert f"{path}:4: is not there in fr: A title of some words" in [str(each) for each in check_study(path, "fr")]
    assert [each.line for each in check_study(path, "uk")] == [14]
