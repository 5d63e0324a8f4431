"""A game of Face to Face under way."""

from __future__ import annotations

from bisect import insort
from collections.abc import Mapping

from pyengine.core.errors import Breach
from pyengine.core.events import TURN_BEGAN, Drew, GameOver
from pyengine.core.prng import Chance
from pyengine.core.state import Action, Note, Rng, View, check_action, check_viewer
from pyengine.games.face_to_face import rules, scoring
from pyengine.games.face_to_face.events import Laid
from pyengine.games.face_to_face.pieces import END_TURN, FOREIGN, HAND, MINIMUM, NUMBERS, PILE_INDEX, Play
from pyengine.games.face_to_face.state import FaceToFaceState
from pyengine.games.face_to_face.view import redeal, view


class FaceToFace(FaceToFaceState):
    """A game of Face to Face under way: its data, and the effects of actions."""

    __slots__ = ()

    def why_not(self, seat: int, action: Action) -> Breach | None:
        """The rule that forbids it (see `rules`)."""
        check_action(action)
        return rules.breach(self, seat, action)

    def legal(self, seat: int) -> list[Action]:
        """By card, then pile; the end of the turn last."""
        if self.outcome or seat != self.seat:
            return []
        found: list[Action] = [*rules.legal_plays(self)]
        if self.laid >= MINIMUM:
            found.append(END_TURN)
        return found

    def play(self, seat: int, action: Action, note: Note | None = None) -> None:
        """Lay a card, or draw and pass the turn."""
        if isinstance(action, Play):
            pile = PILE_INDEX[action.pile]
            foreign = pile > 1
            self.hands[seat].remove(action.card)
            self.piles[(pile ^ 2) if seat else pile].append(action.card + FOREIGN if foreign else action.card)
            self.laid += 1
            self.given += foreign
            if note:
                note(Laid(seat, action.card, action.pile, 1 - seat if foreign else seat))
            if not self.hands[seat]:
                self.outcome = scoring.verdict(self)
        else:
            # Draw two after own cards only (F2F-15), up to six after a gift (F2F-16), what there is (F2F-17).
            hand, draw = self.hands[seat], self.draws[seat]
            due = HAND - len(hand) if self.given else MINIMUM
            drawn = tuple(sorted(draw.pop() for _ in range(min(due, len(draw)))))
            for card in drawn:
                insort(hand, card)
            if drawn and note:
                note(Drew(seat, drawn))
            self.seat, self.turn, self.laid, self.given = 1 - seat, self.turn + 1, 0, 0
            if note:
                note(TURN_BEGAN[self.seat])
            self.outcome = scoring.verdict(self)
        if self.outcome and note:
            note(GameOver(self.outcome))

    def view(self, seat: int | None) -> View:
        """What the seat may know (F2F-14)."""
        check_viewer(self, seat)
        return view(self, seat)

    def determinize(self, seat: int, rng: Rng) -> FaceToFace:
        """Shuffle what the seat cannot see: its own draw pile, and the other's hand with the other's draw pile."""
        twin = self.copy()
        twin.draws[seat].sort()
        rng.shuffle(twin.draws[seat])
        redeal(twin, 1 - seat, rng)
        return twin


def deal(players: int, chance: Chance, options: Mapping[str, str], note: Note | None = None) -> FaceToFace:
    """Shuffle both sets, six cards each (F2F-3), and settle who begins (F2F-4)."""
    draws = []
    for _ in range(players):
        cards = list(NUMBERS)
        chance.shuffle(cards)
        draws.append(cards)
    hands = [[draw.pop() for _ in range(HAND)] for draw in draws]
    lot = chance.below(2)
    state = FaceToFace(hands, draws, lot if options["first"] == "random" else int(options["first"]) - 1)
    state.outcome = scoring.verdict(state)
    if note:
        for seat, hand in enumerate(state.hands):
            note(Drew(seat, tuple(hand)))
    return state
