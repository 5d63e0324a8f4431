game-higher = Higher
about-higher = Lay a card that is higher than the last, or draw one and let the pile begin anew. Whoever is rid of all cards first has won.
feel-higher = Ever higher, until the hand is empty.
option-higher-hand = Cards in a hand
option-higher-hand-3 = Three
option-higher-hand-4 = Four
option-higher-hand-why = A hand of four makes a longer game, and leaves more to choose from.
hig-card = Card { $card }
hig-pile = The pile, on top { $top }
hig-pile-empty = The pile, empty: any card goes
hig-pile-caption = pile
hig-deck = Deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
hig-hand-of = { $name } holds { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
hig-your-hand = Your hand, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
hig-text-hand = In your hand: { $cards }.
hig-hint-lay = Lay a higher card, or draw.
hig-hint-draw = None of your cards is high enough: draw.
hig-draw = Draw a card
hig-act-lay = lay { $card }
hig-act-draw = draw a card
hig-say-laid = { $name }: laid { $card }.
hig-say-drew = { $name }: drew; the pile begins anew.
hig-say-drew-card = { $name }: drew { $card }; the pile begins anew.
hig-say-over = The game is over. { $who ->
    [you] You have won
    [many] Winners: { $names }
   *[other] Winner: { $names }
}.
rules-is-higher-top = On the pile: { $value }
hig-no-card = The { $card } is not in your hand.
hig-no-lay = { $card } is not higher than { $top }. Lay a higher card, or draw.
