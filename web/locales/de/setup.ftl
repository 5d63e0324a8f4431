setup-which = Welches Spiel soll es sein?
setup-title = { $game } einrichten
setup-players = Wie viele Spieler?
setup-players-count = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
setup-who = Wer sitzt wo?
setup-seat = Platz { $number }
setup-kind = Wer spielt hier?
setup-human = Mensch
setup-friend = Ein Freund in der Ferne
setup-bot = Bot · { $level }
setup-name = Name
setup-name-hint = freiwillig
setup-face = Gesicht
setup-face-at = Gesicht an Platz { $number }
setup-face-person = Keines
setup-face-paw = Wie es kommt
setup-options = Optionen
setup-book = nach der Spielregel
setup-changed = { $count } geändert
setup-number = { $lowest } bis { $highest }
setup-seed = Karten nach Nummer
setup-seed-why = Zu derselben Nummer gehören immer dieselben Karten: So kannst du sie noch einmal spielen oder dich mit einem Freund vergleichen.
setup-seed-hint = beliebig
setup-deal = Karten geben
