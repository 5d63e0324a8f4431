puzzle-why-trick = Die { $what } bringt einen deiner Stapel um zehn zurück.
puzzle-why-gift = Die { $what } zu verschenken füllt deine Hand wieder auf.
puzzle-why-more = So legst du mehr ab: { $count ->
    [one] { $count } Karte passt
   *[other] { $count } Karten passen
} jetzt gut.
puzzle-why-fewer = So behältst du, was noch nicht passt.
puzzle-why-close = So verlieren deine Stapel am wenigsten Platz.
puzzle-hint-trick = Eine deiner Karten bringt einen deiner Stapel um genau zehn zurück.
puzzle-hint-gift = Eine Karte, die du verschenkst, füllt deine Hand wieder auf.
puzzle-theme-go-back = um zehn zurück
puzzle-theme-gift = eine Karte verschenken
puzzle-theme-lay-many = viel legen
puzzle-theme-hold-back = zurückhalten
puzzle-theme-small-steps = kleine Schritte
