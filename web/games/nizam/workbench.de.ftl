item-runouts = Ausgegangen
item-untouched = Unberührte Reihen
expected-at-most-eight-cards = Wer allein spielt, hält höchstens acht Karten.
expected-run-in-the-field = Eine Folge „{ $what }“ gibt es im Feld nicht.
expected-all-runs-in-the-field = Vor der ersten Verschiebung sind alle Folgen unberührt.
expected-a-score-for-each-player = Jeder Spieler hat Punkte.
