### La ligne de commande en français.

## Ce qu’on peut taper pendant la partie ; les mots anglais sont toujours compris

command-undo = annuler
command-save = sauver
command-help = aide
command-why = règle
command-board = dessin
command-log = journal
command-fill = remplir
command-table = table
command-offer = bâtiments
command-quit = quitter

help-choose = un numéro, ou des mots qui ne conviennent qu’à un seul choix
help-undo = reprendre votre dernier choix et tout ce qui l’a suivi
help-save = enregistrer la partie dans un fichier ; on la reprend avec --resume
help-help = cette liste
help-why = la règle d’un bâtiment ou d’un personnage : règle comptoir
help-board = dessiner la table dans un fichier : dessin FICHIER.svg
help-log = ce qui s’est passé ; journal all pour tout revoir
help-fill = placer tous les colons au mieux d’un seul coup
help-table = revoir la table (ou simplement Entrée)
help-offer = les bâtiments à construire, et votre prix
help-quit = quitter ; la partie est conservée

## Ce qu’on dit

player = Joueur
player-numbered = Joueur { $n }
hint = aide : ce qu’on peut taper
not-understood = « { $text } » ne correspond à aucun choix. Tapez un numéro, les mots d’un choix, ou aide.
ambiguous = « { $text } » convient à plusieurs choix : { $labels }.
saved = Partie enregistrée dans { $file }.
resume-with = Pour la reprendre : { $command }
keep = Conserver la partie ? [O/n]
board-written = La table est dessinée dans { $file }.
file-exists = { $file } existe déjà : choisissez un autre nom.
nothing-to-undo = Il n’y a rien à reprendre.
undone = { $n ->
    [one] Un coup est repris.
   *[other] { $n } coups sont repris.
}
nothing-to-fill = Il n’y a rien à remplir ici.
no-log = Il ne s’est encore rien passé.
why-what = Demandez l’un de ceux-ci : { $topics }.
why-unknown = « { $text } » est inconnu. { $topics }
bot-fault = { $why } ; le premier choix est joué à la place.
bye = Au revoir.
over = La partie est terminée : { $why }.
winner = { $n ->
    [one] { $names } l’emporte.
   *[other] { $names } se partagent la victoire.
}
total = Total
ties = Départage
at-the-end = sauver, dessin, journal — ou Entrée pour partir
