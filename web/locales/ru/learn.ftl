learn = Учиться, играя
learn-of = Учиться, играя: { $game }
learn-about = Первая партия с подсказками ({ $game }): каждый ход делаете вы сами, и ничто не объясняется раньше, чем понадобится.
learn-facts = { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}, около { $minutes } минут
learn-step = Шаг { $number } из { $steps }
learn-hint = Подскажите
learn-back = На шаг назад
learn-again = Начать сначала
learn-next = Дальше
learn-well = Отлично.
learn-play = Теперь своя партия
learn-allowed = Так можно: { $action }.
learn-other = Но в этом шаге речь о другом.
learn-asked = Здесь нужно: { $action }.
learn-read = Прочитать всё подряд
learn-reading = Весь урок
learn-to-table = Назад к столу
learn-name = { $seat ->
    [2] Сара
    [3] Тим
   *[other] Нур
}
