"""How to play any game on the page by its DOM protocol alone, with a mouse, a finger or a keyboard.

What may be done stands in the page: an element with `data-action` does it; an element with `data-source` is picked
up, and then the `data-target`s that have got a `data-action` take it. Some games take up several sources at once.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from playwright.sync_api import Locator, Page, expect

from e2e.table import answered, answers, my_turn

Press = Callable[[Locator], None]

_BOARD = "#table .board:not([inert])"
_DIRECT = f"{_BOARD} [data-action]:not([data-seat])"
_SOURCE = f"{_BOARD} [data-source]:not([data-action]):not([data-try])"
_LIT = f"{_BOARD} [data-target][data-action]"
_CHOSEN = f"{_BOARD} [data-source][aria-pressed=true]"
_MOST_AT_ONCE = 3
_FARTHEST = 90
_WAY = """element => {
  const now = document.activeElement, zone = now.closest('[data-zone]');
  const back = now.compareDocumentPosition(element) & 2;
  if (zone && zone.contains(element)) return back ? 'ArrowLeft' : 'ArrowRight';
  return back ? 'Shift+Tab' : 'Tab';
}"""


# Hands -----------------------------------------------------------------------------------------------------------


def by_mouse(control: Locator) -> None:
    """Click, and wait for the answer."""
    before = answers(control.page)
    control.click()
    answered(control.page, before)


def by_touch(control: Locator) -> None:
    """Tap, and wait for the answer."""
    before = answers(control.page)
    control.tap()
    answered(control.page, before)


def by_key(control: Locator) -> None:
    """By its shortcut where it has one; else go there by Tab and, within a zone, by arrows, and press Enter."""
    page = control.page
    key = control.get_attribute("data-key")
    before = answers(page)
    if key:
        page.keyboard.press(key)
    else:
        go_to(control)
        page.keyboard.press("Enter")
    answered(page, before)


def go_to(control: Locator) -> None:
    """Bring the focus to a control with the keyboard alone."""
    for _ in range(_FARTHEST):
        if control.evaluate("element => element === document.activeElement"):
            break
        control.page.keyboard.press(str(control.evaluate(_WAY)))
    expect(control).to_be_focused()


# A player --------------------------------------------------------------------------------------------------------


@dataclass
class Player:
    """Somebody who does any legal thing, and rather lays a card than not."""

    page: Page
    press: Press
    chance: random.Random

    def play(self) -> bool:
        """One action of whoever is to act at this device; False when the game is over."""
        if not my_turn(self.page):
            return False
        for once in ("[data-do=reveal]", "[data-do=seen]"):
            if self.page.locator(once).count():
                self.press(self.page.locator(once))
                return True
        direct = names(self.page, _DIRECT)
        sources = names(self.page, _SOURCE)
        self.chance.shuffle(sources)
        if (direct and (not sources or self.chance.random() < 0.25)) or not self._lay(sources):
            self.press(element(self.page, self.chance.choice(direct)))
        return True

    def _lay(self, sources: list[str]) -> bool:
        """Pick up what can be laid, one after the other until something lights up, and lay it."""
        already = set(names(self.page, _LIT))
        for at, source in enumerate(sources):
            for more in sources[at : at + _MOST_AT_ONCE]:
                self.press(element(self.page, more))
                lit = [name for name in names(self.page, _LIT) if name not in already]
                if lit:
                    self.press(element(self.page, self.chance.choice(lit)))
                    return True
                if more not in names(self.page, _CHOSEN) or source not in names(self.page, _CHOSEN):
                    break
            self._put_back()
        return False

    def _put_back(self) -> None:
        """What is picked up is put back by taking it once more."""
        for name in names(self.page, _CHOSEN):
            self.press(element(self.page, name))

    def play_out(self, most: int = 60) -> None:
        """To the end, which must come."""
        for _ in range(most):
            if not self.play():
                break
        expect(self.page.locator("#end")).to_be_visible()


def player(page: Page, press: Press, seed: int = 1) -> Player:
    """A player whose choices are the same every time."""
    return Player(page, press, random.Random(seed))


def put_back(page: Page) -> None:
    """Pick up nothing."""
    before = answers(page)
    page.keyboard.press("Escape")
    answered(page, before)


def names(page: Page, selector: str) -> list[str]:
    """The ids of all such elements; every control that one uses has one."""
    found = page.locator(selector).evaluate_all("all => all.map(one => one.id)")
    assert all(found), f"a control without an id: {selector}"
    return list(found)


def element(page: Page, ident: str) -> Locator:
    """The element with this id."""
    return page.locator(f'[id="{ident}"]')


# One action -----------------------------------------------------------------------------------------------------


def act(page: Page, text: str, press: Press = by_mouse) -> None:
    """Do the action with this text: at once where it can be, else by picking up first what it begins with."""
    control = page.locator(f'{_BOARD} [data-action="{text}"]')
    for source in [] if control.count() else _sources_of(page, text.partition(">")[0]):
        press(page.locator(f'{_BOARD} [data-source="{source}"]'))
        if control.count():
            break
    press(control)


def _sources_of(page: Page, what: str) -> list[str]:
    """A card by its name; or several, each by a letter and by which of those letters in the hand it is."""
    if page.locator(f'{_BOARD} [data-source="{what}"]').count():
        return [what]
    return [f"{letter}.{what[: at + 1].count(letter)}" for at, letter in enumerate(what)]


# All that can be done --------------------------------------------------------------------------------------------


def reachable(page: Page) -> set[str]:
    """The texts of all actions that can be done on the board now, directly or by what can be picked up."""
    return {*_texts(page, _DIRECT), *_reached(page, _sources(page))}


def _texts(page: Page, selector: str) -> list[str]:
    return list(page.locator(selector).evaluate_all("all => all.map(one => one.dataset.action)"))


def _sources(page: Page) -> list[tuple[str, str]]:
    """Sources with what they are called: those of one name are alike."""
    found = page.locator(_SOURCE).evaluate_all("all => all.map(one => [one.id, one.textContent])")
    return [(str(ident), re.sub(r"\s+", " ", name)) for ident, name in found]


def _reached(page: Page, sources: list[tuple[str, str]]) -> Iterator[str]:
    """What can be done with each source and, where a game lets one gather, with up to three of them."""
    sources = [source for at, source in enumerate(sources) if source not in sources[:at]]
    if not sources:
        return
    gathers = _gathers(page, sources)
    put_back(page)
    if gathers:
        yield from _gathered(page, sources, 1)
        return
    for ident, _ in sources:
        by_mouse(element(page, ident))
        yield from _texts(page, _LIT)
    put_back(page)


def _gathers(page: Page, sources: list[tuple[str, str]]) -> bool:
    """Whether several sources are picked up at once; if not, the last one stays picked up alone."""
    for ident, _ in sources[:2]:
        by_mouse(element(page, ident))
    return len(names(page, _CHOSEN)) > 1


def _gathered(page: Page, sources: list[tuple[str, str]], count: int) -> Iterator[str]:
    """What can be done with one or more of these beside those that are picked up already."""
    tried: set[str] = set()
    for at, (ident, name) in enumerate(sources):
        if name in tried:
            continue
        tried.add(name)
        by_mouse(element(page, ident))
        yield from _texts(page, _LIT)
        if count < _MOST_AT_ONCE:
            yield from _gathered(page, sources[at + 1 :], count + 1)
        by_mouse(element(page, ident))
