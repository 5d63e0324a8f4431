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
pages = Правила, студії, задачі й статистика
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
missing-title = Такої сторінки немає
missing-text = Можливо, адреса застаріла або в ній помилка. Ваші партії на місці.
disk-title = Ви відкрили цю сторінку з файлу.
disk-text = Так браузер гру не запустить. Щоб грати без сервера, відкрийте nastilka.html: у цьому одному файлі всі ігри. А ця тека має лежати на вебсервері; досить запустити в ній python3 -m http.server.
