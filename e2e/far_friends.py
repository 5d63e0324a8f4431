"""Friends far away: each a browser profile of its own; links go from one page to the other by hand."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from playwright.sync_api import Browser, BrowserContext, Locator, Page

from e2e.conftest import Site, problems_of
from e2e.players import Player, Press
from e2e.table import answered, answers, until

SETTLED = "#post:is([data-post=out], [data-post=here], [data-post=asked])"
"""Nothing goes on by itself any more."""

_WAIT = """
  const until = (reached, after = "") => new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`still waiting for ${reached} ${after}`)), 30_000);
    const look = () => reached() && (observer.disconnect(), clearTimeout(timer), resolve());
    const observer = new MutationObserver(look);
    observer.observe(document.documentElement, { subtree: true, childList: true, attributes: true });
    look();
  });
  const byId = (id) => document.getElementById(id);
  const click = async (element) => {
    const before = document.documentElement.dataset.answers;
    element.click();
    await until(() => document.documentElement.dataset.answers !== before, `after ${element.outerHTML}`);
  };
  const settled = () => until(() => document.querySelector("SETTLED"));
""".replace("SETTLED", SETTLED)
"""What the scripts below wait with."""
_PUT_IN = (
    _WAIT
    + """
  if (!byId("pasted")) byId("post-more").click();
  await until(() => byId("pasted"));
  byId("pasted").value = link;
  const take = document.querySelector("[data-do=take-pasted]");
"""
)
"""Puts a link in, and finds the button that takes it."""
BEGIN_TO_PASTE = f"async (link) => {{{_PUT_IN} take.click(); }}"
"""Takes a link, and does not wait for what comes of it."""
_PASTE = f"async (link) => {{{_PUT_IN} await click(take); await settled(); }}"
"""Takes a link in the panel with the other ways."""
_TURN = (
    """async (seed) => {"""
    + _WAIT
    + """
  const next = () => (seed = (seed * 48271) % 2147483647);
  const one = (list) => list[next() % list.length];
  const ids = (selector) =>
    [...document.querySelectorAll(`#table .board:not([inert]) ${selector}`)].map(({ id }) => id);
  const direct = () => ids("[data-action]:not([data-seat])");
  const chosen = () => ids("[data-source][aria-pressed=true]");
  const press = (id) => click(byId(id));
  const shuffled = (list) => list.map((each) => [next(), each]).sort(([a], [b]) => a - b).map(([, each]) => each);
  const lay = async (sources) => {
    const before = direct();
    for (const at of sources.keys()) {
      for (const source of sources.slice(at, at + 3)) {
        await press(source);
        const fresh = direct().filter((id) => !before.includes(id));
        if (fresh.length) return press(one(fresh));
        if (!chosen().includes(source) || !chosen().includes(sources[at])) break;
      }
      for (const source of chosen()) await press(source);
    }
    return press(one(before));
  };
  const act = () => {
    const sources = shuffled(ids("[data-source]:not([data-action]):not([data-try])"));
    return !sources.length || (direct().length && next() % 4 === 0) ? press(one(direct())) : lay(sources);
  };
  const out = () => byId("post-link")?.value.replace(/&live=.*/, "") ?? "";
  await settled();
  while (!out() && !byId("end")) {
    const seen = document.querySelector("[data-do=seen]");
    if (!seen && byId("table")?.dataset.state !== "waiting") break;
    await (seen ? click(seen) : act());
    await settled();
  }
  return out();
}"""
)
"""Acts at random while the person is to act, and returns the link that is to be sent.

In the page itself, since a whole game is thousands of clicks, and each call from outside takes as long as an answer.
"""


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

    @property
    def context(self) -> BrowserContext:
        """The profile."""
        return self.page.context

    def open(self, link: str) -> None:
        """Open a link in a page that has just been loaded."""
        self.page.goto("about:blank")
        self.page.goto(link.replace("friends/#", "friends/?pace=instant#"))
        until(self.page, f"{SETTLED}, #sit-name, #problem")

    def paste(self, link: str) -> None:
        """Take a link in the page that is open."""
        self.page.evaluate(_PASTE, link)

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
        """The link to be sent, without what it has for a connection; empty where it is this device's turn."""
        until(self.page, SETTLED)
        field = self.page.locator("#post-link")
        return str(field.get_attribute("value")).partition("&live=")[0] if field.count() else ""

    def whole(self, riding: str) -> str:
        """The link as it is sent, once it has an offer or an answer, by what is `riding`."""
        until(self.page, f"#post[data-riding={riding}] #post-link")
        return self.page.locator("#post-link").input_value()

    def take_turn(self, seed: int) -> str:
        """Act at random, as long as it is this person's turn; the link that is to be sent."""
        return str(self.page.evaluate(_TURN, seed))

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
        page = browser.new_context(service_workers="block", reduced_motion="reduce", **context).new_page()  # type: ignore[arg-type]
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


def play_out(friends: list[Friend], most: int = 400, *, press: Press | None = None, reload: bool = False) -> None:
    """Play random legal actions to the end, or so many links.

    With `press` from outside, as a person does; with `reload` each link is opened by a page that has just been loaded.
    """
    given = {""}
    for number in range(most):
        links = [_turn(friend, press, number) for friend in friends]
        sender = next((at for at, link in enumerate(links) if link not in given), None)
        if sender is None:
            return
        given.add(links[sender])
        for at, friend in enumerate(friends):
            if at != sender:
                (friend.open if reload else friend.paste)(links[sender])


def _turn(friend: Friend, press: Press | None, number: int) -> str:
    """Act as long as it is this person's turn; the link that is to be sent."""
    if press is None:
        return friend.take_turn(number + 1)
    while friend.plays:
        Player(friend.page, press, random.Random(number)).play()
    return friend.out
