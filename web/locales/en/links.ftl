trouble-link = This link cannot be read, so nothing was opened in its place, and the address stays as it is.
link-cut = { $whole ->
    [0] { $here ->
        [0] Its end is missing.
       *[other] Its end is missing: only { $here } of its characters are here.
    }
   *[other] Its end is missing: { $here } of { $whole } characters are here.
} Somebody’s messenger or mail has cut it.
link-damaged = All of it is here, but some characters were changed on the way. Ask for it to be sent again, as a file if need be.
link-too-long = It holds more than this page reads.
link-none = There is no link to a game in it.
link-paste = Paste the whole link here; the message round it may come along:
link-take = Take it
link-over = { $most ->
    [2000] This link has { $length } characters. It fits into mail and most messengers, Telegram among them, but Discord would cut it at 2,000.
   *[other] This link has { $length } characters. Telegram would cut it at 4,096 and Discord at 2,000; mail takes it.
} A file or the QR codes always arrive whole.
link-file-send = Send as a file …
link-qr-part = Part { $part } of { $parts }
link-qr-parts = This link takes { $parts } QR codes. The other device reads them one after the other, in any order; the last one opens it.
link-part = { $here } of { $whole } parts of this link are here. Read the other QR codes too, in any order: the last one opens it.
link-part-unread = This part of a link cannot be read. Please read its QR code once more.
friend-bundle = There is no link of a table in it: please copy all of it, or ask for it to be sent again.
