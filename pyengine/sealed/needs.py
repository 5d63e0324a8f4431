"""What the game waits for. Everybody can tell it from the messages alone, so there is always one next writer."""

from __future__ import annotations

from dataclasses import dataclass

from pyengine.sealed.chance import Place


@dataclass(frozen=True, slots=True)
class Need:
    """Something that has to be written before the game goes on."""


@dataclass(frozen=True, slots=True)
class LotsNeed(Need):
    """Everybody's share of the lots of this number."""

    number: int


@dataclass(frozen=True, slots=True)
class MixNeed(Need):
    """The next step of the shuffle of this number."""

    number: int


@dataclass(frozen=True, slots=True)
class KeysNeed(Need):
    """The keys of these places, by all who have not given theirs."""

    places: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class TellNeed(Need):
    """The seat tells what all can see of an action, since its hidden cards decide that."""

    seat: int


@dataclass(frozen=True, slots=True)
class ShowNeed(Need):
    """The seat shows its hidden cards to another one, or (None) to all."""

    seat: int
    to: int | None


@dataclass(frozen=True, slots=True)
class ActNeed(Need):
    """The seat acts."""

    seat: int


@dataclass(frozen=True, slots=True)
class ChooseNeed(Need):
    """The seat commits itself to an action: others choose at the same time."""

    seat: int


@dataclass(frozen=True, slots=True)
class RevealNeed(Need):
    """The seat reveals what it has chosen."""

    seat: int


@dataclass(frozen=True, slots=True)
class ConsentNeed(Need):
    """The seat says whether the last action may be taken back."""

    seat: int


@dataclass(frozen=True, slots=True)
class SecretNeed(Need):
    """The game is over: these seats tell their secrets for the audit."""

    seats: tuple[int, ...]
