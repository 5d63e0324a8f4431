game-face-to-face = Віч-на-віч
about-face-to-face = Викладіть усі свої карти раніше за супротивника. У кожного два стоси: один зростає, другий спадає. А часом карту віддають супротивникові: йому це на користь, зате ви добираєте повну руку.
feel-face-to-face = Дуель двох колод, де й подарунок — зброя.
option-face-to-face-first = Хто починає
option-face-to-face-first-random = Вирішить жереб
option-face-to-face-first-1 = Місце 1
option-face-to-face-first-2 = Місце 2
option-face-to-face-first-why = Хай вирішить жереб, або дайте почати тому, хто грає вперше.
f2f-up = зростання
f2f-down = спадання
f2f-card = Карта { $card }
f2f-your-hand = Ваша рука, { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
f2f-hidden-hand = { $name }: на руках { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
f2f-draw-pile = { $who ->
    [you] Ваш відкладений стос: { $count }
   *[other] Відкладений стос ({ $name }): { $count }
}
f2f-pile-own-up = Ваш стос зростання, зверху { $top }
f2f-pile-own-down = Ваш стос спадання, зверху { $top }
f2f-pile-their-up = Стос зростання супротивника ({ $name }), зверху { $top }
f2f-pile-their-down = Стос спадання супротивника ({ $name }), зверху { $top }
f2f-lay-here = { $pile }; викласти сюди { $card }
f2f-draw = { $pile ->
    [0] Завершити хід
   *[other] Завершити хід і добрати
}
f2f-lay-more = { $laid ->
    [0] Викладіть щонайменше дві карти.
   *[other] Викладіть щонайменше ще одну карту.
}
f2f-goal = Лівий стос зростає, правий спадає. Хто першим викладе всі { $count } карт, той переможе.
f2f-idle = Затемнена: зараз вона не підходить до жодного стосу.
f2f-left-to-win = { $left }; хто першим викладе всі, той переможе
f2f-can-draw = { $laid ->
    [one] Викладено { $laid } карту
    [few] Викладено { $laid } карти
   *[many] Викладено { $laid } карт
}. Викладайте ще або завершуйте хід.
f2f-may-give = Одну можна віддати в стос супротивника ({ $name }).
f2f-given = { $pile ->
    [0] Одну карту ви віддали.
   *[other] Одну карту ви віддали, тож доберете до шести.
}
f2f-say-laid-up = { $name }: { $card } у стос зростання.
f2f-say-laid-down = { $name }: { $card } у стос спадання.
f2f-say-gave-up = { $who ->
    [you] { $name }: { $card } у ваш стос зростання.
   *[other] { $name }: { $card } у стос зростання супротивника ({ $to }).
}
f2f-say-gave-down = { $who ->
    [you] { $name }: { $card } у ваш стос спадання.
   *[other] { $name }: { $card } у стос спадання супротивника ({ $to }).
}
f2f-say-drew = { $name }: добрано { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}.
f2f-say-drew-cards = { $name }: добрано { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
} ({ $cards }).
f2f-say-over = { $who ->
    [you] Гру закінчено. Ви перемогли.
   *[other] Гру закінчено. Перемагає { $name }.
}
f2f-act-own-up = { $card } у власний стос зростання
f2f-act-own-down = { $card } у власний стос спадання
f2f-act-their-up = { $card } у стос зростання супротивника
f2f-act-their-down = { $card } у стос спадання супротивника
f2f-act-draw = завершити хід і добрати карти
rules-is-face-to-face-given = Віддано за цей хід: { $value }
rules-is-face-to-face-own-up = У вашому стосі зростання зверху { $value }
rules-is-face-to-face-own-down = У вашому стосі спадання зверху { $value }
rules-is-face-to-face-their-up = У стосі зростання супротивника зверху { $value }
rules-is-face-to-face-their-down = У стосі спадання супротивника зверху { $value }
rules-is-face-to-face-own-hand = У вас на руках: { $value }
rules-is-face-to-face-own-hand-size = Скільки карт у вас на руках: { $value }
rules-is-face-to-face-own-draw-size = Скільки карт у вашому відкладеному стосі: { $value }
rules-is-face-to-face-their-hand-size = Скільки карт на руках у супротивника: { $value }
rules-is-face-to-face-their-draw-size = Скільки карт у відкладеному стосі супротивника: { $value }
rules-is-face-to-face-laid = Викладено цього ходу: { $value }
rules-is-face-to-face-their-hand = На руках у супротивника: { $value }
f2f-left = { $count ->
    [one] лишилася { $count } карта
    [few] лишилося { $count } карти
   *[other] лишилося { $count } карт
}
f2f-held = { $count ->
    [one] { $count } карта на руках
    [few] { $count } карти на руках
   *[other] { $count } карт на руках
}
f2f-no-end = { $laid ->
    [0] Спершу викладіть дві карти, потім завершуйте хід.
   *[other] Спершу викладіть ще одну карту, потім завершуйте хід.
}
f2f-no-up = { $card } менше за { $top }. У ваш стос зростання йде будь-яка більша карта{ $trick ->
    [none] .
   *[other] {" "}або рівно { $trick }.
}
f2f-no-down = { $card } більше за { $top }. У ваш стос спадання йде будь-яка менша карта{ $trick ->
    [none] .
   *[other] {" "}або рівно { $trick }.
}
f2f-no-gift-up = Подарунок має допомагати: у той стос зростання — лише карти, менші за { $top }.
f2f-no-gift-down = Подарунок має допомагати: у той стос спадання — лише карти, більші за { $top }.
f2f-no-bare = Стосу, на якому ще нічого немає, подарунок не допоможе. Виберіть інший.
f2f-no-same = Там уже лежить { $card }, а однакові числа одне на одне не кладуть.
f2f-no-card = Карти { $card } у вас на руках немає.
f2f-no-second-gift = За цей хід ви вже віддали карту, а більше однієї не можна.
f2f-no-second = Почніть з іншої карти: після { $card } вам не буде чого викласти, а за хід треба щонайменше дві.
f2f-why-last = Це ваша остання карта: ви виграєте.
f2f-why-trick = Зворотний трюк: з { $top } на { $card }, і десять чисел знову ваші.
f2f-why-back = Після { $card } ваша { $back } поверне цей стос на десять назад.
f2f-why-small = Розрив лише { $gap }.
f2f-why-least = Розрив { $gap }: меншого на ваших стосах не дасть жодна ваша карта.
f2f-why-nearest = { $card } — найближча з ваших карт до цього стосу: жодної не доведеться перескочити.
f2f-why-gift = Подарунок доповнить вашу руку до шести: наприкінці ходу щонайменше { $count ->
    [one] { $count } нова карта
    [few] { $count } нові карти
   *[many] { $count } нових карт
} замість двох.
f2f-why-refill = Після подарунка ви наприкінці ходу доберете до шести карт, хоч скільки викладете.
f2f-why-full = Ви віддали карту, тож доберете { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}.
f2f-why-draw = Найменший розрив, який вам лишився, — { $gap }: збережіть місце й доберіть { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}.
f2f-why-none-fits = На ваші стоси більше нічого не підходить; ви доберете { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}.
f2f-decided-out = { $who ->
    [you] Ви виклали останню з 58 карт; у супротивника ({ $name }) ще лишалося { $left }.
   *[other] { $name } викладає останню з 58 карт; у вас ще лишалося { $left }.
}
f2f-decided-stuck = { $who ->
    [you] { $name } не може викласти двох карт, яких вимагає хід.
   *[other] Ви не змогли викласти двох карт, яких вимагає хід.
}
f2f-tip-up = Стос зростання: кожна карта більша за попередню або рівно на десять менша.
f2f-tip-down = Стос спадання: кожна карта менша за попередню або рівно на десять більша.
f2f-headline = Хід { $turn }
