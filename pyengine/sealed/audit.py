"""The audit: with all secrets known, the whole game is computed again, and the first lie is found.

Every share of the coin tosses, every step of every shuffle, every key and commitment is what its player's secret gives;
every action was legal, and every word true, in the deal that follows from the shuffles. What comes out is an ordinary
record.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from pyengine.core.record import Player, Record, Step
from pyengine.core.state import Action, State
from pyengine.core.tape import Tape
from pyengine.sealed.endings import BESIDE, CONSENT, Ending
from pyengine.sealed.errors import Blame, SealedError
from pyengine.sealed.group import UNIFORM, Group
from pyengine.sealed.items import commitment, take
from pyengine.sealed.keys import Keys, unpad, unpad_text
from pyengine.sealed.message import Item, parse, to_bytes
from pyengine.sealed.needs import DeclareNeed, ShowNeed, ShuffleNeed, TossNeed
from pyengine.sealed.openings import Openings
from pyengine.sealed.seating import Invitation, Participant, arranged, seated
from pyengine.sealed.shuffle import Place, Shuffle, key_of
from pyengine.sealed.shuffle import Step as ShuffleStep
from pyengine.sealed.table import Table
from pyengine.sealed.tasks import Result, Task, legal


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the audit found: a lie, or none and the record of the game, if it was ever dealt.

    `lost` is the seat that has lost the game by a doubt that was not borne out: there was no lie before it.
    """

    blame: Blame | None
    record: Record | None
    lost: int | None = None


class _TrueOpenings(Openings):
    """All cards, as the secrets of all players give them."""

    def __init__(self, players: int, all_keys: Sequence[Keys]) -> None:
        super().__init__(players)
        self.all_keys = all_keys
        self.orders: dict[int, list[int]] = {}

    def card_at(self, place: Place) -> int | None:
        """The true card of any place of a complete shuffle; None before all know which cards were shuffled."""
        shuffle = self.shuffles[place.shuffle]
        if not shuffle.named:
            return None
        if place.shuffle not in self.orders:
            cards = list(shuffle.cards)
            if shuffle.again is not None:
                cards = [card for at in shuffle.places if (card := self.card_at(at)) is not None]
            for seat, step in shuffle.plan:  # locks and strips change points, not the order
                if step in (ShuffleStep.SHUFFLE, ShuffleStep.SHUFFLE_AND_LOCK):
                    cards = [cards[old] for old in self.all_keys[seat].order_of(shuffle.number, shuffle.size)]
            self.orders[place.shuffle] = cards
        return self.orders[place.shuffle][place.at]

    def look(self) -> list[Place]:
        """Nothing has to be looked at: the secrets tell."""
        self.ready.clear()
        return []

    def take(self, seat: int, place: Place, key: int) -> None:
        """A key, which is that of the player's secret."""
        super().take(seat, place, key)
        if key != key_of(self.all_keys[seat], place):
            raise SealedError("wrong-key", f"{place.shuffle}:{place.at}")


class _TrueTable(Table):
    """The game in its true states; every claim is held against them."""

    def __init__(
        self, group: Group, invitation: Invitation, participants: Sequence[Participant], all_keys: Sequence[Keys]
    ) -> None:
        super().__init__(group, invitation, participants)
        self.all_keys = all_keys
        self.openings: _TrueOpenings = _TrueOpenings(invitation.players, all_keys)
        self.answers: list[int | bytes] = []
        self.dealt: State | None = None
        self.ending = Ending()

    def possible(self, task: Task) -> None:
        """Raises `SealedError` where something untrue was said or done."""
        if self.state is None:
            return
        if not legal(self.state, task.actions):
            raise SealedError("illegal", " ".join(self.game.format(action) for _, action in task.actions))
        if task.declared is not None and self._events_of(task) != task.declared:
            raise SealedError("untrue", "events")

    def take_pass(self, shuffle: Shuffle, points: bytes) -> None:
        """A step that came with the invitation or its answer, which is what its player's secret gives."""
        seat = shuffle.turn[0]
        if points != shuffle.step(self.all_keys[seat]):
            # It was signed with the invitation or the answer, not with the message that lets all sit.
            number = 0 if seat == self.invitation.seat else 1
            raise SealedError("stacked", shuffle.number, 0, Blame(seat, number, "stacked"))
        super().take_pass(shuffle, points)

    def read_hand(self, seat: int, to: int, hidden: bytes) -> list[int]:
        """Any hand that was shown."""
        return unpad(hidden, self.all_keys[seat].pad(self.group, self.participants[to].point, self.message))

    def _finish(self, task: Task, result: Result) -> None:
        super()._finish(task, result)
        if task.actions:
            self.answers += result.answers
        else:
            self.dealt = result.state

    def act(self, seat: int, action: Action) -> None:
        """The action, which is legal in the true state, among simultaneous ones too."""
        assert self.state is not None
        if self.state.why_not(seat, action) is not None:
            raise SealedError("illegal", self.game.format(action))
        super().act(seat, action)

    def check(self, seat: int, item: Item) -> None:
        """Take an item that is what its player's secret gives, and true; raises `SealedError` where it is not."""
        if item[0] in BESIDE and item[0] not in CONSENT:
            return
        if self.ending.take(self, seat, item):
            return
        keys, need = self.all_keys[seat], self.need
        if item[0] == "lots" and isinstance(need, TossNeed):
            if to_bytes(item[2]) != keys.toss[1 + self.shares_of(seat)]:
                raise SealedError("lots", item[2])
        elif item[0] == "mix" and isinstance(need, ShuffleNeed):
            if to_bytes(item[2]) != self.openings.shuffles[need.number].step(keys):
                raise SealedError("stacked", item[1])
        elif item[0] == "choose":
            text = unpad_text(to_bytes(item[2], UNIFORM), keys.own_pad(self.message))
            if commitment(self.table, self.message, keys.nonce(self.message), text) != to_bytes(item[1]):
                raise SealedError("commitment", text)
        elif isinstance(need, ShowNeed | DeclareNeed) and (hand := self._shown(seat, item, need)) is not None:
            # Held against the true hand at once: others may still have to show theirs before the game goes on.
            assert self.state is not None
            if hand != sorted(map(int, self.game.sealing.hand(self.state, seat))):
                raise SealedError("untrue", "hand")
        take(self, seat, item)

    def _shown(self, seat: int, item: Item, need: ShowNeed | DeclareNeed) -> list[int] | None:
        """The hand that an item shows, to one or to all."""
        if item[0] == "tell":
            hand: list[int] | None = item[2] or None
            return hand
        if item[0] != "show" or not isinstance(need, ShowNeed):
            return None
        return item[1] if need.to is None else self.read_hand(seat, need.to, to_bytes(item[1], UNIFORM))


class Audit:
    """An audit under way: it is given the messages after the first in their order.

    `table` is the game in its true states, once all sit.
    """

    def __init__(self, group: Group, invitation: Invitation, secrets: Mapping[int, bytes]) -> None:
        self.group, self.invitation = group, invitation
        self.all_keys = [Keys(secrets[seat]) for seat in range(invitation.players)]
        self.blame: Blame | None = None
        self.number = 0
        self.table: _TrueTable

    @property
    def state(self) -> State | None:
        """The true state after the messages so far."""
        return self.table.state if self.number else None

    def check(self, text: str) -> Blame | None:
        """Check the next message, whose signature is right; the lie that it holds, if any."""
        message = parse(text)
        self.number += 1
        items = list(message.items)
        try:
            if self.number == 1:
                if self.invitation.for_one:
                    participants = arranged(self.invitation, [self.invitation.read_request(self.group, text)])
                    items = []
                else:
                    participants = seated(self.group, self.invitation, items.pop(0))
                self.table = _TrueTable(self.group, self.invitation, participants, self.all_keys)
                for seat, (participant, keys) in enumerate(zip(participants, self.all_keys, strict=True)):
                    if participant.point != keys.pair_point(self.group) or participant.toss != keys.toss[0]:
                        raise SealedError("secret", seat + 1, 0, Blame(seat, self.number, "secret"))
                self.table.begin()
            self.table.message = self.number
            for item in items:
                self.table.check(message.seat, item)
        except SealedError as error:
            self.blame = error.blame or Blame(message.seat, self.number, error.code)
        return self.blame

    def record(self) -> Record | None:
        """The game so far as an ordinary record, whose deal has the shuffles that are still to come; None before."""
        table, invitation = self.table, self.invitation
        if table.dealt is None:
            return None
        game, dealt = invitation.game, table.dealt.copy()
        if hasattr(dealt, "chance"):
            dealt.chance = Tape(tuple(table.answers))
        steps = [Step(seat, game.format(action)) for task in table.done for seat, action in task.actions]
        seats = tuple(Player("human", participant.name) for participant in table.participants)
        return Record(game.id, invitation.players, game.write(dealt), invitation.options, tuple(steps), None, seats)


def audit(group: Group, invitation: Invitation, transcript: Sequence[str], secrets: Mapping[int, bytes]) -> Verdict:
    """Check a whole transcript, with the secrets of all players by seat; signatures are taken as checked."""
    found = Audit(group, invitation, secrets)
    for text in transcript[1:]:
        if blame := found.check(text):
            return Verdict(blame, None)
    return Verdict(None, found.record(), next((seat for seat, item in said(transcript) if item[0] == "doubt"), None))


def said(transcript: Sequence[str]) -> Iterator[tuple[int, Item]]:
    """All items of a transcript after the invitation, with the seats that wrote them."""
    for message in map(parse, transcript[1:]):
        yield from ((message.seat, item) for item in message.items)
