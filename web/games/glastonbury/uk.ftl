game-glastonbury = Ґластонбері
about-glastonbury = Чарівники обходять ринок, і в казан летить інгредієнт за інгредієнтом. Чотири однакові — славне вариво, от тільки в казані видно лише те, що потрапило туди останнім.
feel-glastonbury = Кидайте, пам’ятайте й варіть те, про що забули інші.
option-glastonbury-corners = Де починають чарівники
option-glastonbury-corners-choose = Кожен вибирає кут
option-glastonbury-corners-by_seat = Кути за місцями
option-glastonbury-outer_lines = Остання карта якого ряду завершує гру
option-glastonbury-outer_lines-off = Ряди від другого до п’ятого
option-glastonbury-outer_lines-on = Крайні ряди теж
option-glastonbury-recipes = Рецепти
option-glastonbury-recipes-off = Без рецептів
option-glastonbury-recipes-on = З рецептами
option-glastonbury-wizard_1 = Чарівник першого гравця
option-glastonbury-wizard_1-by_seat = За місцем
option-glastonbury-wizard_1-red = Червоний
option-glastonbury-wizard_1-yellow = Жовтий
option-glastonbury-wizard_1-green = Зелений
option-glastonbury-wizard_1-blue = Синій
option-glastonbury-wizard_2 = Чарівник другого гравця
option-glastonbury-wizard_2-by_seat = За місцем
option-glastonbury-wizard_2-red = Червоний
option-glastonbury-wizard_2-yellow = Жовтий
option-glastonbury-wizard_2-green = Зелений
option-glastonbury-wizard_2-blue = Синій
option-glastonbury-wizard_3 = Чарівник третього гравця
option-glastonbury-wizard_3-by_seat = За місцем
option-glastonbury-wizard_3-red = Червоний
option-glastonbury-wizard_3-yellow = Жовтий
option-glastonbury-wizard_3-green = Зелений
option-glastonbury-wizard_3-blue = Синій
option-glastonbury-wizard_4 = Чарівник четвертого гравця
option-glastonbury-wizard_4-by_seat = За місцем
option-glastonbury-wizard_4-red = Червоний
option-glastonbury-wizard_4-yellow = Жовтий
option-glastonbury-wizard_4-green = Зелений
option-glastonbury-wizard_4-blue = Синій
option-glastonbury-out = Який колір прибрати (для двох гравців)
option-glastonbury-out-random = Вирішить жереб
option-glastonbury-out-red = Червоний
option-glastonbury-out-yellow = Жовтий
option-glastonbury-out-green = Зелений
option-glastonbury-out-blue = Синій
option-glastonbury-corners-why = Від кута залежить, до чого ви дістанетеся першими, тож вибір — уже маленьке рішення. За місцями гра починається одразу.
option-glastonbury-outer_lines-why = З крайніми рядами гра може скінчитися раніше: пильнуйте кожен ряд.
option-glastonbury-recipes-why = Два таємні рецепти дають кожному свою мету. Для першої гри правила радять обійтися без них.
option-glastonbury-wizard-why = Грайте кольором, який вам до душі. Двох однакових чарівників не буває.
option-glastonbury-out-why = Удвох грають без інгредієнтів одного кольору. Виберіть, без яких, або нехай вирішить випадок.
option-glastonbury-wizard-refused = Чарівника того самого кольору вибрано для двох місць ({ $value ->
    [red] червоний
    [yellow] жовтий
    [green] зелений
   *[blue] синій
}). Дайте кожному свій колір.
option-glastonbury-out-refused = У грі є чарівник цього кольору ({ $value ->
    [red] червоний
    [yellow] жовтий
    [green] зелений
   *[blue] синій
}), тож прибрати його не можна. Виберіть інший.
gla-kind = { $kind ->
    [ra] Мухомор
    [rb] Шипшина
    [ya] Стільник
    [yb] Кульбаба
    [ga] Конюшина
    [gb] Папороть
    [ba] Мушля
    [bb] Перо
    [oa] Гарбуз
    [ob] Бурштин
    [wa] Яйце
    [wb] Кістка
    [ka] Жук
    [kb] Мак
    [va] Аметист
    [vb] Лаванда
    [na] Жолудь
   *[nb] Мандрагора
}
gla-sign = { $card ->
    [joker] Джокер
    [luck] «Ой! Не пощастило!»
    [eye] «Очне яблуко»
    [appear] «Чарівна поява»
   *[move] «Чарівне переміщення»
}
gla-colour = { $colour ->
    [red] червоний колір
    [yellow] жовтий колір
    [green] зелений колір
    [blue] синій колір
    [orange] помаранчевий колір
    [white] білий колір
    [black] чорний колір
    [violet] фіолетовий колір
   *[brown] коричневий колір
}
gla-colour-plural = { $colour ->
    [red] червоних
    [yellow] жовтих
    [green] зелених
    [blue] синіх
    [orange] помаранчевих
    [white] білих
    [black] чорних
    [violet] фіолетових
   *[brown] коричневих
}
gla-card = { $kind } { $number }
gla-card-colour = { $card }, { $colour }
gla-place = горизонтальний ряд { $row }, вертикальний { $column }
gla-stop = { $value ->
    [nw] на лівому верхньому куті
    [n2] над вертикальним рядом 2
    [n3] над вертикальним рядом 3
    [n4] над вертикальним рядом 4
    [n5] над вертикальним рядом 5
    [ne] на правому верхньому куті
    [e2] праворуч від горизонтального ряду 2
    [e3] праворуч від горизонтального ряду 3
    [e4] праворуч від горизонтального ряду 4
    [e5] праворуч від горизонтального ряду 5
    [se] на правому нижньому куті
    [s5] під вертикальним рядом 5
    [s4] під вертикальним рядом 4
    [s3] під вертикальним рядом 3
    [s2] під вертикальним рядом 2
    [sw] на лівому нижньому куті
    [w5] ліворуч від горизонтального ряду 5
    [w4] ліворуч від горизонтального ряду 4
    [w3] ліворуч від горизонтального ряду 3
   *[w2] ліворуч від горизонтального ряду 2
}
gla-market = Ринок
gla-spot = { $card }; { $place }
gla-take = { $spot }. Взяти; наступного разу ваш чарівник стане { $next }
gla-ends = Ця карта завершує гру
gla-gap = Порожньо; { $place }
gla-start = Поставити чарівника { $corner }
gla-cauldron = { $count ->
    [0] { $who ->
        [you] Ваш казан порожній
       *[other] Казан порожній ({ $name })
    }
    [1] { $who ->
        [you] Ваш казан: { $card }, єдина карта
       *[other] Казан ({ $name }): { $card }, єдина карта
    }
   *[other] { $who ->
        [you] Ваш казан: зверху { $card }, карт усього { $count }
       *[other] Казан ({ $name }): зверху { $card }, карт усього { $count }
    }
}
gla-walk = Чарівник стоїть { $stop } { $step ->
    [0] і там залишиться.
    [one] і піде на { $step } крок: { $next }.
    [few] і піде на { $step } кроки: { $next }.
   *[many] і піде на { $step } кроків: { $next }.
}
gla-may-walk = Чарівник стоїть { $stop }, зверху в казані джокер: можна лишитися або { $step ->
    [hidden] піти далі на число, якого не видно.
    [one] піти на { $step } крок: { $next }.
    [few] піти на { $step } кроки: { $next }.
   *[many] піти на { $step } кроків: { $next }.
}
gla-spells = { $who ->
    [you] Ваші закляття
   *[other] Закляття ({ $name })
}
gla-spell = { $spell }, { $left ->
    [0] використано
    [one] лишилося { $left } застосування
    [few] лишилося { $left } застосування
   *[many] лишилося { $left } застосувань
}
gla-recipes-own = Рецепти
gla-recipe-most = Найбільше { $colour } карт
gla-recipe-look = { $look ->
    [fewest] Найменше інгредієнтів
    [fours] Найменше четвірок
    [spells] Найменше заклять
    [ones] Найбільше одиниць
   *[end] Завершити гру
}
gla-look-title = Ваш казан: { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
gla-look = Це ваш казан, знизу догори. Запам’ятайте його добре.
gla-points = { $count ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
gla-use = { $to ->
    [none] { $spell } ({ $left }×)
   *[other] { $spell } ({ $left }×): { $to }
}
gla-pass = Нічого не брати
gla-walk-on = Пройти закрите число
gla-now-moved = { $who ->
    [you] Ваш чарівник стоїть { $stop }.
   *[other] Чарівник ({ $name }) стоїть { $stop }.
}
gla-now-filled = Нове на ринку: { $card }, { $place }.
gla-headline = Колода: { $count }
gla-store = Колода і кінець гри
gla-deck = { $count ->
    [0] Колода скінчилася
    [one] У колоді { $count } карта
    [few] У колоді { $count } карти
   *[many] У колоді { $count } карт
}
gla-aside = Відкладено вбік, поза грою: { $count }
gla-aside-short = Убік
gla-end-outer = Остання карта будь-якого ряду завершує гру.
gla-end-inner = Гру завершує остання карта ряду від другого до п’ятого; чотири крайні ряди не рахуються.
gla-out = У цій грі немає { $colour } карт.
gla-say-placed = { $who ->
    [you] Ви поставили чарівника на кут.
   *[other] { $name } ставить чарівника на кут.
}
gla-say-cauldron = { $card ->
    [none] { $who ->
        [you] Ви кинули карту в казан.
       *[other] { $name } кидає карту в казан.
    }
   *[other] { $who ->
        [you] Ви кинули в казан { $card }.
       *[other] { $name } кидає в казан { $card }.
    }
}
gla-say-aside = { $card ->
    [none] { $who ->
        [you] Ви відклали останню карту вбік.
       *[other] { $name } відкладає останню карту вбік.
    }
   *[other] { $who ->
        [you] Ви відклали вбік останню карту, { $card }.
       *[other] { $name } відкладає вбік останню карту, { $card }.
    }
}
gla-say-spells = { $who ->
    [you] Ви лишаєте собі на потім { $card }.
   *[other] { $name } лишає собі на потім { $card }.
}
gla-say-cast = { $who ->
    [you] Ви взяли { $card }.
   *[other] { $name } бере { $card }.
}
gla-say-lost = { $card ->
    [none] { $who ->
        [you] Ви втратили верхню карту казана.
       *[other] { $name } втрачає верхню карту казана.
    }
   *[other] { $who ->
        [you] Ви втратили { $card }.
       *[other] { $name } втрачає { $card }.
    }
}
gla-say-looked = { $who ->
    [you] Ви переглянули свій казан.
   *[other] { $name } переглядає свій казан.
}
gla-say-used = { $who ->
    [you] Ви застосували закляття { $spell }
   *[other] { $name } застосовує закляття { $spell }
}; { $left ->
    [0] застосувань більше немає
    [one] лишилося { $left } застосування
    [few] лишилося { $left } застосування
   *[many] лишилося { $left } застосувань
}.
gla-say-over = { $who ->
    [you] Гру закінчено. Ви перемогли.
   *[other] Гру закінчено. Перемога: { $names }.
}
gla-row = Горизонтальний ряд { $row }: { $cards }.
gla-nothing = порожньо
gla-act-start = поставити чарівника { $stop }
gla-act-cauldron = { $place }: у казан
gla-act-spells = { $place }: лишити закляття собі
gla-act-cast = { $place }: закляття діє одразу
gla-act-aside = { $place }: взяти останню карту й відкласти її
gla-act-appear = скористатися «Чарівною появою»
gla-act-move = скористатися «Чарівним переміщенням»
gla-act-pass = нічого не брати
gla-act-walk = пройти число під джокером
rules-is-glastonbury-at-of = { $place }: { $value }
rules-is-glastonbury-cauldron-of = { $who ->
    [you] Ваш казан: { $value }
   *[other] Казан гравця { $seat }: { $value }
}
rules-is-glastonbury-cauldron-size-of = { $who ->
    [you] Карт у вашому казані: { $value }
   *[other] Карт у казані гравця { $seat }: { $value }
}
rules-is-glastonbury-top-of = { $who ->
    [you] Зверху у вашому казані: { $value }
   *[other] Зверху в казані гравця { $seat }: { $value }
}
rules-is-glastonbury-step-of = { $who ->
    [you] Скільки кроків пройде ваш чарівник: { $value }
   *[other] Скільки кроків пройде чарівник гравця { $seat }: { $value }
}
rules-is-glastonbury-wizard-of = { $who ->
    [you] Ваш чарівник стоїть { $value }
   *[other] Чарівник гравця { $seat } стоїть { $value }
}
rules-is-glastonbury-spells-of = { $who ->
    [you] Ваші закляття: { $value }
   *[other] Закляття гравця { $seat }: { $value }
}
rules-is-glastonbury-jokers-of = { $who ->
    [you] Куди додано ваші джокери: { $value }
   *[other] Куди додано джокери гравця { $seat }: { $value }
}
rules-is-glastonbury-recipe-points-of = { $who ->
    [you] Очки за ваші рецепти: { $value }
   *[other] Очки за рецепти гравця { $seat }: { $value }
}
rules-is-glastonbury-line = Ряд, з якого беруть: { $value }
rules-is-glastonbury-using = { $raw ->
    [appear] Діє «Чарівна поява»
    [move] Діє «Чарівне переміщення»
   *[none] Жодне закляття не діє
}
rules-is-glastonbury-phase = { $raw ->
    [start] Чарівників розставляють
   *[turn] Хід триває
}
rules-is-glastonbury-aside = Відкладено вбік: { $value }
rules-is-glastonbury-worth-of = { $who ->
    [you] { $place } у вашому казані: { $value }
   *[other] { $place } у казані гравця { $seat }: { $value }
}
gla-of-kind = { $kind ->
    [ra] мухомор
    [rb] шипшину
    [ya] стільник
    [yb] кульбабу
    [ga] конюшину
    [gb] папороть
    [ba] мушлю
    [bb] перо
    [oa] гарбуз
    [ob] бурштин
    [wa] яйце
    [wb] кістку
    [ka] жука
    [kb] мак
    [va] аметист
    [vb] лаванду
    [na] жолудь
   *[nb] мандрагору
}
gla-set-of = { $kind ->
    [ra] мухомор
    [rb] шипшина
    [ya] стільник
    [yb] кульбаба
    [ga] конюшина
    [gb] папороть
    [ba] мушля
    [bb] перо
    [oa] гарбуз
    [ob] бурштин
    [wa] яйце
    [wb] кістка
    [ka] жук
    [kb] мак
    [va] аметист
    [vb] лаванда
    [na] жолудь
   *[nb] мандрагора
}
gla-the-card = { $of } { $number }
gla-the-sign = { $card ->
    [joker] джокера
    [luck] «Ой! Не пощастило!»
    [eye] «Очне яблуко»
    [appear] «Чарівну появу»
   *[move] «Чарівне переміщення»
}
gla-wizard-colour = { $colour ->
    [red] червоний
    [yellow] жовтий
    [green] зелений
   *[blue] синій
}
gla-wizard = { $who ->
    [you] Ваш чарівник { $colour }: обидва види { $cards } карт рахуються для вас подвійно, мінуси теж.
   *[other] Чарівник ({ $name }) { $colour }: обидва види { $cards } карт рахуються для нього подвійно, мінуси теж.
}
gla-cards = { $count ->
    [one] { $count } карта в казані
    [few] { $count } карти в казані
   *[many] { $count } карт у казані
}
gla-spells-taken = { $count ->
    [one] Усього взято { $count } закляття
    [few] Усього взято { $count } закляття
   *[many] Усього взято { $count } заклять
}
gla-do-start = Ваш чарівник { $colour }: поставте його на кут. Звідти він піде на 2 кроки за годинниковою стрілкою.
gla-goal = Три однакові карти дають очки, поодинокі їх забирають, а казан закритий: пам’ятайте, що в ньому.
gla-do-take = { $special ->
    [brief] { $axis ->
        [row] Візьміть карту з освітленого горизонтального ряду.
       *[column] Візьміть карту з освітленого вертикального ряду.
    }
    [joker] Джокер тримає вас на місці: візьміть ще карту з освітленого { $axis ->
        [row] горизонтального ряду.
       *[column] вертикального ряду.
    }
    [ends] { $axis ->
        [row] Візьміть карту з освітленого горизонтального ряду. Карта з прапорцем завершить гру.
       *[column] Візьміть карту з освітленого вертикального ряду. Карта з прапорцем завершить гру.
    }
   *[none] { $axis ->
        [row] Візьміть карту з освітленого горизонтального ряду. Число на інгредієнті — ваші наступні кроки.
       *[column] Візьміть карту з освітленого вертикального ряду. Число на інгредієнті — ваші наступні кроки.
    }
}
gla-do-chosen = Остання карта: кинути в казан чи відкласти вбік? Гра закінчується.
gla-do-appear = «Чарівна поява»: беріть будь-яку карту ринку, тільки не помаранчеве закляття.
gla-do-move = { $axis ->
    [row] «Чарівне переміщення»: беріть карту з освітленого горизонтального ряду, тільки не помаранчеве закляття.
   *[column] «Чарівне переміщення»: беріть карту з освітленого вертикального ряду, тільки не помаранчеве закляття.
}
gla-do-walk = Джокер закрив ваше число: пройдіть саме стільки кроків або нічого не беріть і лишіться на місці.
gla-do-none = { $axis ->
    [row] У цьому горизонтальному ряду брати нічого.
   *[column] У цьому вертикальному ряду брати нічого.
}
gla-do-corner = { $move ->
    [yes] { $to ->
        [none] На куті карт немає. Нічого не беріть або скористайтеся «Чарівним переміщенням».
       *[other] На куті карт немає. Нічого не беріть або станьте «Чарівним переміщенням» { $to }.
    }
   *[no] На куті карт немає: нічого не беріть, і хід закінчено.
}
gla-lost = { $top ->
    [none] Не пощастило! { $name } позбавляє вас верхньої карти, казан порожній.
   *[other] Не пощастило! { $name } позбавляє вас верхньої карти, тепер зверху { $top }.
}
gla-tip-card = { $card }. Зверху в казані веде чарівника на { $number ->
    [one] { $number } крок
    [few] { $number } кроки
   *[many] { $number } кроків
}. Наприкінці одна така карта дає −{ $number }, дві — нічого, три — суму, чотири — суму й ще 5{ $own ->
    [yes] ; ваш колір рахується подвійно
   *[no] {""}
}.
gla-tip-sign = { $card ->
    [joker] Джокер, 0. Зверху в казані тримає чарівника на місці. Наприкінці додається як ще одна карта до виду, який у вас є.
    [luck] «Ой! Не пощастило!» діє одразу: усі інші втрачають верхню карту свого казана.
    [eye] «Очне яблуко» діє одразу: ви один раз переглядаєте свій казан.
    [appear] «Чарівну появу» лишають собі, на два рази: замість карти зі свого ряду візьміть будь-яку з ринку, тільки не помаранчеве закляття.
   *[move] «Чарівне переміщення» лишають собі, на три рази: з кута чарівник одразу йде далі, але помаранчевого закляття ви цього ходу не берете.
}
gla-tip-lead = Її число поведе чарівника далі: { $next }.
gla-tip-corner = Кут: брати тут нічого.
gla-tip-stands = { $who ->
    [you] Ваш чарівник.
   *[other] Чарівник ({ $name }).
}
gla-tip-comes = { $who ->
    [you] Сюди далі піде ваш чарівник.
   *[other] Сюди далі піде чарівник ({ $name }).
}
gla-tip-number = { $who ->
    [you] Якщо зверху буде { $numbers }, далі ви станете тут.
   *[other] Якщо зверху буде { $numbers }, далі тут стане { $name }.
}
gla-tip-empty = Ваш казан порожній, тож ви йдете на 2 кроки.
gla-tip-most = Хто має їх більше за всіх інших, отримує по { $count ->
    [one] { $count } очку
    [few] { $count } очки
   *[many] { $count } очок
} за кожну.
gla-tip-look = Наприкінці дає 10 очок; за нічиєї — нічого.
gla-tip-aside = Відкласти вбік можна лише останню карту ряду.
gla-say-passed = { $who ->
    [you] Ви нічого не взяли.
   *[other] { $name } нічого не бере.
}
gla-no-start = { $who ->
    [you] Там уже стоїть ваш чарівник.
   *[other] Там уже стоїть чарівник ({ $name }). Виберіть інший кут.
}
gla-no-such-corner = Звідти чарівник не починає. Виберіть один із чотирьох кутів.
gla-no-turn-yet = Спершу поставте чарівника на кут.
gla-no-start-again = Чарівник уже має місце. Далі його веде число на верхній карті.
gla-no-reach = { $axis ->
    [row] Ваш чарівник сягає лише освітленого горизонтального ряду. Візьміть карту звідти.
   *[column] Ваш чарівник сягає лише освітленого вертикального ряду. Візьміть карту звідти.
}
gla-no-pass = { $axis ->
    [row] В освітленому горизонтальному ряду є що взяти, тож одну карту взяти треба.
   *[column] В освітленому вертикальному ряду є що взяти, тож одну карту взяти треба.
}
choose-first-glastonbury = Виберіть карту з освітленого ряду: вона піде у ваш казан.
gla-no-corner = Ваш чарівник стоїть на куті: звідси до карт не сягнути.
gla-no-card = Карти там уже немає. Візьміть з іншого місця.
gla-no-keep = Помаранчеві закляття діють одразу, лишити їх собі не можна.
gla-no-cast = Це закляття лишають на потім. Покладіть його біля казана.
gla-no-other-way = Інгредієнти й джокери йдуть у казан і нікуди більше.
gla-no-spell-in = Закляття в казан не кидають.
gla-no-second-spell = За хід можна лише одне закляття, і воно вже було.
gla-no-orange-appear = «Чарівна поява» не приносить помаранчевих заклять. Візьміть іншу карту.
gla-no-orange-move = Після «Чарівного переміщення» помаранчеве закляття брати не можна. Візьміть іншу карту.
gla-no-use = { $spell ->
    [appear] «Чарівної появи» більше не лишилося.
   *[move] «Чарівного переміщення» більше не лишилося.
}
gla-no-appear = «Чарівна поява» на куті не діє.
gla-no-appear-cards = На ринку немає нічого, що могла б принести «Чарівна поява».
gla-no-move = «Чарівне переміщення» діє лише на куті.
gla-no-walk = Чарівник уже пройшов своє. Вибирати можна лише на куті, коли зверху в казані джокер.
gla-no-choice = Спершу вирішіть: пройти число під джокером чи нічого не брати й лишитися.
gla-no-aside = Відкласти вбік можна лише останню карту ряду.
gla-why-start = { $own ->
    [0] Перші кроки приведуть до { $axis ->
        [row] горизонтального
       *[column] вертикального
    } ряду, де є { $spells ->
        [one] { $spells } закляття
        [few] { $spells } закляття
       *[many] { $spells } заклять
    }.
   *[other] Перші кроки приведуть до { $axis ->
        [row] горизонтального
       *[column] вертикального
    } ряду, де є ваш { $colour } (карт: { $own }).
}
gla-why-pass = Цього разу карти ви не берете, зате закляття лишиться для іншого кута.
gla-why-walk = Якщо лишитися на куті, нічого не візьмете, а далі по дорозі лежать карти.
gla-why-appear = З ним можна взяти карту з будь-якого місця, крім помаранчевого закляття.
gla-why-move = { $axis ->
    [none] Замість ходу без карти ви йдете далі.
   *[other] Замість ходу без карти ви стаєте { $next } й берете карту.
}
gla-why-aside = Якби вона лишилася єдиною свого виду, то коштувала б вам { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}; відкладена вбік не коштує нічого.
gla-why-end = Вона завершує гру вже тепер, перш ніж інші походять ще раз.
gla-why-luck = { $name } втрачає { $card } зверху свого казана.
gla-why-luck-none = Іншим поки що нічого втрачати, а у ваш казан карта не потрапить.
gla-why-eye = Ви раз побачите весь свій казан, і карта в нього не потрапить.
gla-why-appear-card = З ним ви згодом двічі візьмете карту з будь-якого місця.
gla-why-joker = Наприкінці він додається до одного з ваших видів як ще одна карта.
gla-why-move-card = Воно тричі виведе вас із кута, де інакше нічого не взяти.
gla-why-mate = Пасує до верхньої: знову берете { $of }.
gla-why-own = Ваш { $colour } рахується подвійно.
gla-why-low = Навіть сама з-поміж свого виду вона коштувала б вам лише { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}.
gla-why-high = Серед трьох чи чотирьох карт свого виду вона дає { $number }.
gla-why-lead = Число карти, { $number }, веде вас далі: будете { $next }, а там { $own ->
    [one] лежить { $own } карта
    [few] лежать { $own } карти
   *[many] лежить { $own } карт
} вашого кольору.
gla-value-time-own-of-kind = { $who ->
    [you] { $own ->
        [yes] Інгредієнти вашого кольору дають вам більше.
       *[no] Інгредієнти вашого кольору дають вам менше.
    }
   *[other] { $own ->
        [yes] { $name } має більше зі свого кольору.
       *[no] { $name } має менше зі свого кольору.
    }
}
gla-value-time-other-of-kind = { $who ->
    [you] { $own ->
        [yes] Інгредієнти інших кольорів дають вам більше.
       *[no] Інгредієнти інших кольорів дають вам менше.
    }
   *[other] { $own ->
        [yes] { $name } має більше з інших кольорів.
       *[no] { $name } має менше з інших кольорів.
    }
}
gla-value-time-jokers = { $who ->
    [you] { $own ->
        [yes] Джокери дають вам більше.
       *[no] Джокери дають вам менше.
    }
   *[other] { $own ->
        [yes] { $name } виграє на джокерах.
       *[no] { $name } менше виграє на джокерах.
    }
}
gla-value-time-spell = { $who ->
    [you] { $brings ->
        [yes] Тоді ви маєте: { $spell }.
       *[no] Тоді ви вже не маєте: { $spell }.
    }
   *[other] { $brings ->
        [yes] { $name } тоді має: { $spell }.
       *[no] { $name } тоді вже не має: { $spell }.
    }
}
gla-value-time-next-line = { $who ->
    [you] { $cards ->
        [0] Наступного ходу перед вами не буде карт.
        [one] Наступного ходу перед вами ряд, де { $cards } карта.
        [few] Наступного ходу перед вами ряд, де { $cards } карти.
        [7] Наступного ходу ви на куті.
       *[many] Наступного ходу перед вами ряд, де { $cards } карт.
    }
   *[other] { $cards ->
        [0] { $name } наступного ходу не має перед собою карт.
        [one] { $name } наступного ходу має перед собою ряд, де { $cards } карта.
        [few] { $name } наступного ходу має перед собою ряд, де { $cards } карти.
        [7] { $name } наступного ходу стоїть на куті.
       *[many] { $name } наступного ходу має перед собою ряд, де { $cards } карт.
    }
}
gla-value-acts-in = { $who ->
    [you] { $turns ->
        [0] Тоді ваш хід.
        [one] Ваш хід настане після { $turns } чужого.
       *[other] Ваш хід настане після { $turns } чужих.
    }
   *[other] { $turns ->
        [0] Тоді ходить { $name }.
        [one] { $name } ходить після { $turns } чужого ходу.
       *[other] { $name } ходить після { $turns } чужих ходів.
    }
}
gla-ended = { $how ->
    [orange] { $who ->
        [you] Ваше «Чарівне переміщення» привело лише до помаранчевих заклять.
       *[other] «Чарівне переміщення» ({ $name }) привело лише до помаранчевих заклять.
    }
   *[last] { $who ->
        [you] Ви взяли останню карту ряду.
       *[other] { $name } бере останню карту ряду.
    }
}
gla-counted = Одна карта виду коштує своє число, дві нічого не дають, три додаються, чотири додаються і дають ще 5. Власний колір рахується вдвічі.
gla-decided-shared = Очок порівну: перемога спільна.
gla-decided-set = { $who ->
    [you] Ваш найкращий набір: { $set } × { $count }, { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }.
   *[other] Найкращий набір ({ $name }): { $set } × { $count }, { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }.
}
gla-decided-recipes = { $who ->
    [you] Вирішили ваші рецепти: { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }.
   *[other] Вирішили рецепти ({ $name }): { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }.
}
gla-decided-least = { $who ->
    [you] Ніхто не втратив на поодиноких картах менше за вас.
   *[other] Найменше очок на поодиноких картах втрачає { $name }.
}
