rules = Правила
rules-all = Усі правила
rules-of = { $game }: правила
rules-lead = Усі ігри, пояснені до кінця: кожне правило під своїм номером, усе, про що видані правила мовчать, вирішено й сказано, а приклади можна розіграти просто на місці.
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
rules-search-hint = Слово або правило, як-от { $rule }
rules-search-none = Немає правила, де були б усі ці слова.
rules-search-found = Знайдено правил: { $count }
rules-mark-S = Так сказано у виданих правилах
rules-mark-R = Наше тлумачення там, де видані правила мовчать
rules-mark-SR = Видані правила з нашим тлумаченням
rules-marks = Звідки взято правило
rules-word-ruling = Тлумачення
rules-word-option = Варіант
rules-permalink = Посилання на правило { $rule }
rules-as-text = Як текст
rules-may = Можна
rules-not = Не можна
rules-play = Зіграно
rules-is = Тепер
rules-by = { $name }: { $action }
rules-try = Спробувати
rules-again = Спочатку
rules-close = Назад до малюнка
rules-starting = Рушій запускається …
rules-failed = Рушій не вдалося запустити. Малюнок лишається; може допомогти перезавантаження сторінки.
rules-open = Прочитати правило
rules-act-f2f-own-up = { $card } у власний стос зростання
rules-act-f2f-own-down = { $card } у власний стос спадання
rules-act-f2f-their-up = { $card } у стос зростання супротивника
rules-act-f2f-their-down = { $card } у стос спадання супротивника
rules-act-f2f-draw = завершити хід і взяти карти
rules-act-gem-shift = { $end }: перемістити, заплативши: { $cards }
rules-act-gem-done = виконати завдання: { $gem }
rules-act-gem-draw = взяти карти
rules-act-gem-activate = активувати поле
rules-act-gem-prove = закінчити переміщення й показати завдання
rules-act-gem-pass = пропустити
rules-act-gla-start = поставити чарівника { $stop }
rules-act-gla-cauldron = { $place }: у казан
rules-act-gla-spells = { $place }: лишити закляття собі
rules-act-gla-cast = { $place }: закляття діє одразу
rules-act-gla-aside = { $place }: взяти останню карту й відкласти її
rules-act-gla-appear = скористатися «Чарівною появою»
rules-act-gla-move = скористатися «Чарівним переміщенням»
rules-act-gla-pass = нічого не брати
rules-act-uno-lay = викласти: { $card }{ $colour ->
    [none] {""}
   *[other] , колір — { $colour }
}{ $call ->
    [yes] , оголосивши «UNO!»
   *[no] {""}
}
rules-act-uno-draw = витягти карту
rules-act-uno-keep = лишити витягнуту карту собі
rules-act-uno-challenge = оскаржити карту «Дика: візьми дві»
rules-act-uno-accept = погодитися й узяти карти
rules-act-uno-let = не зважати на забуте «UNO!»
rules-act-uno-catch = спіймати без «UNO!»: { $name }
rules-act-uno-colour = назвати колір: { $colour }
rules-act-fli-lay = викласти: { $card }, переліт { $flight }
rules-act-fli-take = взяти: { $card }
rules-act-fli-swap = віддати { $own }, отримати { $other }
rules-is-none = немає
rules-is-empty = порожньо
rules-is-you = ви
rules-is-seat = Діє: { $value }
rules-is-over = { $raw ->
    [none] Гра триває
   *[other] Гру закінчено за правилом { $raw }
}
rules-is-winner = Перемога: { $value }
rules-is-given = Віддано за цей хід: { $value }
rules-is-own-up = Ваш стос зростання показує { $value }
rules-is-own-down = Ваш стос спадання показує { $value }
rules-is-their-up = Стос зростання супротивника показує { $value }
rules-is-their-down = Стос спадання супротивника показує { $value }
rules-is-own-hand = Ваша рука: { $value }
rules-is-own-hand-size = Карт у вашій руці: { $value }
rules-is-own-draw-size = Ваш відкладений стос: { $value }
rules-is-their-hand-size = Карт у руці супротивника: { $value }
rules-is-their-draw-size = Відкладений стос супротивника: { $value }
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
rules-is-game = Гра { $value }
rules-is-turn = Хід { $value }
rules-is-city-of = { $who ->
    [you] Ваша колекція: { $value }
   *[other] Колекція гравця { $seat }: { $value }
}
rules-is-city-size-of = { $who ->
    [you] Міст у вашій колекції: { $value }
   *[other] Міст у колекції гравця { $seat }: { $value }
}
rules-is-value-of = { $who ->
    [you] Ваша колекція варта { $value }
   *[other] Колекція гравця { $seat } варта { $value }
}
rules-is-used-of = { $who ->
    [you] Ваші використані перельоти: { $value }
   *[other] Використані перельоти гравця { $seat }: { $value }
}
rules-is-wins-of = { $who ->
    [you] Ваші виграні ігри: { $value }
   *[other] Виграні ігри гравця { $seat }: { $value }
}
rules-is-first = Першочерговість має: { $value }
rules-is-order = Ще братимуть карту: { $value }
rules-is-out = Кольори, яких немає в грі: { $value }
rules-is-table = На столі: { $value }
rules-is-phase = { $raw ->
    [lay] Усі викладають карти
    [pick] Карти розбирають
    [swap] Час обміну
    [tasks] Викладають завдання
    [challenge] Можна оскаржити
    [colour] Треба назвати колір
    [drawn] Витягнуту карту можна викласти
   *[play] Хід триває
}
rules-is-at-of = { $place }: { $value }
rules-is-cauldron-of = { $who ->
    [you] Ваш казан: { $value }
   *[other] Казан гравця { $seat }: { $value }
}
rules-is-cauldron-size-of = { $who ->
    [you] Карт у вашому казані: { $value }
   *[other] Карт у казані гравця { $seat }: { $value }
}
rules-is-top-of = { $who ->
    [you] Зверху у вашому казані: { $value }
   *[other] Зверху в казані гравця { $seat }: { $value }
}
rules-is-step-of = { $who ->
    [you] Крок вашого чарівника: { $value }
   *[other] Крок чарівника гравця { $seat }: { $value }
}
rules-is-wizard-of = { $who ->
    [you] Ваш чарівник стоїть { $value }
   *[other] Чарівник гравця { $seat } стоїть { $value }
}
rules-is-spells-of = { $who ->
    [you] Ваші закляття: { $value }
   *[other] Заклинання гравця { $seat }: { $value }
}
rules-is-jokers-of = { $who ->
    [you] Ваші джокери замінюють: { $value }
   *[other] Джокери гравця { $seat } замінюють: { $value }
}
rules-is-recipe-points-of = { $who ->
    [you] Очки за ваші рецепти: { $value }
   *[other] Очки за рецепти гравця { $seat }: { $value }
}
rules-is-line = Ряд, з якого беруть: { $value }
rules-is-using = { $raw ->
    [appear] Діє «Чарівна поява»
    [move] Діє «Чарівне переміщення»
   *[none] Жодне закляття не діє
}
rules-is-line-of = { $place }: { $raw }
rules-is-field = Поле, ряд за рядом: { $raw }
rules-is-changed = Комбінації, що зараз принесли б очки: { $value }
rules-is-untouched = Незмінені комбінації: { $value }
rules-is-gain = Активація зараз принесла б { $value }
rules-is-shifts = Переміщень за цей хід: { $value }
rules-is-runouts = Скільки разів вичерпалася колода: { $value }
rules-is-done-of = { $who ->
    [you] Ваші виконані завдання: { $value }
   *[other] Виконані завдання гравця { $seat }: { $value }
}
rules-is-done-size-of = { $who ->
    [you] Скільки завдань ви виконали: { $value }
   *[other] Скільки завдань виконав гравець { $seat }: { $value }
}
rules-is-open-of = { $who ->
    [you] Вам ще лишилося: { $value }
   *[other] Гравцеві { $seat } ще лишилося: { $value }
}
rules-is-provable = Можна виконати зараз: { $value }
rules-is-forbidden = Зараз заборонено: { $value }
rules-is-pearl = { $raw ->
    [none] Перлина ще нічого не замінює
   *[other] Перлина замінює: { $value }
}
rules-is-top = Зверху відбою: { $value }
rules-is-colour = Чинний колір: { $value }
rules-is-direction = { $raw ->
    [left] Грають вліво
   *[right] Грають вправо
}
rules-is-dealer = Роздає: { $value }
rules-is-drawn = Щойно витягнуто: { $value }
rules-is-open = Можна спіймати: { $value }
rules-is-points-of = { $who ->
    [you] Ваша рука коштує { $value }
   *[other] Рука гравця { $seat } коштує { $value }
}
