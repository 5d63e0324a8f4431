embed-starting = The game is starting.
embed-waiting = A game to play
embed-failed = The game could not be started. The connection may have failed, or the browser is too old.
trouble-no-table = There is no game on this table.
problem-command = The command was not understood: its “{ $field }” is missing or wrong.
