puzzle-why-kept = Він лишає вам на наступний хід { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}.
puzzle-why-denies = Він лишає іншим менше.
