game-glastonbury = Glastonbury
about-glastonbury = The wizards walk round the market, and each throws one ingredient after another into the cauldron. Four of a kind make a fine brew, but you only ever see what went in last.
option-glastonbury-corners = Where the wizards start
option-glastonbury-corners-choose = Everyone chooses a corner
option-glastonbury-corners-by_seat = Corners by seat
option-glastonbury-outer_lines = Whose last card ends the game
option-glastonbury-outer_lines-off = Rows and columns 2 to 5
option-glastonbury-outer_lines-on = The outer lines too
option-glastonbury-recipes = Recipes
option-glastonbury-recipes-off = Without
option-glastonbury-recipes-on = With
option-glastonbury-wizard_1 = First player’s wizard
option-glastonbury-wizard_1-by_seat = By seat
option-glastonbury-wizard_1-red = Red
option-glastonbury-wizard_1-yellow = Yellow
option-glastonbury-wizard_1-green = Green
option-glastonbury-wizard_1-blue = Blue
option-glastonbury-wizard_2 = Second player’s wizard
option-glastonbury-wizard_2-by_seat = By seat
option-glastonbury-wizard_2-red = Red
option-glastonbury-wizard_2-yellow = Yellow
option-glastonbury-wizard_2-green = Green
option-glastonbury-wizard_2-blue = Blue
option-glastonbury-wizard_3 = Third player’s wizard
option-glastonbury-wizard_3-by_seat = By seat
option-glastonbury-wizard_3-red = Red
option-glastonbury-wizard_3-yellow = Yellow
option-glastonbury-wizard_3-green = Green
option-glastonbury-wizard_3-blue = Blue
option-glastonbury-wizard_4 = Fourth player’s wizard
option-glastonbury-wizard_4-by_seat = By seat
option-glastonbury-wizard_4-red = Red
option-glastonbury-wizard_4-yellow = Yellow
option-glastonbury-wizard_4-green = Green
option-glastonbury-wizard_4-blue = Blue
option-glastonbury-out = The colour left out (two players)
option-glastonbury-out-random = By chance
option-glastonbury-out-red = Red
option-glastonbury-out-yellow = Yellow
option-glastonbury-out-green = Green
option-glastonbury-out-blue = Blue
gla-kind = { $kind ->
    [ra] Toadstool
    [rb] Rose hip
    [ya] Honeycomb
    [yb] Dandelion
    [ga] Clover
    [gb] Fern
    [ba] Shell
    [bb] Feather
    [oa] Pumpkin
    [ob] Amber
    [wa] Egg
    [wb] Bone
    [ka] Beetle
    [kb] Poppy
    [va] Amethyst
    [vb] Lavender
    [na] Acorn
   *[nb] Mandrake
}
gla-sign = { $card ->
    [joker] Joker
    [luck] Bad Luck
    [eye] Eyeball
    [appear] Magic Appearance
   *[move] Magic Movement
}
gla-colour = { $colour ->
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
    [orange] orange
    [white] white
    [black] black
    [violet] violet
   *[brown] brown
}
gla-colour-plural = { $colour ->
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
    [orange] orange
    [white] white
    [black] black
    [violet] violet
   *[brown] brown
}
gla-card = { $kind } { $number }
gla-card-colour = { $card }, { $colour }
gla-place = row { $row }, column { $column }
gla-stop = { $value ->
    [nw] at the upper left corner
    [n2] above column 2
    [n3] above column 3
    [n4] above column 4
    [n5] above column 5
    [ne] at the upper right corner
    [e2] to the right of row 2
    [e3] to the right of row 3
    [e4] to the right of row 4
    [e5] to the right of row 5
    [se] at the lower right corner
    [s5] below column 5
    [s4] below column 4
    [s3] below column 3
    [s2] below column 2
    [sw] at the lower left corner
    [w5] to the left of row 5
    [w4] to the left of row 4
    [w3] to the left of row 3
   *[w2] to the left of row 2
}
fact-glastonbury-corner = { $value ->
    [nw] upper left corner
    [ne] upper right corner
    [se] lower right corner
   *[sw] lower left corner
}
fact-glastonbury-place = { $value }
fact-glastonbury-uses = uses left: { $value }
fact-glastonbury-top = on top of the cauldron: { $value }
gla-market = The market
gla-spot = { $card }; { $place }
gla-take = { $spot }. Take it; next time your wizard comes to stand { $next }
gla-ends = The game ends with it
gla-gap = Empty; { $place }
gla-start = Put your wizard { $corner }
gla-to-act = to play
gla-cauldron = { $count ->
    [0] { $who ->
        [you] Your cauldron is empty
       *[other] The cauldron of { $name } is empty
    }
    [one] { $who ->
        [you] Your cauldron: { $card }, the only card
       *[other] Cauldron of { $name }: { $card }, the only card
    }
   *[other] { $who ->
        [you] Your cauldron: { $card } on top, { $count } cards
       *[other] Cauldron of { $name }: { $card } on top, { $count } cards
    }
}
gla-walk = The wizard stands { $stop } { $step ->
    [0] and will stay there.
    [one] and goes on by { $step }: { $next }.
   *[other] and goes on by { $step }: { $next }.
}
gla-may-walk = The wizard stands { $stop } under a joker: it may stay, or { $step ->
    [hidden] go on by a number that is covered.
   *[other] go on by { $step }: { $next }.
}
gla-spells = { $who ->
    [you] Your spells
   *[other] Spells of { $name }
}
gla-spell = { $spell }, { $left ->
    [0] used up
    [one] { $left } use left
   *[other] { $left } uses left
}
gla-recipes-own = Recipes
gla-recipes-hidden = { $name } has two secret recipes
gla-recipe-most = Most { $colour } cards
gla-recipe-look = { $look ->
    [fewest] Fewest ingredients
    [fours] Fewest fours
    [spells] Fewest spells
    [ones] Most ones
   *[end] End the game
}
gla-look-title = Your cauldron, from the bottom up, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
gla-look = Remember it well: this is the only look.
gla-reckoning = How the points come about
gla-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
gla-hint-start = Choose a corner for your wizard.
gla-hint-chosen = The last card of its line: into your cauldron, or aside?
gla-hint-walk = A joker lies on top of your cauldron: go on by the number under it, or stay here.
gla-hint-none = Nothing to take here.
gla-hint-appear = Take any card of the market, but no orange spell.
gla-hint-line = Take a card of the lit line.
gla-use = { $to ->
    [none] { $spell } ({ $left }×)
   *[other] { $spell } ({ $left }×): { $to }
}
gla-pass = Take nothing
gla-walk-on = Go on by the number under the joker
gla-stay = Stay here, take nothing
gla-now-took = { $who ->
    [you] You took { $card }.
   *[other] { $name } took { $card }.
}
gla-now-moved = { $who ->
    [you] Your wizard stands { $stop }.
   *[other] The wizard of { $name } stands { $stop }.
}
gla-now-passed = { $who ->
    [you] You took nothing.
   *[other] { $name } took nothing.
}
gla-now-lost = { $card ->
    [none] { $who ->
        [you] Your top card is gone; your cauldron is empty.
       *[other] { $name } lost the top card; the cauldron is empty.
    }
   *[other] { $who ->
        [you] Your top card is gone; { $card } is on top now.
       *[other] { $name } lost the top card; { $card } is on top now.
    }
}
gla-now-filled = New in the market: { $card }, { $place }.
gla-store = Deck and end
gla-deck = { $count ->
    [0] The deck is used up
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
gla-aside = Laid aside, out of the game: { $count }
gla-aside-short = Aside
gla-end-outer = The last card of any row or column ends the game.
gla-end-inner = The last card of a row or column from 2 to 5 ends the game; the outer four do not count.
gla-legend = A dashed hat: a wizard goes there next. A yellow number: with such a card, the one to play goes there.
gla-out = The { $colour } cards are not in this game.
gla-say-placed = { $who ->
    [you] You have put your wizard at a corner.
   *[other] { $name } has put the wizard at a corner.
}
gla-say-cauldron = { $who ->
    [you] You threw a card into your cauldron.
   *[other] { $name } threw a card into the cauldron.
}
gla-say-aside = { $who ->
    [you] You laid the last card aside.
   *[other] { $name } laid the last card aside.
}
gla-say-spells = { $who ->
    [you] You keep { $card }.
   *[other] { $name } keeps { $card }.
}
gla-say-cast = { $name }: { $card }!
gla-say-lost = { $who ->
    [you] You lost the top card of your cauldron.
   *[other] { $name } lost the top card of the cauldron.
}
gla-say-looked = { $who ->
    [you] You looked through your cauldron.
   *[other] { $name } looked through the own cauldron.
}
gla-say-used = { $who ->
    [you] You used { $spell }
   *[other] { $name } used { $spell }
}; { $left ->
    [0] no use left
    [one] { $left } use left
   *[other] { $left } uses left
}.
gla-say-over = { $who ->
    [you] The game is over. You have won ({ $rule }).
   *[other] The game is over. Won by { $names } ({ $rule }).
}
gla-row = Row { $row }: { $cards }.
gla-nothing = a gap
gla-act-start = place the wizard { $stop }
gla-act-cauldron = { $place }: into the cauldron
gla-act-spells = { $place }: keep the spell
gla-act-cast = { $place }: cast the spell at once
gla-act-aside = { $place }: take the last card and lay it aside
gla-act-appear = use Magic Appearance
gla-act-move = use Magic Movement
gla-act-pass = take nothing
gla-act-walk = go on by the number under the joker
rules-is-glastonbury-at-of = { $place }: { $value }
rules-is-glastonbury-cauldron-of = { $who ->
    [you] Your cauldron: { $value }
   *[other] Cauldron of player { $seat }: { $value }
}
rules-is-glastonbury-cauldron-size-of = { $who ->
    [you] Cards in your cauldron: { $value }
   *[other] Cards in the cauldron of player { $seat }: { $value }
}
rules-is-glastonbury-top-of = { $who ->
    [you] On top of your cauldron: { $value }
   *[other] On top of player { $seat }’s cauldron: { $value }
}
rules-is-glastonbury-step-of = { $who ->
    [you] Your wizard goes on by { $value }
   *[other] The wizard of player { $seat } goes on by { $value }
}
rules-is-glastonbury-wizard-of = { $who ->
    [you] Your wizard stands { $value }
   *[other] The wizard of player { $seat } stands { $value }
}
rules-is-glastonbury-spells-of = { $who ->
    [you] Your spells: { $value }
   *[other] Spells of player { $seat }: { $value }
}
rules-is-glastonbury-jokers-of = { $who ->
    [you] Your jokers count for: { $value }
   *[other] Jokers of player { $seat } count for: { $value }
}
rules-is-glastonbury-recipe-points-of = { $who ->
    [you] Points from your recipes: { $value }
   *[other] Points from the recipes of player { $seat }: { $value }
}
rules-is-glastonbury-line = The line to take from: { $value }
rules-is-glastonbury-using = { $raw ->
    [appear] Magic Appearance is in use
    [move] Magic Movement is in use
   *[none] No spell is in use
}
rules-is-glastonbury-phase = { $raw ->
    [start] The wizards are being placed
   *[turn] The turn goes on
}
rules-is-glastonbury-aside = Laid aside: { $value }
rules-is-glastonbury-worth-of = { $who ->
    [you] { $place } in your cauldron: { $value }
   *[other] { $place } in the cauldron of player { $seat }: { $value }
}
fact-glastonbury-stop = { $value }
fact-glastonbury-cards = cards to look at: { $value }
