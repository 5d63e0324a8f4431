"""Looking back at a lost game, and ahead from a position, beside brute force; in slices of any size."""

from __future__ import annotations

import pytest

from pyengine.core.prng import Prng
from pyengine.core.record import Record, Step
from pyengine.core.state import State
from pyengine.solve import Budget, Found, Goal, Hindsight, Others, Outlook, Solver, Verdict, solve
from tests.endure import more_in_endure
from tests.solve.test_solve import (
    FACE,
    NIZAM,
    PEARL,
    can_beat_greedy,
    can_force,
    late_face_to_face,
    late_nizam,
    outcomes,
    replayed,
)


def played(state: State, seed: int) -> Record:
    """A game from a position on, by chance."""
    game = FACE if state.players == 2 else NIZAM
    begun, twin, chance, steps = Record(game.id, state.players, game.write(state)), state.copy(), Prng(seed), []
    while twin.to_act:
        seat = twin.to_act[0]
        action = chance.choice(twin.legal(seat))
        steps.append(Step(seat, game.format(action)))
        twin.apply(seat, action)
    return begun.with_steps(tuple(steps))


def found(record: Record, goal: Goal, budget: Budget | None = None, slices: int = 1_000) -> Found:
    search = Hindsight(record, goal, budget)
    while search.run(slices) is None:
        assert search.nodes <= search.budget.nodes
    assert search.found is not None
    assert search.run(1) is search.found
    return search.found


def choices(record: Record, seat: int) -> list[tuple[int, State]]:
    states = [(at, record.with_steps(record.steps[:at]).replay()) for at in range(len(record.steps))]
    return [(at, state) for at, state in states if state.to_act == (seat,) and len(state.legal(seat)) > 1]


@pytest.mark.parametrize("deals", more_in_endure(14, 200))
def test_the_last_choice_that_could_win_is_found_as_by_brute_force(deals: int) -> None:
    answers = set()
    for seed in range(deals):
        state = late_face_to_face(seed)
        record = played(state, seed)
        outcome = record.replay().outcome
        if outcome is None or 0 in outcome.winners or not choices(record, 0):
            continue
        goal, mine = Goal(0), choices(record, 0)
        forced = [at for at, each in mine if can_force(each, goal)]
        greedy = [at for at, each in mine if can_beat_greedy(FACE, each, goal)]
        answer = found(record, goal)
        answers.add((answer.verdict, answer.others if forced or greedy else None))
        if not forced and not greedy:
            assert (answer.verdict, answer.line) == (Verdict.NO, ())
            continue
        assert (answer.verdict, answer.last) == (Verdict.YES, True)
        assert answer.others == (Others.RESIST if forced else Others.GREEDY)
        assert answer.at == (forced or greedy)[-1]
        end = record.with_steps((*record.steps[: answer.at], *answer.line)).replay().outcome
        assert end
        assert 0 in end.winners
    assert {verdict for verdict, _ in answers} == {Verdict.YES, Verdict.NO}


def test_alone_the_last_choice_that_could_make_more_is_found() -> None:
    ats = set()
    for seed in range(4):
        state = late_nizam(seed)
        record = played(state, seed)
        outcome = record.replay().outcome
        assert outcome
        score = outcome.scores[0]
        more = [at for at, each in choices(record, 0) if max(end.scores[0] for end in outcomes(each)) > score]
        answer = found(record, Goal(0, score + 1))
        if not more:
            assert answer.verdict == Verdict.NO
            continue
        assert (answer.verdict, answer.at, answer.last) == (Verdict.YES, more[-1], True)
        ats.add(answer.at)
        end = record.with_steps((*record.steps[: answer.at], *answer.line)).replay().outcome
        assert end
        assert end.scores[0] > score
    assert ats


def test_an_unfinished_game_is_asked_at_its_present_position_first() -> None:
    field = "ARRSS RSEEA TEoTT AJDDD OOOJJ"
    state = PEARL.position(f"players 2 | seat 1 | done 1 S E A T D O J | hand 1 A J | field {field} | done 2 R S")
    answer = found(Record("pearl", 2, PEARL.write(state)), Goal(0))
    assert (answer.verdict, answer.at, answer.others) == (Verdict.YES, 0, Others.RESIST)
    assert [step.text for step in answer.line] == ["A>col1-top", "prove", "R>done"]


def test_slices_change_no_answer() -> None:
    state = late_face_to_face(4)
    record = played(state, 4)
    whole = found(record, Goal(0))
    assert found(record, Goal(0), slices=1) == whole
    solver, answer = Solver(FACE, state, Goal(0)), None
    while answer is None:
        answer = solver.run(3)
    assert answer == solve(FACE, state, Goal(0))
    assert solver.nodes == answer.nodes


@pytest.mark.parametrize("nodes", [1, 50, 700])
def test_the_budget_is_kept_whatever_is_left_open(nodes: int) -> None:
    record = Record.new(FACE, 2, 3, {})
    state, chance, steps = record.start(), Prng(1), []
    while state.to_act:
        seat = state.to_act[0]
        action = chance.choice(state.legal(seat))
        steps.append(Step(seat, FACE.format(action)))
        state.apply(seat, action)
    assert state.outcome
    [winner] = state.outcome.winners
    answer = found(record.with_steps(tuple(steps)), Goal(1 - winner), Budget(nodes))
    assert answer.nodes <= nodes
    assert answer.verdict != Verdict.NO


@pytest.mark.parametrize("deals", more_in_endure(8, 100))
def test_what_can_be_reached_is_told_as_by_brute_force(deals: int) -> None:
    told = set()
    for seed in range(deals):
        state = late_face_to_face(seed)
        if state.outcome:
            continue
        outlook = Outlook(FACE, state, 0)
        while (prospect := outlook.run(7)) is None:
            pass
        forced, greedy = can_force(state, Goal(0)), can_beat_greedy(FACE, state, Goal(0))
        assert prospect.forced == (Verdict.YES if forced else Verdict.NO)
        assert prospect.greedy == (Verdict.YES if forced or greedy else Verdict.NO)
        assert bool(prospect.line) == (forced or greedy)
        assert prospect.points is None
        told.add((prospect.forced, prospect.greedy))
    assert len(told) > 1


def test_alone_the_most_points_are_found_and_proved() -> None:
    for seed in range(3):
        state = late_nizam(seed)
        outlook = Outlook(NIZAM, state, 0)
        while (prospect := outlook.run(1_000)) is None:
            pass
        best = max(end.scores[0] for end in outcomes(state))
        assert (prospect.points, prospect.most) == (best or None, True)
        end = replayed(NIZAM, state, solve(NIZAM, state, Goal(0, best))).outcome
        assert end
        assert end.scores[0] == best
    cut = Outlook(NIZAM, NIZAM.deal(1, 0), 0, Budget(300))
    while (prospect := cut.run(50)) is None:
        pass
    assert not prospect.most
    assert prospect.nodes <= 300
