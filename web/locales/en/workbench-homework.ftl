homework = Homework
homework-name = Your name, if you like
homework-result = Your result
homework-done = { $all ->
    [0] Nothing is asked in these chapters.
    [one] { $done } of { $all } question is answered.
   *[other] { $done } of { $all } questions are answered.
  }
homework-link = The link with your result
homework-hint = Send this link to your teacher when you are done. It holds your name and your answers; nothing else leaves this device.
homework-finished = That was the last chapter. Your result is below.
trouble-homework = This homework cannot be opened.
