"""The pages of the documentation: short, listed by reader, and what they state as a number or a list is so."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from locales import locale_of
from pyengine.arena.benchmark import OPPONENTS, tasks
from pyengine.bots import names
from pyengine.bots.ismcts import Settings
from pyengine.bots.thinking import LEVELS
from pyengine.cli import main
from pyengine.core import limits
from pyengine.core.json_text import DEEPEST as DEEPEST_JSON
from pyengine.core.version import VERSION
from pyengine.games import game, games
from pyengine.sealed import compact
from tests.languages import WHOLE as LANGS
from web.engine import record_link

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = sorted(DOCS.glob("*.md"))
LONGEST = 150
LONGER = {"add-a-drawn-board", "notation", "notation-games", "observations", "rulings", "speed"}
"""A tutorial with the files that it tells of, what is written from the code, and the measurements."""
READERS = ("Play", "Host", "Embed", "Write", "Program", "Contribute")
A_DAY = re.compile(
    r"\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4}"
)
every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)


def text_of(page: str) -> str:
    return (DOCS / f"{page}.md").read_text("utf-8")


def section(page: str, title: str) -> str:
    """A section of a page, without those below it."""
    found = re.search(rf"^#+ {re.escape(title)}\n(.*?)(?=^#|\Z)", text_of(page), re.MULTILINE | re.DOTALL)
    assert found, title
    return found[1]


def rows(text: str) -> list[list[str]]:
    """The cells of the tables in a text, without their heads."""
    tables = re.split(r"^\|(?:[ -]+\|)+\n", text, flags=re.MULTILINE)[1:]
    found = [line for table in tables for line in table.split("\n\n")[0].splitlines()]
    return [[cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]] for line in found if line.startswith("|")]


def in_code(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


@every_page
def test_a_page_is_short(page: Path) -> None:
    if page.stem not in LONGER:
        assert len(page.read_text("utf-8").splitlines()) <= LONGEST


@every_page
def test_measurements_are_on_their_page(page: Path) -> None:
    if page.stem != "speed":
        assert not A_DAY.search(page.read_text("utf-8"))


def test_the_index_lists_each_page_once_by_reader() -> None:
    trees = re.findall(r"```\{toctree\}\n:caption: (\w+)\n:maxdepth: 2\n\n(.*?)\n```", text_of("index"), re.DOTALL)
    assert tuple(reader for reader, _ in trees) == READERS
    listed = [name for _, pages in trees for name in pages.split("\n")]
    assert sorted(listed) == sorted(page.stem for page in PAGES if page.stem != "index")


@every_page
def test_make_targets_exist(page: Path) -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for target in re.findall(r"(?:`|^    )make ([a-z][a-z0-9-]*)", page.read_text("utf-8"), re.MULTILINE):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


def test_make_targets_of_contributing_exist() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    told = re.findall(r"(?:`|^    )make ([a-z][a-z0-9-]*)", (ROOT / "CONTRIBUTING.md").read_text("utf-8"), re.MULTILINE)
    assert len(told) > 5
    assert [target for target in told if not re.search(rf"^{target}:", makefile, re.MULTILINE)] == []


def test_the_languages_are_named() -> None:
    said = [locale_of(lang).get_display_name("en") or "" for lang in LANGS]
    assert f"{', '.join([said[0], *sorted(said[1:])][:-1])} and {sorted(said[1:])[-1]}" in text_of("translate")
    assert all(language in (ROOT / "README.md").read_text("utf-8") for language in said)
    [lang] = [row for row in rows(section("embed", "Attributes")) if row[0] == "`lang`"]
    assert set(in_code(lang[1])) == set(LANGS)


def test_the_bots_are_named() -> None:
    first = text_of("bots").partition("\n## ")[0]
    assert tuple(in_code(row[0])[0] for row in rows(first)) == names()
    [seats] = [row for row in rows(section("embed", "Attributes")) if row[0] == "`seats`"]
    bots = [f"bot:{name}" for name in names()]
    assert in_code(seats[1]) == ["human", "bot:random", "bot:greedy", min(bots), f"bot:{max(LEVELS)}"]
    assert f"the levels `{min(LEVELS)}` to `{max(LEVELS)}`" in text_of("command-line")


def test_the_levels_are_as_told() -> None:
    """Iterations, breadth, memory, and the visits of a prior: those of the level's share, and those in three games."""
    told = {row[0]: row[1:] for row in rows(section("bots", "Levels"))}
    assert told.keys() == LEVELS.keys()
    for name, level in LEVELS.items():
        iterations, breadth, memory, prior, *in_games, overlooked, forgets = told[name]
        assert int(iterations.split(",")[0]) == level.iterations
        assert ("learned" in iterations) == level.learned
        assert (breadth == "action by action") if not level.breadth else (int(breadth) == level.breadth)
        assert (memory == "all") if level.memory is None else (int(memory) == level.memory)
        visits = Settings().prior_visits
        assert float(prior.split()[0]) == pytest.approx(visits * level.experience)
        for in_game, game_id in zip(in_games, ("uno", "glastonbury", "nizam"), strict=True):
            strategy = game(game_id).strategy
            share = min(1, level.experience * strategy.trust) if level.experience < 1 else 1
            expected = strategy.halving if level.learned and strategy.halving else visits * share
            assert float(in_game.split(",")[0]) == pytest.approx(expected)
        assert (overlooked == "never") == (level.overlooked == 0)
        assert (forgets == "never") == (level.blunders == 0)
        if level.overlooked:
            assert int(overlooked.split()[0]) == round(level.overlooked * 100)
    words = {
        "every second time": 0.5,
        "three times in ten": 0.3,
        "one in twenty": 0.05,
        "one in fifty": 0.02,
        "never": 0,
    }
    assert {name: words[row[-1]] for name, row in told.items()} == {
        name: each.blunders for name, each in LEVELS.items()
    }


def test_the_embeds_attributes_and_events_are_all_told() -> None:
    script = (ROOT / "web/browser/host_page/tabletop_game.js").read_text("utf-8")

    def array(name: str) -> list[str]:
        found = re.search(rf"^const {name} = \[(.*?)\]", script, re.MULTILINE)
        assert found
        return re.findall(r'"([\w-]+)"', found[1])

    attributes = [*array("SET_UP"), *array("BEGINNINGS"), *array("LOOK"), "reader", "src", "title"]
    assert sorted(in_code(row[0])[0] for row in rows(section("embed", "Attributes"))) == sorted(attributes)
    assert [in_code(row[0])[0] for row in rows(section("embed-api", "Events"))] == array("EVENTS")
    assert in_code(rows(text_of("embed-protocol").partition("## ")[0])[-1][0]) == array("EVENTS")


def test_the_tasks_of_the_benchmark_are_told() -> None:
    told = [(row[0], [int(number) for number in row[1].split(",")]) for row in rows(section("benchmark", "Tasks"))]
    assert [(name, players) for name, numbers in told for players in numbers] == [
        (task.game, task.players) for task in tasks() if task.game != "higher"
    ]
    assert f"here {VERSION})" in text_of("benchmark")
    assert tuple(re.findall(r"^- `(\w+)`", section("benchmark", "Opponents"), re.MULTILINE)) == OPPONENTS


def test_all_games_are_named() -> None:
    published = [each for each in games() if each.id != "higher"]
    for page in ("notation-games", "benchmark"):
        assert all(each.id in text_of(page) for each in published), page


@pytest.mark.parametrize(
    "command", ["arena", "benchmark", "play", "sealed", "simulate", "replay", "study", "doctor", "language-server"]
)
def test_options_of_the_command_line_exist(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([command, "--help"])
    known = set(re.findall(r"--[a-z][a-z-]*", capsys.readouterr().out))
    calls = re.findall(
        rf"(?:`|^    )(?:python -m )?pyengine {command}( [^`\n]*)",
        "\n".join(page.read_text("utf-8") for page in PAGES),
        re.M,
    )
    told = {option for call in calls for option in re.findall(r"--[a-z][a-z-]*", call)}
    assert told
    assert told <= known
    if command == "benchmark":
        assert {
            option for row in rows(section("benchmark", "Running it")) for option in re.findall(r"--[a-z-]+", row[0])
        } <= known
    if command == "play":
        table = rows(section("command-line", "With friends far away"))
        assert {option for row in table for option in re.findall(r"^`(--[a-z-]+)", row[0])} <= known


def test_every_command_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    commands = set(re.findall(r"^    ([a-z][a-z-]*)\s", capsys.readouterr().out, re.MULTILINE))
    told = re.findall(r"^(?:\| )?`pyengine ([a-z-]+)", text_of("command-line"), re.MULTILINE)
    assert set(told) == commands


def test_the_limits_of_texts_are_told() -> None:
    told = [
        [int(number.replace(",", "")) for number in re.findall(r"\d[\d,]*", row[1])]
        for row in rows(section("notation", "Limits"))
    ]
    assert told[:2] == [[limits.LONGEST_POSITION], [limits.LONGEST_RECORD, limits.MOST_ACTIONS]]
    assert told[2] == [limits.LONGEST_TEXT, limits.MOST_FENCES, limits.MOST_WORDS]
    study = [limits.LONGEST_STUDY, limits.MOST_CHAPTERS, limits.MOST_NODES, limits.DEEPEST, limits.LONGEST_WORDS]
    assert told[3] == study
    assert told[5] == [DEEPEST_JSON]


def longest_signal() -> int:
    script = (ROOT / "web/browser/window/ways/signal.js").read_text("utf-8")
    return int(re.findall(r"^const LONGEST = ([\d_]+);", script, re.MULTILINE)[0])


@pytest.mark.parametrize(
    ("page", "said", "number"),
    [
        ("security", r"bounded \((\d+) kB in a link", lambda: record_link.LONGEST // 1000),
        ("security", r"fragments longer than (\d+) kB", lambda: record_link.LONGEST // 1000),
        ("security", r"(\d+) MB unpacked", lambda: compact.LONGEST // 1_000_000),
        ("security", r"connection is at most ([\d,]+) letters", longest_signal),
    ],
)
def test_numbers_are_those_of_the_code(page: str, said: str, number: Callable[[], int]) -> None:
    found = re.search(said, text_of(page))
    assert found
    assert int(found[1].replace(",", "")) == number()


def test_the_number_of_puzzles_is_told() -> None:
    files = ROOT.glob("seeds/*/puzzles.md")
    fences = [
        fence for path in files for fence in re.findall(r"^```puzzle (.*?)^```$", path.read_text("utf-8"), re.M | re.S)
    ]
    number = sum("\ngone\n" not in fence for fence in fences)
    assert "some two hundred and sixty puzzles" in (ROOT / "README.md").read_text("utf-8")
    assert round(number, -1) == 260


def test_the_parts_of_the_play_page_exist() -> None:
    files = [name for row in rows(section("page", "The play page")) for name in in_code(row[0]) if name.endswith(".py")]
    assert len(files) >= 5
    assert [name for name in files if not (ROOT / "web/parts" / name).exists()] == []
