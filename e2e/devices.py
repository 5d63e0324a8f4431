"""Games with friends that are played in this process, which takes a moment, and go on in pages."""

from __future__ import annotations

from typing import Any

from e2e.conftest import Site
from e2e.far_friends import SETTLED, Friend
from e2e.table import until
from pyengine.cli.sealed.sodium import Sodium
from tests.web import far_friends
from web.engine.dispatcher import Dispatcher
from web.parts.messages import Messages
from web.sealed import saved_table
from web.sealed.controller import FriendsController
from web.sealed.session import SharedSession

Kept = list[dict[str, Any]]
"""What the page of each device would store of its table."""


class Device(far_friends.Friend):
    """A device in this process whose tables a browser can read; its secrets are the same each time."""

    def __init__(self, name: str, luck: str = "") -> None:
        self.luck = luck
        super().__init__(name)

    def start(self) -> None:
        chance = far_friends.secrets(f"{self.name}{self.luck}{len(self.kept)}")
        self.dispatcher = Dispatcher({"friends": lambda ident: FriendsController(Sodium(), ident, chance)})

    def kept_table(self) -> dict[str, Any]:
        """What a page stores of its table."""
        assert self.controller.table is not None
        return saved_table.entry(self.controller.table, Messages("en"))


def moments(query: str, *names: str, luck: str = "") -> list[Kept]:
    """A game by links, as it stands from the first card to the end after each action and each link.

    With another `luck` other cards are dealt.
    """
    devices = [Device(name, luck) for name in names]
    found: list[Kept] = []

    def note(_: far_friends.Friend) -> None:
        if all(isinstance(device.controller.session, SharedSession) for device in devices):
            found.append([device.kept_table() for device in devices])

    far_friends.sit_down(devices[0], [*devices[1:]], f"?{query}")
    far_friends.play([*devices], note)
    return found


def take_up(site: Site, friends: list[Friend], moment: Kept) -> None:
    """Go on with a game in pages, as if they had stored it."""
    for friend, kept in zip(friends, moment, strict=True):
        friend.page.goto(f"{site.url}friends/?lang=en")
        friend.page.evaluate("kept => nastilkaTables.keep(kept)", kept)
        friend.page.goto(f"{site.url}friends/?lang=en&pace=instant#table={kept['key']}")
        until(friend.page, SETTLED)
