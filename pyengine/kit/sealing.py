"""Sealed play of a game that is written as one file: what of it is hidden, and whether it can be played so at all.

Nobody has written down for such a game whose hidden cards decide what happens next. So only games are played sealed in
which none do: every card is known to all, to the one who holds it, or to nobody, and no rule looks at a card that not
everybody knows. Random games tell, once somebody wants to play.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any

from pyengine.core.events import Event
from pyengine.core.prng import Prng
from pyengine.core.sealing import Sealing
from pyengine.core.state import Action
from pyengine.kit.cards import Card, card_of, number_of
from pyengine.kit.events import Moved, Shown
from pyengine.kit.moves import Some
from pyengine.kit.now import now
from pyengine.kit.values import Rolled, Values
from pyengine.kit.zones import Zone, ZoneSpec

_GAMES = 6
"""So many games are looked at with the fewest players, and with the most."""
_DECISIONS = 150

State = Any
"""Of a game that is written as one file."""


class HiddenCards(list[int]):
    """All cards that nobody knows, wherever they lie, as numbers: what is written here is written there.

    The top of the deck is the last one, since its cards leave first; then those of the other zones leave, in order.
    """

    def __init__(self, state: State) -> None:
        self.kinds = state.definition.pack.kinds
        deck = state.definition.deck
        zones = sorted(state.zones(), key=lambda zone: zone.spec.name != deck)
        self.places = [(zone, place) for zone in zones for place in _unknown(zone)][::-1]
        super().__init__(number_of(zone.cards[place]) for zone, place in self.places)

    def __setitem__(self, at: Any, number: Any) -> None:
        super().__setitem__(at, number)
        for index in range(len(self.places))[at] if isinstance(at, slice) else (at,):
            zone, place = self.places[index]
            zone.cards[place] = card_of(self.kinds[self[index]], self[index])


def _unknown(zone: Zone) -> Iterator[int]:
    """The places whose cards nobody knows, the top of a pile first, but the first one of a row."""
    places = range(len(zone.cards)) if zone.spec.places else reversed(range(len(zone.cards)))
    return (place for place in places if zone.cards[place] is not None and not zone.seen[place])


def sealing_of(definition: Any) -> Sealing[State]:
    """What sealed play has to know of the game of a file."""

    def spends(action: Action) -> tuple[int, ...]:
        move, found = definition.moves[action.move], list[int]()  # type: ignore[attr-defined]
        for (_, kind), value in zip(move.blanks, action.args, strict=True):  # type: ignore[attr-defined]
            zone = kind.zone if isinstance(kind, Some) else kind
            if isinstance(zone, ZoneSpec) and zone.sorted and zone.seen == "owner":
                found += [card.index for card in (value if isinstance(value, tuple) else (value,))]
        return tuple(found)

    return Sealing(
        hand=hidden_hand,
        put=put_hand,
        piles=lambda state: (HiddenCards(state),),
        spends=spends,
        obstacle=cache(lambda: obstacle_of(definition, spends)),
    )


def hidden_hand(state: State, seat: int) -> list[int]:
    """The numbers of the cards that only this seat knows."""
    bit = 1 << seat
    return [
        card.index
        for zone in _hands(state, seat)
        for card, seen in zip(zone.cards, zone.seen, strict=True)
        if seen == bit
    ]


def put_hand(state: State, seat: int, cards: Sequence[int], _laid: Sequence[int] = ()) -> None:
    """Let these be the hidden cards of the seat's hands."""
    bit, kinds, left = 1 << seat, state.definition.pack.kinds, list(cards)
    for zone in _hands(state, seat):
        known = [(card, seen) for card, seen in zip(zone.cards, zone.seen, strict=True) if seen != bit]
        hidden = len(zone.cards) - len(known)
        zone.cards, zone.seen = [], []
        for card, seen in [*known, *((kinds[index], bit) for index in left[:hidden])]:
            zone.put(card, seen)
        del left[:hidden]


def _hands(state: State, seat: int) -> list[Zone]:
    return [zone for zone in state.zones() if zone.owner == seat and zone.spec.sorted]


# Whether a game can be played sealed ----------------------------------------------------------------------------------


class _Watched(Zone):
    """A zone that notes in `looked` when a rule looks at a card there that not everybody knows, or shuffles one.

    Whoever acts may look at the own cards before anything happens: that is what demands do, and the audit judges it.
    """

    __slots__ = ()
    looked: list[str] = []  # noqa: RUF012 - one for all, emptied before each action

    def _look(self, places: Sequence[int]) -> None:
        own = 1 << self.owner == now.actor if self.owner >= 0 else False
        if not now.running or (own and not now.touched):
            return
        if any(self.cards[place] is not None and self.seen[place] != self.public for place in places):
            self.looked.append("looks")

    def __iter__(self) -> Iterator[Card]:
        self._look(range(len(self.cards)))
        return super().__iter__()

    def __contains__(self, card: object) -> bool:
        self._look(range(len(self.cards)))
        return super().__contains__(card)

    def __getitem__(self, place: int) -> Any:
        self._look(range(len(self.cards))[place : place + 1 or None])
        return super().__getitem__(place)

    @property
    def top(self) -> Card | None:
        """The card on top."""
        return self[-1] if self.cards else None

    @property
    def bottom(self) -> Card | None:
        """The card at the bottom."""
        return self[0] if self.cards else None

    def shuffle(self) -> None:
        """Shuffle."""
        if any(seen != self.public for card, seen in zip(self.cards, self.seen, strict=True) if card is not None):
            self.looked.append("shuffle")
        super().shuffle()


def obstacle_of(definition: Any, spends: Callable[[Action], tuple[int, ...]]) -> str:
    """Why the game cannot be played sealed; empty where nothing is found."""
    if definition.memory:
        return "memory"
    fewest, most = definition.players
    for players in sorted({max(2, fewest), most}):
        for seed in range(_GAMES):
            found = _obstacle_in_game(definition, players, seed, spends)
            if found:
                return found
    return ""


def _obstacle_in_game(definition: Any, players: int, seed: int, spends: Callable[[Action], tuple[int, ...]]) -> str:
    """What is found in a random game."""
    chosen = {option.name: option.choices[seed % len(option.choices)] for option in definition.options}
    chance, state = Prng(seed), definition.state_class.begun(players, Prng(seed), chosen)
    state.gather()
    _watch(state)
    state._run(lambda: definition.setup(state), None)
    for _ in range(_DECISIONS):
        found = _Watched.looked[:1] or _unplayable(state)
        if found or not state.to_act:
            return "".join(found[:1])
        seats = state.to_act
        for seat in seats:  # those who choose at once show it once all have
            action = chance.choice(state.legal(seat))
            if len(seats) == 1 and _hangs_on_hidden_cards(state, seat, action, spends, chance):
                return "looks"
            _watch(state)  # before each action: a new round has new zones
            state.play(seat, action)
    return ""


def _watch(state: State) -> None:
    _Watched.looked.clear()
    for zone in state.zones():
        zone.__class__ = _Watched


def _unplayable(state: State) -> list[str]:
    """What of a state is known to some players and hidden from others, but for hands."""
    found = []
    for slot in state.definition.copied:
        part = getattr(state, slot)
        for each in part if isinstance(part, tuple) else (part,):
            if isinstance(each, Rolled) and not each.is_open:
                found.append("dice")
            elif isinstance(each, Values) and not each.is_open and each.now != [each.spec.start] * len(each.now):
                found.append("values")
            elif isinstance(each, Zone) and not all(map(_is_sealable, [each] * len(each.seen), each.cards, each.seen)):
                found.append("known")
    return found


def _is_sealable(zone: Zone, card: Card | None, seen: int) -> bool:
    """True for a card that all know, its holder alone, or nobody; in a hand all are its holder's secret."""
    if card is None:
        return True
    if zone.spec.sorted and zone.spec.seen == "owner":
        return seen == zone.mask
    return seen in (0, zone.public)


def _hangs_on_hidden_cards(
    state: State, seat: int, action: Action, spends: Callable[[Action], tuple[int, ...]], chance: Prng
) -> bool:
    """True if cards go otherwise where others are hidden: in the deck, in the others' hands, or in the own one."""
    expected = _ways_of_cards(state.copy(), seat, action)
    other = state.determinize(seat, chance)
    own = state.copy()
    laid, pile = spends(action), HiddenCards(own)
    rest = [card for card in hidden_hand(own, seat) if card not in laid]
    count = min(len(rest), len(pile))
    # The cards of the hand that are not laid change places with cards that nobody knows.
    rest[:count], pile[:count] = [int(card) for card in pile[:count]], rest[:count]
    put_hand(own, seat, [*laid, *rest])
    worlds = [world for world in (other, own) if world.why_not(seat, action) is None]
    return any(_ways_of_cards(world, seat, action) != expected for world in worlds)


def _ways_of_cards(state: State, seat: int, action: Action) -> list[tuple[Any, ...]]:
    """From where to where cards go by an action, and who sees them; not which ones."""
    events = list[Event]()
    state.play(seat, action, events.append)
    ways = list[tuple[Any, ...]]()
    for event in events:
        if isinstance(event, Moved):
            ways.append((event.source, event.giver, event.target, event.taker, event.mask, event.fresh))
        elif isinstance(event, Shown):
            ways.append((event.zone, event.owner, event.mask, event.fresh))
        else:
            ways.append((event.type,))
    return ways
