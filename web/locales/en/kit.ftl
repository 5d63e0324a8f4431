kit-hidden-card = a card
kit-joker = joker
kit-suit = { $suit ->
    [c] clubs
    [d] diamonds
    [h] hearts
   *[s] spades
}
kit-rank = { $rank ->
    [j] jack
    [q] queen
    [k] king
    [a] ace
   *[other] { $rank }
}
kit-index = { $rank ->
    [j] J
    [q] Q
    [k] K
    [a] A
    [joker] ★
   *[other] { $rank }
}
kit-card = { $rank ->
    [j] jack
    [q] queen
    [k] king
    [a] ace
   *[other] { $rank }
} of { $suit ->
    [c] clubs
    [d] diamonds
    [h] hearts
   *[s] spades
}
kit-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
kit-dice-left = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
kit-act = { $move }: { $what }
kit-own-zone = { $name }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
kit-or = { $first } or { $last }
kit-chosen = { $what }: { $next }
kit-next = what with it?
kit-next-move = which way?
kit-next-seat = whom?
kit-next-cards = { $chosen } of { $count } chosen.
kit-may = { $kind ->
    [card] { $move }: choose a card
    [some] { $move }: choose { $count } cards
   *[other] { $move }
}
kit-choose = { $exact ->
    [no] Choose { $fewest } to { $most } cards first.
   *[yes] { $fewest ->
        [1] Choose a card first.
       *[other] Choose { $fewest } cards first.
    }
}
kit-several = { $move } ({ $count }/{ $most })
kit-before-you = In front of you
kit-middle = The middle of the table
kit-pile = { $name }, { $count ->
    [0] empty
    [one] { $count } card
   *[other] { $count } cards
}{ $top ->
    [none] {""}
   *[other] , on top { $top }
}
kit-pile-does = A click: { $move }.
kit-place = Place { $number }: { $card }
kit-empty = empty
kit-dice = { $count ->
    [0] no dice
    [one] { $count } die
   *[other] { $count } dice
}{ $faces ->
    [none] {""}
   *[other] : { $faces }
}
kit-round = Round { $round }
kit-round-over = Round { $round } is over.
kit-not-held = The { $card } is not there to be taken.
kit-laid-by = { $name }: { $cards }
kit-say-shown = { $who ->
    [you] You turn up { $cards }.
    [nobody] Turned up: { $cards }.
   *[other] { $name } turns up { $cards }.
}
kit-say-shuffled = { $zone }: shuffled.
kit-say-round = Round { $round } begins: the cards are dealt.
kit-say-dealt = The cards are dealt.
kit-say-given = { $own ->
    [yes] { $name } gets { $cards } from you.
   *[no] { $who ->
        [you] You get { $cards } from { $giver }.
       *[other] { $name } gets { $cards } from { $giver }.
    }
}
kit-say-got = { $who ->
    [you] You get { $cards }.
   *[other] { $name } gets { $cards }.
}
kit-say-away = { $who ->
    [you] You lay away { $cards }.
   *[other] { $name } lays away { $cards }.
}
kit-say-turned = Turned up: { $cards }.
kit-say-trick = { $who ->
    [you] The trick is yours.
   *[other] { $name } takes the trick.
}
kit-say-score = { $name }: { $scores }.
kit-say-dice = { $who ->
    [you] You show { $faces }.
    [nobody] The dice show { $faces }.
   *[other] { $name } shows { $faces }.
}
kit-say-other = { $name }: { $move }{ $cards ->
    [none] {""}
   *[other] , { $cards }
}{ $rest ->
    [none] {""}
   *[other] , { $rest }
}.
kit-say-over = { $who ->
    [you] You won!
    [many] { $names } won.
   *[other] { $names } won.
}
kit-you-asked = you
kit-face-down = { $count ->
    [one] { $count } card face down
   *[other] { $count } cards face down
}
kit-sort = { $by ->
    [suit] Sort by suit
   *[rank] Sort by rank
}
kit-showed = Showed
kit-name-deck = Stock
kit-name-stock = Stock
kit-name-pile = Pile
kit-name-discard = Discard
kit-name-discards = Discard
kit-name-trump = Trumps
kit-name-trumps = Trumps
kit-name-table = Table
kit-name-trick = Trick
kit-name-hand = Hand
kit-name-taken = Taken
kit-name-won = Won
kit-name-books = Books
kit-name-pond = Pond
kit-name-prizes = Prizes
kit-name-spent = Spent
kit-name-turned = Prize
kit-name-attack = Attack
kit-name-defence = Defence
kit-name-grid = Cards
kit-name-row = Row
kit-name-drawn = Drawn
kit-name-passed = Passed on
kit-name-points = Points
kit-name-score = Points
kit-name-bid = Bid
kit-name-bids = Bids
kit-name-tricks = Tricks
kit-name-led = Suit led
kit-name-suit = Suit
kit-name-colour = Colour
kit-name-dealer = Dealer
kit-name-leader = Leader
kit-name-attacker = Attacker
kit-name-defender = Defender
kit-name-bidder = Bidder
kit-name-caller = Caller
kit-name-declarer = Declarer
kit-name-starter = Starter
kit-name-last = Last turn
kit-name-count = Dice bid
kit-name-face = Face
kit-name-dice = Dice
kit-name-size = Cards each
kit-name-pot = Pot
kit-name-board = Board
kit-name-number = Number
kit-name-rank = Rank
kit-name-lives = Lives
kit-name-coins = Coins
kit-name-chips = Chips
kit-name-stake = Stake
kit-name-target = Target
kit-move-lay = Lay
kit-move-play = Play
kit-move-put = Put down
kit-move-discard = Discard
kit-move-draw = Draw
kit-move-take = Take
kit-move-pass = Pass
kit-move-bid = Bid
kit-move-doubt = Doubt
kit-move-ask = Ask
kit-move-beat = Beat
kit-move-turn = Turn up
kit-move-give = Give
kit-move-hide = Hide
kit-move-roll = Roll
kit-move-keep = Keep
kit-move-stop = Stop
kit-move-stand = Stand
kit-move-hit = Hit
kit-move-swap = Swap
kit-move-choose = Choose
kit-move-name = Name
kit-move-knock = Knock
kit-move-fold = Fold
kit-move-check = Check
kit-move-bet = Bet
kit-move-call = Call
kit-move-raise = Raise
kit-move-bank = Bank
kit-move-guess = Guess
kit-move-claim = Claim
kit-move-meld = Meld
kit-move-attack = Attack
kit-move-steal = Steal
kit-move-buy = Buy
kit-move-sell = Sell
kit-move-move = Move
kit-move-place = Place
kit-move-challenge = Challenge
kit-move-accept = Accept
kit-move-refuse = Refuse
kit-do-lay = { $kind ->
    [card] lay a card
    [some] lay { $count } cards
    [value] lay a card
   *[none] lay a card
}
kit-do-play = { $kind ->
    [card] play a card
    [some] play { $count } cards
    [value] play a card
   *[none] play a card
}
kit-do-put = { $kind ->
    [card] put a card down
    [some] put down { $count } cards
    [value] choose where it goes
   *[none] put it down
}
kit-do-discard = { $kind ->
    [card] discard a card
    [some] discard { $count } cards
    [value] discard one
   *[none] discard
}
kit-do-draw = { $kind ->
    [card] draw a card
    [some] draw { $count } cards
    [value] draw
   *[none] draw
}
kit-do-take = { $kind ->
    [card] take a card
    [some] take { $count } cards
    [value] take the card that lies open
   *[none] take
}
kit-do-pass = { $kind ->
    [card] pass a card on
    [some] pass { $count } cards on
    [value] pass
   *[none] pass
}
kit-do-bid = { $kind ->
    [card] bid with a card
    [some] bid with { $count } cards
    [value] say your bid
   *[none] bid
}
kit-do-doubt = { $kind ->
    [card] doubt a card
    [some] doubt { $count } cards
    [value] doubt it
   *[none] doubt it
}
kit-do-ask = { $kind ->
    [card] ask for a card
    [some] ask for { $count } cards
    [value] ask another player
   *[none] ask
}
kit-do-beat = { $kind ->
    [card] beat it with a card
    [some] beat it with { $count } cards
    [value] beat it
   *[none] beat it
}
kit-do-turn = { $kind ->
    [card] turn a card up
    [some] turn { $count } cards up
    [value] turn a card up
   *[none] turn a card up
}
kit-do-give = { $kind ->
    [card] give a card away
    [some] give { $count } cards away
    [value] give
   *[none] give
}
kit-do-roll = roll the dice
kit-does-lay = { $who ->
    [you] You { $cards ->
        [none] lay
       *[other] lay { $cards }
    }{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
   *[other] { $name } { $cards ->
        [none] lays
       *[other] lays { $cards }
    }{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
}
kit-does-play = { $who ->
    [you] You { $cards ->
        [none] play
       *[other] play { $cards }
    }{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
   *[other] { $name } { $cards ->
        [none] plays
       *[other] plays { $cards }
    }{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
}
kit-does-put = { $who ->
    [you] You { $cards ->
        [none] put down
       *[other] put { $cards } down
    }{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
   *[other] { $name } { $cards ->
        [none] puts down
       *[other] puts { $cards } down
    }{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
}
kit-does-discard = { $who ->
    [you] You { $cards ->
        [none] discard
       *[other] discard { $cards }
    }{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
   *[other] { $name } { $cards ->
        [none] discards
       *[other] discards { $cards }
    }{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
}
kit-does-draw = { $who ->
    [you] You { $cards ->
        [none] draw
       *[other] draw { $cards }
    }{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
   *[other] { $name } { $cards ->
        [none] draws
       *[other] draws { $cards }
    }{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
}
kit-does-take = { $who ->
    [you] You { $cards ->
        [none] take
       *[other] take { $cards }
    }{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
   *[other] { $name } { $cards ->
        [none] takes
       *[other] takes { $cards }
    }{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
}
kit-does-pass = { $who ->
    [you] You { $cards ->
        [none] pass
       *[other] pass on { $cards }
    }{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
   *[other] { $name } { $cards ->
        [none] passes
       *[other] passes on { $cards }
    }{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
}
kit-does-bid = { $who ->
    [you] You { $cards ->
        [none] bid{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }
       *[other] bid { $cards }
    }.
   *[other] { $name } { $cards ->
        [none] bids{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }
       *[other] bids { $cards }
    }.
}
kit-does-doubt = { $who ->
    [you] You doubt it{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
   *[other] { $name } doubts it{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
}
kit-does-ask = { $who ->
    [you] You ask{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
   *[other] { $name } asks{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
}
kit-does-beat = { $who ->
    [you] You { $cards ->
        [none] beat it
       *[other] beat it with { $cards }
    }{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
   *[other] { $name } { $cards ->
        [none] beats it
       *[other] beats it with { $cards }
    }{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
}
kit-does-turn = { $who ->
    [you] You turn a card up{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
   *[other] { $name } turns a card up{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
}
kit-does-give = { $who ->
    [you] You { $cards ->
        [none] give
       *[other] give { $cards }
    }{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
   *[other] { $name } { $cards ->
        [none] gives
       *[other] gives { $cards }
    }{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
}
kit-does-roll = { $who ->
    [you] You roll the dice{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
   *[other] { $name } rolls the dice{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
}
kit-does-keep = { $who ->
    [you] You { $cards ->
        [none] keep
       *[other] keep { $cards }
    }{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
   *[other] { $name } { $cards ->
        [none] keeps
       *[other] keeps { $cards }
    }{ $rest ->
        [none] {""}
       *[other] : { $rest }
    }.
}
kit-phase = Phase
kit-fact = { $place }{ $who ->
    [you] , yours
    [nobody] {""}
   *[other] , player { $seat }
}{ $of ->
    [size] , how many
   *[itself] {""}
}: { $value }
