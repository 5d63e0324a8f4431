puzzle-came-tasks = Цей хід виконує { $tasks ->
    [one] { $tasks } завдання
    [few] { $tasks } завдання
    [many] { $tasks } завдань
   *[other] { $tasks } завдання
} і лишає вам { $cards ->
    [one] { $cards } карту
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карти
}.
puzzle-why-tasks = Так ви виконуєте одразу { $count ->
    [one] { $count } завдання
    [few] { $count } завдання
    [many] { $count } завдань
   *[other] { $count } завдання
}.
puzzle-why-kinds = Так ви виконуєте те, що згодом буде важко здобути: { $kinds }.
