setup-which = Во что сыграем?
setup-title = Новая игра: { $game }
setup-players = Сколько игроков?
setup-players-count = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
setup-who = Кто где сидит?
setup-seat = Место { $number }
setup-kind = Кто здесь играет?
setup-human = Человек
setup-friend = Далёкий друг
setup-bot = Бот · { $level }
setup-name = Имя
setup-name-hint = по желанию
setup-face = Значок
setup-face-at = Значок на месте { $number }
setup-face-person = Без значка
setup-face-paw = Как выпадет
setup-options = Настройки
setup-book = по правилам
setup-changed = изменено: { $count }
setup-number = от { $lowest } до { $highest }
setup-seed = Раздача по номеру
setup-seed-why = По одному и тому же номеру раздаются те же карты: чтобы попробовать ещё раз или сравнить с другом.
setup-seed-hint = любой
setup-deal = Раздать
