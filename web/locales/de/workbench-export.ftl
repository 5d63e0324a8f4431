workbench-tab-export = Mitnehmen
workbench-tab-export-lead = Nimm es mit in ein Regelheft, auf jede Seite oder als Bild.
take-whole = Du siehst den Tisch wie ein Platz, und so zeigt ihn auch das Bild. Die Texte darunter enthalten die ganze Stellung: Wer sie hat, sieht jede Hand.
take-copy = Kopieren
take-copied = Kopiert.
take-not-copied = Das ließ sich hier nicht kopieren; der Text ist ausgewählt, so dass du ihn selbst kopieren kannst.
take-file = Als Datei sichern
take-file-given = Gesichert als { $name }.
take-example = Ein Beispiel für ein Regelheft
take-example-lead = Füg es in den Text eines Regelhefts ein. „pyengine check“ spielt es durch: jeden Zug, jede Ablehnung, jede Tatsache.
take-moves-title = Züge darin
take-moves = { $count ->
    [0] Keiner
    [one] Ein Zug
   *[other] { $count } Züge
  }
take-fewer = Einer weniger
take-more = Einer mehr
take-refused-title = Was abgelehnt wurde
take-refused = { $count ->
    [0] Zeigen; bisher wurde nichts probiert
    [one] Den einen Versuch zeigen
   *[other] Die { $count } Versuche zeigen
  }
take-refused-off = Zeigen
take-facts-title = Tatsachen am Ende
take-facts = { $count ->
    [0] Tatsachen am Ende: keine gewählt
    [one] Tatsachen am Ende: eine gewählt
   *[other] Tatsachen am Ende: { $count } gewählt
  }
take-tag = Ein Tisch auf deiner eigenen Seite
take-tag-lead = Füg es in das HTML einer beliebigen Seite ein. Wer sie liest, spielt von hier weiter.
take-theme = Farben
take-theme-own = Wie beim Leser
take-theme-light = Hell
take-theme-dark = Dunkel
take-lang = Sprache
take-kind = Leser
take-readonly = Schaut nur zu
take-picture = Ein Bild
take-picture-lead = Es zeigt den Tisch, wie du ihn jetzt siehst. Jedes Programm öffnet es; von dieser Seite braucht es nichts.
take-scheme = Farben des Bildes
take-svg = Als SVG sichern
take-png = Als PNG sichern
take-svg-copy = SVG kopieren
take-png-copy = Bild kopieren
take-picture-done = Fertig.
take-picture-failed = Das ließ sich hier nicht kopieren. Sichere es stattdessen als Datei.
take-position = Die Stellung
take-position-lead = Eine Zeile Text, für eine Adresse, einen Test oder ein anderes Programm.
take-record = Die Partie bis hierher
take-record-lead = Eine Partie, die die Spielseite, „pyengine replay“ und diese Werkbank öffnen.
take-study = Die Studie
take-study-lead = Alle Kapitel, Varianten und Worte in einer Textdatei, die diese Werkbank wieder öffnet.
take-markdown = Die Studie als Markdown
take-markdown-lead = Ihre Worte, und jede Variante als Beispiele, die „pyengine check“ durchspielt.
