kit-hidden-card = a card
kit-joker = joker
kit-suit = { $suit ->
    [c] clubs
    [d] diamonds
    [h] hearts
   *[s] spades
}
kit-rank = { $rank ->
    [j] jack
    [q] queen
    [k] king
    [a] ace
   *[other] { $rank }
}
kit-index = { $rank ->
    [j] J
    [q] Q
    [k] K
    [a] A
   *[other] { $rank }
}
kit-card = { $rank ->
    [j] jack
    [q] queen
    [k] king
    [a] ace
   *[other] { $rank }
} of { $suit ->
    [c] clubs
    [d] diamonds
    [h] hearts
   *[s] spades
}
kit-act = { $move }: { $what }
kit-own-zone = Your { $name }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
kit-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
kit-now = { $moves }.
kit-or = {" "}or{" "}
kit-choose = { $fewest ->
    [1] Choose a card first.
   *[other] Choose { $fewest } cards first.
}
kit-several = { $move } { $count }/{ $most }
kit-before-you = Before you
kit-middle = The middle
kit-pile = { $name }, { $count ->
    [0] empty
    [one] { $count } card
   *[other] { $count } cards
}{ $top ->
    [none] {""}
   *[other] , on top { $top }
}
kit-place = Place { $number }: { $card }
kit-empty = empty
kit-dice = { $count ->
    [0] no dice
    [one] { $count } die
   *[other] { $count } dice
}: { $faces }
kit-round = Round { $round }
kit-zone = { $name }: { $count ->
    [0] empty
    [one] { $count } card
   *[other] { $count } cards
}{ $cards ->
    [none] .
   *[other] : { $cards }.
}
kit-not-held = You do not have the { $card } there.
kit-say-shuffled = The { $zone } is shuffled.
kit-say-round = Round { $round } begins.
kit-say-went = { $cards }: from the { $source } to the { $target }.
kit-say-moved = { $who ->
    [you] You
   *[other] { $name }
}: { $cards }, { $source } → { $target }.
kit-say-over = { $who ->
    [you] You won!
    [many] { $names } won.
   *[other] { $names } won.
}
