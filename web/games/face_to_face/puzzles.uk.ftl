puzzle-why-trick = Карта { $what } повертає ваш стос на десять назад.
puzzle-why-gift = Якщо віддати { $what }, рука знову буде повна.
puzzle-why-more = Так ви викладаєте більше: зараз добре лягає { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}.
puzzle-why-fewer = Так ви притримуєте те, що ще не підходить.
puzzle-why-close = Так на ваших стосах зникає найменше місця.
