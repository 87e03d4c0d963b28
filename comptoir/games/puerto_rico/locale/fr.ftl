### Puerto Rico en français. Les identifiants sont ceux de data.py, avec - au lieu de _.

## Marchandises et jetons d'île

good-corn = maïs
good-indigo = indigo
good-sugar = sucre
good-tobacco = tabac
good-coffee = café

tile-corn = maïs
tile-indigo = indigo
tile-sugar = sucre
tile-tobacco = tabac
tile-coffee = café
tile-quarry = carrière

## Personnages : nom, privilège en deux mots, ce qui se passe

role-settler = Planteur
role-settler-privilege = ou une carrière
role-settler-help = Chacun peut poser sur son île une plantation visible. Celui qui a choisi le rôle peut prendre une carrière à la place.
role-mayor = Intendant
role-mayor-privilege = +1 colon
role-mayor-help = Les colons du navire sont distribués un à un, puis chacun replace tous les siens. Celui qui a choisi le rôle peut en prendre un de plus dans la réserve.
role-builder = Maçon
role-builder-privilege = −1 doublon
role-builder-help = Chacun peut construire un bâtiment. Celui qui a choisi le rôle paie un doublon de moins.
role-craftsman = Artisan
role-craftsman-privilege = +1 tonneau
role-craftsman-help = Chacun produit ce que permettent ses plantations et ses bâtiments industriels occupés. Celui qui a choisi le rôle prend ensuite un tonneau de plus, d'une sorte qu'il a produite.
role-trader = Marchand
role-trader-privilege = +1 doublon
role-trader-help = Chacun peut vendre un tonneau au magasin. Celui qui a choisi le rôle touche un doublon de plus sur sa vente.
role-captain = Capitaine
role-captain-privilege = +1 point
role-captain-help = On charge à tour de rôle tant que quelqu'un le peut : un point par tonneau. Celui qui a choisi le rôle marque un point de plus à son premier chargement. Ce qu'on ne peut stocker est perdu.
role-prospector = Chercheur d’or
role-prospector-privilege = +1 doublon
role-prospector-help = Celui qui a choisi le rôle prend un doublon. Les autres ne font rien.
role-prospector-2 = Chercheur d’or
role-prospector-2-privilege = +1 doublon
role-prospector-2-help = Celui qui a choisi le rôle prend un doublon. Les autres ne font rien.

## Bâtiments : nom, et leur effet lorsqu'ils sont occupés

building-small-indigo-plant = Petite teinturerie
building-small-indigo-plant-help = Donne un tonneau d'indigo, si une plantation d'indigo occupée l'alimente.
building-small-sugar-mill = Petite raffinerie de sucre
building-small-sugar-mill-short = Petite raffinerie
building-small-sugar-mill-help = Donne un tonneau de sucre, si une plantation de sucre occupée l'alimente.
building-indigo-plant = Teinturerie
building-indigo-plant-help = Donne un tonneau d'indigo par colon présent, dans la limite des plantations d'indigo occupées.
building-sugar-mill = Raffinerie de sucre
building-sugar-mill-help = Donne un tonneau de sucre par colon présent, dans la limite des plantations de sucre occupées.
building-tobacco-storage = Séchoir à tabac
building-tobacco-storage-help = Donne un tonneau de tabac par colon présent, dans la limite des plantations de tabac occupées.
building-coffee-roaster = Brûlerie de café
building-coffee-roaster-help = Donne un tonneau de café par colon présent, dans la limite des plantations de café occupées.
building-small-market = Petit marché
building-small-market-help = Marchand : votre vente rapporte 1 doublon de plus.
building-hacienda = Hacienda
building-hacienda-help = Planteur : avant votre choix, vous pouvez piocher une plantation face cachée, qu'il faudra poser.
building-construction-hut = Baraque de chantier
building-construction-hut-help = Planteur : vous pouvez prendre une carrière au lieu d'une plantation.
building-small-warehouse = Petit entrepôt
building-small-warehouse-help = Capitaine : au stockage, vous gardez tous les tonneaux d'une sorte de plus.
building-hospice = Hospice
building-hospice-help = Planteur : un colon de la réserve peut accompagner le jeton que vous choisissez.
building-office = Comptoir
building-office-help = Marchand : vous pouvez vendre une sorte déjà présente au magasin.
building-large-market = Grand marché
building-large-market-help = Marchand : votre vente rapporte 2 doublons de plus.
building-large-warehouse = Grand entrepôt
building-large-warehouse-help = Capitaine : au stockage, vous gardez tous les tonneaux de deux sortes de plus.
building-factory = Manufacture
building-factory-help = Artisan : produire 2, 3, 4 ou 5 sortes rapporte 1, 2, 3 ou 5 doublons.
building-university = Université
building-university-help = Maçon : un colon de la réserve peut accompagner le bâtiment que vous construisez.
building-harbor = Port
building-harbor-help = Capitaine : chacun de vos chargements rapporte 1 point de plus.
building-wharf = Quai
building-wharf-help = Capitaine : une fois par phase, vous pouvez expédier tous vos tonneaux d'une sorte sans navire.
building-guild-hall = Guilde
building-guild-hall-help = En fin de partie : 1 point par petit et 2 points par grand bâtiment industriel de votre cité.
building-residence = Résidence
building-residence-help = En fin de partie : 4 points ; avec 10, 11 ou 12 cases d'île remplies, 5, 6 ou 7.
building-fortress = Forteresse
building-fortress-help = En fin de partie : 1 point pour trois colons de votre domaine.
building-customs-house = Douane
building-customs-house-help = En fin de partie : 1 point pour quatre points que vous détenez en jetons.
building-city-hall = Hôtel de ville
building-city-hall-help = En fin de partie : 1 point par bâtiment mauve de votre cité, celui-ci compris.

## Le plateau

board-title = Puerto Rico
board-round = tour { $n }
board-last-round = dernier tour
board-over = { $n ->
    [one] { $names } gagne
   *[other] victoire partagée : { $names }
}
board-governor = gouverneur : { $name }
board-in-play = { $role } : { $name }
board-to-play = à { $name } de jouer
board-seat = Place { $n }

panel-roles = Personnages
panel-offer = Bâtiments à construire
panel-row = Plantations et carrières
panel-harbour = Navires, magasin, réserves
panel-domain = Domaine : { $name }

offer-column = { $n ->
    [one] 1 carrière au plus
   *[other] { $n } au plus
}
offer-quarries = { $n ->
    [one] votre carrière occupée réduit les prix
   *[other] vos { $n } carrières occupées réduisent les prix
}
offer-yours = à vous
offer-none = épuisé
offer-large = Grands : deux cases de cité.
offer-price = votre prix
offer-cost = prix
offer-circle = colon
offer-left = ×{ $n }

row-stock = pioche
row-discard = défausse
house-title = Magasin
supply-legend = en réserve · prix de vente
supply-aboard = à bord
supply-colonists = réserve
supply-points = points

domain-yours = votre domaine
domain-to-play = à jouer
domain-island = Île
domain-city = Cité
domain-goods = Marchandises
domain-sanjuan = San Juan
domain-filled = { $n } sur 12
domain-score = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## Ce que dit un endroit pointé

tip-doubloons-on-it = { $n ->
    [one] 1 doublon s'y trouve.
   *[other] { $n } doublons s'y trouvent.
}
tip-taken = Choisi par { $name }.
tip-cost = { $n ->
    [one] Coûte 1 doublon.
   *[other] Coûte { $n } doublons.
}
tip-price = { $n ->
    [0] Gratuit pour vous (au lieu de { $cost }).
    [one] Vous coûte 1 doublon (au lieu de { $cost }).
   *[other] Vous coûte { $n } doublons (au lieu de { $cost }).
}
tip-worth = { $n ->
    [one] Vaut 1 point.
   *[other] Vaut { $n } points.
}
tip-left = { $n ->
    [0] Il n'en reste plus.
   *[other] Il en reste { $n }.
}
tip-yours = Vous l'avez déjà.
tip-row = { $tile } : { $n } visible(s)
tip-quarries = carrières restantes : { $n }
tip-stock = plantations faces cachées : { $n }
tip-discard = plantations défaussées : { $n }
tip-ship-empty = Navire à { $room } cases : vide
tip-ship = Navire à { $room } cases : { $n } { $good }
tip-house = Magasin : { $goods } ; { $n ->
    [0] plein
    [one] 1 place libre
   *[other] { $n } places libres
}
tip-house-empty = Magasin : vide
tip-supply = { $good } en réserve : { $n } ; se vend { $price }
tip-aboard = colons à bord : { $n }
tip-colonists = colons en réserve : { $n }
tip-chips = points en réserve : { $n }
tip-purse = doublons de { $name } : { $n }
tip-points = points de { $name } en jetons : { $n }
tip-points-hidden = points de { $name } en jetons : faces cachées
tip-sanjuan = colons de { $name } à San Juan : { $n }
tip-goods = { $good } : { $n }
tip-tile = { $tile }, { $occupied ->
    [0] sans colon
   *[other] occupé(e)
}
tip-building = { $name }, { $n } cercle(s) occupé(s) sur { $circles }.
tip-circle = { $name }, cercle { $n }
tip-governor = { $name } est gouverneur

desc-seat = { $name } : { $coins } doublons, { $points } points en jetons, { $tiles } cases d'île sur 12, { $spaces } cases de cité sur 12, { $goods } tonneaux.
