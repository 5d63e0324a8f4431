puzzle-came-tasks = Dieser Zug erledigt { $tasks ->
    [0] keine Aufgabe
    [one] { $tasks } Aufgabe
   *[other] { $tasks } Aufgaben
} und lässt dir { $cards ->
    [0] keine Karte
    [one] { $cards } Karte
   *[other] { $cards } Karten
}.
puzzle-why-tasks = Damit erledigst du { $count ->
    [one] { $count } Aufgabe
   *[other] { $count } Aufgaben
} auf einmal.
puzzle-why-kinds = Damit erledigst du, was später schwer zu bekommen ist: { $kinds }.
