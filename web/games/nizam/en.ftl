game-nizam = Nizam
about-nizam = Shift the rows and columns of a square of gems until three or more equal ones lie side by side. They score, and new gems take their places.
niz-players = Players and scores
niz-acting = to play
niz-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
niz-hand-size = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
niz-your-hand = Your hand: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
niz-your-hand-of = Your hand: { $count } of at most { $limit } cards
niz-piles = Deck and discard
niz-deck = deck
niz-discard = discard
niz-left = { $count ->
    [0] the deck has run out for good
    [1] ends when the deck runs out
   *[other] ends when it runs out { $count } more times
}
niz-deck-pile = { $count ->
    [one] Deck: { $count } card
   *[other] Deck: { $count } cards
}
niz-discard-pile = { $count ->
    [one] Discard: { $count } card, on top: { $top }
   *[other] Discard: { $count } cards, on top: { $top }
}
niz-run-outs = { $left ->
    [0] The deck has run out for the last time.
    [1] The game ends the next time the deck runs out.
   *[other] The game ends when the deck has run out { $left } more times.
}
niz-run = { $line }: { $gems }
niz-then = { $gain ->
    [0] Activation after this shift would bring no points.
    [one] Activation after this shift would bring { $gain } point: { $runs }.
   *[other] Activation after this shift would bring { $gain } points: { $runs }.
}
niz-gain = { $count ->
    [0] Activation now: no points
    [one] Activation now: { $count } point
   *[other] Activation now: { $count } points
}
niz-bonus = for more than one run
niz-rests = { $run }, untouched
niz-hint-shift = { $ending ->
    [draw] Choose a gem from your hand and shift a line, or draw.
    [activate] Shift again, or activate the field.
   *[none] Choose a gem from your hand and shift a line.
}
niz-hint-stop = { $ending ->
    [draw] Your cards cannot pay for a shift: draw.
    [activate] Your cards cannot pay for another shift: activate the field.
   *[none] You can neither draw nor shift: pass.
}
niz-hint-lit = Chosen: { $cards }. Now choose one of the lit ends.
niz-hint-more = { $count ->
    [3] Chosen: { $cards }. These three cannot pay for any shift now.
   *[other] Chosen: { $cards }. This does not pay for any shift. Any three gems pay for a kind that you do not hold.
}
niz-draw = { $count ->
    [0] Draw
    [one] Draw { $count } card
   *[other] Draw { $count } cards
}
niz-activate = { $count ->
    [0] Activate the field
    [one] Activate: { $count } point
   *[other] Activate: { $count } points
}
niz-pass = Pass
niz-say-drew = { $name }: drew { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
niz-say-drew-cards = { $name }: drew { $count ->
    [one] { $count } card
   *[other] { $count } cards
} ({ $cards }).
niz-say-shifted-left = { $name }: row { $n } shifted to the left, paid with { $paid }.
niz-say-shifted-right = { $name }: row { $n } shifted to the right, paid with { $paid }.
niz-say-shifted-top = { $name }: column { $n } shifted up, paid with { $paid }.
niz-say-shifted-bottom = { $name }: column { $n } shifted down, paid with { $paid }.
niz-say-nothing = { $name }: activation, no points.
niz-say-activated = { $name }: activation, { $count ->
    [one] { $count } point
   *[other] { $count } points
} ({ $runs }).
niz-say-filled = New in the field: { $gems }.
niz-say-ran-out = { $times ->
    [1] The deck has run out.
   *[other] The deck has run out, for the { $times ->
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    } time.
}
niz-say-reshuffled = { $count ->
    [one] The discard is the new deck: { $count } card.
   *[other] The discard is shuffled into a new deck: { $count } cards.
}
niz-say-passed = { $name }: passed.
niz-say-turn = { $who ->
    [you] Your turn.
   *[other] Next: { $name }.
}
niz-say-alone = { $count ->
    [one] The game is over. Your result: { $count } point ({ $rule }).
   *[other] The game is over. Your result: { $count } points ({ $rule }).
}
niz-say-over = The game is over. { $who ->
    [you] You have won
    [many] The victory is shared: { $name }
   *[other] Winner: { $name }
}, { $count ->
    [one] { $count } point
   *[other] { $count } points
} ({ $rule }).
niz-text-changed = Activation now would bring { $gain } points: { $runs }.
niz-text-untouched = Untouched: { $runs }.
niz-text-player = { $name }: { $points }, { $hand }.
niz-text-hand = In your hand: { $cards }.
fact-nizam-limit = at most { $value } cards
niz-act-activate = activate the field
rules-is-nizam-changed = Runs that would score now: { $value }
rules-is-nizam-untouched = Untouched runs: { $value }
rules-is-nizam-gain = Points for an activation now: { $value }
rules-is-nizam-runouts = Times the deck has run out: { $value }
