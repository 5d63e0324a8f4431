puzzle-why-keep = Узята карта цінніша у вас на руці.
puzzle-why-out = Ваша остання карта завершує раунд.
puzzle-why-holds-up = Наступний гравець майже без карт, і такий хід забирає в нього чергу.
puzzle-why-keeps-wild = Він береже вашу «Дику карту» на потім.
puzzle-why-wild-now = «Дика карта» зараз дає більше, ніж згодом.
puzzle-why-colour = Він веде далі кольором, якого у вас ще { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}.
puzzle-why-catch = Хтось забув сказати «UNO».
puzzle-why-challenge = Інший гравець, мабуть, мав що викласти.
puzzle-why-accept = «Дику +2» викладено, мабуть, за правилами.
puzzle-why-let = Вигукувати тут нема задля чого.
