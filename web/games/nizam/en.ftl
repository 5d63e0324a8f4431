game-nizam = Nizam
about-nizam = Shift the rows and columns of a square of gems until three or more equal ones lie side by side. They score, and new gems take their places.
feel-nizam = One shift, and three gems fall into line.
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
niz-left = { $count ->
    [0] the last deck is used up
    [1] the last deck
   *[other] { $count } decks to go
}
niz-deck-pile = { $count ->
    [one] Deck: { $count } card
   *[other] Deck: { $count } cards
}
niz-discard-pile = { $count ->
    [0] The discard is empty
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
niz-rests = { $run } (an old run: it scores once it changes)
niz-draw = Draw { $count }
niz-activate = { $count ->
    [-1] Activate
    [0] Activate: 0 points
    [one] Activate: { $count } point
   *[other] Activate: { $count } points
}
niz-pass = Pass
niz-say-drew = { $who ->
    [you] You draw
   *[other] { $name } draws
} { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
niz-say-drew-cards = { $who ->
    [you] You draw
   *[other] { $name } draws
} { $count ->
    [one] { $count } card
   *[other] { $count } cards
}: { $cards }.
niz-say-shifted-left = { $who ->
    [you] You shift
   *[other] { $name } shifts
} row { $n } to the left, for { $paid }.
niz-say-shifted-right = { $who ->
    [you] You shift
   *[other] { $name } shifts
} row { $n } to the right, for { $paid }.
niz-say-shifted-top = { $who ->
    [you] You shift
   *[other] { $name } shifts
} column { $n } up, for { $paid }.
niz-say-shifted-bottom = { $who ->
    [you] You shift
   *[other] { $name } shifts
} column { $n } down, for { $paid }.
niz-say-nothing = { $who ->
    [you] You activate the field, and nothing scores.
   *[other] { $name } activates the field, and nothing scores.
}
niz-say-activated = { $who ->
    [you] You score
   *[other] { $name } scores
} { $count ->
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
niz-say-passed = { $who ->
    [you] You pass.
   *[other] { $name } passes.
}
niz-say-alone = { $count ->
    [one] The game is over. Your result: { $count } point.
   *[other] The game is over. Your result: { $count } points.
}
niz-say-over = The game is over. { $who ->
    [you] You win
    [many] The victory is shared: { $name }
   *[other] { $name } wins
}, with { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
niz-text-changed = Activation now would bring { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
}: { $runs }.
niz-text-untouched = Untouched: { $runs }.
niz-text-player = { $name }: { $points }, { $hand }.
niz-text-hand = In your hand: { $cards }.
niz-act-activate = activate the field
rules-is-nizam-changed = Runs that would score now: { $value }
rules-is-nizam-untouched = Untouched runs: { $value }
rules-is-nizam-gain = Points for an activation now: { $value }
rules-is-nizam-runouts = Times the deck has run out: { $value }
choose-first-nizam = Any three cards pay here: choose them in your hand first.
niz-worth = Three alike: 3 points, four: 5, five: 7. Each run after the first: 1 more.
niz-tip-counts = { $count ->
    [one] In a run that scores { $count } point.
   *[other] In a run that scores { $count } points.
}
niz-tip-rests = Dashed frame: this run lay here already. It scores only once it has changed.
niz-prompt-shifted = { $gain ->
    [0] Nothing would score yet.
    [one] { $gain } point so far.
   *[other] { $gain } points so far.
} { $more ->
    [yes] Shift on, or activate.
   *[no] Nothing pays for another shift: activate.
}
niz-no-draw = You have shifted a line, so you cannot draw as well: end the turn by activating the field.
niz-no-room = You hold { $limit } cards, the most when playing alone: shift a line.
niz-no-activation = Nothing was shifted yet: shift a line first, then activate.
niz-no-pass = You can still draw or shift, so you cannot pass.
niz-why-gather = No single shift that you can pay for would score now: with { $more ->
    [one] { $more } more card
   *[other] { $more } more cards
} you can do more at once in a later turn.
niz-why-draw = You draw { $more ->
    [one] { $more } card
   *[other] { $more } cards
}: the more you hold, the more often you can shift in one turn.
niz-why-best = { $gain ->
    [0] No single shift that you can pay for would score: keep the rest of your cards.
    [one] No single shift more would bring more: take the { $gain } point.
   *[other] No single shift more would bring more: take the { $gain } points.
}
niz-why-take = { $gain ->
    [one] Take the { $gain } point, and keep your cards for the next turn.
   *[other] Take the { $gain } points, and keep your cards for the next turn.
}
niz-why-shift = { $gain ->
    [one] It brings { $gain } point more for one card ({ $runs }).
   *[other] It brings { $gain } points more for one card ({ $runs }).
}
niz-why-three = { $gain ->
    [one] It takes three cards, and brings { $gain } point more ({ $runs }).
   *[other] It takes three cards, but brings { $gain } points more ({ $runs }).
}
niz-why-prepare = By itself it adds nothing; with one more shift that you can pay for, it brings { $gain ->
    [one] { $gain } point.
   *[other] { $gain } points.
}
niz-decided-lead = The deck ran out for the last time, and { $who ->
    [you] you were
   *[other] { $name } was
} { $lead ->
    [one] { $lead } point
   *[other] { $lead } points
} ahead.
niz-decided-tie = The deck ran out for the last time, and the best had equal points: they share the victory.
niz-decided-alone = The deck ran out. Can you beat that with the same deal?
niz-coach-goal = { $players ->
    [1] Bring three or more equal gems together in a line: they score. How many points can you get?
   *[other] Bring three or more equal gems together in a line: they score, and the most points win.
}
niz-coach-runs = Several runs in one turn: each after the first scores 1 point more.
niz-coach-points = A run of three scores 3 points, one of four 5, one of five 7.
niz-coach-activate = After your shifts, activate the field: what you have brought together scores, and leaves it.
niz-coach-shift = To shift a row or column, pay a card like the gem at its end. That gem moves to the other end.
niz-coach-draw = Instead of shifting you may draw three cards: that is a whole turn.
niz-coach-limit = Alone, you hold eight cards at most.
niz-coach-three = If you have no card like the gem at the end, any three cards pay for the shift.
niz-coach-more = You may shift as often as you can pay, and then activate.
niz-coach-filled = New gems fill the gaps. What they happen to form does not score.
niz-coach-untouched = A run that was there before your turn scores only if you change it.
niz-coach-end = { $players ->
    [1] The game ends when the deck runs out.
   *[other] The game ends when the deck has run out as often as there are players.
}
