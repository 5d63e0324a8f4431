"""What an editor shows of the word under the cursor: a rule's paragraph, an action in words, a fact's value."""

from __future__ import annotations

from typing import NamedTuple

from pyengine.core.errors import NotationError
from pyengine.language_server import messages
from pyengine.language_server.notations import game_named, schema_of
from pyengine.language_server.pieces import Piece
from pyengine.language_server.places import Span
from pyengine.language_server.rules import find_rule
from pyengine.language_server.spoken import spoken
from pyengine.language_server.text import Text


class Shown(NamedTuple):
    """Markdown about a place."""

    text: str
    span: Span


def hover(text: Text, line: int, column: int, lang: str) -> Shown | None:
    """What is shown of a place; None where there is nothing to say."""
    piece = text.piece_at(line, column)
    said = _said(text, piece, lang) if piece else ""
    return Shown(said, piece.span) if piece and said else None


def _said(text: Text, piece: Piece, lang: str) -> str:
    command, name = text.is_command(piece.span.line), piece.name or piece.text
    said = ""
    match piece.kind:
        case "rule":
            said = _paragraph(piece.text, lang)
        case "action":
            said = _action(text, piece, lang)
        case "marker":
            said = text.sign(piece)
        case "name" | "value" if command:
            said = _fact(text, piece, name)
        case "name":
            said = _item(text, piece)
        case "option" | "value":
            said = _option(text, name, piece.span.line, lang)
    return said


def _paragraph(rule_id: str, lang: str) -> str:
    rule = find_rule(rule_id, lang)
    return rule.source if rule else ""


def _action(text: Text, piece: Piece, lang: str) -> str:
    """An action in words, and whether it is possible at its place."""
    game = game_named(text.game_at(piece.span.line))
    if game is None:
        return ""
    words = spoken(game, piece.text, lang)
    said = [f"`{piece.text}`{f' — {words}' if words else ''}"]
    try:
        action = game.parse(piece.text)
    except NotationError:
        return said[0]
    moment = text.moment(piece.span.line, piece.span.column)
    if moment is None:
        return said[0]
    breach = moment.state.why_not(moment.seat, action)
    if breach is None:
        said.append(messages.legal(moment.seat))
    else:
        said += [messages.refused(moment.seat, breach.rule, breach.facts), _paragraph(breach.rule, lang)]
    return "\n\n".join(filter(None, said))


def _fact(text: Text, piece: Piece, name: str) -> str:
    moment = text.moment(piece.span.line, piece.span.column)
    value = moment.game.facts(moment.state, moment.own).get(name) if moment else None
    return messages.fact(name, value) if value is not None else ""


def _item(text: Text, piece: Piece) -> str:
    """What an item of a position is there, be it named or not."""
    schema, state = schema_of(text.game_at(piece.span.line)), text.first_state(piece.span.line)
    if schema is None or state is None or piece.text not in schema.names:
        return ""
    key, _, found, _ = schema.names[piece.text]
    value = schema.facts(state, found).get(key)
    return messages.item(key, value) if value is not None else ""


def _option(text: Text, name: str, line: int, lang: str) -> str:
    game = game_named(text.game_at(line))
    option = next((option for option in game.options if option.name == name), None) if game else None
    if option is None:
        return ""
    choices = f"{option.span[0]}…{option.span[1]}" if option.span else ", ".join(option.choices)
    return "\n\n".join(filter(None, [messages.option(option.name, choices), _paragraph(option.rule, lang)]))
