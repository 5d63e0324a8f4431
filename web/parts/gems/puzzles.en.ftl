puzzle-why-kept = It leaves you { $count ->
    [one] { $count } card
   *[other] { $count } cards
} for the next turn.
puzzle-why-denies = It leaves the others less to take.
