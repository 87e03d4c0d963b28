### La Cité d’Or en français. Les identifiants sont ceux de data.py, avec - pour _.

## Paysages, marchandises, fleuves, quartiers

landscape-port = port
landscape-forest = forêt
landscape-meadow = prairie
landscape-mountain = montagne
landscape-desert = désert
good-pottery = poterie
good-wine = vin
good-cloth = étoffe
good-spice = épices
pair-pottery-wine = poterie et vin
pair-pottery-cloth = poterie et étoffe
pair-pottery-spice = poterie et épices
pair-wine-cloth = vin et étoffe
pair-wine-spice = vin et épices
pair-cloth-spice = étoffe et épices
river-forest-meadow = le fleuve entre la forêt et la prairie
river-forest-mountain = le fleuve entre la forêt et la montagne
river-forest-desert = le fleuve entre la forêt et le désert
river-meadow-mountain = le fleuve entre la prairie et la montagne
river-meadow-desert = le fleuve entre la prairie et le désert
river-mountain-desert = le fleuve entre la montagne et le désert
quarter-forest = le quartier forêt
quarter-meadow = le quartier prairie
quarter-mountain = le quartier montagne
quarter-desert = le quartier désert

## Emplacements

place-port = port { $n }
place-site = site { $n }
place-site-1 = Pont aux Chèvres
place-site-2 = Gué d’Ardoise
place-site-3 = Bouche du Faucon
place-site-4 = Porte de la Cloche
place-site-5 = Col du Cuivre
place-site-6 = Escalier de Pierre
place-site-7 = Haute Carrière
place-site-8 = Pont d’Ambre
place-site-9 = Gué des Palmes
place-site-10 = Bouche de Sel
place-site-11 = Porte du Soleil
place-site-12 = Oasis de la Clé
place-site-13 = Puits des Caravanes
place-site-14 = Dunes Rouges
place-site-15 = Mirage
place-site-16 = Pont des Aulnes
place-site-17 = Gué de la Loutre
place-site-18 = Bouche des Roseaux
place-site-19 = Porte des Chênes
place-site-20 = Creux de Mousse
place-site-21 = Longue Clairière
place-site-22 = Camp des Charbonniers
place-site-23 = Pont des Saules
place-site-24 = Gué du Moulin
place-site-25 = Bouche du Héron
place-site-26 = Porte du Trèfle
place-site-27 = Bergerie
place-site-28 = Verger
place-site-29 = Granges à Foin
place-site-30 = Ruches
place-forest-a = la zone extérieure A du quartier forêt
place-forest-b = la zone extérieure B du quartier forêt
place-forest-inner = la zone intérieure du quartier forêt
place-meadow-a = la zone extérieure A du quartier prairie
place-meadow-b = la zone extérieure B du quartier prairie
place-meadow-inner = la zone intérieure du quartier prairie
place-mountain-a = la zone extérieure A du quartier montagne
place-mountain-b = la zone extérieure B du quartier montagne
place-mountain-inner = la zone intérieure du quartier montagne
place-desert-a = la zone extérieure A du quartier désert
place-desert-b = la zone extérieure B du quartier désert
place-desert-inner = la zone intérieure du quartier désert

## Récompenses

reward-nothing = rien
reward-closed = fermée par un comptoir noir
reward-coin1 = 1 pièce
reward-coin1-help = Une pièce de la réserve, s’il en reste.
reward-coin2 = 2 pièces
reward-coin2-help = Deux pièces de la réserve, ou ce qui en reste.
reward-landscape = une carte paysage
reward-landscape-help = Une carte paysage piochée et ajoutée à votre main ; les autres ne la voient pas.
reward-key = une clé
reward-key-help = Une carte clé, s’il en reste. Elle ouvre une zone intérieure de la Cité puis quitte le jeu.
reward-bonus = une carte bonus
reward-bonus-help = Regardez toutes les cartes bonus restantes et gardez-en une, face cachée.
reward-goods = une carte marchandise
reward-goods-help = Une des trois cartes marchandises visibles, ou la première de la pile. Quatre au plus par joueur.
reward-outer = une zone extérieure
reward-outer-help = 5 lettres pour le premier joueur qui y construit, 3 pour le second.
reward-outer-coin = une zone extérieure avec pièce
reward-outer-coin-help = 5 lettres et une pièce pour le premier joueur qui y construit, 3 lettres pour le second.
reward-inner = une zone intérieure
reward-inner-help = 10 lettres et une carte paysage pour le premier joueur qui y construit, 6 lettres pour le second. Il faut une clé.
letters = { $n ->
    [one] { $n } lettre
   *[other] { $n } lettres
}
letters-coin = { $n ->
    [one] { $n } lettre et 1 pièce
   *[other] { $n } lettres et 1 pièce
}
letters-card = { $n ->
    [one] { $n } lettre et une carte paysage
   *[other] { $n } lettres et une carte paysage
}

## Cartes bonus

bonus-goods = 3 lettres par carte marchandise
bonus-coins = 2 lettres par pièce
bonus-city = 1 lettre par comptoir dans la Cité
bonus-rivers = 2 lettres par comptoir au bord d’un fleuve
bonus-forest = 1 lettre par comptoir en forêt
bonus-meadow = 1 lettre par comptoir en prairie
bonus-mountain = 1 lettre par comptoir en montagne
bonus-desert = 1 lettre par comptoir dans le désert
bonus-goods-help = Compte chaque carte marchandise posée devant vous.
bonus-coins-help = Compte chaque pièce que vous possédez au décompte des cartes bonus.
bonus-city-help = Compte vos comptoirs dans toutes les zones de la Cité.
bonus-rivers-help = Compte vos comptoirs sur tous les sites au bord d’un fleuve.
bonus-forest-help = Compte vos comptoirs sur les sites de forêt et dans le quartier forêt ; jamais les ports.
bonus-meadow-help = Compte vos comptoirs sur les sites de prairie et dans le quartier prairie ; jamais les ports.
bonus-mountain-help = Compte vos comptoirs sur les sites de montagne et dans le quartier montagne ; jamais les ports.
bonus-desert-help = Compte vos comptoirs sur les sites du désert et dans le quartier désert ; jamais les ports.
fact-bonus = { $n ->
    [one] Elle vous rapporterait { $n } lettre maintenant.
   *[other] Elle vous rapporterait { $n } lettres maintenant.
}

## Ce que l’on peut demander

topic-auction = Enchères
topic-auction-help = En sens horaire, chacun pose sa main sur une paire de cartes. Une paire libre ne coûte rien ; une expulsion coûte une pièce de plus que la précédente de la manche. Le joueur expulsé repose sa main quand vient son tour. À deux joueurs, il y a une paire avec une pièce et trois cartes ensemble : qui prend la paire prend aussi la pièce et construit en premier.
topic-joker = Joker
topic-joker-help = Deux cartes paysage identiques remplacent une carte d’un autre paysage, port compris, autant de fois que l’on veut ; jamais une clé.
topic-keys = Clés
topic-keys-help = Il y en a six. Construire dans une zone intérieure en demande une, qui quitte le jeu.
topic-goods = Marchandises
topic-goods-help = Une carte marchandise montre deux des quatre marchandises : poterie, vin, étoffe, épices. Au décompte, chaque possesseur reçoit 2 lettres, un possesseur unique 4.
topic-scoring = Décompte, carte score
topic-scoring-help = Chaque manche compte une marchandise, puis un fleuve ou un quartier : 2 lettres par présence, 2 de plus à qui y a seul le plus de comptoirs. À deux joueurs, un décompte spécial suit les manches 4, 8 et 12 : les cartes bonus sont révélées et comptées, et qui a le plus de lettres, puis de comptoirs dans la Cité, puis de pièces remporte 1, 2 et 3 points de victoire. Les lettres retournent alors à la réserve et ces cartes bonus quittent le jeu ; trois points gagnent la partie.
topic-stuck = Bloqué
topic-stuck-help = Un joueur qui a encore des comptoirs mais ne pourra plus jamais construire a perdu ; la partie s’arrête avec la manche.
topic-map = Le plan
topic-map-help = Le plan imprimé et la plupart des cartes sont introuvables : celui-ci est une reconstitution. Un fichier de plan peut le remplacer.
topic-stocks = Réserves
topic-stocks-help = Il y a 35 pièces, 6 clés, 8 cartes bonus et 50 cartes paysage. Quand la pile des cartes paysage est épuisée, la défausse est mélangée et la reconstitue.
topic-black = Comptoir noir
topic-black-help = Seulement à deux joueurs, par une variante : placé dans une zone où vous avez seul un comptoir, au prix de la zone, il la ferme à l’autre et compte comme un comptoir de plus.

## Questions : à qui, et quoi

prompt-bid = { $two ->
    [0] { $n ->
        [one] { $player }, posez votre main sur une paire ; expulser coûte { $n } pièce.
       *[other] { $player }, posez votre main sur une paire ; expulser coûte { $n } pièces.
    }
   *[other] { $n ->
        [one] { $player }, posez votre main sur la paire ou les trois cartes ; expulser coûte { $n } pièce.
       *[other] { $player }, posez votre main sur la paire ou les trois cartes ; expulser coûte { $n } pièces.
    }
}
prompt-build = { $n ->
    [0] { $player }, vous pouvez construire un comptoir.
   *[other] { $player }, vous pouvez construire un second comptoir.
}
prompt-pay = { $player }, choisissez les cartes à jouer pour ce comptoir : { $place }.
prompt-limit = { $n ->
    [one] { $player }, défaussez { $n } carte : cinq au plus en main.
   *[other] { $player }, défaussez { $n } cartes : cinq au plus en main.
}
prompt-take-bonus = { $player }, gardez une des cartes bonus.
prompt-take-goods = { $player }, prenez une carte marchandise.
prompt-return-goods = { $player }, remettez une de vos cinq cartes marchandises dans la boîte.
prompt-wait = C’est à { $player } de jouer.
prompt-over = La partie est terminée.
prompt-chance = On pioche.

## Actions : ce que disent les boutons

count = { $n ->
    [one] { $thing }
   *[other] { $n } × { $thing }
}
group = la paire { $n }
group-pair = la paire
group-three = les trois cartes
share = { $player } +{ $n }
counted = { $player } { $n }
action-pass = { $n ->
    [0] Ne rien construire
   *[other] Ne plus rien construire
}
action-bid = Poser votre main sur { $group } ({ $cards })
action-oust = { $n ->
    [one] Expulser { $rival } pour { $n } pièce : { $group } ({ $cards })
   *[other] Expulser { $rival } pour { $n } pièces : { $group } ({ $cards })
}
action-build = { $keys ->
    [0] Construire : { $place } (payer : { $cards }) ; gain : { $reward }
   *[other] Construire : { $place } (payer : { $cards } ; 1 clé) ; gain : { $reward }
}
action-build-choose = { $keys ->
    [0] Construire : { $place } (prix : { $n } × { $landscape }) ; gain : { $reward }
   *[other] Construire : { $place } (prix : { $n } × { $landscape } et une clé) ; gain : { $reward }
}
action-black = { $keys ->
    [0] Fermer { $place } d’un comptoir noir (payer : { $cards })
   *[other] Fermer { $place } d’un comptoir noir (payer : { $cards } ; 1 clé)
}
action-black-choose = { $keys ->
    [0] Fermer { $place } d’un comptoir noir (prix : { $n } × { $landscape })
   *[other] Fermer { $place } d’un comptoir noir (prix : { $n } × { $landscape } et une clé)
}
action-pay = Payer : { $cards }
action-discard = Défausser : { $cards }
action-goods = Prendre la carte { $goods }
action-goods-pile = Prendre la première carte de la pile marchandises
action-return = Remettre la carte { $goods } dans la boîte
action-bonus = { $n ->
    [one] Garder « { $bonus } » (à présent { $n } lettre)
   *[other] Garder « { $bonus } » (à présent { $n } lettres)
}

## Le journal

log-bid = { $player } pose sa main sur { $group } ({ $cards }).
log-oust = { $n ->
    [one] { $player } expulse { $rival } pour { $n } pièce : { $group } ({ $cards }).
   *[other] { $player } expulse { $rival } pour { $n } pièces : { $group } ({ $cards }).
}
log-won = { $n ->
    [0] { $player } prend les cartes : { $cards }.
   *[other] { $player } prend les cartes ({ $cards }) et 1 pièce.
}
log-pass = { $n ->
    [0] { $player } ne construit rien.
   *[other] { $player } ne construit plus.
}
log-build = { $keys ->
    [0] { $player } construit un comptoir : { $place } (payé : { $cards }).
   *[other] { $player } construit un comptoir : { $place } (payé : { $cards } ; 1 clé).
}
log-build-plain = { $black ->
    [0] { $keys ->
        [0] { $player } construit un comptoir : { $place }.
       *[other] { $player } construit un comptoir : { $place } (1 clé).
    }
   *[other] { $keys ->
        [0] { $player } ferme { $place } d’un comptoir noir.
       *[other] { $player } ferme { $place } d’un comptoir noir (1 clé).
    }
}
log-black = { $keys ->
    [0] { $player } ferme { $place } d’un comptoir noir (payé : { $cards }).
   *[other] { $player } ferme { $place } d’un comptoir noir (payé : { $cards } ; 1 clé).
}
log-coins = { $n ->
    [one] { $player } reçoit { $n } pièce.
   *[other] { $player } reçoit { $n } pièces.
}
log-letters = { $n ->
    [one] { $player } reçoit { $n } lettre de change.
   *[other] { $player } reçoit { $n } lettres de change.
}
log-key = { $player } reçoit une clé.
log-draw = { $player } pioche une carte paysage.
log-draw-known = { $player } pioche une carte paysage : { $card }.
log-reshuffle = La défausse est mélangée : nouvelle pile de cartes paysage.
log-bonus = { $player } garde une carte bonus.
log-bonus-known = { $player } garde une carte bonus : { $bonus }.
log-goods = { $player } prend une carte marchandise face visible : { $goods }.
log-goods-pile = { $player } prend une carte marchandise dans la pile : { $goods }.
log-turned = La carte marchandise suivante est révélée : { $goods }.
log-return = { $player } remet la carte { $goods } dans la boîte.
log-discard = { $player } défausse : { $cards } (cinq cartes au plus en main).
log-discard-plain = { $n ->
    [one] { $player } défausse { $n } carte : cinq au plus en main.
   *[other] { $player } défausse { $n } cartes : cinq au plus en main.
}
log-stuck = { $player } ne pourra plus jamais construire et a perdu.
log-last-round = C’est la dernière manche : { $why }.
log-score-good = Décompte, { $thing } : { $shares }.
log-score-region = Décompte, { $thing } : { $shares }.
log-score-nobody = Décompte, { $thing } : personne.
log-special-bonus = { $n ->
    [one] Carte bonus révélée, puis retirée du jeu : { $cards }.
   *[other] Cartes bonus révélées, puis retirées du jeu : { $cards }.
}
log-special = Décompte spécial, lettres comptées : { $shares }.
log-special-won = { $by ->
    [city] Égalité de lettres ; avec plus de comptoirs dans la Cité,
    [coins] Égalité de lettres et de comptoirs dans la Cité ; avec plus de pièces,
   *[letters] Avec plus de lettres,
} { $player } remporte { $n ->
    [one] 1 point de victoire.
   *[other] { $n } points de victoire.
}
log-special-tie = Égalité parfaite : personne ne remporte de points.
log-round = Manche { $n } : { $player } commence. Seront décomptés : { $good }, { $region }.
log-final-bonus = { $n ->
    [one] Les cartes bonus rapportent { $n } lettre à { $player }.
   *[other] Les cartes bonus rapportent { $n } lettres à { $player }.
}
log-over = { $n ->
    [one] Fin de la partie ({ $why }) : { $winners } gagne avec { $two ->
        [0] { $points ->
            [one] { $points } lettre de change
           *[other] { $points } lettres de change
        }
       *[other] { $points ->
            [one] { $points } point de victoire
           *[other] { $points } points de victoire
        }
    }.
   *[other] Fin de la partie ({ $why }) : { $winners } se partagent la victoire avec { $two ->
        [0] { $points ->
            [one] { $points } lettre de change
           *[other] { $points } lettres de change
        }
       *[other] { $points ->
            [one] { $points } point de victoire
           *[other] { $points } points de victoire
        }
    }.
}
end-posts = un joueur a placé tous ses comptoirs
end-cards = la dernière carte score est décomptée
end-stuck = un joueur ne peut plus construire
end-points = trois points de victoire sont atteints

## Le décompte final

score-letters = lettres de change
score-bonus = cartes bonus
score-points = points de victoire
score-stuck = bloqué
score-ties = comptoirs dans la Cité, pièces

## Le plateau

board-title = La Cité d’Or
board-round = manche { $n }
board-last-round = dernière manche
board-over = { $n ->
    [one] { $names } gagne
   *[other] victoire partagée : { $names }
}
board-to-play = à { $name } de jouer
board-seat = Joueur { $n }
board-reconstructed = plan reconstitué
panel-island = L’île
panel-auction = Enchères
panel-score = Carte score
panel-goods = Marchandises
panel-seat = { $name }
panel-hand = Votre main
auction-free = libre
auction-ousting = expulser coûte
auction-next = prochaine : { $n }
auction-deck = pile { $deck }, défausse { $discards }
auction-over = Toutes les cartes sont prises : construction.
scorecard-left = reste { $n } ; prochain dos : { $back }
scorecard-last = la dernière carte
scorecard-none = aucune carte révélée
scorecard-two = 2 (+2)
goods-pile = pile
stock-keys = { $n ->
    [one] { $n } clé
   *[other] { $n } clés
}
stock-bonus = bonus { $n }
stock-coins = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
seat-to-bid = doit enchérir
seat-to-play = doit jouer
seat-stuck = bloqué
hand-count = { $n ->
    [one] { $n } carte, cinq au plus en fin de tour
   *[other] { $n } cartes, cinq au plus en fin de tour
}
hand-choose = Gardez-en une :
hand-pay = Payer ce comptoir ({ $place }) avec
hand-empty = aucune carte

## Ce que dit un emplacement

tip-group = { $cards } : { $group }. { $who }
tip-free = Libre.
tip-hand = { $name } y a posé sa main.
tip-place = { $place } ({ $landscape }) : { $reward }
tip-built = { $place } ({ $landscape }) : { $who }
tip-coast = côte : { $landscape }
tip-black = { $name }, avec un comptoir noir
tip-card = { $card } : { $n }
tip-goods = Carte marchandise : { $goods }
tip-pile = Pile marchandises : { $n }
tip-held = { $goods } : { $n }
tip-score = Décomptés cette manche : { $good }, { $region }
tip-bonus = Carte bonus : { $bonus }
tip-pay = Payer avec { $cards }
tip-first = premier joueur
desc-seat = { $name } : { $letters ->
    [one] { $letters } lettre
   *[other] { $letters } lettres
}, { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, { $keys ->
    [one] { $keys } clé
   *[other] { $keys } clés
}, { $posts ->
    [one] { $posts } comptoir restant
   *[other] { $posts } comptoirs restants
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
desc-points = { $n ->
    [one] { $n } point de victoire
   *[other] { $n } points de victoire
}

## La table

you = vous
coins = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
of-three = sur 3
where = manche { $n } · { $phase }
phase-auction = enchères
phase-building = construction
meters-until = avant la fin
meter-cards = { $n ->
    [one] { $n } carte score
   *[other] { $n } cartes score
}
meter-cards-label = { $n ->
    [one] Il reste { $n } carte score : la partie prend fin au décompte de la dernière
   *[other] Il reste { $n } cartes score : la partie prend fin au décompte de la dernière
}
meter-posts = { $n ->
    [one] { $n } comptoir restant
   *[other] { $n } comptoirs restants
}
meter-posts-label = Le moins de comptoirs à placer : { $name }, { $n }. La partie prend fin avec la manche où un joueur place son dernier.
meter-special = décompte spécial : manche { $n }
meter-special-label = { $n ->
    [one] Le prochain décompte spécial rapporte { $n } point de victoire
   *[other] Le prochain décompte spécial rapporte { $n } points de victoire
}
meter-points = { $n } sur 3
meter-points-label = Trois points de victoire gagnent la partie
panel-order = Construction
panel-score-card = À décompter
panel-fore = Ce qui suivrait
panel-mine = À vous
panel-watching = Vous regardez
watching = Aucune main ne vous est montrée.
auction-oust = −{ $n } [[gc-coin]]
auction-mine = votre main
auction-opens = { $n ->
    [one] +{ $n } lieu
   *[other] +{ $n } lieux
}
turn-done = terminé
scorecard-more = { $n ->
    [one] reste { $n }
   *[other] restent { $n }
}
scorecard-good = 2 lettres chacun, 4 au possesseur unique
scorecard-region = 2 lettres chacun, 4 à qui y a seul le plus de comptoirs
share-nobody = personne
short-river-forest-meadow = fleuve forêt–prairie
short-river-forest-mountain = fleuve forêt–montagne
short-river-forest-desert = fleuve forêt–désert
short-river-meadow-mountain = fleuve prairie–montagne
short-river-meadow-desert = fleuve prairie–désert
short-river-mountain-desert = fleuve montagne–désert
short-place-forest-a = zone forêt A
short-place-forest-b = zone forêt B
short-place-forest-inner = zone forêt intérieure
short-place-meadow-a = zone prairie A
short-place-meadow-b = zone prairie B
short-place-meadow-inner = zone prairie intérieure
short-place-mountain-a = zone montagne A
short-place-mountain-b = zone montagne B
short-place-mountain-inner = zone montagne intérieure
short-place-desert-a = zone désert A
short-place-desert-b = zone désert B
short-place-desert-inner = zone désert intérieure
short-quarter-forest = quartier forêt
short-quarter-meadow = quartier prairie
short-quarter-mountain = quartier montagne
short-quarter-desert = quartier désert
fore-build = Pointez un emplacement éclairé. Les étiquettes montrent le paiement le moins cher ; J : une paire qui remplace une autre carte.
fore-limit = Vous gardez cinq cartes. Choisissez les autres, dans l’ordre que vous voulez.
fore-stands = En l’état, vos lettres après cette manche : { $old } → { $new }
fore-others = Pointez un emplacement éclairé : vous lisez ici ce qui suivrait.
bonus-now = { $n }[[gc-letter]]
posts-left = restants
held-mine = cartes marchandises et bonus
tip-coins = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
tip-keys = { $n ->
    [0] aucune clé ; une clé ouvre une zone intérieure
    [one] { $n } clé : elle ouvre une zone intérieure
   *[other] { $n } clés : chacune ouvre une zone intérieure
}
tip-posts = { $n ->
    [one] { $n } comptoir à construire
   *[other] { $n } comptoirs à construire
}
tip-blacks = { $n ->
    [one] { $n } comptoir noir restant
   *[other] { $n } comptoirs noirs restants
}
tip-cards = { $n ->
    [one] { $n } carte paysage
   *[other] { $n } cartes paysage
}{ $hidden ->
    [0] {""}
    [one] , dont { $hidden } que vous ne connaissez pas
   *[other] , dont { $hidden } que vous ne connaissez pas
}
tip-points = { $letters ->
    [one] { $letters } lettre de change
   *[other] { $letters } lettres de change
}{ $bonus ->
    [0] {""}
   *[other] , et { $bonus } par les cartes bonus
}{ $hidden ->
    [0] {""}
   *[other] ; les cartes bonus cachées ne sont pas comptées
}
tip-won = { $n ->
    [one] { $n } point de victoire aux décomptes spéciaux ; trois gagnent la partie
   *[other] { $n } points de victoire aux décomptes spéciaux ; trois gagnent la partie
}
tip-bonus-closed = Une carte bonus, face cachée
tip-bonus-letters = { $n ->
    [one] Les cartes bonus rapporteraient { $n } lettre maintenant
   *[other] Les cartes bonus rapporteraient { $n } lettres maintenant
}
tip-stands-forest = { $n ->
    [one] { $n } comptoir en forêt
   *[other] { $n } comptoirs en forêt
}
tip-stands-meadow = { $n ->
    [one] { $n } comptoir en prairie
   *[other] { $n } comptoirs en prairie
}
tip-stands-mountain = { $n ->
    [one] { $n } comptoir en montagne
   *[other] { $n } comptoirs en montagne
}
tip-stands-desert = { $n ->
    [one] { $n } comptoir dans le désert
   *[other] { $n } comptoirs dans le désert
}
tip-stands-rivers = { $n ->
    [one] { $n } comptoir au bord d’un fleuve
   *[other] { $n } comptoirs au bord d’un fleuve
}
tip-stands-city = { $n ->
    [one] { $n } comptoir dans la Cité
   *[other] { $n } comptoirs dans la Cité
}
tip-stock-keys = { $n ->
    [one] { $n } clé dans la réserve
   *[other] { $n } clés dans la réserve
}
tip-stock-bonus = { $n ->
    [one] { $n } carte bonus dans la pile
   *[other] { $n } cartes bonus dans la pile
}
tip-stock-coins = { $n ->
    [one] { $n } pièce dans la réserve
   *[other] { $n } pièces dans la réserve
}
peek-ports = { $n ->
    [one] { $n } port
   *[other] { $n } ports
}
peek-sites = { $n ->
    [one] { $n } site rural
   *[other] { $n } sites ruraux
}
peek-zones = { $n ->
    [one] { $n } zone de la Cité
   *[other] { $n } zones de la Cité
}
peek-none = aucun

## Décisions entières : ce que disent les boutons, et ce qui manque

do-bid = Poser votre main ici
do-oust = { $n ->
    [one] Expulser { $rival } pour { $n } pièce
   *[other] Expulser { $rival } pour { $n } pièces
}
do-build = Construire
do-black = Fermer la zone
do-pay = Payer et construire
do-goods = Prendre cette carte
do-pile = Prendre la carte cachée
do-return = La remettre
do-bonus = Garder cette carte
do-discard = { $n ->
    [one] Défausser { $n } carte
   *[other] Défausser { $n } cartes
}
crumb = { $place }
crumb-group = { $group } : { $cards }
other-cards = D’autres cartes
preset-cheapest = Le moins cher
form-pay = { $n ->
    [one] Payez { $n } carte { $landscape } : { $place }.
   *[other] Payez { $n } cartes { $landscape } : { $place }.
}
form-pay-hint = Deux cartes identiques en remplacent une autre.
form-pay-count = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
form-pay-verb = paie
form-limit-count = { $most ->
    [one] { $n } sur { $most } carte
   *[other] { $n } sur { $most } cartes
}
form-limit-verb = part
missing-pair = Une seule carte { $landscape } ne paie rien ici : il en faut deux pour remplacer une autre carte.
missing-cards = { $n ->
    [one] Il manque { $n } carte { $landscape }, ou deux cartes identiques à sa place.
   *[other] Il manque { $n } cartes { $landscape }, ou deux cartes identiques à la place de chacune.
}
missing-none = C’est plus que le prix.
missing-discards = { $n ->
    [one] Il faut encore défausser { $n } carte.
   *[other] Il faut encore défausser { $n } cartes.
}
missing-keeps = { $n ->
    [one] { $n } carte de trop : cinq restent en main.
   *[other] { $n } cartes de trop : cinq restent en main.
}

## Ce qui suivrait

ahead-coins = { $old } → { $new } [[gc-coin]]
ahead-can-oust = { $player } a { $coins } [[gc-coin]] ; la prochaine expulsion coûte { $n }
ahead-cannot-oust = { $player } a { $coins } [[gc-coin]] et ne peut payer la prochaine expulsion ({ $n })
ahead-pair = { $n ->
    [0] vous construisez en premier
   *[other] avec { $n } [[gc-coin]], et vous construisez en premier
}
ahead-auction-ends = puis chacun prend ses cartes
ahead-pay = { $keys ->
    [0] contre { $cards }
   *[other] contre { $cards } [[gc-key]]
}
ahead-round = cette manche { $change }
ahead-closed = { $n ->
    [one] nul autre ne pourra y construire ; reste { $n } comptoir noir
   *[other] nul autre ne pourra y construire ; restent { $n } comptoirs noirs
}
ahead-over = { $n ->
    [one] puis { $n } carte de trop à défausser
   *[other] puis { $n } cartes de trop à défausser
}
ahead-keep = vous gardez { $cards }
ahead-goods = vous aurez { $goods }
ahead-pile = une carte inconnue de tous, prise dans la pile
ahead-turned = puis la carte marchandise suivante est révélée
ahead-bonus = { $n ->
    [one] { $n } lettre si la partie finissait maintenant
   *[other] { $n } lettres si la partie finissait maintenant
}
gain-letters = { $n ->
    [one] +{ $n } lettre
   *[other] +{ $n } lettres
}
gain-coins = { $n ->
    [one] +{ $n } pièce
   *[other] +{ $n } pièces
}
gain-key = une clé
gain-card = on pioche une carte paysage
gain-bonus = une carte bonus
gain-goods = une carte marchandise
gain-nothing = sans récompense
pill-round = { $change } cette manche
pill-ousted = expulsion
sum-pay = { $keys ->
    [0] Vous payez { $cards }
   *[other] Vous payez { $cards } et une clé
}
sum-gain = Aussitôt : { $what }
sum-closed = Sans récompense ; la zone est fermée
sum-share = { $thing } : { $shares }
sum-nobody = { $thing } : personne
sum-round = Vos lettres après cette manche : { $old } → { $new }

## Le dernier coup, en quelques lettres

short-bid = main sur { $cards }
short-oust = −{ $n }[[gc-coin]] expulse { $rival }
short-pass = { $n ->
    [0] ne construit rien
   *[other] ne construit plus
}
short-build = { $place } { $gains }
short-black = ferme : { $place }
short-discard = défausse { $cards }
short-goods = prend { $goods }
short-return = remet { $goods }
short-bonus = une carte bonus
short-score = { $thing } : { $shares }
short-score-nobody = { $thing } : personne

## Pourquoi pas : la règle qui interdit, et quand vient le tour d’une chose

why-when-bid = on pose sa main sur des cartes pendant les enchères
why-when-build = on construit des comptoirs dans la phase de construction, à son tour
why-when-black = on construit des comptoirs noirs dans la phase de construction, à son tour
why-when-pay = on joue des cartes quand on construit un comptoir
why-when-discard = on défausse à la fin de son tour, quand on a plus de cinq cartes
why-when-goods = on prend une carte marchandise quand un comptoir en rapporte une
why-when-return = on remet une carte marchandise quand on en a cinq
why-when-bonus = on prend une carte bonus quand un comptoir en rapporte une

why-no-group = { $n ->
    [2] À 2 joueurs, il y a une paire et trois cartes ensemble.
   *[other] À { $n } joueurs, il y a { $n } paires.
}
why-oust = La main { DE($player) } est sur { $group } : l’en expulser coûte { $n ->
    [one] 1 pièce
   *[other] { $n } pièces
}, et vous en avez { $have }.
why-must-bid = Chacun pose sa main sur des cartes : il y en a toujours de libres.
why-no-posts = Vous avez construit tous vos comptoirs.
why-own-post = Vous y avez déjà un comptoir : { $place }.
why-taken = { $player } y a un comptoir : { $place }.
why-no-road = Aucune route n’y mène depuis l’un de vos comptoirs : { $place }.
why-closed = Un comptoir noir ferme cet endroit : { $place }.
why-key = Une zone intérieure demande une clé, et vous n’en avez pas : { $place }.
why-cards = Cet endroit ({ $place }) coûte { $n ->
    [one] 1 carte
   *[other] { $n } cartes
} ({ $landscape }) ; vous en avez { $have } et, par paires d’autres cartes, { $jokers } de plus.
why-black-two = Les comptoirs noirs sont pour deux joueurs.
why-no-black = Vous n’avez pas de comptoir noir.
why-black-own = Un comptoir noir demande un comptoir à vous au même endroit : { $place }.
why-black-twice = Votre comptoir noir y est déjà : { $place }.
why-black-rival = { $player } a un comptoir au même endroit : { $place }.
why-pay-land = Ces cartes ({ $cards }) ne paient pas cet endroit : { $place }.
why-pay-cards = Vous n’avez pas ces cartes : { $cards }.
why-no-card = Vous n’avez pas une telle carte : { $landscape }.
why-card-before = Les cartes se nomment dans l’ordre, et celle-ci ({ $landscape }) vient avant une que vous avez déjà nommée.
why-card-after = { $n ->
    [one] Les cartes se nomment dans l’ordre, et il n’en resterait pas à nommer après celle-ci : { $landscape }.
   *[other] Les cartes se nomment dans l’ordre, et il en resterait trop peu après celle-ci ({ $landscape }) : { $n } sont à défausser.
}
why-no-goods = Aucune carte de ces marchandises n’est face visible : { $goods }.
why-no-pile = La pile des cartes marchandises est vide.
why-not-held = Vous n’avez pas une telle carte marchandise : { $goods }.
why-no-bonus = Cette carte bonus est déjà partie.

## Options

option-black-posts = Comptoirs noirs
option-black-posts-help = À deux joueurs : deux comptoirs noirs chacun, pour fermer une zone de la Cité à l’autre.
option-black-posts-off = sans
option-black-posts-on = deux chacun
option-port-rewards = Ports
option-port-rewards-help = Les ports donnent-ils une récompense ? La règle n’en dit rien, un compte rendu l’affirme.
option-port-rewards-on = récompensés
option-port-rewards-off = sans récompense
option-drought-city = Sécheresse dans la Cité
option-drought-city-help = À deux joueurs : les zones du quartier désert ne donnent rien, comme ses sites.
option-drought-city-off = épargnée
option-drought-city-on = le quartier désert ne donne rien
option-board = Plan
option-board-help = Le plan et les cartes : notre reconstitution, ou un fichier de plan.
option-board-reconstructed = reconstitué

## Pour une première partie : un conseil par question

advice-bid = Cherchez les cartes qui complètent votre main : deux d’un même paysage font un site ou une zone. Les premières expulsions sont les moins chères.
advice-build = Un port ne demande pas de route et ouvre une côte. Regardez ensuite la carte score : son fleuve ou son quartier compte dès cette manche.
advice-pay = Deux cartes identiques en remplacent une d’un autre paysage : payez avec le superflu et gardez vos paires.
advice-limit = Gardez les paires et les ports : ils serviront dès la prochaine manche.
advice-take-bonus = Le bouton dit ce que chacune rapporterait maintenant. Gardez celle qui grandira avec vos projets.
advice-take-goods = Visez les marchandises que personne d’autre n’a : seul possesseur, vous recevez 4 lettres au décompte, sinon 2.
advice-return-goods = Rendez une carte dont les marchandises figurent aussi sur vos autres cartes.

## Ending

ending-round = manche { $n }
ending-letters = D’où viennent les lettres de change
ending-outer = zones extérieures
ending-inner = zones intérieures
ending-goods = marchandises
ending-rivers = fleuves
ending-quarters = quartiers
ending-bonus = cartes bonus
ending-letters-by-round = Lettres gagnées, par manche
ending-bonuses = Cartes bonus
ending-card = { $card }
ending-island = Comptoirs, cartes, pièces
ending-posts = Comptoirs en tout
ending-in-city = Comptoirs dans la Cité
ending-on-rivers = Comptoirs au bord des fleuves
ending-goods-cards = Cartes marchandises
ending-paid = Pièces payées aux enchères
score-ties-1 = Comptoirs dans la Cité
score-ties-2 = Pièces

## L’écran du terminal

about = Des comptoirs vers le centre de l’île.
command-roads = routes
help-roads = tous les lieux de l’île et où mènent leurs routes
help-why = la règle d’un mot : règle clé ; règle seul donne la liste

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
gc-city = Cité
gc-ports = ports
gc-port = { $n } :
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
