"""A player who has nothing but the accessibility tree, the live region and a keyboard."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator, Page

from e2e.players import go_to
from e2e.table import answered, answers
from pyengine.core.record import Record
from pyengine.core.timeline import Timeline
from web.engine.people import people
from web.engine.setup import read
from web.games import table_of
from web.games.glastonbury import story
from web.games.glastonbury.parts import card_name, place_name, stop_name, the_card
from web.parts.messages import Messages
from web.parts.players import person
from web.parts.scene import Scene

T = Messages("en")
KEYS = {"table": "t", "hand": "y", "options": "o", "scores": "s"}
PERSON = 0


def listen(page: Page) -> None:
    """Collect all that the live region announces from now on, and what stands in it."""
    page.evaluate(_LISTEN)


_LISTEN = """() => {
  const live = document.getElementById('live');
  window.heard = [...live.children].map(line => line.textContent);
  window.hearing?.disconnect();
  window.hearing = new MutationObserver(changes => {
    for (const { addedNodes } of changes) for (const line of addedNodes) window.heard.push(line.textContent);
  });
  window.hearing.observe(live, { childList: true });
}"""


def heard(page: Page) -> list[str]:
    """What was announced since the last time."""
    return [str(line) for line in page.evaluate("window.heard.splice(0)")]


def ask(page: Page, question: str) -> list[str]:
    """Press a question's key while nothing happens at the table; returns the answer."""
    before = answers(page)
    page.keyboard.press(KEYS[question])
    answered(page, before)
    return heard(page)


def by_ear(control: Locator) -> None:
    """Go to a control by Tab and arrows, where the tree names it as a button, and press Enter."""
    assert re.match(r'- button "[^"]+|- \'?button "[^"]+', control.aria_snapshot()), control.aria_snapshot()
    before = answers(control.page)
    go_to(control)
    control.page.keyboard.press("Enter")
    answered(control.page, before)


def names(query: str) -> tuple[str, ...]:
    """The players' names at the table of an address."""
    return tuple(who.name for who in people(read(query)[0], T))


def scene_of(record: Record, query: str) -> Scene:
    """The table as the person's seat knows it, from the saved record."""
    state = record.replay()
    seats = tuple(who.kind for who in read(query)[0].seats)
    return Scene(state.view(PERSON), (), None, names(query), seats, T, awaited=tuple(state.awaited))


def sentences(record: Record, query: str) -> list[set[str]]:
    """How each event of a record may be announced, in order: one way, or in a game of memory one of several."""
    table, who = table_of(record.game), names(query)
    told = [event.seen_by(PERSON).to_json() for _, events in Timeline(record).moments for event in events]
    if table.heard is None:
        return [{table.say(event, T, who, PERSON)} for event in told]
    return [_ways(event, who) for event in told]


def _ways(event: dict[str, Any], who: tuple[str, ...]) -> set[str]:
    """A card of Glastonbury is named only while it lies on top, and a place told only while somebody stands there."""
    name = {"name": who[event["seat"]], "who": person(who[event["seat"]], T)} if "seat" in event else {}
    if event["type"] in ("placed", "moved"):
        shown = {"", T("gla-now-moved", **name, stop=stop_name(event["stop"], T))}
        return shown if event["type"] == "moved" else shown | {story.say(event, T, who, PERSON)}
    if event["type"] == "filled":
        return {"", T("gla-now-filled", card=card_name(event["card"], T), place=place_name(event["place"], T))}
    card = event.get("card", "")
    named = {T(f"gla-say-{event['to']}", **name, card=the_card(card, T))} if event["type"] == "took" else set()
    return named | {story.say(event, T, who, PERSON)} | ({_lost(event, who)} if event["type"] == "lost" else set())


def _lost(event: dict[str, Any], who: tuple[str, ...]) -> str:
    name = who[event["seat"]]
    return T("gla-say-lost", name=name, who=person(name, T), card=the_card(event["card"], T))


def said_once_in_order(text: str, events: Sequence[set[str]]) -> bool:
    """True if a text is one announcement of each event after the other, and nothing else."""
    ends = {0}
    for ways in events:
        ends = {end for at in ends for way in ways for end in _after(text, at, way)}
    return len(text) in ends


def _after(text: str, at: int, way: str) -> list[int]:
    if not way:
        return [at]
    return [at + len(way) + 1] if text.startswith(f"{way} ", at) else []


def events_alone(text: str) -> str:
    """What was announced, without whose turn it is."""
    return text.replace(f"{T('status-yours')} ", "")
