"""One seat for Gymnasium, bots at the others."""

from __future__ import annotations

import json
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import pyengine
from pyengine.adapters.gym import NAMES, SeatEnv
from pyengine.adapters.sight import Sight, seat_layout
from pyengine.bots import Knowledge, bot
from pyengine.core.errors import IllegalAction, NotationError, OptionError
from pyengine.core.events import HIDDEN, Event
from pyengine.core.game import Game
from pyengine.core.options import shortened
from pyengine.core.prng import Prng
from pyengine.core.state import Action, Rng
from tests.adapters.games import every


def made(game_id: str, **settings: Any) -> SeatEnv:
    found = gymnasium.make(NAMES[game_id], **settings).unwrapped
    assert isinstance(found, SeatEnv)
    return found


def played(env: SeatEnv, seed: int, chance: Prng) -> list[tuple[Any, float, bool, bool, dict[str, Any]]]:
    """A random game from its first decision to its end."""
    _, info = env.reset(seed=seed)
    found = list[tuple[Any, float, bool, bool, dict[str, Any]]]()
    while not found or not (found[-1][2] or found[-1][3]):
        found.append(env.step(chance.choice(np.flatnonzero(info["action_mask"]).tolist())))
        info = found[-1][4]
    return found


@every
@pytest.mark.parametrize("settings", [{}, {"seat": 1, "events": 3, "dict_observation": True, "shaping": 0.5}])
def test_gymnasiums_own_checker_has_nothing_to_say(game: Game, settings: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(made(game.id, **settings))


def test_every_game_has_a_name() -> None:
    assert set(NAMES) == {game.id for game in pyengine.games()}
    assert all(name in gymnasium.registry for name in NAMES.values())
    uno = gymnasium.make("pyengine.adapters.gym:Nastilka/UNO-v1", opponents="level-1", seat=0)
    assert uno.reset(seed=1)[0].shape == (seat_layout("uno", 2).size,)


@every
def test_the_agent_plays_its_seat_to_the_end(game: Game) -> None:
    players = game.seats[1]
    env, chance = made(game.id, seat=players - 1, players=players, max_cycles=60), Prng(1)
    ends = 0
    for seed in range(4):
        steps = played(env, seed, chance)
        for _, reward, terminated, _, info in steps[:-1]:
            assert (reward, terminated) == (0, False)
            assert info["action_mask"].any()
            assert env.seat == info["seat"] == players - 1
        _, reward, terminated, truncated, info = steps[-1]
        assert terminated != truncated
        assert truncated == (len(steps) == 60 and "outcome" not in info)
        assert info["action_mask"].any() == truncated, "what could be done next is told where the game goes on"
        if terminated:
            first = info["outcome"]["ranking"][0]
            assert (reward > 0) == (players - 1 in first and len(first) < players)
            ends += 1
        with pytest.raises(AssertionError, match="reset"):
            env.step(0)
    assert ends or game.id in ("glastonbury", "nizam", "pearl", "face-to-face")


@every
def test_a_seed_is_the_deal_of_that_seed(game: Game) -> None:
    env = made(game.id)
    for seed in range(5):
        env.reset(seed=seed)
        state = game.new(env.players, seed, shortened(game.options, {}))
        if state.to_act[0] == 0:
            assert env.view() == state.view(0)
            return
    pytest.fail("the first seat never begins")


def test_uno_is_one_round_unless_it_is_to_be_longer() -> None:
    assert made("uno")._match.options["target"] == "1"
    assert made("flights")._match.options["match"] == "single"
    assert made("uno", target=250)._match.options["target"] == 250


def test_masks_are_there_in_every_form() -> None:
    env = made("uno", dict_observation=True)
    observation, info = env.reset(seed=3)
    assert isinstance(observation, dict)
    assert np.array_equal(observation["action_mask"], info["action_mask"])
    assert np.array_equal(env.action_masks(), info["action_mask"].astype(bool))
    legal = {env.table.texts[number] for number in np.flatnonzero(info["action_mask"])}
    assert legal == {env.game.format(action) for action in env._match.state.legal(0)}


def test_what_the_rules_forbid_loses_or_raises() -> None:
    env = made("face-to-face")
    _, info = env.reset(seed=1)
    draw = env.table.texts.index("draw")
    assert not info["action_mask"][draw]
    _, reward, terminated, truncated, info = env.step(draw)
    assert (reward, terminated, truncated) == (-1, True, False)
    assert info["refused"] == {"rule": "F2F-6", "laid": 0, "minimum": 2}
    strict = made("face-to-face", on_illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalAction):
        strict.step(draw)
    with pytest.raises(AssertionError, match="action space"):
        strict.step(len(env.table))


def test_a_position_can_be_played() -> None:
    env = made("face-to-face", seat=0)
    text = "own up 27 | hand 17 18 28 40 45 50"
    env.reset(seed=1, options={"position": text})
    state = pyengine.game("face-to-face").position(text)
    assert env.view() == state.view(0)
    seen: Any = env._seen()
    assert np.array_equal(seen, seat_layout("face-to-face", 2).vector(state, 0))
    with pytest.raises(NotationError):
        env.reset(options={"position": "nonsense 4"})
    with pytest.raises(OptionError):
        made("nizam", players=3).reset(options={"position": "players 2"})


def test_the_seat_can_be_drawn() -> None:
    env = made("nizam", seat=None, players=3)
    seats = set()
    for seed in range(20):
        _, info = env.reset(seed=seed)
        seats.add(info["seat"])
        assert env.view()["seat"] == info["seat"]
    assert seats == {0, 1, 2}


def test_opponents_have_names_of_their_own() -> None:
    """What they choose is what their bots choose with the same chance."""
    env = made("face-to-face", opponents=["greedy"], seat=0)
    _, info = env.reset(seed=5)
    while env._match.state.to_act[0] == 0:
        before = env._match.state.copy()
        number = int(np.flatnonzero(info["action_mask"])[-1])
        *_, info = env.step(number)
        before.play(0, env._match.table.actions[number])
        if before.to_act and before.to_act[0] == 1:
            break
    chance, greedy = Prng((5 << 4) + 1), bot("greedy")
    while before.to_act and before.to_act[0] == 1:
        before.play(1, greedy.choose(Knowledge(env.game, before, 1), chance))
    assert before == env._match.state


class Listener:
    """A bot that keeps what it observes, and takes the first action."""

    heard: list[Event]

    def __init__(self) -> None:
        self.heard = []

    def observe(self, event: Event) -> None:
        self.heard.append(event)

    def choose(self, knowledge: Knowledge, rng: Rng) -> Action:  # noqa: ARG002
        return knowledge.legal()[0]


def test_bots_observe_what_their_seats_may_know() -> None:
    own = Listener()
    env = made("uno", opponents=own, bluff="off")
    draws = 0
    for seed in range(6):
        _, info = env.reset(seed=seed)
        for _ in range(40):
            if (number := env.table.texts.index("draw")) not in np.flatnonzero(info["action_mask"]):
                number = int(np.flatnonzero(info["action_mask"])[0])
            _, _, over, _, info = env.step(number)
            if over:
                break
    for event in own.heard:
        data = event.to_json()
        if data["type"] == "drew":
            draws += 1
            assert all((card == HIDDEN) == (data["seat"] == 0) for card in data["cards"])
    assert draws > 10
    assert {event.to_json().get("seat") for event in own.heard if event.type == "laid"} == {0, 1}


def test_events_are_in_the_info_as_plain_data() -> None:
    env = made("uno", events=5)
    _, info = env.reset(seed=2)
    env.step(int(np.flatnonzero(info["action_mask"])[0]))
    events = env._info()["events"]
    assert json.loads(json.dumps(events)) == events
    assert events[0]["seat"] == 0, "one's own action is told too"
    assert isinstance(env.layout.size, int)
    assert env.layout.size > seat_layout("uno", 2).size


@every
def test_shaping_adds_up_to_the_first_potential(game: Game) -> None:
    """With γ = 1 all that is added comes to minus the potential of the first state: no policy is worth more for it."""
    plain, shaped = (made(game.id, shaping=weight, max_cycles=None, **_short(game)) for weight in (0.0, 2.0))
    for seed in range(2):
        earned = [sum(step[1] for step in played(env, seed, Prng(seed))) for env in (plain, shaped)]
        shaped.reset(seed=seed)
        assert earned[1] == pytest.approx(earned[0] - shaped._potential_now())


def _short(game: Game) -> dict[str, Any]:
    return {"bound": "500"} if game.id == "pearl" else {}


def test_many_can_be_made_at_once_by_gymnasium() -> None:
    many = gymnasium.make_vec(NAMES["uno"], num_envs=3, vectorization_mode="sync", opponents="greedy")
    seen, infos = many.reset(seed=1)
    assert seen.shape == (3, seat_layout("uno", 2).size)
    seen, *_ = many.step([int(np.flatnonzero(mask)[0]) for mask in infos["action_mask"]])
    assert seen.shape[0] == 3
    many.close()


def test_bad_settings_are_refused() -> None:
    for settings in (
        *({"seat": 2}, {"seat": True}, {"players": 1}, {"opponents": "nobody"}, {"opponents": ["1", "2"]}),
        *({"on_illegal": "ignore"}, {"shaping": -1}, {"discount": 0}, {"render_mode": "human"}, {"target": "none"}),
    ):
        with pytest.raises(OptionError):
            SeatEnv("uno", **settings)


def test_the_seat_can_be_shown() -> None:
    env = made("uno", render_mode="ansi")
    env.reset(seed=1)
    assert json.loads(env.render() or "")["seat"] == 0
    assert made("uno").render() is None
    assert env._match.sight == Sight()
