item-runouts = Times the deck ran out
item-untouched = Untouched runs
expected-at-most-eight-cards = Whoever plays alone holds at most eight cards.
expected-run-in-the-field = There is no run “{ $what }” in the field.
expected-all-runs-in-the-field = Before the first shift all runs are untouched.
expected-a-score-for-each-player = Each player has a score.
expected-n-gaps-filled-from-the-deck = The field has { $number ->
    [one] a gap
   *[other] { $number } gaps
}, though there are cards to fill it. Lay gems there.
