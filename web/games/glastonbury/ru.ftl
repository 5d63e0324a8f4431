game-glastonbury = Glastonbury
about-glastonbury = The wizards walk round the market, and each throws one ingredient after another into the cauldron. Four of a kind make a fine brew, but you only ever see what went in last.
feel-glastonbury = Throw, remember, and brew what the others forgot.
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
option-glastonbury-corners-why = Your corner decides what you reach first, so choosing it is a first small decision. By seat, the game begins at once.
option-glastonbury-outer_lines-why = With the outer lines the game may end sooner: keep an eye on every row.
option-glastonbury-recipes-why = Two secret recipes give each of you aims of your own. The book advises to leave them out of your first game.
option-glastonbury-wizard-why = Play the colour you like. No two players can have the same one.
option-glastonbury-out-why = Between two, the ingredients of one colour stay in the box. Choose which, or be surprised.
option-glastonbury-wizard-refused = The { $value ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} wizard is chosen for two seats. Give each player a colour of their own.
option-glastonbury-out-refused = One of the wizards in play is { $value ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
}, so this colour cannot be left out. Choose another.
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
gla-market = The market
gla-spot = { $card }; { $place }
gla-take = { $spot }. Take it; next time your wizard comes to stand { $next }
gla-ends = The game ends with it
gla-gap = Empty; { $place }
gla-start = Put your wizard { $corner }
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
gla-may-walk = The wizard stands { $stop } with a joker on top of its cauldron: it may stay, or { $step ->
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
gla-recipe-most = Most { $colour } cards
gla-recipe-look = { $look ->
    [fewest] Fewest ingredients
    [fours] Fewest fours
    [spells] Fewest spells
    [ones] Most ones
   *[end] End the game
}
gla-look-title = Your cauldron: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
gla-look = This is your cauldron, from the bottom up. Remember it well.
gla-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
gla-use = { $to ->
    [none] { $spell } ({ $left }×)
   *[other] { $spell } ({ $left }×): { $to }
}
gla-pass = Take nothing
gla-walk-on = Go on by the covered number
gla-now-moved = { $who ->
    [you] Your wizard stands { $stop }.
   *[other] The wizard of { $name } stands { $stop }.
}
gla-now-filled = New in the market: { $card }, { $place }.
gla-headline = Deck: { $count }
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
gla-out = The { $colour } cards are not in this game.
gla-say-placed = { $who ->
    [you] You placed your wizard at a corner.
   *[other] { $name } placed the wizard at a corner.
}
gla-say-cauldron = { $card ->
    [none] { $who ->
        [you] You threw a card into your cauldron.
       *[other] { $name } threw a card into the cauldron.
    }
   *[other] { $who ->
        [you] You threw { $card } into your cauldron.
       *[other] { $name } threw { $card } into the cauldron.
    }
}
gla-say-aside = { $card ->
    [none] { $who ->
        [you] You laid the last card aside.
       *[other] { $name } laid the last card aside.
    }
   *[other] { $who ->
        [you] You laid { $card } aside, the last card.
       *[other] { $name } laid { $card } aside, the last card.
    }
}
gla-say-spells = { $who ->
    [you] You keep { $card } for later.
   *[other] { $name } keeps { $card } for later.
}
gla-say-cast = { $who ->
    [you] You took { $card }!
   *[other] { $name } took { $card }!
}
gla-say-lost = { $card ->
    [none] { $who ->
        [you] You lost the top card of your cauldron.
       *[other] { $name } lost the top card of the cauldron.
    }
   *[other] { $who ->
        [you] You lost { $card }.
       *[other] { $name } lost { $card }.
    }
}
gla-say-looked = { $who ->
    [you] You looked through your cauldron.
   *[other] { $name } looked through their cauldron.
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
    [you] The game is over. You have won.
   *[other] The game is over. Won by { $names }.
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
gla-of-kind = { $kind ->
    [ra] toadstools
    [rb] rose hips
    [ya] honeycombs
    [yb] dandelions
    [ga] clover
    [gb] ferns
    [ba] shells
    [bb] feathers
    [oa] pumpkins
    [ob] amber
    [wa] eggs
    [wb] bones
    [ka] beetles
    [kb] poppies
    [va] amethysts
    [vb] lavender
    [na] acorns
   *[nb] mandrakes
}
gla-set-of = { $kind ->
    [ra] toadstools
    [rb] rose hips
    [ya] honeycombs
    [yb] dandelions
    [ga] clover
    [gb] ferns
    [ba] shells
    [bb] feathers
    [oa] pumpkins
    [ob] amber
    [wa] eggs
    [wb] bones
    [ka] beetles
    [kb] poppies
    [va] amethysts
    [vb] lavender
    [na] acorns
   *[nb] mandrakes
}
gla-the-card = the { $number } of { $of }
gla-the-sign = { $card ->
    [joker] a joker
    [luck] Bad Luck
    [eye] an Eyeball
    [appear] Magic Appearance
   *[move] Magic Movement
}
gla-wizard-colour = { $colour ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
}
gla-wizard = { $who ->
    [you] Your wizard is { $colour }: { $cards } cards count double for you.
   *[other] The wizard of { $name } is { $colour }: { $cards } cards count double there.
}
gla-cards = { $count ->
    [one] { $count } card in the cauldron
   *[other] { $count } cards in the cauldron
}
gla-spells-taken = { $count ->
    [one] { $count } spell taken in all
   *[other] { $count } spells taken in all
}
gla-do-start = Place your { $colour } wizard at a corner. From there it walks 2 steps clockwise.
gla-goal = Three of a kind score, single cards cost, and your cauldron stays closed: remember what is in it.
gla-do-take = { $special ->
    [brief] { $axis ->
        [row] Take a card from the lit row.
       *[column] Take a card from the lit column.
    }
    [joker] { $axis ->
        [row] Your joker keeps your wizard here: take another card from the lit row.
       *[column] Your joker keeps your wizard here: take another card from the lit column.
    }
    [ends] { $axis ->
        [row] Take a card from the lit row. One with a flag ends the game.
       *[column] Take a card from the lit column. One with a flag ends the game.
    }
   *[none] { $axis ->
        [row] Take a card from the lit row. The number of an ingredient is how far you walk next.
       *[column] Take a card from the lit column. The number of an ingredient is how far you walk next.
    }
}
gla-do-chosen = The last card: throw it into your cauldron, or lay it aside? The game ends.
gla-do-appear = Magic Appearance: take any card of the market, but no orange spell.
gla-do-move = { $axis ->
    [row] Magic Movement: take a card from the lit row, but no orange spell.
   *[column] Magic Movement: take a card from the lit column, but no orange spell.
}
gla-do-walk = A joker covers your number: walk on by that number, or take nothing and stay.
gla-do-none = { $axis ->
    [row] There is nothing to take in this row.
   *[column] There is nothing to take in this column.
}
gla-do-corner = { $move ->
    [yes] { $to ->
        [none] A corner has no cards. Take nothing, or use Magic Movement.
       *[other] A corner has no cards. Take nothing, or use Magic Movement to stand { $to }.
    }
   *[no] A corner has no cards: take nothing, and your turn is over.
}
gla-lost = { $top ->
    [none] Bad Luck! { $name } cost you your top card; your cauldron is empty.
   *[other] Bad Luck! { $name } cost you your top card; now { $top } is on top.
}
gla-tip-card = { $card }. On top, it takes your wizard { $number ->
    [one] { $number } step
   *[other] { $number } steps
} on. At the end one alone counts −{ $number }, two nothing, three their sum, four their sum and 5{ $own ->
    [yes] ; your colour counts double
   *[no] {""}
}.
gla-tip-sign = { $card ->
    [joker] Joker, 0. On top, it keeps your wizard where it is. At the end it joins a kind you have, as one card more.
    [luck] Bad Luck works at once: everybody else loses the top card of their cauldron.
    [eye] Eyeball works at once: you look through your own cauldron, once.
    [appear] Magic Appearance is kept, for two uses: take any card of the market instead of one from your row or column, but no orange spell.
   *[move] Magic Movement is kept, for three uses: at a corner your wizard walks on at once, but this turn you take no orange spell.
}
gla-tip-lead = Its number leads your wizard on: { $next }.
gla-tip-corner = A corner: no card to take here.
gla-tip-stands = { $who ->
    [you] Your wizard.
   *[other] { $name }’s wizard.
}
gla-tip-comes = { $who ->
    [you] Here your wizard goes next.
   *[other] Here { $name }’s wizard goes next.
}
gla-tip-number = { $who ->
    [you] With { $numbers } on top, you come here next.
   *[other] With { $numbers } on top, { $name } comes here next.
}
gla-tip-empty = Your cauldron is empty, so you walk 2 steps.
gla-tip-most = Whoever has more of them than everybody else scores { $count ->
    [one] { $count } point
   *[other] { $count } points
} for each.
gla-tip-look = Worth 10 points at the end; a tie brings nothing.
gla-tip-aside = Only the last card of a row or column may be laid aside.
gla-say-passed = { $who ->
    [you] You took nothing.
   *[other] { $name } took nothing.
}
gla-no-start = { $who ->
    [you] Your wizard already stands there.
   *[other] { $name }’s wizard already stands there. Choose another corner.
}
gla-no-such-corner = A wizard cannot start there. Choose one of the four corners.
gla-no-turn-yet = First place your wizard at a corner.
gla-no-start-again = Your wizard has its place. The number on your top card moves it.
gla-no-reach = { $axis ->
    [row] Your wizard reaches only the lit row. Take a card from there.
   *[column] Your wizard reaches only the lit column. Take a card from there.
}
gla-no-pass = { $axis ->
    [row] There is a card to take in the lit row, so you have to take one.
   *[column] There is a card to take in the lit column, so you have to take one.
}
choose-first-glastonbury = Click a card of the lit row or column: it goes into your cauldron.
gla-no-corner = Your wizard stands at a corner: it reaches no card here.
gla-no-card = No card lies there any more. Take one from another place.
gla-no-keep = Orange spells work at once. This one cannot be kept.
gla-no-cast = This spell is kept for later. Put it beside your cauldron.
gla-no-other-way = Ingredients and jokers go into your cauldron, nowhere else.
gla-no-spell-in = A spell never goes into a cauldron.
gla-no-second-spell = One spell a turn: you have used one already.
gla-no-orange-appear = Magic Appearance brings no orange spell. Take another card.
gla-no-orange-move = After Magic Movement you may not take an orange spell. Take another card.
gla-no-use = { $spell ->
    [appear] You have no use of Magic Appearance left.
   *[move] You have no use of Magic Movement left.
}
gla-no-appear = Magic Appearance does not work at a corner.
gla-no-appear-cards = The market has nothing that Magic Appearance could bring.
gla-no-move = Magic Movement works at corners only.
gla-no-walk = Your wizard has walked already. Only at a corner, with a joker on top, may you choose.
gla-no-choice = First decide: go on by the number under the joker, or take nothing and stay.
gla-no-aside = Only the last card of a row or column may be laid aside.
gla-why-start = Your first steps lead to a { $axis } with { $own ->
    [0] { $spells ->
        [one] a spell in it.
       *[other] { $spells } spells in it.
    }
    [one] one card of your own colour, { $colour }.
   *[other] { $own } cards of your own colour, { $colour }.
}
gla-why-pass = You take no card this time, and keep the spell for another corner.
gla-why-walk = If you stay at the corner you take nothing; walking on, you come to cards.
gla-why-appear = With it you may take a card from anywhere in the market, but no orange spell.
gla-why-move = { $axis ->
    [none] Instead of a turn without a card you walk on.
   *[other] Instead of a turn without a card you come to stand { $next } and take one.
}
gla-why-aside = Alone of its kind it would cost you { $points ->
    [one] { $points } point
   *[other] { $points } points
}; aside it costs nothing.
gla-why-end = It ends the game now, before the others get another turn.
gla-why-luck = { $name } loses { $card } from the top of the cauldron.
gla-why-luck-none = Nobody else has a card to lose yet, and none goes into your cauldron.
gla-why-eye = You see your whole cauldron once, and no card goes into it.
gla-why-appear-card = Twice, later on, you can take a card with it from anywhere in the market.
gla-why-joker = At the end it joins a kind of yours, as one card more.
gla-why-move-card = Three times it lets you walk on from a corner, where you would take nothing.
gla-why-mate = It goes with the one on top: { $of } again.
gla-why-own = Your own colour, { $colour }, counts double.
gla-why-low = Even alone of its kind it would cost you only { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
gla-why-high = Among three or four of its kind it counts { $number }.
gla-why-lead = { $own ->
    [one] The card’s { $number } leads you on, { $next }, where a card of your own colour lies.
   *[other] The card’s { $number } leads you on, { $next }, where { $own } cards of your own colour lie.
}
gla-value-time-own-of-kind = { $who ->
    [you] { $own ->
        [yes] What you have of your own colour comes to more.
       *[no] What you have of your own colour comes to less.
    }
   *[other] { $own ->
        [yes] What { $name } has of their own colour comes to more.
       *[no] What { $name } has of their own colour comes to less.
    }
}
gla-value-time-other-of-kind = { $who ->
    [you] { $own ->
        [yes] Your ingredients of other colours come to more.
       *[no] Your ingredients of other colours come to less.
    }
   *[other] { $own ->
        [yes] The ingredients of other colours come to more for { $name }.
       *[no] The ingredients of other colours come to less for { $name }.
    }
}
gla-value-time-jokers = { $who ->
    [you] { $own ->
        [yes] Your jokers bring you more.
       *[no] Your jokers bring you less.
    }
   *[other] { $own ->
        [yes] { $name } gets more from jokers.
       *[no] { $name } gets less from jokers.
    }
}
gla-value-time-spell = { $who ->
    [you] { $brings ->
        [yes] You then have { $spell }.
       *[no] You then no longer have { $spell }.
    }
   *[other] { $brings ->
        [yes] { $name } then has { $spell }.
       *[no] { $name } then no longer has { $spell }.
    }
}
gla-value-time-next-line = { $who ->
    [you] { $cards ->
        [0] Your next turn finds no card.
        [one] Your next turn is at a line with { $cards } card.
        [7] Your next turn is at a corner.
       *[other] Your next turn is at a line with { $cards } cards.
    }
   *[other] { $cards ->
        [0] The next turn of { $name } finds no card.
        [one] The next turn of { $name } is at a line with { $cards } card.
        [7] The next turn of { $name } is at a corner.
       *[other] The next turn of { $name } is at a line with { $cards } cards.
    }
}
gla-value-acts-in = { $who ->
    [you] { $turns ->
        [0] It is your turn then.
        [one] Your turn comes after one other.
       *[other] Your turn comes after { $turns } others.
    }
   *[other] { $turns ->
        [0] It is the turn of { $name } then.
        [one] The turn of { $name } comes after one other.
       *[other] The turn of { $name } comes after { $turns } others.
    }
}
gla-ended = { $how ->
    [orange] { $who ->
        [you] Your Magic Movement found nothing but orange spells.
       *[other] { $name }’s Magic Movement found nothing but orange spells.
    }
   *[last] { $who ->
        [you] You took the last card of a row or column.
       *[other] { $name } took the last card of a row or column.
    }
}
gla-counted = One card of a kind costs its number, two count nothing, three add up, four add up and bring 5 more. Your own colour counts double.
gla-decided-shared = Equal points: the victory is shared.
gla-decided-set = { $who ->
    [you] Your best set: { $count } { $set }, worth { $points } points.
   *[other] { $name }’s best set: { $count } { $set }, worth { $points } points.
}
gla-decided-recipes = { $who ->
    [you] Your recipes decided it: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $name }’s recipes decided it: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
gla-decided-least = { $who ->
    [you] Nobody lost fewer points to single cards than you.
   *[other] Nobody lost fewer points to single cards than { $name }.
}
gla-coach-goal = Collect ingredients: three or four of a kind score, two are worth nothing, a single one costs its number.
gla-coach-end = Whoever takes the last card of a row or column{ $outer ->
    [yes] {""}
   *[no] {" "}from 2 to 5
} ends the game, and may lay it aside.
gla-coach-take = Beside a row or column you must take one of its cards. Ingredients go into your cauldron.
gla-coach-number = The number on top of your cauldron is how far your wizard walks next: with a card you choose the way, too.
gla-coach-hidden = You see only the top card of a cauldron, even of your own. Remember what lies below.
gla-coach-corner = At a corner there is nothing to take. But every corner is a step on the way.
gla-coach-luck = Bad Luck works at once: everybody else loses the top card of their cauldron.
gla-coach-eye = An Eyeball works at once: you may look through your own cauldron, one time.
gla-coach-appear = Keep Magic Appearance for later: twice it gives you any card of the market but an orange spell.
gla-coach-move = Keep Magic Movement for later: three times it moves your wizard on from a corner at once.
gla-coach-joker = A joker on top is a 0: your wizard stays where it is, and takes from the same line again.
gla-coach-double = The two kinds of your wizard’s colour count double, for better or worse.
gla-coach-recipes = Your two recipes are secret aims of your own. They are counted after the ingredients.
