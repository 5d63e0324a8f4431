item-table = On the table
item-city = Collection
item-used = Flights used
item-order = Order of picking
item-swap = Exchange
item-match = Match
item-game = Game
item-first = First-turn card
item-colours = Colours of the flights
item-wins = Games won
expected-colour-in-play = The colour of “{ $what }” is not in play.
expected-n-colours = With so many players, { $number ->
    [one] { $number } colour is
   *[other] { $number } colours are
} left out.
expected-colour-of-flights = Flights are r, b, g or y: red, blue, green or yellow, and each colour belongs to one player.
expected-a-colour-for-each-seat = Every player needs a colour of flights.
expected-city = “{ $what }” is no city: only cities lie in a collection.
expected-cities-that-do-not-burn = These cities would burn: two of a colour side by side, or three of a colour.
expected-unused-flight = Flight “{ $what }” is used already.
expected-fewer-than-n-flights = Who has used all six flights takes them back.
expected-cards-that-are-laid = Only what was laid in this round can be picked.
expected-points-or-single = Games won are counted between two players only.
expected-exchange-with-a-legal-swap = With this exchange nobody can swap anything, so it would be gone.
expected-exchange = “{ $what }” is no exchange, or one is missing here.
expected-hand-flights = Nobody has a card to lay, so nobody could act.
expected-card-flight = A card, > and a flight stand here, such as r3>5.
expected-phase-swap = An exchange is resolved in the phase swap only.
expected-phase-pick-or-swap = While cards are laid, nothing is picked yet.
