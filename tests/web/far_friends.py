"""Friends far away in one process: dispatchers that pass links to each other, as the pages do."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator
from typing import Any

from pyengine.bots import Knowledge, bot
from pyengine.core.prng import Prng
from tests.sealed.toy import Toy
from web.engine.dispatcher import Dispatcher
from web.sealed.controller import FriendsController
from web.sealed.session import SharedSession

BASE = "https://rules.example/friends/"


def secrets(name: str) -> Iterator[bytes]:
    """Secrets by a name, the same each time."""
    number = 0
    while True:
        yield hashlib.sha512(f"{name}:{number}".encode()).digest()
        number += 1


class Friend:
    """A device: its page's storage, and its engine."""

    def __init__(self, name: str, lang: str = "en") -> None:
        self.name, self.lang, self.kept = name, lang, dict[str, str]()
        self.fragment, self.answer = "", dict[str, Any]()
        self.sent: list[str] = []
        self.chance = Prng(len(name))
        self.seen: Callable[[Friend], None] = lambda _: None  # what the person does with what is to be seen first
        self.start()

    def start(self) -> None:
        """A page that has just been loaded."""
        chance = secrets(f"{self.name}{len(self.kept)}")
        self.dispatcher = Dispatcher({"friends": lambda ident: FriendsController(Toy(), ident, chance)})

    @property
    def controller(self) -> FriendsController:
        """The controller of the one table."""
        found = self.dispatcher.controllers["friends"]
        assert isinstance(found, FriendsController)
        return found

    @property
    def session(self) -> SharedSession:
        """The session, once the cards are dealt."""
        assert isinstance(self.controller.session, SharedSession)
        return self.controller.session

    def send(self, **command: Any) -> dict[str, Any]:
        """Send a command, and store what is to be kept before anything else."""
        answer: dict[str, Any] = json.loads(self.dispatcher.send(json.dumps({"id": "friends", **command})))
        if keep := answer.get("keep"):
            self.kept[keep["key"]] = keep["text"]
        self.fragment = answer.get("fragment", self.fragment)
        if "send" in answer:
            self.sent.append(answer["send"])
        self.answer = answer
        return answer

    def open(self, fragment: str = "", query: str = "", **more: Any) -> dict[str, Any]:
        """Open an address; `more` is what else the page tells, as the reader's settings."""
        table = fragment.partition("=")[2].partition(".")[0]
        kept = [text for key, text in self.kept.items() if key.startswith(table)] if table else []
        own = {"name": self.name, "langs": [self.lang], "base": BASE}
        self.send(do="friends", query=query, fragment=fragment, kept=kept, **own, **more)
        return self.run()

    def receive(self, fragment: str) -> dict[str, Any]:
        """Take a link in the page that is open."""
        self.send(do="receive", text=fragment)
        return self.run()

    def run(self) -> dict[str, Any]:
        """Let everything happen that happens by itself."""
        while self.answer.get("wait") is not None or self.stopped():
            session = self.controller.session
            if isinstance(session, SharedSession):
                session.shown = 0.0
            if self.stopped():
                self.seen(self)
            self.send(do="seen" if self.stopped() else "tick")
        return self.answer

    def stopped(self) -> bool:
        """True while the person is to see something first."""
        session = self.controller.session
        return session is not None and session.stopped and not session.past

    def out(self) -> str:
        """The fragment of the link that is to be sent; empty where it is this device's turn."""
        table = self.controller.table
        bundle = table.bundle() if table else None
        return f"#sealed={bundle}" if bundle else ""

    def to_decide(self) -> bool:
        """True if the person of this device is to act."""
        session = self.controller.session
        return isinstance(session, SharedSession) and session.to_decide

    def act(self) -> dict[str, Any]:
        """Do what looks best."""
        session = self.session
        assert session.viewer is not None
        if session.stopped:
            self.seen(self)
            self.send(do="seen")
        knowledge = Knowledge(session.timeline.game, session.timeline.state, session.viewer)
        text = session.timeline.game.format(bot("greedy").choose(knowledge, self.chance))
        self.send(action=text)
        assert session.refusal is None, text
        return self.run()


def sit_down(host: Friend, guests: list[Friend], query: str) -> None:
    """Let friends sit down at a new table."""
    host.open(query=query)
    invitation = host.out()
    for guest in guests:
        guest.open(invitation)
        guest.send(do="sit", name=guest.name)
        host.open(guest.out())


def play(
    friends: list[Friend],
    after: Callable[[Friend], None] = lambda _: None,
    *,
    reload: bool = False,
    until: Callable[[], bool] = lambda: False,
) -> int:
    """Play to the end by links, or `until` something is so; how many links went.

    With `reload` each is opened by a page that has just been loaded.
    """
    links = 0
    while not until():
        for friend in friends:
            while friend.to_decide():
                friend.act()
                after(friend)
        far = next((each for each in friends if is_last(each, friends) and each.out()), None)
        if far is None:
            return links
        moved = False
        for other in friends:
            if other is not far and behind(other, far):
                if reload:
                    other.start()
                (other.open if reload else other.receive)(far.out())
                after(other)
                moved, links = True, links + 1
        if not moved:
            return links
    return links


def length(friend: Friend) -> int:
    """How many messages a device has."""
    table = friend.controller.table
    return len(table.client.transcript) if table else 0


def is_last(friend: Friend, friends: list[Friend]) -> bool:
    """True if nobody has more messages."""
    return length(friend) == max(map(length, friends))


def behind(friend: Friend, far: Friend) -> bool:
    """True if a device lacks messages and is to be sent them."""
    table = far.controller.table
    assert table is not None
    own = friend.controller.table
    keys = [participant.key for participant in table.client.participants]
    if own is None or length(friend) >= length(far):
        return False
    return any(keys.index(player.client.key) in table.audience() for player in own.players)
