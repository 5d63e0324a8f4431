"""How IPython shows views, states and records: as tables, from what is in a view and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from pyengine import IllegalAction, NotationError, OptionError, Record, State
from web.games import games
from web.notebook.frame import frame, scene_of, table_html
from web.parts.messages import LANGS

Show = Callable[[Any], Any]
"""The HTML of a value; None where it has none, and its text is shown."""

_MIME = "text/html"
_ITEMS = frozenset(("game", "seat", "to_act", "players", "outcome"))
"""What every game's view holds."""


class Formatter(Protocol):
    """IPython's formatter of one MIME type, as far as it is used here."""

    def for_type(self, typ: type, func: Show | None = None, /) -> Show | None:
        """Show values of a type by `func`, if it is given; returns what has shown them until now."""

    def pop(self, typ: type, default: None, /) -> Show | None:
        """Show values of a type as if nothing had been registered for it."""


class DisplayFormatter(Protocol):
    """IPython's formatters by MIME type."""

    formatters: dict[str, Formatter]


class Shell(Protocol):
    """IPython, as far as it is used here."""

    display_formatter: DisplayFormatter


@dataclass(frozen=True, slots=True)
class DictFormatter:
    """Shows views as tables, and any other dict as it was shown `before`."""

    lang: str
    before: Show | None

    def __call__(self, value: dict[Any, Any]) -> Any:
        """The table's HTML, or whatever the dict had."""
        if is_view(value):
            return table_html(value, self.lang)
        show = self.before or getattr(type(value), "_repr_html_", None)
        return show(value) if show else None


def is_view(value: dict[Any, Any]) -> bool:
    """True if a dict is what a state's `view` returns."""
    if not value.keys() >= _ITEMS:
        return False
    game_id = value["game"]
    return isinstance(game_id, str) and any(game_id == game.id for game in games())


def state_html(state: State, lang: str = "en") -> str:
    """The table as a spectator sees it: what is hidden from anybody is not in it."""
    return frame(scene_of(state.view(None), lang, None, state.awaited))


def record_html(record: Record, lang: str = "en") -> str | None:
    """The table as a spectator sees it after the record's last action; None for a record that is broken."""
    try:
        state = record.replay()
    except (IllegalAction, NotationError, OptionError):
        return None
    scene = scene_of(state.view(None), lang, None, state.awaited)
    named = [who.name or plain for who, plain in zip(record.seats, scene.names, strict=False)]
    return frame(scene_of(scene.view, lang, [*named, *scene.names[len(named) :]], state.awaited))


def register(ipython: Shell, lang: str = "en") -> None:
    """Show views, states and records as tables, in a language of `LANGS`, such as `en`.

    Raises `OptionError` for another language.
    """
    if lang not in LANGS:
        raise OptionError("lang", lang, LANGS)
    formatter = ipython.display_formatter.formatters[_MIME]
    before = formatter.for_type(dict)
    before = before.before if isinstance(before, DictFormatter) else before
    formatter.for_type(dict, DictFormatter(lang, before))
    formatter.for_type(State, lambda state: state_html(state, lang))
    formatter.for_type(Record, lambda record: record_html(record, lang))


def load_ipython_extension(ipython: Shell) -> None:
    """`%load_ext web.notebook`."""
    register(ipython)


def unload_ipython_extension(ipython: Shell) -> None:
    """`%unload_ext web.notebook`: everything is shown as before."""
    formatter = ipython.display_formatter.formatters[_MIME]
    ours = formatter.for_type(dict)
    for kind in (dict, State, Record):
        formatter.pop(kind, None)
    if isinstance(ours, DictFormatter) and ours.before:
        formatter.for_type(dict, ours.before)
