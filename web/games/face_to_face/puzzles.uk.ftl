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
puzzle-hint-trick = Одна з ваших карт повертає ваш стос рівно на десять назад.
puzzle-hint-gift = Карта, яку ви подаруєте, знову наповнить вашу руку.
puzzle-theme-go-back = назад на десять
puzzle-theme-gift = подарувати карту
puzzle-theme-lay-many = викласти багато
puzzle-theme-hold-back = притримати
puzzle-theme-small-steps = малі кроки
