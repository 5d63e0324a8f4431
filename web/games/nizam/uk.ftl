game-nizam = Нізам
about-nizam = На столі лежить квадрат із коштовних каменів. Посувайте його ряди, доки однакові камені не опиняться поруч, забирайте їх і дивіться, що ляже на вільні місця.
niz-players = Гравці й очки
niz-acting = хід
niz-points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[many] { $count } очок
}
niz-hand-size = на руках { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
niz-your-hand = Ваша рука: { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
niz-your-hand-of = Ваша рука: карт { $count }, щонайбільше { $limit }
niz-piles = Колода і колода скидання
niz-deck = колода
niz-discard = скидання
niz-left = { $count ->
    [0] колода вичерпалася востаннє
    [1] кінець, щойно колода вичерпається
    [few] колода має вичерпатися ще { $count } рази
   *[many] колода має вичерпатися ще { $count } разів
}
niz-deck-pile = Колода: { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
niz-discard-pile = Колода скидання: { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}, зверху { $top }
niz-run-outs = { $left ->
    [0] Колода вичерпалася востаннє.
    [1] Гра закінчиться, щойно колода вичерпається.
    [few] Гра закінчиться, коли колода вичерпається ще { $left } рази.
   *[many] Гра закінчиться, коли колода вичерпається ще { $left } разів.
}
niz-run = { $line }: { $gems }
niz-then = { $gain ->
    [0] Після цього активація не дасть очок.
    [one] Після цього активація дасть { $gain } очко: { $runs }.
    [few] Після цього активація дасть { $gain } очки: { $runs }.
   *[many] Після цього активація дасть { $gain } очок: { $runs }.
}
niz-gain = { $count ->
    [0] Активація зараз: без очок
    [one] Активація зараз: { $count } очко
    [few] Активація зараз: { $count } очки
   *[many] Активація зараз: { $count } очок
}
niz-bonus = за кілька комбінацій
niz-rests = { $run }, без змін
niz-hint-shift = { $ending ->
    [draw] Виберіть камінь із руки й перемістіть ряд або візьміть карти.
    [activate] Переміщуйте далі або активуйте поле.
   *[none] Виберіть камінь із руки й перемістіть ряд.
}
niz-hint-stop = { $ending ->
    [draw] На жодне переміщення карт не вистачає: візьміть нові.
    [activate] На інші переміщення карт не вистачає: активуйте поле.
   *[none] Ні взяти карти, ні перемістити ряд не можна: пропустіть хід.
}
niz-hint-lit = Вибрано: { $cards }. Тепер виберіть підсвічений край.
niz-hint-more = { $count ->
    [3] Вибрано: { $cards }. Ці три камені не підходять до жодного краю.
   *[other] Вибрано: { $cards }. Такого краю немає. Будь-які три камені замінять вид, якого у вас бракує.
}
niz-draw = { $count ->
    [0] Взяти карти
    [one] Взяти { $count } карту
    [few] Взяти { $count } карти
   *[many] Взяти { $count } карт
}
niz-activate = { $count ->
    [0] Активувати поле
    [one] Активувати: { $count } очко
    [few] Активувати: { $count } очки
   *[many] Активувати: { $count } очок
}
niz-pass = Пропустити хід
niz-say-drew = { $name }: добір { $count ->
    [one] { $count } карти
   *[other] { $count } карт
}.
niz-say-drew-cards = { $name }: добір { $count ->
    [one] { $count } карти
   *[other] { $count } карт
} ({ $cards }).
niz-say-shifted-left = { $name }: горизонтальний ряд { $n } зсунуто ліворуч, скинуто { $paid }.
niz-say-shifted-right = { $name }: горизонтальний ряд { $n } зсунуто праворуч, скинуто { $paid }.
niz-say-shifted-top = { $name }: вертикальний ряд { $n } зсунуто вгору, скинуто { $paid }.
niz-say-shifted-bottom = { $name }: вертикальний ряд { $n } зсунуто вниз, скинуто { $paid }.
niz-say-nothing = { $name }: активація без очок.
niz-say-activated = { $name }: активація, { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[many] { $count } очок
} ({ $runs }).
niz-say-filled = Нові камені на полі: { $gems }.
niz-say-ran-out = { $times ->
    [1] Колода вичерпалася.
    [2] Колода вичерпалася вдруге.
    [3] Колода вичерпалася втретє.
    [4] Колода вичерпалася вчетверте.
   *[other] Колода вичерпалася вп’яте.
}
niz-say-reshuffled = Колоду скидання перетасовано, нова колода: { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}.
niz-say-passed = { $name }: хід пропущено.
niz-say-turn = { $who ->
    [you] Ваш хід.
   *[other] Ходить { $name }.
}
niz-say-alone = Гру закінчено. Ваш результат: { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[many] { $count } очок
} ({ $rule }).
niz-say-over = Гру закінчено. { $who ->
    [you] Ви перемогли
    [many] Перемогу ділять { $name }
   *[other] Переможець: { $name }
}, { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[many] { $count } очок
} ({ $rule }).
niz-text-changed = Активація зараз дасть очок: { $gain } ({ $runs }).
niz-text-untouched = Без змін: { $runs }.
niz-text-player = { $name }: { $points }, { $hand }.
niz-text-hand = У вас на руках: { $cards }.
fact-nizam-limit = щонайбільше карт: { $value }
niz-act-activate = активувати поле
rules-is-nizam-changed = Комбінації, що зараз принесли б очки: { $value }
rules-is-nizam-untouched = Незмінені комбінації: { $value }
rules-is-nizam-gain = Активація зараз принесла б { $value }
rules-is-nizam-runouts = Скільки разів вичерпалася колода: { $value }
