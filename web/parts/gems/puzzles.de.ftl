puzzle-why-kept = Er lässt dir { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} für den nächsten Zug.
puzzle-why-denies = Er lässt den anderen weniger übrig.
