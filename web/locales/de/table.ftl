to-lobby = Alle Spiele
log = Was bisher geschah
menu = Spielmenü
undo = Zurücknehmen
new-deal = Neu geben
same-deal = Dieselben Karten noch einmal
save-record = Aufzeichnung speichern
open-record = Aufzeichnung öffnen
status-starting = Die Karten werden gemischt.
status-answer = Du machst weiter, wenn die Antwort kommt.
status-over = Das Spiel ist aus.
status-yours = Du bist am Zug.
status-of = { $count ->
    [one] { $name } ist am Zug.
   *[other] { $name } sind am Zug.
}
dismiss = In Ordnung
download-broken = Den unlesbaren Spielstand herunterladen
pass-to = Bitte gib das Gerät weiter an { $name }.
show-hand = Meine Hand zeigen
problem-title = Diese Adresse funktioniert nicht
problem-notation = Zeile { $line }, Spalte { $column }: Hier steht „{ $what }“, erwartet wurde { $expected }.
problem-option = „{ $value }“ ist kein Wert für { $name }. Möglich sind: { $allowed }.
problem-illegal = Zeile { $line }, Spalte { $column }: { $rule } verbietet diese Aktion.
trouble-choose-first = Wähle zuerst eine Karte, dann den Stapel.
trouble-no-place = Dorthin passt deine Auswahl nicht.
trouble-watching = Du siehst nur zu: An diesem Tisch spielst du nicht mit.
trouble-replies = Einen Moment: Die anderen sind dran.
trouble-go-on = Dieser Schritt ist geschafft. Drücke auf „Weiter“.
trouble-solved = Dieses Rätsel ist gelöst. Nimm dir das nächste vor.
trouble-record = Diese Aufzeichnung lässt sich nicht lesen; das Spiel auf dem Tisch blieb, wie es war.
trouble-save = Der Spielstand dieses Tisches lässt sich nicht lesen. Er wurde beiseitegelegt, und die Karten wurden neu gegeben.
trouble-no-save = Auf diesem Gerät gibt es keinen Spielstand mit diesem Namen, deshalb wurden die Karten neu gegeben.
trouble-ignored = In der Adresse stehen Einstellungen, die hier nichts bedeuten. Sie wurden übergangen: { $what }.
hint = Tipp
hint-thinking = Ein Tipp wird gesucht …
walk-first = Zum Anfang
walk-back = Eins zurück
walk-on = Eins vor
walk-moment = { $at } von { $last }
walk-take-over = Ab hier weiterspielen
walk-live = Zurück zum Spiel
look-back = Zurückblättern
table-in-words = Der Tisch in Worten
linger = Schau gut hin: Das wird nicht noch einmal gezeigt.
linger-seen = Gesehen
elsewhere-title = Dieses Spiel ist in einem anderen Tab offen
elsewhere-text = Dort geht es weiter. Hier ändert sich nichts, damit keine Aktion verloren geht.
elsewhere-take = Hier weiterspielen
problem-engine = Die Aufzeichnung stammt von Version { $theirs } der Engine; diese Seite hat Version { $ours } und liest manche Aktionen vielleicht anders.
trouble-restarted = Die Engine hat nicht mehr geantwortet und wurde neu gestartet. Das Spiel geht ab der letzten abgeschlossenen Aktion weiter.
trouble-words = Auf { $what } ließ sich diese Seite nicht zeigen, weil die Texte dafür nicht ankamen. Wähle die Sprache gleich noch einmal.
trouble-unkept = Auf diesem Gerät lässt sich nichts speichern, weil der Speicher voll oder gesperrt ist. Das Spiel bleibt, solange diese Seite offen ist; willst du es behalten, speichere es als Datei.
players = Spieler
seat-acts = am Zug
more = Mehr
undo-not = Es lässt sich nichts zurücknehmen: Noch ist nichts geschehen, oder seither wurde etwas Verdecktes aufgedeckt.
hint-not = Einen Tipp gibt es nur, wenn du am Zug bist.
review-not = Noch gibt es nichts auszuwerten.
side = Neben dem Tisch
side-story = Verlauf
side-rules = Regeln
side-review = Auswertung
log-earlier = Was vorher geschah
log-empty = Noch ist nichts geschehen.
why = Warum?
refused = Das geht jetzt nicht.
refused-turn = Du bist noch nicht am Zug: { $name } ist dran.
replaced = Die Karten sind neu gegeben.
restore = Zurück zum vorigen Spiel
next-round = Nächste Runde
next-game = Nächstes Spiel
this-game-won = { $who ->
    [you] Dieses Spiel gehört dir!
    [both] Dieses Spiel geht an dich und { $names }.
    [together] Dieses Spiel geht an dich, { $names }.
   *[other] Dieses Spiel geht an { $names }.
}
round-won = { $who ->
    [you] Du hast die Runde gewonnen!
    [both] Du und { $names } habt die Runde gewonnen.
    [together] Du, { $names } habt die Runde gewonnen.
    [many] { $names } haben die Runde gewonnen.
   *[other] { $names } hat die Runde gewonnen.
}
rules-goal = Worum es geht
rules-as-played = Wie hier gespielt wird
rules-whole-book = Die ganze Spielregel
hint-best = Am besten: { $action }.
hint-also = Fast genauso gut: { $action }.
hint-only = Etwas anderes ist nicht möglich.
hint-searched = In Spielen, die von hier aus weitergespielt wurden, hat das am öftesten gewonnen.
hint-compared = Gewinnchance, soweit die Suche das sagen kann: { $best } %, mit „{ $action }“ { $other } %.
hint-equal = Ebenso gut, soweit die Suche das sagen kann: { $action }.
hint-value = Der Unterschied zu „{ $action }“: { $why }
game-won = { $who ->
    [you] Du hast gewonnen!
    [both] Du und { $names } habt gewonnen!
    [together] Du, { $names } habt gewonnen!
    [many] { $names } haben gewonnen.
   *[other] { $names } hat gewonnen.
}
game-lost = { $count ->
    [one] Du hast verloren. { $names } hat gewonnen.
   *[other] Du hast verloren. { $names } haben gewonnen.
}
play-again = Noch einmal spielen
see-table = Tisch ansehen
score = Punktestand
score-left = Karten übrig
score-chart = So lief der Punktestand: { $names }.
why-ended = Nach welcher Regel?
how-it-went = Wie es lief
record-game = { $won ->
    [0] { $played ->
        [1] Das war deine erste Partie. Jetzt kennst du das Spiel.
       *[other] { $played } Partien gespielt; der erste Sieg kommt noch.
    }
   *[other] { $played ->
        [1] Deine erste Partie, und gleich der erste Sieg.
       *[other] Du hast { $won } von { $played } Partien gewonnen.
    }
}
record-streak = { $streak } Siege in Folge; deine beste Serie: { $best }.
record-met = Gegen diese Gegner: { $won } von { $played } gewonnen.
ask = Den Tisch fragen
ask-table = Was liegt da?
ask-hand = Was habe ich?
ask-options = Was darf ich tun?
ask-scores = Wie steht es?
ask-no-hand = Hier wird niemandes Hand gezeigt.
ask-empty-hand = Deine Hand ist leer.
ask-no-scores = Hier wird nichts gezählt.
ask-nothing = Du kannst jetzt nichts tun.
ask-may = Du darfst: { $what }.
analyse = Auf der Werkbank analysieren
trouble-analyse = In diesem Spiel geht es ums Merken, oder gerade ist niemandes Hand offen. Analysieren lässt es sich, wenn es vorbei ist.
coach = Deine erste Partie
coach-known = Ich kenne das Spiel
coach-call = Beim Spielen erklären
coach-over = Das war deine erste Partie. Unter „Mehr“ kannst du dir das Spiel noch einmal erklären lassen.
sound-offer = Sollen die Karten zu hören sein?
sound-offer-yes = Ja
sound-offer-no = Nein
setting-talk = Bots sagen etwas
talk-on = Ab und zu
talk-off = Nie
bot-line-hush = Nichts mehr sagen
style-bold = kühn
style-careful = vorsichtig
style-hoarding = sammelt
bot-line-good = { $style ->
    [bold] Das hat Spaß gemacht!
    [careful] Schritt für Schritt.
   *[hoarding] Das hatte ich mir aufgehoben.
}
bot-line-oops = { $style ->
    [bold] Einen Versuch war es wert.
    [careful] Das kam unerwartet.
   *[hoarding] Und so lange hatte ich das aufgehoben …
}
bot-line-caught = { $style ->
    [bold] Erwischt!
    [careful] Scharfe Augen!
   *[hoarding] Oh. Gut gesehen.
}
bot-line-won = { $style ->
    [bold] So gefällt mir das!
    [careful] Langsam, aber angekommen.
   *[hoarding] Das Warten war gut.
}
