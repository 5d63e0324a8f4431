puzzle-why-trick = The { $what } takes one of your piles back by ten.
puzzle-why-gift = Giving the { $what } away fills your hand again.
puzzle-why-more = It lays more: { $count ->
    [one] { $count } card
   *[other] { $count } cards
} fit well now.
puzzle-why-fewer = It keeps back what does not fit yet.
puzzle-why-close = It costs your piles the least room.
