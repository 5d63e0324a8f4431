learn = Spielend lernen
learn-of = Spielend lernen: { $game }
learn-about = Eine geführte erste Partie { $game }: Jeden Zug machst du selbst, und erklärt wird nichts, bevor du es brauchst.
learn-facts = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}, etwa { $minutes } Minuten
learn-step = Schritt { $number } von { $steps }
learn-hint = Zeig es mir
learn-back = Einen Schritt zurück
learn-again = Von vorn
learn-next = Weiter
learn-well = Gut gemacht.
learn-play = Jetzt eine eigene Partie
learn-allowed = Erlaubt: { $action }.
learn-other = Aber in diesem Schritt geht es um etwas anderes.
learn-asked = Gefragt ist hier: { $action }.
learn-read = Lieber alles lesen
learn-reading = Die ganze Lektion
learn-to-table = Zurück zum Tisch
learn-name = { $seat ->
    [2] Sara
    [3] Tim
   *[other] Nora
}
