workbench-doubt = The game reads this, but no game comes to it.
expected-number = “{ $what }” cannot stand here: a number from { $lowest } to { $highest } can.
expected-choice = “{ $what }” cannot stand here. One of these can: { $words }.
expected-item = There is no item “{ $what }” in this game’s positions.
expected-each-item-once = This item stands here a second time. Each is written once.
expected-seat = “{ $what }” is no seat of this game.
expected-seat-in-the-game = This seat does not play: the number of players is lower.
expected-n-players = This seat does not play: { $number ->
    [one] there is { $number } player
   *[other] there are { $number } players
}.
expected-hand-of-a-player = This seat does not play: the number of players is lower.
expected-a-place-for-this-card = This card cannot lie there.
expected-a-place-for-cards = No card can lie there.
expected-a-card = There is no card to take.
expected-a-card-of-the-box = None of these is left in the box.
expected-card = “{ $what }” is no card of this game, or a card is missing here.
expected-word-or = A value is missing here; a dash stands for none.
expected-end-of-item = One word is enough here: “{ $what }” is too much.
expected-each-card-once = “{ $what }” lies somewhere already, and there is only one.
expected-at-most-n-cards = A hand holds at most { $number } cards.
expected-at-most-n-characters = A position has at most { $number } letters.
expected-tape-of-chance = “{ $what }” is no number and no tape of chance.
