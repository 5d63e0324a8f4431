item-shifts = Сдвиги
item-field = Поле
expected-gem = «{ $what }» — не самоцвет этой игры.
expected-no-more-than-there-are = Какого-то самоцвета из «{ $what }» больше нет: все уже где-то лежат.
expected-five-rows = В поле пять рядов.
expected-row-of-five = «{ $what }» — не ряд из пяти самоцветов.
