game-flights = Flights
about-flights = Collect a city of every colour, and bid your flights for the first pick. But two neighbours of one colour burn, and some cards send a city home.
feel-flights = Bid for the first pick, fill your map, and mind the neighbours.
choose-first-flights = Choose a card first, then a flight.
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
option-flights-flights_1 = First player’s flights
option-flights-flights_1-by_seat = By seat
option-flights-flights_1-red = Red
option-flights-flights_1-blue = Blue
option-flights-flights_1-green = Green
option-flights-flights_1-yellow = Yellow
option-flights-flights_2 = Second player’s flights
option-flights-flights_2-by_seat = By seat
option-flights-flights_2-red = Red
option-flights-flights_2-blue = Blue
option-flights-flights_2-green = Green
option-flights-flights_2-yellow = Yellow
option-flights-flights_3 = Third player’s flights
option-flights-flights_3-by_seat = By seat
option-flights-flights_3-red = Red
option-flights-flights_3-blue = Blue
option-flights-flights_3-green = Green
option-flights-flights_3-yellow = Yellow
option-flights-flights_4 = Fourth player’s flights
option-flights-flights_4-by_seat = By seat
option-flights-flights_4-red = Red
option-flights-flights_4-blue = Blue
option-flights-flights_4-green = Green
option-flights-flights_4-yellow = Yellow
option-flights-target-why = Fewer points make a short match, more a long evening. It counts only where points are added up.
option-flights-match-why = A single game is the quickest. Adding points up rewards steady play; where games won are counted, every game starts level.
option-flights-wins-why = The more games to win, the less luck decides. It counts only where games won are counted.
option-flights-flights-why = Everybody plays the flights of one colour. Choose yours; no two players can have the same.
option-flights-match-refused = Games won are counted between two players only. With more of you, add points up or play a single game.
option-flights-flights-refused = The { $value ->
    [red] red
    [blue] blue
    [green] green
   *[yellow] yellow
} flights are chosen for two seats. Give each player a colour of their own.

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

fli-ends-game = All { $colours } colours when a round ends: the game is over.
fli-wins-match = { $match ->
    [single] The most points win.
    [wins] { $target ->
        [one] { $target } game won wins the match.
       *[other] { $target } games won win the match.
    }
   *[points] { $target ->
        [one] { $target } point wins the match.
       *[other] { $target } points in all win the match.
    }
}
fli-near = { $who ->
    [you] You lack only { $colour } to end the game.
    [several] Only one colour is missing to end the game: { $names }.
   *[other] { $names } lacks only { $colour } to end the game.
}
fli-full = { $who ->
    [you] You have all the colours: the game ends with this round, unless you lose one.
    [several] All the colours are there: { $names }. The game ends with this round, unless some are lost.
   *[other] { $names } has all the colours: the game ends with this round, unless one is lost.
}
fli-game-round = Game { $game }, round { $round }
fli-goal-points = to { $target }
fli-goal-wins = to { $target ->
    [one] { $target } win
   *[other] { $target } wins
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
fli-flights-of = { $name } has the { $colour ->
    [red] red
    [blue] blue
    [green] green
   *[yellow] yellow
} flights.
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
fli-value = the collection is worth { $value } now
fli-score = { $score } of { $target ->
    [one] { $target } point
   *[other] { $target } points
} in the match
fli-wins = { $wins } of { $target ->
    [one] { $target } game
   *[other] { $target } games
} won
fli-needs = still needed: { $colours }
fli-has-all = has all colours
fli-burnt = Burnt:
fli-deported = Deported:

fli-table = Cards laid in this round
fli-taken = taken
fli-nothing-laid = nothing laid
fli-take = Take { $card }
fli-swap = Swap your { $own } for { $their }
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
fli-your-flights = Your { $colour ->
    [red] red
    [blue] blue
    [green] green
   *[yellow] yellow
} flights
fli-lay-with = Lay { $card } with flight { $flight }

fli-hint-lay = Choose a card, then the flight that goes with it.
fli-hint-flight = { $card }: with which flight? The highest picks first.
fli-hint-wait-laying = The others are still choosing.
fli-hint-pick = Your pick: take one of { $count } cards.
fli-hint-must = The last card is yours: { $card }.
fli-hint-must-city = Cities go before exchanges, so you have to take: { $card }.
fli-hint-must-x = Universal exchanges go last of all, so you have to take: { $card }.
fli-hint-must-u = Only universal exchanges are left, so you have to take one.
fli-hint-own = { $card }: which of your cities do you give away?
fli-hint-their = You give { $own }. Which city do you want for it?
fli-hint-wait-pick = { $name } picks a card.
fli-hint-wait-swap = { $name } swaps a city.

fli-text-points = { $name }: { $cities }. Worth now: { $value }. Score: { $score }.
fli-text-single = { $name }: { $cities }. Worth now: { $value }.
fli-text-wins = { $name }: { $cities }. Worth now: { $value }. Games won: { $wins }.
fli-text-table = On the table: { $cards }.

fli-say-laid = { $who ->
    [you] You lay { $card } with flight { $flight }.
   *[other] { $name } lays { $card } with flight { $flight }.
}
fli-say-turned = The cards are turned up. { $bids }
fli-say-bid = { $name }: { $card } with flight { $flight }.
fli-say-took = { $who ->
    [you] You take { $card }.
   *[other] { $name } takes { $card }.
}
fli-say-deported = { $who ->
    [you] The deportation sends your { $card } home.
   *[other] The deportation sends { $name }’s { $card } home.
}
fli-say-nothing-deported = { $who ->
    [you] You have no city, so the deportation does nothing.
   *[other] { $name } has no city, so the deportation does nothing.
}
fli-say-swapped = { $who ->
    [you] You give { $own } to { $partner } and get { $their }.
   *[other] { $partner_who ->
        [you] { $name } gives you { $own } and gets your { $their }.
       *[other] { $name } gives { $own } to { $partner } and gets { $their }.
    }
}
fli-say-unused = { $who ->
    [you] You have nobody to swap with; { $card } is discarded.
   *[other] { $name } has nobody to swap with; { $card } is discarded.
}
fli-say-burnt = { $who ->
    [you] Fire! You lose { $cards }:
   *[other] Fire! { $name } loses { $cards }:
} { $why ->
    [pair] neighbours of one colour burn.
    [three] three of one colour burn.
   *[both] neighbours of one colour burn, and so do three.
}
fli-say-drew = { $who ->
    [you] You draw { $cards }.
   *[other] { $name } draws { $cards }.
}
fli-say-reshuffled = The discards are shuffled into a new deck of { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
fli-say-round = { $round ->
    [2] Nobody has all the colours yet, so the game goes on: round 2.
   *[other] Round { $round }.
} { $who ->
    [you] With equal flights you come first.
   *[other] With equal flights { $name } comes first.
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
    [you] The match is over. You have won!
    [several] The match is over. The victory is shared: { $name }.
   *[other] The match is over. { $name } has won.
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
rules-is-flights-first = Has the first-turn card: { $value }
rules-is-flights-order = Still to take a card: { $value }
rules-is-flights-colours = Colours of the flights: { $value }
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
fli-headline = Game { $game }, round { $round }, { $goal }
fli-headline-single = Round { $round }
fli-danger = would burn: { $colours }
fli-burns-own = That burns your { $cards }.
fli-burns-their = That burns { $name }’s { $cards }.
fli-hint-flight-first = { $card }: with which flight? Whoever picks first must take it.
fli-hint-flight-last = { $card }: with which flight? Whoever picks last must take it.
fli-hint-fire = Mind the fire: { $cards }.
fli-fire-beside = { $card } beside { $other }
fli-fire-third = { $card } as the third of its colour
fli-hint-must-first = You pick now, and a deportation goes first: you have to take it.
fli-hint-must-last = You pick last, so you have to take: { $card }.
fli-hint-deported = It sends your { $city } home.
fli-hint-nothing-deported = You have no city, so it does nothing.
fli-tip-city = { $card }: counts { $value } for its colour. Beside another city of its colour both burn, and so do three of a colour anywhere.
fli-tip-exchange = Exchange { $value }: whoever picks last takes it, and swaps a { $value } for somebody’s { $value }.
fli-tip-universal = Universal exchange: goes last of all. Swap one of your cities for somebody’s of the same value.
fli-tip-deportation = Deportation: whoever picks first must take it, and loses the last city of the row.
fli-tip-back = A card face down. All are turned up once everybody has laid.
fli-tip-flight = { $colour ->
    [red] Red
    [blue] Blue
    [green] Green
   *[yellow] Yellow
} flight { $flight }: the highest flight picks first. Once used, it comes back when all six are used.
fli-tip-used-flight = { $colour ->
    [red] Red
    [blue] Blue
    [green] Green
   *[yellow] Yellow
} flight { $flight } is used. It comes back when all six are used.
fli-tip-first = The first-turn card: of equal flights, whoever is next from here clockwise picks first.
fli-tip-danger = { $what }. The next city of that colour would lie beside its like, or be the third: then they burn.
fli-tip-laid = Laid is laid: once everybody has, all the cards are turned up and taken.
fli-no-card = { $card } is not in your hand.
fli-no-second = You have laid a card in this round. Wait until everybody has.
fli-no-lay = First lay a card from your hand with one of your flights.
fli-no-such = { $card } is not on the table any more.
fli-no-pick = Take one of the cards on the table.
fli-no-swap-yet = First swap a city: { $card } is still to be resolved.
fli-no-flight = Flight { $flight } is used and comes back when all six are. You still have { $free }.
fli-no-hand = You have no card to lay, so you sit this round out.
fli-no-before-deportation = Not { $card } yet: as long as a deportation is there, whoever picks has to take it.
fli-no-before-cities = Not { $card } yet: as long as a city is there, it goes first. Take { $count ->
    [one] { $names }
   *[other] one of these: { $names }
}.
fli-no-before-exchanges = Not { $card } yet: it comes last of all. Take { $count ->
    [one] { $names }
   *[other] one of these: { $names }
}.
fli-no-value = This exchange swaps a { $value } for a { $value }, and nothing else.
fli-no-equal = { $own } and { $their } are not worth the same, so they cannot be swapped.
fli-no-own = { $own } is not in your row.
fli-no-their = { $their } is in nobody else’s row.
fli-no-small = { $name } has { $their ->
    [one] { $their } city
   *[other] { $their } cities
} and you have { $own }. Swap only with somebody who has as many as you, or more.
fli-why-only = There is nothing else to do.
fli-why-least = { $count ->
    [one] It burns { $count } city in your row; nothing else would burn fewer.
   *[other] It burns { $count } cities in your row, itself among them; nothing else would burn fewer.
}
fli-why-complete = With it you have all { $need } colours: if that lasts, the game ends with this round.
fli-why-colour = It brings you { $colour }: { $have } of { $need } colours.
fli-why-rest-burns = Anything else would burn in your row.
fli-why-deny = { $name } picks after you and lacks this colour.
fli-why-harmless = It burns nothing in your row.
fli-why-exchange = You have a city to swap with it.
fli-why-no-exchange = You have nothing to swap with it, so it does no harm.
fli-why-swap-colour = It brings you { $colour }, which you lack.
fli-why-swap-burns = Your city starts a fire in { $name }’s row: { $count ->
    [one] { $count } city burns.
   *[other] { $count } cities burn.
}
fli-why-swap-least = { $count ->
    [0] It burns nothing in your row.
    [one] It burns { $count } city in your row; no other swap burns fewer.
   *[other] It burns { $count } cities in your row; no other swap burns fewer.
}
fli-why-lay-sure = You lack this colour, and with flight { $flight } nobody can pick before you.
fli-why-lay-likely = You lack this colour, and { $lower } of the { $count } flights that the others have left { $lower ->
    [one] is
   *[other] are
} lower than your { $flight }.
fli-why-lay-burns = In your row { $card } would burn as things are: let the others have it.
fli-why-lay-trap = In { $name }’s row { $card } would burn as things are.
fli-why-lay-only-flight = Flight { $flight } is the only one you have left; after this round you get all six back.
fli-why-lay-choice = { $lower } of the { $count } flights that the others have left { $lower ->
    [one] is
   *[other] are
} lower than your { $flight }: with it you can expect to pick early.
fli-why-lay-spare = { $count ->
    [one] You hold another city in { $colour }, so you can spare this one.
   *[other] You hold { $count } more cities in { $colour }, so you can spare this one.
}
fli-why-lay-low = No city in your hand is worth less than this one: { $value }.
fli-why-lay-save = It costs you only flight { $flight }: you keep your { $high } for a later round.
fli-why-lay-never-first = Whoever picks first must take this card. With flight { $flight } that cannot be you.
fli-why-lay-no-city = Whoever picks first must take this card, but you have no city yet that it could cost you.
fli-why-lay-hardly-first = Whoever picks first must take this card, and { $higher } of the { $count } flights that the others have left { $higher ->
    [one] is
   *[other] are
} higher than your { $flight }.
fli-why-lay-last-swap = Whoever picks last takes an exchange. With flight { $flight } that is you, and you have a city to swap.
fli-why-lay-may-swap = Whoever picks last takes an exchange. With flight { $flight } that may be you, and you have a city to swap.
fli-why-lay-never-last = Whoever picks last takes an exchange. With flight { $flight } that cannot be you.
fli-why-lay-no-rows = Nobody has a city yet, so nobody can swap with it in this round.
fli-why-lay-no-swap = As the rows are now, you could swap nothing with it yourself.
fli-value-to-go = { $who ->
    [you] { $own ->
        [yes] You come nearer to the points that win the match.
       *[no] You stay further from the points that win the match.
    }
   *[other] { $own ->
        [yes] { $name } comes nearer to the points that win the match.
       *[no] { $name } stays further from the points that win the match.
    }
}
fli-value-of-missing = { $who ->
    [you] { $missing ->
        [0] You then lack no colour.
        [one] You then lack { $missing } colour.
       *[other] You then lack { $missing } colours.
    }
   *[other] { $missing ->
        [0] { $name } then lacks no colour.
        [one] { $name } then lacks { $missing } colour.
       *[other] { $name } then lacks { $missing } colours.
    }
}
fli-value-worth = { $who ->
    [you] { $own ->
        [yes] Your row comes to more points.
       *[no] Your row comes to fewer points.
    }
   *[other] { $own ->
        [yes] The row of { $name } comes to more points.
       *[no] The row of { $name } comes to fewer points.
    }
}
fli-value-missing-in-hand = { $who ->
    [you] { $held ->
        [0] You hold no city in a colour that your row lacks.
        [one] You hold a city in { $held } colour that your row lacks.
       *[other] You hold cities in { $held } colours that your row lacks.
    }
   *[other] { $held ->
        [0] { $name } holds no colour that the row lacks.
        [one] { $name } holds { $held } colour that the row lacks.
       *[other] { $name } holds { $held } colours that the row lacks.
    }
}
fli-value-hand-high = { $who ->
    [you] { $held ->
        [0] You hold no city of 5 or 6.
        [one] You hold { $held } city of 5 or 6.
       *[other] You hold { $held } cities of 5 or 6.
    }
   *[other] { $held ->
        [0] { $name } holds no city of 5 or 6.
        [one] { $name } holds { $held } city of 5 or 6.
       *[other] { $name } holds { $held } cities of 5 or 6.
    }
}
fli-value-hand-exchanges = { $who ->
    [you] { $held ->
        [0] You hold no exchange.
        [one] You hold { $held } exchange.
       *[other] You hold { $held } exchanges.
    }
   *[other] { $held ->
        [0] { $name } holds no exchange.
        [one] { $name } holds { $held } exchange.
       *[other] { $name } holds { $held } exchanges.
    }
}
fli-value-hand-deportations = { $who ->
    [you] { $held ->
        [0] You hold no deportation.
        [one] You hold { $held } deportation.
       *[other] You hold { $held } deportations.
    }
   *[other] { $held ->
        [0] { $name } holds no deportation.
        [one] { $name } holds { $held } deportation.
       *[other] { $name } holds { $held } deportations.
    }
}
fli-value-flight = { $who ->
    [you] { $brings ->
        [yes] You still have flight { $flight } for later rounds.
       *[no] You have used flight { $flight } by then.
    }
   *[other] { $brings ->
        [yes] { $name } still has flight { $flight } for later rounds.
       *[no] { $name } has used flight { $flight } by then.
    }
}
fli-value-place = { $who ->
    [you] In the next round you are number { $place } among equal flights.
   *[other] In the next round { $name } is number { $place } among equal flights.
}
fli-ended = { $who ->
    [you] You have all the colours, so the game is over.
    [several] All the colours are there, so the game is over: { $names }.
   *[other] { $names } has all the colours, so the game is over.
}
fli-tie-no-win = They are level on points, so nobody wins this game.
fli-decided-points = { $behind ->
    [yes] { $who ->
        [you] You were behind until the last game: it brought you { $value }.
       *[other] { $name } was behind until the last game: it brought { $value }.
    }
   *[no] { $who ->
        [you] You are the first to reach { $target }. The last game brought you { $value }.
       *[other] { $name } is the first to reach { $target }. The last game brought { $value }.
    }
}
fli-decided-wins = { $who ->
    [you] You are the first to win { $wins ->
        [one] { $wins } game
       *[other] { $wins } games
    }.
   *[other] { $name } is the first to win { $wins ->
        [one] { $wins } game
       *[other] { $wins } games
    }.
}
fli-decided-single = { $full ->
    [yes] { $who ->
        [you] You have all the colours and the most points: { $points }.
       *[other] { $name } has all the colours and the most points: { $points }.
    }
   *[no] { $who ->
        [you] You lack a colour, and have the most points all the same: { $points }.
       *[other] { $name } lacks a colour, and has the most points all the same: { $points }.
    }
}
fli-counted = With all colours the highest city of each counts. Else a single city counts its value, two of a colour the larger less the smaller.
fli-decided-shared = Equal at { $points } points, so the victory is shared.
fli-decided-higher = { $who ->
    [you] You were not alone in reaching { $target }, but your total is the highest.
   *[other] { $name } was not alone in reaching { $target }, but has the highest total.
}
fli-options = lay one of your cards ({ $cards }) with one of your flights ({ $flights })
fli-coach-goal = Collect a city of every colour: whoever has them all counts the highest of each.
fli-coach-swap = In a swap you give a city and get one of the same value. Each takes exactly the other’s place.
fli-coach-pick = The highest flight picks first, and may also take a city that somebody else has laid.
fli-coach-fire = Two cities of one colour side by side burn, and so do three of a colour anywhere in a row.
fli-coach-lay = Each of you lays a card with a flight, face down. Then everything is turned up.
fli-coach-deportation = Whoever picks first must take a deportation, and loses the last city of their row.
fli-coach-exchange = Whoever picks last must take an exchange, and swaps a city of its value with somebody if they can.
fli-coach-universal = A universal exchange goes last of all, and is for cities of any one value.
fli-coach-used = A flight that you have used rests until you have used all six.
fli-coach-end = When a round ends and somebody has every colour, the game is over.
fli-coach-less = Without all the colours, two cities of a colour count only the larger minus the smaller.
fli-coach-fewer = You may not swap with somebody who has fewer cities than you.
