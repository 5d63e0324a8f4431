to-lobby = All games
log = What happened
menu = Game menu
undo = Take back
new-deal = New deal
same-deal = Same deal again
save-record = Save the record
open-record = Open a record
status-starting = The cards are being shuffled.
status-answer = You go on when the answer comes.
status-over = The game is over.
status-yours = Your turn.
status-of = { $count ->
    [one] { $name } to play.
   *[other] { $name } to play.
}
dismiss = All right
download-broken = Download the unreadable save
pass-to = Please pass the device to { $name }.
show-hand = Show my hand
problem-title = This address does not work
problem-notation = Line { $line }, column { $column }: “{ $what }” stands where { $expected } was expected.
problem-option = “{ $value }” is no value for { $name }. Possible: { $allowed }.
problem-illegal = Line { $line }, column { $column }: the action is forbidden by { $rule }.
trouble-choose-first = Choose a card first, then the pile.
trouble-no-place = That is no place for what you have chosen.
trouble-watching = You are only watching: you have no seat at this table.
trouble-replies = One moment: the others are playing.
trouble-go-on = This step is done. Press “Go on”.
trouble-solved = This puzzle is solved. Take the next one.
trouble-record = This record cannot be read; the game on the table stays as it was.
trouble-save = The saved game of this table cannot be read. It has been set aside, and a new game has been dealt.
trouble-no-save = There is no saved game of this name on this device, so a new one was dealt.
trouble-ignored = The address has settings that mean nothing here. They were ignored: { $what }.
hint = Hint
hint-thinking = Thinking of a hint …
walk-first = To the start
walk-back = One back
walk-on = One forward
walk-moment = { $at } of { $last }
walk-take-over = Play on from here
walk-live = Back to the game
look-back = Look back
table-in-words = The table in words
linger = Take a good look: this will not be shown again.
linger-seen = I have seen it
elsewhere-title = This game is open in another tab
elsewhere-text = It goes on there. Nothing changes here, so that no action gets lost.
elsewhere-take = Play on here
problem-engine = The record was made with version { $theirs } of the engine; this page has version { $ours }, which may read some actions differently.
trouble-restarted = The engine stopped answering and was restarted. The game goes on from the last finished action.
trouble-words = This page could not be shown in { $what }, because the words for it did not arrive. Choose the language once more in a moment.
trouble-unkept = Nothing can be stored on this device, because its storage is full or blocked. The game lasts as long as this page is open; to keep it, save it as a file.
players = Players
seat-acts = to act
more = More
undo-not = Nothing can be taken back: nothing was done, or something hidden has been seen since.
hint-not = A hint is for your own turn.
review-not = There is nothing to review yet.
side = Beside the table
side-story = Story
side-rules = Rules
side-review = Review
log-earlier = What happened before
log-empty = Nothing has happened yet.
why = Why?
refused = That is not possible now.
refused-turn = It is not your turn yet: { $name } is to play.
replaced = A new deal is on the table.
restore = Back to the game before
next-round = Next round
next-game = Next game
this-game-won = { $who ->
    [you] This game is yours!
    [both] This game goes to you and { $names }.
    [together] This game goes to you, { $names }.
   *[other] This game goes to { $names }.
}
round-won = { $who ->
    [you] You won the round!
    [both] You and { $names } won the round.
    [together] You, { $names } won the round.
    [many] { $names } won the round.
   *[other] { $names } won the round.
}
rules-goal = What it is about
rules-as-played = As played here
rules-whole-book = The whole rulebook
hint-best = Best: { $action }.
hint-also = Nearly as good: { $action }.
hint-only = There is nothing else to do.
hint-searched = It won most often in games played on from here.
hint-compared = Chance of winning, as far as the search can tell: { $best } %, with “{ $action }” { $other } %.
hint-equal = As good, as far as the search can tell: { $action }.
hint-value = What sets it apart from “{ $action }”: { $why }
game-won = { $who ->
    [you] You won!
    [both] You and { $names } won!
    [together] You, { $names } won!
    [many] { $names } won.
   *[other] { $names } won.
}
game-lost = { $count ->
    [one] You lost. { $names } won.
   *[other] You lost. { $names } won.
}
play-again = Play again
see-table = See the table
score = Score
score-left = Cards left
score-chart = How the scores went: { $names }.
why-ended = By which rule?
how-it-went = How it went
record-game = { $won ->
    [0] { $played ->
        [1] That was your first game. Now you know it.
       *[other] { $played } games played; the first win is still to come.
    }
   *[other] { $played ->
        [1] Your first game, and your first win.
       *[other] You have won { $won } of { $played } games.
    }
}
record-streak = { $streak } wins in a row; your best is { $best }.
record-met = Against these opponents: { $won } of { $played } won.
ask = Ask the table
ask-table = What lies there?
ask-hand = What is mine?
ask-options = What may I do?
ask-scores = How do we stand?
ask-no-hand = Nobody’s hand is shown here.
ask-empty-hand = Your hand is empty.
ask-no-scores = Nothing is counted here.
ask-nothing = You can do nothing now.
ask-may = You may: { $what }.
analyse = Analyse on the workbench
trouble-analyse = This game is about remembering, or nobody’s cards are shown here now. It can be analysed once it is over.
coach = Your first game
coach-known = I know this game
coach-call = Explain it while I play
coach-over = That was your first game. Under “More” you can have it explained again.
sound-offer = Shall the cards be heard?
sound-offer-yes = Yes
sound-offer-no = No
setting-talk = Bots say something
talk-on = Now and then
talk-off = Never
bot-line-hush = Say no more
style-bold = bold
style-careful = careful
style-hoarding = hoarding
bot-line-good = { $style ->
    [bold] That was fun!
    [careful] Step by step.
   *[hoarding] I saved that one up.
}
bot-line-oops = { $style ->
    [bold] Worth the try.
    [careful] I did not see that coming.
   *[hoarding] And I had kept it so long …
}
bot-line-caught = { $style ->
    [bold] You got me!
    [careful] Sharp eyes!
   *[hoarding] Oh. Well seen.
}
bot-line-won = { $style ->
    [bold] That is how I like it!
    [careful] Slowly, but I got there.
   *[hoarding] It was good to wait.
}
