game-uno = UNO
about-uno = Match the colour, the number or the sign, and be the first without a card. Call “UNO!” before your last one, keep an eye on those who forget, and bluff with the Wild Draw Two if you dare.
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
    [yes] , whose turn it is
   *[no] {""}
}
uno-known = Seen in the hand of { $name }: { $cards }.
uno-deals = dealer
uno-plays = turn
uno-points = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
uno-round = Round { $round }, { $scoring ->
    [caught] until somebody has { $target } points; the lowest total wins
   *[winner] to { $target } points
}
uno-discard = Discard pile, on top: { $top }
uno-discard-empty = Discard pile
uno-discard-caption = Discard
uno-in-force = Colour in force: { $colour }
uno-lay-here = { $pile }; lay { $card } here
uno-call = Lay and call “UNO!”
uno-call-here = Lay { $card } and call “UNO!”
uno-choose-colour = { $colour }
uno-choose-colour-called = { $colour }, and call “UNO!”
uno-name-colour = Name the colour
uno-deck = Draw pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
uno-draw = Draw a card
uno-keep = Keep the card
uno-challenge = Challenge
uno-accept = Accept and draw
uno-catch = Catch!
uno-catch-name = Catch { $name } without the call
uno-let = Let it pass
uno-caller = { $name } catches { $culprit }
uno-caller-let = { $name } lets it pass
uno-callers = Has somebody else at this device noticed a forgotten call?
uno-direction = Play goes to the { $direction ->
    [left] left.
   *[right] right.
}
uno-then = Then: { $name }
uno-hint-play = Lay a card that fits, or draw one.
uno-hint-drawn = You drew: { $card }. Lay it, or keep it.
uno-hint-colour = The first card is a Wild: you name its colour.
uno-hint-challenge = { $name } laid a Wild Draw Two. Before it, the colour was { $colour }. Do you believe that the hand had no { $colour } card?{ $late ->
    [0] {""}
    [one] {" "}{ $late } card drawn since does not count.
   *[other] {" "}{ $late } cards drawn since do not count.
}
uno-scores = Scores
uno-player = Player
uno-score = Points
uno-last-round = Left in the last round
uno-out = out first
uno-say-turn = Your turn.
uno-say-laid = { $name }: { $card }{ $colour ->
    [none] {""}
    [blue] , colour blue
    [green] , colour green
    [red] , colour red
   *[yellow] , colour yellow
}{ $call ->
    [yes] . “UNO!”
   *[no] .
}
uno-say-drew = { $name }: { $rule ->
    [UNO-6] drew
   *[other] had to draw
} { $count ->
    [one] { $count } card
   *[other] { $count } cards
}{ $shown ->
    [yes] {" "}({ $cards })
   *[no] {""}
}{ $rule ->
    [UNO-6] .
   *[other] , { $rule }.
}
uno-say-drew-none = { $name }: there was no card left to draw.
uno-say-reshuffled = The discard pile was shuffled: the draw pile has { $count ->
    [one] { $count } card
   *[other] { $count } cards
} again.
uno-say-kept = { $name }: kept the card.
uno-say-skipped = { $name }: missed a turn, { $rule }.
uno-say-named = { $name }: the colour is { $colour }.
uno-say-challenged = { $name }: challenge! { $accused } { $guilty ->
    [yes] did bluff.
   *[no] did not bluff.
}
uno-say-shown = The hand shown: { $cards }.
uno-say-caught = { $who ->
    [you] { $name } caught you: the call was forgotten.
   *[other] { $name } caught { $culprit }: the call was forgotten.
}
uno-left = { $name } { $points } ({ $cards })
uno-score-of = { $name } { $score }
uno-say-round-ended = Round { $round } is over: { $who ->
    [you] you have no card left.
   *[other] { $name } has no card left.
} Points in the hands: { $left }. Scores: { $scores }.
uno-say-dealt = Round { $round }. Dealer: { $name }. First card: { $top }.
uno-say-over = The match is over. { $who ->
    [you] You have won
    [many] Winners: { $names }
   *[other] Winner: { $names }
} ({ $rule }).
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
    [left] Play goes to the left
   *[right] Play goes to the right
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
fact-uno-culprit = catching player { $value }
