"""Our games as Gymnasium environments: one seat learns, bots play the others. Importing this module registers them.

>>> import gymnasium, pyengine.adapters.gym
>>> uno = gymnasium.make("Nastilka/UNO-v1", opponents="greedy", seat=0)
>>> observation, info = uno.reset(seed=7)
>>> action = uno.action_space.sample(info["action_mask"])
>>> observation, reward, terminated, truncated, info = uno.step(action)

Their names are in `NAMES`. `gymnasium.make("pyengine.adapters.gym:Nastilka/UNO-v1")` imports it too.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from pyengine.adapters.match import Mask, Match
from pyengine.adapters.shaping import Shaping
from pyengine.adapters.sight import Sight
from pyengine.adapters.world import rewards
from pyengine.arena.jobs import player
from pyengine.bots import Bot, Knowledge, observer
from pyengine.core.errors import IllegalAction, OptionError
from pyengine.core.prng import Prng
from pyengine.core.state import View
from pyengine.games import ids

_CAPITALS = {"uno": "UNO"}
NAMES = {game_id: f"Nastilka/{_CAPITALS.get(game_id) or game_id.title().replace('-', '')}-v1" for game_id in ids()}
"""Under which name Gymnasium knows each game: `Nastilka/FaceToFace-v1`, `Nastilka/UNO-v1`, and so on."""
Opponent = str | Bot
Seen = NDArray[np.float32] | dict[str, NDArray[Any]]
_DEALS = 1 << 32
_TRIES = 1000


class SeatEnv(gymnasium.Env[Seen, np.int64]):
    """A game in which one seat, the agent's, is played by whoever calls `step`; raises `OptionError` on a bad setting.

    `seat` is its number, None for one that is drawn at each reset. `opponents` are the others: the name of a bot for
    all of them, or one for each in the order of seats: `random`, `level-3` or any other of `pyengine.bots`,
    `MODULE:NAME` for one of yours, or a `Bot` itself. Those given by name are made anew for each game.

    An observation is a vector of what the seat may know (see `sight`; `layout.slices` has the places by name):
    `relative` to the seat or by seats, with or without `memory`, and with the last `events`. The infos have the
    `action_mask`, and `action_masks()` gives it as MaskablePPO asks for it; with `dict_observation` observations are
    dicts of `observation` and `action_mask`. Infos also have the `seat`, with `events` what happened since the seat's
    last decision as plain data, and at the end the `outcome`.

    An action is a number in `table`. One that the rules forbid loses the game for -1, and the info tells the rule as
    `refused`; with `on_illegal="raise"` it raises `IllegalAction`.

    The reward comes at the end: 1 for the first place, and what sums to 0 for the others (`world.rewards`); `shaping`
    and `discount` add more on the way (see `shaping.Shaping`). After `max_cycles` steps the game is cut short. The
    options are the game's, by default those of the shortest match: UNO is one round.

    `reset(seed=s)` deals as `Game.deal` does from `s`; `reset(options={"position": text})` begins with a position.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 4}  # noqa: RUF012 - Gymnasium annotates it

    def __init__(
        self,
        game_id: str,
        *,
        opponents: Opponent | Sequence[Opponent] = "random",
        seat: int | None = 0,
        players: int | None = None,
        relative: bool = True,
        memory: bool = True,
        events: int = 0,
        dict_observation: bool = False,
        on_illegal: str = "lose",
        max_cycles: int | None = 1000,
        shaping: float = 0.0,
        discount: float = 1.0,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self._match = Match(game_id, players, 0, options, Sight(1, memory, relative, events))
        self.game, self.table, self.layout = self._match.game, self._match.table, self._match.layout
        self.players = self._match.players
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.players):
            raise OptionError("seat", seat, tuple(range(self.players)))
        if on_illegal not in ("lose", "raise"):
            raise OptionError("on_illegal", on_illegal, ("lose", "raise"))
        if render_mode not in (None, "ansi"):
            raise OptionError("render_mode", render_mode, ("ansi",))
        self._given_seat, self.seat = seat, seat or 0
        self._opponents = _each(opponents, self.players - 1)
        self._bots: dict[int, Bot] = {}
        self._chances: dict[int, Prng] = {}
        self._shaping = Shaping(shaping, discount)
        self.max_cycles, self._on_illegal, self._dict = max_cycles, on_illegal, dict_observation
        self._steps, self._potential, self._over = 0, 0.0, True
        self.render_mode = render_mode
        box = spaces.Box(-1, 1, (self.layout.size,), np.float32)
        mask = spaces.Box(0, 1, (len(self.table),), np.int8)
        self.action_space = spaces.Discrete(len(self.table))
        space: Any = spaces.Dict({"observation": box, "action_mask": mask}) if dict_observation else box
        self.observation_space = space
        self._make_opponents(0)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Begin a game, up to the agent's first decision.

        A deal that is over before it is left for the next one; raises `OptionError` for such a position.
        """
        super().reset(seed=seed)
        position = (options or {}).get("position")
        for _ in range(_TRIES):
            deal = int(self.np_random.integers(_DEALS)) if seed is None else seed
            self.seat = int(self.np_random.integers(self.players)) if self._given_seat is None else self._given_seat
            self._steps, seed = 0, None
            self._make_opponents(deal)
            if position is None:
                self._match.deal(deal)
            else:
                self._match.set_up(position)
            self._let_others_act()
            self._over = self._match.seat < 0
            if not self._over:
                self._potential = self._potential_now()
                return self._seen(), self._info()
            if position is not None:
                break
        raise OptionError("position", position, (f"one in which seat {self.seat} comes to act",))

    def step(self, action: np.int64 | int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Do the action, and let the others act until the agent is to decide again or the game is over."""
        assert not self._over, "the game is over: reset first"
        match, refused = self._match, None
        self._steps += 1
        try:
            match.choose(int(action))
        except IllegalAction as error:
            if self._on_illegal == "raise":
                raise
            refused = {"rule": error.breach.rule, **error.breach.facts}
        else:
            self._tell()
            self._let_others_act()
        outcome = match.state.outcome
        self._over = outcome is not None or refused is not None
        reward = rewards(outcome, self.players)[self.seat] if outcome else -1.0 if refused else 0.0
        if self._shaping.weight:
            after = 0.0 if self._over else self._potential_now()
            [added] = self._shaping.rewards([self._potential], [after])
            self._potential, reward = after, reward + added
        truncated = not self._over and self.max_cycles is not None and self._steps >= self.max_cycles
        info = self._info()
        if refused:
            info["refused"] = refused
        if outcome:
            info["outcome"] = outcome.to_json()
        seen, terminated = self._seen(), self._over
        self._over = self._over or truncated
        return seen, reward, terminated, truncated, info

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be done now, as MaskablePPO of sb3-contrib asks for it."""
        return self._mask().astype(np.bool_)

    def view(self) -> View:
        """What the seat may know now, as plain data."""
        return self._match.state.view(self.seat)

    def render(self) -> str | None:
        """What the seat may know, as JSON, when the render mode is `ansi`."""
        return json.dumps(self.view(), sort_keys=True) if self.render_mode == "ansi" else None

    def _mask(self) -> Mask:
        match = self._match
        return np.zeros(len(self.table), np.int8) if self._over or match.seat != self.seat else match.mask()

    def _seen(self) -> Seen:
        seen = self._match.vector(self.seat)
        return {"observation": seen, "action_mask": self._mask()} if self._dict else seen

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self._mask(), "seat": self.seat}
        if self._match.sight.events:
            info["events"] = [event.seen_by(self.seat).to_json() for event in self._match.told(self.seat)]
        return info

    def _potential_now(self) -> float:
        return self._shaping.potentials(self.game, self._match.state)[self.seat]

    def _make_opponents(self, deal: int) -> None:
        """Bots for the other seats, each with a chance of its own."""
        seats = [seat for seat in range(self.players) if seat != self.seat]
        self._bots = {
            seat: player(_named(each)) if isinstance(each, str) else each
            for seat, each in zip(seats, self._opponents, strict=True)
        }
        self._chances = {seat: Prng((deal << 4) + seat) for seat in seats}
        self._observers = [(seat, tell) for seat, bot in self._bots.items() if (tell := observer(bot))]
        self._match.telling = bool(self._match.sight.events or self._observers)

    def _let_others_act(self) -> None:
        match = self._match
        while (seat := match.seat) not in (-1, self.seat):
            knowledge = Knowledge(self.game, match.state, seat)
            match.act(self._bots[seat].choose(knowledge, self._chances[seat]))
            self._tell()

    def _tell(self) -> None:
        """Tell the bots that want to know what has just happened, as their seats may know it."""
        if self._observers:
            events = self._match.news()
            for seat, tell in self._observers:
                for event in events:
                    tell(event.seen_by(seat))


def _each(opponents: Opponent | Sequence[Opponent], count: int) -> list[Opponent]:
    """One for each seat of the others; their names are looked up, so that a wrong one is refused at once."""
    if isinstance(opponents, str) or not isinstance(opponents, Sequence):
        found: list[Opponent] = [opponents] * count
    else:
        found = list(opponents)
    if len(found) != count:
        raise OptionError("opponents", len(found), (f"one, or one for each of {count} seats",))
    return found


def _named(name: str) -> str:
    """The name of a bot as `pyengine.bots` has it; there `level-3` is `3`."""
    return name.removeprefix("level-")


for _game_id, _name in NAMES.items():
    if _name not in gymnasium.registry:
        gymnasium.register(_name, "pyengine.adapters.gym:SeatEnv", kwargs={"game_id": _game_id})
