"""One player's device at a table: strings in, strings out.

What has to be saved of it is its secret and its transcript; `Client.restored` goes on from them. Save both before a
message is given out. Nothing that is received changes anything unless it is signed by a player and stands at its place.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, Self

from pyengine.core.errors import IllegalAction
from pyengine.core.events import Event
from pyengine.core.game import Game
from pyengine.core.outcome import Outcome
from pyengine.core.state import State, View
from pyengine.sealed.audit import Verdict, audit
from pyengine.sealed.crossing import crossing
from pyengine.sealed.endings import Ending, ends
from pyengine.sealed.errors import Blame, SealedError
from pyengine.sealed.group import Group, Trusting
from pyengine.sealed.guess import Guess
from pyengine.sealed.items import action_of, chosen, decide, due_item, take
from pyengine.sealed.keys import Keys, digest
from pyengine.sealed.message import VERSION, Item, Message, parse, to_text
from pyengine.sealed.needs import ActNeed, ChooseNeed, Need
from pyengine.sealed.seating import Invitation, Participant, Secret, arranged, seated
from pyengine.sealed.table import Table
from pyengine.sealed.tasks import Task


class Client:
    """A player's device. `transcript` are the texts of all messages so far.

    `participants` are the players by seat, once all sit; `own` is the device's seat, None before. `table` is what
    everybody can tell from the transcript, and `guess` what this device knows besides. `side` are messages that others
    have written where somebody had ended the game, as far as they are known here: they count once they reach an end.
    `evidence` are the two messages that prove an equivocation.
    """

    def __init__(self, group: Group, secret: Secret, invitation: Invitation, name: str) -> None:
        self.group, self.secret, self.invitation, self.name = group, secret, invitation, name
        self.keys = Keys(secret.table)
        self.key = group.public_key(secret.signing)
        self.transcript: list[str] = [invitation.message.text()]
        self.head = invitation.message.hash
        self.participants: list[Participant] = []
        self.own: int | None = invitation.seat if invitation.host.key == self.key else None
        self.requests: list[str] = []
        self.table: Table | None = None
        self.guess: Guess | None = None
        self.side: list[str] = []
        self.evidence: tuple[str, ...] = ()
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
    def join(cls, group: Group, invitation: str, secret: Secret, name: str = "") -> Self:
        """A device that was given an invitation; raises `SealedError`."""
        return cls(group, secret, Invitation.read(group, invitation), name)

    @classmethod
    def restored(
        cls,
        group: Group,
        secret: Secret,
        transcript: Sequence[str],
        name: str = "",
        draft: Sequence[Item] = (),
        *,
        verified: str = "",
    ) -> Self:
        """The device that had this transcript and was writing this message; raises `SealedError` if it is none.

        `verified` is the hash of the last message whose signature this device has checked before, with all that it
        stands behind: the hash is that of the whole chain.
        """
        known = next((at for at, text in enumerate(transcript) if to_text(digest(text.encode())) == verified), -1)
        trusting = Trusting(group)
        trusting.trusts = known >= 0
        client = cls.join(trusting, transcript[0], secret, name)
        for at, text in enumerate(transcript[1:], 1):
            trusting.trusts = at <= known
            try:
                client.receive(text)
            except SealedError:
                if client.transcript[-1] != text:  # what a liar has signed stays there
                    raise
        trusting.trusts = False
        for item in draft:
            if client.own is None:
                raise SealedError("no-seat")
            if client.table:  # there is none before the host lets all sit down
                client.table.message = len(client.transcript)
            client._apply(client.own, item)
        return client

    def reopened(self, *, drafted: bool = True) -> Self:
        """The device as it comes back from what is saved of it: the transcript, and what no message says.

        Unless it is `drafted`, what it was about to write is forgotten.
        """
        draft = self.draft if drafted else ()
        other = self.restored(self.group, self.secret, self.transcript, self.name, draft, verified=self.head)
        other.side, other.evidence = self.side, self.evidence
        other.ending.blame = other.blame or self.blame
        return other

    @cached_property
    def request(self) -> str:
        """The text by which this device asks the host for a seat."""
        return self.invitation.request(self.group, self.name, self.secret).text()

    @property
    def state(self) -> State | None:
        """The game as far as this device knows it; what its player cannot see is a guess."""
        return self.guess.state if self.guess else None

    @property
    def need(self) -> Need | None:
        """What is waited for."""
        return self.ending.need(self.table) if self.table else None

    @property
    def blame(self) -> Blame | None:
        """The first lie that was found, if any."""
        return self.ending.blame

    @property
    def over(self) -> bool:
        """True if nobody plays on: the game has ended, or a player has, or somebody lied."""
        return self.ending.over(self.table)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended by its rules."""
        return self.table.state.outcome if self.table and self.table.state else None

    @property
    def writer(self) -> int | None:
        """The seat that writes next; None when nobody has to, or before all sit."""
        if self.table is None:
            return None
        return self.own if self.doubts else self.ending.writer(self.table)

    @property
    def doubts(self) -> bool:
        """True if this device has still to say that it was sent what cannot be."""
        return bool(self.guess and self.guess.doubt) and not self.over

    @property
    def to_decide(self) -> bool:
        """True if the player of this device is to act or choose now."""
        due = isinstance(self.need, ActNeed | ChooseNeed) and not self.over and not self.doubts
        return due and self.writer == self.own

    def view(self) -> View | None:
        """What the player of this device may know; what it has chosen and not revealed is in it."""
        state = self.seen_state()
        return state.view(self.own) if state else None

    def seen_state(self) -> State | None:
        """The state as the player of this device sees it: its own hidden choice is carried out."""
        if self.guess is None or self.state is None or (choice := chosen(self.guess)) is None:
            return self.state
        twin = self.state.copy()
        twin.play(self.guess.own, self.guess.table.game.parse(choice[1]))
        return twin

    def certain(self) -> tuple[State | None, list[Task]]:
        """The state and what was done, up to the first card of the player's own that cannot be seen yet.

        Once the game is over it is all that was done: the card is a guess then until the audit.
        """
        if self.guess is None:
            return None, []
        done, unsure = self.guess.done, self.guess.unsure
        if unsure is None or self.over:
            return self.seen_state(), done
        return self.guess.trail[unsure - len(done)][0], done[:unsure]

    def unseen(self) -> int:
        """How many cards of the player's own hand still wait for the keys of others; the view has guesses for them."""
        return len(self.guess.table.openings.unseen(self.guess.own)) if self.guess else 0

    def can_undo(self) -> bool:
        """True if the player may ask the others to take the last move back."""
        return bool(self.table and self.to_decide and self.ending.can_undo(self.table))

    def events(self, since: int = 0) -> list[tuple[Task, list[Event]]]:
        """What was done, from task number `since` on, and its events as the player of this device may know them."""
        if self.guess is None:
            return []
        return [(task, [event.seen_by(self.own) for event in task.events]) for task in self.guess.done[since:]]

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
        guess = self._playing()
        if not self.to_decide:
            raise SealedError("not-your-turn", text)
        action = action_of(guess.table, text)
        assert guess.state is not None
        if (breach := guess.state.why_not(guess.own, action)) is not None:
            raise IllegalAction(breach)
        self._apply(guess.own, decide(guess, text))

    def write(self) -> None:
        """Write all that needs no decision of the player, as far as it is this device's turn."""
        guess = self._playing()
        # A doubt is said before all else: others do not know of it, and would see nothing else as due from here.
        if self.doubts and not self.draft:
            self._apply(guess.own, ["doubt"])
        while not self.over and not self.doubts and self.ending.asked is None:
            item = due_item(guess, begun=bool(self.draft))
            if item is None:
                break
            self._apply(guess.own, item)
        if self.over and self.ending.writer(guess.table) == guess.own:
            self._apply(guess.own, ["secret", to_text(self.secret.table)])

    def end(self, *words: str) -> None:
        """Write an ending: `resign`, `abandon`, `undo`, `agree`, `refuse`; raises `SealedError` if it is not due."""
        self._apply(self._playing().own, list(words))

    def _playing(self) -> Guess:
        """The game, for the message that is written next; raises `SealedError` before all sit."""
        if self.guess is None:
            raise SealedError("not-due")
        self.guess.table.message = len(self.transcript)
        return self.guess

    def finish(self) -> str | None:
        """Close, sign and add the message that was being written; None if there is nothing in it."""
        if not self.draft or self.own is None:
            return None
        items, self.draft = tuple(self.draft), []
        message = Message(
            self.invitation.table, len(self.transcript), self.own, self.head, items, version=self.invitation.version
        )
        return self._append(message.signed(self.group, self.secret.signing))

    def receive(self, text: str) -> bool:
        """Take a message; False if it was known or comes too late. Raises `SealedError`; with `blame`, all is over."""
        message = parse(text)
        if message.table != self.invitation.table:
            raise SealedError("table", message.table)
        if message.version != self.invitation.version:
            raise SealedError("version", message.version)
        if self.table is None and self.invitation.for_one and message.number in (1, 2):
            return self._sit_by(message)
        if message.number < len(self.transcript) and self.transcript[message.number] == text:
            return False
        # Before its number is looked at: an end that crosses what was written here has a number that is taken.
        if self.participants and (found := crossing(self, message)) is not None:
            return found
        if message.number < len(self.transcript):
            raise SealedError("another-history", message.number)
        if message.number > len(self.transcript):
            raise SealedError("missing", len(self.transcript))
        if self.over and any(item[0] != "secret" for item in message.items):
            return False
        if self.draft:
            raise SealedError("draft", message.number)
        self._check_writer(message)
        if self.table is not None:
            self.table.message = message.number
        # It stands in the transcript before it takes effect: a lie that is found in it is signed, and is the proof.
        self._append(message)
        for at, item in enumerate(message.items, 1):
            self._take(message, at, item)
        return True

    def go_back(self, transcript: Sequence[str]) -> Self:
        """The device as it were if it had this part of its transcript: it is changed by nothing that has come since."""
        verified = to_text(digest(transcript[-1].encode()))
        return self.restored(self.group, self.secret, transcript, self.name, verified=verified)

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
        self._sit(arranged(self.invitation, [guest]))
        self._append(message)
        return True

    def _check_writer(self, message: Message) -> None:
        """Raises `SealedError` unless the message follows the last one and is by who is to write, or ends the game."""
        if message.before != self.head:
            raise SealedError("another-history", message.before)
        if self.table is not None:
            self.check_seat(message)
            if message.seat != self.ending.writer(self.table) and (self.over or not ends(message)):
                raise SealedError("not-your-turn", message.seat + 1)
        elif message.number != 1 or message.seat != self.invitation.seat:
            raise SealedError("not-your-turn", message.seat + 1)
        elif not message.is_by(self.group, self.invitation.host.key):
            raise SealedError("signature", message.seat + 1)

    def check_seat(self, message: Message) -> None:
        """Raises `SealedError` unless it is signed by the player that it names."""
        if not 0 <= message.seat < len(self.participants):
            raise SealedError("seat", message.seat + 1)
        if not message.is_by(self.group, self.participants[message.seat].key):
            raise SealedError("signature", message.seat + 1)

    def _append(self, message: Message) -> str:
        text = message.text()
        self.transcript.append(text)
        self.head = message.hash
        return text

    def _take(self, message: Message, at: int, item: Item) -> None:
        """Let an item of a signed message take effect; what cannot be is a lie of who signed it."""
        if self.blame is not None and item[0] != "secret":  # what stands behind a lie counts for nothing
            return
        try:
            self._effect(message.seat, item)
        except SealedError as error:
            self.ending.blame = self.blame or Blame(message.seat, message.number, error.code)
            raise SealedError(error.code, error.what, at, self.blame) from error

    def _apply(self, seat: int, item: Item) -> None:
        self._effect(seat, item)
        self.draft.append(item)

    def _effect(self, seat: int, item: Item) -> None:
        """What an item does: the first one at a table of more than two lets all sit down, and the cards are dealt."""
        if self.table is None:
            self._sit(seated(self.group, self.invitation, item))
            return
        if not self.ending.take(self.table, seat, item):
            take(self.table, seat, item)
        if self.guess is not None:
            self.guess.follow()

    def _sit(self, participants: list[Participant]) -> None:
        """Let these sit down, by seat, this device's player among them, and begin."""
        keys = [participant.key for participant in participants]
        if self.key not in keys:
            raise SealedError("no-seat")
        self.own = keys.index(self.key)
        self.guess = Guess(self._begin(participants), self.own, self.keys)
        self.guess.follow()

    def _begin(self, participants: list[Participant]) -> Table:
        """Begin a game of these."""
        self.participants = participants
        self.table = Table(self.group, self.invitation, participants)
        self.table.begin()
        return self.table

    def audit(self) -> Verdict:
        """Check the whole game, once all have given their secrets; raises `SealedError` before."""
        if len(self.ending.secrets) < self.invitation.players:
            raise SealedError("not-due", "audit")
        return audit(self.group, self.invitation, self.transcript, self.ending.secrets)
