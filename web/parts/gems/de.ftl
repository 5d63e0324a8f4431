gem-R = Rubin
gem-S = Saphir
gem-E = Smaragd
gem-A = Amethyst
gem-T = Topas
gem-D = Diamant
gem-O = Opal
gem-J = Jade
gem-o = Perle
gem-none = leer
gem-many = { $count ->
    [1] { $gem }
   *[other] { $gem } × { $count }
}
gem-row = Zeile { $n }
gem-col = Spalte { $n }
gem-place = Zeile { $row }, Spalte { $column }
gem-end-left = Zeile { $n }, linkes Ende
gem-end-right = Zeile { $n }, rechtes Ende
gem-end-top = Spalte { $n }, oberes Ende
gem-end-bottom = Spalte { $n }, unteres Ende
gem-end-price = { $end }: { $gem }. { $price ->
    [one] Verschieben kostet eine Karte dieser Sorte.
    [three] Verschieben kostet drei beliebige Karten.
   *[none] Hier kannst du gerade nicht verschieben.
}
gem-field = Das Feld
gem-ends = Enden der Linien
gem-act-shift = { $end }: verschieben, bezahlt mit { $cards }
gem-act-draw = Karten ziehen
gem-act-pass = passen
rules-is-place-of = { $place }: { $raw }
rules-is-field = Das Feld, Zeile für Zeile: { $raw }
rules-is-shifts = Verschiebungen in diesem Zug: { $value }
gem-tip-one = Hier zahlst du mit einer Karte: { $gem }.
gem-tip-three = { $pearl ->
    [yes] Hier zahlst du mit drei beliebigen Karten, denn niemand hat eine Perle auf der Hand. Wähle sie auf deiner Hand, dann diesen Pfeil.
   *[no] Hier zahlst du mit drei beliebigen Karten, denn diese Sorte hast du nicht: { $gem }. Wähle sie auf deiner Hand, dann diesen Pfeil.
}
gem-tip-held = { $gem }: Damit bezahlst du eine Verschiebung an einem Pfeil, an dem dieselbe Sorte liegt.
gem-prompt-start = { $three ->
    [yes] Wähle einen Pfeil mit einem Stein, oder erst 3 beliebige Karten und dann einen Pfeil. Oder ziehe Karten.
   *[no] Wähle einen Pfeil: Der Stein daneben ist der Preis. Oder ziehe Karten.
}
gem-prompt-dear = Keiner deiner Steine zahlt allein. Wähle drei beliebige für einen Pfeil mit „3 Karten“, oder ziehe Karten.
gem-prompt-stop = Deine Karten reichen gerade für keinen Pfeil: Ziehe Karten.
gem-prompt-lit = { $cards }: Wähle jetzt einen leuchtenden Pfeil.
gem-prompt-useless = { $cards }: Das nimmt gerade kein Pfeil.
gem-prompt-more = { $count ->
    [1] { $cards }: Allein nimmt das kein Pfeil. Wähle noch zwei für einen Pfeil mit „3 Karten“.
    [2] { $cards }: Wähle noch eine für einen Pfeil mit „3 Karten“.
   *[other] { $cards }: Diese drei nimmt kein Pfeil.
}
gem-no-empty = An diesem Ende liegt kein Stein.
gem-no-three = { $others ->
    [3] Dort liegt die Perle: Sie kostet drei beliebige Karten.
   *[other] Die Perle zu bewegen kostet drei beliebige Karten, und du hast weniger. { $instead }
}
gem-no-kind-own = Damit kannst du dort nicht zahlen ({ $paid }), denn an diesem Ende liegt: { $gem }. Davon hast du eine Karte: Zahle mit ihr.
gem-no-kind-lack = Damit kannst du dort nicht zahlen ({ $paid }), denn an diesem Ende liegt: { $gem }. Davon hast du keine Karte: Zahle mit drei beliebigen.
gem-no-held = Zahle dort mit einer einzigen Karte: Die Sorte { $gem } hast du auf der Hand. Drei Karten gelten nur, wo dir die Sorte fehlt.
gem-no-lacking = { $others ->
    [3] Du hast keine Karte der Sorte { $gem }: Wähle stattdessen drei beliebige.
   *[other] Dieser Pfeil kostet eine Karte der Sorte { $gem } oder drei beliebige, und du hast weder noch. { $instead }
}
gem-draw-none = Es gibt keine Karte mehr zu ziehen.
gem-prompt-pass = Du kannst weder ziehen noch verschieben: Passe.
gem-prompt-no-draw = { $three ->
    [yes] Wähle einen Pfeil mit einem Stein, oder erst 3 beliebige Karten und dann einen Pfeil. Ziehen kannst du gerade nicht.
   *[no] Wähle einen Pfeil: Der Stein daneben ist der Preis. Ziehen kannst du gerade nicht.
}
gem-price-three = 3 Karten
gem-instead = { $can ->
    [both] Wähle einen leuchtenden Pfeil, oder ziehe Karten.
    [shift] Wähle einen leuchtenden Pfeil.
    [draw] Ziehe zuerst Karten.
    [pass] Du kannst jetzt nur passen.
   *[end] Beende deinen Zug.
}
gem-option = { $end }, für { $gem }
gem-options-one = für eine Karte verschieben: { $ends }
gem-options-three = für drei beliebige Karten verschieben: { $ends }
