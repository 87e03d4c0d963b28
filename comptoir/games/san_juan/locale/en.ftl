### San Juan in English. Ids are those of data.py, with - for _.

## Goods

good-indigo = indigo
    .some = indigo
good-sugar = sugar
    .some = sugar
good-tobacco = tobacco
    .some = tobacco
good-coffee = coffee
    .some = coffee
good-silver = silver
    .some = silver
good-customs = the customs good
    .some = the customs good

## Buildings: name, with articles, what the card says, what it means

building-indigo-plant = Indigo plant
    .the = the indigo plant
    .a = an indigo plant
    .card = indigo plant
building-indigo-plant-short = Indigo plant
building-indigo-plant-card = Makes indigo
building-indigo-plant-help = Producer: can hold one indigo good.
building-sugar-mill = Sugar mill
    .the = the sugar mill
    .a = a sugar mill
    .card = sugar mill
building-sugar-mill-card = Makes sugar
building-sugar-mill-help = Producer: can hold one sugar good.
building-tobacco-storage = Tobacco storage
    .the = the tobacco storage
    .a = a tobacco storage
    .card = tobacco storage
building-tobacco-storage-card = Makes tobacco
building-tobacco-storage-help = Producer: can hold one tobacco good.
building-coffee-roaster = Coffee roaster
    .the = the coffee roaster
    .a = a coffee roaster
    .card = coffee roaster
building-coffee-roaster-card = Makes coffee
building-coffee-roaster-help = Producer: can hold one coffee good.
building-silver-smelter = Silver smelter
    .the = the silver smelter
    .a = a silver smelter
    .card = silver smelter
building-silver-smelter-short = Silver smelter
building-silver-smelter-card = Makes silver
building-silver-smelter-help = Producer: can hold one silver good.
building-smithy = Smithy
    .the = the smithy
    .a = a smithy
    .card = smithy
building-smithy-card = Production sites|cost 1 less
building-smithy-help = Builder: you pay 1 card less for production buildings.
building-gold-mine = Gold mine
    .the = the gold mine
    .a = a gold mine
    .card = gold mine
building-gold-mine-card = Reveal 4: no equal|costs, keep lowest
building-gold-mine-help = After the prospector: you may reveal 4 cards; if all costs differ, you keep the cheapest.
building-archive = Archive
    .the = the archive
    .a = an archive
    .card = archive
building-archive-card = Discard from your|whole hand
building-archive-help = Mayor: the cards you look at join your hand first; you may give up any cards of it.
building-archive-2004 = Archive
    .the = the archive
    .a = an archive
    .card = archive
building-poor-house = Poor house
    .the = the poor house
    .a = a poor house
    .card = poor house
building-poor-house-card = 0 or 1 card left|in hand: draw 1
building-poor-house-help = Builder: after building, with 0 or 1 card in hand, you draw 1.
building-poor-house-2004 = Poor house
    .the = the poor house
    .a = a poor house
    .card = poor house
building-black-market = Black market
    .the = the black market
    .a = a black market
    .card = black market
building-black-market-card = Pay up to 2|with goods
building-black-market-help = Builder: up to 2 of your goods may pay 1 card each.
building-trading-post = Trading post
    .the = the trading post
    .a = a trading post
    .card = trading post
building-trading-post-card = Sell 1 good more
building-trading-post-help = Trader: you may sell 1 good more.
building-trading-post-2004 = Trading post
    .the = the trading post
    .a = a trading post
    .card = trading post
building-well = Well
    .the = the well
    .a = a well
    .card = well
building-well-card = Made 2 or more:|draw 1 card
building-well-help = Producer: when you make 2 goods or more, you draw 1 card.
building-market-stand = Market stand
    .the = the market stand
    .a = a market stand
    .card = market stand
building-market-stand-card = Sold 2 or more:|draw 1 card
building-market-stand-help = Trader: when you sell 2 goods or more, you draw 1 card.
building-market-stand-2004 = Market stand
    .the = the market stand
    .a = a market stand
    .card = market stand
building-crane = Crane
    .the = the crane
    .a = a crane
    .card = crane
building-crane-card = Build over one of|your buildings
building-crane-help = Builder: you may build over one of your buildings and pay less by its cost.
building-tower = Tower
    .the = the tower
    .a = a tower
    .card = tower
building-tower-card = Hand limit 12
building-tower-help = Start of a round: you may keep 12 cards instead of 7.
building-tower-2004 = Tower
    .the = the tower
    .a = a tower
    .card = tower
building-chapel = Chapel
    .the = the chapel
    .a = a chapel
    .card = chapel
building-chapel-card = Tuck 1 card:|1 point each
building-chapel-help = Start of a round: you may tuck 1 hand card under it, 1 point each at the end; nobody else counts them.
building-aqueduct = Aqueduct
    .the = the aqueduct
    .a = an aqueduct
    .card = aqueduct
building-aqueduct-card = Make 1 good more
building-aqueduct-help = Producer: you may make 1 good more.
building-carpenter = Carpenter
    .the = the carpenter
    .a = a carpenter
    .card = carpenter
building-carpenter-card = City building|built: draw 1
building-carpenter-help = Builder: after building a city building you draw 1 card.
building-carpenter-2004 = Carpenter
    .the = the carpenter
    .a = a carpenter
    .card = carpenter
building-prefecture = Prefecture
    .the = the prefecture
    .a = a prefecture
    .card = prefecture
building-prefecture-card = Keep 2 cards|instead of 1
building-prefecture-help = Mayor: you keep 2 of the cards you look at instead of 1.
building-prefecture-2004 = Prefecture
    .the = the prefecture
    .a = a prefecture
    .card = prefecture
building-market-hall = Market hall
    .the = the market hall
    .a = a market hall
    .card = market hall
building-market-hall-card = Sold any good:|draw 1 card
building-market-hall-help = Trader: when you sell at least 1 good, you draw 1 card.
building-market-hall-2004 = Market hall
    .the = the market hall
    .a = a market hall
    .card = market hall
building-quarry = Quarry
    .the = the quarry
    .a = a quarry
    .card = quarry
building-quarry-card = City buildings|cost 1 less
building-quarry-help = Builder: you pay 1 card less for city buildings.
building-library = Library
    .the = the library
    .a = a library
    .card = library
building-library-card = Your privilege|counts double
building-library-help = The privilege of your role counts double; with two players once a round.
building-statue = Statue
    .the = the statue
    .a = a statue
    .card = statue
building-statue-card = A monument
building-statue-help = A monument: points, and it counts for the triumphal arch.
building-victory-column = Victory column
    .the = the victory column
    .a = a victory column
    .card = victory column
building-victory-column-card = A monument
building-victory-column-help = A monument: points, and it counts for the triumphal arch.
building-hero = Hero
    .the = the hero
    .a = a hero
    .card = hero
building-hero-card = A monument
building-hero-help = A monument: points, and it counts for the triumphal arch.
building-hero-2004 = Hero
    .the = the hero
    .a = a hero
    .card = hero
building-guild-hall = Guild hall
    .the = the guild hall
    .a = a guild hall
    .card = guild hall
building-guild-hall-card = 1 per production|site, 1 per kind
building-guild-hall-help = At the end: 1 point for each production building of yours, and 1 for each kind of them.
building-city-hall = City hall
    .the = the city hall
    .a = a city hall
    .card = city hall
building-city-hall-card = 1 per city|building
building-city-hall-help = At the end: 1 point for each city building of yours, this one too.
building-triumphal-arch = Triumphal arch
    .the = the triumphal arch
    .a = a triumphal arch
    .card = triumphal arch
building-triumphal-arch-card = 4, 6, 8 points for|1, 2, 3 monuments
building-triumphal-arch-help = At the end: 4, 6 or 8 points for 1, 2 or 3 monuments.
building-palace = Palace
    .the = the palace
    .a = a palace
    .card = palace
building-palace-card = 1 for every|4 other points
building-palace-help = At the end, last of all: 1 point for every 4 other points of yours.
building-office-building = Office building
    .the = the office building
    .a = an office building
    .card = office building
building-office-building-card = Swap 1 or 2 cards|with the deck
building-office-building-help = Start of a round: you may discard 1 or 2 cards and draw as many.
building-guard-room = Guard room
    .the = the guard room
    .a = a guard room
    .card = guard room
building-guard-room-card = Other seats keep|only 6 cards
building-guard-room-help = Start of a round: whoever has no guard room keeps only 6 cards; with a tower 12.
building-hut = Hut
    .the = the hut
    .a = a hut
    .card = hut
building-hut-card = Nobody sold:|draw 1 card
building-hut-help = Trader: when nobody sold anything, you draw 1 card.
building-tavern = Tavern
    .the = the tavern
    .a = a tavern
    .card = tavern
building-tavern-card = Fewest buildings:|draw 1 card
building-tavern-help = End of a builder phase: when nobody has fewer buildings and somebody has more, you draw 1 card.
building-park = Park
    .the = the park
    .a = a park
    .card = park
building-park-card = Crane over it:|cost 6 less
building-park-help = Builder: covered with a crane it saves 6 cards instead of 3.
building-customs-office = Customs office
    .the = the customs office
    .a = a customs office
    .card = customs office
building-customs-office-card = Takes 1 good,|which sells for 2
building-customs-office-help = Mayor: when empty it takes a face-down card, a good that sells for 2 whatever the tile says.
building-bank = Bank
    .the = the bank
    .a = a bank
    .card = bank
building-bank-card = Once: tuck cards,|1 point each
building-bank-help = Start of a round, once in the game: you may tuck any number of hand cards under it, 1 point each.
building-harbor = Harbor
    .the = the harbor
    .a = a harbor
    .card = harbor
building-harbor-card = Tuck 1 sold good:|1 point each
building-harbor-help = Trader: one sold good may be tucked under it, 1 point each.
building-goldsmith = Goldsmith
    .the = the goldsmith
    .a = a goldsmith
    .card = goldsmith
building-goldsmith-card = Reveal 1: keep if|nobody built it
building-goldsmith-help = After the prospector: you may reveal 1 card and keep it if nobody has that building in play.
building-residence = Residence
    .the = the residence
    .a = a residence
    .card = residence
building-residence-card = 4+3+2+1 for sets|of equal cost
building-residence-help = At the end: 4, 3, 2, 1 points for sets of three different buildings of one cost.
building-cathedral = Cathedral
    .the = the cathedral
building-cathedral-card = 4+3+2+1 for sixes|of other seats
building-cathedral-help = Beside the roles: anybody may build it. At the end: 4, 3, 2, 1 points for the others’ buildings of cost 6.
building-gold-mine-card-2004 = Reveal 4: no equal|costs, keep any
building-gold-mine-help-2004 = After the prospector: you may reveal 4 cards; if all costs differ, you keep any one of them.
building-guild-hall-card-2004 = 2 per|production site
building-guild-hall-help-2004 = At the end: 2 points for each production building of yours.
## Roles: name, the privilege in a few words, what happens

role-builder = Builder
    .the = the builder
role-builder-privilege = 1 card less
role-builder-help = Everyone may build one building and pays its cost in cards. Whoever chose the role pays one card less.
role-producer = Producer
    .the = the producer
role-producer-privilege = 1 good more
role-producer-help = Everyone may make one good on an empty production building. Whoever chose the role may make one more.
role-trader = Trader
    .the = the trader
role-trader-privilege = 1 sale more
role-trader-help = The top trading tile is turned; everyone may sell one good for the cards it says. Whoever chose the role may sell one more.
role-mayor = Mayor
    .the = the mayor
role-mayor-privilege = looks at 5 cards
role-mayor-help = Everyone looks at two cards and keeps one. Whoever chose the role looks at five.
role-prospector = Prospector
    .the = the prospector
role-prospector-privilege = draws 1 card
role-prospector-help = Whoever chose the role draws one card. Nobody else does anything, except with a gold mine or a goldsmith.

## Kinds and ends

kind-production = production
kind-city = city
kind-monument = monument
kind-six = end of game
end-buildings = twelve buildings in one city
end-standstill = fifty rounds without a new building

## The board

board-title = San Juan
board-round = round { $n }
board-over = { $n ->
    [one] { $names } wins
   *[other] shared victory: { $names }
}
board-governor = governor: { $name }
board-in-play = { $role }: { $name }
board-to-play = { $name } to play
board-seat = Seat { $n }

panel-roles = Roles
panel-tile = Trading tile
panel-piles = Piles
panel-hand = Your hand
panel-aside-look = Cards you look at
panel-aside-other = Cards { $name } looks at
panel-aside-shown = Cards revealed
panel-city = { $name }’s city

tile-now = prices now
tile-last = last turned
tile-none = none turned yet
tile-next = next tiles
tile-unknown = not seen yet

pile-deck = deck
pile-discard = discard
pile-cathedral = cathedral
hand-count = { $n } · limit { $limit }
hand-empty = no cards
city-yours = your city
city-to-play = to play
city-count = { $n } of 12
city-score = { $n ->
    [one] 1 point
   *[other] { $n } points
}
pay = pay { $n }

## What a pointed place says

tip-role = { $name }. { $help }
tip-taken = Taken by { $name }.
tip-building = { $name }. { $help }
tip-cost = { $n ->
    [one] Costs 1 card.
   *[other] Costs { $n } cards.
}
tip-price = { $n ->
    [0] Free for you (printed: { $cost }).
    [one] Costs you 1 card (printed: { $cost }).
   *[other] Costs you { $n } cards (printed: { $cost }).
}
tip-copies = { $n ->
    [one] 1 of them.
   *[other] { $n } of them.
}
tip-good = { $good }: { $n } on { $building }
tip-tucked = { $n ->
    [one] 1 card under it.
   *[other] { $n } cards under it.
}
tip-tucked-secret = How many cards lie under it is a secret.
tip-new = Built in this phase: it works from the next on.
tip-covered = { $n ->
    [one] Covered building, out of play: { $cards }
   *[other] Covered buildings, out of play: { $cards }
}
tip-hand = { $name } holds { $n ->
    [one] 1 card
   *[other] { $n } cards
}
tip-tile = indigo { $a }, sugar { $b }, tobacco { $c }, coffee { $d }, silver { $e }
tip-deck = { $n ->
    [one] deck: 1 card
   *[other] deck: { $n } cards
}
tip-discard = { $n ->
    [one] discard pile: 1 card
   *[other] discard pile: { $n } cards
}
tip-discard-secret = discard pile: its size would tell how many cards lie under a chapel
tip-cathedral-gone = The cathedral is built.
tip-governor = { $name } is governor

desc-seat = { $name }: { $buildings ->
    [one] 1 building
   *[other] { $buildings } buildings
}, { $points ->
    [one] 1 point
   *[other] { $points } points
} to be seen, { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} in hand, { $goods ->
    [one] 1 good
   *[other] { $goods } goods
}.

## Prompts: who is asked, and for what

prompt-choose-role = { $player }, choose a role.
prompt-library-serves = { $player }, does your library double this privilege? If not, it will serve your second role.
prompt-office-exchange = { $n ->
    [0] { $player }, you may discard one or two cards and draw as many with the office building.
   *[other] { $player }, you may discard a second card with the office building.
}
prompt-use-chapel = { $player }, you may tuck a card under your chapel.
prompt-chapel-card = { $player }, choose the card that goes under your chapel.
prompt-bank-cards = { $n ->
    [0] { $player }, you may tuck cards under your bank, once in the game.
   *[other] { $player }, choose a further card for your bank, or close it.
}
prompt-build-one = { $n ->
    [one] { $player }, you may build; you have 1 card.
   *[other] { $player }, you may build; you have { $n } cards.
}
prompt-use-crane = { $player }, choose where { $building } is built: on free ground, or with the crane over another building.
prompt-build-over = { $player }, choose what { $building } is built over.
prompt-spend-goods = { $n ->
    [one] { $player }, 1 card is due; a good may pay for it on the black market.
   *[other] { $player }, { $n } cards are due; goods may pay for some on the black market.
}
prompt-pay-cards = { $n ->
    [one] { $player }, pay with 1 card.
   *[other] { $player }, pay with { $n } cards, from left to right.
}
prompt-discard-cards = { $n ->
    [one] { $player }, discard 1 card.
   *[other] { $player }, discard { $n } cards, from left to right.
}
prompt-make-goods = { $n ->
    [one] { $player }, you may make 1 good.
   *[other] { $player }, you may make up to { $n } goods.
}
prompt-sell-goods = { $n ->
    [one] { $player }, you may sell 1 good.
   *[other] { $player }, you may sell up to { $n } goods.
}
prompt-harbor-tucks = { $player }, you may tuck the sold good ({ $good }) under your harbor.
prompt-council = { $n ->
    [one] { $player }, you may look at 1 card.
   *[other] { $player }, you may look at { $n } cards.
}
prompt-keep-cards = { $n ->
    [one] { $player }, choose the card you keep.
   *[other] { $player }, choose { $n } cards to keep.
}
prompt-prospect = { $n ->
    [one] { $player }, you may draw 1 card.
   *[other] { $player }, you may draw { $n } cards.
}
prompt-open-mine = { $player }, you may reveal four cards with your gold mine.
prompt-mine-find = { $player }, choose the card you keep from your gold mine.
prompt-open-smith = { $player }, you may reveal a card with your goldsmith.
prompt-wait = { $player } is to play.
prompt-chance = The next card is still to be drawn.
prompt-over = The game is over.

## Actions: what a button says

action-role = Take { $role }
action-double = Double the privilege with the library
action-look = { $n ->
    [one] Look at 1 card
   *[other] Look at { $n } cards
}
action-draw = { $n ->
    [one] Draw 1 card
   *[other] Draw { $n } cards
}
action-harbor = Tuck it under the harbor
action-mine = Reveal four cards
action-smith = Reveal a card
action-produce = Make { $good }
action-sell = { $n ->
    [one] Sell { $good } for 1 card
   *[other] Sell { $good } for { $n } cards
}
action-spend = Pay with { $good }
action-build = { $n ->
    [0] Build { $building } for nothing
    [one] Build { $building } for 1 card
   *[other] Build { $building } for { $n } cards
}
action-build-with = { $n ->
    [one] Build { $building } for 1 card: { $cards }
   *[other] Build { $building } for { $n } cards: { $cards }
}
action-build-over = { $n ->
    [0] Build { $building } over { $covered }, for nothing
    [one] Build { $building } over { $covered }, for 1 card
   *[other] Build { $building } over { $covered }, for { $n } cards
}
action-build-crane = { $n ->
    [0] Build { $building } with the crane, at best for nothing
    [one] Build { $building } with the crane, for 1 card or more
   *[other] Build { $building } with the crane, for { $n } cards or more
}
action-cover = { $n ->
    [0] Build over { $building }, for nothing
    [one] Build over { $building }, for 1 card
   *[other] Build over { $building }, for { $n } cards
}
action-pay = Pay with { $card }
action-discard = Discard { $card }
action-keep = { $points ->
    [0] Keep { $card } (cost { $cost }): { $power }
    [one] Keep { $card } (cost { $cost }, 1 point): { $power }
   *[other] Keep { $card } (cost { $cost }, { $points } points): { $power }
}
action-tuck = Tuck { $card } under the chapel
action-bank = Tuck { $card } under the bank
action-pass-library-serves = Keep the library for the second role
action-pass-office-exchange = Discard no more
action-pass-office-exchange-none = Discard nothing
action-chapel = Tuck a card under the chapel
action-pass-use-chapel = Tuck nothing
action-pass-bank-cards = Tuck no more
action-pass-bank-cards-none = Tuck nothing
action-pass-build-one = Build nothing
action-pass-use-crane = Build on free ground
action-pass-spend-goods = Pay the rest with cards
action-pass-make-goods = Make no more
action-pass-make-goods-none = Make nothing
action-pass-sell-goods = Sell no more
action-pass-sell-goods-none = Sell nothing
action-pass-harbor-tucks = Discard it
action-pass-council = Look at nothing
action-pass-prospect = Draw nothing
action-pass-open-mine = Leave the mine alone
action-pass-open-smith = Reveal nothing

fact-building = Costs you { $price } (printed: { $cost }); worth { $points ->
    [0] nothing by itself
    [one] 1 point
   *[other] { $points } points
}; { $copies } in the box.

## The log: who did what

log-role = { $player } takes { $role }.
log-library-serves = { $player } doubles the privilege with the library.
log-tile = The trading tile pays, from indigo to silver: { $prices }.
log-build = { $n ->
    [0] { $player } builds { $building } for nothing.
    [one] { $player } builds { $building } for 1 card.
   *[other] { $player } builds { $building } for { $n } cards.
}
log-build-asked = { $player } builds { $building }.
log-paid = { $n ->
    [0] { $player } builds on free ground, for nothing.
    [one] { $player } builds on free ground, for 1 card.
   *[other] { $player } builds on free ground, for { $n } cards.
}
log-cover = { $n ->
    [0] { $player } builds over { $building }, for nothing.
    [one] { $player } builds over { $building }, for 1 card.
   *[other] { $player } builds over { $building }, for { $n } cards.
}
log-spend = { $player } pays with { $good } on the black market.
log-produce = { $player } makes { $good }.
log-sell = { $n ->
    [one] { $player } sells { $good } for 1 card.
   *[other] { $player } sells { $good } for { $n } cards.
}
log-harbor-tucks = { $player } tucks a sold good under the harbor.
log-open-mine = { $player } opens the gold mine.
log-open-smith = { $player } asks the goldsmith.
log-customs = A good arrives at { $player }’s customs office.
log-bank = { $player } tucks a card under the bank.
log-bank-card = { $player } tucks { $card } under the bank.
log-chapel = { $player } has visited the chapel.
log-tuck-card = { $player } tucks { $card } under the chapel.
log-keep-card = { $player } keeps { $card }.
log-discard = { $player } discards a card.
log-discard-card = { $player } discards { $card }.
log-draws = { $n ->
    [one] { $player } draws 1 card.
   *[other] { $player } draws { $n } cards.
}
log-draws-cards = { $n ->
    [one] { $player } draws 1 card: { $cards }.
   *[other] { $player } draws { $n } cards: { $cards }.
}
log-draws-by = { $n ->
    [one] { $player } draws 1 card ({ $source }).
   *[other] { $player } draws { $n } cards ({ $source }).
}
log-draws-by-cards = { $n ->
    [one] { $player } draws 1 card ({ $source }): { $cards }.
   *[other] { $player } draws { $n } cards ({ $source }): { $cards }.
}
log-looks = { $n ->
    [one] { $player } looks at 1 card and keeps it.
   *[other] { $out ->
        [0] { $player } looks at { $n } cards and keeps { $kept }.
       *[other] { $player } draws { $n } cards, then discards { $out } from the hand.
    }
}
log-looks-cards = { $n ->
    [one] { $player } looks at 1 card ({ $cards }) and keeps it.
   *[other] { $out ->
        [0] { $player } looks at { $n } cards ({ $cards }) and keeps { $kept }.
       *[other] { $player } draws { $n } cards ({ $cards }), then discards { $out } from the hand.
    }
}
log-keep-cards = { $player } keeps: { $cards }.
log-discard-cards = { $player } discards: { $cards }.
log-pay-cards = { $player } pays with: { $cards }.
log-nobody-producer = Nobody has room for a good.
log-nobody-trader = Nobody has a good to sell.
log-reveals-one = { $kept ->
    [0] { $player } reveals a card and does not keep it ({ $cards }): somebody has that building in play.
   *[other] { $player } reveals a card and keeps it: { $cards }.
}
log-reveals = { $kept ->
    [0] { $player } reveals { $cards }: two costs are the same, and nothing is kept.
    [one] { $player } reveals { $cards }, and keeps { $card }.
   *[other] { $player } reveals { $cards }.
}
cards-of = { $n } × { $card }
log-pass-build-one = { $player } builds nothing.
log-cannot-build = { $player } can build nothing.
log-pass-make-goods = { $player } makes nothing.
log-pass-sell-goods = { $player } sells nothing.
log-pass-council = { $player } looks at nothing.
log-pass-prospect = { $player } draws nothing.
log-governor = { $player } is governor of round { $n }.
log-over = { $n ->
    [one] The game is over ({ $why }): { $winners } wins
   *[other] The game is over ({ $why }): { $winners } share the victory
} with { $points ->
    [one] 1 point
   *[other] { $points } points
}.

## Where points come from

score-buildings = Buildings
score-chapel = Chapel
score-bank = Bank
score-harbor = Harbor
score-triumphal-arch = Triumphal arch
score-guild-hall = Guild hall
score-city-hall = City hall
score-residence = Residence
score-cathedral = Cathedral
score-palace = Palace
score-ties = Hand cards and goods

## Why not: the rule that forbids something, and when a thing's turn comes

why-when-role = a role is taken when it is your turn to choose one
why-when-double = the library is asked about when the governor takes the first of their two roles
why-when-build = one builds in the builder’s phase
why-when-crane = the crane is asked about when a building has been laid, in the builder’s phase
why-when-cover = the crane’s building is chosen when the crane is used, in the builder’s phase
why-when-spend = goods pay by the black market, when a building is paid for
why-when-pay = cards are paid when a building has been laid, in the builder’s phase
why-when-produce = goods are made in the producer’s phase
why-when-sell = goods are sold in the trader’s phase
why-when-harbor = a good goes under the harbor when it is sold, in the trader’s phase
why-when-draw = cards are drawn as the mayor’s action or by the prospector’s privilege
why-when-keep = cards are kept from those that are looked at, in the mayor’s phase or with the gold mine
why-when-mine = the gold mine is used in the prospector’s phase
why-when-smith = the goldsmith is used in the prospector’s phase
why-when-discard = cards are discarded when the hand is too large, or with archive and office building
why-when-chapel = the chapel is used at the start of a round
why-when-tuck = a card goes under the chapel at the start of a round
why-when-bank = cards go under the bank at the start of a round

why-role-taken = { $player } has taken { $role } in this round.
why-not-in-hand = You do not hold { $card }.
why-no-cathedral = The cathedral is not available.
why-one-copy = You have { $building } already, and a city building may stand only once in a city.
why-cost = { $n ->
    [one] { $building } costs you 1 card, and you have { $have } to pay with.
   *[other] { $building } costs you { $n } cards, and you have { $have } to pay with.
}
why-cost-over = { $n ->
    [one] Over { $building } it would cost you 1 card, and you have { $have }.
   *[other] Over { $building } it would cost you { $n } cards, and you have { $have }.
}
why-not-in-city = You do not have { $building } in your city.
why-crane-itself = The crane does not cover itself.
why-cover-same = A building does not cover one of the same name.
why-full = There is a good on { $building } already.
why-no-good = You have no such good: { $good }.
why-kind-order = Goods are named in their order, and this one ({ $good }) comes before one that you have named.
why-spend-late = Beginning with this good ({ $good }) would leave too little to pay with.
why-must-spend = Your cards alone do not pay the rest: a good has to help.
why-card-before = Cards are named from left to right, and { $card } comes before one that you have named.
why-card-after = { $n ->
    [one] Cards are named from left to right: no card would be left to name.
   *[other] { $left ->
        [one] Cards are named from left to right: { $n } are to be named, and from here on there is only { $left }.
       *[other] Cards are named from left to right: { $n } are to be named, and from here on there are only { $left }.
    }
}
why-not-aside = { $card } is not among the cards that you look at.

## Options

option-expansion = Expansion
option-expansion-help = Adds the 29 cards of New Buildings and the cathedral.
option-expansion-off = without
option-expansion-on = New Buildings
option-start = First hand
option-start-help = Four cards each, or five to eight by seat of which four are kept.
option-start-deal = four cards dealt
option-start-choose = four chosen from more
option-edition = Edition
option-edition-help = That of 2004 has 110 cards, a different gold mine and a different guild hall.
option-edition-2018 = 2018
option-edition-2004 = 2004
option-customs-cost = Customs office
option-customs-cost-help = What it costs; its card has been printed both ways. With the expansion only.
option-customs-cost-1 = costs 1
option-customs-cost-3 = costs 3

## For a first game: a line of advice to each question

advice-choose-role = Everybody plays the role, only you have its privilege: take what you need now and what helps the others least.
advice-library-serves = It doubles one of your two privileges this round. Builder and producer often gain most by it.
advice-office-exchange = Give away what you would neither build nor need to pay with; what you draw may suit you better.
advice-use-chapel = Each card under it is a point at the end. Early in the game a card builds more than that; from the middle on it is a good habit.
advice-chapel-card = All cards count the same there: give the one you would never build.
advice-bank-cards = The bank opens once in the game. Wait until your cards no longer become buildings, but not until it is too late.
advice-build-one = Cards are money: every building costs some of your hand. First what brings cards in; the buildings for 6 near the end. Twelve buildings end the game.
advice-use-crane = Over another building you pay only the difference, but the old one is lost with its points, and your city does not grow.
advice-build-over = Cover what has done its work: the dearer it was, the more you save. A good on it is lost.
advice-spend-goods = Here a good saves one card; the trader might pay more for it.
advice-pay-cards = Pay with doubles, with what is too dear for you, and with what you may not build a second time.
advice-discard-cards = Keep what you can build in the next rounds.
advice-make-goods = Make the dearest kinds first: silver and coffee bring most at the trader’s.
advice-sell-goods = The tile shows what each kind brings now. A sold good also frees its building for the next producer.
advice-harbor-tucks = Tucked under the harbor the good is a point at the end, and you still draw the cards for its sale.
advice-council = Looking costs nothing, and you keep the best of what you see.
advice-keep-cards = Keep what you can build soon and what fits your city.
advice-prospect = It costs nothing. Only a hand that is too full is a reason not to.
advice-open-mine = It costs nothing: with four different costs a card is yours, otherwise nothing is lost.
advice-mine-find = Take what you can build next, or what a neighbor must not have.
advice-open-smith = It costs nothing: the card is yours if nobody has that building.

## The stage: strips, cards and signs

stage-ends = ends at 12 buildings
stage-fullest = fullest city: { $name }, { $n } of 12
stage-choosing = choosing roles
stage-round-start = start of the round
stage-city = City
stage-table = Table
stage-hand-tab = Hand
stage-hand = cards in hand
stage-hand-hint = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
}; limit { $limit } at the start of a round
stage-points = points if the game ended now
stage-points-hint = points if the game ended now
stage-points-hint-hidden = points if the game ended now; cards under the chapel are a secret and not counted
stage-built-hint = buildings: with twelve in one city the game ends
stage-role-taken = { $role } in this round
stage-for = for { $n }
stage-hand-count = Your hand · { $n } · limit { $limit }
stage-keep = Drawn: keep { $n }
stage-kind-production = production
stage-kind-city = city
stage-kind-monument = monument
stage-kind-six = at the end
stage-tile-now = this phase
stage-tile-next = the next one
stage-tile-hidden = face down
stage-tile-order = Trading tiles in their order, as far as they were seen
stage-round-title = Round { $n }
stage-round-help = Each player in turn takes a role. All play its phase; whoever took it has its privilege.
stage-limit = Hand limit at the start of a round: { $n }.

## What a role would bring

gain-may-build = may build
gain-build = { $n ->
    [0] nothing within reach
    [one] you could build 1
   *[other] you could build { $n }
}
gain-make = { $who ->
    [you] you make { $n } { $goods }
   *[seat] makes { $n } { $goods }
}
gain-sell = { $who ->
    [you] you may sell { $n }
   *[seat] may sell { $n }
}
gain-sell-for = { $who ->
    [you] you sell { $n } for { $cards }
   *[seat] sells { $n } for { $cards }
}
gain-look = { $who ->
    [you] you see { $n }, keep { $kept }
    [you-archive] you see { $n }, discard { $out }
    [seat-archive] sees { $n }, discards { $out }
   *[seat] sees { $n }, keeps { $kept }
}
gain-draw = { $who ->
    [you] you draw { $n }
   *[seat] draws { $n }
}
gain-mine = gold mine
gain-smith = goldsmith

## Whole decisions: what the button says, what is asked, a line of help, what is written on what is chosen

form-role-and = { $role } · { $what }
form-build = Build
form-build-this = Build { $building }
form-build-prompt = { $player }, pay for { $building }.
form-build-over = Build over it
form-build-over-hint = { $building } over { $covered }
form-build-hint = Choose the cards that pay.
form-build-hint-goods = Cards pay, and up to two goods.
form-pay = Pay
form-pay-prompt = { $n ->
    [one] { $player }, pay 1 card.
   *[other] { $player }, pay { $n } cards.
}
form-pay-hint = Choose the cards that pay.
form-pay-verb = pays
form-discard = { $n ->
    [one] Discard 1 card
   *[other] Discard { $n } cards
}
form-discard-prompt = { $n ->
    [one] { $player }, discard 1 card.
   *[other] { $player }, discard { $n } cards.
}
form-discard-hint = Choose them, then confirm.
form-discard-verb = goes
form-exchange = Exchange
form-exchange-prompt = { $n ->
    [one] { $player }, exchange 1 more card.
   *[other] { $player }, exchange up to { $n } cards.
}
form-exchange-hint = You draw as many as you discard.
form-exchange-verb = goes
form-bank = Tuck under the bank
form-bank-prompt = { $player }, tuck cards under the bank.
form-bank-hint = Once in the game; 1 point for each.
form-bank-verb = tucked
form-keep = { $n ->
    [one] Keep 1 card
   *[other] Keep { $n } cards
}
form-keep-this = Keep { $card }
form-keep-prompt = { $n ->
    [one] { $player }, keep 1 card.
   *[other] { $player }, keep { $n } cards.
}
form-keep-hint = The others go to the discard pile.
form-keep-verb = kept
form-make = Make
form-make-prompt = { $n ->
    [one] { $player }, make 1 good.
   *[other] { $player }, make up to { $n } goods.
}
form-make-hint = Choose free production buildings.
form-make-verb = +1
form-sell = Sell
form-sell-prompt = { $n ->
    [one] { $player }, sell 1 good.
   *[other] { $player }, sell up to { $n } goods.
}
form-sell-hint = Choose goods in your city.
form-sell-verb = sold
form-count-cards = { $most ->
    [0] free
    [one] { $n } of 1 card
   *[other] { $n } of { $most } cards
}
form-count-goods = { $n } of { $most }
missing-cards = { $n ->
    [one] 1 more card to choose
   *[other] { $n } more cards to choose
}
missing-goods = { $n ->
    [one] choose at least 1 good
   *[other] choose at least { $n } goods
}
missing-fewer = { $n } too many
missing-market = { $n ->
    [0] no more goods can pay
    [one] only 1 more good can pay on the black market
   *[other] only { $n } goods can pay on the black market
}

## What would follow: the action line, and sums

gain-nothing = nothing
ahead-build = hand { $old } → { $new }, [[co-point]] { $from } → { $to }
ahead-hand = hand { $old } → { $new }
ahead-points = points { $old } → { $new }
ahead-pays = paid with: { $cards }
ahead-covers = { $building } is covered
ahead-good-lost = the good on it is lost
ahead-draw = { $n ->
    [one] then 1 card is drawn: hand { $old } → { $new }
   *[other] then { $n } cards are drawn: hand { $old } → { $new }
}
ahead-ends = the game ends after this phase
ahead-tile = prices not known yet
ahead-look = { $n ->
    [one] you look at 1 card and keep { $kept }
   *[other] { $out ->
        [0] you look at { $n } cards and keep { $kept }
       *[other] you draw { $n } cards, then discard { $out } from your hand
    }
}
ahead-reveal = { $n ->
    [one] 1 card is revealed
   *[other] { $n } cards are revealed
}
ahead-double = the privilege counts twice
ahead-make = { $n ->
    [one] you make 1 { $goods }
   *[other] you make { $n } { $goods }
}
ahead-harbor = a sold good goes under the harbor
ahead-exchange = { $n ->
    [one] then 1 card is drawn for it
   *[other] then { $n } cards are drawn for them
}
ahead-rest = { $n ->
    [0] nothing goes to the discard pile
    [one] 1 goes to the discard pile
   *[other] { $n } go to the discard pile
}
sum-cost = printed cost
sum-privilege = builder’s privilege
sum-building = { $building }
sum-due = to pay
sum-drawn = you draw

## The last move in a few letters

short-role = took { $role }
short-build = { $n ->
    [0] built { $building }
   *[other] built { $building } −{ $n }
}
short-build-crane = built { $building }
short-cover = built over { $building }
short-make = made { $good }
short-sell = sold { $good } for { $n }
short-sell-customs = sold at customs for { $n }
short-look = { $out ->
    [0] looked at { $n }, kept { $kept }
   *[other] looked at { $n }, discarded { $out }
}
short-draw = { $n ->
    [one] drew 1 card
   *[other] drew { $n } cards
}
short-use-chapel = visited the chapel
short-bank-cards = opened the bank
short-open-mine = opened the gold mine
short-open-smith = asked the goldsmith
short-office-exchange = exchanged a card
short-library-serves = doubled privilege
short-pass-build-one = built nothing
short-pass-make-goods = made nothing
short-pass-sell-goods = sold nothing
short-pass-council = looked at nothing
short-pass-prospect = drew nothing

## Ending

ending-round = round { $n }
ending-points = Which buildings brought the points
ending-production = production buildings
ending-city = city buildings
ending-monuments = monuments
ending-tucked = cards under buildings
ending-counted = counted at the end
ending-draws = Cards drawn, by round
ending-cities = The cities
ending-buildings = Buildings in all
ending-large = of cost 6 and more
ending-worth = Their cost in cards
ending-cards = Cards and goods
ending-drawn = Cards drawn or looked at
ending-for-goods = of these for goods sold
ending-paid = Cards paid for buildings
ending-discarded = Cards discarded
ending-produced = Goods made
ending-sold = Goods sold
ending-roles = Roles taken

## What else can be asked about

thing-prices = Trading tiles, prices
thing-prices-help = The five trading tiles pay, from indigo to silver: 1 1 1 2 2, 1 1 2 2 2, 1 1 2 2 3, 1 2 2 2 3 and 1 2 2 3 3. Every trader turns the next one; their order stays the same throughout the game.
thing-hand = Hand limit
thing-hand-help = { $guard ->
    [0] At the start of a round you keep 7 cards at most and discard the others; with { $tower }, 12. During a round this limit does not count.
   *[other] At the start of a round you keep 7 cards at most, 6 without a guard room when another player has one, and discard the others; with { $tower }, 12. During a round this limit does not count.
}
thing-points = Points
thing-points-help = Every building is worth its printed points, every card under a building 1 point; the buildings that cost 6 are counted at the end, the palace last. In a tie, cards in hand and goods decide.
thing-end = End of the game
thing-end-help = The game ends after the builder phase in which a city reaches twelve buildings.
thing-governor = Governor
thing-governor-help = The governor takes the first role of the round. At the end of a round the governor’s card goes to the left.
thing-piles = Piles: deck and discard pile
thing-piles-help = Both lie face down. When the deck is empty, the discard pile is shuffled and becomes the new deck.

## The screen of a terminal

about = A city from a hand of cards.
command-hand = hand
help-hand = your cards: what they cost you, are worth and do
help-why = the rule of a building or a role: why crane; why alone lists what can be asked

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
sj-covered = { $n ->
    [one] covered building: { $cards }
   *[other] covered buildings: { $cards }
}
sj-hand-key = cost, ★ points
sj-aside-mark = * looked at or revealed
sj-column-card = Card
sj-column-cost = Cost
sj-column-yours = For you
sj-column-points = Points
sj-column-help = What it does
