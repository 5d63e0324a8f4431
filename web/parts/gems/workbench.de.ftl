item-shifts = Verschiebungen
item-field = Feld
expected-gem = „{ $what }“ ist kein Edelstein dieses Spiels.
expected-no-more-than-there-are = Von einem Edelstein in „{ $what }“ sind keine mehr da: Alle liegen schon irgendwo.
expected-five-rows = Das Feld hat fünf Zeilen.
expected-row-of-five = „{ $what }“ ist keine Zeile aus fünf Edelsteinen.
