game-pearl = Перлина Сходу
about-pearl = Перегони за вісьмома завданнями, по одному на кожен вид каменів: переміщуйте ряди поля, доки три однакові не ляжуть поруч. Перлина виручить там, де бракує каменя, а от те, що щойно виконали суперники, вам на якийсь час заборонено.
option-pearl-completing = Підтверджені завдання
option-pearl-completing-choice = Можна виконати або притримати
option-pearl-completing-all = Треба виконати всі
option-pearl-bound = Найдовша гра
option-pearl-bound-none = Без межі
option-pearl-bound-500 = 500 ходів
prl-number = { $bound ->
    [none] Хід { $turn }
   *[other] Хід { $turn } з { $bound }
}
prl-centre = Ігрове поле
prl-about = Хід, перлина й колода
prl-mine = Ваша рука і хід
prl-your-tasks = Ваші завдання
prl-completed-short = Виконані
prl-your-completed = { $count ->
    [0] Ваша колода виконаних завдань порожня.
   *[other] Ваша колода виконаних завдань, від споду: { $kinds }.
}
prl-your-hand = { $count ->
    [one] Ваша рука, { $count } карта
    [few] Ваша рука, { $count } карти
   *[many] Ваша рука, { $count } карт
}
prl-task-open = { $kind }: ще не виконано
prl-task-proved = { $kind }: ще не виконано, поле вже підтверджує
prl-task-pearl = { $kind }: ще не виконано, підтверджує перлина
prl-task-barred = { $kind }: ще не виконано, наразі заборонено, лежить зверху ({ $names })
prl-task-lay = { $kind }: викласти це завдання на колоду виконаних
prl-task-done = { $kind }: виконано
prl-task-pearl-lay = { $kind }: викласти це завдання, перлина заступить цей камінь
prl-mark-done = готово
prl-mark-lay = викласти
prl-mark-barred = не можна
prl-mark-proved = на полі
prl-mark-pearl = на полі
prl-mark-pearl-lay = викласти
prl-mark-bars = не для вас
prl-completed = { $count ->
    [0] { $name }: ще нічого не виконано.
   *[other] { $name }: виконано завдань { $count } з { $all }, зверху { $kind }.
}
prl-bars-you = Вам цей вид заборонено.
prl-hand-of = { $count ->
    [one] { $name }: на руках { $count } карта
    [few] { $name }: на руках { $count } карти
   *[many] { $name }: на руках { $count } карт
}
prl-deck-short = Колода
prl-deck = У колоді { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
prl-discard = { $count ->
    [0] Колода скидання порожня
    [one] У колоді скидання { $count } карта, зверху { $kind }
    [few] У колоді скидання { $count } карти, зверху { $kind }
   *[many] У колоді скидання { $count } карт, зверху { $kind }
}
prl-discard-short = Скинуті
prl-pearl-free = Перлина вільна: може стати каменем будь-якого одного виду.
prl-pearl-bound = До кінця ходу перлина — { $kind }.
prl-then = Після цього { $count ->
    [0] поле не підтвердить жодного вашого завдання.
    [one] поле підтвердить { $count } ваше завдання.
    [few] поле підтвердить { $count } ваші завдання.
   *[many] поле підтвердить { $count } ваших завдань.
}
prl-draw = Взяти три карти
prl-prove = До завдань
prl-end = Завершити хід
prl-pass = Пропустити хід
prl-hint-start = Візьміть три карти або заплатіть каменем і перемістіть ряд, на краю якого лежить такий самий.
prl-hint-shifted = { $shifts ->
    [one] { $shifts } переміщення
    [few] { $shifts } переміщення
   *[many] { $shifts } переміщень
}. Переміщуйте ще або беріться до завдань.
prl-hint-tasks = { $count ->
    [1] Викладіть завдання. Поки воно лежить зверху, цей вид заборонено іншим.
   *[other] Викладайте завдання в тому порядку, який вам до вподоби. Останнє лежатиме зверху, і цей вид буде заборонено іншим.
}
prl-hint-tasks-pearl = Викладайте завдання в тому порядку, який вам до вподоби. Перлина стане каменем лише одного виду: того, що ви з нею виконаєте.
prl-hint-hold = Або завершіть хід і притримайте решту.
prl-hint-pass = Ви не можете ні взяти карт, ні заплатити.
prl-hint-chosen = { $count ->
    [1] Виберіть підсвічену стрілку або ще карти: трьома платять за ряд, на краю якого лежить камінь, якого у вас немає.
    [2] Виберіть ще одну карту: трьома будь-якими платять за ряд, на краю якого перлина або камінь, якого у вас немає.
   *[3] Виберіть підсвічену стрілку: ряд, на краю якого перлина або камінь, якого у вас немає.
}
prl-say-drew = { $name }: добір { $count ->
    [one] { $count } карти
   *[other] { $count } карт
}.
prl-say-drew-cards = { $name }: узято карти ({ $cards }).
prl-say-shifted = { $name }: { $side ->
    [left] горизонтальний ряд { $n } зсунуто ліворуч
    [right] горизонтальний ряд { $n } зсунуто праворуч
    [top] вертикальний ряд { $n } зсунуто вгору
   *[bottom] вертикальний ряд { $n } зсунуто вниз
}, сплачено: { $cards }.
prl-say-proved = { $name }: переміщення закінчено.
prl-say-completed = { $how ->
    [pearl] { $name }: виконано завдання з перлиною, { $kind }.
   *[field] { $name }: виконано завдання, { $kind }.
}
prl-say-ended = { $name }: хід завершено, завдання притримано.
prl-say-reshuffled = Колоду скидання перетасовано, тепер це нова колода: { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}.
prl-say-passed = { $name }: хід пропущено.
prl-say-turn = { $who ->
    [you] Ваш хід.
   *[other] Ходить { $name }.
}
prl-say-over = { $rule ->
    [PRL-13] Усі вісім завдань виконано.
    [PRL-15] Верхні карти заборонили всім усе, що лишилося, і вже нічого не зміниться. Перемагає той, хто виконав найбільше.
   *[other] Це був останній хід. Перемагає той, хто виконав найбільше.
} { $who ->
    [you] Гру закінчено. Ви перемогли ({ $rule }).
    [shared] Гру закінчено. Переможці: { $names } ({ $rule }).
   *[other] Гру закінчено. Переможець: { $names } ({ $rule }).
}
prl-text-tasks = { $count ->
    [0] Усі ваші завдання виконано.
   *[other] Вам лишилося виконати: { $kinds }.
}
prl-text-barred = { $count ->
    [0] Нічого не заборонено.
   *[other] Вам заборонено: { $kinds }.
}
prl-text-hand = { $count ->
    [0] На руках у вас нічого.
   *[other] На руках у вас: { $kinds }.
}
fact-pearl-completing = у цій грі треба виконати все, що підтверджено
fact-pearl-pearl = перлина: { $value }
prl-free = ще жоден камінь
prl-act-done = виконати завдання: { $gem }
prl-act-end = більше нічого не виконувати й завершити хід
prl-act-prove = закінчити переміщення й показати завдання
rules-is-pearl-done-of = { $who ->
    [you] Ваші виконані завдання: { $value }
   *[other] Виконані завдання гравця { $seat }: { $value }
}
rules-is-pearl-done-size-of = { $who ->
    [you] Скільки завдань ви виконали: { $value }
   *[other] Скільки завдань виконав гравець { $seat }: { $value }
}
rules-is-pearl-open-of = { $who ->
    [you] Вам ще лишилося: { $value }
   *[other] Гравцеві { $seat } ще лишилося: { $value }
}
rules-is-pearl-provable = Можна виконати зараз: { $value }
rules-is-pearl-forbidden = Зараз заборонено: { $value }
rules-is-pearl-pearl = { $raw ->
    [none] Перлина ще нічого не заступає
   *[other] Перлина заступає: { $value }
}
rules-is-pearl-phase = { $raw ->
    [tasks] Викладають завдання
   *[turn] Хід триває
}
