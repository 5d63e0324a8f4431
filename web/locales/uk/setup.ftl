setup-which = У що зіграємо?
setup-title = Нова гра: { $game }
setup-players = Скільки гравців?
setup-players-count = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[other] { $count } гравців
}
setup-who = Хто де сидить?
setup-seat = Місце { $number }
setup-kind = Хто тут грає?
setup-human = Людина
setup-friend = Друг на відстані
setup-bot = Бот · { $level }
setup-name = Ім’я
setup-name-hint = за бажанням
setup-face = Обличчя
setup-face-at = Обличчя на місці { $number }
setup-face-person = Без обличчя
setup-face-paw = Як випаде
setup-options = Налаштування
setup-book = за правилами
setup-changed = змінено: { $count }
setup-number = від { $lowest } до { $highest }
setup-seed = Роздача за номером
setup-seed-why = За тим самим номером роздаються ті самі карти: щоб спробувати ще раз або порівняти з другом.
setup-seed-hint = будь-який
setup-deal = Роздати
