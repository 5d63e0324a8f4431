app-tagline = Без реєстрації, без встановлення, працює й без мережі.
lobby-title = { $count ->
    [6] Шість настільних ігор.
   *[other] Настільних ігор: { $count }.
} Сідайте й грайте.
play = Грати
lobby-play = Грати: { $game }
lobby-easiest = Почніть із неї
lobby-learn = Навчитися
lobby-learn-lead = Ви тут уперше? Навчальна партія проведе вас хід за ходом, а решту розкажуть правила.
set-up = Налаштувати
pages = Правила й статистика
difficulty-1 = легка
difficulty-2 = середня
difficulty-3 = складна
continue-all = Показати всі
continue-round = раунд { $number }
continue-lead = ви ведете { $own } : { $best }
continue-trail = ви позаду, { $own } : { $best }
continue-level = порівну, { $own } : { $best }
continue-forget = Забути
continue-forgotten = Забуто:
continue-undo = Повернути
daily-lead = Однакові карти для всіх, щодня нові.
daily-new = ще не зіграно
daily-won = перемога
daily-drawn = нічия
daily-lost = поразка
daily-several = зіграно
daily-streak = Днів поспіль: { $days }
daily-line = Настілка, { $day }: { $told }
daily-share = Поділитися
daily-text = Чим ви поділитеся
daily-copied = Скопійовано
daily-by-hand = Скопіюйте, будь ласка, вручну.
missing-title = Такої сторінки немає
missing-text = Можливо, адреса застаріла або в ній помилка. Ваші партії на місці.
