"""What can be typed at a place."""

from __future__ import annotations

from pathlib import Path

import pyengine
from pyengine.language_server.completion import MOST
from tests.language_server.editing import candidate, labels, offered

SEEDS = Path(__file__).parents[2] / "seeds"
PLAY = "```play face-to-face\nown up 27 | hand 17 18 28 40 45 50\n{}\n```\n"
RECORD = (SEEDS / "face-to-face/records/gifts-and-backwards-tricks.rec").read_text("utf-8")
GAME = pyengine.game("face-to-face")


def legal(*before: str) -> list[str]:
    state = GAME.position("own up 27 | hand 17 18 28 40 45 50")
    for text in before:
        state.apply(0, GAME.parse(text))
    return [GAME.format(action) for action in state.legal(0)]


def test_legal_actions_are_offered_behind_markers() -> None:
    assert labels(PLAY.format("> ‸")) == legal()
    assert labels(PLAY.format("? ‸")) == legal()
    assert labels(PLAY.format(">‸")) == legal()
    assert labels(PLAY.format("> 28>own-up ‸")) == legal("28>own-up")
    assert labels(PLAY.format("> 28>own-up 40>own-up\n? ‸")) == legal("28>own-up", "40>own-up")


def test_what_was_typed_chooses_and_is_replaced() -> None:
    found = offered(PLAY.format("> 28>own-up 40>‸"))
    assert [each.label for each in found.found] == [text for text in legal("28>own-up") if text.startswith("40>")]
    assert (found.span.line, found.span.column, found.span.length) == (3, 13, 3)


def test_refused_actions_are_offered_with_their_rules() -> None:
    found = labels(PLAY.format("! ‸"))
    assert "18>own-up F2F-8" in found
    assert not {text.split()[0] for text in found} & set(legal())
    assert labels(PLAY.format("! 18>own-up ‸"))[0] == "F2F-8"
    assert "F2F-1" in labels(PLAY.format("! 18>own-up ‸"))
    assert candidate(PLAY.format("! 18>own-up ‸"), "F2F-8", "uk").paragraph


def test_what_is_refused_may_be_too_much_to_offer_at_once() -> None:
    text = "```play nizam\ndeal players=2 seed=1\n! {}‸\n```"
    assert not offered(text.format("")).all
    assert len(labels(text.format(""))) == MOST
    assert offered(text.format("JJJ>col5")).all


def test_another_seat_can_be_named() -> None:
    assert labels(PLAY.format("> 2: ‸")) == []
    assert len(labels(PLAY.format("! 2: ‸"))) > 100


def test_items_of_a_position_and_their_values_are_offered() -> None:
    text = "```play uno\n{}\n```"
    assert {"hand 1", "discard", "deal"} <= set(labels(text.format("‸")))
    assert labels(text.format("hand 1 b7 | dis‸"))[0] == "discard"
    assert labels(text.format("hand 1 b7 | han‸"))[:2] == ["hand 1", "hand 2"]
    assert "b7" in labels(text.format("hand 1 b‸"))
    assert labels(text.format("direction ‸"))
    assert "deal" not in labels(text.format("discard b7 | ‸"))


def test_facts_are_offered_with_their_values() -> None:
    assert {"own up 28", "own hand-size 5", "seat 1"} <= set(labels(PLAY.format("> 28>own-up\n= ‸")))
    assert labels(PLAY.format("= own up 27 | their d‸"))[0].startswith("their down 60")


def test_a_deals_options_are_offered() -> None:
    text = "```play face-to-face\ndeal {}‸\n```"
    assert labels(text.format("")) == ["seed=", "players=", "first="]
    assert labels(text.format("seed=1 first=")) == ["first=random", "first=1", "first=2"]
    assert labels(text.format("players=")) == ["players=2"]


def test_fences_and_games_are_offered() -> None:
    assert {"```play ", "```step ", "```setup "} <= set(labels("```‸"))
    assert labels("```play na‸") == labels("```play na‸x\nhand 1\n```")
    assert "nizam" in labels("```play ni‸\nhand 1\n```")


def test_steps_offer_what_follows_from_the_steps_above() -> None:
    text = (SEEDS / "face-to-face/lesson.en.md").read_text("utf-8")
    found = labels(text.replace("> 59>own-down", "> ‸59>own-down", 1))
    assert found[0] == "any"
    assert "59>own-down" in found
    assert "5>own-up" not in found, "it was laid in the step above"


def test_a_set_ups_position_is_completed() -> None:
    assert "deal" in labels("```setup uno\n2 : ‸")
    assert labels("```setup uno\n2 : deal pl‸ : Two\n```")[0] == "players="


def test_records_are_completed() -> None:
    assert "51>own-down" in labels(RECORD.replace("2: 51>own-down", "2: ‸51>own-down"))
    assert labels(RECORD[: RECORD.index("1: 55>own-down")] + "‸") == ["1: "]
    assert "seed " in labels("record 1\n‸")
    assert labels("record 1\ngame ni‸") == ["nizam"]
    assert labels("record 1\ngame face-to-face\noption ‸") == ["first"]
    assert labels("record 1\ngame face-to-face\noption first ‸") == ["random", "1", "2"]
    assert labels("record 1\ngame face-to-face\nplayers ‸") == ["2"]


def test_prose_is_left_alone() -> None:
    assert labels("Some words > ‸") == []


def test_house_rules_are_offered_with_their_values() -> None:
    assert "bluff=" in labels("```house uno\n‸\n```\n")
    assert "seed=" not in labels("```house uno\n‸\n```\n")
    assert labels("```house uno\nbluff=‸\n```\n") == ["bluff=on", "bluff=off"]
    assert labels("```house uno\nbluff=off : b‸\n```\n") == []
    house = "```house pearl\ncompleting=all : All.\n```\n\n"
    assert "~ " in labels(f"{house}```play pearl\ndeal seed=1\n‸\n```\n")
