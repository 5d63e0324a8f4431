game-glastonbury = Ґластонбері
about-glastonbury = Чарівники обходять ринок, і в казан летить інгредієнт за інгредієнтом. Чотири однакові — славне вариво, от тільки в казані видно лише те, що потрапило туди останнім.
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
fact-glastonbury-corner = { $value ->
    [nw] лівий верхній кут
    [ne] правий верхній кут
    [se] правий нижній кут
   *[sw] лівий нижній кут
}
fact-glastonbury-place = { $value }
fact-glastonbury-uses = застосувань лишилося: { $value }
fact-glastonbury-top = зверху в казані: { $value }
gla-market = Ринок
gla-spot = { $card }; { $place }
gla-take = { $spot }. Взяти; наступного разу ваш чарівник стане { $next }
gla-ends = Ця карта завершує гру
gla-gap = Порожньо; { $place }
gla-start = Поставити чарівника { $corner }
gla-to-act = ходить
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
gla-recipes-hidden = { $name }: два таємні рецепти
gla-recipe-most = Найбільше { $colour } карт
gla-recipe-look = { $look ->
    [fewest] Найменше інгредієнтів
    [fours] Найменше четвірок
    [spells] Найменше заклять
    [ones] Найбільше одиниць
   *[end] Завершити гру
}
gla-look-title = Ваш казан знизу догори, { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
gla-look = Добре запам’ятайте: більше цього не видно.
gla-reckoning = Звідки взялися очки
gla-points = { $count ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
gla-hint-start = Виберіть кут для свого чарівника.
gla-hint-chosen = Остання карта ряду: у казан чи вбік?
gla-hint-walk = Зверху у вашому казані джокер: ідіть далі на число під ним або лишайтеся тут.
gla-hint-none = Тут брати нічого.
gla-hint-appear = Візьміть будь-яку карту з ринку, тільки не помаранчеве закляття.
gla-hint-line = Візьміть карту з ряду.
gla-use = { $to ->
    [none] { $spell } ({ $left }×)
   *[other] { $spell } ({ $left }×): { $to }
}
gla-pass = Нічого не брати
gla-walk-on = Іти далі на число під джокером
gla-stay = Лишитися тут, нічого не брати
gla-now-took = { $who ->
    [you] Ви взяли: { $card }.
   *[other] { $name } бере: { $card }.
}
gla-now-moved = { $who ->
    [you] Ваш чарівник стоїть { $stop }.
   *[other] Чарівник ({ $name }) стоїть { $stop }.
}
gla-now-passed = { $who ->
    [you] Ви нічого не взяли.
   *[other] { $name } нічого не бере.
}
gla-now-lost = { $card ->
    [none] { $who ->
        [you] Ви втратили верхню карту, казан порожній.
       *[other] { $name } втрачає верхню карту, казан порожній.
    }
   *[other] { $who ->
        [you] Ви втратили верхню карту, тепер зверху { $card }.
       *[other] { $name } втрачає верхню карту, тепер зверху { $card }.
    }
}
gla-now-filled = Нове на ринку: { $card }, { $place }.
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
gla-legend = Пунктирний капелюх: сюди чарівник піде далі. Жовте число: сюди піде з такою картою той, хто ходить.
gla-out = У цій грі немає { $colour } карт.
gla-say-placed = { $who ->
    [you] Ви поставили чарівника на кут.
   *[other] { $name }: чарівник на куті.
}
gla-say-cauldron = { $who ->
    [you] Ви кинули карту в казан.
   *[other] { $name } кидає карту в казан.
}
gla-say-aside = { $who ->
    [you] Ви відклали останню карту вбік.
   *[other] { $name } відкладає останню карту вбік.
}
gla-say-spells = { $who ->
    [you] Ви бережете на потім: { $card }.
   *[other] { $name } береже на потім: { $card }.
}
gla-say-cast = { $name }: { $card }.
gla-say-lost = { $who ->
    [you] Ви втратили верхню карту казана.
   *[other] { $name } втрачає верхню карту казана.
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
    [you] Гру закінчено. Ви перемогли ({ $rule }).
   *[other] Гру закінчено. Перемога: { $names } ({ $rule }).
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
gla-act-walk = піти далі на число під джокером
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
fact-glastonbury-stop = { $value }
fact-glastonbury-cards = карт, на які можна подивитися: { $value }
