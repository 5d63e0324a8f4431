app-tagline = Без регистрации и установки, работает и без сети.
lobby-title = { $count ->
    [6] Шесть настольных игр.
   *[other] Настольных игр: { $count }.
} Садитесь и играйте.
play = Играть
lobby-play = Играть: { $game }
lobby-easiest = Начните с неё
lobby-learn = Научиться
lobby-learn-lead = Впервые здесь? Учебная партия проведёт вас ход за ходом, а остальное расскажут правила.
set-up = Настроить
pages = Правила, студии, задачи и воспоминания
difficulty-1 = лёгкая
difficulty-2 = средняя
difficulty-3 = сложная
continue-all = Показать все
continue-round = раунд { $number }
continue-lead = вы ведёте { $own } : { $best }
continue-trail = вы позади, { $own } : { $best }
continue-level = поровну, { $own } : { $best }
continue-forget = Забыть
continue-forgotten = Забыто:
continue-undo = Вернуть
missing-title = Такой страницы нет
missing-text = Возможно, адрес устарел или в нём ошибка. Ваши партии на месте.
disk-title = Вы открыли эту страницу из файла.
disk-text = Так браузер игру не запустит. Чтобы играть с диска, откройте nastilka.html: в этом одном файле все игры. А этой папке место на веб-сервере; достаточно запустить в ней python3 -m http.server.
