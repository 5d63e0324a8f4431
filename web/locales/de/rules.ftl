rules = Spielregeln
rules-all = Alle Spielregeln
rules-of = Spielregeln: { $game }
rules-lead = Jedes Spiel vollständig erklärt: Jede Regel hat ihre Nummer, und die Beispiele kannst du gleich an Ort und Stelle durchspielen. Wo die gedruckte Regel etwas offenlässt, legen wir es fest und sagen das auch.
rules-contents = Inhalt
rules-count = { $count ->
    [one] { $count } Regel
   *[other] { $count } Regeln
}
rules-examples = { $count ->
    [one] { $count } Beispiel
   *[other] { $count } Beispiele
}
rules-search = In allen Regeln suchen
rules-search-here = In diesen Regeln suchen
rules-search-hint = Ein Wort oder eine Regel wie { $rule }
rules-search-none = An keiner Stelle der Regeln stehen alle diese Wörter.
rules-search-found = Gefundene Stellen: { $count }
rules-mark-S = So sagt es die gedruckte Spielregel
rules-mark-R = Unsere Festlegung, wo die gedruckte Spielregel schweigt
rules-mark-SR = Gedruckte Spielregel mit einer Festlegung von uns
rules-marks = Woher eine Regel kommt
rules-word-ruling = Festlegung
rules-word-option = Option
rules-permalink = Link zu Regel { $rule }
rules-as-text = Als Text
rules-as-program = Was das Programm dazu sagt
rules-may = Erlaubt
rules-not = Nicht erlaubt
rules-house = Nicht an diesem Tisch
rules-house-title = Hausregeln
rules-house-play = Nach diesen Regeln spielen
rules-play = Gespielt
rules-is = Jetzt
rules-by = { $name }: { $action }
rules-try = Ausprobieren
rules-edit = Dieses Beispiel bearbeiten
rules-again = Von vorn
rules-close = Zurück zum Bild
rules-starting = Die Engine startet …
rules-failed = Die Engine konnte nicht starten. Das Bild bleibt, und vielleicht hilft es, die Seite neu zu laden.
rules-open = Regel lesen
rules-is-none = nichts
rules-is-empty = leer
rules-is-you = du
rules-is-seat = Am Zug: { $value }
rules-is-over = { $raw ->
    [none] Das Spiel geht weiter
   *[other] Das Spiel ist aus nach { $raw }
}
rules-is-winner = Sieger: { $value }
rules-is-hand-of = { $who ->
    [you] Deine Hand: { $value }
   *[other] Hand von Spieler { $seat }: { $value }
}
rules-is-hand-size-of = { $who ->
    [you] Karten auf deiner Hand: { $value }
   *[other] Karten auf der Hand von Spieler { $seat }: { $value }
}
rules-is-score-of = { $who ->
    [you] Deine Punkte: { $value }
   *[other] Punkte von Spieler { $seat }: { $value }
}
rules-is-scores = Punkte: { $value }
rules-is-deck-size = Karten im Nachziehstapel: { $value }
rules-is-discard-size = Karten im Ablagestapel: { $value }
rules-is-round = Runde { $value }
rules-is-turn = Zug { $value }
rules-introduction = Über das Spiel
rules-for-players = Spielerzahl
rules-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
rules-card-of = { $game }: die Regeln auf einer Karte
rules-print-card = Die Karte zum Ausdrucken
rules-print = Karte drucken
rules-print-hint = Sie braucht ein halbes A4-Blatt und passt auch auf A5.
rules-picture = Das Bild, auf der Seite mit der ganzen Spielregel
rules-whole = Zum Drucken, mit allen Bildern
rules-whole-of = { $game }: die ganze Spielregel
rules-table = { $title }: Tabelle { $number }

paper-access =
    Jedes Bild eines Tischs oder einer Karte hat seinen Text: Was dort liegt, steht in Worten da.
paper-sheet = { $game } · Bogen { $number } von { $count }, { $side ->
    [front] Vorderseite
   *[back] Rückseite
}
paper-how = { $edge ->
    [long] Drucke mit 100 %, beidseitig, über die lange Kante gewendet.
    [short] Drucke mit 100 %, beidseitig, über die kurze Kante gewendet.
   *[none] Drucke mit 100 %, einseitig.
} Papier ab 200 g gibt gute Karten.
paper-scale = 50 mm
paper-cards-of = { $game }: Karten zum Drucken und Ausschneiden
paper-score-of = { $game }: Punkteblatt
paper-points = Punkte
paper-total = Summe
paper-title = Auf Papier
paper-pdf = Spielregel als PDF
paper-epub = Spielregel als EPUB
paper-cards = Karten zum Ausschneiden, { $paper ->
    [a4] A4
   *[letter] Letter
}
paper-size = { $size } MB
