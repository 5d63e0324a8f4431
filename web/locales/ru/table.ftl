to-lobby = Все игры
log = Ход партии
menu = Меню игры
undo = Отменить действие
new-deal = Новая раздача
same-deal = Та же раздача
save-record = Сохранить запись
open-record = Открыть запись
status-starting = Карты тасуются.
status-answer = Вы продолжите, когда придёт ответ.
status-over = Игра окончена.
status-yours = Ваш ход.
status-of = { $count ->
    [1] Ходит { $name }.
   *[other] Ходят { $name }.
}
dismiss = Понятно
download-broken = Скачать повреждённое сохранение
pass-to = Теперь играет { $name }: передайте, пожалуйста, устройство.
show-hand = Показать мою руку
problem-title = Этот адрес не работает
problem-notation = Строка { $line }, столбец { $column }: стоит «{ $what }», а должно быть { $expected }.
problem-option = «{ $value }» не подходит для { $name }. Можно: { $allowed }.
problem-illegal = Строка { $line }, столбец { $column }: действие запрещено правилом { $rule }.
trouble-choose-first = Сначала выберите карту, потом стопку.
trouble-no-place = Сюда выбранное не положить.
trouble-watching = Вы только смотрите: за этим столом вы не играете.
trouble-replies = Минутку: ходят другие.
trouble-go-on = Этот шаг пройден. Нажмите «Дальше».
trouble-solved = Эта задача решена. Беритесь за следующую.
trouble-record = Эту запись не удалось прочитать; игра на столе осталась как была.
trouble-save = Сохранённую за этим столом игру не удалось прочитать. Она отложена, а карты розданы заново.
trouble-no-save = На этом устройстве нет такой сохранённой игры, поэтому карты розданы заново.
trouble-ignored = В адресе есть настройки, которые здесь ничего не значат, поэтому они пропущены: { $what }.
hint = Подсказка
hint-thinking = Подсказка готовится…
walk-first = К началу
walk-back = Шаг назад
walk-on = Шаг вперёд
walk-moment = { $at } из { $last }
walk-take-over = Играть отсюда
walk-live = Назад к игре
look-back = Просмотреть ходы
table-in-words = Стол словами
linger = Смотрите внимательно: второй раз этого не покажут.
linger-seen = Просмотрено
elsewhere-title = Эта игра открыта в другой вкладке
elsewhere-text = Там она и идёт; здесь ничего не меняется, чтобы ни одно действие не потерялось.
elsewhere-take = Играть дальше здесь
problem-engine = Запись сделана движком версии { $theirs }, а на этой странице версия { $ours }: некоторые действия она может понять иначе.
trouble-restarted = Движок перестал отвечать и был запущен заново. Игра продолжается с последнего завершённого действия.
trouble-words = Язык { $what } пока недоступен: его тексты не пришли. Выберите этот язык ещё раз через минуту.
trouble-unkept = На этом устройстве ничего не сохраняется: хранилище переполнено или недоступно. Игра продлится, пока открыта эта страница; чтобы её не потерять, сохраните её файлом.
players = Игроки
seat-acts = ходит
more = Ещё
undo-not = Отменять нечего: ещё ничего не сделано или с тех пор открылось что-то скрытое.
hint-not = Подсказку можно взять только в свой ход.
review-not = Пока разбирать нечего.
side = Рядом со столом
side-story = Ходы
side-rules = Правила
side-review = Разбор
log-earlier = Что было раньше
log-empty = Ещё ничего не произошло.
why = Почему?
refused = Сейчас так нельзя.
refused-turn = Сейчас не ваш ход: ходит { $name }.
replaced = На столе новая раздача.
restore = К прежней игре
next-round = Следующий раунд
next-game = Следующая партия
this-game-won = { $who ->
    [you] Эта партия ваша!
    [both] Эту партию выигрываете вы и { $names }.
    [together] Эту партию выигрываете вы, { $names }.
    [many] Эту партию выигрывают { $names }.
   *[other] { $names } выигрывает эту партию.
}
round-won = { $who ->
    [you] Раунд ваш!
    [both] Раунд выигрываете вы и { $names }.
    [together] Раунд выигрываете вы, { $names }.
    [many] Раунд выигрывают { $names }.
   *[other] { $names } выигрывает раунд.
}
rules-goal = О чём эта игра
rules-as-played = Как играем здесь
rules-whole-book = Все правила
hint-best = Лучше всего: { $action }.
hint-also = Почти так же хорошо: { $action }.
hint-only = Других ходов нет.
hint-searched = В партиях, доигранных отсюда, так выигрывали чаще всего.
hint-compared = Шанс на победу, насколько видно из поиска: { $best } %, а если «{ $action }» — { $other } %.
hint-equal = Не хуже, насколько видно из поиска: { $action }.
hint-value = Чем это лучше, чем «{ $action }»: { $why }
game-won = { $who ->
    [you] Вы победили!
    [both] Победили вы и { $names }!
    [together] Победили вы, { $names }!
    [many] Победили { $names }.
   *[other] { $names } побеждает.
}
game-lost = { $count ->
    [one] Вы проиграли: побеждает { $names }.
   *[other] Вы проиграли: победили { $names }.
}
play-again = Сыграть ещё
see-table = Взглянуть на стол
score = Счёт
score-left = Осталось карт
score-chart = Как менялся счёт: { $names }.
why-ended = По какому правилу?
how-it-went = Как всё было
record-game = { $won ->
    [0] { $played ->
        [1] Это была ваша первая партия. Теперь вы знаете эту игру.
       *[other] Сыграно партий: { $played }; первая победа ещё впереди.
    }
   *[other] { $played ->
        [1] Первая партия — и сразу первая победа.
       *[other] Выиграно партий: { $won } из { $played }.
    }
}
record-streak = Побед подряд: { $streak }, больше всего было { $best }.
record-met = Против этих соперников выиграно { $won } из { $played }.
ask = Спросить о столе
ask-table = Что на столе?
ask-hand = Что у меня есть?
ask-options = Что я могу сделать?
ask-scores = Какой счёт?
ask-no-hand = Здесь ничьи карты не показаны.
ask-empty-hand = У вас на руках пусто.
ask-no-scores = Здесь счёт не ведут.
ask-nothing = Сейчас вы ничего не можете сделать.
ask-may = Вы можете: { $what }.
analyse = Анализ в мастерской
trouble-analyse = В этой игре нужно всё помнить, или сейчас здесь ничьи карты не показаны. Анализировать её можно, когда она закончится.
coach = Ваша первая партия
coach-known = Я знаю эту игру
coach-call = Объяснять по ходу игры
coach-over = Это была ваша первая партия. В меню «Ещё» объяснения можно включить снова.
sound-offer = Включить звуки карт?
sound-offer-yes = Да
sound-offer-no = Нет
setting-talk = Боты разговаривают
talk-on = Иногда
talk-off = Никогда
bot-line-hush = Больше ничего не говорить
style-bold = смело
style-careful = осторожно
style-hoarding = бережливо
bot-line-good = { $style ->
    [bold] Вот это весело!
    [careful] Шаг за шагом.
   *[hoarding] Вот для чего я берегу карты.
}
bot-line-oops = { $style ->
    [bold] Попробовать стоило.
    [careful] Вот это неожиданность.
   *[hoarding] А так долго береглось…
}
bot-line-caught = { $style ->
    [bold] Поймали!
    [careful] Зоркий глаз!
   *[hoarding] Ох. Верно подмечено.
}
bot-line-won = { $style ->
    [bold] Вот так мне нравится!
    [careful] Не спеша, но до цели.
   *[hoarding] Ждать стоило.
}
