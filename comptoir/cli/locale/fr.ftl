### La ligne de commande en français.

## Ce qu’on peut taper pendant la partie ; les mots anglais sont toujours compris

command-undo = annuler
command-save = sauver
command-help = aide
command-why = règle
command-board = dessin
command-log = journal
command-fill = remplir
command-choices = choix
command-table = table
command-quit = quitter

help-choose = un numéro, ou des mots qui ne conviennent qu’à un seul choix ; plusieurs numéros (1 3) répondent à une question qui revient
help-undo = reprendre votre dernier choix et tout ce qui l’a suivi
help-save = enregistrer la partie dans un fichier ; on la reprend avec --resume
help-help = cette liste
help-why = la règle d’un mot : règle comptoir ; règle seul donne la liste
help-board = dessiner la table dans un fichier : dessin FICHIER.svg
help-log = ce qui s’est passé ; journal all pour tout revoir
help-choices = revoir tous les choix
help-table = revoir la table (ou simplement Entrée)
help-quit = quitter ; la partie est conservée

## Ce qu’on dit

player = Joueur
player-numbered = Joueur { $n }
hint = aide : ce qu’on peut taper
not-understood = « { $text } » ne correspond à aucun choix. Tapez un numéro, les mots d’un choix, ou aide.
ambiguous = « { $text } » convient à plusieurs choix :
more-choices = { $n ->
    [one] … et encore un : choix les montre tous ; les mots d’un choix en réduisent le nombre.
   *[other] … et encore { $n } : choix les montre tous ; les mots d’un choix en réduisent le nombre.
}
stopped = Ceci ne peut pas suivre : { $label }.
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
topic = { $name } :
why-what = Demandez l’un de ceux-ci : { $topics }.
why-unknown = « { $text } » est inconnu. { $topics }
why-page = « { $text } » est sur la page qui vient si vous tapez : { $page }.
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

## Parties enregistrées

record-summary = { $title }, { $seats } places ({ $names }), { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, { $ended }
record-ended = fin : { $why }
record-open = inachevée
record-checked = entière, et conforme aux règles d’un bout à l’autre
record-verified = { $n ->
    [one] { $n } tirage prouvé par la graine : son empreinte était publiée avant la partie, et le tirage en découle
   *[other] { $n } tirages prouvés par la graine : son empreinte était publiée avant la partie, et chaque tirage en découle
}

## La liste des jeux

games-seats = joueurs
games-default = d’habitude
games-edition = édition
games-rules = version { $n } des règles
games-option = option
games-options = options
games-none = aucune
games-ends = fins
games-reconstructed = reconstitué
games-reconstructed-nothing = rien : tout le matériel est celui de la boîte
games-takes = durée
games-minutes = environ { $n } minutes entre personnes

## Les robots, par niveau

level-easy = Facile
level-medium = Moyen
level-hard = Difficile
level-expert = Expert
