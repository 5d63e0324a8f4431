embed-starting = Das Spiel startet.
embed-waiting = Ein Spiel zum Mitspielen
embed-failed = Das Spiel konnte nicht starten. Vielleicht ist die Verbindung abgerissen, oder der Browser ist zu alt.
embed-offline = Dieses Gerät hat gerade kein Netz. Sobald es eines gibt, startet das Spiel.
embed-needs-script = Zum Mitspielen braucht es JavaScript.
embed-not-set-up = Dieser Tisch lässt sich nicht so aufbauen, wie seine Seite es verlangt.
trouble-no-table = Auf diesem Tisch liegt kein Spiel.
problem-command = Der Befehl wurde nicht verstanden: „{ $field }“ fehlt darin oder ist falsch.
