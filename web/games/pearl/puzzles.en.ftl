puzzle-came-tasks = This turn completes { $tasks ->
    [0] no task
    [one] { $tasks } task
   *[other] { $tasks } tasks
} and leaves you { $cards ->
    [0] no card
    [one] { $cards } card
   *[other] { $cards } cards
}.
puzzle-why-tasks = { $count ->
    [one] It completes { $count } task.
   *[other] It completes { $count } tasks at once.
}
puzzle-why-kinds = It completes what will be hard to get later: { $kinds }.
puzzle-theme-one-task = one task
puzzle-theme-several-tasks = several tasks at once
puzzle-theme-rare-tasks = rare tasks
