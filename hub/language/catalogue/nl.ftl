### Woo Woo in het Nederlands.
###
### Woorden: train = trein, Mexican Train = Mexicaanse trein, tile = steen (gezegd als "de 5-3"),
### double = dubbele, to cover = afdekken, engine = locomotief, marker = marker, boneyard = pot,
### to draw = pakken, to pass = passen, to knock = kloppen, to catch = betrappen,
### to play, to lay = leggen, open / closed = open / dicht, blocked = vast, chain = reeks,
### hand = hand, turn = beurt, round = ronde, match = partij, game = spel, to deal = delen,
### to be out = uit zijn, sheet = regels ("bij deze regels"), let it stand = zo laten,
### take back = terugnemen, rest = pauze, station = station, track = spoor, plate = plaat,
### tags = merktekens, lens = lens, journal = logboek, hub = Woo Woo.
###
### Met "je"; "de eigen trein" in plaats van "zijn" of "haar".

## Treinen en lijsten

train-plain =
    .player = de trein van { $owner }
    .mexican = de Mexicaanse trein
train-on =
    .player = op de trein van { $owner }
    .mexican = op de Mexicaanse trein
option = de { $tile } { TRAIN($train, form: "on") }
list-more = { $first }, { $next }
list-last = { $first } en { $last }

## Waarom een zet niet mag

refusal-round_over = Deze ronde is afgelopen. Tel de stenen die over zijn.
refusal-not_in_round = Tijdens een ronde wordt er niet gedeeld of geteld.
refusal-no_such_player = { $player } speelt niet mee. De spelers zijn { $players }.
refusal-not_your_turn = { $turn } is aan de beurt. { $name } moet wachten.
refusal-no_such_train = Er is geen trein { $letter }. De treinen zijn { $letters }.
refusal-not_in_set = Een dubbel-{ $set }-set heeft geen { $tile }.
refusal-is_engine = De { $tile } is de locomotief. Die blijft in het midden.
refusal-on_table = De { $tile } ligt al { TRAIN($train, form: "on") }, en er is er maar één.
refusal-not_in_hand = { $name } heeft de { $tile } niet.
refusal-does_not_fit = De { $tile } past niet { TRAIN($train, form: "on") }. Daar hoort een { $end }.
refusal-no_mexican = Bij deze regels is er geen Mexicaanse trein.
refusal-only_own = Bij deze regels legt iedereen alleen op de eigen trein.
refusal-closed = De trein van { $owner } is dicht. Alleen { $owner } mag erop leggen, zolang dat lukt.
refusal-opening_own = De eerste steen van { $name } moet de eigen trein beginnen.
refusal-opening_own_or_mexican = De eerste steen van { $name } gaat op de eigen trein of op de Mexicaanse trein.
refusal-mexican_turn2 = { $name } mag de Mexicaanse trein pas vanaf de tweede beurt beginnen.
refusal-mexican_after_own = { $name } mag de Mexicaanse trein beginnen zodra op de eigen trein een steen ligt.
refusal-mexican_after_all = De Mexicaanse trein mag beginnen zodra elke trein een steen heeft. Nog niet: { $missing }.
refusal-own_first = { $name } moet eerst de eigen trein beginnen.
refusal-slot_reserved = Alleen { $owner } mag daar de eerste steen leggen.
refusal-cover_first = Vóór al het andere moet de dubbele { $double } { TRAIN($due, form: "on") } worden afgedekt.
refusal-cover_in_order = De dubbele { $double } { TRAIN($due, form: "on") } moet als eerste worden afgedekt.
refusal-cover_own_double = { $name } heeft net de { $double } gelegd. De volgende steen moet die afdekken, { TRAIN($due, form: "on") }.
refusal-second_double = { $name } heeft net de { $double } gelegd. De volgende steen mag niet weer een dubbele zijn.
refusal-double_not_coverable = { $name } mag ook de { $tile } leggen, maar alleen met een steen om die af te dekken.
refusal-can_play = { $name } kan { $option } leggen. Dan moet het ook.
refusal-can_cover = { $name } kan { $option } leggen. De dubbele gaat voor.
refusal-can_follow = { $name } kan { $option } leggen. Na een dubbele hoort een tweede steen.
refusal-must_play_drawn = { $name } heeft de { $tile } gepakt, en die kan gelegd worden: { $option }.
refusal-already_drawn = { $name } heeft al zo vaak gepakt als in een beurt mag ({ $limit }).
refusal-no_opening_draw = In de eerste beurt pakt niemand een steen.
refusal-opening_drawn = { $name } heeft al zo vaak gepakt als in de eerste beurt mag.
refusal-no_second_draw = { $name } heeft al gepakt. Na een dubbele pak je niet nog eens.
refusal-playable_now = { $name } heeft een steen gepakt die gelegd kan worden: { $option }.
refusal-yard_empty = De pot is leeg. { $name } kan alleen passen.
refusal-not_next_tile = De { $tile } is niet de volgende steen uit de pot.
refusal-name_the_tile = Zeg welke steen { $name } heeft gepakt: deze hand ligt open.
refusal-draw_first = { $yard ->
    [one] { $name } moet eerst pakken. Er ligt nog { $yard } steen in de pot.
   *[other] { $name } moet eerst pakken. Er liggen nog { $yard } stenen in de pot.
}
refusal-chain_running = { $name } legt een reeks: leg nog een steen, of stop de reeks.
refusal-nothing_to_end = { $name } heeft geen reeks om te stoppen. Leg, pak of pas.
refusal-no_markers = Bij deze regels gaan treinen nooit open.
refusal-already_open = De trein van { $name } is al open.
refusal-not_at_will = Een trein gaat open als je niet kunt leggen, niet zomaar.
refusal-not_open = De trein van { $name } is niet open.
refusal-closes_itself = De marker gaat vanzelf weg als je legt.
refusal-close_after_own = { $name } mag de trein pas sluiten na er zelf op te leggen.
refusal-no_knocking = Bij deze regels hoeft niemand te kloppen.
refusal-not_last_tile = { $count ->
    [one] { $name } heeft { $count } steen. Kloppen doe je bij de laatste.
   *[other] { $name } heeft { $count } stenen. Kloppen doe je bij de laatste.
}
refusal-no_penalty = Bij deze regels is kloppen beleefdheid: vergeten kost niets.
refusal-nothing_to_catch = Er valt niets te betrappen: { $name } heeft geklopt, of het is te laat.
refusal-caught_oneself = { $name } kan niet { $name } betrappen. Dat moet iemand anders doen.
refusal-wrong_penalty = { $name } pakt daarvoor { $penalty }, niet { $count }.
refusal-not_blocked = { $yard ->
    [one] De ronde zit niet vast: er ligt nog { $yard } steen in de pot.
   *[other] De ronde zit niet vast: er liggen nog { $yard } stenen in de pot.
}
refusal-blocks_itself = De ronde zit niet vast: speel door, die eindigt vanzelf.
refusal-no_round = Er is nog geen ronde begonnen. Deel eerst.
refusal-round_running = Ronde { $number } is nog niet afgelopen.
refusal-not_counted = { $count ->
    [one] Tel eerst de stenen: { $names } moet nog.
   *[other] Tel eerst de stenen: { $names } moeten nog.
}
refusal-match_over = De partij is afgelopen, gewonnen door { $winners }.
refusal-wrong_engine = De locomotief van ronde { $number } is de { $engine }.
refusal-no_such_engine = Een dubbel-{ $set }-set heeft geen { $engine }.
refusal-wrong_starter = { $name } begint ronde { $number }.
refusal-wrong_hands = Er zijn { $players } spelers, maar { $hands } handen.
refusal-wrong_hand_size = { $name } pakt { $size } stenen, niet { $count }.
refusal-wrong_total = Een dubbel-{ $set }-set heeft { $total } stenen, maar dit zijn er { $count }.
refusal-tile_twice = De { $tile } is er twee keer.
refusal-nothing_to_count = Er valt niets te tellen tot de ronde is afgelopen.
refusal-out_is_zero = { $name } is uit en heeft niets te tellen.
refusal-wrong_tiles = { $count ->
    [0] { $name } heeft niets meer.
   *[other] { $name } heeft { $tiles }.
}
refusal-wrong_points = { $points ->
    [one] De stenen van { $name } zijn samen { $points } punt, niet { $count }.
   *[other] De stenen van { $name } zijn samen { $points } punten, niet { $count }.
}
refusal-counted_on_table = De { $tile } ligt { TRAIN($train, form: "on") }, dus niemand heeft die.
refusal-engine_on_table = De { $tile } is de locomotief, dus niemand heeft die.
refusal-counted_already = De { $tile } is al geteld, bij { $name }.
refusal-no_points = Geef de stenen van { $name }, of de punten: een getal vanaf 0.

## Wat alleen op tafel fout kan gaan

refusal-closed_turn = De trein van { $owner } is dicht, en { $turn } is aan de beurt.
refusal-gone = De { $tile } is weg uit { TRAIN($train) }. Leg die terug.
refusal-hidden = { $count ->
    [one] { $count } steen is niet te zien. Ligt er iets overheen, of over de camera?
   *[other] { $count } stenen zijn niet te zien. Ligt er iets overheen, of over de camera?
}
refusal-turned = De { $tile } { TRAIN($train, form: "on") } is omgedraaid. De { $outer } hoort naar buiten, de { $inner } naar het station.
refusal-swapped = De { $tile } { TRAIN($train, form: "on") } is nu de { $seen }. Leg de { $tile } terug.
refusal-not_at_end = De { $tile } ligt midden in { TRAIN($train) }. Leggen mag alleen aan het eind van een trein.
refusal-wrong_way = De { $tile } ligt verkeerd om: de { $end } hoort tegen het eind van { TRAIN($train) }.
refusal-at_once = { $count } stenen tegelijk: { $tiles }. Eén per keer.
refusal-second_mexican = Op spoor { $track } begint nog een trein. Er is maar één Mexicaanse trein, en die rijdt al.
refusal-nobodys_track = Spoor { $track } is van niemand. Haal de steen eraf.
refusal-wrong_engine_lies = De locomotief van deze ronde is de { $engine }, maar in het station ligt de { $seen }.
refusal-clear_table = { $count ->
    [one] Er ligt { $count } steen van een andere ronde op de treinen. Maak de tafel leeg en leg de { $engine } in het station.
   *[other] Er liggen { $count } stenen van een andere ronde op de treinen. Maak de tafel leeg en leg de { $engine } in het station.
}
refusal-unread = Dan legt { $name } de steen nog eens, zodat die te lezen is.
refusal-taken_back = Haal de { $tile } dan van tafel.

## Vragen en antwoorden

ask-which-tile = Welke steen heeft { $name } gelegd?
ask-played = Heeft { $name } { $option } gelegd?
ask-begun-mexican = De { $tile } ligt naast de treinen. Begint { $name } daarmee de Mexicaanse trein?
ask-who-laid = Wie heeft de { $engine } gelegd?
ask-hand = { $name } heeft { $tiles }. Is dat alles?
ask-hand-of = { $name } heeft { $tiles }: { $seen } van { $held } stenen. Is dat alles?
ask-still-there = De { $tile } is teruggenomen, maar ligt er nog. Telt die mee?
answer-yes = Ja
answer-no = Nee
answer-not-yet = Nee, nog niet
answer-only-lies = Nee, die ligt daar maar
answer-none = Geen van deze
answer-plays = { $plays }
answer-name = { $name }

## Wat er gebeurd is

told-deal = Ronde { $number }: { $engine }, { $name } begint.
told-play = { $name } legt de { $tile } { TRAIN($train, form: "on") }.
told-stood = { $name } legt de { $tile } { TRAIN($train, form: "on") }. De tafel laat het zo.
told-draw = { $name } pakt een steen.
told-draw-tile = { $name } pakt de { $tile }.
told-points = { $points ->
    [one] { $name } heeft nog { $points } punt.
   *[other] { $name } heeft nog { $points } punten.
}
told-tiles = { $name } heeft nog { $tiles }.
told-nothing = { $name } heeft niets meer.
told-catch = { $by } betrapt { $name }: er is niet geklopt.
told-pass = { $name } past.
told-end = { $name } stopt de openingsreeks.
told-open = { $name } opent de eigen trein.
told-close = { $name } sluit de eigen trein.
told-knock = { $name } klopt: nog één steen.
told-blocked = { $name } zegt dat niemand meer kan.
told-taken-back = Teruggenomen: { $what }

## Wat er nu moet gebeuren

turn-of = { $name } is aan de beurt.
turn-second = { $name } legt nog een steen na de dubbele.
turn-cover = { $name } moet de { $double } { TRAIN($train, form: "on") } afdekken.
turn-deal = Deel, en leg de locomotief in het station.
turn-count = De ronde is afgelopen. { $name } legt de overige stenen open neer.
turn-clear = De ronde is geteld. Maak de tafel leeg voor de volgende.
turn-won = { $count ->
    [one] { $names } wint de partij.
   *[other] { $names } winnen de partij.
}
turn-rest = Het spel pauzeert.

## Wat je kunt zeggen: een woord voor een knop, en een zin

do-knock = kloppen
do-end = reeks stoppen
do-draw = pakken
do-pass = passen
do-open = trein openen
do-close = trein sluiten
do-blocked = niemand kan
do-catch = betrap { $name }
do-play = leggen
do-play-sentence = { $name } legt een steen op een trein.
do-count = tellen
do-count-sentence = De punten die { $name } over heeft, of de stenen: 5-3 6-6.
do-deal = delen
do-deal-engine-sentence = Een ronde begint; zeg welke dubbele de locomotief is en wie die heeft gelegd.
do-deal-layer-sentence = Een ronde begint; zeg wie de locomotief heeft gelegd.
do-stand = zo laten
do-stand-sentence = De { $tile } blijft liggen: de tafel laat het zo.
do-answer-sentence = { $question } { $answer }.
do-undo = terugnemen
do-undo-sentence = Het laatste wordt teruggenomen.
do-rest = pauze
do-rest-sentence = Het spel pauzeert.
do-go-on = verder
do-go-on-sentence = Het spel gaat verder.
do-remind = wiens beurt?
do-remind-sentence = Je hoort nog eens wat er nu moet gebeuren.
do-woowoo = Woo Woo!
do-woowoo-sentence = Wie wint, blaast op de fluit.
do-shut-down = uitzetten
do-shut-down-sentence = Woo Woo gaat uit; het spel blijft bewaard.

## Wat Woo Woo verder zegt

note-nothing-yet = Er is nog niets gebeurd.
note-deal-first = Deel eerst.
note-blocked = De ronde zit vast: niemand is uit. Tel wat er over is.
note-answer-first = Beantwoord eerst dit: { $question }
note-no-question = Er is geen vraag om te beantwoorden.
note-answers = Er zijn antwoorden 1 tot en met { $count }.
note-nothing-stands = Er is geen geweigerde zet om zo te laten.
note-goes-on = Het spel gaat verder.
note-good-night = Welterusten.
note-press-taken-back = De druk op de knop is teruggenomen.
note-stumbled = Woo Woo struikelde over de eigen voeten ({ $error }). Het spel is bewaard en gaat verder; meld alsjeblieft wat de terminal zegt.
note-sees-again = De camera ziet de tafel weer.
note-lit-again = Het station laat zijn lampjes zien.
note-no-screen = Hier is geen scherm; het spel gaat verder in woorden. ? toont ze.

## Wat getypt is en niets betekent

word-none = Typ ? voor de woorden die er zijn.
word-unknown = “{ $words }” is hier geen woord. Typ ? voor de woorden die er zijn.
word-no-tile = “{ $words }” is geen steen. Een steen typ je als 5-3.
word-no-round = Er is nog geen ronde begonnen. Typ n voor de eerste.
word-no-player = Niemand heet { $who }. De spelers zijn { $players }.
word-one-deal = Zeg één dubbele en wie die heeft gelegd, zo: n 9 B
word-who-laid = Zeg wie de locomotief heeft gelegd, zo: n B
word-which-engine = Zeg welke dubbele de locomotief is en wie die heeft gelegd, zo: n 9 B
word-no-question = Er is nu geen vraag om te beantwoorden.
word-what-does = Wat doet { $name }? Een zet typ je zo: { $letter } 5-3

## De woorden die je kunt typen, en wat ze zeggen

help-now = Nu:
help-all = Alle woorden:
help-n = delen: begin de eerste ronde, of de volgende
help-d = ik heb gepakt
help-p = ik pas
help-o = ik kon niet op mijn eigen trein leggen
help-c = ik sluit mijn trein
help-e = ik stop mijn openingsreeks
help-k = ik klop
help-b = niemand kan meer
help-y = ja, als er een vraag is
help-no = nee, als er een vraag is
help-1 = het eerste antwoord op de vraag; 2 het tweede ...
help-s = de geweigerde zet zo laten
help-u = het laatste terugnemen
help-r = pauze, en verder
help-play-own = ik leg 5-3 op mijn eigen trein
help-play = ik leg die op de trein van B; >M is de Mexicaanse trein
help-play-of = Bo legt die op de eigen trein
help-draw-of = Bo heeft gepakt; zo ook met p o c e k b
help-catch = Bo heeft niet geklopt
help-deal = hetzelfde als n
help-deal-layer = delen; Bo legde de locomotief, als de regels dat vragen
help-deal-engine = delen; Bo legde de 9-9 als locomotief
help-points = punten nog in de hand, na een ronde
help-tiles = stenen nog in de hand, na een ronde
help-q = stoppen; het spel blijft bewaard
help-list = deze lijst

## Het venster

window-type = typen
window-help = hulp
window-quit = stoppen
window-keys-title = Toetsen
window-words-title = Woorden, getypt na Enter
window-type-help = een woord typen; nog eens Enter zegt het
window-aim-help = de camera richten met twee klikken, zonder plaat
window-help-help = deze hulp
window-quit-help = stoppen; het spel blijft bewaard
window-note-outlines = Groene rand: steen zeker gelezen; oranje: er wordt nog eens gekeken.
window-note-words = Toetsen en woorden zeggen wat de camera niet kan zien.
window-aim-centre = Klik op het midden van het station. (Alleen zonder gedrukte plaat.)
window-aim-track = Klik op spoor 1, waar dan ook.
window-no-station = geen station
window-no-picture = Nog geen beeld
window-round = Ronde { $number }
window-round-of = Ronde { $number } van { $rounds }
window-before-deal = voor het delen
window-boneyard = { $count } in de pot
window-mexican = Mexicaanse trein
window-end = eind
window-hand = hand
window-score = punten

## Het venster van de demo

demo-pause = pauze
demo-step = stap verder
demo-speed = snelheid
demo-lens = lens bedekken
demo-pause-help = pauze, en verder
demo-step-help = één stap, dan pauze
demo-speed-help = sneller, langzamer
demo-lens-help = lens bedekken, en weer vrijmaken
demo-quit-help = stoppen
demo-note-referee = De scheidsrechter ziet alleen dit beeld; de bots houden hun stenen verborgen.
demo-last = De ronde is geteld; daarmee eindigt de demo.
demo-paused = pauze
demo-at-speed = snelheid { $speed }
demo-end = einde: Q om te sluiten

## Wat er mis is met camera, station of logboek; $why is wat de machine zegt

trouble-dark = De camera ziet niets. Is de lens bedekt, of de kamer donker?
trouble-torn = De camera stuurt kapotte beelden. Controleer de kabel en de stroom.
trouble-clicks = Klik op het midden van het station, dan op het eerste spoor, verder naar buiten dan een halve steen.
trouble-no-tags = De camera ziet de merktekens van het station niet. Is de hele plaat in beeld, vrij en verlicht?
trouble-few-tags = De camera ziet { $seen } van de { $tags } merktekens van het station en heeft er { $needed } nodig. Maak de andere vrij, of zet de camera dichterbij.
trouble-bent = De merktekens van het station zijn te zien, maar niet waar een vlakke plaat ze heeft. Ligt het vel vlak, en is het helemaal afgedrukt?
trouble-not-opened = De camera ({ $name }) gaat niet open. Is die aangesloten en nergens anders in gebruik?
trouble-no-picture = De camera ({ $name }) geeft geen beeld meer. Is die aangesloten?
trouble-torn-once = De camera ({ $name }) stuurde een kapot beeld.
trouble-stalled = De camera stuurt al { $seconds } s niets. Controleer de kabel en de stroom.
trouble-failed = De camera doet het niet: { $why }.
trouble-folder-gone = De map { $folder } is weg. Is die verplaatst, of de schijf eruit?
trouble-pi-not-opened = Camera { $index } van de Pi gaat niet open ({ $why }). Controleer de lintkabel, en of geen ander programma de camera gebruikt.
trouble-pi-stopped = De camera van de Pi is gestopt ({ $why }). Controleer de lintkabel en de stroom van de Pi.
trouble-unplugged = De camera is los; sluit die weer aan.
trouble-no-photo = Er is nog geen foto in de map; het spel wacht erop.
trouble-no-more = De camera heeft geen beelden meer; het spel gaat verder met toetsen.
trouble-no-scale = Leg een steen op tafel en klik nog eens: die geeft de schaal.
trouble-not-looked-at = Het camerabeeld kon niet bekeken worden ({ $why }). Het wordt nog eens geprobeerd.
trouble-camera = { $text }
station-silent = Het station heeft nog niet geantwoord.
station-no-port = Het station is niet aangesloten: er is geen { $port }.
station-no-pico = Het station is niet aangesloten: er antwoordt geen Pico via USB.
station-port-shut = Poort { $port } van het station gaat niet open ({ $why }).
station-mute = Het station op { $port } is weg: het antwoordt niet.
station-pulled = Het station op { $port } is weg: de stekker is eruit.
station-firmware = De firmware { $version } van het station spreekt protocol { $theirs } en deze Woo Woo spreekt { $ours }. Werk die bij met: woowoo station flash
station-tracks = Het station heeft lampjes voor { $theirs } sporen en hub.toml zegt { $ours }. Zet het juiste getal in [table] tracks, of pas board.py aan en flash het.
station-lights = Het station kent de lampjes van deze Woo Woo niet: woowoo station flash
journal-foreign = { $path } is een database van een ander programma; noem een ander bestand.
journal-other = { $path } is geschreven door een andere versie van Woo Woo (logboek { $theirs }, deze leest { $ours }). Start die versie, of noem een nieuw bestand.
journal-two = Een andere Woo Woo heeft in deze partij geschreven, in { $path }. Stop een van de twee en start deze opnieuw; die gaat verder met wat er staat.
journal-unusable = Het logboek { $path } is niet te gebruiken ({ $why }). Is de map er, is de schijf vol, of heeft een andere Woo Woo het open?
journal-damaged = { $path } is beschadigd of geen logboek ({ $why }). Zet het bestand opzij; er begint een nieuw.
journal-empty = Er is nog geen partij in { $path }.
verbatim = { $text }

## Een partij uitgeschreven, ronde na ronde (ingesprongen regels beginnen met spaties in accolades)

record-sheet = { $title }, dubbel-{ $set }-set
record-players = { $names }
record-round = Ronde { $number }, locomotief { $engine }, { $name } begint
record-tiles = { $tiles ->
    [one] { "  " }{ $tiles } steen gelegd in { $moves } zetten
   *[other] { "  " }{ $tiles } stenen gelegd in { $moves } zetten
}
record-stood = { "  " }{ $name }: { $play } is tegen de regels; de tafel liet het zo
record-taken-back = { "  " }teruggenomen: { $count }
record-unfinished = { "  " }niet afgemaakt
record-out = { $count ->
    [one] { "  " }{ $names } is uit
   *[other] { "  " }{ $names } zijn uit
}
record-blocked = { "  " }vast
record-yard-empty = { "  " }de pot is leeg
record-score = { $name } { $score }
record-scores = { "  " }{ $scores }
record-uncounted = Er is nog geen ronde geteld.
record-standings = Eindstand
record-standings-so-far = Tussenstand
record-place = { "  " }{ $place }. { $name } { $score }
record-turn = { $name } is aan zet.
record-next-highest = Volgende locomotief: de hoogste in de hand
record-next = Volgende locomotief: { $engine }

## De regels in gewone woorden

rules-then = { $first }, dan { $next }
rules-players = { $number } met { $players } spelers
rules-players-span = { $number } met { $least } tot { $most } spelers
rules-sheet = { $title } ({ $least } tot { $most } spelers)
rules-alike = { $one } en { $other } speel je hetzelfde.

rules-set_max = Stenen en rondes
rule-set_max-other = Een dubbel-{ $value }-set.
rule-set_for_players-none = Dezelfde set voor elk aantal spelers.
rule-set_for_players-other = Het hoogste getal in de set: { $value }.
rule-hand_size-other = Stenen per speler: { $value }.
rule-round_sequence-descending = De locomotief is elke ronde één lager, tot de dubbele blanco.
rule-round_sequence-highest_held = De locomotief is elke ronde de hoogste dubbele in de hand.
rule-round_sequence-single = Eén ronde is het hele spel.
rule-rounds-n_1 = Er zijn zoveel rondes als de set dubbelen heeft.
rule-rounds-1 = Een partij heeft één ronde.
rule-rounds-other = Een partij heeft { $value } rondes.
rule-match_end-rounds = De partij eindigt na de laatste ronde.
rule-match_end-other = De partij eindigt als iemand { $value } punten heeft.

rules-engine_find = De locomotief en wie begint
rule-engine_find-set_aside = De locomotief gaat voor het delen apart en komt in het midden.
rule-engine_find-holder = Wie de dubbele van de ronde heeft, legt die als locomotief.
rule-engine_find-highest_held = De hoogste dubbele die iemand heeft, is de locomotief.
rule-engine_missing-draw_in_turn = Heeft niemand die, dan pak je om de beurt tot iemand die heeft.
rule-engine_missing-draw_all = Heeft niemand die, dan pakt iedereen nog een steen, tot iemand die heeft.
rule-engine_missing-next_lower_held = Heeft niemand die, dan is de eerstvolgende lagere dubbele in een hand de locomotief.
rule-engine_lay_ends_turn-true = De locomotief leggen is je beurt.
rule-engine_lay_ends_turn-false = Wie de locomotief legt, heeft daarna ook nog een beurt.
rule-engine_layer_redraws-true = Wie de locomotief legt, pakt er een steen voor terug.
rule-engine_layer_redraws-false = Wie de locomotief legt, pakt er niets voor terug.
rule-first_player-engine_layer = Wie de locomotief legt, begint de eerste ronde.
rule-first_player-youngest = De jongste begint de eerste ronde.
rule-first_player-chosen = Je kiest wie de eerste ronde begint.
rule-first_player-high_draw = Wie de hoogste steen pakt, begint de eerste ronde.
rule-next_starter-engine_layer = Wie de locomotief legt, begint ook de volgende rondes.
rule-next_starter-same = Dezelfde speler begint elke ronde.
rule-next_starter-rotate_left = De volgende ronde begint bij de volgende speler.
rule-next_starter-round_winner = Wie een ronde wint, begint de volgende.

rules-opening_tiles = De eerste beurt
rule-opening_tiles-one = Je eerste beurt is één steen, net als elke andere.
rule-opening_tiles-two = Wie begint, legt in de eerste beurt twee stenen, de anderen één.
rule-opening_tiles-any_chain = In je eerste beurt mag je een reeks leggen zo lang als je wilt.
rule-opening_routes-own_only = Je eerste steen begint je eigen trein.
rule-opening_routes-own_or_mexican = Je eerste steen begint je eigen trein of gaat op de Mexicaanse trein.
rule-opening_routes-any_open = Je eerste steen mag op elke trein die voor je open is.
rule-opening_draw-none = Kun je niet beginnen, dan pak je niet.
rule-opening_draw-one = Kun je niet beginnen, dan pak je één steen.
rule-opening_draw-until_playable = Kun je niet beginnen, dan pak je tot het lukt.
rule-opening_fail_marks-true = Kun je niet beginnen, dan is je trein open.
rule-opening_fail_marks-false = Kun je niet beginnen, dan blijft je trein toch dicht.
rule-opening_double-normal = Een dubbele in de eerste beurt is als elke andere.
rule-opening_double-deferred = Een dubbele in de eerste beurt wordt afgedekt als iedereen is geweest.
rule-opening_double-none = Een dubbele in de eerste beurt hoeft niet te worden afgedekt.
rule-opening_out-ends_now = Leg je in de eerste beurt al je stenen, dan is de ronde afgelopen.
rule-opening_out-finish_lap = Leg je in de eerste beurt al je stenen, dan mogen de anderen eerst nog.
rule-own_train_first-no = Je mag elders leggen voordat je eigen trein een steen heeft.
rule-own_train_first-before_opponents = Begin je eigen trein voordat je op die van een ander legt.
rule-own_train_first-before_anything = Begin je eigen trein voordat je ergens anders legt, zelfs voordat je een dubbele afdekt.

rules-must_play = Leggen en pakken
rule-must_play-any_legal = Kun je leggen, dan moet je.
rule-must_play-own_train = Kun je op je eigen trein leggen, dan moet je leggen; elders mag het.
rule-must_play-optional = Je mag pakken in plaats van leggen.
rule-draw_count-until_playable = Kun je niet leggen, dan pak je tot het lukt.
rule-draw_count-1 = Kun je niet leggen, dan pak je één steen.
rule-draw_count-other = Kun je niet leggen, dan pak je hoogstens { $value } stenen.
rule-drawn_must_play-true = Kan de gepakte steen gelegd worden, dan moet dat.
rule-drawn_must_play-false = Kan de gepakte steen gelegd worden, dan mag je die houden.
rule-boneyard_empty-continue = Met een lege pot speel je door tot niemand meer kan.
rule-boneyard_empty-ends_round = De ronde eindigt met de beurt die de pot leegmaakt.

rules-open_trains = Open en dichte treinen
rule-open_trains-true = Anderen mogen op je trein leggen zolang die open is.
rule-open_trains-false = Niemand legt ooit op de trein van een ander.
rule-open_trigger-no_play_anywhere = Je trein gaat open als je nergens kunt leggen, ook niet na het pakken.
rule-open_trigger-no_own_play = Je trein gaat open als je er niet op kunt leggen, ook als je elders legt.
rule-close_trigger-own_play = Je trein gaat dicht als je erop legt.
rule-close_trigger-own_play_optional = Heb je op je trein gelegd, dan mag je die sluiten of open laten.
rule-close_trigger-any_play = Hij gaat dicht zodra je legt, op welke trein dan ook.
rule-close_trigger-manual = Je trein gaat dicht als je het zegt.
rule-voluntary_open-true = Als je aan de beurt bent, mag je je trein altijd openen.
rule-voluntary_open-false = Je kunt je trein niet zomaar openen.
rule-open_slot_playable-true = Anderen mogen een open trein zonder stenen beginnen.
rule-open_slot_playable-false = De eerste steen van een trein legt alleen de eigenaar.
rule-marker_polarity-present_is_open = Een marker op een trein betekent: open.
rule-marker_polarity-present_is_closed = Een marker op een trein betekent: dicht. Zonder marker is die open.

rules-mexican_train = De Mexicaanse trein
rule-mexican_train-true = Er is één Mexicaanse trein, open voor iedereen.
rule-mexican_train-false = Er is geen Mexicaanse trein.
rule-mexican_from-turn1 = Iedereen mag die op elk moment beginnen.
rule-mexican_from-turn2 = Je mag die vanaf je tweede beurt beginnen.
rule-mexican_from-after_own = Je mag die beginnen zodra je eigen trein een steen heeft.
rule-mexican_from-after_all = Die mag beginnen zodra de trein van elke speler een steen heeft.
rule-mexican_first-engine = De eerste steen ervan past bij de locomotief.
rule-mexican_first-any = De eerste steen ervan mag elke steen zijn.
rule-mexican_place-hub_track = Die begint in het midden, net als de andere.
rule-mexican_place-off_hub = Die ligt los van het midden.
rule-mexican_place-either = Die begint in het midden of ligt los, zoals je wilt.

rules-double_second = Dubbelen
rule-double_second-on_double = Na een dubbele leg je een tweede steen, op die dubbele.
rule-double_second-anywhere = Na een dubbele leg je een tweede steen, waar het mag.
rule-double_second-extra_turn = Een dubbele geeft je nog een beurt, en niemand hoeft die af te dekken.
rule-double_second-none = Een dubbele leg je als elke andere steen.
rule-double_chain-no = Die tweede steen mag geen dubbele zijn.
rule-double_chain-unlimited = Die tweede steen mag weer een dubbele zijn, enzovoort.
rule-double_chain-if_coverable = Die tweede steen mag een dubbele zijn als je die kunt afdekken.
rule-double_draw-one_per_turn = Wie deze beurt al heeft gepakt, pakt niet nog eens voor een dubbele.
rule-double_draw-extra_draw = Wie deze beurt al heeft gepakt, mag voor een dubbele nog eens pakken.
rule-double_fail_marks-true = Kun je een dubbele niet afdekken, dan gaat je trein open.
rule-double_fail_marks-false = Kun je een dubbele niet afdekken, dan blijft je trein zoals die is.
rule-double_blocks-all = Zolang een dubbele niet is afgedekt, mag je niets anders dan die afdekken.
rule-double_blocks-train = Een niet afgedekte dubbele houdt alleen de eigen trein op; iedereen mag die afdekken.
rule-double_blocks-none = Een niet afgedekte dubbele houdt niemand anders op.
rule-open_double_order-fifo = Van meerdere dubbelen wordt de oudste het eerst afgedekt.
rule-open_double_order-lifo = Van meerdere dubbelen wordt de nieuwste het eerst afgedekt.
rule-open_double_order-any = Meerdere dubbelen dek je af in elke volgorde.
rule-drawn_double-normal = Pak je een dubbele terwijl er nog een moet worden afgedekt, dan houd je die.
rule-drawn_double-play_and_redraw = Pak je een dubbele terwijl er nog een moet worden afgedekt, dan leg je die en pak je nog eens.
rule-cover_ends_turn-true = De dubbele van een ander afdekken is je beurt.
rule-cover_ends_turn-false = Na het afdekken van de dubbele van een ander heb je nog je beurt.
rule-dead_double-released = Een dubbele waar geen steen meer voor is, hoeft niet te worden afgedekt.
rule-dead_double-ends_round = Is er voor een dubbele geen steen meer, dan eindigt de ronde als de pot leeg is.
rule-foot-1 = Een dubbele dek je af met één steen.
rule-foot-other = Een dubbele dek je af met { $value } stenen.
rule-go_out_on_double-allowed = Met een dubbele als laatste steen ben je uit.
rule-go_out_on_double-must_cover = Een dubbele als laatste steen moet worden afgedekt voor je uit bent.

rules-knock = De laatste steen
rule-knock-off = Niemand hoeft te zeggen dat er nog één steen over is.
rule-knock-courtesy = Met nog één steen klop je; vergeten kost niets.
rule-knock-penalty = Met nog één steen klop je, of je betaalt als je betrapt wordt.
rule-knock_penalty-1 = Word je betrapt, dan kost dat één steen uit de pot.
rule-knock_penalty-other = Word je betrapt, dan kost dat { $value } stenen uit de pot.
rule-knock_loses_turn-true = Word je betrapt, dan kost dat ook je volgende beurt.
rule-knock_loses_turn-false = Word je betrapt, dan kost dat geen beurt.
rule-knock_exempt_double_exit-true = Ga je in één beurt uit met een dubbele en de steen erop, dan hoef je niet te kloppen.
rule-knock_exempt_double_exit-false = Tussen een dubbele en de steen erop klop je ook.

rules-scoring = Punten
rule-scoring-penalty = Iedereen telt wat over is; het laagste totaal wint.
rule-scoring-positive = Wie uit is, krijgt wat de anderen over hebben; het hoogste totaal wint.
rule-blank_value-0 = Een blanco helft kost niets.
rule-blank_value-other = Een blanco helft kost { $value } punten.
rule-double_blank_value-0 = De dubbele blanco kost niets.
rule-double_blank_value-other = De dubbele blanco kost { $value } punten.
rule-blank_wild-true = Een blanco past bij elk getal.
rule-blank_wild-false = Een blanco past alleen bij een blanco.
rule-blocked_scoring-all_count = Zit de ronde vast, dan telt iedereen.
rule-blocked_scoring-lowest_zero = Zit de ronde vast, dan telt de laagste hand niets.
rule-tie_break-zero_rounds = de meeste rondes zonder punten
rule-tie_break-lowest_nonzero_round = de laagste andere ronde
rule-tie_break-shared = een gedeelde plaats
rule-tie_break-play_on = een beslissende ronde
rule-tie_break-other = Bij gelijke totalen: { $value }.

title-french_guide = Franse gids
title-house = Huisregels
title-hub_leaflet = Folder uit de doos, met andere treinen, Mexicaanse trein, dubbelen en ronden
title-hub_leaflet_basic = Folder uit de doos, het basisspel
title-luxembourg_guide = Luxemburgse gids
title-mexican_trail = Folder Mexican Trail
title-mexican_trail_fast9 = Folder Mexican Trail, het snelle spel met dubbel negen
title-polish_guide = Poolse gids
