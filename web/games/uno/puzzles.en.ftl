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
puzzle-theme-read-the-call = listen for the call
puzzle-theme-doubt = doubt it or not
puzzle-theme-draw-or-keep = draw or keep
puzzle-theme-go-out = the last card
puzzle-theme-hold-up = hold the next one up
puzzle-theme-use-wild = use the Wild now
puzzle-theme-save-wild = save the Wild
puzzle-theme-keep-colour = stay in a colour
puzzle-theme-change-colour = change the colour
puzzle-theme-which-card = which card
