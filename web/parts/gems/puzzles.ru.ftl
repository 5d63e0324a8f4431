puzzle-why-kept = На следующий ход у вас остаётся { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}.
puzzle-why-denies = Другим достаётся меньше.
