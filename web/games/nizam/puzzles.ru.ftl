puzzle-came-points = Этот ход { $points ->
    [0] не приносит очков
    [one] приносит { $points } очко
    [few] приносит { $points } очка
   *[many] приносит { $points } очков
}, на руках { $cards ->
    [0] не остаётся карт
    [one] остаётся { $cards } карта
    [few] остаются { $cards } карты
   *[many] остаётся { $cards } карт
}.
puzzle-why-points = Это даёт { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}.
puzzle-theme-big-score = много очков
puzzle-theme-small-score = мало очков, но метко
