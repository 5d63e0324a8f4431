game-uno = UNO
about-uno = Lege nach Farbe, Zahl oder Zeichen, und werde deine Karten vor allen anderen los. Ruf „UNO!“ vor deiner letzten Karte, achte auf alle, die es vergessen, und bluffe mit der Zieh Zwei Farbwahl, wenn du dich traust.
feel-uno = Schnell, frech und bis zur letzten Karte nie sicher.
option-uno-target = Punkte, um die gespielt wird
option-uno-target-250 = 250
option-uno-target-100 = 100
option-uno-target-500 = 500
option-uno-scoring = Punkte einer Runde
option-uno-scoring-winner = Alle für den, der die Runde gewinnt
option-uno-scoring-caught = Jeder die eigenen; die kleinste Summe gewinnt
option-uno-bluff = Bluffen mit der Zieh Zwei Farbwahl
option-uno-bluff-on = Erlaubt
option-uno-bluff-off = Nicht erlaubt
option-uno-two_player_reverse = Richtungswechsel zu zweit
option-uno-two_player_reverse-skip = Der andere setzt aus (ein Brauch)
option-uno-two_player_reverse-plain = Nur die Richtung wechselt (die Spielregel)
option-uno-last_draw_one = Zieh Eins als letzte Karte
option-uno-last_draw_one-off = Niemand zieht mehr
option-uno-last_draw_one-on = Der nächste Spieler zieht noch
option-uno-target-why = 250 steht in der Spielregel. Weniger Punkte geben eine kurze Partie, mehr einen langen Abend.
option-uno-scoring-why = Wenn jeder zählt, was er selbst noch hat, lohnt es sich, teure Karten früh loszuwerden, auch in einer Runde, die du nicht gewinnen kannst.
option-uno-bluff-why = Ohne Bluff gibt es nichts anzuzweifeln: Das Spiel wird ruhiger und passt gut für Kinder.
option-uno-two_player_reverse-why = Zu zweit ändert eine neue Richtung nichts. Darum lässt die Karte nach altem Brauch den anderen aussetzen.
option-uno-last_draw_one-why = So tut auch die letzte Karte einer Runde noch weh: Was der nächste Spieler zieht, zählt mit.
uno-colour = { $colour ->
    [blue] Blau
    [green] Grün
    [red] Rot
    [yellow] Gelb
   *[none] keine Farbe
}
uno-colour-button = { $colour ->
    [blue] Blau
    [green] Grün
    [red] Rot
   *[yellow] Gelb
}
uno-card = { $kind ->
    [wild] Farbwahl
    [two] Zieh Zwei Farbwahl
   *[coloured] { $colour ->
        [blue] Blau
        [green] Grün
        [red] Rot
       *[yellow] Gelb
    } { $kind ->
        [one] Zieh Eins
        [reverse] Richtungswechsel
        [skip] Aussetzen
       *[number] { $number }
    }
}
uno-your-hand = Deine Hand, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
uno-held = { $card }{ $count ->
    [1] {""}
   *[other] , { $count } davon
}{ $drawn ->
    [yes] , gerade gezogen
   *[no] {""}
}{ $fits ->
    [yes] , kannst du legen
   *[no] {""}
}
uno-drawn = gezogen
uno-fan = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
uno-seat = { $name }: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}, { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}{ $deals ->
    [yes] , Geber dieser Runde
   *[no] {""}
}{ $acts ->
    [yes] , jetzt am Zug
   *[no] {""}
}
uno-known = Auf der Hand von { $name } gesehen: { $cards }.
uno-points = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
uno-round = Runde { $round }, { $scoring ->
    [caught] bis jemand { $target ->
        [one] { $target } Punkt
       *[other] { $target } Punkte
    } hat; die kleinste Summe gewinnt
   *[winner] bis { $target ->
        [one] { $target } Punkt
       *[other] { $target } Punkte
    }
}
uno-discard = Ablagestapel, oben: { $top }
uno-discard-empty = Ablagestapel
uno-discard-caption = Ablage
uno-in-force = Gültige Farbe: { $colour }
uno-lay-here = { $pile }; { $card } hier legen
uno-choose-colour-called = { $colour }, und „UNO!“ rufen
uno-name-colour = Farbe wünschen
uno-deck = Nachziehstapel: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
uno-catch = Erwischt!
uno-catch-name = { $name } ohne UNO-Ruf erwischen
uno-let = Durchgehen lassen
uno-caller = { $name } erwischt { $culprit }
uno-caller-let = { $name } lässt es durchgehen
uno-callers = Hat noch jemand an diesem Gerät einen vergessenen UNO-Ruf bemerkt?
uno-direction = Gespielt wird { $direction ->
    [left] im Uhrzeigersinn.
   *[right] gegen den Uhrzeigersinn.
}
uno-way = { $direction ->
    [left] Im Uhrzeigersinn:
   *[right] Gegen den Uhrzeigersinn:
}
uno-order = Reihenfolge: { $names }.
uno-next = danach
uno-hint-colour = Die erste Karte ist eine Farbwahl: Du wünschst die Farbe.
uno-say-reshuffled = Der Ablagestapel wurde gemischt: Der Nachziehstapel hat wieder { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
uno-tip = { $kind ->
    [one] Zieh Eins: Der nächste Spieler zieht eine Karte und setzt aus.
    [reverse] Richtungswechsel: Es geht andersherum weiter. Zu zweit setzt der andere aus, wenn es so eingestellt ist.
    [skip] Aussetzen: Der nächste Spieler setzt aus.
    [wild] Farbwahl: passt auf alles, und du wünschst die Farbe.
    [two] Zieh Zwei Farbwahl: Du wünschst die Farbe, und der nächste Spieler zieht zwei und setzt aus. Ehrlich ist das nur, wenn du keine Karte in der gültigen Farbe hast.
   *[number] Eine Zahl passt auf ihre Farbe und auf die gleiche Zahl.
}
uno-tip-deck = Zieh hier eine Karte. Wenn sie passt, darfst du sie gleich legen.
uno-draw-pile = Stapel
uno-draw-button = Ziehen
uno-keep = Behalten
uno-nothing-drawn = Behalten kannst du nur eine eben gezogene Karte; du hast keine gezogen.
uno-one-draw = Du hast schon gezogen: { $card }. Lege die Karte, oder behalte sie.
uno-no-other = Nach dem Ziehen darfst du nur die gezogene Karte legen oder sie behalten: { $card }.
uno-first = { $phase ->
    [challenge] Antworte zuerst auf die Zieh Zwei Farbwahl: Zweifle sie an, oder nimm sie hin und zieh.
   *[colour] Wünsche zuerst die Farbe für die aufgedeckte Farbwahl.
}
uno-nothing-to-name = Gerade ist keine Farbe zu wünschen: Das tust du, wenn du eine Farbwahl legst.
uno-nothing-to-answer = Niemand hat eine Zieh Zwei Farbwahl gegen dich gelegt.
uno-no-bluff = An diesem Tisch wird nicht geblufft: Solange du eine Karte in { $colour ->
    [blue] Blau
    [green] Grün
    [red] Rot
   *[yellow] Gelb
} hast, bleibt die { $card } auf deiner Hand.
uno-no-card = Diese Karte hast du nicht auf der Hand: { $card }.
uno-no-fit = { $card } passt nicht auf { $top }. Lege { $fits }, oder zieh.
uno-no-fit-none = { $card } passt nicht auf { $top }, und auch sonst passt nichts auf deiner Hand: Zieh eine Karte.
uno-fits = eine Karte in { $colour ->
    [blue] Blau
    [green] Grün
    [red] Rot
   *[yellow] Gelb
}{ $kind ->
    [number] {" "}oder eine { $number }
    [one] {" "}oder eine Zieh Eins
    [reverse] {" "}oder einen Richtungswechsel
    [skip] {" "}oder ein Aussetzen
   *[wild] {""}
}
uno-no-catch = Hier gibt es niemanden zu erwischen: { $name } hat UNO gerufen, oder es wurde inzwischen weitergespielt. Es kostet dich nichts.
uno-no-let = Jetzt kann niemand erwischt werden.
uno-no-call = „UNO!“ rufst du zur vorletzten Karte, nicht zu dieser.
uno-hint-play = Lege { $fits }, oder zieh.
uno-hint-wild = Nur eine Farbwahl passt: Lege sie und wünsche die Farbe, oder zieh.
uno-hint-last = Deine letzte Karte passt: Lege sie, und die Runde gehört dir!
uno-hint-nothing = Nichts auf deiner Hand passt: Zieh eine Karte.
uno-hint-two = Noch zwei Karten: Lege eine und ruf UNO!
uno-hint-called = UNO ist gerufen: Lege jetzt deine Karte.
uno-hint-two-ways = Ruf UNO mit { $card }, oder lege die Karte wortlos auf den Stapel.
uno-hint-bluff = { $colour ->
    [blue] Das ist ein Bluff: Du hast eine blaue Karte.
    [green] Das ist ein Bluff: Du hast eine grüne Karte.
    [red] Das ist ein Bluff: Du hast eine rote Karte.
   *[yellow] Das ist ein Bluff: Du hast eine gelbe Karte.
} Wer ihn durchschaut, lässt dich die zwei ziehen.
uno-hint-name = { $call ->
    [on] UNO ist gerufen: Wünsche jetzt die Farbe
    [off] Noch zwei Karten: Ruf UNO, und wünsche die Farbe
   *[none] Wünsche die nächste Farbe
}{ $drawn ->
    [yes] , oder behalte die Karte.
   *[no] .
}
uno-hint-drawn = Du hast gezogen: { $card }. { $call ->
    [none] Lege die Karte, oder behalte sie.
   *[off] Lege die Karte und ruf UNO, oder behalte sie.
}
uno-hint-challenge = { $name } hat eine Zieh Zwei Farbwahl gelegt: ein Bluff, falls auf der Hand noch eine Karte in { $colour } war. Zweifelst du zu Recht, zieht { $name } zwei; war es ehrlich, ziehst du vier.{ $late ->
    [0] {""}
    [one] {" "}{ $late } seither gezogene Karte zählt nicht.
   *[other] {" "}{ $late } seither gezogene Karten zählen nicht.
}
uno-last-cards = { $count ->
    [one] { $names } hat nur noch eine Karte!
   *[other] Nur noch eine Karte haben: { $names }!
}
no-place-colour = Noch fehlt die Farbe.
uno-call = UNO rufen!
uno-call-with = { $card } legen und UNO rufen!
uno-call-tip = Wer nur noch eine Karte hat und nicht UNO gerufen hat, kann erwischt werden und zieht dann zwei.
uno-challenge = Anzweifeln
uno-accept = Hinnehmen und 2 ziehen
uno-catch-tip = Kein „UNO!“ gehört? Ruf „Erwischt!“, und { $name } zieht zwei. War der Ruf doch da, passiert nichts: Ein falscher Verdacht kostet dich nichts.
uno-let-tip = Du erwischst diesmal niemanden, und es geht weiter.
uno-deals = Gibt in dieser Runde
uno-headline = Runde { $round }, bis { $target }
uno-round-winner = { $who ->
    [you] Du hast keine Karten mehr. Was die anderen noch hatten, bringt dir { $count ->
        [one] { $count } Punkt.
       *[other] { $count } Punkte.
    }
   *[other] { $name } hat keine Karten mehr. Was die anderen noch hatten, bringt { $name } { $count ->
        [one] { $count } Punkt.
       *[other] { $count } Punkte.
    }
} { $target ->
    [one] Wer { $target } Punkt hat, gewinnt die Partie.
   *[other] Wer { $target } Punkte hat, gewinnt die Partie.
}
uno-round-caught = { $who ->
    [you] Du hast keine Karten mehr: Für dich kommt nichts dazu.
   *[other] { $name } hat keine Karten mehr: Da kommt nichts dazu.
} Alle anderen zählen ihre restlichen Karten dazu; bei { $target } gewinnt die kleinste Summe.
uno-counted = Zahlen zählen, wie sie dastehen; Zieh Eins, Richtungswechsel und Aussetzen je 20, Farbwahlkarten 50.
uno-decided = { $score } zu { $other }{ $players ->
    [2] {""}
   *[other] {" "}für den Zweiten
}; nötig waren { $target }.
uno-decided-caught = { $score } zu { $other }{ $players ->
    [2] {""}
   *[other] {" "}für den Zweiten
}: Sobald jemand { $target } hat, gewinnt die kleinste Summe.
uno-last-brought = { $who ->
    [you] Die letzte Runde hat dir { $count } gebracht.
   *[other] Die letzte Runde hat { $name } { $count } gebracht.
}
uno-last-caught = { $who ->
    [you] In der letzten Runde warst du zuerst fertig; den anderen blieben { $count }.
   *[other] In der letzten Runde war { $name } zuerst fertig; den anderen blieben { $count }.
}
uno-left-over = { $count ->
    [one] { $count } Punkt übrig: { $cards }
   *[other] { $count } Punkte übrig: { $cards }
}
uno-say-laid = { $who ->
    [you] Du legst
   *[other] { $name } legt
} { $card }{ $colour ->
    [none] {""}
    [blue] , gewünscht ist Blau
    [green] , gewünscht ist Grün
    [red] , gewünscht ist Rot
   *[yellow] , gewünscht ist Gelb
}{ $call ->
    [yes] . „UNO!“
   *[no] .
}
uno-say-drew = { $who ->
    [you] { $rule ->
        [UNO-6] Du ziehst
        [UNO-17] Die Strafe: Du ziehst
       *[other] Du musst
    }
   *[other] { $rule ->
        [UNO-6] { $name } zieht
        [UNO-17] Die Strafe: { $name } zieht
       *[other] { $name } muss
    }
} { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}{ $rule ->
    [UNO-6] {""}
    [UNO-17] {""}
   *[other] {" "}ziehen
}{ $shown ->
    [yes] : { $cards }.
   *[no] .
}
uno-say-drew-none = { $who ->
    [you] Für dich ist keine Karte mehr zum Ziehen da.
   *[other] Für { $name } ist keine Karte mehr zum Ziehen da.
}
uno-say-kept = { $who ->
    [you] Du behältst die Karte.
   *[other] { $name } behält die Karte.
}
uno-say-skipped = { $who ->
    [you] Du setzt aus.
   *[other] { $name } setzt aus.
}
uno-say-named = { $who ->
    [you] Du wünschst dir die Farbe { $colour }.
   *[other] { $name } wünscht sich die Farbe { $colour }.
}
uno-say-challenged = { $who ->
    [you] Du zweifelst an, was { $accused } gelegt hat
   *[other] { $name } zweifelt an, was { $whom ->
        [you] du gelegt hast
       *[other] { $accused } gelegt hat
    }
}: { $guilty ->
    [yes] Es war ein Bluff!
   *[no] Es war ehrlich.
}
uno-say-shown = Die Hand: { $cards }.
uno-say-caught = { $whom ->
    [you] { $name } erwischt dich: Du hast nicht UNO gerufen.
   *[other] { $who ->
        [you] Du erwischst { $culprit } ohne UNO-Ruf.
       *[other] { $name } erwischt { $culprit } ohne UNO-Ruf.
    }
}
uno-say-round-ended = { $who ->
    [you] Du hast keine Karten mehr:
   *[other] { $name } hat keine Karten mehr:
} Runde { $round } ist aus. Übrig: { $left }. Punktestand: { $scores }.
uno-say-left = { $name } { $points }
uno-say-dealt = { $who ->
    [you] Runde { $round }: Du gibst.
   *[other] Runde { $round }: { $name } gibt.
} Erste Karte: { $top }.
uno-say-over = { $who ->
    [you] Du gewinnst die Partie!
    [many] Die Partie gewinnen { $names }.
   *[other] { $names } gewinnt die Partie.
}
uno-act-lay = { $card } legen{ $colour ->
    [none] {""}
   *[other] {" "}und { $colour } wünschen
}{ $call ->
    [yes] , mit „UNO!“
   *[no] {""}
}
uno-act-draw = eine Karte ziehen
uno-act-keep = die gezogene Karte behalten
uno-act-challenge = die Zieh Zwei Farbwahl anzweifeln
uno-act-accept = hinnehmen und ziehen
uno-act-let = den vergessenen UNO-Ruf durchgehen lassen
uno-act-catch = { $name } ohne „UNO!“ erwischen
uno-act-colour = { $colour } wünschen
rules-is-uno-top = Auf dem Ablagestapel: { $value }
rules-is-uno-colour = Gültige Farbe: { $value }
rules-is-uno-direction = { $raw ->
    [left] Gespielt wird nach links (im Uhrzeigersinn)
   *[right] Gespielt wird nach rechts (gegen den Uhrzeigersinn)
}
rules-is-uno-dealer = Geber: { $value }
rules-is-uno-drawn = Gerade gezogen: { $value }
rules-is-uno-open = Kann erwischt werden: { $value }
rules-is-uno-points-of = { $who ->
    [you] Deine Hand zählt { $value }
   *[other] Die Hand von Spieler { $seat } zählt { $value }
}
rules-is-uno-phase = { $raw ->
    [challenge] Anzweifeln ist möglich
    [colour] Jetzt wird eine Farbe gewünscht
    [drawn] Die gezogene Karte darf gelegt werden
   *[play] Der Zug geht weiter
}
rules-is-uno-players = Spieler: { $value }
rules-is-uno-was = Farbe davor: { $value }
rules-is-uno-late = Nach der Zieh Zwei Farbwahl gezogen: { $value }
rules-is-uno-let = Haben es durchgehen lassen: { $value }
rules-is-uno-knows-of = { $who ->
    [you] Du kennst aus der Hand von Spieler { $other }: { $value }
   *[other] Spieler { $seat } kennt aus der Hand von Spieler { $other }: { $value }
}
uno-why-draw = Nichts auf deiner Hand passt.
uno-why-save = Nur eine Farbwahl würde passen: Wenn du ziehst, behältst du sie für später.
uno-why-keep = Diese Karte behältst du für einen späteren Zug: { $card }.
uno-why-challenge = Nach den Karten, die du nicht gesehen hast, hatte { $name } mit { $chance } % Wahrscheinlichkeit eine in { $named }.
uno-why-accept = Nach den Karten, die du nicht gesehen hast, hatte { $name } nur mit { $chance } % Wahrscheinlichkeit eine in { $named }, und falsch gezweifelt kostet vier Karten statt zwei.
uno-why-catch = { $name } hat nur noch eine Karte und hat nicht gerufen: Erwischst du das, werden daraus drei.
uno-why-call = Und mit nur noch einer Karte erspart dir der Ruf zwei Strafkarten.
uno-why-last = Es ist deine letzte Karte: Die Runde gehört dir.
uno-why-near = { $count ->
    [one] { $name } hat nur noch { $count } Karte, und deine Karte lässt { $name } aussetzen.
   *[other] { $name } hat nur noch { $count } Karten, und deine Karte lässt { $name } aussetzen.
}
uno-why-only-wild = Außer Farbwahl-Karten passt nichts auf deiner Hand.
uno-why-most = { $count ->
    [one] Von dieser Farbe bleibt dir dann { $count } Karte; keine andere hast du öfter.
   *[other] Von dieser Farbe bleiben dir dann { $count } Karten; keine andere hast du öfter.
}
uno-why-only = Es ist die einzige Karte, die passt.
uno-why-colour = Du hast noch { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} in { $colour ->
    [blue] Blau
    [green] Grün
    [red] Rot
   *[yellow] Gelb
} und kannst so in dieser Farbe weiterspielen.
uno-why-rid = { $count ->
    [one] Damit wirst du { $count } Punkt los.
   *[other] Damit wirst du { $count } Punkte los.
}
uno-coach-goal = Werde deine Karten zuerst los: Was die anderen dann noch haben, sind deine Punkte.
uno-coach-least = Werde deine Karten los: Was du übrig behältst, zählt gegen dich, und die wenigsten Punkte gewinnen.
uno-coach-challenge = Eine Zieh Zwei Farbwahl kann ein Bluff sein. Zieh die zwei, oder zweifle sie an; war sie ehrlich, ziehst du vier.
uno-coach-catch = Wer noch eine Karte hat und nicht „UNO!“ gerufen hat, kann bis zum nächsten Zug erwischt werden und zieht zwei.
uno-coach-call = Noch zwei Karten? Ruf „UNO!“, während du eine legst. Wer es vergisst und erwischt wird, zieht zwei.
uno-coach-drawn = Eine eben gezogene Karte darfst du gleich legen oder behalten, aber keine andere mehr in diesem Zug legen.
uno-coach-draw = Wenn nichts passt, zieh eine Karte. Passt sie, darfst du sie gleich legen.
uno-coach-points = Am Ende einer Runde zählen Zahlen ihren Wert, andere farbige Karten 20, Farbwahlkarten 50.
uno-coach-lay = In einem Zug legst du eine Karte derselben Farbe, Zahl oder mit demselben Zeichen wie die oberste, oder du ziehst.
uno-coach-two = Zieh Zwei Farbwahl: Du wünschst eine Farbe, der Nächste zieht zwei und setzt aus. Nur ohne Karte der geltenden Farbe{ $bluff ->
    [yes] , oder als Bluff.
   *[no] .
}
uno-coach-wild = Eine Farbwahl passt auf alles, und du wünschst dir die Farbe, die danach gilt.
uno-coach-skip = Nach einem Aussetzen ist der Nächste nicht am Zug.
uno-coach-one = Bei einer Zieh Eins zieht der Nächste eine Karte und setzt aus.
uno-coach-reverse = { $again ->
    [yes] Zu zweit setzt nach einem Richtungswechsel der andere aus.
    [plain] Ein Richtungswechsel dreht die Spielrichtung um; zu zweit ändert das nichts.
   *[no] Ein Richtungswechsel dreht die Spielrichtung um.
}
