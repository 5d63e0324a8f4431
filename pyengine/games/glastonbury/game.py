"""A game of Glastonbury under way."""

from __future__ import annotations

from collections.abc import Mapping

from pyengine.core.colours import chosen_colours
from pyengine.core.errors import Breach, OptionError
from pyengine.core.events import NOBODY, TURN_BEGAN, GameOver, Left, SetUp
from pyengine.core.prng import Chance, anew
from pyengine.core.state import Action, Note, Rng, View, check_action, check_viewer
from pyengine.games.glastonbury import events, rules, scoring
from pyengine.games.glastonbury.pieces import (
    APPEAR,
    CARD_TEXTS,
    COPIES,
    CORNER_STOPS,
    EYE,
    FRESH,
    GAP,
    JOKER,
    LOOKS,
    LUCK,
    MOVE,
    NONE,
    OPEN,
    PLACE_INDEX,
    PLACES,
    SPELL_CARDS,
    STOP_INDEX,
    STOPS,
    USES,
    WIZARDS,
    Start,
    Take,
    Use,
    Walk,
    colour_of,
)
from pyengine.games.glastonbury.state import GlastonburyState
from pyengine.games.glastonbury.view import view


class Glastonbury(GlastonburyState):
    """A game of Glastonbury under way: its data, and the effects of actions."""

    __slots__ = ()

    def why_not(self, seat: int, action: Action) -> Breach | None:
        """The rule that forbids it (see `rules`)."""
        check_action(action)
        return rules.breach(self, seat, action)

    def legal(self, seat: int) -> list[Action]:
        """Corners; or takes by place, or the walk; then spells, then the pass."""
        return [] if self.outcome or seat != self.seat else rules.legal(self)

    def play(self, seat: int, action: Action, note: Note | None = None) -> None:
        """Choose a corner, take a card, use a spell, walk, or pass."""
        if isinstance(action, Take):
            self._take(seat, action, note)
        elif isinstance(action, Use):
            self._use(seat, action.spell, note)
        elif isinstance(action, Walk):
            self._advance(note)
        else:  # the wizard goes to its first corner (GLA-6), or stays where it is, and nothing is taken (GLA-9)
            if isinstance(action, Start):
                self.places[seat] = STOP_INDEX[action.corner]
            if note:
                note(events.Placed(seat, action.corner) if isinstance(action, Start) else events.Passed(seat))
            self._next(note)
        if self.outcome and note:
            note(GameOver(self.outcome))

    def _take(self, seat: int, take: Take, note: Note | None) -> None:
        """Take a card, do what it does, and fill the gap (GLA-8 to GLA-12), unless it was a line's last (GLA-20)."""
        place = PLACE_INDEX[take.place]
        card = self.grid[place]
        last = rules.empties(self, place)
        self._put(place, GAP, -1)
        if note:
            note(events.Took(seat, take.place, CARD_TEXTS[card], take.to))
        if card <= JOKER:
            (self.aside if take.to == "aside" else self.cauldrons[seat]).append(card)
        else:  # a spell: kept, or orange, which takes effect at once (GLA-3)
            self.spells[seat].append(FRESH[card])
            if card == LUCK:
                self._bad_luck(seat, note)
            elif card == EYE and note:
                note(events.Looked(seat, tuple(CARD_TEXTS[own] for own in self.cauldrons[seat])))
        if last:
            self._end(seat, "GLA-20")
            return
        if self.deck:  # after Bad Luck, which may have put cards under it
            card = self.deck.pop()
            self.known = min(self.known, len(self.deck))
            self._put(place, card, 1)
            if note:
                note(events.Filled(PLACES[place], CARD_TEXTS[card]))
        self._next(note)

    def _put(self, place: int, card: int, change: int) -> None:
        self.grid[place] = card
        self.left[place // 6] += change
        self.left[6 + place % 6] += change

    def _bad_luck(self, seat: int, note: Note | None) -> None:
        """The others' tops go under the deck, each under the last, or leave the game where there is none (GLA-17)."""
        buried = bool(self.deck)
        for other in (*range(seat + 1, self.players), *range(seat)):
            if not self.cauldrons[other]:
                continue
            card = self.cauldrons[other].pop()
            if buried:
                self.deck.insert(0, card)
                self.known += 1
            else:
                self.aside.append(card)
            if note:
                note(events.Lost(other, CARD_TEXTS[card], "deck" if buried else "aside"))

    def _use(self, seat: int, spell: str, note: Note | None) -> None:
        """Spend one use of the first such spell that has one; Magic Movement goes on at once (GLA-14, GLA-16)."""
        card = APPEAR if spell == "appear" else MOVE
        spells = self.spells[seat]
        at = next(at for at, kept in enumerate(spells) if SPELL_CARDS[kept] == card and USES[kept])
        spells[at] -= 1
        self.using = rules.USING_APPEAR if card == APPEAR else rules.USING_MOVE
        if note:
            note(events.Used(seat, spell, USES[spells[at]]))
        if card == MOVE:
            self._advance(note)
            if rules.stranded(self):
                self._end(seat, "GLA-22")

    def _next(self, note: Note | None) -> None:
        """Pass the turn; once all stand, the wizard moves first (GLA-6, GLA-7), unless the seat may choose (GLA-19)."""
        self.seat = (self.seat + 1) % self.players
        self.using = rules.NOT_USING
        if note:
            note(TURN_BEGAN[self.seat])
        if GAP not in self.places and not rules.may_walk(self):
            self._advance(note)

    def _advance(self, note: Note | None) -> None:
        """Move the wizard of the seat to act by its number (GLA-7, GLA-19)."""
        stop, cauldron = self.places[self.seat], self.cauldrons[self.seat]
        steps = rules.steps(cauldron, stop)
        self.places[self.seat] = (stop + steps) % len(STOPS)
        if note:
            hidden = len(cauldron) > 1 and rules.halted(cauldron, stop)
            note((events.MovedByHidden if hidden else events.Moved)(self.seat, steps, STOPS[self.places[self.seat]]))

    def _end(self, seat: int, rule: str) -> None:
        self.ended = seat
        self.outcome = scoring.verdict(self, rule)

    def view(self, seat: int | None) -> View:
        """What the seat may know (GLA-10, GLA-27)."""
        check_viewer(self, seat)
        return view(self, seat)

    def determinize(self, seat: int, rng: Rng) -> Glastonbury:
        """Shuffle the deck, but not the cards seen to go under it, and the others' recipes with those left out."""
        twin = self.copy()
        unseen = sorted(twin.deck[twin.known :])
        rng.shuffle(unseen)
        twin.deck[twin.known :] = unseen
        if self.outcome is None:
            for stack, codes in enumerate((scoring.NEUTRAL, range(len(LOOKS)))):
                twin.shuffle_recipes(stack, list(codes), seat, rng)
        twin.chance = anew(rng)
        return twin

    def forget(self, seat: int, memory: int, rng: Rng) -> Glastonbury:  # noqa: ARG002 - all have seen the same
        """The state with the cards deeper than `memory` below each cauldron's top exchanged with unseen ones."""
        twin = self.copy()
        depths = [max(0, len(cards) - 1 - memory) for cards in self.cauldrons]
        unseen = sorted(self.deck[self.known :])
        pool = [card for card in unseen if card <= JOKER]
        for cards, deep in zip(self.cauldrons, depths, strict=True):
            pool += cards[:deep]
        pool.sort()
        rng.shuffle(pool)
        for cards, deep in zip(twin.cauldrons, depths, strict=True):
            cards[:deep] = [pool.pop() for _ in range(deep)]
        twin.deck[self.known :] = pool + [card for card in unseen if card > JOKER]
        return twin

    def shuffle_recipes(self, stack: int, codes: list[int], keeper: int | None, rng: Rng) -> None:
        """Deal the recipes of a stack (0 A, 1 B) anew to all who have one, but for the `keeper` (GLA-27)."""
        holders = [at for at in range(stack, 2 * self.players, 2) if self.recipes[at] >= 0]
        if keeper is not None and 2 * keeper + stack in holders:
            holders.remove(2 * keeper + stack)
            codes.remove(self.recipes[2 * keeper + stack])
        rng.shuffle(codes)
        for at in holders:
            self.recipes[at] = codes.pop()

    def begin(self, first: int) -> None:
        """The first turn, or first choice, of the seat that begins (GLA-6)."""
        self.seat = first
        if GAP not in self.places:
            self._advance(None)


def deal(players: int, chance: Chance, options: Mapping[str, str], note: Note | None = None) -> Glastonbury:
    """Take out a colour (GLA-5), lay the grid (GLA-4), deal recipes (GLA-27), and settle who begins (GLA-6).

    Raises `OptionError` for a wizard that two seats have chosen, and for `out` with a colour in play.
    """
    colours = chosen_colours("wizard", WIZARDS, players, options)
    out = _out(colours, options["out"], chance) if players == 2 else NONE
    settled = (options["corners"] == "by_seat", options["outer_lines"] == "on", options["recipes"] == "on")
    state = Glastonbury(colours, settled, out, chance)
    cards = [card for card, copies in enumerate(COPIES) for _ in range(copies) if colour_of(card) != out]
    chance.shuffle(cards)
    state.lay(cards[: len(OPEN)])
    state.deck = cards[len(OPEN) :]
    if state.by_seat:
        state.places = list(CORNER_STOPS[:players])
    if state.with_recipes:
        state.recipes = [0] * (2 * players)
        for stack, codes in enumerate((scoring.NEUTRAL, range(len(LOOKS)))):
            state.shuffle_recipes(stack, list(codes), None, chance)
    if note:  # all see the grid, each seat its recipes, and nobody those left over
        left = [Left(len(OPEN), None)]
        for recipes in (len(scoring.NEUTRAL), len(LOOKS)) if state.with_recipes else ():
            left += [*(Left(1, seat) for seat in range(players)), Left(recipes - players, NOBODY)]
        note(SetUp(tuple(left)))
    state.begin(chance.below(players))
    return state


def _out(colours: list[int], chosen: str, chance: Chance) -> int:
    """The colour whose ingredients stay in the box: one that is not in play, as chosen or by chance (GLA-5)."""
    left = [colour for colour in range(len(WIZARDS)) if colour not in colours]
    if chosen == "random":
        return chance.choice(left)
    if WIZARDS.index(chosen) not in left:
        raise OptionError("out", chosen, ("random", *(WIZARDS[colour] for colour in left)))
    return WIZARDS.index(chosen)
