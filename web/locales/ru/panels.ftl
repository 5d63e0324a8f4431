close = Закрыть
share = Поделиться
share-title = Поделиться партией
share-lead = Всё уже есть в самой ссылке. Никуда ничего не отправляется, пока вы сами её не передадите.
share-game = Партия до этого момента
share-game-note = Кто её откроет, увидит все ходы и сможет играть дальше; в ссылке все карты, скрытые тоже.
share-deal = Эта раздача для друга
share-deal-note = Тот же стол, те же настройки и карты, но ещё без ходов: сравните, у кого выйдет лучше.
share-copy = Копировать
share-copied = Скопировано
share-not-copied = Браузер не разрешил странице копировать. Ссылка выделена: скопируйте её вручную.
share-send = Отправить…
share-qr = QR-код
share-qr-of = QR-код: { $link }
share-too-long = Символов в этой ссылке: { $length }. QR-кодов понадобилось бы больше двенадцати, поэтому их нет; отправьте её, пожалуйста, файлом.
share-readable = Та же ссылка в читаемом виде
share-readable-note = Запись обычным текстом: видно, что именно вы передаёте. Она открывает ту же партию.
settings = Настройки
settings-table = Стол
settings-feel = Звук и движение
settings-page = Страница
setting-pace = Темп ботов
setting-cards = Рубашки карт
setting-cloth = Скатерть
setting-vibration = Вибрация
setting-motion = Движение
setting-theme = Цвета
setting-thinking = Боты думают
setting-connect = Игры с друзьями
setting-sound = Звуки
setting-lang = Язык
motion-normal = Обычное
motion-slow = Медленное
motion-none = Без движения
theme-auto = Как на устройстве
theme-light = Светлые
theme-dark = Тёмные
thinking-cores = Всеми ядрами
thinking-sparing = Бережно: одним ядром
connect-live = Вживую, где получается
connect-links = Только ссылками
connect-why = Вживую ходы приходят сами; для этого ваше устройство сообщает устройствам друзей свой адрес в сети. Только ссылками оно не сообщает его никому, а каждую ссылку вы отправляете сами.
sound-off = Выключены
sound-on = Включены
vibration-on = Включена
vibration-off = Выключена
vibration-cannot = Это устройство не умеет вибрировать.
cards-own = Как в самой игре
cards-weave = Узор
cards-waves = Волны
cards-stars = Звёзды
cards-leaves = Листья
cloth-own = Как в самой игре
cloth-baize = Зелёное сукно
cloth-night = Ночь
cloth-linen = Лён
cloth-wood = Дерево
cloth-wine = Бордовая
review = Разбор партии
review-progress = Сколько уже разобрано
review-stop = Приостановить
review-go-on = Продолжить
review-scope = Чьи решения
review-mine = Мои решения
review-all = Решения всех
review-nothing = Решать здесь было нечего.
review-note = Шансы на победу в процентах. Они оценены по { $games ->
    [one] { $games } воображаемой партии
   *[other] { $games } воображаемым партиям
} — лишь по тому, что каждый игрок мог знать в тот момент. Разница в один-два процента случайна.
review-moment = Действие
review-chance = Шанс
review-could = С лучшим
review-who = Кто
review-done = Сделано
review-better = Лучше
review-chart = Как менялись шансы: { $first } % на первом решении, { $last } % на последнем. Все числа есть в таблице ниже.
review-turning = Моменты, которые стоили больше всего
review-kept = Они ждут среди ваших задач новой попытки.
review-no-turning = Ни одно решение не стоило дорого.
review-by = { $number }. { $name }
review-why = Что даёт лучшее действие: { $why }
review-table = Все решения
review-to = К позиции перед действием { $number }
stats = Воспоминания
stats-lead = Партии, которые вы доиграли на этом устройстве. Они хранятся здесь и больше нигде.
stats-by-game = По играм
stats-by-opponent = По соперникам
stats-latest = Последние партии
stats-course = Как шли партии
stats-course-words = Сыграно партий: { $games }, выиграно { $share } %.
stats-axis-games = Партии
stats-axis-won = Выиграно, %
stats-game = Игра
stats-opponent = Соперники
stats-people = Другие люди
stats-bot = Бот · { $level }
stats-played = Сыграно
stats-won = Победа
stats-drawn = Общая победа
stats-lost = Поражение
stats-several = Общее устройство
stats-average = Решений за партию
stats-day = День
stats-result = Итог
stats-decisions = Решения
stats-export = Экспорт
stats-import = Импорт
stats-erase = Стереть всё
stats-sure = Точно стереть всё?
stats-erased = Всё стёрто.
stats-denied = Браузер не разрешает странице ничего сохранять, поэтому статистики нет.
stats-broken = Сохранённую статистику не удалось прочитать: что-то не так в { $what }. Она отложена, и подсчёт начинается заново.
stats-wrong = Этот файл не удалось импортировать: что-то не так в { $what }. Ничего не изменено.
stats-added = Новых партий из файла: { $count }
review-try = Попробовать отсюда ещё раз
review-mistake = Ошибка: стоила не меньше пяти процентов
review-blunder = Грубая ошибка: стоила не меньше двадцати процентов
setting-keys = Буквы как клавиши стола
keys-on = Включены
keys-off = Выключены
keys = Клавиши стола
keys-hint-key = H
keys-hint = Подсказка
keys-undo-key = U
keys-undo = Отменить действие
keys-walk-key = J, K
keys-walk = На шаг назад или вперёд, когда просматриваете партию
keys-arrows-key = Tab, стрелки
keys-arrows = К следующей части стола; внутри неё — к следующей карте или кнопке
keys-enter-key = Enter
keys-enter = Взять или выложить то, на чём фокус
keys-escape-key = Escape
keys-escape = Вернуть выбранную карту, закрыть открытое
keys-list-key = ?
keys-list = Все клавиши
keys-readers = Программа чтения с экрана может оставлять буквы себе: переключите её в режим форм или спрашивайте четырьмя кнопками, которые на столе идут первыми. Кнопка, у которой есть своя буква, её называет. В русской раскладке действует та же клавиша.
tale-play = Показать
tale-stop = Остановить
tale-end = Так всё закончилось.
tale-swing = { $who ->
    [you] Здесь всё переменилось: вы выигрываете { $points }.
   *[other] Здесь всё переменилось: { $name } выигрывает { $points }.
}
tale-mistake = { $who ->
    [you] Ваш выбор: «{ $played }». С «{ $best }» побед на сто партий было бы больше на { $loss }.
   *[other] { $name } выбирает: «{ $played }». С «{ $best }» побед на сто партий было бы больше на { $loss }.
}
review-behind = Шансы на графике
tale-film = Картинкой
won-title = Можно ли было выиграть?
won-ask-win = { $over ->
    [yes] Можно ли было выиграть?
   *[no] Можно ли ещё выиграть?
}
won-ask-par = Можно ли было набрать { $points }?
won-ask-more = Можно ли было набрать больше?
won-lead = Ответ знает все карты, даже те, которых вы не видите.
won-going = Ищем. Просмотрено позиций: { $nodes }.
won-stop = Остановить
won-go-on = Искать дальше
won-stopped = Поиск остановлен. Просмотрено позиций: { $nodes }; пока ничего не найдено.
won-unknown = Просмотрено позиций: { $nodes }. Ответа мы не знаем.
won-no-win = Эту раздачу не выиграл бы никто, даже видя все карты, если { $name } делает то, что на первый взгляд лучше всего.
won-no-alone = Из этой раздачи никто не набрал бы { $points }, даже видя все карты.
won-now = Ещё можно выиграть: отсюда.
won-here = { $kind ->
    [win] Выиграть было можно: отсюда.
   *[alone] Можно было набрать { $reached }: отсюда.
}
won-from = { $kind ->
    [win] Выиграть было можно: с действия { $number }.
   *[alone] Можно было набрать { $reached }: с действия { $number }.
}
won-knows-forced = Это видно, когда знаешь все карты, и { $name } ничем не может помешать.
won-knows-greedy = Это видно, когда знаешь все карты и то, что { $name } делает лучшее на первый взгляд.
won-knows-alone = Это видно, когда знаешь все карты.
won-latest = Позже пути уже нет.
won-perhaps-later = Есть ли путь ещё позже, мы не знаем.
won-place = К тому моменту
won-how = Показать как
won-watch = Отсюда путь был. Вот он, если знать все карты.
