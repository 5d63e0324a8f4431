workbench-doubt = Das Spiel liest das, aber in keiner Partie kommt es vor.
expected-number = „{ $what }“ kann hier nicht stehen, nur eine Zahl von { $lowest } bis { $highest }.
expected-choice = „{ $what }“ kann hier nicht stehen. Eines davon geht: { $words }.
expected-item = In den Stellungen dieses Spiels gibt es keinen Eintrag „{ $what }“.
expected-each-item-once = Dieser Eintrag steht hier zum zweiten Mal. Jeder wird einmal geschrieben.
expected-seat = „{ $what }“ ist kein Platz in diesem Spiel.
expected-seat-in-the-game = Dieser Platz spielt nicht mit: Es sind weniger Spieler.
expected-n-players = Dieser Platz spielt nicht mit: { $number ->
    [one] Es ist { $number } Spieler
   *[other] Es sind { $number } Spieler
}.
expected-hand-of-a-player = Dieser Platz spielt nicht mit: Es sind weniger Spieler.
expected-a-place-for-this-card = Diese Karte kann dort nicht liegen.
expected-a-place-for-cards = Dort kann keine Karte liegen.
expected-a-card = Da ist keine Karte zu nehmen.
expected-a-card-of-the-box = Davon ist keine mehr in der Schachtel.
expected-card = „{ $what }“ ist keine Karte dieses Spiels, oder hier fehlt eine.
expected-word-or = Hier fehlt ein Wert; ein Strich steht für keinen.
expected-end-of-item = Hier genügt ein Wort: „{ $what }“ ist zu viel.
expected-each-card-once = „{ $what }“ liegt schon irgendwo, und es gibt nur eine davon.
expected-at-most-n-cards = Eine Hand hat höchstens { $number } Karten.
expected-at-most-n-characters = Eine Stellung hat höchstens { $number } Zeichen.
expected-tape-of-chance = „{ $what }“ ist weder eine Zahl noch ein Band des Zufalls.
