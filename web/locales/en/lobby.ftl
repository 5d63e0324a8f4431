app-tagline = No account, nothing to install, and it works offline.
lobby-title = { $count ->
    [6] Six board games.
   *[other] { $count } board games.
} Play in a second.
play = Play
lobby-play = Play { $game }
lobby-easiest = Easiest start
lobby-learn = Learn
lobby-learn-lead = New here? A guided first game takes you through it move by move; the rulebooks tell the rest.
set-up = Set up
pages = Rules, studies, puzzles and statistics
difficulty-1 = easy
difficulty-2 = medium
difficulty-3 = demanding
continue-all = Show all
continue-round = round { $number }
continue-lead = you lead { $own } : { $best }
continue-trail = you are behind, { $own } : { $best }
continue-level = level at { $own } : { $best }
continue-forget = Forget
continue-forgotten = Forgotten:
continue-undo = Undo
missing-title = There is no such page
missing-text = The address may be old or misspelt. Your games are where they were.
disk-title = You have opened this page from a file.
disk-text = Browsers do not start a game that way. To play from a disk, open nastilka.html, which has all the games in one file. This folder belongs on a web server; python3 -m http.server, run in the folder, is enough.
