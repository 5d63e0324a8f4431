game-flights = Перельоти
about-flights = Зберіть по місту кожного кольору й змагайтеся перельотами за право вибирати першими. Але сусідні міста одного кольору згоряють, а комусь дістанеться квиток хіба що додому.
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
fact-flights-flight = переліт { $value }
fact-flights-own = ваше: { $value }
fact-flights-their = за { $value }
fact-flights-partner = у гравця { $value }

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
fli-deportation = депортація
fli-face-down = закрита карта
fli-face-down-flight = закритий переліт
fli-flight = Переліт { $flight }
fli-used-flight = Переліт { $flight }, уже використано

fli-match = Матч
fli-game-round = Гра { $game }, раунд { $round }
fli-goal-points = до { $target ->
    [one] { $target } очка
   *[other] { $target } очок
}
fli-goal-single = одна гра
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
fli-value = зараз { $value }
fli-score = { $score } / { $target }
fli-wins = виграно ігор: { $wins } / { $target }
fli-needs = ще потрібні: { $colours }
fli-has-all = зібрано всі кольори
fli-burnt = Згоріло:
fli-deported = Депортовано:
fli-game-over = Гру { $game } закінчено
fli-column-player = Гравець
fli-column-cities = Міста
fli-column-points = Очки
fli-column-total = Разом
fli-column-wins = Виграні ігри
fli-all-colours = усі кольори

fli-table = Карти, викладені в цьому раунді
fli-taken = узято
fli-nothing-laid = нічого не викладено
fli-take = Узяти: { $card }
fli-take-fire = Узяти: { $card }; міста згорять
fli-swap = Віддати: { $own }, узяти: { $their }
fli-swap-fire = Віддати: { $own }, узяти: { $their }; міста згорять
fli-still-choosing = { $who ->
    [you] вибирайте
   *[other] вибирає
}
fli-has-laid = готово
fli-has-picked = уже вибрано
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
fli-your-flights = Ваші перельоти
fli-lay-with = Викласти карту «{ $card }» з перельотом { $flight }

fli-hint-lay = Виберіть карту, а тоді переліт до неї.
fli-hint-flight = З яким перельотом викласти карту «{ $card }»?
fli-hint-wait-laying = Інші ще вибирають.
fli-hint-pick = Візьміть одну з { $count } карт.
fli-hint-must = Ви мусите взяти карту «{ $card }».
fli-hint-own = Карта «{ $card }»: виберіть місто, яке віддасте.
fli-hint-their = Карта «{ $card }»: віддаєте «{ $own }», а що взяти?
fli-hint-wait-pick = { $name } вибирає карту.
fli-hint-wait-swap = { $name } обмінює місто.

fli-text-points = { $name }: { $cities }. Очок зараз: { $value }. Рахунок: { $score }.
fli-text-single = { $name }: { $cities }. Очок зараз: { $value }.
fli-text-wins = { $name }: { $cities }. Очок зараз: { $value }. Виграно ігор: { $wins }.
fli-text-table = На столі: { $cards }.

fli-say-turn = Вибираєте ви.
fli-say-laid = { $who ->
    [you] Ви викладаєте сорочкою догори: { $card }, переліт { $flight }.
   *[other] { $name } викладає сорочкою догори: { $card }, переліт { $flight }.
}
fli-say-laid-hidden = { $who ->
    [you] Ви викладаєте карту й переліт.
   *[other] { $name } викладає карту й переліт.
}
fli-say-turned = Усе відкрито. { $bids }.
fli-say-bid = { $name }: переліт { $flight }, { $card }
fli-say-took = { $who ->
    [you] Ви берете: { $card }.
   *[other] { $name } бере: { $card }.
}
fli-say-deported = { $who ->
    [you] Депортація забирає ваше місто: { $card }.
   *[other] Депортація забирає місто гравця ({ $name }): { $card }.
}
fli-say-nothing-deported = { $who ->
    [you] Депортувати нічого: міст у вас немає.
   *[other] Депортувати нічого: { $name } не має міст.
}
fli-say-swapped = { $who ->
    [you] Ви міняєтеся ({ $partner }). Віддаєте: { $own }; берете: { $their }.
   *[other] { $partner_who ->
        [you] { $name } міняється з вами. Віддає вам: { $own }; бере: { $their }.
       *[other] { $name } міняється ({ $partner }). Віддає: { $own }; бере: { $their }.
    }
}
fli-say-unused = { $who ->
    [you] Помінятися вам ні з ким: { $card } іде у відбій.
   *[other] { $name } не має з ким помінятися: { $card } іде у відбій.
}
fli-say-burnt = { $who ->
    [you] У вашій колекції згоряють: { $cards }.
   *[other] У колекції гравця ({ $name }) згоряють: { $cards }.
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
fli-say-round = { $who ->
    [you] Раунд { $round }. Карта першочерговості ходу у вас.
   *[other] Раунд { $round }. Карту першочерговості ходу має { $name }.
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
    [you] Матч закінчено. Ви перемогли ({ $rule }).
    [several] Матч закінчено. Перемогу ділять: { $name } ({ $rule }).
   *[other] Матч закінчено. Переможець: { $name } ({ $rule }).
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
