game-face-to-face = Віч-на-віч
about-face-to-face = Викладіть усі свої карти раніше за супротивника. У кожного два стоси: один зростає, другий спадає. А часом карту віддають супротивникові, і це йому на користь.
option-face-to-face-first = Хто починає
option-face-to-face-first-random = Вирішить жереб
option-face-to-face-first-1 = Місце 1
option-face-to-face-first-2 = Місце 2
f2f-up = зростання
f2f-down = спадання
f2f-card = Карта { $card }
f2f-your-hand = Ваша рука, { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
f2f-hidden-hand = { $name }: на руках { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
f2f-draw-pile = { $who ->
    [you] Ваш відкладений стос: { $count }
   *[other] Відкладений стос ({ $name }): { $count }
}
f2f-pile-own-up = Ваш стос зростання, зверху { $top }
f2f-pile-own-down = Ваш стос спадання, зверху { $top }
f2f-pile-their-up = Стос зростання супротивника ({ $name }), зверху { $top }
f2f-pile-their-down = Стос спадання супротивника ({ $name }), зверху { $top }
f2f-lay-here = { $pile }; викласти сюди { $card }
f2f-draw = Завершити хід і добрати
f2f-lay-more = { $laid ->
    [0] Викладіть щонайменше дві карти.
   *[other] Викладіть щонайменше ще одну карту.
}
f2f-can-draw = { $laid ->
    [one] Викладено { $laid } карту
    [few] Викладено { $laid } карти
   *[many] Викладено { $laid } карт
}. Викладайте ще або завершуйте хід.
f2f-given = Одну карту ви віддали, тож доберете до шести.
f2f-say-turn = { $who ->
    [you] Ваш хід.
   *[other] Ходить { $name }.
}
f2f-say-laid-up = { $name }: { $card } у стос зростання.
f2f-say-laid-down = { $name }: { $card } у стос спадання.
f2f-say-gave-up = { $who ->
    [you] { $name }: { $card } у ваш стос зростання.
   *[other] { $name }: { $card } у стос зростання супротивника ({ $to }).
}
f2f-say-gave-down = { $who ->
    [you] { $name }: { $card } у ваш стос спадання.
   *[other] { $name }: { $card } у стос спадання супротивника ({ $to }).
}
f2f-say-drew = { $name }: добрано { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}.
f2f-say-drew-cards = { $name }: добрано { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
} ({ $cards }).
f2f-say-over = { $who ->
    [you] Гру закінчено. Ви перемогли ({ $rule }).
   *[other] Гру закінчено. Переможець: { $name } ({ $rule }).
}
f2f-act-own-up = { $card } у власний стос зростання
f2f-act-own-down = { $card } у власний стос спадання
f2f-act-their-up = { $card } у стос зростання супротивника
f2f-act-their-down = { $card } у стос спадання супротивника
f2f-act-draw = завершити хід і добрати карти
rules-is-face-to-face-given = Віддано за цей хід: { $value }
rules-is-face-to-face-own-up = У вашому стосі зростання зверху { $value }
rules-is-face-to-face-own-down = У вашому стосі спадання зверху { $value }
rules-is-face-to-face-their-up = У стосі зростання супротивника зверху { $value }
rules-is-face-to-face-their-down = У стосі спадання супротивника зверху { $value }
rules-is-face-to-face-own-hand = У вас на руках: { $value }
rules-is-face-to-face-own-hand-size = Скільки карт у вас на руках: { $value }
rules-is-face-to-face-own-draw-size = Скільки карт у вашому відкладеному стосі: { $value }
rules-is-face-to-face-their-hand-size = Скільки карт на руках у супротивника: { $value }
rules-is-face-to-face-their-draw-size = Скільки карт у відкладеному стосі супротивника: { $value }
fact-face-to-face-laid = уже викладено: { $value }
fact-face-to-face-minimum = треба: { $value }
rules-is-face-to-face-laid = Викладено цього ходу: { $value }
rules-is-face-to-face-their-hand = На руках у супротивника: { $value }
