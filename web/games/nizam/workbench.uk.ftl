item-runouts = Скільки разів скінчилося
item-untouched = Незаймані ряди
expected-at-most-eight-cards = Хто грає сам, має щонайбільше вісім карт.
expected-run-in-the-field = Ряду «{ $what }» на полі нема.
expected-all-runs-in-the-field = До першого зсуву всі ряди незаймані.
expected-a-score-for-each-player = Кожен гравець має очки.
