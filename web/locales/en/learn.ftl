learn = Learn by playing
learn-of = Learn by playing: { $game }
learn-about = A guided first game of { $game }: you make each move yourself, and nothing is explained before you need it.
learn-facts = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}, about { $minutes } minutes
learn-step = Step { $number } of { $steps }
learn-hint = Show me
learn-back = A step back
learn-again = Start again
learn-next = Go on
learn-well = Well done.
learn-play = Now a game of your own
learn-allowed = Allowed: { $action }.
learn-other = But this step is about something else.
learn-asked = This step asks for: { $action }.
learn-read = Read it all instead
learn-reading = The whole lesson
learn-to-table = Back to the table
learn-name = { $seat ->
    [2] Sara
    [3] Tim
   *[other] Noor
}
