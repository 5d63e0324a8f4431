"""A sealed game at a keyboard: what is to be sent to whom, what has come, and what the person may do."""

from __future__ import annotations

import re
import shlex
from functools import partial
from pathlib import Path

from pyengine.cli.complaints import words_of
from pyengine.cli.files import read_text, write_text
from pyengine.cli.sealed.table_file import TableFile
from pyengine.cli.sealed.words import CHECKED, DOUBT, DOUBTS, LOST, SENTENCES, WAITS_FOR_CHECK, blame_words, sentence
from pyengine.cli.terminal import Terminal
from pyengine.core.errors import LinkError
from pyengine.core.record import Record, clean_name
from pyengine.core.state import Action, State
from pyengine.sealed.accusation import accuse
from pyengine.sealed.bundle import HEAD, unpack
from pyengine.sealed.compact import LONGEST
from pyengine.sealed.errors import SealedError
from pyengine.sealed.group import Group
from pyengine.sealed.message import Item, parse
from pyengine.sealed.news import news_for
from pyengine.sealed.shared_table import PERSON, SharedTable

_LINK = re.compile(r"sealed(=|%3D)|://|[\w-]{22}\.", re.IGNORECASE)
"""What a bundle or a link has, whole or not, and no action."""
_SAYS = {
    "undo": "{} asks to take the last move back.",
    "refuse": "{} refuses to take the last move back.",
    "choose": "{} has chosen.",
}


class SealedTerminal(Terminal):
    """A table, its file, and what has been printed of it: so many messages (`printed`), what was to be sent last
    (`posted`), and the sentences that are said once. `rules` is the game's file, where it is a game of one.
    """

    errors = (*Terminal.errors, SealedError, LinkError)

    def __init__(self, table: SharedTable, file: TableFile, group: Group, site: str = "", rules: str = "") -> None:
        super().__init__(table.client.invitation.game)
        self.table, self.file, self.group, self.site, self.rules = table, file, group, site, rules
        own = table.client.own
        news = news_for(table.client, own) if table.seated and own is not None else []
        self.printed = len(table.client.transcript) - len(news)
        self.posted: str | None = None
        self.said: set[str] = set()
        for word in ("agree", "refuse", "resign", "abandon"):
            self.commands[word] = partial(self._end, word)
        self.commands |= {"again": self._again, "read": self._read, "write": self._write, "accuse": self._accuse}

    @property
    def help(self) -> str:
        """What may be typed."""
        return f"{super().help} Or paste a link that a friend has sent."

    def run(self, link: str = "") -> int:
        """Play until the person leaves, and take this link first; 1 when somebody lied."""
        print(f"{self.game.id}, kept in {self.file.path}. {self.help}")
        if self.game.content:
            print(f"Its file has the SHA-256 {self.game.content[:12]}…: your friends need the same one.")
        line: str | None = link
        while line is not None and self.obey(line):
            line = self.ask(self._prompt)
        site = f" --site {shlex.quote(self.site)}" if self.site else ""
        rules = f" {shlex.quote(self.rules)}" if self.rules else ""
        print(f"Good-bye. To go on: pyengine play{rules} --sealed --table {shlex.quote(str(self.file.path))}{site}")
        return 1 if self.table.blame else 0

    @property
    def _prompt(self) -> str:
        own = self.table.client.own
        return "> " if own is None else f"Seat {own + 1}> "

    # What is typed ------------------------------------------------------------------------------------------------

    def obey(self, line: str) -> bool:
        """Do what was typed, keep what came of it, and print it then; False when the person leaves."""
        goes_on = super().obey(line)
        if goes_on:
            self._settle()
        return goes_on

    def do(self, line: str) -> None:
        """Take a link, or act."""
        if _LINK.search(line):
            self.take(line)
        else:
            super().do(line)

    def complaint(self, error: Exception) -> str:
        """What is wrong, as a sentence."""
        return sentence(error) if isinstance(error, SealedError | LinkError) else super().complaint(error)

    def turn(self) -> tuple[State, int]:
        """The person's seat, where it is to act; raises `SealedError`."""
        client = self.table.client
        state, own = client.seen_state(), client.own
        if client.over:
            raise SealedError("over")
        if state is None or own is None:
            raise SealedError("not-dealt")
        if client.ending.asked == own:
            raise SealedError("asked")
        if not client.to_decide:
            raise SealedError("not-your-turn")
        return state, own

    def act(self, action: Action) -> None:
        """The person acts."""
        self.turn()
        self.table.act(self.table.players[0], self.game.format(action))

    def undo(self, _: str) -> None:
        """Ask the others to take the last move back."""
        self.turn()
        if self.table.can_undo:
            self.table.end("undo")
        else:
            print("This cannot be taken back.")

    def record(self) -> Record:
        """The record of the whole game, with names; raises `SealedError` before it was checked."""
        record = self.table.record
        if record is None:
            raise SealedError("no-record" if self.table.verdict else "unchecked")
        return record

    def take(self, text: str) -> None:
        """Take a link's messages; raises `SealedError` for one that cannot be taken, unless that ends the game."""
        lines, over = unpack(text)[1], self.table.client.over
        try:
            news = [self.table.take(line) for line in lines]
        except SealedError as error:
            if not self.table.seated:
                self.table = self.file.read(self.group)
            elif self.table.client.over and not over:
                return
            raise SealedError("out-of-turn") if error.code == "not-your-turn" else error from None
        if any(new and self.table.is_own(line) for line, new in zip(lines, news, strict=True)):
            print(SENTENCES["own-device"])
        if not any(news):
            late = self.table.client.over and not set(lines) <= set(self.table.client.transcript)
            raise SealedError("own" if self.table.hosts and not self.table.seated else "late" if late else "old")

    def _end(self, word: str, _: str) -> None:
        self.table.end(word)

    def _again(self, _: str) -> None:
        self.posted = None
        self._bundle()

    def _read(self, rest: str) -> None:
        try:
            text = read_text(Path(rest), LONGEST)
        except OSError as error:
            print(f"Not read: {words_of(error)}.")
        else:
            self.take(text)

    def _write(self, rest: str) -> None:
        write_text(Path(rest), f"{self._link(self._bundle())}\n")
        print("Written.")

    def _accuse(self, rest: str) -> None:
        """Write the proof of a lie to a file, for `pyengine sealed judge`."""
        write_text(Path(rest), f"{accuse(self.table.client)}\n")
        print("Written: whoever has this file can check it.")

    # What happens by itself ---------------------------------------------------------------------------------------

    def _settle(self) -> None:
        """Write what needs no decision, let bots play, check the game; keep all that, and only then show it."""
        try:
            while (player := self.table.write()) is not None and player.kind != PERSON:
                self.table.act(player, player.bot_choice())
            if self.table.complete and self.table.verdict is None:
                self.table.verdict = self.table.client.audit()
            self.file.keep(self.table)
        except OSError as error:
            print(f"Not kept, so it was not done: {words_of(error)}. Here is the game as it is kept.")
            self.table = self.file.read(self.group)
        if self.table.seated:
            self._print_table()
        self._print_post()

    # What is shown ------------------------------------------------------------------------------------------------

    def _print_table(self) -> None:
        """Print what others have done since the last time, and where the game stands."""
        client = self.table.client
        self._once(f"At the table: {self._names(range(len(client.participants)))}.")
        messages = [parse(line) for line in client.transcript[self.printed :]]
        self.printed = len(client.transcript)
        said = [self._item_words(message.seat, item) for message in messages for item in message.items]
        news = [text for text in said if text]
        for text in news:
            print(text)
        state, _ = client.certain()
        if client.over:
            self._print_end()
        elif client.ending.asked == client.own:
            print(sentence(SealedError("asked")))
        elif (news or client.to_decide) and state is not None and client.own is not None:
            self.show(state, client.own)
            if client.to_decide:
                print("It is your turn.")

    def _item_words(self, seat: int, item: Item) -> str:
        """What an item says that people want to know; of one's own only what comes of it."""
        if item[0] == "agree":
            last = (seat + 1) % len(self.table.client.participants) == self.table.client.ending.asker
            return "The last move is taken back." if last else f"{self._name(seat)} agrees."
        if seat == self.table.client.own:
            return ""
        if item[0] in ("act", "reveal"):
            return f"{self._name(seat)}: {item[1]}"
        return _SAYS.get(item[0], "").format(self._name(seat))

    def _print_end(self) -> None:
        """Print how the game ended, and what the check has found."""
        client, verdict, blame = self.table.client, self.table.verdict, self.table.blame
        if client.ending.by is not None:
            seat, word = client.ending.by
            said = {"resign": "{} has resigned.", "abandon": "{} has given the game up."}.get(word, DOUBT)
            self._once(said.format(self._name(seat)))
        if blame is not None:
            self._once(blame_words(blame, self._name(blame.seat), checked=verdict is not None))
        elif client.outcome is not None:
            self._once(self.end_words(client.outcome))
        if verdict is not None and verdict.lost is not None:
            self._once(LOST.format(self._name(verdict.lost)))
        if verdict is None:
            self._once(WAITS_FOR_CHECK)
        elif blame is None:
            self._once(f"{CHECKED} The record can be saved: save FILE." if verdict.record else CHECKED)

    def _print_post(self) -> None:
        """Give out what is to be sent, unless it is what was given out last."""
        bundle = self.table.bundle()
        if self.table.hosts and not self.table.seated:
            missing = len(self.table.seats) - 1 - len(self.table.requests)
            self._once(f"Friends who have still to sit down: {missing}.")
        if bundle is not None and bundle != self.posted:
            print(f"{self._post_words()}\n\n{self._link(bundle)}\n")
        self.posted = bundle

    def _post_words(self) -> str:
        """What is sent to whom."""
        table, client = self.table, self.table.client
        if not table.seated:
            host = clean_name(client.invitation.host.name) or "who has invited you"
            return f"{DOUBTS} Send this invitation to your friends:" if table.hosts else f"Send this back to {host}:"
        names = self._names(table.audience())
        if client.over:
            where = " there, too" if client.writer is None else ""
            return f"Send this to {names}: then the game can be checked{where}."
        what = "The cards are being shuffled. " if client.state is None else ""
        return f"{what}Send this to {names}, who is to go on:"

    def _once(self, text: str) -> None:
        if text not in self.said:
            self.said.add(text)
            print(text)

    def _bundle(self) -> str:
        """What is to be sent now; raises `SealedError` where it is nothing."""
        bundle = self.table.bundle()
        if bundle is None:
            raise SealedError("nothing-to-send")
        return bundle

    def _link(self, bundle: str) -> str:
        """As a link, where the site is known."""
        site = self.site.rstrip("/").removesuffix("/friends")
        return f"{site}/friends/{HEAD}{bundle}" if site else bundle

    def _name(self, seat: int) -> str:
        name = self.table.client.participants[seat].name
        return f"{name} (seat {seat + 1})" if name else f"Seat {seat + 1}"

    def _names(self, seats: range | tuple[int, ...]) -> str:
        return ", ".join(map(self._name, seats))
