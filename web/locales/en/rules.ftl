rules = Rules
rules-all = All rulebooks
rules-of = Rules of { $game }
rules-lead = Every game told in full: every rule under its number, with what the published book leaves open settled and said, and with examples you can play through where they stand.
rules-contents = Contents
rules-count = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
rules-examples = { $count ->
    [one] { $count } example
   *[other] { $count } examples
}
rules-search = Search all the rules
rules-search-hint = A word, or a rule such as { $rule }
rules-search-none = No rule has all these words.
rules-search-found = Rules found: { $count }
rules-mark-S = The published rulebook says so
rules-mark-R = A ruling of ours, where the published rulebook is silent
rules-mark-SR = Published rulebook, with a ruling of ours
rules-marks = Where a rule comes from
rules-word-ruling = Ruling
rules-word-option = Option
rules-permalink = Link to rule { $rule }
rules-as-text = As text
rules-may = Allowed
rules-not = Refused
rules-play = Played
rules-is = Now
rules-by = { $name }: { $action }
rules-try = Try it
rules-again = From the start
rules-close = Back to the picture
rules-starting = The engine is starting …
rules-failed = The engine could not be started. The picture stays, and a reload of the page may help.
rules-open = Read the rule
rules-act-f2f-own-up = { $card } on your own ascending pile
rules-act-f2f-own-down = { $card } on your own descending pile
rules-act-f2f-their-up = { $card } on the other’s ascending pile
rules-act-f2f-their-down = { $card } on the other’s descending pile
rules-act-f2f-draw = end the turn and draw
rules-act-gem-shift = { $end }: shift, paid with { $cards }
rules-act-gem-done = complete { $gem }
rules-act-gem-draw = draw cards
rules-act-gem-activate = activate the field
rules-act-gem-prove = finish shifting and prove tasks
rules-act-gem-pass = pass
rules-act-gla-start = place the wizard { $stop }
rules-act-gla-cauldron = { $place }: into the cauldron
rules-act-gla-spells = { $place }: keep the spell
rules-act-gla-cast = { $place }: cast the spell at once
rules-act-gla-aside = { $place }: take the last card and lay it aside
rules-act-gla-appear = use Magic Appearance
rules-act-gla-move = use Magic Movement
rules-act-gla-pass = take nothing
rules-act-uno-lay = lay { $card }{ $colour ->
    [none] {""}
   *[other] , naming { $colour }
}{ $call ->
    [yes] , calling “UNO!”
   *[no] {""}
}
rules-act-uno-draw = draw a card
rules-act-uno-keep = keep the drawn card
rules-act-uno-challenge = challenge the Wild Draw Two
rules-act-uno-accept = accept, and draw
rules-act-uno-let = let the forgotten call pass
rules-act-uno-catch = catch { $name } without “UNO!”
rules-act-uno-colour = name { $colour }
rules-act-fli-lay = lay { $card } with flight { $flight }
rules-act-fli-take = take { $card }
rules-act-fli-swap = give { $own }, get { $other }
rules-is-none = none
rules-is-empty = empty
rules-is-you = you
rules-is-seat = To act: { $value }
rules-is-over = { $raw ->
    [none] The game goes on
   *[other] The game is over by { $raw }
}
rules-is-winner = Winner: { $value }
rules-is-given = Given away in this turn: { $value }
rules-is-own-up = Your ascending pile shows { $value }
rules-is-own-down = Your descending pile shows { $value }
rules-is-their-up = The other’s ascending pile shows { $value }
rules-is-their-down = The other’s descending pile shows { $value }
rules-is-own-hand = Your hand: { $value }
rules-is-own-hand-size = Cards in your hand: { $value }
rules-is-own-draw-size = Your draw pile: { $value }
rules-is-their-hand-size = Cards in the other’s hand: { $value }
rules-is-their-draw-size = The other’s draw pile: { $value }
rules-is-hand-of = { $who ->
    [you] Your hand: { $value }
   *[other] Hand of player { $seat }: { $value }
}
rules-is-hand-size-of = { $who ->
    [you] Cards in your hand: { $value }
   *[other] Cards in the hand of player { $seat }: { $value }
}
rules-is-score-of = { $who ->
    [you] Your points: { $value }
   *[other] Points of player { $seat }: { $value }
}
rules-is-scores = Points: { $value }
rules-is-deck-size = Cards in the draw pile: { $value }
rules-is-discard-size = Cards in the discard: { $value }
rules-is-round = Round { $value }
rules-is-game = Game { $value }
rules-is-turn = Turn { $value }
rules-is-city-of = { $who ->
    [you] Your collection: { $value }
   *[other] Collection of player { $seat }: { $value }
}
rules-is-city-size-of = { $who ->
    [you] Cities in your collection: { $value }
   *[other] Cities in the collection of player { $seat }: { $value }
}
rules-is-value-of = { $who ->
    [you] Your collection is worth { $value }
   *[other] The collection of player { $seat } is worth { $value }
}
rules-is-used-of = { $who ->
    [you] Your used flights: { $value }
   *[other] Used flights of player { $seat }: { $value }
}
rules-is-wins-of = { $who ->
    [you] Games you have won: { $value }
   *[other] Games won by player { $seat }: { $value }
}
rules-is-first = Has the first turn: { $value }
rules-is-order = Still to take a card: { $value }
rules-is-out = Colours left out: { $value }
rules-is-table = On the table: { $value }
rules-is-phase = { $raw ->
    [lay] Everyone lays a card
    [pick] Cards are being taken
    [swap] A swap is due
    [tasks] Tasks are being laid
    [challenge] A challenge is possible
    [colour] A colour is to be named
    [drawn] The drawn card may be laid
   *[play] The turn goes on
}
rules-is-at-of = { $place }: { $value }
rules-is-cauldron-of = { $who ->
    [you] Your cauldron: { $value }
   *[other] Cauldron of player { $seat }: { $value }
}
rules-is-cauldron-size-of = { $who ->
    [you] Cards in your cauldron: { $value }
   *[other] Cards in the cauldron of player { $seat }: { $value }
}
rules-is-top-of = { $who ->
    [you] On top of your cauldron: { $value }
   *[other] On top of player { $seat }’s cauldron: { $value }
}
rules-is-step-of = { $who ->
    [you] Your wizard goes on by { $value }
   *[other] The wizard of player { $seat } goes on by { $value }
}
rules-is-wizard-of = { $who ->
    [you] Your wizard stands { $value }
   *[other] The wizard of player { $seat } stands { $value }
}
rules-is-spells-of = { $who ->
    [you] Your spells: { $value }
   *[other] Spells of player { $seat }: { $value }
}
rules-is-jokers-of = { $who ->
    [you] Your jokers count for: { $value }
   *[other] Jokers of player { $seat } count for: { $value }
}
rules-is-recipe-points-of = { $who ->
    [you] Points from your recipes: { $value }
   *[other] Points from the recipes of player { $seat }: { $value }
}
rules-is-line = The line to take from: { $value }
rules-is-using = { $raw ->
    [appear] Magic Appearance is in use
    [move] Magic Movement is in use
   *[none] No spell is in use
}
rules-is-line-of = { $place }: { $raw }
rules-is-field = The field, row by row: { $raw }
rules-is-changed = Would score if activated now: { $value }
rules-is-untouched = Untouched: { $value }
rules-is-gain = Activating now would bring { $value }
rules-is-shifts = Shifts in this turn: { $value }
rules-is-runouts = The deck has run out { $value } times
rules-is-done-of = { $who ->
    [you] Your completed tasks: { $value }
   *[other] Completed tasks of player { $seat }: { $value }
}
rules-is-done-size-of = { $who ->
    [you] Number of your completed tasks: { $value }
   *[other] Number of completed tasks of player { $seat }: { $value }
}
rules-is-open-of = { $who ->
    [you] Still to do for you: { $value }
   *[other] Still to do for player { $seat }: { $value }
}
rules-is-provable = Can be completed now: { $value }
rules-is-forbidden = Forbidden now: { $value }
rules-is-pearl = { $raw ->
    [none] The pearl is not bound
   *[other] The pearl counts as { $value }
}
rules-is-top = On the discard pile: { $value }
rules-is-colour = Colour in force: { $value }
rules-is-direction = { $raw ->
    [left] Play goes to the left
   *[right] Play goes to the right
}
rules-is-dealer = Dealer: { $value }
rules-is-drawn = Just drawn: { $value }
rules-is-open = May be caught: { $value }
rules-is-points-of = { $who ->
    [you] Your hand counts { $value }
   *[other] The hand of player { $seat } counts { $value }
}
