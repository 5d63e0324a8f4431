item-shifts = Переміщення
item-field = Поле
expected-gem = «{ $what }» — не камінь цієї гри.
expected-no-more-than-there-are = Якогось каменя з «{ $what }» більше немає: усі вже десь лежать.
expected-five-rows = Поле має п’ять рядів.
expected-row-of-five = «{ $what }» — не ряд із п’яти каменів.
