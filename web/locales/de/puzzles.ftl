puzzles = Rätsel
puzzles-lead = Eine Stellung, ein bester Zug. Die Rätsel stammen aus echten Partien, und lange Suchen kommen bei jedem zum selben Ergebnis.
puzzles-about = Rätsel zu sechs Brettspielen: Finde in Stellungen echter Partien den besten Zug, mit einem Rätsel des Tages und einer Serie.
puzzles-day = Rätsel des Tages
puzzles-day-solved = Heute gelöst.
puzzles-streak = Serie
puzzles-streak-lead = Eins nach dem anderen, von leicht bis schwer. Der erste Fehler beendet die Serie.
puzzles-streak-best = Deine längste: { $count }
puzzles-streak-begin = Eine Serie beginnen
puzzles-solve = Lösen
puzzles-its-rules = Die Regeln
puzzles-solved-of = { $solved } von { $count } gelöst
puzzles-kept = Was du gelöst hast, bleibt nur auf diesem Gerät; „Erinnerungen“ nimmt es mit.
puzzle-own = Ein eigener Fehler
puzzle-own-title = { $game }, aus einer eigenen Partie
puzzle-own-lead = Hier hast du gespielt: { $play }. Die Rückschau fand etwas Besseres. Was?
puzzle-own-other = Das ist weder, was du gespielt hast, noch, was die Rückschau am besten fand; genauer angesehen wurde es nicht.
puzzles-own = Deine eigenen Fehler
puzzles-own-lead = Die Momente deiner Partien, die am meisten gekostet haben, wie die Rückschau sie fand. Sie bleiben auf diesem Gerät, die letzten dreißig.
puzzles-own-one = { $game }, { $day }: { $loss } von hundert
puzzles-own-delete = Löschen
puzzles-practice = Deine Übung
puzzles-practice-lead = Was du verfehlt hast, kommt wieder: nach einem Tag, dann nach drei, sieben und einundzwanzig.
puzzles-rating = Deine Wertung: { $count }
puzzles-days = { $count } Tage in Folge
puzzles-due = { $count } noch einmal
puzzles-none-due = Heute kommt nichts wieder.
puzzles-themes = Themen
puzzle-standing = Deine Wertung: { $rating } · noch einmal: { $due }
puzzle-n = Rätsel { $number }
puzzle-solved = gelöst
puzzle-title = { $game }, Rätsel { $number }
puzzle-level-easy = leicht
puzzle-level-fair = mittel
puzzle-level-hard = schwer
puzzle-run = { $count } in Folge, deine längste { $best }
puzzle-find = Finde deinen besten Zug
puzzle-find-turn = Finde deinen besten Zug
puzzle-lead = Du sitzt, wo du im Spiel sitzen würdest, und siehst, was du dort sehen würdest. Ein Zug ist deutlich besser als alle anderen.
puzzle-gone = Rätsel { $number } gibt es nicht mehr: Bei genauerem Hinsehen war kein Zug eindeutig der beste. Hier ist ein anderes.
puzzle-hint = { $why } Welcher Zug ist das?
puzzle-right = { $how ->
    [first] Genau der, auf Anhieb!
    [hint] Genau der, mit einem Tipp!
    [shown] Genau der!
   *[later] { $tries ->
        [2] Genau der, im zweiten Versuch!
        [3] Genau der, im dritten Versuch!
       *[other] Genau der, nach { $tries } Versuchen!
    }
}
puzzle-rivals = Was andere gekostet hätten
puzzle-rival = { $play } – in hundert Partien etwa { $count ->
    [one] { $count } Sieg
   *[other] { $count } Siege
} weniger.
puzzle-themes = Themen: { $themes }
puzzle-hint-theme = Darum geht es: { $themes }.
puzzle-theme-draw = ziehen
puzzle-theme-save-cards = Karten sparen
puzzle-theme-deny = nichts übrig lassen
puzzle-theme-one-shift = ein Schub genügt
puzzle-theme-long-turn = ein langer Zug
puzzle-wrong = Erlaubt: { $actions }.
puzzle-wrong-turn = Dieser Zug ist erlaubt.
puzzle-better = Es gibt einen besseren Zug.
puzzle-loss = { $size ->
    [little] Das verschenkt ein wenig: etwa { $count ->
        [one] { $count } Sieg
       *[other] { $count } Siege
    } in hundert Partien.
    [some] Das verschenkt einiges: etwa { $count ->
        [one] { $count } Sieg
       *[other] { $count } Siege
    } in hundert Partien.
    [much] Das verschenkt viel: etwa { $count ->
        [one] { $count } Sieg
       *[other] { $count } Siege
    } in hundert Partien.
   *[other] Das verschenkt mindestens { $count ->
        [one] { $count } Sieg
       *[other] { $count } Siege
    } in hundert Partien.
}
puzzle-solution-title = Das ist der beste Zug
puzzle-streak-over = Hier endet die Serie
puzzle-streak-told = { $count ->
    [0] Diesmal keins. Vielleicht wird die nächste Serie länger.
    [one] { $count } Rätsel in Folge gelöst.
   *[other] { $count } Rätsel in Folge gelöst.
}
puzzle-point = Ein Tipp
puzzle-undo = Zurücknehmen
puzzle-again = Von vorn
puzzle-solution = Lösung zeigen
puzzle-step = { $number } von { $count }: { $what }
puzzle-solution-on = Diesen Schritt zeigen
puzzle-solution-back = Ein Schritt zurück
puzzle-next = Nächstes Rätsel
puzzle-streak = Eine neue Serie
puzzle-all = Alle Rätsel
puzzle-workbench = Auf der Werkbank ansehen
puzzle-why-draw = Jetzt lohnt es sich, Karten zu sammeln: Was du sonst tun könntest, ist weniger wert.
