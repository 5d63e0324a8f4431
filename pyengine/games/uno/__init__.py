"""UNO, the edition of 56 cards: match the top card, call before your last one, catch those who forget."""

from collections import Counter
from collections.abc import Sequence

from pyengine.core.game import Game, Notation, Rules
from pyengine.core.options import Option
from pyengine.core.sealing import Declares, Reveals, Sealing
from pyengine.core.state import Action
from pyengine.core.strategy import Strategy
from pyengine.games.uno.game import Uno, new
from pyengine.games.uno.heuristic import evaluate, heuristic, policy
from pyengine.games.uno.notation import facts, parse, write_action
from pyengine.games.uno.pieces import (
    ACTIONS,
    BIT,
    CALL,
    DRAWN,
    FIELD,
    FITTING,
    Challenge,
    Draw,
    Lay,
    cards_in,
    size,
    without_call,
)
from pyengine.games.uno.position import position, write
from pyengine.games.uno.prior import prior
from pyengine.games.uno.style import STYLES


def _put(state: Uno, seat: int, cards: Sequence[int], laid: Sequence[int]) -> None:
    """Let a seat have these cards; the last ones are those that are left out of account when a bluff is judged."""
    hand = state.hands[seat] = sum([BIT[card] for card in cards])
    if state.phase == DRAWN and state.to_act[0] == seat and (laid or not hand & FIELD[state.drawn]):
        fits = [card for card in cards if card in FITTING[state.face]]
        state.drawn = [*laid, *fits, *cards][0]
    if state.phase == CALL and state.accused == seat and state.late:
        state.late = sum([BIT[card] for card in cards[-size(state.late) :]])
    if shown := state.knows.get(seat):
        for knower, part in shown.items():
            held = Counter(cards) & Counter(cards_in(part))
            shown[knower] = sum([BIT[card] for card in held.elements()])
        state.knows[seat] = {knower: part for knower, part in shown.items() if part}
        if not state.knows[seat]:
            del state.knows[seat]


def _deciders(state: Uno, seat: int, action: Action) -> tuple[Declares | Reveals, ...]:
    """Whether a drawn card may be laid (UNO-7), whether a bluff was one (UNO-14), what was left (UNO-19)."""
    if isinstance(action, Draw):
        return (Declares(seat, after=True),)
    if isinstance(action, Challenge):
        return (Reveals(state.accused, to=seat), Declares(state.accused, after=False))
    if isinstance(action, Lay) and size(state.hands[seat]) == 1:
        return tuple([Reveals((seat + step) % state.players, to=None) for step in range(1, state.players)])
    return ()


GAME = Game(
    id="uno",
    rules=Rules(
        new=new,
        seats=(2, 10),
        options=(
            Option("target", ("250", "100", "500"), "UNO-20", (1, 10000), short="1"),
            Option("scoring", ("winner", "caught"), "UNO-21"),
            Option("bluff", ("on", "off"), "UNO-15"),
            Option("two_player_reverse", ("skip", "plain"), "UNO-10", players=(2, 2)),
            Option("last_draw_one", ("off", "on"), "UNO-18"),
        ),
    ),
    notation=Notation(
        parse=parse,
        format=write_action,
        actions=lambda: ACTIONS,
        position=position,
        write=write,
        facts=facts,
        parts=("deck",),
    ),
    strategy=Strategy(
        heuristic=heuristic,
        policy=policy,
        evaluate=evaluate,
        confidence=lambda view: 1.4 if view["target"] == 1 else 0.45 if len(view["players"]) == 2 else 1.0,
        scale=0.05,
        trust=6.0,
        prior=prior,
        halving=300.0,
        blunder=without_call,
        styles=STYLES,
    ),
    sealing=Sealing(
        hand=lambda state, seat: cards_in(state.hands[seat]),
        put=_put,
        spends=lambda action: (action.card,) if isinstance(action, Lay) else (),
        deciders=_deciders,
    ),
)
