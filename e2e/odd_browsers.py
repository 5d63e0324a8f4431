"""What a browser may lack, deny or do in its own way, as scripts that run before the page's; and one act on each page."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from e2e.table import READY, answered, answers, my_turn, open_game, press, ready, until

GAME = "game=face-to-face&lang=en&pace=instant&seats=human,bot:greedy&seed=7&first=1"
UNO = "hand+1+b7+b8+%7C+hand+2+g3+%7C+discard+b1"

_MISSING = "for (const name of {names}) {{ delete {of}[name]; if (name in {of}) Object.defineProperty({of}, name, {{ value: undefined }}); }}"


def missing(*names: str, of: str = "window") -> str:
    """A browser without these."""
    return _MISSING.format(names=list(names), of=of)


_FAIL = "const fail = (name) => () => { throw new DOMException('simulated', name); };\n"
"""Makes functions that throw what browsers throw."""


def failing(of: str, name: str, error: str) -> str:
    """A browser in which a method throws."""
    return f"{_FAIL}{of}.{name} = fail('{error}');"


_ON_REQUEST = """
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (...args) {
    const request = put.apply(this, args);
    queueMicrotask(() => { try { this.transaction.abort(); } catch {} });
    return request;
  };"""

STORAGE = {
    "local storage is full": failing("Storage.prototype", "setItem", "QuotaExceededError"),
    "local storage throws": _FAIL + "for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: fail('SecurityError') });",
    "local storage is null": "for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { value: null });",
    "local storage cannot be read": _FAIL + "for (const name of ['getItem', 'setItem', 'removeItem', 'key']) Storage.prototype[name] = fail('SecurityError');",
    "local storage holds strange texts": """for (const name of ["settings", "lang", "people", "stats", "solved", "continue", "friends", "last:uno", "lesson"])
      for (const key of [`nastilka:${name}`, name]) localStorage.setItem(key, '{"\\u0000":[[[');""",
    "databases are missing": missing("indexedDB"),
    "databases throw": failing("IDBFactory.prototype", "open", "SecurityError"),
    "databases are refused": """IDBFactory.prototype.open = () => {
      const request = new EventTarget();
      Object.defineProperty(request, "error", { value: new DOMException("simulated", "InvalidStateError") });
      Object.setPrototypeOf(request, IDBOpenDBRequest.prototype);
      setTimeout(() => request.dispatchEvent(new Event("error")));
      return request;
    };""",
    "databases never answer": "IDBFactory.prototype.open = () => Object.setPrototypeOf(new EventTarget(), IDBOpenDBRequest.prototype);",
    "databases are full": failing("IDBObjectStore.prototype", "put", "QuotaExceededError"),
    "databases abort": _ON_REQUEST,
    "transactions cannot begin": failing("IDBDatabase.prototype", "transaction", "UnknownError"),
    "nothing can be stored": _FAIL + """IDBFactory.prototype.open = fail("SecurityError");
      for (const name of ["localStorage", "sessionStorage", "caches"]) Object.defineProperty(window, name, { get: fail("SecurityError") });
      if (window.LockManager) LockManager.prototype.request = async () => fail("SecurityError")();""",
}
"""What happens to what a page stores."""

ODD = {
    "address cannot change": failing("History.prototype", "replaceState", "SecurityError") + "History.prototype.pushState = History.prototype.replaceState;",
    "locks are missing": "Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined });",
    "locks never answer": "LockManager.prototype.request = () => new Promise(() => {});",
    "locks are refused": "LockManager.prototype.request = async () => { throw new DOMException('simulated', 'InvalidStateError'); };",
    "locks throw": failing("LockManager.prototype", "request", "NotSupportedError"),
    "the clock gives NaN": "Date.now = () => NaN; performance.now = () => NaN;",
    "no structuredClone": missing("structuredClone"),
    "no random values": "Object.defineProperty(Crypto.prototype, 'getRandomValues', { value: undefined });",
    "no crypto": missing("crypto"),
    "no BroadcastChannel": missing("BroadcastChannel"),
    "BroadcastChannel is closed": failing("BroadcastChannel.prototype", "postMessage", "InvalidStateError"),
    "no clipboard": "Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined });",
    "no matchMedia": missing("matchMedia"),
    "no observers": missing("IntersectionObserver", "ResizeObserver"),
    "no frames": "window.requestAnimationFrame = () => 1;",
    "no relative times": missing("RelativeTimeFormat", "PluralRules", "ListFormat", "Collator", of="Intl"),
    "no Intl": missing("Intl"),
    "no locale but English": "const { toLocaleDateString } = Date.prototype; Date.prototype.toLocaleDateString = function () { return toLocaleDateString.call(this, 'en-US'); };",
    "no languages": "Object.defineProperty(Navigator.prototype, 'languages', { get: () => undefined });",
    "no popovers, no view transitions": "for (const name of ['showPopover', 'hidePopover', 'togglePopover']) delete HTMLElement.prototype[name]; delete Document.prototype.startViewTransition;",
    "no animations": "delete Element.prototype.animate; delete Element.prototype.getAnimations; delete Document.prototype.getAnimations;",
    "no audio": missing("AudioContext", "webkitAudioContext"),
    "no idle callbacks, no microtasks": missing("requestIdleCallback", "queueMicrotask"),
    "an insecure address": "for (const name of ['locks', 'clipboard', 'share', 'serviceWorker', 'storage']) delete Navigator.prototype[name]; delete window.caches; delete Crypto.prototype.randomUUID; delete Crypto.prototype.subtle;",
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
    """Look at the lobby: the deals of the day and the puzzle stand there; copy the line about today."""
    page.goto(f"{site}?lang=en")
    ready(page)
    expect(page.locator("#puzzle-day .of-game")).not_to_be_empty()
    expect(page.locator("a[data-daily]").first).to_have_attribute("href", __import__("re").compile("seed=20\\d{6}$"))


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
