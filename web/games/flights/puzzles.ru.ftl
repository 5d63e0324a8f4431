puzzle-theme-pick = pick a card
puzzle-theme-new-colour = a new colour
puzzle-theme-more-of-colour = more of a colour
puzzle-theme-deportation = deportation
puzzle-theme-exchange = exchange
puzzle-theme-early-flight = an early flight
puzzle-theme-middle-flight = a flight in the middle
puzzle-theme-late-flight = a late flight
