game-nizam = Нізам
about-nizam = Переміщуйте ряди в квадраті з коштовних каменів так, щоб три або більше однакових опинилися поруч. За них дають очки, а на їхні місця лягають нові камені.
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
niz-discard = колода скидання
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
    [0] Активація після цього переміщення не дасть очок.
    [one] Активація після цього переміщення дасть { $gain } очко: { $runs }.
    [few] Активація після цього переміщення дасть { $gain } очки: { $runs }.
   *[many] Активація після цього переміщення дасть { $gain } очок: { $runs }.
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
    [draw] Платити за переміщення нічим: візьміть карти.
    [activate] Платити за наступне переміщення нічим: активуйте поле.
   *[none] Ви не можете ні взяти карт, ні перемістити ряд: пропустіть хід.
}
niz-hint-lit = Вибрано: { $cards }. Тепер виберіть один із підсвічених країв.
niz-hint-more = { $count ->
    [3] Вибрано: { $cards }. Цими трьома картами зараз не заплатити за жодне переміщення.
   *[other] Вибрано: { $cards }. Цим не заплатити за жодне переміщення. Якщо каменя потрібного виду немає, підійдуть будь-які три.
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
niz-say-shifted-left = { $name }: горизонтальний ряд { $n } зсунуто ліворуч, скинуто: { $paid }.
niz-say-shifted-right = { $name }: горизонтальний ряд { $n } зсунуто праворуч, скинуто: { $paid }.
niz-say-shifted-top = { $name }: вертикальний ряд { $n } зсунуто вгору, скинуто: { $paid }.
niz-say-shifted-bottom = { $name }: вертикальний ряд { $n } зсунуто вниз, скинуто: { $paid }.
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
rules-is-nizam-changed = Комбінації, що зараз дали б очки: { $value }
rules-is-nizam-untouched = Незмінені комбінації: { $value }
rules-is-nizam-gain = Очки за активацію зараз: { $value }
rules-is-nizam-runouts = Скільки разів вичерпалася колода: { $value }
