rules-part-back = Рубашка карты
rules-part-number = { $set ->
    [gold] Золотая { $card }
   *[silver] Серебряная { $card }
}
rules-part-base = { $set ->
    [gold] Золотая карта направления
   *[silver] Серебряная карта направления
}, { $pile ->
    [up] по возрастанию от 1
   *[down] по убыванию от 60
}
rules-part-score = Шкала очков
rules-part-marker = Маркер
rules-part-hint = Карта-подсказка
rules-part-first = Карта первого хода
rules-part-corner = Угловая карта
rules-part-cauldron = Карта котла: { $colour }
rules-part-wizard = Волшебник: { $colour }
rules-part-scoring = Карта-подсказка
