game-uno = UNO
about-uno = Викладайте карти за кольором, числом чи знаком і лишіться без них раніше за всіх. Разом із передостанньою оголосіть «UNO!», пильнуйте тих, хто забув, а як стане відваги — блефуйте з картою «Дика: візьми дві».
option-uno-target = До скількох очок грати
option-uno-target-250 = 250
option-uno-target-100 = 100
option-uno-target-500 = 500
option-uno-scoring = Очки за раунд
option-uno-scoring-winner = Усі переможцеві
option-uno-scoring-caught = Кожному свої; перемагає найменша сума
option-uno-bluff = Блеф із картою «Дика: візьми дві»
option-uno-bluff-on = Дозволено
option-uno-bluff-off = Не дозволено
option-uno-two_player_reverse = «Зворотний хід», коли гравців двоє
option-uno-two_player_reverse-skip = Другий пропускає хід (звичай)
option-uno-two_player_reverse-plain = Лише змінюється напрямок (за правилами)
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
    [yes] , роздає в цьому раунді
   *[no] {""}
}{ $acts ->
    [yes] , зараз ходить
   *[no] {""}
}
uno-known = Показані карти, { $name }: { $cards }.
uno-deals = роздає
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
uno-in-force = Колір, яким грають: { $colour }
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
uno-accept = Погодитися й добрати
uno-catch = Спіймано!
uno-catch-name = Спіймати без «UNO!»: { $name }
uno-let = Не ловити
uno-caller = { $name }: спіймати ({ $culprit })
uno-caller-let = { $name }: не ловити
uno-callers = Ще хтось за цим пристроєм помітив, що «UNO» не оголошено?
uno-direction = Грають { $direction ->
    [left] вліво.
   *[right] вправо.
}
uno-then = Далі: { $name }
uno-hint-play = Викладіть карту, що підходить, або доберіть.
uno-hint-drawn = Добрано: { $card }. Викладіть її або лишіть собі.
uno-hint-colour = Відбій відкрила «Дика карта»: колір називаєте ви.
uno-hint-challenge = { $name }: «Дика: візьми дві». Колір перед тим: { $colour }. Вірите, що карти цього кольору на руках не було?{ $late ->
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
uno-say-named = { $name }: названо колір — { $colour }.
uno-say-challenged = { $name }: оскарження! { $accused }: { $guilty ->
    [yes] це був блеф.
   *[no] блефу не було.
}
uno-say-shown = Показана рука: { $cards }.
uno-say-caught = { $who ->
    [you] { $name }: вас спіймано, бо «UNO» не оголошено.
   *[other] { $name }: спіймано ({ $culprit }), бо «UNO» не оголошено.
}
uno-left = { $name } { $points } ({ $cards })
uno-score-of = { $name } { $score }
uno-say-round-ended = Раунд { $round } закінчено: { $who ->
    [you] ви лишилися без карт.
   *[other] без карт лишився гравець { $name }.
} Очки на руках: { $left }. Рахунок: { $scores }.
uno-say-dealt = Раунд { $round }. Роздає: { $name }. Перша карта: { $top }.
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
uno-act-draw = добрати карту
uno-act-keep = лишити добрану карту собі
uno-act-challenge = оскаржити карту «Дика: візьми дві»
uno-act-accept = погодитися й добрати
uno-act-let = не ловити того, хто забув «UNO!»
uno-act-catch = спіймати без «UNO!»: { $name }
uno-act-colour = назвати колір: { $colour }
rules-is-uno-top = Зверху відбою: { $value }
rules-is-uno-colour = Колір, яким грають: { $value }
rules-is-uno-direction = { $raw ->
    [left] Грають вліво
   *[right] Грають вправо
}
rules-is-uno-dealer = Роздає: { $value }
rules-is-uno-drawn = Щойно добрано: { $value }
rules-is-uno-open = Можна спіймати: { $value }
rules-is-uno-points-of = { $who ->
    [you] Очок у вас на руках: { $value }
   *[other] Очок на руках у гравця { $seat }: { $value }
}
rules-is-uno-phase = { $raw ->
    [challenge] Можна оскаржити
    [colour] Треба назвати колір
    [drawn] Добрану карту можна викласти
   *[play] Хід триває
}
rules-is-uno-players = Гравців: { $value }
rules-is-uno-was = Колір перед тим: { $value }
rules-is-uno-late = Добрано після карти «Дика: візьми дві»: { $value }
rules-is-uno-let = Вирішили не ловити: { $value }
rules-is-uno-knows-of = { $who ->
    [you] З руки гравця { $other } ви знаєте: { $value }
   *[other] З руки гравця { $other } гравець { $seat } знає: { $value }
}
fact-uno-culprit = спіймати гравця { $value }
