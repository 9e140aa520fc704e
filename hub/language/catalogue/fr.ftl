### Woo Woo en français.
###
### Les mots choisis, un seul pour chaque chose :
### train = train ; Mexican Train = train mexicain ; tile = domino ; double = double
### on X's train = chez X (« de » et « que » devant un nom changent devant une voyelle : ils sont évités)
### engine = double de départ ; boneyard = pioche ; to draw = piocher ; marker = marqueur
### to cover = couvrir ; to knock = toquer ; to catch = attraper ; to be out = avoir tout posé
### to lay = poser ; to play = jouer ; turn = tour ; end of a train = bout ; hand = main
### opening chain = chaîne de départ ; rule sheet = règles ; set = jeu
### to deal = distribuer ; round = manche ; match, game = partie ; a move = coup
### to take back = annuler ; to let stand = laisser ainsi ; to rest = pause
### station = gare ; track = voie ; plate = plaque ; tags = repères
###
### On tutoie ; « on » est toute la table. Avant : ; ? ! et dans « » : espace insécable.

## Trains et listes

train-start =
    .player = Chez { $owner }
    .mexican = Sur le train mexicain
train-on =
    .player = chez { $owner }
    .mexican = sur le train mexicain
option = { $tile } { TRAIN($train, form: "on") }
list-more = { $first }, { $next }
list-last = { $first } et { $last }

## Pourquoi un coup est refusé

refusal-round_over = Cette manche est finie. On compte les dominos restants.
refusal-not_in_round = En pleine manche, on ne distribue pas et on ne compte pas.
refusal-no_such_player = Pas de joueur { $player }. Il y a { $players }.
refusal-not_your_turn = C’est à { $turn } de jouer. { $name } attend son tour.
refusal-no_such_train = Pas de train { $letter }. Il y a { $letters }.
refusal-not_in_set = Pas de { $tile } dans un jeu double { $set }.
refusal-is_engine = Le { $tile } est le double de départ. Il reste au milieu.
refusal-on_table = Le { $tile } est déjà { TRAIN($train, form: "on") }, et il n’y en a qu’un.
refusal-not_in_hand = { $name } n’a pas le { $tile }.
refusal-does_not_fit = Le { $tile } ne va pas. { TRAIN($train, form: "start") }, il faut un { $end }.
refusal-no_mexican = Avec ces règles, il n’y a pas de train mexicain.
refusal-only_own = Avec ces règles, on ne joue que sur son propre train.
refusal-closed = Chez { $owner }, le train est fermé aux autres. Il s’ouvre quand { $owner } ne peut pas jouer.
refusal-opening_own = Avec son premier domino, { $name } doit commencer son propre train.
refusal-opening_own_or_mexican = { $name } doit poser son premier domino sur son propre train ou sur le train mexicain.
refusal-mexican_turn2 = Pas encore : { $name } peut commencer le train mexicain dès son deuxième tour.
refusal-mexican_after_own = Pour commencer le train mexicain, { $name } doit avoir un domino sur son propre train.
refusal-mexican_after_all = Le train mexicain commence quand chaque train a un domino. Encore rien chez { $missing }.
refusal-own_first = { $name } doit d’abord commencer son propre train.
refusal-slot_reserved = Ici, le premier domino est réservé à { $owner }.
refusal-cover_first = Avant tout autre coup, il faut couvrir le double { $double } { TRAIN($due, form: "on") }.
refusal-cover_in_order = Il faut d’abord couvrir le double { $double } { TRAIN($due, form: "on") }.
refusal-cover_own_double = { $name } vient de poser le { $double }. Le domino suivant va dessus, { TRAIN($due, form: "on") }.
refusal-second_double = { $name } vient de poser le { $double }. Le domino suivant ne peut pas être un double.
refusal-double_not_coverable = Pour poser aussi le { $tile }, { $name } doit avoir de quoi le couvrir.
refusal-can_play = { $name } peut jouer le { $option }, donc il faut jouer.
refusal-can_cover = { $name } peut jouer le { $option }. Le double d’abord.
refusal-can_follow = { $name } peut jouer le { $option }. Après un double, il faut un deuxième domino.
refusal-must_play_drawn = { $name } a pioché le { $tile } et doit le jouer : { $option }.
refusal-already_drawn = { $name } a déjà pioché le maximum pour un tour ({ $limit }).
refusal-no_opening_draw = Au premier tour, on ne pioche pas.
refusal-opening_drawn = { $name } a déjà pioché le maximum pour le premier tour.
refusal-no_second_draw = { $name } a déjà pioché. Après un double, on ne repioche pas.
refusal-playable_now = { $name } a pioché un domino jouable : { $option }.
refusal-yard_empty = La pioche est vide. { $name } ne peut que passer.
refusal-not_next_tile = Le { $tile } n’est pas le prochain domino de la pioche.
refusal-name_the_tile = Dis quel domino { $name } a pioché : cette main se joue à découvert.
refusal-draw_first = { $yard ->
    [one] { $name } doit d’abord piocher. Il reste { $yard } domino dans la pioche.
   *[other] { $name } doit d’abord piocher. Il reste { $yard } dominos dans la pioche.
}
refusal-chain_running = { $name } a une chaîne en cours : il faut la continuer ou la finir.
refusal-nothing_to_end = { $name } n’a pas de chaîne à finir. Il faut jouer, piocher ou passer.
refusal-no_markers = Avec ces règles, les trains ne s’ouvrent jamais.
refusal-already_open = Chez { $name }, le train est déjà ouvert.
refusal-not_at_will = Un train s’ouvre quand on ne peut pas jouer, pas à volonté.
refusal-not_open = Chez { $name }, le train n’est pas ouvert.
refusal-closes_itself = Pour enlever le marqueur, il suffit de jouer.
refusal-close_after_own = { $name } peut fermer son train après y avoir joué, pas avant.
refusal-no_knocking = Avec ces règles, pas besoin de toquer.
refusal-not_last_tile = { $count ->
    [one] { $name } a { $count } domino. On toque quand il n’en reste qu’un.
   *[other] { $name } a { $count } dominos. On toque quand il n’en reste qu’un.
}
refusal-no_penalty = Avec ces règles, toquer est une simple politesse : pas de pénalité.
refusal-nothing_to_catch = { $name } a toqué, ou c’est trop tard pour l’attraper.
refusal-caught_oneself = { $name } ne peut pas s’attraper. C’est à quelqu’un d’autre de le faire.
refusal-wrong_penalty = { $penalty ->
    [one] Pour ça, { $name } pioche { $penalty } domino, pas { $count }.
   *[other] Pour ça, { $name } pioche { $penalty } dominos, pas { $count }.
}
refusal-not_blocked = { $yard ->
    [one] La manche n’est pas bloquée : il reste { $yard } domino dans la pioche.
   *[other] La manche n’est pas bloquée : il reste { $yard } dominos dans la pioche.
}
refusal-blocks_itself = La manche n’est pas bloquée : on continue, elle finira toute seule.
refusal-no_round = Aucune manche en cours. Il faut d’abord distribuer.
refusal-round_running = La manche { $number } n’est pas encore finie.
refusal-not_counted = { $count ->
    [one] On compte d’abord les dominos : { $names } ne l’a pas encore fait.
   *[other] On compte d’abord les dominos : { $names } ne l’ont pas encore fait.
}
refusal-match_over = La partie est finie. Victoire pour { $winners }.
refusal-wrong_engine = Le double de départ de la manche { $number } est le { $engine }.
refusal-no_such_engine = Pas de { $engine } dans un jeu double { $set }.
refusal-wrong_starter = C’est { $name } qui commence la manche { $number }.
refusal-wrong_hands = Il y a { $players } joueurs, mais { $hands } mains.
refusal-wrong_hand_size = { $name } prend { $size } dominos, pas { $count }.
refusal-wrong_total = Un jeu double { $set } a { $total } dominos, mais ici il y en a { $count }.
refusal-tile_twice = Le { $tile } est là deux fois.
refusal-nothing_to_count = On ne compte rien avant la fin de la manche.
refusal-out_is_zero = { $name } a tout posé et n’a rien à compter.
refusal-wrong_tiles = { $count ->
    [0] { $name } n’a rien en main.
   *[other] { $name } a { $tiles } en main.
}
refusal-wrong_points = { $points ->
    [one] { $name } a { $points } point en main, pas { $count }.
   *[other] { $name } a { $points } points en main, pas { $count }.
}
refusal-counted_on_table = Le { $tile } est { TRAIN($train, form: "on") }, donc personne ne l’a en main.
refusal-engine_on_table = Le { $tile } est le double de départ, donc personne ne l’a en main.
refusal-counted_already = Le { $tile } est déjà compté pour { $name }.
refusal-no_points = Pour { $name }, dis les dominos, ou les points : un nombre à partir de 0.

## Ce qui ne va de travers que sur une table

refusal-closed_turn = Chez { $owner }, le train est fermé, et c’est à { $turn } de jouer.
refusal-gone = Le { $tile } n’est plus { TRAIN($train, form: "on") }. Remets-le.
refusal-hidden = { $count } dominos sont invisibles. Y a-t-il quelque chose dessus, ou devant la caméra ?
refusal-turned = Le { $tile } { TRAIN($train, form: "on") } a été tourné. Remets le { $inner } vers la gare, le { $outer } vers l’extérieur.
refusal-swapped = Le { $tile } { TRAIN($train, form: "on") } est devenu le { $seen }. Remets le { $tile }.
refusal-not_at_end = { TRAIN($train, form: "start") }, le { $tile } n’est pas au bout. Un domino se pose seulement au bout du train.
refusal-wrong_way = Le { $tile } est à l’envers : { TRAIN($train, form: "on") }, le { $end } doit toucher le bout du train.
refusal-at_once = { $count } dominos d’un coup : { $tiles }. Un seul à la fois.
refusal-second_mexican = Un autre train commence sur la voie { $track }. Il n’y a qu’un train mexicain, et il roule déjà.
refusal-nobodys_track = La voie { $track } n’est à personne. Enlève le domino.
refusal-wrong_engine_lies = Le double de départ de cette manche est le { $engine }, mais c’est le { $seen } qui est dans la gare.
refusal-clear_table = { $count ->
    [one] Il reste { $count } domino d’une autre manche sur les trains. Enlève-le, puis pose le { $engine } dans la gare.
   *[other] Il reste { $count } dominos d’une autre manche sur les trains. Enlève-les, puis pose le { $engine } dans la gare.
}
refusal-unread = Alors { $name } pose encore une fois le domino, pour qu’on le lise.
refusal-taken_back = Alors enlève le { $tile } de la table.

## Les questions et leurs réponses

ask-which-tile = Quel domino { $name } a joué ?
ask-played = { $name } a joué le { $option } ?
ask-begun-mexican = Le { $tile } est à côté des trains. { $name } commence le train mexicain avec ce domino ?
ask-who-laid = Qui a posé le { $engine } ?
ask-hand = { $name } a { $tiles }. C’est tout ?
ask-hand-of = { $name } a { $tiles } : { $seen } dominos sur { $held }. C’est tout ?
ask-still-there = Le { $tile } est annulé, mais toujours là. Il compte ?
answer-yes = Oui
answer-no = Non
answer-not-yet = Non, pas encore
answer-only-lies = Non, il est juste là
answer-none = Aucun de ceux-là
answer-plays = { $plays }
answer-name = { $name }

## Ce qui s’est passé

told-deal = La manche { $number } commence : { $engine }, c’est à { $name } de jouer.
told-play = { $name } joue le { $tile } { TRAIN($train, form: "on") }.
told-stood = { $name } joue le { $tile } { TRAIN($train, form: "on") }. La table accepte le coup.
told-draw = { $name } pioche.
told-draw-tile = { $name } pioche le { $tile }.
told-points = { $points ->
    [one] Il reste { $points } point à { $name }.
   *[other] Il reste { $points } points à { $name }.
}
told-tiles = Il reste à { $name } : { $tiles }.
told-nothing = Il ne reste rien à { $name }.
told-catch = { $by } attrape { $name }, qui n’a pas toqué.
told-pass = { $name } passe.
told-end = { $name } finit sa chaîne de départ.
told-open = { $name } ouvre son train.
told-close = { $name } ferme son train.
told-knock = { $name } toque : il lui reste un domino.
told-blocked = { $name } dit que plus personne ne peut jouer.
told-taken-back = Annulé : { $what }

## Ce qu’il faut faire maintenant

turn-of = C’est à { $name } de jouer.
turn-second = { $name } pose encore un domino après le double.
turn-cover = { $name } doit couvrir le { $double } { TRAIN($train, form: "on") }.
turn-deal = On distribue, et le double de départ va dans la gare.
turn-count = La manche est finie. { $name } étale ses dominos restants, face visible.
turn-clear = Les points sont comptés. On vide la table pour la manche suivante.
turn-won = { $count ->
    [one] { $names } gagne la partie.
   *[other] { $names } gagnent la partie.
}
turn-rest = La partie est en pause.

## Ce qu’on peut dire : un mot pour le bouton, et une phrase

do-knock = toquer
do-end = finir la chaîne
do-draw = piocher
do-pass = passer
do-open = ouvrir le train
do-close = fermer le train
do-blocked = manche bloquée
do-catch = attraper { $name }
do-play = jouer
do-play-sentence = { $name } joue un domino sur un train.
do-count = compter
do-count-sentence = Les points qui restent à { $name }, ou ses dominos : 5-3 6-6.
do-deal = distribuer
do-deal-engine-sentence = Une manche commence ; dis quel est le double de départ et qui l’a posé.
do-deal-layer-sentence = Une manche commence ; dis qui a posé le double de départ.
do-stand = laisser ainsi
do-stand-sentence = La table accepte le { $tile }.
do-answer-sentence = { $question } { $answer }.
do-undo = annuler
do-undo-sentence = La dernière action est annulée.
do-rest = pause
do-rest-sentence = La partie est en pause.
do-go-on = reprendre
do-go-on-sentence = La partie reprend.
do-remind = à qui le tour ?
do-remind-sentence = Woo Woo redit ce qu’il faut faire.
do-woowoo = Woo Woo !
do-woowoo-sentence = Un coup de sifflet pour la victoire.
do-shut-down = éteindre
do-shut-down-sentence = Woo Woo s’éteint ; la partie est sauvegardée.

## Ce que Woo Woo dit encore

note-nothing-yet = Il ne s’est encore rien passé.
note-deal-first = Il faut d’abord distribuer.
note-blocked = La manche est bloquée : personne n’a tout posé. On compte ce qui reste.
note-answer-first = Réponds d’abord : { $question }
note-no-question = Il n’y a pas de question en attente.
note-answers = Les réponses vont de 1 à { $count }.
note-nothing-stands = Il n’y a pas de coup refusé à laisser ainsi.
note-goes-on = La partie reprend.
note-good-night = Bonne nuit.
note-press-taken-back = L’appui sur le bouton est annulé.
note-stumbled = Woo Woo s’est pris les pieds dans le tapis ({ $error }). La partie est sauvegardée et continue ; signale ce que dit le terminal, s’il te plaît.
note-sees-again = La caméra voit de nouveau la table.
note-lit-again = La gare est de nouveau allumée.
note-no-screen = Pas d’écran ici ; la partie continue en mots. ? les affiche.

## Ce qui est tapé et ne veut rien dire

word-none = Tape ? pour voir les mots possibles.
word-unknown = « { $words } » n’est pas un mot connu. Tape ? pour voir les mots possibles.
word-no-tile = « { $words } » n’est pas un domino. Un domino se tape 5-3.
word-no-round = Aucune manche en cours. Tape n pour la première.
word-no-player = Personne ne s’appelle { $who }. Il y a { $players }.
word-one-deal = Dis un seul double et qui l’a posé, par exemple : n 9 B
word-who-laid = Dis qui a posé le double de départ, par exemple : n B
word-which-engine = Dis quel est le double de départ et qui l’a posé, par exemple : n 9 B
word-no-question = Il n’y a pas de question en attente.
word-what-does = Que fait { $name } ? Un coup se tape : { $letter } 5-3

## Les mots qu’on peut taper, et ce qu’ils disent

help-now = Maintenant :
help-all = Tous les mots :
help-n = distribuer : commencer la première manche, ou la suivante
help-d = j’ai pioché
help-p = je passe
help-o = je n’ai pas pu jouer sur mon propre train
help-c = je ferme mon train
help-e = je finis ma chaîne de départ
help-k = je toque
help-b = plus personne ne peut jouer
help-y = oui, quand une question attend
help-no = non, quand une question attend
help-1 = la première réponse à la question ; 2 la deuxième…
help-s = laisser ainsi le coup refusé
help-u = annuler la dernière action
help-r = faire une pause, et reprendre
help-play-own = je joue le 5-3 sur mon propre train
help-play = je le joue chez B ; >M est le train mexicain
help-play-of = Bo le joue sur son propre train
help-draw-of = Bo a pioché ; de même avec p o c e k b
help-catch = Bo n’a pas toqué
help-deal = comme n
help-deal-layer = distribuer ; Bo a posé le double de départ, si les règles le demandent
help-deal-engine = distribuer ; Bo a posé le 9-9 comme double de départ
help-points = points restés en main, après une manche
help-tiles = dominos restés en main, après une manche
help-q = arrêter ; la partie est sauvegardée
help-list = cette liste

## La fenêtre

window-type = taper un mot
window-help = aide
window-quit = quitter
window-keys-title = Touches
window-words-title = Mots, à taper après Entrée
window-type-help = taper un mot, puis Entrée pour le dire
window-aim-help = régler la caméra en deux clics, sans plaque
window-help-help = cette aide
window-quit-help = arrêter ; la partie est sauvegardée
window-note-outlines = Contour vert : domino lu à coup sûr ; contour orange : domino à revoir.
window-note-words = Les touches et les mots disent ce que la caméra ne voit pas.
window-aim-centre = Clique sur le centre de la gare. (Seulement pour une gare sans plaque imprimée.)
window-aim-track = Clique sur la voie 1, n’importe où.
window-no-station = pas de gare
window-no-picture = Pas encore d’image
window-round = Manche { $number }
window-round-of = Manche { $number } sur { $rounds }
window-before-deal = avant de distribuer
window-boneyard = { $count } dans la pioche
window-mexican = Train mexicain
window-end = bout
window-hand = main
window-score = score

## La fenêtre de la démo

demo-pause = pause
demo-step = un pas
demo-speed = vitesse
demo-lens = couvrir l’objectif
demo-pause-help = pause, et reprise
demo-step-help = un pas, puis pause
demo-speed-help = plus vite, moins vite
demo-lens-help = couvrir l’objectif, et le découvrir
demo-quit-help = quitter
demo-note-referee = L’arbitre ne voit que cette image ; les robots lui cachent leurs dominos.
demo-last = Les points sont comptés ; la démo s’arrête ici.
demo-paused = en pause
demo-at-speed = vitesse { $speed }
demo-end = fin : Q pour fermer

## Ce qui ne va pas avec la caméra, la gare ou le journal ; $why est ce que dit la machine

trouble-dark = La caméra ne voit rien. L’objectif est-il couvert, ou la pièce sombre ?
trouble-torn = La caméra envoie des images abîmées. Vérifie son câble et son alimentation.
trouble-clicks = Clique sur le centre de la gare, puis sur sa première voie, à plus d’un demi-domino du centre.
trouble-no-tags = La caméra ne voit pas les repères de la gare. La plaque est-elle entière dans l’image, dégagée et éclairée ?
trouble-few-tags = La caméra voit { $seen } des { $tags } repères de la gare, il en faut { $needed }. Dégage les autres, ou rapproche la caméra.
trouble-bent = La caméra voit les repères de la gare, mais pas à leur place. La feuille est-elle à plat, et imprimée en entier ?
trouble-not-opened = Impossible d’ouvrir « { $name } ». C’est bien branché, et pas utilisé ailleurs ?
trouble-no-picture = « { $name } » ne donne plus d’image. C’est bien branché ?
trouble-torn-once = « { $name } » a envoyé une image abîmée.
trouble-stalled = La caméra n’envoie plus rien depuis { $seconds } s. Vérifie son câble et son alimentation.
trouble-failed = La caméra est en panne : { $why }.
trouble-folder-gone = Le dossier { $folder } a disparu. A-t-il été déplacé, ou son disque retiré ?
trouble-pi-not-opened = La caméra { $index } du Pi ne s’ouvre pas ({ $why }). Vérifie le câble plat, et qu’aucun autre programme ne l’utilise.
trouble-pi-stopped = La caméra du Pi s’est arrêtée ({ $why }). Vérifie son câble plat et l’alimentation du Pi.
trouble-unplugged = La caméra est débranchée ; rebranche-la.
trouble-no-photo = Il n’y a pas encore de photo dans le dossier ; la partie l’attend.
trouble-no-more = La caméra n’a plus d’images ; la partie continue au clavier.
trouble-no-scale = Pose un domino sur la table, puis clique de nouveau : il donne l’échelle.
trouble-not-looked-at = L’image de la caméra n’a pas pu être examinée ({ $why }). Nouvel essai.
trouble-camera = { $text }
station-silent = La gare n’a pas encore répondu.
station-no-port = La gare n’est pas branchée : il n’y a pas de { $port }.
station-no-pico = La gare n’est pas branchée : aucun Pico ne répond en USB.
station-port-shut = Le port { $port } de la gare ne s’ouvre pas ({ $why }).
station-mute = La gare sur { $port } est perdue : elle ne répond pas.
station-pulled = La gare sur { $port } est perdue : elle a été débranchée.
station-firmware = Le firmware { $version } de la gare parle le protocole { $theirs }, et ce hub le { $ours }. Mets-le à jour avec : woowoo station flash
station-tracks = La gare a des lumières pour { $theirs } voies, et hub.toml dit { $ours }. Mets le bon nombre dans [table] tracks, ou modifie board.py et flashe la gare.
station-lights = La gare ne comprend pas les lumières de ce hub : woowoo station flash
journal-foreign = { $path } est la base de données d’un autre programme ; choisis un autre fichier.
journal-other = { $path } vient d’un autre Woo Woo (journal { $theirs }, celui-ci lit { $ours }). Lance l’autre, ou choisis un nouveau fichier.
journal-two = Un autre Woo Woo a écrit dans cette partie, dans { $path }. Arrête l’un des deux et relance celui-ci ; il reprend ce qui est écrit.
journal-unusable = Le journal { $path } est inutilisable ({ $why }). Le dossier existe-t-il, le disque est-il plein, ou un autre Woo Woo l’a-t-il ouvert ?
journal-damaged = { $path } est abîmé ou n’est pas un journal ({ $why }). Mets-le de côté ; un nouveau commencera.
journal-empty = Il n’y a pas encore de partie dans { $path }.
verbatim = { $text }

## Une partie écrite manche par manche (les lignes en retrait commencent par des blancs entre accolades)

record-sheet = { $title }, jeu double { $set }
record-players = { $names }
record-round = Manche { $number }, double de départ { $engine }, { $name } commence
record-tiles = { "  " }dominos posés : { $tiles }, coups : { $moves }
record-stood = { "  " }{ $name } : { $play } est contre les règles ; la table accepte le coup
record-taken-back = { "  " }annulations : { $count }
record-unfinished = { "  " }pas finie
record-out = { $count ->
    [one] { "  " }{ $names } a tout posé
   *[other] { "  " }{ $names } ont tout posé
}
record-blocked = { "  " }manche bloquée
record-yard-empty = { "  " }la pioche est vide
record-score = { $name } { $score }
record-scores = { "  " }{ $scores }
record-uncounted = Aucune manche n’a encore été comptée.
record-standings = Classement
record-standings-so-far = Classement provisoire
record-place = { "  " }{ $place }. { $name } { $score }
record-turn = C’est à { $name } de jouer.
record-next-highest = Prochain double de départ : le plus haut en main
record-next = Prochain double de départ : { $engine }

## Les règles en clair : ce qui concerne les feuilles de règles elles-mêmes

rules-then = { $first }, puis { $next }
rules-players = { $players } joueurs : { $number }
rules-players-span = { $least } à { $most } joueurs : { $number }
rules-sheet = { $title } ({ $least } à { $most } joueurs)
rules-alike = { $one } et { $other } se jouent de la même façon.

## Les dominos et les manches

rules-set_max = Dominos et manches
rule-set_max-other = Un jeu double { $value }.
rule-set_for_players-none = Le même jeu, quel que soit le nombre de joueurs.
rule-set_for_players-other = Le plus grand nombre du jeu : { $value }.
rule-hand_size-other = Dominos par personne : { $value }.
rule-round_sequence-descending = À chaque manche, le double de départ descend d’un cran, jusqu’au double blanc.
rule-round_sequence-highest_held = À chaque manche, le double de départ est le plus haut double en main.
rule-round_sequence-single = Une seule manche fait la partie.
rule-rounds-n_1 = Il y a autant de manches que de doubles dans le jeu.
rule-rounds-1 = Une partie compte une manche.
rule-rounds-other = Une partie compte { $value } manches.
rule-match_end-rounds = La partie finit après sa dernière manche.
rule-match_end-other = La partie finit quand quelqu’un a { $value } points.

## Le double de départ

rules-engine_find = Le double de départ, et qui commence
rule-engine_find-set_aside = Le double de départ est mis de côté avant de distribuer, puis posé au milieu.
rule-engine_find-holder = Qui a le double de la manche le pose : c’est le double de départ.
rule-engine_find-highest_held = Le plus haut double en main est le double de départ.
rule-engine_missing-draw_in_turn = Si personne ne l’a, on pioche chacun son tour jusqu’à ce que quelqu’un l’ait.
rule-engine_missing-draw_all = Si personne ne l’a, tout le monde pioche un domino de plus, jusqu’à ce que quelqu’un l’ait.
rule-engine_missing-next_lower_held = Si personne ne l’a, le double en main juste en dessous est le double de départ.
rule-engine_lay_ends_turn-true = Poser le double de départ compte comme un tour.
rule-engine_lay_ends_turn-false = Qui pose le double de départ joue ensuite son tour.
rule-engine_layer_redraws-true = Qui pose le double de départ pioche un domino à la place.
rule-engine_layer_redraws-false = Qui pose le double de départ ne pioche pas à la place.
rule-first_player-engine_layer = Qui pose le double de départ commence la première manche.
rule-first_player-youngest = La personne la plus jeune commence la première manche.
rule-first_player-chosen = On choisit qui commence la première manche.
rule-first_player-high_draw = Qui pioche le plus grand domino commence la première manche.
rule-next_starter-engine_layer = Qui pose le double de départ commence aussi les manches suivantes.
rule-next_starter-same = La même personne commence toutes les manches.
rule-next_starter-rotate_left = À chaque manche, c’est la personne suivante qui commence.
rule-next_starter-round_winner = Qui gagne une manche commence la suivante.

## Le premier tour

rules-opening_tiles = Le premier tour
rule-opening_tiles-one = Au premier tour, tu poses un domino, comme aux autres tours.
rule-opening_tiles-two = Au premier tour, la personne qui commence pose deux dominos, les autres un seul.
rule-opening_tiles-any_chain = Au premier tour, tu peux poser une chaîne aussi longue que tu veux.
rule-opening_routes-own_only = Ton premier domino commence ton propre train.
rule-opening_routes-own_or_mexican = Ton premier domino commence ton propre train ou va sur le train mexicain.
rule-opening_routes-any_open = Ton premier domino va sur n’importe quel train ouvert pour toi.
rule-opening_draw-none = Si tu ne peux pas commencer, tu ne pioches pas.
rule-opening_draw-one = Si tu ne peux pas commencer, tu pioches un domino.
rule-opening_draw-until_playable = Si tu ne peux pas commencer, tu pioches jusqu’à pouvoir le faire.
rule-opening_fail_marks-true = Si tu ne peux pas commencer, ton train est ouvert.
rule-opening_fail_marks-false = Si tu ne peux pas commencer, ton train reste quand même fermé.
rule-opening_double-normal = Un double posé au premier tour est un double comme un autre.
rule-opening_double-deferred = Un double posé au premier tour se couvre quand tout le monde a joué une fois.
rule-opening_double-none = Un double posé au premier tour n’a pas besoin d’être couvert.
rule-opening_out-ends_now = Si tu poses tous tes dominos au premier tour, la manche est finie.
rule-opening_out-finish_lap = Si tu poses tous tes dominos au premier tour, les autres jouent d’abord le leur.
rule-own_train_first-no = Tu peux jouer ailleurs avant d’avoir un domino sur ton propre train.
rule-own_train_first-before_opponents = Commence ton propre train avant de jouer chez les autres.
rule-own_train_first-before_anything = Commence ton propre train avant de jouer ailleurs, même avant de couvrir un double.

## Jouer et piocher

rules-must_play = Jouer et piocher
rule-must_play-any_legal = Si tu peux jouer, tu dois jouer.
rule-must_play-own_train = Si tu peux jouer sur ton propre train, tu dois jouer ; ailleurs, c’est libre.
rule-must_play-optional = Tu peux piocher au lieu de jouer.
rule-draw_count-until_playable = Si tu ne peux pas jouer, tu pioches jusqu’à pouvoir le faire.
rule-draw_count-1 = Si tu ne peux pas jouer, tu pioches un domino.
rule-draw_count-other = Si tu ne peux pas jouer, tu pioches jusqu’à { $value } dominos.
rule-drawn_must_play-true = Si le domino pioché est jouable, tu dois le jouer.
rule-drawn_must_play-false = Si le domino pioché est jouable, tu peux le garder.
rule-boneyard_empty-continue = Quand la pioche est vide, on joue jusqu’à ce que personne ne puisse plus.
rule-boneyard_empty-ends_round = La manche finit avec le tour qui vide la pioche.

## Trains ouverts et fermés

rules-open_trains = Trains ouverts et fermés
rule-open_trains-true = Les autres peuvent jouer sur ton train tant qu’il est ouvert.
rule-open_trains-false = On ne joue jamais sur le train des autres.
rule-open_trigger-no_play_anywhere = Ton train s’ouvre quand tu ne peux jouer nulle part, même après avoir pioché.
rule-open_trigger-no_own_play = Ton train s’ouvre quand tu ne peux pas y jouer, même si tu joues ailleurs.
rule-close_trigger-own_play = Ton train se ferme quand tu y joues.
rule-close_trigger-own_play_optional = Quand tu as joué sur ton train, tu peux le fermer ou le laisser ouvert.
rule-close_trigger-any_play = Ton train se ferme dès que tu joues, sur n’importe quel train.
rule-close_trigger-manual = Ton train se ferme quand tu le dis.
rule-voluntary_open-true = Tu peux ouvrir ton train quand c’est ton tour.
rule-voluntary_open-false = Tu ne peux pas ouvrir ton train à volonté.
rule-open_slot_playable-true = Les autres peuvent commencer un train ouvert encore vide.
rule-open_slot_playable-false = Le premier domino d’un train est réservé à son propriétaire.
rule-marker_polarity-present_is_open = Un marqueur sur un train veut dire : ouvert.
rule-marker_polarity-present_is_closed = Un marqueur sur un train veut dire : fermé. Sans marqueur, il est ouvert.

## Le train mexicain

rules-mexican_train = Le train mexicain
rule-mexican_train-true = Il y a un train mexicain, ouvert à tout le monde.
rule-mexican_train-false = Il n’y a pas de train mexicain.
rule-mexican_from-turn1 = Tout le monde peut le commencer à tout moment.
rule-mexican_from-turn2 = Tu peux le commencer dès ton deuxième tour.
rule-mexican_from-after_own = Tu peux le commencer quand ton propre train a un domino.
rule-mexican_from-after_all = On peut le commencer quand le train de chacun a un domino.
rule-mexican_first-engine = Son premier domino porte le nombre du double de départ.
rule-mexican_first-any = Son premier domino peut être n’importe lequel.
rule-mexican_place-hub_track = Il part du milieu, comme les autres trains.
rule-mexican_place-off_hub = Il est à l’écart du milieu.
rule-mexican_place-either = Il part du milieu ou reste à l’écart, au choix.

## Les doubles

rules-double_second = Les doubles
rule-double_second-on_double = Après un double, tu poses un deuxième domino, sur ce double.
rule-double_second-anywhere = Après un double, tu poses un deuxième domino, partout où tu peux.
rule-double_second-extra_turn = Un double te donne un tour de plus, et personne n’a besoin de le couvrir.
rule-double_second-none = Un double se pose comme un autre domino.
rule-double_chain-no = Ce deuxième domino ne peut pas être un double.
rule-double_chain-unlimited = Ce deuxième domino peut être encore un double, et ainsi de suite.
rule-double_chain-if_coverable = Ce deuxième domino peut être un double si tu peux le couvrir.
rule-double_draw-one_per_turn = Qui a pioché pendant ce tour ne repioche pas pour un double.
rule-double_draw-extra_draw = Qui a pioché pendant ce tour peut repiocher une fois pour un double.
rule-double_fail_marks-true = Si tu ne peux pas couvrir un double, ton train s’ouvre.
rule-double_fail_marks-false = Si tu ne peux pas couvrir un double, ton train reste comme il est.
rule-double_blocks-all = Tant qu’un double n’est pas couvert, on ne peut rien faire d’autre que le couvrir.
rule-double_blocks-train = Un double non couvert ne bloque que son train ; tout le monde peut le couvrir.
rule-double_blocks-none = Un double non couvert ne bloque personne d’autre.
rule-open_double_order-fifo = S’il y a plusieurs doubles, on couvre d’abord le plus ancien.
rule-open_double_order-lifo = S’il y a plusieurs doubles, on couvre d’abord le plus récent.
rule-open_double_order-any = S’il y a plusieurs doubles, on les couvre dans n’importe quel ordre.
rule-drawn_double-normal = Un double pioché alors qu’un autre est à couvrir se garde.
rule-drawn_double-play_and_redraw = Un double pioché alors qu’un autre est à couvrir se pose, et tu repioches.
rule-cover_ends_turn-true = Couvrir le double de quelqu’un d’autre compte comme ton tour.
rule-cover_ends_turn-false = Après avoir couvert le double de quelqu’un d’autre, tu joues ton tour.
rule-dead_double-released = Un double que plus aucun domino ne peut couvrir n’a pas besoin de l’être.
rule-dead_double-ends_round = Un double que plus aucun domino ne peut couvrir met fin à la manche quand la pioche est vide.
rule-foot-1 = Un double se couvre avec un domino.
rule-foot-other = Un double se couvre avec { $value } dominos.
rule-go_out_on_double-allowed = On peut finir sur un double.
rule-go_out_on_double-must_cover = Si ton dernier domino est un double, il faut le couvrir pour avoir fini.

## Le dernier domino

rules-knock = Le dernier domino
rule-knock-off = Pas besoin de dire qu’il ne reste qu’un domino.
rule-knock-courtesy = Quand il ne te reste qu’un domino, tu toques ; oublier ne coûte rien.
rule-knock-penalty = Quand il ne te reste qu’un domino, tu toques ; qui se fait attraper paie.
rule-knock_penalty-1 = Qui se fait attraper pioche un domino.
rule-knock_penalty-other = Qui se fait attraper pioche { $value } dominos.
rule-knock_loses_turn-true = Qui se fait attraper perd aussi son tour suivant.
rule-knock_loses_turn-false = Qui se fait attraper ne perd pas de tour.
rule-knock_exempt_double_exit-true = Finir avec un double et le domino qui le couvre, en un seul tour, se fait sans toquer.
rule-knock_exempt_double_exit-false = Entre un double et le domino qui le couvre, on toque aussi.

## Les points

rules-scoring = Les points
rule-scoring-penalty = Tout le monde compte ce qui lui reste ; le plus petit total gagne.
rule-scoring-positive = Qui a tout posé gagne les points qui restent aux autres ; le plus grand total gagne.
rule-blank_value-0 = Une moitié blanche ne coûte rien.
rule-blank_value-other = Une moitié blanche coûte { $value } points.
rule-double_blank_value-0 = Le double blanc ne coûte rien.
rule-double_blank_value-other = Le double blanc coûte { $value } points.
rule-blank_wild-true = Un blanc va avec n’importe quel nombre.
rule-blank_wild-false = Un blanc ne va qu’avec un blanc.
rule-blocked_scoring-all_count = Si la manche est bloquée, tout le monde compte.
rule-blocked_scoring-lowest_zero = Si la manche est bloquée, la main la plus basse vaut zéro.
rule-tie_break-zero_rounds = le plus de manches sans points
rule-tie_break-lowest_nonzero_round = la plus petite des autres manches
rule-tie_break-shared = la place est partagée
rule-tie_break-play_on = une autre manche décide
rule-tie_break-other = Si les totaux sont égaux : { $value }.

title-french_guide = Guide français
title-house = Règles maison
title-hub_leaflet = Notice de la gare, avec trains des autres, train mexicain, doubles et manches
title-hub_leaflet_basic = Notice de la gare, le jeu simple
title-luxembourg_guide = Guide luxembourgeois
title-mexican_trail = Notice Mexican Trail
title-mexican_trail_fast9 = Notice Mexican Trail, la partie rapide en double-neuf
title-polish_guide = Guide polonais
