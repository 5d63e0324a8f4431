"""Reads a page's messages: parses the JSON, and checks every field against its type in `web.protocol`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any, Literal, NotRequired, get_args, get_origin, get_type_hints

from pyengine.core.json_text import JsonError, read_json
from web.protocol import COMMANDS
from web.protocol.answers import CommandError, ErrorCode
from web.protocol.commands import LONGEST_COMMAND

_UNNAMED = "touch"
"""The command that a message without `do` is."""


class CommandProblem(Exception):
    """A message that is no command; `error` is the answer to its page."""

    def __init__(self, code: ErrorCode, command: str = "", field: str = "") -> None:
        super().__init__(code, command, field)
        self.error: CommandError = {"code": code, "command": command, "field": field}


def read_message(text: str) -> dict[str, Any]:
    """The JSON object in a text; raises `CommandProblem`."""
    try:
        message = read_json(text, LONGEST_COMMAND)
    except JsonError as error:
        raise CommandProblem(error.code) from None
    if not isinstance(message, dict):
        raise CommandProblem("not-object")
    return message


def table_id(message: Mapping[str, Any]) -> str:
    """The ID of the table that a message is for; raises `CommandProblem`."""
    ident = message.get("id", "")
    if not _fits(ident, _fields(_UNNAMED)["id"]):
        raise CommandProblem("wrong-field", field="id")
    return str(ident)


def read_command(message: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    """A command's name and its fields, without unknown ones; raises `CommandProblem`."""
    name = message.get("do", _UNNAMED)
    if not isinstance(name, str) or name not in COMMANDS:
        raise CommandProblem("unknown-command", name[:100] if isinstance(name, str) else "")
    fields = _fields(name)
    for field in COMMANDS[name].fields.__required_keys__ - message.keys():  # type: ignore[attr-defined]
        raise CommandProblem("missing-field", name, field)
    known = {field: message[field] for field in fields if field in message}
    for field, value in known.items():
        if not _fits(value, fields[field]):
            raise CommandProblem("wrong-field", name, field)
    return name, known


@cache
def _fields(name: str) -> dict[str, Any]:
    hints = get_type_hints(COMMANDS[name].fields, include_extras=True)
    return {field: get_args(kind)[0] if get_origin(kind) is NotRequired else kind for field, kind in hints.items()}


def _fits(value: object, kind: Any) -> bool:
    """True if a value is of one of the types that `web.protocol` uses."""
    origin, args = get_origin(kind), get_args(kind)
    if kind is Any:
        return True
    if origin is Literal:
        return isinstance(value, str) and value in args
    if origin is Annotated:
        return _is_text(value) and len(str(value)) <= args[1]
    if origin is list:
        return isinstance(value, list) and all(_fits(each, args[0]) for each in value)
    if origin is dict:
        return isinstance(value, dict)
    return _is_text(value) if kind is str else type(value) is kind  # for `isinstance` True would be a number


def _is_text(value: object) -> bool:
    """True for a text of whole characters: half a surrogate pair can be neither saved nor put into an address."""
    if not isinstance(value, str):
        return False
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True
