# Problèmes : une position, un choix nettement meilleur, et ce qu’il vaut.

puzzles-of = Problèmes : { $title }
puzzles-about = Des positions de parties entre robots. Un choix gagne nettement plus souvent que tous les autres, et ce n’est pas celui qui vient d’abord à l’esprit.
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
worth = Ce que valent les choix
less = loin derrière
of-hundred = { $n } sur 100
mark-best = le meilleur
mark-yours = le vôtre
mark-tempting = vient à l’esprit
brings = Ce que rapporte le meilleur choix
brings-tempting = Ce que rapporte l’autre
goes-on = Une suite possible
how-judged = Chaque choix a été joué bien des fois avec le même hasard, par le robot le plus fort qui soit assez rapide ; ce qui vous est caché l’était pour lui aussi.
again = Essayer encore
next = Problème suivant
all = Tous les problèmes
before = Précédent
why = Pourquoi
choices-tab = Choix
