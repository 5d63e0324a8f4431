studies = Studies
studies-lead = Openings, typical mistakes and whole games, move by move, with questions to answer yourself.
study-about = A study of { $game }: { $lead }
study-facts = { $chapters ->
    [one] { $chapters } chapter
   *[other] { $chapters } chapters
}, { $stops ->
    [one] { $stops } question
   *[other] { $stops } questions
}
study-chapters = Chapters
study-open = Read it at the table
study-rules = The rules
study-lesson = Learn by playing
study-file = The study as a text file
study-ask = What would you do?
study-answer = Show the answer
study-answers = Answers
study-good = Good: { $actions }
study-instead = Or { $action }
study-named = Study: { $title }
