rules = Правила
rules-all = Все правила
rules-of = { $game }: правила
rules-lead = Полные правила всех игр. У каждого правила есть номер, а примеры можно разыграть прямо на месте. Где изданные правила молчат, мы решаем сами и говорим об этом.
rules-contents = Содержание
rules-count = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
}
rules-examples = { $count ->
    [one] { $count } пример
    [few] { $count } примера
   *[many] { $count } примеров
}
rules-search = Поиск по всем правилам
rules-search-here = Искать в этих правилах
rules-search-hint = Слово или правило, например { $rule }
rules-search-none = В правилах нет места, где были бы все эти слова.
rules-search-found = Найдено мест: { $count }
rules-mark-S = Так сказано в изданных правилах
rules-mark-R = Наша трактовка там, где изданные правила молчат
rules-mark-SR = Изданные правила с нашей трактовкой
rules-marks = Откуда взято правило
rules-word-ruling = Трактовка
rules-word-option = Вариант
rules-permalink = Ссылка на правило { $rule }
rules-as-text = Текстом
rules-as-program = Как это записано в программе
rules-may = Можно
rules-not = Нельзя
rules-house = Не за этим столом
rules-house-title = Домашние правила
rules-house-play = Играть по этим правилам
rules-play = Сыграно
rules-is = Теперь
rules-by = { $name }: { $action }
rules-try = Попробовать
rules-edit = Изменить этот пример
rules-again = Сначала
rules-close = Назад к рисунку
rules-starting = Движок запускается…
rules-failed = Движок не удалось запустить. Рисунок остаётся; может помочь перезагрузка страницы.
rules-open = Прочитать правило
rules-is-none = нет
rules-is-empty = пусто
rules-is-you = вы
rules-is-seat = Ходит: { $value }
rules-is-over = { $raw ->
    [none] Игра продолжается
   *[other] Игра окончена по правилу { $raw }
}
rules-is-winner = Победитель: { $value }
rules-is-hand-of = { $who ->
    [you] Ваша рука: { $value }
   *[other] Рука игрока { $seat }: { $value }
}
rules-is-hand-size-of = { $who ->
    [you] Карт у вас на руках: { $value }
   *[other] Карт на руках у игрока { $seat }: { $value }
}
rules-is-score-of = { $who ->
    [you] Ваши очки: { $value }
   *[other] Очки игрока { $seat }: { $value }
}
rules-is-scores = Очки: { $value }
rules-is-deck-size = Карт в колоде: { $value }
rules-is-discard-size = Карт в сбросе: { $value }
rules-is-round = Раунд { $value }
rules-is-turn = Ход { $value }
rules-introduction = Об игре
rules-for-players = Число игроков
rules-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
rules-card-of = { $game }: правила на карточке
rules-print-card = Карточка для печати
rules-print = Напечатать карточку
rules-print-hint = Она занимает пол-листа A4; печатается и на A5.
rules-picture = Рисунок на странице со всеми правилами
rules-whole = Для печати, со всеми рисунками
rules-whole-of = { $game }: все правила с рисунками
rules-table = { $title }: таблица { $number }

paper-access =
    У каждого рисунка стола или карты есть текст: что там лежит, сказано словами.
paper-sheet = { $game } · лист { $number } из { $count }, { $side ->
    [front] лицевая сторона
   *[back] оборот
}
paper-how = { $edge ->
    [long] Печатайте в масштабе 100 %, с двух сторон, с переворотом по длинному краю.
    [short] Печатайте в масштабе 100 %, с двух сторон, с переворотом по короткому краю.
   *[none] Печатайте в масштабе 100 %, с одной стороны.
} Для карт хороша бумага от 200 г/м².
paper-scale = 50 мм
paper-cards-of = { $game }: карты, чтобы напечатать и вырезать
paper-score-of = { $game }: лист для очков
paper-points = Очки
paper-total = Всего
paper-title = На бумаге
paper-pdf = Правила в PDF
paper-epub = Правила в EPUB
paper-cards = Карты для вырезания, { $paper ->
    [a4] A4
   *[letter] Letter
}
paper-size = { $size } МБ
