puzzles = Задачі
puzzles-lead = Одна позиція, один найкращий хід. Задачі взято зі справжніх партій, і тривалий пошук щоразу дає ту саму відповідь.
puzzles-about = Задачі до шести настільних ігор: знайдіть найкращий хід у позиціях зі справжніх партій, із задачею дня та серією.
puzzles-day = Задача дня
puzzles-day-solved = Сьогодні розв’язано.
puzzles-streak = Серія
puzzles-streak-lead = Задача за задачею, від легких до важких. Перша помилка завершує серію.
puzzles-streak-best = Ваша найдовша: { $count }
puzzles-streak-begin = Почати серію
puzzles-solve = Розв’язати
puzzles-its-rules = Правила
puzzles-solved-of = Розв’язано { $solved } із { $count }
puzzles-kept = Розв’язане зберігається лише на цьому пристрої; «Спогади» беруть його з собою.
puzzle-own = Ваша власна помилка
puzzle-own-title = { $game }, з вашої партії
puzzle-own-lead = Тут ви зіграли: { $play }. Розбір знайшов краще. Що саме?
puzzle-own-other = Це не те, що ви зіграли, і не те, що розбір визнав найкращим; ближче його не розглядали.
puzzles-own = Ваші власні помилки
puzzles-own-lead = Моменти ваших партій, які коштували найбільше, як їх знайшов розбір. Вони лишаються на цьому пристрої, останні тридцять.
puzzles-own-one = { $game }, { $day }: { $loss } зі ста
puzzles-own-delete = Видалити
puzzles-practice = Ваші вправи
puzzles-practice-lead = Пропущене повертається: через день, потім через три, сім і двадцять один.
puzzles-rating = Ваш рейтинг: { $count }
puzzles-days = Днів поспіль: { $count }
puzzles-due = Повторити: { $count }
puzzles-none-due = Сьогодні нема чого повторювати.
puzzles-themes = Теми
puzzle-standing = Ваш рейтинг: { $rating } · повторити: { $due }
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
puzzle-gone = Задачу { $number } прибрано: уважніший погляд не знайшов у ній явно найкращого ходу. Ось інша.
puzzle-hint = { $why } Який це хід?
puzzle-right = { $how ->
    [first] Саме так, з першої спроби!
    [hint] Саме так, із підказкою!
    [shown] Саме так!
   *[later] { $tries ->
        [2] Саме так, з другої спроби!
        [3] Саме так, із третьої спроби!
       *[other] Саме так! Спроб: { $tries }
    }
}
puzzle-rivals = Чого коштували б інші
puzzle-rival = { $play } — приблизно на { $count ->
    [one] { $count } перемогу
    [few] { $count } перемоги
   *[many] { $count } перемог
} зі ста менше.
puzzle-themes = Теми: { $themes }
puzzle-hint-theme = Ідеться про це: { $themes }.
puzzle-theme-draw = добрати
puzzle-theme-save-cards = берегти карти
puzzle-theme-deny = нічого не лишити
puzzle-theme-one-shift = досить одного зсуву
puzzle-theme-long-turn = довгий хід
puzzle-wrong = Так можна: { $actions }.
puzzle-wrong-turn = Так ходити можна.
puzzle-better = Є кращий хід.
puzzle-loss = { $size ->
    [little] Так ви втрачаєте небагато: близько { $count ->
        [one] { $count } перемоги
       *[other] { $count } перемог
    } на сто партій.
    [some] Так ви втрачаєте чимало: близько { $count ->
        [one] { $count } перемоги
       *[other] { $count } перемог
    } на сто партій.
    [much] Так ви втрачаєте дуже багато: близько { $count ->
        [one] { $count } перемоги
       *[other] { $count } перемог
    } на сто партій.
   *[other] Так ви втрачаєте щонайменше { $count ->
        [one] { $count } перемогу
        [few] { $count } перемоги
        [many] { $count } перемог
       *[other] { $count } перемоги
    } на сто партій.
}
puzzle-solution-title = Ось найкращий хід
puzzle-streak-over = Тут серія закінчується
puzzle-streak-told = { $count ->
    [0] Цього разу не вийшло жодної. Може, наступна серія буде довша.
    [one] Поспіль розв’язано { $count } задачу.
    [few] Поспіль розв’язано { $count } задачі.
    [many] Поспіль розв’язано { $count } задач.
   *[other] Поспіль розв’язано { $count } задачі.
}
puzzle-point = Підказка
puzzle-undo = Скасувати дію
puzzle-again = Спочатку
puzzle-solution = Показати розв’язок
puzzle-step = { $number } з { $count }: { $what }
puzzle-solution-on = Показати цей крок
puzzle-solution-back = Крок назад
puzzle-next = Наступна задача
puzzle-streak = Нова серія
puzzle-all = Усі задачі
puzzle-workbench = Відкрити в майстерні
puzzle-why-draw = Зараз краще набрати карт: усе інше варте меншого.
