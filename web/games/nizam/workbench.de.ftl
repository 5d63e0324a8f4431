item-runouts = So oft aufgebraucht
item-untouched = Unveränderte Reihen
expected-at-most-eight-cards = Wer allein spielt, hat höchstens acht Karten.
expected-run-in-the-field = Eine Reihe „{ $what }“ gibt es im Feld nicht.
expected-all-runs-in-the-field = Vor der ersten Verschiebung sind alle Reihen unverändert.
expected-a-score-for-each-player = Jeder Spieler hat einen Punktestand.
expected-n-gaps-filled-from-the-deck = Im Feld { $number ->
    [one] ist eine Lücke
   *[other] sind { $number } Lücken
}, obwohl es Karten zum Auffüllen gibt. Leg dort Edelsteine hin.
