"""What the server says itself, in English. Rules are told by the rulebooks, in the editor's language."""

from __future__ import annotations

MARKERS = {
    ">": "What follows is played, one action after the other.",
    "<": "What the others play.",
    "?": "Each of these is legal here.",
    "!": "The action is refused here, by the rule that follows.",
    "~": "The game allows the action here; the rule that follows, one of this text, does not.",
    "=": "These facts hold here.",
}
PUZZLE_MARKERS = {
    ">": "The best play, from the position on.",
    "?": "A play that tempts: how many in a hundred of the chances to win it loses, and its actions.",
    "=": "The level, how far the best play is ahead, and why.",
}
SIGNS = {
    '"': "Words in a language.",
    "*": "Marks parts of the table.",
    "->": "An arrow from one part of the table to another.",
    "?": "A stop: what should this seat do? Or, with a language, the question.",
    "+": "What is said to a right answer.",
    "-": "What is said to any other answer.",
    "!": "What is said to this answer.",
    "(": "A variation: what could be done in place of the action above.",
    ")": "The end of the variation.",
}


def legal(seat: int) -> str:
    """That an action may be taken; seats count from 0."""
    return f"Legal for seat {seat + 1} here."


def refused(seat: int, rule: str, facts: dict[str, object]) -> str:
    """That an action is refused, and the facts of the case."""
    listed = ", ".join(f"{name}: {value}" for name, value in facts.items())
    return f"Refused to seat {seat + 1} here by **{rule}**{f' ({listed})' if listed else ''}."


def fact(name: str, value: str) -> str:
    """What a fact is."""
    return f"`{name}` is `{value}` here."


def item(name: str, value: str) -> str:
    """What an item of a position is."""
    return f"`{name}` is `{value}` in this position."


def option(name: str, choices: str) -> str:
    """What an option can be."""
    return f"`{name}`: {choices}"


def too_long(most: int) -> str:
    """That a text is not looked at."""
    return f"This text has more than {most} characters, so it is not looked at."


NO_JSON = "A message is left out, since it is no JSON."


def message_too_long(size: int, most: int) -> str:
    """That a message is skipped."""
    return f"A message of {size} bytes is left out: at most {most} are read."


def no_message(most: int) -> str:
    """Why the server goes: nothing can be made of what comes in."""
    return f"a message of more than {most} bytes, or a header that is none, has come in"
