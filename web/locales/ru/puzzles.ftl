puzzles = Задачи
puzzles-lead = Одна позиция, один лучший ход. Задачи взяты из настоящих партий, и долгий поиск каждый раз даёт один и тот же ответ.
puzzles-about = Задачи к шести настольным играм: найдите лучший ход в позициях из настоящих партий, с задачей дня и серией.
puzzles-day = Задача дня
puzzles-day-solved = Сегодня решено.
puzzles-streak = Серия
puzzles-streak-lead = Задача за задачей, от лёгких к трудным. Первая ошибка завершает серию.
puzzles-streak-best = Ваша самая длинная: { $count }
puzzles-streak-begin = Начать серию
puzzles-solve = Решить
puzzles-its-rules = Правила
puzzles-solved-of = Решено { $solved } из { $count }
puzzles-kept = Решённое хранится только на этом устройстве; «Воспоминания» берут его с собой.
puzzle-own = Ваша собственная ошибка
puzzle-own-title = { $game }, из вашей партии
puzzle-own-lead = Здесь ваш ход был такой: { $play }. Разбор нашёл ход лучше. Какой?
puzzle-own-other = Это не то, что вы сыграли, и не то, что разбор признал лучшим; подробно этот ход не рассматривался.
puzzles-own = Ваши собственные ошибки
puzzles-own-lead = Моменты ваших партий, которые стоили больше всего, — так их нашёл разбор. Они остаются на этом устройстве, последние тридцать.
puzzles-own-one = { $game }, { $day }: { $loss } из ста
puzzles-own-delete = Удалить
puzzles-practice = Ваши упражнения
puzzles-practice-lead = Нерешённое возвращается: через день, потом через три, семь и двадцать один.
puzzles-rating = Ваш рейтинг: { $count }
puzzles-days = Дней подряд: { $count }
puzzles-due = Повторить: { $count }
puzzles-none-due = Сегодня повторять нечего.
puzzles-themes = Темы
puzzle-standing = Ваш рейтинг: { $rating } · повторить: { $due }
puzzle-n = Задача { $number }
puzzle-solved = решено
puzzle-title = { $game }, задача { $number }
puzzle-level-easy = лёгкая
puzzle-level-fair = средняя
puzzle-level-hard = трудная
puzzle-run = подряд: { $count }, лучшая серия: { $best }
puzzle-find = Найдите лучшее действие
puzzle-find-turn = Найдите лучший ход
puzzle-lead = Вы сидите там, где сидели бы в игре, и видите то, что видели бы там. Один ход явно лучше всех остальных.
puzzle-gone = Задача { $number } убрана: более долгий поиск не нашёл в ней явно лучшего хода. Вот другая.
puzzle-hint = { $why } Какой это ход?
puzzle-right = { $how ->
    [first] Верно, с первой попытки!
    [hint] Верно, с подсказкой!
    [shown] Верно!
   *[later] { $tries ->
        [2] Верно, со второй попытки!
        [3] Верно, с третьей попытки!
       *[other] Верно! Попыток: { $tries }
    }
}
puzzle-rivals = Чего стоили бы другие
puzzle-rival = { $play } — примерно на { $count ->
    [one] { $count } победу
    [few] { $count } победы
   *[many] { $count } побед
} из ста меньше.
puzzle-themes = Темы: { $themes }
puzzle-hint-theme = О чём она: { $themes }.
puzzle-theme-draw = брать карты
puzzle-theme-save-cards = беречь карты
puzzle-theme-deny = ничего не оставить
puzzle-theme-one-shift = хватит одного сдвига
puzzle-theme-long-turn = длинный ход
puzzle-wrong = Так можно: { $actions }.
puzzle-wrong-turn = Так ходить можно.
puzzle-better = Есть ход лучше.
puzzle-loss = { $size ->
    [little] Так вы теряете немного: около { $count ->
        [one] { $count } победы
       *[other] { $count } побед
    } из ста партий.
    [some] Так вы теряете заметно: около { $count ->
        [one] { $count } победы
       *[other] { $count } побед
    } из ста партий.
    [much] Так вы теряете очень много: около { $count ->
        [one] { $count } победы
       *[other] { $count } побед
    } из ста партий.
   *[other] Так вы теряете не меньше { $count ->
        [one] { $count } победы
       *[other] { $count } побед
    } из ста партий.
}
puzzle-solution-title = Вот лучший ход
puzzle-streak-over = На этом серия заканчивается
puzzle-streak-told = { $count ->
    [0] На этот раз не вышло ни одной. Может быть, следующая серия будет длиннее.
    [one] Решена подряд { $count } задача.
    [few] Решено подряд { $count } задачи.
   *[many] Решено подряд { $count } задач.
}
puzzle-point = Подсказка
puzzle-undo = Отменить действие
puzzle-again = Сначала
puzzle-solution = Показать решение
puzzle-step = { $number } из { $count }: { $what }
puzzle-solution-on = Показать этот шаг
puzzle-solution-back = На шаг назад
puzzle-next = Следующая задача
puzzle-streak = Новая серия
puzzle-all = Все задачи
puzzle-workbench = Открыть в мастерской
puzzle-why-draw = Сейчас лучше набрать карт: всё остальное даёт меньше.
