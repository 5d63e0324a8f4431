game-uno = UNO
about-uno = Викладайте карти за кольором, числом чи знаком і лишіться без них раніше за всіх. Разом із передостанньою оголосіть «UNO!», пильнуйте тих, хто забув, а як стане відваги — блефуйте з картою «Дика: візьми дві».
feel-uno = Швидко, зухвало, і до останньої карти нічого не певно.
option-uno-target = До скількох очок грати
option-uno-target-250 = 250
option-uno-target-100 = 100
option-uno-target-500 = 500
option-uno-scoring = Очки за раунд
option-uno-scoring-winner = Усі переможцеві
option-uno-scoring-caught = Кожному свої; перемагає найменша сума
option-uno-bluff = Блеф із картою «Дика: візьми дві»
option-uno-bluff-on = Дозволено
option-uno-bluff-off = Не дозволено
option-uno-two_player_reverse = «Зворотний хід», коли гравців двоє
option-uno-two_player_reverse-skip = Другий пропускає хід (звичай)
option-uno-two_player_reverse-plain = Лише змінюється напрямок (за правилами)
option-uno-last_draw_one = «Візьми одну» останньою картою
option-uno-last_draw_one-off = Ніхто вже не добирає
option-uno-last_draw_one-on = Наступний усе одно добирає
option-uno-target-why = У правилах 250. Менше очок — коротка гра, більше — на цілий вечір.
option-uno-scoring-why = Коли кожен записує очки за власні карти, дорогі карти краще скидати заздалегідь, навіть якщо раунду вже не виграти.
option-uno-bluff-why = Без блефу немає й оскаржень: гра спокійніша, якраз із дітьми.
option-uno-two_player_reverse-why = Для двох новий напрямок нічого не змінює, тож за звичаєм другий гравець пропускає хід.
option-uno-last_draw_one-why = Тоді й остання карта раунду дошкуляє: рахують і те, що добере наступний.
uno-colour = { $colour ->
    [blue] синій
    [green] зелений
    [red] червоний
    [yellow] жовтий
   *[none] кольору немає
}
uno-colour-button = { $colour ->
    [blue] Синій
    [green] Зелений
    [red] Червоний
   *[yellow] Жовтий
}
uno-card = { $kind ->
    [wild] «Дика карта»
    [two] «Дика: візьми дві»
    [reverse] { $colour ->
        [blue] синій
        [green] зелений
        [red] червоний
       *[yellow] жовтий
    } «Зворотний хід»
    [skip] { $colour ->
        [blue] синій
        [green] зелений
        [red] червоний
       *[yellow] жовтий
    } «Пропуск ходу»
   *[feminine] { $colour ->
        [blue] синя
        [green] зелена
        [red] червона
       *[yellow] жовта
    } { $kind ->
        [one] «Візьми одну»
       *[number] { $number }
    }
}
uno-your-hand = Ваша рука, { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
uno-held = { $card }{ $count ->
    [1] {""}
   *[other] , таких { $count }
}{ $drawn ->
    [yes] , щойно добрана
   *[no] {""}
}{ $fits ->
    [yes] , можна викласти
   *[no] {""}
}
uno-drawn = добрана
uno-fan = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
uno-seat = { $name }: { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}, { $score ->
    [one] { $score } очко
    [few] { $score } очки
   *[many] { $score } очок
}{ $deals ->
    [yes] , роздача цього раунду
   *[no] {""}
}{ $acts ->
    [yes] , черга ходити
   *[no] {""}
}
uno-known = Відомі карти на руках ({ $name }): { $cards }.
uno-points = { $score ->
    [one] { $score } очко
    [few] { $score } очки
   *[many] { $score } очок
}
uno-round = Раунд { $round }, { $scoring ->
    [caught] доки хтось не набере { $target }; перемагає найменша сума
   *[winner] гра до { $target }
}
uno-discard = Відбій, зверху { $top }
uno-discard-empty = Відбій
uno-discard-caption = Відбій
uno-in-force = Колір, яким грають: { $colour }
uno-lay-here = { $pile }; викласти сюди: { $card }
uno-choose-colour-called = { $colour }, і оголосити «UNO!»
uno-name-colour = Назвіть колір
uno-deck = Відкладений стос: { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
uno-catch = Ловлю!
uno-catch-name = Спіймати без «UNO!»: { $name }
uno-let = Не ловити
uno-caller = { $name }: спіймати ({ $culprit })
uno-caller-let = { $name }: не ловити
uno-callers = Може, ще хтось за цим пристроєм помітив, що «UNO!» не оголошено?
uno-direction = Грають { $direction ->
    [left] за годинниковою стрілкою.
   *[right] проти годинникової стрілки.
}
uno-way = { $direction ->
    [left] За годинниковою стрілкою:
   *[right] Проти годинникової стрілки:
}
uno-order = Черга ходів: { $names }.
uno-next = далі
uno-hint-colour = Відбій відкрила «Дика карта»: колір називаєте ви.
uno-say-reshuffled = Відбій перетасовано: у відкладеному стосі знову { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}.
uno-tip = { $kind ->
    [one] «Візьми одну»: наступний гравець добирає карту й пропускає хід.
    [reverse] «Зворотний хід»: далі грають у другий бік. Коли гравців двоє, другий пропускає хід, якщо так обрано перед грою.
    [skip] «Пропуск ходу»: наступний гравець пропускає хід.
    [wild] «Дика карта»: лягає на все, а колір називаєте ви.
    [two] «Дика: візьми дві»: колір називаєте ви, а наступний гравець добирає дві й пропускає хід. Чесно це лише тоді, коли у вас немає карт кольору, яким грають.
   *[number] Число кладуть на свій колір або на таке саме число.
}
uno-tip-deck = Тут добирають. Якщо добрана карта підходить, її можна зразу викласти.
uno-draw-pile = Стос
uno-draw-button = Добрати
uno-keep = Лишити
uno-nothing-drawn = Лишити собі можна щойно добрану карту, а її немає.
uno-one-draw = Ви вже добирали. Викладіть карту ({ $card }) або лишіть собі.
uno-no-other = Після добору можна викласти лише добрану карту ({ $card }) або лишити її собі.
uno-first = { $phase ->
    [challenge] Спершу дайте відповідь на «Дику: візьми дві»: оскаржте або погодьтеся й доберіть.
   *[colour] Спершу назвіть колір «Дикої карти», що відкрила раунд.
}
uno-nothing-to-name = Зараз колір називати не треба: його називають, коли викладають «Дику карту».
uno-nothing-to-answer = Проти вас ніхто не клав «Дику: візьми дві».
uno-no-bluff = За цим столом не блефують: доки у вас є { $colour ->
    [blue] синя
    [green] зелена
    [red] червона
   *[yellow] жовта
} карта, { $card } лишається на руках.
uno-no-card = Такої карти у вас на руках немає: { $card }.
uno-no-fit = Не підходить: у вас { $card }, а зверху { $top }. Викладіть { $fits } або доберіть.
uno-no-fit-none = Не підходить: у вас { $card }, а зверху { $top }. Решта карт теж не підходить: доберіть карту.
uno-fits = { $colour ->
    [blue] синю
    [green] зелену
    [red] червону
   *[yellow] жовту
} карту{ $kind ->
    [number] {" "}чи { $number }
    [one] {" "}чи «Візьми одну»
    [reverse] {" "}чи «Зворотний хід»
    [skip] {" "}чи «Пропуск ходу»
   *[wild] {""}
}
uno-no-catch = Ловити нема за що: «UNO!» таки оголошено ({ $name }) або гра вже пішла далі. За помилку ви нічим не платите.
uno-no-let = Зараз ловити нема кого.
uno-no-call = «UNO!» оголошують разом із передостанньою картою, а не з цією.
uno-hint-play = Викладіть { $fits } або доберіть.
uno-hint-wild = Підходить лише «дика» карта: викладіть її та назвіть колір або доберіть.
uno-hint-last = Остання карта підходить: викладіть її — і раунд ваш!
uno-hint-nothing = На руках нічого не підходить: доберіть карту.
uno-hint-two = Лишилося дві карти: викладіть одну й оголосіть «UNO!»
uno-hint-called = «UNO!» оголошено: тепер викладіть карту.
uno-hint-two-ways = Оголосіть «UNO!» з цією картою ({ $card }) або мовчки покладіть її на відбій.
uno-hint-bluff = { $colour ->
    [blue] Це блеф: у вас є синя карта.
    [green] Це блеф: у вас є зелена карта.
    [red] Це блеф: у вас є червона карта.
   *[yellow] Це блеф: у вас є жовта карта.
} Хто його розгадає, змусить вас добрати дві.
uno-hint-name = { $call ->
    [on] «UNO!» оголошено: тепер назвіть колір
    [off] Лишилося дві карти: оголосіть «UNO!» і назвіть колір
   *[none] Назвіть колір, яким гратимуть далі
}{ $drawn ->
    [yes] , або лишіть карту собі.
   *[no] .
}
uno-hint-drawn = Добрано: { $card }. { $call ->
    [none] Викладіть її або лишіть собі.
   *[off] Викладіть її, оголосивши «UNO!», або лишіть собі.
}
uno-hint-challenge = { $name } кладе «Дику: візьми дві». Це блеф, якщо на руках іще був колір { $colour }. Оскаржте: якщо це блеф, дві добирає { $name }; якщо ні, чотири добираєте ви.{ $late ->
    [0] {""}
    [one] {" "}Добране відтоді ({ $late } карта) не рахується.
    [few] {" "}Добране відтоді ({ $late } карти) не рахується.
   *[many] {" "}Добране відтоді ({ $late } карт) не рахується.
}
uno-last-cards = { $count ->
    [one] { $names }: лишилася одна карта!
   *[other] По одній карті лишилося: { $names }!
}
no-place-colour = Бракує ще кольору.
uno-call = «UNO!»
uno-call-with = Викласти з «UNO!»: { $card }
uno-call-tip = Хто лишився з однією картою й не оголосив «UNO!», того можна спіймати, і він добирає дві.
uno-challenge = Оскаржити
uno-accept = Добрати дві
uno-catch-tip = Не чули «UNO!»? Ловіть, і { $name } добирає дві карти. Якщо «UNO!» таки оголошено, нічого не станеться: за помилку ви нічим не платите.
uno-let-tip = Цього разу ви нікого не ловите, і гра йде далі.
uno-deals = Роздає в цьому раунді
uno-headline = Раунд { $round }, до { $target }
uno-round-winner = { $who ->
    [you] Ви лишилися без карт. За те, що було на руках у решти, ви отримуєте { $count ->
        [one] { $count } очко.
        [few] { $count } очки.
       *[many] { $count } очок.
    }
   *[other] { $name } лишається без карт і за те, що було на руках у решти, отримує { $count ->
        [one] { $count } очко.
        [few] { $count } очки.
       *[many] { $count } очок.
    }
} Для перемоги треба { $target ->
    [one] { $target } очко.
    [few] { $target } очки.
   *[many] { $target } очок.
}
uno-round-caught = { $who ->
    [you] Ви лишилися без карт і не записуєте нічого.
   *[other] { $name } лишається без карт і не записує нічого.
} Решта записує очки за свої карти; коли хтось набере { $target }, переможе найменша сума.
uno-counted = Числа рахуються, як написано; «Візьми одну», «Зворотний хід» і «Пропуск ходу» по 20, «Дикі» по 50.
uno-decided = Рахунок { $score } : { $other }{ $players ->
    [2] {""}
   *[other] {" "}проти другого місця
}; треба було { $target }.
uno-decided-caught = Рахунок { $score } : { $other }{ $players ->
    [2] {""}
   *[other] {" "}проти другого місця
}: коли хтось набирає { $target }, перемагає найменша сума.
uno-last-brought = { $who ->
    [you] Останній раунд приніс вам { $count ->
        [one] { $count } очко.
        [few] { $count } очки.
       *[many] { $count } очок.
    }
   *[other] За останній раунд { $name } отримує { $count ->
        [one] { $count } очко.
        [few] { $count } очки.
       *[many] { $count } очок.
    }
}
uno-last-caught = { $who ->
    [you] В останньому раунді ви першими лишилися без карт
   *[other] В останньому раунді { $name } найшвидше позбувається карт
}, а решта записує { $count ->
    [one] { $count } очко.
    [few] { $count } очки.
   *[many] { $count } очок.
}
uno-left-over = Лишилося { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[many] { $count } очок
}: { $cards }
uno-say-laid = { $who ->
    [you] Ви кладете:
   *[other] { $name } кладе:
} { $card }{ $colour ->
    [none] {""}
    [blue] , далі синій
    [green] , далі зелений
    [red] , далі червоний
   *[yellow] , далі жовтий
}{ $call ->
    [yes] . «UNO!»
   *[no] .
}
uno-say-drew = { $who ->
    [you] { $rule ->
        [UNO-6] Ви добираєте
        [UNO-17] Штраф: ви добираєте
       *[other] Вам треба добрати
    }
   *[other] { $rule ->
        [UNO-6] { $name } добирає
        [UNO-17] Штраф: { $name } добирає
       *[other] { $name } мусить добрати
    }
} { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}{ $shown ->
    [yes] : { $cards }.
   *[no] .
}
uno-say-drew-none = { $who ->
    [you] Вам добирати вже нема чого.
   *[other] { $name } нічого не добирає: карт немає.
}
uno-say-kept = { $who ->
    [you] Ви лишаєте карту собі.
   *[other] { $name } лишає карту собі.
}
uno-say-skipped = { $who ->
    [you] Ви пропускаєте хід.
   *[other] { $name } пропускає хід.
}
uno-say-named = { $who ->
    [you] Ви називаєте колір: { $colour }.
   *[other] { $name } називає колір: { $colour }.
}
uno-say-challenged = { $who ->
    [you] Ви оскаржуєте карту ({ $accused })
   *[other] { $name } оскаржує { $whom ->
        [you] вашу карту
       *[other] карту ({ $accused })
    }
}: { $guilty ->
    [yes] це був блеф!
   *[no] усе чесно.
}
uno-say-shown = На руках: { $cards }.
uno-say-caught = { $whom ->
    [you] { $name } ловить вас: ви не оголосили «UNO!».
   *[other] { $who ->
        [you] Спіймано: { $culprit } без «UNO!».
       *[other] { $name } ловить: { $culprit } без «UNO!».
    }
}
uno-say-round-ended = { $who ->
    [you] Ви лишилися без карт:
   *[other] { $name } лишається без карт:
} раунд { $round } закінчено. На руках: { $left }. Рахунок: { $scores }.
uno-say-left = { $name } { $points }
uno-say-dealt = { $who ->
    [you] Раунд { $round }: роздаєте ви.
   *[other] Раунд { $round }: роздає { $name }.
} Перша карта: { $top }.
uno-say-over = { $who ->
    [you] Ви виграли гру!
    [many] Гру виграли { $names }.
   *[other] { $names } виграє гру.
}
uno-act-lay = викласти: { $card }{ $colour ->
    [none] {""}
   *[other] , колір — { $colour }
}{ $call ->
    [yes] , оголосивши «UNO!»
   *[no] {""}
}
uno-act-draw = добрати карту
uno-act-keep = лишити добрану карту собі
uno-act-challenge = оскаржити карту «Дика: візьми дві»
uno-act-accept = погодитися й добрати
uno-act-let = не ловити того, хто забув «UNO!»
uno-act-catch = спіймати без «UNO!»: { $name }
uno-act-colour = назвати колір: { $colour }
rules-is-uno-top = Зверху відбою: { $value }
rules-is-uno-colour = Колір, яким грають: { $value }
rules-is-uno-direction = { $raw ->
    [left] Грають вліво (за годинниковою стрілкою)
   *[right] Грають вправо (проти годинникової стрілки)
}
rules-is-uno-dealer = Роздає: { $value }
rules-is-uno-drawn = Щойно добрано: { $value }
rules-is-uno-open = Можна спіймати: { $value }
rules-is-uno-points-of = { $who ->
    [you] Очок у вас на руках: { $value }
   *[other] Очок на руках у гравця { $seat }: { $value }
}
rules-is-uno-phase = { $raw ->
    [challenge] Можна оскаржити
    [colour] Треба назвати колір
    [drawn] Добрану карту можна викласти
   *[play] Хід триває
}
rules-is-uno-players = Гравців: { $value }
rules-is-uno-was = Колір перед тим: { $value }
rules-is-uno-late = Добрано після карти «Дика: візьми дві»: { $value }
rules-is-uno-let = Вирішили не ловити: { $value }
rules-is-uno-knows-of = { $who ->
    [you] З руки гравця { $other } ви знаєте: { $value }
   *[other] З руки гравця { $other } гравець { $seat } знає: { $value }
}
uno-why-draw = На руках нічого не підходить.
uno-why-save = Підходить тільки «дика» карта: якщо доберете, вона лишиться на потім.
uno-why-keep = Цю карту ви прибережете на потім: { $card }.
uno-why-challenge = Судячи з карт, яких ви не бачили, це блеф з імовірністю { $chance } % ({ $name }, колір { $named }).
uno-why-accept = Судячи з карт, яких ви не бачили, це блеф з імовірністю лише { $chance } % ({ $name }, колір { $named }), а хибне оскарження коштує чотири карти замість двох.
uno-why-catch = { $name } має одну карту, а «UNO!» не оголошено: спіймаєте — і карт буде три.
uno-why-call = А з однією картою на руках «UNO!» вбереже від штрафу у дві карти.
uno-why-last = Це остання карта: раунд ваш.
uno-why-near = { $name } має вже лише { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
} і через вашу карту пропустить хід.
uno-why-only-wild = На руках не підходить нічого, крім «диких» карт.
uno-why-most = Цього кольору у вас тоді лишиться { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}: жодного іншого не більше.
uno-why-only = Це єдина карта, що підходить.
uno-why-colour = У вас іще { $count ->
    [one] { $count } { $colour ->
        [blue] синя
        [green] зелена
        [red] червона
       *[yellow] жовта
    } карта
    [few] { $count } { $colour ->
        [blue] сині
        [green] зелені
        [red] червоні
       *[yellow] жовті
    } карти
   *[many] { $count } { $colour ->
        [blue] синіх
        [green] зелених
        [red] червоних
       *[yellow] жовтих
    } карт
}: буде чим ходити далі.
uno-why-rid = { $count ->
    [one] Ви позбудетеся { $count } очка.
   *[other] Ви позбудетеся { $count } очок.
}
uno-coach-goal = Позбудьтеся карт першими: те, що тоді лишиться на руках у решти, — ваші очки.
uno-coach-least = Позбувайтеся карт: усе, що лишиться на руках, рахують проти вас, а перемагає найменша сума.
uno-coach-challenge = «Дика: візьми дві» може бути блефом. Доберіть дві або оскаржте; якщо все чесно, добираєте чотири.
uno-coach-catch = Хто лишився з однією картою й не оголосив «UNO!», того до наступного ходу можна спіймати, і він добирає дві.
uno-coach-call = Лишилося дві карти? Оголосіть «UNO!», коли викладаєте одну. Хто забув і попався, добирає дві.
uno-coach-drawn = Щойно добрану карту можна відразу викласти або лишити; жодної іншої в цей хід уже не викладають.
uno-coach-draw = Нічого не підходить? Доберіть одну карту. Якщо підійде вона, її можна відразу викласти.
uno-coach-points = Наприкінці раунду числа рахують за номіналом, інші кольорові карти по 20, «дикі» по 50.
uno-coach-lay = За хід викладають одну карту того самого кольору, числа чи знака, що й верхня, або добирають.
uno-coach-two = «Дика: візьми дві»: ви називаєте колір, наступний добирає дві й пропускає хід. Лише коли не маєте карти чинного кольору{ $bluff ->
    [yes] , або як блеф.
   *[no] .
}
uno-coach-wild = «Дика карта» пасує до всього, а ви називаєте колір, яким грають далі.
uno-coach-skip = Після «Пропуску ходу» наступний гравець не ходить.
uno-coach-one = Через «Візьми одну» наступний гравець добирає карту й не ходить.
uno-coach-reverse = { $again ->
    [yes] Удвох після «Зворотного ходу» суперник пропускає хід.
    [plain] «Зворотний хід» змінює напрямок гри; удвох це нічого не міняє.
   *[no] «Зворотний хід» змінює напрямок гри.
}
