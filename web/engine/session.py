"""One game at the table: the viewer, the choice, the bots' turns. The page has no copy of this."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Any

from pyengine.bots import Knowledge
from pyengine.core.errors import Breach, NotationError
from pyengine.core.events import Event
from pyengine.core.record import Record
from pyengine.core.state import Action, State
from pyengine.core.timeline import Timeline
from web.engine.bot_turn import BotTurn, turn_at
from web.engine.hint import Hint
from web.engine.moments import LegalActions, LookBack, Telling
from web.engine.review import Review
from web.engine.setup import Setup
from web.games import table_of
from web.parts.preferences import PACES

if TYPE_CHECKING:
    from web.engine.win_search import WinSearch

PAUSES = dict(zip(PACES, (900, 300, 0), strict=True))
"""Milliseconds between the bots' actions, by pace."""
_TO_CALL = 1500
"""Milliseconds in which a person may call something out before the bots go on, however fast they are."""
SLICE = 0.06
"""Seconds after which a bot's search is paused, to let the reader's commands through."""


class Session:
    """A timeline with people and bots at it.

    `revealed` is the seat whose hand a shared device shows now, `chosen` the source picked up,
    `news` the unredacted events since the last picture, `recent` those since the viewer last did something.
    While it `lingers`, the viewer looks at something that will not be shown again, as on a shared device at what came
    to the hand before the curtain falls, and the game waits; so it does after a `round_end`, the event that ended a
    round; `ended_round` is the state before that, `ended_by` what happened with the action that ended it. `refused` is
    the action that the `refusal` is about.
    `told` is the text of the notice that was announced last, until that is dismissed.
    `played` is true once somebody has acted in this session, `undone` while the last that happened was taken back.
    `cues` are the names of what is heard and felt of this session itself, since the last picture: `shuffle` at a new
    deal, `act` and `refusal` for what people tried.
    """

    def __init__(self, setup: Setup, record: Record | None = None, timeline: Timeline | None = None) -> None:
        """Deal as set up, or go on from `record` or at another's `timeline`; raises `NotationError` or `IllegalAction`
        on a broken record.
        """
        self.setup = setup
        dealt = setup.game, len(setup.seats), setup.seed, setup.options, setup.seats
        self.timeline = timeline or Timeline(record or Record.new(*dealt))
        self.humans = tuple(seat for seat, who in enumerate(setup.seats) if who.kind == "human")
        self.revealed: int | None = None
        self.chosen: str | None = None
        self.refusal: Breach | None = None
        self.refused = ""
        self.news: list[Event] = []
        self.recent: list[Event] = []
        self.lingers = False
        self.round_end: Event | None = None
        self.ended_round: State | None = None
        self.ended_by: list[Event] = []
        self.bot_turn: BotTurn | None = None
        self.hint: Hint | None = None
        self.past: LookBack | None = None
        self.tale: Telling | None = None
        self.review: Review | None = None
        self.win_search: WinSearch | None = None
        self.played = self.undone = False
        self.stood_since = perf_counter()
        self.told = ""
        self.resumed = False
        self.cues = [] if self.timeline.moments else ["shuffle"]
        self._legal = LegalActions(setup.game)
        self.game_table = table_of(setup.game.id)

    @property
    def state(self) -> State:
        """The state that is shown: the game's own, or one of its past."""
        return self.past.state if self.past else self.timeline.state

    @property
    def hot_seat(self) -> bool:
        """True if several people share this device."""
        return len(self.humans) > 1

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that the game waits for; none when it is over."""
        return self.timeline.state.awaited

    @property
    def next_bot(self) -> int | None:
        """The bot that acts next."""
        return next((seat for seat in self.timeline.state.to_act if seat not in self.humans), None)

    @property
    def next_person(self) -> int | None:
        """The person to act: the one whose hand is shown, if the game waits for that seat, else the first of them."""
        people = [seat for seat in self.awaited if seat in self.humans]
        return self.revealed if self.revealed in people else next(iter(people), None)

    @property
    def viewer(self) -> int | None:
        """The seat whose view is shown; None for a spectator's."""
        if not self.humans:
            return None
        return self.revealed if self.hot_seat else self.humans[0]

    @property
    def curtain(self) -> int | None:
        """The seat the device is to be passed to, when its hand is not shown yet."""
        seat = self.next_person
        return seat if self.hot_seat and seat != self.revealed and not self.stopped else None

    @property
    def wait(self) -> int | None:
        """Milliseconds until the page should let a bot go on; None when it is a person's turn or over."""
        if self.telling and self.telling.going:
            return self.telling.wait
        if any(search and search.going for search in (self.review, self.win_search)):
            return 0
        if self.past or self.stopped:
            return None
        searching = self.hint and not self.hint.lines
        if searching or self.next_bot is None:
            return 0 if searching else None
        if self.bot_turn is None or self.bot_turn.action is None:
            return 0
        pause, to_act = PAUSES[self.setup.pace], self.timeline.state.to_act
        if any(seat in self.humans and seat not in self.awaited for seat in to_act):
            pause = max(pause, _TO_CALL)
        return max(0, round(pause - 1000 * (perf_counter() - self.bot_turn.began)))

    @property
    def telling(self) -> Telling | None:
        """The story that is on the table: as long as the reader looks at its moment and at no other."""
        return self.tale if self.tale and self.past is self.tale.shown else None

    @property
    def stopped(self) -> bool:
        """True while the game waits until the viewer has seen something."""
        return self.lingers or self.round_end is not None

    @property
    def idle(self) -> str:
        """Why nothing on the table can be moved now, as the end of a message `trouble-…`; empty while it can."""
        return "" if self.humans else "watching"

    def view(self) -> dict[str, Any]:
        """What the viewer may know."""
        if self.round_end is None or self.past or self.ended_round is None:
            return self.state.view(self.viewer)
        # The next round is dealt already: the table stays as it was until the result has been read.
        return self.game_table.round_view(self._redacted(self.ended_by), self.ended_round.view(self.viewer))

    def legal(self) -> tuple[str, ...]:
        """The texts of the viewer's legal actions."""
        viewer = self.viewer
        return () if viewer is None or self.past or self.stopped else self._legal_of(viewer)

    def legal_in_past(self) -> tuple[str, ...]:
        """The same in the moment that is looked back at."""
        if self.viewer is None or self.past is None:
            return ()
        return self._legal.of(self.past.state, self.past.at, self.viewer)

    def _legal_of(self, seat: int) -> tuple[str, ...]:
        return self._legal.of(self.timeline.state, len(self.timeline.moments), seat)

    def breach(self, text: str) -> Breach | None:
        """The rule that forbids the viewer an action in the state that is shown. Raises `NotationError`."""
        viewer = self.viewer
        return None if viewer is None else self.state.why_not(viewer, self.timeline.game.parse(text))

    def callers(self) -> tuple[tuple[int, str], ...]:
        """What other people at this device may call out, though the game does not wait for them."""
        state = self.timeline.state
        if self.past:
            return ()
        seats = [seat for seat in state.to_act if seat in self.humans and seat not in (self.viewer, *state.awaited)]
        return tuple((seat, text) for seat in seats for text in self._legal_of(seat))

    def after(self, text: str) -> dict[str, Any] | None:
        """The viewer's view after an action; None where that would reveal something, or is not possible any more."""
        viewer, state, action = self.viewer, self.timeline.state.copy(), self.timeline.game.parse(text)
        if viewer is None or state.why_not(viewer, action):
            return None
        events = state.apply(viewer, action)
        return None if any(event.reveals for event in events) else state.view(viewer)

    def attempt(self, text: str, caller: int | None = None, *, dimmed: bool = False) -> None:
        """Do the viewer's action, or a caller's, or set `refusal` to the broken rule. Raises `NotationError`.

        Of a control that was `dimmed` the reader only learns why: it never acts.
        """
        seat = self.viewer if caller is None else caller
        # Asked before the past is left: nobody calls anything out while one looks back.
        free = seat == self.viewer or (seat, text) in self.callers()
        chosen, self.chosen, self.past = self.chosen, None, None
        action = self.timeline.game.parse(text)
        if seat is None:
            raise NotationError(text, 1, 1, "seat")
        self.refusal, self.refused = self.timeline.state.why_not(seat, action), text
        if self.refusal is not None or dimmed:
            self.cues, self.chosen = ["refusal"], chosen
        else:
            if not free:  # a bot's action, or that of a person whose hand is not shown
                raise NotationError(text, 1, 1, "seat")
            self._act(seat, action)
            self.cues = ["act"]

    def _act(self, seat: int, action: Action) -> None:
        """Do a legal action."""
        self.recent, self.round_end = [], None
        events = self.timeline.apply(seat, action)
        self._record_events(events)
        if self.hot_seat and self.round_end is None and self.awaited and self.revealed not in self.awaited:
            drawn = [left for event in events for left in event.left_pile(len(self.setup.seats))]
            self.lingers = self.lingers or any(left.seat == self.revealed and left.cards for left in drawn)
        self._hide_hand()

    def _record_events(self, events: list[Event]) -> None:
        self.news += events
        self.recent += events
        self.review = self.win_search = None
        self.played, self.undone, self.stood_since = True, False, perf_counter()
        self.lingers = any(event.fleeting and event.seen_by(self.viewer) is event for event in events)
        if self.setup.pauses and self.setup.pace != "instant" and self.awaited:
            ends = self.game_table.info.rounds
            self.round_end = next((event for event in events if event.type in ends), self.round_end)
        if self.round_end is not None:
            self.ended_round = self.state_before()
            moments = reversed(self.timeline.moments)  # among friends several actions may come at once
            self.ended_by = next(told for _, told in moments if self.round_end in told)

    def state_before(self) -> State | None:
        """The state before the last action."""
        return LookBack(self.timeline, len(self.timeline.moments) - 1).state

    def seen(self) -> None:
        """The viewer has seen enough of what will not be shown again, or of a round's result."""
        if self.round_end is not None:
            self.cues, self.resumed = ["shuffle"], True
        self.lingers, self.round_end = False, None
        self.recent = []
        self._hide_hand()

    def _hide_hand(self) -> None:
        """On a shared device, hide the hand as soon as it is somebody else's turn."""
        if self.hot_seat and not self.stopped and self.awaited and self.revealed not in self.awaited:
            self.revealed = None

    def choose(self, chosen: str | None) -> None:
        """Pick something up, or nothing."""
        self.chosen = chosen

    def reveal(self) -> None:
        """Show the hand of the seat the device was passed to."""
        self.revealed, self.stood_since = self.next_person, perf_counter()

    def undo(self) -> None:
        """Take the viewer's last action back, where the game's undo policy allows it."""
        if self.viewer is not None and self.timeline.undo(self.viewer):
            self.chosen = self.bot_turn = self.review = self.round_end = self.win_search = None
            self.undone = True

    @property
    def can_undo(self) -> bool:
        """True if the viewer may undo an action."""
        return self.viewer is not None and self.timeline.can_undo(self.viewer)

    @property
    def can_hint(self) -> bool:
        """True if the viewer has a choice that a hint could be about."""
        return self.viewer is not None and not self.past and bool(self._legal_of(self.viewer))

    def ask_hint(self) -> None:
        """Start to search for a hint for the viewer."""
        timeline, viewer = self.timeline, self.viewer
        if viewer is not None and self.can_hint:
            seed = self.setup.seed + len(timeline.moments)
            self.hint = Hint(Knowledge(timeline.game, timeline.state, viewer), seed, timeline.record)

    @property
    def can_look_back(self) -> bool:
        """True if one may look back: always, but in a game of memory only once it is over."""
        return not self.setup.game.memory or self.timeline.state.outcome is not None

    def look_back(self, at: int) -> None:
        """Show the game as it was after so many of its actions; in a game of memory only once it is over."""
        if not self.can_look_back:
            return
        self.chosen = self.hint = None
        self.past = LookBack(self.timeline, max(0, min(at, len(self.timeline.moments))))

    def reviewable(self, *, everyone: bool) -> tuple[int, ...]:
        """The seats whose decisions may be reviewed: while the game goes on only the viewer's own."""
        if not self.can_look_back or not self.timeline.moments:
            return ()
        if self.timeline.state.to_act:
            return () if self.viewer is None else (self.viewer,)
        return tuple(range(len(self.setup.seats))) if everyone or not self.humans else self.humans

    def start_review(self, *, everyone: bool) -> bool:
        """Review what was decided so far, and look back meanwhile; True if there is something to review."""
        seats = self.reviewable(everyone=everyone)
        if not seats:
            return False
        self.review = Review(self.timeline, seats, self.setup.seed)
        if not self.past:
            self.look_back(len(self.timeline.moments))
        return True

    def close_review(self) -> None:
        """Close the review; in a game under way what was asked there, whether that can be won, ends with it."""
        self.review = None
        if self.timeline.state.outcome is None:
            self.win_search = None

    def run(self) -> bool:
        """Give a slice of time to a review, a hint, or the bots; True if there is something to show."""
        if self.telling and self.telling.going:
            if not self.telling.wait:
                self.past = self.telling.show(self.telling.shown.at + 1)
                return True
            return False
        for search in (self.review, self.win_search):
            if search and search.going:
                return search.run(SLICE)
        if self.past or self.stopped:
            return False
        if self.hint and not self.hint.lines:
            return self.hint.run(SLICE)
        # One action at a time, so that each is seen; at an instant pace as many as the slice has room for.
        end, acted = perf_counter() + SLICE, False
        while self.next_bot is not None and self._run_bot(end - perf_counter()):
            acted = True
            if self.setup.pace != "instant" or self.stopped or perf_counter() >= end:
                break
        return acted

    def _run_bot(self, seconds: float) -> bool:
        """Search for so many seconds; act when that is done and the pace allows it."""
        if self.bot_turn is None or self.bot_turn.moment != len(self.timeline.moments):
            assert self.next_bot is not None
            self.bot_turn = turn_at(self.timeline, self.setup, self.next_bot)
        turn = self.bot_turn
        turn.run(seconds)
        if turn.action is None or self.wait:
            return False
        self.bot_turn = self.hint = self.refusal = None
        self._record_events(self.timeline.apply(turn.knowledge.seat, turn.action))
        return True

    def take_news(self) -> tuple[dict[str, Any], ...]:
        """Takes the news, redacted for the viewer; while looking back, the events of that moment."""
        if self.past:
            events, self.past.news = self.past.news, []
            return self._redacted(events)
        news, self.news = self.news, []
        return self._redacted(news)

    def take_resumed(self) -> bool:
        """True once after a round's result was seen and the game goes on."""
        resumed, self.resumed = self.resumed, False
        return resumed

    def fresh(self, text: str) -> str:
        """The text of a notice, for the live region; empty where it was announced and the notice only stays."""
        if not text or text == self.told:
            return ""
        self.told = text
        return text

    def take_cues(self) -> list[str]:
        """Takes the cues since the last picture."""
        cues, self.cues = self.cues, []
        return cues

    def recent_events(self) -> tuple[dict[str, Any], ...]:
        """What happened since the viewer last did something, as the viewer may know it."""
        return self._redacted(self.past.events if self.past else self.recent)

    def _redacted(self, events: list[Event]) -> tuple[dict[str, Any], ...]:
        return tuple(event.seen_by(self.viewer).to_json() for event in events)
