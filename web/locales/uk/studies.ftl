studies = Студії
studies-lead = Початки, типові помилки й цілі партії, хід за ходом, із запитаннями, на які відповідаєте самі.
study-about = Студія з гри «{ $game }»: { $lead }
study-facts = { $chapters ->
    [one] { $chapters } розділ
    [few] { $chapters } розділи
   *[many] { $chapters } розділів
}, { $stops ->
    [one] { $stops } запитання
    [few] { $stops } запитання
   *[many] { $stops } запитань
}
study-chapters = Розділи
study-open = Читати за столом
study-rules = Правила
study-lesson = Вчитися граючи
study-file = Студія текстовим файлом
study-ask = Що б ви зробили?
study-answer = Показати відповідь
study-answers = Відповіді
study-good = Добре: { $actions }
study-instead = Або { $action }
study-named = Студія: { $title }
