"""What is said of links that cannot be taken, and of what was found out."""

from __future__ import annotations

from pyengine.core.errors import LinkError
from pyengine.core.version import VERSION
from pyengine.sealed.errors import Blame, SealedError

CHECKED = "Checked: nobody could have looked or cheated."
DOUBT = "Something that was sent cannot be true, so the game is over. The check finds out what."
DOUBTS = "Who says without a reason that something sent cannot be true, and so ends the game, loses it."
LOST = "{} has lost: there was no lie before the doubt that ended the game."
WAITS_FOR_CHECK = "When everybody's last message is here, the whole game is checked."

_CUT = "This link is not whole."
_ASK = "Copy all of it, or ask for it again. A long one can be put in a file: read FILE."
_BAD = "There is no link of a sealed game in this."
_CHANGED = "This link was changed on its way: ask for it to be sent again."
_OTHER_VERSION = f"This link was made by another version; this is {VERSION}. Install the same one, and begin anew."
SENTENCES = {
    "another-device": "This game goes on differently on another device of yours. Play it on one device only: two moves "
    "of one player for one moment look like cheating to your friends.",
    "another-file": "Your friend's file of this game is not the same as yours. Let one of you send the other the "
    "file, letter by letter as it is, and begin anew: no card has been dealt.",
    "another-history": "This link belongs to a game that has gone on differently. Is it open somewhere else, too?",
    "asked": "You are asked whether the last move may be taken back: type agree or refuse.",
    "bundle": _BAD,
    "engine": _OTHER_VERSION,
    "equivocation": "Somebody has sent two different messages in one place.",
    "full": "All seats are taken.",
    "kept": "The game in this file cannot be read.",
    "late": "This was sent before your friend knew that the game is over, so it does not count.",
    "missing": "A link before this one has not arrived here: ask for it to be sent again.",
    "no-file": "The rules of this game stand in a file, which does not come with a link. Get it from your friend, "
    "read it, and name it: pyengine play FILE.md --sealed …",
    "no-record": "There is no record of this game: it was not dealt, or somebody lied.",
    "no-seat": "The game has begun without you: all seats were taken.",
    "not-a-message": _CHANGED,
    "nothing-to-accuse": "Nobody has lied, as far as is known here.",
    "not-dealt": "The cards have not been dealt yet.",
    "not-due": "Nobody asks for that now.",
    "not-your-turn": "It is not your turn.",
    "nothing-to-send": "There is nothing to be sent now.",
    "old": "You have taken this link before: here is the game as it is now.",
    "out-of-turn": "This link is by somebody whose turn it is not.",
    "over": "The game is over.",
    "own-device": "You have gone on with this game on another device: here it is as it is there. Play it on one only.",
    "own": "You have set this table up: the link is for your friends. To play both sides here, name another --table.",
    "signature": _CHANGED,
    "table": "This link belongs to another game: take it where that one is played.",
    "unchecked": "There is a record once the game has been checked.",
    "unknown": "This link belongs to a game that is not kept here: name its file with --table.",
    "version": _OTHER_VERSION,
}
"""A sentence for the code of an error of sealed play, where there is more to say than the code."""


def sentence(error: SealedError | LinkError) -> str:
    """What is wrong."""
    if isinstance(error, LinkError):
        here = f" {error.here} of its {error.whole} characters are here." if error.whole else ""
        return _CHANGED if error.code == "damaged" else f"{_CUT}{here} {_ASK}"
    return SENTENCES.get(error.code, f"This cannot be taken ({error}).")


def blame_words(blame: Blame, name: str, *, checked: bool) -> str:
    """Who lied in which message about what: found by the check of the whole game, or at once."""
    said = f"what {name} sent as message {blame.message} cannot be true ({blame.about})"
    return f"Checked: {said}." if checked else f"W{said[1:]}, so the game is over."
