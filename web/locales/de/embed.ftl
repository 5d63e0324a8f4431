embed-starting = Das Spiel startet.
embed-waiting = Ein Spiel zum Mitspielen
embed-failed = Das Spiel konnte nicht starten. Vielleicht ist die Verbindung abgerissen, oder der Browser ist zu alt.
trouble-no-table = Auf diesem Tisch liegt kein Spiel.
problem-command = Der Befehl wurde nicht verstanden: „{ $field }“ fehlt darin oder ist falsch.
