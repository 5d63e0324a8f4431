puzzle-came-points = This turn scores { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
} and leaves you { $cards ->
    [0] no card
    [one] { $cards } card
   *[other] { $cards } cards
}.
puzzle-why-points = It scores { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
puzzle-theme-big-score = many points
puzzle-theme-small-score = few points, well taken
