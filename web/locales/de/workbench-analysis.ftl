workbench-tab-analyse = Analysieren
workbench-tab-analyse-lead = Spiel weiter, verzweige, und frag, was am besten ist.
analysis-chapter = Kapitel { $number } von { $count }.
analysis-walk = Durch die Züge
analysis-last = Zum Ende
analysis-promote = Zur Hauptvariante machen
analysis-promoted = Diese Variante ist jetzt die Hauptvariante.
analysis-delete = Ab hier löschen
analysis-deleted = Der Zug und was darauf folgte, sind weg. „Zurücknehmen“ holt sie zurück.
analysis-moves = Züge
analysis-beginning = Der Anfang
analysis-more-moves = { $shown } von { $all } Zügen stehen hier: die um deine Stelle herum.
analysis-unseen = Etwas, das dieser Platz nicht sieht
analysis-legal = { $count ->
    [one] Was erlaubt ist: eine Aktion
   *[other] Was erlaubt ist: { $count } Aktionen
  }
analysis-legal-of = Was { $name } tun darf
analysis-more-actions = { $count ->
    [one] Noch eine
   *[other] Noch { $count }
  }
analysis-not-shown = Jemand anderes ist am Zug. Was dort erlaubt ist, hängt von Karten ab, die dieser Platz nicht sieht.
analysis-try = Probier eine beliebige Aktion
analysis-try-hint = Schreib sie wie in Partien. Mit der Nummer eines Platzes und einem Doppelpunkt davor probiert sie ein anderer Platz.
analysis-do = Ausführen
analysis-is-legal = Erlaubt: { $action }
analysis-lines = Die besten Varianten
analysis-lines-ask = Was ist hier am besten?
analysis-lines-lead = Eine Suche spielt diese Stellung tausendfach weiter und nutzt nur, was wissen kann, wer am Zug ist.
analysis-lines-stop = Anhalten
analysis-lines-on = Weitersuchen
analysis-lines-stopped = { $games ->
    [one] Nach einer Partie angehalten.
   *[other] Nach { $games } Partien angehalten.
  }
analysis-lines-hidden = Jemand anderes ist am Zug. Was dort am besten ist, hängt von Karten ab, die dieser Platz nicht sieht.
analysis-lines-note = { $games ->
    [one] Aus dem, was { $name } wissen kann: bisher eine gedachte Partie.
   *[other] Aus dem, was { $name } wissen kann: bisher { $games } gedachte Partien. Ein oder zwei Prozentpunkte Unterschied sind Zufall.
}
analysis-line-not-true = { $done ->
    [0] In der wahren Verteilung ist das nicht spielbar.
    [one] In der wahren Verteilung ist nur der erste Zug dieser Variante spielbar; er steht im Baum.
   *[other] In der wahren Verteilung sind nur die ersten { $done } Züge dieser Variante spielbar; sie stehen im Baum.
  }
analysis-chance = { $percent } %
analysis-expected = Gewinnt { $won } von 100 Partien, die von hier aus weitergespielt werden.
analysis-fewer = { $fewer ->
    [0] So gut wie die beste Variante.
    [one] Ein Sieg auf 100 weniger als mit der besten Variante.
   *[other] { $fewer } Siege auf 100 weniger als mit der besten Variante.
  }
analysis-sure-best = Sicher das Beste: Die nächste Linie gewinnt { $fewer } von 100 Partien weniger, auf { $spread } genau.
analysis-sure-less = Sicher ein Fehler: gewinnt { $fewer } von 100 Partien weniger als die beste Linie, auf { $spread } genau.
analysis-others = Was die anderen auf der Hand haben
analysis-unknown = Was { $name } nicht sehen kann
analysis-deal-lead = Zieh die verdeckten Karten neu, so dass sie zu allem passen, was hier gesehen wurde.
analysis-deal-draw = Mögliche Verteilung ziehen
analysis-deal-again = Eine andere ziehen
analysis-deal-back = Zurück zur wahren Verteilung
analysis-deal-keep = Darin weiterspielen, als Kapitel
analysis-deal-is = Eine mögliche Verteilung, nicht die wahre
analysis-deal-drawn = Eine Verteilung, die zu allem passt, was { $name } gesehen hat. Es ist nicht die wahre.
analysis-deal-true = Das ist wieder die wahre Verteilung.
analysis-deal-title = Eine mögliche Verteilung
analysis-deal-kept = Ein neues Kapitel beginnt mit dieser Verteilung.
analysis-deal-deck = Hier ist keine Hand verdeckt. Unbekannt ist, was der Zufall noch bringt: Spiel in dieser Verteilung weiter und sieh, wie es gehen könnte.
analysis-winning = Ist das zu gewinnen?
analysis-winning-ask = Kann { $name } gewinnen?
analysis-winning-yes = { $name } kann von hier aus gewinnen.
analysis-winning-no = { $name } kann von hier aus nicht gewinnen.
analysis-winning-prevented = { $name } kann es verhindern.
analysis-winning-more = und { $count } weitere
analysis-winning-whole = Die ganze Variante spielen
analysis-points = Wie viele Punkte sind drin?
analysis-points-ask = Wie viele sind zu machen?
analysis-points-made = Von hier aus sind { $points } Punkte zu machen.
analysis-points-none = Von hier aus ist kein Punkt zu machen.
analysis-points-most = Mehr geht nicht.
analysis-points-perhaps = Ob mehr geht, wissen wir nicht.
