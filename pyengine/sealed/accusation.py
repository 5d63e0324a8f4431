"""An accusation as a document: the least messages and secrets that prove a lie, and who accuses, for anybody to check.

It is canonical JSON on one line, signed by the accuser. Who judges it needs nothing else. A proof that is none convicts
its author; one that was changed on its way convicts nobody. The kinds of proof:

- `two-histories`: two messages of one writer behind the same one;
- `public`: the messages up to the lie, which is one whatever the hidden cards are;
- `key`: a key that is not that of its writer's secret, which the writer told;
- `audit`: the messages up to the lie, and the secrets of all, with which it is computed again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from pyengine.core.json_text import JsonError, read_json
from pyengine.sealed.audit import audit
from pyengine.sealed.client import Client
from pyengine.sealed.endings import Ending
from pyengine.sealed.errors import Lie, SealedError
from pyengine.sealed.group import SIGNATURE, SIZE, Group
from pyengine.sealed.items import take
from pyengine.sealed.keys import Keys
from pyengine.sealed.message import Message, parse, plain, to_bytes, to_text
from pyengine.sealed.mixing import Place, key_of
from pyengine.sealed.seating import Invitation, Participant, arranged, seated
from pyengine.sealed.table import Table

_Seats = list[Participant]
_Data = dict[str, Any]
KINDS = ("two-histories", "public", "key", "audit")
LONGEST = 20_000_000
"""Characters of an accusation: those of the longest games with all their messages."""
_NO_PROOF = (ValueError, TypeError, LookupError, AttributeError, StopIteration)
"""What comes of reading a proof that is none."""
_CONTEXT = b"nastilka accusation, version 1\n"
_FIELDS = ("accusation", "kind", "player", "message", "about", "messages", "secrets", "by", "sig")


@dataclass(frozen=True, slots=True)
class Judgement:
    """Who is convicted, of what, and by which kind of proof; `false` if it is the author of a false accusation."""

    lie: Lie
    kind: str
    name: str
    false: bool


def accuse(client: Client) -> str:
    """The accusation that a device can make; raises `SealedError` where it knows of no lie."""
    lie, log, secrets = client.lie, client.log, dict[int, bytes]()
    if lie is not None and lie.about == "two-histories":
        kind, messages = "two-histories", [*log[:2], *client.evidence]
    elif lie is not None:
        kind, messages = "public", log[: lie.message + 1]
    else:
        lie = client.audit().lie
        if lie is None:
            raise SealedError("nothing-to-accuse")
        if lie.about == "wrong-key":
            told = next(text for text in log if parse(text).seat == lie.seat and '["secret",' in text)
            kind, messages = "key", [*log[:2], log[lie.message], told]
        else:
            kind, messages, secrets = "audit", log[: max(2, lie.message + 1)], client.ending.secrets
    assert client.own is not None
    body = _body(kind, lie, messages, secrets, client.own)
    signature = to_text(client.group.sign(client.secret.signing, _CONTEXT + body.encode()))
    return f'{body},"sig":"{signature}"}}'


def _body(kind: str, lie: Lie, messages: Sequence[str], secrets: dict[int, bytes], by: int) -> str:
    """All that is signed."""
    told = {str(seat + 1): to_text(secret) for seat, secret in sorted(secrets.items())}
    values = (1, kind, lie.seat + 1, lie.message, lie.about, list(messages), told, by + 1)
    return plain(dict(zip(_FIELDS[:-1], values, strict=True)))[:-1]


def judge(group: Group, text: str) -> Judgement:
    """Check an accusation; raises `SealedError` for what is none, or is not by whom it names, and proves nothing."""
    data = _read(text)
    invitation, participants = _seats(group, data["messages"])
    by = data["by"] - 1
    if not 0 <= by < len(participants):
        raise SealedError("seat", data["by"])
    body = text[: text.rindex(',"sig":')]
    if not group.verify(participants[by].key, _CONTEXT + body.encode(), to_bytes(data["sig"], SIGNATURE)):
        raise SealedError("signature")
    claimed = Lie(data["player"] - 1, data["message"], data["about"])
    try:
        found = _PROOFS[data["kind"]](group, invitation, participants, data)
    except _NO_PROOF:
        found = None
    if found == claimed:
        return Judgement(claimed, data["kind"], participants[claimed.seat].name, false=False)
    return Judgement(Lie(by, -1, "false-accusation"), data["kind"], participants[by].name, false=True)


def _read(text: str) -> dict[str, Any]:
    """The fields of an accusation; raises `SealedError`."""
    try:
        data = read_json(text, LONGEST)
    except JsonError as error:
        raise SealedError("not-an-accusation", text, error.at) from None
    if not isinstance(data, dict) or tuple(data) != _FIELDS or data["kind"] not in KINDS or plain(data) != text:
        raise SealedError("not-an-accusation", text)
    whole = all(type(data[name]) is int for name in ("accusation", "player", "message", "by"))
    if not whole or data["accusation"] != 1 or not isinstance(data["about"], str) or not isinstance(data["sig"], str):
        raise SealedError("not-an-accusation", text)
    if not isinstance(data["messages"], list) or len(data["messages"]) < 2 or not isinstance(data["secrets"], dict):
        raise SealedError("not-an-accusation", text)
    return data


def _seats(group: Group, messages: Sequence[object]) -> tuple[Invitation, list[Participant]]:
    """The table, and who sits at it; raises `SealedError`."""
    invitation = Invitation.read(group, str(messages[0]))
    first = parse(str(messages[1]))
    if invitation.for_one:
        return invitation, arranged(invitation, [invitation.read_request(group, first.text())])
    if first.before != invitation.message.hash or not first.is_by(group, invitation.host.key):
        raise SealedError("signature")
    return invitation, seated(group, invitation, first.items[0])


def _signed(group: Group, participants: Sequence[Participant], text: object) -> Message:
    """A message that is by whom it names; raises `SealedError`."""
    message = parse(text)
    if not 0 <= message.seat < len(participants) or not message.is_by(group, participants[message.seat].key):
        raise SealedError("signature", message.seat + 1)
    return message


# The kinds of proof ---------------------------------------------------------------------------------------------------


def _two_histories(
    group: Group, invitation: Invitation, sitting: list[Participant], data: dict[str, Any]
) -> Lie | None:
    one, other = (_signed(group, sitting, text) for text in data["messages"][2:4])
    alike = all(getattr(one, name) == getattr(other, name) for name in ("table", "number", "seat", "before"))
    if not alike or one.table != invitation.table or one.text() == other.text():
        return None
    return Lie(one.seat, one.number, "two-histories")


def _chain(group: Group, invitation: Invitation, sitting: _Seats, texts: Sequence[object]) -> list[Message]:
    """Messages that follow each other from the invitation on, each by whom it names; raises `SealedError`."""
    before, found = invitation.message, list[Message]()
    for number, text in enumerate(texts[1:], 1):
        request = number == 1 and invitation.for_one
        message = parse(text) if request else _signed(group, sitting, text)
        if message.number != number or message.before != before.hash or message.table != invitation.table:
            raise SealedError("missing", number)
        before = message
        found.append(message)
    return found


def _public(group: Group, invitation: Invitation, sitting: _Seats, data: _Data) -> Lie | None:
    messages = _chain(group, invitation, sitting, data["messages"])
    table, ending = Table(group, invitation, sitting), Ending()
    table.begin()
    for message in messages:
        table.message = message.number
        items = () if message.number == 1 and invitation.for_one else message.items[message.number == 1 :]
        for item in items:
            try:
                if not ending.take(table, message.seat, item):
                    take(table, message.seat, item)
            except SealedError as error:
                return Lie(message.seat, message.number, error.code) if message is messages[-1] else None
    return None


def _key(group: Group, invitation: Invitation, sitting: _Seats, data: _Data) -> Lie | None:
    keys, told = [_signed(group, sitting, text) for text in data["messages"][2:4]]
    if keys.seat != told.seat or {keys.table, told.table} != {invitation.table}:
        return None
    secret = next(to_bytes(item[1], SIZE) for item in told.items if item[0] == "secret")
    own = Keys(secret)
    if own.commitment != sitting[told.seat].commitment:
        return None
    for item in keys.items:
        for shuffle, at, key in item[1] if item[0] == "keys" else ():
            if int.from_bytes(to_bytes(key, SIZE), "little") != key_of(own, Place(shuffle, at)):
                return Lie(keys.seat, keys.number, "wrong-key")
    return None


def _audit(group: Group, invitation: Invitation, sitting: _Seats, data: _Data) -> Lie | None:
    _chain(group, invitation, sitting, data["messages"])
    secrets = {seat: to_bytes(data["secrets"].get(str(seat + 1)), SIZE) for seat in range(len(sitting))}
    if any(Keys(secrets[seat]).commitment != each.commitment for seat, each in enumerate(sitting)):
        return None
    return audit(group, invitation, data["messages"], secrets).lie


_PROOFS = {"two-histories": _two_histories, "public": _public, "key": _key, "audit": _audit}
