game-flights = Перелёты
about-flights = Соберите по городу каждого цвета и торгуйтесь перелётами за право выбирать первым. Но соседние города одного цвета сгорают, а кому-то достанется разве что билет домой.
feel-flights = Торгуйтесь за первый выбор, собирайте города и берегитесь соседей.
choose-first-flights = Сначала выберите карту, потом перелёт.
option-flights-target = До скольких очков играть
option-flights-target-20 = 20 очков
option-flights-target-50 = 50 очков
option-flights-target-100 = 100 очков
option-flights-match = Как выиграть матч
option-flights-match-points = Очки складываются
option-flights-match-single = Одна партия
option-flights-match-wins = Считают выигранные партии (вдвоём)
option-flights-wins = До скольких побед (вдвоём)
option-flights-wins-3 = до 3 партий
option-flights-wins-5 = до 5 партий
option-flights-flights_1 = Перелёты первого игрока
option-flights-flights_1-by_seat = По месту
option-flights-flights_1-red = Красные
option-flights-flights_1-blue = Синие
option-flights-flights_1-green = Зелёные
option-flights-flights_1-yellow = Жёлтые
option-flights-flights_2 = Перелёты второго игрока
option-flights-flights_2-by_seat = По месту
option-flights-flights_2-red = Красные
option-flights-flights_2-blue = Синие
option-flights-flights_2-green = Зелёные
option-flights-flights_2-yellow = Жёлтые
option-flights-flights_3 = Перелёты третьего игрока
option-flights-flights_3-by_seat = По месту
option-flights-flights_3-red = Красные
option-flights-flights_3-blue = Синие
option-flights-flights_3-green = Зелёные
option-flights-flights_3-yellow = Жёлтые
option-flights-flights_4 = Перелёты четвёртого игрока
option-flights-flights_4-by_seat = По месту
option-flights-flights_4-red = Красные
option-flights-flights_4-blue = Синие
option-flights-flights_4-green = Зелёные
option-flights-flights_4-yellow = Жёлтые
option-flights-target-why = Меньше очков — короче матч, больше — на целый вечер. Важно, только когда очки складываются.
option-flights-match-why = Быстрее всего сыграть одну партию. Когда очки складываются, выигрывает ровная игра; когда считают выигранные партии, каждая начинается с нуля.
option-flights-wins-why = Чем больше партий нужно выиграть, тем меньше решает везение. Важно, только когда считают выигранные партии.
option-flights-flights-why = Каждый играет перелётами одного цвета. Выберите свой; двух одинаковых наборов нет.
option-flights-match-refused = Выигранные партии считают только вдвоём. Когда вас больше, складывайте очки или сыграйте одну партию.
option-flights-flights-refused = Перелёты одного цвета выбраны для двух мест ({ $value ->
    [red] красные
    [blue] синие
    [green] зелёные
   *[yellow] жёлтые
}). Дайте каждому свой цвет.

fli-colour = { $colour ->
    [r] красный
    [b] синий
    [g] зелёный
    [y] жёлтый
    [v] фиолетовый
   *[o] оранжевый
}
fli-city = { $colour ->
    [r] красная { $value }
    [b] синяя { $value }
    [g] зелёная { $value }
    [y] жёлтая { $value }
    [v] фиолетовая { $value }
   *[o] оранжевая { $value }
}
fli-exchange = обмен { $value }
fli-universal = универсальный обмен
fli-deportation = билет домой
fli-face-down = закрытая карта
fli-face-down-flight = закрытый перелёт
fli-flight = Перелёт { $flight }
fli-used-flight = Перелёт { $flight }, уже потрачен

fli-ends-game = Все { $colours ->
    [few] { $colours } цвета
   *[many] { $colours } цветов
} в конце раунда — и партия окончена.
fli-wins-match = { $match ->
    [single] Побеждает тот, у кого больше всех очков.
    [wins] Матч выигрывает тот, кто выиграет { $target ->
        [one] { $target } партию.
        [few] { $target } партии.
       *[many] { $target } партий.
    }
   *[points] Матч выигрывает тот, кто в сумме наберёт { $target ->
        [one] { $target } очко.
        [few] { $target } очка.
       *[many] { $target } очков.
    }
}
fli-near = { $who ->
    [you] До конца партии вам не хватает только одного цвета ({ $colour }).
    [several] { $names }: до конца партии не хватает только одного цвета.
   *[other] { $names } вот-вот закончит партию: не хватает только одного цвета ({ $colour }).
}
fli-full = { $who ->
    [you] У вас все цвета: если ни одного не потеряете, партия закончится с этим раундом.
    [several] Все цвета собраны: { $names }. Если ничего не потерять, партия закончится с этим раундом.
   *[other] { $names }: все цвета собраны. Если ничего не потерять, партия закончится с этим раундом.
}
fli-game-round = Партия { $game }, раунд { $round }
fli-goal-points = до { $target }
fli-goal-wins = до { $target ->
    [one] { $target } победы
   *[other] { $target } побед
}
fli-out = Не играют цвета: { $colours }
fli-deck = Колода: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
fli-discard = Сброс: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}, сверху: { $top }
fli-hand-of = { $name }: на руках { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
fli-flights-of = { $name }: { $colour ->
    [red] красные
    [blue] синие
    [green] зелёные
   *[yellow] жёлтые
} перелёты.
fli-used-of = Потраченные перелёты ({ $name }): { $flights }
fli-collection = { $who ->
    [you] Ваша коллекция: { $count ->
        [one] { $count } город
        [few] { $count } города
       *[many] { $count } городов
    }
   *[other] Коллекция ({ $name }): { $count ->
        [one] { $count } город
        [few] { $count } города
       *[many] { $count } городов
    }
}
fli-no-cities = городов ещё нет
fli-first = карта первого хода
fli-value = коллекция сейчас стоит { $value ->
    [one] { $value } очко
    [few] { $value } очка
   *[many] { $value } очков
}
fli-score = очков в матче: { $score } из { $target }
fli-wins = выиграно партий: { $wins } из { $target }
fli-needs = осталось собрать: { $colours }
fli-has-all = собраны все цвета
fli-burnt = Сгорело:
fli-deported = Отправлено домой:

fli-table = Карты, выложенные в этом раунде
fli-taken = взято
fli-nothing-laid = ничего не выложено
fli-take = Взять: { $card }
fli-swap = Отдать: { $own }, взять: { $their }
fli-still-choosing = { $who ->
    [you] выбирайте
   *[other] выбирает
}
fli-has-laid = готово
fli-has-picked = взято
fli-picks-now = { $who ->
    [you] ваш выбор
   *[other] выбирает
}
fli-picks-later = в очереди: { $place }
fli-your-hand = Ваша рука: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
fli-your-flights = Ваши { $colour ->
    [red] красные
    [blue] синие
    [green] зелёные
   *[yellow] жёлтые
} перелёты
fli-lay-with = Выложить карту «{ $card }» с перелётом { $flight }

fli-hint-lay = Выберите карту, а потом перелёт к ней.
fli-hint-flight = Карта «{ $card }»: с каким перелётом? Самый высокий выбирает первым.
fli-hint-wait-laying = Другие ещё выбирают.
fli-hint-pick = Ваш выбор: возьмите одну из { $count } карт.
fli-hint-must = Последняя карта ваша: { $card }.
fli-hint-must-city = Города берут раньше обменов, поэтому вам достаётся: { $card }.
fli-hint-must-x = Универсальные обмены берут последними, поэтому вам достаётся: { $card }.
fli-hint-must-u = Остались одни универсальные обмены: один нужно взять.
fli-hint-own = Карта «{ $card }»: какой свой город отдадите?
fli-hint-their = Отдаёте: { $own }. А какой город возьмёте?
fli-hint-wait-pick = { $name } выбирает карту.
fli-hint-wait-swap = { $name } обменивает город.

fli-text-points = { $name }: { $cities }. Очков сейчас: { $value }. Счёт: { $score }.
fli-text-single = { $name }: { $cities }. Очков сейчас: { $value }.
fli-text-wins = { $name }: { $cities }. Очков сейчас: { $value }. Выиграно партий: { $wins }.
fli-text-table = На столе: { $cards }.

fli-say-laid = { $who ->
    [you] Вы выкладываете: { $card }, перелёт { $flight }.
   *[other] { $name } выкладывает: { $card }, перелёт { $flight }.
}
fli-say-turned = Карты открыты. { $bids }
fli-say-bid = { $name }: { $card }, перелёт { $flight }.
fli-say-took = { $who ->
    [you] Вы берёте: { $card }.
   *[other] { $name } берёт: { $card }.
}
fli-say-deported = { $who ->
    [you] Билет домой забирает ваш город: { $card }.
   *[other] { $name } из-за билета домой теряет город: { $card }.
}
fli-say-nothing-deported = { $who ->
    [you] Городов у вас нет, и билет домой ничего не забирает.
   *[other] { $name } берёт билет домой, но городов нет, и терять нечего.
}
fli-say-swapped = { $who ->
    [you] Вы меняетесь городами ({ $partner }). Отдаёте: { $own }; берёте: { $their }.
   *[other] { $partner_who ->
        [you] { $name } меняется городами с вами. Отдаёт вам: { $own }; берёт: { $their }.
       *[other] { $name } меняется городами ({ $partner }). Отдаёт: { $own }; берёт: { $their }.
    }
}
fli-say-unused = { $who ->
    [you] Вам не с кем меняться: { $card } идёт в сброс.
   *[other] { $name } ни с кем не может поменяться: { $card } идёт в сброс.
}
fli-say-burnt = { $who ->
    [you] Огонь! Вы теряете: { $cards }.
   *[other] Огонь! { $name } теряет: { $cards }.
} { $why ->
    [pair] Соседние города одного цвета сгорают.
    [three] Три города одного цвета сгорают.
   *[both] Соседние города одного цвета сгорают, и три одного цвета тоже.
}
fli-say-drew = { $who ->
    [you] Вы берёте из колоды: { $cards }.
   *[other] { $name } берёт из колоды: { $cards }.
}
fli-say-reshuffled = Сброс перетасован, в новой колоде { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}.
fli-say-round = { $round ->
    [2] Всех цветов ещё ни у кого нет, и партия продолжается: раунд 2.
   *[other] Раунд { $round }.
} { $who ->
    [you] При равных перелётах вы впереди.
   *[other] При равных перелётах впереди { $name }.
}
fli-say-scored = Партия { $game } окончена. Очки: { $values }.
fli-say-value = { $all ->
    [yes] { $name } { $value } (все цвета)
   *[no] { $name } { $value }
}
fli-say-totals = Всего: { $totals }.
fli-say-wins = Выиграно партий: { $totals }.
fli-say-dealt = Карты сданы: партия { $game }. { $any ->
    [yes] Не играют цвета: { $out }.
   *[no] Играют все цвета.
}
fli-say-over = { $who ->
    [you] Матч окончен. Вы победили!
    [several] Матч окончен. Победу делят { $name }.
   *[other] Матч окончен. Побеждает { $name }.
}
fli-act-lay = выложить: { $card }, перелёт { $flight }
fli-act-take = взять: { $card }
fli-act-swap = отдать: { $own }, получить: { $other }
rules-is-flights-game = Партия { $value }
rules-is-flights-city-of = { $who ->
    [you] Ваша коллекция: { $value }
   *[other] Коллекция игрока { $seat }: { $value }
}
rules-is-flights-city-size-of = { $who ->
    [you] Городов в вашей коллекции: { $value }
   *[other] Городов в коллекции игрока { $seat }: { $value }
}
rules-is-flights-value-of = { $who ->
    [you] Ваша коллекция стоит { $value }
   *[other] Коллекция игрока { $seat } стоит { $value }
}
rules-is-flights-used-of = { $who ->
    [you] Ваши потраченные перелёты: { $value }
   *[other] Потраченные перелёты игрока { $seat }: { $value }
}
rules-is-flights-wins-of = { $who ->
    [you] Выигранных вами партий: { $value }
   *[other] Партий, выигранных игроком { $seat }: { $value }
}
rules-is-flights-first = Карта первого хода у игрока: { $value }
rules-is-flights-order = Ещё возьмут карту: { $value }
rules-is-flights-colours = Цвета перелётов: { $value }
rules-is-flights-out = Убранные цвета: { $value }
rules-is-flights-table = На столе: { $value }
rules-is-flights-phase = { $raw ->
    [lay] Все выкладывают карты
    [pick] Карты разбирают
   *[swap] Время обмена
}
rules-is-flights-swap = Предстоящий обмен: { $value }
rules-is-flights-discard = В сбросе: { $value }
rules-is-flights-wins = Выиграно партий: { $value }
rules-is-flights-laid-of = { $who ->
    [you] Вы выложили: { $value }
   *[other] Игрок { $seat }, выложено: { $value }
}
fli-headline = Партия { $game }, раунд { $round }, { $goal }
fli-headline-single = Раунд { $round }
fli-danger = может сгореть: { $colours }
fli-burns-own = У вас сгорят: { $cards }.
fli-burns-their = Сгорят в чужом ряду ({ $name }): { $cards }.
fli-hint-flight-first = Карта «{ $card }»: с каким перелётом? Её обязан взять тот, кто выбирает первым.
fli-hint-flight-last = Карта «{ $card }»: с каким перелётом? Её обязан взять тот, кто выбирает последним.
fli-hint-fire = Осторожно, огонь: { $cards }.
fli-fire-beside = { $card } (рядом { $other })
fli-fire-third = { $card } (третья такого цвета)
fli-hint-must-first = Выбираете вы, а первым берут билет домой: он достаётся вам.
fli-hint-must-last = Вы выбираете в последнюю очередь, и вам достаётся карта «{ $card }».
fli-hint-deported = Он забирает ваш город: { $city }.
fli-hint-nothing-deported = Городов у вас нет, и ничего не случится.
fli-tip-city = Город «{ $card }»: даёт { $value } за свой цвет. Соседние города одного цвета сгорают, и любые три одного цвета тоже.
fli-tip-exchange = Обмен { $value }: его берёт тот, кто выбирает последним, и меняет свой город с номиналом { $value } на чужой с таким же.
fli-tip-universal = Универсальный обмен: его берут последним. Поменяйте любой свой город на чужой того же номинала.
fli-tip-deportation = Билет домой: кто выбирает первым, обязан его взять и теряет последний город своего ряда.
fli-tip-back = Закрытая карта. Все откроют, когда выложит каждый.
fli-tip-flight = { $colour ->
    [red] Красный
    [blue] Синий
    [green] Зелёный
   *[yellow] Жёлтый
} перелёт { $flight }: самый высокий перелёт выбирает первым. Потраченный вернётся, когда потрачены все шесть.
fli-tip-used-flight = { $colour ->
    [red] Красный
    [blue] Синий
    [green] Зелёный
   *[yellow] Жёлтый
} перелёт { $flight } потрачен. Он вернётся, когда потрачены все шесть.
fli-tip-first = Карта первого хода: при равных перелётах раньше выбирает тот, кто отсюда ближе по часовой стрелке.
fli-tip-danger = В ряду { $what }. Следующий город такого цвета лёг бы рядом со своим или стал бы третьим, и они сгорели бы.
fli-tip-laid = Выложенное назад не берут: когда выложат все, карты откроют и разберут.
fli-no-card = Карты «{ $card }» у вас на руках нет.
fli-no-second = Вы уже выложили карту в этом раунде. Подождите, пока выложат все.
fli-no-lay = Сначала выложите карту с руки вместе с перелётом.
fli-no-such = Карты «{ $card }» на столе уже нет.
fli-no-pick = Возьмите одну из карт на столе.
fli-no-swap-yet = Сначала обменяйте город: ещё не разыграна карта «{ $card }».
fli-no-flight = Перелёт { $flight } потрачен, он вернётся, когда потрачены все шесть. У вас ещё есть: { $free }.
fli-no-hand = Карт у вас нет, поэтому этот раунд вы пропускаете.
fli-no-before-deportation = Карту «{ $card }» ещё нельзя: пока на столе есть билет домой, взять нужно его.
fli-no-before-cities = Карту «{ $card }» ещё нельзя: сначала берут города. Возьмите { $count ->
    [one] карту: { $names }
   *[other] одну из карт: { $names }
}.
fli-no-before-exchanges = Карту «{ $card }» ещё нельзя: её берут последней. Возьмите { $count ->
    [one] карту: { $names }
   *[other] одну из карт: { $names }
}.
fli-no-value = Этот обмен меняет { $value } только на { $value }.
fli-no-equal = { $own } и { $their } разного номинала, их не поменять.
fli-no-own = Города «{ $own }» нет в вашем ряду.
fli-no-their = Города «{ $their }» нет в чужих рядах.
fli-no-small = { $name }: в ряду { $their ->
    [one] { $their } город
    [few] { $their } города
   *[many] { $their } городов
}, а у вас { $own }. Меняйтесь только с тем, у кого городов не меньше, чем у вас.
fli-why-only = Другого хода нет.
fli-why-least = { $count ->
    [one] В вашем ряду сгорит { $count } город; с любой другой картой было бы не меньше.
    [few] В вашем ряду вместе с ней сгорят { $count } города; с любой другой картой было бы не меньше.
   *[many] В вашем ряду вместе с ней сгорит { $count } городов; с любой другой картой было бы не меньше.
}
fli-why-complete = С ней у вас все { $need ->
    [few] { $need } цвета
   *[many] { $need } цветов
}: если так и останется, партия закончится после этого раунда.
fli-why-colour = Она даёт цвет, которого у вас не было ({ $colour }): станет { $have } из { $need }.
fli-why-rest-burns = Всё остальное в вашем ряду сгорело бы.
fli-why-deny = { $name } выбирает после вас, и этого цвета там ещё нет.
fli-why-harmless = В вашем ряду от неё ничего не сгорит.
fli-why-exchange = У вас есть что на неё обменять.
fli-why-no-exchange = Менять вам нечего, поэтому она не навредит.
fli-why-swap-colour = Так вы получите цвет, которого не хватает: { $colour }.
fli-why-swap-burns = Ваш город подожжёт чужой ряд ({ $name }): { $count ->
    [one] сгорит { $count } город
    [few] сгорят { $count } города
   *[many] сгорит { $count } городов
}.
fli-why-swap-least = { $count ->
    [0] В вашем ряду от этого ничего не сгорит.
    [one] В вашем ряду сгорит { $count } город; при любом другом обмене было бы не меньше.
    [few] В вашем ряду сгорят { $count } города; при любом другом обмене было бы не меньше.
   *[many] В вашем ряду сгорит { $count } городов; при любом другом обмене было бы не меньше.
}
fli-why-lay-sure = Такого цвета у вас нет, а с перелётом { $flight } никто не выберет раньше вас.
fli-why-lay-likely = Такого цвета у вас нет, а ниже вашего перелёта { $flight } у других { $lower } из { $count } оставшихся.
fli-why-lay-burns = В вашем ряду «{ $card }» сейчас сгорела бы, так что пусть достанется другим.
fli-why-lay-trap = В чужом ряду ({ $name }) «{ $card }» сейчас сгорела бы.
fli-why-lay-only-flight = У вас остался только перелёт { $flight }; после этого раунда вернутся все шесть.
fli-why-lay-choice = Ниже вашего перелёта { $flight } у других { $lower } из { $count } оставшихся: выбирать вы будете, скорее всего, рано.
fli-why-lay-spare = На руках у вас { $count ->
    [one] останется ещё { $count } карта
    [few] останутся ещё { $count } карты
   *[many] останется ещё { $count } карт
} этого цвета ({ $colour }), поэтому эту не жалко.
fli-why-lay-low = Города дешевле у вас на руках нет: номинал этого — { $value }.
fli-why-lay-save = На неё уйдёт только перелёт { $flight }, а { $high } останется вам на потом.
fli-why-lay-never-first = Эту карту берёт тот, кто выбирает первым. С перелётом { $flight } это будете не вы.
fli-why-lay-no-city = Эту карту берёт тот, кто выбирает первым, но терять вам ещё нечего: городов нет.
fli-why-lay-hardly-first = Эту карту берёт тот, кто выбирает первым, а выше вашего перелёта { $flight } у других { $higher } из { $count } оставшихся.
fli-why-lay-last-swap = Обмен берёт тот, кто выбирает последним. С перелётом { $flight } это будете вы, и вам есть что менять.
fli-why-lay-may-swap = Обмен берёт тот, кто выбирает последним. С перелётом { $flight } это можете быть вы, и вам есть что менять.
fli-why-lay-never-last = Обмен берёт тот, кто выбирает последним. С перелётом { $flight } это будете не вы.
fli-why-lay-no-rows = Городов ещё ни у кого нет, поэтому в этом раунде по ней никто не обменяется.
fli-why-lay-no-swap = Пока ряды такие, вам самим обменять по ней нечего.
fli-value-to-go = { $who ->
    [you] { $own ->
        [yes] Вы ближе к очкам, нужным для победы.
       *[no] Вы дальше от очков, нужных для победы.
    }
   *[other] { $own ->
        [yes] { $name } ближе к очкам, нужным для победы.
       *[no] { $name } дальше от очков, нужных для победы.
    }
}
fli-value-of-missing = { $who ->
    [you] { $missing ->
        [0] Тогда у вас есть все цвета.
        [one] Тогда вам не хватает { $missing } цвета.
       *[other] Тогда вам не хватает { $missing } цветов.
    }
   *[other] { $missing ->
        [0] { $name } тогда собирает все цвета.
        [one] { $name }: тогда не хватает { $missing } цвета.
       *[other] { $name }: тогда не хватает { $missing } цветов.
    }
}
fli-value-worth = { $who ->
    [you] { $own ->
        [yes] Ваш ряд даёт больше очков.
       *[no] Ваш ряд даёт меньше очков.
    }
   *[other] { $own ->
        [yes] { $name } получает за свой ряд больше очков.
       *[no] { $name } получает за свой ряд меньше очков.
    }
}
fli-value-missing-in-hand = { $who ->
    [you] { $held ->
        [0] У вас на руках нет цветов, которых не хватает в вашем ряду.
        [one] У вас на руках { $held } цвет, которого не хватает в вашем ряду.
        [few] У вас на руках { $held } цвета, которых не хватает в вашем ряду.
       *[many] У вас на руках { $held } цветов, которых не хватает в вашем ряду.
    }
   *[other] { $held ->
        [0] { $name }: на руках нет цветов, которых не хватает в ряду.
        [one] { $name }: на руках { $held } цвет, которого не хватает в ряду.
        [few] { $name }: на руках { $held } цвета, которых не хватает в ряду.
       *[many] { $name }: на руках { $held } цветов, которых не хватает в ряду.
    }
}
fli-value-hand-high = { $who ->
    [you] { $held ->
        [0] У вас на руках нет городов с номиналом 5 или 6.
        [one] У вас на руках { $held } город с номиналом 5 или 6.
        [few] У вас на руках { $held } города с номиналом 5 или 6.
       *[many] У вас на руках { $held } городов с номиналом 5 или 6.
    }
   *[other] { $held ->
        [0] { $name }: на руках нет городов с номиналом 5 или 6.
        [one] { $name }: на руках { $held } город с номиналом 5 или 6.
        [few] { $name }: на руках { $held } города с номиналом 5 или 6.
       *[many] { $name }: на руках { $held } городов с номиналом 5 или 6.
    }
}
fli-value-hand-exchanges = { $who ->
    [you] { $held ->
        [0] У вас на руках нет обменов.
        [one] У вас на руках { $held } обмен.
        [few] У вас на руках { $held } обмена.
       *[many] У вас на руках { $held } обменов.
    }
   *[other] { $held ->
        [0] { $name }: на руках нет обменов.
        [one] { $name }: на руках { $held } обмен.
        [few] { $name }: на руках { $held } обмена.
       *[many] { $name }: на руках { $held } обменов.
    }
}
fli-value-hand-deportations = { $who ->
    [you] { $held ->
        [0] У вас на руках нет билетов домой.
        [one] У вас на руках { $held } билет домой.
        [few] У вас на руках { $held } билета домой.
       *[many] У вас на руках { $held } билетов домой.
    }
   *[other] { $held ->
        [0] { $name }: на руках нет билетов домой.
        [one] { $name }: на руках { $held } билет домой.
        [few] { $name }: на руках { $held } билета домой.
       *[many] { $name }: на руках { $held } билетов домой.
    }
}
fli-value-flight = { $who ->
    [you] { $brings ->
        [yes] У вас ещё есть перелёт { $flight } для следующих раундов.
       *[no] Перелёт { $flight } у вас тогда уже потрачен.
    }
   *[other] { $brings ->
        [yes] { $name }: перелёт { $flight } ещё остаётся для следующих раундов.
       *[no] { $name }: перелёт { $flight } тогда уже потрачен.
    }
}
fli-value-place = { $who ->
    [you] При равных перелётах ваше место в очереди следующего раунда — { $place }.
   *[other] При равных перелётах { $name } занимает в очереди следующего раунда место { $place }.
}
fli-ended = { $who ->
    [you] У вас все цвета, и партия окончена.
    [several] Все цвета собраны, и партия окончена: { $names }.
   *[other] { $names } собирает все цвета, и партия окончена.
}
fli-tie-no-win = Очков у них поровну, поэтому эту партию не выигрывает никто.
fli-decided-points = { $behind ->
    [yes] { $who ->
        [you] До сих пор вы отставали, но последняя партия дала вам { $value ->
            [one] { $value } очко.
            [few] { $value } очка.
           *[many] { $value } очков.
        }
       *[other] { $name } догоняет в последней партии: она дала { $value ->
            [one] { $value } очко.
            [few] { $value } очка.
           *[many] { $value } очков.
        }
    }
   *[no] { $who ->
        [you] Вы раньше всех набрали { $target }. Последняя партия дала вам { $value ->
            [one] { $value } очко.
            [few] { $value } очка.
           *[many] { $value } очков.
        }
       *[other] { $name } раньше всех набирает { $target }. Последняя партия дала { $value ->
            [one] { $value } очко.
            [few] { $value } очка.
           *[many] { $value } очков.
        }
    }
}
fli-decided-wins = { $who ->
    [you] Вы раньше всех выиграли { $wins ->
        [one] { $wins } партию
        [few] { $wins } партии
       *[many] { $wins } партий
    }.
   *[other] { $name } раньше всех выигрывает { $wins ->
        [one] { $wins } партию
        [few] { $wins } партии
       *[many] { $wins } партий
    }.
}
fli-decided-single = { $full ->
    [yes] { $who ->
        [you] У вас все цвета и больше всех очков: { $points }.
       *[other] { $name } собирает все цвета и больше всех очков: { $points }.
    }
   *[no] { $who ->
        [you] Одного цвета не хватает, но очков у вас всё равно больше всех: { $points }.
       *[other] { $name }: одного цвета не хватает, но очков всё равно больше всех: { $points }.
    }
}
fli-counted = У кого есть все цвета, тот считает самый большой город каждого. Иначе один город цвета даёт свой номинал, а два — больший минус меньший.
fli-decided-shared = Очков поровну, по { $points }, поэтому победа общая.
fli-decided-higher = { $who ->
    [you] До { $target } вы добрались не в одиночку, но ваша сумма больше всех.
   *[other] До { $target } добирается не один игрок, но больше всех набирает { $name }.
}
fli-options = выложить одну из своих карт ({ $cards }) с одним из своих перелётов ({ $flights })
fli-coach-goal = Соберите по городу каждого цвета: у кого есть все, тому считают самый большой номинал каждого.
fli-coach-swap = При обмене вы отдаёте город и получаете другой того же номинала. Каждый встаёт точно на место другого.
fli-coach-pick = Самый высокий перелёт выбирает первым и может взять и город, который выложил кто-то другой.
fli-coach-fire = Два города одного цвета рядом сгорают, и три одного цвета тоже, где бы они ни стояли в ряду.
fli-coach-lay = Каждый выкладывает карту с перелётом рубашкой вверх. Потом всё открывают.
fli-coach-deportation = Кто выбирает первым, обязан взять билет домой и теряет последний город своего ряда.
fli-coach-exchange = Кто выбирает последним, обязан взять обмен и, если может, меняется городом его номинала.
fli-coach-universal = Универсальный обмен берут последним, и менять можно города любого одного номинала.
fli-coach-used = Потраченный перелёт вернётся, когда вы потратите все шесть.
fli-coach-end = Если в конце раунда у кого-то есть все цвета, партия окончена.
fli-coach-less = Без всех цветов два города одного цвета дают только больший номинал минус меньший.
fli-coach-fewer = Нельзя меняться с тем, у кого городов меньше, чем у вас.
