"""Answers beside brute force on small positions; lines that replay; budgets that are kept."""

from __future__ import annotations

import tracemalloc
from collections.abc import Iterator
from pathlib import Path

import pytest

from pyengine.core.errors import OptionError, SeatError
from pyengine.core.game import Game
from pyengine.core.outcome import Outcome
from pyengine.core.prng import Prng
from pyengine.core.record import Record
from pyengine.core.state import State
from pyengine.games import game, put
from pyengine.kit.document import read
from pyengine.solve import Answer, Budget, Goal, Others, Verdict, solve
from pyengine.solve.question import LEAST
from pyengine.solve.table import ENTRY, Table, keys
from tests.endure import more_in_endure

FACE, NIZAM, PEARL = game("face-to-face"), game("nizam"), game("pearl")
GALLERY = Path(__file__).parents[2] / "seeds/gallery"


def outcomes(state: State) -> Iterator[Outcome]:
    """Every end of a game, each path by itself."""
    if state.outcome:
        yield state.outcome
    for seat in state.to_act:
        for child in children(state, seat):
            yield from outcomes(child)


def children(state: State, seat: int) -> list[State]:
    found = []
    for action in state.legal(seat):
        twin = state.copy()
        twin.apply(seat, action)
        found.append(twin)
    return found


def can_force(state: State, goal: Goal) -> bool:
    """The plainest minimax there is."""
    if state.outcome:
        return goal.reached(state.outcome)
    [seat] = state.to_act
    values = (can_force(child, goal) for child in children(state, seat))
    return any(values) if seat == goal.seat else all(values)


def can_beat_greedy(of: Game, state: State, goal: Goal) -> bool:
    """The seat tries all, the other does what its heuristic has as best."""
    if state.outcome:
        return goal.reached(state.outcome)
    [seat] = state.to_act
    found, actions = children(state, seat), state.legal(seat)
    if seat != goal.seat:
        scores = of.strategy.score_actions(state.view(seat), actions)
        found = [found[scores.index(max(scores))]]
    return any(can_beat_greedy(of, child, goal) for child in found)


def replayed(of: Game, start: State, answer: Answer) -> State:
    """The end of the line, by a record that was written and read."""
    begun = Record(of.id, start.players, of.write(start))
    return Record.parse(answer.record(begun).format()).replay()


def late_face_to_face(seed: int) -> State:
    """Two hands and some cards to draw; all others lie on the piles."""
    chance = Prng(seed)
    sides = []
    for side in ("own", "their"):
        cards = list(range(2, 60))
        chance.shuffle(cards)
        hand, draw, top = cards[:3], cards[3 : 3 + chance.below(3)], cards[6]
        listed = [
            f"{side} {name} {' '.join(map(str, found)) or '-'}" for name, found in (("hand", hand), ("draw", draw))
        ]
        sides += [*listed, f"{side} down {top}"]
    return FACE.position(" | ".join(sides))


@pytest.mark.parametrize("deals", more_in_endure(8, 300))
@pytest.mark.parametrize("others", Others)
def test_face_to_face_is_answered_as_by_brute_force(others: Others, deals: int) -> None:
    answers = set()
    for seed in range(deals):
        state = late_face_to_face(seed)
        if state.outcome:
            continue
        for goal in (Goal(0), Goal(1)):
            if others == Others.HELP:
                expected = any(map(goal.reached, outcomes(state)))
            elif others == Others.GREEDY:
                expected = can_beat_greedy(FACE, state, goal)
            else:
                expected = can_force(state, goal)
            answer = solve(FACE, state, goal, others=others)
            assert answer.verdict == (Verdict.YES if expected else Verdict.NO), FACE.write(state)
            answers.add(answer.verdict)
            if expected:
                end = replayed(FACE, state, answer).outcome
                assert end
                assert goal.reached(end)
            else:
                assert answer.line == ()
    assert answers == {Verdict.YES, Verdict.NO}


def late_nizam(seed: int) -> State:
    """A field, two cards in the hand and two in the deck: a few turns to the end."""
    chance = Prng(seed)
    cards = [kind for kind in "RSEATDOJ" for _ in range(4)]
    chance.shuffle(cards)
    rows = ["".join(cards[at : at + 5]) for at in range(0, 25, 5)]
    return NIZAM.position(f"players 1 | field {' '.join(rows)} | hand 1 {' '.join(cards[25:27])} | deck S R E")


@pytest.mark.parametrize("deals", more_in_endure(4, 60))
def test_nizam_alone_reaches_what_brute_force_reaches_and_no_more(deals: int) -> None:
    best = []
    for seed in range(deals):
        state = late_nizam(seed)
        best.append(max(end.scores[0] for end in outcomes(state)))
        answer = solve(NIZAM, state, Goal(0, best[-1]))
        assert answer.verdict == Verdict.YES
        end = replayed(NIZAM, state, answer).outcome
        assert end
        assert end.scores[0] >= best[-1]
        assert solve(NIZAM, state, Goal(0, best[-1] + 1)).verdict == Verdict.NO
    assert len(set(best)) > 1


def test_pearl_is_won_by_the_last_task_and_the_line_ends_there() -> None:
    """The first column moves up by one, and three rubies lie in the first row; unless the other's top forbids them."""
    field = "ARRSS RSEEA TEoTT AJDDD OOOJJ"
    late = f"players 2 | seat 1 | done 1 S E A T D O J | hand 1 A J | field {field}"
    state = PEARL.position(f"{late} | done 2 R S")
    answer = solve(PEARL, state, Goal(0))
    assert answer.verdict == Verdict.YES
    assert [step.text for step in answer.line] == ["A>col1-top", "prove", "R>done"]
    end = replayed(PEARL, state, answer).outcome
    assert end
    assert end.reason == "PRL-13"
    forbidden = PEARL.position(f"{late} | done 2 S R")
    assert solve(PEARL, forbidden, Goal(0), Budget(200)).verdict == Verdict.UNKNOWN


@pytest.mark.parametrize("others", [Others.RESIST, Others.HELP])
@pytest.mark.parametrize(("hands", "seat"), [(("7h 8d", "9h"), 0), (("7h 8d", "9h"), 1), (("7h 9d", "9h 10d"), 1)])
def test_a_game_of_one_file_is_answered_as_by_brute_force(others: Others, hands: tuple[str, str], seat: int) -> None:
    of = read((GALLERY / "durak.md").read_text("utf-8")).game
    put(of)
    fixed = "players 2 | seat 1 | defender 1 | leader 0 | suit s | deck - | discard -"
    state = of.position(f"{fixed} | hand 1 {hands[0]} | hand 2 {hands[1]}")
    goal = Goal(seat)
    expected = can_force(state, goal) if others == Others.RESIST else any(map(goal.reached, outcomes(state)))
    answer = solve(of, state, goal, others=others)
    assert answer.verdict == (Verdict.YES if expected else Verdict.NO)
    if expected:
        end = replayed(of, state, answer).outcome
        assert end
        assert goal.reached(end)


def test_where_all_choose_at_once_nothing_is_claimed() -> None:
    """Who lays the higher card wins the prize; without knowing the other's card nobody can force it."""
    of = read((GALLERY / "goofspiel.md").read_text("utf-8")).game
    put(of)
    state = of.position(
        "players 2 | seat 1 | waiting 1 2 | prizes d1 | turned d7 | hand 1 c1 c2 | hand 2 h5 h13 | spent c13"
    )
    assert solve(of, state, Goal(1)).verdict == Verdict.UNKNOWN
    assert solve(of, state, Goal(1), others=Others.HELP).verdict == Verdict.YES


@pytest.mark.parametrize("others", Others)
def test_the_budget_of_nodes_is_kept(others: Others) -> None:
    state = FACE.deal(2, 2)
    answer = solve(FACE, state, Goal(1), Budget(nodes=5), others)
    assert (answer.verdict, answer.line, answer.nodes) == (Verdict.UNKNOWN, (), 5)
    assert state == FACE.deal(2, 2)


def test_a_small_table_forgets_and_answers_the_same() -> None:
    for seed in range(6):
        state = late_face_to_face(seed)
        if state.outcome:
            continue
        small = solve(FACE, state, Goal(0), Budget(memory=LEAST))
        assert small.stored <= LEAST // ENTRY
        assert small.verdict == solve(FACE, state, Goal(0)).verdict
        small = solve(FACE, state, Goal(0), Budget(memory=LEAST), Others.GREEDY)
        assert small.verdict == solve(FACE, state, Goal(0), others=Others.GREEDY).verdict


def test_a_table_stays_below_its_bytes() -> None:
    memory = 1 << 21
    digests = [number.to_bytes(16, "big") for number in range(3)]
    tracemalloc.start()
    try:
        table = Table[object](memory)
        for number in range(30_000):  # several times what it has room for, each with a line of its own
            table.put(number.to_bytes(32, "big"), ((0, number), ()))
        held, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert memory / 4 < held <= peak < memory
    assert table.most <= memory // ENTRY
    assert table.get(digests[0]) is None
    assert table.get((29_999).to_bytes(32, "big")) == ((0, 29_999), ())


def test_positions_are_told_apart_by_what_matters() -> None:
    """In Face to Face a pile's top, in Nizam alone the points not at all: they are the worth."""
    state = FACE.position("seat 1 | laid 2 | own up 5 9 | own hand 20 | own draw -")
    other = FACE.position("seat 1 | laid 3 | turn 7 | own up 6 9 | own hand 20 | own draw -")
    assert keys(FACE, state)(state) == keys(FACE, state)(other)
    assert keys(FACE, state)(state) != keys(FACE, state)(FACE.position("seat 1 | laid 2 | own up 9 5 | own hand 20"))
    alone, richer = (NIZAM.position(f"players 1 | scores {points} | deck R") for points in (0, 9))
    assert [keys(NIZAM, alone)(each)[1] for each in (alone, richer)] == [0, 9]
    assert keys(NIZAM, alone)(alone)[0] == keys(NIZAM, alone)(richer)[0]


def test_questions_that_make_no_sense_are_refused() -> None:
    with pytest.raises(OptionError, match="points"):
        solve(NIZAM, NIZAM.deal(1, 0), Goal())
    with pytest.raises(SeatError):
        solve(FACE, FACE.deal(2, 0), Goal(2))
    with pytest.raises(OptionError, match="nodes"):
        Budget(nodes=0)
    with pytest.raises(OptionError, match="memory"):
        Budget(memory=1)


def test_what_is_over_is_answered_at_once() -> None:
    over = FACE.position("seat 1 | own hand 20 | own draw -")
    assert over.outcome
    [winner] = over.outcome.winners
    assert solve(FACE, over, Goal(winner)) == Answer(Verdict.YES, (), 0, 0)
    assert solve(FACE, over, Goal(1 - winner)).verdict == Verdict.NO
