"""New chapters of old ones."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import pyengine
from pyengine.core.errors import IllegalAction, NotationError, OptionError
from pyengine.core.game import Game
from pyengine.core.limits import DEEPEST, MOST_CHAPTERS, MOST_NODES
from pyengine.core.prng import Prng
from pyengine.core.record import Record, Step
from pyengine.study import Arrow, Chapter, Stop, Study, parse_study
from pyengine.study.editing import add_action, delete, promote, with_marks, with_stop, with_title, with_words
from pyengine.study.order import deepest
from tests.endure import repeated
from tests.study.random_studies import chapter_of

FACE = pyengine.game("face-to-face")
games = pytest.mark.parametrize("game", pyengine.games(), ids=lambda game: game.id)


@pytest.fixture
def chapter() -> Chapter:
    """A line 17, 18, draw; 27 in place of the 18, and then the 40; and 28 in place of the 17."""
    chapter, at = Chapter.at_position(FACE, "hand 17 18 27 28 40 45"), 0
    for text in ("17>own-up", "18>own-up", "draw"):
        chapter, at = add_action(chapter, at, text)
    chapter, at = add_action(chapter, 1, "27>own-up")
    chapter, at = add_action(chapter, at, "40>own-up")
    chapter, _ = add_action(chapter, 0, "28>own-up")
    return chapter


def texts(chapter: Chapter) -> list[str]:
    return [node.text.partition(">")[0] for node in chapter.nodes]


def test_actions_stand_in_reading_order(chapter: Chapter) -> None:
    assert texts(chapter) == ["", "17", "18", "draw", "27", "40", "28"]
    assert list(chapter.main_line) == [0, 1, 2, 3]
    assert chapter.children(1) == [2, 4]
    assert chapter.variations(2) == [4]
    assert chapter.path(5) == [1, 4, 5]
    assert chapter.record(5).steps[-1].text == "40>own-up"
    assert add_action(chapter, 1, "27>own-up") == (chapter, 4), "it is there already"


def test_what_cannot_be_done_changes_nothing(chapter: Chapter) -> None:
    with pytest.raises(IllegalAction):
        add_action(chapter, 1, "17>own-up")
    with pytest.raises(NotationError):
        add_action(chapter, 1, "17>nowhere")
    with pytest.raises(OptionError):
        add_action(chapter, 1, "draw", 2)


def test_promoting_puts_a_variation_before_the_others(chapter: Chapter) -> None:
    promoted, at = promote(chapter, 5)
    assert texts(promoted) == ["", "17", "27", "40", "18", "draw", "28"]
    assert at == 3
    assert promote(promoted, at) == (promoted, 3)
    first, at = promote(promoted, 6)
    assert (texts(first)[at], at) == ("28", 1)


def test_deleting_takes_what_follows(chapter: Chapter) -> None:
    shorter, at = delete(chapter, 2)
    assert (texts(shorter), at) == (["", "17", "27", "40", "28"], 1)
    assert delete(chapter, 0) == (delete(delete(chapter, 6)[0], 1)[0], 0)


def test_what_is_said_and_shown_is_set_and_taken_away(chapter: Chapter) -> None:
    said = with_words(with_words(chapter, 2, "en", " Words\n\n "), 2, "uk", "Слова")
    assert said.nodes[2].words == {"en": "Words", "uk": "Слова"}
    assert with_words(with_words(said, 2, "en", " "), 2, "uk", "") == chapter
    marked = with_marks(chapter, 2, ("17", "17"), (Arrow("17", "own-up"),))
    assert marked.nodes[2].marks == ("17",)
    assert with_marks(marked, 2, (), ()) == chapter
    stop = Stop(0, ("draw",), {"en": "What now?"}, {}, {"en": ""}, {"40>own-up": {"en": "No."}, "x": {"en": " "}})
    asked = with_stop(chapter, 2, stop).nodes[2].stop
    assert asked == Stop(0, ("draw",), {"en": "What now?"}, {}, {}, {"40>own-up": {"en": "No."}})
    assert asked.answer("40>own-up") == {"en": "No."}
    assert with_title(with_title(chapter, "en", "A\nB"), "en", "").titles == {}
    assert with_title(chapter, "en", "A\nB").titles == {"en": "A B"}


def test_what_cannot_be_written_is_refused(chapter: Chapter) -> None:
    for bad in ("", "two words", " 17"):
        with pytest.raises(NotationError):
            with_marks(chapter, 1, (bad,), ())
        with pytest.raises(NotationError):
            with_marks(chapter, 1, (), (Arrow("17", bad),))
        with pytest.raises(NotationError):
            with_stop(chapter, 1, Stop(0, (bad,)))
    with pytest.raises(NotationError):
        with_stop(chapter, 1, Stop(0, ()))
    with pytest.raises(OptionError):
        with_stop(chapter, 1, Stop(2, ("draw",)))
    with pytest.raises(NotationError):
        with_words(chapter, 1, "English", "Words")


def test_variations_do_not_get_too_deep() -> None:
    uno = pyengine.game("uno")
    chapter, at = Chapter.at_position(uno, uno.write(uno.deal(2, 1))), 0
    for _ in range(DEEPEST):
        chapter, at = forked(chapter, at)
    assert deepest(chapter.nodes) == DEEPEST
    assert parse_study(Study("uno", (chapter,)).format()).chapters == (chapter,)
    with pytest.raises(NotationError, match="at most"):
        forked(chapter, at)


def forked(chapter: Chapter, at: int) -> tuple[Chapter, int]:
    """Two more actions after a node; the number is that of the variation."""
    game, state = pyengine.game(chapter.root.game), chapter.state(at)
    first, second = [game.format(action) for action in state.legal(state.to_act[0])][:2]
    return add_action(add_action(chapter, at, first)[0], at, second)


@games
@repeated(3, 50)
@given(seed=st.integers(0, 2**32))
def test_any_change_leaves_a_study_that_can_be_written(game: Game, seed: int) -> None:
    chance = Prng(seed)
    chapter = chapter_of(game, chance)
    for _ in range(5):
        at = chance.below(len(chapter.nodes))
        text = chapter.nodes[at].text
        if chance.below(2):
            chapter, at = promote(chapter, at)
            assert chapter.nodes[at].text == text
        elif chance.below(2):
            chapter, _ = delete(chapter, at)
        assert parse_study(Study(game.id, (chapter,)).format()).chapters == (chapter,)
        for node, state in chapter.states():
            assert state == chapter.state(node)


def test_a_record_with_too_many_actions_is_no_study() -> None:
    record = Record.new(FACE, 2, 1, {}).with_steps((Step(0, "draw"),) * (MOST_NODES + 1))
    with pytest.raises(NotationError, match="at most"):
        Study.of_record(record)


def test_chapters_are_added_moved_and_removed(chapter: Chapter) -> None:
    one, two = with_title(chapter, "en", "1"), with_title(chapter, "en", "2")
    study = Study("face-to-face", (one,)).add_chapter(two)
    assert study.move_chapter(0, 1).chapters == (two, one)
    assert study.add_chapter(two, 0).chapters == (two, one, two)
    assert study.with_chapter(1, one).chapters == (one, one)
    assert study.remove_chapter(0).chapters == (two,)
    assert study.remove_chapter(0).remove_chapter(0).chapters == (two,)
    assert study.with_words("en", "Preface").all_languages() == ["en"]
    while len(study.chapters) < MOST_CHAPTERS:
        study = study.add_chapter(one)
    with pytest.raises(NotationError):
        study.add_chapter(one)
