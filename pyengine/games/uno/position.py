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

from collections.abc import Callable, Iterator, Sequence

from pyengine.core.notation import Word
from pyengine.core.position.cards import Box, Cards, Pile, Rest, Seats, Zone, reverse
from pyengine.core.position.items import Choice, Count, Counts, Source, Stream, places
from pyengine.core.position.reading import Entry, Reading
from pyengine.core.position.schema import Doubt, Schema, Style
from pyengine.games.uno import pieces, scoring
from pyengine.games.uno.game import Uno
from pyengine.games.uno.rules import fitting, highest
from pyengine.games.uno.state import Options

_MOST = 10
_MOST_SCORE = 1_000_000


class _Cards(Cards):
    """Cards that are all understood before any is taken (UNO-1)."""

    def taken(self, read: Reading, words: Sequence[Word]) -> list[int]:
        codes = [self.code(word) for word in words]
        if self.box:
            for word, card in zip(words, codes, strict=True):
                self.box.take(read, card, word)
        return codes


class _Knows(Zone[int]):
    """What a seat was shown of another's hand: both are in the name."""

    def keys(self, seats: int) -> Iterator[str]:
        return (f"knows {knower} {holder}" for knower in range(1, seats + 1) for holder in range(1, seats + 1))

    def values(self, state: Uno) -> Iterator[tuple[str, int]]:
        return ((f" {knower + 1} {holder + 1}", shown) for knower, holder, shown in state.shown())


class _Catchers(Seats):
    """UNO-17: those who might catch the seat that forgot to call."""

    def take(self, read: Reading, word: Word) -> int:
        """A seat that is not the open one itself."""
        seat = super().take(read, word)
        if read(OPEN) in (-1, seat):
            raise word.wrong("let")
        return seat


def _choice(name: str, texts: Sequence[str], default: str | Callable[[Reading], int], source: Source) -> Choice[int]:
    return Choice(name, places(texts), default, source, expected=name)


def _own_colour(read: Reading) -> int:
    """The colour of the top."""
    top = read(DISCARD)[-1]
    return top // 13 if top < pieces.WILD else pieces.NO_COLOUR


def _zone(
    name: str, cards: Cards, source: Source = "", kind: type[Zone[int]] = Zone, by_seat: bool = True
) -> Zone[int]:
    """A zone that the state has as a hand."""
    return kind(
        name,
        cards,
        lambda held: sum([pieces.BIT[card] for card in held]),
        pieces.cards_in,
        source=source,
        by_seat=by_seat,
        lacks="card",
    )


BOX = Box({card: pieces.DECK.count(card) for card in pieces.DECK})
LAST_BOX = Box({card: pieces.DECK.count(card) for card in pieces.DECK})
"""The cards as they lay at the end of the round before."""
CARDS, LAST_CARDS, TOLD = _Cards(pieces.CARD_OF, BOX), _Cards(pieces.CARD_OF, LAST_BOX), _Cards(pieces.CARD_OF, None)

PLAYERS = Count("players", 2, 2, _MOST)
SEAT = Count("seat", 1, 1, PLAYERS, source=lambda state: state.to_act[-1] if state.to_act else 0, less=1)
DEALER = Count("dealer", PLAYERS, 1, PLAYERS, less=1)
DIRECTION = _choice("direction", ("left", "right"), "left", "direction")
ROUND = Count("round", 1, 1, _MOST_SCORE, source="stage")
PHASE = _choice("phase", pieces.PHASE_NAMES, pieces.PHASE_NAMES[pieces.PLAY], "phase")
JUST_DRAWN = _choice("drawn", tuple(pieces.CARD_OF), lambda _: -1, "drawn")
IN_FORCE = _choice("colour", pieces.COLOURS, _own_colour, lambda state: state.face >> 4)
WAS = _choice("was", pieces.COLOURS, lambda _: pieces.NO_COLOUR, "was")
LATE = _zone("late", TOLD, by_seat=False)
OPEN = Count("open", 0, 1, PLAYERS, less=1)
LET = Zone(
    "let",
    _Catchers(PLAYERS, once="let"),
    lambda seats: sum([1 << seat for seat in seats]),
    lambda let: [seat for seat in range(_MOST) if let >> seat & 1],
    lacks="seat",
)
HAND = _zone("hand", CARDS, "hands")
DECK_PILE = Pile("deck", CARDS, reverse, lacks="card")
DISCARD = Pile("discard", CARDS, lacks="card")
SCORES = Counts(
    "scores", "scores", _MOST_SCORE, PLAYERS, lambda read, entry: entry.head.wrong(f"{read(PLAYERS)} scores")
)
LOTS = Pile("lots", TOLD, lacks="card")
LAST = _zone("last", LAST_CARDS)
KNOWS = _zone("knows", TOLD, kind=_Knows)
TARGET = Count("target", 250, 1, 10000, source="options.target")
SCORING = _choice("scoring", ("winner", "caught"), "winner", "options.caught")
BLUFF = _choice("bluff", ("off", "on"), "on", "options.bluff")
REVERSE = _choice("two_player_reverse", ("skip", "plain"), "skip", "options.plain_reverse")
LAST_DRAW = _choice("last_draw_one", ("off", "on"), "off", "options.last_draw_one")
RNG = Stream()
REST = Rest(DECK_PILE, DISCARD, first=DISCARD, count=1, must=True)
SCALARS = (PLAYERS, SEAT, DEALER, DIRECTION, ROUND, PHASE, JUST_DRAWN, IN_FORCE, WAS, LATE, OPEN, LET)
"""The items that are no zones and no options."""


def _state(read: Reading) -> Uno:
    players = read(PLAYERS)
    caught, bluff, plain, last = (bool(read(option)) for option in (SCORING, BLUFF, REVERSE, LAST_DRAW))
    state = Uno(players, Options(read(TARGET), caught, bluff, plain, last), read(RNG))
    for entry in read.beyond(players):
        raise entry.head.wrong("seat")
    state.dealer, state.stage = read(DEALER), read(ROUND)
    state.hands = read.each(HAND, players)
    REST.share(read)
    state.deck, state.discard = read(DECK_PILE), read(DISCARD)
    if read.named(DISCARD) and read.listed(read.entries["discard"]) == []:
        raise read.at(DISCARD).wrong("discard")
    state.scores = read(SCORES)
    state.lots, state.last = _lots(read, players), _last(read, players)
    state.outcome = scoring.verdict(state.scores, state.options.target, state.options.caught)
    state.phase, state.to_act = read(PHASE), pieces.ALONE[read(SEAT)]
    state.turn_to(read(DIRECTION))
    _set_face(read, state)
    _set_phase(read, state)
    if state.outcome:
        state.end(None)
        return state
    _set_known(read, state)
    state.open, state.let = read(OPEN), read(LET)
    if state.open >= 0:
        if pieces.size(state.hands[state.open]) != 1 or state.phase not in (pieces.PLAY, pieces.CALL):
            raise read.at(OPEN).wrong("open")
        state.watch(state.to_act[0])
    return state


def _lots(read: Reading, players: int) -> tuple[int, ...]:
    """UNO-3: as many as were drawn until one seat alone had the highest."""
    lots, tied = read(LOTS), list(range(players))
    rest = lots
    while rest and len(tied) > 1:
        if len(rest) < len(tied):
            raise read.at(LOTS).wrong("lots")
        rest, tied = rest[len(tied) :], highest(tied, rest)
    if rest or (lots and len(tied) > 1):
        raise read.at(LOTS).wrong("lots")
    return tuple(lots)


def _last(read: Reading, players: int) -> tuple[int, ...]:
    """The hands that a round ended with: one is empty."""
    named = [seat for seat in range(1, players + 1) if f"last {seat}" in read.entries]
    if not named:
        return ()
    last = tuple(read.each(LAST, players))
    if last.count(0) != 1 or read(ROUND) == 1:
        raise read.at(LAST, named[0]).wrong("last")
    return last


def _set_face(read: Reading, state: Uno) -> None:
    """The colour in force: of the top card, or named with a Wild."""
    top, own, colour, opening = state.discard[-1], _own_colour(read), read(IN_FORCE), state.phase == pieces.COLOUR
    if (colour == pieces.NO_COLOUR) != opening or own not in (pieces.NO_COLOUR, colour):
        raise read.at(IN_FORCE).wrong("colour")
    if opening and top != pieces.WILD:
        raise read.at(PHASE).wrong("wild on top")
    state.face = pieces.face_of(top, colour)


def _set_phase(read: Reading, state: Uno) -> None:
    """What a phase needs, and no other phase may have."""
    calling, was, drawn = state.phase == pieces.CALL, read(WAS), read.word(JUST_DRAWN)
    if (was != pieces.NO_COLOUR) != calling:
        raise read.at(WAS).wrong("was")
    if (drawn is not None) != (state.phase == pieces.DRAWN):
        raise read.at(JUST_DRAWN).wrong("drawn")
    accused = state.hands[state.accused] if calling else 0
    state.was, state.late = was, read(LATE)
    _within(read, read.entries.get("late"), accused, "late", whole=False)
    if calling and not (state.discard[-1] == pieces.WILD_TWO and state.bluff and accused):
        raise read.at(PHASE).wrong("wild+2 to challenge")
    if drawn:
        state.drawn = read(JUST_DRAWN)
        if not fitting(state.hands[state.to_act[0]], state.face, state.bluff) & pieces.FIELD[state.drawn]:
            raise drawn.wrong("drawn")


def _within(read: Reading, entry: Entry | None, hand: int, expected: str, whole: bool) -> None:
    """These cards are in the hand: all of it at most, or some of it only."""
    for word in read.listed(entry):
        card = pieces.CARD_OF[word.text]
        if not hand & pieces.FIELD[card] or (not whole and hand == pieces.BIT[card]):
            raise word.wrong(expected)
        hand -= pieces.BIT[card]


def _set_known(read: Reading, state: Uno) -> None:
    """UNO-14: what was shown, once to each, is still held by another."""
    for entry in read.entries.values():
        if entry.item is KNOWS:
            knower, holder = (int(seat) - 1 for seat in entry.key.split()[1:])
            shown = KNOWS.read(read, entry)
            _within(read, entry, state.hands[holder] if knower != holder else 0, "known", whole=True)
            if not shown:
                raise entry.head.wrong("known")
            state.knows.setdefault(holder, {})[knower] = shown


def _doubts(state: Uno) -> Iterator[Doubt]:
    """A round is over as soon as somebody holds no cards (UNO-18), so nobody acts without one."""
    if state.outcome is None:
        for seat in state.to_act[-1:]:  # before it stand those who may catch somebody
            if not state.hands[seat]:
                yield Doubt(f"{HAND.name} {seat + 1}", 0, "a card to move", stops=True)


SCHEMA = Schema(
    Uno,
    _MOST,
    BOX,
    (
        *(*SCALARS, HAND, DECK_PILE, DISCARD, SCORES, LOTS, LAST, KNOWS),
        *(TARGET, SCORING, BLUFF, REVERSE, LAST_DRAW, RNG),
    ),
    _state,
    style=Style.BY_NUMBER | Style.AT_NAME | Style.DASH,
    doubts=_doubts,
    follows=(PHASE.name, JUST_DRAWN.name, IN_FORCE.name, WAS.name, LATE.name, OPEN.name, LET.name),
    rules={
        "a card to move": "UNO-18",
        "each card once": "UNO-1",
        "discard": "UNO-4",
        "open": "UNO-17",
        "let": "UNO-17",
        "lots": "UNO-3",
        "last": "UNO-18",
        "wild on top": "UNO-12",
        "wild+# to challenge": "UNO-14",
        "drawn": "UNO-6",
        "known": "UNO-14",
        "colour": "UNO-12",
        "was": "UNO-14",
    },
)
position, write = SCHEMA.read, SCHEMA.write
