gem-R = ruby
gem-S = sapphire
gem-E = emerald
gem-A = amethyst
gem-T = topaz
gem-D = diamond
gem-O = opal
gem-J = jade
gem-o = pearl
gem-none = empty
gem-many = { $count ->
    [1] { $gem }
   *[other] { $gem } × { $count }
}
gem-row = Row { $n }
gem-col = Column { $n }
gem-place = Row { $row }, column { $column }
gem-end-left = Row { $n }, left end
gem-end-right = Row { $n }, right end
gem-end-top = Column { $n }, top end
gem-end-bottom = Column { $n }, bottom end
gem-end-price = { $end }: { $gem }. { $price ->
    [one] A shift costs one card of this kind.
    [three] A shift costs any three cards.
   *[none] No shift here now.
}
gem-field = The field
gem-ends = Ends of the lines
gem-act-shift = { $end }: shift, paid with { $cards }
gem-act-draw = draw cards
gem-act-pass = pass
rules-is-place-of = { $place }: { $raw }
rules-is-field = The field, row by row: { $raw }
rules-is-shifts = Shifts in this turn: { $value }
gem-tip-one = One { $gem } from your hand pays here.
gem-tip-three = { $pearl ->
    [yes] Any three cards pay here, since no hand holds a pearl. Choose them in your hand, then this arrow.
   *[no] Any three cards pay here, since you hold no { $gem }. Choose them in your hand, then this arrow.
}
gem-tip-held = { $gem }: pays for a shift at an arrow where one of its kind lies.
gem-prompt-start = { $three ->
    [yes] Pick an arrow with a gem, or choose any 3 cards and then an arrow. Or draw.
   *[no] Pick an arrow: the gem beside it is the price. Or draw.
}
gem-prompt-dear = No single card of yours pays. Choose any three for an arrow marked “3 cards”, or draw.
gem-prompt-stop = Your cards pay for no arrow now: draw.
gem-prompt-lit = { $cards }: now choose a bright arrow.
gem-prompt-useless = { $cards }: no arrow takes this now.
gem-prompt-more = { $count ->
    [1] { $cards }: no arrow takes it alone. Choose two more for an arrow marked “3 cards”.
    [2] { $cards }: choose one more for an arrow marked “3 cards”.
   *[other] { $cards }: no arrow takes these three.
}
gem-no-empty = No gem lies at that end.
gem-no-three = { $others ->
    [3] The pearl lies there: it costs any three cards.
   *[other] Moving the pearl costs any three cards, and you hold fewer. { $instead }
}
gem-no-kind-own = { $paid } does not pay there, because { $gem } lies at that end. You hold one: pay with it.
gem-no-kind-lack = { $paid } does not pay there, because { $gem } lies at that end. You hold none: any three cards pay.
gem-no-held = You hold the kind that lies there ({ $gem }): pay with that one card. Three cards pay only where you lack the kind.
gem-no-lacking = { $others ->
    [3] You hold no { $gem }: choose any three cards instead.
   *[other] This arrow costs one { $gem } or any three cards, and you have neither. { $instead }
}
gem-draw-none = There is no card left to draw.
gem-prompt-pass = You can neither draw nor shift: pass.
gem-prompt-no-draw = { $three ->
    [yes] Pick an arrow with a gem, or choose any 3 cards and then an arrow. You cannot draw now.
   *[no] Pick an arrow: the gem beside it is the price. You cannot draw now.
}
gem-price-three = 3 cards
gem-instead = { $can ->
    [both] Pick a bright arrow, or draw.
    [shift] Pick a bright arrow.
    [draw] Draw cards first.
    [pass] You can only pass now.
   *[end] Finish your turn.
}
gem-option = { $end }, for { $gem }
gem-options-one = shift for one card: { $ends }
gem-options-three = shift for any three cards: { $ends }
