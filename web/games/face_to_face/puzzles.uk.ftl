puzzle-why-trick = Карта { $what } повертає ваш стос на десять назад.
puzzle-why-gift = Подарована карта { $what } знову наповнює вам руку.
puzzle-why-more = Так ви викладаєте більше: зараз добре лягає { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}.
puzzle-why-fewer = Так ви притримуєте те, що ще не підходить.
puzzle-why-close = Так на ваших стосах зникає найменше місця.
