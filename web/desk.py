"""What the page talks to: a command as JSON in, what to show as JSON out."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any
from urllib.parse import unquote
from zlib import crc32

from pyengine.core.errors import IllegalAction, NotationError, OptionError
from pyengine.core.record import Player, Record
from web.messages import LANGS, Messages
from web.session import Session
from web.setup import Setup, check_kind, clean_name, new_seed, read
from web.shown import Shown, Trouble, show
from web.table import find as find_game
from web.table import table_of
from web.table.scene import arrowed, toggled

_TOO_LONG = 2_000_000


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

    def send(self, text: str) -> str:
        """Carry out one command; the answer is what the page shows."""
        command = json.loads(text)
        self.extra = {}
        self.quiet = False
        if command.get("do") not in ("tick", "lang", "save", "download-broken"):
            self._dismiss()
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
            self.session.refusal = None

    def _obey(self, command: dict[str, Any]) -> None:
        if "do" in command:
            getattr(self, f"_do_{command['do'].replace('-', '_')}", self._nothing)(command)
        elif self.session:
            self._act(self.session, command)

    def _act(self, session: Session, command: dict[str, Any]) -> None:
        table = table_of(session.setup.game.id)
        source, target = command.get("source"), command.get("target")
        gathered = getattr(table, "gather", toggled)(session.chosen, source) if source else session.chosen
        if text := command.get("action") or command.get("try"):
            session.attempt(text, _seat(command))
        elif target is None:
            session.choose(gathered)
        elif chosen := session.chosen or source:
            session.attempt(getattr(table, "action_of", arrowed)(chosen, target))
        else:
            self.trouble = Trouble(None, "choose-first")

    def _nothing(self, command: dict[str, Any]) -> None:
        """A command this desk does not know changes nothing."""

    def _do_start(self, command: dict[str, Any]) -> None:
        self._speak(command.get("langs") or [])
        setup, ignored = read(command.get("query", ""))
        if setup.lang:
            self._speak([setup.lang])
        fragment = command.get("fragment", "")
        if fragment.startswith("#record="):
            try:
                return self._take(unquote(fragment[len("#record=") :]))
            except (NotationError, IllegalAction, OptionError) as error:
                self.trouble = Trouble(error, "record")
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
                self.session = Session(setup, Record.parse(text))
                return
            except (NotationError, IllegalAction, OptionError) as error:
                self.broken_text = text
                self.extra["broken"] = [{"key": setup.key, "text": text}]
                self.trouble = self.trouble or Trouble(error, "save")
        if setup.save:
            self.trouble = self.trouble or Trouble(None, "no-save")
        self.session = Session(replace(setup, save=None))

    def _take(self, text: str) -> None:
        """Put a record on the desk; the game that was there stays when the record is broken."""
        if len(text) > _TOO_LONG:
            raise NotationError(text[:20], 1, 1, "a shorter record")
        record = Record.parse(text)
        self.session = Session(_setup_of(record, self.session), record)

    def _do_load(self, command: dict[str, Any]) -> None:
        try:
            self._take(str(command.get("text", "")))
        except (NotationError, IllegalAction, OptionError) as error:
            self.trouble = Trouble(error, "record")

    def _do_tick(self, _: dict[str, Any]) -> None:
        self.quiet = self.session is not None and not self.session.let_bots_act()

    def _do_undo(self, _: dict[str, Any]) -> None:
        if self.session:
            self.session.undo()

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
        shown: Shown = show(self.session, self.trouble, self.messages, self.broken_text is not None)
        answer: dict[str, Any] = {
            "html": str(shown.html),
            "title": shown.title,
            "lang": self.messages.lang,
            "say": shown.say,
            "focus": shown.focus,
            "moved": list(shown.moved),
        }
        if self.session:
            key = self.session.setup.key
            answer["save"] = {"key": key, "text": self.session.timeline.record.format()}
            answer["url"] = self.session.setup.query
            answer["wait"] = self.session.wait
        return answer | self.extra


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
