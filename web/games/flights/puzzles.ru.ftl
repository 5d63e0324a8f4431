puzzle-theme-pick = выбрать карту
puzzle-theme-new-colour = новый цвет
puzzle-theme-more-of-colour = больше одного цвета
puzzle-theme-deportation = билет домой
puzzle-theme-exchange = обмен
puzzle-theme-early-flight = ранний перелёт
puzzle-theme-middle-flight = перелёт посередине
puzzle-theme-late-flight = поздний перелёт
