"""What sealed play refuses, and whom it holds to account. Codes and facts only; sentences are made elsewhere."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pyengine.core.errors import quoted

FORMER_NAMES = {"two-histories": "equivocation"}
"""Codes by which saved tables and accusations of 0.3 call what has another name now."""


@dataclass(frozen=True, slots=True)
class Blame:
    """What a player has signed that cannot be true: `seat` from 0, the `message`'s number, and `about` as a code.

    A message with a number below 0 is not in the transcript: keys that were never shown, say.
    """

    seat: int
    message: int
    about: str

    def to_json(self) -> dict[str, Any]:
        """As plain data; the seat from 1, as people count."""
        return {"player": self.seat + 1, "message": self.message, "about": self.about}


class SealedError(ValueError):
    """A text that sealed play does not take; nothing is changed by it.

    `code` says what is wrong with it, `where` at which item of the message or character of the text (from 1; 0: as a
    whole), `what` quotes it, and `blame` names who signed it and for what, where somebody has to answer for it.
    """

    def __init__(self, code: str, what: object = "", where: int = 0, blame: Blame | None = None) -> None:
        super().__init__(code, what, where, blame)
        self.code, self.what, self.where, self.blame = code, quoted(what) if what != "" else "", where, blame

    def __str__(self) -> str:
        at = f" at {self.where}" if self.where else ""
        who = f" (player {self.blame.seat + 1}, message {self.blame.message})" if self.blame else ""
        return f"{self.code}{at}{': ' + self.what if self.what else ''}{who}"
