"""An accusation as a document: the least messages and secrets that prove a lie, and who accuses, for anybody to check.

It is canonical JSON on one line, signed by the accuser. Who judges it needs nothing else. A proof that is none convicts
its author; one that was changed on its way convicts nobody. The kinds of proof:

- `equivocation`: two messages of one writer behind the same one (before, it was called `two-histories`);
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
from pyengine.sealed.errors import FORMER_NAMES, Blame, SealedError
from pyengine.sealed.group import SIGNATURE, SIZE, Group
from pyengine.sealed.keys import Keys
from pyengine.sealed.message import Message, parse, plain, to_bytes, to_text
from pyengine.sealed.seating import Invitation, Participant, arranged, seated
from pyengine.sealed.shuffle import Place, key_of
from pyengine.sealed.spectator import Spectator

_Seats = list[Participant]
_Data = dict[str, Any]
KINDS = ("equivocation", "public", "key", "audit")
LONGEST = 20_000_000
"""Characters of an accusation: those of the longest games with all their messages."""
_NO_PROOF = (ValueError, TypeError, LookupError, AttributeError, StopIteration)
"""What comes of reading a proof that is none."""
_CONTEXT = b"nastilka accusation, version 1\n"
_FIELDS = ("accusation", "kind", "player", "message", "about", "messages", "secrets", "by", "sig")


@dataclass(frozen=True, slots=True)
class Judgement:
    """Who is convicted, of what, and by which kind of proof; `false` if it is the author of a false accusation."""

    blame: Blame
    kind: str
    name: str
    false: bool


def accuse(client: Client) -> str:
    """The accusation that a device can make; raises `SealedError` where it knows of no lie."""
    blame, transcript, secrets = client.blame, client.transcript, dict[int, bytes]()
    if blame is not None and blame.about == "equivocation":
        kind, messages = "equivocation", [*transcript[:2], *client.evidence]
    elif blame is not None:
        kind, messages = "public", transcript[: blame.message + 1]
    else:
        blame = client.audit().blame
        if blame is None:
            raise SealedError("nothing-to-accuse")
        if blame.about == "wrong-key":
            given = next(text for text in transcript if parse(text).seat == blame.seat and '["secret",' in text)
            kind, messages = "key", [*transcript[:2], transcript[blame.message], given]
        else:
            # Two at least: who sits follows from the first two, where the lie came with the invitation itself, too.
            kind, messages, secrets = "audit", transcript[: max(2, blame.message + 1)], client.ending.secrets
    assert client.own is not None
    body = _body(kind, blame, messages, secrets, client.own)
    signature = to_text(client.group.sign(client.secret.signing, _CONTEXT + body.encode()))
    return f'{body},"sig":"{signature}"}}'


def _body(kind: str, blame: Blame, messages: Sequence[str], secrets: dict[int, bytes], by: int) -> str:
    """All that is signed."""
    given = {str(seat + 1): to_text(secret) for seat, secret in sorted(secrets.items())}
    values = (1, kind, blame.seat + 1, blame.message, blame.about, list(messages), given, by + 1)
    return plain(dict(zip(_FIELDS[:-1], values, strict=True)))[:-1]


def judge(group: Group, text: str) -> Judgement:
    """Check an accusation; raises `SealedError` for what is none, or is not by whom it names, and proves nothing."""
    data = _read(text)
    invitation, participants = _seats(group, data["messages"])
    by = data["by"] - 1
    if not 0 <= by < len(participants):
        raise SealedError("seat", data["by"])
    body = text[: text.rindex(',"sig":')]  # within the messages its quotes are escaped
    if not group.verify(participants[by].key, _CONTEXT + body.encode(), to_bytes(data["sig"], SIGNATURE)):
        raise SealedError("signature")
    claimed = Blame(data["player"] - 1, data["message"], data["about"])
    try:
        found = _PROOFS[data["kind"]](group, invitation, participants, data)
    except _NO_PROOF:
        found = None
    if found == claimed:
        return Judgement(claimed, data["kind"], participants[claimed.seat].name, false=False)
    return Judgement(Blame(by, -1, "false-accusation"), data["kind"], participants[by].name, false=True)


def _read(text: str) -> dict[str, Any]:
    """The fields of an accusation; raises `SealedError`."""
    try:
        data = read_json(text, LONGEST)
    except JsonError as error:
        raise SealedError("not-an-accusation", text, error.at) from None
    if not isinstance(data, dict) or tuple(data) != _FIELDS or plain(data) != text:
        raise SealedError("not-an-accusation", text)
    whole = all(type(data[name]) is int for name in ("accusation", "player", "message", "by"))
    if not whole or data["accusation"] != 1 or any(type(data[name]) is not str for name in ("kind", "about", "sig")):
        raise SealedError("not-an-accusation", text)
    if not isinstance(data["messages"], list) or len(data["messages"]) < 2 or not isinstance(data["secrets"], dict):
        raise SealedError("not-an-accusation", text)
    data |= {name: FORMER_NAMES.get(data[name], data[name]) for name in ("kind", "about")}
    if data["kind"] not in KINDS:
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


def _equivocation(
    group: Group, invitation: Invitation, participants: list[Participant], data: dict[str, Any]
) -> Blame | None:
    one, other = (_signed(group, participants, text) for text in data["messages"][2:4])
    alike = all(getattr(one, name) == getattr(other, name) for name in ("table", "number", "seat", "before"))
    if not alike or one.table != invitation.table or one.text() == other.text():
        return None
    return Blame(one.seat, one.number, "equivocation")


def _chain(group: Group, invitation: Invitation, participants: _Seats, texts: Sequence[object]) -> list[Message]:
    """Messages that follow each other from the invitation on, each by whom it names; raises `SealedError`."""
    before, found = invitation.message, list[Message]()
    for number, text in enumerate(texts[1:], 1):
        request = number == 1 and invitation.for_one
        message = parse(text) if request else _signed(group, participants, text)
        if message.number != number or message.before != before.hash or message.table != invitation.table:
            raise SealedError("missing", number)
        before = message
        found.append(message)
    return found


def _public(group: Group, invitation: Invitation, participants: _Seats, data: _Data) -> Blame | None:
    messages = _chain(group, invitation, participants, data["messages"])
    spectator = Spectator.at(group, data["messages"][0])
    for message in messages:
        try:
            spectator.receive(message.text())
        except SealedError as error:
            return error.blame if message is messages[-1] else None
    return None


def _key(group: Group, invitation: Invitation, participants: _Seats, data: _Data) -> Blame | None:
    keys, declared = [_signed(group, participants, text) for text in data["messages"][2:4]]
    if keys.seat != declared.seat or {keys.table, declared.table} != {invitation.table}:
        return None
    secret = next(to_bytes(item[1], SIZE) for item in declared.items if item[0] == "secret")
    own = Keys(secret)
    if own.commitment != participants[declared.seat].commitment:
        return None
    for item in keys.items:
        for shuffle, at, key in item[1] if item[0] == "keys" else ():
            if int.from_bytes(to_bytes(key, SIZE), "little") != key_of(own, Place(shuffle, at)):
                return Blame(keys.seat, keys.number, "wrong-key")
    return None


def _audit(group: Group, invitation: Invitation, participants: _Seats, data: _Data) -> Blame | None:
    _chain(group, invitation, participants, data["messages"])
    secrets = {seat: to_bytes(data["secrets"].get(str(seat + 1)), SIZE) for seat in range(len(participants))}
    if any(Keys(secrets[seat]).commitment != each.commitment for seat, each in enumerate(participants)):
        return None
    return audit(group, invitation, data["messages"], secrets).blame


_PROOFS = {"equivocation": _equivocation, "public": _public, "key": _key, "audit": _audit}
