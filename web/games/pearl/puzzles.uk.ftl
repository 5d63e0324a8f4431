puzzle-came-tasks = Цього ходу ви { $tasks ->
    [0] не виконуєте завдань
    [one] виконуєте { $tasks } завдання
    [few] виконуєте { $tasks } завдання
    [many] виконуєте { $tasks } завдань
   *[other] виконуєте { $tasks } завдання
}, на руках { $cards ->
    [0] не лишається карт
    [one] лишається { $cards } карта
    [few] лишається { $cards } карти
    [many] лишається { $cards } карт
   *[other] лишається { $cards } карти
}.
puzzle-why-tasks = { $count ->
    [one] Так ви виконуєте { $count } завдання.
    [few] Так ви виконуєте одразу { $count } завдання.
    [many] Так ви виконуєте одразу { $count } завдань.
   *[other] Так ви виконуєте одразу { $count } завдання.
}
puzzle-why-kinds = Так ви виконуєте те, що згодом буде важко здобути: { $kinds }.
puzzle-theme-one-task = одне завдання
puzzle-theme-several-tasks = кілька завдань разом
puzzle-theme-rare-tasks = рідкісні завдання
