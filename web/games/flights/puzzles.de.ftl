puzzle-theme-pick = eine Karte wählen
puzzle-theme-new-colour = eine neue Farbe
puzzle-theme-more-of-colour = mehr von einer Farbe
puzzle-theme-deportation = Ausweisung
puzzle-theme-exchange = Tausch
puzzle-theme-early-flight = ein früher Flug
puzzle-theme-middle-flight = ein Flug in der Mitte
puzzle-theme-late-flight = ein später Flug
