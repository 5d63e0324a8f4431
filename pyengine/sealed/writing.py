"""What a device writes: the items that follow from the game and its player's secret, and the player's decisions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pyengine.core.state import Action
from pyengine.sealed.course import Course
from pyengine.sealed.errors import SealedError
from pyengine.sealed.items import commitment
from pyengine.sealed.keys import encode
from pyengine.sealed.message import Item, to_text
from pyengine.sealed.mixing import key_of
from pyengine.sealed.needs import ActNeed, ChooseNeed, LotsNeed, MixNeed, Need, RevealNeed, ShowNeed, TellNeed
from pyengine.sealed.pads import pad_hand, pad_text, unpad_text
from pyengine.sealed.tasks import dry_run


def due_item(course: Course) -> Item | None:
    """The next item that the device can write without asking its player, if it is its turn to write; else None."""
    if course.writer() != course.own:
        return None
    if owed := course.openings.owed(course.own):
        return ["keys", [[*place, to_text(encode(key_of(course.keys, place)))] for place in owed]]
    return next((write(course, course.need) for kind, write in _WRITES if isinstance(course.need, kind)), None)


def _lots(course: Course, need: LotsNeed) -> Item:
    return ["lots", need.number, to_text(course.keys.lots[1 + course.shares_of(course.own)])]


def _mix(course: Course, need: MixNeed) -> Item:
    return ["mix", need.number, to_text(course.openings.mixings[need.number].step(course.keys))]


def _hand(course: Course) -> list[int]:
    assert course.state is not None
    return sorted(int(card) for card in course.game.sealing.hand(course.state, course.own))


def _tell(course: Course, _: TellNeed) -> Item:
    """What all can see of the action; the hand too, where that ends the game."""
    assert course.task is not None
    state = course.possible(course.task)
    assert state is not None
    events = dry_run(state, course.task.actions)
    ends = any(event["type"] == "over" for event in events)
    return ["tell", events, _hand(course) if ends else []]


def _show(course: Course, need: ShowNeed) -> Item:
    if need.to is None:
        return ["show", _hand(course)]
    pad = course.keys.pad(course.group, course.points[need.to], course.message)
    return ["show", to_text(pad_hand(_hand(course), pad))]


def decide(course: Course, text: str) -> Item:
    """The item by which the player acts, or chooses; raises `SealedError` if nothing is asked of the player."""
    if course.writer() != course.own:
        raise SealedError("not-your-turn", text)
    if isinstance(course.need, ActNeed):
        return ["act", text]
    if not isinstance(course.need, ChooseNeed):
        raise SealedError("not-due", text)
    nonce = course.keys.nonce(course.message)
    hidden = commitment(course.table, course.message, nonce, text)
    own = pad_text(text, course.keys.own_pad(course.message))
    return ["choose", to_text(hidden), to_text(own)]


def chosen(course: Course) -> tuple[int, str] | None:
    """What this device's player has chosen and not yet revealed: the number of the message, and the action's text."""
    if course.choices is None or course.own not in course.choices.own or course.own in course.choices.known:
        return None
    _, message = course.choices.hidden[course.own]
    return message, unpad_text(course.choices.own[course.own], course.keys.own_pad(message))


def _reveal(course: Course, _: RevealNeed) -> Item:
    choice = chosen(course)
    assert choice is not None
    message, text = choice
    return ["reveal", text, to_text(course.keys.nonce(message))]


def chosen_action(course: Course) -> Action | None:
    """The same as an action."""
    choice = chosen(course)
    return course.game.parse(choice[1]) if choice else None


_WRITES: tuple[tuple[type[Need], Callable[[Course, Any], Item]], ...] = (
    (LotsNeed, _lots),
    (MixNeed, _mix),
    (TellNeed, _tell),
    (ShowNeed, _show),
    (RevealNeed, _reveal),
)
