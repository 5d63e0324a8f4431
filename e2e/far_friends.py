"""Friends far away: each a browser profile of its own; links go from one page to the other by hand."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from playwright.sync_api import Browser, Locator, Page

from e2e.conftest import Site, problems_of
from e2e.players import Player, Press
from e2e.table import answered, answers, until

SETTLED = "#post:is([data-post=out], [data-post=here], [data-post=asked])"
"""Nothing goes on by itself any more."""


def at_once(control: Locator) -> None:
    """Click without waiting until the control stands still: for whole games, of which other tests try the clicks."""
    before = answers(control.page)
    control.evaluate("element => element.click()")
    answered(control.page, before)


@dataclass
class Friend:
    """A profile with one page."""

    page: Page
    name: str
    problems: list[str] = field(default_factory=list)

    def open(self, link: str) -> None:
        """Open a link in a page that has just been loaded."""
        self.page.goto("about:blank")
        self.page.goto(link.replace("friends/#", "friends/?pace=instant#"))
        until(self.page, f"{SETTLED}, #sit-name, #problem")

    def paste(self, link: str) -> None:
        """Take a link in the page that is open."""
        if not self.page.locator("#pasted").count():
            self.press("#post-more")
        self.page.fill("#pasted", link)
        self.press("[data-do=take-pasted]")
        until(self.page, SETTLED)

    def press(self, selector: str) -> None:
        """Press a button, and wait for the answer."""
        at_once(self.page.locator(selector).first)

    def sit_down(self, link: str) -> None:
        """Open an invitation, and sit down."""
        self.open(link)
        self.page.fill("#sit-name", self.name)
        self.press("[data-do=sit-down]")

    @property
    def out(self) -> str:
        """The link to be sent; empty where it is this device's turn."""
        until(self.page, SETTLED)
        field = self.page.locator("#post-link")
        return str(field.get_attribute("value")) if field.count() else ""

    @property
    def plays(self) -> bool:
        """True if the person is to act."""
        until(self.page, SETTLED)
        if self.page.locator("[data-do=seen]").count():
            return True
        state = self.page.locator("#table").get_attribute("data-state") if self.page.locator("#table").count() else ""
        return state == "waiting" and not self.out and not self.page.locator("#end").count()


def friends_at(browser: Browser, names: str, **context: object) -> list[Friend]:
    """Profiles by name, whose errors are collected."""
    found = []
    for name in names.split():
        page = browser.new_context(service_workers="block", **context).new_page()  # type: ignore[arg-type]
        found.append(Friend(page, name, problems_of(page)))
    return found


def gather(site: Site, friends: list[Friend], query: str) -> None:
    """Let friends sit down at a new table."""
    host, *guests = friends
    host.page.goto(f"{site.url}friends/?{query}&names={host.name}&pace=instant")
    until(host.page, SETTLED)
    invitation = host.out
    for guest in guests:
        guest.sit_down(invitation)
        host.paste(guest.out)


def play_out(friends: list[Friend], most: int = 2_000, *, press: Press = at_once, reload: bool = False) -> int:
    """Play random legal actions to the end, or so many links; how many went."""
    players = [Player(friend.page, press, random.Random(at)) for at, friend in enumerate(friends)]
    given = {""}
    for _ in range(most):
        for friend, player in zip(friends, players, strict=True):
            while friend.plays:
                player.play()
        sender = next((friend for friend in friends if friend.out not in given), None)
        if sender is None:
            break
        link = sender.out
        given.add(link)
        for friend in friends:
            if friend is not sender:
                (friend.open if reload else friend.paste)(link)
    return len(given) - 1
