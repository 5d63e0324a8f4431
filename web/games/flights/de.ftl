game-flights = Flüge
about-flights = Sammle eine Stadt jeder Farbe, und biete mit deinen Flügen um die erste Wahl. Aber zwei Nachbarn derselben Farbe verbrennen, und manche Karten schicken eine Stadt nach Hause.
feel-flights = Biete um die erste Wahl, fülle deine Reihe, und achte auf die Nachbarn.
choose-first-flights = Wähle zuerst eine Karte, dann einen Flug.
option-flights-target = Nötige Punkte
option-flights-target-20 = 20 Punkte
option-flights-target-50 = 50 Punkte
option-flights-target-100 = 100 Punkte
option-flights-match = Wie die Partie gewonnen wird
option-flights-match-points = Punkte werden zusammengezählt
option-flights-match-single = Ein einzelnes Spiel
option-flights-match-wins = Gewonnene Spiele zählen (zu zweit)
option-flights-wins = Nötige Siege (zu zweit)
option-flights-wins-3 = 3 Spiele
option-flights-wins-5 = 5 Spiele
option-flights-flights_1 = Flüge des ersten Spielers
option-flights-flights_1-by_seat = Nach Platz
option-flights-flights_1-red = Rot
option-flights-flights_1-blue = Blau
option-flights-flights_1-green = Grün
option-flights-flights_1-yellow = Gelb
option-flights-flights_2 = Flüge des zweiten Spielers
option-flights-flights_2-by_seat = Nach Platz
option-flights-flights_2-red = Rot
option-flights-flights_2-blue = Blau
option-flights-flights_2-green = Grün
option-flights-flights_2-yellow = Gelb
option-flights-flights_3 = Flüge des dritten Spielers
option-flights-flights_3-by_seat = Nach Platz
option-flights-flights_3-red = Rot
option-flights-flights_3-blue = Blau
option-flights-flights_3-green = Grün
option-flights-flights_3-yellow = Gelb
option-flights-flights_4 = Flüge des vierten Spielers
option-flights-flights_4-by_seat = Nach Platz
option-flights-flights_4-red = Rot
option-flights-flights_4-blue = Blau
option-flights-flights_4-green = Grün
option-flights-flights_4-yellow = Gelb
option-flights-target-why = Weniger Punkte geben eine kurze Partie, mehr einen langen Abend. Das gilt nur, wenn Punkte zusammengezählt werden.
option-flights-match-why = Am schnellsten geht ein einzelnes Spiel. Zählt ihr Punkte zusammen, lohnt sich beständiges Spiel; wo gewonnene Spiele zählen, beginnt jedes Spiel bei Gleichstand.
option-flights-wins-why = Je mehr Siege nötig sind, desto weniger entscheidet das Glück. Das gilt nur, wenn gewonnene Spiele zählen.
option-flights-flights-why = Jeder spielt mit den Flügen einer Farbe. Wähle deine; jede Farbe gibt es nur einmal.
option-flights-match-refused = Gewonnene Spiele zählen nur zu zweit. Seid ihr mehr, zählt Punkte zusammen, oder spielt ein einzelnes Spiel.
option-flights-flights-refused = Die { $value ->
    [red] roten
    [blue] blauen
    [green] grünen
   *[yellow] gelben
} Flüge sind für zwei Plätze gewählt. Gib jedem Spieler eine eigene Farbe.

fli-colour = { $colour ->
    [r] Rot
    [b] Blau
    [g] Grün
    [y] Gelb
    [v] Violett
   *[o] Orange
}
fli-city = { $colour ->
    [r] Rot { $value }
    [b] Blau { $value }
    [g] Grün { $value }
    [y] Gelb { $value }
    [v] Violett { $value }
   *[o] Orange { $value }
}
fli-exchange = Tausch { $value }
fli-universal = Freier Tausch
fli-deportation = Ausweisung
fli-face-down = eine verdeckte Karte
fli-face-down-flight = ein verdeckter Flug
fli-flight = Flug { $flight }
fli-used-flight = Flug { $flight }, verbraucht

fli-ends-game = Alle { $colours } Farben am Ende einer Runde: Das Spiel ist aus.
fli-wins-match = { $match ->
    [single] Es gewinnt, wer die meisten Punkte hat.
    [wins] Wer { $target ->
        [one] { $target } Spiel
       *[other] { $target } Spiele
    } gewinnt, gewinnt die Partie.
   *[points] Wer insgesamt { $target ->
        [one] { $target } Punkt
       *[other] { $target } Punkte
    } hat, gewinnt die Partie.
}
fli-near = { $who ->
    [you] Dir fehlt nur noch { $colour }, um das Spiel zu beenden.
    [several] Nur noch eine Farbe fehlt zum Spielende: { $names }.
   *[other] { $names }: Nur noch { $colour } fehlt zum Spielende.
}
fli-full = { $who ->
    [you] Du hast alle Farben: Mit dieser Runde endet das Spiel, wenn du keine verlierst.
    [several] Alle Farben sind da: { $names }. Mit dieser Runde endet das Spiel, wenn keine verloren geht.
   *[other] { $names } hat alle Farben: Mit dieser Runde endet das Spiel, wenn keine verloren geht.
}
fli-game-round = Spiel { $game }, Runde { $round }
fli-goal-points = bis { $target }
fli-goal-wins = bis { $target ->
    [one] { $target } Sieg
   *[other] { $target } Siege
}
fli-out = Nicht in diesem Spiel: { $colours }
fli-deck = Nachziehstapel: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
fli-discard = Ablagestapel: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}, oben: { $top }
fli-hand-of = { $name } hat { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
fli-flights-of = { $name } hat die { $colour ->
    [red] roten
    [blue] blauen
    [green] grünen
   *[yellow] gelben
} Flüge.
fli-used-of = Verbrauchte Flüge von { $name }: { $flights }
fli-collection = { $who ->
    [you] Deine Sammlung: { $count ->
        [one] { $count } Stadt
       *[other] { $count } Städte
    }
   *[other] Sammlung von { $name }: { $count ->
        [one] { $count } Stadt
       *[other] { $count } Städte
    }
}
fli-no-cities = noch keine Städte
fli-first = hat die Startspielerkarte
fli-value = die Sammlung ist jetzt { $value } wert
fli-score = { $score } von { $target ->
    [one] { $target } Punkt
   *[other] { $target } Punkten
} in der Partie
fli-wins = { $wins } von { $target ->
    [one] { $target } Spiel
   *[other] { $target } Spielen
} gewonnen
fli-needs = fehlen noch: { $colours }
fli-has-all = hat alle Farben
fli-burnt = Verbrannt:
fli-deported = Ausgewiesen:

fli-table = In dieser Runde gelegte Karten
fli-taken = genommen
fli-nothing-laid = nichts gelegt
fli-take = { $card } nehmen
fli-swap = Deine { $own } gegen { $their } tauschen
fli-still-choosing = { $who ->
    [you] wähle
   *[other] wählt
}
fli-has-laid = fertig
fli-has-picked = hat gewählt
fli-picks-now = { $who ->
    [you] wähle jetzt
   *[other] wählt jetzt
}
fli-picks-later = { $place ->
    [2] als 2. dran
    [3] als 3. dran
   *[other] als { $place }. dran
}
fli-your-hand = Deine Hand: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
fli-your-flights = Deine { $colour ->
    [red] roten
    [blue] blauen
    [green] grünen
   *[yellow] gelben
} Flüge
fli-lay-with = { $card } mit Flug { $flight } legen

fli-hint-lay = Wähle eine Karte, dann den Flug dazu.
fli-hint-flight = { $card }: Mit welchem Flug? Der höchste wählt zuerst.
fli-hint-wait-laying = Die anderen wählen noch.
fli-hint-pick = Du wählst: Nimm eine von { $count } Karten.
fli-hint-must = Die letzte Karte gehört dir: { $card }.
fli-hint-must-city = Städte kommen vor Tauschkarten dran, also musst du nehmen: { $card }.
fli-hint-must-x = Freie Tauschkarten kommen ganz zuletzt dran, also musst du nehmen: { $card }.
fli-hint-must-u = Nur freie Tauschkarten sind übrig, also musst du eine nehmen.
fli-hint-own = { $card }: Welche deiner Städte gibst du her?
fli-hint-their = Du gibst { $own }. Welche Stadt willst du dafür?
fli-hint-wait-pick = { $name } wählt eine Karte.
fli-hint-wait-swap = { $name } tauscht eine Stadt.

fli-text-points = { $name }: { $cities }. Jetzt wert: { $value }. Punktestand: { $score }.
fli-text-single = { $name }: { $cities }. Jetzt wert: { $value }.
fli-text-wins = { $name }: { $cities }. Jetzt wert: { $value }. Gewonnene Spiele: { $wins }.
fli-text-table = Auf dem Tisch: { $cards }.

fli-say-laid = { $who ->
    [you] Du legst { $card } mit Flug { $flight }.
   *[other] { $name } legt { $card } mit Flug { $flight }.
}
fli-say-turned = Die Karten werden aufgedeckt. { $bids }
fli-say-bid = { $name }: { $card } mit Flug { $flight }.
fli-say-took = { $who ->
    [you] Du nimmst { $card }.
   *[other] { $name } nimmt { $card }.
}
fli-say-deported = { $who ->
    [you] Die Ausweisung schickt deine Stadt nach Hause: { $card }.
   *[other] Die Ausweisung schickt { $card } von { $name } nach Hause.
}
fli-say-nothing-deported = { $who ->
    [you] Du hast keine Stadt, also bewirkt die Ausweisung nichts.
   *[other] { $name } hat keine Stadt, also bewirkt die Ausweisung nichts.
}
fli-say-swapped = { $who ->
    [you] Du gibst { $partner } { $own } und bekommst { $their }.
   *[other] { $partner_who ->
        [you] { $name } gibt dir { $own } und bekommt von dir { $their }.
       *[other] { $name } gibt { $partner } { $own } und bekommt { $their }.
    }
}
fli-say-unused = { $who ->
    [you] Du kannst mit niemandem tauschen; abgelegt wird: { $card }.
   *[other] { $name } kann mit niemandem tauschen; abgelegt wird: { $card }.
}
fli-say-burnt = { $who ->
    [you] Feuer! Du verlierst { $cards }:
   *[other] Feuer! { $name } verliert { $cards }:
} { $why ->
    [pair] Nachbarn derselben Farbe verbrennen.
    [three] Drei derselben Farbe verbrennen.
   *[both] Nachbarn derselben Farbe verbrennen, und drei derselben Farbe auch.
}
fli-say-drew = { $who ->
    [you] Du ziehst { $cards }.
   *[other] { $name } zieht { $cards }.
}
fli-say-reshuffled = Die abgelegten Karten werden zu einem neuen Nachziehstapel gemischt: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
fli-say-round = { $round ->
    [2] Noch hat niemand alle Farben, also geht das Spiel weiter: Runde 2.
   *[other] Runde { $round }.
} { $who ->
    [you] Bei gleichen Flügen bist du zuerst dran.
   *[other] Bei gleichen Flügen ist { $name } zuerst dran.
}
fli-say-scored = Spiel { $game } ist aus. Punkte: { $values }.
fli-say-value = { $all ->
    [yes] { $name } { $value } (alle Farben)
   *[no] { $name } { $value }
}
fli-say-totals = Insgesamt: { $totals }.
fli-say-wins = Gewonnene Spiele: { $totals }.
fli-say-dealt = Spiel { $game } ist ausgeteilt. { $any ->
    [yes] Nicht dabei: { $out }.
   *[no] Alle Farben sind dabei.
}
fli-say-over = { $who ->
    [you] Die Partie ist aus. Du hast gewonnen!
    [several] Die Partie ist aus. Geteilter Sieg: { $name }.
   *[other] Die Partie ist aus. { $name } hat gewonnen.
}
fli-act-lay = { $card } mit Flug { $flight } legen
fli-act-take = { $card } nehmen
fli-act-swap = { $own } geben, { $other } bekommen
rules-is-flights-game = Spiel { $value }
rules-is-flights-city-of = { $who ->
    [you] Deine Sammlung: { $value }
   *[other] Sammlung von Spieler { $seat }: { $value }
}
rules-is-flights-city-size-of = { $who ->
    [you] Städte in deiner Sammlung: { $value }
   *[other] Städte in der Sammlung von Spieler { $seat }: { $value }
}
rules-is-flights-value-of = { $who ->
    [you] Deine Sammlung ist { $value } wert
   *[other] Die Sammlung von Spieler { $seat } ist { $value } wert
}
rules-is-flights-used-of = { $who ->
    [you] Deine verbrauchten Flüge: { $value }
   *[other] Verbrauchte Flüge von Spieler { $seat }: { $value }
}
rules-is-flights-wins-of = { $who ->
    [you] Von dir gewonnene Spiele: { $value }
   *[other] Gewonnene Spiele von Spieler { $seat }: { $value }
}
rules-is-flights-first = Hat die Startspielerkarte: { $value }
rules-is-flights-order = Müssen noch eine Karte nehmen: { $value }
rules-is-flights-colours = Farben der Flüge: { $value }
rules-is-flights-out = Farben, die fehlen: { $value }
rules-is-flights-table = Auf dem Tisch: { $value }
rules-is-flights-phase = { $raw ->
    [lay] Alle legen eine Karte
    [pick] Karten werden genommen
   *[swap] Ein Tausch steht an
}
rules-is-flights-swap = Der anstehende Tausch: { $value }
rules-is-flights-discard = Auf dem Ablagestapel: { $value }
rules-is-flights-wins = Gewonnene Spiele: { $value }
rules-is-flights-laid-of = { $who ->
    [you] Du hast gelegt: { $value }
   *[other] Spieler { $seat } hat gelegt: { $value }
}
fli-headline = Spiel { $game }, Runde { $round }, { $goal }
fli-headline-single = Runde { $round }
fli-danger = würde verbrennen: { $colours }
fli-burns-own = Dann verbrennt bei dir: { $cards }.
fli-burns-their = Dann verbrennt bei { $name }: { $cards }.
fli-hint-flight-first = { $card }: Mit welchem Flug? Wer zuerst wählt, muss sie nehmen.
fli-hint-flight-last = { $card }: Mit welchem Flug? Wer zuletzt wählt, muss die Karte nehmen.
fli-hint-fire = Achtung, Feuer: { $cards }.
fli-fire-beside = { $card } neben { $other }
fli-fire-third = { $card } als dritte in ihrer Farbe
fli-hint-must-first = Du wählst jetzt, und eine Ausweisung kommt zuerst dran: Du musst sie nehmen.
fli-hint-must-last = Du wählst zuletzt, also musst du nehmen: { $card }.
fli-hint-deported = Sie schickt deine Stadt nach Hause: { $city }.
fli-hint-nothing-deported = Du hast keine Stadt, also bewirkt sie nichts.
fli-tip-city = { $card }: zählt { $value } für ihre Farbe. Neben einer anderen Stadt derselben Farbe verbrennen beide, und ebenso drei einer Farbe, wo sie auch liegen.
fli-tip-exchange = Tausch { $value }: Wer zuletzt wählt, nimmt ihn und tauscht eine { $value } gegen eine fremde { $value }.
fli-tip-universal = Freier Tausch: kommt ganz zuletzt dran. Tausche eine deiner Städte gegen eine fremde von gleichem Wert.
fli-tip-deportation = Ausweisung: Wer zuerst wählt, muss sie nehmen und verliert die letzte Stadt der Reihe.
fli-tip-back = Eine verdeckte Karte. Aufgedeckt wird, wenn alle gelegt haben.
fli-tip-flight = { $colour ->
    [red] Roter
    [blue] Blauer
    [green] Grüner
   *[yellow] Gelber
} Flug { $flight }: Der höchste Flug wählt zuerst. Verbraucht kommt er zurück, wenn alle sechs verbraucht sind.
fli-tip-used-flight = { $colour ->
    [red] Roter
    [blue] Blauer
    [green] Grüner
   *[yellow] Gelber
} Flug { $flight } ist verbraucht. Er kommt zurück, wenn alle sechs verbraucht sind.
fli-tip-first = Die Startspielerkarte: Bei gleichen Flügen wählt zuerst, wer von hier im Uhrzeigersinn als Nächster kommt.
fli-tip-danger = { $what }. Die nächste Stadt dieser Farbe läge neben einer gleichfarbigen oder wäre die dritte: Dann verbrennen sie.
fli-tip-laid = Was liegt, liegt: Wenn alle gelegt haben, werden die Karten aufgedeckt und genommen.
fli-no-card = { $card } ist nicht auf deiner Hand.
fli-no-second = Du hast in dieser Runde schon eine Karte gelegt. Warte, bis alle gelegt haben.
fli-no-lay = Lege zuerst eine Karte von deiner Hand mit einem deiner Flüge.
fli-no-such = { $card } liegt nicht mehr auf dem Tisch.
fli-no-pick = Nimm eine der Karten auf dem Tisch.
fli-no-swap-yet = Tausche zuerst eine Stadt: { $card } steht noch an.
fli-no-flight = Flug { $flight } ist verbraucht und kommt zurück, wenn alle sechs es sind. Du hast noch { $free }.
fli-no-hand = Du hast keine Karte zu legen, also setzt du diese Runde aus.
fli-no-before-deportation = Noch nicht { $card }: Solange eine Ausweisung da ist, muss sie nehmen, wer wählt.
fli-no-before-cities = Noch nicht { $card }: Solange eine Stadt da ist, kommt sie zuerst dran. Nimm { $count ->
    [one] { $names }
   *[other] eine von diesen: { $names }
}.
fli-no-before-exchanges = Noch nicht { $card }: Das kommt ganz zuletzt dran. Nimm { $count ->
    [one] { $names }
   *[other] eine von diesen: { $names }
}.
fli-no-value = Mit dieser Karte tauschst du eine { $value } gegen eine { $value }, sonst nichts.
fli-no-equal = { $own } und { $their } sind nicht gleich viel wert, also lassen sie sich nicht tauschen.
fli-no-own = { $own } liegt nicht in deiner Reihe.
fli-no-their = { $their } liegt bei niemand anderem in der Reihe.
fli-no-small = { $name } hat { $their ->
    [one] { $their } Stadt
   *[other] { $their } Städte
}, und du hast { $own }. Tausche nur mit jemandem, der mindestens so viele hat wie du.
fli-why-only = Etwas anderes ist nicht möglich.
fli-why-least = { $count ->
    [one] Damit verbrennt { $count } Stadt in deiner Reihe; mit keiner anderen Karte wären es weniger.
   *[other] Damit verbrennen { $count } Städte in deiner Reihe, sie selbst mitgezählt; mit keiner anderen Karte wären es weniger.
}
fli-why-complete = Damit hast du alle { $need } Farben: Bleibt das so, endet das Spiel mit dieser Runde.
fli-why-colour = Das bringt dir { $colour }: { $have } von { $need } Farben.
fli-why-rest-burns = Alles andere würde in deiner Reihe verbrennen.
fli-why-deny = { $name } wählt nach dir und hat diese Farbe noch nicht.
fli-why-harmless = In deiner Reihe verbrennt dadurch nichts.
fli-why-exchange = Du hast eine Stadt, die du damit tauschen kannst.
fli-why-no-exchange = Du hast nichts, was du damit tauschen könntest, also schadet es nicht.
fli-why-swap-colour = Das bringt dir { $colour }, und das fehlt dir.
fli-why-swap-burns = Deine Stadt legt in der Reihe von { $name } Feuer: { $count ->
    [one] { $count } Stadt verbrennt.
   *[other] { $count } Städte verbrennen.
}
fli-why-swap-least = { $count ->
    [0] In deiner Reihe verbrennt dadurch nichts.
    [one] In deiner Reihe verbrennt dadurch { $count } Stadt; bei keinem anderen Tausch wären es weniger.
   *[other] In deiner Reihe verbrennen dadurch { $count } Städte; bei keinem anderen Tausch wären es weniger.
}
fli-why-lay-sure = Diese Farbe fehlt dir, und mit Flug { $flight } kann niemand vor dir wählen.
fli-why-lay-likely = Diese Farbe fehlt dir, und { $lower } der { $count } Flüge, die die anderen noch haben, { $lower ->
    [one] ist
   *[other] sind
} niedriger als deine { $flight }.
fli-why-lay-burns = In deiner Reihe würde { $card } verbrennen, so wie die Reihe jetzt liegt: Überlass die Karte den anderen.
fli-why-lay-trap = In der Reihe von { $name } würde { $card } verbrennen, so wie die Reihe jetzt liegt.
fli-why-lay-only-flight = Du hast nur noch Flug { $flight }; nach dieser Runde bekommst du alle sechs zurück.
fli-why-lay-choice = { $lower } der { $count } Flüge, die die anderen noch haben, { $lower ->
    [one] ist
   *[other] sind
} niedriger als deine { $flight }: Damit wählst du wohl früh.
fli-why-lay-spare = { $count ->
    [one] Du hast noch eine Stadt in { $colour } auf der Hand und kannst auf diese verzichten.
   *[other] Du hast noch { $count } Städte in { $colour } auf der Hand und kannst auf diese verzichten.
}
fli-why-lay-low = Keine Stadt auf deiner Hand ist weniger wert als diese: { $value }.
fli-why-lay-save = Das kostet dich nur Flug { $flight }: Die { $high } behältst du für eine spätere Runde.
fli-why-lay-never-first = Wer zuerst wählt, muss diese Karte nehmen. Mit Flug { $flight } kannst du das nicht sein.
fli-why-lay-no-city = Wer zuerst wählt, muss diese Karte nehmen; du hast aber noch keine Stadt, die sie dich kosten könnte.
fli-why-lay-hardly-first = Wer zuerst wählt, muss diese Karte nehmen, und { $higher } der { $count } Flüge, die die anderen noch haben, { $higher ->
    [one] ist
   *[other] sind
} höher als deine { $flight }.
fli-why-lay-last-swap = Wer zuletzt wählt, nimmt einen Tausch. Mit Flug { $flight } bist du das, und du hast eine Stadt zum Tauschen.
fli-why-lay-may-swap = Wer zuletzt wählt, nimmt einen Tausch. Mit Flug { $flight } kannst du das sein, und du hast eine Stadt zum Tauschen.
fli-why-lay-never-last = Wer zuletzt wählt, nimmt einen Tausch. Mit Flug { $flight } kannst du das nicht sein.
fli-why-lay-no-rows = Noch hat niemand eine Stadt; in dieser Runde kann also niemand damit tauschen.
fli-why-lay-no-swap = So wie die Reihen jetzt liegen, könntest du selbst damit nichts tauschen.
fli-value-to-go = { $who ->
    [you] { $own ->
        [yes] Du kommst der nötigen Punktzahl näher.
       *[no] Du bleibst weiter von der nötigen Punktzahl weg.
    }
   *[other] { $own ->
        [yes] { $name } kommt der nötigen Punktzahl näher.
       *[no] { $name } bleibt weiter von der nötigen Punktzahl weg.
    }
}
fli-value-of-missing = { $who ->
    [you] { $missing ->
        [0] Dir fehlt dann keine Farbe.
        [one] Dir fehlt dann { $missing } Farbe.
       *[other] Dir fehlen dann { $missing } Farben.
    }
   *[other] { $missing ->
        [0] { $name } fehlt dann keine Farbe.
        [one] { $name } fehlt dann { $missing } Farbe.
       *[other] { $name } fehlen dann { $missing } Farben.
    }
}
fli-value-worth = { $who ->
    [you] { $own ->
        [yes] Deine Reihe bringt mehr Punkte.
       *[no] Deine Reihe bringt weniger Punkte.
    }
   *[other] { $own ->
        [yes] Die Reihe von { $name } bringt mehr Punkte.
       *[no] Die Reihe von { $name } bringt weniger Punkte.
    }
}
fli-value-missing-in-hand = { $who ->
    [you] { $held ->
        [0] Von den Farben, die deiner Reihe fehlen, hast du keine auf der Hand.
        [one] Von den Farben, die deiner Reihe fehlen, hast du { $held } auf der Hand.
       *[other] Von den Farben, die deiner Reihe fehlen, hast du { $held } auf der Hand.
    }
   *[other] { $held ->
        [0] { $name } hat keine Farbe auf der Hand, die in der Reihe fehlt.
        [one] { $name } hat { $held } Farbe auf der Hand, die in der Reihe fehlt.
       *[other] { $name } hat { $held } Farben auf der Hand, die in der Reihe fehlen.
    }
}
fli-value-hand-high = { $who ->
    [you] { $held ->
        [0] Du hast keine Stadt mit 5 oder 6 auf der Hand.
        [one] Du hast { $held } Stadt mit 5 oder 6 auf der Hand.
       *[other] Du hast { $held } Städte mit 5 oder 6 auf der Hand.
    }
   *[other] { $held ->
        [0] { $name } hat keine Stadt mit 5 oder 6 auf der Hand.
        [one] { $name } hat { $held } Stadt mit 5 oder 6 auf der Hand.
       *[other] { $name } hat { $held } Städte mit 5 oder 6 auf der Hand.
    }
}
fli-value-hand-exchanges = { $who ->
    [you] { $held ->
        [0] Du hast keine Tauschkarte auf der Hand.
        [one] Du hast { $held } Tauschkarte auf der Hand.
       *[other] Du hast { $held } Tauschkarten auf der Hand.
    }
   *[other] { $held ->
        [0] { $name } hat keine Tauschkarte auf der Hand.
        [one] { $name } hat { $held } Tauschkarte auf der Hand.
       *[other] { $name } hat { $held } Tauschkarten auf der Hand.
    }
}
fli-value-hand-deportations = { $who ->
    [you] { $held ->
        [0] Du hast keine Ausweisung auf der Hand.
        [one] Du hast { $held } Ausweisung auf der Hand.
       *[other] Du hast { $held } Ausweisungen auf der Hand.
    }
   *[other] { $held ->
        [0] { $name } hat keine Ausweisung auf der Hand.
        [one] { $name } hat { $held } Ausweisung auf der Hand.
       *[other] { $name } hat { $held } Ausweisungen auf der Hand.
    }
}
fli-value-flight = { $who ->
    [you] { $brings ->
        [yes] Flug { $flight } hast du dann noch für spätere Runden.
       *[no] Flug { $flight } hast du bis dahin verbraucht.
    }
   *[other] { $brings ->
        [yes] Flug { $flight } hat { $name } dann noch für spätere Runden.
       *[no] Flug { $flight } hat { $name } bis dahin verbraucht.
    }
}
fli-value-place = { $who ->
    [you] Bei gleichen Flügen bist du in der nächsten Runde als { $place }. an der Reihe.
   *[other] Bei gleichen Flügen ist { $name } in der nächsten Runde als { $place }. an der Reihe.
}
fli-ended = { $who ->
    [you] Du hast alle Farben, also ist das Spiel aus.
    [several] Alle Farben sind da, also ist das Spiel aus: { $names }.
   *[other] { $names } hat alle Farben, also ist das Spiel aus.
}
fli-tie-no-win = Es steht unentschieden, also gewinnt niemand dieses Spiel.
fli-decided-points = { $behind ->
    [yes] { $who ->
        [you] Bis zum letzten Spiel lagst du hinten: Es hat dir { $value } gebracht.
       *[other] Bis zum letzten Spiel lag { $name } hinten: Es hat { $value } gebracht.
    }
   *[no] { $who ->
        [you] Du hast zuerst { $target } erreicht. Das letzte Spiel hat dir { $value } gebracht.
       *[other] { $name } hat zuerst { $target } erreicht. Das letzte Spiel hat { $value } gebracht.
    }
}
fli-decided-wins = { $who ->
    [you] Du hast zuerst { $wins ->
        [one] { $wins } Spiel
       *[other] { $wins } Spiele
    } gewonnen.
   *[other] { $name } hat zuerst { $wins ->
        [one] { $wins } Spiel
       *[other] { $wins } Spiele
    } gewonnen.
}
fli-decided-single = { $full ->
    [yes] { $who ->
        [you] Du hast alle Farben und die meisten Punkte: { $points }.
       *[other] { $name } hat alle Farben und die meisten Punkte: { $points }.
    }
   *[no] { $who ->
        [you] Dir fehlt eine Farbe, und trotzdem hast du die meisten Punkte: { $points }.
       *[other] { $name } fehlt eine Farbe, und trotzdem sind es die meisten Punkte: { $points }.
    }
}
fli-counted = Mit allen Farben zählt die höchste Stadt jeder Farbe. Sonst zählt eine einzelne Stadt ihren Wert, von zweien einer Farbe die größere weniger die kleinere.
fli-decided-shared = Gleichstand mit { $points } Punkten, also wird der Sieg geteilt.
fli-decided-higher = { $who ->
    [you] Nicht nur du hast { $target } erreicht, aber deine Summe ist die höchste.
   *[other] Nicht nur { $name } hat { $target } erreicht, aber diese Summe ist die höchste.
}
fli-options = eine deiner Karten ({ $cards }) mit einem deiner Flüge ({ $flights }) legen
fli-coach-goal = Sammle eine Stadt von jeder Farbe: Wer alle hat, dem zählt von jeder der höchste Wert.
fli-coach-swap = Beim Tausch gibst du eine Stadt und bekommst eine vom selben Wert. Jede kommt genau an den Platz der anderen.
fli-coach-pick = Der höchste Flug wählt zuerst und darf auch eine Stadt nehmen, die jemand anders gelegt hat.
fli-coach-fire = Zwei Städte einer Farbe nebeneinander verbrennen, und drei einer Farbe in einer Reihe, wo auch immer.
fli-coach-lay = Jeder legt eine Karte und einen Flug verdeckt aus. Dann wird alles aufgedeckt.
fli-coach-deportation = Wer zuerst wählt, muss eine Ausweisung nehmen und verliert die letzte Stadt seiner Reihe.
fli-coach-exchange = Wer zuletzt wählt, muss eine Tauschkarte nehmen und tauscht, wenn es geht, eine Stadt von deren Wert.
fli-coach-universal = Ein freier Tausch kommt ganz zuletzt dran und gilt für Städte eines beliebigen Wertes.
fli-coach-used = Ein verbrauchter Flug ruht, bis du alle sechs verbraucht hast.
fli-coach-end = Hat am Ende einer Runde jemand alle Farben, ist das Spiel aus.
fli-coach-less = Ohne alle Farben zählen zwei Städte einer Farbe nur den größeren Wert abzüglich des kleineren.
fli-coach-fewer = Mit jemandem, der weniger Städte hat als du, darfst du nicht tauschen.
