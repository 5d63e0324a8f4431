item-runouts = Скільки разів вичерпалася колода
item-untouched = Незмінені комбінації
expected-at-most-eight-cards = Хто грає наодинці, має щонайбільше вісім карт.
expected-run-in-the-field = Комбінації «{ $what }» на полі немає.
expected-all-runs-in-the-field = До першого переміщення всі комбінації незмінені.
expected-a-score-for-each-player = Очки треба вказати для кожного гравця.
expected-n-gaps-filled-from-the-deck = На полі { $number ->
    [one] { $number } порожнє місце
    [few] { $number } порожні місця
    [many] { $number } порожніх місць
   *[other] { $number } порожнього місця
}, хоча є карти, щоб їх заповнити. Покладіть туди камені.
