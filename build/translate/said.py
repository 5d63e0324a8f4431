"""Plays games with bots and listens: which messages the pages say, in which positions, and with which values."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from html import unescape
from random import Random
from typing import Any
from urllib.parse import urlencode

from paths import ROOT
from pyengine.bots import Knowledge, bot
from pyengine.core.errors import OptionError
from pyengine.core.game import Game
from pyengine.core.prng import Prng
from pyengine.core.record import Player
from web.engine.dispatcher import Dispatcher
from web.engine.notices import play_notice
from web.engine.panels import PanelState
from web.engine.presenter import laid_out, layout_of, over_table
from web.engine.scene import scene_of, still_scene
from web.engine.session import Session
from web.engine.setup import Setup
from web.games import games
from web.parts.clicks import Clicks
from web.parts.drawing import draw
from web.parts.messages import LANGS, Messages
from web.puzzles.controller import PuzzleController
from web.site.lobby import lobby
from web.site.setup_page import setup_page
from web.workbench.controller import WorkbenchController

MOST = 10
"""Positions that are kept of each message."""
_ATTEMPTS = 12
_REASONS = 6
_LONGEST = 600
_TRY = re.compile(r' data-try="([^"]*)"')
_SOURCE = re.compile(r' data-source="([^"]*)"')
_BY_CHANCE = 0.3
_SEATINGS = ("one", "several", "nobody")
"""Who plays: one person, only people at one device, or only bots that a spectator watches."""
PAGES: Mapping[str, Callable[[Messages], object]] = {"lobby": lobby, "set-up": setup_page}
"""Pages that are rendered when the site is built; some of their values are filled in on the device."""
Heard = tuple[str, Mapping[str, object], str]
"""A message that was said: its ID, its values, the sentence."""


@dataclass(frozen=True, slots=True)
class Said:
    """A message as it was said once: where, in which position (empty on pages without one), what had happened just
    before, the values in the first language, and the sentence in every language.
    """

    where: str
    position: str
    before: str
    values: Mapping[str, str]
    texts: Mapping[str, str]


@dataclass
class Collection:
    """What was said, by message; of each message at most `MOST`, first those whose sentences differ."""

    said: dict[str, list[Said]] = field(default_factory=dict)

    def add(self, message: str, new: Said) -> None:
        """Keep what was said if it is one of the first, or tells something new."""
        known = self.said.setdefault(message, [])
        first = LANGS[0]
        texts = [each.texts[first] for each in known]
        if (new.texts[first], new.where) in [(each.texts[first], each.where) for each in known]:
            return
        if len(known) < MOST:
            known.append(new)
        elif new.texts[first] not in texts:
            twice = next((at for at, text in enumerate(texts) if text in texts[:at]), None)
            if twice is not None:
                known[twice] = new

    def listen(self, where: str, position: str, before: str, speak: Callable[[Messages], object]) -> None:
        """Have the same said in every language, and keep it."""
        heard: dict[str, list[Heard]] = {}
        for lang in LANGS:
            with listening() as heard[lang]:
                speak(Messages(lang))
        sentences = {lang: _by_message(heard[lang]) for lang in LANGS}
        for message, uses in sentences[LANGS[0]].items():
            for at, (values, _) in enumerate(uses):
                found = [sentences[lang][message] for lang in LANGS]
                texts = {lang: each[min(at, len(each) - 1)][1] for lang, each in zip(LANGS, found, strict=True) if each}
                shown = {name: str(value) for name, value in values.items()}
                self.add(message, Said(where, position, before, shown, texts))


def _by_message(heard: Iterable[Heard]) -> Mapping[str, list[tuple[Mapping[str, object], str]]]:
    found: dict[str, list[tuple[Mapping[str, object], str]]] = defaultdict(list)
    for message, values, text in heard:
        found[message].append((values, text))
    return found


@contextmanager
def listening() -> Iterator[list[Heard]]:
    """Collects every message that is said meanwhile, by whatever part of the page."""
    heard: list[Heard] = []
    say = Messages.__call__

    def heard_say(self: Messages, message: str, **values: object) -> str:
        text = say(self, message, **values)
        heard.append((message, values, text))
        return text

    Messages.__call__ = heard_say  # type: ignore[method-assign]
    try:
        yield heard
    finally:
        Messages.__call__ = say  # type: ignore[method-assign]


def collect(seeds: Sequence[int], chosen: Sequence[Game] | None = None, *, every: int = 1) -> Collection:
    """What is said in a game of each seed of each game, in one of `every` so many moments, and on the pages."""
    found = Collection()
    for name, page in PAGES.items():
        found.listen(name, "", "", page)
    for game in chosen or games():
        for seed in seeds:
            _play(found, game, seed, every)
            _other_pages(found, game, seed)
    return found


# Games


def _play(found: Collection, game: Game, seed: int, every: int) -> None:
    """A game: bots play whoever sits there, now and then by chance, so that odd positions come up, too."""
    session, chance = Session(_setup(game, seed)), Random(f"{game.id} {seed}")
    pool = [game.format(action) for action in game.actions()]
    for at in range(_LONGEST):
        if at % every == 0 or session.stopped or not session.timeline.state.to_act:
            _listen_at(found, session, chance.sample(pool, min(len(pool), _ATTEMPTS)), seed)
        if session.stopped:
            session.seen()
        elif not session.timeline.state.to_act:
            return
        else:
            _act(session, chance)


def _setup(game: Game, seed: int) -> Setup:
    """Other seats, players and options with each seed; where options contradict each other the usual ones."""
    fewest, most = game.seats
    count = max(2, fewest) + seed % (most - max(2, fewest) + 1)
    options = {option.name: option.choices[seed % len(option.choices)] for option in game.options}
    seating = _SEATINGS[seed % len(_SEATINGS)]
    people = {"one": 1, "several": count, "nobody": 0}[seating]
    seats = tuple(Player("human") if seat < people else Player("bot:1") for seat in range(count))
    try:
        game.deal(count, seed, **options)
    except OptionError:
        options = {option.name: option.default for option in game.options}
    return Setup(game, seats, seed, options, pace="fast")


def _act(session: Session, chance: Random) -> None:
    state, game = session.timeline.state, session.setup.game
    seat = chance.choice(state.to_act)
    if chance.random() < _BY_CHANCE:
        action = chance.choice(state.legal(seat))
    else:
        action = bot("greedy").choose(Knowledge(game, state, seat), Prng(chance.getrandbits(32)))
    session._record_events(session.timeline.apply(seat, action))
    session.recent = session.recent[-40:]


def _listen_at(found: Collection, session: Session, attempts: Sequence[str], seed: int) -> None:
    game, state = session.setup.game, session.timeline.state
    session.revealed = next((seat for seat in state.to_act if seat in session.humans), None)
    people = f"{len(session.humans)} of {len(session.setup.seats)} people"
    viewer = "spectator" if session.viewer is None else f"seat {session.viewer + 1}"
    where = f"{game.id}, deal {seed}, {people}, {viewer}"
    scene = still_scene(session, Messages(LANGS[0]))
    told = [scene.table.say(event, scene.t, scene.names, scene.viewer) for _, event in scene.history[-3:]]
    news, told_before, resumed = list(session.news), session.told, session.resumed

    def speak(t: Messages) -> None:
        session.news, session.told, session.resumed = list(news), told_before, resumed
        _speak(session, attempts, t)

    found.listen(f"{where}, action {len(session.timeline.moments) + 1}", game.write(state), " ".join(told), speak)
    session.news = []


def _speak(session: Session, attempts: Sequence[str], t: Messages) -> None:
    """Everything that can be said of a moment: the page, its words for who hears it, refusals, reasons."""
    game, scene = session.setup.game, still_scene(session, t)
    table = scene.table
    played = scene_of(session, t)
    play_notice(played, None, broken=False)
    over_table(played, PanelState(), None)
    laid_out(played, layout_of(played, PanelState()))
    for words in (table.held, table.options, table.text_view):
        words(scene)
    for text in scene.legal[: _REASONS * 2]:
        scene.say(text)
    if scene.viewer is None:
        return
    drawn = str(draw(scene))
    for text in dict.fromkeys((*attempts, *map(unescape, _TRY.findall(drawn)))):
        breach = session.timeline.state.why_not(scene.viewer, game.parse(text))
        if breach:
            scene.explain(breach, text)
    for text in scene.legal[:_REASONS]:
        table.reason(text, scene)
    for chosen in _choices(drawn, table.clicks):
        draw(replace(scene, chosen=chosen))


def _choices(html: str, clicks: Clicks) -> Iterator[str]:
    """What may be chosen after a few clicks on the first, the middle and the last source, one after the other."""
    sources = list(dict.fromkeys(map(unescape, _SOURCE.findall(html))))
    chosen: str | None = None
    for source in dict.fromkeys(sources[at] for at in (0, len(sources) // 2, -1) if sources):
        chosen = clicks.gather(chosen, source)
        if chosen:
            yield chosen


# Pages round the games


def _other_pages(found: Collection, game: Game, seed: int) -> None:
    """A puzzle from its hints to its solution, the lesson's first steps, the workbench and its tabs."""
    puzzle = [{"do": "puzzle", "game": game.id, "number": str(seed + 1)}, *({"do": do} for do in ("point", "solution"))]
    lesson = [{"do": "lesson", "game": game.id}, {"do": "point"}, {"try": "nothing"}, {"do": "next"}]
    tabs = [{"do": "tab", "value": tab} for tab in ("analyse", "study", "export")]
    deal = game.write(game.deal(game.contest(), seed))
    bench = [{"do": "workbench", "query": "?" + urlencode({"game": game.id, "position": deal})}, *tabs]
    settings = [{"do": "start", "query": f"?game={game.id}&seed={seed}"}, {"do": "settings"}, {"do": "share"}]
    if (ROOT / "seeds" / game.id / "puzzles.md").exists():
        found.listen(f"{game.id}, puzzle {seed + 1}", "", "", _sender("puzzle", puzzle))
    found.listen(f"{game.id}, lesson", "", "", _sender("lesson", lesson))
    found.listen(f"{game.id}, workbench", "", "", _sender("workbench", bench))
    found.listen(f"{game.id}, panels", "", "", _sender("", settings))


def _sender(ident: str, commands: Sequence[Mapping[str, Any]]) -> Callable[[Messages], None]:
    """Sends commands to a page of its own in the language of the messages that are given."""

    def send(t: Messages) -> None:
        dispatcher = Dispatcher({"puzzle": PuzzleController, "workbench": WorkbenchController})
        lang: dict[str, Any] = {"lang": t.lang} if ident in ("puzzle", "lesson") else {"langs": [t.lang]}
        for at, command in enumerate(commands):
            own = {"id": ident} if ident else {}
            dispatcher.send(json.dumps({**own, **command, **({} if at else lang)}))

    return send
