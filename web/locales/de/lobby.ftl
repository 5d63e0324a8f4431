app-tagline = Kein Konto, keine Installation, und es geht auch offline.
lobby-title = { $count ->
    [6] Sechs Brettspiele.
   *[other] { $count } Brettspiele.
} In einer Sekunde im Spiel.
play = Spielen
lobby-play = { $game } spielen
lobby-easiest = Am leichtesten für den Anfang
lobby-learn = Lernen
lobby-learn-lead = Neu hier? Eine geführte erste Partie zeigt dir alles Zug für Zug; den Rest sagen die Spielregeln.
set-up = Einrichten
pages = Regeln, Studien, Rätsel und Statistik
difficulty-1 = leicht
difficulty-2 = mittel
difficulty-3 = anspruchsvoll
continue-all = Alle zeigen
continue-round = Runde { $number }
continue-lead = du führst { $own } : { $best }
continue-trail = du liegst zurück, { $own } : { $best }
continue-level = gleichauf mit { $own } : { $best }
continue-forget = Vergessen
continue-forgotten = Vergessen:
continue-undo = Rückgängig
missing-title = Diese Seite gibt es nicht
missing-text = Vielleicht ist die Adresse alt oder vertippt. Deine Spiele sind noch da, wo sie waren.
disk-title = Du hast diese Seite aus einer Datei geöffnet.
disk-text = So startet der Browser kein Spiel. Zum Spielen ohne Server öffne nastilka.html: In dieser einen Datei sind alle Spiele. Dieser Ordner gehört auf einen Webserver; dafür reicht python3 -m http.server, im Ordner aufgerufen.
