rules-part-back = Сорочка карти
rules-part-number = { $set ->
    [gold] Золота { $card }
   *[silver] Срібна { $card }
}
rules-part-base = { $set ->
    [gold] Золота карта із напрямком скиду
   *[silver] Срібна карта із напрямком скиду
}, { $pile ->
    [up] зростання від 1
   *[down] спадання від 60
}
rules-part-score = Поле для підрахунку очок
rules-part-marker = Маркер
rules-part-hint = Карта «підказка»
rules-part-first = Карта першочерговості ходу
rules-part-corner = Кутова карта
rules-part-cauldron = Карта казана: { $colour }
rules-part-wizard = Чарівник: { $colour }
rules-part-scoring = Карта-підказка
