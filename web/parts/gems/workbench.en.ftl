item-shifts = Shifts
item-field = Field
expected-gem = “{ $what }” is no gem of this game.
expected-no-more-than-there-are = Of a gem in “{ $what }” there are no more: all of them lie somewhere.
expected-five-rows = The field has five rows.
expected-row-of-five = “{ $what }” is no row of five gems.
