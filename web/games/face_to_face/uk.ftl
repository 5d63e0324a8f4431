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
f2f-given = Одну карту віддано: руку буде доповнено до шести.
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
f2f-say-drew = { $name }: добір { $count ->
    [one] { $count } карти
   *[other] { $count } карт
}.
f2f-say-drew-cards = { $name }: добір { $count ->
    [one] { $count } карти
   *[other] { $count } карт
} ({ $cards }).
f2f-say-over = { $who ->
    [you] Гру закінчено. Ви перемогли ({ $rule }).
   *[other] Гру закінчено. Переможець: { $name } ({ $rule }).
}
