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
pages = Rules and statistics
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
daily-lead = The same cards for everyone, new every day.
daily-new = not played yet
daily-won = won
daily-drawn = shared
daily-lost = lost
daily-several = played
daily-streak = Days in a row: { $days }
daily-line = Nastilka, { $day }: { $told }
daily-share = Share
daily-text = What is shared
daily-copied = Copied
daily-by-hand = Please copy it by hand.
missing-title = There is no such page
missing-text = The address may be old or misspelt. Your games are where they were.
