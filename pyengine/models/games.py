"""Games between a model and bots, and puzzles as questions: each goes into the transcript, and goes on from there."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from threading import Event as Flag
from typing import Any

from pyengine.adapters.text import Form, Message, Words
from pyengine.arena import player
from pyengine.arena.refused import FORFEITED
from pyengine.bots.knowledge import Knowledge
from pyengine.core.errors import NotationError, OptionError
from pyengine.core.prng import Prng
from pyengine.core.record import Player, Record, Step, clean_name
from pyengine.core.state import State
from pyengine.core.version import VERSION
from pyengine.games import game as find_game
from pyengine.models.dialogue import Ask, Dialogue, Reply, check_tries
from pyengine.models.transcript import Transcript

THEN = ("forfeit", "random")
"""What follows where no answer was legal: the model loses the game, or any legal action is played for it."""
MOST_PARALLEL = 64


@dataclass(frozen=True, slots=True)
class Run:
    """What is played: so many games, how a model is asked, and what it was told to the endpoint (`request`).

    Each deal, from the `seed` on, is played from every seat of the model; the bots `against` it have the other seats.
    """

    game: str
    model: str
    against: tuple[str, ...]
    games: int
    seed: int = 1
    options: dict[str, str] = field(default_factory=dict)
    form: Form = field(default_factory=Form)
    words: Words | None = None
    tries: int = 4
    then: str = "forfeit"
    skip_forced: bool = False
    request: dict[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Raises `OptionError` for a setting that there is not."""
        if self.then not in THEN:
            raise OptionError("then", self.then, THEN)
        check_tries(self.tries)

    def head(self) -> dict[str, Any]:
        """The first line of its transcript."""
        return {
            **asked_as(self.model, self.form, self.words, self.tries, self.request),
            "kind": "games",
            "game": self.game,
            "against": list(self.against),
            "games": self.games,
            "seed": self.seed,
            "options": self.options,
            "then": self.then,
            "skip_forced": self.skip_forced,
        }


def asked_as(model: str, form: Form, words: Words | None, tries: int, request: dict[str, Any]) -> dict[str, Any]:
    """What every head tells of how a model is asked."""
    told = {"model": model, "engine": VERSION, "form": form.to_json(), "words": words is not None}
    return {**told, "tries": tries, "request": request}


class Stopped(Exception):
    """The run ends, since another of its games could not go on."""


def play(run: Run, asks: Callable[[], Ask], transcript: Transcript, parallel: int = 1) -> Iterator[int]:
    """Play the games that are not over in the transcript, several at once; yields their numbers as they end.

    `asks` makes what asks the model, once for each game. What it raises ends the run; the transcript goes on later.
    """
    todo = [number for number in range(run.games) if not is_over(transcript, number)]
    yield from work_through(todo, lambda number, ask: play_game(run, number, ask, transcript), asks, parallel)


def work_through(
    todo: Sequence[int], work: Callable[[int, Ask], None], asks: Callable[[], Ask], parallel: int
) -> Iterator[int]:
    """Do the work for each number, several at once; yields those that are done.

    The first that fails stops the others before their next question, and so does whoever closes the iterator.
    """
    check_parallel(parallel)
    if parallel == 1:
        for number in todo:
            work(number, asks())
            yield number
        return
    stop = Flag()
    pool = ThreadPoolExecutor(parallel)
    try:
        left = {pool.submit(work, number, _until(stop, asks())): number for number in todo}
        while left:
            done, _ = wait(left, return_when=FIRST_COMPLETED)
            for future in done:
                number = left.pop(future)
                future.result()
                yield number
    finally:
        stop.set()
        pool.shutdown(cancel_futures=True)


def check_parallel(parallel: int) -> None:
    """Raises `OptionError` for a number of games at once that cannot be."""
    if not 1 <= parallel <= MOST_PARALLEL:
        raise OptionError("parallel", parallel, (f"1…{MOST_PARALLEL}",))


def _until(stop: Flag, ask: Ask) -> Ask:
    def asked(messages: Sequence[Message]) -> Reply:
        if stop.is_set():
            raise Stopped
        return ask(messages)

    return asked


def is_over(transcript: Transcript, number: int) -> bool:
    """True if a game, or a puzzle, has its end in the transcript."""
    return any(entry["kind"] == "end" for entry in transcript.entries.get(number, ()))


def play_game(run: Run, number: int, ask: Ask, transcript: Transcript) -> None:
    """Play one game; the decisions that the transcript has of it are played again, and not asked for.

    Raises `NotationError` where those cannot be, and whatever `ask` raises but `TimedOut`.
    """
    started = time.monotonic()
    game, players = find_game(run.game), len(run.against) + 1
    deal, seat = divmod(number, players)
    seed = run.seed + deal
    names = list(run.against)
    names.insert(seat, "")
    bots = [player(name, time.process_time) if name else None for name in names]
    chances = [Prng((seed << 20) + (number << 4) + at) for at in range(players)]
    state = game.new(players, seed, run.options)
    dialogue = Dialogue(ask, run.form, run.words, run.tries)
    saved = deque(entry for entry in transcript.entries.get(number, ()) if entry["kind"] == "decision")
    if not transcript.entries.get(number):
        opening = dialogue.opening(Knowledge(game, state, seat))["content"]
        transcript.add({"kind": "begin", "number": number, "seed": seed, "seat": seat, "opening": opening})
    events = deque[dict[str, Any]](maxlen=max(1, run.form.history))
    steps, forfeited = list[Step](), False
    while state.to_act and not forfeited:
        acts = state.to_act[0]
        knowledge, bot = Knowledge(game, state, acts), bots[acts]
        if bot:
            action = bot.choose(knowledge, chances[acts])
        elif run.skip_forced and len(legal := knowledge.legal()) == 1:
            action = legal[0]
        else:
            entry = saved.popleft() if saved else None
            if entry is None:
                entry = _asked(run, dialogue, knowledge, list(events), number=number, at=len(steps))
                transcript.add(entry)
            if forfeited := not entry["actions"]:
                break
            action = game.parse(entry["actions"][0])
            if knowledge.why_not(action):
                raise NotationError(entry["actions"][0], 1, 1, f"a decision of game {number}")
        happened = state.apply(acts, action)
        steps.append(Step(acts, game.format(action)))
        events.extend(event.seen_by(seat).to_json() for event in happened)
    seats = tuple(Player(f"bot:{name}") if name else Player("model", clean_name(run.model)) for name in names)
    record = Record.new(game, players, seed, run.options, seats).with_steps(tuple(steps)).format()
    end = _result(state, seat, forfeited)
    transcript.add(
        {"kind": "end", "number": number, **end, "seconds": round(time.monotonic() - started, 3), "record": record}
    )


def _asked(
    run: Run, dialogue: Dialogue, knowledge: Knowledge, events: Sequence[dict[str, Any]], *, number: int, at: int
) -> dict[str, Any]:
    """A decision as an entry of the transcript; without actions where the game is forfeited."""
    decision, by = dialogue.decide(knowledge, events), "model"
    actions = list(decision.actions)
    if not actions:
        by = run.then
        if by == "random":  # by the place in the game, so that it is the same when the game is gone on with
            chance = Prng((run.seed << 32) + (number << 20) + at)
            actions = [knowledge.game.format(chance.choice(knowledge.legal()))]
    answers = [answer.to_json() for answer in decision.answers]
    told = {"question": decision.question, "answers": answers, "actions": actions, "by": by}
    return {"kind": "decision", "number": number, "at": at, **told}


def _result(state: State, seat: int, forfeited: bool) -> dict[str, Any]:
    """How a game ended for the model: its share of the first place, and the reason."""
    outcome = state.outcome
    if forfeited or outcome is None:
        return {"reason": FORFEITED, "share": 0.0, "scores": []}
    share = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
    return {"reason": outcome.reason, "share": share, "scores": list(outcome.scores)}
