"""The audit: with all secrets told, the whole game is computed again, and the first lie is found.

Every share of the lots, every step of every shuffle, every key and commitment is what its player's secret gives; every
action was legal, and every word true, in the deal that follows from the shuffles. What comes out is an ordinary record.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pyengine.core.prng import Prng
from pyengine.core.record import Player, Record, Step
from pyengine.core.state import Action, State
from pyengine.core.tape import Tape
from pyengine.sealed.chance import Place, SealedChance
from pyengine.sealed.endings import BESIDE, Ending, take_ending
from pyengine.sealed.errors import Lie, SealedError
from pyengine.sealed.group import UNIFORM, Group
from pyengine.sealed.items import commitment, take
from pyengine.sealed.keys import Keys
from pyengine.sealed.message import Item, parse, to_bytes
from pyengine.sealed.mixing import Mixing, key_of
from pyengine.sealed.needs import MixNeed, TossNeed
from pyengine.sealed.openings import Openings
from pyengine.sealed.pads import unpad, unpad_text
from pyengine.sealed.seating import Invitation, Participant, seated
from pyengine.sealed.session import SealedSession
from pyengine.sealed.tasks import Deal, Result, Task, carry_out, dry_run, legal

CONSENT = ("undo", "agree", "refuse")
"""Items beside the game that change it."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the audit found: a lie, or none and the record of the game, if it was ever dealt."""

    lie: Lie | None
    record: Record | None


class _TrueOpenings(Openings):
    """All cards, as the secrets of all players give them."""

    def __init__(self, players: int, all_keys: Sequence[Keys]) -> None:
        super().__init__(players, -1, all_keys[0])
        self.all_keys = all_keys
        self.orders: dict[int, list[int]] = {}

    def card_at(self, place: Place) -> int | None:
        """The true card of any place."""
        mixing = self.mixings[place.shuffle]
        if place.shuffle not in self.orders:
            self.orders[place.shuffle] = self._order(mixing)
        return self.orders[place.shuffle][place.at]

    def _order(self, mixing: Mixing) -> list[int]:
        """The cards of a complete shuffle, in its order."""
        if mixing.again is None:
            cards = list(mixing.cards)
        else:
            cards = [card for at in mixing.places if (card := self.card_at(at)) is not None]
        for seat, step in mixing.plan:
            if "SHUFFLE" in step.name:
                order = self.all_keys[seat].order_of(mixing.number, mixing.size)
                cards = [cards[old] for old in order]
        return cards

    def take(self, seat: int, place: Place, key: int) -> None:
        """A key, which is that of the player's secret."""
        super().take(seat, place, key)
        if key != key_of(self.all_keys[seat], place):
            raise SealedError("wrong-key", f"{place.shuffle}:{place.at}")

    def _look(self, place: Place) -> None:
        """Everything is seen already."""


class _TrueSession(SealedSession):
    """The course of the game in its true states; every claim is held against them."""

    def __init__(
        self, group: Group, table: str, deal: Deal, participants: Sequence[Participant], all_keys: Sequence[Keys]
    ) -> None:
        points, toss = (
            [participant.point for participant in participants],
            [participant.toss for participant in participants],
        )
        super().__init__(group, table, deal, -1, all_keys[0], points=points, toss=toss)
        self.all_keys = all_keys
        self.openings: _TrueOpenings = _TrueOpenings(deal.players, all_keys)
        self.answers: list[int | bytes] = []
        self.dealt: State | None = None
        self.ending = Ending()

    def _carry_out(self, task: Task) -> Result:
        before = self.possible(task)
        chance = SealedChance(self.openings, task.shuffle, self._toss(task), Prng(0))
        return carry_out(self.deal, task, before, self.piles, chance)

    def possible(self, task: Task) -> State | None:
        """The true state before; raises `SealedError` where something untrue was said or done."""
        if self.state is None:
            return None
        if not legal(self.state, task.actions):
            raise SealedError("illegal", " ".join(self.game.format(action) for _, action in task.actions))
        if task.told is not None and dry_run(self.state, task.actions) != task.told:
            raise SealedError("untrue", "events")
        for seat, hand in task.shown.items():
            if hand != sorted(map(int, self.game.sealing.hand(self.state, seat))):
                raise SealedError("untrue", "hand")
        return self.state

    def read_hand(self, seat: int, to: int, hidden: bytes) -> list[int]:
        """Any hand that was shown."""
        return unpad(hidden, self.all_keys[seat].pad(self.group, self.points[to], self.message))

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


class Audit:
    """An audit under way: it is given the messages after the first in their order."""

    def __init__(self, group: Group, invitation: Invitation, secrets: Mapping[int, bytes]) -> None:
        self.group, self.invitation = group, invitation
        self.all_keys = [Keys(secrets[seat]) for seat in range(invitation.players)]
        self.participants: list[Participant] = []
        self.lie: Lie | None = None
        self.number = 0
        self.session: _TrueSession

    @property
    def state(self) -> State | None:
        """The true state after the messages so far."""
        return self.session.state if self.participants else None

    def check(self, text: str) -> Lie | None:
        """Check the next message, whose signature is right; the lie that it holds, if any."""
        message = parse(text)
        self.number += 1
        try:
            items = message.items if self.participants else self._sit(message.items)
            self.session.message = self.number
            for item in items:
                _check(self.session, message.seat, item)
        except _Found as found:
            self.lie = Lie(found.seat, self.number, found.about)
        return self.lie

    def _sit(self, items: Sequence[Item]) -> Sequence[Item]:
        """All sit down and the cards are dealt; what is left of the items."""
        invitation = self.invitation
        self.participants = seated(self.group, invitation, items[0])
        deal = Deal(invitation.game, invitation.players, invitation.options)
        self.session = _TrueSession(self.group, invitation.table, deal, self.participants, self.all_keys)
        for seat, (participant, keys) in enumerate(zip(self.participants, self.all_keys, strict=True)):
            if participant.point != keys.pair_point(self.group) or participant.toss != keys.toss[0]:
                raise _Found(seat, "secret")
        self.session.now, self.session.message = invitation.seat, 1
        self.session.begin()
        return items[1:]

    def record(self) -> Record | None:
        """The game so far as an ordinary record, whose deal has the shuffles that are still to come; None before."""
        session, invitation = self.session, self.invitation
        if session.dealt is None:
            return None
        game, dealt = invitation.game, session.dealt.copy()
        if hasattr(dealt, "chance"):
            dealt.chance = Tape(tuple(session.answers))
        steps = [Step(seat, game.format(action)) for task in session.done for seat, action in task.actions]
        seats = tuple(Player("human", participant.name) for participant in self.participants)
        return Record(game.id, invitation.players, game.write(dealt), invitation.options, tuple(steps), None, seats)


def audit(group: Group, invitation: Invitation, log: Sequence[str], secrets: Mapping[int, bytes]) -> Verdict:
    """Check a whole log, with the secrets of all players by seat; the messages' signatures are taken as checked."""
    found = Audit(group, invitation, secrets)
    for text in log[1:]:
        if lie := found.check(text):
            return Verdict(lie, None)
    return Verdict(None, found.record())


class _Found(Exception):
    """A lie of this seat."""

    def __init__(self, seat: int, about: str) -> None:
        super().__init__(seat, about)
        self.seat, self.about = seat, about


def _check(session: _TrueSession, seat: int, item: Item) -> None:
    """Hold an item against the secret of who wrote it, and against the truth."""
    if item[0] in BESIDE and item[0] not in CONSENT:
        return
    try:
        if take_ending(session.ending, session, (), seat, item):
            return
        _check_secret(session, seat, item)
        session.now = seat
        take(session, seat, item)
    except SealedError as error:
        raise _Found(seat, error.code) from error


def _check_secret(session: _TrueSession, seat: int, item: Item) -> None:
    """Raises `SealedError` where the item is not what the player's secret gives."""
    keys = session.all_keys[seat]
    if item[0] == "lots" and isinstance(session.need, TossNeed):
        if to_bytes(item[2]) != keys.toss[1 + session.shares_of(seat)]:
            raise SealedError("lots", item[2])
    elif item[0] == "mix" and isinstance(session.need, MixNeed):
        if to_bytes(item[2]) != session.openings.mixings[session.need.number].step(keys):
            raise SealedError("stacked", item[1])
    elif item[0] == "choose":
        text = unpad_text(to_bytes(item[2], UNIFORM), keys.own_pad(session.message))
        if commitment(session.table, session.message, keys.nonce(session.message), text) != to_bytes(item[1]):
            raise SealedError("commitment", text)
