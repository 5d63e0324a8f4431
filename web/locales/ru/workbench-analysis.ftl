workbench-tab-analyse = Анализ
workbench-tab-analyse-lead = Играйте дальше, разветвляйте и спрашивайте, что лучше всего.
analysis-chapter = Глава { $number } из { $count }.
analysis-walk = Переход между ходами
analysis-last = В конец
analysis-promote = Сделать главной линией
analysis-promoted = Этот вариант теперь главная линия.
analysis-delete = Удалить отсюда
analysis-deleted = Хода и того, что было после него, больше нет. «Отменить действие» вернёт их.
analysis-moves = Ходы
analysis-beginning = Начало
analysis-more-moves = Показано ходов: { $shown } из { $all }, те, что рядом с вашим местом.
analysis-unseen = Что-то, чего это место не видит
analysis-legal = { $count ->
    [one] Что разрешено: { $count } действие
    [few] Что разрешено: { $count } действия
   *[many] Что разрешено: { $count } действий
  }
analysis-legal-of = Что может сделать { $name }
analysis-more-actions = { $count ->
    [one] Ещё { $count }
    [few] Ещё { $count }
   *[many] Ещё { $count }
  }
analysis-not-shown = Сейчас ход другого игрока. Что ему разрешено, зависит от карт, которых это место не видит.
analysis-try = Попробуйте любое действие
analysis-try-hint = Пишите его, как в записях партий. Номер места с двоеточием впереди — попытка за другое место.
analysis-do = Сделать
analysis-is-legal = Разрешено: { $action }
analysis-lines = Лучшие линии
analysis-lines-ask = Что здесь лучше всего?
analysis-lines-lead = Поиск тысячи раз доигрывает эту позицию, зная лишь то, что может знать тот, кто ходит.
analysis-lines-stop = Остановить
analysis-lines-on = Искать дальше
analysis-lines-stopped = { $games ->
    [one] Остановлено после { $games } партии.
   *[other] Остановлено после { $games } партий.
  }
analysis-lines-hidden = Сейчас ход другого игрока. Что для него лучше всего, зависит от карт, которых это место не видит.
analysis-lines-note = { $games ->
    [one] По тому, что может знать { $name }: пока { $games } воображаемая партия. Разница в один-два процента случайна.
    [few] По тому, что может знать { $name }: пока { $games } воображаемые партии. Разница в один-два процента случайна.
   *[many] По тому, что может знать { $name }: пока { $games } воображаемых партий. Разница в один-два процента случайна.
  }
analysis-line-not-true = { $done ->
    [0] В настоящей раздаче так сыграть нельзя.
    [one] В настоящей раздаче можно сыграть только { $done } ход этой линии; он есть в дереве.
    [few] В настоящей раздаче можно сыграть только первые { $done } хода этой линии; они есть в дереве.
   *[many] В настоящей раздаче можно сыграть только первые { $done } ходов этой линии; они есть в дереве.
  }
analysis-chance = { $percent } %
analysis-expected = Выигрывает { $won } из 100 партий, доигранных отсюда.
analysis-fewer = { $fewer ->
    [0] Не хуже лучшей линии.
    [one] На { $fewer } победу из 100 меньше, чем у лучшей линии.
    [few] На { $fewer } победы из 100 меньше, чем у лучшей линии.
   *[many] На { $fewer } побед из 100 меньше, чем у лучшей линии.
  }
analysis-sure-best = Точно лучше всего: следующая линия выигрывает на { $fewer } из 100 партий меньше, с погрешностью до { $spread }.
analysis-sure-less = Точно ошибка: выигрывает на { $fewer } из 100 партий меньше, чем лучшая линия, с погрешностью до { $spread }.
analysis-others = Что на руках у других
analysis-unknown = Чего не видит { $name }
analysis-deal-lead = Раздайте скрытые карты заново — так, чтобы они согласовались со всем, что видел этот игрок.
analysis-deal-draw = Показать возможную раздачу
analysis-deal-again = Показать другую
analysis-deal-back = К настоящей раздаче
analysis-deal-keep = Играть в ней дальше, отдельной главой
analysis-deal-is = Одна из возможных раздач, не настоящая
analysis-deal-drawn = Раздача, которая согласуется со всем, что видит { $name }. Она не настоящая.
analysis-deal-true = Это снова настоящая раздача.
analysis-deal-title = Одна из возможных раздач
analysis-deal-kept = С этой раздачи начинается новая глава.
analysis-deal-deck = Здесь ничьи карты не скрыты. Неизвестно лишь то, что ещё принесёт случай: играйте дальше в этой раздаче и увидите, как всё могло бы пойти.
analysis-winning = Можно ли это выиграть?
analysis-winning-ask = Может ли выиграть { $name }?
analysis-winning-yes = { $name } может отсюда выиграть.
analysis-winning-no = { $name } не может отсюда выиграть.
analysis-winning-prevented = { $name } может этому помешать.
analysis-winning-more = и ещё { $count }
analysis-winning-whole = Сыграть всю линию
analysis-points = Сколько здесь очков?
analysis-points-ask = Сколько можно набрать?
analysis-points-made = Отсюда можно набрать { $points }.
analysis-points-none = Отсюда не набрать ничего.
analysis-points-most = Больше не получится.
analysis-points-perhaps = Можно ли больше, мы не знаем.
