### Woo Woo en español, para España y América.
###
### Palabras: train = tren, Mexican Train = tren mexicano, tile = ficha (se dice «el 5-3»),
### double = doble, to cover = cubrir, engine = locomotora, marker = marcador, boneyard = pozo,
### to draw = robar, to pass = pasar, to knock = golpear (la mesa), to catch = pillar,
### to play = jugar, to lay = poner, open / closed = abierto / cerrado, blocked = bloqueada,
### chain = cadena, hand = mano, turn = turno, round = ronda, match, game = partida,
### to deal = repartir, to be out = quedarse sin fichas o acabar, sheet = reglas («con estas reglas»),
### let it stand = dejarlo así, take back = deshacer, rest = pausa, station = estación, track = vía,
### plate = placa, tags = etiquetas, lens = lente, journal = registro, hub = Woo Woo.
###
### De tú, sin «vosotros» ni «ustedes»; nada concuerda con el género de quien juega.

## Trenes y listas

train-on =
    .player = en el tren de { $owner }
    .mexican = en el tren mexicano
train-of =
    .player = del tren de { $owner }
    .mexican = del tren mexicano
option = el { $tile } { TRAIN($train, form: "on") }
list-more = { $first }, { $next }
list-last = { $first } y { $last }

## Por qué no vale una jugada

refusal-round_over = La ronda terminó. Hay que contar las fichas que quedan.
refusal-not_in_round = Durante una ronda no se reparte ni se cuenta.
refusal-no_such_player = Aquí no juega { $player }. Juegan { $players }.
refusal-not_your_turn = Le toca a { $turn }. { $name } tiene que esperar.
refusal-no_such_train = No hay tren { $letter }. Los trenes son { $letters }.
refusal-not_in_set = En el dominó doble { $set } no hay { $tile }.
refusal-is_engine = El { $tile } es la locomotora. Se queda en el centro.
refusal-on_table = El { $tile } ya está { TRAIN($train, form: "on") }, y solo hay uno.
refusal-not_in_hand = { $name } no tiene el { $tile }.
refusal-does_not_fit = El { $tile } no encaja { TRAIN($train, form: "on") }. Ahí va un { $end }.
refusal-no_mexican = Con estas reglas no hay tren mexicano.
refusal-only_own = Con estas reglas cada cual juega solo en su propio tren.
refusal-closed = El tren de { $owner } está cerrado. Solo { $owner } juega ahí, mientras pueda.
refusal-opening_own = La primera ficha de { $name } tiene que empezar su propio tren.
refusal-opening_own_or_mexican = La primera ficha de { $name } va en su propio tren o en el tren mexicano.
refusal-mexican_turn2 = { $name } puede empezar el tren mexicano desde su segundo turno, todavía no.
refusal-mexican_after_own = { $name } puede empezar el tren mexicano cuando su propio tren tenga una ficha.
refusal-mexican_after_all = El tren mexicano puede empezar cuando cada tren tenga una ficha. Todavía no: { $missing }.
refusal-own_first = { $name } tiene que empezar primero su propio tren.
refusal-slot_reserved = Ahí solo { $owner } puede poner la primera ficha.
refusal-cover_first = Antes que nada hay que cubrir el doble { $double } { TRAIN($due, form: "on") }.
refusal-cover_in_order = Primero toca cubrir el doble { $double } { TRAIN($due, form: "on") }.
refusal-cover_own_double = { $name } acaba de poner el { $double }. La siguiente ficha tiene que cubrirlo, { TRAIN($due, form: "on") }.
refusal-second_double = { $name } acaba de poner el { $double }. La siguiente ficha no puede ser otro doble.
refusal-double_not_coverable = { $name } puede poner también el { $tile } solo si tiene con qué cubrirlo.
refusal-can_play = { $name } puede jugar { $option }. Así que tiene que jugar.
refusal-can_cover = { $name } puede jugar { $option }. El doble va primero.
refusal-can_follow = { $name } puede jugar { $option }. Un doble pide una segunda ficha.
refusal-must_play_drawn = { $name } robó el { $tile }, y se puede jugar: { $option }.
refusal-already_drawn = { $name } ya robó todo lo que permite un turno ({ $limit }).
refusal-no_opening_draw = En el primer turno no se roba.
refusal-opening_drawn = { $name } ya robó todo lo que permite el primer turno.
refusal-no_second_draw = { $name } ya robó. Por un doble no se roba otra vez.
refusal-playable_now = { $name } robó una ficha que se puede jugar: { $option }.
refusal-yard_empty = El pozo está vacío. { $name } solo puede pasar.
refusal-not_next_tile = El { $tile } no es la siguiente ficha del pozo.
refusal-name_the_tile = Di qué ficha robó { $name }: esta mano se juega a la vista.
refusal-draw_first = { $yard ->
    [one] Primero { $name } tiene que robar. Queda { $yard } ficha en el pozo.
   *[other] Primero { $name } tiene que robar. Quedan { $yard } fichas en el pozo.
}
refusal-chain_running = { $name } está poniendo una cadena: pon otra ficha o termina la cadena.
refusal-nothing_to_end = { $name } no tiene cadena que terminar. Juega, roba o pasa.
refusal-no_markers = Con estas reglas los trenes nunca se abren.
refusal-already_open = El tren de { $name } ya está abierto.
refusal-not_at_will = Un tren se abre cuando no se puede jugar, no porque sí.
refusal-not_open = El tren de { $name } no está abierto.
refusal-closes_itself = El marcador se quita solo, al jugar.
refusal-close_after_own = { $name } puede cerrar su tren después de jugar en él, no antes.
refusal-no_knocking = Con estas reglas nadie tiene que golpear la mesa.
refusal-not_last_tile = { $count ->
    [one] A { $name } le queda { $count } ficha. Se golpea con la última.
   *[other] A { $name } le quedan { $count } fichas. Se golpea con la última.
}
refusal-no_penalty = Con estas reglas golpear es una cortesía: olvidarlo no cuesta nada.
refusal-nothing_to_catch = No hay a quién pillar: { $name } golpeó la mesa, o ya es tarde.
refusal-caught_oneself = { $name } no puede pillar a { $name }. Tiene que ser otra persona.
refusal-wrong_penalty = Por eso { $name } roba { $penalty }, no { $count }.
refusal-not_blocked = { $yard ->
    [one] La ronda no está bloqueada: queda { $yard } ficha en el pozo.
   *[other] La ronda no está bloqueada: quedan { $yard } fichas en el pozo.
}
refusal-blocks_itself = La ronda no está bloqueada: se sigue jugando y termina sola.
refusal-no_round = Aún no hay ronda. Primero hay que repartir.
refusal-round_running = La ronda { $number } sigue en juego.
refusal-not_counted = { $count ->
    [one] Primero hay que contar las fichas: falta { $names }.
   *[other] Primero hay que contar las fichas: faltan { $names }.
}
refusal-match_over = La partida terminó. Victoria de { $winners }.
refusal-wrong_engine = La locomotora de la ronda { $number } es el { $engine }.
refusal-no_such_engine = En el dominó doble { $set } no hay { $engine }.
refusal-wrong_starter = La ronda { $number } la empieza { $name }.
refusal-wrong_hands = Juegan { $players }, pero hay { $hands } manos.
refusal-wrong_hand_size = { $name } toma { $size } fichas, no { $count }.
refusal-wrong_total = El dominó doble { $set } tiene { $total } fichas, pero aquí hay { $count }.
refusal-tile_twice = El { $tile } está dos veces.
refusal-nothing_to_count = No hay nada que contar hasta que termine la ronda.
refusal-out_is_zero = { $name } ya no tiene fichas: no hay nada que contar.
refusal-wrong_tiles = { $count ->
    [0] A { $name } no le queda nada.
   *[other] { $name } tiene { $tiles }.
}
refusal-wrong_points = { $points ->
    [one] Las fichas de { $name } suman { $points } punto, no { $count }.
   *[other] Las fichas de { $name } suman { $points } puntos, no { $count }.
}
refusal-counted_on_table = El { $tile } está { TRAIN($train, form: "on") }: nadie lo tiene en la mano.
refusal-engine_on_table = El { $tile } es la locomotora: nadie lo tiene en la mano.
refusal-counted_already = El { $tile } ya se contó en la mano de { $name }.
refusal-no_points = Di las fichas de { $name } o los puntos: un número desde 0.

## Lo que solo puede salir mal en la mesa

refusal-closed_turn = El tren de { $owner } está cerrado, y le toca a { $turn }.
refusal-gone = Falta el { $tile } { TRAIN($train, form: "on") }. Ponlo otra vez.
refusal-hidden = { $count ->
    [one] No se ve { $count } ficha. ¿Hay algo encima, o delante de la cámara?
   *[other] No se ven { $count } fichas. ¿Hay algo encima, o delante de la cámara?
}
refusal-turned = El { $tile } está al revés { TRAIN($train, form: "on") }. El { $outer } va hacia fuera, y el { $inner }, hacia la estación.
refusal-swapped = El { $tile } { TRAIN($train, form: "on") } ahora es el { $seen }. Pon otra vez el { $tile }.
refusal-not_at_end = El { $tile } está en medio { TRAIN($train, form: "of") }. Solo se juega al final de un tren.
refusal-wrong_way = El { $tile } está al revés: su { $end } va pegado al final { TRAIN($train, form: "of") }.
refusal-at_once = Hay { $count } fichas nuevas a la vez: { $tiles }. De una en una.
refusal-second_mexican = En la vía { $track } empieza otro tren. Solo hay un tren mexicano, y ya está en marcha.
refusal-nobodys_track = La vía { $track } no es de nadie. Quita la ficha de ahí.
refusal-wrong_engine_lies = La locomotora de esta ronda es el { $engine }, pero en la estación está el { $seen }.
refusal-clear_table = { $count ->
    [one] Hay { $count } ficha de otra ronda en los trenes. Despeja la mesa y pon el { $engine } en la estación.
   *[other] Hay { $count } fichas de otra ronda en los trenes. Despeja la mesa y pon el { $engine } en la estación.
}
refusal-unread = Entonces { $name } pone la ficha otra vez, para que se pueda leer.
refusal-taken_back = Entonces quita el { $tile } de la mesa.

## Preguntas y respuestas

ask-which-tile = ¿Qué ficha jugó { $name }?
ask-played = ¿Jugó { $name } { $option }?
ask-begun-mexican = El { $tile } está junto a los trenes. ¿Empezó { $name } así el tren mexicano?
ask-who-laid = ¿Quién puso el { $engine }?
ask-hand = { $name } tiene { $tiles }. ¿Es todo?
ask-hand-of = { $name } tiene { $tiles }: { $seen } de { $held } fichas. ¿Es todo?
ask-still-there = Se deshizo el { $tile }, pero sigue ahí. ¿Cuenta?
answer-yes = Sí
answer-no = No
answer-not-yet = No, todavía no
answer-only-lies = No, solo está ahí
answer-none = Ninguna de estas
answer-plays = { $plays }
answer-name = { $name }

## Lo que ha pasado

told-deal = Ronda { $number }: { $engine }, empieza { $name }.
told-play = { $name } juega el { $tile } { TRAIN($train, form: "on") }.
told-stood = { $name } juega el { $tile } { TRAIN($train, form: "on") }. La mesa lo deja así.
told-draw = { $name } roba.
told-draw-tile = { $name } roba el { $tile }.
told-points = { $points ->
    [one] A { $name } le queda { $points } punto.
   *[other] A { $name } le quedan { $points } puntos.
}
told-tiles = { $name } se queda con { $tiles }.
told-nothing = A { $name } no le queda nada.
told-catch = { $by } pilla a { $name } por no golpear la mesa.
told-pass = { $name } pasa.
told-end = { $name } termina su cadena inicial.
told-open = { $name } abre su tren.
told-close = { $name } cierra su tren.
told-knock = { $name } golpea la mesa: le queda una ficha.
told-blocked = { $name } dice que ya nadie puede jugar.
told-taken-back = Deshecho: { $what }

## Lo que toca ahora

turn-of = Le toca a { $name }.
turn-second = { $name } pone otra ficha tras el doble.
turn-cover = { $name } tiene que cubrir el { $double } { TRAIN($train, form: "on") }.
turn-deal = A repartir, y la locomotora a la estación.
turn-count = La ronda terminó. { $name } pone boca arriba las fichas que le quedan.
turn-clear = La ronda está contada. Despeja la mesa para la siguiente.
turn-won = { $count ->
    [one] { $names } gana la partida.
   *[other] { $names } ganan la partida.
}
turn-rest = La partida está en pausa.

## Lo que se puede decir: una palabra para un botón, y una frase

do-knock = golpear
do-end = fin de cadena
do-draw = robar
do-pass = pasar
do-open = abrir tren
do-close = cerrar tren
do-blocked = nadie puede
do-catch = pillar a { $name }
do-play = jugar
do-play-sentence = { $name } juega una ficha en un tren.
do-count = contar
do-count-sentence = Los puntos que le quedan a { $name }, o las fichas: 5-3 6-6.
do-deal = repartir
do-deal-engine-sentence = Empieza una ronda; di qué doble es la locomotora y quién lo puso.
do-deal-layer-sentence = Empieza una ronda; di quién puso la locomotora.
do-stand = dejarlo así
do-stand-sentence = El { $tile } se queda: la mesa lo deja así.
do-answer-sentence = { $question } { $answer }.
do-undo = deshacer
do-undo-sentence = Se deshace lo último.
do-rest = pausa
do-rest-sentence = La partida queda en pausa.
do-go-on = seguir
do-go-on-sentence = La partida sigue.
do-remind = ¿quién va?
do-remind-sentence = Se repite lo que toca ahora.
do-woowoo = ¡Woo Woo!
do-woowoo-sentence = Quien gana hace sonar el silbato.
do-shut-down = apagar
do-shut-down-sentence = Woo Woo se apaga; la partida queda guardada.

## Lo que Woo Woo dice además

note-nothing-yet = Aún no ha pasado nada.
note-deal-first = Primero hay que repartir.
note-blocked = La ronda está bloqueada: nadie se quedó sin fichas. Hay que contar lo que queda.
note-answer-first = Primero contesta esto: { $question }
note-no-question = No hay ninguna pregunta que contestar.
note-answers = Hay respuestas del 1 al { $count }.
note-nothing-stands = No hay ninguna jugada rechazada que dejar así.
note-goes-on = La partida sigue.
note-good-night = Buenas noches.
note-press-taken-back = La pulsación queda deshecha.
note-stumbled = Woo Woo tropezó con sus propios pies ({ $error }). La partida está guardada y sigue; por favor, avisa de lo que dice la terminal.
note-sees-again = La cámara ve la mesa otra vez.
note-lit-again = La estación muestra sus luces.
note-no-screen = Aquí no hay pantalla; la partida sigue con palabras. ? las muestra.

## Lo que se escribe y no significa nada

word-none = Escribe ? para ver las palabras que hay.
word-unknown = «{ $words }» no vale aquí. Escribe ? para ver las palabras que hay.
word-no-tile = «{ $words }» no es una ficha. Una ficha se escribe así: 5-3.
word-no-round = Aún no hay ronda. Escribe n para la primera.
word-no-player = Nadie se llama { $who }. Juegan { $players }.
word-one-deal = Di un solo doble y quién lo puso, así: n 9 B
word-who-laid = Di quién puso la locomotora, así: n B
word-which-engine = Di qué doble es la locomotora y quién lo puso, así: n 9 B
word-no-question = Ahora no hay ninguna pregunta que contestar.
word-what-does = ¿Qué hace { $name }? Una jugada se escribe así: { $letter } 5-3

## Las palabras que se pueden escribir, y lo que dicen

help-now = Ahora:
help-all = Todas las palabras:
help-n = repartir: empieza la primera ronda, o la siguiente
help-d = robo una ficha
help-p = paso
help-o = no pude jugar en mi tren
help-c = cierro mi tren
help-e = termino mi cadena inicial
help-k = golpeo la mesa
help-b = ya nadie puede jugar
help-y = sí, si hay una pregunta
help-no = no, si hay una pregunta
help-1 = la primera respuesta a la pregunta; 2, la segunda ...
help-s = dejar así la jugada rechazada
help-u = deshacer lo último
help-r = pausa, y seguir
help-play-own = juego 5-3 en mi tren
help-play = lo juego en el tren de B; >M es el tren mexicano
help-play-of = Bo lo juega en su propio tren
help-draw-of = Bo roba; igual con p o c e k b
help-catch = Bo no golpeó la mesa
help-deal = lo mismo que n
help-deal-layer = repartir; Bo puso la locomotora, si las reglas lo piden
help-deal-engine = repartir; Bo puso el 9-9 de locomotora
help-points = puntos que quedan en la mano, tras una ronda
help-tiles = fichas que quedan en la mano, tras una ronda
help-q = salir; la partida queda guardada
help-list = esta lista

## La ventana

window-type = escribir
window-help = ayuda
window-quit = salir
window-keys-title = Teclas
window-words-title = Palabras, tras pulsar Enter
window-type-help = escribir una palabra; otro Enter la dice
window-aim-help = apuntar la cámara con dos clics, sin placa
window-help-help = esta ayuda
window-quit-help = salir; la partida queda guardada
window-note-outlines = Contorno verde: ficha leída con seguridad; ámbar: se mira otra vez.
window-note-words = Las teclas y palabras dicen lo que la cámara no ve.
window-aim-centre = Haz clic en el centro de la estación. (Solo si no tiene placa impresa.)
window-aim-track = Haz clic en la vía 1, en cualquier punto.
window-no-station = sin estación
window-no-picture = Aún no hay imagen
window-round = Ronda { $number }
window-round-of = Ronda { $number } de { $rounds }
window-before-deal = antes de repartir
window-boneyard = { $count } en el pozo
window-mexican = Tren mexicano
window-end = final
window-hand = mano
window-score = puntos

## La ventana de la demo

demo-pause = pausa
demo-step = otro paso
demo-speed = velocidad
demo-lens = tapar la lente
demo-pause-help = pausa, y seguir
demo-step-help = un paso, y pausa
demo-speed-help = más rápido, más lento
demo-lens-help = tapar la lente, y destaparla
demo-quit-help = salir
demo-note-referee = El árbitro solo ve esta imagen; los bots le ocultan sus fichas.
demo-last = La ronda está contada; la demo termina con ella.
demo-paused = en pausa
demo-at-speed = velocidad { $speed }
demo-end = fin: Q para cerrar

## Lo que falla en la cámara, la estación o el registro; $why es lo que dice la máquina

trouble-dark = La cámara no ve nada. ¿Está tapada la lente, o no hay luz?
trouble-torn = La cámara manda imágenes rotas. Revisa su cable y su alimentación.
trouble-clicks = Haz clic en el centro de la estación y luego en su primera vía, a más de media ficha del centro.
trouble-no-tags = La cámara no ve las etiquetas de la estación. ¿Está toda la placa en la imagen, despejada y con luz?
trouble-few-tags = La cámara ve { $seen } de las { $tags } etiquetas de la estación y necesita { $needed }. Destapa las otras o acerca la cámara.
trouble-bent = Se ven las etiquetas de la estación, pero no donde las tiene una placa plana. ¿Está lisa la hoja, e impresa entera?
trouble-not-opened = No se puede abrir la cámara ({ $name }). ¿Está conectada, y no la usa nadie más?
trouble-no-picture = La cámara ({ $name }) ya no da imagen. ¿Está conectada?
trouble-torn-once = La cámara ({ $name }) mandó una imagen rota.
trouble-stalled = La cámara no manda nada desde hace { $seconds } s. Revisa su cable y su alimentación.
trouble-failed = La cámara falló: { $why }.
trouble-folder-gone = La carpeta { $folder } ya no está. ¿Se movió, o se quitó su disco?
trouble-pi-not-opened = No se puede abrir la cámara { $index } de la Pi ({ $why }). Mira el cable plano, y que no la use otro programa.
trouble-pi-stopped = La cámara de la Pi se paró ({ $why }). Mira su cable plano y la alimentación de la Pi.
trouble-unplugged = La cámara está desconectada; conéctala otra vez.
trouble-no-photo = Aún no hay fotos en la carpeta; la partida las espera.
trouble-no-more = La cámara ya no tiene más imágenes; la partida sigue con teclas.
trouble-no-scale = Pon una ficha en la mesa y haz clic otra vez: da la escala.
trouble-not-looked-at = No se pudo mirar la imagen de la cámara ({ $why }). Se intenta otra vez.
trouble-camera = { $text }
station-silent = La estación aún no responde.
station-no-port = La estación no está conectada: no hay { $port }.
station-no-pico = La estación no está conectada: ningún Pico responde por USB.
station-port-shut = No se puede abrir el puerto { $port } de la estación ({ $why }).
station-mute = Se perdió la estación en { $port }: no responde.
station-pulled = Se perdió la estación en { $port }: se desconectó.
station-firmware = El firmware { $version } de la estación habla el protocolo { $theirs } y este Woo Woo habla el { $ours }. Actualízalo con: woowoo station flash
station-tracks = La estación tiene luces para { $theirs } vías y hub.toml dice { $ours }. Pon el número correcto en [table] tracks, o cambia board.py y grábalo.
station-lights = La estación no acepta las luces de este Woo Woo: woowoo station flash
journal-foreign = { $path } es una base de datos de otro programa; elige otro archivo.
journal-other = { $path } lo escribió otra versión de Woo Woo (registro { $theirs }; esta lee { $ours }). Inicia esa versión o elige un archivo nuevo.
journal-two = Otro Woo Woo escribió en esta partida, en { $path }. Cierra uno de los dos y reinicia este; sigue desde lo escrito.
journal-unusable = No se puede usar el registro { $path } ({ $why }). ¿Existe la carpeta, está lleno el disco, o lo tiene abierto otro Woo Woo?
journal-damaged = { $path } está dañado o no es un registro ({ $why }). Apártalo; empezará uno nuevo.
journal-empty = Aún no hay ninguna partida en { $path }.
verbatim = { $text }

## Una partida escrita ronda a ronda (las líneas con sangría empiezan con blancos entre llaves)

record-sheet = { $title }, dominó doble { $set }
record-players = { $names }
record-round = Ronda { $number }, locomotora { $engine }, empieza { $name }
record-tiles = { $tiles ->
    [one] { "  " }{ $tiles } ficha puesta en { $moves } jugadas
   *[other] { "  " }{ $tiles } fichas puestas en { $moves } jugadas
}
record-stood = { "  " }{ $name }: { $play } va contra las reglas; la mesa lo dejó así
record-taken-back = { "  " }deshechas: { $count }
record-unfinished = { "  " }sin terminar
record-out = { $count ->
    [one] { "  " }{ $names } se queda sin fichas
   *[other] { "  " }{ $names } se quedan sin fichas
}
record-blocked = { "  " }bloqueada
record-yard-empty = { "  " }el pozo está vacío
record-score = { $name } { $score }
record-scores = { "  " }{ $scores }
record-uncounted = Aún no hay ninguna ronda contada.
record-standings = Clasificación
record-standings-so-far = Clasificación hasta ahora
record-place = { "  " }{ $place }. { $name } { $score }
record-turn = Le toca a { $name }.
record-next-highest = Próxima locomotora: la más alta en mano
record-next = Próxima locomotora: { $engine }

## Las reglas en palabras sencillas

rules-then = { $first }, luego { $next }
rules-players = { $number } si juegan { $players }
rules-players-span = { $number } si juegan de { $least } a { $most }
rules-sheet = { $title } (de { $least } a { $most } jugadores)
rules-alike = { $one } y { $other } se juegan igual.

rules-set_max = Fichas y rondas
rule-set_max-other = Un dominó doble { $value }.
rule-set_for_players-none = El mismo dominó, sin importar cuántos jueguen.
rule-set_for_players-other = El número más alto del dominó: { $value }.
rule-hand_size-other = Fichas por persona: { $value }.
rule-round_sequence-descending = La locomotora de cada ronda baja en uno, hasta el doble blanco.
rule-round_sequence-highest_held = La locomotora de cada ronda es el doble más alto en mano.
rule-round_sequence-single = La partida es una sola ronda.
rule-rounds-n_1 = Hay tantas rondas como dobles tiene el dominó.
rule-rounds-1 = La partida tiene una ronda.
rule-rounds-other = La partida tiene { $value } rondas.
rule-match_end-rounds = La partida termina con su última ronda.
rule-match_end-other = La partida termina cuando alguien tiene { $value } puntos.

rules-engine_find = La locomotora y quién empieza
rule-engine_find-set_aside = La locomotora se aparta antes de repartir y se pone en el centro.
rule-engine_find-holder = Quien tiene el doble de la ronda lo pone de locomotora.
rule-engine_find-highest_held = El doble más alto que alguien tenga es la locomotora.
rule-engine_missing-draw_in_turn = Si nadie lo tiene, se roba por turnos hasta que salga.
rule-engine_missing-draw_all = Si nadie lo tiene, cada cual roba una ficha más, hasta que salga.
rule-engine_missing-next_lower_held = Si nadie lo tiene, vale el siguiente doble más bajo que alguien tenga.
rule-engine_lay_ends_turn-true = Poner la locomotora gasta el turno.
rule-engine_lay_ends_turn-false = Quien pone la locomotora tiene después su turno.
rule-engine_layer_redraws-true = Quien pone la locomotora roba una ficha a cambio.
rule-engine_layer_redraws-false = Quien pone la locomotora no roba a cambio.
rule-first_player-engine_layer = La primera ronda la empieza quien pone la locomotora.
rule-first_player-youngest = La primera ronda la empieza la persona más joven.
rule-first_player-chosen = Se elige quién empieza la primera ronda.
rule-first_player-high_draw = La primera ronda la empieza quien roba la ficha más alta.
rule-next_starter-engine_layer = Las demás rondas también las empieza quien pone la locomotora.
rule-next_starter-same = Todas las rondas las empieza la misma persona.
rule-next_starter-rotate_left = La siguiente ronda la empieza la siguiente persona.
rule-next_starter-round_winner = La siguiente ronda la empieza quien gana esta.

rules-opening_tiles = El primer turno
rule-opening_tiles-one = En tu primer turno pones una ficha, como en los demás.
rule-opening_tiles-two = Quien empieza pone dos fichas en el primer turno; el resto, una.
rule-opening_tiles-any_chain = En tu primer turno puedes poner una cadena tan larga como quieras.
rule-opening_routes-own_only = Tu primera ficha empieza tu propio tren.
rule-opening_routes-own_or_mexican = Tu primera ficha empieza tu propio tren o va en el tren mexicano.
rule-opening_routes-any_open = Tu primera ficha puede ir en cualquier tren abierto para ti.
rule-opening_draw-none = Si no puedes empezar, no robas.
rule-opening_draw-one = Si no puedes empezar, robas una ficha.
rule-opening_draw-until_playable = Si no puedes empezar, robas hasta que puedas.
rule-opening_fail_marks-true = Si no puedes empezar, tu tren queda abierto.
rule-opening_fail_marks-false = Si no puedes empezar, tu tren sigue cerrado de todos modos.
rule-opening_double-normal = Un doble del primer turno es como cualquier otro.
rule-opening_double-deferred = Un doble del primer turno se cubre cuando cada cual ha tenido un turno.
rule-opening_double-none = Un doble del primer turno no hay que cubrirlo.
rule-opening_out-ends_now = Si pones todas tus fichas en el primer turno, la ronda termina.
rule-opening_out-finish_lap = Si pones todas tus fichas en el primer turno, el resto juega antes el suyo.
rule-own_train_first-no = Puedes jugar en otro sitio antes de que tu tren tenga una ficha.
rule-own_train_first-before_opponents = Empieza tu tren antes de jugar en el de otra persona.
rule-own_train_first-before_anything = Empieza tu tren antes de jugar en otro sitio, incluso antes de cubrir un doble.

rules-must_play = Jugar y robar
rule-must_play-any_legal = Si puedes jugar, tienes que jugar.
rule-must_play-own_train = Si puedes jugar en tu propio tren, tienes que jugar; en los otros, si quieres.
rule-must_play-optional = Puedes robar en vez de jugar.
rule-draw_count-until_playable = Si no puedes jugar, robas hasta que puedas.
rule-draw_count-1 = Si no puedes jugar, robas una ficha.
rule-draw_count-other = Si no puedes jugar, robas hasta { $value } fichas.
rule-drawn_must_play-true = Si la ficha robada se puede jugar, tienes que jugarla.
rule-drawn_must_play-false = Si la ficha robada se puede jugar, puedes quedártela.
rule-boneyard_empty-continue = Con el pozo vacío se sigue hasta que nadie pueda jugar.
rule-boneyard_empty-ends_round = La ronda termina con el turno que vacía el pozo.

rules-open_trains = Trenes abiertos y cerrados
rule-open_trains-true = El resto puede jugar en tu tren mientras está abierto.
rule-open_trains-false = Nadie juega nunca en el tren de otra persona.
rule-open_trigger-no_play_anywhere = Tu tren se abre si no puedes jugar en ningún sitio, ni después de robar.
rule-open_trigger-no_own_play = Tu tren se abre si no puedes jugar en él, aunque juegues en otro sitio.
rule-close_trigger-own_play = Tu tren se cierra cuando juegas en él.
rule-close_trigger-own_play_optional = Después de jugar en tu tren puedes cerrarlo o dejarlo abierto.
rule-close_trigger-any_play = Se cierra cuando juegas, en el tren que sea.
rule-close_trigger-manual = Tu tren se cierra cuando lo dices.
rule-voluntary_open-true = Puedes abrir tu tren siempre que sea tu turno.
rule-voluntary_open-false = No puedes abrir tu tren porque sí.
rule-open_slot_playable-true = Otras personas pueden empezar un tren abierto que aún no tiene fichas.
rule-open_slot_playable-false = Cada cual pone la primera ficha de su tren, y nadie más.
rule-marker_polarity-present_is_open = Un marcador en un tren significa: abierto.
rule-marker_polarity-present_is_closed = Un marcador en un tren significa: cerrado. Sin él está abierto.

rules-mexican_train = El tren mexicano
rule-mexican_train-true = Hay un tren mexicano, abierto para todo el mundo.
rule-mexican_train-false = No hay tren mexicano.
rule-mexican_from-turn1 = Cualquiera puede empezarlo en cualquier momento.
rule-mexican_from-turn2 = Puedes empezarlo desde tu segundo turno.
rule-mexican_from-after_own = Puedes empezarlo cuando tu propio tren tenga una ficha.
rule-mexican_from-after_all = Puede empezar cuando el tren de cada cual tenga una ficha.
rule-mexican_first-engine = Su primera ficha coincide con la locomotora.
rule-mexican_first-any = Su primera ficha puede ser cualquiera.
rule-mexican_place-hub_track = Sale del centro, como los otros.
rule-mexican_place-off_hub = Va aparte del centro.
rule-mexican_place-either = Sale del centro o va aparte, como quieras.

rules-double_second = Dobles
rule-double_second-on_double = Tras un doble pones una segunda ficha, en ese doble.
rule-double_second-anywhere = Tras un doble pones una segunda ficha, donde puedas.
rule-double_second-extra_turn = Un doble te da otro turno, y nadie tiene que cubrirlo.
rule-double_second-none = Un doble se pone como cualquier otra ficha.
rule-double_chain-no = Esa segunda ficha no puede ser un doble.
rule-double_chain-unlimited = Esa segunda ficha puede ser otro doble, y así sucesivamente.
rule-double_chain-if_coverable = Esa segunda ficha puede ser un doble si puedes cubrirlo.
rule-double_draw-one_per_turn = Quien ya robó en su turno no roba otra vez por un doble.
rule-double_draw-extra_draw = Quien ya robó en su turno puede robar otra vez por un doble.
rule-double_fail_marks-true = Si no puedes cubrir un doble, tu tren se abre.
rule-double_fail_marks-false = Si no puedes cubrir un doble, tu tren sigue como está.
rule-double_blocks-all = Mientras haya un doble sin cubrir, solo vale cubrirlo.
rule-double_blocks-train = Un doble sin cubrir solo detiene su propio tren; cualquiera puede cubrirlo.
rule-double_blocks-none = Un doble sin cubrir no detiene a nadie más.
rule-open_double_order-fifo = De varios dobles se cubre primero el más antiguo.
rule-open_double_order-lifo = De varios dobles se cubre primero el más nuevo.
rule-open_double_order-any = Varios dobles se cubren en cualquier orden.
rule-drawn_double-normal = Si robas un doble con otro por cubrir, te lo quedas.
rule-drawn_double-play_and_redraw = Si robas un doble con otro por cubrir, lo pones y robas otra vez.
rule-cover_ends_turn-true = Cubrir un doble ajeno gasta tu turno.
rule-cover_ends_turn-false = Después de cubrir un doble ajeno tienes tu turno.
rule-dead_double-released = Un doble para el que no queda ficha no hay que cubrirlo.
rule-dead_double-ends_round = Con un doble para el que no queda ficha, la ronda termina al acabarse el pozo.
rule-foot-1 = Un doble se cubre con una ficha.
rule-foot-other = Un doble se cubre con { $value } fichas.
rule-go_out_on_double-allowed = Puedes acabar con un doble como última ficha.
rule-go_out_on_double-must_cover = Si tu última ficha es un doble, hay que cubrirlo antes de acabar.

rules-knock = La última ficha
rule-knock-off = Nadie tiene que avisar de que le queda una ficha.
rule-knock-courtesy = Con una sola ficha golpeas la mesa; si se te olvida, no pasa nada.
rule-knock-penalty = Con una sola ficha golpeas la mesa, o pagas si te pillan.
rule-knock_penalty-1 = Si te pillan, robas una ficha del pozo.
rule-knock_penalty-other = Si te pillan, robas { $value } fichas del pozo.
rule-knock_loses_turn-true = Si te pillan, pierdes además tu siguiente turno.
rule-knock_loses_turn-false = Si te pillan, no pierdes turno.
rule-knock_exempt_double_exit-true = Si acabas con un doble y su ficha en un mismo turno, no hace falta golpear la mesa.
rule-knock_exempt_double_exit-false = Entre un doble y su ficha también se golpea la mesa.

rules-scoring = Puntos
rule-scoring-penalty = Cada cual cuenta lo que le queda; gana el total más bajo.
rule-scoring-positive = Quien se queda sin fichas recibe lo que le queda al resto; gana el total más alto.
rule-blank_value-0 = Una mitad blanca no cuesta nada.
rule-blank_value-other = Una mitad blanca cuesta { $value } puntos.
rule-double_blank_value-0 = El doble blanco no cuesta nada.
rule-double_blank_value-other = El doble blanco cuesta { $value } puntos.
rule-blank_wild-true = Una blanca encaja con cualquier número.
rule-blank_wild-false = Una blanca solo encaja con otra blanca.
rule-blocked_scoring-all_count = En una ronda bloqueada todo el mundo cuenta.
rule-blocked_scoring-lowest_zero = En una ronda bloqueada la mano más baja no cuenta nada.
rule-tie_break-zero_rounds = más rondas sin puntos
rule-tie_break-lowest_nonzero_round = la ronda con puntos más baja
rule-tie_break-shared = puesto compartido
rule-tie_break-play_on = otra ronda de desempate
rule-tie_break-other = Si los totales son iguales: { $value }.

title-french_guide = Guía francesa
title-house = Reglas de la casa
title-hub_leaflet = Hoja de la caja, con trenes ajenos, tren mexicano, dobles y rondas
title-hub_leaflet_basic = Hoja de la caja, el juego básico
title-luxembourg_guide = Guía luxemburguesa
title-mexican_trail = Hoja Mexican Trail
title-mexican_trail_fast9 = Hoja Mexican Trail, la partida rápida de doble nueve
title-polish_guide = Guía polaca
