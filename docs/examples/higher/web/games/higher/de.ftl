game-higher = Höher
about-higher = Lege eine Karte, die höher ist als die letzte, oder ziehe eine und lass den Stapel neu beginnen. Wer zuerst alle Karten los ist, gewinnt.
feel-higher = Immer höher, bis die Hand leer ist.
option-higher-hand = Karten auf der Hand
option-higher-hand-3 = Drei
option-higher-hand-4 = Vier
option-higher-hand-why = Mit vier Karten dauert das Spiel länger, und du hast mehr Auswahl.
hig-card = Karte { $card }
hig-pile = Der Stapel, oben { $top }
hig-pile-empty = Der Stapel, leer: Jede Karte passt
hig-pile-caption = Stapel
hig-deck = Nachziehstapel: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
hig-hand-of = { $name } hat { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} auf der Hand
hig-your-hand = Deine Hand, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
hig-text-hand = Auf deiner Hand: { $cards }.
hig-hint-lay = Lege eine höhere Karte, oder ziehe.
hig-hint-draw = Keine deiner Karten ist hoch genug: Ziehe.
hig-draw = Karte ziehen
hig-act-lay = { $card } legen
hig-act-draw = eine Karte ziehen
hig-say-laid = { $name }: { $card } gelegt.
hig-say-drew = { $name }: gezogen; der Stapel beginnt neu.
hig-say-drew-card = { $name }: { $card } gezogen; der Stapel beginnt neu.
hig-say-over = Das Spiel ist aus. { $who ->
    [you] Du hast gewonnen
    [many] Es gewinnen: { $names }
   *[other] Sieger: { $names }
}.
rules-is-higher-top = Auf dem Stapel: { $value }
hig-no-card = Die { $card } ist nicht auf deiner Hand.
hig-no-lay = { $card } ist nicht höher als { $top }. Lege eine höhere Karte, oder ziehe.
