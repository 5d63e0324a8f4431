puzzle-came-tasks = Mit diesem Zug erledigst du { $tasks ->
    [0] keine Aufgabe
    [one] { $tasks } Aufgabe
   *[other] { $tasks } Aufgaben
} und behältst { $cards ->
    [0] keine Karte
    [one] { $cards } Karte
   *[other] { $cards } Karten
}.
puzzle-why-tasks = { $count ->
    [one] Damit erledigst du { $count } Aufgabe.
   *[other] Damit erledigst du { $count } Aufgaben auf einmal.
}
puzzle-why-kinds = Damit erledigst du, was später schwer zu bekommen ist: { $kinds }.
puzzle-theme-one-task = eine Aufgabe
puzzle-theme-several-tasks = mehrere Aufgaben zugleich
puzzle-theme-rare-tasks = seltene Aufgaben
