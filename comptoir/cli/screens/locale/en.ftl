### What the screens of a terminal say besides the texts of the titles, in English.

## San Juan

sj-tile = Tile
sj-next = Next
sj-piles = Piles
sj-deck = deck { $n }
sj-discard = discard { $n }
sj-discard-secret = discard ?
sj-cathedral = cathedral { $n }
sj-goods = Goods
sj-city = City
sj-hand = Hand
sj-aside = Aside
sj-unseen = { $n ->
    [one] 1 face down
   *[other] { $n } face down
}
sj-cards = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
}
sj-buildings = { $n } of 12 buildings
sj-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
sj-points-open = { $n ->
    [one] 1 point and what is under the chapel
   *[other] { $n } points and what is under the chapel
}
sj-new = new
sj-bank-used = used
sj-covered = covered: { $cards }
sj-hand-key = cost, ★ points
sj-aside-mark = * looked at or revealed
sj-column-card = Card
sj-column-cost = Cost
sj-column-yours = For you
sj-column-points = Points
sj-column-help = What it does

## The Castles of Burgundy

cb-round = phase { $phase }, round { $n } of 5
cb-white = white die { $n }
cb-board = board { $name }
cb-order = Order
cb-depot = Depot { $n }
cb-black = Black
cb-to-come = To come
cb-bonus = Bonus
cb-bonus-left = { $colour } { $large }/{ $small }
cb-dice = dice { $dice }
cb-dice-used = no dice
cb-workers = { $n ->
    [one] 1 worker
   *[other] { $n } workers
}
cb-silver = { $n } silver
cb-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
cb-sold = sold { $n }
cb-goods = Goods
cb-storage = Storage
cb-knowledge = Knowledge
cb-none = none
cb-empty = empty
cb-nobody-yet = board not chosen yet
cb-chosen-secretly = board chosen secretly
cb-board-ours = board { $name } (our reconstruction)
cb-dice-none = dice not thrown yet
cb-full = full
cb-regions = Regions
cb-phases = Phases
cb-sale = Sale
cb-sale-points = { $n ->
    [one] 1 point a good, 1 silver a sale
   *[other] { $n } points a good, 1 silver a sale
}
cb-key-space = b4 12: number 4, space 12
cb-key-tile = [Mar]: placed
cb-letter-building = b
cb-letter-animal = a
cb-letter-knowledge = k
cb-letter-castle = c
cb-letter-mine = m
cb-letter-ship = s
cb-code-warehouse = War
cb-code-watchtower = Tow
cb-code-carpenter = Car
cb-code-church = Chu
cb-code-market = Mar
cb-code-boarding-house = Boa
cb-code-bank = Ban
cb-code-city-hall = Hal
cb-code-castle = Cas
cb-code-mine = Min
cb-code-ship = Shi
cb-code-cow = co
cb-code-sheep = sh
cb-code-pig = pi
cb-code-chicken = ch
cb-code-knowledge = K{ $n }
cb-column-where = Where
cb-column-tile = Tile
cb-column-help = What it does
cb-where-depot = depot { $n }
cb-where-black = black depot
cb-where-storage = storage
cb-where-estate = estate

## The Golden City

gc-first = { $player } is first player
gc-special = special scoring after round { $n }
gc-auction = Auction
gc-free = free
gc-coin = + 1 coin
gc-price = ousting costs { $n }
gc-building = all cards are taken
gc-score = Scored
gc-left = { $n ->
    [one] 1 more card (back { $back })
   *[other] { $n } more cards (next back { $back })
}
gc-goods = Goods
gc-pile = pile { $n }
gc-stocks = Stocks
gc-keys = { $n ->
    [one] 1 key
   *[other] { $n } keys
}
gc-bonus = { $n ->
    [one] 1 bonus card
   *[other] { $n } bonus cards
}
gc-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
gc-deck = deck { $n }
gc-discards = discards { $n }
gc-letters = { $n ->
    [one] 1 bill
   *[other] { $n } bills
}
gc-posts = { $n ->
    [one] 1 post left
   *[other] { $n } posts left
}
gc-black = { $n ->
    [one] { $n } black post
   *[other] { $n } black posts
}
gc-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
gc-stuck = stuck
gc-cards = Cards
gc-held-bonus = Bonus
gc-unknown = { $n ->
    [one] 1 unknown
   *[other] { $n } unknown
}
gc-none = none
gc-island = Island
gc-city = City
gc-ports = ports
gc-inner = inner
gc-reward-nothing = –
gc-reward-coin1 = 1 coin
gc-reward-coin2 = 2 coins
gc-reward-landscape = card
gc-reward-key = key
gc-reward-bonus = bonus
gc-reward-goods = goods
gc-zone = { $n }
gc-closed = closed
gc-coast = { $landscape } coast:
gc-zone-coin = { $n } + coin
gc-zone-card = { $n } + card
gc-key-road = → joined to your posts
gc-key-letters = 5, 10: bills for the next post
gc-column-place = Place
gc-column-reward = Gives
gc-column-roads = Roads lead to
