today = Heute
today-deal = Spiel des Tages
today-about = Etwa fünf Minuten · Par { $par }
today-same = Heute, für alle gleich
today-look = Ansehen
today-par = Par { $par }
today-no-par = für alle gleich, ohne Par
today-to-beat = { $who ->
    [named] schlage { $score } von { $name }
   *[somebody] schlage { $score }
}
today-result = { $way ->
    [over] { $score } Punkte, { $by } über Par
    [under] { $score } Punkte, { $by } unter Par
   *[level] { $score } Punkte, genau Par
}
today-par-is = Par { $par }: so viel holten Bots aus diesen Karten.
today-against = { $way ->
    [over] { $who ->
        [named] Du hast { $name } mit { $beat } geschlagen!
       *[somebody] Du hast die { $beat } geschlagen!
    }
    [under] { $who ->
        [named] { $name } bleibt mit { $beat } vorn.
       *[somebody] Die { $beat } sind nicht geschlagen.
    }
   *[level] { $who ->
        [named] Genauso viele wie { $name }.
       *[somebody] Genauso viele, wie zu schlagen waren.
    }
}
today-share = Ergebnis teilen
today-text = Das Ergebnis, das geteilt wird
today-picture = Bild
today-beat-mine = „Schlag meine { $score }“
today-challenge = Der Link, der Freunde herausfordert
today-streak = { $days } Tage in Folge
today-calendar = Kalender
today-puzzled = Rätsel gelöst
today-key-played = Spiel gespielt
today-key-par = Par oder besser
today-key-solved = Rätsel gelöst
linger-hand = Das ist auf deine Hand gekommen. Gib das Gerät danach weiter.
linger-done = Fertig
