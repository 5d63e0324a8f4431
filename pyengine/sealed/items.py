"""The items of messages: what a device writes by itself and by its player's decisions, and what is taken from others.

What an item says is checked against what the game waits for, and then takes effect.
"""

from __future__ import annotations

from collections.abc import Callable
from hmac import compare_digest
from typing import Any

from pyengine.core.errors import NotationError
from pyengine.core.state import Action
from pyengine.sealed.errors import SealedError
from pyengine.sealed.group import SIZE, UNIFORM
from pyengine.sealed.guess import Guess
from pyengine.sealed.keys import digest, encode, pad_hand, pad_text, unpad_text
from pyengine.sealed.message import Item, plain, to_bytes, to_text
from pyengine.sealed.needs import ActNeed, ChooseNeed, DeclareNeed, Need, RevealNeed, ShowNeed, ShuffleNeed, TossNeed
from pyengine.sealed.shuffle import Place, key_of
from pyengine.sealed.table import Table

MOST_KEYS = 400
"""Keys of one item."""
LONGEST_ACTION = 200
"""Characters of an action."""


# Writing --------------------------------------------------------------------------------------------------------------


def due_item(guess: Guess, *, begun: bool = False) -> Item | None:
    """The next item that the device can write without asking its player, if it is its turn to write; else None.

    With a message that it has `begun` go all keys that became due by it.
    """
    table, own, keys = guess.table, guess.own, guess.keys
    need = table.need
    item: Item | None = None
    owed = table.openings.owed(own)
    if table.writer() != own and not (begun and owed and table.invitation.version > 1):
        return None
    if owed:
        item = ["keys", [[*place, to_text(encode(key_of(keys, place)))] for place in owed]]
    elif isinstance(need, TossNeed):
        item = ["lots", need.number, to_text(keys.toss[1 + table.shares_of(own)])]
    elif isinstance(need, ShuffleNeed):
        item = ["mix", need.number, to_text(table.openings.shuffles[need.number].step(keys))]
    elif isinstance(need, DeclareNeed) and table.task:
        # What all can see of the action; the hand too, where that ends the game.
        events = guess.declare(table.task)
        ends = any(event["type"] == "over" for event in events)
        item = ["tell", events, guess.hand() if ends else []]
    elif isinstance(need, ShowNeed) and need.to is None:
        item = ["show", guess.hand()]
    elif isinstance(need, ShowNeed) and need.to is not None:
        pad = keys.pad(table.group, table.participants[need.to].point, table.message)
        item = ["show", to_text(pad_hand(guess.hand(), pad))]
    elif isinstance(need, RevealNeed) and (choice := chosen(guess)):
        item = ["reveal", choice[1], to_text(keys.nonce(choice[0]))]
    return item


def decide(guess: Guess, text: str) -> Item:
    """The item by which the player acts, or chooses; raises `SealedError` if nothing is asked of the player."""
    table, keys = guess.table, guess.keys
    if table.writer() != guess.own:
        raise SealedError("not-your-turn", text)
    if isinstance(table.need, ActNeed):
        return ["act", text]
    if not isinstance(table.need, ChooseNeed):
        raise SealedError("not-due", text)
    hidden = commitment(table.table, table.message, keys.nonce(table.message), text)
    own = pad_text(text, keys.own_pad(table.message))
    return ["choose", to_text(hidden), to_text(own)]


def chosen(guess: Guess) -> tuple[int, str] | None:
    """What this device's player has chosen and not yet revealed: the number of the message, and the action's text."""
    choices, own = guess.table.choices, guess.own
    if choices is None or own not in choices.own or own in choices.known:
        return None
    _, message = choices.hidden[own]
    return message, unpad_text(choices.own[own], guess.keys.own_pad(message))


def commitment(table: str, message: int, nonce: bytes, text: str) -> bytes:
    """By which an action is chosen before it is known: the message's number, a nonce, and its text."""
    return digest(f"nastilka choice:{table}:{message}:".encode() + nonce + text.encode())


# Taking ---------------------------------------------------------------------------------------------------------------


def take(table: Table, seat: int, item: Item) -> None:
    """Let an item of this seat take effect; raises `SealedError` if it is not what is waited for, or is wrong."""
    table.now = seat
    known = _TAKES.get(item[0])
    if known is None:
        raise SealedError("unknown-item", item[0])
    kind, take_it = known
    if kind is not None and not isinstance(table.need, kind):
        raise SealedError("not-due", item[0])
    if kind is not None and table.writer() != seat:
        raise SealedError("not-your-turn", item[0])
    take_it(table, seat, item)


def _fields(item: Item, *kinds: type) -> list[Any]:
    """What stands behind an item's name, if it is of these kinds; raises `SealedError`."""
    found = item[1:]
    if len(found) != len(kinds) or any(type(one) is not kind for one, kind in zip(found, kinds, strict=False)):
        raise SealedError("item", item)
    return found


def _toss(table: Table, seat: int, item: Item) -> None:
    """A share of the coin toss: its hash is the share before."""
    assert isinstance(table.need, TossNeed)
    number, text = _fields(item, int, str)
    share = to_bytes(text, SIZE)
    if number != table.need.number or digest(share) != table.last_shares[seat]:
        raise SealedError("lots", text)
    table.last_shares[seat] = share
    table.shares[number][seat] = share
    if len(table.shares[number]) == table.players or table.ahead:  # ahead, the same seat may have a step to do next
        table.advance()


def _shuffle(table: Table, seat: int, item: Item) -> None:  # noqa: ARG001 - the plan says whose step it is
    assert isinstance(table.need, ShuffleNeed)
    number, text = _fields(item, int, str)
    if number != table.need.number:
        raise SealedError("mix", number)
    shuffle = table.openings.shuffles[number]
    shuffle.take(to_bytes(text))
    if shuffle.complete or table.ahead:
        table.advance()


def _keys(table: Table, seat: int, item: Item) -> None:
    """Keys of places, all of which are due."""
    (given,) = _fields(item, list)
    if not 0 < len(given) <= MOST_KEYS:
        raise SealedError("keys", len(given))
    for entry in given:
        if not isinstance(entry, list) or len(entry) != 3 or type(entry[0]) is not int or type(entry[1]) is not int:
            raise SealedError("keys", entry)
        key = int.from_bytes(to_bytes(entry[2], SIZE), "little")
        table.openings.take(seat, Place(entry[0], entry[1]), key)
    table.advance()


def _declare(table: Table, seat: int, item: Item) -> None:
    """What all can see of an action; with it comes the hand, where that ends the game."""
    assert table.task is not None
    events, hand = _fields(item, list, list)
    if len(plain(events)) > 10_000:
        raise SealedError("events", len(events))
    table.task.declared = events
    ends = any(isinstance(event, dict) and event.get("type") == "over" for event in events)
    if ends != bool(hand):
        raise SealedError("hand", hand)
    if hand:
        table.check_hand(table.task, seat, _cards(hand))
        table.task.shown[seat] = hand
    table.advance()


def _show(table: Table, seat: int, item: Item) -> None:
    """A hand, to all; or hidden from all but one."""
    need, task = table.need, table.task
    assert isinstance(need, ShowNeed)
    assert task is not None
    if need.to is None:
        (hand,) = _fields(item, list)
        cards: list[int] | None = _cards(hand)
    else:
        (text,) = _fields(item, str)
        hidden = to_bytes(text, UNIFORM)
        task.hidden[seat, need.to] = table.message, hidden
        cards = table.read_hand(seat, need.to, hidden)
    if cards is not None:
        if len(cards) != table.size_of_hand(seat):
            raise SealedError("hand", cards)
        table.check_hand(task, seat, cards)
        task.shown[seat] = cards
    task.has_shown.add((seat, need.to))
    table.advance()


def _cards(hand: list[Any]) -> list[int]:
    if any(type(card) is not int or not 0 <= card < 256 for card in hand) or hand != sorted(hand):
        raise SealedError("hand", hand)
    return hand


def _act(table: Table, seat: int, item: Item) -> None:
    (text,) = _fields(item, str)
    table.act(seat, action_of(table, text))


def action_of(table: Table, text: str) -> Action:
    """The action of a text; raises `SealedError`."""
    if len(text) > LONGEST_ACTION:
        raise SealedError("action", text)
    try:
        action = table.game.parse(text)
    except NotationError as error:
        raise SealedError("action", error.what) from None
    if table.game.format(action) != text:
        raise SealedError("action", text)
    return action


def _choose(table: Table, seat: int, item: Item) -> None:
    """The commitment, and the choice itself as only its player can read it: a device that forgets it finds it there."""
    text, own = _fields(item, str, str)
    to_bytes(own, UNIFORM)
    assert table.choices is not None
    table.choices.hidden[seat] = (to_bytes(text, SIZE), table.message)
    table.choices.own[seat] = to_bytes(own)
    table.advance()


def _reveal(table: Table, seat: int, item: Item) -> None:
    text, nonce = _fields(item, str, str)
    assert table.choices is not None
    action, (hidden, message) = action_of(table, text), table.choices.hidden[seat]
    if not compare_digest(commitment(table.table, message, to_bytes(nonce, SIZE), text), hidden):
        raise SealedError("commitment", text)
    table.act(seat, action)


_TAKES: dict[str, tuple[type[Need] | None, Callable[[Table, int, Item], None]]] = {
    "lots": (TossNeed, _toss),
    "mix": (ShuffleNeed, _shuffle),
    "keys": (None, _keys),
    "tell": (DeclareNeed, _declare),
    "show": (ShowNeed, _show),
    "act": (ActNeed, _act),
    "choose": (ChooseNeed, _choose),
    "reveal": (RevealNeed, _reveal),
}
