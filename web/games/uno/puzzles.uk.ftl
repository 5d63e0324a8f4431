puzzle-why-keep = Добрана карта цінніша у вас на руках.
puzzle-why-out = Ваша остання карта завершує раунд.
puzzle-why-holds-up = Наступний гравець майже без карт, і так він пропускає хід.
puzzle-why-keeps-wild = Так ваша «Дика карта» лишається на потім.
puzzle-why-wild-now = «Дика карта» зараз дає більше, ніж згодом.
puzzle-why-colour = Так гра йде далі кольором, якого у вас іще { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}.
puzzle-why-catch = Хтось забув оголосити «UNO!».
puzzle-why-challenge = Той, хто її виклав, мабуть, мав карту потрібного кольору.
puzzle-why-accept = «Дику: візьми дві» викладено, мабуть, чесно.
puzzle-why-let = Ловити тут нема сенсу.
puzzle-theme-read-the-call = чути оголошення
puzzle-theme-doubt = вірити чи ні
puzzle-theme-draw-or-keep = добрати чи лишити
puzzle-theme-go-out = остання карта
puzzle-theme-hold-up = спинити наступного
puzzle-theme-use-wild = «Дика» зараз
puzzle-theme-save-wild = приберегти «Дику»
puzzle-theme-keep-colour = триматися кольору
puzzle-theme-change-colour = змінити колір
puzzle-theme-which-card = котра карта
