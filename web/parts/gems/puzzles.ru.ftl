puzzle-why-kept = На следующий ход у вас { $count ->
    [one] остаётся { $count } карта
    [few] остаются { $count } карты
   *[many] остаётся { $count } карт
}.
puzzle-why-denies = Другим достаётся меньше.
