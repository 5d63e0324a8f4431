rules = Rules
rules-all = All rulebooks
rules-of = Rules of { $game }
rules-lead = Every game in full: each rule has its number, and examples that you can play through on the spot. Where the published book leaves something open, we settle it and say so.
rules-contents = Contents
rules-count = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
rules-examples = { $count ->
    [one] { $count } example
   *[other] { $count } examples
}
rules-search = Search all the rules
rules-search-here = Search these rules
rules-search-hint = A word, or a rule such as { $rule }
rules-search-none = No place in the rules has all these words.
rules-search-found = Places found: { $count }
rules-mark-S = The published rulebook says so
rules-mark-R = A ruling of ours, where the published rulebook is silent
rules-mark-SR = Published rulebook, with a ruling of ours
rules-marks = Where a rule comes from
rules-word-ruling = Ruling
rules-word-option = Option
rules-permalink = Link to rule { $rule }
rules-as-text = As text
rules-as-program = As the program says it
rules-may = Allowed
rules-not = Refused
rules-house = Not at this table
rules-house-title = House rules
rules-house-play = Play by these rules
rules-play = Played
rules-is = Now
rules-by = { $name }: { $action }
rules-try = Try it
rules-edit = Edit this example
rules-again = From the start
rules-close = Back to the picture
rules-starting = The engine is starting …
rules-failed = The engine could not be started. The picture stays, and a reload of the page may help.
rules-open = Read the rule
rules-is-none = none
rules-is-empty = empty
rules-is-you = you
rules-is-seat = To act: { $value }
rules-is-over = { $raw ->
    [none] The game goes on
   *[other] The game is over by { $raw }
}
rules-is-winner = Winner: { $value }
rules-is-hand-of = { $who ->
    [you] Your hand: { $value }
   *[other] Hand of player { $seat }: { $value }
}
rules-is-hand-size-of = { $who ->
    [you] Cards in your hand: { $value }
   *[other] Cards in the hand of player { $seat }: { $value }
}
rules-is-score-of = { $who ->
    [you] Your points: { $value }
   *[other] Points of player { $seat }: { $value }
}
rules-is-scores = Points: { $value }
rules-is-deck-size = Cards in the draw pile: { $value }
rules-is-discard-size = Cards in the discard: { $value }
rules-is-round = Round { $value }
rules-is-turn = Turn { $value }
rules-introduction = About the game
rules-for-players = Number of players
rules-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
rules-card-of = { $game }: the rules on a card
rules-print-card = The card to print
rules-print = Print the card
rules-print-hint = It takes half a sheet of A4, and prints on A5 as well.
rules-picture = The picture, on the page with the whole rulebook
rules-whole = To print, with all pictures
rules-whole-of = { $game }: the whole rulebook
rules-table = { $title }: table { $number }

paper-access =
    Every picture of a table or a card has its text: what lies there is told in words.
paper-sheet = { $game } · sheet { $number } of { $count }, { $side ->
    [front] front
   *[back] back
}
paper-how = { $edge ->
    [long] Print at 100 %, on both sides, turned over the long edge.
    [short] Print at 100 %, on both sides, turned over the short edge.
   *[none] Print at 100 %, on one side.
} Paper of 200 g and more makes good cards.
paper-scale = 50 mm
paper-cards-of = { $game }: cards to print and cut
paper-score-of = { $game }: score sheet
paper-points = Points
paper-total = Total
paper-title = On paper
paper-pdf = Rulebook as PDF
paper-epub = Rulebook as EPUB
paper-cards = Cards to cut, { $paper ->
    [a4] A4
   *[letter] Letter
}
paper-size = { $size } MB
