"""Friends whose pages are open at the same time: what a connection needs rides in the links that are sent anyway."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserType, expect

from e2e.conftest import Site
from e2e.far_friends import SETTLED, Friend, at_once
from e2e.players import Player
from e2e.table import until


@contextmanager
def with_addresses(browser_type: BrowserType, arguments: dict[str, Any]) -> Iterator[Browser]:
    """A browser that tells its own address to a connection: there is no mDNS where tests run."""
    if browser_type.name == "firefox":
        prefs: dict[str, str | float | bool] = {"media.peerconnection.ice.obfuscate_host_addresses": False}
        started = browser_type.launch(**arguments, firefox_user_prefs=prefs)
    else:
        flags = [*arguments.get("args", []), "--disable-features=WebRtcHideLocalIpsWithMdns"]
        started = browser_type.launch(**{**arguments, "args": flags})
    yield started
    started.close()


def invite(site: Site, host: Friend, query: str) -> str:
    """Set a table up; the invitation."""
    host.page.goto(f"{site.url}friends/?{query}&names={host.name}&pace=instant")
    return host.whole("offer")


def accept(host: Friend, guest: Friend, invitation: str) -> None:
    """One invitation and one answer: then both are connected."""
    guest.sit_down(invitation)
    host.paste(guest.whole("answer"))
    for friend in (host, guest):
        until(friend.page, ".present")


def play_live(friends: list[Friend], turns: int = 400) -> None:
    """Play random legal actions, so many turns or to the end; moves arrive by themselves."""
    for number in range(turns):
        actor = next_to_act(friends)
        if actor is None:
            return
        while actor.plays:
            Player(actor.page, at_once, random.Random(number)).play()


def next_to_act(friends: list[Friend]) -> Friend | None:
    """Who is to act; None once all see the end."""
    pages = [friend.page for friend in friends]
    for _ in range(600):
        for friend in friends:
            if friend.page.locator(MAY_ACT).count():
                return friend
        if all(page.locator("#end").count() for page in pages):
            return None
        pages[0].wait_for_timeout(25)  # whoever is next is not known, so that no page can be waited for
    raise AssertionError("nobody is to act")


MAY_ACT = f"body:has({SETTLED}):not(:has(#end)):has(#table[data-state=waiting], [data-do=seen]):not(:has(#post-link))"


def says(friend: Friend, words: str) -> None:
    """The bar of a friend's page says this of somebody who is here."""
    expect(friend.page.locator(".live-now")).to_contain_text(words, timeout=15_000)
