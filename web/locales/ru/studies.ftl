studies = Студии
studies-lead = Первые ходы, типичные ошибки и целые партии, ход за ходом, с вопросами, на которые отвечаете вы сами.
study-about = Студия по игре «{ $game }»: { $lead }
study-facts = { $chapters ->
    [one] { $chapters } глава
    [few] { $chapters } главы
   *[many] { $chapters } глав
}, { $stops ->
    [one] { $stops } вопрос
    [few] { $stops } вопроса
   *[many] { $stops } вопросов
}
study-chapters = Главы
study-open = Читать за столом
study-rules = Правила
study-lesson = Учиться, играя
study-file = Студия текстовым файлом
study-ask = Как сыграли бы вы?
study-answer = Показать ответ
study-answers = Ответы
study-good = Хорошо: { $actions }
study-instead = Или { $action }
study-named = Студия: { $title }
