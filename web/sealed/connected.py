"""What a shared table has to do with live connections: signals in links, who is here, signs, another game at once."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from typing import Any

from pyengine.core.errors import LinkError
from pyengine.core.record import clean_name
from pyengine.sealed.bundle import asking, pack, signal_in, unpack
from pyengine.sealed.group import Group
from pyengine.sealed.seating import Invitation
from pyengine.sealed.shared_table import SharedTable, new_secrets
from web.engine.controllers.base import command
from web.engine.controllers.play import PlayController
from web.parts.html import glued
from web.protocol.commands import Connection, Plain, Valued
from web.sealed.picture import SharingState, present
from web.sealed.signs import SIGNS


class ConnectedController(PlayController):
    """A shared `table`, and how it is connected to those of others.

    A connection needs an offer and an answer to it. Both ride in links that have to be sent anyway: every link to
    somebody who is not connected has the answer to the last offer that came, or else an offer.
    """

    def __init__(self, group: Group, ident: str = "", chance: Iterator[bytes] | None = None) -> None:
        super().__init__(ident)
        self.group = group
        self.chance = chance or new_secrets()
        self.sharing = SharingState()
        self.table: SharedTable | None = None

    @property
    def links_only(self) -> bool:
        """True if the reader wants this device to tell others no address: then nothing of a connection is made here."""
        return self.panels.preferences["connect"] == "links"

    @command("setting")
    def setting(self, setting: Valued) -> None:
        """The same; by links only, what links would have brought for a connection is forgotten."""
        super().setting(setting)
        if self.links_only:
            sharing = self.sharing
            sharing.offer = sharing.reply = ""
            sharing.asked = sharing.answering = False
            sharing.signal = ("", "")

    @abstractmethod
    def sit_at(self, table: SharedTable, *, is_saved: bool = False) -> None:
        """Be at this table."""

    # Signals ------------------------------------------------------------------------------------------------------

    def take_along(self, text: str) -> None:
        """Take what a link has for a connection; where that is not whole, its messages count all the same."""
        try:
            kind, signal = signal_in(text) or ("", "")
        except LinkError:
            return
        if kind == "answer" and self.table is not None and not self.links_only:
            self.extra["connect"] = ["accept", signal, False]
        elif kind == "offer" and self.table is None:
            self.sharing.met = signal
        elif kind == "offer":
            self.reply_to(signal)

    def reply_to(self, offer: str) -> None:
        """Have the page answer an offer, for the next link."""
        if offer and not self.links_only:
            self.sharing.reply = self.sharing.offer = ""
            self.sharing.asked = self.sharing.answering = True
            self.extra["connect"] = ["answer", offer, False]

    def connect_by(self, text: str) -> bool:
        """Have the page take the signal for a live connection that a link has, if it has one."""
        signal = signal_in(text)
        if signal is not None and self.links_only:
            self._open("live")
        elif signal is not None:
            kind, said = signal
            self.extra["connect"] = ["answer" if kind == "offer" else "accept", said, True]
        return signal is not None

    def wanted(self, table: SharedTable) -> dict[str, Any]:
        """What the page is asked for: an offer, where a link is to be sent that has no signal yet."""
        sharing = self.sharing
        if self.links_only or sharing.asked or sharing.riding or "connect" in self.extra or table.client.over:
            return {}
        if table.bundle() is None or sharing.reached(table):
            return {}
        sharing.asked = True
        return {"connect": ["offer", "", False]}

    @command("connect")
    def connect(self, _: Plain) -> None:
        """Open the panel that makes a live connection."""
        self._open("live")

    @command("connection")
    def connection(self, state: Connection) -> None:
        """How the live connection is, or a signal that was made."""
        sharing, kind, signal = self.sharing, state.get("kind"), state.get("signal", "")
        if kind and self.links_only:
            return  # it was begun before the reader chose so
        if kind and state.get("by") == "link":
            if kind == "offer":
                sharing.offer = signal
            elif kind == "answer":
                sharing.reply, sharing.answering = signal, False
            elif kind == "failed" and sharing.answering:
                sharing.asked = sharing.answering = False  # the offer was none: the next link has an own one
        elif kind:
            sharing.signal = (kind, signal)
            self._open("live")
        else:
            self._connected(state)

    def _connected(self, state: Connection) -> None:
        """Who is connected now."""
        sharing = self.sharing
        before, sharing.peers = sharing.peers, state.get("peers", sharing.peers)
        sharing.doing = state.get("doing", {})
        if (sharing.reply or sharing.offer) and (sharing.reply or sharing.offer) not in state.get("pending", []):
            sharing.reply = sharing.offer = ""  # it has connected somebody, or is too old: the next link gets another
            sharing.asked = False
        if sharing.peers > before:
            sharing.signal = ("", "")
            self.panels.panel = None if self.panels.panel == "live" else self.panels.panel
            if self.table:
                self.extra["send"] = asking(self.table.id, self.table.known)
                self.extra["say"] = self.messages("friends-live-on")
        elif sharing.peers < before and not sharing.peers:
            self.extra["say"] = self.messages("friends-live-lost")
        elif sharing.signal[0] == "waiting" and not state.get("doing") and not state.get("pending"):
            sharing.signal = ("failed", "")
        news = {key: sign for key, sign in state.get("signs", {}).items() if sign in SIGNS}
        fresh = [key for key in news if key not in sharing.signs]
        sharing.signs = news
        if self.table and fresh and not sharing.muted:
            said = [one.words for one in present(self.table, sharing, self.messages) if one.sign]
            self.extra["say"] = glued(" ", said)

    @command("mute")
    def mute(self, _: Plain) -> None:
        """Show no signs of friends any more, or show them again."""
        self.sharing.muted = not self.sharing.muted
        self.extra["muted"] = self.sharing.muted

    # Another game -------------------------------------------------------------------------------------------------

    @command("rematch")
    def offer_rematch(self, _: Plain) -> None:
        """Another game with the same people: a new table, or the one that somebody has offered already."""
        old = self.table
        if old is None or not old.seated:
            return
        if self.sharing.rematch:
            self._join_again(unpack(self.sharing.rematch[1])[1][0])
            return
        invitation = old.client.invitation
        seats, options = list(zip(old.kinds, old.names, strict=True)), dict(invitation.options)
        table = SharedTable.invite(self.group, invitation.game, seats, options=options, secrets=self.chance)
        self.extra["offer"] = table.bundle()
        self._move_to(table)

    def take_offer(self, lines: list[str]) -> None:
        """Somebody who is connected offers another game; of two who do so at once, the one whose table comes first."""
        invitation, table = Invitation.read(self.group, lines[0]), self.table
        if table is not None and self.sharing.again and not table.seated and invitation.table < table.id:
            self._join_again(lines[0])
        elif table is None or table.seated:
            self.sharing.rematch = (clean_name(invitation.host.name), pack(invitation.table, lines))

    def _join_again(self, invitation: str) -> None:
        """Sit down at another table, under the same name and with the same bots."""
        old = self.table
        assert old is not None
        bots = [(player.kind, player.client.name) for player in old.players[1:]]
        self._move_to(SharedTable.join(self.group, invitation, old.client.name, bots, self.chance))

    def _move_to(self, table: SharedTable) -> None:
        """Go on at another table, with those who are connected."""
        sharing = self.sharing
        self.session, self.panels.panel = None, None
        sharing.given, sharing.rematch, sharing.again = "", None, True
        self.extra["along"] = True
        self.sit_at(table)
        self.extra["focus"] = "#room-title"
