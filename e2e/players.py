"""Plays any game on the page by its DOM protocol alone, with a mouse, touch or a keyboard.

The legal actions are in the page: an element with `data-action` carries out its action; one with `data-source` is
selected first, and then every `data-target` with a `data-action` accepts it. Some games select several sources at once.
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
_CHOSEN = f"{_BOARD} [data-source][aria-pressed=true]"
_MOST_AT_ONCE = 3
_FARTHEST = 30
_WAY = """element => {
  const now = document.activeElement;
  if (now === element) return null;
  const stops = zone => [...zone.querySelectorAll('button:not([disabled]), li[tabindex]')];
  const round = (zone, to) => {
    const all = stops(zone);
    const ahead = (to - all.indexOf(now) + all.length) % all.length;
    return 2 * ahead > all.length ? ['ArrowLeft', all.length - ahead] : ['ArrowRight', ahead];
  };
  const zone = now.closest('[data-zone]');
  if (zone?.contains(element)) return round(zone, stops(zone).indexOf(element));
  const back = now.compareDocumentPosition(element) & 2;
  const way = zone && stops(zone).includes(now) ? round(zone, back ? 0 : stops(zone).length - 1) : ['', 0];
  if (way[1]) return way;
  const begin = element.closest('[data-zone]');
  const [from, to] = back ? [element, now] : [now, element];
  const between = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')]
    .filter(one => one.tabIndex >= 0 && !one.disabled && !one.closest('[inert]') && one.checkVisibility())
    .filter(one => from.compareDocumentPosition(one) & 4 && to.compareDocumentPosition(one) & 2)
    .filter(one => !begin?.contains(one))
    .map(one => one.closest('.table [data-zone]') ?? one)
    .map((one, at) => (one.dataset.zone && stops(one).length >= 6 ? one : at));
  return [back ? 'Shift+Tab' : 'Tab', new Set(between).size + 1];
}"""
"""The next keys on the way from the focus to an element, and how often: Tab from zone to zone, past long ones at once,
and arrows within one, which lead round its ends.
"""


# Input -----------------------------------------------------------------------------------------------------------


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
    """Press its shortcut if it has one; otherwise focus it by Tab and, within a zone, arrow keys, and press Enter."""
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
    """Focus a control with the keyboard alone."""
    for _ in range(_FARTHEST):
        way = control.evaluate(_WAY)
        if way is None:
            return
        key, times = way
        for _ in range(times):
            control.page.keyboard.press(key)
    raise AssertionError(f"no way to {control}")


# A player --------------------------------------------------------------------------------------------------------


@dataclass
class Player:
    """Plays random legal actions, and prefers those that lay a card."""

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
        """Select sources one after the other until a target accepts them, or a source acts at once; and act there."""
        already = set(names(self.page, _DIRECT))
        for at, source in enumerate(sources):
            for more in sources[at : at + _MOST_AT_ONCE]:
                self.press(element(self.page, more))
                accepting = [name for name in names(self.page, _DIRECT) if name not in already]
                if accepting:
                    self.press(element(self.page, self.chance.choice(accepting)))
                    return True
                if more not in names(self.page, _CHOSEN) or source not in names(self.page, _CHOSEN):
                    break
            self._put_back()
        return False

    def _put_back(self) -> None:
        """Deselect what is selected, by pressing it once more."""
        for name in names(self.page, _CHOSEN):
            self.press(element(self.page, name))

    def play_out(self, most: int = 60) -> None:
        """Play to the end of the game; fails after `most` actions."""
        for _ in range(most):
            if not self.play():
                break
        expect(self.page.locator("#end")).to_be_visible()


def player(page: Page, press: Press, seed: int = 1) -> Player:
    """A player whose choices are the same every time."""
    return Player(page, press, random.Random(seed))


def put_back(page: Page) -> None:
    """Deselect everything."""
    before = answers(page)
    page.keyboard.press("Escape")
    answered(page, before)


def names(page: Page, selector: str) -> list[str]:
    """The ids of all elements that match; every control has one."""
    found = page.locator(selector).evaluate_all("all => all.map(one => one.id)")
    assert all(found), f"a control without an id: {selector}"
    return list(found)


def element(page: Page, ident: str) -> Locator:
    """The element with this id."""
    return page.locator(f'[id="{ident}"]')


# One action -----------------------------------------------------------------------------------------------------


def act(page: Page, text: str, press: Press = by_mouse) -> None:
    """Carry out the action with this text: directly, or by selecting its sources first."""
    control = page.locator(f'{_BOARD} [data-action="{text}"]')
    for source in [] if control.count() else _sources_of(page, text):
        press(page.locator(f'{_BOARD} [data-source="{source}"]'))
        if control.count():
            break
    press(control.first)  # an exchange of two cards can be begun at either


def _sources_of(page: Page, text: str) -> list[str]:
    """The sources of an action: one card by its name, or several by their letters, numbered where a letter repeats.

    A source that the action ends with, such as a call, comes before them.
    """
    what = text.partition(">")[0]
    last = [text[-1]] if page.locator(f'{_BOARD} [data-source="{text[-1]}"]').count() else []
    if page.locator(f'{_BOARD} [data-source="{what}"]').count():
        return [*last, what]
    return last + [f"{letter}.{what[: at + 1].count(letter)}" for at, letter in enumerate(what)]


# Reachable actions --------------------------------------------------------------------------------------------


def reachable(page: Page) -> set[str]:
    """The texts of all actions that the board offers now, directly or after selecting sources."""
    return {*_texts(page, _DIRECT), *_reached(page, _sources(page))}


def _texts(page: Page, selector: str) -> list[str]:
    return list(page.locator(selector).evaluate_all("all => all.map(one => one.dataset.action)"))


def _sources(page: Page) -> list[tuple[str, str]]:
    """The sources and their accessible names; sources with the same name are interchangeable."""
    found = page.locator(_SOURCE).evaluate_all("all => all.map(one => [one.id, one.textContent])")
    return [(str(ident), re.sub(r"\s+", " ", name)) for ident, name in found]


def _reached(page: Page, sources: list[tuple[str, str]]) -> Iterator[str]:
    """The actions that each source offers and, where several can be selected, those of up to three."""
    sources = [source for at, source in enumerate(sources) if source not in sources[:at]]
    if not sources:
        return
    gathers = _selects_several(page, sources)
    put_back(page)
    if gathers:
        yield from _reached_by_several(page, sources, 1)
        return
    for ident, _ in sources:
        if ident not in names(page, _SOURCE):
            put_back(page)
        by_mouse(element(page, ident))
        yield from _texts(page, _DIRECT)
    put_back(page)


def _selects_several(page: Page, sources: list[tuple[str, str]]) -> bool:
    """True if several sources can be selected at once; otherwise the last one replaces the others."""
    first = sources[0][0]
    by_mouse(element(page, first))
    others = [ident for ident in names(page, _SOURCE) if ident != first]
    for ident in others[:1]:
        by_mouse(element(page, ident))
    return len(names(page, _CHOSEN)) > 1


def _reached_by_several(page: Page, sources: list[tuple[str, str]], count: int) -> Iterator[str]:
    """The actions that one or more of these add to the sources that are already selected."""
    tried: set[str] = set()
    for at, (ident, name) in enumerate(sources):
        if name in tried or ident not in names(page, _SOURCE):
            continue
        tried.add(name)
        by_mouse(element(page, ident))
        yield from _texts(page, _DIRECT)
        if count < _MOST_AT_ONCE:
            yield from _reached_by_several(page, sources[at + 1 :], count + 1)
        by_mouse(element(page, ident))
