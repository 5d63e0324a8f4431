"""What the page talks to: a command as JSON in, what to show as JSON out."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any
from zlib import crc32

from pyengine.core.errors import IllegalAction, NotationError, OptionError
from pyengine.core.record import Player, Record
from web.engine import around
from web.engine.presenter import Shown, Trouble, show
from web.engine.record_link import LONGEST, other_engine, record_of
from web.engine.session import Session
from web.engine.setup import PACES, Setup, check_kind, clean_name, new_seed, read
from web.games import find as find_game
from web.games import table_of
from web.parts import settings_panel as settings
from web.parts.messages import LANGS, Messages

_UNASKED = ("tick", "note", "lang", "save", "download-broken", "setting", "copied", "halt-review")
"""Commands that answer nothing that was asked: what is told stays."""
_BESIDE = (*_UNASKED, "share", "settings", "review", "close-review", "dismiss", "undo", "hint")
"""Commands after which an open panel stays."""
_NOTES = ("restarted", "unkept")
"""Faults that the page may have told: its engine was started anew, or its device keeps nothing."""
_ELSEWHERE = ("start", "lang", "setting")
"""Commands that are heard while another page leads the game."""


class Desk:
    """The one session of a page, and the words it is shown in.

    `quiet` is set while a bot still thinks: nothing is to be shown anew, the page only has to come back.
    """

    def __init__(self) -> None:
        """Nothing is on the desk until the `start` command."""
        self.session: Session | None = None
        self.messages = Messages(LANGS[0])
        self.trouble: Trouble | None = None
        self.broken_text: str | None = None
        self.extra: dict[str, Any] = {}
        self.quiet = False
        self.beside = around.Beside()
        self.elsewhere = False

    def send(self, text: str) -> str:
        """Carry out one command; the answer is what the page shows."""
        command = json.loads(text)
        self.extra = {}
        self.quiet = False
        if command.get("do") not in _UNASKED:
            self._dismiss()
        if command.get("do") not in _BESIDE:
            self._close()
        try:
            self._obey(command)
        except (NotationError, IllegalAction, OptionError) as error:
            self.trouble = Trouble(error)
        if self.quiet and self.session:
            return json.dumps({"wait": self.session.wait})
        return json.dumps(self._answer())

    def _dismiss(self) -> None:
        self.trouble = None
        if self.session:
            self.session.refusal = self.session.hint = None

    def _close(self) -> None:
        """Put the panel away, and the focus back to where it was opened from."""
        if self.beside.panel:
            self.extra["focus"] = f"#open-{self.beside.panel}"
        self.beside.panel = None

    def _obey(self, command: dict[str, Any]) -> None:
        if self.elsewhere and command.get("do") not in _ELSEWHERE:
            return
        if "do" in command:
            getattr(self, f"_do_{command['do'].replace('-', '_')}", self._nothing)(command)
        elif self.session:
            self._act(self.session, command)

    def _act(self, session: Session, command: dict[str, Any]) -> None:
        table = table_of(session.setup.game.id)
        source, target = command.get("source"), command.get("target")
        gathered = table.gather(session.chosen, source) if source else session.chosen
        if text := command.get("action") or command.get("try"):
            session.attempt(text, _seat(command))
        elif target is None:
            session.choose(gathered)
        elif chosen := session.chosen or source:
            session.attempt(table.action_of(chosen, target))
        else:
            self.trouble = Trouble(None, "choose-first")

    def _nothing(self, command: dict[str, Any]) -> None:
        """A command this desk does not know changes nothing."""

    def _do_elsewhere(self, _: dict[str, Any]) -> None:
        """Another page leads this game: nothing is done here until this one begins again."""
        self.elsewhere = True
        self.extra["focus"] = "#elsewhere"

    def _do_note(self, command: dict[str, Any]) -> None:
        """Tell of a fault of the device or the engine."""
        if command.get("value") in _NOTES:
            self.trouble = Trouble(None, command["value"])

    def _do_start(self, command: dict[str, Any]) -> None:
        self.elsewhere = False
        self._speak(command.get("langs") or [])
        setup, ignored = read(command.get("query", ""))
        if setup.lang:
            self._speak([setup.lang])
        self.beside.base = str(command.get("base", ""))
        self.beside.likes = settings.checked(command.get("settings") or {})
        record = None
        try:
            _check_size(command)
            record = record_of(command.get("fragment", ""))
            if record is not None:
                return self._take(record)
        except (NotationError, IllegalAction, OptionError) as error:
            self.trouble = Trouble(error, "record", engine=other_engine(record or ""))
        self._resume(setup, command.get("saves") or {})
        if ignored and not self.trouble:
            self.trouble = Trouble(None, "ignored", ", ".join(name[:40] for name in ignored))
        return None

    def _speak(self, wanted: list[str]) -> None:
        """The first of the wanted languages that there is."""
        for tag in wanted:
            lang = tag.split("-")[0].lower()
            if lang in LANGS:
                self.messages = Messages(lang)
                return

    def _resume(self, setup: Setup, saves: dict[str, str]) -> None:
        """Go on with the saved game of this address; one that cannot be read is set aside, and a new one dealt."""
        text = saves.get(setup.key)
        if text is not None:
            try:
                self.session = Session(setup, _kept(setup, text))
                return
            except (NotationError, IllegalAction, OptionError) as error:
                self.broken_text = text
                self.extra["broken"] = [{"key": setup.key, "text": text}]
                self.trouble = self.trouble or Trouble(error, "save", engine=other_engine(text))
        if setup.save:
            self.trouble = self.trouble or Trouble(None, "no-save")
        self.session = Session(replace(setup, save=None))

    def _take(self, text: str) -> None:
        """Put a record on the desk; the game that was there stays when the record is broken."""
        if len(text) > LONGEST:
            raise NotationError(text[:20], 1, 1, "a shorter record")
        record = Record.parse(text)
        self.session = Session(_setup_of(record, self.session), record)

    def _do_load(self, command: dict[str, Any]) -> None:
        text = str(command.get("text", ""))
        try:
            _check_size(command)
            self._take(text)
        except (NotationError, IllegalAction, OptionError) as error:
            self.trouble = Trouble(error, "record", engine=other_engine(text))

    def _do_tick(self, _: dict[str, Any]) -> None:
        self.quiet = self.session is not None and not self.session.let_think()

    def _do_undo(self, _: dict[str, Any]) -> None:
        if self.session:
            self.session.undo()

    def _do_hint(self, _: dict[str, Any]) -> None:
        if self.session:
            self.session.ask()

    def _do_jump(self, command: dict[str, Any]) -> None:
        """Look back at a moment, by its number of actions."""
        text = str(command.get("value", ""))
        if self.session and text.isascii() and text.isdigit() and len(text) < 8:
            self.session.look_back(int(text))

    def _do_live(self, _: dict[str, Any]) -> None:
        if self.session:
            self.session.past = None

    def _do_take_over(self, _: dict[str, Any]) -> None:
        """Play on from the moment that is looked at; the game it is taken from stays saved as it was."""
        session = self.session
        if session and session.past:
            record = session.timeline.record
            record = record.with_steps(record.steps[: session.past.at])
            name = f"{crc32(record.format().encode()):08x}"
            self.session = Session(replace(session.setup, save=name), record)

    def _do_seen(self, _: dict[str, Any]) -> None:
        if self.session:
            self.session.seen()

    def _do_reveal(self, _: dict[str, Any]) -> None:
        if self.session:
            self.session.reveal()
            self.extra["focus"] = "#table"

    def _do_escape(self, _: dict[str, Any]) -> None:
        if self.session:
            self.session.chosen = None

    def _do_lang(self, command: dict[str, Any]) -> None:
        self._speak([str(command.get("value", ""))])
        if self.session:
            self.session.setup = replace(self.session.setup, lang=self.messages.lang)

    def _do_share(self, _: dict[str, Any]) -> None:
        self._open("share")

    def _do_settings(self, _: dict[str, Any]) -> None:
        self._open("settings")

    def _open(self, panel: str) -> None:
        self.beside.panel, self.beside.copied = panel, ""
        self.extra["focus"] = "#panel"

    def _do_setting(self, command: dict[str, Any]) -> None:
        """Change a setting, given as `name=value`; what means nothing changes nothing."""
        name, _, value = str(command.get("value", "")).partition("=")
        if name == "lang":
            self._do_lang({"value": value})
        elif name == "pace" and value in PACES and self.session:
            self.session.setup = replace(self.session.setup, pace=value)
        elif value in settings.CHOICES.get(name, ()):
            self.beside.likes[name] = value
            self.extra["settings"] = {name: value}

    def _do_copied(self, command: dict[str, Any]) -> None:
        """The page has copied a link, or could not (no value)."""
        self.beside.copied = str(command.get("value", ""))
        self.extra["say"] = self.messages("share-copied" if self.beside.copied else "share-not-copied")

    def _do_review(self, command: dict[str, Any]) -> None:
        """Examine the viewer's decisions, or those of all."""
        if self.session and self.session.examine(everyone=command.get("value") == "all"):
            self.extra["focus"] = "#review" if command.get("value") is None else f"#review-{command['value']}"

    def _do_halt_review(self, _: dict[str, Any]) -> None:
        if self.session and self.session.review:
            self.session.review.stopped = not self.session.review.stopped

    def _do_close_review(self, _: dict[str, Any]) -> None:
        if self.session:
            self.session.review = None
            self.extra["focus"] = "#table"

    def _do_new(self, _: dict[str, Any]) -> None:
        if self.session:
            self.session = Session(self.session.setup.with_seed(new_seed()))

    def _do_again(self, _: dict[str, Any]) -> None:
        if self.session:
            self.session = Session(self.session.setup, self.session.timeline.record.with_steps(()))

    def _do_save(self, _: dict[str, Any]) -> None:
        if self.session:
            name = f"{self.session.setup.game.id}-{self.session.setup.seed}.txt"
            self.extra["download"] = {"name": name, "text": self.session.timeline.record.format()}

    def _do_download_broken(self, _: dict[str, Any]) -> None:
        if self.broken_text is not None:
            self.extra["download"] = {"name": "broken-save.txt", "text": self.broken_text}

    def _answer(self) -> dict[str, Any]:
        if self.elsewhere:
            return around.elsewhere(self.messages) | self.extra
        panel = around.panel(self.beside, self.session, self.messages) if self.session else None
        shown: Shown = show(self.session, self.trouble, self.messages, self.broken_text is not None, panel)
        answer: dict[str, Any] = {
            "html": str(shown.html),
            "title": shown.title,
            "lang": self.messages.lang,
            "say": shown.say,
            "focus": shown.focus,
            "moved": list(shown.moved),
            "sounds": shown.sounds,
        }
        if self.session:
            key = self.session.setup.key
            answer["save"] = {"key": key, "text": self.session.timeline.record.format()}
            answer["url"] = self.session.setup.query
            answer["wait"] = self.session.wait
            answer["result"] = around.result(self.session)
        return answer | self.extra


def _kept(setup: Setup, text: str) -> Record:
    """The record kept for this table; raises `NotationError` when it cannot be read or is of another table."""
    record = Record.parse(text)
    if (record.game, record.players) != (setup.game.id, len(setup.seats)):
        raise NotationError(f"{record.game} {record.players}", 1, 1, f"{setup.game.id} {len(setup.seats)}")
    return record


def _check_size(command: dict[str, Any]) -> None:
    """The page holds a file or a link back that is too long, and tells its size; raises `NotationError`."""
    if command.get("size", 0) > LONGEST:
        raise NotationError("", 1, 1, "a shorter record")


def _seat(command: dict[str, Any]) -> int | None:
    """The seat that an element speaks for, where it is not the viewer's."""
    text = str(command.get("seat", ""))
    return int(text) if text.isascii() and text.isdigit() else None


def _setup_of(record: Record, session: Session | None) -> Setup:
    """A table for a record from a file or a link; seats it does not name are people's."""
    seats = record.seats or (Player("human"),) * record.players
    seats = tuple(Player(check_kind(who.kind), clean_name(who.name)) for who in seats)
    pace = session.setup.pace if session else "normal"
    lang = session.setup.lang if session else None
    name = f"{crc32(record.deal.encode()):08x}"
    return Setup(find_game(record.game), seats, record.seed or 0, record.options, pace, lang, name)
