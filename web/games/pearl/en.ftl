game-pearl = Pearl of the East
about-pearl = A race for eight tasks, one for every kind of gem: shift the lines of the field until three alike lie side by side. The pearl helps out wherever one is missing, but what the others finished last is barred to you.
option-pearl-completing = Proved tasks
option-pearl-completing-choice = Complete them or hold them back
option-pearl-completing-all = All must be completed
option-pearl-bound = Longest game
option-pearl-bound-none = No limit
option-pearl-bound-500 = 500 turns
prl-number = { $bound ->
    [none] Turn { $turn }
   *[other] Turn { $turn } of { $bound }
}
prl-centre = The field
prl-about = Turn, pearl and deck
prl-mine = Your hand and turn
prl-your-tasks = Your tasks
prl-completed-short = Completed
prl-your-completed = { $count ->
    [0] Your completed deck is empty.
   *[other] Your completed deck, from the bottom: { $kinds }.
}
prl-your-hand = { $count ->
    [one] Your hand, { $count } card
   *[other] Your hand, { $count } cards
}
prl-task-open = { $kind }: to do
prl-task-proved = { $kind }: to do, proved by the field now
prl-task-pearl = { $kind }: to do, proved by the pearl now
prl-task-barred = { $kind }: to do, barred for now, it lies on top at { $names }
prl-task-lay = { $kind }: lay this task on your completed deck
prl-task-done = { $kind }: done
prl-task-pearl-lay = { $kind }: lay this task; the pearl stands for { $kind } then
prl-mark-done = done
prl-mark-lay = lay
prl-mark-barred = barred
prl-mark-proved = proved
prl-mark-pearl = proved
prl-mark-pearl-lay = lay
prl-mark-bars = bars you
prl-completed = { $count ->
    [0] { $name }: no task done yet.
   *[other] { $name }: { $count } of { $all } tasks done, { $kind } on top.
}
prl-bars-you = You are barred from this kind.
prl-hand-of = { $count ->
    [one] { $name } holds { $count } card
   *[other] { $name } holds { $count } cards
}
prl-deck-short = Deck
prl-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
prl-discard = { $count ->
    [0] The discard is empty
    [one] { $count } card in the discard, { $kind } on top
   *[other] { $count } cards in the discard, { $kind } on top
}
prl-discard-short = Discard
prl-pearl-free = The pearl is free: it can stand for any one kind.
prl-pearl-bound = The pearl stands for { $kind } until the turn ends.
prl-then = { $count ->
    [0] The field proves no task of yours after it.
    [one] After it the field proves { $count } task of yours.
   *[other] After it the field proves { $count } tasks of yours.
}
prl-draw = Draw three
prl-prove = Do the tasks
prl-end = End the turn
prl-pass = Pass
prl-hint-start = Draw three cards, or pay with a gem to shift a line that ends with its like.
prl-hint-shifted = { $shifts ->
    [one] { $shifts } shift made
   *[other] { $shifts } shifts made
}. Shift on, or go over to the tasks.
prl-hint-tasks = { $count ->
    [one] Lay the task. As long as it is on top, its kind is barred to the others.
   *[other] Lay the tasks in the order you like. The last one stays on top, and its kind is barred to the others.
}
prl-hint-tasks-pearl = Lay the tasks in the order you like. The pearl stands for one kind only: what you lay with it decides.
prl-hint-hold = Or end the turn and hold back what is left.
prl-hint-pass = You can neither draw nor pay.
prl-hint-chosen = { $count ->
    [1] Choose a bright arrow, or take up more cards: three pay for a line that ends with a gem you lack.
    [2] One card more: any three pay for a line that ends with a gem you lack, or with the pearl.
   *[3] Choose a bright arrow: a line that ends with a gem you lack, or with the pearl.
}
prl-say-drew = { $name }: drew { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
prl-say-drew-cards = { $name }: drew { $cards }.
prl-say-shifted = { $name }: { $side ->
    [left] row { $n } moved left
    [right] row { $n } moved right
    [top] column { $n } moved up
   *[bottom] column { $n } moved down
}, paid with { $cards }.
prl-say-proved = { $name }: done shifting.
prl-say-completed = { $how ->
    [pearl] { $name }: task done with the pearl, { $kind }.
   *[field] { $name }: task done, { $kind }.
}
prl-say-ended = { $name }: turn ended, and a task held back.
prl-say-reshuffled = The discard was shuffled into a new deck of { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
prl-say-passed = { $name }: passed.
prl-say-turn = { $who ->
    [you] Your turn.
   *[other] Next: { $name }.
}
prl-say-over = { $rule ->
    [PRL-13] All eight tasks are done.
    [PRL-15] The top cards bar everyone from all that is left to do, and no top can change any more. Most tasks win.
   *[other] That was the last turn. Most tasks win.
} { $who ->
    [you] The game is over. You have won ({ $rule }).
    [shared] The game is over. Winners: { $names } ({ $rule }).
   *[other] The game is over. Winner: { $names } ({ $rule }).
}
prl-text-tasks = { $count ->
    [0] Your tasks are all done.
   *[other] Your tasks left: { $kinds }.
}
prl-text-barred = { $count ->
    [0] No kind is barred.
   *[other] Barred to you: { $kinds }.
}
prl-text-hand = { $count ->
    [0] Your hand is empty.
   *[other] Your hand: { $kinds }.
}
fact-pearl-completing = in this game everything proved has to be completed
fact-pearl-pearl = the pearl: { $value }
prl-free = no kind yet
prl-act-done = complete { $gem }
prl-act-end = complete no more and end the turn
prl-act-prove = finish shifting and prove tasks
rules-is-pearl-done-of = { $who ->
    [you] Your completed tasks: { $value }
   *[other] Completed tasks of player { $seat }: { $value }
}
rules-is-pearl-done-size-of = { $who ->
    [you] Number of your completed tasks: { $value }
   *[other] Number of completed tasks of player { $seat }: { $value }
}
rules-is-pearl-open-of = { $who ->
    [you] Still to do for you: { $value }
   *[other] Still to do for player { $seat }: { $value }
}
rules-is-pearl-provable = Can be completed now: { $value }
rules-is-pearl-forbidden = Forbidden now: { $value }
rules-is-pearl-pearl = { $raw ->
    [none] The pearl is not bound
   *[other] The pearl counts as { $value }
}
rules-is-pearl-phase = { $raw ->
    [tasks] Tasks are being laid
   *[turn] The turn goes on
}
