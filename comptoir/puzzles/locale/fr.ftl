# Problèmes : une position, un choix nettement meilleur, et ce qu’il vaut.

puzzles-of = Problèmes : { $title }
puzzles-about = Des positions de parties entre bots. Un choix gagne nettement plus souvent que tous les autres, et ce n’est pas celui qui vient d’abord à l’esprit.
puzzles-none = Il n’y a pas encore de problèmes pour ce jeu.
puzzle = Problème { $n }
grade-1 = facile
grade-2 = moyen
grade-3 = difficile
grades = { $n ->
    [one] { $grade } : 1 problème
   *[other] { $grade } : { $n } problèmes
}
solved = résolu
question = Quel est le meilleur choix ?
choices = Vos choix
right = Juste.
wrong = Il y a mieux.
best-is = Le meilleur choix : { $label } Il gagne environ { $n } parties sur 100.
tempting-is = Ce qui vient à l’esprit : { $label } Environ { $n } sur 100.
yours-is = Votre choix : { $label } Environ { $n } sur 100.
yours-unseen = Votre choix : { $label } Au premier coup d’œil, il était si loin derrière qu’on ne l’a pas étudié davantage.
worth = Ce que valent les choix
of-hundred = { $n } sur 100
mark-best = le meilleur
mark-yours = le vôtre
mark-tempting = vient à l’esprit
brings = Ce que rapporte le meilleur choix
brings-tempting = Ce que rapporte l’autre
goes-on = Une suite possible
how-judged = Chaque choix a été joué bien des fois avec le même hasard, par le bot le plus fort qui soit assez rapide ; ce qui vous est caché l’était pour lui aussi.
again = Essayer encore
next = Problème suivant
all = Tous les problèmes
board = La table
