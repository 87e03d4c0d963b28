### Puerto Rico in English. Ids are those of data.py, with - for _.

## Goods and tiles

good-corn = corn
good-indigo = indigo
good-sugar = sugar
good-tobacco = tobacco
good-coffee = coffee

tile-corn = corn
    .some = corn
tile-indigo = indigo
    .some = indigo
tile-sugar = sugar
    .some = sugar
tile-tobacco = tobacco
    .some = tobacco
tile-coffee = coffee
    .some = coffee
tile-quarry = quarry
    .some = a quarry

## Roles: name, the privilege in a few words, what happens

role-settler = Settler
    .the = the settler
role-settler-privilege = or a quarry
role-settler-help = Everyone may lay one face-up plantation on their island. Whoever chose the role may take a quarry instead.
role-mayor = Mayor
    .the = the mayor
role-mayor-privilege = +1 colonist
role-mayor-help = The colonists aboard are dealt out one by one, then everyone places all their colonists anew. Whoever chose the role may take one more from the supply.
role-builder = Builder
    .the = the builder
role-builder-privilege = −1 doubloon
role-builder-help = Everyone may put up one building. Whoever chose the role pays one doubloon less.
role-craftsman = Craftsman
    .the = the craftsman
role-craftsman-privilege = +1 barrel
role-craftsman-help = Everyone produces what their occupied plantations and buildings allow. Whoever chose the role then takes one more barrel of a kind they produced.
role-trader = Trader
    .the = the trader
role-trader-privilege = +1 doubloon
role-trader-help = Everyone may sell one barrel to the trading house. Whoever chose the role earns one doubloon more for theirs.
role-captain = Captain
    .the = the captain
role-captain-privilege = +1 point
role-captain-help = Everyone loads barrels, in turn and again, until nothing more can be loaded: one point a barrel. Whoever chose the role gets one more point for their first load. What cannot be stored is lost.
role-prospector = Prospector
    .the = the prospector
    .the-second = the second prospector
role-prospector-privilege = +1 doubloon
role-prospector-help = Whoever chose the role takes one doubloon. Nobody else does anything.
role-prospector-2 = Prospector
role-prospector-2-privilege = +1 doubloon
role-prospector-2-help = Whoever chose the role takes one doubloon. Nobody else does anything.

## Buildings: name, and what they do when they are occupied

building-small-indigo-plant = Small indigo plant
building-small-indigo-plant-help = Makes one barrel of indigo, if an occupied indigo plantation supplies it.
building-small-sugar-mill = Small sugar mill
building-small-sugar-mill-short = Small sugar mill
building-small-sugar-mill-help = Makes one barrel of sugar, if an occupied sugar plantation supplies it.
building-indigo-plant = Indigo plant
building-indigo-plant-help = Makes one barrel of indigo for each colonist here, as far as occupied indigo plantations supply it.
building-sugar-mill = Sugar mill
building-sugar-mill-help = Makes one barrel of sugar for each colonist here, as far as occupied sugar plantations supply it.
building-tobacco-storage = Tobacco storage
building-tobacco-storage-help = Makes one barrel of tobacco for each colonist here, as far as occupied tobacco plantations supply it.
building-coffee-roaster = Coffee roaster
building-coffee-roaster-help = Makes one barrel of coffee for each colonist here, as far as occupied coffee plantations supply it.
building-small-market = Small market
building-small-market-help = Trader: your sale earns 1 doubloon more.
building-hacienda = Hacienda
building-hacienda-help = Settler: before your own choice you may draw a face-down plantation, which must be laid.
building-construction-hut = Construction hut
building-construction-hut-help = Settler: you may take a quarry instead of a plantation.
building-small-warehouse = Small warehouse
building-small-warehouse-help = Captain: when goods are stored, you keep all barrels of one more kind.
building-hospice = Hospice
building-hospice-help = Settler: the tile you choose may come with a colonist from the supply.
building-office = Office
building-office-help = Trader: you may sell a kind that already lies in the trading house.
building-large-market = Large market
building-large-market-help = Trader: your sale earns 2 doubloons more.
building-large-warehouse = Large warehouse
building-large-warehouse-help = Captain: when goods are stored, you keep all barrels of two more kinds.
building-factory = Factory
building-factory-help = Craftsman: producing 2, 3, 4 or 5 kinds earns 1, 2, 3 or 5 doubloons.
building-university = University
building-university-help = Builder: the building you put up may come with a colonist from the supply.
building-harbor = Harbor
building-harbor-help = Captain: each of your loads earns 1 point more.
building-wharf = Wharf
building-wharf-help = Captain: once in a phase you may ship all barrels of one kind without any cargo ship.
building-guild-hall = Guild hall
building-guild-hall-help = At the end: 1 point for each small and 2 points for each large production building of yours.
building-residence = Residence
building-residence-help = At the end: 4 points; with 10, 11 or 12 filled island spaces 5, 6 or 7.
building-fortress = Fortress
building-fortress-help = At the end: 1 point for every three colonists in your domain.
building-customs-house = Customs house
building-customs-house-help = At the end: 1 point for every four points you hold in chips.
building-city-hall = City hall
building-city-hall-help = At the end: 1 point for each violet building of yours, this one too.

## The board

board-title = Puerto Rico
board-round = round { $n }
board-last-round = last round
board-over = { $n ->
    [one] { $names } wins
   *[other] shared victory: { $names }
}
board-governor = governor: { $name }
board-in-play = { $role }: { $name }
board-to-play = { $name } to play
board-seat = Seat { $n }

panel-roles = Roles
panel-offer = Buildings on offer
panel-row = Plantations and quarries
panel-harbour = Ships, trading house, supplies
panel-domain = { $name }’s domain

offer-column = { $n ->
    [one] at most 1 quarry
   *[other] at most { $n }
}
offer-quarries = { $n ->
    [one] your occupied quarry lowers the price
   *[other] your { $n } occupied quarries lower the price
}
offer-yours = yours
offer-none = none left
offer-large = Large: two city spaces each.
offer-price = your price
offer-cost = cost
offer-circle = colonist
offer-left = ×{ $n }

row-stock = stock
row-discard = discards
house-title = Trading house
supply-legend = in the supply · selling price
supply-aboard = aboard
supply-colonists = supply
supply-points = points

domain-yours = your domain
domain-to-play = to play
domain-island = Island
domain-city = City
domain-goods = Goods
domain-sanjuan = San Juan
domain-filled = { $n } of 12
domain-score = { $n ->
    [one] 1 point
   *[other] { $n } points
}

## What a pointed place says

tip-doubloons-on-it = { $n ->
    [one] 1 doubloon lies on it.
   *[other] { $n } doubloons lie on it.
}
tip-taken = Taken by { $name }.
tip-cost = { $n ->
    [one] Costs 1 doubloon.
   *[other] Costs { $n } doubloons.
}
tip-price = { $n ->
    [0] Free for you (printed: { $cost }).
    [one] Costs you 1 doubloon (printed: { $cost }).
   *[other] Costs you { $n } doubloons (printed: { $cost }).
}
tip-worth = { $n ->
    [one] Worth 1 point.
   *[other] Worth { $n } points.
}
tip-left = { $n ->
    [0] None left.
   *[other] { $n } left.
}
tip-yours = You have it.
tip-row = { $tile }: { $n } face up
tip-quarries = quarry: { $n } left
tip-stock = face-down plantations: { $n }
tip-discard = discarded plantations: { $n }
tip-ship-empty = Ship of { $room }: empty
tip-ship = Ship of { $room }: { $n } { $good }
tip-house = Trading house: { $goods }; { $n ->
    [0] full
    [one] 1 place left
   *[other] { $n } places left
}
tip-house-empty = Trading house: empty
tip-supply = { $good } in the supply: { $n }; sells for { $price }
tip-aboard = colonists aboard: { $n }
tip-colonists = colonists in the supply: { $n }
tip-chips = points in the supply: { $n }
tip-purse = { $name }: { $n ->
    [one] { $n } doubloon
   *[other] { $n } doubloons
}
tip-points = { $name }: { $n ->
    [one] { $n } point in chips
   *[other] { $n } points in chips
}
tip-points-hidden = { $name }: chips face down
tip-sanjuan = { $name }: { $n ->
    [0] no colonists in San Juan
    [one] { $n } colonist in San Juan
   *[other] { $n } colonists in San Juan
}
tip-goods = { $good }: { $n }
tip-tile = { $tile }, { $occupied ->
    [0] no colonist
   *[other] occupied
}
tip-building = { $name }, { $n } of { $circles } circles occupied.
tip-circle = { $name }, circle { $n }

desc-seat = { $name }: { $coins ->
    [one] 1 doubloon
   *[other] { $coins } doubloons
}, { $points ->
    [one] 1 point in chips
   *[other] { $points } points in chips
}, { $tiles } of 12 island spaces, { $spaces } of 12 city spaces, { $goods ->
    [one] 1 barrel
   *[other] { $goods } barrels
}.

### Prompts, actions, log

## Words as they stand in sentences

barrels-corn = { $n ->
    [one] 1 barrel of corn
   *[other] { $n } barrels of corn
}
barrels-indigo = { $n ->
    [one] 1 barrel of indigo
   *[other] { $n } barrels of indigo
}
barrels-sugar = { $n ->
    [one] 1 barrel of sugar
   *[other] { $n } barrels of sugar
}
barrels-tobacco = { $n ->
    [one] 1 barrel of tobacco
   *[other] { $n } barrels of tobacco
}
barrels-coffee = { $n ->
    [one] 1 barrel of coffee
   *[other] { $n } barrels of coffee
}


place-corn = corn
    .a = a corn plantation
    .the = the corn plantations
place-indigo = indigo
    .a = an indigo plantation
    .the = the indigo plantations
place-sugar = sugar
    .a = a sugar plantation
    .the = the sugar plantations
place-tobacco = tobacco
    .a = a tobacco plantation
    .the = the tobacco plantations
place-coffee = coffee
    .a = a coffee plantation
    .the = the coffee plantations
place-quarry = quarry
    .a = a quarry
    .the = the quarries

place-small-indigo-plant = small indigo plant
    .the = the small indigo plant
place-small-sugar-mill = small sugar mill
    .the = the small sugar mill
place-indigo-plant = indigo plant
    .the = the indigo plant
place-sugar-mill = sugar mill
    .the = the sugar mill
place-tobacco-storage = tobacco storage
    .the = the tobacco storage
place-coffee-roaster = coffee roaster
    .the = the coffee roaster
place-small-market = small market
    .the = the small market
place-hacienda = hacienda
    .the = the hacienda
place-construction-hut = construction hut
    .the = the construction hut
place-small-warehouse = small warehouse
    .the = the small warehouse
place-hospice = hospice
    .the = the hospice
place-office = office
    .the = the office
place-large-market = large market
    .the = the large market
place-large-warehouse = large warehouse
    .the = the large warehouse
place-factory = factory
    .the = the factory
place-university = university
    .the = the university
place-harbor = harbor
    .the = the harbor
place-wharf = wharf
    .the = the wharf
place-guild-hall = guild hall
    .the = the guild hall
place-residence = residence
    .the = the residence
place-fortress = fortress
    .the = the fortress
place-customs-house = customs house
    .the = the customs house
place-city-hall = city hall
    .the = the city hall

count = { $thing } { $n }
share = { $player } +{ $n }

## Prompts: who is asked, and for what

prompt-choose-role = { $player }, choose a role.
prompt-hacienda-tile = { $player }, you may draw a face-down plantation with the hacienda.
prompt-take-tile = { $quarry ->
    [0] { $player }, you may take a plantation.
   *[other] { $player }, you may take a plantation or a quarry.
}
prompt-hospice-colonist = { $player }, you may take a colonist for the new tile with the hospice.
prompt-mayor-colonist = { $player }, you may take a colonist from the supply as mayor.
prompt-place-colonists = { $n ->
    [one] { $player }, place your colonist: how many go on { $place }?
   *[other] { $player }, place your colonists: how many of { $n } go on { $place }?
}
prompt-build-one = { $n ->
    [one] { $player }, you may build; you have 1 doubloon.
   *[other] { $player }, you may build; you have { $n } doubloons.
}
prompt-university-colonist = { $player }, you may take a colonist for { $place } with the university.
prompt-extra-barrel = { $player }, you may take one more barrel as craftsman.
prompt-sell-barrel = { $player }, you may sell a barrel.
prompt-load-ship = { $way ->
    [wharf] { $player }, you may use your wharf.
    [either] { $player }, load a ship or use your wharf.
   *[ship] { $player }, load a ship.
}
prompt-fill-warehouse = { $n ->
    [one] { $player }, choose the kind you store: your warehouse has room for one more.
   *[other] { $player }, choose a kind to store: your warehouses have room for { $n }.
}
prompt-keep-barrel = { $player }, choose the one barrel you keep without a warehouse.
prompt-wait = { $player } is to play.
prompt-chance = The next tile is still to be drawn.
prompt-over = The game is over.

## Actions: what a button says

action-role = { $n ->
    [0] Take { $role }
    [one] Take { $role } with 1 doubloon
   *[other] Take { $role } with { $n } doubloons
}
action-take = Take { $tile }
action-draw = Draw a face-down plantation
action-colonist = Take a colonist from the supply
action-colonist-for-it = Take a colonist for it
action-build = { $n ->
    [0] Build { $building } for nothing
    [one] Build { $building } for 1 doubloon
   *[other] Build { $building } for { $n } doubloons
}
action-produce = Take { $barrels }
action-sell = { $n ->
    [0] Sell { $barrels } for nothing
    [one] Sell { $barrels } for 1 doubloon
   *[other] Sell { $barrels } for { $n } doubloons
}
action-ship = { $n ->
    [one] Load { $barrels } on the ship of { $ship }: 1 point
   *[other] Load { $barrels } on the ship of { $ship }: { $n } points
}
action-wharf = { $n ->
    [one] Ship { $barrels } from your wharf: 1 point
   *[other] Ship { $barrels } from your wharf: { $n } points
}
action-store = Store { $barrels }
action-keep = Keep { $barrels }
action-place = { $n ->
    [0] No colonist on { $place }
    [one] 1 colonist on { $place }
   *[other] { $n } colonists on { $place }
}{ $stay ->
    [0] {""}
   *[other] {" "}(as now)
}
action-pass-hacienda-tile = Draw nothing
action-pass-take-tile = Take no tile
action-pass-hospice-colonist = Take no colonist
action-pass-mayor-colonist = Take no colonist
action-pass-build-one = Build nothing
action-pass-university-colonist = Take no colonist
action-pass-extra-barrel = Take no barrel
action-pass-sell-barrel = Sell nothing
action-pass-load-ship = Load nothing now

## What is said about a building beside its rule

fact-building = Costs you { $price } (printed: { $cost }); worth { $points ->
    [one] 1 point
   *[other] { $points } points
}; { $left ->
    [0] none left
   *[other] { $left } left
}.

## The log: who did what

log-role = { $n ->
    [0] { $player } takes { $role }.
    [one] { $player } takes { $role } with 1 doubloon.
   *[other] { $player } takes { $role } with { $n } doubloons.
}
log-draw = { $player } draws { $tile } with the hacienda.
log-take = { $player } takes { $tile }.
log-hospice-colonist = { $player } takes a colonist for the new tile (hospice).
log-mayor-colonist = { $player } takes a colonist from the supply.
log-university-colonist = { $player } takes a colonist for { $place } (university).
log-build = { $n ->
    [0] { $player } builds { $building } for nothing.
    [one] { $player } builds { $building } for 1 doubloon.
   *[other] { $player } builds { $building } for { $n } doubloons.
}
log-extra-barrel = { $player } also takes { $barrels } as craftsman.
log-sell = { $n ->
    [0] { $player } sells { $barrels } for nothing.
    [one] { $player } sells { $barrels } for 1 doubloon.
   *[other] { $player } sells { $barrels } for { $n } doubloons.
}
log-ship = { $n ->
    [one] { $player } loads { $barrels } on the ship of { $ship } and gains 1 point.
   *[other] { $player } loads { $barrels } on the ship of { $ship } and gains { $n } points.
}
log-wharf = { $n ->
    [one] { $player } ships { $barrels } from the wharf and gains 1 point.
   *[other] { $player } ships { $barrels } from the wharf and gains { $n } points.
}
log-fill-warehouse = { $player } stores { $barrels }.
log-keep-barrel = { $player } keeps { $barrels }.
log-pass-hacienda-tile = { $player } draws no plantation.
log-pass-take-tile = { $player } takes no tile.
log-pass-hospice-colonist = { $player } takes no colonist.
log-pass-mayor-colonist = { $player } takes no colonist.
log-pass-build-one = { $player } builds nothing.
log-pass-university-colonist = { $player } takes no colonist.
log-pass-extra-barrel = { $player } takes no further barrel.
log-pass-sell-barrel = { $player } sells nothing.
log-pass-load-ship = { $player } loads nothing and keeps the wharf for later.

## The log: what followed

log-prospector = { $player } receives 1 doubloon from the bank.
log-reshuffled = The discarded plantations become the new stock.
log-row = New plantations: { $tiles }.
log-no-row = No plantations are left.
log-dealt = The colonists come ashore: { $shares }.
log-placed = { $player }’s colonists: { $places }.
log-refill = { $n ->
    [0] The colonist ship stays empty.
    [one] 1 colonist boards the ship.
   *[other] { $n } colonists board the ship.
}
log-produced = { $player } produces { $barrels }.
log-produced-nothing = { $player } produces nothing.
log-factory = { $n ->
    [one] The factory earns 1 doubloon for { $player }.
   *[other] The factory earns { $n } doubloons for { $player }.
}
log-house-cleared = The trading house is full and is cleared.
log-lost = { $player } cannot store everything and loses { $barrels }.
log-sails = The ship of { $ship } sails with { $barrels }.
log-last-round = This is the last round: { $why }.
log-doubloons = A doubloon is laid on { $roles }.
log-governor = Round { $n }: { $player } is governor.
log-over = { $n ->
    [one] The game is over: { $why }. { $winners } wins with { $points } points.
   *[other] The game is over: { $why }. { $winners } share the victory with { $points } points.
}

## Ends and scores

end-colonists = the colonists ran out
end-city = a city is full
end-points = the last point was taken

score-chips = Chips
score-buildings = Buildings
score-guild-hall = Guild hall
score-residence = Residence
score-fortress = Fortress
score-customs-house = Customs house
score-city-hall = City hall
score-ties = Doubloons and barrels

## The table as text, for terminals

text-round = round { $n }
text-last-round = last round
text-governor = governor { $player }
text-roles = Roles
text-tiles = Tiles
text-ships = Ships
text-house = House
text-prices = Prices
text-supply = Supply
text-colonists = Colonists
text-in-supply = { $n } in the supply
text-aboard = { $n } aboard
text-pool = { $n ->
    [one] 1 point left
   *[other] { $n } points left
}
text-points = { $n ->
    [one] 1 point in chips
   *[other] { $n } points in chips
}
text-points-hidden = ? points in chips
text-doubloons = { $n ->
    [one] 1 doubloon
   *[other] { $n } doubloons
}
text-pile = face down
text-empty = empty
text-free = { $n ->
    [0] full
   *[other] { $n } free
}
text-island = Island
text-city = City
text-building = Building
text-price = Price
text-yours = For you
text-worth = Points
text-left = Left
text-circles = Circles

## Why not: the rule that forbids something, and when a thing's turn comes

why-when-role = a role is taken when it is your turn to choose one
why-when-take = a tile of the row is taken in the settler’s phase
why-when-draw = the hacienda’s tile is drawn in the settler’s phase, before your own
why-when-colonist = a colonist is taken with the mayor’s privilege, the hospice or the university
why-when-place = colonists are placed in the mayor’s phase
why-when-build = one builds in the builder’s phase
why-when-produce = a barrel is taken from the supply with the craftsman’s privilege
why-when-sell = one sells in the trader’s phase
why-when-ship = ships are loaded in the captain’s phase
why-when-wharf = the wharf is used when ships are loaded, in the captain’s phase
why-when-store = the warehouses are filled at the end of the captain’s phase
why-when-keep = the single barrel is kept at the end of the captain’s phase

why-role-taken = { $player } has taken { $role } in this round.
why-role-absent = { $n ->
    [one] With one player { $role } is not in the game.
   *[other] With { $n } players { $role } is not in the game.
}
why-no-tile = { $tile }: there is none to be taken.
why-quarry = A quarry is for the settler, and for whoever has an occupied construction hut.
why-sold-out = { $building } is sold out.
why-owned = You have { $building } already, and nobody has a building twice.
why-city-full = { $n ->
    [one] There is no free space in your city.
   *[other] A large building needs { $n } spaces of your city, and only { $free } is free.
}
why-cost = { $n ->
    [one] { $building } costs you 1 doubloon, and you have { $have }.
   *[other] { $building } costs you { $n } doubloons, and you have { $have }.
}
why-not-produced = The extra barrel is of a kind that you produced just now, and { $good } is not.
why-no-supply = No barrel of { $good } is left in the supply.
why-no-barrel = You have no barrel of { $good }.
why-in-house = There is { $good } in the trading house already, and you have no occupied office.
why-no-ship = With { $n } players there is no third ship.
why-ship-carries = The ship of { $n } carries { $good }.
why-aboard = There is { $good } on the ship of { $n } already, and no kind goes on two ships.
why-ship-full = The ship of { $n } is full.
why-takes-more = This ship takes { $n } of your barrels; it must be one that takes { $most }.
why-must-load = Whoever can load a ship must do so.
why-no-wharf = You have no wharf.
why-wharf-empty = There is no colonist on your wharf.
why-wharf-used = You have used your wharf in this phase.
why-stored = Your { $good } is in a warehouse already.
why-store-order = Kinds are named in their order, and { $good } comes before one that you have named.
why-store-empty = { $n ->
    [one] To begin with { $good } would leave a place of your warehouses empty.
   *[other] To begin with { $good } would leave one of { $n } places of your warehouses empty.
}
why-no-place = You do not have { $place }.
why-circles = { $n ->
    [one] There is 1 circle on { $place }.
   *[other] There are { $n } circles on { $place }.
}
why-place-order = You are asked about { $place } now: one place comes after the other.
why-idle = { $have ->
    [one] You have 1 colonist left to place.
   *[other] You have { $have } colonists left to place, not { $n }.
}
why-must-place = { $n ->
    [one] At least 1 colonist must stand on { $place }: the circles after it do not take all the others.
   *[other] At least { $n } colonists must stand on { $place }: the circles after it do not take all the others.
}

## Options

option-balance = Prices
option-balance-help = Swapped: the factory costs 8 and the university 7, which many find fairer; it is not in the rulebook.
option-balance-2002 = as printed
option-balance-swap = factory and university swapped

## For a first game: a line of advice to each question

advice-choose-role = Everybody plays the role you take, and only you have its privilege: look for one that helps you more than the others, and for doubloons on it.
advice-hacienda-tile = The extra plantation is free. It needs a colonist to work, and it takes one of your twelve spaces.
advice-take-tile = A plantation needs the plant that works its goods; corn needs none. A quarry makes buildings cheaper for the rest of the game.
advice-hospice-colonist = With a colonist on it the new tile works at once, without waiting for the next mayor.
advice-mayor-colonist = Nothing works without a colonist, so one more is nearly always welcome.
advice-place-colonists = Man a plantation together with the plant for its goods; then the buildings whose power you will use next.
advice-build-one = Early on, build plants for your plantations or a market. Later the large buildings pay: they count extra points at the end when they are occupied.
advice-university-colonist = A new building only works with a colonist in it; this one comes at once.
advice-extra-barrel = Take the kind you can sell for most, or load on a ship before the others.
advice-sell-barrel = Coffee brings most, corn least. The house has four places and buys each kind once, unless you have the office.
advice-load-ship = Whoever can load must. Each barrel is a point; a kind that is aboard one ship goes on no other, so you can also block the others.
advice-fill-warehouse = A warehouse keeps all barrels of one kind: choose the kind you have most of, or the one you want to sell.
advice-keep-barrel = Everything else goes back to the supply: keep the barrel that sells best.

## The stage

stage-choosing = choosing roles
stage-ends = what ends the game
stage-offer = Buildings
stage-table = Table
stage-port = Port
stage-supply = Supplies
stage-supply-note = left · selling price
stage-piles = stock { $stock } · discard pile { $discard }
stage-island = Your island
stage-island-of = Island: { $name }
stage-city = Your city
stage-city-of = City: { $name }
stage-mine = Mine
stage-mine-of = Goods: { $name }
stage-column = at most { $n }
stage-large = large: two spaces
stage-parts = { $chips } + { $built }
stage-hidden = +?
stage-all = all
stage-governor = governor
hint-doubloons = doubloons
hint-points = points if the game ended now: chips, buildings and what large ones add
hint-points-hidden = points if the game ended now; chips lie face down and are not counted
meter-left = { $n } left
meter-points = points in the supply: { $n } of { $most }
meter-colonists = colonists in the supply: { $n } of { $most }
meter-city = fullest city: { $name }, { $n } of 12

## Whole decisions

form-role-and = { $role } · { $what }
form-colonists = Confirm
form-colonists-prompt = { $player }, place your colonists.
form-colonists-hint = Any circle: place one or take it back.
form-colonists-count = { $n } of { $most } placed
form-as-before = As before
form-fill = Fill all
form-store = Store these
form-store-prompt = { $player }, keep { $n ->
    [one] 1 whole kind
   *[other] { $n } whole kinds
}{ $one ->
    [0] .
   *[other] {" "}and 1 barrel.
}
form-store-hint = all: into a warehouse · 1: the single barrel
form-store-hint-whole = Of the kind left out, 1 barrel stays.
form-store-count = { $n } of { $most }
form-store-most = Most barrels
missing-colonists = { $n ->
    [one] 1 colonist left to place
   *[other] { $n } colonists left to place
}
missing-circles = { $n ->
    [one] 1 colonist too many
   *[other] { $n } colonists too many
}
missing-kinds = { $n ->
    [one] 1 more kind for a warehouse
   *[other] { $n } more kinds for the warehouses
}
missing-shelves = { $n ->
    [one] 1 kind more than the warehouses hold
   *[other] { $n } kinds more than the warehouses hold
}
missing-single = The single barrel is missing, of another kind

## What would follow: in the action line

ahead-change = [[co-{ $picture }|{ $word }]] { $old } → { $new }
ahead-take = [[co-tile-{ $picture }|{ $word }]] your island { $old } → { $new } of 12
ahead-draw = then a plantation is drawn for you
ahead-new-row = then new plantations are drawn
ahead-at-work = [[co-colonist|{ word-colonists }]] it is occupied at once
ahead-would-make = You would make { $changes }
ahead-makes-same = Production as before
ahead-begin = { $n ->
    [one] begins to work: { $places }
   *[other] begin to work: { $places }
}
ahead-cease = { $n ->
    [one] no longer works: { $places }
   *[other] no longer work: { $places }
}
ahead-build = [[co-{ $picture }|{ $building }]] [[co-doubloon|{ hint-doubloons }]] { $old } → { $new }, +{ $points } [[co-point|{ supply-points }]]
ahead-last-space = your city is full, this is the last round
ahead-sell = [[co-{ $picture }|{ $word }]] sold: [[co-doubloon|{ hint-doubloons }]] { $old } → { $new }
ahead-load = { $n } [[co-{ $picture }|{ $word }]]: +{ $points } [[co-point|{ supply-points }]]
ahead-may-rot = of the other { $left } you can store { $kept }, { $n } may rot
ahead-rots = { $n ->
    [one] 1 barrel rots
   *[other] { $n } barrels rot
}
ahead-keeps = You keep{ $corn ->
    [0] {""}
   *[other] {" "}{ $corn }[[co-corn|{ good-corn }]]
}{ $indigo ->
    [0] {""}
   *[other] {" "}{ $indigo }[[co-indigo|{ good-indigo }]]
}{ $sugar ->
    [0] {""}
   *[other] {" "}{ $sugar }[[co-sugar|{ good-sugar }]]
}{ $tobacco ->
    [0] {""}
   *[other] {" "}{ $tobacco }[[co-tobacco|{ good-tobacco }]]
}{ $coffee ->
    [0] {""}
   *[other] {" "}{ $coffee }[[co-coffee|{ good-coffee }]]
}
ahead-wharf-waits = Your wharf waits for your next turn
ahead-on-it = +{ $n } [[co-doubloon|{ hint-doubloons }]] from the card
ahead-may-take = You may take{ $corn ->
    [0] {""}
   *[other] {" "}[[co-tile-corn|{ tile-corn }]]
}{ $indigo ->
    [0] {""}
   *[other] {" "}[[co-tile-indigo|{ tile-indigo }]]
}{ $sugar ->
    [0] {""}
   *[other] {" "}[[co-tile-sugar|{ tile-sugar }]]
}{ $tobacco ->
    [0] {""}
   *[other] {" "}[[co-tile-tobacco|{ tile-tobacco }]]
}{ $coffee ->
    [0] {""}
   *[other] {" "}[[co-tile-coffee|{ tile-coffee }]]
}{ $quarry ->
    [0] {""}
   *[other] {" "}[[co-tile-quarry|{ tile-quarry }]]
}
ahead-no-tile = You can take no tile
ahead-colonists = { $n ->
    [0] You get no colonist
    [one] You get 1 [[co-colonist|{ word-colonists }]]
   *[other] You get { $n } [[co-colonist|{ word-colonists }]]
}
ahead-builds = { $n ->
    [one] You could pay for 1 building; its printed price is { $dearest }
   *[other] You could pay for { $n } buildings; the dearest is printed at { $dearest }
}
ahead-no-building = You can pay for no building
ahead-makes = You make{ $corn ->
    [0] {""}
   *[other] {" "}{ $corn }[[co-corn|{ good-corn }]]
}{ $indigo ->
    [0] {""}
   *[other] {" "}{ $indigo }[[co-indigo|{ good-indigo }]]
}{ $sugar ->
    [0] {""}
   *[other] {" "}{ $sugar }[[co-sugar|{ good-sugar }]]
}{ $tobacco ->
    [0] {""}
   *[other] {" "}{ $tobacco }[[co-tobacco|{ good-tobacco }]]
}{ $coffee ->
    [0] {""}
   *[other] {" "}{ $coffee }[[co-coffee|{ good-coffee }]]
}{ $doubloons ->
    [0] {""}
   *[other] {" "}{ $doubloons }[[co-doubloon|{ hint-doubloons }]]
}{ $more ->
    [0] {""}
   *[other] {" "}and 1 more of these
}
ahead-makes-nothing = You make nothing
ahead-best-sale = Your best sale: [[co-{ $picture }|{ $word }]] for { $n } [[co-doubloon|{ hint-doubloons }]]
ahead-no-sale = You can sell nothing
ahead-best-load = { $n ->
    [one] Your best load: [[co-{ $picture }|{ $word }]], 1 point
   *[other] Your best load: [[co-{ $picture }|{ $word }]], { $n } points
}
ahead-no-load = You cannot load

## On the strips: what it would give each seat

pill-nothing = nothing
pill-doubloons = +{ $n } [[co-doubloon|{ hint-doubloons }]]
pill-points = +{ $n } [[co-point|{ supply-points }]]
pill-colonists = +{ $n } [[co-colonist|{ word-colonists }]]
pill-makes = +{ $corn ->
    [0] {""}
   *[other] {" "}{ $corn }[[co-corn|{ good-corn }]]
}{ $indigo ->
    [0] {""}
   *[other] {" "}{ $indigo }[[co-indigo|{ good-indigo }]]
}{ $sugar ->
    [0] {""}
   *[other] {" "}{ $sugar }[[co-sugar|{ good-sugar }]]
}{ $tobacco ->
    [0] {""}
   *[other] {" "}{ $tobacco }[[co-tobacco|{ good-tobacco }]]
}{ $coffee ->
    [0] {""}
   *[other] {" "}{ $coffee }[[co-coffee|{ good-coffee }]]
}{ $doubloons ->
    [0] {""}
   *[other] {" "}{ $doubloons }[[co-doubloon|{ hint-doubloons }]]
}
pill-sells = [[co-{ $picture }|{ $word }]] { $n } [[co-doubloon|{ hint-doubloons }]]
pill-loads = loads{ $corn ->
    [0] {""}
   *[other] {" "}{ $corn }[[co-corn|{ good-corn }]]
}{ $indigo ->
    [0] {""}
   *[other] {" "}{ $indigo }[[co-indigo|{ good-indigo }]]
}{ $sugar ->
    [0] {""}
   *[other] {" "}{ $sugar }[[co-sugar|{ good-sugar }]]
}{ $tobacco ->
    [0] {""}
   *[other] {" "}{ $tobacco }[[co-tobacco|{ good-tobacco }]]
}{ $coffee ->
    [0] {""}
   *[other] {" "}{ $coffee }[[co-coffee|{ good-coffee }]]
}{ $wharf ->
    [0] {""}
   *[other] {" "}[[co-wharf|{ building-wharf }]]
}
pill-no-load = cannot load
pill-builds = { $n ->
    [one] 1 building
   *[other] { $n } buildings
}
pill-settles = +{ $n } [[co-tile-back|{ word-tiles }]]{ $quarry ->
    [0] {""}
   *[other] {" "}[[co-tile-quarry|{ tile-quarry }]]
}{ $colonist ->
    [0] {""}
   *[other] {" "}[[co-colonist|{ word-colonists }]]
}

## How a price comes about

sum-cost = printed price
sum-quarries = { $n ->
    [one] 1 quarry
   *[other] { $n } quarries
}
sum-builder = builder
sum-price = your price
sum-good = [[co-{ $picture }|{ $word }]] price
sum-trader = trader
sum-place = { $place }
sum-sale = your sale

## The last move in a few words

short-role = { $n ->
    [0] took { $role }
   *[other] took { $role } +{ $n }
}
short-take = { $tile ->
    [corn] settled corn
    [indigo] settled indigo
    [sugar] settled sugar
    [tobacco] settled tobacco
    [coffee] settled coffee
   *[quarry] settled a quarry
}
short-placed = { $n ->
    [one] placed 1 colonist
   *[other] placed { $n } colonists
}
short-build = { $n ->
    [0] [[co-{ $picture }]] built { $place }
   *[other] [[co-{ $picture }]] built { $place } −{ $n }
}
short-sell = { $good ->
    [corn] sold corn +{ $n }
    [indigo] sold indigo +{ $n }
    [sugar] sold sugar +{ $n }
    [tobacco] sold tobacco +{ $n }
   *[coffee] sold coffee +{ $n }
}
short-load = loaded { $n } { $good } +{ $points }
short-wharf = wharf: { $n } { $good } +{ $points }
short-extra = +1 { $good }
short-keep = { $good ->
    [corn] kept 1 corn
    [indigo] kept 1 indigo
    [sugar] kept 1 sugar
    [tobacco] kept 1 tobacco
   *[coffee] kept 1 coffee
}
short-pass-take-tile = took no tile
short-pass-build-one = built nothing
short-pass-sell-barrel = sold nothing
short-pass-load-ship = loaded nothing

## Ending

ending-round = round { $n }
ending-barrels = What became of the barrels
ending-shipped = shipped
ending-wharf = by the wharf
ending-sold = sold
ending-lost = lost
ending-left = left at the end
ending-doubloons = Where the doubloons came from
ending-from-roles = lying on roles
ending-from-prospector = prospector
ending-from-sales = sales
ending-from-factory = factory
ending-income = Doubloons earned, by round
ending-built = What was built
ending-plants = Plants
ending-violet = Small violet buildings
ending-large = Large buildings
ending-spent = Doubloons spent on them
ending-plantations = Plantations
ending-quarries = Quarries
ending-roles = Roles taken

## What the button says that confirms

do-role = Take { $role }
do-take = { $tile ->
    [quarry] Take { $word }
   *[other] Plant { $word }
}
do-build = Build { $building }
do-produce = Take 1 { $good }
do-sell = Sell 1 { $good }
do-ship = Load { $n } { $good }
do-wharf = Ship { $n } { $good }
do-keep = Keep 1 { $good }
do-draw = Draw a plantation
do-colonist = Take a colonist

## What else can be asked about

tile-quarry-help = An occupied quarry lowers the price of a building by 1 doubloon; in the first column at most 1 counts, then 2, 3 and 4.
thing-plantations = Plantations, tiles
thing-plantations-help = Corn needs no building. Indigo, sugar, tobacco and coffee need an occupied plantation and an occupied circle in their plant for every barrel.
thing-goods = Goods
thing-goods-help = Barrels are sold in the trader’s phase or shipped in the captain’s. After the captain’s phase 1 barrel stays, and what the warehouses hold; the rest is lost.
thing-house = Trading house
thing-house-help = It has 4 places and takes every kind once, save from the owner of an office. Corn sells for 0, indigo for 1, sugar for 2, tobacco for 3, coffee for 4 doubloons. When it is full after the trader’s phase, it is emptied.
thing-ship = Cargo ships
thing-ship-help = A ship carries one kind, and a kind goes on one ship only. Whoever can load must, as many barrels as fit. A full ship sails after the captain’s phase.
thing-supply = Supply
thing-supply-help = Only barrels that lie in the supply can be produced. Selling prices: corn 0, indigo 1, sugar 2, tobacco 3, coffee 4.
thing-colonists = Colonists
thing-colonists-help = After the mayor’s phase the ship takes as many colonists as there are empty circles on all buildings, at least one for each player. When the supply cannot give that many, this round is the last.
thing-sanjuan = San Juan
thing-sanjuan-help = Colonists without a circle wait here. They may be placed in the next mayor’s phase.
thing-points = Points
thing-points-help = Chips for shipped barrels, the points printed on your buildings, and what occupied large buildings add. When the last chip is taken, this round is the last.
thing-governor = Governor
thing-governor-help = The governor chooses the first role of a round; then the card goes to the left.
thing-roles = Roles
thing-roles-help = Each player in turn takes one of the roles left. All play its phase, clockwise; whoever took it begins and has its privilege. At the end of the round a doubloon is laid on every role that nobody took.
thing-stock = Face-down plantations
thing-stock-help = After the settler’s phase the row is laid anew from here, one more than there are players. When the stock is used up, the discard pile becomes the new stock.

log-nobody-take-tile = Nobody can take a tile.
log-nobody-build-one = Nobody can build.
log-nobody-sell-barrel = Nobody can sell.
log-nobody-load-ship = Nobody can load.

## What a picture is called

word-colonists = colonists
word-tiles = tiles

## The screen of a terminal

about = Choose roles, grow, build, ship.
command-offer = offer
help-offer = the buildings that can be built, and your price
help-fill = let all colonists be placed sensibly at once
