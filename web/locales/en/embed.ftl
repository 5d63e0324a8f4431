embed-starting = The game is starting.
embed-waiting = A game to play
embed-failed = The game could not be started. The connection may have failed, or the browser is too old.
embed-offline = This device has no network just now. The game starts as soon as there is one.
embed-needs-script = To play here you need JavaScript.
embed-not-set-up = This table cannot be set up as its page asks.
trouble-no-table = There is no game on this table.
problem-command = The command was not understood: its “{ $field }” is missing or wrong.
