"""Random studies of a game: legal actions with variations, and anything said and shown."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import strategies as st

from pyengine.core.game import Game
from pyengine.core.limits import DEEPEST
from pyengine.core.prng import Prng
from pyengine.core.record import Player, Record
from pyengine.study import Arrow, Chapter, Node, Stop, Study
from pyengine.study.editing import add_action, with_marks, with_stop, with_title, with_words
from pyengine.study.node import parts
from pyengine.study.order import deepest

LANGS = ("en", "uk", "de", "pt-BR")
SAID = (
    "Words.",
    '" en no sign',
    "? Чому? ! - + * -> ( )",
    "# no comment",
    "Two\nparagraphs",
    "  spaced\u00a0out  ",
    "1: x",
)


def studies(game: Game) -> st.SearchStrategy[Study]:
    """Studies of a game."""
    return st.integers(0, 2**32).map(lambda seed: study_of(game, seed))


def study_of(game: Game, seed: int) -> Study:
    """The study of a seed."""
    chance = Prng(seed)
    study = Study(game.id, tuple(chapter_of(game, chance) for _ in range(1 + chance.below(3))), engine="0.0.1")
    for lang in LANGS[: chance.below(4)]:
        study = study.with_title(lang, chance.choice(SAID)).with_words(lang, chance.choice(SAID))
    return replace(study, languages=LANGS[: chance.below(3)])


def chapter_of(game: Game, chance: Prng) -> Chapter:
    """A chapter that grows at random places."""
    players = game.seats[0] + chance.below(game.seats[1] - game.seats[0] + 1)
    seats = tuple(Player("human", f"P {at}") for at in range(players)) if chance.below(2) else ()
    record = Record.new(game, players, chance.below(99), {}, seats)
    chapter = Chapter.of_record(record) if chance.below(2) else Chapter.at_position(game, record.deal)
    chapter = replace(chapter, seat=chance.choice((None, 0)))
    at = 0
    for _ in range(chance.below(16)):
        at = at if chance.below(4) else chance.below(len(chapter.nodes))
        chapter, at = grown(game, chapter, at, chance)
        if not chance.below(3):
            chapter = noted(game, chapter, at, chance)
    for lang in LANGS[: chance.below(3)]:
        chapter = with_title(chapter, lang, chance.choice(SAID))
    return chapter


def grown(game: Game, chapter: Chapter, at: int, chance: Prng) -> tuple[Chapter, int]:
    """One more action after a node, if there is one and variations are not too deep there."""
    state = chapter.state(at)
    if not state.to_act or deepest(chapter.nodes) == DEEPEST:
        return chapter, at
    seat = chance.choice(state.to_act)
    return add_action(chapter, at, game.format(chance.choice(state.legal(seat))), seat)


def noted(game: Game, chapter: Chapter, at: int, chance: Prng) -> Chapter:
    """Anything said and shown at a node."""
    names = sorted(parts(game.id))
    for lang in LANGS[: chance.below(3)]:
        chapter = with_words(chapter, at, lang, chance.choice(SAID))
    if chance.below(2):
        arrow = Arrow(chance.choice(names), chance.choice(names))
        chapter = with_marks(chapter, at, (chance.choice(names), chance.choice(names)), (arrow,))
    return chapter if chance.below(3) else with_stop(chapter, at, stop_at(game, chapter, at, chance))


def stop_at(game: Game, chapter: Chapter, at: int, chance: Prng) -> Stop | None:
    """A stop that asks for what is legal, and for what the line goes on with."""
    state = chapter.state(at)
    if not state.to_act:
        return None
    following = [chapter.nodes[child] for child in chapter.children(at)[:1]]
    seat = following[0].seat if following else chance.choice(state.to_act)
    legal = [game.format(action) for action in state.legal(seat)]
    wanted = [node.text for node in following] + [chance.choice(legal)]
    said = {lang: chance.choice(SAID) for lang in LANGS[: 1 + chance.below(3)]}
    answers = {chance.choice(legal): said} if chance.below(2) else {}
    return Stop(seat, tuple(wanted), said, said if chance.below(2) else {}, {}, answers)


def plain(node: Node) -> tuple[int, int, str]:
    """What a node is in its tree."""
    return node.parent, node.seat, node.text
