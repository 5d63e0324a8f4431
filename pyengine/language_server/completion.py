"""What can be typed at a place: legal actions, refused ones with their rules, items, facts, options, games."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from itertools import islice
from typing import NamedTuple

from pyengine.core.errors import NotationError
from pyengine.core.game import Game
from pyengine.core.options import Option
from pyengine.games import ids
from pyengine.language_server.markdown import MarkdownText
from pyengine.language_server.notations import fact_names, game_named, item_names, values_of
from pyengine.language_server.places import Span, segment, typed
from pyengine.language_server.rules import find_rule, rules_of
from pyengine.language_server.spoken import spoken
from pyengine.language_server.text import Moment, Text
from pyengine.rulebook.lesson import ANY
from pyengine.rulebook.markdown import KINDS, MARKERS, Block
from pyengine.study.node import parts

MOST = 300
"""The most candidates of one answer; with more letters typed there are fewer."""
_SEPARATOR = " : "


class Candidate(NamedTuple):
    """A text that can be put in: what it is, a word on it, and a rule's paragraph."""

    label: str
    kind: str
    detail: str = ""
    paragraph: str = ""


class Candidates(NamedTuple):
    """What can stand in place of a span; `all` if there is no more than this."""

    span: Span
    found: tuple[Candidate, ...] = ()
    all: bool = True


def complete(text: Text, line: int, column: int, lang: str) -> Candidates:
    """What can be typed at a place."""
    place = _Place(text, line, min(column, len(text.line(line)) + 1), lang)
    span, offered = place.offer()
    every, word = list(offered), place.line_text[span.column - 1 : place.column - 1].lower()
    # What begins as typed comes first; of what only has it within, no more is looked for than is shown.
    begin = [each for each in every if each.label.lower().startswith(word)]
    known = set(begin)
    have = (each for each in every if each not in known and word in each.label.lower())
    found = (*begin, *islice(have, max(0, MOST + 1 - len(begin))))
    return Candidates(span, found[:MOST], len(found) <= MOST)


_Offer = tuple[Span, Iterable[Candidate]]


class _Place:
    """A place in a text: its line, and that up to the cursor."""

    def __init__(self, text: Text, line: int, column: int, lang: str) -> None:
        self.text, self.line, self.column, self.lang = text, line, column, lang
        self.line_text = text.line(line)
        self.before = self.line_text[: column - 1]
        self.word = typed(self.line_text, line, column)

    @cached_property
    def game(self) -> Game | None:
        """The game that the line is about."""
        return game_named(self.text.game_at(self.line))

    @cached_property
    def moment(self) -> Moment | None:
        """The moment before the word that is being typed."""
        return self.text.moment(self.line, self.word.column)

    def offer(self) -> _Offer:
        """What is replaced, and by what it can be."""
        if self.before.startswith("```"):
            return self.word, self._opening()
        if not isinstance(self.text, MarkdownText):
            return self._in_game()
        block = self.text.tree.block(self.line)
        if block is None:
            return self.word, ()
        if block.kind not in MARKERS:
            return self._in_block(block)
        if self.before and self.before[0] in MARKERS[block.kind]:
            return self._in_command(block)
        span, offered = self._in_setup(0)
        markers = () if self.before else (Candidate(f"{marker} ", "marker") for marker in MARKERS[block.kind])
        return span, [*offered, *markers]

    def _opening(self) -> Iterator[Candidate]:
        """What a fence can open with: its kind, or, behind that, its game."""
        if self.before[: self.word.column - 1].split():
            return (Candidate(game_id, "game") for game_id in ids())
        return (Candidate(f"```{kind} ", "keyword") for kind in KINDS)

    def _in_block(self, block: Block) -> _Offer:
        """In a block that is no example: the positions of a set-up, and the options of house rules."""
        at = self.before.find(_SEPARATOR)
        if block.kind == "setup" and at >= 0:
            return self._in_setup(at + len(_SEPARATOR))
        if block.kind != "house" or at >= 0:
            return self.word, ()
        of_deals = ("seed=", "players=")
        return self.word, [each for each in self._setting() if not each.label.startswith(of_deals)]

    def _in_setup(self, start: int) -> _Offer:
        """In a position or a deal, which begins behind so many characters."""
        words = self.before[start:].split()
        if words[:1] == ["deal"] and (words[1:] or self.before.endswith(" ")):
            return self.word, self._setting()
        names = item_names(self.game.id) if self.game else ()
        span, name = segment(self.line_text, self.line, self.column, start, names)
        if name and self.game:
            return self.word, (Candidate(value, "value") for value in values_of(self.game.id, name))
        first = "|" not in self.before[start:]
        deal = [Candidate("deal", "keyword")] if first else []
        return span, [*(Candidate(each, "item") for each in names), *deal]

    def _setting(self) -> Iterator[Candidate]:
        """What a deal can name: an option, and behind `=` its values."""
        word = self.before.split()[-1] if self.before and not self.before[-1].isspace() else ""
        name, equals, _ = word.partition("=")
        options = {option.name: option for option in self.game.options} if self.game else {}
        if not equals:
            yield from (Candidate(f"{each}=", "option") for each in ("seed", "players"))
            yield from (self._option(option, f"{option.name}=") for option in options.values())
        elif name == "players" and self.game:
            yield from (Candidate(f"players={players}", "value") for players in _players(self.game))
        elif name in options:
            yield from (self._option(options[name], f"{name}={choice}") for choice in options[name].choices)

    def _option(self, option: Option, label: str) -> Candidate:
        return Candidate(label, "option", ", ".join(option.choices), self._paragraph(option.rule))

    def _paragraph(self, rule: str) -> str:
        found = find_rule(rule, self.lang)
        return found.text if found else ""

    def _in_command(self, block: Block) -> _Offer:
        marker = self.before[0]
        if marker == "=" and block.kind != "puzzle":
            names = fact_names(self.game.id) if self.game else ()
            span, _ = segment(self.line_text, self.line, self.column, 1, names)
            return span, self._facts()
        done = [word for word in self.before[1 : self.word.column - 1].split() if not word.endswith(":")]
        if marker == "!":
            return self.word, self._refusing(done[0]) if done else self._refused()
        free = [Candidate(ANY, "keyword")] if block.kind == "step" and marker == ">" and not done else []
        return self.word, [*free, *(self._legal() if marker != "=" else ())]

    def _facts(self) -> Iterator[Candidate]:
        """All facts of the state, with their values."""
        if moment := self.moment:
            for name, value in moment.game.facts(moment.state, moment.own).items():
                yield Candidate(f"{name} {value}", "fact")

    def _legal(self) -> Iterator[Candidate]:
        """The legal actions of the seat that the line is about."""
        if moment := self.moment:
            for action in moment.state.legal(moment.seat):
                text = moment.game.format(action)
                yield Candidate(text, "action", spoken(moment.game, text, self.lang))

    def _refused(self) -> Iterator[Candidate]:
        """All actions that are refused here, each with its rule."""
        if moment := self.moment:
            for action in moment.game.actions():
                if breach := moment.state.why_not(moment.seat, action):
                    text = moment.game.format(action)
                    yield Candidate(f"{text} {breach.rule}", "refused", spoken(moment.game, text, self.lang))

    def _refusing(self, action: str) -> Iterator[Candidate]:
        """The rule that refuses an action, then the others of the game."""
        try:
            moment = self.moment
            breach = moment.state.why_not(moment.seat, moment.game.parse(action)) if moment else None
        except NotationError:
            breach = None
        rules = rules_of(self.game.id, self.lang) if self.game else {}
        for rule in dict.fromkeys([*([breach.rule] if breach else []), *rules]):
            yield Candidate(rule, "rule", "", self._paragraph(rule))

    def _in_game(self) -> _Offer:
        """In a record or a study."""
        words = self.before[: self.word.column - 1].split()
        if self.text.is_command(self.line):
            return self.word, self._in_turn(words)
        if not words:
            return self.word, (Candidate(f"{name} ", "keyword") for name in self.text.head(self.line))
        if words[0] in ("deal", "position"):
            return self._in_setup(self.before.index(words[0]) + len(words[0]) + 1)
        return self.word, self._in_head(words)

    def _in_turn(self, words: list[str]) -> Iterable[Candidate]:
        """Behind a seat, or a study's sign."""
        if not words:
            to_act = self.moment.state.to_act if self.moment else ()
            return [Candidate(f"{seat + 1}: ", "seat") for seat in to_act]
        if words[0] in ("*", "->"):
            return [Candidate(name, "item") for name in sorted(parts(self.game.id))] if self.game else ()
        asked = words[0] == "?" and len(words) > 1 and words[1].endswith(":")
        return self._legal() if words[0].endswith(":") or asked or words == ["!"] else ()

    def _in_head(self, words: list[str]) -> Iterator[Candidate]:
        game = self.game
        if words == ["game"]:
            yield from (Candidate(game_id, "game") for game_id in ids())
        elif words == ["record"]:
            yield Candidate("1", "value")
        elif words == ["players"] and game:
            yield from (Candidate(str(players), "value") for players in _players(game))
        elif words == ["option"] and game:
            yield from (Candidate(option.name, "option") for option in game.options)
        elif words[0] == "option" and len(words) == 2 and game:
            choices = next((option.choices for option in game.options if option.name == words[1]), ())
            yield from (Candidate(choice, "value") for choice in choices)


def _players(game: Game) -> range:
    return range(game.seats[0], game.seats[1] + 1)
