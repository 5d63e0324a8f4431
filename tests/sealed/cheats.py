"""Devices that cheat, each in one way and once, to see that it is found."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pyengine.cli.sealed.player import Player, Seat
from pyengine.core.prng import Prng
from pyengine.core.state import Action, State
from pyengine.sealed.client import Client
from pyengine.sealed.errors import SealedError
from pyengine.sealed.group import SIZE, UNIFORM, Group
from pyengine.sealed.guess import Guess
from pyengine.sealed.keys import encode
from pyengine.sealed.message import LONGEST, VERSION, Item, Message, context, to_bytes, to_text
from pyengine.sealed.seating import Secret
from pyengine.sealed.shuffle import part
from pyengine.sealed.tasks import dry_run

Change = Callable[["Cheat", Item], Item | None]
Spoil = Callable[["Cheat", Message], str]
PATIENCE = 400
"""How many other hands a cheat tries on before it gives up for now."""


class Cheat(Client):
    """A device that does what `kind` says at the first chance; `done` tells whether it had one.

    It is `entangled` once nothing that it could write agrees with what it has pretended: then it falls silent.
    """

    kind = ""
    done = False
    withheld = False
    entangled = False

    def _apply(self, seat: int, item: Item) -> None:
        change = None if self.done else CHANGES.get(self.kind)
        changed = change(self, item) if change else None
        try:  # it goes on as everybody else does who is told that
            self._effect(seat, item if changed is None else changed)
        except SealedError:
            self._effect(seat, item)
        self.draft.append(item if changed is None else changed)
        self.done = self.done or changed is not None

    def write(self) -> None:
        """What needs no decision; with an invented hand it may come to one of another size, and shows any other."""
        try:
            super().write()
        except SealedError:
            assert self.table is not None
            assert self.table.state is not None
            assert self.own is not None
            hand = self.invitation.game.sealing.hand(self.table.state, self.own)
            try:
                self._apply(self.own, ["show", sorted(map(int, hand))])
                super().write()
            except SealedError:
                self.entangled = True

    def finish(self) -> str | None:
        """The message, spoilt if that is the way of this cheat."""
        if self.entangled:
            return None
        if self.kind == "secret-kept-back" and any(item[0] == "secret" for item in self.draft):
            self.done = self.withheld = True
            return None
        return super().finish()

    def _append(self, message: Message) -> str:
        text = super()._append(message)
        spoil = None if self.done or message.seat != self.own or len(self.transcript) < 6 else SPOILS.get(self.kind)
        if self.kind == "late-end" and message.items[0][0] != "secret":
            return text
        if spoil is None:
            return text
        self.done = True
        return spoil(self, message)

    def invent(self) -> str | None:
        """An act that the others must believe possible and that is not, in a hand which the cheat pretends to have."""
        guess = self.guess
        if self.done or self.kind not in ("not-in-hand", "hidden-wild") or guess is None or guess.state is None:
            return None
        state, own = guess.state, self.own
        assert own is not None
        for seed in range(PATIENCE):
            twin = state.determinize((own + 1) % state.players, Prng(seed))
            action = next((each for each in twin.legal(own) if self._is_lie(state, each)), None)
            if action is not None:
                self.done, guess.state = True, twin
                return guess.table.game.format(action)
        return None

    def _is_lie(self, state: State, action: Action) -> bool:
        assert self.own is not None
        breach = state.why_not(self.own, action)
        if breach is None or not self.invitation.game.sealing.spends(action):
            return False
        return self.kind != "hidden-wild" or breach.rule == "UNO-13"


def _points(change: Callable[[Cheat, list[bytes]], list[bytes]]) -> Change:
    """A change of the points of a step of a shuffle."""

    def changed(cheat: Cheat, item: Item) -> Item | None:
        if item[0] != "mix":
            return None
        data = to_bytes(item[2])
        points = [part(data, at) for at in range(len(data) // SIZE)]
        return ["mix", item[1], to_text(b"".join(change(cheat, points)))]

    return changed


def _stack(_: Cheat, points: list[bytes]) -> list[bytes]:
    return [points[-1], *points[1:-1], points[0]]


def _double(_: Cheat, points: list[bytes]) -> list[bytes]:
    return [points[1], *points[1:]]


def _forge(cheat: Cheat, points: list[bytes]) -> list[bytes]:
    return [cheat.group.derive(b"\7" * UNIFORM), *points[1:]]


def _no_point(_: Cheat, points: list[bytes]) -> list[bytes]:
    return [bytes(SIZE), *points[1:]]


def _wrong_key(_: Cheat, item: Item) -> Item | None:
    return ["keys", [[*item[1][0][:2], to_text(encode(7))], *item[1][1:]]] if item[0] == "keys" else None


def _early_key(_: Cheat, item: Item) -> Item | None:
    return ["keys", [[item[1][0][0], 999, item[1][0][2]]]] if item[0] == "keys" else None


def _false_toss(_: Cheat, item: Item) -> Item | None:
    return ["lots", item[1], to_text(bytes(SIZE))] if item[0] == "lots" else None


def _other_choice(cheat: Cheat, item: Item) -> Item | None:
    """Reveal another card than the one committed to."""
    state = cheat.state
    if item[0] != "reveal" or state is None or cheat.own is None:
        return None
    texts = [cheat.invitation.game.format(action) for action in state.legal(cheat.own)]
    return ["reveal", next(text for text in texts if text != item[1]), item[2]]


def _false_hand(_: Cheat, item: Item) -> Item | None:
    if item[0] != "show" or not isinstance(item[1], list) or not item[1]:
        return None
    return ["show", sorted([*item[1][1:], (item[1][0] + 1) % 50])]


def _garbage(_: Cheat, item: Item) -> Item | None:
    """A hand that only one player can read, and that is none."""
    return ["show", to_text(bytes(UNIFORM))] if item[0] == "show" and isinstance(item[1], str) else None


def _undo(cheat: Cheat, item: Item) -> Item | None:
    """Take back what has brought something to light."""
    table = cheat.table
    return ["undo"] if item[0] == "act" and table and table.done[1:] and not cheat.ending.can_undo(table) else None


def _hide(_: Cheat, item: Item) -> Item | None:
    return ["tell", item[1][:-1], item[2]] if item[0] == "tell" else None


def _untrue(cheat: Cheat, item: Item) -> Item | None:
    """Tell of an action what another hand would bring, such as that a drawn card does not fit."""
    guess = cheat.guess
    if item[0] != "tell" or guess is None or guess.state is None or guess.table.task is None:
        return None
    told = _other_events(guess)
    if told is None or any(event["type"] == "over" for event in told):
        return None
    return ["tell", told, []]


def _other_events(guess: Guess) -> list[Any] | None:
    """What an action would bring with another hand; the cheat goes on as if it had that."""
    assert guess.state is not None
    assert guess.table.task is not None
    true = dry_run(guess.state, guess.table.task.actions)
    for seed in range(PATIENCE):
        twin = guess.state.determinize((guess.own + 1) % guess.table.players, Prng(seed))
        told = dry_run(twin, guess.table.task.actions)
        if told != true:
            return told
    return None


def _other_secret(_: Cheat, item: Item) -> Item | None:
    return ["secret", to_text(bytes(SIZE))] if item[0] == "secret" else None


def _unknown(_: Cheat, item: Item) -> Item | None:
    return ["peek", 1] if item[0] == "act" else None


CHANGES: dict[str, Change] = {
    "stacked-shuffle": _points(_stack),
    "card-twice": _points(_double),
    "forged-card": _points(_forge),
    "no-point": _points(_no_point),
    "wrong-key": _wrong_key,
    "key-not-due": _early_key,
    "false-lots": _false_toss,
    "other-choice": _other_choice,
    "false-hand": _false_hand,
    "garbage": _garbage,
    "undo-of-a-secret": _undo,
    "hidden-event": _hide,
    "untrue-word": _untrue,
    "other-secret": _other_secret,
    "unknown-item": _unknown,
}
"""Cheats that change an item before it is signed."""


def _again(cheat: Cheat, message: Message) -> str:
    """An old message in place of the new one."""
    return next(text for text in reversed(cheat.transcript[:-1]) if f'"seat":{message.seat + 1},' in text)


def _signed(cheat: Cheat, message: Message, **fields: Any) -> str:
    values = {name: getattr(message, name) for name in ("table", "number", "seat", "before", "items")}
    return Message(**(values | fields)).signed(cheat.group, cheat.secret.signing).text()


def _by_another(cheat: Cheat, message: Message) -> str:
    return message.signed(cheat.group, bytes(SIZE)).text()


def _version(cheat: Cheat, message: Message) -> str:
    body = message.body().replace(f'{{"v":{VERSION}', '{"v":1', 1)
    signature = to_text(cheat.group.sign(cheat.secret.signing, context(1) + body.encode()))
    return f'{body},"sig":"{signature}"}}'


def _late(cheat: Cheat, message: Message) -> str:
    """An end where the secret is due."""
    return _signed(cheat, message, items=(["resign"],))


def _garbled(_: Cheat, message: Message) -> str:
    text = message.text()
    middle = text.index('"items"') + 12
    return text[:middle] + ("x" if text[middle] != "x" else "y") + text[middle + 1 :]


SPOILS: dict[str, Spoil] = {
    "replayed": _again,
    "left-out": lambda cheat, message: _signed(cheat, message, number=message.number + 1),
    "out-of-order": lambda cheat, message: _signed(cheat, message, before=to_text(bytes(SIZE))),
    "signed-by-another": _by_another,
    "in-anothers-name": lambda cheat, message: _signed(
        cheat, message, seat=(message.seat + 1) % len(cheat.participants)
    ),
    "other-table": lambda cheat, message: _signed(cheat, message, table=to_text(bytes(16))),
    "other-version": _version,
    "truncated": lambda _, message: message.text()[: len(message.text()) // 2],
    "bloated": lambda cheat, message: _signed(cheat, message, items=(*message.items, ["x" * LONGEST])),
    "garbled": _garbled,
    "late-end": _late,
    "equivocation": lambda cheat, message: _signed(cheat, message, items=(["resign"],)),
}
"""Cheats that spoil a message once it is signed."""
KINDS = (*CHANGES, *SPOILS, "not-in-hand", "hidden-wild", "secret-kept-back")
"""All ways to cheat."""


def cheating(group: Group, invitation: str, secret: Secret, kind: str) -> Client:
    """The device of a guest who cheats like that."""
    client = Cheat.join(group, invitation, secret, "Guest")
    client.kind = kind
    return client


class Cheater(Player):
    """A guest whose device cheats like that, at the first chance."""

    kind = Cheat
    client: Cheat

    def __init__(self, seat: Seat, group: Group, cheat: str) -> None:
        super().__init__(seat, group)
        self.cheat = cheat

    def join(self, text: str) -> str:
        request = super().join(text)
        self.client.kind = self.cheat
        return request

    def choice(self) -> str:
        return self.client.invent() or super().choice()
