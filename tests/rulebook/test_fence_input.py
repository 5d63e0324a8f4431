"""Fences and lessons with anything in them: `check` reports it with its line, and raises nothing."""

from __future__ import annotations

import time

import pytest

from pyengine.core.errors import NotationError, OptionError
from pyengine.games import ids
from pyengine.rulebook import Failure, check, fences, read_lesson

LESSON = "# L\n\nx\n\n## One\n\nDo it.\n\n```step uno\n{setup}\n{lines}\n```\n"
THREE = "players 3 | hand 1 r7 r8 | hand 2 y1 | hand 3 g1 g2 | discard r3"


def play(*lines: str, setup: str = THREE) -> list[Failure]:
    return check("\n".join(["```play uno", setup, *lines, "```"]))


def step(*lines: str, setup: str = THREE) -> list[Failure]:
    return check(LESSON.format(setup=setup, lines="\n".join(lines)))


@pytest.mark.parametrize(
    "text", ["```step uno\n{}\n> draw\n```\n", "x\n\n# L\n\n```step uno\n{}\n> draw\n```\n\n## One\n\nx\n"]
)
def test_a_step_without_a_heading_above_it_is_reported(text: str) -> None:
    [failure] = check(text.format(THREE))
    assert (failure.line, failure.code, failure.wanted) == (
        text.count("\n", 0, text.index("```")) + 1,
        "notation",
        "## above the fence",
    )
    with pytest.raises(NotationError):
        read_lesson(text.format(THREE), "en")


@pytest.mark.parametrize("seat", ["0", "9" * 5000, "٣", "²", "-1", "+1", "01", "100", "1.0", "x", ""])
@pytest.mark.parametrize("marker", [">", "?", "!"])
def test_a_seat_is_a_number_in_ascii_digits(seat: str, marker: str) -> None:
    for failures in (play(f"{marker} {seat}: draw UNO-4"), step(f"{marker} {seat}: draw UNO-4")):
        [failure] = failures
        assert (failure.code, failure.wanted) == ("notation", "seat")
        assert failure.found == (seat if len(seat) <= 40 else seat[:39] + "…")
    with pytest.raises(NotationError) as caught:
        fences(f"```play uno\n{THREE}\n{marker}  {seat}: draw\n```\n")
    assert (caught.value.line, caught.value.column) == (3, 4)


@pytest.mark.parametrize("line", ["> 9: catch>1", "> 4: draw", "? 4: catch>2", "! 9: catch>1 UNO-17", "> 99: draw"])
def test_a_seat_that_is_not_in_the_game_is_reported(line: str) -> None:
    seat = line.split()[1]
    wanted = [("notation", seat, "a seat from 1 to 3")]
    assert [(each.code, each.found, each.wanted) for each in play(line)] == wanted
    assert [(each.code, each.found, each.wanted) for each in step("> any draw", line)] == wanted
    assert [each.line for each in play(line)] == [3]
    assert [each.line for each in step("> any draw", line)] == [12]


@pytest.mark.parametrize("reply", ["< 9: draw", "< 4: catch>1"])
def test_a_reply_by_a_seat_that_is_not_in_the_game_is_reported(reply: str) -> None:
    assert [each.wanted for each in step("> any draw", reply)] == ["a seat from 1 to 3"]
    with pytest.raises(OptionError):
        read_lesson(LESSON.format(setup=THREE, lines=f"> draw\n{reply}") + "\n## Two\n\nx\n", "en").states()


@pytest.mark.parametrize("game", ids())
@pytest.mark.parametrize(
    ("setting", "found"),
    [
        ("players=99", "players=99"),
        ("players=", "players="),
        ("players=-1", "players=-1"),
        ("players=" + "9" * 5000, "players=" + "9" * 39 + "…"),
        ("seed=" + "9" * 20, "seed=" + "9" * 20),
        ("seed=x", "seed=x"),
        ("self=1", "self=1"),
        ("game=1", "game=1"),
        ("=", "="),
        ("x" * 5000, "x" * 39 + "…="),
    ],
    ids=lambda given: given[:14],
)
def test_a_deal_that_there_is_not_is_reported(game: str, setting: str, found: str) -> None:
    for kind in ("play", "step"):
        head = "" if kind == "play" else "# L\n\nx\n\n## One\n\nDo it.\n\n"
        [failure] = check(f"{head}```{kind} {game}\ndeal {setting}\n```\n")
        assert (failure.line, failure.code, failure.found) == (head.count("\n") + 1, "option", found)


@pytest.mark.parametrize("kind", ["play", "step"])
@pytest.mark.parametrize("game", ["__proto__", "..", "x" * 5000, "Uno", "uno/", "\0"])
def test_a_game_that_there_is_not_is_reported(kind: str, game: str) -> None:
    text = LESSON.format(setup="", lines="").replace("step uno", f"{kind} {game}")
    assert [failure.code for failure in check(text)] == ["option"]


@pytest.mark.parametrize(
    "body",
    [
        "? 18>own-up\n" * 6000 + "> 17>own-up",
        "> any 17>own-up\n" + "< draw\n" * 9000,
        "= own up 27\n" * 6000,
        "> " + "17>own-up " * 19_000,
    ],
    ids=["allowed", "branches", "facts", "actions"],
)
def test_the_longest_steps_are_answered_in_seconds(body: str) -> None:
    setup = "hand 17 18 27 28 40 45\n"
    room = 19_900 - len(setup)
    began = time.process_time()
    check(f"# L\n\nx\n\n## One\n\nDo it.\n\n```step face-to-face\n{setup}{body[:room]}\n```\n")
    assert time.process_time() - began < 5


def test_the_most_headings_are_answered_in_seconds() -> None:
    began = time.process_time()
    check("# L\n\nx\n\n```step uno\n```\n" + "## a\n\n" * 80_000)
    check("".join(f"## {at}\n\nx\n\n```step uno\n```\n\n" for at in range(1900)))
    assert time.process_time() - began < 5


def test_a_set_up_repeats_little_of_what_it_was_given() -> None:
    [failure] = check(f"```setup uno\n2 : deal seed=1 players=2 target={'9' * 5000} : Two players.\n```\n")
    assert (failure.line, failure.code) == (2, "option")
    assert len(failure.found) < 100
