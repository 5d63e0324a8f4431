puzzle-why-keep = Die gezogene Karte ist auf deiner Hand mehr wert.
puzzle-why-out = Deine letzte Karte beendet die Runde.
puzzle-why-holds-up = Wer als Nächstes dran wäre, ist fast fertig und setzt so aus.
puzzle-why-keeps-wild = So bleibt dir die Farbwahl für später.
puzzle-why-wild-now = Eine Farbwahl bringt jetzt mehr als später.
puzzle-why-colour = Es geht mit einer Farbe weiter, von der du noch { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} hast.
puzzle-why-catch = Jemand hat vergessen, UNO zu rufen.
puzzle-why-challenge = Vermutlich war noch eine Karte in der gültigen Farbe da.
puzzle-why-accept = Die Zieh Zwei Farbwahl war vermutlich ehrlich.
puzzle-why-let = Hier bringt es nichts, jemanden zu erwischen.
puzzle-theme-read-the-call = auf den Ruf hören
puzzle-theme-doubt = zweifeln oder nicht
puzzle-theme-draw-or-keep = ziehen oder behalten
puzzle-theme-go-out = die letzte Karte
puzzle-theme-hold-up = die Nächsten aufhalten
puzzle-theme-use-wild = die Farbwahl jetzt nutzen
puzzle-theme-save-wild = die Farbwahl aufheben
puzzle-theme-keep-colour = bei einer Farbe bleiben
puzzle-theme-change-colour = die Farbe wechseln
puzzle-theme-which-card = welche Karte
