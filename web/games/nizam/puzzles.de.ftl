puzzle-came-points = Mit diesem Zug bekommst du { $points ->
    [0] keinen Punkt
    [one] { $points } Punkt
   *[other] { $points } Punkte
} und behältst { $cards ->
    [0] keine Karte
    [one] { $cards } Karte
   *[other] { $cards } Karten
}.
puzzle-why-points = Das bringt { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}.
puzzle-theme-big-score = viele Punkte
puzzle-theme-small-score = wenige Punkte, gut gewählt
