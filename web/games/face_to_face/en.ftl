game-face-to-face = Face to Face
about-face-to-face = Get rid of your deck before your opponent does. You each have two piles, one going up and one going down. Now and then you give your opponent a card: it helps them, but it refills your hand.
option-face-to-face-first = Who begins
option-face-to-face-first-random = Chance decides
option-face-to-face-first-1 = Seat 1
option-face-to-face-first-2 = Seat 2
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
f2f-draw = End turn and draw
f2f-lay-more = { $laid ->
    [0] Lay at least two cards.
   *[other] Lay at least one more card.
}
f2f-can-draw = { $laid ->
    [one] { $laid } card laid
   *[other] { $laid } cards laid
}. Lay more, or end the turn.
f2f-given = You gave one card away, so you will draw up to six.
f2f-say-turn = { $who ->
    [you] Your turn.
   *[other] Next: { $name }.
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
f2f-say-drew = { $name }: drew { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
f2f-say-drew-cards = { $name }: drew { $count ->
    [one] { $count } card
   *[other] { $count } cards
} ({ $cards }).
f2f-say-over = { $who ->
    [you] The game is over. You have won ({ $rule }).
   *[other] The game is over. Winner: { $name } ({ $rule }).
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
fact-face-to-face-laid = laid so far: { $value }
fact-face-to-face-minimum = needed: { $value }
rules-is-face-to-face-laid = Laid in this turn: { $value }
rules-is-face-to-face-their-hand = The other’s hand: { $value }
