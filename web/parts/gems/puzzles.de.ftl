puzzle-why-kept = Für den nächsten Zug { $count ->
    [one] bleibt dir { $count } Karte
   *[other] bleiben dir { $count } Karten
}.
puzzle-why-denies = Den anderen bleibt weniger zu holen.
