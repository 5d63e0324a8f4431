rules-part-back = Back of a card
rules-part-number = { $set ->
    [gold] Gold { $card }
   *[silver] Silver { $card }
}
rules-part-base = { $set ->
    [gold] Gold base card
   *[silver] Silver base card
}, { $pile ->
    [up] ascending from 1
   *[down] descending from 60
}
rules-part-score = Score track
rules-part-marker = Marker
rules-part-hint = Hint card
rules-part-first = First-turn card
rules-part-corner = Corner card
rules-part-cauldron = Cauldron card, { $colour }
rules-part-wizard = Wizard, { $colour }
rules-part-scoring = Scoring card
