puzzle-theme-into-cauldron = in den Kessel
puzzle-theme-keep-spell = einen Zauberspruch behalten
puzzle-theme-cast-spell = sofort zaubern
puzzle-theme-use-spell = einen behaltenen Zauberspruch nutzen
puzzle-theme-own-kind = die eigene Sammlung
puzzle-theme-others-kind = was andere sammeln
puzzle-theme-next-line = die Reihe der Nächsten
