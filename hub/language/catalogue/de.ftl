### Woo Woo auf Deutsch.
###
### Die gewählten Wörter, eines für jede Sache:
### train = Zug, Mexican Train = Mexican Train (der), tile = Stein (gesagt als „die 5-3“), double = Pasch,
### double-12 set = Doppel-12-Satz, blank = leer (leere Hälfte, leerer Pasch), to cover = abdecken,
### engine = Startpasch, marker = Marker, boneyard = Vorrat, to draw = ziehen, to pass = passen,
### to play, to lay = legen, anlegen (an einen Zug), open / closed = offen / zu, to open = öffnen,
### to close = schließen, blocked = blockiert, chain = Kette, opening chain = Startkette,
### to knock = klopfen, to catch = erwischen, to be out = fertig sein, hand = Hand,
### it is X's turn = X ist dran, turn = Spielzug (nie „Zug“), round = Runde, match = Partie, game = Spiel,
### to deal = austeilen, sheet = Regeln („nach diesen Regeln“), let it stand = gelten lassen,
### take back = zurücknehmen, rest = Pause, station = Bahnhof, track = Gleis, plate = Platte,
### tags = Codes, lens = Linse, journal = Logbuch, hub = Woo Woo.
###
### Mit „du“; „der eigene Zug“ statt „sein“ oder „ihr“ Zug; Namen stehen nach „von“, nie im Genitiv.
### Formen eines Zugs: „to“ für das, was hingelegt wird, „in“ für das, was schon liegt.

## Züge und Listen

train-to =
    .player = an den Zug von { $owner }
    .mexican = an den Mexican Train
train-in =
    .player = im Zug von { $owner }
    .mexican = im Mexican Train
option = die { $tile } { TRAIN($train, form: "to") }
list-more = { $first }, { $next }
list-last = { $first } und { $last }

## Warum etwas nicht geht

refusal-round_over = Diese Runde ist vorbei. Zähl die Steine, die übrig sind.
refusal-not_in_round = Mitten in der Runde wird weder ausgeteilt noch gezählt.
refusal-no_such_player = { $player } spielt nicht mit. Dabei sind { $players }.
refusal-not_your_turn = { $turn } ist dran. { $name } muss warten.
refusal-no_such_train = Einen Zug { $letter } gibt es nicht. Es gibt { $letters }.
refusal-not_in_set = In einem Doppel-{ $set }-Satz gibt es keine { $tile }.
refusal-is_engine = Die { $tile } ist der Startpasch und bleibt in der Mitte.
refusal-on_table = Die { $tile } liegt schon { TRAIN($train, form: "in") }, und es gibt sie nur einmal.
refusal-not_in_hand = { $name } hat die { $tile } nicht.
refusal-does_not_fit = Die { $tile } passt nicht { TRAIN($train, form: "to") }. Da muss eine { $end } hin.
refusal-no_mexican = Nach diesen Regeln gibt es keinen Mexican Train.
refusal-only_own = Nach diesen Regeln legen alle nur an den eigenen Zug.
refusal-closed = Der Zug von { $owner } ist zu. Er geht erst auf, wenn { $owner } nicht legen kann.
refusal-opening_own = Der erste Stein von { $name } muss den eigenen Zug beginnen.
refusal-opening_own_or_mexican = Der erste Stein von { $name } kommt an den eigenen Zug oder an den Mexican Train.
refusal-mexican_turn2 = { $name } darf den Mexican Train erst ab dem zweiten Spielzug beginnen.
refusal-mexican_after_own = { $name } darf den Mexican Train erst beginnen, wenn im eigenen Zug ein Stein liegt.
refusal-mexican_after_all = Der Mexican Train beginnt erst, wenn jeder Zug einen Stein hat. Noch ohne Stein: { $missing }.
refusal-own_first = { $name } muss zuerst den eigenen Zug beginnen.
refusal-slot_reserved = Den ersten Stein darf dort nur { $owner } legen.
refusal-cover_first = Erst muss der Pasch { $double } { TRAIN($due, form: "in") } abgedeckt werden. Vorher geht nichts anderes.
refusal-cover_in_order = Zuerst muss der Pasch { $double } { TRAIN($due, form: "in") } abgedeckt werden.
refusal-cover_own_double = { $name } hat gerade den Pasch { $double } { TRAIN($due, form: "to") } gelegt. Der nächste Stein muss ihn abdecken.
refusal-second_double = { $name } hat gerade den Pasch { $double } gelegt. Der nächste Stein darf kein Pasch sein.
refusal-double_not_coverable = Um auch die { $tile } zu legen, braucht { $name } einen Stein, der sie abdeckt.
refusal-can_play = { $name } kann { $option } legen. Wer kann, der muss.
refusal-can_cover = { $name } kann { $option } legen. Der Pasch geht vor.
refusal-can_follow = { $name } kann { $option } legen. Nach einem Pasch kommt ein zweiter Stein.
refusal-must_play_drawn = { $name } hat die { $tile } gezogen und muss legen: { $option }.
refusal-already_drawn = { $name } hat schon so oft gezogen wie erlaubt ({ $limit }).
refusal-no_opening_draw = Im ersten Spielzug wird nicht gezogen.
refusal-opening_drawn = Mehr darf { $name } im ersten Spielzug nicht ziehen.
refusal-no_second_draw = { $name } hat schon gezogen. Nach einem Pasch wird nicht noch einmal gezogen.
refusal-playable_now = { $name } hat einen Stein gezogen, der passt: { $option }.
refusal-yard_empty = Der Vorrat ist leer. { $name } kann nur passen.
refusal-not_next_tile = Die { $tile } ist nicht der nächste Stein im Vorrat.
refusal-name_the_tile = Sag, welchen Stein { $name } gezogen hat: Diese Hand wird offen gespielt.
refusal-draw_first = { $yard ->
    [one] { $name } muss erst ziehen. Im Vorrat liegt noch ein Stein.
   *[other] { $name } muss erst ziehen. Im Vorrat liegen noch { $yard } Steine.
}
refusal-chain_running = { $name } legt gerade eine Kette: Leg noch einen Stein oder beende sie.
refusal-nothing_to_end = { $name } hat keine Kette zu beenden. Leg, zieh oder passe.
refusal-no_markers = Nach diesen Regeln ist nie ein Zug offen.
refusal-already_open = Der Zug von { $name } ist schon offen.
refusal-not_at_will = Ein Zug geht auf, wenn man nicht legen kann, nicht einfach so.
refusal-not_open = Der Zug von { $name } ist nicht offen.
refusal-closes_itself = Der Marker kommt beim Legen von selbst weg.
refusal-close_after_own = Erst anlegen, dann darf { $name } den eigenen Zug schließen.
refusal-no_knocking = Nach diesen Regeln muss niemand klopfen.
refusal-not_last_tile = { $count ->
    [one] { $name } hat noch einen Stein. Geklopft wird beim letzten.
   *[other] { $name } hat noch { $count } Steine. Geklopft wird beim letzten.
}
refusal-no_penalty = Nach diesen Regeln ist Klopfen nur höflich: Vergessen kostet nichts.
refusal-nothing_to_catch = Hier ist nichts zu erwischen: { $name } hat geklopft, oder es ist zu spät.
refusal-caught_oneself = { $name } kann sich nicht selbst erwischen. Das muss jemand anders tun.
refusal-wrong_penalty = { $name } zieht dafür { $penalty }, nicht { $count }.
refusal-not_blocked = { $yard ->
    [one] Die Runde ist nicht blockiert: Im Vorrat liegt noch ein Stein.
   *[other] Die Runde ist nicht blockiert: Im Vorrat liegen noch { $yard } Steine.
}
refusal-blocks_itself = Die Runde ist nicht blockiert: Spiel weiter, sie endet von selbst.
refusal-no_round = Es läuft noch keine Runde. Teil erst aus.
refusal-round_running = Runde { $number } ist noch nicht vorbei.
refusal-not_counted = { $count ->
    [one] Zähl erst die Steine: { $names } fehlt noch.
   *[other] Zähl erst die Steine: { $names } fehlen noch.
}
refusal-match_over = Die Partie ist vorbei. Der Sieg geht an { $winners }.
refusal-wrong_engine = Der Startpasch von Runde { $number } ist die { $engine }.
refusal-no_such_engine = In einem Doppel-{ $set }-Satz gibt es keine { $engine }.
refusal-wrong_starter = { $name } beginnt Runde { $number }.
refusal-wrong_hands = Es sind { $players } Spieler, aber { $hands } Hände.
refusal-wrong_hand_size = { $name } nimmt { $size } Steine, nicht { $count }.
refusal-wrong_total = Ein Doppel-{ $set }-Satz hat { $total } Steine, aber hier sind es { $count }.
refusal-tile_twice = Die { $tile } ist zweimal da.
refusal-nothing_to_count = Gezählt wird erst, wenn die Runde vorbei ist.
refusal-out_is_zero = { $name } ist fertig und hat nichts zu zählen.
refusal-wrong_tiles = { $count ->
    [0] { $name } hat nichts mehr.
   *[other] { $name } hat { $tiles }.
}
refusal-wrong_points = { $points ->
    [one] Die Steine von { $name } machen einen Punkt, nicht { $count }.
   *[other] Die Steine von { $name } machen { $points } Punkte, nicht { $count }.
}
refusal-counted_on_table = Die { $tile } liegt { TRAIN($train, form: "in") }, also hat sie niemand.
refusal-engine_on_table = Die { $tile } ist der Startpasch, also hat sie niemand.
refusal-counted_already = Die { $tile } ist schon gezählt, bei { $name }.
refusal-no_points = Nenn die Steine von { $name } oder die Punkte: eine Zahl ab 0.

## Was nur auf dem Tisch schiefgehen kann

refusal-closed_turn = Der Zug von { $owner } ist zu, und { $turn } ist dran.
refusal-gone = Die { $tile } fehlt { TRAIN($train, form: "in") }. Leg sie zurück.
refusal-hidden = { $count ->
    [one] Ein Stein ist nicht zu sehen. Liegt etwas darüber, oder ist etwas vor der Kamera?
   *[other] { $count } Steine sind nicht zu sehen. Liegt etwas darüber, oder ist etwas vor der Kamera?
}
refusal-turned = Die { $tile } { TRAIN($train, form: "in") } ist umgedreht. Die { $outer } gehört nach außen, die { $inner } zum Bahnhof hin.
refusal-swapped = Statt der { $tile } liegt { TRAIN($train, form: "in") } die { $seen }. Leg die { $tile } zurück.
refusal-not_at_end = Die { $tile } liegt mitten { TRAIN($train, form: "in") }. Angelegt wird nur am Ende.
refusal-wrong_way = Die { $tile } liegt verkehrt herum: Die { $end } gehört direkt { TRAIN($train, form: "to") }.
refusal-at_once = { $count } Steine auf einmal: { $tiles }. Leg immer nur einen.
refusal-second_mexican = Auf Gleis { $track } beginnt noch ein Zug. Es gibt nur einen Mexican Train, und der fährt schon.
refusal-nobodys_track = Gleis { $track } gehört niemandem. Nimm den Stein dort weg.
refusal-wrong_engine_lies = Der Startpasch dieser Runde ist die { $engine }, aber im Bahnhof liegt die { $seen }.
refusal-clear_table = { $count ->
    [one] An den Zügen liegt noch ein Stein einer anderen Runde. Räum ab und leg dann die { $engine } in den Bahnhof.
   *[other] An den Zügen liegen noch { $count } Steine einer anderen Runde. Räum ab und leg dann die { $engine } in den Bahnhof.
}
refusal-unread = Dann legt { $name } den Stein noch einmal hin, damit er zu lesen ist.
refusal-taken_back = Dann nimm die { $tile } vom Tisch.

## Fragen und ihre Antworten

ask-which-tile = Welchen Stein hat { $name } gelegt?
ask-played = Hat { $name } { $option } gelegt?
ask-begun-mexican = Die { $tile } liegt neben den Zügen. Beginnt { $name } damit den Mexican Train?
ask-who-laid = Wer hat die { $engine } gelegt?
ask-hand = { $name } hat { $tiles }. Ist das alles?
ask-hand-of = { $name } hat { $tiles }: { $seen } von { $held } Steinen. Ist das alles?
ask-still-there = Die { $tile } ist zurückgenommen, liegt aber noch da. Zählt sie?
answer-yes = Ja
answer-no = Nein
answer-not-yet = Nein, noch nicht
answer-only-lies = Nein, sie liegt nur da
answer-none = Keiner davon
answer-plays = { $plays }
answer-name = { $name }

## Was geschehen ist

told-deal = Runde { $number } beginnt: { $engine }, { $name } fängt an.
told-play = { $name } legt die { $tile } { TRAIN($train, form: "to") }.
told-stood = { $name } legt die { $tile } { TRAIN($train, form: "to") }. Der Tisch lässt es gelten.
told-draw = { $name } zieht.
told-draw-tile = { $name } zieht die { $tile }.
told-points = { $points ->
    [one] { $name } hat noch einen Punkt.
   *[other] { $name } hat noch { $points } Punkte.
}
told-tiles = { $name } hat noch { $tiles }.
told-nothing = { $name } hat nichts mehr.
told-catch = { $by } erwischt { $name }: nicht geklopft.
told-pass = { $name } passt.
told-end = { $name } beendet die Startkette.
told-open = { $name } öffnet den eigenen Zug.
told-close = { $name } schließt den eigenen Zug.
told-knock = { $name } klopft: noch ein Stein.
told-blocked = { $name } sagt, dass niemand mehr legen kann.
told-taken-back = Zurückgenommen: { $what }

## Was jetzt zu tun ist

turn-of = { $name } ist dran.
turn-second = { $name } legt nach dem Pasch noch einen Stein.
turn-cover = { $name } muss den Pasch { $double } { TRAIN($train, form: "in") } abdecken.
turn-deal = Teil aus und leg den Startpasch in den Bahnhof.
turn-count = Die Runde ist vorbei. { $name } legt die übrigen Steine offen hin.
turn-clear = Die Runde ist gezählt. Räum den Tisch für die nächste ab.
turn-won = { $count ->
    [one] { $names } gewinnt die Partie.
   *[other] { $names } gewinnen die Partie.
}
turn-rest = Das Spiel macht Pause.

## Was man sagen kann: ein Wort für einen Knopf und ein Satz

do-knock = klopfen
do-end = Kette beenden
do-draw = ziehen
do-pass = passen
do-open = Zug öffnen
do-close = Zug schließen
do-blocked = niemand kann mehr
do-catch = { $name } erwischen
do-play = legen
do-play-sentence = { $name } legt einen Stein an einen Zug.
do-count = zählen
do-count-sentence = Die Punkte, die { $name } noch hat, oder die Steine: 5-3 6-6.
do-deal = austeilen
do-deal-engine-sentence = Eine Runde beginnt; sag, welcher Pasch der Startpasch ist und wer ihn gelegt hat.
do-deal-layer-sentence = Eine Runde beginnt; sag, wer den Startpasch gelegt hat.
do-stand = gelten lassen
do-stand-sentence = Die { $tile } bleibt liegen: Der Tisch lässt es gelten.
do-answer-sentence = { $question } { $answer }.
do-undo = zurücknehmen
do-undo-sentence = Das Letzte wird zurückgenommen.
do-rest = Pause
do-rest-sentence = Das Spiel macht Pause.
do-go-on = weiter
do-go-on-sentence = Das Spiel geht weiter.
do-remind = wer ist dran?
do-remind-sentence = Du hörst noch einmal, was jetzt zu tun ist.
do-woowoo = Woo Woo!
do-woowoo-sentence = Wer gewonnen hat, darf pfeifen.
do-shut-down = ausschalten
do-shut-down-sentence = Woo Woo geht aus; das Spiel bleibt gespeichert.

## Was Woo Woo sonst sagt

note-nothing-yet = Es ist noch nichts passiert.
note-deal-first = Teil erst aus.
note-blocked = Die Runde ist blockiert: Niemand ist fertig. Zähl, was übrig ist.
note-answer-first = Antworte erst: { $question }
note-no-question = Es ist keine Frage offen.
note-answers = Es gibt die Antworten 1 bis { $count }.
note-nothing-stands = Es ist nichts abgelehnt, was du gelten lassen könntest.
note-goes-on = Das Spiel geht weiter.
note-good-night = Gute Nacht.
note-press-taken-back = Der Knopfdruck ist zurückgenommen.
note-stumbled = Woo Woo ist über die eigenen Füße gestolpert ({ $error }). Das Spiel ist gespeichert und geht weiter; bitte melde, was im Terminal steht.
note-sees-again = Die Kamera sieht den Tisch wieder.
note-lit-again = Der Bahnhof leuchtet wieder.
note-no-screen = Hier ist kein Bildschirm; das Spiel läuft in Worten weiter. ? zeigt sie.

## Was getippt wird und nichts bedeutet

word-none = Tipp ? für alle Wörter, die es gibt.
word-unknown = „{ $words }“ ist hier kein Wort. Tipp ? für alle, die es gibt.
word-no-tile = „{ $words }“ ist kein Stein. Einen Stein tippst du so: 5-3
word-no-round = Es läuft noch keine Runde. Tipp n für die erste.
word-no-player = Niemand heißt { $who }. Dabei sind { $players }.
word-one-deal = Sag einen Pasch und wer ihn gelegt hat, so: n 9 B
word-who-laid = Sag, wer den Startpasch gelegt hat, so: n B
word-which-engine = Sag, welcher Pasch der Startpasch ist und wer ihn gelegt hat, so: n 9 B
word-no-question = Gerade ist keine Frage offen.
word-what-does = Was macht { $name }? Legen tippst du so: { $letter } 5-3

## Die Wörter zum Tippen und was sie sagen

help-now = Jetzt:
help-all = Alle Wörter:
help-n = austeilen: die erste Runde beginnen, oder die nächste
help-d = ich habe gezogen
help-p = ich passe
help-o = ich konnte nicht an meinen eigenen Zug legen
help-c = ich schließe meinen Zug
help-e = meine Startkette ist zu Ende
help-k = ich klopfe
help-b = niemand kann mehr legen
help-y = ja, wenn eine Frage offen ist
help-no = nein, wenn eine Frage offen ist
help-1 = die erste Antwort auf die Frage; 2 die zweite ...
help-s = den abgelehnten Stein gelten lassen
help-u = das Letzte zurücknehmen
help-r = Pause, und weiter
help-play-own = ich lege 5-3 an meinen eigenen Zug
help-play = ich lege sie an den Zug von B; >M ist der Mexican Train
help-play-of = Bo legt sie an den eigenen Zug
help-draw-of = Bo hat gezogen; so auch mit p o c e k b
help-catch = Bo hat nicht geklopft
help-deal = dasselbe wie n
help-deal-layer = austeilen; Bo hat den Startpasch gelegt, wenn es darauf ankommt
help-deal-engine = austeilen; Bo hat die 9-9 als Startpasch gelegt
help-points = Punkte, die nach der Runde übrig sind
help-tiles = Steine, die nach der Runde übrig sind
help-q = beenden; das Spiel bleibt gespeichert
help-list = diese Liste

## Das Fenster

window-type = Wort tippen
window-help = Hilfe
window-quit = beenden
window-keys-title = Tasten
window-words-title = Wörter, getippt nach Enter
window-type-help = ein Wort tippen; noch einmal Enter sagt es
window-aim-help = die Kamera mit zwei Klicks ausrichten, ohne Platte
window-help-help = diese Hilfe
window-quit-help = beenden; das Spiel bleibt gespeichert
window-note-outlines = Grün umrandete Steine sind sicher gelesen, orange werden noch einmal angesehen.
window-note-words = Tasten und Wörter sagen, was die Kamera nicht sehen kann.
window-aim-centre = Klick auf die Mitte vom Bahnhof. (Nur ohne gedruckte Platte.)
window-aim-track = Klick auf Gleis 1, egal wo.
window-no-station = kein Bahnhof
window-no-picture = Noch kein Bild
window-round = Runde { $number }
window-round-of = Runde { $number } von { $rounds }
window-before-deal = vor dem Austeilen
window-boneyard = { $count } im Vorrat
window-mexican = Mexican Train
window-end = Ende
window-hand = Hand
window-score = Punkte

## Das Fenster der Demo

demo-pause = Pause
demo-step = ein Schritt
demo-speed = Tempo
demo-lens = Linse abdecken
demo-pause-help = Pause, und weiter
demo-step-help = ein Schritt, dann Pause
demo-speed-help = schneller, langsamer
demo-lens-help = Linse abdecken, und wieder frei machen
demo-quit-help = beenden
demo-note-referee = Der Schiedsrichter sieht nur dieses Bild; die Bots zeigen ihm ihre Steine nicht.
demo-last = Die Runde ist gezählt; damit endet die Demo.
demo-paused = Pause
demo-at-speed = Tempo { $speed }
demo-end = Ende: Q zum Schließen

## Was mit Kamera, Bahnhof oder Logbuch nicht stimmt; $why ist, was die Maschine sagt

trouble-dark = Die Kamera sieht nichts. Ist die Linse verdeckt oder das Zimmer dunkel?
trouble-torn = Die Kamera schickt kaputte Bilder. Prüf ihr Kabel und den Strom.
trouble-clicks = Klick auf die Mitte vom Bahnhof, dann auf sein erstes Gleis, weiter außen als ein halber Stein.
trouble-no-tags = Die Kamera sieht die Codes am Bahnhof nicht. Ist die ganze Platte im Bild, frei und hell?
trouble-few-tags = Die Kamera sieht { $seen } von { $tags } Codes am Bahnhof und braucht { $needed }. Mach die anderen frei oder rück die Kamera näher heran.
trouble-bent = Die Codes am Bahnhof sind zu sehen, aber nicht da, wo sie auf einer flachen Platte wären. Liegt das Blatt flach, und ist es ganz gedruckt?
trouble-not-opened = Die Kamera ({ $name }) lässt sich nicht öffnen. Ist sie angeschlossen und sonst nirgends in Gebrauch?
trouble-no-picture = Die Kamera ({ $name }) liefert kein Bild mehr. Ist sie angeschlossen?
trouble-torn-once = Die Kamera ({ $name }) hat ein kaputtes Bild geschickt.
trouble-stalled = Die Kamera hat seit { $seconds } s nichts geschickt. Prüf ihr Kabel und den Strom.
trouble-failed = Die Kamera ist ausgefallen: { $why }.
trouble-folder-gone = Der Ordner { $folder } ist weg. Ist er verschoben oder das Laufwerk abgezogen?
trouble-pi-not-opened = Kamera { $index } am Pi lässt sich nicht öffnen ({ $why }). Prüf das Flachkabel, und ob ein anderes Programm sie benutzt.
trouble-pi-stopped = Die Kamera am Pi hat aufgehört ({ $why }). Prüf ihr Flachkabel und den Strom vom Pi.
trouble-unplugged = Die Kamera ist ausgesteckt; steck sie wieder ein.
trouble-no-photo = Im Ordner ist noch kein Foto; das Spiel wartet darauf.
trouble-no-more = Die Kamera hat keine Bilder mehr; das Spiel geht mit Tasten weiter.
trouble-no-scale = Leg einen Stein auf den Tisch und klick noch einmal: Er gibt den Maßstab.
trouble-not-looked-at = Das Kamerabild ließ sich nicht ansehen ({ $why }). Es wird noch einmal versucht.
trouble-camera = { $text }
station-silent = Der Bahnhof hat noch nicht geantwortet.
station-no-port = Der Bahnhof ist nicht angeschlossen: Es gibt kein { $port }.
station-no-pico = Der Bahnhof ist nicht angeschlossen: Kein Pico antwortet über USB.
station-port-shut = Der Anschluss { $port } vom Bahnhof lässt sich nicht öffnen ({ $why }).
station-mute = Der Bahnhof an { $port } ist weg: Er antwortet nicht.
station-pulled = Der Bahnhof an { $port } ist weg: Er wurde ausgesteckt.
station-firmware = Die Firmware { $version } vom Bahnhof spricht Protokoll { $theirs }, dieses Woo Woo spricht { $ours }. Bring sie auf den neuen Stand mit: woowoo station flash
station-tracks = Der Bahnhof hat Lichter für { $theirs } Gleise, in hub.toml steht { $ours }. Schreib die richtige Zahl in [table] tracks, oder ändere board.py und flash sie.
station-lights = Der Bahnhof kennt die Lichter von diesem Woo Woo nicht: woowoo station flash
journal-foreign = { $path } ist die Datenbank von einem anderen Programm; nenn eine andere Datei.
journal-other = { $path } stammt von einem anderen Woo Woo (Logbuch { $theirs }, dieses liest { $ours }). Starte das andere oder nenn eine neue Datei.
journal-two = Ein anderes Woo Woo hat in diese Partie geschrieben, in { $path }. Beende eines davon und starte dieses neu; es macht weiter mit dem, was dort steht.
journal-unusable = Das Logbuch { $path } geht nicht ({ $why }). Gibt es den Ordner, ist das Laufwerk voll, oder hat ein anderes Woo Woo es offen?
journal-damaged = { $path } ist beschädigt oder kein Logbuch ({ $why }). Leg die Datei beiseite; ein neues Logbuch beginnt.
journal-empty = In { $path } ist noch keine Partie.
verbatim = { $text }

## Eine Partie Runde für Runde (eingerückte Zeilen beginnen mit Leerzeichen in Klammern)

record-sheet = { $title }, Doppel-{ $set }-Satz
record-players = { $names }
record-round = Runde { $number }, Startpasch { $engine }, { $name } beginnt
record-tiles = { "  " }gelegte Steine: { $tiles }, Aktionen: { $moves }
record-stood = { "  " }{ $name }: { $play } ist gegen die Regeln; der Tisch ließ es gelten
record-taken-back = { "  " }zurückgenommen: { $count }
record-unfinished = { "  " }nicht zu Ende gespielt
record-out = { $count ->
    [one] { "  " }{ $names } ist fertig
   *[other] { "  " }{ $names } sind fertig
}
record-blocked = { "  " }blockiert
record-yard-empty = { "  " }der Vorrat ist leer
record-score = { $name } { $score }
record-scores = { "  " }{ $scores }
record-uncounted = Noch keine Runde ist gezählt.
record-standings = Endstand
record-standings-so-far = Zwischenstand
record-place = { "  " }{ $place }. { $name } { $score }
record-turn = { $name } ist dran.
record-next-highest = Nächster Startpasch: der höchste, den jemand hat
record-next = Nächster Startpasch: { $engine }

## Die Regeln in einfachen Worten

rules-then = { $first }, dann { $next }
rules-players = { $number } bei { $players } Spielern
rules-players-span = { $number } bei { $least } bis { $most } Spielern
rules-sheet = { $title } ({ $least } bis { $most } Spieler)
rules-alike = { $one } und { $other } werden gleich gespielt.

rules-set_max = Steine und Runden
rule-set_max-other = Ein Doppel-{ $value }-Satz.
rule-set_for_players-none = Derselbe Satz, egal wie viele mitspielen.
rule-set_for_players-other = Die höchste Zahl im Satz: { $value }.
rule-hand_size-other = Steine für jeden: { $value }.
rule-round_sequence-descending = Der Startpasch ist jede Runde um eins niedriger, bis zum leeren Pasch.
rule-round_sequence-highest_held = Der Startpasch ist jede Runde der höchste Pasch, den jemand hat.
rule-round_sequence-single = Eine Runde ist das ganze Spiel.
rule-rounds-n_1 = Es gibt so viele Runden wie Pasche im Satz.
rule-rounds-1 = Eine Partie hat eine Runde.
rule-rounds-other = Eine Partie hat { $value } Runden.
rule-match_end-rounds = Die Partie endet nach der letzten Runde.
rule-match_end-other = Die Partie endet, wenn jemand { $value } Punkte hat.

rules-engine_find = Der Startpasch und wer beginnt
rule-engine_find-set_aside = Der Startpasch wird vor dem Austeilen herausgesucht und in die Mitte gelegt.
rule-engine_find-holder = Wer den Pasch der Runde hat, legt ihn als Startpasch.
rule-engine_find-highest_held = Der höchste Pasch, den jemand hat, ist der Startpasch.
rule-engine_missing-draw_in_turn = Hat ihn niemand, wird reihum gezogen, bis ihn jemand hat.
rule-engine_missing-draw_all = Hat ihn niemand, ziehen alle noch einen Stein, bis ihn jemand hat.
rule-engine_missing-next_lower_held = Hat ihn niemand, gilt der nächstniedrigere Pasch, den jemand hat.
rule-engine_lay_ends_turn-true = Den Startpasch zu legen ist der ganze Spielzug.
rule-engine_lay_ends_turn-false = Wer den Startpasch legt, ist danach auch noch dran.
rule-engine_layer_redraws-true = Wer den Startpasch legt, zieht dafür einen Stein.
rule-engine_layer_redraws-false = Wer den Startpasch legt, zieht dafür keinen Stein.
rule-first_player-engine_layer = Wer den Startpasch legt, beginnt die erste Runde.
rule-first_player-youngest = Wer am jüngsten ist, beginnt die erste Runde.
rule-first_player-chosen = Wer die erste Runde beginnt, macht ihr aus.
rule-first_player-high_draw = Wer den höchsten Stein zieht, beginnt die erste Runde.
rule-next_starter-engine_layer = Wer den Startpasch legt, beginnt auch die nächsten Runden.
rule-next_starter-same = In jeder Runde beginnt dieselbe Person.
rule-next_starter-rotate_left = Wer beginnt, wechselt reihum von Runde zu Runde.
rule-next_starter-round_winner = Wer eine Runde gewinnt, beginnt die nächste.

rules-opening_tiles = Der erste Spielzug
rule-opening_tiles-one = Im ersten Spielzug legst du einen Stein, wie sonst auch.
rule-opening_tiles-two = Wer beginnt, legt im ersten Spielzug zwei Steine, alle anderen einen.
rule-opening_tiles-any_chain = Im ersten Spielzug darfst du eine Kette legen, so lang du willst.
rule-opening_routes-own_only = Dein erster Stein beginnt deinen eigenen Zug.
rule-opening_routes-own_or_mexican = Dein erster Stein beginnt deinen eigenen Zug oder kommt an den Mexican Train.
rule-opening_routes-any_open = Dein erster Stein darf an jeden Zug, der für dich offen ist.
rule-opening_draw-none = Kannst du nicht beginnen, ziehst du nicht.
rule-opening_draw-one = Kannst du nicht beginnen, ziehst du einen Stein.
rule-opening_draw-until_playable = Kannst du nicht beginnen, ziehst du, bis es geht.
rule-opening_fail_marks-true = Kannst du nicht beginnen, ist dein Zug offen.
rule-opening_fail_marks-false = Kannst du nicht beginnen, bleibt dein Zug trotzdem zu.
rule-opening_double-normal = Ein Pasch im ersten Spielzug ist wie jeder andere.
rule-opening_double-deferred = Ein Pasch im ersten Spielzug wird erst abgedeckt, wenn alle einmal dran waren.
rule-opening_double-none = Ein Pasch im ersten Spielzug muss nicht abgedeckt werden.
rule-opening_out-ends_now = Legst du im ersten Spielzug alle Steine, ist die Runde vorbei.
rule-opening_out-finish_lap = Legst du im ersten Spielzug alle Steine, kommen die anderen noch dran.
rule-own_train_first-no = Du darfst woanders legen, bevor dein eigener Zug einen Stein hat.
rule-own_train_first-before_opponents = Beginne deinen eigenen Zug, bevor du an fremde Züge legst.
rule-own_train_first-before_anything = Beginne deinen eigenen Zug, bevor du woanders legst, auch bevor du einen Pasch abdeckst.

rules-must_play = Legen und ziehen
rule-must_play-any_legal = Kannst du legen, musst du.
rule-must_play-own_train = Kannst du an deinen eigenen Zug legen, musst du legen; woanders darfst du.
rule-must_play-optional = Du darfst ziehen, statt zu legen.
rule-draw_count-until_playable = Kannst du nicht legen, ziehst du, bis es geht.
rule-draw_count-1 = Kannst du nicht legen, ziehst du einen Stein.
rule-draw_count-other = Kannst du nicht legen, ziehst du bis zu { $value } Steine.
rule-drawn_must_play-true = Passt der gezogene Stein, musst du ihn legen.
rule-drawn_must_play-false = Passt der gezogene Stein, darfst du ihn behalten.
rule-boneyard_empty-continue = Ist der Vorrat leer, geht es weiter, bis niemand mehr legen kann.
rule-boneyard_empty-ends_round = Die Runde endet mit dem Spielzug, der den Vorrat leert.

rules-open_trains = Offene und geschlossene Züge
rule-open_trains-true = Andere dürfen an deinen Zug legen, solange er offen ist.
rule-open_trains-false = An fremde Züge wird nie gelegt.
rule-open_trigger-no_play_anywhere = Dein Zug geht auf, wenn du nirgends legen kannst, auch nicht nach dem Ziehen.
rule-open_trigger-no_own_play = Dein Zug geht auf, wenn du dort nicht legen kannst, auch wenn du woanders legst.
rule-close_trigger-own_play = Er geht zu, wenn du dort anlegst.
rule-close_trigger-own_play_optional = Hast du dort angelegt, darfst du ihn schließen oder offen lassen.
rule-close_trigger-any_play = Er geht zu, sobald du legst, egal an welchen Zug.
rule-close_trigger-manual = Er geht zu, wenn du es sagst.
rule-voluntary_open-true = Du darfst deinen Zug immer öffnen, wenn du dran bist.
rule-voluntary_open-false = Du kannst ihn nicht einfach so öffnen.
rule-open_slot_playable-true = Andere dürfen einen offenen Zug beginnen, der noch keinen Stein hat.
rule-open_slot_playable-false = Den ersten Stein deines Zugs legst nur du selbst.
rule-marker_polarity-present_is_open = Ein Marker am Zug heißt: offen.
rule-marker_polarity-present_is_closed = Ein Marker am Zug heißt: zu. Ohne Marker ist er offen.

rules-mexican_train = Der Mexican Train
rule-mexican_train-true = Es gibt einen Mexican Train, offen für alle.
rule-mexican_train-false = Es gibt keinen Mexican Train.
rule-mexican_from-turn1 = Alle dürfen ihn jederzeit beginnen.
rule-mexican_from-turn2 = Du darfst ihn ab deinem zweiten Spielzug beginnen.
rule-mexican_from-after_own = Du darfst ihn beginnen, sobald dein eigener Zug einen Stein hat.
rule-mexican_from-after_all = Er darf beginnen, sobald alle einen Stein in ihrem Zug haben.
rule-mexican_first-engine = Sein erster Stein passt zum Startpasch.
rule-mexican_first-any = Sein erster Stein ist beliebig.
rule-mexican_place-hub_track = Er beginnt in der Mitte wie die anderen.
rule-mexican_place-off_hub = Er liegt abseits von der Mitte.
rule-mexican_place-either = Er beginnt in der Mitte oder liegt abseits, wie du magst.

rules-double_second = Pasche
rule-double_second-on_double = Nach einem Pasch legst du einen zweiten Stein, an diesen Pasch.
rule-double_second-anywhere = Nach einem Pasch legst du einen zweiten Stein, wo du darfst.
rule-double_second-extra_turn = Nach einem Pasch bist du noch einmal dran, und niemand muss ihn abdecken.
rule-double_second-none = Ein Pasch wird gelegt wie jeder andere Stein.
rule-double_chain-no = Dieser zweite Stein darf kein Pasch sein.
rule-double_chain-unlimited = Dieser zweite Stein darf wieder ein Pasch sein, und so weiter.
rule-double_chain-if_coverable = Dieser zweite Stein darf ein Pasch sein, wenn du ihn abdecken kannst.
rule-double_draw-one_per_turn = Wer in diesem Spielzug gezogen hat, zieht für einen Pasch nicht noch einmal.
rule-double_draw-extra_draw = Wer in diesem Spielzug gezogen hat, darf für einen Pasch noch einmal ziehen.
rule-double_fail_marks-true = Kannst du einen Pasch nicht abdecken, geht dein Zug auf.
rule-double_fail_marks-false = Kannst du einen Pasch nicht abdecken, bleibt dein Zug, wie er ist.
rule-double_blocks-all = Solange ein Pasch nicht abgedeckt ist, darfst du nur ihn abdecken.
rule-double_blocks-train = Ein nicht abgedeckter Pasch sperrt nur seinen Zug; abdecken dürfen ihn alle.
rule-double_blocks-none = Ein nicht abgedeckter Pasch hält sonst niemanden auf.
rule-open_double_order-fifo = Von mehreren Paschen wird der älteste zuerst abgedeckt.
rule-open_double_order-lifo = Von mehreren Paschen wird der neueste zuerst abgedeckt.
rule-open_double_order-any = Mehrere Pasche werden in beliebiger Reihenfolge abgedeckt.
rule-drawn_double-normal = Wer einen Pasch zieht, während einer abzudecken ist, behält ihn.
rule-drawn_double-play_and_redraw = Wer einen Pasch zieht, während einer abzudecken ist, legt ihn und zieht noch einmal.
rule-cover_ends_turn-true = Einen fremden Pasch abzudecken ist dein ganzer Spielzug.
rule-cover_ends_turn-false = Hast du einen fremden Pasch abgedeckt, bist du noch dran.
rule-dead_double-released = Ein Pasch, für den kein Stein mehr da ist, muss nicht abgedeckt werden.
rule-dead_double-ends_round = Ist für einen Pasch kein Stein mehr da, endet die Runde, sobald der Vorrat leer ist.
rule-foot-1 = Ein Pasch wird mit einem Stein abgedeckt.
rule-foot-other = Ein Pasch wird mit { $value } Steinen abgedeckt.
rule-go_out_on_double-allowed = Mit einem Pasch als letztem Stein bist du fertig.
rule-go_out_on_double-must_cover = Ein Pasch als letzter Stein muss abgedeckt sein, bevor du fertig bist.

rules-knock = Der letzte Stein
rule-knock-off = Niemand muss ansagen, nur noch einen Stein zu haben.
rule-knock-courtesy = Beim letzten Stein klopfst du; Vergessen kostet nichts.
rule-knock-penalty = Beim letzten Stein klopfst du; sonst zahlst du, wenn dich jemand erwischt.
rule-knock_penalty-1 = Erwischt werden kostet einen Stein aus dem Vorrat.
rule-knock_penalty-other = Erwischt werden kostet { $value } Steine aus dem Vorrat.
rule-knock_loses_turn-true = Erwischt werden kostet auch deinen nächsten Spielzug.
rule-knock_loses_turn-false = Erwischt werden kostet keinen Spielzug.
rule-knock_exempt_double_exit-true = Wirst du mit einem Pasch und dem Stein daran in einem Spielzug fertig, musst du nicht klopfen.
rule-knock_exempt_double_exit-false = Auch zwischen einem Pasch und dem Stein daran klopfst du.

rules-scoring = Punkte
rule-scoring-penalty = Alle zählen, was sie noch haben; die niedrigste Summe gewinnt.
rule-scoring-positive = Wer fertig ist, bekommt, was die anderen noch haben; die höchste Summe gewinnt.
rule-blank_value-0 = Eine leere Hälfte kostet nichts.
rule-blank_value-other = Eine leere Hälfte kostet { $value } Punkte.
rule-double_blank_value-0 = Der leere Pasch kostet nichts.
rule-double_blank_value-other = Der leere Pasch kostet { $value } Punkte.
rule-blank_wild-true = Eine leere Hälfte passt an jede Zahl.
rule-blank_wild-false = Eine leere Hälfte passt nur an eine leere.
rule-blocked_scoring-all_count = In einer blockierten Runde zählen alle, was sie noch haben.
rule-blocked_scoring-lowest_zero = In einer blockierten Runde zählt die niedrigste Hand nichts.
rule-tie_break-zero_rounds = die meisten Runden ohne Punkte
rule-tie_break-lowest_nonzero_round = die niedrigste andere Runde
rule-tie_break-shared = ein geteilter Platz
rule-tie_break-play_on = eine weitere Runde
rule-tie_break-other = Bei gleichen Summen: { $value }.

title-house = Hausregeln
title-french_guide = Französische Anleitung
title-hub_leaflet = Blatt aus der Schachtel: fremde Züge, Mexican Train, Pasche und Runden
title-hub_leaflet_basic = Blatt aus der Schachtel, das Grundspiel
title-luxembourg_guide = Luxemburger Anleitung
title-mexican_trail = Mexican-Trail-Blatt
title-mexican_trail_fast9 = Mexican-Trail-Blatt, das schnelle Spiel mit Doppel-9-Satz
title-polish_guide = Polnische Anleitung
