kit-hidden-card = карта
kit-joker = джокер
kit-suit = { $suit ->
    [c] трефи
    [d] бубни
    [h] чирви
   *[s] піки
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
    [d] бубон
    [h] чирв
   *[s] пік
}
kit-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}
kit-dice-left = { $count ->
    [one] { $count } кість
    [few] { $count } кості
   *[other] { $count } костей
}
kit-act = { $move }: { $what }
kit-own-zone = { $name }, { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}
kit-or = { $first } або { $last }
kit-chosen = { $what }: { $next }
kit-next = що з цим?
kit-next-move = як саме?
kit-next-seat = кого?
kit-next-cards = вибрано { $chosen } з { $count }.
kit-may = { $kind ->
    [card] { $move }: виберіть карту
    [some] { $move }: { $count ->
        [one] виберіть { $count } карту
        [few] виберіть { $count } карти
       *[other] виберіть { $count } карт
    }
   *[other] { $move }
}
kit-choose = { $exact ->
    [no] Спершу виберіть карти: від { $fewest } до { $most }.
   *[yes] { $fewest ->
        [1] Спершу виберіть карту.
       *[other] Спершу виберіть карти: { $fewest }.
    }
}
kit-several = { $move } ({ $count }/{ $most })
kit-before-you = Перед вами
kit-middle = Середина столу
kit-pile = { $name }, { $count ->
    [0] порожньо
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}{ $top ->
    [none] {""}
   *[other] , зверху { $top }
}
kit-pile-does = Після натискання: { $move }.
kit-place = Місце { $number }: { $card }
kit-empty = порожньо
kit-dice = { $count ->
    [0] немає костей
    [one] { $count } кість
    [few] { $count } кості
   *[other] { $count } костей
}{ $faces ->
    [none] {""}
   *[other] : { $faces }
}
kit-round = Раунд { $round }
kit-round-over = Раунд { $round } закінчено.
kit-not-held = Цієї карти там немає: { $card }.
kit-laid-by = { $name }: { $cards }
kit-say-shown = { $who ->
    [you] Ви відкриваєте: { $cards }.
    [nobody] Відкрито: { $cards }.
   *[other] { $name } відкриває: { $cards }.
}
kit-say-shuffled = { $zone }: карти перетасовано.
kit-say-round = Починається раунд { $round }: карти роздано.
kit-say-dealt = Карти роздано.
kit-say-given = { $own ->
    [yes] { $name } отримує від вас: { $cards }.
   *[no] { $who ->
        [you] { $giver } віддає вам: { $cards }.
       *[other] { $name } отримує: { $cards } (віддає { $giver }).
    }
}
kit-say-got = { $who ->
    [you] Ви отримуєте: { $cards }.
   *[other] { $name } отримує: { $cards }.
}
kit-say-away = { $who ->
    [you] Ви відкладаєте: { $cards }.
   *[other] { $name } відкладає: { $cards }.
}
kit-say-turned = Відкрито: { $cards }.
kit-say-trick = { $who ->
    [you] Взятка ваша.
   *[other] Взятку бере { $name }.
}
kit-say-score = { $name }: { $scores }.
kit-say-dice = { $who ->
    [you] Ви показуєте: { $faces }.
    [nobody] На костях: { $faces }.
   *[other] { $name } показує: { $faces }.
}
kit-say-other = { $name }: { $move }{ $cards ->
    [none] {""}
   *[other] , { $cards }
}{ $rest ->
    [none] {""}
   *[other] , { $rest }
}.
kit-say-over = { $who ->
    [you] Ви перемогли!
    [many] Перемога спільна: { $names }.
   *[other] Перемога: { $names }.
}
kit-you-asked = вас
kit-face-down = { $count ->
    [one] { $count } закрита карта
    [few] { $count } закриті карти
   *[other] { $count } закритих карт
}
kit-sort = { $by ->
    [suit] Розкласти за мастями
   *[rank] Розкласти за рангом
}
kit-showed = Було
kit-name-deck = Колода
kit-name-stock = Колода
kit-name-pile = Стос
kit-name-discard = Відбій
kit-name-discards = Відбій
kit-name-trump = Козир
kit-name-trumps = Козир
kit-name-table = Стіл
kit-name-trick = Взятка
kit-name-hand = На руках
kit-name-taken = Узяті карти
kit-name-won = Виграно
kit-name-books = Четвірки
kit-name-pond = Ставок
kit-name-prizes = Призи
kit-name-spent = Зіграні карти
kit-name-turned = Приз
kit-name-attack = Атака
kit-name-defence = Захист
kit-name-grid = Карти
kit-name-row = Ряд
kit-name-drawn = Взята карта
kit-name-passed = Передано
kit-name-points = Очки
kit-name-score = Очки
kit-name-bid = Замовлення
kit-name-bids = Замовлення
kit-name-tricks = Взятки
kit-name-led = Масть заходу
kit-name-suit = Масть
kit-name-colour = Колір
kit-name-dealer = Роздає
kit-name-leader = Перший хід
kit-name-attacker = Атакує
kit-name-defender = Відбивається
kit-name-bidder = Хто замовляв
kit-name-caller = Хто оголошував
kit-name-declarer = Розігрує
kit-name-starter = Починає
kit-name-last = Останній хід
kit-name-count = Названо костей
kit-name-face = Назване число
kit-name-dice = Кості
kit-name-size = Карт у кожного
kit-name-pot = Банк
kit-name-board = Поле
kit-name-number = Число
kit-name-rank = Ранг
kit-name-lives = Життя
kit-name-coins = Монети
kit-name-chips = Фішки
kit-name-stake = Ставка
kit-name-target = Ціль
kit-move-lay = Покласти
kit-move-play = Покласти
kit-move-put = Покласти
kit-move-discard = Скинути
kit-move-draw = Взяти карту
kit-move-take = Узяти
kit-move-pass = Пас
kit-move-bid = Замовити
kit-move-doubt = Не вірю
kit-move-ask = Запитати
kit-move-beat = Побити
kit-move-turn = Відкрити
kit-move-give = Віддати
kit-move-hide = Сховати
kit-move-roll = Кинути
kit-move-keep = Лишити
kit-move-stop = Зупинитися
kit-move-stand = Досить
kit-move-hit = Ще карту
kit-move-swap = Обміняти
kit-move-choose = Вибрати
kit-move-name = Назвати
kit-move-knock = Стукнути
kit-move-fold = Скинути карти
kit-move-check = Чек
kit-move-bet = Поставити
kit-move-call = Зрівняти
kit-move-raise = Підвищити
kit-move-bank = У банк
kit-move-guess = Угадати
kit-move-claim = Заявити
kit-move-meld = Оголосити
kit-move-attack = Атакувати
kit-move-steal = Украсти
kit-move-buy = Купити
kit-move-sell = Продати
kit-move-move = Піти
kit-move-place = Поставити
kit-move-challenge = Кинути виклик
kit-move-accept = Прийняти
kit-move-refuse = Відмовитися
kit-do-lay = { $kind ->
    [card] покладіть карту
    [some] покладіть { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[other] { $count } карт
    }
    [value] покладіть карту
   *[none] покладіть карту
}
kit-do-play = { $kind ->
    [card] покладіть карту
    [some] покладіть { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[other] { $count } карт
    }
    [value] покладіть карту
   *[none] покладіть карту
}
kit-do-put = { $kind ->
    [card] покладіть карту
    [some] покладіть { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[other] { $count } карт
    }
    [value] виберіть місце
   *[none] покладіть карту
}
kit-do-discard = { $kind ->
    [card] скиньте карту
    [some] скиньте { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[other] { $count } карт
    }
    [value] скиньте карту
   *[none] скиньте карту
}
kit-do-draw = { $kind ->
    [card] візьміть карту
    [some] візьміть { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[other] { $count } карт
    }
    [value] візьміть карту
   *[none] візьміть карту
}
kit-do-take = { $kind ->
    [card] візьміть карту
    [some] візьміть { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[other] { $count } карт
    }
    [value] візьміть відкриту карту
   *[none] візьміть
}
kit-do-pass = { $kind ->
    [card] передайте карту
    [some] передайте { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[other] { $count } карт
    }
    [value] пасуйте
   *[none] пасуйте
}
kit-do-bid = { $kind ->
    [card] поставте карту
    [some] поставте { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[other] { $count } карт
    }
    [value] зробіть замовлення
   *[none] зробіть замовлення
}
kit-do-doubt = { $kind ->
    [card] засумнівайтеся в карті
    [some] засумнівайтеся в { $count ->
        [one] { $count } карті
        [few] { $count } картах
       *[other] { $count } картах
    }
    [value] засумнівайтеся
   *[none] засумнівайтеся
}
kit-do-ask = { $kind ->
    [card] запитайте про карту
    [some] запитайте про { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[other] { $count } карт
    }
    [value] запитайте когось
   *[none] запитайте
}
kit-do-beat = { $kind ->
    [card] побийте картою
    [some] побийте { $count ->
        [one] { $count } картою
        [few] { $count } картами
       *[other] { $count } картами
    }
    [value] побийте
   *[none] побийте
}
kit-do-turn = { $kind ->
    [card] відкрийте карту
    [some] відкрийте { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[other] { $count } карт
    }
    [value] відкрийте карту
   *[none] відкрийте карту
}
kit-do-give = { $kind ->
    [card] віддайте карту
    [some] віддайте { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[other] { $count } карт
    }
    [value] віддайте
   *[none] віддайте
}
kit-do-roll = киньте кості
kit-does-lay = { $who ->
    [you] Ви { $cards ->
        [none] кладете{ $rest ->
            [none] {""}
           *[other] : { $rest }
        }
       *[other] кладете: { $cards }{ $rest ->
            [none] {""}
           *[other] , { $rest }
        }
    }.
   *[other] { $name } { $cards ->
        [none] кладе{ $rest ->
            [none] {""}
           *[other] : { $rest }
        }
       *[other] кладе: { $cards }{ $rest ->
            [none] {""}
           *[other] , { $rest }
        }
    }.
}
kit-does-play = { $who ->
    [you] Ви { $cards ->
        [none] кладете{ $rest ->
            [none] {""}
           *[other] : { $rest }
        }
       *[other] кладете: { $cards }{ $rest ->
            [none] {""}
           *[other] , { $rest }
        }
    }.
   *[other] { $name } { $cards ->
        [none] кладе{ $rest ->
            [none] {""}
           *[other] : { $rest }
        }
       *[other] кладе: { $cards }{ $rest ->
            [none] {""}
           *[other] , { $rest }
        }
    }.
}
kit-does-put = { $who ->
    [you] Ви { $cards ->
        [none] кладете{ $rest ->
            [none] {""}
           *[other] : { $rest }
        }
       *[other] кладете: { $cards }{ $rest ->
            [none] {""}
           *[other] , { $rest }
        }
    }.
   *[other] { $name } { $cards ->
        [none] кладе{ $rest ->
            [none] {""}
           *[other] : { $rest }
        }
       *[other] кладе: { $cards }{ $rest ->
            [none] {""}
           *[other] , { $rest }
        }
    }.
}
kit-does-discard = { $who ->
    [you] Ви { $cards ->
        [none] скидаєте{ $rest ->
            [none] {""}
           *[other] : { $rest }
        }
       *[other] скидаєте: { $cards }{ $rest ->
            [none] {""}
           *[other] , { $rest }
        }
    }.
   *[other] { $name } { $cards ->
        [none] скидає{ $rest ->
            [none] {""}
           *[other] : { $rest }
        }
       *[other] скидає: { $cards }{ $rest ->
            [none] {""}
           *[other] , { $rest }
        }
    }.
}
kit-does-draw = { $who ->
    [you] Ви { $cards ->
        [none] берете{ $rest ->
            [none] {""}
           *[other] : { $rest }
        }
       *[other] берете: { $cards }{ $rest ->
            [none] {""}
           *[other] , { $rest }
        }
    }.
   *[other] { $name } { $cards ->
        [none] бере{ $rest ->
            [none] {""}
           *[other] : { $rest }
        }
       *[other] бере: { $cards }{ $rest ->
            [none] {""}
           *[other] , { $rest }
        }
    }.
}
kit-does-take = { $who ->
    [you] Ви { $cards ->
        [none] берете{ $rest ->
            [none] {""}
           *[other] : { $rest }
        }
       *[other] берете: { $cards }{ $rest ->
            [none] {""}
           *[other] , { $rest }
        }
    }.
   *[other] { $name } { $cards ->
        [none] бере{ $rest ->
            [none] {""}
           *[other] : { $rest }
        }
       *[other] бере: { $cards }{ $rest ->
            [none] {""}
           *[other] , { $rest }
        }
    }.
}
kit-does-pass = { $who ->
    [you] Ви { $cards ->
        [none] пасуєте{ $rest ->
            [none] {""}
           *[other] : { $rest }
        }
       *[other] передаєте: { $cards }{ $rest ->
            [none] {""}
           *[other] , { $rest }
        }
    }.
   *[other] { $name } { $cards ->
        [none] пасує{ $rest ->
            [none] {""}
           *[other] : { $rest }
        }
       *[other] передає: { $cards }{ $rest ->
            [none] {""}
           *[other] , { $rest }
        }
    }.
}
kit-does-bid = { $who ->
    [you] Ви { $cards ->
        [none] { $rest ->
            [none] робите замовлення
           *[other] називаєте: { $rest }
        }
       *[other] ставите: { $cards }{ $rest ->
            [none] {""}
           *[other] , { $rest }
        }
    }.
   *[other] { $name } { $cards ->
        [none] { $rest ->
            [none] робить замовлення
           *[other] називає: { $rest }
        }
       *[other] ставить: { $cards }{ $rest ->
            [none] {""}
           *[other] , { $rest }
        }
    }.
}
kit-does-doubt = { $who ->
    [you] Ви не вірите{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
   *[other] { $name } не вірить{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
}
kit-does-ask = { $who ->
    [you] Ви питаєте{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
   *[other] { $name } питає{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
}
kit-does-beat = { $who ->
    [you] Ви { $cards ->
        [none] б’єте{ $rest ->
            [none] {""}
           *[other] : { $rest }
        }
       *[other] б’єте: { $cards }{ $rest ->
            [none] {""}
           *[other] , { $rest }
        }
    }.
   *[other] { $name } { $cards ->
        [none] б’є{ $rest ->
            [none] {""}
           *[other] : { $rest }
        }
       *[other] б’є: { $cards }{ $rest ->
            [none] {""}
           *[other] , { $rest }
        }
    }.
}
kit-does-turn = { $who ->
    [you] Ви відкриваєте карту{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
   *[other] { $name } відкриває карту{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
}
kit-does-give = { $who ->
    [you] Ви { $cards ->
        [none] віддаєте{ $rest ->
            [none] {""}
           *[other] : { $rest }
        }
       *[other] віддаєте: { $cards }{ $rest ->
            [none] {""}
           *[other] , { $rest }
        }
    }.
   *[other] { $name } { $cards ->
        [none] віддає{ $rest ->
            [none] {""}
           *[other] : { $rest }
        }
       *[other] віддає: { $cards }{ $rest ->
            [none] {""}
           *[other] , { $rest }
        }
    }.
}
kit-does-roll = { $who ->
    [you] Ви кидаєте кості{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
   *[other] { $name } кидає кості{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
}
kit-does-keep = { $who ->
    [you] Ви { $cards ->
        [none] лишаєте{ $rest ->
            [none] {""}
           *[other] : { $rest }
        }
       *[other] лишаєте: { $cards }{ $rest ->
            [none] {""}
           *[other] , { $rest }
        }
    }.
   *[other] { $name } { $cards ->
        [none] лишає{ $rest ->
            [none] {""}
           *[other] : { $rest }
        }
       *[other] лишає: { $cards }{ $rest ->
            [none] {""}
           *[other] , { $rest }
        }
    }.
}
kit-phase = Фаза
kit-fact = { $place }{ $who ->
    [you] , у вас
    [nobody] {""}
   *[other] , гравець { $seat }
}{ $of ->
    [size] , кількість
   *[itself] {""}
}: { $value }
