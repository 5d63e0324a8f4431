item-table = Auf dem Tisch
item-city = Sammlung
item-used = Verbrauchte Flüge
item-order = Reihenfolge beim Nehmen
item-swap = Tausch
item-match = Partie
item-game = Spiel
item-first = Startspielerkarte
item-colours = Farben der Flüge
item-wins = Gewonnene Spiele
expected-colour-in-play = Die Farbe von „{ $what }“ ist nicht im Spiel.
expected-n-colours = Bei so vielen Spielern { $number ->
    [one] bleibt { $number } Farbe
   *[other] bleiben { $number } Farben
} weg.
expected-colour-of-flights = Flüge sind r, b, g oder y: rot, blau, grün oder gelb, und jede Farbe gehört einem Spieler.
expected-a-colour-for-each-seat = Jeder Spieler braucht eine Farbe für seine Flüge.
expected-city = „{ $what }“ ist keine Stadt: In einer Sammlung liegen nur Städte.
expected-cities-that-do-not-burn = Diese Städte würden verbrennen: zwei einer Farbe nebeneinander, oder drei einer Farbe.
expected-unused-flight = Flug „{ $what }“ ist schon verbraucht.
expected-fewer-than-n-flights = Wer alle sechs Flüge verbraucht hat, nimmt sie zurück.
expected-cards-that-are-laid = Genommen wird nur, was in dieser Runde gelegt wurde.
expected-points-or-single = Nur zu zweit zählt man gewonnene Spiele.
expected-exchange-with-a-legal-swap = Mit diesem Tausch lässt sich nichts tauschen, also wäre er schon weg.
expected-exchange = „{ $what }“ ist kein Tausch, oder hier fehlt einer.
expected-hand-flights = Niemand hat eine Karte, also könnte niemand ziehen.
expected-card-flight = Hier stehen eine Karte, > und ein Flug, etwa r3>5.
expected-phase-swap = Ein Tausch wird nur in der Phase swap ausgeführt.
expected-phase-pick-or-swap = Solange gelegt wird, wird noch nichts genommen.
