puzzle-came-points = Dieser Zug bringt { $points ->
    [0] keinen Punkt
    [one] { $points } Punkt
   *[other] { $points } Punkte
} und lässt dir { $cards ->
    [0] keine Karte
    [one] { $cards } Karte
   *[other] { $cards } Karten
}.
puzzle-why-points = Das bringt { $count } Punkte.
