setup-which = Which game shall it be?
setup-title = Set up { $game }
setup-players = How many players?
setup-players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
setup-who = Who sits where?
setup-seat = Seat { $number }
setup-kind = Who plays here?
setup-human = A person
setup-friend = A friend far away
setup-bot = Bot · { $level }
setup-name = Name
setup-name-hint = optional
setup-face = Face
setup-face-at = Face at seat { $number }
setup-face-person = None
setup-face-paw = As it comes
setup-options = Options
setup-book = by the book
setup-changed = { $count } changed
setup-number = { $lowest } to { $highest }
setup-seed = A deal by number
setup-seed-why = The same number deals the same cards: to try a deal again, or to compare with a friend.
setup-seed-hint = any
setup-deal = Deal
