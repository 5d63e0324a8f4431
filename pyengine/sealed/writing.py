"""What a device writes: the items that follow from the game and its player's secret, and the player's decisions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pyengine.core.state import Action
from pyengine.sealed.errors import SealedError
from pyengine.sealed.items import commitment
from pyengine.sealed.keys import encode
from pyengine.sealed.message import Item, to_text
from pyengine.sealed.mixing import key_of
from pyengine.sealed.needs import ActNeed, ChooseNeed, DeclareNeed, MixNeed, Need, RevealNeed, ShowNeed, TossNeed
from pyengine.sealed.pads import pad_hand, pad_text, unpad_text
from pyengine.sealed.session import SealedSession
from pyengine.sealed.tasks import dry_run


def due_item(session: SealedSession) -> Item | None:
    """The next item that the device can write without asking its player, if it is its turn to write; else None."""
    if session.writer() != session.own:
        return None
    if owed := session.openings.owed(session.own):
        return ["keys", [[*place, to_text(encode(key_of(session.keys, place)))] for place in owed]]
    return next((write(session, session.need) for kind, write in _WRITES if isinstance(session.need, kind)), None)


def _toss(session: SealedSession, need: TossNeed) -> Item:
    return ["lots", need.number, to_text(session.keys.toss[1 + session.shares_of(session.own)])]


def _mix(session: SealedSession, need: MixNeed) -> Item:
    return ["mix", need.number, to_text(session.openings.mixings[need.number].step(session.keys))]


def _hand(session: SealedSession) -> list[int]:
    assert session.state is not None
    return sorted(int(card) for card in session.game.sealing.hand(session.state, session.own))


def _tell(session: SealedSession, _: DeclareNeed) -> Item:
    """What all can see of the action; the hand too, where that ends the game."""
    assert session.task is not None
    state = session.possible(session.task)
    assert state is not None
    events = dry_run(state, session.task.actions)
    ends = any(event["type"] == "over" for event in events)
    return ["tell", events, _hand(session) if ends else []]


def _show(session: SealedSession, need: ShowNeed) -> Item:
    if need.to is None:
        return ["show", _hand(session)]
    pad = session.keys.pad(session.group, session.points[need.to], session.message)
    return ["show", to_text(pad_hand(_hand(session), pad))]


def decide(session: SealedSession, text: str) -> Item:
    """The item by which the player acts, or chooses; raises `SealedError` if nothing is asked of the player."""
    if session.writer() != session.own:
        raise SealedError("not-your-turn", text)
    if isinstance(session.need, ActNeed):
        return ["act", text]
    if not isinstance(session.need, ChooseNeed):
        raise SealedError("not-due", text)
    nonce = session.keys.nonce(session.message)
    hidden = commitment(session.table, session.message, nonce, text)
    own = pad_text(text, session.keys.own_pad(session.message))
    return ["choose", to_text(hidden), to_text(own)]


def chosen(session: SealedSession) -> tuple[int, str] | None:
    """What this device's player has chosen and not yet revealed: the number of the message, and the action's text."""
    if session.choices is None or session.own not in session.choices.own or session.own in session.choices.known:
        return None
    _, message = session.choices.hidden[session.own]
    return message, unpad_text(session.choices.own[session.own], session.keys.own_pad(message))


def _reveal(session: SealedSession, _: RevealNeed) -> Item:
    choice = chosen(session)
    assert choice is not None
    message, text = choice
    return ["reveal", text, to_text(session.keys.nonce(message))]


def chosen_action(session: SealedSession) -> Action | None:
    """The same as an action."""
    choice = chosen(session)
    return session.game.parse(choice[1]) if choice else None


_WRITES: tuple[tuple[type[Need], Callable[[SealedSession, Any], Item]], ...] = (
    (TossNeed, _toss),
    (MixNeed, _mix),
    (DeclareNeed, _tell),
    (ShowNeed, _show),
    (RevealNeed, _reveal),
)
