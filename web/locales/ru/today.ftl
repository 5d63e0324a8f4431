today = Сегодня
today-deal = Раздача дня
today-about = Минут на пять · норма { $par }
today-same = Сегодня, одна для всех
today-look = Посмотреть
today-par = норма { $par }
today-no-par = одна для всех, без нормы
today-to-beat = { $who ->
    [named] { $name }: { $score }, превзойдите
   *[somebody] превзойдите { $score }
}
today-result = { $way ->
    [over] Очков: { $score }, на { $by } больше нормы
    [under] Очков: { $score }, на { $by } меньше нормы
   *[level] Очков: { $score }, ровно норма
}
today-par-is = Норма { $par }: столько с этими картами набрали боты.
today-against = { $way ->
    [over] { $who ->
        [named] Вы превзошли результат игрока { $name }: { $beat }!
       *[somebody] Вы превзошли { $beat }!
    }
    [under] { $who ->
        [named] { $name } по-прежнему впереди: { $beat }.
       *[somebody] Результат { $beat } пока не превзойдён.
    }
   *[level] { $who ->
        [named] Столько же, сколько набирает { $name }.
       *[somebody] Ровно столько, сколько нужно было превзойти.
    }
}
today-share = Поделиться результатом
today-text = Результат, которым вы поделитесь
today-picture = Картинка
today-beat-mine = «Превзойдите мои { $score }»
today-challenge = Ссылка, которая приглашает друга превзойти это
today-streak = Дней подряд: { $days }
today-calendar = Календарь
today-puzzled = задача решена
today-key-played = раздача сыграна
today-key-par = норма или лучше
today-key-solved = задача решена
linger-hand = Вот что вам пришло. Посмотрите и передайте устройство дальше.
linger-done = Готово
