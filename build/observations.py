"""Writes docs/observations.md: what stands where in the vectors that programs learn from, field by field.

python build observations [--check]

The fields are those of each game's `observing.py`, what they mean stands here. With `--check` nothing is written, and
the exit status tells whether the page is up to date.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator

from paths import ROOT
from pyengine.adapters.features import observing_of
from pyengine.adapters.sight import seat_in, seat_layout
from pyengine.core.game import Game
from pyengine.games import games

PAGE = ROOT / "docs/observations.md"
_HEAD = """# What observations say

Here you find what each place of an observation means, for every game. `layout.slices` of an environment has the places
by these names. In version 1 `N` is a seat as the viewer counts: 0 is the viewer, 1 the next clockwise; without
`relative`, and in version 0, it is the seat's number.

In the column "places", "each" is one place for each player, the viewer's first. A field is told as a share of its most,
0 to 1; a number that has no bound as its sign times ln(1 + its size) / 16. What is absent is 0. Fields in brackets are
in version 0 alone: in an environment of version 1 they do not change, or matter no more. Version 0 has places for as
many seats as the game allows.

<!-- Written by build/observations.py from pyengine/games/*/observing.py. -->
"""
_KIND = "one place for each kind of card, R S E A T D O J"
_COMMON = {
    "seat": "whose view it is; in version 1 only if seats are not relative",
    "players": "how many play",
    "to_act": "who is to act",
    "counts": "how many cards each has in hand",
    "deck": "how many cards are in the deck",
    "hand": "how many of each card are in your own hand",
    "discard/order": "the discarded cards as they lie, the lowest first: each card's number, from 1",
    "outcome/reason": "the rule by which the game ended",
    "outcome/place": "the place that each has taken, from 1",
    "outcome/score/N": "the final score",
    "players/N/score": "points so far",
}
_GEMS = {
    "field/P": "the gem at place P, 0 to 24, row by row",
    "hand": f"your own hand: {_KIND}",
    "discard/cards": "how many of each kind are discarded",
    "shifts": "shifts done in this turn",
}
_OWN = {
    "face-to-face": {
        "laid": "cards laid in this turn",
        "given": "cards of this turn laid on the other's piles",
        "players/N/up/top": "the number on top of the ascending pile, its base where it is empty",
        "players/N/up/foreign": "1 if that card is of the other's set",
        "players/N/up/count": "how many cards lie there",
        "players/N/down/top": "the number on top of the descending pile",
        "players/N/down/foreign": "1 if that card is of the other's set",
        "players/N/down/count": "how many cards lie there",
        "counts": "how many cards each has in hand",
        "draws": "how many cards are in the draw pile of each",
        "hand": "your own numbers, from 2",
        "turn": "which turn it is, from 1",
    },
    "flights": {
        "match": "points, single or wins",
        "phase": "the phase of the round",
        "first": "who has the first-turn card",
        "out": "the colours that are out of the game",
        "order": "where each stands among those still to pick, from 1",
        "swap": "the exchange card that is being resolved",
        "table": "how many of each card lie open",
        "players/N/colour": "the colour of the flights",
        "players/N/city": "where each city lies in the collection, from 1",
        "players/N/used": "the flights that are used up",
        "players/N/laid": "the card that is laid, hidden in the place after the last card, and the flight",
        "discard/cards": "how many of each card are discarded",
        "target": "the points that end the match",
        "game_number": "which game of the match it is",
        "round": "which round it is",
        "players/N/wins": "games won",
    },
    "glastonbury": {
        "start": "1 while wizards are put at corners",
        "using": "the spell that is being used",
        "out": "the colour that is out of the game",
        "outer_lines": "1 if outer lines count",
        "recipes": "1 if there are recipes",
        "ended": "who has ended the game",
        "grid/P": "the card at a place: its kind, its number, and the joker and the spells",
        "aside": "how many cards are out of the game",
        "counts": "how many cards each has in the cauldron",
        "aside/cards": "how many of each card you saw go out of the game; needs `memory`",
        "deck/buried": "the cards that you saw go under the deck, the lowest first; needs `memory`",
        "players/N/wizard": "the colour of the wizard",
        "players/N/place": "where the wizard stands",
        "players/N/step": "how far it goes next; the last place is hidden",
        "players/N/top": "the card on top of the cauldron",
        "players/N/spells/kinds": "how many of each spell lie beside it",
        "players/N/spells/order": "these spells as they lie",
        "players/N/recipes/known": "1 if you see the recipe",
        "players/N/recipes/colour": "its colour",
        "players/N/recipes/look": "its look",
        "players/N/cauldron": "where each card lies in the cauldron, from 1; needs `memory` or the end",
    },
    "nizam": {
        **_GEMS,
        "untouched/L/kind": "the kind of the untouched run in line L",
        "untouched/L/length": "its length",
        "runouts": "how often the deck ran out",
    },
    "pearl": {
        **_GEMS,
        "phase": "the phase of the turn",
        "completing": "1 if you must complete what you can",
        "pearl": "the kind that the pearl stands for in this turn",
        "done": "where each kind lies among your own completed tasks, from the bottom",
        "completed": "how many tasks each has completed",
        "players/N/top": "the kind on top of the completed tasks",
        "players/N/done": "where each kind lies among them; of others it needs `memory`",
        "turn": "which turn it is",
        "bound": "the last turn, 0 if there is none",
    },
    "uno": {
        "awaited": "whom the game waits for",
        "accused": "whose Wild Draw Two may be challenged",
        "open": "who may still be caught without the call of UNO",
        "let": "who has let that pass",
        "direction": "left, right",
        "phase": "play, a card drawn, a colour to name, a challenge",
        "colour": "the colour in force",
        "was": "the colour before a Wild Draw Two",
        "top": "the card on top of the discard",
        "drawn": "the card just drawn; the last place is for one that is hidden",
        "late": "how many cards the accused was caught to draw after laying",
        "discard/kinds": "the cards that lie in the discard",
        "counts": "how many cards each has in hand",
        "players/N/cards": "a place for each coloured card, then the numbers of Wilds and of Wild Draw Twos, "
        "two binary digits each; of others as far as you know them",
        "dealer": "who has dealt",
        "lots": "the cards that were drawn for the deal",
        "last/N/cards": "the hand at the end of the last round that was finished",
        "caught": "1 if points are counted as `caught`",
        "bluff": "1 if a Wild Draw Two may be bluffed",
        "target": "the points that end the match",
        "round": "which round it is",
    },
}


def page() -> str:
    """The whole page."""
    return f"{_HEAD}{''.join(''.join(_of_game(game)) for game in games())}{_EVENTS}"


def _of_game(game: Game) -> Iterator[str]:
    fewest, most = game.contest(), game.seats[1]
    players = f"{fewest}" if fewest == most else f"{fewest} or {most}"
    sizes = " or ".join(str(seat_layout(game.id, count).size) for count in dict.fromkeys((fewest, most)))
    yield f"\n## {game.id}\n\n{sizes} places for {players} players.\n\n"
    yield "| field | places | most | what it says |\n|---|---|---|---|\n"
    seats, rows = observing_of(game).seats, dict[str, tuple[str, str]]()
    for name, size, top in observing_of(game).fields:
        each = name in seats.each
        places = ("each" if size == most else f"{size // most} each") if each else str(size)
        rows.setdefault(folded(game, name), (places, str(top)))
    for name in observing_of(game).numbers:
        rows.setdefault(folded(game, name), ("1", "no bound"))
    for name, (places, span) in rows.items():
        shown = f"(`{name}`)" if name in seats.settled else f"`{name}`"
        yield f"| {shown} | {places} | {span} | {meaning(game.id, name)} |\n"


_EVENTS = """
## Events

With `events=K` the last K events since the seat's own decision follow, the latest in the last row. The columns of a row
are in `layout.events.columns`: the kind of the event, the seat that it is about, other seats in it, the words in it
(cards, piles, colours), and an amount: its first other number, or how many cards there are. What the seat may not know
is left out.
"""


def folded(game: Game, name: str) -> str:
    """A name with N for a seat, P for a place and L for a line."""
    found = seat_in(observing_of(game).seats, name)
    if found:
        start, seat = found
        return f"{start}/N{name[len(f'{start}/{seat}') :]}"
    return re.sub(r"^(untouched)/\w+", r"\1/L", re.sub(r"^(field|grid)/\w+$", r"\1/P", name))


def meaning(game_id: str, name: str) -> str:
    """What a field means; raises `KeyError` for one that nothing is said of."""
    return _OWN[game_id].get(name) or _COMMON[name]


def main() -> None:
    """Write the page, or check it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    given = parser.parse_args()
    text = page()
    if given.check:
        if PAGE.read_text("utf-8") != text:
            sys.exit("docs/observations.md is out of date: run `python build observations`")
    else:
        PAGE.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
