### Puerto Rico in English. Ids are those of data.py, with - for _.

## Goods and tiles

good-corn = corn
good-indigo = indigo
good-sugar = sugar
good-tobacco = tobacco
good-coffee = coffee

tile-corn = corn
tile-indigo = indigo
tile-sugar = sugar
tile-tobacco = tobacco
tile-coffee = coffee
tile-quarry = quarry

## Roles: name, the privilege in a few words, what happens

role-settler = Settler
role-settler-privilege = or a quarry
role-settler-help = Everyone may lay one face-up plantation on his island. Whoever chose the role may take a quarry instead.
role-mayor = Mayor
role-mayor-privilege = +1 colonist
role-mayor-help = The colonists aboard are dealt out one by one, then everyone places all his colonists anew. Whoever chose the role may take one more from the supply.
role-builder = Builder
role-builder-privilege = −1 doubloon
role-builder-help = Everyone may put up one building. Whoever chose the role pays one doubloon less.
role-craftsman = Craftsman
role-craftsman-privilege = +1 barrel
role-craftsman-help = Everyone produces what his occupied plantations and plants allow. Whoever chose the role then takes one more barrel of a kind he produced.
role-trader = Trader
role-trader-privilege = +1 doubloon
role-trader-help = Everyone may sell one barrel to the trading house. Whoever chose the role earns one doubloon more for his.
role-captain = Captain
role-captain-privilege = +1 point
role-captain-help = Everyone loads barrels, in turn and again, until nothing more can be loaded: one point a barrel. Whoever chose the role gets one more point for his first load. What cannot be stored is lost.
role-prospector = Prospector
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
row-discard = out
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
tip-ship-empty = Ship for { $room }: empty
tip-ship = Ship for { $room }: { $n } { $good }
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
tip-purse = doubloons of { $name }: { $n }
tip-points = points of { $name } in chips: { $n }
tip-points-hidden = points of { $name } in chips: face down
tip-sanjuan = colonists of { $name } in San Juan: { $n }
tip-goods = { $good }: { $n }
tip-tile = { $tile }, { $occupied ->
    [0] no colonist
   *[other] occupied
}
tip-building = { $name }, { $n } of { $circles } circles occupied.
tip-circle = { $name }, circle { $n }
tip-governor = { $name } is governor

desc-seat = { $name }: { $coins } doubloons, { $points } points in chips, { $tiles } of 12 island spaces, { $spaces } of 12 city spaces, { $goods } barrels.
