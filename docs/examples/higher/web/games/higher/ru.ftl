game-higher = Выше
about-higher = Выложите карту выше предыдущей или возьмите одну, и стопка начнётся заново. Кто первым избавится от всех карт, тот победил.
feel-higher = Всё выше и выше, пока рука не опустеет.
option-higher-hand = Карт на руках
option-higher-hand-3 = Три
option-higher-hand-4 = Четыре
option-higher-hand-why = С четырьмя картами партия длиннее, а выбор больше.
hig-card = Карта { $card }
hig-pile = Стопка, сверху { $top }
hig-pile-empty = Стопка пуста: годится любая карта
hig-pile-caption = стопка
hig-deck = Колода: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
hig-hand-of = { $name }: на руках { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
hig-your-hand = Ваша рука, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
hig-text-hand = У вас на руках: { $cards }.
hig-hint-lay = Выложите карту выше или возьмите одну.
hig-hint-draw = Ни одна ваша карта не выше: возьмите одну.
hig-draw = Взять карту
hig-act-lay = выложить { $card }
hig-act-draw = взять карту
hig-say-laid = { $name }: на стопке { $card }.
hig-say-drew = { $name }: взята карта, стопка начинается заново.
hig-say-drew-card = { $name }: взята карта { $card }, стопка начинается заново.
hig-say-over = Игра окончена. { $who ->
    [you] Вы победили
    [many] Победители: { $names }
   *[other] Победитель: { $names }
}.
rules-is-higher-top = На стопке: { $value }
hig-no-card = Карты { $card } у вас на руках нет.
hig-no-lay = { $card } не больше { $top }. Выложите карту выше или возьмите одну.
