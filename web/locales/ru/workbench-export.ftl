workbench-tab-export = Забрать
workbench-tab-export-lead = Заберите это в правила, на любую страницу или как картинку.
take-whole = Вы видите стол глазами одного из мест, и картинка такая же. В текстах ниже вся позиция: у кого они есть, тот видит карты всех.
take-copy = Скопировать
take-copied = Скопировано.
take-not-copied = Здесь скопировать не удалось; текст выделен, скопируйте его вручную.
take-file = Сохранить файлом
take-file-given = Сохранено как { $name }.
take-example = Пример для правил
take-example-lead = Вставьте его в текст правил. «pyengine check» выполнит всё: каждый ход, каждый отказ, каждый факт.
take-moves-title = Ходы в примере
take-moves = { $count ->
    [0] Ни одного
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
  }
take-fewer = На один меньше
take-more = На один больше
take-refused-title = Что было отклонено
take-refused = { $count ->
    [0] Показать; пока ничего не пробовали
    [one] Показать { $count } попытку
    [few] Показать { $count } попытки
   *[many] Показать { $count } попыток
  }
take-refused-off = Показать
take-facts-title = Факты в конце
take-facts = { $count ->
    [0] Факты в конце: не выбраны
    [one] Факты в конце: выбран { $count }
    [few] Факты в конце: выбрано { $count }
   *[many] Факты в конце: выбрано { $count }
  }
take-tag = Стол на вашей странице
take-tag-lead = Вставьте это в HTML любой страницы. Читатель сыграет отсюда дальше.
take-theme = Цвета
take-theme-own = Как у читателя
take-theme-light = Светлые
take-theme-dark = Тёмные
take-lang = Язык
take-kind = Читатель
take-readonly = Только смотрит
take-picture = Картинка
take-picture-lead = На ней стол, каким вы его сейчас видите. Её откроет любая программа: от этого сайта ей ничего не нужно.
take-scheme = Цвета картинки
take-svg = Сохранить SVG
take-png = Сохранить PNG
take-svg-copy = Скопировать SVG
take-png-copy = Скопировать картинку
take-picture-done = Готово.
take-picture-failed = Здесь скопировать не удалось. Сохраните картинку файлом.
take-position = Позиция
take-position-lead = Одна строка текста — для адреса, теста или другой программы.
take-record = Партия до этого места
take-record-lead = Запись, которую откроют страница игры, «pyengine replay» и эта мастерская.
take-study = Студия
take-study-lead = Все главы, варианты и слова в одном текстовом файле, который эта мастерская снова откроет.
take-markdown = Студия как Markdown
take-markdown-lead = Её слова, а каждая линия — примеры, которые выполнит «pyengine check».
