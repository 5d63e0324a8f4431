"""What is going on: whether a move is only asked about or carried out. Effects ask here."""

from __future__ import annotations

from pyengine.core.errors import Breach
from pyengine.core.events import Event
from pyengine.core.prng import Chance, Prng
from pyengine.core.state import Note


class AuthorError(Exception):
    """A mistake in a game's file, found while it was played; its traceback leads to the line.

    Where it does not, the mistake is where the file declares what it is `about`, by name.
    """

    def __init__(self, said: str, about: str = "") -> None:
        super().__init__(said, about)
        self.about = about

    def __str__(self) -> str:
        return str(self.args[0])


class Reached(Exception):
    """The first effect of a move that is only asked about: all its demands are met."""


class Refused(Exception):
    """A demand of a move that is not met."""

    def __init__(self, breach: Breach) -> None:
        super().__init__(breach)
        self.breach = breach


class Now:
    """`running` while a move or the set-up is carried out, `asking` while a move's demands are; `touched` once it had
    an effect. What happens goes to `note`, if anywhere; `chance` is that of the game that is going on, and `actor` the
    bit of the seat that acts; `shuffles` counts those of the move.
    """

    __slots__ = ("actor", "asking", "chance", "note", "running", "shuffles", "touched")

    def __init__(self) -> None:
        self.running = self.asking = self.touched = False
        self.note: Note | None = None
        self.chance: Chance = Prng(0)
        self.actor = self.shuffles = 0


now = Now()


def effect() -> None:
    """Something is about to change."""
    if now.asking:
        raise Reached
    if not now.running:
        raise AuthorError("nothing can change outside a move")
    now.touched = True


def is_news(before: int, after: int) -> bool:
    """True if a card's knowers now are more than before, and whoever acts was none of them: it cannot be unseen.

    Whoever lays a card of their own open may take it back.
    """
    return bool(after & ~before) and not before & now.actor


def tell(event: Event) -> None:
    """Something has happened."""
    if now.note:
        now.note(event)


def require(condition: object, rule: str, /, **facts: object) -> None:
    """A demand of a move, by its rule: where the condition is false, the move is refused with the rule and the facts.

    All demands come before the first effect; raises `AuthorError` where one stands behind.
    """
    if now.touched:
        raise AuthorError(f"the demand of {rule} stands behind an effect")
    if not condition:
        raise Refused(Breach(rule, {name: _plain(value) for name, value in facts.items()}))


def _plain(value: object) -> object:
    """A fact as plain data: cards by their codes."""
    if isinstance(value, list | tuple):
        return [_plain(each) for each in value]
    return value if isinstance(value, int | str | None) else str(value)
