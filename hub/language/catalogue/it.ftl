### Woo Woo in italiano.
###
### Le parole scelte, una sola per ogni cosa:
### train = treno; Mexican Train = treno messicano; tile = tessera; double = doppio
### engine = doppio iniziale; boneyard = pozzo; to draw = pescare; marker = segnalino
### to cover = coprire; to knock = bussare; to catch = beccare; to be out = finire le tessere
### to lay = mettere; to play = giocare; turn = turno; end of a train = coda; hand = tessere
### opening chain = catena iniziale; rule sheet = regole; set = set
### to deal = distribuire; round = mano; match, game = partita; a move = mossa
### to take back = annullare; to let stand = lasciare così; to rest = pausa
### station = stazione; track = binario; plate = piastra; tags = contrassegni
###
### Si dà del tu; il voi è per tutto il tavolo. Davanti a 5-3 niente articolo (sarebbe il, l’ o lo);
### la tessera è femminile. I bottoni sono all’imperativo.

## Treni ed elenchi

train-start =
    .player = Sul treno di { $owner }
    .mexican = Sul treno messicano
train-on =
    .player = sul treno di { $owner }
    .mexican = sul treno messicano
train-from =
    .player = dal treno di { $owner }
    .mexican = dal treno messicano
train-to =
    .player = al treno di { $owner }
    .mexican = al treno messicano
option = { $tile } { TRAIN($train, form: "on") }
list-more = { $first }, { $next }
list-last = { $first } e { $last }

## Perché una mossa è rifiutata

refusal-round_over = La mano è finita. Contate le tessere rimaste.
refusal-not_in_round = A mano in corso non si distribuisce e non si conta.
refusal-no_such_player = Non c’è un giocatore { $player }. Ci sono { $players }.
refusal-not_your_turn = È il turno di { $turn }. { $name } aspetta.
refusal-no_such_train = Non c’è un treno { $letter }. Ci sono { $letters }.
refusal-not_in_set = In un set doppio { $set } non c’è { $tile }.
refusal-is_engine = { $tile } è il doppio iniziale. Resta al centro.
refusal-on_table = { $tile } è già { TRAIN($train, form: "on") }, e ce n’è una sola.
refusal-not_in_hand = { $name } non ha { $tile }.
refusal-does_not_fit = { $tile } non va bene. { TRAIN($train, form: "start") } serve una tessera con { $end }.
refusal-no_mexican = Con queste regole non c’è il treno messicano.
refusal-only_own = Con queste regole si gioca solo sul proprio treno.
refusal-closed = Il treno di { $owner } è chiuso agli altri. Si apre quando { $owner } non può giocare.
refusal-opening_own = Con la prima tessera { $name } deve iniziare il proprio treno.
refusal-opening_own_or_mexican = { $name } deve mettere la prima tessera sul proprio treno o sul treno messicano.
refusal-mexican_turn2 = Non ancora: { $name } può iniziare il treno messicano dal secondo turno.
refusal-mexican_after_own = Per iniziare il treno messicano, { $name } deve avere una tessera sul proprio treno.
refusal-mexican_after_all = Il treno messicano può iniziare quando ogni treno ha una tessera. Ancora senza: { $missing }.
refusal-own_first = { $name } deve prima iniziare il proprio treno.
refusal-slot_reserved = Qui solo { $owner } può mettere la prima tessera.
refusal-cover_first = Prima di ogni altra mossa va coperto il doppio { $double } { TRAIN($due, form: "on") }.
refusal-cover_in_order = Prima va coperto il doppio { $double } { TRAIN($due, form: "on") }.
refusal-cover_own_double = { $name } ha appena messo { $double }. La prossima tessera va lì sopra, { TRAIN($due, form: "on") }.
refusal-second_double = { $name } ha appena messo { $double }. La prossima tessera non può essere un doppio.
refusal-double_not_coverable = Per mettere anche { $tile }, { $name } deve avere una tessera per coprirlo.
refusal-can_play = { $name } può giocare { $option }, quindi deve giocare.
refusal-can_cover = { $name } può giocare { $option }. Prima il doppio.
refusal-can_follow = { $name } può giocare { $option }. Dopo un doppio serve un’altra tessera.
refusal-must_play_drawn = { $name } ha pescato { $tile } e deve giocarla: { $option }.
refusal-already_drawn = { $name } ha già pescato il massimo per un turno ({ $limit }).
refusal-no_opening_draw = Al primo turno non si pesca.
refusal-opening_drawn = { $name } ha già pescato il massimo per il primo turno.
refusal-no_second_draw = { $name } ha già pescato. Dopo un doppio non si pesca di nuovo.
refusal-playable_now = { $name } ha pescato una tessera che si può giocare: { $option }.
refusal-yard_empty = Il pozzo è vuoto. { $name } può solo passare.
refusal-not_next_tile = { $tile } non è la prossima tessera del pozzo.
refusal-name_the_tile = Di’ quale tessera ha pescato { $name }: qui si gioca a tessere scoperte.
refusal-draw_first = { $yard ->
    [one] { $name } deve prima pescare. Nel pozzo c’è una tessera.
   *[other] { $name } deve prima pescare. Nel pozzo ci sono { $yard } tessere.
}
refusal-chain_running = { $name } ha una catena in corso: deve continuarla o finirla.
refusal-nothing_to_end = { $name } non ha una catena da finire: deve giocare, pescare o passare.
refusal-no_markers = Con queste regole i treni non si aprono mai.
refusal-already_open = Il treno di { $name } è già aperto.
refusal-not_at_will = Un treno si apre quando non si può giocare, non a piacere.
refusal-not_open = Il treno di { $name } non è aperto.
refusal-closes_itself = Per togliere il segnalino basta giocare.
refusal-close_after_own = { $name } può chiudere il treno dopo averci giocato, non prima.
refusal-no_knocking = Con queste regole non serve bussare.
refusal-not_last_tile = { $count ->
    [one] { $name } ha una tessera. Si bussa quando ne resta una sola.
   *[other] { $name } ha { $count } tessere. Si bussa quando ne resta una sola.
}
refusal-no_penalty = Con queste regole bussare è una cortesia: nessuna penalità.
refusal-nothing_to_catch = Non si può beccare { $name }: ha bussato, o è troppo tardi.
refusal-caught_oneself = { $name } non può beccarsi da sé. Deve farlo qualcun altro.
refusal-wrong_penalty = { $penalty ->
    [one] Per questo { $name } pesca una tessera, non { $count }.
   *[other] Per questo { $name } pesca { $penalty } tessere, non { $count }.
}
refusal-not_blocked = { $yard ->
    [one] La mano non è bloccata: nel pozzo c’è ancora una tessera.
   *[other] La mano non è bloccata: nel pozzo ci sono ancora { $yard } tessere.
}
refusal-blocks_itself = La mano non è bloccata: continuate, finisce da sola.
refusal-no_round = Nessuna mano in corso. Prima distribuite.
refusal-round_running = La mano { $number } non è ancora finita.
refusal-not_counted = { $count ->
    [one] Prima contate le tessere: manca ancora { $names }.
   *[other] Prima contate le tessere: mancano ancora { $names }.
}
refusal-match_over = La partita è finita. Vittoria di { $winners }.
refusal-wrong_engine = Il doppio iniziale della mano { $number } è { $engine }.
refusal-no_such_engine = In un set doppio { $set } non c’è { $engine }.
refusal-wrong_starter = La mano { $number } la comincia { $name }.
refusal-wrong_hands = Ci sono { $players } giocatori, ma le tessere di { $hands }.
refusal-wrong_hand_size = { $name } prende { $size } tessere, non { $count }.
refusal-wrong_total = Un set doppio { $set } ha { $total } tessere, ma qui sono { $count }.
refusal-tile_twice = { $tile } c’è due volte.
refusal-nothing_to_count = Non si conta niente prima che la mano finisca.
refusal-out_is_zero = { $name } ha finito le tessere e non ha niente da contare.
refusal-wrong_tiles = { $count ->
    [0] { $name } non ha tessere.
   *[other] { $name } ha { $tiles }.
}
refusal-wrong_points = { $points ->
    [one] Le tessere di { $name } fanno un punto, non { $count }.
   *[other] Le tessere di { $name } fanno { $points } punti, non { $count }.
}
refusal-counted_on_table = { $tile } è { TRAIN($train, form: "on") }, quindi non ce l’ha nessuno.
refusal-engine_on_table = { $tile } è il doppio iniziale, quindi non ce l’ha nessuno.
refusal-counted_already = { $tile } è già contata tra le tessere di { $name }.
refusal-no_points = Di’ le tessere di { $name }, o i punti: un numero da 0 in su.

## Quello che può andare storto solo su un tavolo

refusal-closed_turn = Il treno di { $owner } è chiuso, ed è il turno di { $turn }.
refusal-gone = { $tile } è sparita { TRAIN($train, form: "from") }. Rimettila.
refusal-hidden = { $count } tessere non si vedono. C’è qualcosa sopra, o davanti alla telecamera?
refusal-turned = { $tile } { TRAIN($train, form: "on") } è stata girata. Rimetti il lato { $inner } verso la stazione, il lato { $outer } verso l’esterno.
refusal-swapped = { $tile } { TRAIN($train, form: "on") } è diventata { $seen }. Rimetti { $tile }.
refusal-not_at_end = { TRAIN($train, form: "start") } la tessera { $tile } non è in coda. Una tessera si mette solo in coda.
refusal-wrong_way = { $tile } è al contrario: il lato { $end } va attaccato { TRAIN($train, form: "to") }.
refusal-at_once = { $count } tessere insieme: { $tiles }. Una alla volta.
refusal-second_mexican = Sul binario { $track } comincia un altro treno. Il treno messicano è uno solo, e c’è già.
refusal-nobodys_track = Il binario { $track } non è di nessuno. Togli la tessera.
refusal-wrong_engine_lies = Il doppio iniziale di questa mano è { $engine }, ma nella stazione c’è { $seen }.
refusal-clear_table = { $count ->
    [one] Sui treni c’è una tessera di un’altra mano. Toglila, poi metti { $engine } nella stazione.
   *[other] Sui treni ci sono { $count } tessere di un’altra mano. Toglile, poi metti { $engine } nella stazione.
}
refusal-unread = Allora { $name } rimette la tessera, così si legge meglio.
refusal-taken_back = Allora togli { $tile } dal tavolo.

## Domande e risposte

ask-which-tile = Quale tessera ha giocato { $name }?
ask-played = { $name } ha giocato { $option }?
ask-begun-mexican = { $tile } è accanto ai treni. { $name } inizia così il treno messicano?
ask-who-laid = Chi ha messo { $engine }?
ask-hand = { $name } ha { $tiles }. È tutto?
ask-hand-of = { $name } ha { $tiles }: { $seen } tessere su { $held }. È tutto?
ask-still-there = { $tile } è annullata, ma è ancora lì. Vale?
answer-yes = Sì
answer-no = No
answer-not-yet = No, non ancora
answer-only-lies = No, è lì e basta
answer-none = Nessuna di queste
answer-plays = { $plays }
answer-name = { $name }

## Che cosa è successo

told-deal = Inizia la mano { $number }: { $engine }, comincia { $name }.
told-play = { $name } gioca { $tile } { TRAIN($train, form: "on") }.
told-stood = { $name } gioca { $tile } { TRAIN($train, form: "on") }. Il tavolo accetta la mossa.
told-draw = { $name } pesca.
told-draw-tile = { $name } pesca { $tile }.
told-points = { $points ->
    [one] { $name } resta con un punto.
   *[other] { $name } resta con { $points } punti.
}
told-tiles = { $name } resta con { $tiles }.
told-nothing = { $name } resta senza tessere.
told-catch = { $by } becca { $name }, che non ha bussato.
told-pass = { $name } passa.
told-end = { $name } finisce la catena iniziale.
told-open = { $name } apre il treno.
told-close = { $name } chiude il treno.
told-knock = { $name } bussa: resta una tessera.
told-blocked = { $name } dice che nessuno può più giocare.
told-taken-back = Annullato: { $what }

## Che cosa fare adesso

turn-of = È il turno di { $name }.
turn-second = { $name } mette un’altra tessera dopo il doppio.
turn-cover = { $name } deve coprire { $double } { TRAIN($train, form: "on") }.
turn-deal = Distribuite, e mettete il doppio iniziale nella stazione.
turn-count = La mano è finita. { $name } scopre le tessere rimaste.
turn-clear = I punti sono contati. Liberate il tavolo per la prossima mano.
turn-won = { $count ->
    [one] { $names } vince la partita.
   *[other] { $names } vincono la partita.
}
turn-rest = La partita è in pausa.

## Che cosa si può dire: una parola per il bottone, e una frase

do-knock = bussa
do-end = finisci la catena
do-draw = pesca
do-pass = passa
do-open = apri il treno
do-close = chiudi il treno
do-blocked = mano bloccata
do-catch = becca { $name }
do-play = gioca
do-play-sentence = { $name } gioca una tessera su un treno.
do-count = conta
do-count-sentence = I punti che ha ancora { $name }, o le tessere: 5-3 6-6.
do-deal = distribuisci
do-deal-engine-sentence = Inizia una mano; di’ qual è il doppio iniziale e chi l’ha messo.
do-deal-layer-sentence = Inizia una mano; di’ chi ha messo il doppio iniziale.
do-stand = lascia così
do-stand-sentence = Il tavolo accetta { $tile }.
do-answer-sentence = { $question } { $answer }.
do-undo = annulla
do-undo-sentence = L’ultima azione è annullata.
do-rest = pausa
do-rest-sentence = La partita è in pausa.
do-go-on = riprendi
do-go-on-sentence = La partita riprende.
do-remind = a chi tocca?
do-remind-sentence = Woo Woo ripete che cosa fare.
do-woowoo = Woo Woo!
do-woowoo-sentence = Un fischio per la vittoria.
do-shut-down = spegni
do-shut-down-sentence = Woo Woo si spegne; la partita è salvata.

## Che cos’altro dice Woo Woo

note-nothing-yet = Non è ancora successo niente.
note-deal-first = Prima distribuite.
note-blocked = La mano è bloccata: nessuno ha finito le tessere. Contate quelle rimaste.
note-answer-first = Prima rispondi: { $question }
note-no-question = Non c’è una domanda a cui rispondere.
note-answers = Le risposte vanno da 1 a { $count }.
note-nothing-stands = Non c’è una mossa rifiutata da lasciare così.
note-goes-on = La partita riprende.
note-good-night = Buonanotte.
note-press-taken-back = La pressione del bottone è annullata.
note-stumbled = Woo Woo è inciampato nei suoi piedi ({ $error }). La partita è salvata e continua; segnala che cosa dice il terminale, per favore.
note-sees-again = La telecamera vede di nuovo il tavolo.
note-lit-again = La stazione è di nuovo accesa.
note-no-screen = Qui non c’è uno schermo; la partita continua a parole. ? le elenca.

## Che cosa è scritto e non vuol dire niente

word-none = Scrivi ? per vedere le parole possibili.
word-unknown = «{ $words }» non è una parola conosciuta. Scrivi ? per vedere quelle possibili.
word-no-tile = «{ $words }» non è una tessera. Una tessera si scrive 5-3.
word-no-round = Nessuna mano in corso. Scrivi n per la prima.
word-no-player = Nessuno si chiama { $who }. Ci sono { $players }.
word-one-deal = Di’ un solo doppio e chi l’ha messo, per esempio: n 9 B
word-who-laid = Di’ chi ha messo il doppio iniziale, per esempio: n B
word-which-engine = Di’ qual è il doppio iniziale e chi l’ha messo, per esempio: n 9 B
word-no-question = Adesso non c’è una domanda a cui rispondere.
word-what-does = Che cosa fa { $name }? Una mossa si scrive: { $letter } 5-3

## Le parole che si possono scrivere, e che cosa dicono

help-now = Adesso:
help-all = Tutte le parole:
help-n = distribuire: iniziare la prima mano, o la prossima
help-d = ho pescato
help-p = passo
help-o = non ho potuto giocare sul mio treno
help-c = chiudo il mio treno
help-e = finisco la catena iniziale
help-k = busso
help-b = nessuno può più giocare
help-y = sì, se c’è una domanda
help-no = no, se c’è una domanda
help-1 = la prima risposta alla domanda; 2 la seconda…
help-s = lasciare così la mossa rifiutata
help-u = annullare l’ultima azione
help-r = fare una pausa, e riprendere
help-play-own = gioco 5-3 sul mio treno
help-play = la gioco sul treno di B; >M è il treno messicano
help-play-of = Bo la gioca sul proprio treno
help-draw-of = Bo ha pescato; lo stesso con p o c e k b
help-catch = Bo non ha bussato
help-deal = come n
help-deal-layer = distribuire; Bo ha messo il doppio iniziale, se le regole lo chiedono
help-deal-engine = distribuire; Bo ha messo 9-9 come doppio iniziale
help-points = punti rimasti, dopo una mano
help-tiles = tessere rimaste, dopo una mano
help-q = fermarsi; la partita è salvata
help-list = questo elenco

## La finestra

window-type = scrivi una parola
window-help = aiuto
window-quit = esci
window-keys-title = Tasti
window-words-title = Parole, da scrivere dopo Invio
window-type-help = scrivere una parola, poi Invio per dirla
window-aim-help = regolare la telecamera con due clic, senza piastra
window-help-help = questo aiuto
window-quit-help = fermarsi; la partita è salvata
window-note-outlines = Contorno verde: tessera letta con certezza; contorno arancione: da riguardare.
window-note-words = Tasti e parole dicono quello che la telecamera non vede.
window-aim-centre = Fai clic sul centro della stazione. (Solo per una stazione senza piastra stampata.)
window-aim-track = Fai clic sul binario 1, in un punto qualsiasi.
window-no-station = niente stazione
window-no-picture = Ancora nessuna immagine
window-round = Mano { $number }
window-round-of = Mano { $number } di { $rounds }
window-before-deal = prima di distribuire
window-boneyard = { $count } nel pozzo
window-mexican = Treno messicano
window-end = coda
window-hand = tessere
window-score = punti

## La finestra della demo

demo-pause = pausa
demo-step = un passo
demo-speed = velocità
demo-lens = copri l’obiettivo
demo-pause-help = pausa, e ripresa
demo-step-help = un passo, poi pausa
demo-speed-help = più veloce, più lento
demo-lens-help = coprire l’obiettivo, e scoprirlo
demo-quit-help = uscire
demo-note-referee = L’arbitro vede solo questa immagine; i robot gli nascondono le loro tessere.
demo-last = I punti sono contati; la demo finisce qui.
demo-paused = in pausa
demo-at-speed = velocità { $speed }
demo-end = fine: Q per chiudere

## Che cosa non va con telecamera, stazione o diario; $why è quello che dice la macchina

trouble-dark = La telecamera non vede niente. L’obiettivo è coperto, o la stanza è buia?
trouble-torn = La telecamera manda immagini rovinate. Controlla il cavo e l’alimentazione.
trouble-clicks = Fai clic sul centro della stazione, poi sul suo primo binario, a più di mezza tessera dal centro.
trouble-no-tags = La telecamera non vede i contrassegni della stazione. La piastra è tutta nell’immagine, scoperta e illuminata?
trouble-few-tags = La telecamera vede { $seen } dei { $tags } contrassegni della stazione, ma ne servono { $needed }. Scopri gli altri, o avvicina la telecamera.
trouble-bent = La telecamera vede i contrassegni della stazione, ma non al loro posto. Il foglio è ben disteso, e stampato per intero?
trouble-not-opened = «{ $name }» non si apre. È collegata, e non la usa nient’altro?
trouble-no-picture = «{ $name }» non dà più immagini. È collegata?
trouble-torn-once = «{ $name }» ha mandato un’immagine rovinata.
trouble-stalled = La telecamera non manda niente da { $seconds } s. Controlla il cavo e l’alimentazione.
trouble-failed = La telecamera è guasta: { $why }.
trouble-folder-gone = La cartella { $folder } è sparita. È stata spostata, o il suo disco è stato tolto?
trouble-pi-not-opened = La telecamera { $index } del Pi non si apre ({ $why }). Controlla il cavo piatto, e che nessun altro programma la usi.
trouble-pi-stopped = La telecamera del Pi si è fermata ({ $why }). Controlla il suo cavo piatto e l’alimentazione del Pi.
trouble-unplugged = La telecamera è scollegata; ricollegala.
trouble-no-photo = Nella cartella non c’è ancora una foto; la partita la aspetta.
trouble-no-more = La telecamera non ha più immagini; la partita continua con i tasti.
trouble-no-scale = Metti una tessera sul tavolo, poi fai clic di nuovo: dà la scala.
trouble-not-looked-at = Non è stato possibile guardare l’immagine della telecamera ({ $why }). Si riprova.
trouble-camera = { $text }
station-silent = La stazione non ha ancora risposto.
station-no-port = La stazione non è collegata: non c’è { $port }.
station-no-pico = La stazione non è collegata: nessun Pico risponde su USB.
station-port-shut = La porta { $port } della stazione non si apre ({ $why }).
station-mute = La stazione su { $port } è persa: non risponde.
station-pulled = La stazione su { $port } è persa: è stata scollegata.
station-firmware = Il firmware { $version } della stazione parla il protocollo { $theirs }, e questo hub il { $ours }. Aggiornalo con: woowoo station flash
station-tracks = La stazione ha luci per { $theirs } binari, e hub.toml dice { $ours }. Metti il numero giusto in [table] tracks, o modifica board.py e aggiorna la stazione.
station-lights = La stazione non capisce le luci di questo hub: woowoo station flash
journal-foreign = { $path } è il database di un altro programma; scegli un altro file.
journal-other = { $path } viene da un altro Woo Woo (diario { $theirs }, questo legge { $ours }). Avvia quello, o scegli un file nuovo.
journal-two = Un altro Woo Woo ha scritto in questa partita, in { $path }. Ferma uno dei due e riavvia questo; riprende da quello che è scritto.
journal-unusable = Il diario { $path } non si può usare ({ $why }). La cartella c’è, il disco è pieno, o lo tiene aperto un altro Woo Woo?
journal-damaged = { $path } è rovinato o non è un diario ({ $why }). Mettilo da parte; ne inizia uno nuovo.
journal-empty = In { $path } non c’è ancora una partita.
verbatim = { $text }

## Una partita scritta mano per mano (le righe rientrate iniziano con spazi tra graffe)

record-sheet = { $title }, set doppio { $set }
record-players = { $names }
record-round = Mano { $number }, doppio iniziale { $engine }, comincia { $name }
record-tiles = { "  " }tessere messe: { $tiles }, mosse: { $moves }
record-stood = { "  " }{ $name }: { $play } è contro le regole; il tavolo accetta la mossa
record-taken-back = { "  " }mosse annullate: { $count }
record-unfinished = { "  " }non finita
record-out = { $count ->
    [one] { "  " }{ $names } ha finito le tessere
   *[other] { "  " }{ $names } hanno finito le tessere
}
record-blocked = { "  " }mano bloccata
record-yard-empty = { "  " }il pozzo è vuoto
record-score = { $name } { $score }
record-scores = { "  " }{ $scores }
record-uncounted = Nessuna mano è stata ancora contata.
record-standings = Classifica
record-standings-so-far = Classifica finora
record-place = { "  " }{ $place }. { $name } { $score }
record-turn = È il turno di { $name }.
record-next-highest = Prossimo doppio iniziale: il più alto tra le tessere di tutti
record-next = Prossimo doppio iniziale: { $engine }

## Le regole in parole semplici: quello che riguarda i fogli di regole

rules-then = { $first }, poi { $next }
rules-players = { $players } giocatori: { $number }
rules-players-span = da { $least } a { $most } giocatori: { $number }
rules-sheet = { $title } (da { $least } a { $most } giocatori)
rules-alike = { $one } e { $other } si giocano allo stesso modo.

## Tessere e mani

rules-set_max = Tessere e mani
rule-set_max-other = Un set doppio { $value }.
rule-set_for_players-none = Lo stesso set per qualsiasi numero di giocatori.
rule-set_for_players-other = Il numero più alto del set: { $value }.
rule-hand_size-other = Tessere a testa: { $value }.
rule-round_sequence-descending = A ogni mano il doppio iniziale scende di uno, fino al doppio bianco.
rule-round_sequence-highest_held = A ogni mano il doppio iniziale è il più alto tra quelli dei giocatori.
rule-round_sequence-single = Una sola mano è tutta la partita.
rule-rounds-n_1 = Ci sono tante mani quanti sono i doppi del set.
rule-rounds-1 = Una partita ha una mano.
rule-rounds-other = Una partita ha { $value } mani.
rule-match_end-rounds = La partita finisce dopo l’ultima mano.
rule-match_end-other = La partita finisce quando qualcuno ha { $value } punti.

## Il doppio iniziale

rules-engine_find = Il doppio iniziale, e chi comincia
rule-engine_find-set_aside = Il doppio iniziale si mette da parte prima di distribuire, e poi al centro.
rule-engine_find-holder = Chi ha il doppio della mano lo mette come doppio iniziale.
rule-engine_find-highest_held = Il doppio iniziale è il più alto tra quelli dei giocatori.
rule-engine_missing-draw_in_turn = Se non ce l’ha nessuno, si pesca a turno finché qualcuno non lo trova.
rule-engine_missing-draw_all = Se non ce l’ha nessuno, ognuno pesca un’altra tessera, finché qualcuno non lo trova.
rule-engine_missing-next_lower_held = Se non ce l’ha nessuno, il doppio iniziale è quello subito più basso tra i doppi dei giocatori.
rule-engine_lay_ends_turn-true = Mettere il doppio iniziale vale come turno.
rule-engine_lay_ends_turn-false = Chi mette il doppio iniziale gioca poi anche il suo turno.
rule-engine_layer_redraws-true = Chi mette il doppio iniziale pesca una tessera al suo posto.
rule-engine_layer_redraws-false = Chi mette il doppio iniziale non pesca al suo posto.
rule-first_player-engine_layer = Chi mette il doppio iniziale comincia la prima mano.
rule-first_player-youngest = Chi è più giovane comincia la prima mano.
rule-first_player-chosen = Scegliete voi chi comincia la prima mano.
rule-first_player-high_draw = Chi pesca la tessera più alta comincia la prima mano.
rule-next_starter-engine_layer = Chi mette il doppio iniziale comincia anche le mani successive.
rule-next_starter-same = Ogni mano la comincia sempre la stessa persona.
rule-next_starter-rotate_left = La mano successiva la comincia chi viene dopo.
rule-next_starter-round_winner = Chi vince una mano comincia la successiva.

## Il primo turno

rules-opening_tiles = Il primo turno
rule-opening_tiles-one = Al primo turno metti una tessera, come sempre.
rule-opening_tiles-two = Al primo turno chi comincia mette due tessere, gli altri una.
rule-opening_tiles-any_chain = Al primo turno puoi mettere una catena lunga quanto vuoi.
rule-opening_routes-own_only = La tua prima tessera inizia il tuo treno.
rule-opening_routes-own_or_mexican = La tua prima tessera inizia il tuo treno o va sul treno messicano.
rule-opening_routes-any_open = La tua prima tessera può andare su qualsiasi treno aperto per te.
rule-opening_draw-none = Se non puoi iniziare, non peschi.
rule-opening_draw-one = Se non puoi iniziare, peschi una tessera.
rule-opening_draw-until_playable = Se non puoi iniziare, peschi finché non ci riesci.
rule-opening_fail_marks-true = Se non puoi iniziare, il tuo treno è aperto.
rule-opening_fail_marks-false = Se non puoi iniziare, il tuo treno resta comunque chiuso.
rule-opening_double-normal = Un doppio messo al primo turno è come tutti gli altri.
rule-opening_double-deferred = Un doppio messo al primo turno si copre quando tutti hanno avuto un turno.
rule-opening_double-none = Non serve coprire un doppio messo al primo turno.
rule-opening_out-ends_now = Se metti tutte le tessere al primo turno, la mano è finita.
rule-opening_out-finish_lap = Se metti tutte le tessere al primo turno, gli altri giocano prima il loro.
rule-own_train_first-no = Puoi giocare altrove prima di avere una tessera sul tuo treno.
rule-own_train_first-before_opponents = Inizia il tuo treno prima di giocare su quello di qualcun altro.
rule-own_train_first-before_anything = Inizia il tuo treno prima di giocare altrove, anche prima di coprire un doppio.

## Giocare e pescare

rules-must_play = Giocare e pescare
rule-must_play-any_legal = Se puoi giocare, devi farlo.
rule-must_play-own_train = Se puoi giocare sul tuo treno, devi giocare; altrove puoi scegliere.
rule-must_play-optional = Puoi pescare invece di giocare.
rule-draw_count-until_playable = Se non puoi giocare, peschi finché non ci riesci.
rule-draw_count-1 = Se non puoi giocare, peschi una tessera.
rule-draw_count-other = Se non puoi giocare, peschi fino a { $value } tessere.
rule-drawn_must_play-true = Se la tessera pescata si può giocare, devi giocarla.
rule-drawn_must_play-false = Se la tessera pescata si può giocare, puoi tenerla.
rule-boneyard_empty-continue = Con il pozzo vuoto si gioca finché qualcuno può.
rule-boneyard_empty-ends_round = La mano finisce con il turno che svuota il pozzo.

## Treni aperti e chiusi

rules-open_trains = Treni aperti e chiusi
rule-open_trains-true = Gli altri possono giocare sul tuo treno finché è aperto.
rule-open_trains-false = Non si gioca mai sul treno di qualcun altro.
rule-open_trigger-no_play_anywhere = Il tuo treno si apre quando non puoi giocare da nessuna parte, neanche dopo aver pescato.
rule-open_trigger-no_own_play = Il tuo treno si apre quando non puoi giocarci, anche se giochi altrove.
rule-close_trigger-own_play = Il tuo treno si chiude quando ci giochi.
rule-close_trigger-own_play_optional = Quando hai giocato sul tuo treno, puoi chiuderlo o lasciarlo aperto.
rule-close_trigger-any_play = Il tuo treno si chiude quando giochi, su qualunque treno.
rule-close_trigger-manual = Il tuo treno si chiude quando lo dici tu.
rule-voluntary_open-true = Puoi aprire il tuo treno quando è il tuo turno.
rule-voluntary_open-false = Non puoi aprire il tuo treno a piacere.
rule-open_slot_playable-true = Gli altri possono iniziare un treno aperto ancora vuoto.
rule-open_slot_playable-false = La prima tessera di un treno la mette solo chi lo possiede.
rule-marker_polarity-present_is_open = Un segnalino su un treno vuol dire: aperto.
rule-marker_polarity-present_is_closed = Un segnalino su un treno vuol dire: chiuso. Senza segnalino è aperto.

## Il treno messicano

rules-mexican_train = Il treno messicano
rule-mexican_train-true = C’è un treno messicano, aperto a tutti.
rule-mexican_train-false = Non c’è il treno messicano.
rule-mexican_from-turn1 = Chiunque può iniziarlo in qualsiasi momento.
rule-mexican_from-turn2 = Puoi iniziarlo dal tuo secondo turno.
rule-mexican_from-after_own = Puoi iniziarlo quando il tuo treno ha una tessera.
rule-mexican_from-after_all = Può iniziare quando il treno di ognuno ha una tessera.
rule-mexican_first-engine = La sua prima tessera ha il numero del doppio iniziale.
rule-mexican_first-any = La sua prima tessera può essere una qualsiasi.
rule-mexican_place-hub_track = Parte dal centro come gli altri treni.
rule-mexican_place-off_hub = Sta lontano dal centro.
rule-mexican_place-either = Parte dal centro o sta lontano, come volete.

## I doppi

rules-double_second = I doppi
rule-double_second-on_double = Dopo un doppio metti una seconda tessera, su quel doppio.
rule-double_second-anywhere = Dopo un doppio metti una seconda tessera, ovunque puoi.
rule-double_second-extra_turn = Un doppio ti dà un altro turno, e non serve coprirlo.
rule-double_second-none = Un doppio si mette come ogni altra tessera.
rule-double_chain-no = La seconda tessera non può essere un doppio.
rule-double_chain-unlimited = La seconda tessera può essere ancora un doppio, e così via.
rule-double_chain-if_coverable = La seconda tessera può essere un doppio se puoi coprirlo.
rule-double_draw-one_per_turn = Chi ha pescato in questo turno non pesca di nuovo per un doppio.
rule-double_draw-extra_draw = Chi ha pescato in questo turno può pescare ancora una volta per un doppio.
rule-double_fail_marks-true = Se non puoi coprire un doppio, il tuo treno si apre.
rule-double_fail_marks-false = Se non puoi coprire un doppio, il tuo treno resta com’è.
rule-double_blocks-all = Finché c’è un doppio da coprire, si può solo coprirlo.
rule-double_blocks-train = Un doppio da coprire ferma solo il suo treno; chiunque può coprirlo.
rule-double_blocks-none = Un doppio da coprire non ferma nessun altro.
rule-open_double_order-fifo = Se ci sono più doppi, si copre prima il più vecchio.
rule-open_double_order-lifo = Se ci sono più doppi, si copre prima il più recente.
rule-open_double_order-any = Se ci sono più doppi, si coprono in qualsiasi ordine.
rule-drawn_double-normal = Un doppio pescato mentre un altro è da coprire si tiene.
rule-drawn_double-play_and_redraw = Un doppio pescato mentre un altro è da coprire si mette, e peschi di nuovo.
rule-cover_ends_turn-true = Coprire il doppio di qualcun altro vale come turno.
rule-cover_ends_turn-false = Dopo aver coperto il doppio di qualcun altro, giochi il tuo turno.
rule-dead_double-released = Se per un doppio non ci sono più tessere, non serve coprirlo.
rule-dead_double-ends_round = Se per un doppio non ci sono più tessere, la mano finisce quando il pozzo è vuoto.
rule-foot-1 = Un doppio si copre con una tessera.
rule-foot-other = Un doppio si copre con { $value } tessere.
rule-go_out_on_double-allowed = Si può finire con un doppio.
rule-go_out_on_double-must_cover = Se la tua ultima tessera è un doppio, va coperto prima di finire.

## L’ultima tessera

rules-knock = L’ultima tessera
rule-knock-off = Non serve dire che resta una sola tessera.
rule-knock-courtesy = Con una sola tessera si bussa; dimenticarlo non costa niente.
rule-knock-penalty = Con una sola tessera si bussa; chi si fa beccare paga.
rule-knock_penalty-1 = Chi si fa beccare pesca una tessera.
rule-knock_penalty-other = Chi si fa beccare pesca { $value } tessere.
rule-knock_loses_turn-true = Chi si fa beccare perde anche il prossimo turno.
rule-knock_loses_turn-false = Chi si fa beccare non perde turni.
rule-knock_exempt_double_exit-true = Chi finisce con un doppio e la tessera che lo copre, in un solo turno, non bussa.
rule-knock_exempt_double_exit-false = Anche tra un doppio e la tessera che lo copre si bussa.

## I punti

rules-scoring = I punti
rule-scoring-penalty = Ognuno conta quello che gli resta; vince il totale più basso.
rule-scoring-positive = Chi finisce le tessere prende i punti rimasti agli altri; vince il totale più alto.
rule-blank_value-0 = Un lato bianco non costa niente.
rule-blank_value-other = Un lato bianco costa { $value } punti.
rule-double_blank_value-0 = Il doppio bianco non costa niente.
rule-double_blank_value-other = Il doppio bianco costa { $value } punti.
rule-blank_wild-true = Un bianco va con qualsiasi numero.
rule-blank_wild-false = Un bianco va solo con un bianco.
rule-blocked_scoring-all_count = In una mano bloccata contano tutti.
rule-blocked_scoring-lowest_zero = In una mano bloccata chi ha meno punti conta zero.
rule-tie_break-zero_rounds = più mani senza punti
rule-tie_break-lowest_nonzero_round = la più bassa delle altre mani
rule-tie_break-shared = il posto è condiviso
rule-tie_break-play_on = decide un’altra mano
rule-tie_break-other = Se i totali sono uguali: { $value }.

title-french_guide = Guida francese
title-house = Regole della casa
title-hub_leaflet = Foglietto del set, con treni altrui, treno messicano, doppi e mani
title-hub_leaflet_basic = Foglietto del set, il gioco base
title-luxembourg_guide = Guida lussemburghese
title-mexican_trail = Foglietto Mexican Trail
title-mexican_trail_fast9 = Foglietto Mexican Trail, la partita veloce con il doppio nove
title-polish_guide = Guida polacca
