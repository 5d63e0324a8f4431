puzzle-why-trick = Die { $what } bringt einen deiner Stapel um zehn zurück.
puzzle-why-gift = Die { $what } zu verschenken füllt deine Hand wieder auf.
puzzle-why-more = So legst du mehr ab: { $count ->
    [one] { $count } Karte passt
   *[other] { $count } Karten passen
} jetzt gut.
puzzle-why-fewer = So behältst du, was noch nicht passt.
puzzle-why-close = So verlieren deine Stapel am wenigsten Platz.
