"""A seat for language models: the view as text, and the action that an answer names.

>>> import pyengine
>>> from pyengine.adapters.text import Form, opening, question, read_answer
>>> from pyengine.bots import Knowledge
>>> game = pyengine.game("uno")
>>> state = game.deal(players=2, seed=1, target=1)
>>> knowledge = Knowledge(game, state, state.to_act[0])
>>> form = Form(rules="none", legal=True)
>>> messages = [opening(knowledge, form), question(knowledge, form)]
>>> read_answer(game, "I have nothing that fits, so I draw. ACTION: draw")
('draw',)

The engine has no words for people, so that what lies on the table is written in the game's notation. The words of the
table, in its languages, are another package's, which is asked for by an entry point (`table_words`). What stands around
both, such as how to answer, is the same short English for every language: then runs in two languages differ in the
words of the table and of the rules alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from importlib.metadata import entry_points
from itertools import groupby
from typing import Any, Protocol

from pyengine.bots.knowledge import Knowledge
from pyengine.core.errors import Breach, NotationError, OptionError
from pyengine.core.game import Game
from pyengine.core.prng import Prng
from pyengine.core.state import View
from pyengine.rulebook import load

Message = dict[str, str]
"""A message to a model or from it: its `role` (`system`, `user` or `assistant`) and its `content`."""

RULES = ("none", "short", "whole")
"""How much of the rulebook is in the first message: nothing, its introduction and its rules, all of it."""
REFUSALS = ("none", "id", "rule", "words")
"""What a refusal tells: that it is one, the rule's ID and the facts, also the rule, also the table's own sentence."""
LONGEST_ANSWER = 20_000
"""Characters of an answer; what is more is not looked at. The end of an answer counts, so that is what is kept."""
_WORLDS = 32
"""How many possible states are compared to tell what a seat knows from what it does not: of two cards that are equally
likely in a place, one in two thousand million times the same one would be in all of them.
"""
_SAMPLES = 20
"""The most actions that are named to show how actions are written."""


@dataclass(frozen=True, slots=True)
class Form:
    """What a model is told. `history` is how many of the latest events, `lang` the language of rules and words.

    With `legal` every question lists the legal actions; without, the model has to know the rules. `memory` is how many
    of the latest cards that went out of sight the questions still tell, where the table does not; None: all of them.
    With a number, what has happened is not told in games of memory either.
    """

    rules: str = "short"
    legal: bool = False
    refusals: str = "words"
    lang: str = "en"
    history: int = 30
    memory: int | None = None

    def __post_init__(self) -> None:
        """Raises `OptionError` for a setting that there is not."""
        for name, value, allowed in (("rules", self.rules, RULES), ("refusals", self.refusals, REFUSALS)):
            if value not in allowed:
                raise OptionError(name, value, allowed)
        if not 0 <= self.history <= 1000:
            raise OptionError("history", self.history, ("0…1000",))
        if self.memory is not None and self.memory < 0:
            raise OptionError("memory", self.memory, ("0…",))

    def to_json(self) -> dict[str, Any]:
        """Plain data."""
        return asdict(self)


class Words(Protocol):
    """The words of the table in one language. Views, events and actions are as the engine has them."""

    def table(self, view: View, legal: Sequence[str]) -> list[str]:
        """What the seat of the view sees, and what it is to do, in sentences; `legal` are its legal actions."""

    def action(self, game_id: str, action: str) -> str:
        """An action in words."""

    def events(self, view: View, events: Sequence[Mapping[str, Any]]) -> list[str]:
        """What has happened, in sentences: events as JSON, redacted for the seat of the view."""

    def refusal(self, view: View, legal: Sequence[str], action: str, breach: Breach) -> str:
        """Why the action is refused, as a sentence."""


def table_words(lang: str) -> Words | None:
    """The words of an installed package in a language; None where no package has any.

    Such a package, as the wheel with the tables, has the entry point `table` in the group `pyengine.words`: a callable
    that takes a language, and raises `OptionError` for one that it has not.
    """
    for point in entry_points(group="pyengine.words", name="table"):
        try:
            make = point.load()
        except (ImportError, AttributeError):  # of another release, or half removed
            continue
        words: Words = make(lang)
        return words
    return None


# What is asked --------------------------------------------------------------------------------------------------------


def opening(knowledge: Knowledge, form: Form, whole_play: bool = False) -> Message:
    """The first message: the game, the seat, the rules, and how to answer; with `whole_play`, by a whole turn.

    Raises `OptionError` where there is no rulebook in the language.
    """
    game = knowledge.game
    head = f"You play {game.id} with {knowledge.players} players. Yours is seat {knowledge.seat + 1}."
    what = "all actions of your turn, in their order and with spaces between" if whole_play else "one action"
    how = (
        f"End every answer with a line that begins with ACTION: and names {what}, such as\n"
        f"ACTION: {_samples(game)[0]}\n"
        "You may think before that line. An action that the rules forbid is refused, and you are asked again.\n"
        f"Actions are written like these, which need not be legal now: {', '.join(_samples(game))}"
    )
    return {"role": "system", "content": "\n\n".join(part for part in (head, _rules(game, form), how) if part)}


def question(
    knowledge: Knowledge, form: Form, words: Words | None = None, events: Sequence[Mapping[str, Any]] = ()
) -> Message:
    """What the seat sees now: the latest events (as JSON, redacted for the seat), the table, perhaps its actions.

    Nothing that the seat may not know is in it: all of it is made of its view, and of states that could be true.
    """
    game, view = knowledge.game, knowledge.view()
    legal = [game.format(action) for action in knowledge.legal()]
    remembered = form.memory is None or not game.memory
    latest = list(events)[-form.history :] if form.history and remembered else []
    told = words.events(view, latest) if words else list(map(_plain_event, latest))
    parts = ["What has happened:\n" + "\n".join(told)] if told else []
    if words:
        parts.append("The table:\n" + "\n".join(words.table(view, legal)))
    position = known(knowledge.remembering(form.memory))
    parts.append("In the notation, ? being what you cannot know:\n" + "\n".join(position))
    if form.legal:
        listed = [f"{text} ({words.action(game.id, text)})" if words else text for text in legal]
        parts.append("Your legal actions:\n" + "\n".join(listed))
    parts.append("What do you do? End with a line ACTION: …")
    return {"role": "user", "content": "\n\n".join(parts)}


def known(knowledge: Knowledge) -> list[str]:
    """What the seat knows, in the game's notation: the position with `?` for what is hidden, then further facts.

    It is what is the same in many states that could be true, so nothing hidden can be in it. Seats count from 1.
    """
    game, dice = knowledge.game, Prng(knowledge.seat)
    worlds = [knowledge.determinize(dice) for _ in range(_WORLDS)]
    positions = [[item.split() for item in game.write(world).split(" | ")] for world in worlds]
    places = [at for at, item in enumerate(positions[0]) if item[0] != "rng"]
    items = [_agreed(positions[0][at], [other[at] if at < len(other) else [] for other in positions]) for at in places]
    facts = [game.facts(world, knowledge.seat) for world in worlds]
    more = [f"{name} {value}" for name, value in facts[0].items() if all(each.get(name) == value for each in facts)]
    return [" | ".join(items), " | ".join(fact for fact in more if fact not in items)]


def _agreed(item: list[str], others: Sequence[list[str]]) -> str:
    """An item of a position with `?` for each word that is not the same in all others; `52 ?` for a run of them."""
    if any(len(other) != len(item) for other in others):
        return f"{item[0]} ?"
    same = [word if all(other[at] == word for other in others) else "?" for at, word in enumerate(item)]
    found = list[str]()
    for word, run in groupby(same):
        count = len(list(run))
        found += [f"{count} ?"] if word == "?" and count > 6 else [word] * count
    return " ".join(found)


_SEATS = frozenset(("seat", "to", "accused", "culprit", "dealer", "first", "partner"))
"""Fields of events that hold a seat, which counts from 0 there, and from 1 in texts."""


def _plain_event(event: Mapping[str, Any]) -> str:
    """An event on one line, without its lists of numbers, which the position has as well."""
    said = [str(event["type"])]
    for name, value in event.items():
        if name in _SEATS and type(value) is int:
            said.append(f"{name} {value + 1}")
        elif isinstance(value, list) and value and all(isinstance(each, str) for each in value):
            said.append(f"{name} {' '.join(value)}")
        elif name != "type" and name not in _SEATS and isinstance(value, str | int):
            said.append(f"{name} {value}")
    return ", ".join(said)


def _samples(game: Game) -> list[str]:
    """Actions of a game in their notation, of each kind the first: by the target, or the whole word without one."""
    kinds = dict[str, str]()
    for action in game.actions():
        text = game.format(action)
        source, _, target = text.partition(">")
        kinds.setdefault(re.sub(r"\d+", "", target) or source, text)
    return list(kinds.values())[:_SAMPLES]


def _rules(game: Game, form: Form) -> str:
    if form.rules == "none":
        return ""
    book = load(game.id, form.lang)
    if form.rules == "whole":
        return book.text
    introduction = book.text.partition("\n## ")[0].strip()
    rules = (f"{rule.id}: {_unmarked(rule.parts)}" for rule in book.rules.values())
    return "\n".join([introduction, "", *rules])


def _unmarked(parts: Iterable[tuple[str, str]]) -> str:
    return " ".join(text.replace("*", "") for _, text in parts)


# What is answered -----------------------------------------------------------------------------------------------------

_ACTION = re.compile(r"^.*\bACTION\b[ \t*_`\"]*[:：](.*)$", re.MULTILINE | re.IGNORECASE)
_SPAN = re.compile(r"`([^`\n]+)`")
_FENCE = re.compile(r"```[^\n]*\n([^`]*)```")
_AROUND = "\"'“”«»`*_(){}[].,;:"
_THOUGHT = "</think>"


def read_answer(game: Game, text: str, most: int = 1) -> tuple[str, ...]:
    """The actions that an answer names, at most so many, in the game's notation; raises `NotationError` for none.

    The last line with `ACTION:` counts: in it the spans of code, if there are any, else its words; those that are no
    actions are passed over. Without such a line it is the last span or block of code, and without one the last line, if
    it has nothing but actions. What stands before `</think>` is no part of the answer. Nothing of an answer is ever
    run: it is compared with the notation of actions, and that is all.
    """
    text = text[-LONGEST_ANSWER:].rpartition(_THOUGHT)[2]
    lines = [line for line in _ACTION.findall(text) if line.strip()]
    if lines:
        found = _actions(game, " ".join(_SPAN.findall(lines[-1])) or lines[-1])
    elif spans := _SPAN.findall(_FENCE.sub(lambda fence: f"`{' '.join(fence[1].split())}`", text)):
        found = _actions(game, spans[-1])
    else:
        last = text.strip().rpartition("\n")[2]
        found = _actions(game, last)
        if len(found) != len(last.split()):
            found = []
    if not found:
        raise NotationError((lines or [text.strip().rpartition("\n")[2]])[-1].strip(), 1, 1, "ACTION: and an action")
    return tuple(found[:most])


def _actions(game: Game, line: str) -> list[str]:
    """The words of a line that are actions."""
    found = list[str]()
    for word in line.split():
        for text in (word, word.strip(_AROUND)):
            try:
                found.append(game.format(game.parse(text)))
                break
            except NotationError:
                continue
    return found


def unread(error: NotationError) -> Message:
    """What is said to an answer that names no action."""
    text = f"No action can be read in “{error.what}”. Choose again, and end with a line ACTION: …"
    return {"role": "user", "content": text}


def refusal(knowledge: Knowledge, action: str, breach: Breach, form: Form, words: Words | None = None) -> Message:
    """What is said to an action that the rules forbid, as the form has it."""
    parts = [f"{action} is refused."]
    if form.refusals != "none":
        facts = ", ".join(f"{name} {value}" for name, value in breach.facts.items())
        parts[0] = f"{action} is refused by the rule {breach.rule}{f' ({facts})' if facts else ''}."
    if form.refusals == "words" and words:
        legal = [knowledge.game.format(each) for each in knowledge.legal()]
        parts.append(words.refusal(knowledge.view(), legal, action, breach))
    if form.refusals in ("rule", "words"):
        rule = load(knowledge.game.id, form.lang).rules.get(breach.rule)
        parts += [f"{rule.id}: {_unmarked(rule.parts)}"] if rule else []
    return {"role": "user", "content": "\n".join([*parts, "Choose again, and end with a line ACTION: …"])}
