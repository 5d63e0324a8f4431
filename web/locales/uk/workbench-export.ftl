workbench-tab-export = Забрати
workbench-tab-export-lead = Заберіть це до правил, на будь-яку сторінку чи як картинку.
take-whole = Ви бачите стіл, як одне з місць, і картинка теж. Тексти нижче містять усю позицію: хто їх має, бачить усі руки.
take-copy = Скопіювати
take-copied = Скопійовано.
take-not-copied = Тут скопіювати не вдалося; текст виділено, тож скопіюйте його самі.
take-file = Зберегти у файл
take-file-given = Збережено як { $name }.
take-example = Приклад для правил
take-example-lead = Вставте його в текст правил. «pyengine check» виконає все: кожен хід, кожну відмову, кожен факт.
take-moves-title = Ходи в прикладі
take-moves = { $count ->
    [0] Жодного
    [one] { $count } хід
    [few] { $count } ходи
   *[many] { $count } ходів
  }
take-fewer = На один менше
take-more = На один більше
take-refused-title = Що було відхилено
take-refused = { $count ->
    [0] Показати; поки нічого не пробували
    [one] Показати { $count } спробу
    [few] Показати { $count } спроби
   *[many] Показати { $count } спроб
  }
take-refused-off = Показати
take-facts-title = Факти наприкінці
take-facts = { $count ->
    [0] Факти наприкінці: не вибрано
    [one] Факти наприкінці: вибрано { $count }
    [few] Факти наприкінці: вибрано { $count }
   *[many] Факти наприкінці: вибрано { $count }
  }
take-tag = Стіл на вашій сторінці
take-tag-lead = Вставте це в HTML будь-якої сторінки. Читач гратиме звідси далі.
take-theme = Кольори
take-theme-own = Як у читача
take-theme-light = Світлі
take-theme-dark = Темні
take-lang = Мова
take-kind = Читач
take-readonly = Лише дивиться
take-picture = Картинка
take-picture-lead = На ній стіл, яким ви його зараз бачите. Її відкриє будь-яка програма: нічого з цього сайту їй не треба.
take-scheme = Кольори картинки
take-svg = Зберегти SVG
take-png = Зберегти PNG
take-svg-copy = Скопіювати SVG
take-png-copy = Скопіювати картинку
take-picture-done = Готово.
take-picture-failed = Тут скопіювати не вдалося. Збережіть натомість у файл.
take-position = Позиція
take-position-lead = Один рядок тексту — для адреси, тесту чи іншої програми.
take-record = Партія до цього місця
take-record-lead = Запис, який відкриють сторінка гри, «pyengine replay» і ця майстерня.
take-study = Студія
take-study-lead = Усі розділи, варіанти й слова в одному текстовому файлі, який ця майстерня знову відкриє.
take-markdown = Студія як Markdown
take-markdown-lead = Її слова, а кожна лінія — приклади, які виконає «pyengine check».
