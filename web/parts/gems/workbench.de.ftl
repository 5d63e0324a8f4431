item-shifts = Verschiebungen
item-field = Feld
expected-gem = „{ $what }“ ist kein Edelstein dieses Spiels.
expected-no-more-than-there-are = Von einem Edelstein in „{ $what }“ gibt es nicht mehr: Alle liegen schon irgendwo.
expected-five-rows = Das Feld hat fünf Reihen.
expected-row-of-five = „{ $what }“ ist keine Reihe aus fünf Edelsteinen.
