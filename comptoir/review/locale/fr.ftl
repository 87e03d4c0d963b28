### Ce que dit une analyse.

review = Analyse
review-of = { $title } : l’analyse
review-intro = Qui gagnerait, coup par coup, au jugement du meilleur bot ; ce que chaque décision a coûté, d’après ce que son joueur pouvait savoir ; et ce que le hasard a changé.

## Nom d’une décision

name-best = meilleure
name-fine = bonne
name-imprecise = imprécise
name-mistake = erreur
name-blunder = grosse erreur
names-best = { $n ->
    [one] meilleure
   *[other] meilleures
}
names-fine = { $n ->
    [one] bonne
   *[other] bonnes
}
names-imprecise = { $n ->
    [one] imprécise
   *[other] imprécises
}
names-mistake = { $n ->
    [one] erreur
   *[other] erreurs
}
names-blunder = { $n ->
    [one] grosse erreur
   *[other] grosses erreurs
}

## Une décision

gave-away = { $label } : { $loss } de chances de victoire perdus.
was-best = { $label } : rien de mieux n’a été trouvé.
was-fine = { $label } valait à peu près la meilleure décision.
better = Mieux : { $label }.
better-chance = { $label } ({ $chance } de chances de gagner)
ways = Ce qui a été comparé
way-played = joué
ways-board = Le plateau, avec le meilleur choix en lumière
continuation = La suite possible
no-decision = Il n’y avait rien à décider ici.
not-yet = Cette décision n’a pas encore été pesée.

## La somme

sum = D’où vient le résultat
sum-start = Départ
sum-own = Ses décisions
sum-others = Celles des autres
sum-luck = Hasard
sum-result = Résultat
sum-now = À présent
sum-help = Chances de gagner, en pour cent. Les parts font ensemble le résultat : 100 est une victoire.

## Un joueur

accuracy = Précision
accuracy-none = –
luck = Hasard
best-decision = Meilleure décision
worst-decision = Pire décision
none-such = aucune
at-move = coup { $n }
play-on-there = Rejouer à partir de là
seat = Joueur

## L’image

bands = Les chances de gagner au fil de la partie
bands-label = Chances de gagner, coup par coup. Au départ : { $start }. À la fin : { $end }.
percent = { $n } %

## Pages

next-mistake = Erreur suivante
my-decisions = Mes décisions
bot-would = Le bot jouerait : { $label }.
bot-same = Le bot jouerait la même chose.
reviewing = { $done } décisions pesées sur { $of }
review-done = { $of } décisions pesées
mistakes = Erreurs
mistakes-none = Aucune décision n’a coûté 2 % ou plus.
move-by = Coup { $n }, { $name }
made-by = Jugé par { $judge }, au moins { $rounds } mondes par décision. Comment lire cette page : docs/review.md.
thresholds = meilleure : moins de 0,5 % perdu · bonne : moins de 2 % · imprécise : moins de 5 % · erreur : moins de 10 % · grosse erreur : 10 % ou plus

## Conseils

hint = Conseil
hint-do = { $label }. { $chance } de chances de gagner, au jugement du bot.
hint-laid = Voilà ce que ferait le bot : { $chance } de chances de gagner, à son jugement.
hint-lead = C’est { $lead } de mieux que le choix suivant : { $other }.
hint-close = À peu près aussi bon : { $other }.
hint-only = Rien d’autre ne s’en approche.
hint-against = C’est { $name } qui y perd le plus : { $points }.
copy = Copie privée
copy-back = Rien de ce que vous faites ici ne change la table d’origine : y retourner
what-if = Et si ?
what-if-help = Essayez des coups sur une copie privée de cette table : les bots répondent, et rien ne change ici. Ce que vous ne voyez pas est redistribué.
