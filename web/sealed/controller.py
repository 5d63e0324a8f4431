"""The page for friends: a shared table by links, live, or both."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, ClassVar

from pyengine.bots import names as bot_names
from pyengine.core.errors import LinkError, OptionError
from pyengine.core.links import check_parts, found
from pyengine.core.record import clean_name
from pyengine.sealed.accusation import accuse
from pyengine.sealed.bundle import HEAD, KEY, asked, asking, is_link, pack, unpack
from pyengine.sealed.compact import LONGEST
from pyengine.sealed.errors import SealedError
from pyengine.sealed.group import Group
from pyengine.sealed.message import parse
from pyengine.sealed.saved_table import read as read_text
from pyengine.sealed.seating import Invitation
from pyengine.sealed.shared_table import FRIEND, PERSON, SharedTable
from pyengine.sealed.shared_table import KEY as KEY_SIZE
from web.engine.answer import Picture
from web.engine.controllers.base import command
from web.engine.notices import INPUT_ERRORS, InputProblem, problem_text
from web.engine.people import people
from web.engine.presenter import elsewhere_picture, problem_picture
from web.engine.scene import scene_of
from web.engine.session import Session
from web.engine.setup import PEOPLE, read, recognised
from web.parts import notice
from web.parts.html import glued
from web.parts.page_paths import has_pages, table_address
from web.parts.preferences import PACES, checked
from web.protocol.commands import Note, OpenShared, Page, Plain, Receive, SitDown, Spoken, Valued
from web.sealed import saved_table
from web.sealed.clock import Clock
from web.sealed.connected import ConnectedController
from web.sealed.gallery import look_in_gallery
from web.sealed.picture import SharingState, room_picture, table_picture
from web.sealed.post import FIELD
from web.sealed.room import asked_pace, at_device, invited
from web.sealed.session import SharedSession

FRIEND_TROUBLE = "friend"
"""Where a refused message was, for the words of a problem."""


class FriendsController(ConnectedController):
    """A shared table. Before one sits down there is an `invitation`; before the deal a `table`, then a session too."""

    page: ClassVar[Page] = "friends"
    errors = (*INPUT_ERRORS, SealedError)

    def __init__(
        self, group: Group, ident: str = "", chance: Iterator[bytes] | None = None, clock: Clock | None = None
    ) -> None:
        super().__init__(group, ident, chance)
        self.clock = clock or Clock()
        self.invitation: Invitation | None = None
        self.own_invitation = False
        self.name = ""
        self.pace = PACES[0]
        self._written: saved_table.Written | None = None

    def problem_of(self, error: Exception) -> InputProblem:
        """What is wrong, for the reader; raises `GalleryMissing` where a game may be one of the gallery."""
        if isinstance(error, SealedError) and error.code == "no-file":
            look_in_gallery()
        if isinstance(error, SealedError):
            return InputProblem(None, FRIEND_TROUBLE, error.code)
        if isinstance(error, LinkError):
            return InputProblem(error, FRIEND_TROUBLE)
        return super().problem_of(error)

    @command("note")
    def note(self, note: Note) -> None:
        """The same. A table among friends cannot be saved as a file: its secrets are in this browser alone."""
        super().note(note)
        if note["value"] == "unkept":
            self.problem = InputProblem(None, FRIEND_TROUBLE, "unkept")

    # Which table --------------------------------------------------------------------------------------------------

    @command("friends")
    def open_table(self, asks: OpenShared) -> None:
        """The table of an address: a new one, one that is kept here, or one that one is invited to."""
        self.elsewhere = False
        self.table = self.session = self.invitation = None
        self.sharing = SharingState(asks.get("base", ""), muted="muted" in asks, clock=self.clock)
        game_id, lang = recognised(asks["query"])
        if not game_id and "game=" in asks["query"]:
            look_in_gallery()
        self.set_language([lang, *asks.get("langs", [])])
        self.panels.preferences = checked(asks.get("settings", {}))
        self.name, self.pace = clean_name(asks.get("name", "")), asked_pace(asks["query"])
        fragment, texts = asks.get("fragment", ""), asks.get("kept", [])
        check_parts(fragment)
        if "passed" in asks:
            self.elsewhere = True
        elif game_id and not fragment:
            self._invite(asks["query"])
        elif is_link(fragment):
            self._open_bundle(fragment, texts)
            self.take_along(fragment)
        elif texts:
            self.sit_at(self._read_saved(texts[0]), is_saved=True)
            self.connect_by(fragment)
        else:
            raise SealedError("gone")

    def _read_saved(self, text: str) -> SharedTable:
        """A table from the page's own storage; what this device had verified is not verified again."""
        return read_text(self.group, text, own=True)

    def _invite(self, query: str) -> None:
        """Set a new table up, as the set-up page has asked for it."""
        setup, _ = read(query, PEOPLE)
        kinds = [who.kind for who in setup.seats]
        if PERSON not in kinds:
            raise OptionError("seats", ",".join(kinds)[:40], (PERSON, FRIEND))
        own = kinds.index(PERSON)
        seats = [FRIEND if kind == PERSON and at != own else kind for at, kind in enumerate(kinds)]
        names = [who.name for who in people(replace(setup, seed=secrets.randbelow(10**9)), self.messages)]
        names[own] = setup.seats[own].name or self.name
        host = names[own] or self.messages("player-number", number=own + 1)
        names = [at_device(name, host) if kind not in PEOPLE else name for name, kind in zip(names, kinds, strict=True)]
        people_there = list(zip(seats, names, strict=True))
        try:
            table = SharedTable.invite(self.group, setup.game, people_there, options=setup.options, secrets=self.chance)
        except OptionError as error:  # options that contradict each other
            self.problem = InputProblem(error, game=setup.game.id)
            return
        self.sit_at(table)

    def _open_bundle(self, fragment: str, texts: list[str]) -> None:
        """A link with messages: of a table that is kept here, or an invitation to another one."""
        tables = [self._read_saved(text) for text in texts]
        try:
            table_id, lines = unpack(fragment)
        except (LinkError, SealedError) as error:
            if tables:  # the game that is kept stays, and so does the address
                self.sit_at(tables[0], is_saved=True)
                self.problem, self.extra["stays"] = self.problem_of(error), True
                return
            raise
        table = self._meant(tables, lines)
        if table is not None:
            self.sit_at(table, is_saved=True)
            self._receive(lines)
        elif parse(lines[0]).number == 0:
            self.invitation, self.own_invitation = Invitation.read(self.group, lines[0]), False
        else:
            raise SealedError("unknown", table_id)

    @staticmethod
    def _meant(tables: list[SharedTable], lines: list[str]) -> SharedTable | None:
        """Of the players of this browser at one table, the one who can take these messages; else the first."""
        first = parse(lines[0])
        for table in tables:
            begun = len(table.client.transcript)
            if (first.seat == -1 and table.hosts) or (first.seat != -1 and parse(lines[-1]).number >= begun):
                return table
        return tables[0] if tables else None

    @command("sit")
    def sit_down(self, sit: SitDown) -> None:
        """Sit down at the table that one is invited to."""
        if self.invitation is None:
            return
        kinds = [kind for kind in sit.get("bots", "").split(",") if kind]
        if any(kind not in [f"bot:{name}" for name in bot_names()] for kind in kinds):
            raise OptionError("bots", sit.get("bots", "")[:40], bot_names())
        text, name = self.invitation.message.text(), clean_name(sit["name"])
        words = [self.messages("friends-join-bot", number=at + 1) for at in range(len(kinds))]
        bots = [(kind, at_device(said, name)) for kind, said in zip(kinds, words, strict=True)]
        self.sit_at(SharedTable.join(self.group, text, name, bots, self.chance))
        self.reply_to(self.sharing.met)
        self.extra["focus"] = "#room-title"

    @command("sit-here")
    def sit_here(self, _: Plain) -> None:
        """Sit down at one's own table a second time, in another window of this browser."""
        if self.table is not None:
            self.invitation, self.own_invitation = self.table.client.invitation, True
            self.table = self.session = None

    def sit_at(self, table: SharedTable, *, is_saved: bool = False) -> None:
        """Be at this table."""
        self.table, self.invitation = table, None
        folder, index, _ = self.sharing.address.partition("index.html")
        page = table_address(table.client.invitation.game.id, index)
        self.panels.base = f"{folder.removesuffix('friends/')}{page}"
        self._written = saved_table.Written.of(table) if is_saved else None
        table.write()
        self._begin()

    def _begin(self) -> None:
        """Show the table once the person has seen the own cards; till then bots of this device act at once."""
        table = self.table
        if table is None or self.session or not table.seated:
            return
        while not (session := SharedSession(table, self.pace, self.messages.lang)).shared.dealt:
            player = table.write()
            if player is None or player.kind == PERSON:
                return
            table.act(player, player.bot_choice())
        self.session = session
        session.follow()  # the bot's act may want keys of this device, which nobody has to decide on

    # What comes in ------------------------------------------------------------------------------------------------

    @command("receive")
    def receive(self, message: Receive) -> None:
        """Messages have come."""
        if message.get("size", 0) > LONGEST:
            raise SealedError("bundle", message.get("size"))
        text, live = message["text"], message.get("live") is not None
        if not live:
            self.close_panel({"do": "close-panel"})
            if not any(True for _ in found(text, KEY)) and self.connect_by(text):
                return
        elif question := asked(text):
            self._answer_question(*question)
            return
        table_id, lines = unpack(text)
        if self.table is not None and table_id == self.table.id:
            if not live:
                self.take_along(text)
            self._receive(lines, live=live)
        elif not live:
            self.extra["follow"] = f"{HEAD}{pack(table_id, lines)}"
        elif parse(lines[0]).number == 0:
            self.take_offer(lines)

    def _answer_question(self, table_id: str, known: int) -> None:
        """Somebody has so many messages: send the others, or ask for what is missing here."""
        table = self.table
        if table is None or table_id != table.id:
            return
        if lines := table.after(known):
            self.extra["send"] = pack(table.id, lines)
        elif known > table.known:
            self.extra["send"] = asking(table.id, table.known)

    def _receive(self, lines: list[str], *, live: bool = False) -> None:
        """Take messages: at the table one after the other, in the room at once."""
        table = self.table
        assert table is not None
        if isinstance(self.session, SharedSession):
            known = set(table.client.transcript)
            news = [line for line in lines if line not in known]
            self.session.incoming.extend(news)
            if not news and not live:
                self.problem = InputProblem(None, FRIEND_TROUBLE, "old")
            return
        taken = [table.take(line) for line in lines]
        table.write()
        if not any(taken) and not live:
            self.problem = InputProblem(None, FRIEND_TROUBLE, "own" if table.hosts and not table.seated else "old")
        self._begin()

    # What the person does beside the game -------------------------------------------------------------------------

    @command("say")
    def say(self, spoken: Spoken) -> None:
        """Resign, give up, or speak about taking a move back; an `ask-` asks first."""
        word = spoken["value"]
        if word.startswith("ask-"):
            self._open(word.removeprefix("ask-"))
        elif isinstance(self.session, SharedSession):
            self.session.say(word)
            self.extra["focus"] = "#end" if word in ("resign", "abandon") else "#table"

    @command("send-again")
    def send_again(self, _: Plain) -> None:
        """Open the panel with the other ways."""
        self._open("link")

    @command("save-bundle")
    def save_bundle(self, _: Plain) -> None:
        """Give what is to be sent as a file."""
        bundle = self.table.bundle() if self.table else None
        if self.table and bundle:
            name = f"{self.table.client.invitation.game.id}-{len(self.table.client.transcript)}.txt"
            self.extra["download"] = {"name": name, "text": self.sharing.link(bundle)}
            self.sharing.given = bundle

    @command("save-proof")
    def save_proof(self, _: Plain) -> None:
        """Give what proves the lie as a file, which anybody can judge without this game."""
        if self.table and self.table.blame is not None:
            name = f"{self.table.client.invitation.game.id}-proof.json"
            self.extra["download"] = {"name": name, "text": accuse(self.table.client)}

    @command("copied")
    def copied(self, copied: Valued) -> None:
        """A link was copied or passed on; what it holds counts as given."""
        super().copied(copied)
        if self.table and copied["value"] in (FIELD, "post-again"):
            self.sharing.given = self.table.bundle() or ""

    @property
    def _checked(self) -> bool:
        """True once there is a record of the whole game."""
        return isinstance(self.session, SharedSession) and self.session.checked

    @command("save")
    def save(self, plain: Plain) -> None:
        """Give the record as a file, once there is one."""
        if self._checked:
            super().save(plain)

    @command("share")
    def share(self, plain: Plain) -> None:
        """Open the panel with the links to the record, once there is one."""
        if self._checked:
            super().share(plain)

    @command("analyse")
    def analyse(self, moment: Valued) -> None:
        """Go on to the workbench with the record, once there is one, and of a game that the workbench knows."""
        if self._checked and self.session and has_pages(self.session.setup.game.id):
            self.lead_to_workbench(moment["value"], whole=True)

    def after_command(self) -> None:
        """What came with a message that could not be taken."""
        if isinstance(self.session, SharedSession) and self.session.trouble is not None:
            self.problem, self.session.trouble = self.problem_of(self.session.trouble), None

    # Answers ------------------------------------------------------------------------------------------------------

    def picture(self, session: Session) -> Picture:
        """The table."""
        if self.elsewhere:
            return elsewhere_picture(self.messages)
        assert isinstance(session, SharedSession)
        scene = scene_of(session, self.messages)
        told = self.telling(session, scene)
        return table_picture(session, scene, self.sharing, self.panels, self.problem, told=told)

    def problem_picture(self) -> Picture:
        """The room, the invitation, or why there is no table."""
        t = self.messages
        if self.elsewhere:
            return elsewhere_picture(t)
        if self.table is not None:
            return room_picture(self.table, self.sharing, self.panels, self.problem, t)
        if self.invitation is not None:
            text = problem_text(self.problem, t) if self.problem else ""
            note = notice.trouble(text, t, broken=False) if text else None
            html = invited(self.invitation, self.name, self.panels.preferences, t, note=note, own=self.own_invitation)
            title = glued(" — ", (t("friends"), t("app-name")))
            return Picture(html, text, fields={"title": title, "focus": "#room-title", "sounds": ""})
        return problem_picture(self.problem or InputProblem(None, FRIEND_TROUBLE, "gone"), t)

    def page_fields(self) -> dict[str, Any]:
        """The language; what is to be kept, where something has changed; what goes to those who are connected."""
        fields = super().page_fields()
        table = self.table
        if table is None or self.elsewhere:
            return fields
        keys = [player.client.key.hex()[:KEY_SIZE] for player in table.players]
        fields |= {"table": table.id, "seat": table.key, "players": "+".join(keys)}
        fields |= self.wanted(table)
        fields |= {} if "stays" in self.extra else {"fragment": f"#table={table.key}"}
        before, now = self._written, saved_table.Written.of(table)
        if now != before:
            if before or not table.since:
                table.since = self.sharing.clock.now()
            fields["keep"] = saved_table.entry(table, self.messages)
            self._written = now
            new = table.client.transcript[before.messages :] if before else []
            if new or not table.seated:
                fields["send"] = pack(table.id, new or table.after(0))
        return fields

    def session_fields(self, session: Session) -> dict[str, Any]:
        """When the page should ask again, the result once the game has ended, and what a review has found."""
        if self.elsewhere:
            return {}
        assert isinstance(session, SharedSession)
        own = () if session.viewer is None else (session.viewer,)
        mistakes = session.review.take_mistakes(own) if session.review else []
        return {"wait": session.wait, "result": saved_table.result_of(session), "mistakes": mistakes}
