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
f2f-given = One card given: the hand will be refilled to six.
f2f-say-turn = { $who ->
    [you] Your turn.
   *[other] Next: { $name }.
}
f2f-say-laid-up = { $name }: { $card } on the ascending pile.
f2f-say-laid-down = { $name }: { $card } on the descending pile.
f2f-say-gave-up = { $who ->
    [you] { $name }: { $card } on your ascending pile.
   *[other] { $name }: { $card } to { $to }, ascending pile.
}
f2f-say-gave-down = { $who ->
    [you] { $name }: { $card } on your descending pile.
   *[other] { $name }: { $card } to { $to }, descending pile.
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
