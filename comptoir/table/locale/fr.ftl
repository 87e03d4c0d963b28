### Les mots des pages. Chaque jeu a les siens à côté de ses règles.

## Partout

site = Comptoir
site-line = quatre jeux à la même table
tables = Tables
rules = Règles
puzzles = Problèmes
replay = Revoir
menu = Menu
language = Langue
theme = Thème
theme-auto = Comme l’appareil
theme-light = Clair
theme-dark = Sombre
back-to-lobby = Retour à l’accueil
free-software = Comptoir est un logiciel libre.
not-found = Il n’y a rien ici
not-found-why = L’adresse est peut-être coupée, ou la table n’existe plus. L’accueil montre vos tables.
close = Fermer
player = Joueur { $n }
somebody = Quelqu’un
guest = Invité
you = vous
points = points
bot = robot
bot-level = robot, { $level }
level-easy = facile
level-easy-help = voit un tour à l’avance, se trompe parfois
level-medium = moyen
level-medium-help = joue d’expérience
level-hard = difficile
level-hard-help = calcule, une seconde au plus par choix
level-expert = expert
level-expert-help = le plus fort de tous ; formé surtout par un million de parties contre lui-même
open-chair = chaise libre

## Accueil

skip-new = Aller à une nouvelle table
choose-game = Jouer
seats-minutes = { $seats } joueurs · { $minutes } min
seats-only = { $seats } joueurs
wins-of-ten = { $level } bat { $below } { $n } fois sur 10
wins-nearly-all = { $level } bat presque toujours { $below }
lowest-level = { $level } : premières parties, enfants
my-tables = Mes tables
waits-for-you = { $n ->
    [0] aucune ne vous attend
    [one] 1 vous attend
   *[other] { $n } vous attendent
}
open-tables = Tables ouvertes
free-chairs = { $n ->
    [0] aucune chaise libre
    [one] 1 chaise libre
   *[other] { $n } chaises libres
}
no-open-tables = personne n’attend
you-play = à vous
to-play = à { $name } de jouer
waiting-for-players = en attente de joueurs
ended = terminée
your-turn = À vous de jouer
look = Regarder
sit-down = S’asseoir
new-table = Nouvelle table
my-name = Mon nom
game = Jeu
seats = Joueurs
chairs = Chaises
chair = Chaise { $n }
chair-me = Moi
chair-device = Quelqu’un sur cet appareil
chair-open = Chaise libre
chair-bot = Robot, { $level }
options = Options
table-name = Nom de la table
first-game = Première partie
first-game-help = Ajoute un conseil à chaque question.
who-may-come = Qui peut venir
door-open = Tout le monde
door-open-help = parmi les tables ouvertes
door-link = Ceux qui ont le lien
door-link-help = lien et code QR
open-the-table = Ouvrir la table
open-record = Ouvrir un fichier de partie
open-record-help = Un fichier .jsonl téléchargé après une partie.
open-record-do = Ouvrir
save = Enregistrer
change = Changer
play-now = Jouer
play-now-help = { $n ->
    [one] contre 1 robot
   *[other] contre { $n } robots
}
against = Robots
options-help = règles, nom, qui peut venir
chair-name = Nom sur la chaise { $n }
who-are-you = Comment vous appelez-vous ?
name-help = Pas de compte : les autres voient ce nom, rien d’autre.
change-name = changer mon nom
go-on = Continuer
just-look = Regarder seulement
back = Retour
games-played = Parties jouées
all-games = Toutes les parties
no-games = vos parties terminées apparaîtront ici
you-won = vous avez gagné
you-shared = victoire partagée
you-came = { $place ->
    [2] vous êtes 2e sur { $seats }
    [3] vous êtes 3e sur { $seats }
    [4] vous êtes 4e sur { $seats }
   *[other] vous êtes 5e sur { $seats }
}
rematch-short = Revanche
rematch-open = À la revanche

## Table

skip-decision = Aller à la décision
skip-log = Aller au journal
panels = Volets
seats-bar = Joueurs
common-board = Plateau commun
your-decision = Votre décision
log = Journal
chat = Discussion
say-something = Dire quelque chose
send = Envoyer
watching = { $n ->
    [one] { $n } personne regarde
   *[other] { $n } personnes regardent
}
round = Tour { $n }
sound = Son quand c’est mon tour
notify = Me prévenir quand c’est mon tour
shortcuts = Raccourcis à une touche
links-menu = Liens et codes QR
download-record = Télécharger la partie
lend-chair = Prêter ma chaise à un robot
take-chair-back = Reprendre ma chaise
lend-other = Prêter la chaise { $whose } à un robot
lent = un robot joue
away = absent
rules-beside = Les règles à côté du jeu
watch-board = Plateau commun, en grand
prompt-waiting = La partie commence quand toutes les chaises sont prises.
fill-with-bots = Mettre des robots sur les chaises libres
share-link = Envoyez ce lien
share-qr = ou montrez son code QR
copy = Copier
undo = Annuler
undo-turn = Reprendre le tour
undo-ask = Demander à reprendre
undo-withdraw = Retirer la demande
type-action = Écrire une action
command-allowed = { $text } est permis. Entrée le joue.
command-not = { $text } n’est pas permis ici. Sont permis : { $allowed }
turn-mark = , joue
lit-mark = , vous pouvez agir ici
news-mark = , il s’est passé quelque chose ici
log-auto = le seul choix possible
replay-line = Revoir le coup { $n }
go-to-move = Aller au coup { $n }
watching-you = Vous regardez.
notify-body = C’est à vous de jouer.
advice-choice = Un choix raisonnable ici : { $label }.
zoom-in = Agrandir
zoom-out = Réduire

lost = Connexion perdue, nouvelle tentative
lost-safe = Le coup { $n } est enregistré. Vous pouvez continuer à regarder.
try-now = Réessayer

undo-by = { $name } demande à reprendre un coup
undo-what = { $n ->
    [one] « { $move } » Un coup serait repris. Depuis, quelque chose a été tiré, montré ou joué : il faut l’accord de tous.
   *[other] « { $move } » { $n } coups seraient repris, à partir de celui-ci. Depuis, quelque chose a été tiré, montré ou joué : il faut l’accord de tous.
}
lend-by = { $name } propose de prêter la chaise { $whose } à un robot
lend-what = Le robot joue jusqu’à ce que le joueur revienne et reprenne sa chaise.
agrees = d’accord
asks = demande
is-asked = doit répondre
agree = Accepter
refuse = Refuser
refused-by = { $name } a refusé.

handover-to = Passez l’appareil à { $name }
handover-from = Il n’y a plus rien { $whose } à l’écran.
handover-i-am = Je suis { $name }, montrez ma table
handover-lend = { $name } est absent : prêter sa chaise à un robot

## Fin

wins = { $points ->
    [one] { $name } gagne avec 1 point
   *[other] { $name } gagne avec { $points } points
}
wins-shared = { $points ->
    [one] { $names } se partagent la victoire avec 1 point
   *[other] { $names } se partagent la victoire avec { $points } points
}
end-because = La fin : { $end } ({ $round }).
end-because-bare = La fin : { $end }.
end-points = D’où viennent les points
end-source = Source
end-total = Total
end-ties = Départage
end-chart = Points au fil de la partie
end-story = Comment la partie s’est jouée
end-numbers = Les chiffres
end-close = Regarder le plateau
end-open = Le résultat
end-move = coup
chart-label = Points au fil de la partie. À la fin : { $scores }.
rematch = Revanche, chaises décalées
rematch-ready = La revanche est prête
seed-published = La graine est publiée avec la partie : chacun peut vérifier les tirages.

## Revoir

skip-controls = Aller aux commandes
replay-of = { $title }, revoir
replay-controls = Commandes
move = Coup
move-of = Coup { $n } sur { $most }
steps = Pas à pas
to-start = Au début
step-back = Un coup en arrière
play = Lecture
pause = Pause
step-on = Un coup en avant
to-end = À la fin
play-on = Continuer à partir d’ici
seen-by = Vu par
all-open = Tout ouvert
whose-view = Le regard de qui
set-up = La mise en place
to-the-table = À la table

## Liens

links = Liens de cette table
link-everybody = Pour tout le monde
link-everybody-help = Qui l’ouvre peut prendre une chaise libre ou regarder.
link-seat = La place { DE($name) }
link-seat-help = Secret : qui l’ouvre joue pour { $name }. C’est ainsi qu’un téléphone reprend une place.
link-loopback = Cette adresse ne marche que sur cet appareil. Pour jouer avec les téléphones de la maison, lancez Comptoir avec --host 0.0.0.0 et ouvrez-le par l’adresse de cette machine.
link-watch = Le grand plateau commun
link-watch-help = Pour une tablette au milieu de la table : la main de personne n’y est.

## Règles

on-this-page = Sur cette page
skip-rules = Aller aux règles
no-rules = Les règles de ce jeu ne sont pas encore écrites ici.
rules-in-english = Ces règles sont en anglais.

## Ce qui est refusé

refused-head = Cela n’a pas marché
refused-stale = La table a avancé entre-temps ; regardez et choisissez à nouveau.
refused-turn = C’est à { $name } de jouer.
refused-watching = Vous regardez ; seuls les joueurs peuvent le faire.
refused-seat = Ce n’est pas une de vos places.
refused-unknown = Aucune action n’a le numéro { $id }.
refused-illegal = { $text } n’est pas permis ici. Sont permis : { $allowed }
refused-json = Ce n’était pas un message de la table : un message est un objet JSON.
refused-message = Rien de connu n’est demandé ; un message contient : { $known }
refused-long = C’est trop long ; { $most } au plus.
refused-number = « { $name } » doit être un nombre entier.
refused-words = « { $name } » doit être un texte.
refused-over = La partie est terminée.
refused-not-over = La partie n’est pas terminée.
refused-not-begun = La partie n’a pas commencé : il reste des chaises libres.
refused-nothing-to-undo = Vous n’avez aucun choix à reprendre.
refused-nothing-chosen = Choisissez d’abord quelque chose.
refused-store-away = La base de données de la table ne répond pas pour l’instant. Ce que vous avez fait est peut-être enregistré, ou non : la table le montre dès qu’elle le sait.
refused-closed = Cette partie ne peut pas continuer ; sa page dit pourquoi.
refused-away-briefly = { $name } vient de partir ; la chaise pourra être prêtée dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
refused-slow = C’était beaucoup à la fois. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
refused-sockets = La table est déjà ouverte dans trop de pages : fermez-en, puis réessayez.
refused-record-long = Ce fichier n’a pas pu être rejoué en { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
refused-game-long = Cette partie est devenue trop longue pour être gardée : rien ne peut plus y être ajouté.
too-large = C’est plus que la table n’accepte à la fois.
nonsense = La table n’y comprend rien : quelque chose là-dedans n’est ni un nombre ni un texte possible.
away-head = La table ne répond pas
away-why = La base de données est injoignable pour l’instant. Rien de ce qui a été confirmé n’est perdu. Réessayez dans quelques secondes.
closed-head = Cette partie ne peut pas continuer
closed-readable = { $n ->
    [0] On peut en revoir le début.
    [one] On peut en revoir un coup.
   *[other] On peut en revoir { $n } coups.
}
closed-look = Revoir
trouble-rules = Elle a été jouée avec une version plus ancienne des règles (version { $played } ; maintenant { $now }). Elle s’arrête ici, à égalité : continuer avec d’autres règles ne serait pas juste.
trouble-entry = L’entrée { $n } de la partie manque ou est abîmée. Personne ne peut dire ce qui s’est passé ensuite : la partie s’arrête ici, à égalité.
trouble-header = Le début de la partie est abîmé : on ne peut plus la lire.
refused-asked-already = Une question est déjà posée aux joueurs.
refused-not-asked = On ne vous demande rien en ce moment.
refused-no-chair = Il n’y a pas de telle chaise à donner.
refused-chair-taken = Cette chaise vient d’être prise.
refused-owner = Seul celui qui a ouvert la table peut le faire.
refused-no-bot = Ce robot n’existe pas ; il y a : { $bots }
refused-is-here = { $name } est à la table.
refused-not-lent = Cette chaise n’est pas prêtée.
refused-lent = Un robot joue sur cette chaise ; reprenez-la d’abord.
refused-move = Ce coup n’existe pas ; la partie en a { $most }.
refused-option-file = « { $name } » doit être : { $allowed }
refused-no-file = Choisissez d’abord le fichier d’une partie.
refused-record-later = La partie peut être téléchargée quand elle est terminée : jusque-là elle contient ce que les joueurs ne doivent pas voir.

## Stage

strip-turn = joue
strip-next = ensuite
strip-open = { $name } : ouvrir le plateau
since-turn = Depuis votre tour
until-the-end = Jusqu’à la fin
own-board = Mon plateau
what-i-own = Ce que je possède
since-turn-low = depuis votre tour
recap-of = { $n } sur { $most }
to-your-turn = À vous de jouer
to-now = Revenir au présent
pace = Rythme des coups des autres
pace-slow = lent
pace-normal = normal
pace-fast = rapide
pace-once = d’un coup
list-all = Tous les choix en liste
cancel = Reposer
pin = Épingler
latest = Dernier coup
click-plays = Un clic joue un choix simple
ask-always = Me demander même l’évidence
help-point = Survolez pour voir ce qui suivrait.
help-tap = Touchez pour voir ce qui suivrait.
help-click-back = Cliquez de nouveau pour reposer.
help-tap-back = Touchez de nouveau pour reposer.
help-confirm = Rien n’est joué avant de confirmer.
take-away = Reprendre : { $what }
form-count = { $n } sur { $most }
then-luck = puis le hasard décide
zoom-whole = L’image entière
refused-no-choice = Ce n’est aucun des choix que vous avez maintenant.
refused-missing = { $what }
commitment = Le hasard de cette partie est déjà fixé. Son sceau, à comparer ensuite avec l’enregistrement : { "" }

## Comptes

my-account = Mon compte
sign-in = Se connecter
sign-up = Nouveau compte
sign-out = Se déconnecter
sign-out-others = Se déconnecter partout ailleurs
have-account = Vous avez un compte ?
account-head = Votre compte
account-why = On joue très bien sans. Avec un compte, vos places et vos parties vous suivent dans tous les navigateurs, et un cookie perdu ne fait rien perdre.
sign-up-why = Ce que vous avez joué dans ce navigateur sera à vous.
account-name-or-email = Nom ou adresse électronique
password = Mot de passe
password-help = 8 signes au moins
new-password = Nouveau mot de passe
new-password-help = vide : inchangé
present-password = Mot de passe actuel
password-and-email = Mot de passe et adresse
email = Adresse électronique
email-help = facultative ; pour se connecter par un lien et pour les avis
link-head = Oublié ? Se connecter par courriel
link-send = M’envoyer un lien
link-sent = S’il existe un compte à cette adresse, un lien est en route. Il est valable une demi-heure.
link-here = Se connecter par ce lien
link-once = Le lien ne sert qu’une fois.
link-subject = Votre lien pour Comptoir
link-text =
    Bonjour { $name },

    voici le lien qui vous connecte à Comptoir. Il ne sert qu’une fois, pendant une demi-heure :

    { $address }

    Si vous ne l’avez pas demandé, ne faites rien : sans lui, personne ne peut se connecter.
results = Résultats
games-won = gagnées
rating-doubt = { $n ->
    [one] ± { $doubt }, 1 partie
   *[other] ± { $doubt }, { $n } parties
}
rating-help = Classement : 1500 au départ ; 400 points de plus, et l’on gagne dix parties à deux sur onze. Comptent les parties contre les robots et contre ceux qui ont un compte. Les robots sont sur la même échelle.
claim-why = { $n ->
    [one] Dans ce navigateur, vous avez encore une table d’avant votre connexion.
   *[other] Dans ce navigateur, vous avez encore { $n } tables d’avant votre connexion.
}
claim = Les reprendre
account-name = Votre nom
sessions = Où vous êtes connecté
this-browser = ce navigateur
last-seen = vu le { $day }
some-browser = un navigateur
my-data = Vos données
export = Télécharger ce qui est su de vous
delete-account = Supprimer le compte
delete-why = Nom, adresse, mot de passe, messages et places sont supprimés, sans retour possible. Les parties jouées avec d’autres restent, sans votre nom sur les chaises.
deleted-head = Votre compte est supprimé
deleted-why = Plus rien ici ne vous connaît. Vous pouvez continuer comme invité.
changed = Enregistré.
refused-no-name = Dites comment vous vous appelez.
refused-name-taken = { $name } : ce nom est déjà pris ici.
refused-email = Ce n’est pas une adresse électronique.
refused-email-taken = Un autre compte a cette adresse.
refused-password = Un mot de passe a au moins { $shortest } signes.
refused-password-wrong = Ce n’est pas votre mot de passe.
refused-sign-in = Le nom et le mot de passe ne vont pas ensemble.
refused-ticket = Ce lien a déjà servi, ou il est trop ancien. Demandez-en un autre.
refused-signed-in = Vous êtes déjà connecté.
refused-no-mail = Cette table n’envoie pas de courriel.
refused-not-sent = Le courriel n’a pas pu partir. Réessayez plus tard.

# Pendules

clock = Temps de réflexion
clock-none = sans pendule
clock-turn = { $n ->
    [one] une minute par tour
   *[other] { $n } minutes par tour
}
clock-game = { $n ->
    [one] une minute pour la partie
   *[other] { $n } minutes pour la partie
}{ $more ->
    [0] {""}
    [one] {""}, plus une seconde par tour
   *[other] {""}, plus { $more } secondes par tour
}
clock-days = { $n ->
    [one] un jour par tour
   *[other] { $n } jours par tour
}
clock-odd = { $written } (secondes)
clock-zero = Quand le temps est écoulé
zero-bot = un robot joue jusqu’au retour du joueur
zero-concede = le joueur abandonne : un robot joue à sa place, et il est classé dernier
zero-show = rien : le temps est seulement affiché
time-left = { $name } : encore { $time }
time-up = { $name } : temps écoulé
time-days = { $days } j { $hours } h
time-hours = { $hours } h { $minutes }
late = temps écoulé
conceded = abandon
refused-clock = Cette pendule n’existe pas : c’est turn:SECONDES, game:SECONDES+SECONDES ou days:JOURS, avec bot, concede ou show quand le temps est écoulé.
refused-late = Votre temps est écoulé : le robot joue ce coup. Reprenez votre chaise après.
refused-conceded = Vous avez abandonné cette partie.
time-minutes = { $n } min
left-for-you = encore { $time }
next-game = { $n ->
    [one] Partie suivante
   *[other] Partie suivante ({ $n } attendent)
}

# Vacances

vacation = Vacances
vacation-help = Arrêtent vos pendules qui comptent en jours. Il vous reste { $days ->
    [one] 1 jour
   *[other] { $days } jours
} cette année ; un jour entamé compte.
vacation-until = Vous êtes en vacances jusqu’au
vacation-go = Partir en vacances
vacation-back = Je suis de retour
vacation-days = { $days ->
    [one] 1 jour
   *[other] { $days } jours
}
on-vacation = en vacances
refused-vacation = Choisissez combien de jours : il vous en reste { $days } cette année.

# Avis

notices = Avis
notices-help = Dans les parties dont la pendule compte en jours : une fois, quand c’est à vous et que vous n’êtes pas à la table.
notices-no-url = Cette table ne connaît pas sa propre adresse et ne peut pas en envoyer. Son exploitant la donne par --url.
notice-mail = par courriel
notice-mail-none = par courriel : donnez d’abord une adresse ci-dessous
notice-webhook = à cette adresse, en JSON
notice-webhook-help = Pour des programmes : un POST avec l’objet, le texte et le lien.
notice-subject = À vous de jouer : { $game }
notice-line = C’est à vous de jouer à { $game }, avec { $others }. Il vous reste { $time }.
notice-text =
    Bonjour { $name },

    { $line }

    { $address }

    Vous réglez ces courriels sous « Mon compte ».
refused-webhook = Nous ne pouvons rien envoyer à cette adresse : elle commence par https:// ou http://.
refused-webhook-inside = Cette adresse n’est pas joignable d’ici, ou se trouve dans notre propre réseau.
concede = Abandonner
concede-why = Un robot joue votre chaise jusqu’à la fin, et vous êtes classé dernier. Vous ne pourrez pas la reprendre.

# La bonne tenue d’une table

send-away = Renvoyer
send-away-whom = Renvoyer { $name }
stand-up = Se lever
mute = Priver de parole ici
unmute = Rendre la parole
about-whom = Options pour { $name }
dialog-cancel = Annuler
close-table = Fermer la table
close-why = Plus personne ne pourra s’y asseoir.
close-why-playing = Tous ceux qui jouent sont consultés. La partie s’arrête alors sans résultat.
close-by = { $name } demande à fermer la table
close-what = La partie s’arrête sans résultat, pour tout le monde.
renew-seat = Nouveau lien
renew-all = Renouveler tous les liens
renew-why = Les anciens liens ne mènent plus nulle part. Ceux qui les avaient sont dehors, sauf s’ils sont assis ici ; la table n’est plus affichée.
links-renewed = Voici les nouveaux liens. Les anciens ne mènent plus nulle part.
trouble-closed = La table a été fermée par ceux qui s’y trouvaient.
trouble-closed-operator = L’exploitant du site l’a fermée.
trouble-closed-why = L’exploitant du site l’a fermée : { $why }
refused-renewed = Les liens de cette table ont été renouvelés. Demandez le nouveau à son propriétaire.
refused-not-welcome = Vous ne pouvez pas vous asseoir à cette table.
refused-muted = Le propriétaire de cette table vous y a retiré la parole.
refused-begun = La partie a commencé : les chaises restent comme elles sont.
refused-no-line = Cette ligne ne permet de priver personne de parole.
refused-close-alone = Personne d’autre ne joue ici : abandonnez, et les robots joueront jusqu’à la fin.

# L’exploitant

admin = Administration
admin-why = Pour l’exploitant du site : le jeton avec lequel le serveur a été lancé.
admin-token = Jeton
admin-tables = Tables
admin-processes = Processus
admin-bans = Exclusions
admin-limits = Limites
admin-deeds = Ce qui a été fait
admin-waiting = en attente
admin-playing = en cours
admin-over = finies
admin-closed = fermées
admin-accounts = comptes
admin-live = pages ouvertes ici
admin-this-process = celui-ci
admin-silent = { $seconds ->
    [0] vient de répondre
    [one] a répondu il y a une seconde
   *[other] a répondu il y a { $seconds } secondes
}
admin-look = { $n ->
    [one] 1 page ouverte
   *[other] { $n } pages ouvertes
}
admin-find = Table, nom ou joueur
admin-find-do = Chercher
admin-none = Aucune table de ce nom.
admin-act = Fermer, supprimer, exclure
admin-delete = Supprimer définitivement
admin-newer = Plus récentes
admin-older = Plus anciennes
reason = Motif
ban-new = Nouvelle exclusion
ban-whom = Nom ou adresse
ban-account = compte
ban-browser = navigateur
ban-address = adresse
ban-hours = Durée
ban-for = { $hours ->
    [1] une heure
    [24] un jour
    [168] une semaine
    [720] 30 jours
   *[other] un an
}
ban-for-good = sans fin
ban-do = Exclure
ban-lift = Lever
no-bans = Personne n’est exclu.
banned-head = Vous ne pouvez pas entrer
banned-until = Exclusion jusqu’au { $until }.
banned-for-good = Exclusion définitive.
banned-reason = Motif : { $reason }
limits-why = Tant à la fois, puis tant par seconde. Un facteur vaut aussitôt dans tous les processus.
limit-kind = Quoi
limit-browser = par navigateur
limit-table = par table
limit-address = par adresse
limit-account = par compte
limit-factor = Facteur
limit-sockets = pages ouvertes
deed-ban = Exclusion de
deed-lift = Exclusion levée :
deed-close = Fermeture de
deed-delete = Suppression de
deed-limit = Limite réglée :
no-deeds = Rien jusqu’ici.
refused-token = Ce n’est pas le bon jeton.
refused-proof = Ce formulaire ne vient pas de la page d’administration telle que vous la voyez. Rechargez-la.
refused-no-table = Cette table n’existe pas, ou rien ne s’y passe plus.
refused-ban-address = Cette adresse ne peut pas être exclue : il faut une adresse IPv4 ou IPv6, ou un réseau comme 192.0.2.0/24.
refused-ban-whom = Personne ne porte ce nom.
refused-ban-hours = Choisissez une durée.
refused-limit = Cette limite n’existe pas.

# Amis

friends = Amis
friends-none = Personne encore. Invitez quelqu’un par le nom de son compte.
friends-only = entre amis
friend-asks = { $name } veut être votre ami
friend-accept = Accepter
friend-decline = Décliner
friend-here = présent
friend-away = absent
friend-asked = invité, sans réponse pour l’instant
friend-withdraw = Annuler
friend-remove = Retirer des amis
friend-name = Nom d’un compte
friend-ask = Inviter comme ami
block = Bloquer
blocked = Bloqués
unblock = Débloquer
block-help = Une personne bloquée ne peut ni s’asseoir à vos tables ni vous demander d’être amis, et vous ne voyez pas ce qu’elle écrit. Elle n’en sait rien.
door-friends = Mes amis
door-friends-help = ils la voient parmi les tables ouvertes
refused-friend-nobody = Aucun compte ne porte ce nom.
refused-friend-self = C’est vous.
refused-friend-blocked = Vous l’avez bloqué : débloquez-le d’abord.
refused-friends-many = Vous ne pouvez pas en avoir plus de { $most }.
refused-account-only = Il faut un compte pour cela.

# Avis par le navigateur

push-on = M’avertir dans ce navigateur
push-off = Ne plus m’avertir dans ce navigateur
push-help = { $n ->
    [0] Le navigateur l’affiche même quand aucune page de Comptoir n’est ouverte, tant que vous êtes connecté.
    [one] Un de vos navigateurs vous avertit, même quand aucune page de Comptoir n’est ouverte.
   *[other] { $n } de vos navigateurs vous avertissent, même quand aucune page de Comptoir n’est ouverte.
}
push-denied = Ce navigateur ne permet pas à Comptoir d’afficher des avis : autorisez-les dans ses réglages pour ce site.
push-failed = Le service d’avis de ce navigateur n’est pas joignable pour le moment. Réessayez plus tard.
refused-push = Ce n’est pas l’abonnement d’un navigateur.
