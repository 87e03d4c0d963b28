### The Castles of Burgundy in English. Ids are those of data.py, with - for _.

## Colors and goods

colour-building = building
colour-animal = animal
colour-knowledge = knowledge
colour-castle = castle
colour-mine = mine
colour-ship = ship
region-building = town
region-animal = pasture
region-knowledge = knowledge region
region-castle = castle region
region-mine = mine region
region-ship = river
good-turquoise = turquoise
    .goods = { $n ->
        [one] 1 turquoise good
       *[other] { $n } turquoise goods
    }
    .few = { $n } turquoise
good-purple = purple
    .goods = { $n ->
        [one] 1 purple good
       *[other] { $n } purple goods
    }
    .few = { $n } purple
good-pink = pink
    .goods = { $n ->
        [one] 1 pink good
       *[other] { $n } pink goods
    }
    .few = { $n } pink
good-red = red
    .goods = { $n ->
        [one] 1 red good
       *[other] { $n } red goods
    }
    .few = { $n } red
good-brown = brown
    .goods = { $n ->
        [one] 1 brown good
       *[other] { $n } brown goods
    }
    .few = { $n } brown
good-orange = orange
    .goods = { $n ->
        [one] 1 orange good
       *[other] { $n } orange goods
    }
    .few = { $n } orange

## Tiles: name, the name in a sentence, what they do

tile-warehouse = Warehouse
    .a = a warehouse
tile-warehouse-help = When placed: you may sell all goods of one kind, without a die.
tile-watchtower = Watchtower
    .a = a watchtower
tile-watchtower-help = When placed: 4 points.
tile-carpenter = Carpenter’s workshop
    .a = a carpenter’s workshop
tile-carpenter-help = When placed: you may take a building from any numbered depot.
tile-church = Church
    .a = a church
tile-church-help = When placed: you may take a mine, a knowledge tile or a castle from any numbered depot.
tile-market = Market
    .a = a market
tile-market-help = When placed: you may take a ship or an animal tile from any numbered depot.
tile-boarding-house = Boarding house
    .a = a boarding house
tile-boarding-house-help = When placed: 4 workers.
tile-bank = Bank
    .a = a bank
tile-bank-help = When placed: 2 silver.
tile-city-hall = City hall
    .a = a city hall
tile-city-hall-help = When placed: you may place one more stored tile, on a space of any number.
tile-castle = Castle
    .a = a castle
tile-castle-help = When placed: one more action at once, as with a die of any number.
tile-mine = Mine
    .a = a mine
tile-mine-help = At the end of every phase: 1 silver.
tile-ship = Ship
    .a = a ship
tile-ship-help = When placed: take the goods of one depot, and move one space ahead in turn order.
tile-cow-2 = 2 cows
    .a = a tile of 2 cows
tile-cow-2-help = When placed: 2 points, and all cows in the same pasture score again.
tile-cow-3 = 3 cows
    .a = a tile of 3 cows
tile-cow-3-help = When placed: 3 points, and all cows in the same pasture score again.
tile-cow-4 = 4 cows
    .a = a tile of 4 cows
tile-cow-4-help = When placed: 4 points, and all cows in the same pasture score again.
tile-sheep-2 = 2 sheep
    .a = a tile of 2 sheep
tile-sheep-2-help = When placed: 2 points, and all sheep in the same pasture score again.
tile-sheep-3 = 3 sheep
    .a = a tile of 3 sheep
tile-sheep-3-help = When placed: 3 points, and all sheep in the same pasture score again.
tile-sheep-4 = 4 sheep
    .a = a tile of 4 sheep
tile-sheep-4-help = When placed: 4 points, and all sheep in the same pasture score again.
tile-pig-2 = 2 pigs
    .a = a tile of 2 pigs
tile-pig-2-help = When placed: 2 points, and all pigs in the same pasture score again.
tile-pig-3 = 3 pigs
    .a = a tile of 3 pigs
tile-pig-3-help = When placed: 3 points, and all pigs in the same pasture score again.
tile-pig-4 = 4 pigs
    .a = a tile of 4 pigs
tile-pig-4-help = When placed: 4 points, and all pigs in the same pasture score again.
tile-chicken-2 = 2 chickens
    .a = a tile of 2 chickens
tile-chicken-2-help = When placed: 2 points, and all chickens in the same pasture score again.
tile-chicken-3 = 3 chickens
    .a = a tile of 3 chickens
tile-chicken-3-help = When placed: 3 points, and all chickens in the same pasture score again.
tile-chicken-4 = 4 chickens
    .a = a tile of 4 chickens
tile-chicken-4-help = When placed: 4 points, and all chickens in the same pasture score again.
tile-knowledge-1 = Knowledge 1
    .a = knowledge tile 1
tile-knowledge-1-help = Buildings may stand in a town more than once.
tile-knowledge-2 = Knowledge 2
    .a = knowledge tile 2
tile-knowledge-2-help = At the end of a phase each of your mines brings a worker, too.
tile-knowledge-3 = Knowledge 3
    .a = knowledge tile 3
tile-knowledge-3-help = A sale brings 2 silver instead of 1.
tile-knowledge-4 = Knowledge 4
    .a = knowledge tile 4
tile-knowledge-4-help = A sale brings a worker, too.
tile-knowledge-5 = Knowledge 5
    .a = knowledge tile 5
tile-knowledge-5-help = A ship may take the goods of two neighboring depots.
tile-knowledge-6 = Knowledge 6
    .a = knowledge tile 6
tile-knowledge-6-help = You may buy from any of the seven depots, once a turn as before.
tile-knowledge-7 = Knowledge 7
    .a = knowledge tile 7
tile-knowledge-7-help = Each animal tile that scores brings 1 point more.
tile-knowledge-8 = Knowledge 8
    .a = knowledge tile 8
tile-knowledge-8-help = A worker changes a die by up to 2.
tile-knowledge-9 = Knowledge 9
    .a = knowledge tile 9
tile-knowledge-9-help = The die that places a building may be changed by 1 for nothing.
tile-knowledge-10 = Knowledge 10
    .a = knowledge tile 10
tile-knowledge-10-help = The die that places a ship or an animal tile may be changed by 1 for nothing.
tile-knowledge-11 = Knowledge 11
    .a = knowledge tile 11
tile-knowledge-11-help = The die that places a castle, a mine or a knowledge tile may be changed by 1 for nothing.
tile-knowledge-12 = Knowledge 12
    .a = knowledge tile 12
tile-knowledge-12-help = The die that takes a tile may be changed by 1 for nothing.
tile-knowledge-13 = Knowledge 13
    .a = knowledge tile 13
tile-knowledge-13-help = Taking workers with a die brings 1 silver, too.
tile-knowledge-14 = Knowledge 14
    .a = knowledge tile 14
tile-knowledge-14-help = Taking workers with a die brings 4 of them.
tile-knowledge-15 = Knowledge 15
    .a = knowledge tile 15
tile-knowledge-15-help = At the end: 3 points for each kind of goods you sold.
tile-knowledge-16 = Knowledge 16
    .a = knowledge tile 16
tile-knowledge-16-help = At the end: 4 points for each warehouse in your estate.
tile-knowledge-17 = Knowledge 17
    .a = knowledge tile 17
tile-knowledge-17-help = At the end: 4 points for each watchtower in your estate.
tile-knowledge-18 = Knowledge 18
    .a = knowledge tile 18
tile-knowledge-18-help = At the end: 4 points for each carpenter’s workshop in your estate.
tile-knowledge-19 = Knowledge 19
    .a = knowledge tile 19
tile-knowledge-19-help = At the end: 4 points for each church in your estate.
tile-knowledge-20 = Knowledge 20
    .a = knowledge tile 20
tile-knowledge-20-help = At the end: 4 points for each market in your estate.
tile-knowledge-21 = Knowledge 21
    .a = knowledge tile 21
tile-knowledge-21-help = At the end: 4 points for each boarding house in your estate.
tile-knowledge-22 = Knowledge 22
    .a = knowledge tile 22
tile-knowledge-22-help = At the end: 4 points for each bank in your estate.
tile-knowledge-23 = Knowledge 23
    .a = knowledge tile 23
tile-knowledge-23-help = At the end: 4 points for each city hall in your estate.
tile-knowledge-24 = Knowledge 24
    .a = knowledge tile 24
tile-knowledge-24-help = At the end: 4 points for each species in your estate.
tile-knowledge-25 = Knowledge 25
    .a = knowledge tile 25
tile-knowledge-25-help = At the end: 1 point for each good you sold.
tile-knowledge-26 = Knowledge 26
    .a = knowledge tile 26
tile-knowledge-26-help = At the end: 2 points for each of your bonus tiles.

## What can be asked about beside the tiles

rule-regions = Regions
rule-regions-help = A region counts when its last space is covered, by its size: 1 space 1 point, 2 spaces 3, 3 spaces 6, 4 spaces 10, 5 spaces 15, 6 spaces 21, 7 spaces 28, 8 spaces 36.
rule-phases = Phases
rule-phases-help = A region completed in phase A brings 10 points more, in B 8, in C 6, in D 4, in E 2. Each phase has 5 rounds.
rule-bonuses = Bonus tiles
rule-bonuses-help = The first to cover all spaces of a color gets its large bonus tile, { $large } points; the second gets the small one, { $small } points.
rule-goods = Goods
rule-goods-help = { $n ->
    [one] A die sells the goods of its number: turquoise 1, purple 2, pink 3, red 4, brown 5, orange 6. A sale takes all goods of one kind: 1 point for each, and 1 silver.
   *[other] A die sells the goods of its number: turquoise 1, purple 2, pink 3, red 4, brown 5, orange 6. A sale takes all goods of one kind: { $n } points for each, and 1 silver.
}
rule-workers = Workers
rule-workers-help = A worker changes a die by 1; 6 and 1 are neighbors. Any die can be used to take 2 workers.
rule-silver = Silver
rule-silver-help = Once a turn 2 silver buy a tile from the black depot. Silver comes from sales, banks and mines.
rule-storage = Storage
rule-storage-help = There is room for 3 tiles. When it is full, a stored tile leaves the game for each one that comes.
rule-end = End
rule-end-help = At the end each unsold good, each silver and each pair of workers counts 1 point, and knowledge tiles 15 to 26 count. Stored tiles count nothing.
rule-order = Turn order
rule-order-help = Whoever is farthest on the track plays first; on the same space, whoever came there last. Every ship moves its player one space ahead.
rule-dice = Dice, white die, goods to come
rule-dice-help = In every round all throw their two dice, and the first player the white die: it says to which depot the next of the goods to come goes. Each die allows one action.
rule-boards = Boards
rule-boards-help = A board has 37 spaces, each of a color and a number. A tile is placed on a space of its color that touches a tile already placed, with a die of the space’s number.

## The board

board-title = The Castles of Burgundy
board-seat = Seat { $n }
board-to-play = { $name } to play
board-phase = phase { $phase }, round { $n } of 5
panel-main = Main board
panel-order = Turn order and dice
panel-estate = { $name }’s estate
panel-boards = Your sheet: choose a side and a castle space
main-buy = buy for 2
main-region = region of
main-points = points
main-white = white die
main-depot = depot
estate-board = Board { $name }
estate-board-ours = Board { $name } (reconstructed)
estate-hidden = board chosen secretly
estate-choosing = board not chosen yet
estate-points = points
estate-sold = sold { $n }
estate-keep = keep
board-over = { $n ->
    [one] { $names } wins
   *[other] shared victory: { $names }
}

## The stage

stage-points = { $n ->
    [one] point
   *[other] points
}
stage-pts = pts
stage-dice = Your dice
stage-numbers = The number to use
stage-thrown = thrown
stage-in-force = in force
stage-sold = sold
stage-free = free
stage-estate = Estate
tip-points-now = Points if the game ended now
tip-number = { $workers ->
    [0] Use a die as { $n }, without workers
    [one] Use a die as { $n }, for 1 worker
   *[other] Use a die as { $n }, for { $workers } workers
}
tip-free = { $n ->
    [0] { $colour }: every space is covered
    [one] { $colour }: 1 space free
   *[other] { $colour }: { $n } spaces free
}
meter-ends = until the end
meter-rounds = { $n ->
    [0] the end
    [one] last round
   *[other] { $n } rounds left
}
meter-rounds-help = The game lasts 5 phases of 5 rounds.
peek-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
peek-dice = Dice left
peek-stored = Stored
peek-near = Nearly done
peek-none = nothing yet
peek-no-force = No knowledge yet
peek-region = { $points ->
    [one] { $region } of { $size }, 1 space free: 1 point
   *[other] { $region } of { $size }, 1 space free: { $points } points
}
peek-colour = { $n ->
    [one] { $colour }: 1 space left, bonus { $points }
   *[other] { $colour }: { $n } spaces left, bonus { $points }
}
peek-knowledge = Knowledge in force
know-1 = same building again
know-2 = mine: worker
know-3 = sale: 2 silver
know-4 = sale: worker
know-5 = two depots
know-6 = buy anywhere
know-7 = animals +1
know-8 = worker ±2
know-9 = building ±1
know-10 = ship, animal ±1
know-11 = castle, mine, knowledge ±1
know-12 = taking ±1
know-13 = workers: silver
know-14 = 4 workers
know-15 = 3 per kind sold
know-16 = 4 per warehouse
know-17 = 4 per watchtower
know-18 = 4 per workshop
know-19 = 4 per church
know-20 = 4 per market
know-21 = 4 per boarding house
know-22 = 4 per bank
know-23 = 4 per city hall
know-24 = 4 per species
know-25 = 1 per good sold
know-26 = 2 per bonus tile

## What a pointed place says

tip-tile = { $name }. { $help }
tip-depot-tile = Depot { $depot }: { $name }. { $help }
tip-depot-empty = Depot { $depot }: empty space ({ $colour })
tip-black-tile = Black depot: { $name }. { $help }
tip-black-empty = Black depot: empty space
tip-heap = Goods in depot { $depot }: { $goods }
tip-heap-empty = Goods in depot { $depot }: none
tip-bridge = Depots { $depot } and { $next } together
tip-phase = { $n ->
    [one] Phase { $phase }: a completed region brings { $n } point more
   *[other] Phase { $phase }: a completed region brings { $n } points more
}
tip-round-good = Round { $n }: { $good }
tip-round-done = Round { $n }: its good has been placed
tip-large = { $n ->
    [one] Large bonus tile, { $colour }: { $n } point
   *[other] Large bonus tile, { $colour }: { $n } points
}
tip-small = { $n ->
    [one] Small bonus tile, { $colour }: { $n } point
   *[other] Small bonus tile, { $colour }: { $n } points
}
tip-large-taken = Large bonus tile, { $colour }: taken by { $name }
tip-small-taken = Small bonus tile, { $colour }: taken by { $name }
tip-space = Space { $space }: { $colour }, number { $n }
tip-space-tile = Space { $space }: { $name }. { $help }
tip-storage = Storage: { $name }. { $help }
tip-storage-empty = Storage: empty space
tip-die = Die: { $n }
tip-die-used = Die: used
tip-die-none = Die: not thrown yet
tip-workers = { $n ->
    [one] { $name }: 1 worker
   *[other] { $name }: { $n } workers
}
tip-silver = { $name }: { $n } silver
tip-goods = { $goods }
tip-sold = { $n ->
    [one] { $name }: 1 good sold
   *[other] { $name }: { $n } goods sold
}
tip-points = { $n ->
    [one] { $name }: 1 point
   *[other] { $name }: { $n } points
}
tip-keep = Store { $goods }
tip-marker = { $name }: space { $n } of the track
tip-white = White die: { $n }
tip-board = Board { $name }, first castle on space { $space }
desc-seat = { $name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $silver } silver, { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    }, { $tiles } of 37 spaces, { $stored ->
        [one] 1 stored tile
       *[other] { $stored } stored tiles
    }, { $goods ->
        [one] 1 good
       *[other] { $goods } goods
    }.

## Prompts: who is asked, and for what

prompt-choose-side = { $player }, choose a side of your sheet and the space of your first castle.
prompt-choose-start = { $player }, choose the space of your first castle.
prompt-castle-action = { $player }, the castle gives you an action with any number.
prompt-store-tile = { $player }, your storage is full: discard a tile to make room for { $tile }.
prompt-ship-goods = { $player }, choose the depot whose goods your ship takes.
prompt-warehouse = { $player }, you may sell one kind of goods with the warehouse.
prompt-carpenter = { $player }, you may take a building with the carpenter’s workshop.
prompt-church = { $player }, you may take a mine, a knowledge tile or a castle with the church.
prompt-market = { $player }, you may take a ship or an animal tile with the market.
prompt-city-hall = { $player }, you may place one more tile with the city hall.
prompt-turn-buy = { $player }, you may still buy a tile.
prompt-wait = { $player } is to play.
prompt-chance = The next tile or die is still to come.
prompt-over = The game is over.
prompt-turn = { $n ->
    [one] { $player }, use your last die.
   *[other] { $player }, use one of your dice.
}
prompt-turn-full = { $n ->
    [one] { $player }, use your last die (storage full).
   *[other] { $player }, use a die (storage full).
}
prompt-turn-buy-full = { $player }, you may still buy a tile (storage full).
prompt-keep-kind = { $n ->
    [one] { $player }, choose the kind of goods you store: there is room for one.
   *[other] { $player }, choose a kind of goods to store: there is room for { $n }.
}

## Actions: what a button says

action-take-die = { $n ->
    [0] Die { $die }: take { $tile } from depot { $depot }
    [one] Die { $die }: take { $tile } from depot { $depot }, for 1 worker
   *[other] Die { $die }: take { $tile } from depot { $depot }, for { $n } workers
}
action-place-die = { $n ->
    [0] Die { $die }: place { $tile } on the { $number } (space { $space })
    [one] Die { $die }: place { $tile } on the { $number } (space { $space }), for 1 worker
   *[other] Die { $die }: place { $tile } on the { $number } (space { $space }), for { $n } workers
}
action-sell-die = { $n ->
    [0] Die { $die }: sell { $goods } for { $points } points and { $silver } silver
    [one] Die { $die }: sell { $goods } for { $points } points and { $silver } silver; it costs 1 worker
   *[other] Die { $die }: sell { $goods } for { $points } points and { $silver } silver; it costs { $n } workers
}
action-workers-die = { $n ->
    [one] Die { $die }: take { $n } worker
   *[other] Die { $die }: take { $n } workers
}
action-take = Take { $tile } from depot { $depot }
action-place = Place { $tile } on the { $number } (space { $space })
action-sell = { $points ->
    [one] Sell { $goods } for { $points } point and { $silver } silver
   *[other] Sell { $goods } for { $points } points and { $silver } silver
}
action-workers = { $n ->
    [one] Take { $n } worker
   *[other] Take { $n } workers
}
action-buy = Buy { $tile } from depot { $depot } for { $n } silver
action-buy-black = Buy { $tile } from the black depot for { $n } silver
action-outpost = { $n ->
    [one] Place a castle on space { $space } for both dice and { $n } point
   *[other] Place a castle on space { $space } for both dice and { $n } points
}
action-start = First castle on the { $number } (space { $space })
action-board = Board { $board }, first castle on the { $number } (space { $space })
action-discard = Discard { $tile }
depot-one = depot { $depot }
depot-two = depots { $depot } and { $next }
action-unload = Unload { $depot }: take { $goods }
action-unload-none = Unload { $depot }: nothing there
action-unload-full = Unload { $depot }: no room for what lies there
action-unload-choose = { $n ->
    [one] Unload { $depot }: store 1 of { $kinds } kinds
   *[other] Unload { $depot }: store { $n } of { $kinds } kinds
}
action-unload-more = { $n ->
    [one] Unload { $depot }: take { $goods }, then 1 of { $kinds } new kinds
   *[other] Unload { $depot }: take { $goods }, then { $n } of { $kinds } new kinds
}
action-keep = Store { $goods }
action-pass-turn = Buy nothing
action-pass-warehouse = Sell nothing
action-pass-carpenter = Take no tile
action-pass-church = Take no tile
action-pass-market = Take no tile
action-pass-city-hall = Place no tile

## Whole decisions: what is picked, and what the button says

crumb-die = [[cb-die-{ $n }]] { $n }
crumb-number = as { $n }
crumb-number-workers = { $workers ->
    [0] as { $n }
   *[other] as { $n } −{ $workers } [[cb-worker]]
}
crumb-tile = { $tile }
crumb-given = discarded: { $tile }
crumb-goods = { $goods }
crumb-workers = [[cb-worker]] workers
crumb-silver = [[cb-silver]] buy
crumb-space = space { $space }
crumb-heap = depot { $depot }
crumb-bridge = depots { $depot } and { $next }
crumb-board = board { $board }, space { $space }
crumb-keep = { $good }
do-take = Take it
do-take-giving = Take and discard
do-place = Place it
do-sell = Sell
do-workers = { $n ->
    [one] Take 1 worker
   *[other] Take { $n } workers
}
do-buy = Buy for { $n } silver
do-buy-giving = Buy for { $n } silver and discard
do-outpost = { $n ->
    [one] Place it for both dice and 1 point
   *[other] Place it for both dice and { $n } points
}
do-castle = First castle here
do-discard = Discard it
do-unload = Take the goods
do-keep = Store these
do-keep-all = Store these
do-board = Take this board
form-keep-hint = What you do not store stays in the depot.
form-keep-count = { $most ->
    [one] { $n } of 1 kind
   *[other] { $n } of { $most } kinds
}
form-keep-verb = stored
missing-kinds = { $n ->
    [one] There is room for 1 more kind.
   *[other] There is room for { $n } more kinds.
}
missing-room = { $n ->
    [one] There is no room for 1 of these kinds.
   *[other] There is no room for { $n } of these kinds.
}

## What a decision would bring

ahead-points = { $n ->
    [one] { $gain } → 1 point
   *[other] { $gain } → { $n } points
}
ahead-pill = { $n ->
    [one] { $gain } point
   *[other] { $gain } points
}
ahead-workers = [[cb-worker]] { $old } → { $new }
ahead-silver = [[cb-silver]] { $old } → { $new }
ahead-lost = discarded: { $tile }
ahead-mines = { $n ->
    [one] the phase ends: your mine brings 1 silver
   *[other] the phase ends: your mines bring { $n } silver
}
ahead-mines-workers = { $n ->
    [one] the phase ends: your mine brings 1 silver and 1 worker
   *[other] the phase ends: your mines bring { $n } silver and { $n } workers
}
ahead-tile = { $tile }. { $help }
ahead-luck = then the dice are thrown
ahead-luck-phase = then phase { $phase } begins: tiles are drawn
ahead-then-castle-action = then one more action, with any number
ahead-then-warehouse = then you may sell one kind of goods
ahead-then-carpenter = then you may take a building
ahead-then-church = then you may take a mine, knowledge or a castle
ahead-then-market = then you may take a ship or animals
ahead-then-city-hall = then you may place one more tile
ahead-then-ship-goods = then your ship takes the goods of a depot
ahead-then-keep-kind = then you choose what you store
ahead-then-store-tile = your storage is full: then you give up a tile
card-region = { $n ->
    [one] Region of 1 complete
   *[other] Region of { $n } complete
}
card-phase = Phase { $phase }
card-large = Large bonus tile, { $colour }
card-small = Small bonus tile, { $colour }
card-sum = { $n ->
    [one] { $old } → { $new } point
   *[other] { $old } → { $new } points
}

## A move in a few letters

short-take = took { $tile }
short-buy = bought { $tile }
short-place = placed { $tile }{ $gain }
short-sell = sold { $goods }{ $gain }
short-workers = { $n ->
    [one] 1 worker
   *[other] { $n } workers
}
short-start = first castle{ $gain }
short-outpost = castle far away{ $gain }
short-discard = discarded { $tile }
short-board = board { $board }
short-board-secret = chose a board
short-goods = stored { $goods }

## The log: who did what

log-take = { $n ->
    [0] { $player } takes { $tile } from depot { $depot }.
    [one] { $player } takes { $tile } from depot { $depot } and pays 1 worker.
   *[other] { $player } takes { $tile } from depot { $depot } and pays { $n } workers.
}
log-place = { $n ->
    [0] { $player } places { $tile } on the { $number } (space { $space }).
    [one] { $player } places { $tile } on the { $number } (space { $space }) and pays 1 worker.
   *[other] { $player } places { $tile } on the { $number } (space { $space }) and pays { $n } workers.
}
log-sell = { $player } sells { $goods } for { $n ->
        [one] 1 point
       *[other] { $n } points
    } and { $silver } silver{ $paid ->
        [0] .
        [one] {""}, and pays 1 worker.
       *[other] {""}, and pays { $paid } workers.
    }
log-sale-worker = { $n ->
    [one] Knowledge 4 gives 1 worker to { $player }.
   *[other] Knowledge 4 gives { $n } workers to { $player }.
}
log-workers = { $n ->
    [one] { $player } takes 1 worker.
   *[other] { $player } takes { $n } workers.
}
log-workers-silver = Knowledge 13 gives { $n } silver to { $player }.
log-buy = { $player } buys { $tile } from depot { $depot } for { $n } silver.
log-buy-black = { $player } buys { $tile } from the black depot for { $n } silver.
log-outpost = { $n ->
    [one] { $player } places a castle on space { $space }, far from everything, for both dice and { $n } point.
   *[other] { $player } places a castle on space { $space }, far from everything, for both dice and { $n } points.
}
log-start = { $player } puts the first castle on space { $space }.
log-board = { $player } chooses board { $board }, first castle on space { $space }.
log-board-secret = { $player } has chosen a board.
log-discard = { $player } discards { $tile }.
log-unload = { $player }’s ship takes { $goods } from { $depot }.
log-unload-none = { $player }’s ship takes nothing from { $depot }.
log-unload-choose = { $player }’s ship reaches { $depot }.
log-keep = { $player } stores { $goods }.
log-pass-turn = { $player } buys nothing.
log-pass-warehouse = { $player } sells nothing.
log-pass-carpenter = { $player } takes no tile.
log-pass-church = { $player } takes no tile.
log-pass-market = { $player } takes no tile.
log-pass-city-hall = { $player } places no further tile.

## The log: what followed

log-region = The region is complete: { $player } gains { $size ->
        [one] 1 point
       *[other] { $size } points
    } for its size and { $phase } for the phase.
log-bonus-large = { $n ->
    [one] { $player } is the first to cover every { $colour } space: the large bonus tile, { $n } point.
   *[other] { $player } is the first to cover every { $colour } space: the large bonus tile, { $n } points.
}
log-bonus-small = { $n ->
    [one] { $player } is the second to cover every { $colour } space: the small bonus tile, { $n } point.
   *[other] { $player } is the second to cover every { $colour } space: the small bonus tile, { $n } points.
}
log-animals = { $n ->
    [one] The pasture gives { $n } point to { $player }.
   *[other] The pasture gives { $n } points to { $player }.
}
log-watchtower = { $n ->
    [one] The watchtower gives { $n } point to { $player }.
   *[other] The watchtower gives { $n } points to { $player }.
}
log-boarding-house = { $n ->
    [one] The boarding house gives { $n } worker to { $player }.
   *[other] The boarding house gives { $n } workers to { $player }.
}
log-bank = The bank gives { $n } silver to { $player }.
log-marker = { $player } moves one space ahead in turn order.
log-mines = { $n ->
    [one] { $player }’s mine brings 1 silver.
   *[other] { $player }’s mines bring { $n } silver.
}
log-mines-workers = { $n ->
    [one] Knowledge 2 gives 1 worker to { $player }, too.
   *[other] Knowledge 2 gives { $n } workers to { $player }, too.
}
log-phase = Phase { $phase } begins: the depots are filled.
log-round = Round { $n }: the white die shows { $die }, { $good } goes to depot { $die }. Dice: { $dice }.
log-dice = { $player } { $a }-{ $b }
log-revealed = The boards are shown: { $boards }.
log-has-board = { $player } { $board }
log-over = { $n ->
    [one] The game is over. { $winners } wins with { $points } points.
   *[other] The game is over. { $winners } share the victory with { $points } points.
}

## Ends and scores

end-phases = five phases have been played
score-regions = Regions
score-phases = Phases
score-bonuses = Bonus tiles
score-animals = Animals
score-watchtowers = Watchtowers
score-sales = Sales
score-outposts = Castles far away
score-goods = Unsold goods
score-silver = Silver
score-workers = Workers
score-knowledge-15 = Knowledge 15
score-knowledge-16 = Knowledge 16
score-knowledge-17 = Knowledge 17
score-knowledge-18 = Knowledge 18
score-knowledge-19 = Knowledge 19
score-knowledge-20 = Knowledge 20
score-knowledge-21 = Knowledge 21
score-knowledge-22 = Knowledge 22
score-knowledge-23 = Knowledge 23
score-knowledge-24 = Knowledge 24
score-knowledge-25 = Knowledge 25
score-knowledge-26 = Knowledge 26
score-ties = Empty spaces, others ahead in turn order

## Why not: the rule that forbids something, and when a thing's turn comes

why-when-take-die = a tile is taken with a die of your turn
why-when-place-die = a tile is placed with a die of your turn
why-when-sell-die = goods are sold with a die of your turn
why-when-workers-die = workers are taken with a die of your turn
why-when-buy = a tile is bought in your turn, before, between or after the dice
why-when-castle = a castle is laid without a die when the game begins, and by the spielbox rule for both dice
why-when-take = a tile is taken without a die when a castle, a carpenter’s workshop, a church or a market was placed
why-when-place = a tile is placed without a die when a castle or a city hall was placed
why-when-sell = goods are sold without a die when a castle or a warehouse was placed
why-when-workers = workers are taken without a die when a castle was placed
why-when-discard = a stored tile is discarded when another one needs its space
why-when-unload = goods are taken when a ship was placed
why-when-keep = goods are chosen when a ship brings more kinds than there is room for
why-when-board = boards are chosen when the game begins

why-dice-left = The turn does not end while a die is unused.
why-die-used = Your die { $n } is used.
why-dice-alike = Both dice show { $n }: the first one is used first.
why-workers = { $n ->
    [one] To make the { $die } a { $number } takes 1 worker, and you have { $have }.
   *[other] To make the { $die } a { $number } takes { $n } workers, and you have { $have }.
}
why-no-slot = With { $seats } players { $n ->
    [one] there is { $n } space
   *[other] there are { $n } spaces
} here.
why-slot-empty = There is no tile here.
why-slot-alike = The same tile lies before it in this depot: that one is taken first.
why-takes = With this building you take a single tile, of one of these colors: { $colours }.
why-storage-empty = There is no tile in your storage to place.
why-not-stored = Space { $n } of your storage is empty.
why-stored-alike = The same tile lies before it in your storage: that one is used first.
why-colour = The tile is of another color ({ $colour }) than the space ({ $space }).
why-covered = A tile lies on this space already.
why-alone = A tile must touch one that was placed before.
why-spielbox = By the spielbox rule a tile must touch a castle or a tile of its own color.
why-town = There is such a building in this town already.
why-no-goods = You have no goods of this kind: { $good }.
why-only-black = Only tiles of the black depot are for sale.
why-bought = You have bought a tile in this turn.
why-silver = A tile costs { $n } silver, and you have { $have }.
why-castle-space = A castle goes on a castle space.
why-outpost-rule = A castle without a die is laid by the spielbox rule alone, which is not played here.
why-both-dice = That takes both dice, and one is used.
why-points = That costs { $n ->
    [one] { $n } point
   *[other] { $n } points
}, and you have scored { $have }.
why-no-castle = You have no castle in your storage.
why-touches = This castle must touch no tile.
why-two-depots = Unloading two depots at once takes knowledge 5.
why-not-there = No such goods lie there: { $good }.
why-keep-order = Goods are named in their order, and these come before some that you have named: { $good }.
why-keep-empty = Beginning with this kind ({ $good }) would leave a space for goods empty.
why-sheet = Board { $board } is not on your sheet.

## Options

option-boards = Boards
option-boards-help = One board for all (1 to 9, 10a to 10h), one for each seat (3,1), or sheets that are dealt.
option-boards-1 = board 1 for all
option-boards-draw = dealt, chosen openly
option-boards-draw-secret = dealt, chosen secretly
option-boards-draw-spielbox = spielbox sheets, dealt
option-spielbox = Spielbox rule
option-spielbox-help = Tiles must touch a castle or their own color; a stored castle may be placed far away.
option-spielbox-board = on the boards 10a to 10h
option-spielbox-on = for all
option-spielbox-off = for nobody
option-tiebreak = Ties
option-tiebreak-help = Who wins when points are equal.
option-tiebreak-fewest-empty = fewest empty spaces
option-tiebreak-most-empty = most empty spaces

## For a first game: a line of advice to each question

advice-choose-side = Look for small regions near a castle: they are complete early, when that counts most.
advice-choose-start = Every tile must touch one that was placed before: begin where several colors meet.
advice-turn = A die takes a tile, places one, sells goods, or gives two workers, who shift a die by one each. A region completed in an early phase counts most.
advice-turn-buy = Silver buys the tile that no die brings you: a castle, or the last one of a region. When the storage is full a tile is lost.
advice-castle-action = The number is yours to choose: place the tile that no die would fit, or complete a region.
advice-store-tile = What lies in the storage counts nothing at the end: give up the tile you will not place for a long time.
advice-ship-goods = Many goods of one kind make a rich sale. Kinds you already hold need no new room; three kinds are stored in all.
advice-keep-kind = Take the kind there is most of, or the one whose number your next die shows.
advice-warehouse = Sell the kind you hold most of: each good counts, the silver comes once.
advice-carpenter = Take a building that your towns still lack: none stands twice in the same town.
advice-church = A mine brings silver every phase, a castle one more action, knowledge a rule of your own. The earlier, the better.
advice-market = A ship brings goods and an earlier turn; animals count again with each tile of their species in the pasture.
advice-city-hall = Any number fits now: place what completes a region, or a building whose benefit goes on.

## Ending

ending-phases = The points, phase by phase
ending-phase = phase { $phase }
ending-end = at the end
ending-kinds = What brought the points
ending-kind-building = buildings
ending-kind-animal = animals
ending-kind-knowledge = knowledge
ending-kind-castle = castles
ending-kind-mine = mines
ending-kind-ship = ships
ending-kind-sales = sales
ending-kind-leftovers = goods, silver, workers
ending-kind-knowledge-end = knowledge, at the end
ending-estate = The estates
ending-tiles-building = Buildings
ending-tiles-animal = Animals
ending-tiles-knowledge = Knowledge
ending-tiles-castle = Castles
ending-tiles-mine = Mines
ending-tiles-ship = Ships
ending-free = Empty spaces
ending-goods-sold = Goods sold
score-ties-1 = Empty spaces
score-ties-2 = Others ahead in turn order, more is better

## The screen of a terminal

about = Two dice, one estate, many plans.
command-tiles = tiles
help-tiles = the tiles within reach, and what they do
help-why = the rule of a tile: why market; why alone lists what can be asked

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
cb-key-good = 4 red ×2: two goods of number 4
cb-key-points = points: if the game ended now
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
