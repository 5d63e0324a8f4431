"""The test vectors of `docs/sealed-vectors.md`, computed from their two secrets: a name, and what it is as text."""

from __future__ import annotations

from hashlib import sha256

from pyengine.games import game
from pyengine.sealed.client import Client
from pyengine.sealed.group import Group
from pyengine.sealed.items import commitment
from pyengine.sealed.keys import Keys, encode, pad_hand, pad_text, stream
from pyengine.sealed.message import VERSION, to_text
from pyengine.sealed.seating import Secret
from pyengine.sealed.shuffle import Place, Shuffle, key_of, part

ANN, BOB = Secret.of(bytes(range(64))), Secret.of(bytes(range(64, 128)))
MESSAGE, ACTION, HAND = 7, "draw", [3, 5, 8]
"""The number of the message in which an action is chosen, and a hand shown."""
Vectors = dict[str, str]


def vectors(group: Group) -> Vectors:
    """All of them, but those of a game."""
    host = Client.invite(group, game("face-to-face"), 2, ANN, name="Ann")
    return {
        **_keys(group, Keys(ANN.table)),
        **_shuffle(group, host.invitation.table),
        **_hidden(group, host.invitation.table),
        "signing key": to_text(host.key),
        "invitation": host.transcript[0],
    }


def _keys(group: Group, keys: Keys) -> Vectors:
    return {
        "block lots#0": to_text(next(stream(keys.secret, "lots"))),
        "commitment": to_text(keys.commitment),
        "lots": to_text(keys.toss[0]),
        "first share": to_text(keys.toss[1]),
        "second share": to_text(keys.toss[2]),
        "shuffle:0": to_text(encode(keys.secret_of(0))),
        "again:1": to_text(encode(keys.common_of(1))),
        "order:0 of 3": " ".join(map(str, keys.order_of(0, 3))),
        "order:0 of 10": " ".join(map(str, keys.order_of(0, 10))),
        "lock:0:0": to_text(encode(keys.lock(0, 0))),
        "key of 0:0": to_text(encode(key_of(keys, Place(0, 0)))),
        "pair point": to_text(keys.pair_point(group)),
    }


def _shuffle(group: Group, table: str) -> Vectors:
    """A shuffle of three cards, which Ann begins."""
    ann, bob = Keys(ANN.table), Keys(BOB.table)
    shuffle = Shuffle(group, table, 0, [4, 5, 6], players=2, first=0)
    found = {"table": table, "card 0": to_text(part(shuffle.start, 0)), "card 1": to_text(part(shuffle.start, 1))}
    for name, keys in (("Ann shuffles", ann), ("Bob shuffles, locks", bob), ("Ann locks", ann)):
        shuffle.take(shuffle.step(keys))
        found[name] = to_text(shuffle.points)
    places = [Place(0, at) for at in range(3)]
    cards = shuffle.open(range(3), [[key_of(ann, at), key_of(bob, at)] for at in places])
    return found | {"cards": " ".join(str(shuffle.cards.index(card)) for card in cards if card is not None)}


def _hidden(group: Group, table: str) -> Vectors:
    """What Ann shows Bob, and what she chooses."""
    ann, bob = Keys(ANN.table), Keys(BOB.table)
    pad = ann.pad(group, bob.pair_point(group), MESSAGE)
    assert pad == bob.pad(group, ann.pair_point(group), MESSAGE)
    return {
        "pad": to_text(pad),
        "hand 3 5 8": to_text(pad_hand(HAND, pad)),
        "nonce": to_text(ann.nonce(MESSAGE)),
        "choice": to_text(commitment(table, MESSAGE, ann.nonce(MESSAGE), ACTION)),
        "own": to_text(pad_text(ACTION, ann.own_pad(MESSAGE))),
    }


def game_vectors(group: Group, name: str = "face-to-face", version: int = VERSION) -> Vectors:
    """Of a game between two from its invitation on: the hashes of the messages up to the first action."""
    host = Client.invite(group, game(name), 2, ANN, name="Ann", version=version)
    guest = Client.join(group, host.transcript[0], BOB, "Bob")
    host.admit(guest.request)
    clients = [host, guest]
    while not any(client.to_decide for client in clients):
        writer = clients[host.writer or 0]
        writer.write()
        if text := writer.finish():
            clients[1 - clients.index(writer)].receive(text)
    first = next(client for client in clients if client.to_decide)
    first.write()
    hashes = {f"message {at}": to_text(sha256(text.encode()).digest()) for at, text in enumerate(host.transcript)}
    return hashes | {"first to act": f"player {1 + (first.own or 0)}"}


def all_vectors(group: Group) -> Vectors:
    """All of them; those of a game whose shuffle begins with the invitation have its name before theirs."""
    pearl = {f"Pearl: {name}": text for name, text in game_vectors(group, "pearl").items()}
    return vectors(group) | game_vectors(group) | pearl
