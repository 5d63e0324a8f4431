today = Today
today-deal = Today’s deal
today-about = About five minutes · par { $par }
today-same = Today, the same for all
today-look = Look
today-par = par { $par }
today-no-par = the same for all, without a par
today-to-beat = { $who ->
    [named] beat { $name }’s { $score }
   *[somebody] beat { $score }
}
today-result = { $way ->
    [over] { $score } points, { $by } over par
    [under] { $score } points, { $by } under par
   *[level] { $score } points, level with par
}
today-par-is = Par { $par }: what bots made of these cards.
today-against = { $way ->
    [over] { $who ->
        [named] You have beaten { $name }’s { $beat }!
       *[somebody] You have beaten the { $beat }!
    }
    [under] { $who ->
        [named] { $name }’s { $beat } still stands.
       *[somebody] The { $beat } still stands.
    }
   *[level] { $who ->
        [named] As many as { $name }.
       *[somebody] As many as were to be beaten.
    }
}
today-share = Share the result
today-text = The result to be shared
today-picture = Picture
today-beat-mine = “Beat my { $score }”
today-challenge = The link that asks a friend to beat this
today-streak = { $days } days in a row
today-calendar = Calendar
today-puzzled = puzzle solved
today-key-played = deal played
today-key-par = par or better
today-key-solved = puzzle solved
linger-hand = This is what has come to your hand. Then pass the device on.
linger-done = Done
