studies = Studien
studies-lead = Eröffnungen, typische Fehler und ganze Partien, Zug um Zug, mit Fragen, die du selbst beantwortest.
study-about = Eine Studie zu { $game }: { $lead }
study-facts = { $chapters ->
    [one] { $chapters } Kapitel
   *[other] { $chapters } Kapitel
}, { $stops ->
    [one] { $stops } Frage
   *[other] { $stops } Fragen
}
study-chapters = Kapitel
study-open = Am Tisch lesen
study-rules = Die Regeln
study-lesson = Spielend lernen
study-file = Die Studie als Textdatei
study-ask = Was würdest du tun?
study-answer = Antwort zeigen
study-answers = Antworten
study-good = Gut: { $actions }
study-instead = Oder { $action }
study-named = Studie: { $title }
