"""Positions of UNO as text: items between bars or line ends, in any order; seats are numbered from 1.

`players 2`, `seat 1` who is waited for, `dealer` (the last seat), `direction left|right`, `round 1`,
`phase play|drawn|colour|challenge`, `drawn b7` (in the phase drawn: the card, which is also in the hand),
`colour red` in force (that of the top; with a Wild on top it must be named), `was blue` (in the phase
challenge: the colour before), `late b1 b2` (there: what the accused, caught, has drawn since), `open 2` the
seat that forgot to call and may be caught, `let 3 4` who will not.
`hand 1 b7 wild`, … (a hand that is not named is empty), `deck` next card first, `discard` its top last,
`scores 0 0`, `lots b7 g2` the cards drawn for the dealer, in the order of drawing, `last 1 b7` the hands at
the end of the round before (one is empty), `knows 1 2 b7` what seat 1 was shown of the hand of seat 2,
the options under their names, and `rng 0`. `-` is none.
Cards that are not named are in the draw pile in canonical order, or at the bottom of the discard when the
draw pile is named; a discard that is not named is the first of them. A score at the target ends the match.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from pyengine.core.notation import Word, items, only
from pyengine.core.prng import SEEDS, Prng
from pyengine.core.state import State
from pyengine.games.uno import scoring
from pyengine.games.uno.game import Uno
from pyengine.games.uno.pieces import (
    ALONE,
    BIT,
    CALL,
    CARD_OF,
    CODES,
    COLOUR,
    COLOURS,
    DECK,
    DRAWN,
    FIELD,
    NO_COLOUR,
    PHASE_NAMES,
    PLAY,
    WILD,
    WILD_TWO,
    codes,
    face_of,
    size,
)
from pyengine.games.uno.rules import fitting, highest
from pyengine.games.uno.state import Options

_OPTIONS = {
    "scoring": ("winner", "caught"),
    "bluff": ("on", "off"),
    "two_player_reverse": ("skip", "plain"),
    "last_draw_one": ("off", "on"),
}
_ONCE = (
    *(
        "players",
        "seat",
        "dealer",
        "direction",
        "round",
        "phase",
        "drawn",
        "colour",
        "was",
        "late",
        "open",
        "let",
        "deck",
    ),
    *("discard", "scores", "lots", "target", *_OPTIONS, "rng"),
)
_KEYED = {"hand": 1, "last": 1, "knows": 2}
_MOST_SCORE = 1_000_000


def position(text: str) -> Uno:
    """Position text → state; raises `NotationError`."""
    return _Reader(text).state()


def colour_name(colour: int) -> str:
    """The colour's word, or `-` for none."""
    return COLOURS[colour] if colour < NO_COLOUR else "-"


def _cards(cards: Iterable[int]) -> str:
    return " ".join(CODES[card] for card in cards) or "-"


def _seats(mask: int) -> str:
    return " ".join(str(seat + 1) for seat in range(10) if mask >> seat & 1) or "-"


def scalars(state: Uno) -> dict[str, str]:
    """The items that are no cards and no options."""
    return {
        "players": str(state.players),
        "seat": str(state.to_act[-1] + 1) if state.to_act else "1",
        "dealer": str(state.dealer + 1),
        "direction": ("left", "right")[state.direction],
        "round": str(state.stage),
        "phase": PHASE_NAMES[state.phase],
        "drawn": CODES[state.drawn] if state.drawn >= 0 else "-",
        "colour": colour_name(state.face >> 4),
        "was": colour_name(state.was),
        "late": " ".join(codes(state.late)) or "-",
        "open": str(state.open + 1) if state.open >= 0 else "-",
        "let": _seats(state.let),
    }


def write(state: State) -> str:
    """State → position text, on one line, nothing left out."""
    assert isinstance(state, Uno)
    words = [f"{name} {value}" for name, value in scalars(state).items()]
    words += _hands("hand", state.hands)
    words += [f"deck {_cards(state.deck[::-1])}", f"discard {_cards(state.discard)}"]
    words += [f"scores {' '.join(map(str, state.scores))}", f"lots {_cards(state.lots)}", *_hands("last", state.last)]
    for knower, holder, shown in state.shown():
        words.append(f"knows {knower + 1} {holder + 1} {' '.join(codes(shown))}")
    return " | ".join([*words, *_options(state.options), f"rng {state.chance.state}"])


def _hands(name: str, hands: Iterable[int]) -> list[str]:
    return [f"{name} {at} {' '.join(codes(hand)) or '-'}" for at, hand in enumerate(hands, 1)]


def _options(options: Options) -> list[str]:
    chosen = (options.caught, not options.bluff, options.plain_reverse, options.last_draw_one)
    words = [f"{name} {values[at]}" for (name, values), at in zip(_OPTIONS.items(), chosen, strict=True)]
    return [f"target {options.target}", *words]


@dataclass(frozen=True, slots=True)
class _Item:
    """An item's name as it stands, and the words after it."""

    name: Word
    words: list[Word]

    def cards(self) -> list[tuple[Word, int]]:
        """The item's cards, each with its word; `-` for none."""
        if not self.words:
            raise self.missing("card")
        if len(self.words) == 1 and self.words[0].text == "-":
            return []
        for word in self.words:
            if word.text not in CARD_OF:
                raise word.wrong("card")
        return [(word, CARD_OF[word.text]) for word in self.words]

    def missing(self, expected: str) -> Exception:
        """The error that says something should stand after the name."""
        return Word("", self.name.line, self.name.column + len(self.name.text)).wrong(expected)


class _Reader:
    """Reads one position text: first which items there are, then what they say."""

    def __init__(self, text: str) -> None:
        self.end = Word("", text.count("\n") + 1, len(text) - text.rfind("\n"))
        self.found: dict[str, _Item] = {}
        for words in items(text):
            self._file(words)
        self.players = self._number("players", 2, 2, 10)
        self.left = {card: DECK.count(card) for card in DECK}

    def _file(self, words: list[Word]) -> None:
        name, keys = words[0].text, _KEYED.get(words[0].text, 0)
        if name not in _ONCE and not keys:
            raise words[0].wrong("item")
        for at in range(1, keys + 1):
            if at >= len(words):
                raise _Item(words[0], []).missing("seat")
            name += f" {words[at].number('seat', 1, 10)}"
        if name in self.found:
            raise words[0].wrong("each item once")
        self.found[name] = _Item(words[0], words[1 + keys :])

    def _named(self, name: str) -> Word | None:
        """The one word of an item, or None where it is left out or `-`."""
        item = self.found.get(name)
        if item is None:
            return None
        word = only(item.words, item.name, name)
        return None if word.text == "-" else word

    def _number(self, name: str, default: int, lowest: int, highest: int) -> int:
        word = self._named(name)
        return default if word is None else word.number(name, lowest, highest)

    def _choice(self, name: str, values: tuple[str, ...], default: int = 0) -> int:
        word = self._named(name)
        if word is None:
            return default
        if word.text not in values:
            raise word.wrong(name)
        return values.index(word.text)

    def _at(self, name: str) -> Word:
        """Where to point to when something is wrong with an item, or missing."""
        item = self.found.get(name)
        return self.end if item is None else (item.words or [item.name])[0]

    def _taken(self, name: str) -> list[int]:
        """The cards of an item, out of those that are left (UNO-1)."""
        found = []
        for word, card in self.found[name].cards() if name in self.found else []:
            if not self.left[card]:
                raise word.wrong("each card once")
            self.left[card] -= 1
            found.append(card)
        return found

    def state(self) -> Uno:
        state = Uno(self.players, self._options(), Prng.resume(self._number("rng", 0, 0, SEEDS - 1)))
        self._seats_exist()
        state.dealer = self._number("dealer", self.players, 1, self.players) - 1
        state.stage = self._number("round", 1, 1, _MOST_SCORE)
        state.hands = [self._hand(f"hand {seat}") for seat in range(1, self.players + 1)]
        self._piles(state)
        self._scores(state)
        self._lots(state)
        self._last(state)
        state.outcome = scoring.verdict(state.scores, state.options.target, state.options.caught)
        state.phase = self._choice("phase", PHASE_NAMES)
        state.to_act = ALONE[self._number("seat", 1, 1, self.players) - 1]
        state.turn_to(self._choice("direction", ("left", "right")))
        self._face(state)
        self._phase(state)
        if state.outcome:
            state.end(None)
            return state
        self._knows(state)
        self._window(state)
        return state

    def _options(self) -> Options:
        caught, bluff_off, plain, last = (bool(self._choice(name, values)) for name, values in _OPTIONS.items())
        return Options(self._number("target", 250, 1, 10000), caught, not bluff_off, plain, last)

    def _seats_exist(self) -> None:
        for name, item in self.found.items():
            if any(int(key) > self.players for key in name.split()[1:]):
                raise item.name.wrong("seat")

    def _hand(self, name: str) -> int:
        return sum(BIT[card] for card in self._taken(name))

    def _piles(self, state: Uno) -> None:
        deck, discard = self._taken("deck"), self._taken("discard")
        rest = [card for card, count in self.left.items() for _ in range(count)]
        if not discard:
            if "discard" in self.found or not rest:
                raise self._at("discard").wrong("discard")
            discard, rest = rest[:1], rest[1:]
        state.deck = (deck if "deck" in self.found else rest)[::-1]
        state.discard = rest + discard if "deck" in self.found else discard

    def _scores(self, state: Uno) -> None:
        item = self.found.get("scores")
        if item is None:
            return
        if len(item.words) != self.players:
            raise item.name.wrong(f"{self.players} scores")
        state.scores = [word.number("scores", 0, _MOST_SCORE) for word in item.words]

    def _lots(self, state: Uno) -> None:
        """UNO-3: as many as were drawn until one seat alone had the highest."""
        item = self.found.get("lots")
        lots = [card for _, card in item.cards()] if item else []
        rest, tied = lots, list(range(self.players))
        while rest and len(tied) > 1:
            if len(rest) < len(tied):
                raise self._at("lots").wrong("lots")
            rest, tied = rest[len(tied) :], highest(tied, rest)
        if rest or (lots and len(tied) > 1):
            raise self._at("lots").wrong("lots")
        state.lots = tuple(lots)

    def _last(self, state: Uno) -> None:
        """The hands that a round ended with: one is empty, and no card is there twice."""
        names = [f"last {seat}" for seat in range(1, self.players + 1)]
        if not any(name in self.found for name in names):
            return
        now, self.left = self.left, {card: DECK.count(card) for card in DECK}
        state.last = tuple(self._hand(name) for name in names)
        self.left = now
        if state.last.count(0) != 1 or state.stage == 1:
            raise next(self._at(name) for name in names if name in self.found).wrong("last")

    def _face(self, state: Uno) -> None:
        """The colour in force: of the top card, or named with a Wild."""
        top = state.discard[-1]
        own = top // 13 if top < WILD else NO_COLOUR
        colour = self._choice("colour", COLOURS, own)
        opening = state.phase == COLOUR
        if (colour == NO_COLOUR) != opening or own not in (NO_COLOUR, colour):
            raise self._at("colour").wrong("colour")
        if opening and top != WILD:
            raise self._at("phase").wrong("wild on top")
        state.face = face_of(top, colour)

    def _phase(self, state: Uno) -> None:
        """What a phase needs, and no other phase may have."""
        was, drawn = self._choice("was", COLOURS, NO_COLOUR), self._named("drawn")
        if (was != NO_COLOUR) != (state.phase == CALL):
            raise self._at("was").wrong("was")
        if (drawn is not None) != (state.phase == DRAWN):
            raise self._at("drawn").wrong("drawn")
        state.was, state.late = was, self._late(state)
        if state.phase == CALL and not (state.discard[-1] == WILD_TWO and state.bluff and state.hands[state.accused]):
            raise self._at("phase").wrong("wild+2 to challenge")
        if drawn is not None:
            hand = state.hands[state.to_act[0]]
            state.drawn = CARD_OF.get(drawn.text, -1)
            if state.drawn < 0 or not fitting(hand, state.face, state.bluff) & FIELD[state.drawn]:
                raise drawn.wrong("drawn")

    def _late(self, state: Uno) -> int:
        """Cards of the accused, who had others too when laying (UNO-14)."""
        hand, late = state.hands[state.accused] if state.phase == CALL else 0, 0
        for word, card in self.found["late"].cards() if "late" in self.found else []:
            if not hand & FIELD[card] or hand == BIT[card]:
                raise word.wrong("late")
            hand, late = hand - BIT[card], late + BIT[card]
        return late

    def _knows(self, state: Uno) -> None:
        """UNO-14: what was shown is still held."""
        for name, item in self.found.items():
            if name.startswith("knows"):
                _, knower, holder = name.split()
                hand, shown = state.hands[int(holder) - 1], 0
                for word, card in item.cards() or [(item.name, -1)]:
                    if card < 0 or knower == holder or not hand & FIELD[card]:
                        raise word.wrong("known")
                    hand, shown = hand - BIT[card], shown + BIT[card]
                state.knows.setdefault(int(holder) - 1, {})[int(knower) - 1] = shown

    def _window(self, state: Uno) -> None:
        """UNO-17: who may be caught has one card; the others may have let it pass."""
        state.open = self._number("open", 0, 1, self.players) - 1
        item = self.found.get("let")
        words = item.words if item and [word.text for word in item.words] != ["-"] else []
        if item and not item.words:
            raise item.missing("seat")
        for word in words:
            seat = word.number("seat", 1, self.players) - 1
            if state.open in (-1, seat) or state.let >> seat & 1:
                raise word.wrong("let")
            state.let |= 1 << seat
        if state.open < 0:
            return
        if size(state.hands[state.open]) != 1 or state.phase not in (PLAY, CALL):
            raise self._at("open").wrong("open")
        state.watch(state.to_act[0])
