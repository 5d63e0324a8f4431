homework = Hausaufgabe
homework-name = Dein Name, wenn du magst
homework-result = Dein Ergebnis
homework-done = { $all ->
    [0] In diesen Kapiteln wird nichts gefragt.
    [one] { $done } von { $all } Frage ist beantwortet.
   *[other] { $done } von { $all } Fragen sind beantwortet.
  }
homework-link = Der Link mit deinem Ergebnis
homework-hint = Schick diesen Link deiner Lehrerin oder deinem Lehrer, wenn du fertig bist. Er enthält deinen Namen und deine Antworten; sonst verlässt nichts dieses Gerät.
homework-finished = Das war das letzte Kapitel. Dein Ergebnis steht darunter.
trouble-homework = Diese Hausaufgabe lässt sich nicht öffnen.
