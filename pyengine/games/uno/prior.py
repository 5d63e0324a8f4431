"""Learned priors of UNO: an action's chances from its seat's view, as a policy that was learned weighs them.

A policy chose by the softmax of the sums of weights, played some millions of rounds with the heuristic and with an
earlier self, and its weights followed the gradient of the rounds it won (R. J. Williams, "Simple statistical
gradient-following algorithms for connectionist reinforcement learning", Machine Learning 8, 1992). It looks at the
hand, at what lies open, and at how many cards the others have.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pyengine.core.state import Action, View
from pyengine.games.uno.pieces import (
    CARD_OF,
    COLOURS,
    DECK,
    NO_COLOUR,
    ONE,
    WILD,
    Accept,
    Challenge,
    Draw,
    Keep,
    Lay,
    Let,
    Name,
)
from pyengine.games.uno.weights import MORE, TWO_PLAYERS

UNIT = 2000.0
"""A weight of so much is worth a certain win; for the policy, a hundred made an action e times as likely."""
_FORGOTTEN = 0.3
"""What it costs not to call UNO, and not to catch who forgot; and what a card of the colour named brings, below."""
_NAMED = 0.02
_KINDS: dict[type, int] = {Draw: 6, Keep: 7, Challenge: 8, Accept: 9}
"""The kinds of actions; a number laid is the first, then come Draw One, Reverse, Skip and the Wilds."""
COLOUR, SYMBOL, NEXT, VALUE, LEFT = 120, 138, 142, 160, 161
LACKING, UNSEEN, SAME, DISTINCT, NEAREST, GUILT = 169, 172, 175, 178, 182, 212
"""Where the weights of each feature begin; those of the kinds stand first."""


def prior(view: View, actions: Sequence[Action]) -> list[float]:
    """What each action is worth, in chances to win; only differences count."""
    look = Look(view)
    return [look.worth(action) for action in actions]


class Look:
    """What of a view the weights are for."""

    def __init__(self, view: View) -> None:
        players = view["players"]
        own = players[view["seat"]]["hand"]
        self.weights = TWO_PLAYERS if len(players) == 2 else MORE
        self.hand = [CARD_OF[code] for code in own]
        self.mine = min(max(len(self.hand), 2), 5) - 2
        following = view["next"]
        self.count = players[following]["count"] if following is not None else 1
        self.near = min(max(self.count, 1), 3) - 1
        others = [player["count"] for seat, player in enumerate(players) if seat != view["seat"]]
        self.nearest = min(max(min(others), 1), 3) - 1
        seen = [CARD_OF[code] for code in (*view["discard"], *own)]
        self.unseen = len(DECK) - len(seen)
        self.of_colour = [13 - sum(card // 13 == colour for card in seen) for colour in range(4)]
        self.colour = COLOURS.index(view["colour"]) if view["colour"] else NO_COLOUR
        self.guilt = 0.0
        if view["accused"] is not None:
            was = COLOURS.index(view["was"])
            self.guilt = 1 - self.lacking(was, players[view["accused"]]["count"])

    def lacking(self, colour: int, cards: int) -> float:
        """How likely so many unseen cards hold none of the colour, as if each were drawn from all of them."""
        return ((self.unseen - self.of_colour[colour]) / self.unseen) ** cards if self.unseen else 0.0

    def worth(self, action: Action) -> float:
        """The sum of the action's weights, in chances to win."""
        if isinstance(action, Name):
            return _NAMED * sum(card // 13 == action.colour for card in self.hand)
        if isinstance(action, Lay):
            laid = sum([self.weights[feature] * amount for feature, amount in self._of_lay(action)])
            return laid / UNIT - (_FORGOTTEN if len(self.hand) == 2 and not action.uno else 0.0)
        kind = _KINDS.get(type(action))
        if kind is None:
            return -_FORGOTTEN if isinstance(action, Let) else _FORGOTTEN
        total = sum([self.weights[feature] for feature in self._of_kind(kind)])
        return (total + (self.weights[GUILT] * self.guilt if kind == _KINDS[Challenge] else 0.0)) / UNIT

    def _of_kind(self, kind: int) -> tuple[int, int]:
        return (kind * 4 + self.mine) * 3 + self.near, NEAREST + kind * 3 + self.nearest

    def _of_lay(self, lay: Lay) -> Iterator[tuple[int, float]]:
        """The features of a card laid, each with its amount: where the weight stands, and how often it counts."""
        rest = self.hand.copy()
        rest.remove(lay.card)
        symbol = lay.card % 13 if lay.card < WILD else lay.card - WILD + 13
        kind = max(0, symbol - ONE + 1)
        alike = sum(card % 13 == symbol for card in rest if card < WILD)
        fits = sum(card >= WILD or card // 13 == lay.colour or card % 13 == symbol for card in rest)
        for feature in self._of_kind(kind):
            yield feature, 1.0
        yield COLOUR + min(sum(card // 13 == lay.colour for card in rest), 5) * 3 + self.near, 1.0
        yield SYMBOL + min(alike, 3), 1.0
        yield NEXT + min(fits, 5) * 3 + self.near, 1.0
        yield VALUE, symbol / 10 if symbol < ONE else 0.0
        yield LEFT + min(len(rest) - fits, 7), 1.0
        yield LACKING + self.near, self.lacking(lay.colour, self.count)
        yield UNSEEN + self.near, self.of_colour[lay.colour] / 13
        yield SAME + self.near, 1.0 if lay.colour == self.colour else 0.0
        yield DISTINCT + min(len({card // 13 for card in rest if card < WILD}), 3), 1.0
