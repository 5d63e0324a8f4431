workbench-tab-analyse = Analyse
workbench-tab-analyse-lead = Play on, branch, and ask what is best.
analysis-chapter = Chapter { $number } of { $count }.
analysis-walk = Through the moves
analysis-last = To the end
analysis-promote = Make this the main line
analysis-promoted = This variation is the main line now.
analysis-delete = Delete from here
analysis-deleted = The move and what followed it are gone. “Take back” brings them back.
analysis-moves = Moves
analysis-beginning = The beginning
analysis-more-moves = { $shown } of { $all } moves are listed here, those around where you are.
analysis-unseen = Something that this seat does not see
analysis-legal = { $count ->
    [one] What is allowed: one action
   *[other] What is allowed: { $count } actions
  }
analysis-legal-of = What { $name } may do
analysis-more-actions = { $count ->
    [one] One more
   *[other] { $count } more
  }
analysis-not-shown = It is another player’s turn. What they may do depends on cards that this seat does not see.
analysis-try = Try any action
analysis-try-hint = Write it as records do. A seat’s number and a colon before it try it for another seat.
analysis-do = Do it
analysis-is-legal = Allowed: { $action }
analysis-lines = The best lines
analysis-lines-ask = What is best here?
analysis-lines-lead = A search plays this position on, thousands of times, from what the player to act can know.
analysis-lines-stop = Stop
analysis-lines-on = Search on
analysis-lines-stopped = { $games ->
    [one] Stopped after one game.
   *[other] Stopped after { $games } games.
  }
analysis-lines-hidden = It is another player’s turn. What is best for them depends on cards that this seat does not see.
analysis-lines-note = { $games ->
    [one] From what { $name } can know: one imagined game so far.
   *[other] From what { $name } can know: { $games } imagined games so far. A difference of a point or two is luck.
  }
analysis-line-not-true = { $done ->
    [0] In the true deal this cannot be played.
    [one] In the true deal only the first move of this line can be played; it is in the tree.
   *[other] In the true deal only the first { $done } moves of this line can be played; they are in the tree.
  }
analysis-chance = { $percent } %
analysis-expected = Wins { $won } of 100 games played on from here.
analysis-fewer = { $fewer ->
    [0] As good as the best line.
    [one] One win in 100 fewer than the best line.
   *[other] { $fewer } wins in 100 fewer than the best line.
  }
analysis-sure-best = Surely the best: the next line wins { $fewer } of 100 games fewer, give or take { $spread }.
analysis-sure-less = Surely a mistake: wins { $fewer } of 100 games fewer than the best line, give or take { $spread }.
analysis-others = What the others hold
analysis-unknown = What { $name } cannot see
analysis-deal-lead = Draw the hidden cards anew, so that they fit everything this player has seen.
analysis-deal-draw = Draw a possible deal
analysis-deal-again = Draw another
analysis-deal-back = Back to the true deal
analysis-deal-keep = Play on in it, as a chapter
analysis-deal-is = One possible deal, not the true one
analysis-deal-drawn = A deal that fits all that { $name } has seen. It is not the true one.
analysis-deal-true = This is the true deal again.
analysis-deal-title = One possible deal
analysis-deal-kept = A new chapter begins with this deal.
analysis-deal-deck = Nobody’s hand is hidden here. Unknown is what chance still brings: play on in this deal to see one way it could go.
analysis-winning = Can this be won?
analysis-winning-ask = Can { $name } win?
analysis-winning-yes = { $name } can win from here.
analysis-winning-no = { $name } cannot win from here.
analysis-winning-prevented = { $name } can prevent it.
analysis-winning-more = and { $count } more
analysis-winning-whole = Play the whole line
analysis-points = How many points are there?
analysis-points-ask = How many can be made?
analysis-points-made = { $points } points can be made from here.
analysis-points-none = No point can be made from here.
analysis-points-most = More cannot be made.
analysis-points-perhaps = Whether more can be made, we do not know.
