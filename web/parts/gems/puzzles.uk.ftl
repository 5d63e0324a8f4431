puzzle-why-kept = На наступний хід у вас лишається { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}.
puzzle-why-denies = Іншим лишається менше.
