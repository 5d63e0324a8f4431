game-nizam = Nizam
about-nizam = Verschiebe die Zeilen und Spalten eines Quadrats aus Edelsteinen, bis drei oder mehr gleiche nebeneinanderliegen. Sie bringen Punkte, und neue Steine nehmen ihre Plätze ein.
feel-nizam = Einmal schieben, und drei gleiche Steine liegen in einer Reihe.
niz-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
niz-hand-size = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
niz-your-hand = Deine Hand: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
niz-your-hand-of = Deine Hand: { $count } von höchstens { $limit } Karten
niz-left = { $count ->
    [0] der letzte Stapel ist aufgebraucht
    [1] der letzte Stapel
   *[other] noch { $count } Stapel
}
niz-deck-pile = { $count ->
    [one] Nachziehstapel: { $count } Karte
   *[other] Nachziehstapel: { $count } Karten
}
niz-discard-pile = { $count ->
    [0] Der Ablagestapel ist leer
    [one] Ablagestapel: { $count } Karte, oben: { $top }
   *[other] Ablagestapel: { $count } Karten, oben: { $top }
}
niz-run-outs = { $left ->
    [0] Der Nachziehstapel ist zum letzten Mal aufgebraucht.
    [1] Das Spiel endet, sobald der Nachziehstapel das nächste Mal aufgebraucht ist.
   *[other] Das Spiel endet, wenn der Nachziehstapel noch { $left } Mal aufgebraucht ist.
}
niz-run = { $line }: { $gems }
niz-then = { $gain ->
    [0] Eine Wertung nach dieser Verschiebung brächte keine Punkte.
    [one] Eine Wertung nach dieser Verschiebung brächte { $gain } Punkt: { $runs }.
   *[other] Eine Wertung nach dieser Verschiebung brächte { $gain } Punkte: { $runs }.
}
niz-gain = { $count ->
    [0] Wertung jetzt: keine Punkte
    [one] Wertung jetzt: { $count } Punkt
   *[other] Wertung jetzt: { $count } Punkte
}
niz-bonus = für mehr als eine Reihe
niz-rests = { $run } (eine alte Reihe: Sie zählt erst, wenn sie sich ändert)
niz-draw = { $count } ziehen
niz-activate = { $count ->
    [-1] Werten
    [0] Werten: 0 Punkte
    [one] Werten: { $count } Punkt
   *[other] Werten: { $count } Punkte
}
niz-pass = Passen
niz-say-drew = { $who ->
    [you] Du ziehst
   *[other] { $name } zieht
} { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
niz-say-drew-cards = { $who ->
    [you] Du ziehst
   *[other] { $name } zieht
} { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}: { $cards }.
niz-say-shifted-left = { $who ->
    [you] Du verschiebst
   *[other] { $name } verschiebt
} Zeile { $n } nach links, für { $paid }.
niz-say-shifted-right = { $who ->
    [you] Du verschiebst
   *[other] { $name } verschiebt
} Zeile { $n } nach rechts, für { $paid }.
niz-say-shifted-top = { $who ->
    [you] Du verschiebst
   *[other] { $name } verschiebt
} Spalte { $n } nach oben, für { $paid }.
niz-say-shifted-bottom = { $who ->
    [you] Du verschiebst
   *[other] { $name } verschiebt
} Spalte { $n } nach unten, für { $paid }.
niz-say-nothing = { $who ->
    [you] Du wertest das Feld, und nichts bringt Punkte.
   *[other] { $name } wertet das Feld, und nichts bringt Punkte.
}
niz-say-activated = { $who ->
    [you] Du bekommst
   *[other] { $name } bekommt
} { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
} ({ $runs }).
niz-say-filled = Neu im Feld: { $gems }.
niz-say-ran-out = { $times ->
    [1] Der Nachziehstapel ist aufgebraucht.
   *[other] Der Nachziehstapel ist zum { $times ->
        [2] zweiten
        [3] dritten
        [4] vierten
       *[other] fünften
    } Mal aufgebraucht.
}
niz-say-reshuffled = { $count ->
    [one] Der Ablagestapel wird zum neuen Nachziehstapel: { $count } Karte.
   *[other] Der Ablagestapel wird gemischt und zum neuen Nachziehstapel: { $count } Karten.
}
niz-say-passed = { $who ->
    [you] Du passt.
   *[other] { $name } passt.
}
niz-say-alone = { $count ->
    [one] Das Spiel ist aus. Dein Ergebnis: { $count } Punkt.
   *[other] Das Spiel ist aus. Dein Ergebnis: { $count } Punkte.
}
niz-say-over = Das Spiel ist aus. { $who ->
    [you] Du gewinnst
    [many] Geteilter Sieg für { $name }
   *[other] { $name } gewinnt
} mit { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkten
}.
niz-text-changed = Eine Wertung brächte jetzt { $gain ->
    [one] { $gain } Punkt
   *[other] { $gain } Punkte
}: { $runs }.
niz-text-untouched = Unverändert: { $runs }.
niz-text-player = { $name }: { $points }, { $hand }.
niz-text-hand = Auf deiner Hand: { $cards }.
niz-act-activate = das Feld werten
rules-is-nizam-changed = Reihen, die jetzt Punkte brächten: { $value }
rules-is-nizam-untouched = Unveränderte Reihen: { $value }
rules-is-nizam-gain = Punkte bei einer Wertung jetzt: { $value }
rules-is-nizam-runouts = So oft war der Nachziehstapel aufgebraucht: { $value }
choose-first-nizam = Hier zahlst du mit drei beliebigen Karten: Wähle sie zuerst auf deiner Hand.
niz-worth = Drei gleiche: 3 Punkte, vier: 5, fünf: 7. Jede Reihe nach der ersten: 1 mehr.
niz-tip-counts = { $count ->
    [one] In einer Reihe, die { $count } Punkt bringt.
   *[other] In einer Reihe, die { $count } Punkte bringt.
}
niz-tip-rests = Gestrichelter Rahmen: Diese Reihe lag schon hier. Sie zählt erst, wenn sie sich verändert hat.
niz-prompt-shifted = { $gain ->
    [0] Noch bringt nichts Punkte.
    [one] Bisher { $gain } Punkt.
   *[other] Bisher { $gain } Punkte.
} { $more ->
    [yes] Verschiebe weiter, oder werte.
   *[no] Für eine weitere Verschiebung reicht nichts: Werte.
}
niz-no-draw = Du hast eine Linie verschoben, also kannst du nicht auch noch ziehen: Beende den Zug, indem du das Feld wertest.
niz-no-room = Du hast { $limit } Karten, und mehr darfst du allein nicht haben: Verschiebe eine Linie.
niz-no-activation = Noch ist nichts verschoben: Verschiebe erst eine Linie, dann werte.
niz-no-pass = Du kannst noch ziehen oder verschieben, also darfst du nicht passen.
niz-why-gather = Keine einzelne Verschiebung, die du bezahlen kannst, brächte jetzt Punkte. Du ziehst { $more ->
    [one] { $more } Karte
   *[other] { $more } Karten
}, um später mehr auf einmal zu schaffen.
niz-why-draw = Du ziehst { $more ->
    [one] { $more } Karte
   *[other] { $more } Karten
}: Je mehr du hast, desto öfter kannst du in einem Zug verschieben.
niz-why-best = { $gain ->
    [0] Keine einzelne Verschiebung, die du bezahlen kannst, brächte Punkte: Behalte die übrigen Karten.
    [one] Keine einzelne weitere Verschiebung brächte mehr: Nimm den { $gain } Punkt.
   *[other] Keine einzelne weitere Verschiebung brächte mehr: Nimm die { $gain } Punkte.
}
niz-why-take = { $gain ->
    [one] Nimm den { $gain } Punkt, und behalte deine Karten für den nächsten Zug.
   *[other] Nimm die { $gain } Punkte, und behalte deine Karten für den nächsten Zug.
}
niz-why-shift = { $gain ->
    [one] Das bringt { $gain } Punkt mehr für eine Karte ({ $runs }).
   *[other] Das bringt { $gain } Punkte mehr für eine Karte ({ $runs }).
}
niz-why-three = { $gain ->
    [one] Das kostet drei Karten und bringt { $gain } Punkt mehr ({ $runs }).
   *[other] Das kostet drei Karten, bringt aber { $gain } Punkte mehr ({ $runs }).
}
niz-why-prepare = Für sich allein bringt das nichts; mit einer weiteren Verschiebung, die du bezahlen kannst, bringt es { $gain ->
    [one] { $gain } Punkt.
   *[other] { $gain } Punkte.
}
niz-decided-lead = Der Nachziehstapel war zum letzten Mal aufgebraucht, und { $who ->
    [you] du lagst
   *[other] { $name } lag
} { $lead ->
    [one] { $lead } Punkt
   *[other] { $lead } Punkte
} vorn.
niz-decided-tie = Der Nachziehstapel war zum letzten Mal aufgebraucht, und die Besten hatten gleich viele Punkte: Sie teilen sich den Sieg.
niz-decided-alone = Der Nachziehstapel ist aufgebraucht. Schaffst du mit denselben Karten mehr?
niz-coach-goal = { $players ->
    [1] Bring drei oder mehr gleiche Steine in einer Linie zusammen: Das gibt Punkte. Wie viele schaffst du?
   *[other] Bring drei oder mehr gleiche Steine in einer Linie zusammen: Das gibt Punkte, und die meisten gewinnen.
}
niz-coach-runs = Mehrere Reihen in einem Zug: Jede nach der ersten bringt 1 Punkt mehr.
niz-coach-points = Eine Reihe aus drei Steinen bringt 3 Punkte, eine aus vier 5, eine aus fünf 7.
niz-coach-activate = Nach dem Verschieben wertest du das Feld: Was du zusammengebracht hast, bringt Punkte und verlässt es.
niz-coach-shift = Eine Verschiebung kostet eine Karte wie der Stein am Ende der Linie. Er kommt ans andere Ende.
niz-coach-draw = Statt zu verschieben, darfst du drei Karten ziehen: Das ist ein ganzer Zug.
niz-coach-limit = Allein hast du höchstens acht Karten auf der Hand.
niz-coach-three = Hast du keine Karte wie der Stein am Ende, zahlst du die Verschiebung mit drei beliebigen.
niz-coach-more = Du darfst so oft verschieben, wie du zahlen kannst, und wertest dann.
niz-coach-filled = Neue Steine füllen die Lücken. Was dabei zufällig entsteht, bringt keine Punkte.
niz-coach-untouched = Eine Reihe, die vor deinem Zug da war, bringt nur Punkte, wenn du sie veränderst.
niz-coach-end = { $players ->
    [1] Das Spiel endet, sobald der Nachziehstapel aufgebraucht ist.
   *[other] Das Spiel endet, wenn der Nachziehstapel so oft aufgebraucht war, wie es Spieler gibt.
}
