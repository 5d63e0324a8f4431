game-face-to-face = Face to Face
about-face-to-face = Werde deine Karten schneller los als dein Gegner. Jeder hat zwei Stapel: Einer steigt, einer fällt. Ab und zu schenkst du deinem Gegner eine Karte: Das hilft ihm, füllt aber deine Hand wieder auf.
feel-face-to-face = Ein Duell mit zwei Kartensätzen, in dem ein Geschenk eine Waffe ist.
option-face-to-face-first = Wer beginnt
option-face-to-face-first-random = Der Zufall entscheidet
option-face-to-face-first-1 = Platz 1
option-face-to-face-first-2 = Platz 2
option-face-to-face-first-why = Lass den Zufall entscheiden, oder lass beginnen, wer das Spiel noch nicht kennt.
f2f-up = aufsteigend
f2f-down = absteigend
f2f-card = Karte { $card }
f2f-your-hand = Deine Hand, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
f2f-hidden-hand = { $name } hat { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
f2f-draw-pile = { $who ->
    [you] Dein Nachziehstapel: { $count }
   *[other] Nachziehstapel von { $name }: { $count }
}
f2f-pile-own-up = Dein aufsteigender Stapel, oben { $top }
f2f-pile-own-down = Dein absteigender Stapel, oben { $top }
f2f-pile-their-up = Aufsteigender Stapel von { $name }, oben { $top }
f2f-pile-their-down = Absteigender Stapel von { $name }, oben { $top }
f2f-lay-here = { $pile }; { $card } hier ablegen
f2f-draw = { $pile ->
    [0] Zug beenden
   *[other] Zug beenden und ziehen
}
f2f-lay-more = { $laid ->
    [0] Lege mindestens zwei Karten ab.
   *[other] Lege mindestens noch eine Karte ab.
}
f2f-goal = Der linke Stapel steigt, der rechte fällt. Wer zuerst alle { $count } Karten abgelegt hat, gewinnt.
f2f-idle = Blass: passt gerade auf keinen Stapel.
f2f-left-to-win = { $left }; wer zuerst keine mehr hat, gewinnt
f2f-can-draw = { $laid ->
    [one] { $laid } Karte abgelegt
   *[other] { $laid } Karten abgelegt
}. Lege weitere ab, oder beende den Zug.
f2f-may-give = Eine darf als Geschenk auf einen Stapel von { $name }.
f2f-given = { $pile ->
    [0] Du hast eine Karte verschenkt.
   *[other] Du hast eine Karte verschenkt, also füllst du deine Hand auf sechs auf.
}
f2f-say-laid-up = { $name }: { $card } auf den aufsteigenden Stapel.
f2f-say-laid-down = { $name }: { $card } auf den absteigenden Stapel.
f2f-say-gave-up = { $who ->
    [you] { $name }: { $card } auf deinen aufsteigenden Stapel.
   *[other] { $name }: { $card } auf den aufsteigenden Stapel von { $to }.
}
f2f-say-gave-down = { $who ->
    [you] { $name }: { $card } auf deinen absteigenden Stapel.
   *[other] { $name }: { $card } auf den absteigenden Stapel von { $to }.
}
f2f-say-drew = { $who ->
    [you] Du ziehst
   *[other] { $name } zieht
} { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
f2f-say-drew-cards = { $who ->
    [you] Du ziehst
   *[other] { $name } zieht
} { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}: { $cards }.
f2f-say-over = { $who ->
    [you] Das Spiel ist aus. Du hast gewonnen.
   *[other] Das Spiel ist aus. Gewonnen hat: { $name }.
}
f2f-act-own-up = { $card } auf den eigenen aufsteigenden Stapel
f2f-act-own-down = { $card } auf den eigenen absteigenden Stapel
f2f-act-their-up = { $card } auf den fremden aufsteigenden Stapel
f2f-act-their-down = { $card } auf den fremden absteigenden Stapel
f2f-act-draw = den Zug beenden und ziehen
rules-is-face-to-face-given = In diesem Zug verschenkt: { $value }
rules-is-face-to-face-own-up = Dein aufsteigender Stapel zeigt { $value }
rules-is-face-to-face-own-down = Dein absteigender Stapel zeigt { $value }
rules-is-face-to-face-their-up = Der fremde aufsteigende Stapel zeigt { $value }
rules-is-face-to-face-their-down = Der fremde absteigende Stapel zeigt { $value }
rules-is-face-to-face-own-hand = Deine Hand: { $value }
rules-is-face-to-face-own-hand-size = Karten auf deiner Hand: { $value }
rules-is-face-to-face-own-draw-size = Karten in deinem Nachziehstapel: { $value }
rules-is-face-to-face-their-hand-size = Karten auf der fremden Hand: { $value }
rules-is-face-to-face-their-draw-size = Karten im fremden Nachziehstapel: { $value }
rules-is-face-to-face-laid = In diesem Zug abgelegt: { $value }
rules-is-face-to-face-their-hand = Die fremde Hand: { $value }
f2f-left = { $count ->
    [one] noch { $count } Karte insgesamt
   *[other] noch { $count } Karten insgesamt
}
f2f-held = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
f2f-no-end = { $laid ->
    [0] Lege erst zwei Karten ab; dann beende den Zug.
   *[other] Lege erst noch eine Karte ab; dann beende den Zug.
}
f2f-no-up = { $card } ist kleiner als { $top }. Auf deinen aufsteigenden Stapel passt alles Höhere{ $trick ->
    [none] .
   *[other] {" "}oder genau { $trick }.
}
f2f-no-down = { $card } ist größer als { $top }. Auf deinen absteigenden Stapel passt alles Niedrigere{ $trick ->
    [none] .
   *[other] {" "}oder genau { $trick }.
}
f2f-no-gift-up = Ein Geschenk muss helfen: Auf diesem aufsteigenden Stapel tun das nur Karten unter { $top }.
f2f-no-gift-down = Ein Geschenk muss helfen: Auf diesem absteigenden Stapel tun das nur Karten über { $top }.
f2f-no-bare = Einem Stapel, auf dem noch nichts liegt, hilft kein Geschenk. Wähle einen anderen Stapel.
f2f-no-same = Dort liegt schon die { $card }, und gleiche Zahlen kommen nie aufeinander.
f2f-no-card = Die { $card } ist nicht auf deiner Hand.
f2f-no-second-gift = Du hast in diesem Zug schon eine Karte verschenkt; mehr als eine geht nicht.
f2f-no-second = Nach der { $card } würde keine andere deiner Karten passen, und ein Zug braucht mindestens zwei. Beginne mit einer anderen.
f2f-why-last = Es ist deine letzte Karte: Du gewinnst.
f2f-why-trick = Der Rückwärtstrick: Von { $top } auf { $card } gewinnst du zehn Zahlen zurück.
f2f-why-back = Nach der { $card } bringt deine { $back } den Stapel wieder um zehn zurück.
f2f-why-small = Das ist nur ein Schritt von { $gap }.
f2f-why-least = Ein Schritt von { $gap }: Keine deiner Karten macht auf deinen Stapeln einen kleineren.
f2f-why-nearest = Die { $card } ist die nächste deiner Karten für diesen Stapel: Sie überspringt keine andere.
f2f-why-gift = Ein Geschenk füllt deine Hand auf sechs: am Ende des Zuges mindestens { $count ->
    [one] { $count } neue Karte
   *[other] { $count } neue Karten
} statt zwei.
f2f-why-refill = Nach einem Geschenk füllst du am Ende des Zuges auf sechs Karten auf, egal wie viele du legst.
f2f-why-full = Du hast eine Karte verschenkt, also füllst du deine Hand mit { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} auf.
f2f-why-draw = Der kleinste Schritt, der dir noch bleibt, ist { $gap }: Behalte den Platz und zieh { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
f2f-why-none-fits = Auf deine eigenen Stapel passt nichts mehr; du ziehst { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
f2f-decided-out = { $who ->
    [you] Du hast die letzte deiner 58 Karten abgelegt; { $name } hatte noch { $left }.
   *[other] { $name } hat die letzte von 58 Karten abgelegt; du hattest noch { $left }.
}
f2f-decided-stuck = { $who ->
    [you] { $name } konnte die zwei Karten nicht ablegen, die jeder Zug verlangt.
   *[other] Du konntest die zwei Karten nicht ablegen, die jeder Zug verlangt.
}
f2f-tip-up = Aufsteigend: jede Karte höher als die letzte oder genau zehn niedriger.
f2f-tip-down = Absteigend: jede Karte niedriger als die letzte oder genau zehn höher.
f2f-headline = Zug { $turn }
f2f-coach-goal = Lege deine 58 Karten schneller ab als dein Gegenüber. Punkte zählt niemand.
f2f-coach-two = In jedem Zug legst du mindestens zwei Karten, eine nach der anderen.
f2f-coach-draw = Hast du nur auf deine eigenen Stapel gelegt, ziehst du zwei Karten, egal, wie viele du gelegt hast.
f2f-coach-refill = Hast du eine Karte hergegeben, ziehst du, bis du sechs hast.
f2f-coach-up = Dein linker Stapel steigt: Jede höhere Karte passt. Kleine Schritte lassen Platz für später.
f2f-coach-down = Dein rechter Stapel fällt: Jede niedrigere Karte passt.
f2f-coach-trick = Genau zehn zurück passt auch: niedriger auf deinen steigenden, höher auf deinen fallenden Stapel.
f2f-coach-give = Eine Karte je Zug darfst du hergeben: niedriger auf den steigenden Stapel drüben, höher auf den fallenden.
f2f-coach-empty = Mit leerem Nachziehstapel spielst du weiter, ohne zu ziehen.
f2f-coach-lose = Wer zu Beginn seines Zuges keine zwei Karten legen kann, hat verloren.
