### San Juan en français, avec les termes du livret. Les identifiants sont ceux de data.py, avec - pour _.

## Marchandises

good-indigo = indigo
    .some = de l’indigo
good-sugar = sucre
    .some = du sucre
good-tobacco = tabac
    .some = du tabac
good-coffee = café
    .some = du café
good-silver = argent
    .some = de l’argent
good-customs = marchandise de la douane
    .some = la marchandise de la douane

## Bâtiments : nom, avec articles, ce que dit la carte, ce qu’elle veut dire

building-indigo-plant = Teinturerie d’indigo
    .the = la teinturerie d’indigo
    .a = une teinturerie d’indigo
    .card = teinturerie d’indigo
building-indigo-plant-short = Teinturerie
building-indigo-plant-card = Produit de l’indigo
building-indigo-plant-help = Producteur : peut porter une marchandise, de l’indigo.
building-sugar-mill = Moulin à sucre
    .the = le moulin à sucre
    .a = un moulin à sucre
    .card = moulin à sucre
building-sugar-mill-card = Produit du sucre
building-sugar-mill-help = Producteur : peut porter une marchandise, du sucre.
building-tobacco-storage = Séchoir à tabac
    .the = le séchoir à tabac
    .a = un séchoir à tabac
    .card = séchoir à tabac
building-tobacco-storage-card = Produit du tabac
building-tobacco-storage-help = Producteur : peut porter une marchandise, du tabac.
building-coffee-roaster = Brûlerie de café
    .the = la brûlerie de café
    .a = une brûlerie de café
    .card = brûlerie de café
building-coffee-roaster-card = Produit du café
building-coffee-roaster-help = Producteur : peut porter une marchandise, du café.
building-silver-smelter = Fonderie d’argent
    .the = la fonderie d’argent
    .a = une fonderie d’argent
    .card = fonderie d’argent
building-silver-smelter-short = Fonderie
building-silver-smelter-card = Produit de l’argent
building-silver-smelter-help = Producteur : peut porter une marchandise, de l’argent.
building-smithy = Forge
    .the = la forge
    .a = une forge
    .card = forge
building-smithy-card = Production :|1 carte de moins
building-smithy-help = Bâtisseur : vous payez 1 carte de moins pour les bâtiments de production.
building-gold-mine = Mine d’or
    .the = la mine d’or
    .a = une mine d’or
    .card = mine d’or
building-gold-mine-card = 4 coûts différents :|la moins chère
building-gold-mine-help = Après le chercheur d’or : vous pouvez dévoiler 4 cartes ; si leurs coûts sont tous différents, vous gardez la moins chère.
building-archive = Cadastre
    .the = le cadastre
    .a = un cadastre
    .card = cadastre
building-archive-card = Défaussez de|toute votre main
building-archive-help = Maire : les cartes piochées rejoignent d’abord votre main ; vous défaussez celles que vous voulez.
building-archive-2004 = Archives
    .the = les archives
    .a = des archives
    .card = archives
building-poor-house = Refuge
    .the = le refuge
    .a = un refuge
    .card = refuge
building-poor-house-card = 0 ou 1 carte|en main : +1
building-poor-house-help = Bâtisseur : après avoir construit, s’il vous reste 0 ou 1 carte en main, vous en piochez 1.
building-poor-house-2004 = Asile
    .the = l’asile
    .a = un asile
    .card = asile
building-black-market = Marché noir
    .the = le marché noir
    .a = un marché noir
    .card = marché noir
building-black-market-card = Payez jusqu’à 2|en marchandises
building-black-market-help = Bâtisseur : jusqu’à 2 de vos marchandises peuvent payer 1 carte chacune.
building-trading-post = Boutique
    .the = la boutique
    .a = une boutique
    .card = boutique
building-trading-post-card = Vendez 1 de plus
building-trading-post-help = Marchand : vous pouvez vendre 1 marchandise de plus.
building-trading-post-2004 = Échoppe
    .the = l’échoppe
    .a = une échoppe
    .card = échoppe
building-well = Puits
    .the = le puits
    .a = un puits
    .card = puits
building-well-card = Dès 2 produites :|1 carte
building-well-help = Producteur : si vous produisez au moins 2 marchandises, vous piochez 1 carte.
building-market-stand = Petit marché
    .the = le petit marché
    .a = un petit marché
    .card = petit marché
building-market-stand-card = Dès 2 vendues :|1 carte
building-market-stand-help = Marchand : si vous vendez au moins 2 marchandises, vous piochez 1 carte.
building-market-stand-2004 = Étalage
    .the = l’étalage
    .a = un étalage
    .card = étalage
building-crane = Grue
    .the = la grue
    .a = une grue
    .card = grue
building-crane-card = Bâtissez sur un|de vos bâtiments
building-crane-help = Bâtisseur : vous pouvez construire par-dessus un de vos bâtiments et payer son coût en moins.
building-tower = Phare
    .the = le phare
    .a = un phare
    .card = phare
building-tower-card = 12 cartes en main
building-tower-help = Début de manche : vous pouvez garder 12 cartes au lieu de 7.
building-tower-2004 = Tour
    .the = la tour
    .a = une tour
    .card = tour
building-chapel = Chapelle
    .the = la chapelle
    .a = une chapelle
    .card = chapelle
building-chapel-card = 1 carte dessous :|1 point
building-chapel-help = Début de manche : vous pouvez glisser dessous 1 carte de votre main, 1 point chacune à la fin ; personne d’autre ne les compte.
building-aqueduct = Aqueduc
    .the = l’aqueduc
    .a = un aqueduc
    .card = aqueduc
building-aqueduct-card = Produit 1 de plus
building-aqueduct-help = Producteur : vous pouvez produire 1 marchandise de plus.
building-carpenter = Atelier
    .the = l’atelier
    .a = un atelier
    .card = atelier
building-carpenter-card = Bâtiment beige|construit : 1 carte
building-carpenter-help = Bâtisseur : après avoir construit un bâtiment beige, vous piochez 1 carte.
building-carpenter-2004 = Scierie
    .the = la scierie
    .a = une scierie
    .card = scierie
building-prefecture = Villa
    .the = la villa
    .a = une villa
    .card = villa
building-prefecture-card = Gardez 2 cartes|au lieu d’une
building-prefecture-help = Maire : vous gardez 2 des cartes piochées au lieu d’une.
building-prefecture-2004 = Préfecture
    .the = la préfecture
    .a = une préfecture
    .card = préfecture
building-market-hall = Grand marché
    .the = le grand marché
    .a = un grand marché
    .card = grand marché
building-market-hall-card = 1 vendue ou plus :|1 carte
building-market-hall-help = Marchand : si vous vendez au moins 1 marchandise, vous piochez 1 carte.
building-market-hall-2004 = Marché
    .the = le marché
    .a = un marché
    .card = marché
building-quarry = Carrière
    .the = la carrière
    .a = une carrière
    .card = carrière
building-quarry-card = Bâtiments beiges :|1 carte de moins
building-quarry-help = Bâtisseur : vous payez 1 carte de moins pour les bâtiments beiges.
building-library = Bibliothèque
    .the = la bibliothèque
    .a = une bibliothèque
    .card = bibliothèque
building-library-card = Votre privilège|compte double
building-library-help = Le privilège de votre personnage compte double ; à deux joueurs, une fois par manche.
building-statue = Statue
    .the = la statue
    .a = une statue
    .card = statue
building-statue-card = Un monument
building-statue-help = Un monument : des points, et il compte pour l’arc de triomphe.
building-victory-column = Colonne
    .the = la colonne
    .a = une colonne
    .card = colonne
building-victory-column-card = Un monument
building-victory-column-help = Un monument : des points, et il compte pour l’arc de triomphe.
building-hero = Bronze
    .the = le bronze
    .a = un bronze
    .card = bronze
building-hero-card = Un monument
building-hero-help = Un monument : des points, et il compte pour l’arc de triomphe.
building-hero-2004 = Héros
    .the = le héros
    .a = un héros
    .card = héros
building-guild-hall = Guilde
    .the = la guilde
    .a = une guilde
    .card = guilde
building-guild-hall-card = 1 par bâtiment de|production et type
building-guild-hall-help = À la fin : 1 point par bâtiment de production, et 1 par type de production.
building-city-hall = Hôtel de ville
    .the = l’hôtel de ville
    .a = un hôtel de ville
    .card = hôtel de ville
building-city-hall-card = 1 par|bâtiment beige
building-city-hall-help = À la fin : 1 point par bâtiment beige, celui-ci compris.
building-triumphal-arch = Arc de triomphe
    .the = l’arc de triomphe
    .a = un arc de triomphe
    .card = arc de triomphe
building-triumphal-arch-card = 4, 6, 8 pour 1, 2,|3 monuments
building-triumphal-arch-help = À la fin : 4, 6 ou 8 points pour 1, 2 ou 3 monuments.
building-palace = Palais
    .the = le palais
    .a = un palais
    .card = palais
building-palace-card = 1 par tranche de|4 autres points
building-palace-help = À la fin, en dernier : 1 point par tranche de 4 autres points.
building-office-building = Fournisseur
    .the = le fournisseur
    .a = un fournisseur
    .card = fournisseur
building-office-building-card = Échangez 1 ou|2 cartes
building-office-building-help = Début de manche : vous pouvez défausser 1 ou 2 cartes et en piocher autant.
building-guard-room = Caserne
    .the = la caserne
    .a = une caserne
    .card = caserne
building-guard-room-card = Les autres ne|gardent que 6
building-guard-room-help = Début de manche : qui n’a pas de caserne ne garde que 6 cartes ; avec un phare, 12.
building-hut = Hutte
    .the = la hutte
    .a = une hutte
    .card = hutte
building-hut-card = Aucune vente :|1 carte
building-hut-help = Marchand : si personne n’a rien vendu, vous piochez 1 carte.
building-tavern = Pension
    .the = la pension
    .a = une pension
    .card = pension
building-tavern-card = Le moins de|bâtiments : 1 carte
building-tavern-help = Fin de la phase du bâtisseur : si personne n’a moins de bâtiments que vous et que quelqu’un en a plus, vous piochez 1 carte.
building-park = Parc
    .the = le parc
    .a = un parc
    .card = parc
building-park-card = Grue par-dessus :|6 de moins
building-park-help = Bâtisseur : recouvert avec une grue, il épargne 6 cartes au lieu de 3.
building-customs-office = Douane
    .the = la douane
    .a = une douane
    .card = douane
building-customs-office-card = Reçoit 1 marchan-|dise, vendue 2
building-customs-office-help = Maire : vide, elle reçoit une carte face cachée, une marchandise qui se vend 2 quel que soit le cours.
building-bank = Banque
    .the = la banque
    .a = une banque
    .card = banque
building-bank-card = Une fois : cartes|dessous, 1 point
building-bank-help = Début de manche, une fois par partie : vous pouvez glisser dessous autant de cartes que vous voulez, 1 point chacune.
building-harbor = Port
    .the = le port
    .a = un port
    .card = port
building-harbor-card = 1 vente dessous :|1 point
building-harbor-help = Marchand : une marchandise vendue peut être glissée dessous, 1 point chacune.
building-goldsmith = Orfèvrerie
    .the = l’orfèvrerie
    .a = une orfèvrerie
    .card = orfèvrerie
building-goldsmith-card = Dévoilez 1 carte|que nul n’a bâtie
building-goldsmith-help = Après le chercheur d’or : vous pouvez dévoiler 1 carte, et la garder si personne n’a ce bâtiment en jeu.
building-residence = Résidence
    .the = la résidence
    .a = une résidence
    .card = résidence
building-residence-card = 4+3+2+1 par lot|de même coût
building-residence-help = À la fin : 4, puis 3, 2 et 1 points pour des lots de trois bâtiments différents de même coût.
building-cathedral = Cathédrale
    .the = la cathédrale
building-cathedral-card = Les 6 adverses :|4+3+2+1 points
building-cathedral-help = À côté des personnages : chacun peut la construire. À la fin : 4, puis 3, 2 et 1 points pour les premiers bâtiments à 6 des adversaires.
building-gold-mine-card-2004 = 4 coûts différents :|une au choix
building-gold-mine-help-2004 = Après le chercheur d’or : vous pouvez dévoiler 4 cartes ; si leurs coûts sont tous différents, vous en gardez une au choix.
building-guild-hall-card-2004 = 2 par bâtiment|de production
building-guild-hall-help-2004 = À la fin : 2 points par bâtiment de production.
## Personnages : nom, privilège en quelques mots, ce qui se passe

role-builder = Bâtisseur
    .the = le bâtisseur
role-builder-privilege = 1 carte de moins
role-builder-help = Chacun peut construire un bâtiment et en paie le coût en cartes. Celui qui a choisi le personnage paie une carte de moins.
role-producer = Producteur
    .the = le producteur
role-producer-privilege = 1 de plus
role-producer-help = Chacun peut produire une marchandise sur un bâtiment de production vide. Celui qui a choisi le personnage peut en produire une de plus.
role-trader = Marchand
    .the = le marchand
role-trader-privilege = 1 vente de plus
role-trader-help = On retourne la première carte Maison de commerce ; chacun peut vendre une marchandise au prix indiqué, en cartes. Celui qui a choisi le personnage peut en vendre une de plus.
role-mayor = Maire
    .the = le maire
role-mayor-privilege = regarde 5 cartes
role-mayor-help = Chacun regarde deux cartes et en garde une. Celui qui a choisi le personnage en regarde cinq.
role-prospector = Chercheur d’or
    .the = le chercheur d’or
role-prospector-privilege = pioche 1 carte
role-prospector-help = Celui qui a choisi le personnage pioche une carte. Les autres ne font rien, sauf avec une mine d’or ou une orfèvrerie.

## Sortes et fins

kind-production = production
kind-city = beige
kind-monument = monument
kind-six = fin de partie
end-buildings = douze bâtiments dans une cité
end-standstill = cinquante manches sans nouveau bâtiment

## Le plateau

board-title = San Juan
board-round = manche { $n }
board-over = { $n ->
    [one] { $names } gagne
   *[other] victoire partagée : { $names }
}
board-governor = gouverneur : { $name }
board-in-play = { $role } : { $name }
board-to-play = à { $name } de jouer
board-seat = Siège { $n }

panel-roles = Personnages
panel-tile = Maison de commerce
panel-piles = Pioche
panel-hand = Votre main
panel-aside-look = Cartes que vous regardez
panel-aside-other = { $name } regarde des cartes
panel-aside-shown = Cartes dévoilées
panel-city = Cité · { $name }

tile-now = prix actuels
tile-last = dernière retournée
tile-none = pas encore retournée
tile-next = ensuite
tile-unknown = pas encore vue

pile-deck = pioche
pile-discard = défausse
pile-cathedral = cathédrale
hand-count = { $n } · limite { $limit }
hand-empty = aucune carte
city-yours = votre cité
city-to-play = à jouer
city-count = { $n } sur 12
city-score = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
pay = payer { $n }

## Ce que dit un endroit montré

tip-role = { $name }. { $help }
tip-taken = Pris par { $name }.
tip-building = { $name }. { $help }
tip-cost = { $n ->
    [one] Coûte { $n } carte.
   *[other] Coûte { $n } cartes.
}
tip-price = { $n ->
    [0] Gratuit pour vous (imprimé : { $cost }).
    [one] Vous coûte { $n } carte (imprimé : { $cost }).
   *[other] Vous coûte { $n } cartes (imprimé : { $cost }).
}
tip-copies = { $n ->
    [one] { $n } exemplaire.
   *[other] { $n } exemplaires.
}
tip-good = { $good } : { $n } sur { $building }
tip-tucked = { $n ->
    [one] { $n } carte dessous.
   *[other] { $n } cartes dessous.
}
tip-tucked-secret = Le nombre de cartes dessous est un secret.
tip-new = Ce bâtiment vient d’être construit : il sert à partir de la phase suivante.
tip-covered = { $n ->
    [one] Bâtiment recouvert, hors jeu : { $cards }
   *[other] Bâtiments recouverts, hors jeu : { $cards }
}
tip-hand = { $name } a { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} en main
tip-tile = indigo { $a }, sucre { $b }, tabac { $c }, café { $d }, argent { $e }
tip-deck = { $n ->
    [one] pioche : { $n } carte
   *[other] pioche : { $n } cartes
}
tip-discard = { $n ->
    [one] défausse : { $n } carte
   *[other] défausse : { $n } cartes
}
tip-discard-secret = défausse : son nombre trahirait celui des cartes sous une chapelle
tip-cathedral-gone = La cathédrale est construite.
tip-governor = { $name } est gouverneur

desc-seat = { $name } : { $buildings ->
    [one] { $buildings } bâtiment
   *[other] { $buildings } bâtiments
}, { $points ->
    [one] { $points } point visible
   *[other] { $points } points visibles
}, { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
} en main, { $goods ->
    [one] { $goods } marchandise
   *[other] { $goods } marchandises
}.

## Questions : à qui, et quoi

prompt-choose-role = { $player }, choisissez un personnage.
prompt-library-serves = { $player }, votre bibliothèque double-t-elle ce privilège ? Sinon, elle servira à votre second personnage.
prompt-office-exchange = { $n ->
    [0] { $player }, vous pouvez défausser une ou deux cartes et en piocher autant avec le fournisseur.
   *[other] { $player }, vous pouvez défausser une seconde carte avec le fournisseur.
}
prompt-use-chapel = { $player }, vous pouvez glisser une carte sous votre chapelle.
prompt-chapel-card = { $player }, choisissez la carte qui va sous votre chapelle.
prompt-bank-cards = { $n ->
    [0] { $player }, vous pouvez glisser des cartes sous votre banque, une seule fois dans la partie.
   *[other] { $player }, choisissez une autre carte pour la banque, ou fermez-la.
}
prompt-build-one = { $n ->
    [one] { $player }, vous pouvez construire ; vous avez { $n } carte.
   *[other] { $player }, vous pouvez construire ; vous avez { $n } cartes.
}
prompt-use-crane = { $player }, choisissez où construire { $building } : sur une place libre, ou avec la grue par-dessus un bâtiment.
prompt-build-over = { $player }, choisissez le bâtiment { QUE($building) } recouvre.
prompt-spend-goods = { $n ->
    [one] { $player }, il reste { $n } carte à payer ; une marchandise peut servir au marché noir.
   *[other] { $player }, il reste { $n } cartes à payer ; des marchandises peuvent servir au marché noir.
}
prompt-pay-cards = { $n ->
    [one] { $player }, payez avec { $n } carte.
   *[other] { $player }, payez avec { $n } cartes, de gauche à droite.
}
prompt-discard-cards = { $n ->
    [one] { $player }, défaussez { $n } carte.
   *[other] { $player }, défaussez { $n } cartes, de gauche à droite.
}
prompt-make-goods = { $n ->
    [one] { $player }, vous pouvez produire { $n } marchandise.
   *[other] { $player }, vous pouvez produire jusqu’à { $n } marchandises.
}
prompt-sell-goods = { $n ->
    [one] { $player }, vous pouvez vendre { $n } marchandise.
   *[other] { $player }, vous pouvez vendre jusqu’à { $n } marchandises.
}
prompt-harbor-tucks = { $player }, vous pouvez glisser la marchandise vendue ({ $good }) sous votre port.
prompt-council = { $n ->
    [one] { $player }, vous pouvez regarder { $n } carte.
   *[other] { $player }, vous pouvez regarder { $n } cartes.
}
prompt-keep-cards = { $n ->
    [one] { $player }, choisissez la carte que vous gardez.
   *[other] { $player }, choisissez { $n } cartes à garder.
}
prompt-prospect = { $n ->
    [one] { $player }, vous pouvez piocher { $n } carte.
   *[other] { $player }, vous pouvez piocher { $n } cartes.
}
prompt-open-mine = { $player }, vous pouvez dévoiler quatre cartes avec votre mine d’or.
prompt-mine-find = { $player }, choisissez la carte que vous gardez de votre mine d’or.
prompt-open-smith = { $player }, vous pouvez dévoiler une carte avec votre orfèvrerie.
prompt-wait = C’est à { $player } de jouer.
prompt-chance = La prochaine carte n’est pas encore piochée.
prompt-over = La partie est finie.

## Actions : ce que dit un bouton

action-role = Prendre { $role }
action-double = Doubler le privilège avec la bibliothèque
action-look = { $n ->
    [one] Regarder { $n } carte
   *[other] Regarder { $n } cartes
}
action-draw = { $n ->
    [one] Piocher { $n } carte
   *[other] Piocher { $n } cartes
}
action-harbor = La glisser sous le port
action-mine = Dévoiler quatre cartes
action-smith = Dévoiler une carte
action-produce = Produire { $good }
action-sell = { $n ->
    [one] Vendre { $good } pour { $n } carte
   *[other] Vendre { $good } pour { $n } cartes
}
action-spend = Payer avec { $good }
action-build = { $n ->
    [0] Construire { $building } gratuitement
    [one] Construire { $building } pour { $n } carte
   *[other] Construire { $building } pour { $n } cartes
}
action-build-with = { $n ->
    [one] Construire { $building } pour { $n } carte : { $cards }
   *[other] Construire { $building } pour { $n } cartes : { $cards }
}
action-build-over = { $n ->
    [0] Construire { $building } sur { $covered }, gratuitement
    [one] Construire { $building } sur { $covered }, pour { $n } carte
   *[other] Construire { $building } sur { $covered }, pour { $n } cartes
}
action-build-crane = { $n ->
    [0] Construire { $building } avec la grue, au mieux gratuitement
    [one] Construire { $building } avec la grue, pour { $n } carte ou plus
   *[other] Construire { $building } avec la grue, pour { $n } cartes ou plus
}
action-cover = { $n ->
    [0] Par-dessus { $building }, gratuitement
    [one] Par-dessus { $building }, pour { $n } carte
   *[other] Par-dessus { $building }, pour { $n } cartes
}
action-pay = Payer avec { $card }
action-discard = Défausser { $card }
action-keep = { $points ->
    [0] Garder { $card } (coût { $cost }) : { $power }
    [one] Garder { $card } (coût { $cost }, { $points } point) : { $power }
   *[other] Garder { $card } (coût { $cost }, { $points } points) : { $power }
}
action-tuck = Glisser { $card } sous la chapelle
action-bank = Glisser { $card } sous la banque
action-pass-library-serves = Garder la bibliothèque pour le second personnage
action-pass-office-exchange = Ne plus défausser
action-pass-office-exchange-none = Ne rien défausser
action-chapel = Glisser une carte sous la chapelle
action-pass-use-chapel = Ne rien glisser
action-pass-bank-cards = Ne plus rien glisser
action-pass-bank-cards-none = Ne rien glisser
action-pass-build-one = Ne rien construire
action-pass-use-crane = Construire sur une place libre
action-pass-spend-goods = Payer le reste en cartes
action-pass-make-goods = Ne plus produire
action-pass-make-goods-none = Ne rien produire
action-pass-sell-goods = Ne plus vendre
action-pass-sell-goods-none = Ne rien vendre
action-pass-harbor-tucks = La défausser
action-pass-council = Ne rien regarder
action-pass-prospect = Ne rien piocher
action-pass-open-mine = Laisser la mine
action-pass-open-smith = Ne rien dévoiler

fact-building = Vous coûte { $price } (imprimé : { $cost }) ; vaut { $points ->
    [0] zéro en soi
    [one] { $points } point
   *[other] { $points } points
} ; { $copies } dans la boîte.

## Le journal : qui a fait quoi

log-role = { $player } prend { $role }.
log-library-serves = { $player } double son privilège avec la bibliothèque.
log-tile = La carte Maison de commerce paie, de l’indigo à l’argent : { $prices }.
log-build = { $n ->
    [0] { $player } construit { $building } gratuitement.
    [one] { $player } construit { $building } pour { $n } carte.
   *[other] { $player } construit { $building } pour { $n } cartes.
}
log-build-asked = { $player } construit { $building }.
log-paid = { $n ->
    [0] { $player } construit sur une place libre, gratuitement.
    [one] { $player } construit sur une place libre, pour { $n } carte.
   *[other] { $player } construit sur une place libre, pour { $n } cartes.
}
log-cover = { $n ->
    [0] { $player } construit par-dessus { $building }, gratuitement.
    [one] { $player } construit par-dessus { $building }, pour { $n } carte.
   *[other] { $player } construit par-dessus { $building }, pour { $n } cartes.
}
log-spend = { $player } paie avec { $good } au marché noir.
log-produce = { $player } produit { $good }.
log-sell = { $n ->
    [one] { $player } vend { $good } pour { $n } carte.
   *[other] { $player } vend { $good } pour { $n } cartes.
}
log-harbor-tucks = { $player } glisse une marchandise vendue sous son port.
log-open-mine = { $player } ouvre sa mine d’or.
log-open-smith = { $player } utilise son orfèvrerie.
log-customs = { $player } reçoit une marchandise à sa douane.
log-bank = { $player } glisse une carte sous sa banque.
log-bank-card = { $player } glisse { $card } sous sa banque.
log-chapel = { $player } va à la chapelle.
log-tuck-card = { $player } glisse { $card } sous sa chapelle.
log-keep-card = { $player } garde { $card }.
log-discard = { $player } défausse une carte.
log-discard-card = { $player } défausse { $card }.
log-draws = { $n ->
    [one] { $player } pioche { $n } carte.
   *[other] { $player } pioche { $n } cartes.
}
log-draws-cards = { $n ->
    [one] { $player } pioche { $n } carte : { $cards }.
   *[other] { $player } pioche { $n } cartes : { $cards }.
}
log-draws-by = { $n ->
    [one] { $player } pioche { $n } carte ({ $source }).
   *[other] { $player } pioche { $n } cartes ({ $source }).
}
log-draws-by-cards = { $n ->
    [one] { $player } pioche { $n } carte ({ $source }) : { $cards }.
   *[other] { $player } pioche { $n } cartes ({ $source }) : { $cards }.
}
log-looks = { $n ->
    [one] { $player } regarde { $n } carte et la garde.
   *[other] { $out ->
        [0] { $player } regarde { $n } cartes et en garde { $kept }.
       *[other] { $player } pioche { $n } cartes, puis en défausse { $out } de sa main.
    }
}
log-looks-cards = { $n ->
    [one] { $player } regarde { $n } carte ({ $cards }) et la garde.
   *[other] { $out ->
        [0] { $player } regarde { $n } cartes ({ $cards }) et en garde { $kept }.
       *[other] { $player } pioche { $n } cartes ({ $cards }), puis en défausse { $out } de sa main.
    }
}
log-keep-cards = { $player } garde : { $cards }.
log-discard-cards = { $player } défausse : { $cards }.
log-pay-cards = { $player } paie avec : { $cards }.
log-nobody-producer = Personne n’a de place pour une marchandise.
log-nobody-trader = Personne n’a de marchandise à vendre.
log-reveals-one = { $kept ->
    [0] { $player } dévoile : { $cards } ; la carte n’est pas gardée, car ce bâtiment est déjà en jeu.
   *[other] { $player } dévoile et garde : { $cards }.
}
log-reveals = { $kept ->
    [0] { $player } dévoile : { $cards } ; deux coûts sont égaux, rien n’est gardé.
    [one] { $player } dévoile : { $cards }, et garde { $card }.
   *[other] { $player } dévoile : { $cards }.
}
cards-of = { $n } × { $card }
log-pass-build-one = { $player } ne construit rien.
log-cannot-build = { $player } ne peut rien construire.
log-pass-make-goods = { $player } ne produit rien.
log-pass-sell-goods = { $player } ne vend rien.
log-pass-council = { $player } ne regarde rien.
log-pass-prospect = { $player } ne pioche rien.
log-governor = { $player } est gouverneur de la manche { $n }.
log-over = { $n ->
    [one] La partie est finie ({ $why }) : { $winners } gagne
   *[other] La partie est finie ({ $why }) : { $winners } partagent la victoire
} avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## D’où viennent les points

score-buildings = Bâtiments
score-chapel = Chapelle
score-bank = Banque
score-harbor = Port
score-triumphal-arch = Arc de triomphe
score-guild-hall = Guilde
score-city-hall = Hôtel de ville
score-residence = Résidence
score-cathedral = Cathédrale
score-palace = Palais
score-ties = Main et marchandises

## Pourquoi pas : la règle qui interdit, et quand vient le tour d’une chose

why-when-role = on prend un personnage quand c’est à son tour de choisir
why-when-double = la question de la bibliothèque vient quand le gouverneur prend le premier de ses deux personnages
why-when-build = on construit dans la phase du bâtisseur
why-when-crane = la question de la grue vient quand un bâtiment a été posé, dans la phase du bâtisseur
why-when-cover = on choisit le bâtiment recouvert quand on utilise la grue, dans la phase du bâtisseur
why-when-spend = les marchandises paient par le marché noir, au moment de payer un bâtiment
why-when-pay = on paie en cartes quand un bâtiment a été posé, dans la phase du bâtisseur
why-when-produce = on produit dans la phase du producteur
why-when-sell = on vend dans la phase du marchand
why-when-harbor = on glisse une marchandise sous le port quand on la vend, dans la phase du marchand
why-when-draw = on pioche par l’action du maire ou par le privilège du chercheur d’or
why-when-keep = on garde une des cartes regardées, dans la phase du maire ou avec la mine d’or
why-when-mine = la mine d’or sert dans la phase du chercheur d’or
why-when-smith = l’orfèvrerie sert dans la phase du chercheur d’or
why-when-discard = on défausse quand la main est trop grande, ou par le pouvoir d’un bâtiment
why-when-chapel = la chapelle sert au début d’une manche
why-when-tuck = on glisse une carte sous la chapelle au début d’une manche
why-when-bank = on glisse des cartes sous la banque au début d’une manche

why-role-taken = { $player } a déjà pris { $role } pendant cette manche.
why-not-in-hand = Vous n’avez pas cette carte en main : { $card }.
why-no-cathedral = La cathédrale n’est pas disponible.
why-one-copy = Vous avez déjà { $building }, et un tel bâtiment n’est permis qu’une fois par cité.
why-cost = { $n ->
    [one] Ce bâtiment, { $building }, vous coûte 1 carte, et vous avez de quoi en payer { $have }.
   *[other] Ce bâtiment, { $building }, vous coûte { $n } cartes, et vous avez de quoi en payer { $have }.
}
why-cost-over = { $n ->
    [one] Recouvrir { $building } vous laisserait 1 carte à payer, et vous en avez { $have }.
   *[other] Recouvrir { $building } vous laisserait { $n } cartes à payer, et vous en avez { $have }.
}
why-not-in-city = Ce bâtiment n’est pas dans votre cité : { $building }.
why-crane-itself = La grue ne se recouvre pas elle-même.
why-cover-same = Un bâtiment n’en recouvre pas un du même nom.
why-full = Ce bâtiment, { $building }, porte déjà une marchandise.
why-no-good = Vous n’avez pas cette marchandise : { $good }.
why-kind-order = Les marchandises se nomment dans l’ordre, et celle-ci ({ $good }) vient avant une que vous avez déjà nommée.
why-spend-late = En commençant par cette marchandise ({ $good }), il ne resterait pas de quoi payer.
why-must-spend = Vos cartes seules ne paient pas le reste : il y faut une marchandise.
why-card-before = Les cartes se nomment de gauche à droite, et celle-ci, { $card }, vient avant une que vous avez déjà nommée.
why-card-after = { $n ->
    [one] Les cartes se nomment de gauche à droite : il ne resterait plus de carte à nommer.
   *[other] Les cartes se nomment de gauche à droite : il en faut { $n }, et à partir d’ici il y en a { $left }.
}
why-not-aside = Cette carte n’est pas parmi celles que vous regardez : { $card }.

## Options

option-expansion = Extension
option-expansion-help = Ajoute les 29 cartes des Nouveaux bâtiments et la cathédrale.
option-expansion-off = sans
option-expansion-on = Nouveaux bâtiments
option-start = Main de départ
option-start-help = Quatre cartes chacun, ou de cinq à huit selon la place, dont on garde quatre.
option-start-deal = quatre cartes distribuées
option-start-choose = quatre choisies parmi davantage
option-edition = Édition
option-edition-help = Celle de 2004 a 110 cartes, une autre mine d’or et une autre guilde.
option-edition-2018 = 2018
option-edition-2004 = 2004
option-customs-cost = Douane
option-customs-cost-help = Son coût ; la carte existe dans les deux versions. Avec l’extension seulement.
option-customs-cost-1 = coûte 1
option-customs-cost-3 = coûte 3

## Pour une première partie : un conseil par question

advice-choose-role = Tous jouent ce personnage, vous seul avez son privilège : prenez ce qu’il vous faut maintenant et qui aide le moins les autres.
advice-library-serves = Elle double un seul de vos deux privilèges dans la manche. Le bâtisseur et le producteur en profitent souvent le plus.
advice-office-exchange = Rendez ce que vous ne construirez pas : la pioche vous conviendra peut-être mieux.
advice-use-chapel = Chaque carte glissée vaut un point à la fin. Au début, une carte sert mieux à construire ; dès le milieu de partie, c’est une bonne habitude.
advice-chapel-card = Toutes les cartes y comptent autant : donnez celle que vous ne construirez jamais.
advice-bank-cards = La banque ne s’ouvre qu’une fois. Attendez que vos cartes ne puissent plus devenir des bâtiments, mais pas trop longtemps.
advice-build-one = Les cartes sont votre argent. D’abord ce qui rapporte des cartes ; les bâtiments à 6 vers la fin. Douze bâtiments terminent la partie.
advice-use-crane = Par-dessus un autre, vous ne payez que la différence ; mais l’ancien est perdu avec ses points, et la cité ne grandit pas.
advice-build-over = Recouvrez ce qui a fait son temps : plus il était cher, plus vous économisez. Une marchandise posée dessus est perdue.
advice-spend-goods = Ici, une marchandise épargne une carte ; le marchand la paierait peut-être davantage.
advice-pay-cards = Payez avec vos doubles, avec ce qui est trop cher pour vous et avec ce que vous ne pouvez pas construire deux fois.
advice-discard-cards = Gardez ce que vous pourrez construire dans les prochaines manches.
advice-make-goods = Produisez d’abord le plus précieux : l’argent et le café rapportent le plus chez le marchand.
advice-sell-goods = La carte Maison de commerce montre ce que chaque sorte rapporte. Une vente libère aussi le bâtiment pour le prochain producteur.
advice-harbor-tucks = Glissée sous le port, elle vaut un point à la fin, et la vente vous rapporte ses cartes quand même.
advice-council = Regarder ne coûte rien, et vous gardez le meilleur.
advice-keep-cards = Gardez ce que vous construirez bientôt et qui va avec votre cité.
advice-prospect = Cela ne coûte rien. Seule une main trop pleine s’y oppose.
advice-open-mine = Cela ne coûte rien : avec quatre coûts différents, une carte est à vous ; sinon, rien n’est perdu.
advice-mine-find = Prenez ce que vous pourrez construire, ou ce qu’un voisin ne doit pas avoir.
advice-open-smith = Cela ne coûte rien : la carte est à vous si personne n’a ce bâtiment.

## La table : bandeaux, cartes et signes

stage-ends = fin à 12 bâtiments
stage-fullest = cité la plus avancée : { $name }, { $n } sur 12
stage-choosing = personnages
stage-round-start = début de la manche
stage-city = Cité
stage-table = Table
stage-hand-tab = Main
stage-hand = cartes en main
stage-hand-hint = { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
} ; limite de { $limit } au début d’une manche
stage-points = points si la partie s’arrêtait maintenant
stage-points-hint = points si la partie s’arrêtait maintenant
stage-points-hint-hidden = points si la partie s’arrêtait maintenant ; les cartes sous la chapelle sont secrètes et ne sont pas comptées
stage-built-hint = bâtiments : à douze dans une cité, la partie s’achève
stage-role-taken = { $role } pour cette manche
stage-for = pour { $n }
stage-hand-count = Votre main · { $n } · limite { $limit }
stage-keep = Piochées : gardez-en { $n }
stage-kind-production = production
stage-kind-city = beige
stage-kind-monument = monument
stage-kind-six = à la fin
stage-tile-now = en cours
stage-tile-next = suivante
stage-tile-hidden = cachée
stage-tile-order = Cartes Maison de commerce dans leur ordre, si elles ont été vues
stage-round-title = Manche { $n }
stage-round-help = Chaque joueur prend un personnage à son tour. Tous jouent sa phase ; celui qui l’a pris a son privilège.
stage-limit = Limite de la main au début d’une manche : { $n }.

## Ce qu’apporterait un personnage

gain-may-build = peut bâtir
gain-build = { $n ->
    [0] rien à bâtir
   *[other] bâtir : { $n } choix
}
gain-make = { $who ->
    [you] produire { $n } { $goods }
   *[seat] produit { $n } { $goods }
}
gain-sell = { $who ->
    [you] vendre { $n }
   *[seat] peut vendre { $n }
}
gain-sell-for = { $who ->
    [you] vendre { $n } pour { $cards }
   *[seat] vend { $n } pour { $cards }
}
gain-look = { $who ->
    [you] voir { $n }, garder { $kept }
    [you-archive] voir { $n }, défausser { $out }
    [seat-archive] voit { $n }, défausse { $out }
   *[seat] voit { $n }, garde { $kept }
}
gain-draw = { $who ->
    [you] piocher { $n }
   *[seat] pioche { $n }
}
gain-mine = mine d’or
gain-smith = orfèvrerie

## Décisions entières : ce que dit le bouton, la question, une ligne d’aide, ce qui est écrit sur ce qu’on choisit

form-role-and = { $role } · { $what }
form-build = Construire
form-build-this = Construire { $building }
form-build-prompt = { $player }, payez { $building }.
form-build-over = Construire dessus
form-build-over-hint = { $building }, par-dessus { $covered }
form-build-hint = Choisissez les cartes qui paient.
form-build-hint-goods = Les cartes paient, et jusqu’à deux marchandises.
form-pay = Payer
form-pay-prompt = { $n ->
    [one] { $player }, payez { $n } carte.
   *[other] { $player }, payez { $n } cartes.
}
form-pay-hint = Choisissez les cartes qui paient.
form-pay-verb = paie
form-discard = { $n ->
    [one] Défausser { $n } carte
   *[other] Défausser { $n } cartes
}
form-discard-prompt = { $n ->
    [one] { $player }, défaussez { $n } carte.
   *[other] { $player }, défaussez { $n } cartes.
}
form-discard-hint = Choisissez-les, puis confirmez.
form-discard-verb = défaussée
form-exchange = Échanger
form-exchange-prompt = { $n ->
    [one] { $player }, échangez encore { $n } carte.
   *[other] { $player }, échangez jusqu’à { $n } cartes.
}
form-exchange-hint = Vous piochez autant de cartes que vous en défaussez.
form-exchange-verb = défaussée
form-bank = Glisser sous la banque
form-bank-prompt = { $player }, glissez des cartes sous la banque.
form-bank-hint = Une seule fois dans la partie ; 1 point par carte.
form-bank-verb = dessous
form-keep = { $n ->
    [one] Garder { $n } carte
   *[other] Garder { $n } cartes
}
form-keep-this = Garder { $card }
form-keep-prompt = { $n ->
    [one] { $player }, gardez { $n } carte.
   *[other] { $player }, gardez { $n } cartes.
}
form-keep-hint = Les autres sont défaussées.
form-keep-verb = gardée
form-make = Produire
form-make-prompt = { $n ->
    [one] { $player }, produisez { $n } marchandise.
   *[other] { $player }, produisez jusqu’à { $n } marchandises.
}
form-make-hint = Choisissez des bâtiments de production vides.
form-make-verb = +1
form-sell = Vendre
form-sell-prompt = { $n ->
    [one] { $player }, vendez { $n } marchandise.
   *[other] { $player }, vendez jusqu’à { $n } marchandises.
}
form-sell-hint = Choisissez des marchandises de votre cité.
form-sell-verb = vendue
form-count-cards = { $most ->
    [0] gratuit
    [one] { $n } sur 1 carte
   *[other] { $n } sur { $most } cartes
}
form-count-goods = { $n } sur { $most }
missing-cards = { $n ->
    [one] encore { $n } carte à choisir
   *[other] encore { $n } cartes à choisir
}
missing-goods = { $n ->
    [one] choisissez au moins { $n } marchandise
   *[other] choisissez au moins { $n } marchandises
}
missing-fewer = { $n } de trop
missing-market = { $n ->
    [0] plus aucune marchandise ne peut payer
    [one] le marché noir n’accepte plus qu’une marchandise
   *[other] le marché noir n’accepte que { $n } marchandises
}

## Ce qui suivrait : la ligne d’action, et les comptes

gain-nothing = rien
ahead-build = main { $old } → { $new }, [[co-point]] { $from } → { $to }
ahead-hand = main { $old } → { $new }
ahead-points = points { $old } → { $new }
ahead-pays = paient : { $cards }
ahead-covers = recouvre { $building }
ahead-good-lost = la marchandise dessus est perdue
ahead-draw = { $n ->
    [one] puis { $n } carte est piochée : main { $old } → { $new }
   *[other] puis { $n } cartes sont piochées : main { $old } → { $new }
}
ahead-ends = la partie s’achève après cette phase
ahead-tile = prix encore inconnus
ahead-look = { $n ->
    [one] vous regardez { $n } carte et en gardez { $kept }
   *[other] { $out ->
        [0] vous regardez { $n } cartes et en gardez { $kept }
       *[other] vous piochez { $n } cartes, puis en défaussez { $out } de votre main
    }
}
ahead-reveal = { $n ->
    [one] { $n } carte est dévoilée
   *[other] { $n } cartes sont dévoilées
}
ahead-double = le privilège compte double
ahead-make = { $n ->
    [one] vous produisez { $n } marchandise : { $goods }
   *[other] vous produisez { $n } marchandises : { $goods }
}
ahead-harbor = une marchandise vendue va sous le port
ahead-exchange = { $n ->
    [one] puis { $n } carte est piochée à la place
   *[other] puis { $n } cartes sont piochées à la place
}
ahead-rest = { $n ->
    [0] rien n’est défaussé
    [one] { $n } carte est défaussée
   *[other] { $n } cartes sont défaussées
}
sum-cost = coût imprimé
sum-privilege = privilège du bâtisseur
sum-building = { $building }
sum-due = à payer
sum-drawn = vous piochez

## Le dernier coup en quelques lettres

short-role = prend { $role }
short-build = { $n ->
    [0] bâtit { $building }
   *[other] bâtit { $building } −{ $n }
}
short-build-crane = bâtit { $building }
short-cover = recouvre { $building }
short-make = produit { $good }
short-sell = vend { $good } pour { $n }
short-sell-customs = vend à la douane pour { $n }
short-look = { $out ->
    [0] en voit { $n }, en garde { $kept }
   *[other] en voit { $n }, en défausse { $out }
}
short-draw = { $n ->
    [one] pioche { $n } carte
   *[other] pioche { $n } cartes
}
short-use-chapel = à la chapelle
short-bank-cards = ouvre la banque
short-open-mine = ouvre la mine d’or
short-open-smith = chez l’orfèvre
short-office-exchange = échange une carte
short-library-serves = double le privilège
short-pass-build-one = ne bâtit rien
short-pass-make-goods = ne produit rien
short-pass-sell-goods = ne vend rien
short-pass-council = ne regarde rien
short-pass-prospect = ne pioche rien

## Ending

ending-round = manche { $n }
ending-points = Les bâtiments qui ont rapporté
ending-production = bâtiments de production
ending-city = bâtiments beiges
ending-monuments = monuments
ending-tucked = cartes sous des bâtiments
ending-counted = comptés à la fin
ending-draws = Cartes piochées, par manche
ending-cities = Les cités
ending-buildings = Bâtiments en tout
ending-large = à 6 et plus
ending-worth = Leur coût en cartes
ending-cards = Cartes et marchandises
ending-drawn = Cartes piochées ou regardées
ending-for-goods = dont pour des ventes
ending-paid = Cartes payées pour bâtir
ending-discarded = Cartes défaussées
ending-produced = Marchandises produites
ending-sold = Marchandises vendues
ending-roles = Personnages pris

## Ce qu’on peut encore demander

thing-prices = Maison de commerce, prix
thing-prices-help = Les cinq cartes Maison de commerce paient, de l’indigo à l’argent : 1 1 1 2 2, 1 1 2 2 2, 1 1 2 2 3, 1 2 2 2 3 et 1 2 2 3 3. Chaque marchand retourne la suivante ; leur ordre reste le même toute la partie.
thing-hand = Limite de la main
thing-hand-help = { $guard ->
    [0] Au début d’une manche, on garde 7 cartes au plus et on défausse les autres ; avec { $tower }, 12. Pendant une manche, cette limite ne compte pas.
   *[other] Au début d’une manche, on garde 7 cartes au plus, 6 sans caserne quand un autre joueur en a une, et on défausse les autres ; avec { $tower }, 12. Pendant une manche, cette limite ne compte pas.
}
thing-points = Points
thing-points-help = Chaque bâtiment vaut ses points imprimés, chaque carte glissée sous un bâtiment 1 point ; les bâtiments à 6 comptent à la fin, le palais en dernier. À égalité, les cartes en main et les marchandises décident.
thing-end = Fin de la partie
thing-end-help = La partie s’achève après la phase du bâtisseur où une cité atteint douze bâtiments.
thing-governor = Gouverneur
thing-governor-help = Le gouverneur prend le premier personnage de la manche. À la fin de la manche, la carte Gouverneur passe au voisin de gauche.
thing-piles = Piles : pioche et défausse
thing-piles-help = Les deux sont face cachée. Quand la pioche est épuisée, la défausse est mélangée et forme la nouvelle pioche.

## L’écran du terminal

about = Une cité tirée d’une main de cartes.
command-hand = main
help-hand = vos cartes : leur coût pour vous, leur valeur et leur effet
help-why = la règle d’un bâtiment ou d’un personnage : règle grue ; règle seul donne la liste

sj-tile = Commerce
sj-next = Ensuite
sj-piles = Piles
sj-deck = pioche { $n }
sj-discard = défausse { $n }
sj-discard-secret = défausse ?
sj-cathedral = cathédrale { $n }
sj-goods = March.
sj-city = Cité
sj-hand = Main
sj-aside = À part
sj-unseen = { $n ->
    [one] { $n } carte face cachée
   *[other] { $n } cartes face cachée
}
sj-cards = { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
}
sj-buildings = { $n ->
    [one] { $n } bâtiment sur 12
   *[other] { $n } bâtiments sur 12
}
sj-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
sj-points-open = { $n ->
    [one] { $n } point, plus la chapelle
   *[other] { $n } points, plus la chapelle
}
sj-new = en chantier
sj-bank-used = utilisée
sj-covered = { $n ->
    [one] bâtiment recouvert : { $cards }
   *[other] bâtiments recouverts : { $cards }
}
sj-hand-key = coût, ★ points
sj-aside-mark = * carte regardée ou dévoilée
sj-column-card = Carte
sj-column-cost = Coût
sj-column-yours = Pour vous
sj-column-points = Points
sj-column-help = Effet
