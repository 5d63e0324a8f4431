learn = Вчитися граючи
learn-of = Вчитися граючи: { $game }
learn-about = Перша партія з підказками ({ $game }): кожен хід робите ви самі, і нічого не пояснюється раніше, ніж знадобиться.
learn-facts = { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
   *[other] { $steps } кроків
}, близько { $minutes } хвилин
learn-step = Крок { $number } із { $steps }
learn-hint = Підкажіть
learn-back = На крок назад
learn-again = Почати спочатку
learn-next = Далі
learn-well = Чудово.
learn-play = Тепер власна партія
learn-allowed = Так можна: { $action }.
learn-other = Але в цьому кроці йдеться про інше.
learn-asked = Тут треба: { $action }.
learn-read = Прочитати все підряд
learn-reading = Увесь урок
learn-to-table = Назад до столу
learn-name = { $seat ->
    [2] Оля
    [3] Марко
   *[other] Соня
}
