puzzle-came-points = Цей хід { $points ->
    [0] не приносить очок
    [one] приносить { $points } очко
    [few] приносить { $points } очки
    [many] приносить { $points } очок
   *[other] приносить { $points } очка
}, на руках { $cards ->
    [0] не лишається карт
    [one] лишається { $cards } карта
    [few] лишається { $cards } карти
    [many] лишається { $cards } карт
   *[other] лишається { $cards } карти
}.
puzzle-why-points = Це дає { $count ->
    [one] { $count } очко
    [few] { $count } очки
    [many] { $count } очок
   *[other] { $count } очка
}.
puzzle-theme-big-score = багато очок
puzzle-theme-small-score = мало очок, та влучно
