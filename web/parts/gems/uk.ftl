gem-R = рубін
gem-S = сапфір
gem-E = смарагд
gem-A = аметист
gem-T = топаз
gem-D = діамант
gem-O = опал
gem-J = нефрит
gem-o = перлина
gem-none = порожньо
gem-many = { $count ->
    [1] { $gem }
   *[other] { $gem } × { $count }
}
gem-row = Горизонтальний ряд { $n }
gem-col = Вертикальний ряд { $n }
gem-place = Горизонтальний ряд { $row }, вертикальний { $column }
gem-end-left = Горизонтальний ряд { $n }, лівий край
gem-end-right = Горизонтальний ряд { $n }, правий край
gem-end-top = Вертикальний ряд { $n }, верхній край
gem-end-bottom = Вертикальний ряд { $n }, нижній край
gem-end-price = { $end }: { $gem }. { $price ->
    [one] Переміщення коштує карту цього виду.
    [three] Переміщення коштує три будь-які карти.
   *[none] Зараз тут переміщувати не можна.
}
gem-field = Ігрове поле
gem-ends = Краї рядів
fact-end = { $value }
fact-kind = камінь на краю: { $value }
fact-payment = запропоновано: { $value }
fact-shifts = переміщень за цей хід: { $value }
fact-deck = карт у колоді: { $value }
gem-act-shift = { $end }: перемістити за { $cards }
gem-act-draw = взяти карти
gem-act-pass = пропустити
rules-is-place-of = { $place }: { $raw }
rules-is-field = Поле, ряд за рядом: { $raw }
rules-is-shifts = Переміщень за цей хід: { $value }
