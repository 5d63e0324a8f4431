"""What tests do on the play page. Every wait is for a state of the page, never for time."""

from __future__ import annotations

from playwright.sync_api import Error, FilePayload, Frame, Locator, Page

from pyengine.core.record import Player, Record
from pyengine.games import game as find_game

READY = 60_000
"""How many milliseconds to wait for a state."""


def open_game(page: Page, url: str, query: str) -> None:
    """Open a game and wait until a person can act in it."""
    page.goto(f"{url}play/?{query}")
    ready(page)


def ready(page: Page) -> None:
    """Wait until Python runs on the page, and the engine too where there is one.

    A pointer event starts pages whose start is lazy.
    """
    page.locator("html").dispatch_event("pointermove")
    until(page, "html[data-ready=yes]")


def until(page: Page, selector: str) -> None:
    """Wait until the page has such an element.

    A MutationObserver in the page notices it at once; Playwright would poll, after a while only every half a second.
    """
    while True:
        try:
            found = page.evaluate(_FOUND, [selector, READY])
        except Error as error:
            if "context was destroyed" not in str(error):
                raise
            page.wait_for_load_state("domcontentloaded")  # the page was left meanwhile
            continue
        assert found, f"there is no {selector}"
        return


_FOUND = """([selector, milliseconds]) => new Promise((done) => {
  const found = () => document.querySelector(selector) !== null;
  if (found()) return done(true);
  const changes = new MutationObserver(() => found() && end(true));
  const timeout = setTimeout(() => end(false), milliseconds);
  const end = (value) => {
    changes.disconnect();
    clearTimeout(timeout);
    done(value);
  };
  changes.observe(document, { subtree: true, childList: true, attributes: true });
})"""


def my_turn(page: Page) -> bool:
    """Wait until it is a person's turn or the game is over; True if it is not over.

    Where all act at once a bot may still be to act: its answer would be taken for that to the person's next action.
    """
    until(page, "html:not([data-due]) :is(#table[data-state=waiting], #table[data-state=over])")
    return page.locator("#table").get_attribute("data-state") == "waiting"


def answers(page: Page) -> int:
    """How many answers of the engine the page has shown."""
    return int(page.locator("html").get_attribute("data-answers") or 0)


def answered(page: Page, before: int) -> None:
    """Wait until the engine has answered once more."""
    until(page, f'html:not([data-answers="{before}"])')


def press(page: Page, selector: str) -> None:
    """Click, and wait for the answer; a dimmed control answers why it is dimmed."""
    before = answers(page)
    control = found(page, selector)
    control.click(force=control.get_attribute("aria-disabled") == "true")
    answered(page, before)


def found(page: Page, selector: str) -> Locator:
    """The first such control; what is in a menu *More* is brought in sight by opening that."""
    control = page.locator(selector).first
    for menu, opens in (("#more", "#tool-more"), ("#end-more", "#end-opens")):
        if control.evaluate(f"element => element.matches('{menu}:not(:popover-open) *')"):
            page.locator(opens).click()
    return control


def dealt(game: str, position: str, seats: str = "human bot:greedy") -> str:
    """A record of a game that begins at a position; each seat is a kind, or `kind=name`."""
    deal = find_game(game).write(find_game(game).position(position))
    kinds = [kind.partition("=") for kind in seats.split()]
    players = tuple(Player(kind, name) for kind, _, name in kinds)
    return Record(game, len(players), deal, seats=players).format()


def deal(page: Page, game: str, seed: int, seats: str = "human bot:greedy", **options: str) -> None:
    """Deal a game as an address would, on a page that has started, and wait until a person can act in it."""
    players = tuple(Player(kind, name) for kind, _, name in (seat.partition("=") for seat in seats.split()))
    put(page, Record.new(find_game(game), len(players), seed, options, players).format())
    until(page, "#table[data-state=waiting], #curtain")


def put(page: Page, record: str, *, while_thinking: bool = False) -> None:
    """Load another game into the page, and wait until it can be played."""
    if not while_thinking:
        until(page, "html:not(:has(#table[data-state=thinking]))")  # else a bot of the game before may answer first
    before = answers(page)
    page.locator("#file").set_input_files(FilePayload(name="a.txt", mimeType="text/plain", buffer=record.encode()))
    answered(page, before)


def saved(page: Page) -> Record:
    """The game on the page, as the browser has saved it."""
    text = page.evaluate(_SAVED)
    assert text, page.url
    return Record.parse(text)


_SAVED = """() => {
  const parts = location.search.slice(1).split("&").filter((part) => !/^(faces|beat|by|pace|lang)=/.test(part));
  return nastilkaKept.read("saves", parts.join("&"));
}"""


def steps(page: Page) -> list[str]:
    """The actions of the game on the page, each with its seat."""
    return [f"{step.seat + 1}: {step.text}" for step in saved(page).steps]


def legal(page: Page, seat: int = 0) -> set[str]:
    """The legal actions of a seat now."""
    record = saved(page)
    state, game = record.replay(), find_game(record.game)
    return {game.format(action) for action in state.legal(seat)}


def lose_engine(page: Page | Frame) -> None:
    """Leave the next command to the engine of this page without an answer, as if its worker was killed or hangs."""
    page.evaluate(
        """() => {
          const { postMessage } = Worker.prototype;
          Worker.prototype.postMessage = () => (Worker.prototype.postMessage = postMessage);
          nastilkaEngine.patience = 200;
          addEventListener("nastilka-restarted", () => (nastilkaEngine.patience = 10_000));
        }"""
    )


def storage_is_denied(page: Page | Frame) -> bool:
    """True if local storage is denied here."""
    denied: bool = page.evaluate("() => { try { return !localStorage } catch { return true } }")
    return denied


def fact(page: Page, name: str) -> str:
    """A fact of the game on the page."""
    record = saved(page)
    return find_game(record.game).facts(record.replay(), 0)[name]


def page_html(table: Page) -> str:
    """The page's HTML without scripts and without templates, which are the same for everybody."""
    return str(table.evaluate(_PAGE_HTML))


_PAGE_HTML = """() => {
  const page = document.documentElement.cloneNode(true);
  for (const part of page.querySelectorAll("template, script")) part.remove();
  page.removeAttribute("data-answers");
  page.removeAttribute("data-offline"); // set whenever the service worker is done
  return page.outerHTML;
}"""
