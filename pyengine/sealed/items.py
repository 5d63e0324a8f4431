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
from pyengine.sealed.keys import digest, encode, pad_hand, pad_text, unpad_text
from pyengine.sealed.message import Item, plain, to_bytes, to_text
from pyengine.sealed.mixing import Place, key_of
from pyengine.sealed.needs import ActNeed, ChooseNeed, DeclareNeed, MixNeed, Need, RevealNeed, ShowNeed, TossNeed
from pyengine.sealed.session import SealedSession
from pyengine.sealed.tasks import dry_run

MOST_KEYS = 400
"""Keys of one item."""
LONGEST_ACTION = 200
"""Characters of an action."""


# Writing --------------------------------------------------------------------------------------------------------------


def due_item(session: SealedSession, *, begun: bool = False) -> Item | None:
    """The next item that the device can write without asking its player, if it is its turn to write; else None.

    With a message that it has `begun` go all keys that became due by it.
    """
    own, need = session.own, session.need
    item: Item | None = None
    owed = session.openings.owed(own)
    if session.writer() != own and not (begun and owed and session.invitation.version > 1):
        return None
    if owed:
        item = ["keys", [[*place, to_text(encode(key_of(session.keys, place)))] for place in owed]]
    elif isinstance(need, TossNeed):
        item = ["lots", need.number, to_text(session.keys.toss[1 + session.shares_of(own)])]
    elif isinstance(need, MixNeed):
        item = ["mix", need.number, to_text(session.openings.mixings[need.number].step(session.keys))]
    elif isinstance(need, DeclareNeed) and session.task and (state := session.possible(session.task)):
        # What all can see of the action; the hand too, where that ends the game.
        events = dry_run(state, session.task.actions)
        ends = any(event["type"] == "over" for event in events)
        item = ["tell", events, _own_hand(session) if ends else []]
    elif isinstance(need, ShowNeed) and need.to is None:
        item = ["show", _own_hand(session)]
    elif isinstance(need, ShowNeed) and need.to is not None:
        pad = session.keys.pad(session.group, session.participants[need.to].point, session.message)
        item = ["show", to_text(pad_hand(_own_hand(session), pad))]
    elif isinstance(need, RevealNeed) and (choice := chosen(session)):
        item = ["reveal", choice[1], to_text(session.keys.nonce(choice[0]))]
    return item


def _own_hand(session: SealedSession) -> list[int]:
    assert session.state is not None
    return sorted(int(card) for card in session.game.sealing.hand(session.state, session.own))


def decide(session: SealedSession, text: str) -> Item:
    """The item by which the player acts, or chooses; raises `SealedError` if nothing is asked of the player."""
    if session.writer() != session.own:
        raise SealedError("not-your-turn", text)
    if isinstance(session.need, ActNeed):
        return ["act", text]
    if not isinstance(session.need, ChooseNeed):
        raise SealedError("not-due", text)
    hidden = commitment(session.table, session.message, session.keys.nonce(session.message), text)
    own = pad_text(text, session.keys.own_pad(session.message))
    return ["choose", to_text(hidden), to_text(own)]


def chosen(session: SealedSession) -> tuple[int, str] | None:
    """What this device's player has chosen and not yet revealed: the number of the message, and the action's text."""
    choices, own = session.choices, session.own
    if choices is None or own not in choices.own or own in choices.known:
        return None
    _, message = choices.hidden[own]
    return message, unpad_text(choices.own[own], session.keys.own_pad(message))


def commitment(table: str, message: int, nonce: bytes, text: str) -> bytes:
    """By which an action is chosen before it is known: the message's number, a nonce, and its text."""
    return digest(f"nastilka choice:{table}:{message}:".encode() + nonce + text.encode())


# Taking ---------------------------------------------------------------------------------------------------------------


def take(session: SealedSession, seat: int, item: Item) -> None:
    """Let an item of this seat take effect; raises `SealedError` if it is not what is waited for, or is wrong."""
    session.now = seat
    known = _TAKES.get(item[0])
    if known is None:
        raise SealedError("unknown-item", item[0])
    kind, take_it = known
    if kind is not None and not isinstance(session.need, kind):
        raise SealedError("not-due", item[0])
    if kind is not None and session.writer() != seat:
        raise SealedError("not-your-turn", item[0])
    take_it(session, seat, item)


def _fields(item: Item, *kinds: type) -> list[Any]:
    """What stands behind an item's name, if it is of these kinds; raises `SealedError`."""
    found = item[1:]
    if len(found) != len(kinds) or any(type(one) is not kind for one, kind in zip(found, kinds, strict=False)):
        raise SealedError("item", item)
    return found


def _toss(session: SealedSession, seat: int, item: Item) -> None:
    """A share of the coin toss: its hash is the share before."""
    assert isinstance(session.need, TossNeed)
    number, text = _fields(item, int, str)
    share = to_bytes(text, SIZE)
    if number != session.need.number or digest(share) != session.last_shares[seat]:
        raise SealedError("lots", text)
    session.last_shares[seat] = share
    session.shares[number][seat] = share
    if len(session.shares[number]) == session.players or session.ahead:
        session.advance()


def _mix(session: SealedSession, seat: int, item: Item) -> None:  # noqa: ARG001 - the plan says whose step it is
    assert isinstance(session.need, MixNeed)
    number, text = _fields(item, int, str)
    if number != session.need.number:
        raise SealedError("mix", number)
    mixing = session.openings.mixings[number]
    mixing.take(to_bytes(text))
    if mixing.complete or session.ahead:
        session.advance()


def _keys(session: SealedSession, seat: int, item: Item) -> None:
    """Keys of places, all of which are due."""
    (given,) = _fields(item, list)
    if not 0 < len(given) <= MOST_KEYS:
        raise SealedError("keys", len(given))
    for entry in given:
        if not isinstance(entry, list) or len(entry) != 3 or type(entry[0]) is not int or type(entry[1]) is not int:
            raise SealedError("keys", entry)
        key = int.from_bytes(to_bytes(entry[2], SIZE), "little")
        session.openings.take(seat, Place(entry[0], entry[1]), key)
    session.advance()


def _declare(session: SealedSession, seat: int, item: Item) -> None:
    """What all can see of an action; with it comes the hand, where that ends the game."""
    assert session.task is not None
    events, hand = _fields(item, list, list)
    if len(plain(events)) > 10_000:
        raise SealedError("events", len(events))
    session.task.declared = events
    ends = any(isinstance(event, dict) and event.get("type") == "over" for event in events)
    if ends != bool(hand):
        raise SealedError("hand", hand)
    if hand:
        session.task.shown[seat] = _cards(hand)
    session.advance()


def _show(session: SealedSession, seat: int, item: Item) -> None:
    """A hand, to all; or hidden from all but one."""
    need, task = session.need, session.task
    assert isinstance(need, ShowNeed)
    assert task is not None
    if need.to is None:
        (hand,) = _fields(item, list)
        cards: list[int] | None = _cards(hand)
    else:
        (text,) = _fields(item, str)
        cards = session.read_hand(seat, need.to, to_bytes(text, UNIFORM))
    if cards is not None:
        if len(cards) != session.size_of_hand(seat):
            raise SealedError("hand", cards)
        task.shown[seat] = cards
    task.has_shown.add((seat, need.to))
    session.advance()


def _cards(hand: list[Any]) -> list[int]:
    if any(type(card) is not int or not 0 <= card < 256 for card in hand) or hand != sorted(hand):
        raise SealedError("hand", hand)
    return hand


def _act(session: SealedSession, seat: int, item: Item) -> None:
    (text,) = _fields(item, str)
    session.act(seat, action_of(session, text))


def action_of(session: SealedSession, text: str) -> Action:
    """The action of a text; raises `SealedError`."""
    if len(text) > LONGEST_ACTION:
        raise SealedError("action", text)
    try:
        action = session.game.parse(text)
    except NotationError as error:
        raise SealedError("action", error.what) from None
    if session.game.format(action) != text:
        raise SealedError("action", text)
    return action


def _choose(session: SealedSession, seat: int, item: Item) -> None:
    """The commitment, and the choice itself as only its player can read it: a device that forgets it finds it there."""
    text, own = _fields(item, str, str)
    to_bytes(own, UNIFORM)
    assert session.choices is not None
    session.choices.hidden[seat] = (to_bytes(text, SIZE), session.message)
    session.choices.own[seat] = to_bytes(own)
    session.advance()


def _reveal(session: SealedSession, seat: int, item: Item) -> None:
    text, nonce = _fields(item, str, str)
    assert session.choices is not None
    action, (hidden, message) = action_of(session, text), session.choices.hidden[seat]
    if not compare_digest(commitment(session.table, message, to_bytes(nonce, SIZE), text), hidden):
        raise SealedError("commitment", text)
    session.act(seat, action)


_TAKES: dict[str, tuple[type[Need] | None, Callable[[SealedSession, int, Item], None]]] = {
    "lots": (TossNeed, _toss),
    "mix": (MixNeed, _mix),
    "keys": (None, _keys),
    "tell": (DeclareNeed, _declare),
    "show": (ShowNeed, _show),
    "act": (ActNeed, _act),
    "choose": (ChooseNeed, _choose),
    "reveal": (RevealNeed, _reveal),
}
