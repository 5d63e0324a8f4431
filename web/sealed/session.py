"""A shared game at the table: what the person sees and does, messages that come in one after the other, bots' turns."""

from __future__ import annotations

from collections import deque
from dataclasses import replace
from time import perf_counter
from zlib import crc32

from pyengine.bots import bot
from pyengine.core.prng import Prng
from pyengine.core.record import Player as Seat
from pyengine.core.state import Action, State
from pyengine.core.timeline import Timeline
from pyengine.sealed.errors import SealedError
from pyengine.sealed.keys import digest
from pyengine.sealed.shared_table import PERSON, Player, SharedTable
from web.engine.bot_turn import BotTurn
from web.engine.session import PAUSES, SLICE, Session
from web.engine.setup import Setup
from web.parts.faces import FACES
from web.sealed.timeline import SharedTimeline


class SharedSession(Session):
    """The session of a shared table, once all sit.

    `incoming` are messages that have come and are taken one after the other, so that moves are seen as moves. `trouble`
    is what was wrong with one of them. `shown` is when something was last to be seen, in seconds. `before` is the state
    that was shown before the last news: how the game was earlier can be asked of nobody until it has been checked.
    """

    def __init__(self, table: SharedTable, pace: str, lang: str | None) -> None:
        self.table = table
        self.shared = SharedTimeline(table.client)
        super().__init__(_setup(table, pace, lang), timeline=self.shared)
        self.incoming: deque[str] = deque()
        self.trouble: SealedError | None = None
        self.before: State | None = None
        self.shown = perf_counter()

    # What the table shows -----------------------------------------------------------------------------------------

    @property
    def viewer(self) -> int | None:
        """The person's seat."""
        return self.table.client.own

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seat that writes next."""
        writer = self.table.client.writer
        return () if writer is None or self.table.client.over else (writer,)

    @property
    def to_decide(self) -> bool:
        """True if the person is to act."""
        return self.table.client.to_decide and not self.incoming

    def legal(self) -> tuple[str, ...]:
        """The texts of the person's legal actions."""
        return super().legal() if self.to_decide else ()

    def callers(self) -> tuple[tuple[int, str], ...]:
        """Nobody else sits at this device."""
        return ()

    @property
    def can_hint(self) -> bool:
        """Friends play without hints."""
        return False

    @property
    def checked(self) -> bool:
        """True once the whole game is known and was found to be in order."""
        return self.timeline is not self.shared

    @property
    def can_look_back(self) -> bool:
        """Once the game has been checked."""
        return self.checked

    def reviewable(self, *, everyone: bool) -> tuple[int, ...]:
        """The same: until then the states of the past are not known."""
        return super().reviewable(everyone=everyone) if self.checked else ()

    # What the person does -----------------------------------------------------------------------------------------

    def _act(self, seat: int, action: Action) -> None:  # noqa: ARG002 - nobody else acts at this table
        """Do the person's action; raises `SealedError` where it is not the person's turn."""
        text = self.timeline.game.format(action)
        if not self.to_decide:
            raise SealedError("not-your-turn", text)
        self.recent, self.round_end = [], None
        self.table.act(self.table.players[0], text)
        self.follow()

    def say(self, word: str) -> None:
        """Resign, give up, or take part in taking a move back; raises `SealedError`."""
        self.table.end(word)
        self.follow()

    # What comes in, and what is done by itself --------------------------------------------------------------------

    def follow(self) -> bool:
        """Write what needs no decision, and show what has happened; True if something has."""
        if not self.incoming:
            self.table.write()
        taken_back = len(self.table.client.events()) < len(self.shared.moments)
        self.before = self.shared.state if self.shared.dealt else None
        events = self.shared.follow(self.table.client)
        if events:
            self._record_events(events)
            self.shown = perf_counter()
        return bool(events) or taken_back

    def state_before(self) -> State | None:
        """The state before the last news."""
        return self.before

    @property
    def wait(self) -> int | None:
        """Milliseconds until something is to be done by itself."""
        if self.telling or (self.review and self.review.going):
            return super().wait
        if self.past or self.stopped or self.checked:
            return None
        return self._pause_left if self.busy or self._to_audit else None

    @property
    def busy(self) -> bool:
        """True while messages are read, or a bot of this device is to act."""
        return bool(self.incoming) or self._bot() is not None

    @property
    def _pause_left(self) -> int:
        """Milliseconds until the last news have been seen long enough."""
        if not self.recent:
            return 0
        return max(0, round(PAUSES[self.setup.pace] - 1000 * (perf_counter() - self.shown)))

    @property
    def _to_audit(self) -> bool:
        return self.table.complete and self.table.verdict is None

    def run(self) -> bool:
        """Take the next message, let a bot think, or check the game; True if there is something to show."""
        if self.telling or (self.review and self.review.going):
            return super().run()
        if self.past or self.stopped or self._pause_left:
            return False
        if self.incoming:
            return self._take()
        if player := self._bot():
            return self._let_think(player)
        if self._to_audit:
            self.table.verdict = self.table.client.audit()
            record = self.table.record
            if record is not None:  # it is in order, and takes the place of what was seen
                self.timeline = Timeline(record)
                self.setup = replace(self.setup, save=f"{crc32(record.format().encode()):08x}")
            return True
        return False

    def _take(self) -> bool:
        """Take messages until one of them shows something, or cannot be taken."""
        while self.incoming:
            text = self.incoming.popleft()
            try:
                news = self.table.take(text)
                if news and self.table.is_own(text):
                    self.trouble = SealedError("own-device")
                elif not news and text not in self.table.client.transcript:
                    self.trouble = SealedError("late")
            except SealedError as error:
                self.trouble = error
                self.incoming.clear()
            if self.follow():
                break
        return True

    def _bot(self) -> Player | None:
        """The bot of this device that is to decide, if one is."""
        player = self.table.writer
        return player if player and player.kind != PERSON and player.client.to_decide else None

    def _let_think(self, player: Player) -> bool:
        """Give a bot a slice of time; True once it has acted."""
        if self.bot_turn is None or self.bot_turn.moment != player.moment:
            name = player.kind.partition(":")[2]
            self.bot_turn = BotTurn(bot(name), player.knowledge(), player.chance(), player.moment)
        self.bot_turn.run(SLICE)
        if self.bot_turn.action is None:
            return False
        text = self.timeline.game.format(self.bot_turn.action)
        self.bot_turn = None
        self.table.act(player, text)
        self.follow()
        return True

    def undo_offered(self) -> bool:
        """True if the person may offer to take the last move back."""
        return self.to_decide and self.table.can_undo


def _setup(table: SharedTable, pace: str, lang: str | None) -> Setup:
    """The table as the other parts of the page know it: who sits where, with faces that are the same for everybody."""
    invitation = table.client.invitation
    names = ["" if seat == table.client.own else name for seat, name in enumerate(table.names)]
    seats = tuple(Seat(kind, name) for kind, name in zip(table.kinds, names, strict=True))
    faces = list(FACES)
    seed = int.from_bytes(digest(table.id.encode())[:4], "big")
    Prng(seed).shuffle(faces)
    shown = tuple(faces[: len(seats)])
    return Setup(invitation.game, seats, seed, dict(invitation.options), pace, lang, None, shown, pauses=True)
