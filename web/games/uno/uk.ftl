game-uno = UNO
about-uno = Добирайте до кольору, числа чи знака й лишіться без карт раніше за всіх. Викладаючи передостанню, оголосіть «UNO», пильнуйте тих, хто забув, а як стане відваги — блефуйте з «Дикою: візьми дві».
option-uno-target = До скількох очок грати
option-uno-target-250 = 250
option-uno-target-100 = 100
option-uno-target-500 = 500
option-uno-scoring = Очки за раунд
option-uno-scoring-winner = Усі переможцеві
option-uno-scoring-caught = Кожному свої; перемагає найменша сума
option-uno-bluff = Блеф із «Дикою: візьми дві»
option-uno-bluff-on = Дозволено
option-uno-bluff-off = Не дозволено
option-uno-two_player_reverse = «Зворотний хід», коли гравців двоє
option-uno-two_player_reverse-skip = Другий пропускає хід
option-uno-two_player_reverse-plain = Лише змінюється напрямок
option-uno-last_draw_one = «Візьми одну» останньою картою
option-uno-last_draw_one-off = Ніхто вже не добирає
option-uno-last_draw_one-on = Наступний усе одно добирає
uno-colour = { $colour ->
    [blue] синій
    [green] зелений
    [red] червоний
    [yellow] жовтий
   *[none] кольору немає
}
uno-colour-button = { $colour ->
    [blue] Синій
    [green] Зелений
    [red] Червоний
   *[yellow] Жовтий
}
uno-card = { $kind ->
    [wild] «Дика карта»
    [two] «Дика: візьми дві»
    [reverse] { $colour ->
        [blue] синій
        [green] зелений
        [red] червоний
       *[yellow] жовтий
    } «Зворотний хід»
    [skip] { $colour ->
        [blue] синій
        [green] зелений
        [red] червоний
       *[yellow] жовтий
    } «Пропуск ходу»
   *[feminine] { $colour ->
        [blue] синя
        [green] зелена
        [red] червона
       *[yellow] жовта
    } { $kind ->
        [one] «Візьми одну»
       *[number] { $number }
    }
}
uno-your-hand = Ваша рука, { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
uno-held = { $card }{ $count ->
    [1] {""}
   *[other] , таких { $count }
}{ $drawn ->
    [yes] , щойно добрана
   *[no] {""}
}{ $fits ->
    [yes] , можна викласти
   *[no] {""}
}
uno-drawn = добрана
uno-fan = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
uno-seat = { $name }: { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}, { $score ->
    [one] { $score } очко
    [few] { $score } очки
   *[many] { $score } очок
}{ $deals ->
    [yes] , роздача цього раунду
   *[no] {""}
}{ $acts ->
    [yes] , зараз хід
   *[no] {""}
}
uno-known = Показані карти, { $name }: { $cards }.
uno-deals = роздача
uno-plays = хід
uno-points = { $score ->
    [one] { $score } очко
    [few] { $score } очки
   *[many] { $score } очок
}
uno-round = Раунд { $round }, { $scoring ->
    [caught] доки хтось не набере { $target }; перемагає найменша сума
   *[winner] гра до { $target }
}
uno-discard = Відбій, зверху { $top }
uno-discard-empty = Відбій
uno-discard-caption = Відбій
uno-in-force = Грають кольором: { $colour }
uno-lay-here = { $pile }; викласти сюди: { $card }
uno-call = Викласти й оголосити «UNO!»
uno-call-here = Викласти й оголосити «UNO!»: { $card }
uno-choose-colour = { $colour }
uno-choose-colour-called = { $colour }, і оголосити «UNO!»
uno-name-colour = Назвіть колір
uno-deck = Відкладений стос: { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
uno-draw = Добрати карту
uno-keep = Лишити собі
uno-challenge = Оскаржити
uno-accept = Повірити й добрати
uno-catch = Попався!
uno-catch-name = { $name }: спіймати без оголошення
uno-let = Не ловити
uno-caller = { $name }: спіймати ({ $culprit })
uno-caller-let = { $name }: не ловити
uno-callers = Ще хтось за цим пристроєм помітив, що «UNO» не оголошено?
uno-direction = Грають { $direction ->
    [left] вліво.
   *[right] управо.
}
uno-then = Далі: { $name }
uno-hint-play = Викладіть карту, що підходить, або доберіть.
uno-hint-drawn = Добрано: { $card }. Викладіть її або лишіть собі.
uno-hint-colour = Першою у відбої «Дика карта»: колір називаєте ви.
uno-hint-challenge = { $name }: «Дика: візьми дві». Досі грали кольором: { $colour }. Вірите, що карти цього кольору на руках не було?{ $late ->
    [0] {""}
    [one] {" "}Добране відтоді ({ $late } карта) не рахується.
    [few] {" "}Добране відтоді ({ $late } карти) не рахується.
   *[many] {" "}Добране відтоді ({ $late } карт) не рахується.
}
uno-scores = Рахунок
uno-player = Гравець
uno-score = Очки
uno-last-round = Лишилося на руках у минулому раунді
uno-out = без карт
uno-say-turn = Ваш хід.
uno-say-laid = { $name }: { $card }{ $colour ->
    [none] {""}
    [blue] , колір синій
    [green] , колір зелений
    [red] , колір червоний
   *[yellow] , колір жовтий
}{ $call ->
    [yes] . «UNO!»
   *[no] .
}
uno-say-drew = { $name }: { $rule ->
    [UNO-6] добір
   *[other] вимушений добір
}, { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}{ $shown ->
    [yes] {" "}({ $cards })
   *[no] {""}
}{ $rule ->
    [UNO-6] .
   *[other] , { $rule }.
}
uno-say-drew-none = { $name }: добирати вже нема чого.
uno-say-reshuffled = Відбій перетасовано: у відкладеному стосі знову { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}.
uno-say-kept = { $name }: добрана карта лишилася на руках.
uno-say-skipped = { $name }: хід пропущено, { $rule }.
uno-say-named = { $name }: грають кольором { $colour }.
uno-say-challenged = { $name }: оскарження! { $accused }: { $guilty ->
    [yes] це був блеф.
   *[no] блефу не було.
}
uno-say-shown = Показана рука: { $cards }.
uno-say-caught = { $who ->
    [you] { $name }: спіймано вас, «UNO» не оголошено.
   *[other] { $name }: спіймано ({ $culprit }), «UNO» не оголошено.
}
uno-left = { $name } { $points } ({ $cards })
uno-score-of = { $name } { $score }
uno-say-round-ended = Раунд { $round } закінчено: { $who ->
    [you] ви лишилися без карт.
   *[other] без карт лишився гравець { $name }.
} Очки на руках: { $left }. Рахунок: { $scores }.
uno-say-dealt = Раунд { $round }. Хто роздає: { $name }. Перша карта: { $top }.
uno-say-over = Гру закінчено. { $who ->
    [you] Ви перемогли
    [many] Переможці: { $names }
   *[other] Переможець: { $names }
} ({ $rule }).
uno-act-lay = викласти: { $card }{ $colour ->
    [none] {""}
   *[other] , колір — { $colour }
}{ $call ->
    [yes] , оголосивши «UNO!»
   *[no] {""}
}
uno-act-draw = витягти карту
uno-act-keep = лишити витягнуту карту собі
uno-act-challenge = оскаржити карту «Дика: візьми дві»
uno-act-accept = погодитися й узяти карти
uno-act-let = не зважати на забуте «UNO!»
uno-act-catch = спіймати без «UNO!»: { $name }
uno-act-colour = назвати колір: { $colour }
rules-is-uno-top = Зверху відбою: { $value }
rules-is-uno-colour = Чинний колір: { $value }
rules-is-uno-direction = { $raw ->
    [left] Грають вліво
   *[right] Грають вправо
}
rules-is-uno-dealer = Роздає: { $value }
rules-is-uno-drawn = Щойно витягнуто: { $value }
rules-is-uno-open = Можна спіймати: { $value }
rules-is-uno-points-of = { $who ->
    [you] Ваша рука коштує { $value }
   *[other] Рука гравця { $seat } коштує { $value }
}
rules-is-uno-phase = { $raw ->
    [challenge] Можна оскаржити
    [colour] Треба назвати колір
    [drawn] Витягнуту карту можна викласти
   *[play] Хід триває
}
rules-is-uno-players = Гравців: { $value }
rules-is-uno-was = Колір перед тим: { $value }
rules-is-uno-late = Взято після карти «Дика: візьми дві»: { $value }
rules-is-uno-let = Пропустили: { $value }
rules-is-uno-knows-of = { $who ->
    [you] Ви знаєте з руки гравця { $other }: { $value }
   *[other] Гравець { $seat } знає з руки гравця { $other }: { $value }
}
fact-uno-culprit = спіймати гравця { $value }
