puzzle-why-trick = Die { $what } nimmt einen Stapel um zehn zurück.
puzzle-why-gift = Die { $what } zu verschenken füllt deine Hand wieder auf.
puzzle-why-more = Er legt mehr: { $count ->
    [one] { $count } Karte passt
   *[other] { $count } Karten passen
} jetzt gut.
puzzle-why-fewer = Er hält zurück, was noch nicht passt.
puzzle-why-close = Er kostet deine Stapel am wenigsten Platz.
