game-uno = UNO
about-uno = Match the colour, the number or the sign, and be the first without a card. Call “UNO!” before your last one, keep an eye on those who forget, and bluff with the Wild Draw Two if you dare.
feel-uno = Quick, cheeky, and never safe before the last card.
option-uno-target = Points to play for
option-uno-target-250 = 250
option-uno-target-100 = 100
option-uno-target-500 = 500
option-uno-scoring = Points of a round
option-uno-scoring-winner = All to the winner
option-uno-scoring-caught = Each their own; the lowest total wins
option-uno-bluff = Bluff with the Wild Draw Two
option-uno-bluff-on = Allowed
option-uno-bluff-off = Not allowed
option-uno-two_player_reverse = Reverse with two players
option-uno-two_player_reverse-skip = The other one misses a turn (a custom)
option-uno-two_player_reverse-plain = Only the direction turns (the book)
option-uno-last_draw_one = Draw One as the last card
option-uno-last_draw_one-off = Nobody draws any more
option-uno-last_draw_one-on = The next player still draws
option-uno-target-why = 250 is the book’s number. Fewer points make a short match, more a long evening.
option-uno-scoring-why = When each of you counts your own leftovers, it pays to be rid of dear cards early, even in a round you cannot win.
option-uno-bluff-why = Without bluffing nobody can be challenged: a calmer game, and good with children.
option-uno-two_player_reverse-why = Between two, a new direction changes nothing. So by custom the card makes the other one miss a turn.
option-uno-last_draw_one-why = Makes the last card of a round sting once more: what the next player draws counts too.
uno-colour = { $colour ->
    [blue] blue
    [green] green
    [red] red
    [yellow] yellow
   *[none] no colour
}
uno-colour-button = { $colour ->
    [blue] Blue
    [green] Green
    [red] Red
   *[yellow] Yellow
}
uno-card = { $kind ->
    [wild] Wild
    [two] Wild Draw Two
   *[coloured] { $colour ->
        [blue] blue
        [green] green
        [red] red
       *[yellow] yellow
    } { $kind ->
        [one] Draw One
        [reverse] Reverse
        [skip] Skip
       *[number] { $number }
    }
}
uno-your-hand = Your hand, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
uno-held = { $card }{ $count ->
    [1] {""}
   *[other] , { $count } of them
}{ $drawn ->
    [yes] , just drawn
   *[no] {""}
}{ $fits ->
    [yes] , can be laid
   *[no] {""}
}
uno-drawn = drawn
uno-fan = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
uno-seat = { $name }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, { $score ->
    [one] { $score } point
   *[other] { $score } points
}{ $deals ->
    [yes] , dealer of this round
   *[no] {""}
}{ $acts ->
    [yes] , to play now
   *[no] {""}
}
uno-known = Seen in the hand of { $name }: { $cards }.
uno-points = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
uno-round = Round { $round }, { $scoring ->
    [caught] until somebody has { $target ->
        [one] { $target } point
       *[other] { $target } points
    }; the lowest total wins
   *[winner] to { $target ->
        [one] { $target } point
       *[other] { $target } points
    }
}
uno-discard = Discard pile, on top: { $top }
uno-discard-empty = Discard pile
uno-discard-caption = Discard
uno-in-force = Colour in force: { $colour }
uno-lay-here = { $pile }; lay { $card } here
uno-choose-colour-called = { $colour }, and call “UNO!”
uno-name-colour = Name the colour
uno-deck = Draw pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
uno-catch = Catch!
uno-catch-name = Catch { $name } without the call
uno-let = Let it pass
uno-caller = { $name } catches { $culprit }
uno-caller-let = { $name } lets it pass
uno-callers = Has somebody else at this device noticed a forgotten call?
uno-direction = Play goes { $direction ->
    [left] clockwise.
   *[right] counter-clockwise.
}
uno-way = { $direction ->
    [left] Clockwise:
   *[right] Counter-clockwise:
}
uno-order = Order of turns: { $names }.
uno-next = next
uno-hint-colour = The first card is a Wild: you name its colour.
uno-say-reshuffled = The discard pile was shuffled: the draw pile has { $count ->
    [one] { $count } card
   *[other] { $count } cards
} again.
uno-tip = { $kind ->
    [one] Draw One: the next player draws a card and misses the turn.
    [reverse] Reverse: play turns the other way. Between two players the other one misses a turn, if that was set up so.
    [skip] Skip: the next player misses the turn.
    [wild] Wild: goes on everything, and you name the colour.
    [two] Wild Draw Two: you name the colour, and the next player draws two and misses the turn. It is honest only if you hold no card of the colour in force.
   *[number] A number goes on its colour, and on the same number.
}
uno-tip-deck = Draw a card here. If it fits, you may lay it at once.
uno-draw-pile = Draw pile
uno-draw-button = Draw
uno-keep = Keep it
uno-nothing-drawn = You keep a card that you have just drawn; there is none.
uno-one-draw = You have drawn already. Lay the { $card }, or keep it.
uno-no-other = After drawing you may lay only the { $card } that you drew, or keep it.
uno-first = { $phase ->
    [challenge] First answer the Wild Draw Two: challenge it, or accept and draw.
   *[colour] First name the colour of the Wild that was turned up.
}
uno-nothing-to-name = There is no colour to name now: a Wild gets its colour when it is laid.
uno-nothing-to-answer = There is no Wild Draw Two for you to answer.
uno-no-bluff = No bluffing at this table: while you hold a { $colour } card, the { $card } stays in your hand.
uno-no-card = The { $card } is not in your hand.
uno-no-fit = A { $card } does not go on a { $top }. Lay { $fits }, or draw.
uno-no-fit-none = A { $card } does not go on a { $top }, nor does anything else in your hand: draw a card.
uno-fits = a { $colour ->
    [blue] blue
    [green] green
    [red] red
   *[yellow] yellow
} card{ $kind ->
    [number] {" "}or { $number ->
        [8] an
       *[other] a
    } { $number }
    [one] {" "}or a Draw One
    [reverse] {" "}or a Reverse
    [skip] {" "}or a Skip
   *[wild] {""}
}
uno-no-catch = There is nothing to catch: { $name } called UNO, or play has gone on since. It costs you nothing.
uno-no-let = Nobody can be caught now.
uno-no-call = You call UNO with your next-to-last card, not with this one.
uno-hint-play = Lay { $fits }, or draw.
uno-hint-wild = Only a Wild of yours fits: lay it and name the colour, or draw.
uno-hint-last = Your last card fits: lay it, and the round is yours!
uno-hint-nothing = Nothing in your hand fits: draw a card.
uno-hint-two = Two cards left: lay one and call UNO!
uno-hint-called = UNO is called: now lay your card.
uno-hint-two-ways = Call UNO with the { $card }, or lay it on the pile without a word.
uno-hint-bluff = { $colour ->
    [blue] This is a bluff: you hold a blue card.
    [green] This is a bluff: you hold a green card.
    [red] This is a bluff: you hold a red card.
   *[yellow] This is a bluff: you hold a yellow card.
} Whoever sees through it makes you draw the two.
uno-hint-name = { $call ->
    [on] UNO is called: now name the colour
    [off] Two cards left: call UNO, and name the colour
   *[none] Name the colour that comes next
}{ $drawn ->
    [yes] , or keep the card.
   *[no] .
}
uno-hint-drawn = You drew: { $card }. { $call ->
    [none] Lay it, or keep it.
   *[off] Lay it and call UNO, or keep it.
}
uno-hint-challenge = { $name } laid a Wild Draw Two: a bluff, if there was a { $colour } card in that hand. Challenge it: if it was a bluff, { $name } draws two; if it was honest, you draw four.{ $late ->
    [0] {""}
    [one] {" "}{ $late } card drawn since does not count.
   *[other] {" "}{ $late } cards drawn since do not count.
}
uno-last-cards = { $count ->
    [one] { $names } has one card left!
   *[other] One card left: { $names }!
}
no-place-colour = The colour is still missing.
uno-call = Call UNO!
uno-call-with = Lay { $card } and call UNO!
uno-call-tip = Whoever has one card left without having called UNO can be caught, and then draws two.
uno-challenge = Challenge
uno-accept = Accept and draw 2
uno-catch-tip = No “UNO!” heard? Catch, and { $name } draws two. If the call was made after all, nothing happens: a wrong catch costs you nothing.
uno-let-tip = You catch nobody this time, and play goes on.
uno-deals = Dealer of this round
uno-headline = Round { $round }, to { $target }
uno-round-winner = { $who ->
    [you] You are out of cards. What the others still held brings you { $count ->
        [one] { $count } point.
       *[other] { $count } points.
    }
   *[other] { $name } is out of cards. What the others still held brings { $name } { $count ->
        [one] { $count } point.
       *[other] { $count } points.
    }
} { $target ->
    [one] { $target } point wins the match.
   *[other] { $target } points win the match.
}
uno-round-caught = { $who ->
    [you] You are out of cards, and count nothing.
   *[other] { $name } is out of cards, and counts nothing.
} All the others add their own leftovers; at { $target } the lowest total wins.
uno-counted = Numbers count as printed; Draw One, Reverse and Skip 20 each, Wilds 50.
uno-decided = { $score } to { $other }{ $players ->
    [2] {""}
   *[other] {" "}for the second
}; { $target } were needed.
uno-decided-caught = { $score } to { $other }{ $players ->
    [2] {""}
   *[other] {" "}for the second
}: once somebody has { $target }, the lowest total wins.
uno-last-brought = { $who ->
    [you] The last round brought you { $count }.
   *[other] The last round brought { $name } { $count }.
}
uno-last-caught = { $who ->
    [you] You were out first in the last round, which left the others with { $count }.
   *[other] { $name } was out first in the last round, which left the others with { $count }.
}
uno-left-over = { $count ->
    [one] { $count } point left: { $cards }
   *[other] { $count } points left: { $cards }
}
uno-say-laid = { $who ->
    [you] You lay
   *[other] { $name } lays
} a { $card }{ $colour ->
    [none] {""}
    [blue] , and blue is next
    [green] , and green is next
    [red] , and red is next
   *[yellow] , and yellow is next
}{ $call ->
    [yes] . “UNO!”
   *[no] .
}
uno-say-drew = { $who ->
    [you] { $rule ->
        [UNO-6] You draw
        [UNO-17] The penalty: you draw
       *[other] You have to draw
    }
   *[other] { $rule ->
        [UNO-6] { $name } draws
        [UNO-17] The penalty: { $name } draws
       *[other] { $name } has to draw
    }
} { $count ->
    [one] { $count } card
   *[other] { $count } cards
}{ $shown ->
    [yes] : { $cards }.
   *[no] .
}
uno-say-drew-none = { $who ->
    [you] There is no card left for you to draw.
   *[other] There is no card left for { $name } to draw.
}
uno-say-kept = { $who ->
    [you] You keep the card.
   *[other] { $name } keeps the card.
}
uno-say-skipped = { $who ->
    [you] You miss a turn.
   *[other] { $name } misses a turn.
}
uno-say-named = { $who ->
    [you] You name the colour: { $colour }.
   *[other] { $name } names the colour: { $colour }.
}
uno-say-challenged = { $who ->
    [you] You challenge { $accused }
   *[other] { $name } challenges { $whom ->
        [you] you
       *[other] { $accused }
    }
}: { $guilty ->
    [yes] it was a bluff!
   *[no] it was honest.
}
uno-say-shown = The hand: { $cards }.
uno-say-caught = { $whom ->
    [you] { $name } catches you: you did not call UNO.
   *[other] { $who ->
        [you] You catch { $culprit }, who did not call UNO.
       *[other] { $name } catches { $culprit }, who did not call UNO.
    }
}
uno-say-round-ended = { $who ->
    [you] You are out of cards:
   *[other] { $name } is out of cards:
} round { $round } is over. Left over: { $left }. Scores: { $scores }.
uno-say-left = { $name } { $points }
uno-say-dealt = { $who ->
    [you] Round { $round }: you deal.
   *[other] Round { $round }: { $name } deals.
} First card: { $top }.
uno-say-over = { $who ->
    [you] You win the match!
    [many] The match is won by { $names }.
   *[other] { $names } wins the match.
}
uno-act-lay = lay { $card }{ $colour ->
    [none] {""}
   *[other] , naming { $colour }
}{ $call ->
    [yes] , calling “UNO!”
   *[no] {""}
}
uno-act-draw = draw a card
uno-act-keep = keep the drawn card
uno-act-challenge = challenge the Wild Draw Two
uno-act-accept = accept, and draw
uno-act-let = let the forgotten call pass
uno-act-catch = catch { $name } without “UNO!”
uno-act-colour = name { $colour }
rules-is-uno-top = On the discard pile: { $value }
rules-is-uno-colour = Colour in force: { $value }
rules-is-uno-direction = { $raw ->
    [left] Play goes to the left (clockwise)
   *[right] Play goes to the right (counter-clockwise)
}
rules-is-uno-dealer = Dealer: { $value }
rules-is-uno-drawn = Just drawn: { $value }
rules-is-uno-open = May be caught: { $value }
rules-is-uno-points-of = { $who ->
    [you] Your hand counts { $value }
   *[other] The hand of player { $seat } counts { $value }
}
rules-is-uno-phase = { $raw ->
    [challenge] A challenge is possible
    [colour] A colour is to be named
    [drawn] The drawn card may be laid
   *[play] The turn goes on
}
rules-is-uno-players = Players: { $value }
rules-is-uno-was = Colour before: { $value }
rules-is-uno-late = Drawn after the Wild Draw Two: { $value }
rules-is-uno-let = Have let it pass: { $value }
rules-is-uno-knows-of = { $who ->
    [you] You know of the hand of player { $other }: { $value }
   *[other] Player { $seat } knows of the hand of player { $other }: { $value }
}
uno-why-draw = Nothing in your hand fits.
uno-why-save = Only a Wild would fit: if you draw, you keep it for later.
uno-why-keep = You keep this card for a later turn: { $card }.
uno-why-challenge = Going by the cards that you have not seen, there was a { $chance } % chance that { $name } held a { $named } one.
uno-why-accept = Going by the cards that you have not seen, there was only a { $chance } % chance that { $name } held a { $named } one, and a wrong challenge costs four cards instead of two.
uno-why-catch = { $name } has one card and did not call: caught, that becomes three.
uno-why-call = And with one card left, the call saves you from a penalty of two cards.
uno-why-last = It is your last card: the round is yours.
uno-why-near = { $count ->
    [one] { $name } is down to { $count } card, and your card makes { $name } miss a turn.
   *[other] { $name } is down to { $count } cards, and your card makes { $name } miss a turn.
}
uno-why-only-wild = Nothing in your hand fits but Wilds.
uno-why-most = { $count ->
    [one] That leaves you { $count } card of this colour; you have no more of any other.
   *[other] That leaves you { $count } cards of this colour; you have no more of any other.
}
uno-why-only = It is the only card that fits.
uno-why-colour = You still hold { $count } { $colour ->
    [blue] blue
    [green] green
    [red] red
   *[yellow] yellow
} { $count ->
    [one] card, so you can go on in that colour.
   *[other] cards, so you can go on in that colour.
}
uno-why-rid = { $count ->
    [one] It gets you rid of { $count } point.
   *[other] It gets you rid of { $count } points.
}
uno-coach-goal = Be the first to get rid of your cards: what the others still hold then are your points.
uno-coach-least = Get rid of your cards: what you are left with counts against you, and the fewest points win.
uno-coach-challenge = A Wild Draw Two may be a bluff. Draw your two, or challenge it; but if it was honest, you draw four.
uno-coach-catch = Whoever has one card left and did not call “UNO!” can be caught before the next turn, and draws two.
uno-coach-call = Two cards left? Call “UNO!” as you lay one of them. Whoever forgets it and is caught draws two.
uno-coach-drawn = A card that you have just drawn may be laid at once or kept; no other one may be laid in that turn.
uno-coach-draw = If nothing fits, draw one card. If that one fits, you may lay it at once.
uno-coach-points = At the end of a round, numbers count what they say, other coloured cards 20, Wilds 50.
uno-coach-lay = In a turn you lay one card of the same colour, number or sign as the one on top, or you draw.
uno-coach-two = Wild Draw Two: you name a colour, the next player draws two and misses a turn. Only if you have no card of the colour in force{ $bluff ->
    [yes] , or as a bluff.
   *[no] .
}
uno-coach-wild = A Wild fits on everything, and you name the colour that comes next.
uno-coach-skip = A Skip makes the next player miss a turn.
uno-coach-one = With a Draw One the next player draws a card and misses a turn.
uno-coach-reverse = { $again ->
    [yes] Between two players, a Reverse makes the other one miss a turn.
    [plain] A Reverse turns the direction of play round; between two players that changes nothing.
   *[no] A Reverse turns the direction of play round.
}
