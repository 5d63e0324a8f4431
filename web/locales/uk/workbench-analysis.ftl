workbench-tab-analyse = Аналіз
workbench-tab-analyse-lead = Грайте далі, розгалужуйте й питайте, що найкраще.
analysis-chapter = Розділ { $number } з { $count }.
analysis-walk = Перехід між ходами
analysis-last = До кінця
analysis-promote = Зробити головною лінією
analysis-promoted = Цей варіант тепер головна лінія.
analysis-delete = Видалити звідси
analysis-deleted = Ходу й того, що було після нього, більше немає. «Скасувати дію» поверне їх.
analysis-moves = Ходи
analysis-beginning = Початок
analysis-more-moves = Показано ходів: { $shown } з { $all }, ті, що поруч із вашим місцем.
analysis-unseen = Щось, чого це місце не бачить
analysis-legal = { $count ->
    [one] Що дозволено: { $count } дія
    [few] Що дозволено: { $count } дії
   *[many] Що дозволено: { $count } дій
  }
analysis-legal-of = Що може зробити { $name }
analysis-more-actions = { $count ->
    [one] Ще { $count }
    [few] Ще { $count }
   *[many] Ще { $count }
  }
analysis-not-shown = Зараз хід іншого гравця. Що йому дозволено, залежить від карт, яких це місце не бачить.
analysis-try = Спробуйте будь-яку дію
analysis-try-hint = Пишіть її, як у записах партій. Номер місця з двокрапкою попереду — спроба за інше місце.
analysis-do = Зробити
analysis-is-legal = Дозволено: { $action }
analysis-lines = Найкращі лінії
analysis-lines-ask = Що тут найкраще?
analysis-lines-lead = Пошук тисячі разів дограє цю позицію, знаючи лише те, що може знати той, хто ходить.
analysis-lines-stop = Зупинити
analysis-lines-on = Шукати далі
analysis-lines-stopped = { $games ->
    [one] Зупинено після { $games } партії.
    [few] Зупинено після { $games } партій.
   *[many] Зупинено після { $games } партій.
  }
analysis-lines-hidden = Зараз хід іншого гравця. Що для нього найкраще, залежить від карт, яких це місце не бачить.
analysis-lines-note = { $games ->
    [one] За тим, що може знати { $name }: поки що { $games } уявна партія. Різниця в один-два відсотки випадкова.
    [few] За тим, що може знати { $name }: поки що { $games } уявні партії. Різниця в один-два відсотки випадкова.
   *[many] За тим, що може знати { $name }: поки що { $games } уявних партій. Різниця в один-два відсотки випадкова.
}
analysis-line-not-true = { $done ->
    [0] За справжньої роздачі так зіграти не можна.
    [one] За справжньої роздачі можна зіграти лише { $done } хід цієї лінії; він є в дереві.
    [few] За справжньої роздачі можна зіграти лише перші { $done } ходи цієї лінії; вони є в дереві.
   *[many] За справжньої роздачі можна зіграти лише перші { $done } ходів цієї лінії; вони є в дереві.
  }
analysis-chance = { $percent } %
analysis-expected = Виграє { $won } зі 100 партій, дограних звідси.
analysis-fewer = { $fewer ->
    [0] Не гірше за найкращу лінію.
    [one] На { $fewer } перемогу зі 100 менше, ніж за найкращої лінії.
    [few] На { $fewer } перемоги зі 100 менше, ніж за найкращої лінії.
   *[many] На { $fewer } перемог зі 100 менше, ніж за найкращої лінії.
}
analysis-sure-best = Точно найкраще: наступний варіант виграє на { $fewer } зі 100 партій менше, з похибкою до { $spread }.
analysis-sure-less = Точно помилка: виграє на { $fewer } зі 100 партій менше, ніж найкращий варіант, з похибкою до { $spread }.
analysis-others = Що на руках в інших
analysis-unknown = Чого не бачить { $name }
analysis-deal-lead = Роздайте приховані карти заново — так, щоб вони узгоджувалися з усім, що цей гравець бачив.
analysis-deal-draw = Роздати, як могло б бути
analysis-deal-again = Роздати інакше
analysis-deal-back = До справжньої роздачі
analysis-deal-keep = Грати в ній далі, окремим розділом
analysis-deal-is = Одна з можливих роздач, не справжня
analysis-deal-drawn = Роздача, що узгоджується з усім, що бачить { $name }. Вона не справжня.
analysis-deal-true = Це знову справжня роздача.
analysis-deal-title = Одна з можливих роздач
analysis-deal-kept = Новий розділ починається з цієї роздачі.
analysis-deal-deck = Тут нічиєї руки не приховано. Невідомо лише, що ще принесе випадок: грайте далі в цій роздачі й побачите, як воно могло б піти.
analysis-winning = Чи можна це виграти?
analysis-winning-ask = Чи може виграти { $name }?
analysis-winning-yes = { $name } може звідси виграти.
analysis-winning-no = { $name } не може звідси виграти.
analysis-winning-prevented = { $name } може цьому завадити.
analysis-winning-more = і ще { $count }
analysis-winning-whole = Зіграти всю лінію
analysis-points = Скільки тут очок?
analysis-points-ask = Скільки можна набрати?
analysis-points-made = Звідси можна набрати { $points }.
analysis-points-none = Звідси не набрати нічого.
analysis-points-most = Більше не вийде.
analysis-points-perhaps = Чи можна більше, ми не знаємо.
