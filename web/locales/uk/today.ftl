today = Сьогодні
today-deal = Роздача дня
today-about = Хвилин на п’ять · норма { $par }
today-same = На сьогодні, для всіх
today-look = Переглянути
today-par = норма { $par }
today-no-par = однакова для всіх, без норми
today-to-beat = { $who ->
    [named] { $name } має { $score }, перевершіть
   *[somebody] перевершіть { $score }
}
today-result = { $way ->
    [over] Очок: { $score }, на { $by } більше за норму
    [under] Очок: { $score }, на { $by } менше за норму
   *[level] Очок: { $score }, рівно норма
}
today-par-is = Норма { $par }: стільки з цих карт здобули боти.
today-against = { $way ->
    [over] { $who ->
        [named] Ви перевершили результат гравця { $name }: { $beat }!
       *[somebody] Ви перевершили { $beat }!
    }
    [under] { $who ->
        [named] { $name } і далі попереду: { $beat }.
       *[somebody] Результат { $beat } ще не перевершено.
    }
   *[level] { $who ->
        [named] Стільки ж, як має { $name }.
       *[somebody] Рівно стільки, скільки треба було перевершити.
    }
}
today-share = Поділитися результатом
today-text = Результат, яким ви поділитеся
today-picture = Зображення
today-beat-mine = «Перевершіть мої { $score }»
today-challenge = Посилання, що запрошує перевершити
today-streak = Днів поспіль: { $days }
today-calendar = Календар
today-puzzled = задачу розв’язано
today-key-played = роздачу зіграно
today-key-par = норма або краще
today-key-solved = задачу розв’язано
linger-hand = Ось що ви отримали. Потім передайте пристрій далі.
linger-done = Готово
