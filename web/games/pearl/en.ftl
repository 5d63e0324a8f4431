game-pearl = Pearl of the East
about-pearl = A race for eight tasks, one for every kind of gem: shift the lines of the field until three alike lie side by side. The pearl helps out wherever one is missing, but what the others finished last is barred to you.
feel-pearl = A race for eight tasks, with a pearl up your sleeve.
option-pearl-completing = Proved tasks
option-pearl-completing-choice = Complete them or hold them back
option-pearl-completing-all = All must be completed
option-pearl-bound = Longest game
option-pearl-bound-none = No limit
option-pearl-bound-500 = 500 turns
option-pearl-completing-why = Holding a task back is one more thing to think about. Where all must be completed, turns are simpler.
option-pearl-bound-why = Players can block each other for a long time. With a limit the game stops, whoever is ahead.
prl-number = { $bound ->
    [none] Turn { $turn }
   *[other] Turn { $turn } of { $bound }
}
prl-your-tasks = Your tasks
prl-your-completed = { $count ->
    [0] Your completed deck is empty.
   *[other] Your completed deck, from the bottom: { $kinds }.
}
prl-your-hand = { $count ->
    [one] Your hand, { $count } card
   *[other] Your hand, { $count } cards
}
prl-completed = { $count ->
    [0] { $name }: no task done yet.
   *[other] { $name }: { $count } of { $all } tasks done, { $kind } on top.
}
prl-bars-you = You are barred from this kind.
prl-hand-of = { $count ->
    [one] { $name }: { $count } card in hand
   *[other] { $name }: { $count } cards in hand
}
prl-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
prl-discard = { $count ->
    [0] The discard is empty
    [one] { $count } card in the discard, { $kind } on top
   *[other] { $count } cards in the discard, { $kind } on top
}
prl-pearl-free = The pearl is free: it can stand for any one kind.
prl-pearl-bound = The pearl stands for { $kind } until the turn ends.
prl-then = { $count ->
    [0] After it the field proves none of your tasks.
    [one] After it the field proves { $count } of your tasks.
   *[other] After it the field proves { $count } of your tasks.
}
prl-draw = Draw 3
prl-prove = Do the tasks
prl-end = End turn
prl-pass = Pass
prl-say-drew = { $who ->
    [you] You draw
   *[other] { $name } draws
} { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
prl-say-drew-cards = { $who ->
    [you] You draw
   *[other] { $name } draws
}: { $cards }.
prl-say-shifted = { $who ->
    [you] You shift
   *[other] { $name } shifts
} { $side ->
    [left] row { $n } to the left
    [right] row { $n } to the right
    [top] column { $n } up
   *[bottom] column { $n } down
}, for { $cards }.
prl-say-completed = { $who ->
    [you] You complete
   *[other] { $name } completes
} the { $kind } task{ $how ->
    [pearl] , with the pearl.
   *[field] .
}
prl-say-ended = { $who ->
    [you] You hold a task back and end the turn.
   *[other] { $name } holds a task back and ends the turn.
}
prl-say-reshuffled = The discard was shuffled into a new deck of { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
prl-say-passed = { $who ->
    [you] You pass.
   *[other] { $name } passes.
}
prl-say-over = { $rule ->
    [PRL-13] All eight tasks are done.
    [PRL-15] The top cards bar everyone from all that is left to do. Whoever did the most tasks wins.
   *[other] That was the last turn. Whoever did the most tasks wins.
} { $who ->
    [you] The game is over. You have won.
    [shared] The game is over. Winners: { $names }.
   *[other] The game is over. Winner: { $names }.
}
prl-text-tasks = { $count ->
    [0] All your tasks are done.
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
choose-first-pearl = Any three cards pay here: choose them in your hand first.
prl-task-open = { $kind }: to do.
prl-task-proved = { $kind }: to do, and proved by the field now.
prl-task-pearl = { $kind }: to do, and proved with the pearl now.
prl-task-barred = { $kind }: to do, but barred to you as long as it lies on top of the deck of { $names }.
prl-task-lay = { $kind }: lay this task on your completed deck.
prl-task-pearl-lay = { $kind }: lay this task with the pearl, which then stands for nothing else this turn.
prl-task-done = { $kind }: done.
prl-need = Three or four alike side by side prove a task.
prl-tip-pearl = It stands for any one kind in a turn.
prl-done-of = { $count } of { $all } tasks done
prl-tip-top-own = { $kind } is the task you did last: nobody else may do it while it lies on top.
prl-tip-top-top = { $kind } lies on top of the completed deck.
prl-tip-top-bars = { $kind } lies on top, so it is barred to you.
prl-shifting-over = Shifting is over for this turn: lay a lit task, or end the turn.
prl-prompt-stands = The field already proves one of your tasks: shift a line that leaves it standing, then do it.{ $draw ->
    [yes] {" "}Or draw.
   *[no] {""}
}
prl-prompt-shifted = The field proves one of your tasks. { $more ->
    [yes] Shift on, or do the tasks.
   *[no] Do the tasks.
}
prl-prompt-unproved = No task is proved yet. { $more ->
    [yes] Shift on, or end the turn.
   *[no] Nothing pays for another shift: end the turn.
}
prl-prompt-tasks = Shifting is over. { $count ->
    [one] Lay the lit task{ $hold ->
        [yes] , or hold it back
       *[no] {""}
    }.
   *[other] Lay the lit tasks{ $hold ->
        [yes] , or hold some back
       *[no] {""}
    }: the last one bars its kind to the others.
}
prl-prompt-pearl = Shifting is over. The pearl helps with one of the lit kinds only: choose which{ $hold ->
    [yes] , or hold them back
   *[no] {""}
}.
prl-laying = You are doing the tasks already: lay a lit one.
prl-tasks-first = The field proves one of your tasks: press “Do the tasks” first.
prl-no-end = In this game every task that is proved has to be done before the turn ends.
prl-no-draw = You have shifted a line, so you cannot draw this turn: go on to the tasks.
prl-no-shift = Nothing was shifted yet: shift a line first.
prl-no-pass = You can still draw or shift, so you cannot pass.
prl-no-twice = { $kind }: you have done this task already.
prl-no-barred = { $kind } lies on top of the deck of { $names }: it is barred to you until another card covers it.
prl-no-pearl = { $kind } would need the pearl, and that stands for { $pearl } in this turn.
prl-no-yet = Tasks come after shifting: shift a line first.
prl-no-button = { $kind } is proved. Press “Do the tasks” first, then lay it.
prl-no-proof = The field proves none of your tasks yet.
prl-no-run = For { $kind } no three lie side by side, not even with the pearl.
prl-why-draw = { $count ->
    [0] Your hand is empty: more cards, more shifts.
    [one] You hold only { $count } card: with three more you can shift several times in one turn.
   *[other] You hold { $count } cards: with three more you can shift more often in one turn.
}
prl-why-shift = It brings three side by side: { $kinds }.
prl-why-pearl = With the pearl it makes three side by side: { $kinds }.
prl-why-prepare = By itself it adds no task; with one more shift that you can pay for, it adds { $count ->
    [one] { $count } task.
   *[other] { $count } tasks.
}
prl-why-prove = { $count ->
    [one] { $count } task can be laid now, and no single shift of yours would add one.
   *[other] { $count } tasks can be laid now, and no single shift of yours would add one.
}
prl-why-now = { $count ->
    [one] { $count } task can be laid now.
   *[other] { $count } tasks can be laid now.
}
prl-why-stop = { $count ->
    [one] The field proves nothing for you now; you keep { $count } card for your next turn.
   *[other] The field proves nothing for you now; you keep { $count } cards for your next turn.
}
prl-why-order = The last one laid stays on top and bars its kind; { $count ->
    [one] { $count } task is
   *[other] { $count } tasks are
} left after this one.
prl-why-lay = { $count ->
    [0] It is your last task: you win.
   *[other] One task less, and { $kind } is barred to the others while it lies on top.
}
prl-why-hold = A task held back can still be laid in a later turn, if the field proves it then.
prl-why-bar = { $titled } stays on top of your deck, and goes on barring the others from it.
prl-decided-all = { $who ->
    [you] You did all eight tasks first
   *[other] { $name } did all eight tasks first
}; the next best did { $most }.
prl-decided-most = { $who ->
    [you] You did the most tasks
   *[other] { $name } did the most tasks
}: { $count }.
prl-decided-tie = The best did { $count ->
    [one] { $count } task
   *[other] { $count } tasks
} each: they share the victory.
prl-decided-stuck = The top cards barred everyone from all that was left to do.
prl-decided-bound = The last turn is over.
prl-decks = Completed tasks
prl-frame-counts = Bright frame: proves one of your tasks now.
prl-frame-rests = Dashed frame: brings you nothing now.
prl-run-counts = Bright frame: these prove the { $kind } task, and you can do it this turn.
prl-run-done = Dashed frame: these prove the { $kind } task, but you have done it already.
prl-run-barred = Dashed frame: these prove the { $kind } task, but it is barred to you while { $kind } lies on top of the deck of { $names }.
prl-run-bound = Dashed frame: the pearl could prove the { $kind } task, but this turn it stands for { $pearl }.
prl-run-waits = Dashed frame: these prove the { $kind } task. It counts for you in your turn, if they still lie here.
prl-coach-goal = You have eight tasks, one for each kind of gem. Whoever has done all eight first wins.
prl-coach-tasks = A task that you do goes on top of your pile, and its gems stay in the field.
prl-coach-pearl = The pearl can stand for a gem of any kind, but for only one kind in a turn.
prl-coach-hold = You may hold a task back: what lies on top of your pile bars the others.
prl-coach-three = Three or four alike side by side in a line prove the task of their kind.
prl-coach-shift = To shift a line, pay a card like the gem at its end; if you have none, any three cards pay.
prl-coach-draw = Instead of shifting you may take three cards: that is a whole turn.
prl-coach-done = Shift as often as you can pay, and then do the tasks that the field proves: only after a shift.
prl-coach-barred = The kind on top of somebody else’s pile is barred to you until they cover it.
prl-coach-end = A line that begins with the pearl costs any three cards.
