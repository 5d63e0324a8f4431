puzzles = Puzzles
puzzles-lead = One position, one best play. The puzzles come from real games, and long searches agree on each of them.
puzzles-about = Puzzles of six board games: find the best play in positions of real games, with a puzzle of the day and a streak.
puzzles-day = Puzzle of the day
puzzles-day-solved = Solved today.
puzzles-streak = Streak
puzzles-streak-lead = One after the other, from easy to hard. The first mistake ends it.
puzzles-streak-best = Your longest: { $count }
puzzles-streak-begin = Begin a streak
puzzles-solve = Solve it
puzzles-its-rules = The rules
puzzles-solved-of = { $solved } of { $count } solved
puzzles-kept = What you have solved is kept on this device only; Memories takes it along.
puzzle-own = A mistake of your own
puzzle-own-title = { $game }, from a game of yours
puzzle-own-lead = You played here: { $play }. The review found something better. What is it?
puzzle-own-other = This is neither what you played nor what the review found best; it was not looked at closely.
puzzles-own = Your own mistakes
puzzles-own-lead = The moments of your games that cost most, as the review found them. They stay on this device, the latest thirty.
puzzles-own-one = { $game }, { $day }: { $loss } in a hundred
puzzles-own-delete = Delete
puzzles-practice = Your practice
puzzles-practice-lead = What you missed comes back: after a day, then after three, seven and twenty-one.
puzzles-rating = Your rating: { $count }
puzzles-days = { $count } days in a row
puzzles-due = { $count } to see again
puzzles-none-due = Nothing to see again today.
puzzles-themes = Themes
puzzle-standing = Your rating: { $rating } · to see again: { $due }
puzzle-n = Puzzle { $number }
puzzle-solved = solved
puzzle-title = { $game }, puzzle { $number }
puzzle-level-easy = easy
puzzle-level-fair = fair
puzzle-level-hard = hard
puzzle-run = { $count } in a row, your longest { $best }
puzzle-find = Find your best play
puzzle-find-turn = Find your best turn
puzzle-lead = You sit where you would sit in the game and see what you would see there. One play is clearly better than all others.
puzzle-gone = Puzzle { $number } has been taken out: a longer look found no play that is clearly best. Here is another one.
puzzle-hint = { $why } Which play does that?
puzzle-right = { $how ->
    [first] That is it, at the first try!
    [hint] That is it, with a hint!
    [shown] That is it!
   *[later] { $tries ->
        [2] That is it, at the second try!
        [3] That is it, at the third try!
       *[other] That is it, after { $tries } tries!
    }
}
puzzle-rivals = What others would have cost
puzzle-rival = { $play } – about { $count ->
    [one] { $count } win
   *[other] { $count } wins
} in a hundred fewer.
puzzle-themes = Themes: { $themes }
puzzle-hint-theme = What it is about: { $themes }.
puzzle-theme-draw = draw
puzzle-theme-save-cards = save cards
puzzle-theme-deny = leave nothing behind
puzzle-theme-one-shift = one shift is enough
puzzle-theme-long-turn = a long turn
puzzle-wrong = That is allowed: { $actions }.
puzzle-wrong-turn = That turn is allowed.
puzzle-better = There is a better play.
puzzle-loss = { $size ->
    [little] It gives a little away: about { $count ->
        [one] { $count } win
       *[other] { $count } wins
    } in a hundred games.
    [some] It gives something away: about { $count ->
        [one] { $count } win
       *[other] { $count } wins
    } in a hundred games.
    [much] It gives much away: about { $count ->
        [one] { $count } win
       *[other] { $count } wins
    } in a hundred games.
   *[other] It gives away at least { $count ->
        [one] { $count } win
       *[other] { $count } wins
    } in a hundred games.
}
puzzle-solution-title = This is the best play
puzzle-streak-over = The streak ends here
puzzle-streak-told = { $count ->
    [0] None this time. The next streak may be longer.
    [one] { $count } puzzle solved in a row.
   *[other] { $count } puzzles solved in a row.
}
puzzle-point = A hint
puzzle-undo = Take back
puzzle-again = From the start
puzzle-solution = Show the solution
puzzle-step = { $number } of { $count }: { $what }
puzzle-solution-on = Show this step
puzzle-solution-back = One step back
puzzle-next = Next puzzle
puzzle-streak = A new streak
puzzle-all = All puzzles
puzzle-workbench = Open it on the workbench
puzzle-why-draw = It gathers cards: what you could do now is worth less.
