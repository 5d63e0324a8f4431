puzzle-why-keep = The drawn card is worth more in your hand.
puzzle-why-out = Your last card ends the round.
puzzle-why-holds-up = The next player is nearly out, and this costs them their turn.
puzzle-why-keeps-wild = It keeps your Wild for later.
puzzle-why-wild-now = A Wild does more now than later.
puzzle-why-colour = It goes on in a colour of which you hold { $count ->
    [one] { $count } more card
   *[other] { $count } more cards
}.
puzzle-why-catch = Somebody has forgotten to call UNO.
puzzle-why-challenge = Whoever laid it probably held a card of the colour in force.
puzzle-why-accept = The Wild Draw Two was probably honest.
puzzle-why-let = A catch would gain nothing here.
