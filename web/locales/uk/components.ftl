rules-part-back = Зворот карти
rules-part-number = { $set ->
    [gold] Золота { $card }
   *[silver] Срібна { $card }
}
rules-part-base = { $set ->
    [gold] Золота базова карта
   *[silver] Срібна базова карта
}, { $pile ->
    [up] зростання від 1
   *[down] спадання від 60
}
rules-part-score = Поле для підрахунку очок
rules-part-marker = Маркер
rules-part-hint = Картка підстановки
rules-part-first = Карта першочерговості ходу
rules-part-corner = Кутова карта
rules-part-cauldron = Карта казана: { $colour }
rules-part-wizard = Чарівник: { $colour }
rules-part-scoring = Картка підрахунку очок
