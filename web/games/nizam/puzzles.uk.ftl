puzzle-came-points = Цей хід приносить { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
} і лишає вам { $cards ->
    [one] { $cards } карту
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карти
}.
puzzle-why-points = Це дає { $count ->
    [one] { $count } очко
    [few] { $count } очки
    [many] { $count } очок
   *[other] { $count } очка
}.
