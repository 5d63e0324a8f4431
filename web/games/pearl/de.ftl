game-pearl = Perle des Ostens
about-pearl = Ein Wettlauf um acht Aufgaben, eine für jede Sorte Edelsteine: Verschiebe die Linien des Feldes, bis drei gleiche nebeneinanderliegen. Die Perle hilft aus, wo eine Sorte fehlt; aber was die anderen gerade erst erledigt haben, ist für dich gesperrt.
feel-pearl = Ein Wettlauf um acht Aufgaben, mit einer Perle im Ärmel.
option-pearl-completing = Erfüllte Aufgaben
option-pearl-completing-choice = Erledigen oder zurückhalten
option-pearl-completing-all = Alle müssen erledigt werden
option-pearl-bound = Längste Spieldauer
option-pearl-bound-none = Keine Grenze
option-pearl-bound-500 = 500 Züge
option-pearl-completing-why = Eine Aufgabe zurückzuhalten will überlegt sein. Wo alle erledigt werden müssen, sind die Züge einfacher.
option-pearl-bound-why = Die Spieler können sich lange gegenseitig blockieren. Mit einer Grenze ist irgendwann Schluss, wer auch immer vorn liegt.
prl-number = { $bound ->
    [none] Zug { $turn }
   *[other] Zug { $turn } von { $bound }
}
prl-your-tasks = Deine Aufgaben
prl-your-completed = { $count ->
    [0] Dein Erledigt-Stapel ist leer.
   *[other] Dein Erledigt-Stapel, von unten: { $kinds }.
}
prl-your-hand = { $count ->
    [one] Deine Hand, { $count } Karte
   *[other] Deine Hand, { $count } Karten
}
prl-completed = { $count ->
    [0] { $name }: noch keine Aufgabe erledigt.
   *[other] { $name }: { $count } von { $all } Aufgaben erledigt, oben liegt { $kind }.
}
prl-bars-you = Diese Sorte ist für dich gesperrt.
prl-hand-of = { $count ->
    [one] { $name }: { $count } Karte auf der Hand
   *[other] { $name }: { $count } Karten auf der Hand
}
prl-deck = { $count ->
    [one] { $count } Karte im Nachziehstapel
   *[other] { $count } Karten im Nachziehstapel
}
prl-discard = { $count ->
    [0] Der Ablagestapel ist leer
    [one] { $count } Karte im Ablagestapel, oben liegt { $kind }
   *[other] { $count } Karten im Ablagestapel, oben liegt { $kind }
}
prl-pearl-free = Die Perle ist frei: Sie kann für eine beliebige Sorte stehen.
prl-pearl-bound = Die Perle steht bis zum Ende des Zuges für { $kind }.
prl-then = { $count ->
    [0] Danach erfüllt das Feld keine deiner Aufgaben.
    [one] Danach erfüllt das Feld { $count } deiner Aufgaben.
   *[other] Danach erfüllt das Feld { $count } deiner Aufgaben.
}
prl-draw = 3 ziehen
prl-prove = Aufgaben erledigen
prl-end = Zug beenden
prl-pass = Passen
prl-say-drew = { $who ->
    [you] Du ziehst
   *[other] { $name } zieht
} { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
prl-say-drew-cards = { $who ->
    [you] Du ziehst
   *[other] { $name } zieht
}: { $cards }.
prl-say-shifted = { $who ->
    [you] Du verschiebst
   *[other] { $name } verschiebt
} { $side ->
    [left] Zeile { $n } nach links
    [right] Zeile { $n } nach rechts
    [top] Spalte { $n } nach oben
   *[bottom] Spalte { $n } nach unten
}, für { $cards }.
prl-say-completed = { $who ->
    [you] Du erledigst
   *[other] { $name } erledigt
} die Aufgabe { $kind }{ $how ->
    [pearl] , mit der Perle.
   *[field] .
}
prl-say-ended = { $who ->
    [you] Du hältst eine Aufgabe zurück und beendest den Zug.
   *[other] { $name } hält eine Aufgabe zurück und beendet den Zug.
}
prl-say-reshuffled = Der Ablagestapel wurde zu einem neuen Nachziehstapel gemischt: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
prl-say-passed = { $who ->
    [you] Du passt.
   *[other] { $name } passt.
}
prl-say-over = { $rule ->
    [PRL-13] Alle acht Aufgaben sind erledigt.
    [PRL-15] Die obersten Karten sperren für alle, was noch zu tun wäre. Es gewinnt, wer die meisten erledigt hat.
   *[other] Das war der letzte Zug. Es gewinnt, wer die meisten Aufgaben erledigt hat.
} { $who ->
    [you] Das Spiel ist aus. Du hast gewonnen.
    [shared] Das Spiel ist aus. Gewonnen haben: { $names }.
   *[other] Das Spiel ist aus. Gewonnen hat: { $names }.
}
prl-text-tasks = { $count ->
    [0] Deine Aufgaben sind alle erledigt.
   *[other] Deine offenen Aufgaben: { $kinds }.
}
prl-text-barred = { $count ->
    [0] Keine Sorte ist gesperrt.
   *[other] Für dich gesperrt: { $kinds }.
}
prl-text-hand = { $count ->
    [0] Deine Hand ist leer.
   *[other] Deine Hand: { $kinds }.
}
prl-free = noch keine Sorte
prl-act-done = Aufgabe erledigen: { $gem }
prl-act-end = nichts mehr erledigen und den Zug beenden
prl-act-prove = nicht weiter verschieben und Aufgaben erledigen
rules-is-pearl-done-of = { $who ->
    [you] Deine erledigten Aufgaben: { $value }
   *[other] Erledigte Aufgaben von Spieler { $seat }: { $value }
}
rules-is-pearl-done-size-of = { $who ->
    [you] Anzahl deiner erledigten Aufgaben: { $value }
   *[other] Anzahl der erledigten Aufgaben von Spieler { $seat }: { $value }
}
rules-is-pearl-open-of = { $who ->
    [you] Für dich noch zu erledigen: { $value }
   *[other] Für Spieler { $seat } noch zu erledigen: { $value }
}
rules-is-pearl-provable = Kann jetzt erledigt werden: { $value }
rules-is-pearl-forbidden = Jetzt gesperrt: { $value }
rules-is-pearl-pearl = { $raw ->
    [none] Die Perle ist nicht gebunden
   *[other] Die Perle zählt als { $value }
}
rules-is-pearl-phase = { $raw ->
    [tasks] Aufgaben werden abgelegt
   *[turn] Der Zug geht weiter
}
choose-first-pearl = Hier zahlst du mit drei beliebigen Karten: Wähle sie zuerst auf deiner Hand.
prl-task-open = { $kind }: offen.
prl-task-proved = { $kind }: offen, und das Feld erfüllt sie gerade.
prl-task-pearl = { $kind }: offen, und mit der Perle gerade erfüllt.
prl-task-barred = { $kind }: offen, aber für dich gesperrt, solange diese Sorte oben auf dem Stapel von { $names } liegt.
prl-task-lay = { $kind }: Lege diese Aufgabe auf deinen Erledigt-Stapel.
prl-task-pearl-lay = { $kind }: Lege diese Aufgabe mit der Perle ab, die dann in diesem Zug für nichts anderes steht.
prl-task-done = { $kind }: erledigt.
prl-need = Drei oder vier gleiche nebeneinander erfüllen eine Aufgabe.
prl-tip-pearl = Sie steht in einem Zug für eine beliebige Sorte.
prl-done-of = { $count } von { $all } Aufgaben erledigt
prl-tip-top-own = { $kind } ist deine zuletzt erledigte Aufgabe: Niemand sonst darf sie erledigen, solange sie oben liegt.
prl-tip-top-top = { $kind } liegt auf dem Erledigt-Stapel oben.
prl-tip-top-bars = { $kind } liegt oben und ist deshalb für dich gesperrt.
prl-shifting-over = Das Verschieben ist für diesen Zug vorbei: Lege eine leuchtende Aufgabe ab, oder beende den Zug.
prl-prompt-stands = Das Feld erfüllt schon eine deiner Aufgaben: Verschiebe, ohne das zu zerstören, dann erledige sie.{ $draw ->
    [yes] {" "}Oder ziehe Karten.
   *[no] {""}
}
prl-prompt-shifted = Das Feld erfüllt eine deiner Aufgaben. { $more ->
    [yes] Verschiebe weiter, oder erledige die Aufgaben.
   *[no] Erledige die Aufgaben.
}
prl-prompt-unproved = Noch ist keine Aufgabe erfüllt. { $more ->
    [yes] Verschiebe weiter, oder beende den Zug.
   *[no] Für eine weitere Verschiebung reicht nichts: Beende den Zug.
}
prl-prompt-tasks = Das Verschieben ist vorbei. { $count ->
    [one] Lege die leuchtende Aufgabe ab{ $hold ->
        [yes] , oder halte sie zurück
       *[no] {""}
    }.
   *[other] Lege die leuchtenden Aufgaben ab{ $hold ->
        [yes] , oder halte welche zurück
       *[no] {""}
    }: Die letzte sperrt ihre Sorte für die anderen.
}
prl-prompt-pearl = Das Verschieben ist vorbei. Die Perle hilft nur bei einer der leuchtenden Sorten: Wähle, bei welcher{ $hold ->
    [yes] , oder halte sie zurück
   *[no] {""}
}.
prl-laying = Du bist schon bei den Aufgaben: Lege eine leuchtende ab.
prl-tasks-first = Das Feld erfüllt eine deiner Aufgaben: Drücke zuerst „Aufgaben erledigen“.
prl-no-end = In diesem Spiel musst du vor dem Ende des Zuges alles erledigen, was erfüllt ist.
prl-no-draw = Du hast eine Linie verschoben, also kannst du in diesem Zug nicht mehr ziehen: Mach mit den Aufgaben weiter.
prl-no-shift = Noch ist nichts verschoben: Verschiebe zuerst eine Linie.
prl-no-pass = Du kannst noch ziehen oder verschieben, also darfst du nicht passen.
prl-no-twice = { $kind }: Diese Aufgabe hast du schon erledigt.
prl-no-barred = { $kind } liegt oben auf dem Stapel von { $names }: Für dich gesperrt, bis dort eine andere Karte oben liegt.
prl-no-pearl = { $kind } bräuchte die Perle, und die steht in diesem Zug für { $pearl }.
prl-no-yet = Aufgaben kommen nach dem Verschieben: Verschiebe zuerst eine Linie.
prl-no-button = { $kind } ist erfüllt. Drücke zuerst „Aufgaben erledigen“, dann lege die Aufgabe ab.
prl-no-proof = Noch erfüllt das Feld keine deiner Aufgaben.
prl-no-run = { $kind }: Es liegen keine drei nebeneinander, auch nicht mit der Perle.
prl-why-draw = { $count ->
    [0] Deine Hand ist leer: mehr Karten, mehr Verschiebungen.
    [one] Du hast nur { $count } Karte: Mit drei mehr kannst du in einem Zug mehrmals verschieben.
   *[other] Du hast { $count } Karten: Mit drei mehr kannst du in einem Zug öfter verschieben.
}
prl-why-shift = Damit liegen drei nebeneinander: { $kinds }.
prl-why-pearl = Mit der Perle liegen dann drei nebeneinander: { $kinds }.
prl-why-prepare = Für sich allein bringt das keine Aufgabe mehr; mit einer weiteren Verschiebung, die du bezahlen kannst, bringt es { $count ->
    [one] { $count } Aufgabe.
   *[other] { $count } Aufgaben.
}
prl-why-prove = { $count ->
    [one] { $count } Aufgabe kannst du jetzt ablegen, und keine einzelne Verschiebung brächte eine weitere.
   *[other] { $count } Aufgaben kannst du jetzt ablegen, und keine einzelne Verschiebung brächte eine weitere.
}
prl-why-now = { $count ->
    [one] { $count } Aufgabe kannst du jetzt ablegen.
   *[other] { $count } Aufgaben kannst du jetzt ablegen.
}
prl-why-stop = { $count ->
    [one] Das Feld erfüllt gerade nichts für dich; du behältst { $count } Karte für deinen nächsten Zug.
   *[other] Das Feld erfüllt gerade nichts für dich; du behältst { $count } Karten für deinen nächsten Zug.
}
prl-why-order = Die zuletzt abgelegte bleibt oben und sperrt ihre Sorte; nach dieser { $count ->
    [one] bleibt noch { $count } Aufgabe
   *[other] bleiben noch { $count } Aufgaben
}.
prl-why-lay = { $count ->
    [0] Das ist deine letzte Aufgabe: Du gewinnst.
   *[other] Eine Aufgabe weniger, und { $kind } ist für die anderen gesperrt, solange diese Aufgabe oben liegt.
}
prl-why-hold = Eine zurückgehaltene Aufgabe kannst du in einem späteren Zug noch ablegen, wenn das Feld sie dann erfüllt.
prl-why-bar = { $titled } bleibt auf deinem Stapel oben und sperrt die Sorte weiter für die anderen.
prl-decided-all = { $who ->
    [you] Du hast zuerst alle acht Aufgaben erledigt
   *[other] { $name } hat zuerst alle acht Aufgaben erledigt
}; die Nächstbesten schafften { $most }.
prl-decided-most = { $who ->
    [you] Du hast die meisten Aufgaben erledigt
   *[other] { $name } hat die meisten Aufgaben erledigt
}: { $count }.
prl-decided-tie = Die Besten haben je { $count ->
    [one] { $count } Aufgabe
   *[other] { $count } Aufgaben
} erledigt: Sie teilen sich den Sieg.
prl-decided-stuck = Die obersten Karten haben für alle gesperrt, was noch zu tun war.
prl-decided-bound = Der letzte Zug ist vorbei.
prl-decks = Erledigte Aufgaben
prl-frame-counts = Heller Rahmen: erfüllt gerade eine deiner Aufgaben.
prl-frame-rests = Gestrichelter Rahmen: bringt dir gerade nichts.
prl-run-counts = Heller Rahmen: Diese Steine erfüllen die Aufgabe { $kind }, und du kannst sie in diesem Zug erledigen.
prl-run-done = Gestrichelter Rahmen: Diese Steine erfüllen die Aufgabe { $kind }, aber die hast du schon erledigt.
prl-run-barred = Gestrichelter Rahmen: Diese Steine erfüllen die Aufgabe { $kind }, aber sie ist für dich gesperrt, solange { $kind } oben auf dem Stapel von { $names } liegt.
prl-run-bound = Gestrichelter Rahmen: Die Perle könnte die Aufgabe { $kind } erfüllen, aber in diesem Zug steht sie für { $pearl }.
prl-run-waits = Gestrichelter Rahmen: Diese Steine erfüllen die Aufgabe { $kind }. Sie zählen für dich, wenn du am Zug bist und sie dann noch hier liegen.
prl-coach-goal = Du hast acht Aufgaben, eine für jede Sorte Edelsteine. Wer zuerst alle acht erledigt hat, gewinnt.
prl-coach-tasks = Eine erledigte Aufgabe kommt oben auf deinen Stapel, und ihre Steine bleiben im Feld.
prl-coach-pearl = Die Perle kann für einen Stein jeder Sorte stehen, aber in einem Zug nur für eine Sorte.
prl-coach-hold = Du darfst eine Aufgabe zurückhalten: Was auf deinem Stapel oben liegt, ist den anderen gesperrt.
prl-coach-three = Drei oder vier gleiche nebeneinander in einer Linie erfüllen die Aufgabe ihrer Sorte.
prl-coach-shift = Eine Verschiebung kostet eine Karte wie der Stein am Ende der Linie; hast du keine, drei beliebige.
prl-coach-draw = Statt zu verschieben, darfst du drei Karten nehmen: Das ist ein ganzer Zug.
prl-coach-done = Verschiebe, so oft du zahlen kannst, und erledige dann, was das Feld erfüllt: nur nach dem Verschieben.
prl-coach-barred = Was bei anderen oben auf dem Stapel liegt, ist für dich gesperrt, bis sie es verdecken.
prl-coach-end = Eine Linie, die mit der Perle beginnt, kostet drei beliebige Karten.
