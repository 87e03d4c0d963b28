# Pourquoi quelque chose n'est pas permis : ce qui vaut pour tous les jeux. Les règles elles-mêmes sont dites par les jeux.

why-over = La partie est terminée.
why-watching = Vous êtes spectateur : seuls les joueurs peuvent faire cela.
why-luck = Le hasard décide d’abord de ce qui vient.
why-turn = C’est au tour { DE($player) }.
why-phase = Pas dans cette phase : { $when }.
why-moment = Pas à ce moment : { $when }.
why-pass = On ne peut pas passer ici : il faut choisir.
why-unknown = « { $text } » n’est pas une action de ce jeu.
why-theirs = Ceci appartient à { $player }.
why-nothing = Ceci est seulement à regarder : on n’en fait jamais rien.
