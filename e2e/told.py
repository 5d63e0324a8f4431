"""What a seat should hear of a game, and what it may find on the page: worked out from the record alone."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from html.parser import HTMLParser
from typing import Any

from pyengine.core.prng import Prng
from pyengine.core.record import Record
from pyengine.core.state import State
from pyengine.core.timeline import Timeline
from web.engine.people import people
from web.engine.setup import read
from web.games import table_of
from web.games.glastonbury.parts import card_name, place_name, stop_name, the_card
from web.games.glastonbury.table import TABLE as GLASTONBURY
from web.parts.drawing import draw
from web.parts.html import join
from web.parts.messages import Messages
from web.parts.notice import linger
from web.parts.panel import ask_buttons
from web.parts.players import person
from web.parts.table import Scene

T = Messages("en")
PERSON = 0
Event = dict[str, Any]


# Announcements ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Moment:
    """An action as the person's seat may know it: who did it, its events, and the view and whose turn it is after it.

    It is `fleeting` if the person sees something that will not be shown again.
    """

    seat: int
    events: tuple[Event, ...]
    view: dict[str, Any]
    awaited: tuple[int, ...]
    fleeting: bool


class Play:
    """The game of an address as far as it is known, and all its moments; it is followed as its record grows."""

    def __init__(self, query: str) -> None:
        self.setup = read(query)[0]
        self.sitters = people(self.setup, T)
        self.who = tuple(who.name for who in self.sitters)
        self.moments: list[Moment] = []
        self.timeline: Timeline | None = None

    def follow(self, record: Record) -> None:
        """Do what the record has more than before."""
        self.timeline = self.timeline or Timeline(record.with_steps(()))
        done = len(self.moments)
        assert self.timeline.record == record.with_steps(record.steps[:done])
        for step in record.steps[done:]:
            events = self.timeline.apply(step.seat, self.timeline.game.parse(step.text))
            told = tuple(event.seen_by(PERSON).to_json() for event in events)
            fleeting = any(event.fleeting and event.seen_by(PERSON) is event for event in events)
            state = self.timeline.state
            self.moments.append(Moment(step.seat, told, state.view(PERSON), tuple(state.awaited), fleeting))

    @property
    def state(self) -> State:
        """The game after its last known action."""
        assert self.timeline
        return self.timeline.state


class Follower:
    """Follows the announcements of a game: each has to be that of the next action, or of a run of the bots' next ones.

    How many of the bots' actions the page shows at once depends on time, so `ends` are the numbers of actions that may
    have been announced so far; the words of each such run are certain.
    """

    def __init__(self, play: Play) -> None:
        self.play = play
        self.ends = {0}

    def hear(self, lines: Sequence[str]) -> None:
        """Check what was announced since the last time; the game may already have gone on."""
        for line in lines:
            ends = self._after("", self.ends)
            self.ends = self._after(line, ends, silent=False)
            assert self.ends, (line, [event for moment in self.play.moments[min(ends) :] for event in moment.events])

    @property
    def all_heard(self) -> bool:
        """True if every action has been announced."""
        return len(self.play.moments) in self._after("", self.ends)

    def _after(self, line: str, ends: set[int], *, silent: bool = True) -> set[int]:
        """Where the announcement of one run leads; `silent` adds all that runs without announcement lead to."""
        found, new, moments = set(ends) if silent else set(), sorted(ends), self.play.moments
        while new:
            start = new.pop()
            for end in range(start + 1, len(moments) + 1):
                run = moments[start:end]
                if len(run) > 1 and PERSON in (run[0].seat, run[-1].seat):
                    break
                if announcement(run, self.play.setup.game.id, self.play.who) == line and end not in found:
                    found.add(end)
                    new += [end] if silent else []
        return found


def announcement(run: Sequence[Moment], game: str, who: tuple[str, ...]) -> str:
    """What is announced of actions that are shown at once."""
    events, last = [event for moment in run for event in moment.events], run[-1]
    if game == "glastonbury":
        said = [_in_memory(event, events[at + 1 :], last.view, who) for at, event in enumerate(events)]
    else:
        said = [table_of(game).say(event, T, who, PERSON) for event in events]
    others = any(event.get("seat") not in (None, PERSON) for event in events)
    if last.fleeting:
        said.append(T("linger"))
    elif others and PERSON in last.awaited:
        said.append(T("status-yours"))
    return " ".join(line for line in said if line)


def _in_memory(event: Event, later: Sequence[Event], view: dict[str, Any], who: tuple[str, ...]) -> str:
    """One event of Glastonbury: a card in a cauldron has its name while it lies on top, and all have once it is over;
    a stop is told while the wizard stands there, and a new card while it lies there.
    """
    kind, seat, over = event["type"], event.get("seat"), view["outcome"] is not None
    name = {"name": who[seat], "who": person(who[seat], T)} if seat is not None else {}
    if kind == "moved":
        stands = view["players"][seat]["place"] == event["stop"]
        return T("gla-now-moved", **name, stop=stop_name(event["stop"], T)) if stands else ""
    if kind == "filled":
        row, column = int(event["place"][1]), int(event["place"][3])
        lies = view["grid"][6 * (row - 1) + column - 1] == event["card"]
        card, place = card_name(event["card"], T), place_name(event["place"], T)
        return T("gla-now-filled", card=card, place=place) if lies else ""
    to = "lost" if kind == "lost" else event["to"] if kind == "took" else ""
    covered = any(one.get("seat") == seat and (one["type"] == "lost" or one.get("to") == "cauldron") for one in later)
    on_top = to == "cauldron" and view["players"][seat]["top"] == event["card"] and not covered
    if to and (over or on_top):
        return T(f"gla-say-{to}", **name, card=the_card(event["card"], T))
    return GLASTONBURY.say(event, T, who, PERSON)


# What may be on the page -----------------------------------------------------------------------------------------


def scene_of(play: Play, *, seen: bool = False) -> Scene:
    """The table as the person's seat knows it. What the person does not know is made up: it can be in no picture.

    Once the person has `seen` something fleeting that the last own action showed, it is gone.
    """
    setup, moments, game = play.setup, play.moments, play.setup.game
    state = play.state.determinize(PERSON, Prng(len(moments)))
    acted = [at for at, moment in enumerate(moments) if moment.seat == PERSON]
    first = acted[-1] + seen if acted else 0
    recent = [event for moment in moments[first:] for event in moment.events]
    legal = tuple(game.format(action) for action in state.legal(PERSON)) if state.awaited else ()

    def after(text: str) -> dict[str, Any] | None:
        copied, action = state.copy(), game.parse(text)
        if copied.why_not(PERSON, action) or any(event.reveals for event in copied.apply(PERSON, action)):
            return None
        return copied.view(PERSON)

    return Scene(
        state.view(PERSON),
        legal,
        None,
        play.who,
        tuple(who.kind for who in setup.seats),
        T,
        events=tuple(recent),
        pace=setup.pace,
        awaited=tuple(state.awaited),
        lingers=not seen and bool(moments) and moments[-1].fleeting,
        after=after,
        breach=lambda text: state.why_not(PERSON, game.parse(text)),
        table=table_of(game.id),
        faces=tuple(who.face for who in play.sitters),
        levels=tuple(who.level for who in play.sitters),
    )


def unknown_words(snapshot: str, scene: Scene) -> list[str]:
    """The words of the accessibility tree that a picture of this scene alone does not have, or not as often."""
    game = T(f"game-{scene.game}")
    allowed = words_of_html(str(join(ask_buttons(T), draw(scene), linger(T, to_hand=False))) + game)
    parts = [_NODE.match(line) for line in snapshot.splitlines()]
    named = [(part["role"], re.findall(r"\w+", _STATE.sub("", part["name"]))) for part in parts if part]
    leaves = Counter(word for role, words in named if role not in _NAMED_TWICE for word in words)
    groups = {word for role, words in named if role in _NAMED_TWICE for word in words}
    return sorted((leaves - allowed).elements()) + sorted(groups - set(allowed))


_NODE = re.compile(r"\s*- '?(?P<role>[a-z]+)(?P<name>.*)")
_STATE = re.compile(r"\[(disabled|pressed|expanded|selected|active|level=\d)\]")
_NAMED_TWICE = ("main", "region", "group", "list", "heading")
"""Roles whose names may repeat what stands within them."""


def words_of_html(html: str) -> Counter[str]:
    """How often each word stands in an HTML, for those who do not see it."""
    reader = _Words()
    reader.feed(_ART.sub("", html))
    return Counter(re.findall(r"\w+", " ".join(reader.texts)))


_ART = re.compile(r'<svg [^>]*aria-hidden="true"[^>]*>.*?</svg>', re.DOTALL)
"""Most of a table's HTML, and hidden."""


class _Words(HTMLParser):
    """The texts of an HTML and the labels in it, without what is hidden from the accessibility tree."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: list[str] = []
        self.open: list[tuple[str, bool]] = []

    @property
    def hidden(self) -> bool:
        return any(hidden for _, hidden in self.open)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        hidden = given.get("aria-hidden") == "true"
        if not hidden and not self.hidden:
            self.texts += [given.get(name) or "" for name in ("aria-label", "alt", "title")]
        if tag not in ("br", "img", "input", "hr"):
            self.open.append((tag, hidden))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        while self.open and self.open.pop()[0] != tag:
            pass

    def handle_data(self, data: str) -> None:
        if not self.hidden:
            self.texts.append(data)
