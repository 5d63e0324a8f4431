puzzle-why-keep = Взятая карта ценнее у вас на руках.
puzzle-why-out = Ваша последняя карта завершает раунд.
puzzle-why-holds-up = Следующий игрок почти без карт, и так он пропускает ход.
puzzle-why-keeps-wild = Так ваша дикая карта остаётся на потом.
puzzle-why-wild-now = Дикая карта сейчас даёт больше, чем потом.
puzzle-why-colour = Так дальше играют цветом, в котором у вас ещё { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}.
puzzle-why-catch = Кто-то забыл объявить «UNO!».
puzzle-why-challenge = У того, кто её выложил, наверное, была карта действующего цвета.
puzzle-why-accept = «Закажи цвет и возьми две» выложена, наверное, честно.
puzzle-why-let = Ловить здесь незачем.
puzzle-theme-read-the-call = слушать, кто объявил
puzzle-theme-doubt = верить или нет
puzzle-theme-draw-or-keep = взять или оставить
puzzle-theme-go-out = последняя карта
puzzle-theme-hold-up = задержать следующего
puzzle-theme-use-wild = дикая карта сейчас
puzzle-theme-save-wild = приберечь дикую карту
puzzle-theme-keep-colour = держаться цвета
puzzle-theme-change-colour = сменить цвет
puzzle-theme-which-card = какую карту
