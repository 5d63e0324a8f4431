item-runouts = Сколько раз кончилась колода
item-untouched = Нетронутые комбинации
expected-at-most-eight-cards = У того, кто играет в одиночку, не больше восьми карт.
expected-run-in-the-field = Комбинации «{ $what }» на поле нет.
expected-all-runs-in-the-field = До первого сдвига все комбинации нетронуты.
expected-a-score-for-each-player = Очки нужны для каждого игрока.
expected-n-gaps-filled-from-the-deck = На поле { $number ->
    [one] { $number } пустое место
    [few] { $number } пустых места
   *[many] { $number } пустых мест
}, хотя есть карты, чтобы их заполнить. Положите туда самоцветы.
