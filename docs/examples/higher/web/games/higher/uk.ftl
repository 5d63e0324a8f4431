game-higher = Вище
about-higher = Викладайте карту, вищу за попередню, або візьміть одну, і стос почнеться заново. Хто першим спекався всіх карт, той переміг.
feel-higher = Щораз вище, доки рука не спорожніє.
option-higher-hand = Карт на руках
option-higher-hand-3 = Три
option-higher-hand-4 = Чотири
option-higher-hand-why = З чотирма картами гра довша, а вибір більший.
hig-card = Карта { $card }
hig-pile = Стос, зверху { $top }
hig-pile-empty = Стос порожній: годиться будь-яка карта
hig-pile-caption = стос
hig-deck = Колода: { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
hig-hand-of = { $name }: на руках { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
hig-your-hand = Ваша рука, { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
hig-text-hand = У вас на руках: { $cards }.
hig-hint-lay = Викладіть вищу карту або візьміть одну.
hig-hint-draw = Жодна ваша карта не є вищою: візьміть одну.
hig-draw = Взяти карту
hig-act-lay = викласти { $card }
hig-act-draw = взяти карту
hig-say-laid = { $name }: викладено { $card }.
hig-say-drew = { $name }: узято карту, стос починається заново.
hig-say-drew-card = { $name }: узято { $card }, стос починається заново.
hig-say-over = Гру закінчено. { $who ->
    [you] Ви перемогли
    [many] Переможці: { $names }
   *[other] Переможець: { $names }
}.
rules-is-higher-top = На стосі: { $value }
hig-no-card = Карти { $card } у вас на руці немає.
hig-no-lay = { $card } не більше за { $top }. Викладіть більшу карту або доберіть.
