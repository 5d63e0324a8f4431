item-shifts = Зсуви
item-field = Поле
expected-gem = «{ $what }» не є самоцвітом цієї гри.
expected-no-more-than-there-are = Самоцвітів із «{ $what }» більше нема: всі вже десь лежать.
expected-five-rows = Поле має п’ять рядів.
expected-row-of-five = «{ $what }» не ряд із п’яти самоцвітів.
