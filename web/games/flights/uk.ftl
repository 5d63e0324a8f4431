game-flights = Перельоти
about-flights = Зберіть по місту кожного кольору й змагайтеся перельотами за право вибирати першими. Але сусідні міста одного кольору згоряють, а комусь дістанеться квиток хіба що додому.
feel-flights = Торгуйтеся за перший вибір, збирайте міста й зважайте на сусідів.
choose-first-flights = Спершу виберіть карту, а тоді переліт.
option-flights-target = Скільки очок набрати
option-flights-target-20 = 20 очок
option-flights-target-50 = 50 очок
option-flights-target-100 = 100 очок
option-flights-match = Як виграти матч
option-flights-match-points = Очки додаються
option-flights-match-single = Одна гра
option-flights-match-wins = Рахують виграні ігри (для двох)
option-flights-wins = До скількох виграних ігор (для двох)
option-flights-wins-3 = до 3 ігор
option-flights-wins-5 = до 5 ігор
option-flights-flights_1 = Перельоти першого гравця
option-flights-flights_1-by_seat = За місцем
option-flights-flights_1-red = Червоні
option-flights-flights_1-blue = Сині
option-flights-flights_1-green = Зелені
option-flights-flights_1-yellow = Жовті
option-flights-flights_2 = Перельоти другого гравця
option-flights-flights_2-by_seat = За місцем
option-flights-flights_2-red = Червоні
option-flights-flights_2-blue = Сині
option-flights-flights_2-green = Зелені
option-flights-flights_2-yellow = Жовті
option-flights-flights_3 = Перельоти третього гравця
option-flights-flights_3-by_seat = За місцем
option-flights-flights_3-red = Червоні
option-flights-flights_3-blue = Сині
option-flights-flights_3-green = Зелені
option-flights-flights_3-yellow = Жовті
option-flights-flights_4 = Перельоти четвертого гравця
option-flights-flights_4-by_seat = За місцем
option-flights-flights_4-red = Червоні
option-flights-flights_4-blue = Сині
option-flights-flights_4-green = Зелені
option-flights-flights_4-yellow = Жовті
option-flights-target-why = Менше очок — коротший матч, більше — на цілий вечір. Важить лише тоді, коли очки додають.
option-flights-match-why = Найшвидше зіграти одну гру. Коли очки додають, виграє той, хто грає рівно; коли рахують виграні ігри, кожна починається з нуля.
option-flights-wins-why = Що більше ігор треба виграти, то менше вирішує везіння. Важить лише тоді, коли рахують виграні ігри.
option-flights-flights-why = Кожен грає перельотами одного кольору. Виберіть свій; двох однакових наборів немає.
option-flights-match-refused = Виграні ігри рахують лише вдвох. Коли вас більше, додавайте очки або зіграйте одну гру.
option-flights-flights-refused = Перельоти того самого кольору вибрано для двох місць ({ $value ->
    [red] червоні
    [blue] сині
    [green] зелені
   *[yellow] жовті
}). Дайте кожному свій колір.

fli-colour = { $colour ->
    [r] червоний
    [b] синій
    [g] зелений
    [y] жовтий
    [v] фіолетовий
   *[o] помаранчевий
}
fli-city = { $colour ->
    [r] червона { $value }
    [b] синя { $value }
    [g] зелена { $value }
    [y] жовта { $value }
    [v] фіолетова { $value }
   *[o] помаранчева { $value }
}
fli-exchange = обмін { $value }
fli-universal = універсальний обмін
fli-deportation = квиток додому
fli-face-down = закрита карта
fli-face-down-flight = закритий переліт
fli-flight = Переліт { $flight }
fli-used-flight = Переліт { $flight }, уже використано

fli-ends-game = Усі { $colours ->
    [few] { $colours } кольори
   *[many] { $colours } кольорів
} наприкінці раунду — і гру закінчено.
fli-wins-match = { $match ->
    [single] Перемагає той, у кого найбільше очок.
    [wins] Матч виграє той, хто виграє { $target ->
        [one] { $target } гру.
        [few] { $target } гри.
       *[many] { $target } ігор.
    }
   *[points] Матч виграє той, хто загалом набере { $target ->
        [one] { $target } очко.
        [few] { $target } очки.
       *[many] { $target } очок.
    }
}
fli-near = { $who ->
    [you] До кінця гри вам бракує лише одного кольору ({ $colour }).
    [several] { $names }: до кінця гри бракує лише одного кольору.
   *[other] { $names } майже закінчує гру: бракує лише одного кольору ({ $colour }).
}
fli-full = { $who ->
    [you] У вас усі кольори: якщо жодного не втратите, гра скінчиться з цим раундом.
    [several] Усі кольори зібрано: { $names }. Якщо нічого не втратити, гра скінчиться з цим раундом.
   *[other] { $names } має всі кольори: якщо жодного не втратить, гра скінчиться з цим раундом.
}
fli-game-round = Гра { $game }, раунд { $round }
fli-goal-points = до { $target }
fli-goal-wins = до { $target ->
    [one] { $target } виграної гри
   *[other] { $target } виграних ігор
}
fli-out = Не грають кольори: { $colours }
fli-deck = Колода: { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
fli-discard = Відбій: { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}, зверху: { $top }
fli-hand-of = { $name }: на руках { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
fli-flights-of = { $colour ->
    [red] Червоні
    [blue] Сині
    [green] Зелені
   *[yellow] Жовті
} перельоти, гравець — { $name }.
fli-used-of = Використані перельоти ({ $name }): { $flights }
fli-collection = { $who ->
    [you] Ваша колекція: { $count ->
        [one] { $count } місто
        [few] { $count } міста
       *[many] { $count } міст
    }
   *[other] Колекція ({ $name }): { $count ->
        [one] { $count } місто
        [few] { $count } міста
       *[many] { $count } міст
    }
}
fli-no-cities = міст ще немає
fli-first = має карту першочерговості ходу
fli-value = колекція зараз варта { $value ->
    [one] { $value } очко
    [few] { $value } очки
   *[many] { $value } очок
}
fli-score = очок у матчі: { $score } з { $target }
fli-wins = виграно ігор: { $wins } з { $target }
fli-needs = ще потрібні: { $colours }
fli-has-all = зібрано всі кольори
fli-burnt = Згоріло:
fli-deported = Відправлено додому:

fli-table = Карти, викладені в цьому раунді
fli-taken = узято
fli-nothing-laid = нічого не викладено
fli-take = Узяти: { $card }
fli-swap = Віддати: { $own }, узяти: { $their }
fli-still-choosing = { $who ->
    [you] вибирайте
   *[other] вибирає
}
fli-has-laid = готово
fli-has-picked = узято
fli-picks-now = { $who ->
    [you] ваш вибір
   *[other] вибирає
}
fli-picks-later = у черзі: { $place }
fli-your-hand = Ваша рука: { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
fli-your-flights = Ваші { $colour ->
    [red] червоні
    [blue] сині
    [green] зелені
   *[yellow] жовті
} перельоти
fli-lay-with = Викласти карту «{ $card }» з перельотом { $flight }

fli-hint-lay = Виберіть карту, а тоді переліт до неї.
fli-hint-flight = Карта «{ $card }»: з яким перельотом? Найвищий вибирає першим.
fli-hint-wait-laying = Інші ще вибирають.
fli-hint-pick = Ваш вибір: візьміть одну з { $count } карт.
fli-hint-must = Остання карта ваша: { $card }.
fli-hint-must-city = Міста беруть раніше за обміни, тож мусите взяти: { $card }.
fli-hint-must-x = Універсальні обміни беруть останніми, тож мусите взяти: { $card }.
fli-hint-must-u = Лишилися самі універсальні обміни, тож мусите взяти один.
fli-hint-own = Карта «{ $card }»: яке своє місто віддасте?
fli-hint-their = Віддаєте: { $own }. А яке місто візьмете?
fli-hint-wait-pick = { $name } вибирає карту.
fli-hint-wait-swap = { $name } обмінює місто.

fli-text-points = { $name }: { $cities }. Очок зараз: { $value }. Рахунок: { $score }.
fli-text-single = { $name }: { $cities }. Очок зараз: { $value }.
fli-text-wins = { $name }: { $cities }. Очок зараз: { $value }. Виграно ігор: { $wins }.
fli-text-table = На столі: { $cards }.

fli-say-laid = { $who ->
    [you] Ви викладаєте: { $card }, переліт { $flight }.
   *[other] { $name } викладає: { $card }, переліт { $flight }.
}
fli-say-turned = Карти відкрито. { $bids }
fli-say-bid = { $name }: { $card }, переліт { $flight }.
fli-say-took = { $who ->
    [you] Ви берете: { $card }.
   *[other] { $name } бере: { $card }.
}
fli-say-deported = { $who ->
    [you] Квиток додому забирає ваше місто: { $card }.
   *[other] { $name } через квиток додому втрачає місто: { $card }.
}
fli-say-nothing-deported = { $who ->
    [you] Міст у вас немає, тож квиток додому нічого не забирає.
   *[other] { $name } не має міст, тож квиток додому нічого не забирає.
}
fli-say-swapped = { $who ->
    [you] Ви міняєтеся містами ({ $partner }). Віддаєте: { $own }; берете: { $their }.
   *[other] { $partner_who ->
        [you] { $name } міняється містами з вами. Віддає вам: { $own }; бере: { $their }.
       *[other] { $name } міняється містами ({ $partner }). Віддає: { $own }; бере: { $their }.
    }
}
fli-say-unused = { $who ->
    [you] Вам немає з ким помінятися: { $card } іде у відбій.
   *[other] { $name } не має з ким помінятися: { $card } іде у відбій.
}
fli-say-burnt = { $who ->
    [you] Вогонь! Ви втрачаєте: { $cards }.
   *[other] Вогонь! { $name } втрачає: { $cards }.
} { $why ->
    [pair] Сусідні міста одного кольору згоряють.
    [three] Три міста одного кольору згоряють.
   *[both] Сусідні міста одного кольору згоряють, і три одного кольору теж.
}
fli-say-drew = { $who ->
    [you] Ви добираєте: { $cards }.
   *[other] { $name } добирає: { $cards }.
}
fli-say-reshuffled = Відбій перетасовано: нова колода має { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}.
fli-say-round = { $round ->
    [2] Усіх кольорів ще ніхто не має, тож гра триває: раунд 2.
   *[other] Раунд { $round }.
} { $who ->
    [you] За однакових перельотів ви перші.
   *[other] За однакових перельотів { $name } має першість.
}
fli-say-scored = Гру { $game } закінчено. Очки: { $values }.
fli-say-value = { $all ->
    [yes] { $name } { $value } (усі кольори)
   *[no] { $name } { $value }
}
fli-say-totals = Разом: { $totals }.
fli-say-wins = Виграно ігор: { $totals }.
fli-say-dealt = Роздано гру { $game }. { $any ->
    [yes] Не грають кольори: { $out }.
   *[no] Грають усі кольори.
}
fli-say-over = { $who ->
    [you] Матч закінчено. Ви перемогли!
    [several] Матч закінчено. Перемогу ділять { $name }.
   *[other] Матч закінчено. Перемагає { $name }.
}
fli-act-lay = викласти: { $card }, переліт { $flight }
fli-act-take = взяти: { $card }
fli-act-swap = віддати { $own }, отримати { $other }
rules-is-flights-game = Гра { $value }
rules-is-flights-city-of = { $who ->
    [you] Ваша колекція: { $value }
   *[other] Колекція гравця { $seat }: { $value }
}
rules-is-flights-city-size-of = { $who ->
    [you] Міст у вашій колекції: { $value }
   *[other] Міст у колекції гравця { $seat }: { $value }
}
rules-is-flights-value-of = { $who ->
    [you] Ваша колекція варта { $value }
   *[other] Колекція гравця { $seat } варта { $value }
}
rules-is-flights-used-of = { $who ->
    [you] Ваші використані перельоти: { $value }
   *[other] Використані перельоти гравця { $seat }: { $value }
}
rules-is-flights-wins-of = { $who ->
    [you] Ваші виграні ігри: { $value }
   *[other] Виграні ігри гравця { $seat }: { $value }
}
rules-is-flights-first = Карту першочерговості ходу має: { $value }
rules-is-flights-order = Ще братимуть карту: { $value }
rules-is-flights-colours = Кольори перельотів: { $value }
rules-is-flights-out = Кольори, яких немає в грі: { $value }
rules-is-flights-table = На столі: { $value }
rules-is-flights-phase = { $raw ->
    [lay] Усі викладають карти
    [pick] Карти розбирають
   *[swap] Час обміну
}
rules-is-flights-swap = Обмін, що має відбутися: { $value }
rules-is-flights-discard = У відбої: { $value }
rules-is-flights-wins = Виграно ігор: { $value }
rules-is-flights-laid-of = { $who ->
    [you] Ви виклали: { $value }
   *[other] Гравець { $seat }, викладено: { $value }
}
fli-headline = Гра { $game }, раунд { $round }, { $goal }
fli-headline-single = Раунд { $round }
fli-danger = може згоріти: { $colours }
fli-burns-own = У вас згорять: { $cards }.
fli-burns-their = Згорять у чужому ряду ({ $name }): { $cards }.
fli-hint-flight-first = Карта «{ $card }»: з яким перельотом? Її мусить узяти той, хто вибирає першим.
fli-hint-flight-last = Карта «{ $card }»: з яким перельотом? Її мусить узяти той, хто вибирає останнім.
fli-hint-fire = Обережно, вогонь: { $cards }.
fli-fire-beside = { $card } (поруч { $other })
fli-fire-third = { $card } (третя такого кольору)
fli-hint-must-first = Вибираєте ви, а першим беруть квиток додому: мусите взяти його.
fli-hint-must-last = Ви вибираєте останніми, тож мусите взяти карту «{ $card }».
fli-hint-deported = Він забирає ваше місто: { $city }.
fli-hint-nothing-deported = Міст у вас немає, тож нічого не станеться.
fli-tip-city = Місто «{ $card }»: дає { $value } за свій колір. Сусідні міста одного кольору згоряють, і будь-які три одного кольору теж.
fli-tip-exchange = Обмін { $value }: його бере той, хто вибирає останнім, і міняє місто номіналом { $value } на чуже такого самого номіналу.
fli-tip-universal = Універсальний обмін: його беруть останнім. Поміняйте будь-яке своє місто на чуже такого самого номіналу.
fli-tip-deportation = Квиток додому: хто вибирає першим, той мусить його взяти і втрачає останнє місто свого ряду.
fli-tip-back = Закрита карта. Усі відкриють, щойно кожен викладе свою.
fli-tip-flight = { $colour ->
    [red] Червоний
    [blue] Синій
    [green] Зелений
   *[yellow] Жовтий
} переліт { $flight }: найвищий переліт вибирає першим. Використаний повернеться, коли використано всі шість.
fli-tip-used-flight = { $colour ->
    [red] Червоний
    [blue] Синій
    [green] Зелений
   *[yellow] Жовтий
} переліт { $flight } використано. Він повернеться, коли використано всі шість.
fli-tip-first = Карта першочерговості ходу: за однакових перельотів першим вибирає той, хто звідси ближчий за годинниковою стрілкою.
fli-tip-danger = { $what }. Наступне місто такого кольору лягло б поруч зі своїм або було б третім, і вони згоріли б.
fli-tip-laid = Викладене вже не забирають: коли викладуть усі, карти відкриють і розберуть.
fli-no-card = Карти «{ $card }» немає у вас на руках.
fli-no-second = Ви вже виклали карту в цьому раунді. Зачекайте, поки викладуть усі.
fli-no-lay = Спершу викладіть карту з руки разом із перельотом.
fli-no-such = Карти «{ $card }» на столі вже немає.
fli-no-pick = Візьміть одну з карт на столі.
fli-no-swap-yet = Спершу обміняйте місто: ще не виконано «{ $card }».
fli-no-flight = Переліт { $flight } використано, він повернеться, коли використано всі шість. Ще маєте: { $free }.
fli-no-hand = Карт у вас немає, тож цей раунд ви пропускаєте.
fli-no-before-deportation = Карту «{ $card }» ще не можна: поки на столі є квиток додому, той, хто вибирає, мусить узяти його.
fli-no-before-cities = Карту «{ $card }» ще не можна: спершу беруть міста. Візьміть { $count ->
    [one] це: { $names }
   *[other] одне з них: { $names }
}.
fli-no-before-exchanges = Карту «{ $card }» ще не можна: її беруть останньою. Візьміть { $count ->
    [one] цю: { $names }
   *[other] одну з них: { $names }
}.
fli-no-value = Цей обмін міняє { $value } лише на { $value }.
fli-no-equal = { $own } і { $their } мають різний номінал, їх не поміняти.
fli-no-own = Міста «{ $own }» немає у вашому ряду.
fli-no-their = Міста «{ $their }» немає в чужих рядах.
fli-no-small = { $name } має { $their ->
    [one] { $their } місто
    [few] { $their } міста
   *[many] { $their } міст
}, а ви — { $own }. Міняйтеся лише з тим, у кого міст не менше, ніж у вас.
fli-why-only = Іншого ходу немає.
fli-why-least = { $count ->
    [one] У вашому ряду згорить { $count } місто; з будь-якою іншою картою було б не менше.
    [few] У вашому ряду згорить { $count } міста разом із нею; з будь-якою іншою картою було б не менше.
   *[many] У вашому ряду згорить { $count } міст разом із нею; з будь-якою іншою картою було б не менше.
}
fli-why-complete = З нею у вас усі { $need ->
    [few] { $need } кольори
   *[many] { $need } кольорів
}: якщо так і лишиться, гра скінчиться після цього раунду.
fli-why-colour = Вона дає колір, якого ви ще не мали ({ $colour }): буде { $have } з { $need }.
fli-why-rest-burns = Усе інше у вашому ряду згоріло б.
fli-why-deny = { $name } вибирає після вас і цього кольору ще не має.
fli-why-harmless = У вашому ряду від неї нічого не згорить.
fli-why-exchange = У вас є що за нею обміняти.
fli-why-no-exchange = Обмінювати вам нічого, тож вона не зашкодить.
fli-why-swap-colour = Так ви отримаєте колір, якого бракує: { $colour }.
fli-why-swap-burns = Ваше місто спалить чужий ряд ({ $name }): згорить { $count ->
    [one] { $count } місто
    [few] { $count } міста
   *[many] { $count } міст
}.
fli-why-swap-least = { $count ->
    [0] У вашому ряду від цього нічого не згорить.
    [one] У вашому ряду згорить { $count } місто; за будь-якого іншого обміну було б не менше.
    [few] У вашому ряду згорить { $count } міста; за будь-якого іншого обміну було б не менше.
   *[many] У вашому ряду згорить { $count } міст; за будь-якого іншого обміну було б не менше.
}
fli-why-lay-sure = Такого кольору ви не маєте, а з перельотом { $flight } ніхто не вибере раніше за вас.
fli-why-lay-likely = Такого кольору ви не маєте, а з перельотів, що лишилися в інших, нижчих за ваш { $flight } — { $lower } з { $count }.
fli-why-lay-burns = У вашому ряду «{ $card }» зараз згоріла б, тож хай дістанеться іншим.
fli-why-lay-trap = У чужому ряду ({ $name }) «{ $card }» зараз згоріла б.
fli-why-lay-only-flight = У вас лишився тільки переліт { $flight }; після цього раунду всі шість повернуться.
fli-why-lay-choice = З перельотів, що лишилися в інших, нижчих за ваш { $flight } — { $lower } з { $count }: мабуть, вибиратимете рано.
fli-why-lay-spare = На руках у вас лишиться ще { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
} цього кольору ({ $colour }), тож цю не шкода.
fli-why-lay-low = Дешевшого міста на руках у вас немає: { $value }.
fli-why-lay-save = На неї піде лише переліт { $flight }, а { $high } лишиться вам на потім.
fli-why-lay-never-first = Цю карту бере той, хто вибирає першим. З перельотом { $flight } це будете не ви.
fli-why-lay-no-city = Цю карту бере той, хто вибирає першим, але міста, яке можна втратити, у вас ще немає.
fli-why-lay-hardly-first = Цю карту бере той, хто вибирає першим, а з перельотів, що лишилися в інших, вищих за ваш { $flight } — { $higher } з { $count }.
fli-why-lay-last-swap = Обмін бере той, хто вибирає останнім. З перельотом { $flight } це будете ви, і вам є що міняти.
fli-why-lay-may-swap = Обмін бере той, хто вибирає останнім. З перельотом { $flight } це можете бути ви, і вам є що міняти.
fli-why-lay-never-last = Обмін бере той, хто вибирає останнім. З перельотом { $flight } це будете не ви.
fli-why-lay-no-rows = Міст ще ні в кого немає, тож у цьому раунді нею ніхто не обміняється.
fli-why-lay-no-swap = Поки ряди такі, вам самим нею нічого не обміняти.
fli-value-to-go = { $who ->
    [you] { $own ->
        [yes] Ви ближче до очок, потрібних для перемоги.
       *[no] Ви далі від очок, потрібних для перемоги.
    }
   *[other] { $own ->
        [yes] { $name } ближче до очок, потрібних для перемоги.
       *[no] { $name } далі від очок, потрібних для перемоги.
    }
}
fli-value-of-missing = { $who ->
    [you] { $missing ->
        [0] Тоді вам не бракує жодного кольору.
        [one] Тоді вам бракує { $missing } кольору.
       *[other] Тоді вам бракує { $missing } кольорів.
    }
   *[other] { $missing ->
        [0] { $name } тоді має всі кольори.
        [one] { $name } тоді ще не має { $missing } кольору.
       *[other] { $name } тоді ще не має { $missing } кольорів.
    }
}
fli-value-worth = { $who ->
    [you] { $own ->
        [yes] Ваш ряд дає більше очок.
       *[no] Ваш ряд дає менше очок.
    }
   *[other] { $own ->
        [yes] { $name } має ряд, що дає більше очок.
       *[no] { $name } має ряд, що дає менше очок.
    }
}
fli-value-missing-in-hand = { $who ->
    [you] { $held ->
        [0] У вас на руках немає кольорів, яких бракує у вашому ряду.
        [one] У вас на руках { $held } колір, якого бракує у вашому ряду.
        [few] У вас на руках { $held } кольори, яких бракує у вашому ряду.
       *[many] У вас на руках { $held } кольорів, яких бракує у вашому ряду.
    }
   *[other] { $held ->
        [0] { $name } не має на руках кольорів, яких бракує в ряду.
        [one] { $name } має на руках { $held } колір, якого бракує в ряду.
        [few] { $name } має на руках { $held } кольори, яких бракує в ряду.
       *[many] { $name } має на руках { $held } кольорів, яких бракує в ряду.
    }
}
fli-value-hand-high = { $who ->
    [you] { $held ->
        [0] У вас на руках немає міст номіналом 5 чи 6.
        [one] У вас на руках { $held } місто номіналом 5 чи 6.
        [few] У вас на руках { $held } міста номіналом 5 чи 6.
       *[many] У вас на руках { $held } міст номіналом 5 чи 6.
    }
   *[other] { $held ->
        [0] { $name } не має на руках міст номіналом 5 чи 6.
        [one] { $name } має на руках { $held } місто номіналом 5 чи 6.
        [few] { $name } має на руках { $held } міста номіналом 5 чи 6.
       *[many] { $name } має на руках { $held } міст номіналом 5 чи 6.
    }
}
fli-value-hand-exchanges = { $who ->
    [you] { $held ->
        [0] У вас на руках немає обмінів.
        [one] У вас на руках { $held } обмін.
        [few] У вас на руках { $held } обміни.
       *[many] У вас на руках { $held } обмінів.
    }
   *[other] { $held ->
        [0] { $name } не має на руках обмінів.
        [one] { $name } має на руках { $held } обмін.
        [few] { $name } має на руках { $held } обміни.
       *[many] { $name } має на руках { $held } обмінів.
    }
}
fli-value-hand-deportations = { $who ->
    [you] { $held ->
        [0] У вас на руках немає квитків додому.
        [one] У вас на руках { $held } квиток додому.
        [few] У вас на руках { $held } квитки додому.
       *[many] У вас на руках { $held } квитків додому.
    }
   *[other] { $held ->
        [0] { $name } не має на руках квитків додому.
        [one] { $name } має на руках { $held } квиток додому.
        [few] { $name } має на руках { $held } квитки додому.
       *[many] { $name } має на руках { $held } квитків додому.
    }
}
fli-value-flight = { $who ->
    [you] { $brings ->
        [yes] Ви ще маєте переліт { $flight } для наступних раундів.
       *[no] Переліт { $flight } ви тоді вже використали.
    }
   *[other] { $brings ->
        [yes] { $name } ще має переліт { $flight } для наступних раундів.
       *[no] { $name } уже не має перельоту { $flight }.
    }
}
fli-value-place = { $who ->
    [you] За однакових перельотів ваше місце в черзі наступного раунду — { $place }.
   *[other] За однакових перельотів { $name } має в черзі наступного раунду місце { $place }.
}
fli-ended = { $who ->
    [you] У вас є всі кольори, тож гру закінчено.
    [several] Усі кольори зібрано, тож гру закінчено: { $names }.
   *[other] Усі кольори має { $names }, тож гру закінчено.
}
fli-tie-no-win = Очок у них порівну, тож цю гру не виграв ніхто.
fli-decided-points = { $behind ->
    [yes] { $who ->
        [you] Досі ви відставали, та остання гра дала вам { $value ->
            [one] { $value } очко.
            [few] { $value } очки.
           *[many] { $value } очок.
        }
       *[other] { $name } наздоганяє в останній грі: вона дала { $value ->
            [one] { $value } очко.
            [few] { $value } очки.
           *[many] { $value } очок.
        }
    }
   *[no] { $who ->
        [you] Ви перші набрали { $target }. Остання гра дала вам { $value ->
            [one] { $value } очко.
            [few] { $value } очки.
           *[many] { $value } очок.
        }
       *[other] { $name } раніше за всіх набирає { $target }. Остання гра дала { $value ->
            [one] { $value } очко.
            [few] { $value } очки.
           *[many] { $value } очок.
        }
    }
}
fli-decided-wins = { $who ->
    [you] Ви перші виграли { $wins ->
        [one] { $wins } гру
        [few] { $wins } гри
       *[many] { $wins } ігор
    }.
   *[other] { $name } раніше за всіх виграє { $wins ->
        [one] { $wins } гру
        [few] { $wins } гри
       *[many] { $wins } ігор
    }.
}
fli-decided-single = { $full ->
    [yes] { $who ->
        [you] У вас усі кольори, і ваших очок найбільше: { $points }.
       *[other] { $name } має всі кольори й найбільше очок: { $points }.
    }
   *[no] { $who ->
        [you] Одного кольору бракує, та ваших очок однаково найбільше: { $points }.
       *[other] { $name } не має всіх кольорів, та очок найбільше: { $points }.
    }
}
fli-counted = Хто має всі кольори, рахує найбільше місто кожного. Інакше одне місто кольору рахує свій номінал, а два — більший мінус менший.
fli-decided-shared = Очок порівну, по { $points }, тож перемогу поділено.
fli-decided-higher = { $who ->
    [you] { $target } набрали не лише ви, та ваша сума найбільша.
   *[other] { $target } набрав не один гравець, та найбільшу суму має { $name }.
}
fli-options = викласти одну зі своїх карт ({ $cards }) з одним зі своїх перельотів ({ $flights })
fli-coach-goal = Зберіть місто кожного кольору: хто має всі, тому рахують найбільший номінал кожного.
fli-coach-swap = В обміні ви віддаєте місто й отримуєте інше такого самого номіналу. Кожне стає точно на місце другого.
fli-coach-pick = Найбільший переліт вибирає першим і може взяти й місто, яке виклав хтось інший.
fli-coach-fire = Два міста одного кольору поруч згоряють, і три одного кольору теж, хоч де вони стоять у ряді.
fli-coach-lay = Кожен викладає карту з перельотом сорочкою догори. Потім усе відкривають.
fli-coach-deportation = Хто вибирає першим, мусить узяти квиток додому і втрачає останнє місто свого ряду.
fli-coach-exchange = Хто вибирає останнім, мусить узяти обмін і, якщо змога, міняється містом його номіналу.
fli-coach-universal = Універсальний обмін беруть останнім, і міняти можна міста будь-якого одного номіналу.
fli-coach-used = Використаний переліт повернеться, коли ви використаєте всі шість.
fli-coach-end = Якщо наприкінці раунду хтось має всі кольори, гру закінчено.
fli-coach-less = Без усіх кольорів два міста одного кольору дають лише більший номінал мінус менший.
fli-coach-fewer = Не можна мінятися з тим, у кого міст менше, ніж у вас.
