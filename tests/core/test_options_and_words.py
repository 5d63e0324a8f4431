from __future__ import annotations

import pytest

from pyengine import NotationError, OptionError
from pyengine.core.notation import Word, items
from pyengine.core.options import Option, among_programs, settle

SPEED = Option("speed", ("slow", "fast"), "X-1")


def test_options_settle_with_their_defaults() -> None:
    assert settle((SPEED,), {}) == {"speed": "slow"}
    assert settle((SPEED,), {"speed": "fast"}) == {"speed": "fast"}


def test_programs_among_themselves_have_values_of_their_own() -> None:
    options = SPEED, Option("bound", ("none", "9"), "X-2", programs="9")
    assert among_programs(options, {}) == {"bound": "9"}
    assert among_programs(options, {"bound": "none", "speed": "fast"}) == {"bound": "none", "speed": "fast"}
    assert settle(options, among_programs(options, {})) == {"speed": "slow", "bound": "9"}
    assert settle(options, {}) == {"speed": "slow", "bound": "none"}


@pytest.mark.parametrize(("name", "value", "allowed"), [("speed", "x", ("slow", "fast")), ("pace", "slow", ("speed",))])
def test_an_unknown_option_names_what_is_allowed(name: str, value: str, allowed: tuple[str, ...]) -> None:
    with pytest.raises(OptionError) as caught:
        settle((SPEED,), {name: value})
    assert (caught.value.name, caught.value.value, caught.value.allowed) == (name, value, allowed)


def test_words_know_where_they_stand() -> None:
    found = [[(word.text, word.line, word.column) for word in words] for words in items("a b |  c\n\n d")]
    assert found == [[("a", 1, 1), ("b", 1, 3)], [("c", 1, 8)], [("d", 3, 2)]]


@pytest.mark.parametrize("text", ["", "-1", "+1", "01", "1_0", "٣", "²", "9" * 5000, "61", "1.0"])
def test_odd_numbers_are_refused(text: str) -> None:
    with pytest.raises(NotationError):
        Word(text, 1, 1).number("card", 0, 60)


def test_a_moved_error_shifts_only_its_first_line() -> None:
    first, later = NotationError("x", 1, 3, "card").moved(4, 5), NotationError("x", 2, 3, "card").moved(4, 5)
    assert [(e.line, e.column) for e in (first, later)] == [(5, 8), (6, 3)]


def test_an_older_engine_means_its_own_default() -> None:
    option = Option("lines", ("few", "all"), "GLA-20", before=(("0.2.0", "all"), ("0.4.0", "some")))
    assert [option.default_in(engine) for engine in ("0.1.0", "0.1.12", "0.2.0", "0.3.9", "0.4.0", "0.10.0", "x")] == [
        "all",
        "all",
        "some",
        "some",
        "few",
        "few",
        "few",
    ]
    assert settle((option,), {}, "0.1.0") == {"lines": "all"}


def test_an_option_matters_to_some_numbers_of_players() -> None:
    assert [Option("out", ("random",), "GLA-5", players=(2, 2)).matters(players) for players in (2, 3)] == [True, False]
    assert Option("recipes", ("off",), "GLA-27").matters(4)
