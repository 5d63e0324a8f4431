close = Закрити
share = Поділитися
share-title = Поділитися грою
share-lead = Усе вже є в самому посиланні. Нікуди нічого не надсилається, доки ви самі його не передасте.
share-game = Гра до цієї миті
share-game-note = Хто його відкриє, побачить усе, що зіграно, і зможе грати далі; у посиланні всі карти, зокрема й приховані.
share-deal = Ця роздача для друга
share-deal-note = Той самий стіл, ті самі налаштування й карти, але ще без ходів: порівняйте, у кого вийде краще.
share-copy = Копіювати
share-copied = Скопійовано
share-not-copied = Браузер не дозволив сторінці копіювати. Посилання виділено: скопіюйте його вручну.
share-send = Надіслати…
share-qr = QR-код
share-qr-of = QR-код: { $link }
share-too-long = Довжина посилання у знаках: { $length }. QR-кодів знадобилося б більше ніж дванадцять, тож їх немає; надішліть його, будь ласка, файлом.
share-readable = Те саме посилання, читабельне
share-readable-note = Запис звичайним текстом: видно, що саме ви передаєте. Він відкриває ту саму гру.
settings = Налаштування
settings-table = Стіл
settings-feel = Звук і рух
settings-page = Сторінка
setting-pace = Темп ботів
setting-cards = Сорочки карт
setting-cloth = Скатертина
setting-vibration = Вібрація
setting-motion = Рух
setting-theme = Кольори
setting-thinking = Боти думають
setting-connect = Ігри з друзями
setting-sound = Звуки
setting-lang = Мова
motion-normal = Звичайний
motion-slow = Повільний
motion-none = Без руху
theme-auto = Як на пристрої
theme-light = Світлі
theme-dark = Темні
thinking-cores = Усіма ядрами
thinking-sparing = Ощадливо: одним ядром
connect-live = Наживо, де можна
connect-links = Лише посиланнями
connect-why = Наживо ходи приходять самі; для цього ваш пристрій повідомляє пристроям друзів свою адресу в мережі. Лише посиланнями він не повідомляє її нікому, а кожне посилання ви надсилаєте самі.
sound-off = Вимкнено
sound-on = Увімкнено
vibration-on = Увімкнено
vibration-off = Вимкнено
vibration-cannot = Цей пристрій не вміє вібрувати.
cards-own = Як у самій грі
cards-weave = Плетиво
cards-waves = Хвилі
cards-stars = Зорі
cards-leaves = Листя
cloth-own = Як у самій грі
cloth-baize = Зелене сукно
cloth-night = Ніч
cloth-linen = Льон
cloth-wood = Дерево
cloth-wine = Бордова
review = Розбір гри
review-progress = Скільки вже розібрано
review-stop = Призупинити
review-go-on = Продовжити
review-scope = Чиї рішення
review-mine = Мої рішення
review-all = Рішення всіх
review-nothing = Вирішувати тут не було чого.
review-note = Шанси на перемогу у відсотках. Їх оцінено за { $games ->
    [one] { $games } уявною партією
   *[other] { $games } уявними партіями
}, зважаючи лише на те, що кожен гравець міг знати тієї миті. Різниця в один-два відсотки випадкова.
review-moment = Дія
review-chance = Шанс
review-could = З найкращою
review-who = Хто
review-done = Зроблено
review-better = Краще
review-chart = Як змінювалися шанси: { $first } % на першому рішенні, { $last } % на останньому. Усі числа є в таблиці нижче.
review-turning = Моменти, що коштували найбільше
review-kept = Вони чекають серед ваших задач на нову спробу.
review-no-turning = Нічого вагомого не втрачено.
review-by = { $number }. { $name }
review-why = Що дає краща дія: { $why }
review-table = Усі рішення
review-to = До позиції перед дією { $number }
stats = Спогади
stats-lead = Партії, які ви завершили на цьому пристрої. Вони зберігаються тут і більше ніде.
stats-by-game = За іграми
stats-by-opponent = За суперниками
stats-latest = Останні партії
stats-course = Як ішли партії
stats-course-words = Зіграно партій: { $games }, виграно { $share } %.
stats-axis-games = Партії
stats-axis-won = Виграно, %
stats-game = Гра
stats-opponent = Суперники
stats-people = Інші люди
stats-bot = Бот · { $level }
stats-played = Завершено
stats-won = Перемога
stats-drawn = Спільна перемога
stats-lost = Поразка
stats-several = Спільний пристрій
stats-average = Рішень за партію
stats-day = День
stats-result = Підсумок
stats-decisions = Рішення
stats-export = Експортувати
stats-import = Імпортувати
stats-erase = Стерти все
stats-sure = Справді стерти все?
stats-erased = Усе стерто.
stats-denied = Браузер не дозволяє сторінці нічого зберігати, тому статистики немає.
stats-broken = Збережену статистику не вдалося прочитати: щось не так у { $what }. Її відкладено, і підрахунок починається наново.
stats-wrong = Цей файл не вдалося імпортувати: щось не так у { $what }. Нічого не змінено.
stats-added = Нових партій із файлу: { $count }
review-try = Спробувати звідси ще раз
review-mistake = Помилка: коштувала щонайменше п’ять відсотків
review-blunder = Груба помилка: коштувала щонайменше двадцять відсотків
setting-keys = Літери як клавіші столу
keys-on = Увімкнено
keys-off = Вимкнено
keys = Клавіші столу
keys-hint-key = H
keys-hint = Підказка
keys-undo-key = U
keys-undo = Скасувати дію
keys-walk-key = J, K
keys-walk = На крок назад або вперед, коли переглядаєте гру
keys-arrows-key = Tab, стрілки
keys-arrows = До наступної частини столу; у ній — до наступної карти чи кнопки
keys-enter-key = Enter
keys-enter = Узяти чи викласти те, на чому фокус
keys-escape-key = Escape
keys-escape = Повернути вибрану карту, закрити відкрите
keys-list-key = ?
keys-list = Усі клавіші
keys-readers = Програма читання з екрана може лишати літери собі: перемкніть її в режим форм або питайте чотирма кнопками, які на столі перші. Кнопка, що має власну літеру, її називає. В українській розкладці діє та сама клавіша.
tale-play = Показати
tale-stop = Зупинити
tale-end = Так усе закінчилося.
tale-swing = { $who ->
    [you] Тут усе змінилося: ви здобуваєте { $points }.
   *[other] Тут усе змінилося: { $name } здобуває { $points }.
}
tale-mistake = { $who ->
    [you] Ваш вибір: «{ $played }». «{ $best }» принесло б на { $loss } перемог більше зі ста.
   *[other] { $name } обирає: «{ $played }». «{ $best }» принесло б на { $loss } перемог більше зі ста.
}
review-behind = Шанси на графіку
tale-film = Картинкою
won-title = Чи можна було виграти?
won-ask-win = { $over ->
    [yes] Чи можна було виграти?
   *[no] Чи можна ще виграти?
}
won-ask-par = Чи можна було набрати { $points }?
won-ask-more = Чи можна було набрати більше?
won-lead = Відповідь знає всі карти, навіть ті, яких ви не бачите.
won-going = Шукаємо. Переглянуто позицій: { $nodes }.
won-stop = Зупинити
won-go-on = Шукати далі
won-stopped = Пошук зупинено. Переглянуто позицій: { $nodes }; поки нічого не знайдено.
won-unknown = Переглянуто позицій: { $nodes }. Відповіді ми не знаємо.
won-no-win = Цю роздачу не виграв би ніхто, навіть бачачи всі карти, якщо { $name } робить те, що на перший погляд найкраще.
won-no-alone = Із цієї роздачі ніхто не набрав би { $points }, навіть бачачи всі карти.
won-now = Ще можна виграти: звідси.
won-here = { $kind ->
    [win] Виграти було можна: звідси.
   *[alone] Можна було набрати { $reached }: звідси.
}
won-from = { $kind ->
    [win] Виграти було можна: з дії { $number }.
   *[alone] Можна було набрати { $reached }: з дії { $number }.
}
won-knows-forced = Це видно, коли знаєш усі карти, і { $name } нічим не може завадити.
won-knows-greedy = Це видно, коли знаєш усі карти й те, що { $name } робить найкраще на перший погляд.
won-knows-alone = Це видно, коли знаєш усі карти.
won-latest = Пізніше шляху вже немає.
won-perhaps-later = Чи є шлях іще пізніше, ми не знаємо.
won-place = До тієї миті
won-how = Показати як
won-watch = Звідси шлях був. Ось він, якщо знати всі карти.
