puzzle-why-trick = Карта { $what } повертає стос на десять назад.
puzzle-why-gift = Подарована карта { $what } знову наповнює вам руку.
puzzle-why-more = Він викладає більше: зараз добре лягає { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}.
puzzle-why-fewer = Він притримує те, що ще не пасує.
puzzle-why-close = Він забирає у ваших стосів найменше місця.
