to-lobby = Усі ігри
log = Перебіг гри
menu = Меню гри
undo = Скасувати дію
new-deal = Нова роздача
same-deal = Та сама роздача
save-record = Зберегти запис
open-record = Відкрити запис
status-starting = Карти тасуються.
status-answer = Ви продовжите, коли прийде відповідь.
status-over = Гру закінчено.
status-yours = Ваш хід.
status-of = { $count ->
    [1] Ходить { $name }.
   *[other] Ходять { $name }.
}
dismiss = Зрозуміло
download-broken = Завантажити пошкоджене збереження
pass-to = Тепер грає { $name }: передайте, будь ласка, пристрій.
show-hand = Показати мою руку
problem-title = Ця адреса не працює
problem-notation = Рядок { $line }, стовпчик { $column }: стоїть «{ $what }», а має бути { $expected }.
problem-option = «{ $value }» не підходить для { $name }. Дозволено: { $allowed }.
problem-illegal = Рядок { $line }, стовпчик { $column }: дію забороняє { $rule }.
trouble-choose-first = Спершу виберіть карту, а тоді стос.
trouble-no-place = Сюди вибране не покласти.
trouble-watching = Ви лише спостерігаєте: за цим столом ви не граєте.
trouble-replies = Хвилинку: ходять інші.
trouble-go-on = Цей крок пройдено. Натисніть «Далі».
trouble-solved = Цю задачу розв’язано. Беріться за наступну.
trouble-record = Цей запис не вдалося прочитати; гра на столі лишилася такою, як була.
trouble-save = Збережену гру за цим столом не вдалося прочитати. Її відкладено, а карти роздано наново.
trouble-no-save = На цьому пристрої немає такої збереженої гри, тож карти роздано наново.
trouble-ignored = В адресі є налаштування, які тут нічого не означають, тож їх пропущено: { $what }.
hint = Підказка
hint-thinking = Підказка готується…
walk-first = На початок
walk-back = Крок назад
walk-on = Крок уперед
walk-moment = { $at } з { $last }
walk-take-over = Грати звідси
walk-live = Назад до гри
look-back = Переглянути хід гри
table-in-words = Стіл словами
linger = Дивіться уважно: вдруге цього не покажуть.
linger-seen = Побачено
elsewhere-title = Ця гра відкрита в іншій вкладці
elsewhere-text = Там вона й триває; тут нічого не змінюється, щоб жодна дія не загубилася.
elsewhere-take = Грати далі тут
problem-engine = Запис зроблено рушієм версії { $theirs }, а на цій сторінці версія { $ours }: деякі дії вона може тлумачити інакше.
trouble-restarted = Рушій перестав відповідати, тож його запущено наново. Гра триває від останньої завершеної дії.
trouble-words = Мова { $what } поки недоступна: її тексти не надійшли. Виберіть цю мову ще раз за хвилину.
trouble-unkept = Цей пристрій нічого не зберігає, бо сховище переповнене або недоступне. Гра триватиме, доки відкрита ця сторінка; щоб її не втратити, збережіть її у файл.
players = Гравці
seat-acts = ходить
more = Ще
undo-not = Скасовувати нема чого: ще нічого не зроблено або відтоді відкрилося щось приховане.
hint-not = Підказку можна взяти лише на своєму ході.
review-not = Поки що немає чого розбирати.
side = Поруч зі столом
side-story = Перебіг
side-rules = Правила
side-review = Розбір
log-earlier = Що було раніше
log-empty = Ще нічого не сталося.
why = Чому?
refused = Зараз так не можна.
refused-turn = Зараз не ваш хід: ходить { $name }.
replaced = На столі нова роздача.
restore = До попередньої гри
next-round = Наступний раунд
next-game = Наступна гра
this-game-won = { $who ->
    [you] Ця гра ваша!
    [both] Цю гру виграли ви та { $names }.
    [together] Цю гру виграли ви, { $names }.
    [many] Цю гру виграли { $names }.
   *[other] { $names } виграє цю гру.
}
round-won = { $who ->
    [you] Раунд ваш!
    [both] Раунд виграли ви та { $names }.
    [together] Раунд виграли ви, { $names }.
    [many] Раунд виграли { $names }.
   *[other] { $names } виграє раунд.
}
rules-goal = Про що ця гра
rules-as-played = Як граємо тут
rules-whole-book = Усі правила
hint-best = Найкраще: { $action }.
hint-also = Майже так само добре: { $action }.
hint-only = Інших ходів немає.
hint-searched = У партіях, розіграних звідси далі, так вигравали найчастіше.
hint-compared = Шанс на перемогу, наскільки видно з пошуку: { $best } %, а якщо «{ $action }» — { $other } %.
hint-equal = Не гірше, наскільки видно з пошуку: { $action }.
hint-value = Чим краще, ніж «{ $action }»: { $why }
game-won = { $who ->
    [you] Ви перемогли!
    [both] Перемогли ви та { $names }!
    [together] Перемогли ви, { $names }!
    [many] Перемогли { $names }.
   *[other] { $names } перемагає.
}
game-lost = { $count ->
    [one] Ви програли: перемагає { $names }.
   *[other] Ви програли: перемогли { $names }.
}
play-again = Зіграти ще
see-table = Оглянути стіл
score = Рахунок
score-left = Лишилося карт
score-chart = Як змінювався рахунок: { $names }.
why-ended = За яким правилом?
how-it-went = Як усе було
record-game = { $won ->
    [0] { $played ->
        [1] Це була ваша перша партія. Тепер ви знаєте цю гру.
       *[other] Зіграно партій: { $played }; перша перемога ще попереду.
    }
   *[other] { $played ->
        [1] Перша партія — і одразу перша перемога.
       *[other] Виграно партій: { $won } з { $played }.
    }
}
record-streak = Перемог поспіль: { $streak }, найбільше було { $best }.
record-met = Проти цих суперників виграно { $won } з { $played }.
ask = Запитати про стіл
ask-table = Що на столі?
ask-hand = Що є в мене?
ask-options = Що я можу зробити?
ask-scores = Який рахунок?
ask-no-hand = Тут нічиєї руки не показано.
ask-empty-hand = Ваша рука порожня.
ask-no-scores = Тут нічого не рахують.
ask-nothing = Зараз ви нічого не можете зробити.
ask-may = Ви можете: { $what }.
analyse = Аналізувати в майстерні
trouble-analyse = У цій грі треба все пам’ятати, або зараз тут нічиїх карт не показано. Аналізувати її можна, коли вона скінчиться.
coach = Ваша перша партія
coach-known = Я знаю цю гру
coach-call = Пояснювати під час гри
coach-over = Це була ваша перша партія. У меню «Ще» пояснення можна ввімкнути знову.
sound-offer = Увімкнути звуки карт?
sound-offer-yes = Так
sound-offer-no = Ні
setting-talk = Боти щось кажуть
talk-on = Час від часу
talk-off = Ніколи
bot-line-hush = Більше нічого не казати
style-bold = грає сміливо
style-careful = грає обережно
style-hoarding = заощаджує
bot-line-good = { $style ->
    [bold] Оце весело!
    [careful] Крок за кроком.
   *[hoarding] Приберігалося саме для цього.
}
bot-line-oops = { $style ->
    [bold] Спробувати було варто.
    [careful] Оце несподіванка.
   *[hoarding] А так довго береглося…
}
bot-line-caught = { $style ->
    [bold] Спіймано!
    [careful] Гостре око!
   *[hoarding] Ой. Помічено.
}
bot-line-won = { $style ->
    [bold] Отак мені подобається!
    [careful] Поволі, але дійшли.
   *[hoarding] Чекати було варто.
}
