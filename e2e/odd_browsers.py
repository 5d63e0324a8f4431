"""What a browser may lack, deny or do in its own way, as scripts that run before the page's; one act on each page."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from e2e.table import READY, answered, answers, my_turn, open_game, press, ready, until

GAME = "game=face-to-face&lang=en&pace=instant&seats=human,bot:greedy&seed=7&first=1"
UNO = "hand+1+b7+b8+%7C+hand+2+g3+%7C+discard+b1"


def missing(of: str, *names: str) -> str:
    """A browser without these."""
    return f"""for (const name of {list(names)}) {{
      delete {of}[name];
      if (name in {of}) Object.defineProperty({of}, name, {{ value: undefined }});
    }}"""


def throwing(name: str) -> str:
    """`fail`, a function that throws what a browser throws."""
    return f"const fail = () => {{ throw new DOMException('simulated', '{name}'); }};"


def failing(of: str, names: str, error: str) -> str:
    """A browser in which these methods throw."""
    return f"{throwing(error)} for (const name of '{names}'.split(' ')) {of}[name] = fail;"


_GETTERS = "for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, {}); "
_ANSWERLESS = "Object.setPrototypeOf(new EventTarget(), IDBOpenDBRequest.prototype)"
DENIED = (
    throwing("SecurityError")
    + """
  for (const name of ["localStorage", "sessionStorage", "caches"]) Object.defineProperty(window, name, { get: fail });
  IDBFactory.prototype.open = fail;
  LockManager.prototype.request = async () => fail();"""
)

STORAGE = {
    "local storage is full": failing("Storage.prototype", "setItem", "QuotaExceededError"),
    "local storage throws": throwing("SecurityError") + _GETTERS.replace("{}", "{ get: fail }"),
    "local storage is null": _GETTERS.replace("{}", "{ value: null }"),
    "local storage cannot be read": failing("Storage.prototype", "getItem setItem removeItem key", "SecurityError"),
    "local storage holds strange texts": """
      const names = "settings lang people stats puzzles continue friends setup:uno lesson:uno save:game=uno broken:a";
      for (const name of names.split(" "))
        localStorage.setItem(`nastilka:${name}`, '{"\\u0000":[[[');""",
    "databases are missing": missing("window", "indexedDB"),
    "databases throw": failing("IDBFactory.prototype", "open", "SecurityError"),
    "databases are refused": f"""IDBFactory.prototype.open = () => {{
      const request = {_ANSWERLESS};
      Object.defineProperty(request, "error", {{ value: new DOMException("simulated", "InvalidStateError") }});
      setTimeout(() => request.dispatchEvent(new Event("error")));
      return request;
    }};""",
    "databases never answer": f"IDBFactory.prototype.open = () => {_ANSWERLESS};",
    "databases are full": failing("IDBObjectStore.prototype", "put", "QuotaExceededError"),
    "databases abort": """
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (...args) {
        const request = put.apply(this, args);
        queueMicrotask(() => { try { this.transaction.abort(); } catch {} });
        return request;
      };""",
    "transactions cannot begin": failing("IDBDatabase.prototype", "transaction", "UnknownError"),
    "nothing can be stored": DENIED,
}
"""What happens to what a page stores."""

_NAVIGATOR = "Object.defineProperty(Navigator.prototype, '{}', {{ get: () => undefined }});"

ODD = {
    "address cannot change": failing("History.prototype", "replaceState pushState", "SecurityError"),
    "locks are missing": _NAVIGATOR.format("locks"),
    "locks never answer": "LockManager.prototype.request = () => new Promise(() => {});",
    "locks are refused": throwing("InvalidStateError") + "LockManager.prototype.request = async () => fail();",
    "locks throw": failing("LockManager.prototype", "request", "NotSupportedError"),
    "the clock gives NaN": "Date.now = () => NaN; performance.now = () => NaN;",
    "no structuredClone": missing("window", "structuredClone"),
    "no random values": missing("Crypto.prototype", "getRandomValues", "randomUUID"),
    "no BroadcastChannel": missing("window", "BroadcastChannel"),
    "BroadcastChannel is closed": failing("BroadcastChannel.prototype", "postMessage", "InvalidStateError"),
    "no clipboard": _NAVIGATOR.format("clipboard"),
    "no matchMedia": missing("window", "matchMedia"),
    "no observers": missing("window", "IntersectionObserver", "ResizeObserver"),
    "no frames": "window.requestAnimationFrame = () => 1;",
    "no relative times": missing("Intl", "RelativeTimeFormat", "PluralRules", "ListFormat", "Collator"),
    "no Intl": missing("window", "Intl"),
    "no locale but English": """
      const { toLocaleDateString } = Date.prototype;
      Date.prototype.toLocaleDateString = function () { return toLocaleDateString.call(this, "en-US"); };""",
    "no languages": _NAVIGATOR.format("languages"),
    "no popovers, no view transitions": missing("HTMLElement.prototype", "showPopover", "hidePopover", "togglePopover")
    + "delete Document.prototype.startViewTransition;",
    "no animations": missing("Element.prototype", "animate", "getAnimations"),
    "no audio": missing("window", "AudioContext", "webkitAudioContext"),
    "no idle callbacks, no microtasks": missing("window", "requestIdleCallback", "queueMicrotask"),
    "an insecure address": missing("Navigator.prototype", "locks", "clipboard", "share", "serviceWorker", "storage")
    + "delete window.caches; delete Crypto.prototype.randomUUID; delete Crypto.prototype.subtle;",
}
"""What else may be missing, or be otherwise than it should."""

FAULTS = STORAGE | ODD

WORKER = {
    "the clock gives NaN": "Date.now = () => NaN; performance.now = () => NaN;",
    "no structuredClone": "delete self.structuredClone;",
    "no storage": "delete self.caches; delete self.indexedDB;",
}
"""The same in the engine's worker."""


def lay(page: Page, card: int) -> None:
    """Lay a card of Face to Face on the ascending pile."""
    press(page, f"#hand-{card}")
    press(page, "#pile-own-up")
    expect(page.locator("#pile-own-up")).to_have_accessible_name(f"Your ascending pile, top {card}")


def play(page: Page, site: str) -> None:
    """Play a whole turn, and wait until it has been answered."""
    open_game(page, site, GAME)
    lay(page, 17)
    lay(page, 18)
    press(page, "[data-action=draw]")
    assert my_turn(page)
    expect(page.locator("#elsewhere")).to_have_count(0)


def lobby(page: Page, site: str) -> None:
    """Look at the lobby: the deal of the day and the puzzle stand there; copy the line about today."""
    page.goto(f"{site}?lang=en")
    ready(page)
    expect(page.locator("#puzzle-day .of-game")).not_to_be_empty()
    expect(page.locator("#today-deal")).to_have_attribute("href", re.compile("seed=\\d+&.*day=20\\d\\d-"))


def friends(page: Page, site: str) -> None:
    """Set up a table for friends, and open the panel with the other ways to hand its link on."""
    page.goto(f"{site}friends/?lang=en&pace=instant&game=nizam&seats=human,friend&names=Ann")
    until(page, "#post-link")
    page.locator("#post-more").click()
    until(page, "#pasted")


def workbench(page: Page, site: str) -> None:
    """Set up another position."""
    page.goto(f"{site}workbench/?game=uno&lang=en&position={UNO}")
    ready(page)
    until(page, "#position-text")
    page.locator("#position-text").fill("players 3 | hand 1 b7 | hand 3 wild | discard b1")
    until(page, "#view-3")


def puzzle(page: Page, site: str) -> None:
    """Ask for the solution of a puzzle, and go on to the next one."""
    page.goto(f"{site}puzzles/play/?game=uno&n=1&lang=en")
    expect(page.locator("#note h2")).to_be_visible(timeout=READY)
    for name in ("solution", "next"):
        before = answers(page)
        page.locator(f"[data-do={name}]").first.click()
        answered(page, before)


PAGES: dict[str, Callable[[Page, str], None]] = {
    "play": play,
    "lobby": lobby,
    "friends": friends,
    "workbench": workbench,
    "puzzle": puzzle,
}
