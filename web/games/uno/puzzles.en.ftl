puzzle-why-keep = The drawn card is worth more in your hand.
puzzle-why-out = Your last card ends the round.
puzzle-why-holds-up = The next player is nearly out, and this costs them their turn.
puzzle-why-keeps-wild = It keeps your Wild for later.
puzzle-why-wild-now = A Wild does more now than later.
puzzle-why-colour = It goes on with a colour of which you hold { $count ->
    [one] { $count } card more
   *[other] { $count } cards more
}.
puzzle-why-catch = Somebody has forgotten to call UNO.
puzzle-why-challenge = The other had probably another card to lay.
puzzle-why-accept = The Wild Draw Two was probably allowed.
puzzle-why-let = There is nothing to gain by calling out.
