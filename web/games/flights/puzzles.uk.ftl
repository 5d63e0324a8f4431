puzzle-theme-pick = вибрати карту
puzzle-theme-new-colour = новий колір
puzzle-theme-more-of-colour = більше одного кольору
puzzle-theme-deportation = квиток додому
puzzle-theme-exchange = обмін
puzzle-theme-early-flight = ранній переліт
puzzle-theme-middle-flight = переліт посередині
puzzle-theme-late-flight = пізній переліт
