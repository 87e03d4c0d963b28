### Puerto Rico en français. Les identifiants sont ceux de data.py, avec - au lieu de _.

## Marchandises et jetons d’île

good-corn = maïs
good-indigo = indigo
good-sugar = sucre
good-tobacco = tabac
good-coffee = café

tile-corn = maïs
    .some = du maïs
tile-indigo = indigo
    .some = de l’indigo
tile-sugar = sucre
    .some = du sucre
tile-tobacco = tabac
    .some = du tabac
tile-coffee = café
    .some = du café
tile-quarry = carrière
    .some = une carrière

## Personnages : nom, privilège en deux mots, ce qui se passe

role-settler = Planteur
    .the = le planteur
role-settler-privilege = ou carrière
role-settler-help = Chacun peut poser sur son île une plantation visible. Celui qui a choisi ce personnage peut prendre une carrière à la place.
role-mayor = Intendant
    .the = l’intendant
role-mayor-privilege = +1 colon
role-mayor-help = Les colons du navire sont distribués un à un, puis chacun replace tous les siens. Celui qui a choisi ce personnage peut en prendre un de plus dans la réserve.
role-builder = Maçon
    .the = le maçon
role-builder-privilege = −1 doublon
role-builder-help = Chacun peut construire un bâtiment. Celui qui a choisi ce personnage paie un doublon de moins.
role-craftsman = Artisan
    .the = l’artisan
role-craftsman-privilege = +1 tonneau
role-craftsman-help = Chacun produit ce que permettent ses plantations et ses bâtiments industriels occupés. Celui qui a choisi ce personnage prend ensuite un tonneau de plus, d’une sorte qu’il a produite.
role-trader = Marchand
    .the = le marchand
role-trader-privilege = +1 doublon
role-trader-help = Chacun peut vendre un tonneau au magasin. Celui qui a choisi ce personnage touche un doublon de plus sur sa vente.
role-captain = Capitaine
    .the = le capitaine
role-captain-privilege = +1 point
role-captain-help = On charge à tour de rôle tant que quelqu’un le peut : un point par tonneau. Celui qui a choisi ce personnage marque un point de plus à son premier chargement. Ce qu’on ne peut stocker est perdu.
role-prospector = Chercheur d’or
    .the = le chercheur d’or
    .the-second = le second chercheur d’or
role-prospector-privilege = +1 doublon
role-prospector-help = Celui qui a choisi ce personnage prend un doublon. Les autres ne font rien.
role-prospector-2 = Chercheur d’or
role-prospector-2-privilege = +1 doublon
role-prospector-2-help = Celui qui a choisi ce personnage prend un doublon. Les autres ne font rien.

## Bâtiments : nom, et leur effet lorsqu’ils sont occupés

building-small-indigo-plant = Petite teinturerie
building-small-indigo-plant-help = Donne un tonneau d’indigo, si une plantation d’indigo occupée l’alimente.
building-small-sugar-mill = Petite raffinerie de sucre
building-small-sugar-mill-short = Petite raffinerie
building-small-sugar-mill-help = Donne un tonneau de sucre, si une plantation de sucre occupée l’alimente.
building-indigo-plant = Teinturerie
building-indigo-plant-help = Donne un tonneau d’indigo par colon présent, dans la limite des plantations d’indigo occupées.
building-sugar-mill = Raffinerie de sucre
building-sugar-mill-help = Donne un tonneau de sucre par colon présent, dans la limite des plantations de sucre occupées.
building-tobacco-storage = Séchoir à tabac
building-tobacco-storage-help = Donne un tonneau de tabac par colon présent, dans la limite des plantations de tabac occupées.
building-coffee-roaster = Brûlerie de café
building-coffee-roaster-help = Donne un tonneau de café par colon présent, dans la limite des plantations de café occupées.
building-small-market = Petit marché
building-small-market-help = Marchand : votre vente rapporte 1 doublon de plus.
building-hacienda = Hacienda
building-hacienda-help = Planteur : avant votre choix, vous pouvez piocher une plantation face cachée, qu’il faudra poser.
building-construction-hut = Baraque de chantier
building-construction-hut-help = Planteur : vous pouvez prendre une carrière au lieu d’une plantation.
building-small-warehouse = Petit entrepôt
building-small-warehouse-help = Capitaine : au stockage, vous gardez tous les tonneaux d’une sorte de plus.
building-hospice = Hospice
building-hospice-help = Planteur : un colon de la réserve peut accompagner le jeton que vous choisissez.
building-office = Comptoir
building-office-help = Marchand : vous pouvez vendre une sorte déjà présente au magasin.
building-large-market = Grand marché
building-large-market-help = Marchand : votre vente rapporte 2 doublons de plus.
building-large-warehouse = Grand entrepôt
building-large-warehouse-help = Capitaine : au stockage, vous gardez tous les tonneaux de deux sortes de plus.
building-factory = Manufacture
building-factory-help = Artisan : produire 2, 3, 4 ou 5 sortes rapporte 1, 2, 3 ou 5 doublons.
building-university = Université
building-university-help = Maçon : un colon de la réserve peut accompagner le bâtiment que vous construisez.
building-harbor = Port
building-harbor-help = Capitaine : chacun de vos chargements rapporte 1 point de plus.
building-wharf = Quai
building-wharf-help = Capitaine : une fois par phase, vous pouvez expédier tous vos tonneaux d’une sorte sans navire.
building-guild-hall = Guilde
building-guild-hall-help = En fin de partie : 1 point par petit et 2 points par grand bâtiment industriel de votre cité.
building-residence = Résidence
building-residence-help = En fin de partie : 4 points ; avec 10, 11 ou 12 cases d’île remplies, 5, 6 ou 7.
building-fortress = Forteresse
building-fortress-help = En fin de partie : 1 point par tranche de 3 colons de votre domaine.
building-customs-house = Douane
building-customs-house-help = En fin de partie : 1 point par tranche de 4 points que vous avez en jetons.
building-city-hall = Hôtel de ville
building-city-hall-help = En fin de partie : 1 point par bâtiment mauve de votre cité, celui-ci compris.

## Le plateau

board-title = Puerto Rico
board-round = tour { $n }
board-last-round = dernier tour
board-over = { $n ->
    [one] { $names } gagne
   *[other] victoire partagée : { $names }
}
board-governor = gouverneur : { $name }
board-in-play = { $role } : { $name }
board-to-play = à { $name } de jouer
board-seat = Place { $n }

panel-roles = Personnages
panel-offer = Bâtiments à construire
panel-row = Plantations et carrières
panel-harbour = Navires, magasin, réserves
panel-domain = Domaine : { $name }

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
offer-large = Grands : deux cases de cité.
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
    [one] 1 doublon s’y trouve.
   *[other] { $n } doublons s’y trouvent.
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
    [0] Il n’en reste plus.
   *[other] Il en reste { $n }.
}
tip-yours = Vous l’avez déjà.
tip-row = { $tile } : { $n ->
    [one] { $n } visible
   *[other] { $n } visibles
}
tip-quarries = carrières restantes : { $n }
tip-stock = plantations face cachée : { $n }
tip-discard = plantations défaussées : { $n }
tip-ship-empty = Navire à { $room } cases : vide
tip-ship = Navire à { $room } cases : { $n } { $good }
tip-house = Magasin : { $goods } ; { $n ->
    [0] plein
    [one] 1 place libre
   *[other] { $n } places libres
}
tip-house-empty = Magasin : vide
tip-supply = { $good } en réserve : { $n } ; se vend { $price }
tip-aboard = colons à bord : { $n }
tip-colonists = colons en réserve : { $n }
tip-chips = points en réserve : { $n }
tip-purse = { $name } : { $n ->
    [one] { $n } doublon
   *[other] { $n } doublons
}
tip-points = { $name } : { $n ->
    [one] { $n } point en jetons
   *[other] { $n } points en jetons
}
tip-points-hidden = { $name } : jetons face cachée
tip-sanjuan = { $name } : { $n ->
    [0] aucun colon à San Juan
    [one] { $n } colon à San Juan
   *[other] { $n } colons à San Juan
}
tip-goods = { $good } : { $n }
tip-tile = { $tile }, { $occupied ->
    [0] sans colon
   *[other] avec un colon
}
tip-building = { $name }, cercles occupés : { $n } sur { $circles }.
tip-circle = { $name }, cercle { $n }

desc-seat = { $name } : { $coins ->
    [one] { $coins } doublon
   *[other] { $coins } doublons
}, { $points ->
    [one] { $points } point en jetons
   *[other] { $points } points en jetons
}, { $tiles } sur 12 cases d’île, { $spaces } sur 12 cases de cité, { $goods ->
    [one] { $goods } tonneau
   *[other] { $goods } tonneaux
}.

### Prompts, actions, log

## Les mots tels qu’ils entrent dans les phrases

barrels-corn = { $n ->
    [one] { $n } tonneau de maïs
   *[other] { $n } tonneaux de maïs
}
barrels-indigo = { $n ->
    [one] { $n } tonneau d’indigo
   *[other] { $n } tonneaux d’indigo
}
barrels-sugar = { $n ->
    [one] { $n } tonneau de sucre
   *[other] { $n } tonneaux de sucre
}
barrels-tobacco = { $n ->
    [one] { $n } tonneau de tabac
   *[other] { $n } tonneaux de tabac
}
barrels-coffee = { $n ->
    [one] { $n } tonneau de café
   *[other] { $n } tonneaux de café
}


place-corn = maïs
    .a = une plantation de maïs
    .the = les plantations de maïs
place-indigo = indigo
    .a = une plantation d’indigo
    .the = les plantations d’indigo
place-sugar = sucre
    .a = une plantation de sucre
    .the = les plantations de sucre
place-tobacco = tabac
    .a = une plantation de tabac
    .the = les plantations de tabac
place-coffee = café
    .a = une plantation de café
    .the = les plantations de café
place-quarry = carrière
    .a = une carrière
    .the = les carrières

place-small-indigo-plant = petite teinturerie
    .the = la petite teinturerie
place-small-sugar-mill = petite raffinerie de sucre
    .the = la petite raffinerie de sucre
place-indigo-plant = teinturerie
    .the = la teinturerie
place-sugar-mill = raffinerie de sucre
    .the = la raffinerie de sucre
place-tobacco-storage = séchoir à tabac
    .the = le séchoir à tabac
place-coffee-roaster = brûlerie de café
    .the = la brûlerie de café
place-small-market = petit marché
    .the = le petit marché
place-hacienda = hacienda
    .the = l’hacienda
place-construction-hut = baraque de chantier
    .the = la baraque de chantier
place-small-warehouse = petit entrepôt
    .the = le petit entrepôt
place-hospice = hospice
    .the = l’hospice
place-office = comptoir
    .the = le comptoir
place-large-market = grand marché
    .the = le grand marché
place-large-warehouse = grand entrepôt
    .the = le grand entrepôt
place-factory = manufacture
    .the = la manufacture
place-university = université
    .the = l’université
place-harbor = port
    .the = le port
place-wharf = quai
    .the = le quai
place-guild-hall = guilde
    .the = la guilde
place-residence = résidence
    .the = la résidence
place-fortress = forteresse
    .the = la forteresse
place-customs-house = douane
    .the = la douane
place-city-hall = hôtel de ville
    .the = l’hôtel de ville

count = { $thing } { $n }
share = { $player } +{ $n }

## Questions : à qui, et quoi

prompt-choose-role = { $player }, choisissez un personnage.
prompt-hacienda-tile = { $player }, vous pouvez piocher une plantation face cachée grâce à l’hacienda.
prompt-take-tile = { $quarry ->
    [0] { $player }, vous pouvez prendre une plantation.
   *[other] { $player }, vous pouvez prendre une plantation ou une carrière.
}
prompt-hospice-colonist = { $player }, vous pouvez prendre un colon pour le nouveau jeton grâce à l’hospice.
prompt-mayor-colonist = { $player }, vous pouvez prendre un colon de la réserve, en tant qu’intendant.
prompt-place-colonists = { $n ->
    [one] { $player }, placez votre colon : combien sur { $place } ?
   *[other] { $player }, placez vos { $n } colons : combien sur { $place } ?
}
prompt-build-one = { $n ->
    [one] { $player }, vous pouvez construire ; vous avez { $n } doublon.
   *[other] { $player }, vous pouvez construire ; vous avez { $n } doublons.
}
prompt-university-colonist = { $player }, vous pouvez prendre un colon pour { $place } grâce à l’université.
prompt-extra-barrel = { $player }, vous pouvez prendre un tonneau de plus, en tant qu’artisan.
prompt-sell-barrel = { $player }, vous pouvez vendre un tonneau.
prompt-load-ship = { $way ->
    [wharf] { $player }, vous pouvez utiliser votre quai.
    [either] { $player }, chargez un navire ou utilisez votre quai.
   *[ship] { $player }, chargez un navire.
}
prompt-fill-warehouse = { $n ->
    [one] { $player }, choisissez la sorte à stocker : il reste une place d’entrepôt.
   *[other] { $player }, choisissez une sorte à stocker : il reste { $n } places d’entrepôt.
}
prompt-keep-barrel = { $player }, choisissez le seul tonneau que vous gardez hors entrepôt.
prompt-wait = C’est à { $player } de jouer.
prompt-chance = La prochaine plantation reste à piocher.
prompt-over = La partie est terminée.

## Actions : ce que dit un bouton

action-role = { $n ->
    [0] Prendre { $role }
    [one] Prendre { $role } et { $n } doublon
   *[other] Prendre { $role } et { $n } doublons
}
action-take = Prendre { $tile }
action-draw = Piocher une plantation face cachée
action-colonist = Prendre un colon dans la réserve
action-colonist-for-it = Y placer un colon
action-build = { $n ->
    [0] Construire { $building } gratuitement
    [one] Construire { $building } pour { $n } doublon
   *[other] Construire { $building } pour { $n } doublons
}
action-produce = Prendre { $barrels }
action-sell = { $n ->
    [0] Vendre { $barrels } pour rien
    [one] Vendre { $barrels } pour { $n } doublon
   *[other] Vendre { $barrels } pour { $n } doublons
}
action-ship = { $n ->
    [one] Charger { $barrels } sur le navire à { $ship } cases : { $n } point
   *[other] Charger { $barrels } sur le navire à { $ship } cases : { $n } points
}
action-wharf = { $n ->
    [one] Expédier { $barrels } depuis votre quai : { $n } point
   *[other] Expédier { $barrels } depuis votre quai : { $n } points
}
action-store = Stocker { $barrels }
action-keep = Garder { $barrels }
action-place = { $n ->
    [0] Aucun colon sur { $place }
    [one] { $n } colon sur { $place }
   *[other] { $n } colons sur { $place }
}{ $stay ->
    [0] {""}
   *[other] {" "}(comme à présent)
}
action-pass-hacienda-tile = Ne rien piocher
action-pass-take-tile = Ne rien prendre
action-pass-hospice-colonist = Ne pas prendre de colon
action-pass-mayor-colonist = Ne pas prendre de colon
action-pass-build-one = Ne rien construire
action-pass-university-colonist = Ne pas prendre de colon
action-pass-extra-barrel = Ne pas prendre de tonneau
action-pass-sell-barrel = Ne rien vendre
action-pass-load-ship = Ne rien charger pour l’instant

## Ce qu’on dit d’un bâtiment, outre sa règle

fact-building = Vous coûte { $price } (prix imprimé : { $cost }) ; vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; { $left ->
    [0] il n’en reste plus
   *[other] il en reste { $left }
}.

## Journal : qui a fait quoi

log-role = { $n ->
    [0] { $player } prend { $role }.
    [one] { $player } prend { $role } et { $n } doublon.
   *[other] { $player } prend { $role } et { $n } doublons.
}
log-draw = { $player } pioche { $tile } grâce à l’hacienda.
log-take = { $player } prend { $tile }.
log-hospice-colonist = { $player } prend un colon pour le nouveau jeton (hospice).
log-mayor-colonist = { $player } prend un colon dans la réserve.
log-university-colonist = { $player } prend un colon pour { $place } (université).
log-build = { $n ->
    [0] { $player } construit { $building } gratuitement.
    [one] { $player } construit { $building } pour { $n } doublon.
   *[other] { $player } construit { $building } pour { $n } doublons.
}
log-extra-barrel = { $player } prend { $barrels } de plus.
log-sell = { $n ->
    [0] { $player } vend { $barrels } pour rien.
    [one] { $player } vend { $barrels } pour { $n } doublon.
   *[other] { $player } vend { $barrels } pour { $n } doublons.
}
log-ship = { $n ->
    [one] { $player } charge { $barrels } sur le navire à { $ship } cases et gagne { $n } point.
   *[other] { $player } charge { $barrels } sur le navire à { $ship } cases et gagne { $n } points.
}
log-wharf = { $n ->
    [one] { $player } expédie { $barrels } depuis son quai et gagne { $n } point.
   *[other] { $player } expédie { $barrels } depuis son quai et gagne { $n } points.
}
log-fill-warehouse = { $player } stocke { $barrels }.
log-keep-barrel = { $player } garde { $barrels }.
log-pass-hacienda-tile = { $player } ne pioche rien.
log-pass-take-tile = { $player } ne prend rien.
log-pass-hospice-colonist = { $player } ne prend pas de colon.
log-pass-mayor-colonist = { $player } ne prend pas de colon.
log-pass-build-one = { $player } ne construit rien.
log-pass-university-colonist = { $player } ne prend pas de colon.
log-pass-extra-barrel = { $player } ne prend pas de tonneau de plus.
log-pass-sell-barrel = { $player } ne vend rien.
log-pass-load-ship = { $player } ne charge rien et garde son quai pour plus tard.

## Journal : ce qui s’ensuit

log-prospector = { $player } reçoit 1 doublon de la banque.
log-reshuffled = Les plantations défaussées forment la nouvelle pioche.
log-row = Nouvelles plantations : { $tiles }.
log-no-row = Il ne reste plus de plantations.
log-dealt = Les colons débarquent : { $shares }.
log-placed = { $player } place ses colons : { $places }.
log-refill = { $n ->
    [0] Le navire des colons reste vide.
    [one] { $n } colon embarque sur le navire.
   *[other] { $n } colons embarquent sur le navire.
}
log-produced = { $player } produit { $barrels }.
log-produced-nothing = { $player } ne produit rien.
log-factory = { $n ->
    [one] La manufacture rapporte { $n } doublon à { $player }.
   *[other] La manufacture rapporte { $n } doublons à { $player }.
}
log-house-cleared = Le magasin est plein : on le vide.
log-lost = { $player } ne peut tout stocker et perd { $barrels }.
log-sails = Le navire à { $ship } cases part avec { $barrels }.
log-last-round = C’est le dernier tour : { $why }.
log-doubloons = On pose un doublon sur { $roles }.
log-governor = Tour { $n } : { $player } est gouverneur.
log-over = { $n ->
    [one] La partie est terminée : { $why }. { $winners } l’emporte avec { $points } points.
   *[other] La partie est terminée : { $why }. { $winners } se partagent la victoire avec { $points } points.
}

## Fins et décompte

end-colonists = il n’y a plus assez de colons
end-city = une cité est pleine
end-points = le dernier point a été pris

score-chips = Points en jetons
score-buildings = Bâtiments
score-guild-hall = Guilde
score-residence = Résidence
score-fortress = Forteresse
score-customs-house = Douane
score-city-hall = Hôtel de ville
score-ties = Doublons et tonneaux

## La table en texte, pour les terminaux

text-round = tour { $n }
text-last-round = dernier tour
text-governor = gouverneur { $player }
text-roles = Personnages
text-tiles = Jetons
text-ships = Navires
text-house = Magasin
text-prices = Prix
text-supply = Réserve
text-colonists = Colons
text-in-supply = { $n } en réserve
text-aboard = { $n } à bord
text-pool = { $n ->
    [one] { $n } point en réserve
   *[other] { $n } points en réserve
}
text-points = { $n ->
    [one] { $n } point en jetons
   *[other] { $n } points en jetons
}
text-points-hidden = ? points en jetons
text-doubloons = { $n ->
    [one] { $n } doublon
   *[other] { $n } doublons
}
text-pile = face cachée
text-empty = vide
text-free = { $n ->
    [0] plein
    [one] { $n } place libre
   *[other] { $n } places libres
}
text-island = Île
text-city = Cité
text-building = Bâtiment
text-price = Prix
text-yours = Pour vous
text-worth = Points
text-left = Restent
text-circles = Cercles

## Pourquoi pas : la règle qui interdit, et quand vient le tour d’une chose

why-when-role = on prend un personnage quand c’est à son tour de choisir
why-when-take = on prend une plantation visible dans la phase du planteur
why-when-draw = on pioche la plantation de l’hacienda dans la phase du planteur, avant son propre choix
why-when-colonist = on prend un colon par le privilège de l’intendant, par l’hospice ou par l’université
why-when-place = on place ses colons dans la phase de l’intendant
why-when-build = on construit dans la phase du maçon
why-when-produce = on prend un tonneau de la réserve par le privilège de l’artisan
why-when-sell = on vend dans la phase du marchand
why-when-ship = on charge les navires dans la phase du capitaine
why-when-wharf = le quai sert quand on charge les navires, dans la phase du capitaine
why-when-store = on remplit les entrepôts à la fin de la phase du capitaine
why-when-keep = on garde un tonneau seul à la fin de la phase du capitaine

why-role-taken = { $player } a déjà pris { $role } pendant ce tour.
why-role-absent = { $n ->
    [one] À un joueur, { $role } n’est pas de la partie.
   *[other] À { $n } joueurs, { $role } n’est pas de la partie.
}
why-no-tile = Ce jeton n’est pas à prendre : { $tile }.
why-quarry = Une carrière est pour le planteur, ou pour qui a une baraque de chantier occupée.
why-sold-out = Épuisé : { $building } n’est plus à vendre.
why-owned = Vous avez déjà { $building }, et l’on n’a jamais deux fois le même bâtiment.
why-city-full = { $n ->
    [one] Il n’y a plus de case libre dans votre cité.
   *[other] Un grand bâtiment demande { $n } cases de votre cité ; de libres, il y en a { $free }.
}
why-cost = { $n ->
    [one] Ce bâtiment, { $building }, vous coûte 1 doublon, et vous en avez { $have }.
   *[other] Ce bâtiment, { $building }, vous coûte { $n } doublons, et vous en avez { $have }.
}
why-not-produced = Le tonneau de plus est d’une sorte que vous venez de produire ; ce n’en est pas une : { $good }.
why-no-supply = Il n’y en a plus en réserve : { $good }.
why-no-barrel = Vous n’avez aucun tonneau de cette sorte : { $good }.
why-in-house = Le magasin contient déjà cette sorte ({ $good }), et vous n’avez pas de comptoir occupé.
why-no-ship = À { $n } joueurs, il n’y a pas de troisième navire.
why-ship-carries = Le navire à { $n } cases transporte autre chose : { $good }.
why-aboard = Cette sorte ({ $good }) est déjà sur le navire à { $n } cases, et aucune ne va sur deux navires.
why-ship-full = Le navire à { $n } cases est plein.
why-takes-more = Ce navire prend { $n } de vos tonneaux ; il en faut un qui en prenne { $most }.
why-must-load = Qui peut charger un navire doit le charger.
why-no-wharf = Vous n’avez pas de quai.
why-wharf-empty = Il n’y a pas de colon sur votre quai.
why-wharf-used = Vous avez déjà utilisé votre quai dans cette phase.
why-stored = Cette sorte ({ $good }) est déjà dans un entrepôt.
why-store-order = Les sortes se nomment dans l’ordre, et celle-ci ({ $good }) vient avant une que vous avez nommée.
why-store-empty = { $n ->
    [one] Commencer par cette sorte ({ $good }) laisserait vide une place de vos entrepôts.
   *[other] Commencer par cette sorte ({ $good }) laisserait vide l’une des { $n } places de vos entrepôts.
}
why-no-place = Ce n’est pas dans votre domaine : { $place }.
why-circles = { $n ->
    [one] Il n’y a là qu’un cercle ({ $place }).
   *[other] Il n’y a là que { $n } cercles ({ $place }).
}
why-place-order = La question porte sur { $place } : les endroits viennent l’un après l’autre.
why-idle = { $have ->
    [one] Il vous reste 1 colon à placer.
   *[other] Il vous reste { $have } colons à placer, pas { $n }.
}
why-must-place = { $n ->
    [one] Au moins 1 colon doit aller ici ({ $place }) : les cercles suivants ne suffisent pas à tous les autres.
   *[other] Au moins { $n } colons doivent aller ici ({ $place }) : les cercles suivants ne suffisent pas à tous les autres.
}

## Options

option-balance = Prix
option-balance-help = Échangés : la manufacture coûte 8 et l’université 7, ce que beaucoup trouvent plus juste ; hors règle.
option-balance-2002 = imprimés
option-balance-swap = manufacture et université échangées

## Pour une première partie : un conseil par question

advice-choose-role = Tous joueront le personnage que vous prenez, vous seul aurez son privilège : cherchez celui qui vous aide plus que les autres, et les doublons posés dessus.
advice-hacienda-tile = Cette plantation de plus est gratuite. Il lui faudra un colon, et elle occupe une de vos douze cases.
advice-take-tile = Une plantation a besoin du bâtiment industriel qui traite sa marchandise ; le maïs n’en demande pas. Une carrière rend les bâtiments moins chers jusqu’à la fin.
advice-hospice-colonist = Avec un colon, le nouveau jeton sert tout de suite, sans attendre le prochain intendant.
advice-mayor-colonist = Rien ne fonctionne sans colon : un de plus est presque toujours bienvenu.
advice-place-colonists = Occupez une plantation en même temps que le bâtiment industriel qui la traite ; ensuite les bâtiments dont vous allez vous servir.
advice-build-one = Au début : les bâtiments industriels de vos plantations ou un marché. Plus tard, les grands bâtiments : occupés, ils ajoutent des points à la fin.
advice-university-colonist = Un nouveau bâtiment ne sert qu’avec un colon ; celui-ci arrive tout de suite.
advice-extra-barrel = Prenez la sorte qui se vend le mieux, ou que vous chargerez avant les autres.
advice-sell-barrel = Le café se vend le plus cher, le maïs le moins. Le magasin a quatre places et n’achète chaque sorte qu’une fois, sauf à qui a le comptoir.
advice-load-ship = Qui peut charger doit charger. Un tonneau, un point ; une sorte déjà à bord ne va sur aucun autre navire : on peut donc aussi gêner les autres.
advice-fill-warehouse = Un entrepôt garde tous les tonneaux d’une sorte : choisissez la plus nombreuse, ou celle que vous voulez vendre.
advice-keep-barrel = Tout le reste retourne à la réserve : gardez le tonneau qui se vend le mieux.

## La table d’un seul regard

stage-choosing = au choix
stage-ends = ce qui met fin à la partie
stage-offer = Bâtiments
stage-table = Table
stage-port = Port
stage-supply = Réserves
stage-supply-note = reste · prix de vente
stage-piles = pioche { $stock } · défausse { $discard }
stage-island = Votre île
stage-island-of = Île : { $name }
stage-city = Votre cité
stage-city-of = Cité : { $name }
stage-mine = À moi
stage-mine-of = Biens : { $name }
stage-column = { $n } au plus
stage-large = grands : deux cases
stage-parts = { $chips } + { $built }
stage-hidden = +?
stage-all = tous
stage-governor = gouverneur
hint-doubloons = doublons
hint-points = points si la partie s’arrêtait là : jetons, bâtiments et bonus des grands bâtiments
hint-points-hidden = points si la partie s’arrêtait là ; les jetons, face cachée, ne sont pas comptés
meter-left = reste { $n }
meter-points = points en réserve : { $n } sur { $most }
meter-colonists = colons en réserve : { $n } sur { $most }
meter-city = cité la plus remplie : { $name }, { $n } sur 12

## Décisions entières

form-role-and = { $role } · { $what }
form-colonists = Valider
form-colonists-prompt = { $player }, placez vos colons.
form-colonists-hint = Touchez un cercle : un colon y va ou le quitte.
form-colonists-count = { $n ->
    [one] { $n } placé sur { $most }
   *[other] { $n } placés sur { $most }
}
form-as-before = Comme avant
form-fill = Remplir
form-store = Garder ceci
form-store-prompt = { $player }, gardez { $n ->
    [one] 1 sorte entière
   *[other] { $n } sortes entières
}{ $one ->
    [0] .
   *[other] {" "}et 1 tonneau.
}
form-store-hint = tous : à l’entrepôt · 1 : le tonneau seul
form-store-hint-whole = De la sorte laissée de côté, 1 tonneau reste.
form-store-count = { $n } sur { $most }
form-store-most = Le plus de tonneaux
missing-colonists = { $n ->
    [one] Il reste 1 colon à placer
   *[other] Il reste { $n } colons à placer
}
missing-circles = { $n ->
    [one] 1 colon de trop
   *[other] { $n } colons de trop
}
missing-kinds = { $n ->
    [one] Encore 1 sorte pour l’entrepôt
   *[other] Encore { $n } sortes pour les entrepôts
}
missing-shelves = { $n ->
    [one] 1 sorte de trop pour les entrepôts
   *[other] { $n } sortes de trop pour les entrepôts
}
missing-single = Il manque le tonneau seul, d’une autre sorte

## Ce qui s’ensuivrait : dans la ligne d’action

ahead-change = [[co-{ $picture }|{ $word }]] { $old } → { $new }
ahead-take = [[co-tile-{ $picture }|{ $word }]] votre île { $old } → { $new } sur 12
ahead-draw = puis une plantation est piochée pour vous
ahead-new-row = puis de nouvelles plantations sont piochées
ahead-at-work = [[co-colonist|{ word-colonists }]] un colon l’occupe aussitôt
ahead-would-make = Vous produiriez { $changes }
ahead-makes-same = Production inchangée
ahead-begin = { $n ->
    [one] entre en service : { $places }
   *[other] entrent en service : { $places }
}
ahead-cease = { $n ->
    [one] ne sert plus : { $places }
   *[other] ne servent plus : { $places }
}
ahead-build = [[co-{ $picture }|{ $building }]] [[co-doubloon|{ hint-doubloons }]] { $old } → { $new }, +{ $points } [[co-point|{ supply-points }]]
ahead-last-space = votre cité est pleine, c’est le dernier tour
ahead-sell = [[co-{ $picture }|{ $word }]] vendu : [[co-doubloon|{ hint-doubloons }]] { $old } → { $new }
ahead-load = { $n } [[co-{ $picture }|{ $word }]] : +{ $points } [[co-point|{ supply-points }]]
ahead-may-rot = des { $left } autres, { $kept } au plus en stock ; { $n ->
    [one] { $n } risque d’être perdu
   *[other] { $n } risquent d’être perdus
}
ahead-rots = { $n ->
    [one] 1 tonneau perdu
   *[other] { $n } tonneaux perdus
}
ahead-keeps = Vous gardez{ $corn ->
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
ahead-wharf-waits = Votre quai attend votre prochain chargement
ahead-on-it = +{ $n } [[co-doubloon|{ hint-doubloons }]] de la carte
ahead-may-take = Vous pouvez prendre{ $corn ->
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
ahead-no-tile = Vous ne pouvez rien prendre
ahead-colonists = { $n ->
    [0] Vous ne recevez aucun colon
    [one] Vous recevez { $n } [[co-colonist|{ word-colonists }]]
   *[other] Vous recevez { $n } [[co-colonist|{ word-colonists }]]
}
ahead-builds = { $n ->
    [one] Vous pourriez payer 1 bâtiment, au prix imprimé de { $dearest }
   *[other] Vous pourriez payer { $n } bâtiments ; le plus cher : { $dearest } (prix imprimé)
}
ahead-no-building = Vous ne pourriez payer aucun bâtiment
ahead-makes = Vous produisez{ $corn ->
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
   *[other] {" "}et 1 de plus parmi eux
}
ahead-makes-nothing = Vous ne produisez rien
ahead-best-sale = Votre meilleure vente : [[co-{ $picture }|{ $word }]] pour { $n } [[co-doubloon|{ hint-doubloons }]]
ahead-no-sale = Vous ne pouvez rien vendre
ahead-best-load = { $n ->
    [one] Votre meilleur chargement : [[co-{ $picture }|{ $word }]], { $n } point
   *[other] Votre meilleur chargement : [[co-{ $picture }|{ $word }]], { $n } points
}
ahead-no-load = Vous ne pouvez rien charger

## Sur les bandeaux : ce que chacun y gagnerait

pill-nothing = rien
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
pill-loads = charge{ $corn ->
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
pill-no-load = rien à charger
pill-builds = { $n ->
    [one] { $n } bâtiment
   *[other] { $n } bâtiments
}
pill-settles = +{ $n } [[co-tile-back|{ word-tiles }]]{ $quarry ->
    [0] {""}
   *[other] {" "}[[co-tile-quarry|{ tile-quarry }]]
}{ $colonist ->
    [0] {""}
   *[other] {" "}[[co-colonist|{ word-colonists }]]
}

## Comment un prix se forme

sum-cost = prix imprimé
sum-quarries = { $n ->
    [one] { $n } carrière
   *[other] { $n } carrières
}
sum-builder = maçon
sum-price = votre prix
sum-good = [[co-{ $picture }|{ $word }]] prix
sum-trader = marchand
sum-place = { $place }
sum-sale = votre vente

## Le dernier coup en peu de mots

short-role = { $n ->
    [0] prend { $role }
   *[other] prend { $role } +{ $n }
}
short-take = { $tile ->
    [corn] plante du maïs
    [indigo] plante de l’indigo
    [sugar] plante du sucre
    [tobacco] plante du tabac
    [coffee] plante du café
   *[quarry] pose une carrière
}
short-placed = { $n ->
    [one] { $n } colon placé
   *[other] { $n } colons placés
}
short-build = { $n ->
    [0] [[co-{ $picture }]] { $place }
   *[other] [[co-{ $picture }]] { $place } −{ $n }
}
short-sell = { $good ->
    [corn] vend du maïs +{ $n }
    [indigo] vend de l’indigo +{ $n }
    [sugar] vend du sucre +{ $n }
    [tobacco] vend du tabac +{ $n }
   *[coffee] vend du café +{ $n }
}
short-load = charge { $n } { $good } +{ $points }
short-wharf = quai : { $n } { $good } +{ $points }
short-extra = +1 { $good }
short-keep = { $good ->
    [corn] garde 1 maïs
    [indigo] garde 1 indigo
    [sugar] garde 1 sucre
    [tobacco] garde 1 tabac
   *[coffee] garde 1 café
}
short-pass-take-tile = ne prend rien
short-pass-build-one = ne bâtit rien
short-pass-sell-barrel = ne vend rien
short-pass-load-ship = ne charge rien

## Ending

ending-round = tour { $n }
ending-barrels = Ce que sont devenus les tonneaux
ending-shipped = expédiés
ending-wharf = par le quai
ending-sold = vendus
ending-lost = perdus
ending-left = restés à la fin
ending-doubloons = D’où viennent les doublons
ending-from-roles = posés sur les personnages
ending-from-prospector = chercheur d’or
ending-from-sales = ventes
ending-from-factory = manufacture
ending-income = Doublons gagnés, par tour
ending-built = Ce qui a été construit
ending-plants = Bâtiments industriels
ending-violet = Petits bâtiments mauves
ending-large = Grands bâtiments
ending-spent = Doublons dépensés
ending-plantations = Plantations
ending-quarries = Carrières
ending-roles = Personnages pris

## Ce que dit le bouton qui valide

do-role = Prendre { $role }
do-take = { $tile ->
    [quarry] Poser { $word }
   *[other] Planter { $word }
}
do-build = Construire { $building }
do-produce = Prendre 1 { $good }
do-sell = Vendre 1 { $good }
do-ship = Charger { $n } { $good }
do-wharf = Expédier { $n } { $good }
do-keep = Garder 1 { $good }
do-draw = Piocher une plantation
do-colonist = Prendre un colon

## Ce qu’on peut demander encore

tile-quarry-help = Une carrière occupée baisse d’un doublon le prix d’un bâtiment ; 1 au plus compte dans la première colonne, puis 2, 3 et 4.
thing-plantations = Plantations
thing-plantations-help = Le maïs ne demande aucun bâtiment. Pour chaque tonneau d’indigo, de sucre, de tabac ou de café, il faut une plantation occupée et un cercle occupé dans le bâtiment industriel.
thing-goods = Marchandises
thing-goods-help = Les tonneaux se vendent dans la phase du marchand ou se chargent dans celle du capitaine. Après le capitaine, on garde 1 tonneau et ce que tiennent les entrepôts ; le reste est perdu.
thing-house = Magasin
thing-house-help = Il a 4 places et n’achète chaque sorte qu’une fois, sauf à qui a le comptoir. Le maïs se vend 0, l’indigo 1, le sucre 2, le tabac 3, le café 4 doublons. Plein à la fin de la phase du marchand, il est vidé.
thing-ship = Navires
thing-ship-help = Un navire ne prend qu’une sorte, et une sorte ne va que sur un navire. Qui peut charger doit charger, autant de tonneaux que possible. Un navire plein part après la phase du capitaine.
thing-supply = Réserve
thing-supply-help = On ne produit que les tonneaux qui sont en réserve. Prix de vente : maïs 0, indigo 1, sucre 2, tabac 3, café 4.
thing-colonists = Colons
thing-colonists-help = Après la phase de l’intendant, le navire embarque autant de colons qu’il y a de cercles vides sur tous les bâtiments, au moins un par joueur. Si la réserve n’y suffit pas, ce tour est le dernier.
thing-sanjuan = San Juan
thing-sanjuan-help = Les colons sans cercle attendent ici. On pourra les placer à la prochaine phase de l’intendant.
thing-points = Points
thing-points-help = Les jetons des tonneaux chargés, les points imprimés sur vos bâtiments, et ce qu’ajoutent les grands bâtiments occupés. Quand le dernier jeton est pris, ce tour est le dernier.
thing-governor = Gouverneur
thing-governor-help = Le gouverneur choisit le premier personnage du tour ; puis la carte passe au voisin de gauche.
thing-roles = Personnages
thing-roles-help = À son tour, chacun prend l’un des personnages restants. Tous jouent sa phase en sens horaire ; celui qui l’a pris commence et a son privilège. À la fin du tour, un doublon est posé sur chaque personnage que personne n’a pris.
thing-stock = Plantations face cachée
thing-stock-help = Après la phase du planteur, on en retourne une de plus qu’il n’y a de joueurs. Quand la pioche est épuisée, la défausse forme la nouvelle pioche.

log-nobody-take-tile = Personne ne peut prendre de jeton.
log-nobody-build-one = Personne ne peut construire.
log-nobody-sell-barrel = Personne ne peut vendre.
log-nobody-load-ship = Personne ne peut charger.

## Le nom d’une image

word-colonists = colons
word-tiles = jetons

## L’écran du terminal

about = Choisir des personnages, planter, bâtir, expédier.
command-offer = bâtiments
help-offer = les bâtiments à construire, et votre prix
help-fill = placer tous les colons au mieux d’un seul coup
