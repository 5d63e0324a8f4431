rules-part-back = Kartenrückseite
rules-part-number = { $set ->
    [gold] Gold { $card }
   *[silver] Silber { $card }
}
rules-part-base = { $set ->
    [gold] Goldene Startkarte
   *[silver] Silberne Startkarte
}, { $pile ->
    [up] aufsteigend ab 1
   *[down] absteigend ab 60
}
rules-part-score = Punktetafel
rules-part-marker = Marker
rules-part-hint = Übersichtskarte
rules-part-first = Startspielerkarte
rules-part-corner = Eckkarte
rules-part-cauldron = Kesselkarte, { $colour }
rules-part-wizard = Zauberer, { $colour }
rules-part-scoring = Übersichtskarte zum Punktezählen
