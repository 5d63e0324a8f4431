puzzles = Задачі
puzzles-lead = Одна позиція, один найкращий хід. Вони взяті зі справжніх партій, і довгі пошуки сходяться на кожній.
puzzles-about = Задачі до шести настільних ігор: знайдіть найкращий хід у позиціях зі справжніх партій, із задачею дня та серією.
puzzles-day = Задача дня
puzzles-day-lead = Сьогодні однакова для всіх.
puzzles-day-solved = Сьогодні розв’язано.
puzzles-days = Днів поспіль: { $days }
puzzles-streak = Серія
puzzles-streak-lead = Одна за одною, від легких до важких. Перша помилка її завершує.
puzzles-streak-best = Ваша найдовша: { $count }
puzzles-streak-begin = Почати серію
puzzles-solve = Розв’язати
puzzles-solved-of = Розв’язано { $solved } із { $count }
puzzles-kept = Розв’язане зберігається лише на цьому пристрої.
puzzle-n = Задача { $number }
puzzle-solved = розв’язано
puzzle-title = { $game }, задача { $number }
puzzle-level-easy = легка
puzzle-level-fair = середня
puzzle-level-hard = важка
puzzle-run = { $count } поспіль, найдовша серія { $best }
puzzle-find = Знайдіть найкращу дію
puzzle-find-turn = Знайдіть найкращий хід
puzzle-lead = Ви сидите там, де сиділи б у грі, й бачите те, що бачили б там. Один хід явно кращий за всі інші.
puzzle-hint = { $why } Який хід це робить?
puzzle-right = Саме так!
puzzle-wrong = Так можна: { $actions }.
puzzle-wrong-turn = Так ходити можна.
puzzle-better = Є кращий хід.
puzzle-loss = { $size ->
    [little] Це віддає трохи: близько { $count } перемог на сто партій.
    [some] Це віддає чимало: близько { $count } перемог на сто партій.
    [much] Це віддає дуже багато: близько { $count } перемог на сто партій.
   *[other] Це віддає щонайменше { $count } перемог на сто партій.
}
puzzle-solution-title = Ось найкращий хід
puzzle-streak-over = Тут серія закінчується
puzzle-streak-told = { $count ->
    [0] Цього разу жодної поспіль. Буде наступна.
    [one] Поспіль розв’язано { $count } задачу.
    [few] Поспіль розв’язано { $count } задачі.
    [many] Поспіль розв’язано { $count } задач.
   *[other] Поспіль розв’язано { $count } задачі.
}
puzzle-point = Підказка
puzzle-undo = Забрати назад
puzzle-again = Спочатку
puzzle-solution = Показати розв’язок
puzzle-next = Наступна задача
puzzle-streak = Нова серія
puzzle-all = Усі задачі
puzzle-workbench = Відкрити в майстерні
puzzle-came-points = Цей хід приносить { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
} і лишає вам { $cards ->
    [one] { $cards } карту
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карти
}.
puzzle-came-tasks = Цей хід виконує { $tasks ->
    [one] { $tasks } завдання
    [few] { $tasks } завдання
    [many] { $tasks } завдань
   *[other] { $tasks } завдання
} і лишає вам { $cards ->
    [one] { $cards } карту
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карти
}.
puzzle-why-points = Він приносить { $count ->
    [one] { $count } очко
    [few] { $count } очки
    [many] { $count } очок
   *[other] { $count } очка
}.
puzzle-why-tasks = Він виконує одразу { $count ->
    [one] { $count } завдання
    [few] { $count } завдання
    [many] { $count } завдань
   *[other] { $count } завдання
}.
puzzle-why-kinds = Він виконує те, що згодом буде важко здобути: { $kinds }.
puzzle-why-kept = Він лишає вам на наступний хід { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}.
puzzle-why-denies = Він лишає іншим менше.
puzzle-why-draw = Він збирає карти: те, що можна зробити зараз, варте меншого.
puzzle-why-keep = Узята карта цінніша у вас на руці.
puzzle-why-trick = Карта { $what } повертає стос на десять назад.
puzzle-why-gift = Подарована карта { $what } знову наповнює вам руку.
puzzle-why-more = Він викладає більше: зараз добре лягає { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}.
puzzle-why-fewer = Він притримує те, що ще не пасує.
puzzle-why-close = Він забирає у ваших стосів найменше місця.
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
