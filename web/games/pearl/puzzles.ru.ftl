puzzle-came-tasks = В этот ход вы { $tasks ->
    [0] не выполняете заданий
    [one] выполняете { $tasks } задание
    [few] выполняете { $tasks } задания
   *[many] выполняете { $tasks } заданий
}, на руках { $cards ->
    [0] не остаётся карт
    [one] остаётся { $cards } карта
    [few] остаются { $cards } карты
   *[many] остаётся { $cards } карт
}.
puzzle-why-tasks = { $count ->
    [one] Так вы выполняете { $count } задание.
    [few] Так вы выполняете сразу { $count } задания.
   *[many] Так вы выполняете сразу { $count } заданий.
}
puzzle-why-kinds = Так вы выполняете то, что потом будет трудно получить: { $kinds }.
puzzle-theme-one-task = одно задание
puzzle-theme-several-tasks = несколько заданий сразу
puzzle-theme-rare-tasks = редкие задания
