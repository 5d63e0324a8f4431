"""One game at the table: who looks, what is chosen, what bots do next. The page holds none of this."""

from __future__ import annotations

from typing import Any

from pyengine.bots import Knowledge, bot
from pyengine.core.errors import Breach, NotationError
from pyengine.core.events import Event
from pyengine.core.prng import Prng
from pyengine.core.record import Record
from pyengine.core.timeline import Timeline
from web.setup import PACES, Setup

_WAITS = dict(zip(PACES, (900, 300, 0), strict=True))
_BOT_ACTIONS_AT_ONCE = 24


class Session:
    """A timeline with people and bots at it.

    `revealed` is the seat whose hand a shared device shows now, `chosen` the source picked up,
    `news` the unredacted events since the page was last told.
    """

    def __init__(self, setup: Setup, record: Record | None = None) -> None:
        """Deal as set up, or go on from `record`; raises `NotationError` or `IllegalAction` on a broken one."""
        self.setup = setup
        self.timeline = Timeline(record or _fresh(setup))
        self.humans = tuple(seat for seat, who in enumerate(setup.seats) if who.kind == "human")
        self.revealed: int | None = None
        self.chosen: str | None = None
        self.refusal: Breach | None = None
        self.news: list[Event] = []

    @property
    def hot_seat(self) -> bool:
        """Whether several people share this device."""
        return len(self.humans) > 1

    @property
    def next_seat(self) -> int | None:
        """The seat that is to act, None when the game is over."""
        to_act = self.timeline.state.to_act
        return to_act[0] if to_act else None

    @property
    def viewer(self) -> int | None:
        """The seat whose view is shown; None for a spectator's."""
        if not self.humans:
            return None
        return self.revealed if self.hot_seat else self.humans[0]

    @property
    def curtain(self) -> int | None:
        """The seat the device is to be passed to, when its hand is not shown yet."""
        seat = self.next_seat
        waits = self.hot_seat and seat in self.humans and seat != self.revealed
        return seat if waits else None

    @property
    def bot_next(self) -> bool:
        """Whether a bot is to act."""
        seat = self.next_seat
        return seat is not None and seat not in self.humans

    @property
    def wait(self) -> int | None:
        """Milliseconds until the page should let a bot act; None when it is a person's turn or over."""
        return _WAITS[self.setup.pace] if self.bot_next else None

    def view(self) -> dict[str, Any]:
        """What the viewer may know."""
        return self.timeline.state.view(self.viewer)

    def legal(self) -> tuple[str, ...]:
        """The texts of the viewer's legal actions."""
        viewer = self.viewer
        if viewer is None:
            return ()
        write = self.timeline.game.format
        return tuple(write(action) for action in self.timeline.state.legal(viewer))

    def attempt(self, text: str) -> None:
        """Do the viewer's action, or remember which rule refuses it; raises `NotationError`."""
        viewer = self.viewer
        self.chosen = None
        action = self.timeline.game.parse(text)
        if viewer is None:
            raise NotationError(text, 1, 1, "seat")
        self.refusal = self.timeline.state.why_not(viewer, action)
        if self.refusal is None:
            self.news += self.timeline.apply(viewer, action)
            self._pass_on()

    def _pass_on(self) -> None:
        """On a shared device, hide the hand as soon as it is somebody else's turn."""
        if self.hot_seat and self.next_seat is not None and self.next_seat != self.revealed:
            self.revealed = None

    def choose(self, source: str) -> None:
        """Pick a source up, or put it back."""
        self.chosen = None if self.chosen == source else source

    def reveal(self) -> None:
        """Show the hand of the seat the device was passed to."""
        self.revealed = self.next_seat

    def undo(self) -> None:
        """Take the viewer's last action back, where the policy lets it."""
        if self.viewer is not None and self.timeline.undo(self.viewer):
            self.chosen = None

    @property
    def can_undo(self) -> bool:
        """Whether the viewer may take something back."""
        return self.viewer is not None and self.timeline.can_undo(self.viewer)

    def let_bots_act(self) -> None:
        """One bot action; at the instant pace, all until a person is to act."""
        for _ in range(_BOT_ACTIONS_AT_ONCE if self.setup.pace == "instant" else 1):
            if not self.bot_next:
                return
            self._bot_acts()

    def _bot_acts(self) -> None:
        seat, timeline = self.next_seat, self.timeline
        assert seat is not None
        player = bot(self.setup.seats[seat].kind.partition(":")[2])
        chance = Prng(self.setup.seed + 1_000_003 * (len(timeline.moments) + 1))
        action = player.choose(Knowledge(timeline.game, timeline.state, seat), chance)
        self.news += timeline.apply(seat, action)

    def told(self) -> tuple[dict[str, Any], ...]:
        """The news as the viewer may know it; they are news no longer."""
        news = tuple(event.seen_by(self.viewer).to_json() for event in self.news)
        self.news = []
        return news

    def history(self) -> list[dict[str, Any]]:
        """Everything that happened, as the viewer may know it."""
        viewer = self.viewer
        return [event.seen_by(viewer).to_json() for _, events in self.timeline.moments for event in events]


def _fresh(setup: Setup) -> Record:
    return Record.new(setup.game, len(setup.seats), setup.seed, setup.options, setup.seats)
