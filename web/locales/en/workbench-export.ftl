workbench-tab-export = Take away
workbench-tab-export-lead = Take it to a rulebook, to any page, or as a picture.
take-whole = You see the table as one seat does, and so does the picture. The texts below hold the whole position: who has them sees every hand.
take-copy = Copy
take-copied = Copied.
take-not-copied = That could not be copied here; the text is selected, so that you can copy it by hand.
take-file = Save as a file
take-file-given = Saved as { $name }.
take-example = An example for a rulebook
take-example-lead = Paste it into a rulebook’s text. “pyengine check” runs it: every move, every refusal and every fact.
take-moves-title = Moves it plays
take-moves = { $count ->
    [0] None
    [one] One move
   *[other] { $count } moves
  }
take-fewer = One fewer
take-more = One more
take-refused-title = What was refused
take-refused = { $count ->
    [0] Show it; nothing was tried yet
    [one] Show the one that was tried
   *[other] Show the { $count } that were tried
  }
take-refused-off = Show it
take-facts-title = Facts that hold in the end
take-facts = { $count ->
    [0] Facts that hold in the end: none chosen
    [one] Facts that hold in the end: one chosen
   *[other] Facts that hold in the end: { $count } chosen
  }
take-tag = A table on your own page
take-tag-lead = Paste it into the HTML of any page. The reader plays on from here.
take-theme = Colours
take-theme-own = The reader’s own
take-theme-light = Light
take-theme-dark = Dark
take-lang = Language
take-kind = Reader
take-readonly = Only looks
take-picture = A picture
take-picture-lead = It shows the table as you see it now. Any program opens it: nothing of this site is needed for it.
take-scheme = Colours of the picture
take-svg = Save as SVG
take-png = Save as PNG
take-svg-copy = Copy the SVG
take-png-copy = Copy the picture
take-picture-done = Done.
take-picture-failed = That could not be copied here. Save it as a file instead.
take-position = The position
take-position-lead = One line of text, for an address, a test or another program.
take-record = The game up to here
take-record-lead = A record that the play page, “pyengine replay” and this workbench open.
take-study = The study
take-study-lead = All chapters, variations and words in one text file, which this workbench opens again.
take-markdown = The study as Markdown
take-markdown-lead = Its words with every line as examples that “pyengine check” runs.
