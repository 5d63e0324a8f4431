kit-hidden-card = eine Karte
kit-joker = Joker
kit-suit = { $suit ->
    [c] Kreuz
    [d] Karo
    [h] Herz
   *[s] Pik
}
kit-rank = { $rank ->
    [j] Bube
    [q] Dame
    [k] König
    [a] Ass
   *[other] { $rank }
}
kit-index = { $rank ->
    [j] B
    [q] D
    [k] K
    [a] A
    [joker] ★
   *[other] { $rank }
}
kit-card = { $suit ->
    [c] Kreuz
    [d] Karo
    [h] Herz
   *[s] Pik
} { $rank ->
    [j] Bube
    [q] Dame
    [k] König
    [a] Ass
   *[other] { $rank }
}
kit-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
kit-dice-left = { $count ->
    [one] { $count } Würfel
   *[other] { $count } Würfel
}
kit-act = { $move }: { $what }
kit-own-zone = { $name }, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
kit-or = { $first } oder { $last }
kit-chosen = { $what }: { $next }
kit-next = was damit?
kit-next-move = auf welche Art?
kit-next-seat = wen?
kit-next-cards = { $chosen } von { $count } gewählt.
kit-may = { $kind ->
    [card] { $move }: eine Karte wählen
    [some] { $move }: { $count } Karten wählen
   *[other] { $move }
}
kit-choose = { $exact ->
    [no] Wähle zuerst { $fewest } bis { $most } Karten.
   *[yes] { $fewest ->
        [1] Wähle zuerst eine Karte.
       *[other] Wähle zuerst { $fewest } Karten.
    }
}
kit-several = { $move } ({ $count }/{ $most })
kit-before-you = Vor dir
kit-middle = Die Mitte des Tischs
kit-pile = { $name }, { $count ->
    [0] leer
    [one] { $count } Karte
   *[other] { $count } Karten
}{ $top ->
    [none] {""}
   *[other] , oben { $top }
}
kit-pile-does = Ein Klick: { $move }.
kit-place = Platz { $number }: { $card }
kit-empty = leer
kit-dice = { $count ->
    [0] keine Würfel
    [one] { $count } Würfel
   *[other] { $count } Würfel
}{ $faces ->
    [none] {""}
   *[other] : { $faces }
}
kit-round = Runde { $round }
kit-round-over = Runde { $round } ist zu Ende.
kit-not-held = { $card } liegt nicht dort, wo es zu nehmen wäre.
kit-laid-by = { $name }: { $cards }
kit-say-shown = { $who ->
    [you] Du deckst { $cards } auf.
    [nobody] Aufgedeckt: { $cards }.
   *[other] { $name } deckt { $cards } auf.
}
kit-say-shuffled = { $zone }: gemischt.
kit-say-round = Runde { $round } beginnt: Die Karten werden gegeben.
kit-say-dealt = Die Karten werden gegeben.
kit-say-given = { $own ->
    [yes] { $name } bekommt von dir { $cards }.
   *[no] { $who ->
        [you] Du bekommst { $cards } von { $giver }.
       *[other] { $name } bekommt { $cards } von { $giver }.
    }
}
kit-say-got = { $who ->
    [you] Du bekommst { $cards }.
   *[other] { $name } bekommt { $cards }.
}
kit-say-away = { $who ->
    [you] Du legst { $cards } weg.
   *[other] { $name } legt { $cards } weg.
}
kit-say-turned = Aufgedeckt: { $cards }.
kit-say-trick = { $who ->
    [you] Der Stich gehört dir.
   *[other] { $name } bekommt den Stich.
}
kit-say-score = { $name }: { $scores }.
kit-say-dice = { $who ->
    [you] Du zeigst { $faces }.
    [nobody] Die Würfel zeigen { $faces }.
   *[other] { $name } zeigt { $faces }.
}
kit-say-other = { $name }: { $move }{ $cards ->
    [none] {""}
   *[other] , { $cards }
}{ $rest ->
    [none] {""}
   *[other] , { $rest }
}.
kit-say-over = { $who ->
    [you] Du hast gewonnen!
    [many] { $names } haben gewonnen.
   *[other] { $names } hat gewonnen.
}
kit-you-asked = dich
kit-face-down = { $count ->
    [one] { $count } verdeckte Karte
   *[other] { $count } verdeckte Karten
}
kit-sort = { $by ->
    [suit] Nach Farben sortieren
   *[rank] Nach Rang sortieren
}
kit-showed = Zeigte
kit-name-deck = Stapel
kit-name-stock = Stapel
kit-name-pile = Ablage
kit-name-discard = Ablage
kit-name-discards = Ablage
kit-name-trump = Trumpf
kit-name-trumps = Trumpf
kit-name-table = Tisch
kit-name-trick = Stich
kit-name-hand = Hand
kit-name-taken = Stiche
kit-name-won = Gewonnen
kit-name-books = Quartette
kit-name-pond = Teich
kit-name-prizes = Preise
kit-name-spent = Verbraucht
kit-name-turned = Preis
kit-name-attack = Angriff
kit-name-defence = Abwehr
kit-name-grid = Karten
kit-name-row = Reihe
kit-name-drawn = Gezogen
kit-name-passed = Weitergegeben
kit-name-points = Punkte
kit-name-score = Punkte
kit-name-bid = Ansage
kit-name-bids = Ansagen
kit-name-tricks = Stiche
kit-name-led = Angespielt
kit-name-suit = Farbe
kit-name-colour = Farbe
kit-name-dealer = Geber
kit-name-leader = Vorhand
kit-name-attacker = Angreifer
kit-name-defender = Verteidiger
kit-name-bidder = Bieter
kit-name-caller = Rufer
kit-name-declarer = Alleinspieler
kit-name-starter = Beginnt
kit-name-last = Letzter Zug
kit-name-count = Gebotene Würfel
kit-name-face = Augen
kit-name-dice = Würfel
kit-name-size = Karten je Spieler
kit-name-pot = Topf
kit-name-board = Brett
kit-name-number = Zahl
kit-name-rank = Rang
kit-name-lives = Leben
kit-name-coins = Münzen
kit-name-chips = Chips
kit-name-stake = Einsatz
kit-name-target = Ziel
kit-move-lay = Legen
kit-move-play = Spielen
kit-move-put = Ablegen
kit-move-discard = Abwerfen
kit-move-draw = Ziehen
kit-move-take = Nehmen
kit-move-pass = Passen
kit-move-bid = Ansagen
kit-move-doubt = Anzweifeln
kit-move-ask = Fragen
kit-move-beat = Schlagen
kit-move-turn = Aufdecken
kit-move-give = Geben
kit-move-hide = Verstecken
kit-move-roll = Würfeln
kit-move-keep = Behalten
kit-move-stop = Aufhören
kit-move-stand = Stehen bleiben
kit-move-hit = Noch eine
kit-move-swap = Tauschen
kit-move-choose = Wählen
kit-move-name = Nennen
kit-move-knock = Klopfen
kit-move-fold = Aussteigen
kit-move-check = Schieben
kit-move-bet = Setzen
kit-move-call = Mitgehen
kit-move-raise = Erhöhen
kit-move-bank = Sichern
kit-move-guess = Raten
kit-move-claim = Beanspruchen
kit-move-meld = Melden
kit-move-attack = Angreifen
kit-move-steal = Stehlen
kit-move-buy = Kaufen
kit-move-sell = Verkaufen
kit-move-move = Ziehen
kit-move-place = Setzen
kit-move-challenge = Anzweifeln
kit-move-accept = Annehmen
kit-move-refuse = Ablehnen
kit-do-lay = { $kind ->
    [card] eine Karte legen
    [some] { $count } Karten legen
    [value] eine Karte legen
   *[none] eine Karte legen
}
kit-do-play = { $kind ->
    [card] eine Karte spielen
    [some] { $count } Karten spielen
    [value] eine Karte spielen
   *[none] eine Karte spielen
}
kit-do-put = { $kind ->
    [card] eine Karte ablegen
    [some] { $count } Karten ablegen
    [value] einen Platz wählen
   *[none] ablegen
}
kit-do-discard = { $kind ->
    [card] eine Karte abwerfen
    [some] { $count } Karten abwerfen
    [value] eine abwerfen
   *[none] abwerfen
}
kit-do-draw = { $kind ->
    [card] eine Karte ziehen
    [some] { $count } Karten ziehen
    [value] ziehen
   *[none] ziehen
}
kit-do-take = { $kind ->
    [card] eine Karte nehmen
    [some] { $count } Karten nehmen
    [value] die offene Karte nehmen
   *[none] nehmen
}
kit-do-pass = { $kind ->
    [card] eine Karte weitergeben
    [some] { $count } Karten weitergeben
    [value] passen
   *[none] passen
}
kit-do-bid = { $kind ->
    [card] mit einer Karte bieten
    [some] mit { $count } Karten bieten
    [value] sag an
   *[none] ansagen
}
kit-do-doubt = { $kind ->
    [card] eine Karte anzweifeln
    [some] { $count } Karten anzweifeln
    [value] anzweifeln
   *[none] anzweifeln
}
kit-do-ask = { $kind ->
    [card] nach einer Karte fragen
    [some] nach { $count } Karten fragen
    [value] jemanden fragen
   *[none] fragen
}
kit-do-beat = { $kind ->
    [card] die Karte schlagen
    [some] mit { $count } Karten schlagen
    [value] schlagen
   *[none] schlagen
}
kit-do-turn = { $kind ->
    [card] eine Karte aufdecken
    [some] { $count } Karten aufdecken
    [value] eine Karte aufdecken
   *[none] eine Karte aufdecken
}
kit-do-give = { $kind ->
    [card] eine Karte abgeben
    [some] { $count } Karten abgeben
    [value] abgeben
   *[none] geben
}
kit-do-roll = würfeln
kit-does-lay = { $who ->
    [you] Du { $cards ->
        [none] legst
       *[other] legst { $cards }
    }{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
   *[other] { $name } { $cards ->
        [none] legt
       *[other] legt { $cards }
    }{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
}
kit-does-play = { $who ->
    [you] Du { $cards ->
        [none] spielst
       *[other] spielst { $cards }
    }{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
   *[other] { $name } { $cards ->
        [none] spielt
       *[other] spielt { $cards }
    }{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
}
kit-does-put = { $who ->
    [you] Du { $cards ->
        [none] legst ab
       *[other] legst { $cards } ab
    }{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
   *[other] { $name } { $cards ->
        [none] legt ab
       *[other] legt { $cards } ab
    }{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
}
kit-does-discard = { $who ->
    [you] Du { $cards ->
        [none] wirfst ab
       *[other] wirfst { $cards } ab
    }{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
   *[other] { $name } { $cards ->
        [none] wirft ab
       *[other] wirft { $cards } ab
    }{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
}
kit-does-draw = { $who ->
    [you] Du { $cards ->
        [none] ziehst
       *[other] ziehst { $cards }
    }{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
   *[other] { $name } { $cards ->
        [none] zieht
       *[other] zieht { $cards }
    }{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
}
kit-does-take = { $who ->
    [you] Du { $cards ->
        [none] nimmst
       *[other] nimmst { $cards }
    }{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
   *[other] { $name } { $cards ->
        [none] nimmt
       *[other] nimmt { $cards }
    }{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
}
kit-does-pass = { $who ->
    [you] Du { $cards ->
        [none] passt
       *[other] gibst weiter: { $cards }
    }{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
   *[other] { $name } { $cards ->
        [none] passt
       *[other] gibt weiter: { $cards }
    }{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
}
kit-does-bid = { $who ->
    [you] Du { $cards ->
        [none] sagst an{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }
       *[other] bietest { $cards }
    }.
   *[other] { $name } { $cards ->
        [none] sagt an{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }
       *[other] bietet { $cards }
    }.
}
kit-does-doubt = { $who ->
    [you] Du zweifelst{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
   *[other] { $name } zweifelt{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
}
kit-does-ask = { $who ->
    [you] Du fragst{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
   *[other] { $name } fragt{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
}
kit-does-beat = { $who ->
    [you] Du { $cards ->
        [none] schlägst
       *[other] schlägst mit { $cards }
    }{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
   *[other] { $name } { $cards ->
        [none] schlägt
       *[other] schlägt mit { $cards }
    }{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
}
kit-does-turn = { $who ->
    [you] Du deckst eine Karte auf{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
   *[other] { $name } deckt eine Karte auf{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
}
kit-does-give = { $who ->
    [you] Du { $cards ->
        [none] gibst ab
       *[other] gibst { $cards } ab
    }{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
   *[other] { $name } { $cards ->
        [none] gibt ab
       *[other] gibt { $cards } ab
    }{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
}
kit-does-roll = { $who ->
    [you] Du würfelst{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
   *[other] { $name } würfelt{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
}
kit-does-keep = { $who ->
    [you] Du { $cards ->
        [none] behältst
       *[other] behältst { $cards }
    }{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
   *[other] { $name } { $cards ->
        [none] behält
       *[other] behält { $cards }
    }{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
}
kit-phase = Phase
kit-fact = { $place }{ $who ->
    [you] , bei dir
    [nobody] {""}
   *[other] , Spieler { $seat }
}{ $of ->
    [size] , Anzahl
   *[itself] {""}
}: { $value }
