game-face-to-face = Face to Face
about-face-to-face = Get rid of your deck before your opponent does. You each have two piles, one going up and one going down. Now and then you give your opponent a card: it helps them, but it refills your hand.
feel-face-to-face = A duel of two decks, where a gift is a weapon.
option-face-to-face-first = Who begins
option-face-to-face-first-random = Chance decides
option-face-to-face-first-1 = Seat 1
option-face-to-face-first-2 = Seat 2
option-face-to-face-first-why = Let chance decide, or give the start to whoever is new to the game.
f2f-up = ascending
f2f-down = descending
f2f-card = Card { $card }
f2f-your-hand = Your hand, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
f2f-hidden-hand = { $name } holds { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
f2f-draw-pile = { $who ->
    [you] Your draw pile: { $count }
   *[other] Draw pile of { $name }: { $count }
}
f2f-pile-own-up = Your ascending pile, top { $top }
f2f-pile-own-down = Your descending pile, top { $top }
f2f-pile-their-up = Ascending pile of { $name }, top { $top }
f2f-pile-their-down = Descending pile of { $name }, top { $top }
f2f-lay-here = { $pile }; lay { $card } here
f2f-draw = { $pile ->
    [0] End turn
   *[other] End turn and draw
}
f2f-lay-more = { $laid ->
    [0] Lay at least two cards.
   *[other] Lay at least one more card.
}
f2f-goal = The left pile climbs, the right one falls. Whoever lays all { $count } cards first wins.
f2f-idle = Dimmed: it fits on none of the piles now.
f2f-left-to-win = { $left }; whoever has none left first wins
f2f-can-draw = { $laid ->
    [one] { $laid } card laid
   *[other] { $laid } cards laid
}. Lay more, or end the turn.
f2f-may-give = One may go on { $name }’s piles, as a gift.
f2f-given = { $pile ->
    [0] You gave one card away.
   *[other] You gave one card away, so you will fill your hand up to six.
}
f2f-say-laid-up = { $name }: { $card } on the ascending pile.
f2f-say-laid-down = { $name }: { $card } on the descending pile.
f2f-say-gave-up = { $who ->
    [you] { $name }: { $card } on your ascending pile.
   *[other] { $name }: { $card } on the ascending pile of { $to }.
}
f2f-say-gave-down = { $who ->
    [you] { $name }: { $card } on your descending pile.
   *[other] { $name }: { $card } on the descending pile of { $to }.
}
f2f-say-drew = { $who ->
    [you] You draw
   *[other] { $name } draws
} { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
f2f-say-drew-cards = { $who ->
    [you] You draw
   *[other] { $name } draws
} { $count ->
    [one] { $count } card
   *[other] { $count } cards
}: { $cards }.
f2f-say-over = { $who ->
    [you] The game is over. You have won.
   *[other] The game is over. Winner: { $name }.
}
f2f-act-own-up = { $card } on your own ascending pile
f2f-act-own-down = { $card } on your own descending pile
f2f-act-their-up = { $card } on the other’s ascending pile
f2f-act-their-down = { $card } on the other’s descending pile
f2f-act-draw = end the turn and draw
rules-is-face-to-face-given = Given away in this turn: { $value }
rules-is-face-to-face-own-up = Your ascending pile shows { $value }
rules-is-face-to-face-own-down = Your descending pile shows { $value }
rules-is-face-to-face-their-up = The other’s ascending pile shows { $value }
rules-is-face-to-face-their-down = The other’s descending pile shows { $value }
rules-is-face-to-face-own-hand = Your hand: { $value }
rules-is-face-to-face-own-hand-size = Cards in your hand: { $value }
rules-is-face-to-face-own-draw-size = Cards in your draw pile: { $value }
rules-is-face-to-face-their-hand-size = Cards in the other’s hand: { $value }
rules-is-face-to-face-their-draw-size = Cards in the other’s draw pile: { $value }
rules-is-face-to-face-laid = Laid in this turn: { $value }
rules-is-face-to-face-their-hand = The other’s hand: { $value }
f2f-left = { $count ->
    [one] { $count } card left in all
   *[other] { $count } cards left in all
}
f2f-held = { $count ->
    [one] { $count } card in the hand
   *[other] { $count } cards in the hand
}
f2f-no-end = { $laid ->
    [0] Lay two cards first; then end the turn.
   *[other] Lay one more card first; then end the turn.
}
f2f-no-up = { $card } is below the { $top }. Your ascending pile takes anything higher{ $trick ->
    [none] .
   *[other] , or exactly { $trick }.
}
f2f-no-down = { $card } is above the { $top }. Your descending pile takes anything lower{ $trick ->
    [none] .
   *[other] , or exactly { $trick }.
}
f2f-no-gift-up = A gift has to help: on that ascending pile only cards below { $top } do.
f2f-no-gift-down = A gift has to help: on that descending pile only cards above { $top } do.
f2f-no-bare = No gift can help a pile on which nothing lies yet. Choose another pile.
f2f-no-same = The { $card } is there already, and equal numbers never go on each other.
f2f-no-card = The { $card } is not in your hand.
f2f-no-second-gift = You have given a card away in this turn; one is the most.
f2f-no-second = After the { $card } nothing else of yours would fit, and a turn takes at least two cards. Begin with another.
f2f-why-last = It is your last card: you win.
f2f-why-trick = The backwards trick: from { $top } to { $card } wins you ten numbers back.
f2f-why-back = After the { $card } your { $back } takes this pile back by ten.
f2f-why-small = It is a step of only { $gap }.
f2f-why-least = A step of { $gap }: none of your cards makes a smaller one on your piles.
f2f-why-nearest = The { $card } is the next of your cards on that pile: it passes over none.
f2f-why-gift = A gift fills your hand to six: at the end of the turn at least { $count ->
    [one] { $count } new card
   *[other] { $count } new cards
} instead of two.
f2f-why-refill = After a gift you fill your hand to six at the end of the turn, however many cards you lay.
f2f-why-full = You gave a card away, so you fill your hand with { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
f2f-why-draw = The smallest step you have left is { $gap }: keep the room, and draw { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
f2f-why-none-fits = Nothing more fits on your own piles; you draw { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
f2f-decided-out = { $who ->
    [you] You laid the last of your 58 cards; { $name } still had { $left }.
   *[other] { $name } laid the last of 58 cards; you still had { $left }.
}
f2f-decided-stuck = { $who ->
    [you] { $name } could not lay the two cards a turn asks for.
   *[other] You could not lay the two cards a turn asks for.
}
f2f-tip-up = Ascending: each card higher than the last, or exactly ten lower.
f2f-tip-down = Descending: each card lower than the last, or exactly ten higher.
f2f-headline = Turn { $turn }
f2f-coach-goal = Be the first to lay all 58 of your cards. Nobody counts points.
f2f-coach-two = In every turn you lay at least two cards, one after the other.
f2f-coach-draw = If you have laid on your own piles only, you draw two cards, however many you laid.
f2f-coach-refill = If you have given a card away, you draw until you hold six.
f2f-coach-up = Your left pile climbs: any higher card fits. Small steps leave room for later.
f2f-coach-down = Your right pile falls: any lower card fits.
f2f-coach-trick = Exactly ten back fits as well: lower on your climbing pile, higher on your falling one.
f2f-coach-give = One card a turn you may give the other: lower on their climbing pile, higher on their falling one.
f2f-coach-empty = With an empty draw pile you play on without drawing.
f2f-coach-lose = Whoever cannot lay two cards when their turn begins has lost.
