kit-hidden-card = карта
kit-joker = джокер
kit-suit = { $suit ->
    [c] трефы
    [d] бубны
    [h] червы
   *[s] пики
}
kit-rank = { $rank ->
    [j] валет
    [q] дама
    [k] король
    [a] туз
   *[other] { $rank }
}
kit-index = { $rank ->
    [j] В
    [q] Д
    [k] К
    [a] Т
    [joker] ★
   *[other] { $rank }
}
kit-card = { $rank ->
    [j] валет
    [q] дама
    [k] король
    [a] туз
   *[other] { $rank }
} { $suit ->
    [c] треф
    [d] бубен
    [h] черв
   *[s] пик
}
kit-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
kit-dice-left = { $count ->
    [one] { $count } кость
    [few] { $count } кости
   *[many] { $count } костей
}
kit-act = { $move }: { $what }
kit-own-zone = { $name }, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
kit-or = { $first } или { $last }
kit-chosen = { $what }: { $next }
kit-next = что с этим делать?
kit-next-move = каким ходом?
kit-next-seat = какой игрок?
kit-next-cards = выбрано { $chosen } из { $count }.
kit-may = { $kind ->
    [card] { $move }: выберите карту
    [some] { $move }: { $count ->
        [one] выберите { $count } карту
        [few] выберите { $count } карты
       *[many] выберите { $count } карт
    }
   *[other] { $move }
}
kit-choose = { $exact ->
    [no] Сначала выберите карты: от { $fewest } до { $most }.
   *[yes] { $fewest ->
        [1] Сначала выберите карту.
       *[other] Сначала выберите карты: { $fewest }.
    }
}
kit-several = { $move } ({ $count }/{ $most })
kit-before-you = Перед вами
kit-middle = Середина стола
kit-pile = { $name }, { $count ->
    [0] пусто
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}{ $top ->
    [none] {""}
   *[other] , сверху { $top }
}
kit-pile-does = По нажатию: { $move }.
kit-place = Место { $number }: { $card }
kit-empty = пусто
kit-dice = { $count ->
    [0] костей нет
    [one] { $count } кость
    [few] { $count } кости
   *[many] { $count } костей
}{ $faces ->
    [none] {""}
   *[other] : { $faces }
}
kit-round = Раунд { $round }
kit-round-over = Раунд { $round } окончен.
kit-not-held = Такой карты там нет: { $card }.
kit-laid-by = { $name }: { $cards }
kit-say-shown = { $who ->
    [you] Вы открываете: { $cards }.
    [nobody] Открыто: { $cards }.
   *[other] { $name } открывает: { $cards }.
}
kit-say-shuffled = { $zone }: карты перетасованы.
kit-say-round = Начинается раунд { $round }: карты розданы.
kit-say-dealt = Карты розданы.
kit-say-given = { $own ->
    [yes] { $name } получает от вас: { $cards }.
   *[no] { $who ->
        [you] { $giver } отдаёт вам: { $cards }.
       *[other] { $name } получает: { $cards } (отдаёт { $giver }).
    }
}
kit-say-got = { $who ->
    [you] Вы получаете: { $cards }.
   *[other] { $name } получает: { $cards }.
}
kit-say-away = { $who ->
    [you] Вы откладываете: { $cards }.
   *[other] { $name } откладывает: { $cards }.
}
kit-say-turned = Открыто: { $cards }.
kit-say-trick = { $who ->
    [you] Взятка ваша.
   *[other] Взятку берёт { $name }.
}
kit-say-score = { $name }: { $scores }.
kit-say-dice = { $who ->
    [you] Вы показываете: { $faces }.
    [nobody] На костях: { $faces }.
   *[other] { $name } показывает: { $faces }.
}
kit-say-other = { $name }: { $move }{ $cards ->
    [none] {""}
   *[other] , { $cards }
}{ $rest ->
    [none] {""}
   *[other] , { $rest }
}.
kit-say-over = { $who ->
    [you] Вы победили!
    [many] Победа общая: { $names }.
   *[other] Победа: { $names }.
}
kit-you-asked = у вас
kit-face-down = { $count ->
    [one] { $count } закрытая карта
    [few] { $count } закрытые карты
   *[many] { $count } закрытых карт
}
kit-sort = { $by ->
    [suit] Разложить по мастям
   *[rank] Разложить по достоинству
}
kit-showed = Было
kit-name-deck = Колода
kit-name-stock = Колода
kit-name-pile = Стопка
kit-name-discard = Сброс
kit-name-discards = Сброс
kit-name-trump = Козыри
kit-name-trumps = Козыри
kit-name-table = Стол
kit-name-trick = Взятка
kit-name-hand = На руках
kit-name-taken = Взятые карты
kit-name-won = Выиграно
kit-name-books = Четвёрки
kit-name-pond = Пруд
kit-name-prizes = Призы
kit-name-spent = Сыгранные карты
kit-name-turned = Приз
kit-name-attack = Заход
kit-name-defence = Побито
kit-name-grid = Карты
kit-name-row = Ряд
kit-name-drawn = Взятая карта
kit-name-passed = Передано
kit-name-points = Очки
kit-name-score = Очки
kit-name-bid = Заявка
kit-name-bids = Заявки
kit-name-tricks = Взятки
kit-name-led = Масть захода
kit-name-suit = Масть
kit-name-colour = Цвет
kit-name-dealer = Сдаёт
kit-name-leader = Первый ход
kit-name-attacker = Заходит
kit-name-defender = Отбивается
kit-name-bidder = Кто заявил
kit-name-caller = Кто объявлял
kit-name-declarer = Разыгрывает
kit-name-starter = Начинает
kit-name-last = Последний ход
kit-name-count = Названо костей
kit-name-face = Названное число
kit-name-dice = Кости
kit-name-size = Карт у каждого
kit-name-pot = Банк
kit-name-board = Поле
kit-name-number = Число
kit-name-rank = Достоинство
kit-name-lives = Жизни
kit-name-coins = Монеты
kit-name-chips = Фишки
kit-name-stake = Ставка
kit-name-target = Цель
kit-move-lay = Положить
kit-move-play = Положить
kit-move-put = Положить
kit-move-discard = Сбросить
kit-move-draw = Взять карту
kit-move-take = Взять
kit-move-pass = Пас
kit-move-bid = Заявить
kit-move-doubt = Усомниться
kit-move-ask = Спросить
kit-move-beat = Побить
kit-move-turn = Открыть
kit-move-give = Отдать
kit-move-hide = Спрятать
kit-move-roll = Бросить
kit-move-keep = Оставить
kit-move-stop = Остановиться
kit-move-stand = Хватит
kit-move-hit = Ещё карту
kit-move-swap = Обменять
kit-move-choose = Выбрать
kit-move-name = Назвать
kit-move-knock = Постучать
kit-move-fold = Сбросить карты
kit-move-check = Чек
kit-move-bet = Поставить
kit-move-call = Уравнять
kit-move-raise = Повысить
kit-move-bank = В банк
kit-move-guess = Угадать
kit-move-claim = Заявить
kit-move-meld = Объявить
kit-move-attack = Атаковать
kit-move-steal = Украсть
kit-move-buy = Купить
kit-move-sell = Продать
kit-move-move = Пойти
kit-move-place = Поставить
kit-move-challenge = Бросить вызов
kit-move-accept = Принять
kit-move-refuse = Отказаться
kit-do-lay = { $kind ->
    [card] положите карту
    [some] положите { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
    [value] положите карту
   *[none] положите карту
}
kit-do-play = { $kind ->
    [card] положите карту
    [some] положите { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
    [value] положите карту
   *[none] положите карту
}
kit-do-put = { $kind ->
    [card] положите карту
    [some] положите { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
    [value] выберите место
   *[none] положите карту
}
kit-do-discard = { $kind ->
    [card] сбросьте карту
    [some] сбросьте { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
    [value] сбросьте карту
   *[none] сбросьте карту
}
kit-do-draw = { $kind ->
    [card] возьмите карту
    [some] возьмите { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
    [value] возьмите карту
   *[none] возьмите карту
}
kit-do-take = { $kind ->
    [card] возьмите карту
    [some] возьмите { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
    [value] возьмите открытую карту
   *[none] возьмите
}
kit-do-pass = { $kind ->
    [card] передайте карту
    [some] передайте { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
    [value] пасуйте
   *[none] пасуйте
}
kit-do-bid = { $kind ->
    [card] поставьте карту
    [some] поставьте { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
    [value] сделайте заявку
   *[none] сделайте заявку
}
kit-do-doubt = { $kind ->
    [card] усомнитесь в карте
    [some] усомнитесь в { $count ->
        [one] { $count } карте
        [few] { $count } картах
       *[many] { $count } картах
    }
    [value] усомнитесь
   *[none] усомнитесь
}
kit-do-ask = { $kind ->
    [card] спросите карту
    [some] спросите { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
    [value] спросите другого игрока
   *[none] спросите
}
kit-do-beat = { $kind ->
    [card] побейте картой
    [some] побейте { $count ->
        [one] { $count } картой
        [few] { $count } картами
       *[many] { $count } картами
    }
    [value] побейте
   *[none] побейте
}
kit-do-turn = { $kind ->
    [card] откройте карту
    [some] откройте { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
    [value] откройте карту
   *[none] откройте карту
}
kit-do-give = { $kind ->
    [card] отдайте карту
    [some] отдайте { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
    [value] отдайте
   *[none] отдайте
}
kit-do-roll = бросьте кости
kit-does-lay = { $who ->
    [you] Вы { $cards ->
        [none] кладёте{ $rest ->
            [none] {""}
           *[other] : { $rest }
        }
       *[other] кладёте: { $cards }{ $rest ->
            [none] {""}
           *[other] , { $rest }
        }
    }.
   *[other] { $name } { $cards ->
        [none] кладёт{ $rest ->
            [none] {""}
           *[other] : { $rest }
        }
       *[other] кладёт: { $cards }{ $rest ->
            [none] {""}
           *[other] , { $rest }
        }
    }.
}
kit-does-play = { $who ->
    [you] Вы { $cards ->
        [none] кладёте{ $rest ->
            [none] {""}
           *[other] : { $rest }
        }
       *[other] кладёте: { $cards }{ $rest ->
            [none] {""}
           *[other] , { $rest }
        }
    }.
   *[other] { $name } { $cards ->
        [none] кладёт{ $rest ->
            [none] {""}
           *[other] : { $rest }
        }
       *[other] кладёт: { $cards }{ $rest ->
            [none] {""}
           *[other] , { $rest }
        }
    }.
}
kit-does-put = { $who ->
    [you] Вы { $cards ->
        [none] кладёте{ $rest ->
            [none] {""}
           *[other] : { $rest }
        }
       *[other] кладёте: { $cards }{ $rest ->
            [none] {""}
           *[other] , { $rest }
        }
    }.
   *[other] { $name } { $cards ->
        [none] кладёт{ $rest ->
            [none] {""}
           *[other] : { $rest }
        }
       *[other] кладёт: { $cards }{ $rest ->
            [none] {""}
           *[other] , { $rest }
        }
    }.
}
kit-does-discard = { $who ->
    [you] Вы { $cards ->
        [none] сбрасываете{ $rest ->
            [none] {""}
           *[other] : { $rest }
        }
       *[other] сбрасываете: { $cards }{ $rest ->
            [none] {""}
           *[other] , { $rest }
        }
    }.
   *[other] { $name } { $cards ->
        [none] сбрасывает{ $rest ->
            [none] {""}
           *[other] : { $rest }
        }
       *[other] сбрасывает: { $cards }{ $rest ->
            [none] {""}
           *[other] , { $rest }
        }
    }.
}
kit-does-draw = { $who ->
    [you] Вы { $cards ->
        [none] берёте{ $rest ->
            [none] {""}
           *[other] : { $rest }
        }
       *[other] берёте: { $cards }{ $rest ->
            [none] {""}
           *[other] , { $rest }
        }
    }.
   *[other] { $name } { $cards ->
        [none] берёт{ $rest ->
            [none] {""}
           *[other] : { $rest }
        }
       *[other] берёт: { $cards }{ $rest ->
            [none] {""}
           *[other] , { $rest }
        }
    }.
}
kit-does-take = { $who ->
    [you] Вы { $cards ->
        [none] берёте{ $rest ->
            [none] {""}
           *[other] : { $rest }
        }
       *[other] берёте: { $cards }{ $rest ->
            [none] {""}
           *[other] , { $rest }
        }
    }.
   *[other] { $name } { $cards ->
        [none] берёт{ $rest ->
            [none] {""}
           *[other] : { $rest }
        }
       *[other] берёт: { $cards }{ $rest ->
            [none] {""}
           *[other] , { $rest }
        }
    }.
}
kit-does-pass = { $who ->
    [you] Вы { $cards ->
        [none] пасуете{ $rest ->
            [none] {""}
           *[other] : { $rest }
        }
       *[other] передаёте: { $cards }{ $rest ->
            [none] {""}
           *[other] , { $rest }
        }
    }.
   *[other] { $name } { $cards ->
        [none] пасует{ $rest ->
            [none] {""}
           *[other] : { $rest }
        }
       *[other] передаёт: { $cards }{ $rest ->
            [none] {""}
           *[other] , { $rest }
        }
    }.
}
kit-does-bid = { $who ->
    [you] Вы { $cards ->
        [none] { $rest ->
            [none] делаете заявку
           *[other] называете: { $rest }
        }
       *[other] ставите: { $cards }{ $rest ->
            [none] {""}
           *[other] , { $rest }
        }
    }.
   *[other] { $name } { $cards ->
        [none] { $rest ->
            [none] делает заявку
           *[other] называет: { $rest }
        }
       *[other] ставит: { $cards }{ $rest ->
            [none] {""}
           *[other] , { $rest }
        }
    }.
}
kit-does-doubt = { $who ->
    [you] Вы сомневаетесь{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
   *[other] { $name } сомневается{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
}
kit-does-ask = { $who ->
    [you] Вы спрашиваете{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
   *[other] { $name } спрашивает{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
}
kit-does-beat = { $who ->
    [you] Вы { $cards ->
        [none] бьёте{ $rest ->
            [none] {""}
           *[other] : { $rest }
        }
       *[other] бьёте: { $cards }{ $rest ->
            [none] {""}
           *[other] , { $rest }
        }
    }.
   *[other] { $name } { $cards ->
        [none] бьёт{ $rest ->
            [none] {""}
           *[other] : { $rest }
        }
       *[other] бьёт: { $cards }{ $rest ->
            [none] {""}
           *[other] , { $rest }
        }
    }.
}
kit-does-turn = { $who ->
    [you] Вы открываете карту{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
   *[other] { $name } открывает карту{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
}
kit-does-give = { $who ->
    [you] Вы { $cards ->
        [none] отдаёте{ $rest ->
            [none] {""}
           *[other] : { $rest }
        }
       *[other] отдаёте: { $cards }{ $rest ->
            [none] {""}
           *[other] , { $rest }
        }
    }.
   *[other] { $name } { $cards ->
        [none] отдаёт{ $rest ->
            [none] {""}
           *[other] : { $rest }
        }
       *[other] отдаёт: { $cards }{ $rest ->
            [none] {""}
           *[other] , { $rest }
        }
    }.
}
kit-does-roll = { $who ->
    [you] Вы бросаете кости{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
   *[other] { $name } бросает кости{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
}
kit-does-keep = { $who ->
    [you] Вы { $cards ->
        [none] оставляете{ $rest ->
            [none] {""}
           *[other] : { $rest }
        }
       *[other] оставляете: { $cards }{ $rest ->
            [none] {""}
           *[other] , { $rest }
        }
    }.
   *[other] { $name } { $cards ->
        [none] оставляет{ $rest ->
            [none] {""}
           *[other] : { $rest }
        }
       *[other] оставляет: { $cards }{ $rest ->
            [none] {""}
           *[other] , { $rest }
        }
    }.
}
kit-phase = Фаза
kit-fact = { $place }{ $who ->
    [you] , у вас
    [nobody] {""}
   *[other] , игрок { $seat }
}{ $of ->
    [size] , число
   *[itself] {""}
}: { $value }
