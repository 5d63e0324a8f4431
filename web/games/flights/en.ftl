game-flights = Flights
about-flights = Collect a city of every colour, and bid your flights for the first pick. But two neighbours of one colour burn, and some cards send a city home.
option-flights-target = Points to reach
option-flights-target-20 = 20 points
option-flights-target-50 = 50 points
option-flights-target-100 = 100 points
option-flights-match = How the match is won
option-flights-match-points = Points are added up
option-flights-match-single = A single game
option-flights-match-wins = Games won are counted (two players)
option-flights-wins = Games to win (two players)
option-flights-wins-3 = 3 games
option-flights-wins-5 = 5 games
fact-flights-flight = flight { $value }
fact-flights-own = yours: { $value }
fact-flights-their = for { $value }
fact-flights-partner = of player { $value }

fli-colour = { $colour ->
    [r] red
    [b] blue
    [g] green
    [y] yellow
    [v] violet
   *[o] orange
}
fli-city = { $colour ->
    [r] red { $value }
    [b] blue { $value }
    [g] green { $value }
    [y] yellow { $value }
    [v] violet { $value }
   *[o] orange { $value }
}
fli-exchange = exchange { $value }
fli-universal = universal exchange
fli-deportation = deportation
fli-face-down = a face-down card
fli-face-down-flight = a face-down flight
fli-flight = Flight { $flight }
fli-used-flight = Flight { $flight }, used

fli-match = The match
fli-game-round = Game { $game }, round { $round }
fli-goal-points = to { $target } points
fli-goal-single = a single game
fli-goal-wins = first to win { $target ->
    [one] { $target } game
   *[other] { $target } games
}
fli-out = Not in this game: { $colours }
fli-deck = Deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
fli-discard = Discard: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, on top: { $top }
fli-hand-of = { $name } holds { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
fli-used-of = Used flights of { $name }: { $flights }
fli-collection = { $who ->
    [you] Your collection: { $count ->
        [one] { $count } city
       *[other] { $count } cities
    }
   *[other] Collection of { $name }: { $count ->
        [one] { $count } city
       *[other] { $count } cities
    }
}
fli-no-cities = no cities yet
fli-first = has the first-turn card
fli-value = now { $value }
fli-score = { $score } / { $target }
fli-wins = games won: { $wins } / { $target }
fli-needs = still needed: { $colours }
fli-has-all = has all colours
fli-burnt = Burnt:
fli-deported = Deported:
fli-game-over = Game { $game } is over
fli-column-player = Player
fli-column-cities = Cities
fli-column-points = Points
fli-column-total = Total
fli-column-wins = Games won
fli-all-colours = all colours

fli-table = Cards laid in this round
fli-taken = taken
fli-nothing-laid = nothing laid
fli-take = Take { $card }
fli-take-fire = Take { $card }; cities would burn
fli-swap = Swap your { $own } for { $their }
fli-swap-fire = Swap your { $own } for { $their }; cities would burn
fli-still-choosing = { $who ->
    [you] choose
   *[other] choosing
}
fli-has-laid = ready
fli-has-picked = picked
fli-picks-now = { $who ->
    [you] pick now
   *[other] picks now
}
fli-picks-later = { $place ->
    [2] 2nd in line
    [3] 3rd in line
   *[other] { $place }th in line
}
fli-your-hand = Your hand: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
fli-your-flights = Your flights
fli-lay-with = Lay { $card } with flight { $flight }

fli-hint-lay = Choose a card, then a flight to lay it with.
fli-hint-flight = Which flight goes with { $card }?
fli-hint-wait-laying = The others are still choosing.
fli-hint-pick = Take one of { $count } cards.
fli-hint-must = You have to take: { $card }.
fli-hint-own = For the { $card }, choose a city to give away.
fli-hint-their = For the { $card }: what do you want instead of { $own }?
fli-hint-wait-pick = { $name } picks a card.
fli-hint-wait-swap = { $name } swaps a city.

fli-text-points = { $name }: { $cities }. Worth now: { $value }. Score: { $score }.
fli-text-single = { $name }: { $cities }. Worth now: { $value }.
fli-text-wins = { $name }: { $cities }. Worth now: { $value }. Games won: { $wins }.
fli-text-table = On the table: { $cards }.

fli-say-turn = Your pick.
fli-say-laid = { $who ->
    [you] You lay { $card } with flight { $flight }, face down.
   *[other] { $name } lays { $card } with flight { $flight }, face down.
}
fli-say-laid-hidden = { $who ->
    [you] You lay a card and a flight.
   *[other] { $name } lays a card and a flight.
}
fli-say-turned = All is turned up. { $bids }.
fli-say-bid = { $name }: flight { $flight }, { $card }
fli-say-took = { $who ->
    [you] You take { $card }.
   *[other] { $name } takes { $card }.
}
fli-say-deported = { $who ->
    [you] Your { $card } is deported.
   *[other] { $name } loses { $card } by deportation.
}
fli-say-nothing-deported = { $who ->
    [you] You have no city to deport.
   *[other] { $name } has no city to deport.
}
fli-say-swapped = { $who ->
    [you] You give { $own } to { $partner } and get { $their }.
   *[other] { $partner_who ->
        [you] { $name } gives you { $own } and gets your { $their }.
       *[other] { $name } gives { $own } to { $partner } and gets { $their }.
    }
}
fli-say-unused = { $who ->
    [you] No swap is open to you; { $card } is discarded.
   *[other] No swap is open to { $name }; { $card } is discarded.
}
fli-say-burnt = { $who ->
    [you] In your collection burn: { $cards }.
   *[other] In the collection of { $name } burn: { $cards }.
}
fli-say-drew = { $who ->
    [you] You draw { $cards }.
   *[other] { $name } draws { $cards }.
}
fli-say-reshuffled = The discards are shuffled into a new deck of { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
fli-say-round = { $who ->
    [you] Round { $round }. You have the first-turn card.
   *[other] Round { $round }. { $name } has the first-turn card.
}
fli-say-scored = Game { $game } is over. Points: { $values }.
fli-say-value = { $all ->
    [yes] { $name } { $value } (all colours)
   *[no] { $name } { $value }
}
fli-say-totals = In all: { $totals }.
fli-say-wins = Games won: { $totals }.
fli-say-dealt = Game { $game } is dealt. { $any ->
    [yes] Not in it: { $out }.
   *[no] All colours are in it.
}
fli-say-over = { $who ->
    [you] The match is over. You have won ({ $rule }).
    [several] The match is over. Shared victory: { $name } ({ $rule }).
   *[other] The match is over. Winner: { $name } ({ $rule }).
}
fli-act-lay = lay { $card } with flight { $flight }
fli-act-take = take { $card }
fli-act-swap = give { $own }, get { $other }
rules-is-flights-game = Game { $value }
rules-is-flights-city-of = { $who ->
    [you] Your collection: { $value }
   *[other] Collection of player { $seat }: { $value }
}
rules-is-flights-city-size-of = { $who ->
    [you] Cities in your collection: { $value }
   *[other] Cities in the collection of player { $seat }: { $value }
}
rules-is-flights-value-of = { $who ->
    [you] Your collection is worth { $value }
   *[other] The collection of player { $seat } is worth { $value }
}
rules-is-flights-used-of = { $who ->
    [you] Your used flights: { $value }
   *[other] Used flights of player { $seat }: { $value }
}
rules-is-flights-wins-of = { $who ->
    [you] Games you have won: { $value }
   *[other] Games won by player { $seat }: { $value }
}
rules-is-flights-first = Has the first turn: { $value }
rules-is-flights-order = Still to take a card: { $value }
rules-is-flights-out = Colours left out: { $value }
rules-is-flights-table = On the table: { $value }
rules-is-flights-phase = { $raw ->
    [lay] Everyone lays a card
    [pick] Cards are being taken
   *[swap] A swap is due
}
rules-is-flights-swap = The exchange that is due: { $value }
rules-is-flights-discard = On the discard: { $value }
rules-is-flights-wins = Games won: { $value }
rules-is-flights-laid-of = { $who ->
    [you] You have laid: { $value }
   *[other] Player { $seat } has laid: { $value }
}
