### The Golden City in English. Ids are those of data.py, with - for _.

## Landscapes, goods, rivers, quarters

landscape-port = port
landscape-forest = forest
landscape-meadow = meadow
landscape-mountain = mountain
landscape-desert = desert
good-pottery = pottery
good-wine = wine
good-cloth = cloth
good-spice = spice
pair-pottery-wine = pottery and wine
pair-pottery-cloth = pottery and cloth
pair-pottery-spice = pottery and spice
pair-wine-cloth = wine and cloth
pair-wine-spice = wine and spice
pair-cloth-spice = cloth and spice
river-forest-meadow = the river between forest and meadow
river-forest-mountain = the river between forest and mountain
river-forest-desert = the river between forest and desert
river-meadow-mountain = the river between meadow and mountain
river-meadow-desert = the river between meadow and desert
river-mountain-desert = the river between mountain and desert
quarter-forest = the forest quarter
quarter-meadow = the meadow quarter
quarter-mountain = the mountain quarter
quarter-desert = the desert quarter

## Places

place-port = port { $n }
place-site = site { $n }
place-site-1 = Goat Bridge
place-site-2 = Slate Ford
place-site-3 = Falcon Mouth
place-site-4 = Bell Gate
place-site-5 = Copper Pass
place-site-6 = Stone Stair
place-site-7 = High Quarry
place-site-8 = Amber Bridge
place-site-9 = Palm Ford
place-site-10 = Salt Mouth
place-site-11 = Sun Gate
place-site-12 = Key Oasis
place-site-13 = Caravan Well
place-site-14 = Red Dunes
place-site-15 = Mirage
place-site-16 = Alder Bridge
place-site-17 = Otter Ford
place-site-18 = Reed Mouth
place-site-19 = Oak Gate
place-site-20 = Moss Hollow
place-site-21 = Long Glade
place-site-22 = Charcoal Camp
place-site-23 = Willow Bridge
place-site-24 = Mill Ford
place-site-25 = Heron Mouth
place-site-26 = Clover Gate
place-site-27 = Sheepfold
place-site-28 = Orchard
place-site-29 = Hay Barns
place-site-30 = Beehives
place-forest-a = outer zone A of the forest quarter
place-forest-b = outer zone B of the forest quarter
place-forest-inner = the inner zone of the forest quarter
place-meadow-a = outer zone A of the meadow quarter
place-meadow-b = outer zone B of the meadow quarter
place-meadow-inner = the inner zone of the meadow quarter
place-mountain-a = outer zone A of the mountain quarter
place-mountain-b = outer zone B of the mountain quarter
place-mountain-inner = the inner zone of the mountain quarter
place-desert-a = outer zone A of the desert quarter
place-desert-b = outer zone B of the desert quarter
place-desert-inner = the inner zone of the desert quarter

## Rewards

reward-nothing = nothing
reward-closed = closed by a black post
reward-coin1 = 1 coin
reward-coin1-help = One coin from the reserve, if it has any.
reward-coin2 = 2 coins
reward-coin2-help = Two coins from the reserve, or what is left there.
reward-landscape = a landscape card
reward-landscape-help = One landscape card from the deck into your hand; nobody else sees it.
reward-key = a key
reward-key-help = One key card, if any is left. It opens an inner zone of the city and then leaves the game.
reward-bonus = a bonus card
reward-bonus-help = Look at all bonus cards that are left and keep one, face down.
reward-goods = a goods card
reward-goods-help = One of the three open goods cards, or the top of the pile. Nobody keeps more than four.
reward-outer = an outer zone
reward-outer-help = 5 bills for the first player to build there, 3 for the second.
reward-outer-coin = an outer zone with a coin
reward-outer-coin-help = 5 bills and a coin for the first player to build there, 3 bills for the second.
reward-inner = an inner zone
reward-inner-help = 10 bills and a landscape card for the first player to build there, 6 bills for the second. It takes a key.
letters = { $n ->
    [one] 1 bill
   *[other] { $n } bills
}
letters-coin = { $n ->
    [one] 1 bill and 1 coin
   *[other] { $n } bills and 1 coin
}
letters-card = { $n ->
    [one] 1 bill and a landscape card
   *[other] { $n } bills and a landscape card
}

## Bonus cards

bonus-goods = 3 bills for each goods card
bonus-coins = 2 bills for each coin
bonus-city = 1 bill for each post in the city
bonus-rivers = 2 bills for each post on a river
bonus-forest = 1 bill for each forest post
bonus-meadow = 1 bill for each meadow post
bonus-mountain = 1 bill for each mountain post
bonus-desert = 1 bill for each desert post
bonus-goods-help = Counts every goods card in front of you.
bonus-coins-help = Counts every coin you have when bonus cards are scored.
bonus-city-help = Counts your posts in all zones of the city.
bonus-rivers-help = Counts your posts on all river sites.
bonus-forest-help = Counts your posts on forest sites and in the forest quarter; ports never count.
bonus-meadow-help = Counts your posts on meadow sites and in the meadow quarter; ports never count.
bonus-mountain-help = Counts your posts on mountain sites and in the mountain quarter; ports never count.
bonus-desert-help = Counts your posts on desert sites and in the desert quarter; ports never count.
fact-bonus = { $n ->
    [one] It would bring you 1 bill now.
   *[other] It would bring you { $n } bills now.
}

## What can be asked about

topic-auction = Auction
topic-auction-help = Clockwise each player lays a hand on a pair of cards. A free pair costs nothing; ousting somebody costs one coin more than the last ousting of the round. Whoever is ousted lays a hand again when their turn comes. With two players there are a pair with a coin and three cards: whoever takes the pair takes the coin, too, and builds first.
topic-joker = Joker
topic-joker-help = Two equal landscape cards stand for one card of another landscape, ports included, any number of times; never for a key.
topic-keys = Keys
topic-keys-help = There are six. Building in an inner zone takes one, which leaves the game.
topic-goods = Goods
topic-goods-help = A goods card shows two of the four goods: pottery, wine, cloth, spice. When a good is scored every owner gets 2 bills, a sole owner 4.
topic-scoring = Scoring, what is scored
topic-scoring-help = Each round scores one good, then one river or quarter: 2 bills for being there, 2 more for whoever alone has the most posts. With two players a special scoring follows rounds 4, 8 and 12: bonus cards are shown and counted, and whoever has the most bills, then posts in the city, then coins wins 1, 2 and 3 points. Then the bills go back, and these bonus cards leave the game; three points win.
topic-stuck = Stuck
topic-stuck-help = A player with posts left who can never build again has lost; the game ends with the round.
topic-map = The map
topic-map-help = The printed map and most card faces are not available: this one is a reconstruction. A board file of your own can replace it.
topic-stocks = Stocks
topic-stocks-help = There are 35 coins, 6 keys, 8 bonus cards and 50 landscape cards. When the deck is empty, the discards are shuffled into a new one.
topic-black = Black post
topic-black-help = For two players only, by a variant: built in a zone where you alone have a post, for the price of the zone, it closes the zone to the other and counts as one post more.

## Prompts: who is asked, and for what

prompt-bid = { $two ->
    [0] { $n ->
        [one] { $player }, lay your hand on a pair; ousting costs { $n } coin.
       *[other] { $player }, lay your hand on a pair; ousting costs { $n } coins.
    }
   *[other] { $n ->
        [one] { $player }, lay your hand on the pair or the three cards; ousting costs { $n } coin.
       *[other] { $player }, lay your hand on the pair or the three cards; ousting costs { $n } coins.
    }
}
prompt-build = { $n ->
    [0] { $player }, you may build a post.
   *[other] { $player }, you may build a second post.
}
prompt-pay = { $player }, choose the cards that pay for { $place }.
prompt-limit = { $n ->
    [one] { $player }, discard a card: you may keep five.
   *[other] { $player }, discard { $n } cards: you may keep five.
}
prompt-take-bonus = { $player }, keep one of the bonus cards.
prompt-take-goods = { $player }, take a goods card.
prompt-return-goods = { $player }, put one of your five goods cards back into the box.
prompt-wait = { $player } is to play.
prompt-over = The game is over.
prompt-chance = A card is being drawn.

## Actions: what the buttons say

count = { $n ->
    [one] { $thing }
   *[other] { $n } × { $thing }
}
group = pair { $n }
group-pair = the pair
group-three = the three cards
share = { $player } +{ $n }
counted = { $player } { $n }
action-pass = { $n ->
    [0] Build nothing
   *[other] Build nothing more
}
action-bid = Lay your hand on { $group } ({ $cards })
action-oust = { $n ->
    [one] Oust { $rival } from { $group } ({ $cards }) for { $n } coin
   *[other] Oust { $rival } from { $group } ({ $cards }) for { $n } coins
}
action-build = { $keys ->
    [0] Build on { $place } (pay: { $cards }); reward: { $reward }
   *[other] Build in { $place } (pay: { $cards }; 1 key); reward: { $reward }
}
action-build-choose = { $keys ->
    [0] Build on { $place } (price: { $n } × { $landscape }); reward: { $reward }
   *[other] Build in { $place } (price: { $n } × { $landscape } and a key); reward: { $reward }
}
action-black = { $keys ->
    [0] Close { $place } with a black post (pay: { $cards })
   *[other] Close { $place } with a black post (pay: { $cards }; 1 key)
}
action-black-choose = { $keys ->
    [0] Close { $place } with a black post (price: { $n } × { $landscape })
   *[other] Close { $place } with a black post (price: { $n } × { $landscape } and a key)
}
action-pay = Pay with { $cards }
action-discard = Discard: { $cards }
action-goods = Take the { $goods } card
action-goods-pile = Take the top of the goods pile
action-return = Put the { $goods } card back into the box
action-bonus = { $n ->
    [one] Keep “{ $bonus }” (now { $n } bill)
   *[other] Keep “{ $bonus }” (now { $n } bills)
}

## The log

log-bid = { $player } lays a hand on { $group } ({ $cards }).
log-oust = { $n ->
    [one] { $player } ousts { $rival } from { $group } ({ $cards }) for { $n } coin.
   *[other] { $player } ousts { $rival } from { $group } ({ $cards }) for { $n } coins.
}
log-won = { $n ->
    [0] { $player } takes the cards: { $cards }.
   *[other] { $player } takes the cards ({ $cards }) and 1 coin.
}
log-pass = { $n ->
    [0] { $player } builds nothing.
   *[other] { $player } builds nothing more.
}
log-build = { $keys ->
    [0] { $player } builds on { $place } (paid: { $cards }).
   *[other] { $player } builds in { $place } (paid: { $cards }; 1 key).
}
log-build-plain = { $black ->
    [0] { $keys ->
        [0] { $player } builds on { $place }.
       *[other] { $player } builds in { $place } with a key.
    }
   *[other] { $keys ->
        [0] { $player } closes { $place } with a black post.
       *[other] { $player } closes { $place } with a black post and a key.
    }
}
log-black = { $keys ->
    [0] { $player } closes { $place } with a black post (paid: { $cards }).
   *[other] { $player } closes { $place } with a black post (paid: { $cards }; 1 key).
}
log-coins = { $n ->
    [one] { $player } gets 1 coin.
   *[other] { $player } gets { $n } coins.
}
log-letters = { $n ->
    [one] { $player } gets 1 bill.
   *[other] { $player } gets { $n } bills.
}
log-key = { $player } gets a key.
log-draw = { $player } draws a landscape card.
log-draw-known = { $player } draws a landscape card: { $card }.
log-reshuffle = The discards are shuffled into a new deck.
log-bonus = { $player } keeps a bonus card.
log-bonus-known = { $player } keeps a bonus card: { $bonus }.
log-goods = { $player } takes an open goods card: { $goods }.
log-goods-pile = { $player } takes a goods card from the pile: { $goods }.
log-turned = The next goods card is turned up: { $goods }.
log-return = { $player } puts the { $goods } card back into the box.
log-discard = { $player } discards { $cards }: five cards may stay.
log-discard-plain = { $n ->
    [one] { $player } discards { $n } card: five may stay.
   *[other] { $player } discards { $n } cards: five may stay.
}
log-stuck = { $player } can never build again, and has lost.
log-last-round = This is the last round: { $why }.
log-score-good = Scoring of { $thing }: { $shares }.
log-score-region = Scoring of { $thing }: { $shares }.
log-score-nobody = Scoring of { $thing }: nobody.
log-special-bonus = { $n ->
    [one] Bonus card shown, and now out of the game: { $cards }.
   *[other] Bonus cards shown, and now out of the game: { $cards }.
}
log-special = Special scoring, bills counted: { $shares }.
log-special-won = { $by ->
    [city] The bills are equal; with more posts in the city,
    [coins] Bills and posts in the city are equal; with more coins,
   *[letters] With more bills,
} { $player } wins { $n ->
    [one] 1 point.
   *[other] { $n } points.
}
log-special-tie = A full tie: nobody wins points.
log-round = Round { $n }: { $player } begins. To be scored: { $good }, { $region }.
log-final-bonus = { $n ->
    [one] Bonus cards give 1 bill to { $player }.
   *[other] Bonus cards give { $n } bills to { $player }.
}
log-over = { $n ->
    [one] The game is over ({ $why }): { $winners } wins with { $two ->
        [0] { $points ->
            [one] { $points } bill
           *[other] { $points } bills
        }
       *[other] { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }.
   *[other] The game is over ({ $why }): { $winners } share the victory with { $two ->
        [0] { $points ->
            [one] { $points } bill
           *[other] { $points } bills
        }
       *[other] { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }.
}
end-posts = somebody has built all their posts
end-cards = the last score card is scored
end-stuck = somebody can never build again
end-points = three points are won

## The final count

score-letters = bills of exchange
score-bonus = bonus cards
score-points = points
score-stuck = stuck
score-ties = posts in the city, coins

## The board

board-title = The Golden City
board-round = round { $n }
board-last-round = last round
board-over = { $n ->
    [one] { $names } wins
   *[other] shared victory: { $names }
}
board-to-play = { $name } to play
board-seat = Seat { $n }
board-reconstructed = reconstructed map
panel-island = The island
panel-auction = Auction
panel-score = Score card
panel-goods = Goods
panel-seat = { $name }
panel-hand = Your hand
auction-free = free
auction-ousting = ousting costs
auction-next = next: { $n }
auction-deck = deck { $deck }, discards { $discards }
auction-over = All cards are taken: building.
scorecard-left = { $n } left; next back: { $back }
scorecard-last = the last card
scorecard-none = no card turned up
scorecard-two = 2 (+2)
goods-pile = pile
stock-keys = { $n ->
    [one] { $n } key
   *[other] { $n } keys
}
stock-bonus = bonus { $n }
stock-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
seat-to-bid = to bid
seat-to-play = to play
seat-stuck = stuck
hand-count = { $n ->
    [one] { $n } card, five may stay
   *[other] { $n } cards, five may stay
}
hand-choose = Keep one:
hand-pay = Pay for { $place } with
hand-empty = no cards

## What a pointed place says

tip-group = { $cards }: { $group }. { $who }
tip-free = Free.
tip-hand = { $name }’s hand lies on it.
tip-place = { $place } ({ $landscape }): { $reward }
tip-built = { $place } ({ $landscape }): { $who }
tip-coast = { $landscape } coast
tip-black = { $name }, with a black post
tip-card = { $card }: { $n }
tip-goods = Goods card: { $goods }
tip-pile = Goods pile: { $n }
tip-held = { $goods }: { $n }
tip-score = Scored this round: { $good }, { $region }
tip-bonus = Bonus card: { $bonus }
tip-pay = Pay with { $cards }
tip-first = first player
desc-seat = { $name }: { $letters ->
    [one] { $letters } bill
   *[other] { $letters } bills
}, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $keys ->
    [one] { $keys } key
   *[other] { $keys } keys
}, { $posts ->
    [one] { $posts } post left
   *[other] { $posts } posts left
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
desc-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## The stage

you = you
coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
of-three = of 3
where = round { $n } · { $phase }
phase-auction = auction
phase-building = building
meters-until = until the end
meter-cards = { $n ->
    [one] { $n } score card
   *[other] { $n } score cards
}
meter-cards-label = { $n ->
    [one] { $n } score card is left: the game ends when the last one is scored
   *[other] { $n } score cards are left: the game ends when the last one is scored
}
meter-posts = { $n ->
    [one] { $n } post left
   *[other] { $n } posts left
}
meter-posts-label = Fewest posts left: { $name }, { $n }. The game ends with the round in which somebody builds the last one.
meter-special = special scoring: round { $n }
meter-special-label = { $n ->
    [one] The next special scoring gives { $n } point
   *[other] The next special scoring gives { $n } points
}
meter-points = { $n } of 3
meter-points-label = Three points win
panel-order = Building
panel-score-card = Scored this round
panel-fore = What would follow
panel-mine = Yours
panel-watching = You are watching
watching = Nobody’s hand is shown to you.
auction-oust = −{ $n } [[gc-coin]]
auction-mine = your hand
auction-opens = { $n ->
    [one] +{ $n } place
   *[other] +{ $n } places
}
turn-done = done
scorecard-more = { $n ->
    [one] { $n } left
   *[other] { $n } left
}
scorecard-good = 2 bills each, a sole owner 4
scorecard-region = 2 bills each, whoever alone has the most posts 4
share-nobody = nobody
short-river-forest-meadow = forest–meadow river
short-river-forest-mountain = forest–mountain river
short-river-forest-desert = forest–desert river
short-river-meadow-mountain = meadow–mountain river
short-river-meadow-desert = meadow–desert river
short-river-mountain-desert = mountain–desert river
short-place-forest-a = forest zone A
short-place-forest-b = forest zone B
short-place-forest-inner = inner forest zone
short-place-meadow-a = meadow zone A
short-place-meadow-b = meadow zone B
short-place-meadow-inner = inner meadow zone
short-place-mountain-a = mountain zone A
short-place-mountain-b = mountain zone B
short-place-mountain-inner = inner mountain zone
short-place-desert-a = desert zone A
short-place-desert-b = desert zone B
short-place-desert-inner = inner desert zone
short-quarter-forest = forest quarter
short-quarter-meadow = meadow quarter
short-quarter-mountain = mountain quarter
short-quarter-desert = desert quarter
fore-build = Point at a lit place. The chips show the cheapest payment; J: a pair that stands for another card.
fore-limit = Five cards may stay. Choose the others in any order.
fore-stands = As it stands, your bills after this round: { $old } → { $new }
fore-others = Point at a lit place: here you read what would follow.
bonus-now = { $n }[[gc-letter]]
posts-left = left
held-mine = goods and bonus cards
tip-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
tip-keys = { $n ->
    [0] no key; a key opens an inner zone
    [one] { $n } key: it opens an inner zone
   *[other] { $n } keys: each opens an inner zone
}
tip-posts = { $n ->
    [one] { $n } post left to build
   *[other] { $n } posts left to build
}
tip-blacks = { $n ->
    [one] { $n } black post left
   *[other] { $n } black posts left
}
tip-cards = { $n ->
    [one] { $n } landscape card
   *[other] { $n } landscape cards
}{ $hidden ->
    [0] {""}
   *[other] , { $hidden } of them unknown to you
}
tip-points = { $letters ->
    [one] { $letters } bill of exchange
   *[other] { $letters } bills of exchange
}{ $bonus ->
    [0] {""}
   *[other] , { $bonus } more from bonus cards
}{ $hidden ->
    [0] {""}
   *[other] ; closed bonus cards are not counted
}
tip-won = { $n ->
    [one] { $n } point won in special scorings; three win
   *[other] { $n } points won in special scorings; three win
}
tip-bonus-closed = A bonus card, face down
tip-bonus-letters = { $n ->
    [one] Bonus cards would bring { $n } bill now
   *[other] Bonus cards would bring { $n } bills now
}
tip-stands-forest = { $n ->
    [one] { $n } post in the forest
   *[other] { $n } posts in the forest
}
tip-stands-meadow = { $n ->
    [one] { $n } post in the meadow
   *[other] { $n } posts in the meadow
}
tip-stands-mountain = { $n ->
    [one] { $n } post in the mountains
   *[other] { $n } posts in the mountains
}
tip-stands-desert = { $n ->
    [one] { $n } post in the desert
   *[other] { $n } posts in the desert
}
tip-stands-rivers = { $n ->
    [one] { $n } post on rivers
   *[other] { $n } posts on rivers
}
tip-stands-city = { $n ->
    [one] { $n } post in the city
   *[other] { $n } posts in the city
}
tip-stock-keys = { $n ->
    [one] { $n } key in the reserve
   *[other] { $n } keys in the reserve
}
tip-stock-bonus = { $n ->
    [one] { $n } bonus card in the pile
   *[other] { $n } bonus cards in the pile
}
tip-stock-coins = { $n ->
    [one] { $n } coin in the reserve
   *[other] { $n } coins in the reserve
}
peek-ports = { $n ->
    [one] { $n } port
   *[other] { $n } ports
}
peek-sites = { $n ->
    [one] { $n } site
   *[other] { $n } sites
}
peek-zones = { $n ->
    [one] { $n } zone of the city
   *[other] { $n } zones of the city
}
peek-none = none

## Whole decisions: what the buttons say, and what is missing

do-bid = Lay your hand here
do-oust = { $n ->
    [one] Oust { $rival } for { $n } coin
   *[other] Oust { $rival } for { $n } coins
}
do-build = Build
do-black = Close the zone
do-pay = Pay and build
do-goods = Take this card
do-pile = Take the top card
do-return = Put it back
do-bonus = Keep this card
do-discard = { $n ->
    [one] Discard { $n } card
   *[other] Discard { $n } cards
}
crumb = { $place }
crumb-group = { $group }: { $cards }
other-cards = Other cards
preset-cheapest = Cheapest
form-pay = { $n ->
    [one] Pay for { $place }: { $n } { $landscape } card.
   *[other] Pay for { $place }: { $n } { $landscape } cards.
}
form-pay-hint = Two equal cards stand for another one.
form-pay-count = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
form-pay-verb = pays
form-limit-count = { $most ->
    [one] { $n } of { $most } card
   *[other] { $n } of { $most } cards
}
form-limit-verb = goes
missing-pair = A single { $landscape } card pays nothing here: two stand for another card.
missing-cards = { $n ->
    [one] { $n } more { $landscape } card is needed, or a pair of equal cards instead.
   *[other] { $n } more { $landscape } cards are needed, or a pair of equal cards instead of each.
}
missing-none = That is more than it costs.
missing-discards = { $n ->
    [one] { $n } more card has to go.
   *[other] { $n } more cards have to go.
}
missing-keeps = { $n ->
    [one] { $n } card too many: five may stay.
   *[other] { $n } cards too many: five may stay.
}

## What would follow

ahead-coins = { $old } → { $new } [[gc-coin]]
ahead-can-oust = { $player } has { $coins } [[gc-coin]]; the next ousting costs { $n }
ahead-cannot-oust = { $player } has { $coins } [[gc-coin]] and cannot pay the next ousting ({ $n })
ahead-pair = { $n ->
    [0] you build first
   *[other] with { $n } [[gc-coin]], and you build first
}
ahead-auction-ends = then all take their cards
ahead-pay = { $keys ->
    [0] for { $cards }
   *[other] for { $cards } [[gc-key]]
}
ahead-round = this round { $change }
ahead-closed = { $n ->
    [one] nobody else can build here; { $n } black post left
   *[other] nobody else can build here; { $n } black posts left
}
ahead-over = { $n ->
    [one] then { $n } card is over five: discard it
   *[other] then { $n } cards are over five: discard them
}
ahead-keep = you keep { $cards }
ahead-goods = you then have { $goods }
ahead-pile = a card nobody knows, from the pile
ahead-turned = then the next goods card is turned up
ahead-bonus = { $n ->
    [one] { $n } bill if the game ended now
   *[other] { $n } bills if the game ended now
}
gain-letters = { $n ->
    [one] +{ $n } bill
   *[other] +{ $n } bills
}
gain-coins = { $n ->
    [one] +{ $n } coin
   *[other] +{ $n } coins
}
gain-key = a key
gain-card = a landscape card is drawn
gain-bonus = a bonus card
gain-goods = a goods card
gain-nothing = no reward
pill-round = { $change } this round
pill-ousted = ousted
sum-pay = { $keys ->
    [0] You pay { $cards }
   *[other] You pay { $cards } and a key
}
sum-gain = At once: { $what }
sum-closed = No reward; the zone is closed
sum-share = { $thing }: { $shares }
sum-nobody = { $thing }: nobody
sum-round = Your bills after this round: { $old } → { $new }

## The last move, in a few letters

short-bid = hand on { $cards }
short-oust = −{ $n }[[gc-coin]] ousts { $rival }
short-pass = { $n ->
    [0] builds nothing
   *[other] builds no more
}
short-build = { $place } { $gains }
short-black = closes { $place }
short-discard = discards { $cards }
short-goods = takes { $goods }
short-return = returns { $goods }
short-bonus = a bonus card
short-score = { $thing }: { $shares }
short-score-nobody = { $thing }: nobody

## Why not: the rule that forbids something, and when a thing's turn comes

why-when-bid = hands are laid on groups in the auction
why-when-build = posts are built in the building phase, when it is your turn
why-when-black = black posts are built in the building phase, when it is your turn
why-when-pay = cards are played when a post is built
why-when-discard = cards are discarded at the end of your turn, when you hold more than five
why-when-goods = a goods card is taken when a post brings one
why-when-return = a goods card is put back when you have five
why-when-bonus = a bonus card is taken when a post brings one

why-no-group = { $n ->
    [2] With 2 players there are a pair and three cards.
   *[other] With { $n } players there are { $n } pairs.
}
why-oust = { $player }’s hand lies on { $group }: ousting it costs { $n ->
    [one] 1 coin
   *[other] { $n } coins
}, and you have { $have }.
why-must-bid = Everybody lays a hand on a group: there is always a free one.
why-no-posts = You have built all your posts.
why-own-post = You have a post there already: { $place }.
why-taken = { $player } has a post there: { $place }.
why-no-road = No road leads there from one of your posts: { $place }.
why-closed = A black post closes { $place }.
why-key = An inner zone takes a key, and you have none: { $place }.
why-cards = { $place } costs { $n ->
    [one] 1 card
   *[other] { $n } cards
} ({ $landscape }); you have { $have } and, with pairs of others, { $jokers } more.
why-black-two = Black posts are for two players.
why-no-black = You have no black post.
why-black-own = A black post needs a post of your own in { $place }.
why-black-twice = Your black post is in { $place } already.
why-black-rival = { $player } has a post in { $place }.
why-pay-land = These cards ({ $cards }) do not pay for { $place }.
why-pay-cards = You do not hold these cards: { $cards }.
why-no-card = You hold no such card: { $landscape }.
why-card-before = Cards are named in their order, and this one ({ $landscape }) comes before one that you have named.
why-card-after = { $n ->
    [one] Cards are named in their order, and none would be left to name after this: { $landscape }.
   *[other] Cards are named in their order, and too few would be left after this ({ $landscape }): { $n } are to go.
}
why-no-goods = No such goods card lies open: { $goods }.
why-no-pile = The pile of goods cards is empty.
why-not-held = You have no such goods card: { $goods }.
why-no-bonus = This bonus card has gone already.

## Options

option-black-posts = Black posts
option-black-posts-help = For two players: two black posts each, to close a zone of the city to the other.
option-black-posts-off = without
option-black-posts-on = two each
option-port-rewards = Ports
option-port-rewards-help = Whether ports give a reward; the rulebook is silent, an owner’s review says they do.
option-port-rewards-on = give a reward
option-port-rewards-off = give nothing
option-drought-city = Drought in the city
option-drought-city-help = For two players: the zones of the desert quarter give nothing, as its sites do.
option-drought-city-off = spared
option-drought-city-on = the desert quarter gives nothing
option-board = Map
option-board-help = The map and the card faces: our reconstruction, or a board file.
option-board-reconstructed = reconstructed

## For a first game: a line of advice to each question

advice-bid = Look for cards that make a pair with your hand: two of a landscape pay for a site or a zone. An ousting early in the round costs least.
advice-build = Ports need no road and open new coasts. Then look at the score card: its river or quarter counts this very round.
advice-pay = Two equal cards stand for one of another landscape: pay with what you can spare and keep pairs together.
advice-limit = Keep pairs and ports; they build at once in the next round.
advice-take-bonus = The button tells what each would bring now. Keep one that goes on growing with what you plan.
advice-take-goods = Aim at goods that nobody else has: alone you get 4 bills when they are scored, otherwise 2.
advice-return-goods = Put back a card whose goods are on your others too.

## Ending

ending-round = round { $n }
ending-letters = Where the bills came from
ending-outer = outer zones
ending-inner = inner zones
ending-goods = goods scored
ending-rivers = rivers scored
ending-quarters = quarters scored
ending-bonus = bonus cards
ending-letters-by-round = Bills won, by round
ending-bonuses = Bonus cards
ending-card = { $card }
ending-island = Posts, cards, coins
ending-posts = Posts in all
ending-in-city = Posts in the city
ending-on-rivers = Posts on rivers
ending-goods-cards = Goods cards
ending-paid = Coins paid at auctions
score-ties-1 = Posts in the city
score-ties-2 = Coins

## The screen of a terminal

about = Trading posts toward the center.
command-roads = roads
help-roads = all places of the island, and where their roads lead
help-why = the rule of a word: why key; why alone lists what can be asked

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
gc-city = City
gc-ports = ports
gc-port = { $n }:
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
