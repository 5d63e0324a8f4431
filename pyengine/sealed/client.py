"""One player's device at a table: strings in, strings out.

What has to be kept for it is its secret and its log; `Client.restored` goes on from them. Keep both before a message is
given out. Nothing that is received changes anything unless it is signed by a player and stands at its place.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from pyengine.core.errors import IllegalAction
from pyengine.core.events import Event
from pyengine.core.game import Game
from pyengine.core.outcome import Outcome
from pyengine.core.state import State, View
from pyengine.sealed.audit import Verdict, audit
from pyengine.sealed.endings import Ending, ends
from pyengine.sealed.errors import Lie, SealedError
from pyengine.sealed.group import Group
from pyengine.sealed.items import action_of, chosen, decide, due_item, take
from pyengine.sealed.keys import Keys
from pyengine.sealed.message import VERSION, Item, Message, parse, to_text
from pyengine.sealed.needs import ActNeed, ChooseNeed, Need
from pyengine.sealed.seating import Invitation, Participant, Secret, arranged, seated
from pyengine.sealed.session import SealedSession
from pyengine.sealed.tasks import Task


class Client:
    """A player's device. `log` are the texts of all messages so far.

    `participants` are the players by seat, once all sit; `own` is the device's seat, None before.
    """

    def __init__(self, group: Group, secret: Secret, invitation: Invitation, name: str) -> None:
        self.group, self.secret, self.invitation, self.name = group, secret, invitation, name
        self.keys = Keys(secret.table)
        self.key = group.public_key(secret.signing)
        self.log: list[str] = [invitation.message.text()]
        self.head = invitation.message.hash
        self.participants: list[Participant] = []
        self.own: int | None = invitation.seat if invitation.host.key == self.key else None
        self.requests: list[str] = []
        self.session: SealedSession | None = None
        self.draft: list[Item] = []
        self.ending = Ending()

    @classmethod
    def invite(
        cls,
        group: Group,
        game: Game,
        players: int,
        secret: Secret,
        *,
        options: dict[str, Any] | None = None,
        seat: int = 0,
        name: str = "",
        version: int = VERSION,
    ) -> Client:
        """A device that sets up a table, and whose player takes this seat; raises `OptionError`."""
        invitation = Invitation.new(
            group, game, players, secret, options=options or {}, seat=seat, name=name, version=version
        )
        return cls(group, secret, invitation, name)

    @classmethod
    def join(cls, group: Group, invitation: str, secret: Secret, name: str = "") -> Client:
        """A device that was given an invitation; raises `SealedError`."""
        return cls(group, secret, Invitation.read(group, invitation), name)

    @classmethod
    def restored(
        cls, group: Group, secret: Secret, log: Sequence[str], name: str = "", draft: Sequence[Item] = ()
    ) -> Client:
        """The device that had this log and was writing this message; raises `SealedError` if it is none."""
        client = cls.join(group, log[0], secret, name)
        for text in log[1:]:
            try:
                client.receive(text)
            except SealedError:
                if client.log[-1] != text:  # what a liar has signed stays in the log
                    raise
        for item in draft:
            if client.own is None:
                raise SealedError("no-seat")
            if client.session:  # there is none before the host lets all sit down
                client.session.message = len(client.log)
            client._apply(client.own, item)
        return client

    @cached_property
    def request(self) -> str:
        """The text by which this device asks the host for a seat."""
        return self.invitation.request(self.group, self.name, self.secret).text()

    @property
    def state(self) -> State | None:
        """The game as far as this device knows it; what its player cannot see is a guess."""
        return self.session.state if self.session else None

    @property
    def need(self) -> Need | None:
        """What is waited for."""
        return self.ending.need(self.session) if self.session else None

    @property
    def lie(self) -> Lie | None:
        """The first lie that was found, if any."""
        return self.ending.lie

    @property
    def over(self) -> bool:
        """True if nobody plays on: the game has ended, or a player has, or somebody lied."""
        return self.ending.over(self.session)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended by its rules."""
        return self.state.outcome if self.state else None

    @property
    def writer(self) -> int | None:
        """The seat that writes next; None when nobody has to, or before all sit."""
        if self.session is None:
            return None
        return self.own if self._doubting else self.ending.writer(self.session)

    @property
    def _doubting(self) -> bool:
        """True if this device has still to say that it was sent what cannot be."""
        return bool(self.session and self.session.doubt) and self.ending.by is None and self.lie is None

    @property
    def to_decide(self) -> bool:
        """True if the player of this device is to act or choose now."""
        return self.writer == self.own and not self.over and isinstance(self.need, ActNeed | ChooseNeed)

    def view(self) -> View | None:
        """What the player of this device may know; what it has chosen and not revealed is in it."""
        state = self.seen_state()
        return state.view(self.own) if state else None

    def seen_state(self) -> State | None:
        """The state as the player of this device sees it: its own hidden choice is carried out."""
        if self.session is None or self.state is None or (choice := chosen(self.session)) is None:
            return self.state
        twin = self.state.copy()
        twin.play(self.session.own, self.session.game.parse(choice[1]))
        return twin

    def certain(self) -> tuple[State | None, list[Task]]:
        """The state and what was done, up to the first card of the player's own that cannot be seen yet.

        Once the game is over it is all that was done: the card is a guess then until the audit.
        """
        if self.session is None:
            return None, []
        done, unsure = self.session.done, self.session.unsure
        if not unsure or self.over:
            return self.seen_state(), done
        first, state, _ = unsure[0]
        return state, done[: next((at for at, task in enumerate(done) if task is first), len(done))]

    def unseen(self) -> int:
        """How many cards of the player's own hand still wait for the keys of others; the view has guesses for them."""
        return len(self.session.openings.unseen(self.session.own)) if self.session else 0

    def events(self, since: int = 0) -> list[tuple[Task, list[Event]]]:
        """What was done, from task number `since` on, and its events as the player of this device may know them."""
        if self.session is None:
            return []
        return [(task, [event.seen_by(self.own) for event in task.events]) for task in self.session.done[since:]]

    def admit(self, request: str) -> bool:
        """Let somebody sit down; True once all seats are taken. Raises `SealedError`."""
        if self.own != self.invitation.seat or self.participants:
            raise SealedError("not-due", request)
        if self.invitation.for_one:
            return self.receive(request)
        key = self.invitation.read_request(self.group, request).key
        if request not in self.requests:
            known = [self.invitation.read_request(self.group, text).key for text in self.requests]
            if key in (*known, self.key):
                raise SealedError("seats-twice", request)
            self.requests.append(request)
        if len(self.requests) == self.invitation.players - 1:
            self._apply(self.own, ["seats", self.requests])
        return bool(self.participants)

    def act(self, text: str) -> None:
        """The player acts, or chooses; raises `IllegalAction`, and `SealedError` when it is not the player's turn."""
        self.write()
        session = self._playing()
        if not self.to_decide:
            raise SealedError("not-your-turn", text)
        action = action_of(session, text)
        assert session.state is not None
        breach = session.state.why_not(session.own, action)
        if breach is not None:
            raise IllegalAction(breach)
        self._apply(session.own, decide(session, text))

    def write(self) -> None:
        """Write all that needs no decision of the player, as far as it is this device's turn."""
        session = self._playing()
        while not self.over and self.ending.asked is None:
            item = due_item(session, begun=bool(self.draft))
            if item is None:
                break
            self._apply(session.own, item)
        if self._doubting:
            self._apply(session.own, ["doubt"])
        if self.over and self.ending.writer(session) == session.own:
            self._apply(session.own, ["secret", to_text(self.secret.table)])

    def end(self, *words: str) -> None:
        """Write an ending: `resign`, `abandon`, `undo`, `agree`, `refuse`; raises `SealedError` if it is not due."""
        self._apply(self._playing().own, list(words))

    def _playing(self) -> SealedSession:
        """The session, for the message that is written next; raises `SealedError` before all sit."""
        if self.session is None:
            raise SealedError("not-due")
        self.session.message = len(self.log)
        return self.session

    def finish(self) -> str | None:
        """Close and sign the message that was being written, and add it to the log; None if there is nothing in it."""
        if not self.draft or self.own is None:
            return None
        items, self.draft = tuple(self.draft), []
        message = Message(
            self.invitation.table, len(self.log), self.own, self.head, items, version=self.invitation.version
        )
        return self._log(message.signed(self.group, self.secret.signing))

    def receive(self, text: str) -> bool:
        """Take a message; False if it was known or comes too late. Raises `SealedError`; with a `lie`, all is over."""
        message = parse(text)
        if message.table != self.invitation.table:
            raise SealedError("table", message.table)
        if message.version != self.invitation.version:
            raise SealedError("version", message.version)
        if self.session is None and self.invitation.for_one and message.number in (1, 2):
            return self._sit_by(message)
        if self._comes_before(message):
            # Be the device to which this message came first; where it is refused, nothing has changed.
            other = Client.restored(self.group, self.secret, self.log[: message.number], self.name)
            other.receive(text)
            vars(self).update(vars(other))
            return True
        if message.number < len(self.log):
            return self._known(message)
        if self._comes_too_late(message):
            return False
        if message.number > len(self.log):
            raise SealedError("missing", len(self.log))
        if self.draft:
            raise SealedError("draft", message.number)
        self._check_writer(message)
        if self.session is not None:
            self.session.message = message.number
        self._log(message)
        for at, item in enumerate(message.items, 1):
            self._take(message, at, item)
        return True

    def _sit_by(self, message: Message) -> bool:
        """Take the only guest's answer, with which all sit; the guest learns from message 2 that it counts."""
        if message.number == 2:
            if not message.is_by(self.group, self.invitation.host.key):
                raise SealedError("signature", message.seat + 1)
            answer = parse(self.request)
            if message.before != answer.hash:
                raise SealedError("no-seat")
            return self._sit_by(answer) and self.receive(message.text())
        guest = self.invitation.read_request(self.group, message.text())
        participants = arranged(self.invitation, [guest])
        self._sit(participants)
        self._log(message)
        return True

    def _comes_before(self, message: Message) -> bool:
        """True if somebody has ended the game where others have gone on meanwhile: what they wrote does not count.

        Of two who end it at the same place the one with the lower seat does. Who has gone on too cannot end it there.
        """
        number = message.number
        if not ends(message) or not self.participants or not 1 < number < len(self.log):
            return False
        since = [parse(text) for text in self.log[number:]]
        if since[0].before != message.before or any(each.seat == message.seat for each in since):
            return False
        self._check_seat(message)
        return not ends(since[0]) or message.seat < since[0].seat

    def _comes_too_late(self, message: Message) -> bool:
        """True if it was written by somebody who did not know yet that the game had been ended."""
        if self.ending.by is None:
            return False
        at = next(at for at in reversed(range(len(self.log))) if ends(parse(self.log[at])))
        end = parse(self.log[at])
        if message.number == at:
            return message.before == end.before and (message.seat != end.seat or ends(message))
        heads = [*(parse(text).before for text in self.log[at:]), self.head]
        return at < message.number <= len(self.log) and message.before not in heads

    def _known(self, message: Message) -> bool:
        """A message whose number is in the log: the same one, or a proof that somebody wrote two histories."""
        if self.log[message.number] == message.text() or self._comes_too_late(message):
            return False
        mine = parse(self.log[message.number])
        if self.participants and mine.seat == message.seat and message.number > 0:
            self._check_seat(message)
            self.ending.lie = self.lie or Lie(message.seat, message.number, "two-histories")
            raise SealedError("two-histories", message.number, 0, self.lie)
        raise SealedError("another-history", message.number)

    def _check_writer(self, message: Message) -> None:
        """Raises `SealedError` unless the message follows the last one and is by who is to write, or ends the game."""
        if message.before != self.head:
            raise SealedError("another-history", message.before)
        if self.session is not None:
            self._check_seat(message)
            if message.seat != self.writer and (self.ending.by is not None or not ends(message)):
                raise SealedError("not-your-turn", message.seat + 1)
        elif message.number != 1 or message.seat != self.invitation.seat:
            raise SealedError("not-your-turn", message.seat + 1)
        elif not message.is_by(self.group, self.invitation.host.key):
            raise SealedError("signature", message.seat + 1)

    def _check_seat(self, message: Message) -> None:
        """Raises `SealedError` unless it is signed by the player that it names."""
        if not 0 <= message.seat < len(self.participants):
            raise SealedError("seat", message.seat + 1)
        if not message.is_by(self.group, self.participants[message.seat].key):
            raise SealedError("signature", message.seat + 1)

    def _log(self, message: Message) -> str:
        text = message.text()
        self.log.append(text)
        self.head = message.hash
        return text

    def _take(self, message: Message, at: int, item: Item) -> None:
        """Let an item of a signed message take effect; what cannot be is a lie of who signed it."""
        if self.lie is not None and item[0] != "secret":
            return
        try:
            self._effect(message.seat, item)
        except SealedError as error:
            if self.session is not None and self.session.doubt:
                raise SealedError(error.code, error.what, at) from error
            self.ending.lie = Lie(message.seat, message.number, error.code)
            raise SealedError(error.code, error.what, at, self.lie) from error

    def _apply(self, seat: int, item: Item) -> None:
        self._effect(seat, item)
        self.draft.append(item)

    def _effect(self, seat: int, item: Item) -> None:
        """What an item does: the first one at a table of more than two lets all sit down, and the cards are dealt."""
        if self.session is not None:
            if not self.ending.take(self.session, seat, item):
                take(self.session, seat, item)
            return
        self._sit(seated(self.group, self.invitation, item))

    def _sit(self, participants: list[Participant]) -> None:
        """Let these sit down, by seat, and begin."""
        keys = [participant.key for participant in participants]
        if self.key not in keys:
            raise SealedError("no-seat")
        self.participants, self.own = participants, keys.index(self.key)
        self.session = SealedSession(self.group, self.invitation, participants, self.own, self.keys)
        self.session.begin()

    # What there is to give out ------------------------------------------------------------------------------------

    def news_for(self, seat: int) -> list[str]:
        """All that the player of this seat may not have: what came after the last message of its own."""
        own = (seat, -1) if seat != self.invitation.seat else (seat,)  # between two the guest's answer is a message
        last = next((at for at in reversed(range(len(self.log))) if parse(self.log[at]).seat in own), -1)
        return self.log[last + 1 :]

    def audit(self) -> Verdict:
        """Check the whole game, once all have given their secrets; raises `SealedError` before."""
        if len(self.ending.secrets) < self.invitation.players:
            raise SealedError("not-due", "audit")
        return audit(self.group, self.invitation, self.log, self.ending.secrets)
