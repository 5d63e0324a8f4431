rules = Правила
rules-all = Усі правила
rules-of = { $game }: правила
rules-lead = Повні правила всіх ігор. Кожне правило має свій номер; де видані правила мовчать, є наше тлумачення; а приклади можна розіграти просто на місці.
rules-contents = Зміст
rules-count = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
}
rules-examples = { $count ->
    [one] { $count } приклад
    [few] { $count } приклади
   *[many] { $count } прикладів
}
rules-search = Пошук у всіх правилах
rules-search-here = Шукати в цих правилах
rules-search-hint = Слово або правило, як-от { $rule }
rules-search-none = У правилах немає місця, де були б усі ці слова.
rules-search-found = Знайдено місць: { $count }
rules-mark-S = Так сказано у виданих правилах
rules-mark-R = Наше тлумачення там, де видані правила мовчать
rules-mark-SR = Видані правила з нашим тлумаченням
rules-marks = Звідки взято правило
rules-word-ruling = Тлумачення
rules-word-option = Варіант
rules-permalink = Посилання на правило { $rule }
rules-as-text = Як текст
rules-as-program = Як це записано в програмі
rules-may = Можна
rules-not = Не можна
rules-house = Не за цим столом
rules-house-title = Домашні правила
rules-house-play = Грати за цими правилами
rules-play = Зіграно
rules-is = Тепер
rules-by = { $name }: { $action }
rules-try = Спробувати
rules-edit = Змінити цей приклад
rules-again = Спочатку
rules-close = Назад до малюнка
rules-starting = Рушій запускається…
rules-failed = Рушій не вдалося запустити. Малюнок лишається; може допомогти перезавантаження сторінки.
rules-open = Прочитати правило
rules-is-none = немає
rules-is-empty = порожньо
rules-is-you = ви
rules-is-seat = Ходить: { $value }
rules-is-over = { $raw ->
    [none] Гра триває
   *[other] Гру закінчено за правилом { $raw }
}
rules-is-winner = Перемога: { $value }
rules-is-hand-of = { $who ->
    [you] Ваша рука: { $value }
   *[other] Рука гравця { $seat }: { $value }
}
rules-is-hand-size-of = { $who ->
    [you] Карт у вашій руці: { $value }
   *[other] Карт у руці гравця { $seat }: { $value }
}
rules-is-score-of = { $who ->
    [you] Ваші очки: { $value }
   *[other] Очки гравця { $seat }: { $value }
}
rules-is-scores = Очки: { $value }
rules-is-deck-size = Карт у колоді: { $value }
rules-is-discard-size = Карт скинуто: { $value }
rules-is-round = Раунд { $value }
rules-is-turn = Хід { $value }
rules-introduction = Про гру
rules-for-players = Кількість гравців
rules-players = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[many] { $count } гравців
}
rules-card-of = { $game }: правила на картці
rules-print-card = Картка для друку
rules-print = Надрукувати картку
rules-print-hint = Вона займає пів аркуша A4; друкується й на A5.
rules-picture = Малюнок на сторінці з усіма правилами
rules-whole = Для друку, з усіма малюнками
rules-whole-of = { $game }: усі правила з малюнками
rules-table = { $title }: таблиця { $number }

paper-access =
    Кожен малюнок стола чи картки має текст: що там лежить, сказано словами.
paper-sheet = { $game } · аркуш { $number } з { $count }, { $side ->
    [front] лице
   *[back] зворот
}
paper-how = { $edge ->
    [long] Друкуйте в масштабі 100 %, з обох боків, із перегортанням за довгим краєм.
    [short] Друкуйте в масштабі 100 %, з обох боків, із перегортанням за коротким краєм.
   *[none] Друкуйте в масштабі 100 %, з одного боку.
} Для карток добрий папір від 200 г.
paper-scale = 50 мм
paper-cards-of = { $game }: картки, щоб надрукувати й вирізати
paper-score-of = { $game }: аркуш для очок
paper-points = Очки
paper-total = Разом
paper-title = На папері
paper-pdf = Правила у PDF
paper-epub = Правила в EPUB
paper-cards = Картки для вирізання, { $paper ->
    [a4] A4
   *[letter] Letter
}
paper-size = { $size } МБ
