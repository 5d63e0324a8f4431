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
    [one] A shift costs this kind.
    [three] A shift costs any three cards.
   *[none] No shift here now.
}
gem-field = The field
gem-ends = Ends of the lines
fact-end = { $value }
fact-kind = the gem there: { $value }
fact-payment = offered: { $value }
fact-shifts = shifts this turn: { $value }
fact-deck = cards in the deck: { $value }
gem-act-shift = { $end }: shift, paid with { $cards }
gem-act-draw = draw cards
gem-act-pass = pass
rules-is-place-of = { $place }: { $raw }
rules-is-field = The field, row by row: { $raw }
rules-is-shifts = Shifts in this turn: { $value }
