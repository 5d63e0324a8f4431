"""Games with friends whose pages are open: connected by an invitation and its answer, lost and back, three of them."""

from __future__ import annotations

import base64
import shutil
import signal
import socket
import struct
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from ipaddress import ip_address
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserType, expect

from e2e.conftest import CHROMIUM_IS_ENOUGH, LONG_IN_FIREFOX, Site, launch_arguments
from e2e.devices import moments, take_up
from e2e.far_friends import SETTLED, Friend, friends_at
from e2e.live_friends import accept, invite, next_to_act, play_live, says, with_addresses
from e2e.servers import free_port
from e2e.table import until
from e2e.test_friends import connect, take_turns
from pyengine.sealed.bundle import signal_in
from tests.endure import ENDURE

NIZAM = "game=nizam&seats=human,friend"
CHECKED = "Checked: nobody could have looked or cheated."


@pytest.fixture(scope="module")
def with_address(browser_type: BrowserType, browser_type_launch_args: dict[str, Any]) -> Iterator[Browser]:
    with with_addresses(browser_type, browser_type_launch_args) as browser:
        yield browser


@pytest.fixture
def near(with_address: Browser) -> Iterator[Browser]:
    """A browser whose pages find each other."""
    yield with_address
    for context in with_address.contexts:
        context.close()


def resign(friend: Friend) -> None:
    friend.press("[data-do=say][data-value=ask-resign]")
    friend.press("#panel [data-do=say]")


@LONG_IN_FIREFOX
def test_one_invitation_and_one_answer_connect_and_the_next_game_begins_by_itself(near: Browser, site: Site) -> None:
    """A line that was lost meanwhile comes back with the next links."""
    ann, bo = both = friends_at(near, "Ann Bo")
    invitation = invite(site, ann, NIZAM)
    expect(ann.page.locator("#steps")).to_contain_text("more hand-overs until the first card")
    accept(ann, bo, invitation)
    play_live(both, 2)
    says(ann, "Bo is here")
    actor = next_to_act(both)
    assert actor is not None
    other = bo if actor is ann else ann
    actor.page.locator("#table #prompt").hover()
    says(other, f"{actor.name} is choosing")
    bo.page.locator("#sign-wow").click()
    says(ann, "Bo: Wow!")
    says(bo, "Bo: Wow!")
    expect(ann.page.locator(".live-now")).not_to_contain_text("Wow!", timeout=10_000)
    lose_and_find_the_line(both)
    resign(ann)
    for friend in both:
        expect(friend.page.locator("#checked")).to_have_text(CHECKED, timeout=30_000)
    tables = {friend.page.url for friend in both}
    ann.press("#rematch")
    expect(bo.page.locator(".offered")).to_have_text("Ann offers another game.")
    bo.press("#rematch")
    play_live(both, 1)
    assert not tables & {friend.page.url for friend in both}
    assert ann.problems == bo.problems == []


def lose_and_find_the_line(both: list[Friend]) -> None:
    """One page is loaded anew; the next links, which go by hand, connect the two again."""
    actor = next_to_act(both)
    assert actor is not None
    other = both[1] if actor is both[0] else both[0]
    other.page.reload()
    until(other.page, SETTLED)
    until(actor.page, "#post:not(:has(.live-now))")
    while actor.plays:
        actor.take_turn(7)
    other.paste(actor.whole("offer"))
    while other.plays:
        other.take_turn(8)
    actor.paste(other.whole("answer"))
    for friend in both:
        until(friend.page, ".present")
    play_live(both, 1)


@pytest.mark.endure_in("chromium")  # which connects by an answer that is pasted, above
def test_the_answer_may_open_in_a_window_of_its_own(near: Browser, site: Site) -> None:
    """As messengers do; the window with the table is the one that can be connected."""
    ann, bo = both = friends_at(near, "Ann Bo")
    bo.sit_down(invite(site, ann, NIZAM))
    window = ann.context.new_page()
    window.goto(bo.whole("answer"))
    until(window, "#elsewhere")
    for friend in both:
        until(friend.page, ".present")
    play_live(both, 1)
    assert ann.problems == bo.problems == []


@LONG_IN_FIREFOX
def test_a_game_by_links_goes_on_live_once_two_more_have_gone(near: Browser, site: Site) -> None:
    """One with an offer that somebody asked for, and one with its answer."""
    both = friends_at(near, "Ann Bo")
    take_up(site, both, moments(NIZAM, "Ann", "Bo")[0])
    connect(*both)
    take_turns(both, 2)
    for friend in both:
        expect(friend.page.locator(".live-now")).to_be_visible()
        assert friend.problems == []


@CHROMIUM_IS_ENOUGH
def test_three_are_connected_though_all_got_the_same_invitation(near: Browser, site: Site) -> None:
    ann, bo, cy = three = friends_at(near, "Ann Bo Cy")
    invitation = invite(site, ann, "game=flights&seats=human,friend,friend&match=single")
    bo.sit_down(invitation)
    cy.sit_down(invitation)
    ann.paste(bo.whole("answer"))
    until(bo.page, ".present")
    ann.paste(cy.whole("answer"))  # its connection is Bo's already: the next links bring another
    sender = next_to_send(three)
    cy.paste(sender.whole("offer"))
    other = bo if sender is ann else ann
    other.paste(cy.whole("answer"))  # who takes it has not made the offer, and passes the answer on
    until(cy.page, ".present")
    play_live(three, 3)
    resign(ann)
    for friend in three:
        expect(friend.page.locator("#checked")).to_have_text(CHECKED, timeout=30_000)
        assert friend.problems == []


def next_to_send(friends: list[Friend]) -> Friend:
    """Whose bar asks to send a link."""
    for _ in range(600):
        for friend in friends:
            if friend.page.locator("#post.due").count():
                return friend
        friends[0].page.wait_for_timeout(25)  # who it is depends on what arrives by itself
    raise AssertionError("nobody is to send a link")


NATURAL = {
    "chromium": "game=face-to-face&seats=human,friend",
    "firefox": "game=flights&seats=human,friend&match=single",
}
"""Games that people who act at random play to the end of the rules; in Firefox the one with the fewest clicks."""


@ENDURE
@pytest.mark.parametrize("other", ["chromium", "firefox"])
def test_two_browsers_play_a_whole_game(
    near: Browser, site: Site, playwright: Any, other: str, browser_name: str
) -> None:
    with with_addresses(getattr(playwright, other), launch_arguments(playwright, other)) as far:
        [ann], [bo] = friends_at(near, "Ann"), friends_at(far, "Bo")
        accept(ann, bo, invite(site, ann, NATURAL[browser_name]))
        play_live([ann, bo])
        for friend in (ann, bo):
            expect(friend.page.locator("#checked")).to_have_text(CHECKED, timeout=30_000)
            expect(friend.page.locator("#end")).not_to_contain_text("stopped")  # the rules have ended it
            assert friend.problems == [], browser_name


# Different networks ---------------------------------------------------------------------------------------------------


def own_address() -> str:
    """An address of this machine that is not the loopback: browsers gather no other."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # sends nothing
        return str(probe.getsockname()[0])


def greet(address: str, port: int) -> None:
    """Wait until a relay answers: a STUN request without anything in it (RFC 8489)."""
    request = struct.pack("!HHI12s", 1, 0, 0x2112A442, b"are you here")
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        asking.settimeout(0.2)
        for _ in range(100):
            asking.sendto(request, (address, port))
            try:
                asking.recv(1000)
                return
            except OSError:
                continue
    raise AssertionError("the relay does not answer")


@contextmanager
def relay(address: str) -> Iterator[tuple[subprocess.Popen[bytes], dict[str, Any]]]:
    """A relay of our own, and the `live.json` of a site whose owner allows no other way."""
    port = free_port()
    options = [
        "--listening-ip",
        address,
        "--relay-ip",
        address,
        "--listening-port",
        str(port),
        "--allow-loopback-peers",
    ]
    quiet = ["--no-cli", "--no-tls", "--no-dtls", "--log-file", "/dev/null", "--pidfile", "/dev/null", "-n"]
    users = ["--lt-cred-mech", "--user", "ann:secret", "--realm", "test"]
    command = ["turnserver", *quiet, *options, *users]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    greet(address, port)
    urls = f"turn:{address}:{port}?transport=udp"
    try:
        yield server, {"iceServers": [{"urls": urls, "username": "ann", "credential": "secret"}], "relayOnly": True}
    finally:
        server.send_signal(signal.SIGCONT)
        server.kill()
        server.wait()


def addresses_in(link: str) -> list[str]:
    """The kinds of addresses that a link tells, `host`, `srflx` or `relay`."""
    _, text = signal_in(link) or ("", "")
    data, at = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)), 1
    for _ in range(3):
        at += 1 + data[at]
    at, kinds = at + 32, []
    while at < len(data):
        kinds.append(("host", "srflx", "relay")[data[at] >> 2])
        at += {0: 7, 1: 19}.get(data[at] & 3) or data[at + 1] + 4
    return kinds


@contextmanager
def address_server(address: str, seen: str) -> Iterator[dict[str, Any]]:
    """A STUN server (RFC 8489) that sees everybody at one address, and the `live.json` that names it."""
    magic = 0x2112A442
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as server:
        server.bind((address, 0))
        port = server.getsockname()[1]

        def answer() -> None:
            with suppress(OSError):
                while True:
                    request, asker = server.recvfrom(2000)
                    head = struct.pack("!HHI", 0x0101, 12, magic) + request[8:20]
                    place = struct.pack("!BBHI", 0, 1, asker[1] ^ magic >> 16, int(ip_address(seen)) ^ magic)
                    server.sendto(head + struct.pack("!HH", 0x20, 8) + place, asker)

        Thread(target=answer, daemon=True).start()
        yield {"iceServers": [{"urls": f"stun:{address}:{port}"}]}


@LONG_IN_FIREFOX
def test_where_the_owner_names_a_server_links_tell_the_address_that_it_sees(browser: Browser, site: Site) -> None:
    """Behind a router a device knows no address of its own by which others could find it."""
    [ann] = friends_at(browser, "Ann")
    with address_server(own_address(), "192.0.2.77") as live:
        ann.context.route("**/live.json", lambda route: route.fulfill(json=live))
        invitation = invite(site, ann, NIZAM)
    assert "srflx" in addresses_in(invitation)
    assert ann.problems == []
    ann.context.close()


@ENDURE
@pytest.mark.skipif(not shutil.which("turnserver"), reason="there is no coturn")
def test_a_relay_connects_different_networks_and_no_other_address_is_told(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], site: Site
) -> None:
    browser = browser_type.launch(**browser_type_launch_args)
    ann, bo = both = friends_at(browser, "Ann Bo")
    with relay(own_address()) as (server, live):
        for friend in both:
            friend.context.route("**/live.json", lambda route: route.fulfill(json=live))
        invitation = invite(site, ann, NIZAM)
        assert set(addresses_in(invitation)) == {"relay"}
        bo.sit_down(invitation)
        answer = bo.whole("answer")
        assert set(addresses_in(answer)) == {"relay"}
        ann.paste(answer)
        play_live(both, 2)
        server.send_signal(signal.SIGSTOP)  # the line is dead, and nobody has hung up
        for friend in both:
            until(friend.page, "#post:not(:has(.live-now))")
        actor = next_to_act(both)
        assert actor is not None
        while actor.plays:
            actor.take_turn(5)
        assert actor.out
        server.send_signal(signal.SIGCONT)
        for friend in both:
            until(friend.page, ".present")
        play_live(both, 2)
        assert ann.problems == bo.problems == []
    browser.close()


@ENDURE
@CHROMIUM_IS_ENOUGH
def test_without_its_relay_a_site_that_allows_nothing_else_plays_by_links(browser: Browser, site: Site) -> None:
    [ann] = friends_at(browser, "Ann")
    live = {"iceServers": [], "relayOnly": True}
    ann.context.route("**/live.json", lambda route: route.fulfill(json=live))
    ann.page.goto(f"{site.url}friends/?{NIZAM}&names=Ann&pace=instant")
    with ann.page.expect_response("**/live.json"):
        until(ann.page, SETTLED)
    assert ann.out
    assert "&live=" not in ann.page.locator("#post-link").input_value()
