"""How many sequences of actions a position allows: counts that were checked, some by a second implementation."""

from __future__ import annotations

from collections.abc import Iterable
from types import ModuleType

import pytest

import pyengine
from pyengine.core.game import Game
from pyengine.core.state import State
from pyengine.games import ids
from tests.referee.tables import REFEREES

POSITIONS: dict[str, list[tuple[str, list[int]]]] = {
    "face-to-face": [
        (
            "own up 30 | own down 40 | own hand 20 35 50 41 | own draw 32 31"
            " | their up 45 | their down 25 | their hand 46 35 24 | their draw 10 15",
            [13, 92, 411, 1333, 4617],
        ),
        (
            "own up 50 | own down 8 | own hand 51 53 40 | own draw -"
            " | their up 55 | their down 6 | their hand 45 57 58 | their draw 3",
            [9, 27, 46, 181, 497, 888],
        ),
        ("own hand 2 17 33 48 50 59 | their hand 5 15 25 35 45 55", [12, 90, 490, 3021]),
    ],
    "glastonbury": [
        ("players 3 | phase start", [4, 12, 24, 144, 864]),
        ("phase turn | wizard 1 red n3 | wizard 2 yellow e2 | spells 2 appear1", [6, 42, 348, 1612]),
        (
            "phase turn | wizard 1 red nw | wizard 2 yellow s3 | spells 1 move2 | spells 2 appear1"
            " | cauldron 1 oa2 joker | cauldron 2 ka1 | deck - | grid # . . ra1 . # . luck luck . ra2 . . oa3 ."
            " eye . . . . . . . va1 . . eye . va2 vb2 # joker . appear vb3 #",
            [2, 4, 17, 27, 71, 86],
        ),
        (
            "players 3 | outer_lines off | phase turn | wizard 1 red w3 | wizard 2 yellow s5 | wizard 3 green n3"
            " | spells 3 luck appear2 | cauldron 1 oa2 oa3 | cauldron 2 joker | cauldron 3 wa1 | deck wa2 wb3 move"
            " | grid # . joker ra1 . # . luck . . ra2 ra3 . oa1 . eye nb4 ."
            " . . . . luck va1 . . eye . va2 vb2 # oa4 . move vb3 #",
            [3, 15, 66, 319, 888],
        ),
    ],
    "nizam": [
        ("field RRSEA TTDDO JJRRS EEAAT DDOOJ | hand 1 R | hand 2 S T | deck E A T O", [4, 8, 83, 685]),
        ("players 1 | field RRRSR SESET RTSDR ODOJO RSETA | hand 1 R R S T D A | deck E A T S S", [60, 1854]),
        (
            "players 3 | field RRREA RTDDO RJRRS EEAAT DDOOJ | hand 1 R R E | hand 2 O J | hand 3 D D S | deck A",
            [21, 88, 448],
        ),
    ],
    "pearl": [
        ("field RRoSS RSTTT EEEDD DAAAO OOJJJ | hand 1 R | hand 2 J | done 2 T", [5, 9, 40, 265, 931]),
        (
            "field RRSoS RSTTE ETADD DAEJO OOJAJ | hand 1 R T J | hand 2 J S | done 1 A R | done 2 T",
            [21, 51, 150, 2109],
        ),
        (
            "players 3 | shifts 1 | field RRoSS RSTTT EEEDD DAAAO OOJJJ | hand 1 A | hand 2 J D | hand 3 S E T O"
            " | done 1 A T D E O J | done 2 D | done 3 J",
            [1, 2, 14, 152],
        ),
        (
            "shifts 2 | turn 7 | bound none | field RRoSS RSTTT EEEDD DAAAO OOJJJ | hand 2 J | done 1 A J | done 2 E",
            [1, 3, 4, 20, 20, 159],
        ),
    ],
    "flights": [
        (
            "hand 1 r3 x4 | hand 2 b4 d | city 1 g4 | city 2 b1 r5 | used 1 1 2 3 | used 2 1 2 3 4",
            [10, 48, 60, 60, 330, 900],
        ),
        (
            "hand 1 r3 | hand 2 u | used 1 2 3 4 5 6 | used 2 1 2 3 4 5 | city 1 b4 g2 | city 2 r4 g4 b2",
            [2, 2, 2, 2, 6, 72, 432, 864],
        ),
        (
            "players 3 | first 2 | hand 1 u d | hand 2 x4 | hand 3 r4 | city 1 b4 | city 2 g4 y1 | city 3 v4 r1"
            " | used 1 1 2 3 4 | used 2 1 2 3 4 | used 3 1 2 3 4 5 | deck x1 x2 x3 x5",
            [7, 28, 48, 48, 48, 66, 102, 762],
        ),
    ],
    "uno": [
        (
            "target 1 | hand 1 b7 wild+2 | hand 2 b5 r7 | discard b3 | deck g1 g2 g3 y1 y2 y3 b1",
            [11, 34, 120, 177, 466],
        ),
        (
            "target 1 | players 3 | hand 1 bskip brev r1 | hand 2 b5 | hand 3 g3 wild | discard b3 | deck b+1 g2",
            [3, 20, 65, 142, 288, 656],
        ),
        (
            "target 1 | players 3 | hand 1 b1 b2 | hand 2 b+1 wild+2 | hand 3 b3 b9 | discard b4 | bluff off",
            [5, 20, 62, 196, 755],
        ),
    ],
}


def cases(names: Iterable[str]) -> list[tuple[str, str, int, int]]:
    """Every position of these games at every depth that has a count."""
    return [
        (name, text, depth, count)
        for name in sorted(names)
        for text, counts in POSITIONS[name]
        for depth, count in enumerate(counts, 1)
    ]


def perft(state: State, depth: int) -> int:
    """How many sequences of so many actions the engine allows."""
    total = 0
    for seat in state.to_act:
        for action in state.legal(seat):
            if depth == 1:
                total += 1
            else:
                later = state.copy()
                later.play(seat, action)
                total += perft(later, depth - 1)
    return total


def referee_perft(game: Game, referee: ModuleType, text: str, depth: int) -> int:
    """The same, where only what the referee finds legal is played, and the referee looks at what comes of it."""
    total = 0
    for seat in range(referee.seats(text)):
        for action in sorted(referee.legal(text, seat)):
            state = game.position(text)
            state.apply(seat, game.parse(action))
            after = game.write(state)
            assert not referee.consequences(text, seat, action, after), f"{text}\n{seat + 1}: {action}\n{after}"
            total += 1 if depth == 1 else referee_perft(game, referee, after, depth - 1)
    return total


def test_every_game_is_counted() -> None:
    assert set(POSITIONS) == set(ids())


@pytest.mark.parametrize(("name", "text", "depth", "count"), cases(POSITIONS))
def test_the_engine_allows_so_many_sequences(name: str, text: str, depth: int, count: int) -> None:
    assert perft(pyengine.game(name).position(text), depth) == count


@pytest.mark.parametrize(("name", "text", "depth", "count"), cases(REFEREES))
def test_the_referee_allows_as_many(name: str, text: str, depth: int, count: int) -> None:
    game = pyengine.game(name)
    assert referee_perft(game, REFEREES[name], game.write(game.position(text)), depth) == count
