puzzles = Puzzles
puzzles-lead = One position, one best play. They come from real games, and long searches agree on each of them.
puzzles-about = Puzzles of six board games: find the best play in positions of real games, with a puzzle of the day and a streak.
puzzles-day = Puzzle of the day
puzzles-day-lead = The same for everyone today.
puzzles-day-solved = Solved today.
puzzles-days = Days in a row: { $days }
puzzles-streak = Streak
puzzles-streak-lead = One after the other, from easy to hard. The first mistake ends it.
puzzles-streak-best = Your longest: { $count }
puzzles-streak-begin = Begin a streak
puzzles-solve = Solve it
puzzles-solved-of = { $solved } of { $count } solved
puzzles-kept = What you have solved is kept on this device only.
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
puzzle-hint = { $why } Which play does that?
puzzle-right = That is it!
puzzle-wrong = That is allowed: { $actions }.
puzzle-wrong-turn = That turn is allowed.
puzzle-better = There is a better play.
puzzle-loss = { $size ->
    [little] It gives a little away: about { $count } wins in a hundred games.
    [some] It gives something away: about { $count } wins in a hundred games.
    [much] It gives much away: about { $count } wins in a hundred games.
   *[other] It gives away at least { $count } wins in a hundred games.
}
puzzle-solution-title = This is the best play
puzzle-streak-over = The streak ends here
puzzle-streak-told = { $count ->
    [0] Not one in a row this time. The next one comes.
    [one] { $count } puzzle solved in a row.
   *[other] { $count } puzzles solved in a row.
}
puzzle-point = A hint
puzzle-undo = Take back
puzzle-again = From the start
puzzle-solution = Show the solution
puzzle-next = Next puzzle
puzzle-streak = A new streak
puzzle-all = All puzzles
puzzle-workbench = Open it on the workbench
puzzle-came-points = This turn scores { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
} and leaves you { $cards ->
    [0] no card
    [one] { $cards } card
   *[other] { $cards } cards
}.
puzzle-came-tasks = This turn completes { $tasks ->
    [0] no task
    [one] { $tasks } task
   *[other] { $tasks } tasks
} and leaves you { $cards ->
    [0] no card
    [one] { $cards } card
   *[other] { $cards } cards
}.
puzzle-why-points = It scores { $count } points.
puzzle-why-tasks = It completes { $count ->
    [one] { $count } task
   *[other] { $count } tasks
} at once.
puzzle-why-kinds = It completes what will be hard to get later: { $kinds }.
puzzle-why-kept = It leaves you { $count ->
    [one] { $count } card
   *[other] { $count } cards
} for the next turn.
puzzle-why-denies = It leaves the others less to take.
puzzle-why-draw = It gathers cards: what you could do now is worth less.
puzzle-why-keep = The drawn card is worth more in your hand.
puzzle-why-trick = The { $what } takes a pile back by ten.
puzzle-why-gift = A gift of the { $what } fills your hand again.
puzzle-why-more = It lays more: { $count ->
    [one] { $count } card
   *[other] { $count } cards
} fit well now.
puzzle-why-fewer = It keeps back what does not fit yet.
puzzle-why-close = It costs your piles the least room.
puzzle-why-out = Your last card ends the round.
puzzle-why-holds-up = The next player is nearly out, and this costs them their turn.
puzzle-why-keeps-wild = It keeps your Wild for later.
puzzle-why-wild-now = A Wild does more now than later.
puzzle-why-colour = It goes on with a colour of which you hold { $count ->
    [one] { $count } card more
   *[other] { $count } cards more
}.
puzzle-why-catch = Somebody has forgotten to call UNO.
puzzle-why-challenge = The other had probably another card to lay.
puzzle-why-accept = The Wild Draw Two was probably allowed.
puzzle-why-let = There is nothing to gain by calling out.
