### Ce que disent les écrans du terminal en plus des textes des jeux, en français.

## San Juan

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
    [one] { $n } face cachée
   *[other] { $n } face cachée
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
sj-new = neuf
sj-bank-used = utilisée
sj-covered = recouverts : { $cards }
sj-hand-key = coût, ★ points
sj-aside-mark = * carte regardée ou dévoilée
sj-column-card = Carte
sj-column-cost = Coût
sj-column-yours = Pour vous
sj-column-points = Points
sj-column-help = Effet

## Les Châteaux de Bourgogne

cb-round = phase { $phase }, tour { $n } sur 5
cb-white = dé blanc { $n }
cb-board = plateau { $name }
cb-order = Ordre
cb-depot = Dépôt { $n }
cb-black = Noir
cb-to-come = À venir
cb-bonus = Bonus
cb-bonus-left = { $colour } { $large }/{ $small }
cb-dice = dés { $dice }
cb-dice-used = plus de dés
cb-workers = { $n ->
    [one] { $n } ouvrier
   *[other] { $n } ouvriers
}
cb-silver = { $n ->
    [one] { $n } pépite
   *[other] { $n } pépites
}
cb-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
cb-sold = { $n ->
    [one] { $n } vendue
   *[other] { $n } vendues
}
cb-goods = March.
cb-storage = Stock
cb-knowledge = Connais.
cb-none = aucune
cb-empty = vide
cb-nobody-yet = plateau pas encore choisi
cb-chosen-secretly = plateau choisi en secret
cb-board-ours = plateau { $name } (notre reconstitution)
cb-dice-none = dés pas encore lancés
cb-full = plein
cb-regions = Districts
cb-phases = Phases
cb-sale = Vente
cb-sale-points = { $n ->
    [one] { $n } point par marchandise, 1 pépite par vente
   *[other] { $n } points par marchandise, 1 pépite par vente
}
cb-key-space = b4 12 : nombre 4, case 12
cb-key-tile = [Mar] : posée
cb-letter-building = b
cb-letter-animal = a
cb-letter-knowledge = k
cb-letter-castle = c
cb-letter-mine = m
cb-letter-ship = n
cb-code-warehouse = Ent
cb-code-watchtower = Tou
cb-code-carpenter = Ate
cb-code-church = Égl
cb-code-market = Mar
cb-code-boarding-house = Pen
cb-code-bank = Ban
cb-code-city-hall = Hôt
cb-code-castle = Châ
cb-code-mine = Min
cb-code-ship = Nav
cb-code-cow = va
cb-code-sheep = mo
cb-code-pig = co
cb-code-chicken = po
cb-code-knowledge = K{ $n }
cb-column-where = Où
cb-column-tile = Tuile
cb-column-help = Effet
cb-where-depot = dépôt { $n }
cb-where-black = dépôt noir
cb-where-storage = stock
cb-where-estate = domaine

## La Cité d’Or

gc-first = { $player } est premier joueur
gc-special = décompte spécial après la manche { $n }
gc-auction = Enchères
gc-free = libre
gc-coin = + 1 pièce
gc-price = expulser coûte { $n }
gc-building = toutes les cartes sont prises
gc-score = Score
gc-left = { $n ->
    [one] encore { $n } carte (dos { $back })
   *[other] encore { $n } cartes (prochain dos { $back })
}
gc-goods = March.
gc-pile = pile { $n }
gc-stocks = Réserves
gc-keys = { $n ->
    [one] { $n } clé
   *[other] { $n } clés
}
gc-bonus = { $n ->
    [one] { $n } carte bonus
   *[other] { $n } cartes bonus
}
gc-coins = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
gc-deck = pioche { $n }
gc-discards = défausse { $n }
gc-letters = { $n ->
    [one] { $n } lettre
   *[other] { $n } lettres
}
gc-posts = { $n ->
    [one] reste { $n } comptoir
   *[other] reste { $n } comptoirs
}
gc-black = { $n ->
    [one] { $n } comptoir noir
   *[other] { $n } comptoirs noirs
}
gc-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
gc-stuck = bloqué
gc-cards = Cartes
gc-held-bonus = Bonus
gc-unknown = { $n ->
    [one] { $n } inconnue
   *[other] { $n } inconnues
}
gc-none = aucune
gc-island = Île
gc-city = Cité
gc-ports = ports
gc-inner = int.
gc-reward-nothing = –
gc-reward-coin1 = 1 pièce
gc-reward-coin2 = 2 pièces
gc-reward-landscape = carte
gc-reward-key = clé
gc-reward-bonus = bonus
gc-reward-goods = march.
gc-zone = { $n }
gc-closed = fermée
gc-coast = côte { $landscape } :
gc-zone-coin = { $n } + pièce
gc-zone-card = { $n } + carte
gc-key-road = → relié à vos comptoirs
gc-key-letters = 5, 10 : lettres du prochain comptoir
gc-column-place = Lieu
gc-column-reward = Donne
gc-column-roads = Des routes mènent à
