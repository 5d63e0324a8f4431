"""What is done to a page's address on its way is undone by the first script, before anything reads it."""

from __future__ import annotations

import json
import re
import subprocess
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from pyengine.core.links import parts

WINDOW = Path(__file__).parents[2] / "web/browser/window"
PROGRAM = """
const [module, name, calls] = JSON.parse(process.argv[1]);
globalThis.LANGUAGES = [["en", "English", true]];
const found = (await import(module))[name];
const stored = new Map();
globalThis.localStorage = {
  getItem: (key) => stored.get(key) ?? null,
  setItem: (key, value) => stored.set(key, value),
  removeItem: (key) => stored.delete(key),
};
console.log(JSON.stringify(calls.map((call) => found(...[call].flat()))));
"""
ADDRESSES = {
    ("?game=uno&seed=7", ""): ("?game=uno&seed=7", ""),
    ("?Game=UNO&Seats=human,BOT:1&names=Ann", ""): ("?game=uno&seats=human,bot:1&names=Ann", ""),
    ("?game=uno&amp;seed=7", ""): ("?game=uno&seed=7", ""),
    ("?utm_source=x&game=uno&fbclid=y", ""): ("?game=uno", ""),
    ("?fbclid=y", "#record=n.1.x.A"): ("", "#record=n.1.x.A"),
    ("?game=uno%23record=n.1.x.A", ""): ("?game=uno", "#record=n.1.x.A"),
    ("?game=uno%23Record%3Dn.1", ""): ("?game=uno", "#record=n.1"),
    ("?game=uno", "#RECORD=n.1K.aBc"): ("?game=uno", "#record=n.1K.aBc"),
    ("", "#sealed%3DTABLE.b.1"): ("", "#sealed=TABLE.b.1"),
    ("", "#%73ealed=TABLE"): ("", "#sealed=TABLE"),
    ("", "#utm_source=x&live=TABLE.n"): ("", "#live=TABLE.n"),
    ("?game=uno", "#F2F-8"): ("?game=uno", "#F2F-8"),
    ("?game=uno", "#%E2%82"): ("?game=uno", "#%E2%82"),
    ("", ""): ("", ""),
}


def called(module: str, name: str, calls: list[Any], program: str = PROGRAM) -> list[Any]:
    given = json.dumps([(WINDOW / module).as_uri(), name, calls])
    command = ["node", "--experimental-default-type=module", "--input-type=module", "-e", program, given]
    found: list[Any] = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    return found


@pytest.mark.node
def test_an_address_is_mended() -> None:
    mended = called("mended_address.js", "mended", [list(address) for address in ADDRESSES])
    for (address, wanted), found in zip(ADDRESSES.items(), mended, strict=True):
        assert (found["search"], found["hash"]) == wanted, address


FRAMES = {
    ("", "#seed=7", "uno"): "seed=7&game=uno",
    ("", "#seed=7#?secret=aB3", "uno"): "seed=7&game=uno",
    ("?seed=7&lang=uk", "", "uno"): "seed=7&lang=uk&game=uno",
    ("?seed=7&lang=uk", "#seed=8&game=", "uno"): "seed=8&game=uno&lang=uk",
    ("", "#game=uno&puzzle=3", "uno"): "game=uno&puzzle=3",
    ("", "#lesson", "uno"): "lesson=&game=uno",
    ("", "#record=record+1", "uno"): "record=record+1",
    ("", "", "uno"): "game=uno",
}


@pytest.mark.node
def test_a_frame_is_asked_by_its_fragment_then_its_query_then_its_path() -> None:
    program = PROGRAM.replace("found(...[call].flat())", "String(found(...call))")
    found = called("address.js", "askedOf", [list(address) for address in FRAMES], program)
    assert found == list(FRAMES.values())


GAMES = [{"game": "uno", "usual": 2}, {"game": "nizam", "usual": 2}, {"game": "flights", "usual": 3}]
PLAYED = {
    ("?game=uno", ""): None,
    ("?seats=human,bot:2", "#record=n.1.x.A"): None,
    ("", "#rec"): None,
    ("", ""): "?game=GAME&seats=SEATS&seed=DAY",
    ("?game=&lang=uk", ""): "?game=GAME&seats=SEATS&seed=DAY&lang=uk",
    ("?seats=human,human&seed=7", "#top"): "?game=GAME&seats=human,human&seed=7",
}


@pytest.mark.node
@pytest.mark.parametrize("day", ["2026-11-27", "2026-11-28", "2024-02-29"])
def test_the_page_that_plays_has_a_game_on_every_day(day: str) -> None:
    program = PROGRAM.replace("found(...[call].flat())", "found(...call.slice(0, 3), new Date(call[3]))")
    calls = [[*address, GAMES, f"{day}T23:59"] for address in PLAYED]
    game = str(GAMES[date.fromisoformat(day).toordinal() % len(GAMES)]["game"])
    seats = "human,bot:1,bot:1" if game == "flights" else "human,bot:1"
    words = {"GAME": game, "SEATS": seats, "DAY": day.replace("-", "")}
    for wanted, found in zip(
        PLAYED.values(), called("opening_board.js", "completedQuery", calls, program), strict=True
    ):
        assert found == (wanted and re.sub("GAME|SEATS|DAY", lambda word: words[word[0]], wanted))


@pytest.mark.node
def test_parts_are_kept_until_all_are_here() -> None:
    link = f"https://x.example/friends/#sealed={'abc.=xyz' * 300}"
    codes = [f"#{code.partition('#')[2]}" for code in parts(link, 1000)]
    other = [f"#{code.partition('#')[2]}" for code in parts(link + "x", 1000)]
    assert len(codes) == 3
    order = ["#record=x", "#part=4.3.000000.x", other[0], codes[2], codes[2], codes[0], codes[1], codes[1]]
    whole = f"#{link.partition('#')[2]}"
    assert called("link_parts.js", "collected", order) == [
        *("#record=x", "#part=4.3.000000.x", "#part=1.3", "#part=1.3", "#part=1.3", "#part=2.3"),
        *(whole, "#part=1.3"),
    ]
