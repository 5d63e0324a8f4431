from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

import pyengine
from pyengine.adapters import openspiel, world
from pyengine.adapters.features import layout
from pyengine.core.errors import OptionError
from pyengine.core.game import Game
from pyengine.core.options import among_programs
from pyengine.core.prng import Prng
from pyengine.games import put
from pyengine.kit.document import read
from tests.adapters.games import every, fewest, shortest
from tests.endure import rest_in_endure

FACES = "nastilka_face_to_face"
DICE = """---
game: one-die
title: One die
players: 2
language: en
---
# One die

Each rolls once; more wins.

## In the box {#components}

**ONE-1** · R — One die, and what each has rolled.

```python
dice = Dice(1, 6)
rolled = Value(0, each=True)
```

## A turn {#playing}

**ONE-2** · R — Roll the die. Once both have, who has rolled more wins.

```python
@move("roll")
def cast(game):
    game.dice.roll()
    game.rolled[game.seat] = game.dice[0]
    if game.seat == 0:
        end_turn(game)
    else:
        game.win(0 if game.rolled[0] >= game.rolled[1] else 1, "ONE-2")
```
"""


def load(game: Game, **params: Any) -> Any:
    short = {name: int(value) for name, value in shortest(game).items()}
    return pyspiel.load_game(f"nastilka_{game.id.replace('-', '_')}", {"deals": 50} | short | params)


def dealt(spiel: Any, deal: int = 3) -> Any:
    state = spiel.new_initial_state()
    state.apply_action(deal)
    return state


def walk(state: Any, seed: int, most: int) -> Any:
    """The state after at most so many random decisions, the game not over."""
    chance = Prng(seed)
    for _ in range(most):
        after = state.child(chance.choice(state.legal_actions()))
        if after.is_terminal():
            return state
        state = after
    return state


def rollouts(seed: int) -> Any:
    return mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed), max_length=60)


@pytest.mark.parametrize("game", rest_in_endure(reversed(pyengine.games()), 2), ids=lambda game: game.id)
def test_the_librarys_random_simulations_pass(game: Game) -> None:
    pyspiel.random_sim_test(load(game), num_sims=1, serialize=True, verbose=False)


@every
def test_any_number_of_players_plays_to_the_end(game: Game) -> None:
    for players in range(fewest(game), game.seats[1] + 1):
        spiel, chance = load(game, players=players), Prng(players)
        state = dealt(spiel)
        while not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
        assert state.move_number() <= spiel.max_move_number()
        assert sum(state.returns()) == pytest.approx(0)
        assert max(state.returns()) <= spiel.max_utility()


@every
def test_ismcts_plays(game: Game) -> None:
    spiel = load(game)
    bot = ismcts.ISMCTSBot(spiel, rollouts(1), 1.4, 12, random_state=np.random.RandomState(2))
    for moves in (0, 5, 20):
        state = walk(dealt(spiel), moves, moves)
        for _ in range(2):
            if not state.is_terminal():
                action = bot.step(state)
                assert action in state.legal_actions()
                state.apply_action(action)


@every
def test_mcts_plays(game: Game) -> None:
    spiel = load(game)
    bot = mcts.MCTSBot(spiel, 1.4, 12, rollouts(1), random_state=np.random.RandomState(2))
    state = walk(dealt(spiel), 4, 4)
    assert bot.step(state) in state.legal_actions()


@every
def test_the_deals_are_those_of_the_seeds(game: Game) -> None:
    spiel = load(game, seed=100)
    root = spiel.new_initial_state()
    assert root.is_chance_node()
    assert root.chance_outcomes() == [(deal, 1 / 50) for deal in range(50)]
    options = among_programs(game.options, shortest(game))
    assert str(dealt(spiel, 7)) == game.write(game.deal(fewest(game), 107, **options))


@every
def test_a_history_gives_the_same_game_again(game: Game) -> None:
    spiel = load(game)
    state = walk(dealt(spiel), 8, 40)
    again = spiel.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    players = range(spiel.num_players())
    assert all(again.information_state_string(at) == state.information_state_string(at) for at in players)


@every
def test_copies_and_pickles_are_whole_and_independent(game: Game) -> None:
    spiel = load(game)
    state = walk(dealt(spiel), 6, 15)
    seats = range(spiel.num_players())
    for twin in (state.clone(), pickle.loads(pickle.dumps(state))):
        before = str(state), [state.information_state_string(seat) for seat in seats]
        assert (str(twin), [twin.information_state_string(seat) for seat in seats]) == before
        assert twin.history() == state.history()
        twin.apply_action(twin.legal_actions()[0])
        assert (str(state), [state.information_state_string(seat) for seat in seats]) == before
        assert str(state.child(state.legal_actions()[0])) == str(twin)


@every
def test_a_seat_cannot_tell_a_resampled_world_from_the_true_one(game: Game) -> None:
    spiel = load(game)
    for moves in (0, 6, 25):
        state = walk(dealt(spiel), moves, moves)
        for seat in range(spiel.num_players()):
            samplers = [pyspiel.UniformProbabilitySampler(number, 0.0, 1.0) for number in range(4)]
            twins = [state.resample_from_infostate(seat, sampler) for sampler in samplers]
            for twin in twins:
                assert twin.information_state_string(seat) == state.information_state_string(seat)
                assert twin.observation_tensor(seat) == state.observation_tensor(seat)
                assert twin.current_player() == state.current_player()
            assert len(set(map(str, twins))) > 1
        if state.current_player() == 0:
            assert state.resample_from_infostate(0, lambda: 0.5).legal_actions() == state.legal_actions()


def test_the_past_is_written_down_once_for_all_resampled_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    read, seen_by = list[int | None](), world._Step.seen_by

    def counted(step: world._Step, seat: int | None) -> str:
        read.append(seat)
        return seen_by(step, seat)

    monkeypatch.setattr(world._Step, "seen_by", counted)
    state = walk(dealt(load(pyengine.game("uno"))), 5, 30)
    steps = state.world.decisions
    for _ in range(3):
        state.resample_from_infostate(0, lambda: 0.5)
    assert sorted(read, key=str) == [0] * steps + [None] * steps


def test_a_resampled_world_holds_nothing_of_what_others_saw() -> None:
    state = walk(dealt(pyspiel.load_game(FACES)), 1, 12)
    twin = state.resample_from_infostate(0, lambda: 0.25)
    assert twin.world.past(1) == twin.world.past(0) == state.world.past(0)
    assert state.world.past(1) != state.world.past(0)
    assert twin.world.past(None) == state.world.past(None)


@every
def test_information_states_recall_everything(game: Game) -> None:
    spiel, chance = load(game), Prng(9)
    state = dealt(spiel)
    seats = range(spiel.num_players())
    for _ in range(30):
        if state.is_terminal():
            return
        actor, action = state.current_player(), chance.choice(state.legal_actions())
        text = state.action_to_string(action)
        before = [state.world.past(seat) for seat in seats]
        state.apply_action(action)
        for seat in seats:
            past = state.world.past(seat)
            assert past.startswith(before[seat])
            assert (f"> {text}\n" in past[len(before[seat]) :]) == (seat == actor)
            assert state.information_state_string(seat) == past + state.observation_string(seat)


@every
def test_an_observation_is_the_view(game: Game) -> None:
    spiel = load(game)
    state = walk(dealt(spiel), 2, 5)
    native = game.position(str(state))
    observer = make_observation(spiel, pyspiel.IIGObservationType(perfect_recall=False))
    for seat in range(spiel.num_players()):
        observer.set_from(state, seat)
        assert np.array_equal(observer.tensor, layout(game.id).vector(native, seat))
        assert observer.string_from(state, seat) == world.compact(native.view(seat)) == state.observation_string(seat)
    public = pyspiel.IIGObservationType(perfect_recall=True, private_info=pyspiel.PrivateInfoType.NONE)
    assert make_observation(spiel, public).string_from(state, 0).endswith(world.compact(native.view(None)))
    private = pyspiel.IIGObservationType(perfect_recall=False, public_info=False)
    assert '"seat":0' in make_observation(spiel, private).string_from(state, 0)
    secret, known = make_observation(spiel, private), layout(game.id).vector(native, None)
    secret.set_from(state, 0)
    own = layout(game.id).vector(native, 0)
    assert np.array_equal(np.where(secret.tensor == 0, known, secret.tensor)[own != 0], own[own != 0])
    assert not secret.tensor[own == known].any()
    hidden = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    assert make_observation(spiel, hidden) is None


def test_the_private_part_of_a_view_is_what_a_spectator_has_not() -> None:
    view = {
        "seat": 0,
        "turn": 2,
        "players": [{"hand": ["b7", "?"], "score": 3}, {"hand": ["?"], "score": 0}],
        "own": [1],
    }
    public = {"seat": None, "turn": 2, "players": [{"hand": ["?", "?"], "score": 3}, {"hand": ["?"], "score": 0}]}
    assert openspiel.secrets(view, public) == {"seat": 0, "players": {"0": {"hand": {"0": "b7"}}}, "own": [1]}
    assert openspiel.secrets(view, view) == {}


def test_the_librarys_playthrough_can_be_made() -> None:
    """It asks every question there is of every state of a game."""
    library = pytest.importorskip(
        "open_spiel.python.algorithms.generate_playthrough"
    )  # with SciPy, which takes a second
    text = library.playthrough(f"{FACES}(deals=3)", action_sequence=None, seed=1)
    assert "IsTerminal() = True" in text


@every
def test_every_option_can_be_set_and_read_back(game: Game) -> None:
    for option in game.options:
        for choice in option.choices:
            try:
                game.deal(game.seats[0], 0, **{option.name: choice})
            except OptionError:
                continue  # it does not go with the other options' defaults
            spiel = load(game, **{option.name: openspiel._parameter(option, choice)})
            assert dict(spiel.setup.options)[option.name] == choice
            assert str(pyspiel.load_game(str(spiel))) == str(spiel)


def test_bad_parameters_are_refused() -> None:
    for params in ("players=1", "players=3", "first='3'", "deals=0", "seed=-1"):
        with pytest.raises(OptionError):
            pyspiel.load_game(f"{FACES}({params})")
    with pytest.raises(pyspiel.SpielError):
        pyspiel.load_game(f"{FACES}(bluff=on)")


def test_all_games_are_registered() -> None:
    names = {f"nastilka_{game.id.replace('-', '_')}" for game in pyengine.games()}
    assert names <= set(pyspiel.registered_names())


def test_a_game_too_long_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(world, "LONGEST", 2)
    state = dealt(pyspiel.load_game(FACES))
    for _ in range(2):
        assert not state.is_terminal()
        state.apply_action(state.legal_actions()[0])
    assert state.is_terminal()
    assert state.returns() == [0.0, 0.0]


@pytest.mark.parametrize("game", rest_in_endure(reversed(pyengine.games()), 2), ids=lambda game: game.id)
def test_later_chance_has_nodes_where_that_is_asked(game: Game) -> None:
    spiel = load(game, chance_nodes=True)
    pyspiel.random_sim_test(spiel, num_sims=1, serialize=True, verbose=False)
    assert spiel.get_parameters()["chance_nodes"]


def test_a_shuffle_that_comes_later_is_a_node_before_what_it_decides() -> None:
    """UNO for two shuffles again when the deck is empty: until then there is no other node of chance than the deal."""
    spiel = load(pyengine.game("uno"), chance_nodes=True, target=1)
    state, chance, shuffles = spiel.new_initial_state(), Prng(1), 0
    for _ in range(4000):
        if state.is_terminal():
            state = spiel.new_initial_state()
        if state.is_chance_node() and state.history():
            outcomes = state.chance_outcomes()
            assert sum(share for _, share in outcomes) == pytest.approx(1)
            assert len(outcomes) == 50
            after = {str(state.child(outcome)) for outcome in (0, 1)}
            assert len(after) == 2
            assert pickle.loads(pickle.dumps(state)).is_chance_node()
            assert str(state.clone().child(0)) == str(state.child(0))
            shuffles += 1
            if shuffles == 2:
                return
        choices = (
            [outcome for outcome, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        )
        state.apply_action(chance.choice(choices))
    pytest.fail("the deck was never empty")


def test_dice_that_are_rolled_later_have_their_own_outcomes() -> None:
    game = read(DICE).game
    put(game)
    openspiel.register(game)
    state = pyspiel.load_game(openspiel.name_of(game), {"chance_nodes": True, "deals": 7}).new_initial_state()
    state.apply_action(0)
    assert not state.is_chance_node()
    state.apply_action(state.legal_actions()[0])
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(face, 1 / 6) for face in range(6)]
    children = [state.child(face) for face in range(6)]
    assert len({child.information_state_string(0) for child in children}) == 6
