puzzle-why-trick = Карта { $what } возвращает вашу стопку на десять назад.
puzzle-why-gift = Если отдать { $what }, рука снова будет полной.
puzzle-why-more = Так вы выкладываете больше: сейчас { $count ->
    [one] хорошо ложится { $count } карта
    [few] хорошо ложатся { $count } карты
   *[many] хорошо ложится { $count } карт
}.
puzzle-why-fewer = Так вы придерживаете то, что ещё не подходит.
puzzle-why-close = Так на ваших стопках пропадает меньше всего места.
puzzle-hint-trick = Одна из ваших карт возвращает вашу стопку ровно на десять назад.
puzzle-hint-gift = Карта, которую вы подарите, снова наполнит вашу руку.
puzzle-theme-go-back = назад на десять
puzzle-theme-gift = подарить карту
puzzle-theme-lay-many = выложить много
puzzle-theme-hold-back = придержать
puzzle-theme-small-steps = малые шаги
