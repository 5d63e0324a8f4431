trouble-link = Dieser Link lässt sich nicht lesen. Darum wurde auch nichts anderes geöffnet, und die Adresse bleibt, wie sie ist.
link-cut = { $whole ->
    [0] { $here ->
        [0] Sein Ende fehlt.
       *[other] Sein Ende fehlt: Nur { $here } Zeichen sind da.
    }
   *[other] Sein Ende fehlt: { $here } von { $whole } Zeichen sind da.
} Ein Messenger oder Mailprogramm hat ihn abgeschnitten.
link-damaged = Er ist ganz da, aber unterwegs wurden Zeichen verändert. Lass ihn dir noch einmal schicken, notfalls als Datei.
link-too-long = Er enthält mehr, als diese Seite liest.
link-none = Darin ist kein Link zu einem Spiel.
link-paste = Füge hier den ganzen Link ein; die Nachricht drum herum darf dabei sein:
link-take = Übernehmen
link-over = { $most ->
    [2000] Dieser Link hat { $length } Zeichen. Er passt in Mails und die meisten Messenger, aber nicht dorthin, wo eine Nachricht nur 2.000 haben darf.
   *[other] Dieser Link hat { $length } Zeichen. Die meisten Messenger würden ihn abschneiden, weil dort eine Nachricht höchstens 4.096 haben darf; in eine Mail passt er.
} Als Datei oder als QR-Codes kommt er immer ganz an.
link-file-send = Als Datei senden …
link-qr-part = Teil { $part } von { $parts }
link-qr-parts = Dieser Link braucht { $parts } QR-Codes. Das andere Gerät liest sie nacheinander, in beliebiger Reihenfolge; der letzte öffnet ihn.
link-part = { $here } von { $whole } Teilen dieses Links sind da. Lies auch die anderen QR-Codes, in beliebiger Reihenfolge: Der letzte öffnet ihn.
link-part-unread = Dieser Teil eines Links lässt sich nicht lesen. Bitte lies seinen QR-Code noch einmal.
friend-bundle = Darin ist kein Link zu einem Tisch: Bitte kopiere ihn ganz, oder lass ihn dir noch einmal schicken.
