"""What an editor shows of the word under the cursor: a rule's paragraph, an action in words, a fact's value."""

from __future__ import annotations

from typing import NamedTuple

from pyengine.core.errors import Breach, NotationError
from pyengine.core.options import Option
from pyengine.language_server import messages
from pyengine.language_server.moment import Moment
from pyengine.language_server.notations import game_named, schema_of
from pyengine.language_server.pieces import Piece
from pyengine.language_server.places import Span
from pyengine.language_server.reader import Reader
from pyengine.language_server.rules import find_rule
from pyengine.language_server.spoken import spoken


class Shown(NamedTuple):
    """Markdown about a place."""

    text: str
    span: Span


def hover(reader: Reader, line: int, column: int, lang: str) -> Shown | None:
    """What is shown of a place; None where there is nothing to say."""
    piece = reader.piece_at(line, column)
    if piece is None:
        return None
    text = _Hover(reader, piece, lang).text()
    return Shown(text, piece.span) if text else None


class _Hover:
    def __init__(self, reader: Reader, piece: Piece, lang: str) -> None:
        self.reader, self.piece, self.lang = reader, piece, lang

    def text(self) -> str:
        shows = {
            "rule": self._rule,
            "action": self._action,
            "name": self._name,
            "value": self._value,
            "option": self._option,
            "marker": self._marker,
        }
        return shows[self.piece.kind]() if self.piece.kind in shows else ""

    def _rule(self) -> str:
        return self._paragraph(self.piece.text)

    def _paragraph(self, rule_id: str) -> str:
        rule = find_rule(rule_id, self.lang)
        return rule.source if rule else ""

    def _moment(self) -> Moment | None:
        return self.reader.moment(self.piece.span.line, self.piece.span.column)

    def _action(self) -> str:
        game = game_named(self.reader.game_at(self.piece.span.line))
        if game is None:
            return ""
        words = spoken(game, self.piece.text, self.lang)
        moment = self._moment()
        return "\n\n".join([f"`{self.piece.text}`{f' — {words}' if words else ''}", *self._verdict(moment)])

    def _verdict(self, moment: Moment | None) -> list[str]:
        try:
            action = moment.game.parse(self.piece.text) if moment else None
        except NotationError:
            return []
        if moment is None:
            return []
        breach = moment.state.why_not(moment.seat, action)
        return [messages.legal(moment.seat)] if breach is None else self._refusal(moment.seat, breach)

    def _refusal(self, seat: int, breach: Breach) -> list[str]:
        said = messages.refused(seat, breach.rule, breach.facts)
        return [said, *filter(None, [self._paragraph(breach.rule)])]

    def _name(self) -> str:
        """A fact's value, or what an item of a position is there, be it named or not."""
        line = self.piece.span.line
        if self.reader.is_command(line):
            return self._fact(self.piece.text)
        schema, state = schema_of(self.reader.game_at(line)), self.reader.first_state(line)
        if schema is None or state is None or self.piece.text not in schema.names:
            return ""
        key, _, found, _ = schema.names[self.piece.text]
        value = schema.facts(state, found).get(key)
        return messages.item(key, value) if value is not None else ""

    def _fact(self, name: str) -> str:
        moment = self._moment()
        value = moment.game.facts(moment.state, moment.own).get(name) if moment else None
        return messages.fact(name, value) if value is not None else ""

    def _value(self) -> str:
        if self.reader.is_command(self.piece.span.line):
            return self._fact(self.piece.name)
        option = self._setting(self.piece.name)
        return self._about(option) if option else ""

    def _option(self) -> str:
        option = self._setting(self.piece.text)
        return self._about(option) if option else ""

    def _about(self, option: Option) -> str:
        choices = f"{option.span[0]}…{option.span[1]}" if option.span else ", ".join(option.choices)
        return "\n\n".join(filter(None, [messages.option(option.name, choices), self._paragraph(option.rule)]))

    def _setting(self, name: str) -> Option | None:
        game = game_named(self.reader.game_at(self.piece.span.line))
        return next((option for option in game.options if option.name == name), None) if game else None

    def _marker(self) -> str:
        return self.reader.sign(self.piece)
