### Les Châteaux de Bourgogne en français. Les identifiants sont ceux de data.py, avec - pour _.

## Couleurs et marchandises

colour-building = bâtiment
colour-animal = animaux
colour-knowledge = connaissance
colour-castle = château
colour-mine = mine
colour-ship = navire
region-building = ville
region-animal = pâturage
region-knowledge = district de connaissances
region-castle = district de châteaux
region-mine = district de mines
region-ship = district de navires
good-turquoise = turquoise
    .goods = { $n ->
        [one] 1 marchandise turquoise
       *[other] { $n } marchandises turquoise
    }
    .few = { $n } turquoise
good-purple = violette
    .goods = { $n ->
        [one] 1 marchandise violette
       *[other] { $n } marchandises violettes
    }
    .few = { $n ->
        [one] { $n } violette
       *[other] { $n } violettes
    }
good-pink = rose
    .goods = { $n ->
        [one] 1 marchandise rose
       *[other] { $n } marchandises roses
    }
    .few = { $n ->
        [one] { $n } rose
       *[other] { $n } roses
    }
good-red = rouge
    .goods = { $n ->
        [one] 1 marchandise rouge
       *[other] { $n } marchandises rouges
    }
    .few = { $n ->
        [one] { $n } rouge
       *[other] { $n } rouges
    }
good-brown = brune
    .goods = { $n ->
        [one] 1 marchandise brune
       *[other] { $n } marchandises brunes
    }
    .few = { $n ->
        [one] { $n } brune
       *[other] { $n } brunes
    }
good-orange = orange
    .goods = { $n ->
        [one] 1 marchandise orange
       *[other] { $n } marchandises orange
    }
    .few = { $n } orange

## Tuiles : leur nom, leur nom dans une phrase, leur effet

tile-warehouse = Entrepôt
    .a = un entrepôt
tile-warehouse-help = À la pose : vous pouvez vendre toutes les marchandises d’un type, sans dé.
tile-watchtower = Tour de guet
    .a = une tour de guet
tile-watchtower-help = À la pose : 4 points.
tile-carpenter = Atelier de menuiserie
    .a = un atelier de menuiserie
tile-carpenter-help = À la pose : vous pouvez prendre un bâtiment de n’importe quel dépôt numéroté.
tile-church = Église
    .a = une église
tile-church-help = À la pose : vous pouvez prendre une mine, une connaissance ou un château de n’importe quel dépôt numéroté.
tile-market = Marché
    .a = un marché
tile-market-help = À la pose : vous pouvez prendre un navire ou une tuile animal de n’importe quel dépôt numéroté.
tile-boarding-house = Pension de famille
    .a = une pension de famille
tile-boarding-house-help = À la pose : 4 ouvriers.
tile-bank = Banque
    .a = une banque
tile-bank-help = À la pose : 2 pépites.
tile-city-hall = Hôtel de ville
    .a = un hôtel de ville
tile-city-hall-help = À la pose : vous pouvez placer une autre tuile de votre stock, sur une case de n’importe quel nombre.
tile-castle = Château
    .a = un château
tile-castle-help = À la pose : une action de plus tout de suite, comme avec un dé de n’importe quelle valeur.
tile-mine = Mine
    .a = une mine
tile-mine-help = À la fin de chaque phase : 1 pépite.
tile-ship = Navire
    .a = un navire
tile-ship-help = À la pose : prenez les marchandises d’un dépôt et avancez d’une case sur la piste d’ordre du tour.
tile-cow-2 = 2 vaches
    .a = une tuile de 2 vaches
tile-cow-2-help = À la pose : 2 points, et toutes les vaches du même pâturage comptent à nouveau.
tile-cow-3 = 3 vaches
    .a = une tuile de 3 vaches
tile-cow-3-help = À la pose : 3 points, et toutes les vaches du même pâturage comptent à nouveau.
tile-cow-4 = 4 vaches
    .a = une tuile de 4 vaches
tile-cow-4-help = À la pose : 4 points, et toutes les vaches du même pâturage comptent à nouveau.
tile-sheep-2 = 2 moutons
    .a = une tuile de 2 moutons
tile-sheep-2-help = À la pose : 2 points, et tous les moutons du même pâturage comptent à nouveau.
tile-sheep-3 = 3 moutons
    .a = une tuile de 3 moutons
tile-sheep-3-help = À la pose : 3 points, et tous les moutons du même pâturage comptent à nouveau.
tile-sheep-4 = 4 moutons
    .a = une tuile de 4 moutons
tile-sheep-4-help = À la pose : 4 points, et tous les moutons du même pâturage comptent à nouveau.
tile-pig-2 = 2 cochons
    .a = une tuile de 2 cochons
tile-pig-2-help = À la pose : 2 points, et tous les cochons du même pâturage comptent à nouveau.
tile-pig-3 = 3 cochons
    .a = une tuile de 3 cochons
tile-pig-3-help = À la pose : 3 points, et tous les cochons du même pâturage comptent à nouveau.
tile-pig-4 = 4 cochons
    .a = une tuile de 4 cochons
tile-pig-4-help = À la pose : 4 points, et tous les cochons du même pâturage comptent à nouveau.
tile-chicken-2 = 2 poulets
    .a = une tuile de 2 poulets
tile-chicken-2-help = À la pose : 2 points, et tous les poulets du même pâturage comptent à nouveau.
tile-chicken-3 = 3 poulets
    .a = une tuile de 3 poulets
tile-chicken-3-help = À la pose : 3 points, et tous les poulets du même pâturage comptent à nouveau.
tile-chicken-4 = 4 poulets
    .a = une tuile de 4 poulets
tile-chicken-4-help = À la pose : 4 points, et tous les poulets du même pâturage comptent à nouveau.
tile-knowledge-1 = Connaissance 1
    .a = la connaissance 1
tile-knowledge-1-help = Un même bâtiment peut se trouver plusieurs fois dans une ville.
tile-knowledge-2 = Connaissance 2
    .a = la connaissance 2
tile-knowledge-2-help = À la fin d’une phase, chacune de vos mines rapporte aussi un ouvrier.
tile-knowledge-3 = Connaissance 3
    .a = la connaissance 3
tile-knowledge-3-help = Une vente rapporte 2 pépites au lieu de 1.
tile-knowledge-4 = Connaissance 4
    .a = la connaissance 4
tile-knowledge-4-help = Une vente rapporte aussi un ouvrier.
tile-knowledge-5 = Connaissance 5
    .a = la connaissance 5
tile-knowledge-5-help = Un navire peut prendre les marchandises de deux dépôts voisins.
tile-knowledge-6 = Connaissance 6
    .a = la connaissance 6
tile-knowledge-6-help = Vous pouvez acheter dans chacun des sept dépôts, toujours une fois par tour.
tile-knowledge-7 = Connaissance 7
    .a = la connaissance 7
tile-knowledge-7-help = Chaque tuile animal qui marque rapporte 1 point de plus.
tile-knowledge-8 = Connaissance 8
    .a = la connaissance 8
tile-knowledge-8-help = Un ouvrier modifie un dé de 2 au plus.
tile-knowledge-9 = Connaissance 9
    .a = la connaissance 9
tile-knowledge-9-help = Le dé qui place un bâtiment peut être modifié de 1 gratuitement.
tile-knowledge-10 = Connaissance 10
    .a = la connaissance 10
tile-knowledge-10-help = Le dé qui place un navire ou un animal peut être modifié de 1 gratuitement.
tile-knowledge-11 = Connaissance 11
    .a = la connaissance 11
tile-knowledge-11-help = Le dé qui place un château, une mine ou une connaissance peut être modifié de 1 gratuitement.
tile-knowledge-12 = Connaissance 12
    .a = la connaissance 12
tile-knowledge-12-help = Le dé qui prend une tuile peut être modifié de 1 gratuitement.
tile-knowledge-13 = Connaissance 13
    .a = la connaissance 13
tile-knowledge-13-help = Prendre des ouvriers avec un dé rapporte aussi 1 pépite.
tile-knowledge-14 = Connaissance 14
    .a = la connaissance 14
tile-knowledge-14-help = Prendre des ouvriers avec un dé en rapporte 4.
tile-knowledge-15 = Connaissance 15
    .a = la connaissance 15
tile-knowledge-15-help = À la fin : 3 points par type de marchandises vendu.
tile-knowledge-16 = Connaissance 16
    .a = la connaissance 16
tile-knowledge-16-help = À la fin : 4 points par entrepôt dans votre domaine.
tile-knowledge-17 = Connaissance 17
    .a = la connaissance 17
tile-knowledge-17-help = À la fin : 4 points par tour de guet dans votre domaine.
tile-knowledge-18 = Connaissance 18
    .a = la connaissance 18
tile-knowledge-18-help = À la fin : 4 points par atelier de menuiserie dans votre domaine.
tile-knowledge-19 = Connaissance 19
    .a = la connaissance 19
tile-knowledge-19-help = À la fin : 4 points par église dans votre domaine.
tile-knowledge-20 = Connaissance 20
    .a = la connaissance 20
tile-knowledge-20-help = À la fin : 4 points par marché dans votre domaine.
tile-knowledge-21 = Connaissance 21
    .a = la connaissance 21
tile-knowledge-21-help = À la fin : 4 points par pension de famille dans votre domaine.
tile-knowledge-22 = Connaissance 22
    .a = la connaissance 22
tile-knowledge-22-help = À la fin : 4 points par banque dans votre domaine.
tile-knowledge-23 = Connaissance 23
    .a = la connaissance 23
tile-knowledge-23-help = À la fin : 4 points par hôtel de ville dans votre domaine.
tile-knowledge-24 = Connaissance 24
    .a = la connaissance 24
tile-knowledge-24-help = À la fin : 4 points par espèce d’animal dans votre domaine.
tile-knowledge-25 = Connaissance 25
    .a = la connaissance 25
tile-knowledge-25-help = À la fin : 1 point par marchandise vendue.
tile-knowledge-26 = Connaissance 26
    .a = la connaissance 26
tile-knowledge-26-help = À la fin : 2 points par tuile bonus.

## Ce que l’on peut demander en plus des tuiles

rule-regions = Districts
rule-regions-help = Un district compte quand sa dernière case est couverte, selon sa taille : 1 case 1 point, 2 cases 3, 3 cases 6, 4 cases 10, 5 cases 15, 6 cases 21, 7 cases 28, 8 cases 36.
rule-phases = Phases
rule-phases-help = Un district terminé pendant la phase A rapporte 10 points de plus, pendant la B 8, la C 6, la D 4, la E 2. Chaque phase compte 5 tours.
rule-bonuses = Tuiles bonus
rule-bonuses-help = Le premier qui couvre toutes les cases d’une couleur reçoit sa grande tuile bonus, { $large } points ; le deuxième reçoit la petite, { $small } points.
rule-goods = Marchandises
rule-goods-help = { $n ->
    [one] Un dé vend les marchandises de son nombre : turquoise 1, violet 2, rose 3, rouge 4, brun 5, orange 6. Une vente prend toutes les marchandises d’un type : { $n } point pour chacune, et 1 pépite.
   *[other] Un dé vend les marchandises de son nombre : turquoise 1, violet 2, rose 3, rouge 4, brun 5, orange 6. Une vente prend toutes les marchandises d’un type : { $n } points pour chacune, et 1 pépite.
}
rule-workers = Ouvriers
rule-workers-help = Un ouvrier modifie un dé de 1 ; le 6 et le 1 se suivent. N’importe quel dé permet de prendre 2 ouvriers.
rule-silver = Pépites
rule-silver-help = Une fois par tour, 2 pépites achètent une tuile du dépôt noir. Les pépites viennent des ventes, des banques et des mines.
rule-storage = Stock
rule-storage-help = Il y a de la place pour 3 tuiles. Quand il est plein, une tuile stockée est défaussée pour chaque tuile qui arrive.
rule-end = Fin
rule-end-help = À la fin, chaque marchandise non vendue, chaque pépite et chaque paire d’ouvriers compte 1 point, et les connaissances 15 à 26 comptent. Les tuiles du stock ne comptent pas.
rule-order = Ordre du tour
rule-order-help = Qui est le plus loin sur la piste joue en premier ; sur une même case, qui y est arrivé en dernier. Chaque navire avance son joueur d’une case.
rule-dice = Dés, dé blanc, marchandises à venir
rule-dice-help = À chaque tour, tous lancent leurs deux dés, et le premier joueur le dé blanc : il dit dans quel dépôt va la prochaine marchandise à venir. Chaque dé permet une action.
rule-boards = Plateaux
rule-boards-help = Un plateau a 37 cases, chacune d’une couleur et d’un nombre. Une tuile se place sur une case de sa couleur qui touche une tuile déjà placée, avec un dé du nombre de la case.

## Le plateau

board-title = Les Châteaux de Bourgogne
board-seat = Place { $n }
board-to-play = à { $name } de jouer
board-phase = phase { $phase }, tour { $n } sur 5
panel-main = Plateau de jeu
panel-order = Ordre du tour et dés
panel-estate = Domaine : { $name }
panel-boards = Votre plateau : choisissez un côté et une case château
main-buy = achat : 2
main-region = district de
main-points = points
main-white = dé blanc
main-depot = dépôt
estate-board = Plateau { $name }
estate-board-ours = Plateau { $name } (reconstitué)
estate-hidden = plateau choisi en secret
estate-choosing = plateau pas encore choisi
estate-points = points
estate-sold = vendues { $n }
estate-keep = garder
board-over = { $n ->
    [one] victoire { DE($names) }
   *[other] victoire partagée : { $names }
}

## La table

stage-points = { $n ->
    [one] point
   *[other] points
}
stage-pts = pts
stage-dice = Vos dés
stage-numbers = La valeur à utiliser
stage-thrown = tel quel
stage-in-force = en vigueur
stage-sold = vendues
stage-free = libres
stage-estate = Domaine
tip-points-now = Points si la partie s’arrêtait maintenant
tip-number = { $workers ->
    [0] Utiliser un dé comme un { $n }, sans ouvrier
    [one] Utiliser un dé comme un { $n }, pour 1 ouvrier
   *[other] Utiliser un dé comme un { $n }, pour { $workers } ouvriers
}
tip-free = { $n ->
    [0] { $colour } : toutes les cases sont couvertes
    [one] { $colour } : 1 case libre
   *[other] { $colour } : { $n } cases libres
}
meter-ends = avant la fin
meter-rounds = { $n ->
    [0] la fin
    [one] dernier tour
   *[other] encore { $n } tours
}
meter-rounds-help = La partie dure 5 phases de 5 tours.
peek-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
peek-dice = Dés restants
peek-stored = Stock
peek-near = Bientôt complet
peek-none = rien encore
peek-no-force = Pas encore de connaissance
peek-region = { $points ->
    [one] { $region } de { $size }, 1 case libre : { $points } point
   *[other] { $region } de { $size }, 1 case libre : { $points } points
}
peek-colour = { $n ->
    [one] { $colour } : encore { $n } case, bonus { $points }
   *[other] { $colour } : encore { $n } cases, bonus { $points }
}
peek-knowledge = Connaissances en vigueur
know-1 = bâtiments en double
know-2 = mine : ouvrier
know-3 = vente : 2 pépites
know-4 = vente : ouvrier
know-5 = deux dépôts
know-6 = achat partout
know-7 = animaux +1
know-8 = ouvrier ±2
know-9 = bâtiment ±1
know-10 = navire, animal ±1
know-11 = château, mine, connais. ±1
know-12 = prise ±1
know-13 = ouvriers : pépite
know-14 = 4 ouvriers
know-15 = 3 par type vendu
know-16 = 4 par entrepôt
know-17 = 4 par tour de guet
know-18 = 4 par atelier
know-19 = 4 par église
know-20 = 4 par marché
know-21 = 4 par pension
know-22 = 4 par banque
know-23 = 4 par hôtel de ville
know-24 = 4 par espèce
know-25 = 1 par vendue
know-26 = 2 par tuile bonus

## Ce que disent les lieux désignés

tip-tile = { $name }. { $help }
tip-depot-tile = Dépôt { $depot } : { $name }. { $help }
tip-depot-empty = Dépôt { $depot } : case vide ({ $colour })
tip-black-tile = Dépôt noir : { $name }. { $help }
tip-black-empty = Dépôt noir : case vide
tip-heap = Marchandises du dépôt { $depot } : { $goods }
tip-heap-empty = Marchandises du dépôt { $depot } : aucune
tip-bridge = Dépôts { $depot } et { $next } ensemble
tip-phase = { $n ->
    [one] Phase { $phase } : un district terminé rapporte { $n } point de plus
   *[other] Phase { $phase } : un district terminé rapporte { $n } points de plus
}
tip-round-good = Tour { $n } : { $good }
tip-round-done = Tour { $n } : sa marchandise est placée
tip-large = { $n ->
    [one] Grande tuile bonus, { $colour } : { $n } point
   *[other] Grande tuile bonus, { $colour } : { $n } points
}
tip-small = { $n ->
    [one] Petite tuile bonus, { $colour } : { $n } point
   *[other] Petite tuile bonus, { $colour } : { $n } points
}
tip-large-taken = Grande tuile bonus, { $colour } : prise par { $name }
tip-small-taken = Petite tuile bonus, { $colour } : prise par { $name }
tip-space = Case { $space } : { $colour }, nombre { $n }
tip-space-tile = Case { $space } : { $name }. { $help }
tip-storage = Stock : { $name }. { $help }
tip-storage-empty = Stock : case vide
tip-die = Dé : { $n }
tip-die-used = Dé : utilisé
tip-die-none = Dé : pas encore lancé
tip-workers = { $n ->
    [one] { $name } : { $n } ouvrier
   *[other] { $name } : { $n } ouvriers
}
tip-silver = { $n ->
    [one] { $name } : { $n } pépite
   *[other] { $name } : { $n } pépites
}
tip-goods = { $goods }
tip-sold = { $n ->
    [one] { $name } : { $n } marchandise vendue
   *[other] { $name } : { $n } marchandises vendues
}
tip-points = { $n ->
    [one] { $name } : { $n } point
   *[other] { $name } : { $n } points
}
tip-keep = Stocker { $goods }
tip-marker = { $name } : case { $n } de la piste
tip-white = Dé blanc : { $n }
tip-board = Plateau { $name }, premier château sur la case { $space }
desc-seat = { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $silver ->
        [one] { $silver } pépite
       *[other] { $silver } pépites
    }, { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    }, { $tiles ->
        [one] { $tiles } case
       *[other] { $tiles } cases
    } sur 37, { $stored ->
        [one] { $stored } tuile
       *[other] { $stored } tuiles
    } en stock, { $goods ->
        [one] { $goods } marchandise
       *[other] { $goods } marchandises
    }.

## Questions : à qui, et quoi

prompt-choose-side = { $player }, choisissez un côté de votre plateau et la case de votre premier château.
prompt-choose-start = { $player }, choisissez la case de votre premier château.
prompt-castle-action = { $player }, le château vous donne une action avec n’importe quelle valeur.
prompt-store-tile = { $player }, votre stock est plein : défaussez une tuile pour { $tile }.
prompt-ship-goods = { $player }, choisissez le dépôt dont votre navire prend les marchandises.
prompt-warehouse = { $player }, l’entrepôt vous permet de vendre un type de marchandises.
prompt-carpenter = { $player }, l’atelier de menuiserie vous permet de prendre un bâtiment.
prompt-church = { $player }, l’église vous permet de prendre une mine, une connaissance ou un château.
prompt-market = { $player }, le marché vous permet de prendre un navire ou un animal.
prompt-city-hall = { $player }, l’hôtel de ville vous permet de placer une autre tuile.
prompt-turn-buy = { $player }, vous pouvez encore acheter une tuile.
prompt-wait = C’est à { $player } de jouer.
prompt-chance = La prochaine tuile ou le prochain dé est encore à venir.
prompt-over = La partie est terminée.
prompt-turn = { $n ->
    [one] { $player }, utilisez votre dernier dé.
   *[other] { $player }, utilisez un de vos dés.
}
prompt-turn-full = { $n ->
    [one] { $player }, utilisez votre dernier dé (stock plein).
   *[other] { $player }, utilisez un dé (stock plein).
}
prompt-turn-buy-full = { $player }, vous pouvez encore acheter une tuile (stock plein).
prompt-keep-kind = { $n ->
    [one] { $player }, choisissez le type de marchandises à stocker : il reste une case.
   *[other] { $player }, choisissez un type de marchandises à stocker : il reste { $n } cases.
}

## Actions : ce que disent les boutons

action-take-die = { $n ->
    [0] Dé { $die } : prendre { $tile } du dépôt { $depot }
    [one] Dé { $die } : prendre { $tile } du dépôt { $depot }, pour 1 ouvrier
   *[other] Dé { $die } : prendre { $tile } du dépôt { $depot }, pour { $n } ouvriers
}
action-place-die = { $n ->
    [0] Dé { $die } : placer { $tile } sur le { $number } (case { $space })
    [one] Dé { $die } : placer { $tile } sur le { $number } (case { $space }), pour 1 ouvrier
   *[other] Dé { $die } : placer { $tile } sur le { $number } (case { $space }), pour { $n } ouvriers
}
action-sell-die = { $n ->
    [0] Dé { $die } : vendre { $goods } pour { $points } points et { $silver ->
        [one] { $silver } pépite
       *[other] { $silver } pépites
    }
    [one] Dé { $die } : vendre { $goods } pour { $points } points et { $silver ->
        [one] { $silver } pépite
       *[other] { $silver } pépites
    } ; cela coûte { $n } ouvrier
   *[other] Dé { $die } : vendre { $goods } pour { $points } points et { $silver ->
        [one] { $silver } pépite
       *[other] { $silver } pépites
    } ; cela coûte { $n } ouvriers
}
action-workers-die = { $n ->
    [one] Dé { $die } : prendre { $n } ouvrier
   *[other] Dé { $die } : prendre { $n } ouvriers
}
action-take = Prendre { $tile } du dépôt { $depot }
action-place = Placer { $tile } sur le { $number } (case { $space })
action-sell = Vendre { $goods } pour { $points } points et { $silver ->
    [one] { $silver } pépite
   *[other] { $silver } pépites
}
action-workers = { $n ->
    [one] Prendre { $n } ouvrier
   *[other] Prendre { $n } ouvriers
}
action-buy = { $n ->
    [one] Acheter { $tile } du dépôt { $depot } pour { $n } pépite
   *[other] Acheter { $tile } du dépôt { $depot } pour { $n } pépites
}
action-buy-black = { $n ->
    [one] Acheter { $tile } du dépôt noir pour { $n } pépite
   *[other] Acheter { $tile } du dépôt noir pour { $n } pépites
}
action-outpost = { $n ->
    [one] Placer un château sur la case { $space } pour les deux dés et { $n } point
   *[other] Placer un château sur la case { $space } pour les deux dés et { $n } points
}
action-start = Premier château sur le { $number } (case { $space })
action-board = Plateau { $board }, premier château sur le { $number } (case { $space })
action-discard = Défausser { $tile }
depot-one = dépôt { $depot }
depot-two = dépôts { $depot } et { $next }
action-unload = Marchandises, { $depot } : prendre { $goods }
action-unload-none = Marchandises, { $depot } : rien à prendre
action-unload-full = Marchandises, { $depot } : aucune case de stockage libre
action-unload-choose = { $n ->
    [one] Marchandises, { $depot } : stocker { $n } type sur { $kinds }
   *[other] Marchandises, { $depot } : stocker { $n } types sur { $kinds }
}
action-unload-more = { $n ->
    [one] Marchandises, { $depot } : prendre { $goods }, puis { $n } nouveau type sur { $kinds }
   *[other] Marchandises, { $depot } : prendre { $goods }, puis { $n } nouveaux types sur { $kinds }
}
action-keep = Stocker { $goods }
action-pass-turn = Ne rien acheter
action-pass-warehouse = Ne rien vendre
action-pass-carpenter = Ne prendre aucune tuile
action-pass-church = Ne prendre aucune tuile
action-pass-market = Ne prendre aucune tuile
action-pass-city-hall = Ne placer aucune tuile

## Décisions entières : ce qui est désigné, et ce que dit le bouton

crumb-die = [[cb-die-{ $n }]] { $n }
crumb-number = en { $n }
crumb-number-workers = { $workers ->
    [0] en { $n }
   *[other] en { $n } −{ $workers } [[cb-worker]]
}
crumb-tile = { $tile }
crumb-given = défaussée : { $tile }
crumb-goods = { $goods }
crumb-workers = [[cb-worker]] ouvriers
crumb-silver = [[cb-silver]] achat
crumb-space = case { $space }
crumb-heap = dépôt { $depot }
crumb-bridge = dépôts { $depot } et { $next }
crumb-board = plateau { $board }, case { $space }
crumb-keep = { $good }
do-take = Prendre la tuile
do-take-giving = Prendre et défausser
do-place = Placer la tuile
do-sell = Vendre
do-workers = { $n ->
    [one] Prendre 1 ouvrier
   *[other] Prendre { $n } ouvriers
}
do-buy = { $n ->
    [one] Acheter pour { $n } pépite
   *[other] Acheter pour { $n } pépites
}
do-buy-giving = { $n ->
    [one] Acheter pour { $n } pépite et défausser
   *[other] Acheter pour { $n } pépites et défausser
}
do-outpost = { $n ->
    [one] Placer pour les deux dés et { $n } point
   *[other] Placer pour les deux dés et { $n } points
}
do-castle = Premier château ici
do-discard = Défausser la tuile
do-unload = Prendre les marchandises
do-keep = Stocker ce type
do-keep-all = Stocker ces types
do-board = Prendre ce plateau
form-keep-hint = Ce que vous ne stockez pas reste dans le dépôt.
form-keep-count = { $most ->
    [one] { $n } sur { $most } type
   *[other] { $n } sur { $most } types
}
form-keep-verb = stockée
missing-kinds = { $n ->
    [one] Il y a encore de la place pour { $n } type.
   *[other] Il y a encore de la place pour { $n } types.
}
missing-room = { $n ->
    [one] Il n’y a pas de place pour { $n } de ces types.
   *[other] Il n’y a pas de place pour { $n } de ces types.
}

## Ce qu’une décision apporterait

ahead-points = { $n ->
    [one] { $gain } → { $n } point
   *[other] { $gain } → { $n } points
}
ahead-pill = { $n ->
    [one] { $gain } point
   *[other] { $gain } points
}
ahead-workers = [[cb-worker]] { $old } → { $new }
ahead-silver = [[cb-silver]] { $old } → { $new }
ahead-lost = défaussée : { $tile }
ahead-mines = { $n ->
    [one] fin de la phase : votre mine rapporte { $n } pépite
   *[other] fin de la phase : vos mines rapportent { $n } pépites
}
ahead-mines-workers = { $n ->
    [one] fin de la phase : votre mine rapporte { $n } pépite et { $n } ouvrier
   *[other] fin de la phase : vos mines rapportent { $n } pépites et { $n } ouvriers
}
ahead-tile = { $tile }. { $help }
ahead-luck = puis les dés sont lancés
ahead-luck-phase = puis la phase { $phase } commence : de nouvelles tuiles sont piochées
ahead-then-castle-action = puis une action de plus, avec n’importe quelle valeur
ahead-then-warehouse = puis vous pouvez vendre un type de marchandises
ahead-then-carpenter = puis vous pouvez prendre un bâtiment
ahead-then-church = puis vous pouvez prendre une mine, une connaissance ou un château
ahead-then-market = puis vous pouvez prendre un navire ou des animaux
ahead-then-city-hall = puis vous pouvez placer une autre tuile
ahead-then-ship-goods = puis votre navire prend les marchandises d’un dépôt
ahead-then-keep-kind = puis vous choisissez ce que vous stockez
ahead-then-store-tile = votre stock est plein : puis vous défaussez une tuile
card-region = { $n ->
    [one] District de { $n } terminé
   *[other] District de { $n } terminé
}
card-phase = Phase { $phase }
card-large = Grande tuile bonus, { $colour }
card-small = Petite tuile bonus, { $colour }
card-sum = { $n ->
    [one] { $old } → { $new } point
   *[other] { $old } → { $new } points
}

## Un coup en quelques lettres

short-take = prend { $tile }
short-buy = achète { $tile }
short-place = place { $tile }{ $gain }
short-sell = vend { $goods }{ $gain }
short-workers = { $n ->
    [one] { $n } ouvrier
   *[other] { $n } ouvriers
}
short-start = premier château{ $gain }
short-outpost = château isolé{ $gain }
short-discard = défausse { $tile }
short-board = plateau { $board }
short-board-secret = plateau choisi
short-goods = stocke { $goods }

## Le journal : qui a fait quoi

log-take = { $n ->
    [0] { $player } prend { $tile } du dépôt { $depot }.
    [one] { $player } prend { $tile } du dépôt { $depot } et paie 1 ouvrier.
   *[other] { $player } prend { $tile } du dépôt { $depot } et paie { $n } ouvriers.
}
log-place = { $n ->
    [0] { $player } place { $tile } sur le { $number } (case { $space }).
    [one] { $player } place { $tile } sur le { $number } (case { $space }) et paie 1 ouvrier.
   *[other] { $player } place { $tile } sur le { $number } (case { $space }) et paie { $n } ouvriers.
}
log-sell = { $player } vend { $goods } pour { $n ->
        [one] { $n } point
       *[other] { $n } points
    } et { $silver ->
        [one] { $silver } pépite
       *[other] { $silver } pépites
    }{ $paid ->
        [0] .
        [one] {""}, et paie { $paid } ouvrier.
       *[other] {""}, et paie { $paid } ouvriers.
    }
log-sale-worker = { $n ->
    [one] La connaissance 4 rapporte { $n } ouvrier à { $player }.
   *[other] La connaissance 4 rapporte { $n } ouvriers à { $player }.
}
log-workers = { $n ->
    [one] { $player } prend { $n } ouvrier.
   *[other] { $player } prend { $n } ouvriers.
}
log-workers-silver = { $n ->
    [one] La connaissance 13 rapporte { $n } pépite à { $player }.
   *[other] La connaissance 13 rapporte { $n } pépites à { $player }.
}
log-buy = { $n ->
    [one] { $player } achète { $tile } du dépôt { $depot } pour { $n } pépite.
   *[other] { $player } achète { $tile } du dépôt { $depot } pour { $n } pépites.
}
log-buy-black = { $n ->
    [one] { $player } achète { $tile } du dépôt noir pour { $n } pépite.
   *[other] { $player } achète { $tile } du dépôt noir pour { $n } pépites.
}
log-outpost = { $n ->
    [one] { $player } place un château isolé sur la case { $space }, pour les deux dés et { $n } point.
   *[other] { $player } place un château isolé sur la case { $space }, pour les deux dés et { $n } points.
}
log-start = { $player } pose son premier château sur la case { $space }.
log-board = { $player } choisit le plateau { $board }, premier château sur la case { $space }.
log-board-secret = { $player } a choisi un plateau.
log-discard = { $player } défausse { $tile }.
log-unload = { $player } prend { $goods } avec son navire ({ $depot }).
log-unload-none = { $player } ne prend aucune marchandise avec son navire ({ $depot }).
log-unload-choose = { $player } arrive avec son navire ({ $depot }).
log-keep = { $player } stocke { $goods }.
log-pass-turn = { $player } n’achète rien.
log-pass-warehouse = { $player } ne vend rien.
log-pass-carpenter = { $player } ne prend aucune tuile.
log-pass-church = { $player } ne prend aucune tuile.
log-pass-market = { $player } ne prend aucune tuile.
log-pass-city-hall = { $player } ne place pas d’autre tuile.

## Le journal : ce qui a suivi

log-region = Le district est terminé : { $player } marque { $size ->
        [one] 1 point
       *[other] { $size } points
    } pour sa taille et { $phase } pour la phase.
log-bonus-large = { $n ->
    [one] { $player } recouvre en premier toutes les cases { $colour } : la grande tuile bonus, { $n } point.
   *[other] { $player } recouvre en premier toutes les cases { $colour } : la grande tuile bonus, { $n } points.
}
log-bonus-small = { $n ->
    [one] { $player } recouvre en second toutes les cases { $colour } : la petite tuile bonus, { $n } point.
   *[other] { $player } recouvre en second toutes les cases { $colour } : la petite tuile bonus, { $n } points.
}
log-animals = { $n ->
    [one] Le pâturage rapporte { $n } point à { $player }.
   *[other] Le pâturage rapporte { $n } points à { $player }.
}
log-watchtower = { $n ->
    [one] La tour de guet rapporte { $n } point à { $player }.
   *[other] La tour de guet rapporte { $n } points à { $player }.
}
log-boarding-house = { $n ->
    [one] La pension de famille rapporte { $n } ouvrier à { $player }.
   *[other] La pension de famille rapporte { $n } ouvriers à { $player }.
}
log-bank = { $n ->
    [one] La banque rapporte { $n } pépite à { $player }.
   *[other] La banque rapporte { $n } pépites à { $player }.
}
log-marker = { $player } avance d’une case sur la piste d’ordre du tour.
log-mines = { $n ->
    [one] { $player } reçoit { $n } pépite pour sa mine.
   *[other] { $player } reçoit { $n } pépites pour ses mines.
}
log-mines-workers = { $n ->
    [one] La connaissance 2 rapporte aussi { $n } ouvrier à { $player }.
   *[other] La connaissance 2 rapporte aussi { $n } ouvriers à { $player }.
}
log-phase = La phase { $phase } commence : les dépôts sont remplis.
log-round = Tour { $n } : le dé blanc montre { $die }, { $good } va au dépôt { $die }. Dés : { $dice }.
log-dice = { $player } { $a }-{ $b }
log-revealed = Les plateaux sont révélés : { $boards }.
log-has-board = { $player } { $board }
log-over = { $n ->
    [one] La partie est terminée. { $winners } l’emporte avec { $points } points.
   *[other] La partie est terminée. { $winners } se partagent la victoire avec { $points } points.
}

## Fins et points

end-phases = les cinq phases sont jouées
score-regions = Districts
score-phases = Phases
score-bonuses = Tuiles bonus
score-animals = Animaux
score-watchtowers = Tours de guet
score-sales = Ventes
score-outposts = Châteaux isolés
score-goods = Marchandises invendues
score-silver = Pépites
score-workers = Ouvriers
score-knowledge-15 = Connaissance 15
score-knowledge-16 = Connaissance 16
score-knowledge-17 = Connaissance 17
score-knowledge-18 = Connaissance 18
score-knowledge-19 = Connaissance 19
score-knowledge-20 = Connaissance 20
score-knowledge-21 = Connaissance 21
score-knowledge-22 = Connaissance 22
score-knowledge-23 = Connaissance 23
score-knowledge-24 = Connaissance 24
score-knowledge-25 = Connaissance 25
score-knowledge-26 = Connaissance 26
score-ties = Cases vides, adversaires devant dans l’ordre du tour

## Pourquoi pas : la règle qui interdit, et quand vient le tour d’une chose

why-when-take-die = on prend une tuile avec un dé de son tour
why-when-place-die = on place une tuile avec un dé de son tour
why-when-sell-die = on vend des marchandises avec un dé de son tour
why-when-workers-die = on prend des ouvriers avec un dé de son tour
why-when-buy = on achète une tuile à son tour, avant, entre ou après les dés
why-when-castle = on pose un château sans dé au début de la partie et, par la règle spielbox, pour les deux dés
why-when-take = on prend une tuile sans dé après avoir posé un château, un atelier de menuiserie, une église ou un marché
why-when-place = on place une tuile sans dé après avoir posé un château ou un hôtel de ville
why-when-sell = on vend sans dé après avoir posé un château ou un entrepôt
why-when-workers = on prend des ouvriers sans dé après avoir posé un château
why-when-discard = on défausse une tuile du stock quand une autre en demande la place
why-when-unload = on prend des marchandises après avoir posé un navire
why-when-keep = on choisit des marchandises quand un navire en apporte plus de types qu’il n’y a de place
why-when-board = on choisit les plateaux au début de la partie

why-dice-left = Le tour ne finit pas tant qu’un dé n’est pas utilisé.
why-die-used = Votre dé { $n } est utilisé.
why-dice-alike = Les deux dés montrent { $n } : le premier sert d’abord.
why-workers = { $n ->
    [one] Faire du { $die } un { $number } demande 1 ouvrier, et vous en avez { $have }.
   *[other] Faire du { $die } un { $number } demande { $n } ouvriers, et vous en avez { $have }.
}
why-no-slot = À { $seats } joueurs, il y a { $n ->
    [one] { $n } case
   *[other] { $n } cases
} ici.
why-slot-empty = Il n’y a pas de tuile ici.
why-slot-alike = La même tuile se trouve avant elle dans ce dépôt : on prend d’abord celle-là.
why-takes = Ce bâtiment permet de prendre une seule tuile, d’une de ces couleurs : { $colours }.
why-storage-empty = Il n’y a pas de tuile à placer dans votre stock.
why-not-stored = La case { $n } de votre stock est vide.
why-stored-alike = La même tuile se trouve avant elle dans votre stock : elle sert d’abord.
why-colour = La tuile est d’une autre couleur ({ $colour }) que la case ({ $space }).
why-covered = Il y a déjà une tuile sur cette case.
why-alone = Une tuile doit toucher une tuile déjà placée.
why-spielbox = Par la règle spielbox, une tuile doit toucher un château ou une tuile de sa couleur.
why-town = Il y a déjà un tel bâtiment dans cette ville.
why-no-goods = Vous n’avez pas de marchandises de ce type : { $good }.
why-only-black = Seules les tuiles du dépôt noir sont à vendre.
why-bought = Vous avez déjà acheté une tuile pendant ce tour.
why-silver = Une tuile coûte { $n ->
    [one] { $n } pépite
   *[other] { $n } pépites
}, et vous en avez { $have }.
why-castle-space = Un château va sur une case de château.
why-outpost-rule = Un château sans dé ne se pose que par la règle spielbox, qui n’est pas jouée ici.
why-both-dice = Cela demande les deux dés, et l’un est utilisé.
why-points = Cela coûte { $n ->
    [one] { $n } point
   *[other] { $n } points
}, et vous en avez marqué { $have }.
why-no-castle = Vous n’avez pas de château dans votre stock.
why-touches = Ce château ne doit toucher aucune tuile.
why-two-depots = Deux dépôts à la fois demandent la connaissance 5.
why-not-there = Il n’y a pas là de ces marchandises : { $good }.
why-keep-order = Les marchandises se nomment dans l’ordre, et celles-ci viennent avant d’autres déjà nommées : { $good }.
why-keep-empty = Commencer par ce type ({ $good }) laisserait vide une case à marchandises.
why-sheet = Le plateau { $board } n’est pas sur votre feuille.

## Options

option-boards = Plateaux
option-boards-help = Un plateau pour tous (1 à 9, 10a à 10h), un par place (3,1), ou des plateaux distribués.
option-boards-1 = plateau 1 pour tous
option-boards-draw = distribués, choix à découvert
option-boards-draw-secret = distribués, choix secret
option-boards-draw-spielbox = plateaux spielbox, distribués
option-spielbox = Règle spielbox
option-spielbox-help = Une tuile doit toucher un château ou sa propre couleur ; un château en stock peut être placé à l’écart.
option-spielbox-board = sur les plateaux 10a à 10h
option-spielbox-on = pour tous
option-spielbox-off = pour personne
option-tiebreak = Égalités
option-tiebreak-help = Qui l’emporte à égalité de points.
option-tiebreak-fewest-empty = le moins de cases vides
option-tiebreak-most-empty = le plus de cases vides

## Pour une première partie : un conseil par question

advice-choose-side = Cherchez de petits districts près d’un château : terminés tôt, ils rapportent le plus.
advice-choose-start = Chaque tuile doit en toucher une autre : commencez là où plusieurs couleurs se rencontrent.
advice-turn = Un dé prend une tuile, en place une, vend, ou donne deux ouvriers ; chacun décale un dé de un. Un district terminé dans une phase précoce rapporte le plus.
advice-turn-buy = Les pépites achètent la tuile qu’aucun dé ne donne : un château, ou la dernière d’un district. Si le stock est plein, une tuile est perdue.
advice-castle-action = Vous choisissez la valeur : placez la tuile qu’aucun dé ne permet, ou terminez un district.
advice-store-tile = Une tuile en stock ne rapporte rien à la fin : défaussez celle que vous ne placerez pas de sitôt.
advice-ship-goods = Beaucoup de marchandises d’un même type font une belle vente. Les types déjà stockés ne prennent pas de place ; on en garde trois en tout.
advice-keep-kind = Prenez le type le plus nombreux, ou celui que votre prochain dé peut vendre.
advice-warehouse = Vendez le type le plus nombreux : chaque marchandise compte, la pépite ne vient qu’une fois.
advice-carpenter = Prenez un bâtiment qui manque encore : aucun ne se trouve deux fois dans la même ville.
advice-church = Une mine rapporte une pépite par phase, un château une action, une connaissance un avantage. Le plus tôt est le mieux.
advice-market = Un navire apporte des marchandises et fait jouer plus tôt ; les animaux recomptent avec ceux de leur espèce dans le pâturage.
advice-city-hall = N’importe quelle valeur convient : terminez un district, ou posez un bâtiment dont l’effet prolonge votre tour.

## La fin

ending-phases = Les points, phase par phase
ending-phase = phase { $phase }
ending-end = à la fin
ending-kinds = Ce qui a rapporté
ending-kind-building = bâtiments
ending-kind-animal = animaux
ending-kind-knowledge = connaissances
ending-kind-castle = châteaux
ending-kind-mine = mines
ending-kind-ship = navires
ending-kind-sales = ventes
ending-kind-leftovers = marchandises, pépites, ouvriers
ending-kind-knowledge-end = connaissances, à la fin
ending-estate = Les domaines
ending-tiles-building = Bâtiments
ending-tiles-animal = Animaux
ending-tiles-knowledge = Connaissances
ending-tiles-castle = Châteaux
ending-tiles-mine = Mines
ending-tiles-ship = Navires
ending-free = Cases libres
ending-goods-sold = Marchandises vendues
score-ties-1 = Cases vides
score-ties-2 = Adversaires devant dans l’ordre du tour (plus il y en a, mieux c’est)

## L’écran du terminal

about = Deux dés, un domaine, mille projets.
command-tiles = tuiles
help-tiles = les tuiles à portée et leur effet
help-why = la règle d’une tuile : règle marché ; règle seul donne la liste

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
cb-key-good = 4 rouge ×2 : deux marchandises, nombre 4
cb-key-points = points : si la partie finissait maintenant
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
