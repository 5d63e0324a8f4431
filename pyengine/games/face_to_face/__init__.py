"""The Game: Face to Face — two players, two piles each, and one card for the opponent."""

from collections.abc import Sequence

from pyengine.core.game import Game, Notation, Rules
from pyengine.core.options import Option
from pyengine.core.sealing import Declares, Sealing
from pyengine.core.strategy import Strategy
from pyengine.games.face_to_face.game import FaceToFace, deal
from pyengine.games.face_to_face.heuristic import REFINED, evaluate, heuristic, policy, turns
from pyengine.games.face_to_face.notation import facts, parse, write_action
from pyengine.games.face_to_face.pieces import ACTIONS, EndTurn, Play
from pyengine.games.face_to_face.playout import playout
from pyengine.games.face_to_face.position import position, write
from pyengine.games.face_to_face.style import STYLES


def _put(state: FaceToFace, seat: int, cards: Sequence[int], _: Sequence[int]) -> None:
    """Let a seat have these cards."""
    state.hands[seat] = sorted(cards)


GAME: Game[FaceToFace] = Game(
    id="face-to-face",
    rules=Rules(
        new=deal,
        seats=(2, 2),
        options=(Option("first", ("random", "1", "2"), "F2F-4"),),
    ),
    notation=Notation(
        parse=parse,
        format=write_action,
        actions=lambda: ACTIONS,
        position=position,
        write=write,
        facts=facts,
        parts=("own-draw", "their-draw", "their-hand"),
    ),
    strategy=Strategy(
        heuristic=heuristic,
        policy=policy,
        playout=playout,
        evaluate=evaluate,
        confidence=lambda _: 1.3,
        horizon=12,
        scale=0.03,
        turns=turns,
        halving=30.0,
        refined=REFINED.chances,
        linear=REFINED,
        styles=STYLES,
    ),
    sealing=Sealing(
        hand=lambda state, seat: state.hands[seat],
        put=_put,
        pile_of=lambda seat: seat,
        piles=lambda state: state.draws,
        spends=lambda action: (action.card,) if isinstance(action, Play) else (),
        # At the end of a turn it is the other hand that decides whether the game goes on (F2F-19).
        deciders=lambda _, seat, action: (Declares(1 - seat, after=True),) if isinstance(action, EndTurn) else (),
    ),
)
