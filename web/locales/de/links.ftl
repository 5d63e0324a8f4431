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
    [2000] Dieser Link hat { $length } Zeichen. Er passt in Mails und die meisten Messenger, auch in Telegram, aber Discord würde ihn nach 2.000 abschneiden.
   *[other] Dieser Link hat { $length } Zeichen. Telegram würde ihn nach 4.096 abschneiden und Discord nach 2.000; in eine Mail passt er.
} Als Datei oder als QR-Codes kommt er immer ganz an.
link-file-send = Als Datei senden …
link-qr-part = Teil { $part } von { $parts }
link-qr-parts = Dieser Link braucht { $parts } QR-Codes. Das andere Gerät liest sie nacheinander, in beliebiger Reihenfolge; der letzte öffnet ihn.
link-part = { $here } von { $whole } Teilen dieses Links sind da. Lies auch die anderen QR-Codes, in beliebiger Reihenfolge: Der letzte öffnet ihn.
link-part-unread = Dieser Teil eines Links lässt sich nicht lesen. Bitte lies seinen QR-Code noch einmal.
friend-bundle = Darin ist kein Link zu einem Tisch: Bitte kopiere ihn ganz, oder lass ihn dir noch einmal schicken.
