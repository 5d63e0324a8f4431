"""The sentences that a game's file can have for its table, and which values each is filled with.

A sentence that is not there is made of names. In names of messages an underscore of Python is a hyphen:
`lay_eight` is asked for as `move-lay-eight`.

    about                     the game in a sentence
    zone-pile                 a zone; $player, $count
    value-suit                a value, or dice; $player
    move-lay                  the button of a move; its blanks: $card
    event-lay                 what happened; $player and the blanks
    prompt, prompt-bidding    what to do now, in a phase; the values of all: $suit
    wait, wait-bidding        whom the others wait for; $player
    refusal-CRE-4             why a move is refused; the facts of its demand
    end-CRE-7                 how the game ended; $player, who has won
    word-h                    a word that a blank, a value, a phase or a trait of a card can be
    card-r1                   a card
    option-passing, option-passing-no, option-passing-why
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Mapping

from pyengine.kit.definition import Definition
from pyengine.kit.fluent import Message, variables
from pyengine.kit.values import ValueSpec
from pyengine.kit.zones import ZoneSpec
from pyengine.rulebook.run import Failure

_WORD = re.compile(r"[A-Za-z0-9_-]+")


def message_name(*parts: str) -> str:
    """The name of the message about something: `move`, `lay_eight` → `move-lay-eight`."""
    return "-".join(parts).replace("_", "-")


def asked(definition: Definition, code: Iterable[ast.Module], rules: Iterable[str]) -> dict[str, frozenset[str]]:
    """Every message that a table can ask for, and the values that it is filled with."""
    trees, plain = list(code), [n for n, part in definition.parts.items() if isinstance(part, ValueSpec)]
    of_all = frozenset([*(n for n in plain if definition.slots[n] != n), "round"])
    found = {"about": frozenset[str](), "prompt": of_all, "wait": frozenset(("player",))}
    for name, part in definition.parts.items():
        if isinstance(part, ZoneSpec):
            found[message_name("zone", name)] = frozenset(("player", "count"))
        else:
            found[message_name("value", name)] = frozenset(("player",))
    for move in definition.moves.values():
        blanks = frozenset(name for name, _ in move.blanks)
        found[message_name("move", move.name)] = blanks
        found[message_name("event", move.name)] = blanks | {"player"}
    for word in _words(definition, trees):
        found[message_name("word", word)] = frozenset()
        found[message_name("prompt", word)] = of_all
        found[message_name("wait", word)] = frozenset(("player",))
    found |= {message_name("card", card.code): frozenset() for card in definition.pack.kinds}
    for option in definition.options:
        found[message_name("option", option.name)] = found[message_name("option", option.name, "why")] = frozenset()
        found |= {message_name("option", option.name, value): frozenset() for value in option.choices}
    facts = _facts(definition, trees)
    for rule in rules:
        found[f"refusal-{rule}"] = facts.get(rule, frozenset()) | {"seat"}
        found[f"end-{rule}"] = frozenset(("player",))
    return found


def _words(definition: Definition, trees: list[ast.Module]) -> set[str]:
    """All words that a blank, a value, a phase or a trait of a card can be: those of the texts that the code has."""
    traits = [str(trait) for card in definition.pack.kinds for trait in vars(card).values()]
    of = [str(each) for part in definition.parts.values() if isinstance(part, ValueSpec) for each in part.of]
    blanks = [
        str(each)
        for move in definition.moves.values()
        for _, kind in move.blanks
        if isinstance(kind, tuple | range) and not hasattr(kind, "zone")
        for each in kind
    ]
    texts = [
        node.value
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]
    return {word for text in [*of, *blanks, *traits, *texts] for word in text.split() if _WORD.fullmatch(word)}


def _facts(definition: Definition, trees: list[ast.Module]) -> dict[str, frozenset[str]]:
    """The facts of each rule's demands; of a zone's rule also the blank that no card of it fills."""
    found = dict[str, set[str]]()
    for move in definition.moves.values():
        for rule in {move.rule, *(spec.rule for _, spec in move.blanks if isinstance(spec, ZoneSpec))}:
            found.setdefault(rule, set()).update(name for name, _ in move.blanks)
    for tree in trees:
        for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
            if isinstance(call.func, ast.Name) and call.func.id == "require" and len(call.args) > 1:
                named = call.args[1]
                if isinstance(named, ast.Constant) and isinstance(named.value, str):
                    found.setdefault(named.value, set()).update(each.arg for each in call.keywords if each.arg)
    return {rule: frozenset(names) for rule, names in found.items()}


def faults(messages: Iterable[Message], known: Mapping[str, frozenset[str]]) -> list[Failure]:
    """Messages that nobody asks for (`no-message`), that are there twice, and values that they are not given."""
    failures, seen = list[Failure](), set[str]()
    for message in messages:
        if message.name not in known:
            failures.append(Failure(message.line, "no-message", message.name, "", 1))
        elif unknown := variables(message.pattern) - known[message.name]:
            given = " ".join(f"${name}" for name in sorted(known[message.name]))
            failures.append(Failure(message.line, "no-value", f"${min(unknown)}", given, 1))
        if message.name in seen:
            failures.append(Failure(message.line, "twice", message.name, "", 1))
        seen.add(message.name)
    return failures
