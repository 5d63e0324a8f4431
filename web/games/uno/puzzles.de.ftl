puzzle-why-keep = Die gezogene Karte ist auf deiner Hand mehr wert.
puzzle-why-out = Deine letzte Karte beendet die Runde.
puzzle-why-holds-up = Wer als Nächstes dran ist, ist fast fertig und verliert so den Zug.
puzzle-why-keeps-wild = Er hebt deine Farbwahlkarte für später auf.
puzzle-why-wild-now = Eine Farbwahlkarte bewirkt jetzt mehr als später.
puzzle-why-colour = Er geht mit einer Farbe weiter, von der du noch { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} hast.
puzzle-why-catch = Jemand hat vergessen, UNO zu rufen.
puzzle-why-challenge = Vermutlich war noch eine andere Karte möglich.
puzzle-why-accept = Die Farbwahlkarte war vermutlich erlaubt.
puzzle-why-let = Hier ist mit einem Ausruf nichts zu gewinnen.
