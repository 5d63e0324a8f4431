puzzle-why-trick = The { $what } takes one of your piles back by ten.
puzzle-why-gift = Giving the { $what } away fills your hand again.
puzzle-why-more = It lays more: { $count ->
    [one] { $count } card
   *[other] { $count } cards
} fit well now.
puzzle-why-fewer = It keeps back what does not fit yet.
puzzle-why-close = It costs your piles the least room.
puzzle-hint-trick = One of your cards takes a pile of yours back by exactly ten.
puzzle-hint-gift = A card that you give away fills your hand again.
puzzle-theme-go-back = go back by ten
puzzle-theme-gift = give a card away
puzzle-theme-lay-many = lay many
puzzle-theme-hold-back = hold back
puzzle-theme-small-steps = small steps
