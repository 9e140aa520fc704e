### Woo Woo op Lëtzebuergesch.
###
### D’Wierder, dat selwecht fir all Saach:
### train = Zuch, Mexican Train = Mexican Train (de), tile = Steen (gesot als „d’5-3“), double = Dubbel,
### double-12 set = Dubbel-12-Set, blank = eidel (eidel Hallschent, eidelen Dubbel), to cover = ofdecken,
### engine = Startdubbel, marker = Marker, boneyard = Reserv, to draw = zéien, to pass = passen,
### to play, to lay = leeën, uleeën (un en Zuch), open / closed = op / zou, to open = opmaachen,
### to close = zoumaachen, blocked = blockéiert, chain = Ketten, opening chain = Startketten,
### to knock = klappen, to catch = erwëschen, to be out = fäerdeg sinn, hand = Hand,
### it is X's turn = X ass drun, turn = Tour, round = Ronn, match = Partie, game = Spill,
### to deal = ausdeelen, sheet = Reegelen („no dëse Reegelen“), let it stand = gëlle loossen,
### take back = zréckhuelen, rest = Paus, station = Gare, track = Gleis, plate = Plack,
### tags = Coden, lens = Lëns, journal = Logbuch, hub = Woo Woo.
###
### Mat „du“; „den eegenen Zuch“ amplaz vu „säin“ oder „hiren“ Zuch; Nimm stinn ouni Artikel, no „vun“.
### n-Reegel: virun engem Numm oder enger Zuel, déi net bekannt ass, bleift den n stoen.
### Forme vun engem Zuch: „to“ fir dat, wat geluecht gëtt, „in“ fir dat, wat scho läit.

## Zich a Lëschten

train-to =
    .player = un den Zuch vun { $owner }
    .mexican = un de Mexican Train
train-in =
    .player = am Zuch vun { $owner }
    .mexican = am Mexican Train
option = d’{ $tile } { TRAIN($train, form: "to") }
list-more = { $first }, { $next }
list-last = { $first } an { $last }

## Firwat eppes net geet

refusal-round_over = Dës Ronn ass eriwwer. Ziel d’Steng, déi iwwreg sinn.
refusal-not_in_round = Matzen an der Ronn gëtt net ausgedeelt an net gezielt.
refusal-no_such_player = { $player } spillt net mat. Dobäi sinn { $players }.
refusal-not_your_turn = { $turn } ass drun. { $name } muss waarden.
refusal-no_such_train = Et gëtt keen Zuch { $letter }. Et gëtt { $letters }.
refusal-not_in_set = An engem Dubbel-{ $set }-Set gëtt et keng { $tile }.
refusal-is_engine = D’{ $tile } ass de Startdubbel a bleift an der Mëtt.
refusal-on_table = D’{ $tile } läit schonn { TRAIN($train, form: "in") }, an et gëtt se just eng Kéier.
refusal-not_in_hand = { $name } huet d’{ $tile } net.
refusal-does_not_fit = D’{ $tile } passt net { TRAIN($train, form: "to") }. Do muss eng { $end } hin.
refusal-no_mexican = No dëse Reegele gëtt et kee Mexican Train.
refusal-only_own = No dëse Reegele leet jiddereen nëmmen un den eegenen Zuch.
refusal-closed = Den Zuch vun { $owner } ass zou. E geet eréischt op, wann { $owner } net leeë kann.
refusal-opening_own = Den éischte Stee vun { $name } muss den eegenen Zuch ufänken.
refusal-opening_own_or_mexican = Den éischte Stee vun { $name } kënnt un den eegenen Zuch oder un de Mexican Train.
refusal-mexican_turn2 = Eréischt vum zweeten Tour un däerf { $name } de Mexican Train ufänken.
refusal-mexican_after_own = { $name } däerf de Mexican Train eréischt ufänken, wann am eegenen Zuch e Stee läit.
refusal-mexican_after_all = De Mexican Train fänkt eréischt un, wann all Zuch e Steen huet. Nach ouni Steen: { $missing }.
refusal-own_first = { $name } muss fir d’éischt den eegenen Zuch ufänken.
refusal-slot_reserved = Den éischte Steen däerf do nëmmen { $owner } leeën.
refusal-cover_first = Fir d’éischt muss den Dubbel { $double } { TRAIN($due, form: "in") } ofgedeckt ginn. Virdru geet näischt anescht.
refusal-cover_in_order = Fir d’éischt muss den Dubbel { $double } { TRAIN($due, form: "in") } ofgedeckt ginn.
refusal-cover_own_double = { $name } huet grad den Dubbel { $double } { TRAIN($due, form: "to") } geluecht. Den nächste Stee muss en ofdecken.
refusal-second_double = { $name } huet grad den Dubbel { $double } geluecht. Den nächste Steen däerf keen Dubbel sinn.
refusal-double_not_coverable = Fir och d’{ $tile } ze leeën, brauch { $name } e Steen, dee se ofdeckt.
refusal-can_play = { $name } kann { $option } leeën. Wie kann, dee muss.
refusal-can_cover = { $name } kann { $option } leeën. Den Dubbel geet vir.
refusal-can_follow = { $name } kann { $option } leeën. No engem Dubbel kënnt en zweete Steen.
refusal-must_play_drawn = { $name } huet d’{ $tile } gezunn a muss leeën: { $option }.
refusal-already_drawn = { $name } huet scho sou dacks gezunn, wéi et erlaabt ass ({ $limit }).
refusal-no_opening_draw = Am éischten Tour gëtt net gezunn.
refusal-opening_drawn = Méi däerf { $name } am éischten Tour net zéien.
refusal-no_second_draw = { $name } huet scho gezunn. No engem Dubbel gëtt net nach eng Kéier gezunn.
refusal-playable_now = { $name } huet e Stee gezunn, dee passt: { $option }.
refusal-yard_empty = D’Reserv ass eidel. { $name } kann nëmme passen.
refusal-not_next_tile = D’{ $tile } ass net den nächste Stee vun der Reserv.
refusal-name_the_tile = So, wéi e Steen { $name } gezunn huet: Dës Hand gëtt oppe gespillt.
refusal-draw_first = { $yard ->
    [one] { $name } muss fir d’éischt zéien. An der Reserv läit nach ee Steen.
   *[other] { $name } muss fir d’éischt zéien. An der Reserv leien nach { $yard } Steng.
}
refusal-chain_running = { $name } leet grad eng Ketten: Lee nach e Steen oder schléiss se of.
refusal-nothing_to_end = { $name } huet keng Ketten ofzeschléissen. Lee, zéi oder pass.
refusal-no_markers = No dëse Reegelen ass ni en Zuch op.
refusal-already_open = Den Zuch vun { $name } ass schonn op.
refusal-not_at_will = En Zuch geet op, wann een net leeë kann, net einfach esou.
refusal-not_open = Den Zuch vun { $name } ass net op.
refusal-closes_itself = De Marker kënnt beim Leeë vum selwen ewech.
refusal-close_after_own = Fir d’éischt uleeën, dann däerf { $name } den eegenen Zuch zoumaachen.
refusal-no_knocking = No dëse Reegele muss kee klappen.
refusal-not_last_tile = { $count ->
    [one] { $name } huet nach ee Steen. Geklappt gëtt beim leschten.
   *[other] { $name } huet nach { $count } Steng. Geklappt gëtt beim leschten.
}
refusal-no_penalty = No dëse Reegelen ass Klappen nëmmen héiflech: Vergiesse kascht näischt.
refusal-nothing_to_catch = Hei ass näischt ze erwëschen: { $name } huet geklappt, oder et ass ze spéit.
refusal-caught_oneself = { $name } ka sech net selwer erwëschen. Dat muss een anere maachen.
refusal-wrong_penalty = { $name } zitt dofir { $penalty }, net { $count }.
refusal-not_blocked = { $yard ->
    [one] D’Ronn ass net blockéiert: An der Reserv läit nach ee Steen.
   *[other] D’Ronn ass net blockéiert: An der Reserv leien nach { $yard } Steng.
}
refusal-blocks_itself = D’Ronn ass net blockéiert: Spill weider, si hält vum selwen op.
refusal-no_round = Et leeft nach keng Ronn. Deel fir d’éischt aus.
refusal-round_running = D’Ronn { $number } ass nach net eriwwer.
refusal-not_counted = { $count ->
    [one] Ziel fir d’éischt d’Steng: { $names } feelt nach.
   *[other] Ziel fir d’éischt d’Steng: { $names } feelen nach.
}
refusal-match_over = D’Partie ass eriwwer, gewonne vun { $winners }.
refusal-wrong_engine = De Startdubbel vun der Ronn { $number } ass d’{ $engine }.
refusal-no_such_engine = An engem Dubbel-{ $set }-Set gëtt et keng { $engine }.
refusal-wrong_starter = { $name } fänkt d’Ronn { $number } un.
refusal-wrong_hands = Et sinn { $players } Spiller, mee { $hands } Hänn.
refusal-wrong_hand_size = { $name } hëlt { $size } Steng, net { $count }.
refusal-wrong_total = En Dubbel-{ $set }-Set huet { $total } Steng, mee hei sinn der { $count }.
refusal-tile_twice = D’{ $tile } ass zweemol do.
refusal-nothing_to_count = Gezielt gëtt eréischt, wann d’Ronn eriwwer ass.
refusal-out_is_zero = { $name } ass fäerdeg an huet näischt ze zielen.
refusal-wrong_tiles = { $count ->
    [0] { $name } huet näischt méi.
   *[other] { $name } huet { $tiles }.
}
refusal-wrong_points = { $points ->
    [one] D’Steng vun { $name } maachen ee Punkt, net { $count }.
   *[other] D’Steng vun { $name } maachen { $points } Punkten, net { $count }.
}
refusal-counted_on_table = D’{ $tile } läit { TRAIN($train, form: "in") }, also huet se keen.
refusal-engine_on_table = D’{ $tile } ass de Startdubbel, also huet se keen.
refusal-counted_already = D’{ $tile } ass scho gezielt, bei { $name }.
refusal-no_points = So d’Steng vun { $name } oder d’Punkten: eng Zuel vun 0 un.

## Wat nëmmen um Dësch falsch lafe kann

refusal-closed_turn = Den Zuch vun { $owner } ass zou, an { $turn } ass drun.
refusal-gone = D’{ $tile } feelt { TRAIN($train, form: "in") }. Lee se zréck.
refusal-hidden = { $count ->
    [one] Ee Steen ass net ze gesinn. Läit eppes driwwer, oder ass eppes virun der Kamera?
   *[other] { $count } Steng sinn net ze gesinn. Läit eppes driwwer, oder ass eppes virun der Kamera?
}
refusal-turned = D’{ $tile } { TRAIN($train, form: "in") } ass ëmgedréint. D’{ $outer } gehéiert no baussen, d’{ $inner } bei d’Gare.
refusal-swapped = Amplaz vun der { $tile } läit { TRAIN($train, form: "in") } d’{ $seen }. Lee d’{ $tile } zréck.
refusal-not_at_end = D’{ $tile } läit matzen { TRAIN($train, form: "in") }. Ugeluecht gëtt nëmmen um Enn.
refusal-wrong_way = D’{ $tile } läit verkéiert: D’{ $end } gehéiert direkt { TRAIN($train, form: "to") }.
refusal-at_once = { $count } Steng op eemol: { $tiles }. Lee een nom aneren.
refusal-second_mexican = Um Gleis { $track } fänkt nach en Zuch un. Et gëtt nëmmen ee Mexican Train, an dee fiert schonn.
refusal-nobodys_track = D’Gleis { $track } gehéiert kengem. Huel de Steen do ewech.
refusal-wrong_engine_lies = De Startdubbel vun dëser Ronn ass d’{ $engine }, mee an der Gare läit d’{ $seen }.
refusal-clear_table = { $count ->
    [one] Un den Zich läit nach ee Stee vun enger anerer Ronn. Raum of a lee dann d’{ $engine } an d’Gare.
   *[other] Un den Zich leien nach { $count } Steng vun enger anerer Ronn. Raum of a lee dann d’{ $engine } an d’Gare.
}
refusal-unread = Da leet { $name } de Steen nach eng Kéier, fir datt en ze liesen ass.
refusal-taken_back = Dann huel d’{ $tile } vum Dësch.

## Froen an hir Äntwerten

ask-which-tile = Wéi e Steen huet { $name } geluecht?
ask-played = Huet { $name } { $option } geluecht?
ask-begun-mexican = D’{ $tile } läit niewent den Zich. Fänkt { $name } domat de Mexican Train un?
ask-who-laid = Wien huet d’{ $engine } geluecht?
ask-hand = { $name } huet { $tiles }. Ass dat alles?
ask-hand-of = { $name } huet { $tiles }: { $seen } vun { $held } Steng. Ass dat alles?
ask-still-there = D’{ $tile } ass zréckgeholl, läit awer nach do. Zielt se?
answer-yes = Jo
answer-no = Nee
answer-not-yet = Nee, nach net
answer-only-lies = Nee, si läit just do
answer-none = Kee vun deenen
answer-plays = { $plays }
answer-name = { $name }

## Wat geschitt ass

told-deal = D’Ronn { $number } geet lass: { $engine }, { $name } fänkt un.
told-play = { $name } leet d’{ $tile } { TRAIN($train, form: "to") }.
told-stood = { $name } leet d’{ $tile } { TRAIN($train, form: "to") }. Den Dësch léisst et gëllen.
told-draw = { $name } zitt.
told-draw-tile = { $name } zitt d’{ $tile }.
told-points = { $points ->
    [one] { $name } huet nach ee Punkt.
   *[other] { $name } huet nach { $points } Punkten.
}
told-tiles = { $name } huet nach { $tiles }.
told-nothing = { $name } huet näischt méi.
told-catch = { $by } erwëscht { $name }: net geklappt.
told-pass = { $name } passt.
told-end = { $name } schléisst d’Startketten of.
told-open = { $name } mécht den eegenen Zuch op.
told-close = { $name } mécht den eegenen Zuch zou.
told-knock = { $name } klappt: nach ee Steen.
told-blocked = { $name } seet, datt kee méi leeë kann.
told-taken-back = Zréckgeholl: { $what }

## Wat elo ze maachen ass

turn-of = { $name } ass drun.
turn-second = { $name } leet nom Dubbel nach e Steen.
turn-cover = { $name } muss den Dubbel { $double } { TRAIN($train, form: "in") } ofdecken.
turn-deal = Deel aus a lee de Startdubbel an d’Gare.
turn-count = D’Ronn ass eriwwer. { $name } leet déi iwwreg Steng oppen hin.
turn-clear = D’Ronn ass gezielt. Raum den Dësch fir déi nächst of.
turn-won = { $count ->
    [one] { $names } gewënnt d’Partie.
   *[other] { $names } gewannen d’Partie.
}
turn-rest = D’Spill mécht Paus.

## Wat ee soe kann: e Wuert fir e Knapp, an e Saz

do-knock = klappen
do-end = Ketten ofschléissen
do-draw = zéien
do-pass = passen
do-open = Zuch opmaachen
do-close = Zuch zoumaachen
do-blocked = kee ka méi
do-catch = { $name } erwëschen
do-play = leeën
do-play-sentence = { $name } leet e Steen un en Zuch.
do-count = zielen
do-count-sentence = D’Punkten, déi { $name } nach huet, oder d’Steng: 5-3 6-6.
do-deal = ausdeelen
do-deal-engine-sentence = Eng Ronn fänkt un; so, wéi en Dubbel de Startdubbel ass a wien e geluecht huet.
do-deal-layer-sentence = Eng Ronn fänkt un; so, wien de Startdubbel geluecht huet.
do-stand = gëlle loossen
do-stand-sentence = D’{ $tile } bleift leien: Den Dësch léisst et gëllen.
do-answer-sentence = { $question } { $answer }.
do-undo = zréckhuelen
do-undo-sentence = Dat Lescht gëtt zréckgeholl.
do-rest = Paus
do-rest-sentence = D’Spill mécht Paus.
do-go-on = weider
do-go-on-sentence = D’Spill geet weider.
do-remind = wien ass drun?
do-remind-sentence = Du héiers nach eng Kéier, wat elo ze maachen ass.
do-woowoo = Woo Woo!
do-woowoo-sentence = Wie gewonnen huet, däerf päifen.
do-shut-down = ausschalten
do-shut-down-sentence = Woo Woo geet aus; d’Spill bleift gespäichert.

## Wat Woo Woo soss seet

note-nothing-yet = Et ass nach näischt geschitt.
note-deal-first = Deel fir d’éischt aus.
note-blocked = D’Ronn ass blockéiert: Keen ass fäerdeg. Ziel, wat iwwreg ass.
note-answer-first = Äntwer fir d’éischt: { $question }
note-no-question = Et gëtt grad keng Fro.
note-answers = Et gëtt d’Äntwerten 1 bis { $count }.
note-nothing-stands = Et ass kee Steen ofgeleent, dee gëlle kéint.
note-goes-on = D’Spill geet weider.
note-good-night = Gutt Nuecht.
note-press-taken-back = Den Drock op de Knapp ass zréckgeholl.
note-stumbled = Woo Woo ass iwwer déi eege Féiss gefall ({ $error }). D’Spill ass gespäichert a geet weider; mell wannechgelift, wat am Terminal steet.
note-sees-again = D’Kamera gesäit den Dësch erëm.
note-lit-again = D’Luuchte vun der Gare sinn erëm un.
note-no-screen = Hei ass keen Ecran; d’Spill geet a Wierder weider. ? weist se.

## Wat getippt gëtt an näischt heescht

word-none = Tipp ? fir all d’Wierder, déi et gëtt.
word-unknown = „{ $words }“ ass hei kee Wuert. Tipp ? fir déi, déi et gëtt.
word-no-tile = „{ $words }“ ass kee Steen. E Steen tipps de esou: 5-3
word-no-round = Et leeft nach keng Ronn. Tipp n fir déi éischt.
word-no-player = Keen heescht { $who }. Dobäi sinn { $players }.
word-one-deal = So een Dubbel a wien e geluecht huet, esou: n 9 B
word-who-laid = So, wien de Startdubbel geluecht huet, esou: n B
word-which-engine = So, wéi en Dubbel de Startdubbel ass a wien e geluecht huet, esou: n 9 B
word-no-question = Et gëtt grad keng Fro.
word-what-does = Wat mécht { $name }? Leeën tipps de esou: { $letter } 5-3

## D’Wierder fir ze tippen, a wat se soen

help-now = Elo:
help-all = All d’Wierder:
help-n = ausdeelen: déi éischt Ronn ufänken, oder déi nächst
help-d = ech hu gezunn
help-p = ech passen
help-o = ech konnt net u mäin eegenen Zuch leeën
help-c = ech maache mäin Zuch zou
help-e = meng Startketten ass fäerdeg
help-k = ech klappen
help-b = kee ka méi leeën
help-y = jo, wann et eng Fro gëtt
help-no = nee, wann et eng Fro gëtt
help-1 = déi éischt Äntwert op d’Fro; 2 déi zweet ...
help-s = den ofgeleente Stee gëlle loossen
help-u = dat Lescht zréckhuelen
help-r = Paus, a weider
help-play-own = ech leeë 5-3 u mäin eegenen Zuch
help-play = ech leeë se un den Zuch vu B; >M ass de Mexican Train
help-play-of = Bo leet se un den eegenen Zuch
help-draw-of = Bo huet gezunn; esou och mat p o c e k b
help-catch = Bo huet net geklappt
help-deal = dat selwecht wéi n
help-deal-layer = ausdeelen; Bo huet de Startdubbel geluecht, wann et drop ukënnt
help-deal-engine = ausdeelen; Bo huet d’9-9 als Startdubbel geluecht
help-points = Punkten, déi no der Ronn iwwreg sinn
help-tiles = Steng, déi no der Ronn iwwreg sinn
help-q = ophalen; d’Spill bleift gespäichert
help-list = dës Lëscht

## D’Fënster

window-type = Wuert tippen
window-help = Hëllef
window-quit = ophalen
window-keys-title = Tasten
window-words-title = Wierder, getippt no Enter
window-type-help = e Wuert tippen; nach eng Kéier Enter seet et
window-aim-help = d’Kamera mat zwéi Klicken ausriichten, ouni Plack
window-help-help = dës Hëllef
window-quit-help = ophalen; d’Spill bleift gespäichert
window-note-outlines = Grénge Rand: Stee sécher gelies; orange: gëtt nach eng Kéier gekuckt.
window-note-words = Tasten a Wierder soen, wat d’Kamera net gesi kann.
window-aim-centre = Klick op d’Mëtt vun der Gare. (Nëmmen ouni gedréckt Plack.)
window-aim-track = Klick op d’Gleis 1, egal wou.
window-no-station = keng Gare
window-no-picture = Nach kee Bild
window-round = Ronn { $number }
window-round-of = Ronn { $number } vun { $rounds }
window-before-deal = virum Ausdeelen
window-boneyard = { $count } an der Reserv
window-mexican = Mexican Train
window-end = Enn
window-hand = Hand
window-score = Punkten

## D’Fënster vun der Demo

demo-pause = Paus
demo-step = ee Schrëtt
demo-speed = Tempo
demo-lens = Lëns ofdecken
demo-pause-help = Paus, a weider
demo-step-help = ee Schrëtt, dann eng Paus
demo-speed-help = méi séier, méi lues
demo-lens-help = d’Lëns ofdecken, an erëm fräi maachen
demo-quit-help = ophalen
demo-note-referee = Den Arbitter gesäit nëmmen dëst Bild; d’Bots weisen him hir Steng net.
demo-last = D’Ronn ass gezielt; domat ass d’Demo fäerdeg.
demo-paused = Paus
demo-at-speed = Tempo { $speed }
demo-end = Enn: Q fir zouzemaachen

## Wat mat Kamera, Gare oder Logbuch net stëmmt; $why ass, wat d’Maschinn seet

trouble-dark = D’Kamera gesäit näischt. Ass d’Lëns zougedeckt oder d’Zëmmer däischter?
trouble-torn = D’Kamera schéckt futti Biller. Kuck de Kabel an de Stroum no.
trouble-clicks = Klick op d’Mëtt vun der Gare, dann op dat éischt Gleis, méi wäit ewech wéi en hallwe Steen.
trouble-no-tags = D’Kamera gesäit d’Coden op der Gare net. Ass déi ganz Plack am Bild, fräi an hell?
trouble-few-tags = D’Kamera gesäit { $seen } vun { $tags } Coden op der Gare a brauch { $needed }. Maach déi aner fräi oder réck d’Kamera méi no drun.
trouble-bent = D’Coden op der Gare sinn ze gesinn, mee net do, wou eng flaach Plack se huet. Läit d’Blat flaach, an ass et ganz gedréckt?
trouble-not-opened = D’Kamera ({ $name }) geet net op. Ass se ugeschloss a soss néierens am Gebrauch?
trouble-no-picture = D’Kamera ({ $name }) gëtt kee Bild méi. Ass se ugeschloss?
trouble-torn-once = D’Kamera ({ $name }) huet e Bild geschéckt, dat futti ass.
trouble-stalled = D’Kamera huet zanter { $seconds } s näischt geschéckt. Kuck de Kabel an de Stroum no.
trouble-failed = D’Kamera geet net méi: { $why }.
trouble-folder-gone = Den Dossier { $folder } ass ewech. Gouf e geréckelt, oder gouf den Disk erausgeholl?
trouble-pi-not-opened = D’Kamera { $index } um Pi geet net op ({ $why }). Kuck de flaache Kabel no, an ob en anere Programm se benotzt.
trouble-pi-stopped = D’Kamera um Pi huet opgehalen ({ $why }). Kuck hire flaache Kabel an de Stroum vum Pi no.
trouble-unplugged = D’Kamera ass net méi ugeschloss; schléiss se erëm un.
trouble-no-photo = Am Dossier ass nach keng Foto; d’Spill waart drop.
trouble-no-more = D’Kamera huet keng Biller méi; d’Spill geet mat Taste weider.
trouble-no-scale = Lee e Steen op den Dësch a klick nach eng Kéier: Hie gëtt de Moossstaf.
trouble-not-looked-at = D’Bild vun der Kamera konnt net gekuckt ginn ({ $why }). Et gëtt nach eng Kéier probéiert.
trouble-camera = { $text }
station-silent = D’Gare huet nach net geäntwert.
station-no-port = D’Gare ass net ugeschloss: { $port } gëtt et net.
station-no-pico = D’Gare ass net ugeschloss: Iwwer USB äntwert kee Pico.
station-port-shut = De Port { $port } vun der Gare geet net op ({ $why }).
station-mute = D’Gare op { $port } ass ewech: Si äntwert net.
station-pulled = D’Gare op { $port } ass ewech: De Stecker gouf erausgezunn.
station-firmware = D’Firmware { $version } vun der Gare schwätzt Protokoll { $theirs }, dëse Woo Woo schwätzt { $ours }. Bréng se à jour mat: woowoo station flash
station-tracks = D’Gare huet Luuchte fir { $theirs } Gleiser, an hub.toml steet { $ours }. Schreif déi richteg Zuel bei [table] tracks, oder änner board.py a flash en.
station-lights = D’Gare kennt d’Luuchte vun dësem Woo Woo net: woowoo station flash
journal-foreign = { $path } ass d’Datebank vun engem anere Programm; so eng aner Datei.
journal-other = { $path } ass vun engem anere Woo Woo (Logbuch { $theirs }, dësen hei liest { $ours }). Start deen aneren, oder so eng nei Datei.
journal-two = En anere Woo Woo huet an dës Partie geschriwwen, an { $path }. Maach ee vun deenen zwéin zou a start dësen hei nei; e mécht weider mat deem, wat do steet.
journal-unusable = D’Logbuch { $path } geet net ({ $why }). Gëtt et den Dossier, ass den Disk voll, oder huet en anere Woo Woo et op?
journal-damaged = { $path } ass beschiedegt oder kee Logbuch ({ $why }). Lee d’Datei op d’Säit; en neit Logbuch fänkt un.
journal-empty = An { $path } ass nach keng Partie.
verbatim = { $text }

## Eng Partie Ronn fir Ronn (agerëckt Zeile fänke mat Leerzeechen an Accoladen un)

record-sheet = { $title }, Dubbel-{ $set }-Set
record-players = { $names }
record-round = Ronn { $number }, Startdubbel { $engine }, { $name } fänkt un
record-tiles = { "  " }geluecht Steng: { $tiles }, Aktiounen: { $moves }
record-stood = { "  " }{ $name }: { $play } ass géint d’Reegelen; den Dësch huet et gëlle gelooss
record-taken-back = { "  " }zréckgeholl: { $count }
record-unfinished = { "  " }net fäerdeg gespillt
record-out = { $count ->
    [one] { "  " }{ $names } ass fäerdeg
   *[other] { "  " }{ $names } si fäerdeg
}
record-blocked = { "  " }blockéiert
record-yard-empty = { "  " }d’Reserv ass eidel
record-score = { $name } { $score }
record-scores = { "  " }{ $scores }
record-uncounted = Et ass nach keng Ronn gezielt.
record-standings = Endstand
record-standings-so-far = Zwëschestand
record-place = { "  " }{ $place }. { $name } { $score }
record-turn = { $name } ass drun.
record-next-highest = Nächste Startdubbel: den héchsten, deen een huet
record-next = Nächste Startdubbel: { $engine }

## D’Reegelen an einfache Wierder

rules-then = { $first }, dann { $next }
rules-players = { $number } bei { $players } Spiller
rules-players-span = { $number } bei { $least } bis { $most } Spiller
rules-sheet = { $title } ({ $least } bis { $most } Spiller)
rules-alike = { $one } an { $other } gi gläich gespillt.

rules-set_max = Steng a Ronnen
rule-set_max-other = En Dubbel-{ $value }-Set.
rule-set_for_players-none = Dee selwechte Set, egal wéi vill Leit matspillen.
rule-set_for_players-other = Déi héchst Zuel am Set: { $value }.
rule-hand_size-other = Steng fir jiddereen: { $value }.
rule-round_sequence-descending = De Startdubbel ass all Ronn ëm ee méi niddreg, bis bei den eidelen Dubbel.
rule-round_sequence-highest_held = De Startdubbel ass all Ronn den héchsten Dubbel, deen een huet.
rule-round_sequence-single = Eng Ronn ass dat ganzt Spill.
rule-rounds-n_1 = Et gëtt sou vill Ronne wéi Dubbelen am Set.
rule-rounds-1 = Eng Partie huet eng Ronn.
rule-rounds-other = Eng Partie huet { $value } Ronnen.
rule-match_end-rounds = D’Partie ass no der leschter Ronn eriwwer.
rule-match_end-other = D’Partie ass eriwwer, wann een { $value } Punkten huet.

rules-engine_find = De Startdubbel a wien ufänkt
rule-engine_find-set_aside = De Startdubbel gëtt virum Ausdeelen erausgesicht an an d’Mëtt geluecht.
rule-engine_find-holder = Wien den Dubbel vun der Ronn huet, leet en als Startdubbel.
rule-engine_find-highest_held = Den héchsten Dubbel, deen een huet, ass de Startdubbel.
rule-engine_missing-draw_in_turn = Wa keen en huet, gëtt der Rei no gezunn, bis een en huet.
rule-engine_missing-draw_all = Wa keen en huet, zitt jiddereen nach e Steen, bis een en huet.
rule-engine_missing-next_lower_held = Wa keen en huet, gëllt den nächsten Dubbel drënner, deen een huet.
rule-engine_lay_ends_turn-true = De Startdubbel leeën ass de ganzen Tour.
rule-engine_lay_ends_turn-false = Wien de Startdubbel leet, ass duerno och nach drun.
rule-engine_layer_redraws-true = Wien de Startdubbel leet, zitt dofir e Steen.
rule-engine_layer_redraws-false = Wien de Startdubbel leet, zitt dofir kee Steen.
rule-first_player-engine_layer = Wien de Startdubbel leet, fänkt déi éischt Ronn un.
rule-first_player-youngest = Wien am jéngsten ass, fänkt déi éischt Ronn un.
rule-first_player-chosen = Wien déi éischt Ronn ufänkt, maacht dir aus.
rule-first_player-high_draw = Wien den héchste Steen zitt, fänkt déi éischt Ronn un.
rule-next_starter-engine_layer = Wien de Startdubbel leet, fänkt och déi nächst Ronnen un.
rule-next_starter-same = All Ronn fänkt déi selwecht Persoun un.
rule-next_starter-rotate_left = Wien ufänkt, wiesselt der Rei no vu Ronn zu Ronn.
rule-next_starter-round_winner = Wien eng Ronn gewënnt, fänkt déi nächst un.

rules-opening_tiles = Den éischten Tour
rule-opening_tiles-one = Am éischten Tour lees de ee Steen, wéi soss och.
rule-opening_tiles-two = Wien ufänkt, leet am éischten Tour zwéi Steng, déi aner een.
rule-opening_tiles-any_chain = Am éischten Tour däerfs de eng Kette leeën, sou laang wéi s de wëlls.
rule-opening_routes-own_only = Däin éischte Stee fänkt däin eegenen Zuch un.
rule-opening_routes-own_or_mexican = Däin éischte Stee fänkt däin eegenen Zuch un oder kënnt un de Mexican Train.
rule-opening_routes-any_open = Däin éischte Steen däerf un all Zuch, dee fir dech op ass.
rule-opening_draw-none = Kanns de net ufänken, zitts de net.
rule-opening_draw-one = Kanns de net ufänken, zitts de ee Steen.
rule-opening_draw-until_playable = Kanns de net ufänken, zitts de, bis et geet.
rule-opening_fail_marks-true = Kanns de net ufänken, ass däin Zuch op.
rule-opening_fail_marks-false = Kanns de net ufänken, bleift däin Zuch trotzdeem zou.
rule-opening_double-normal = En Dubbel am éischten Tour ass wéi all aneren.
rule-opening_double-deferred = En Dubbel am éischten Tour gëtt eréischt ofgedeckt, wa jiddereen eemol dru war.
rule-opening_double-none = En Dubbel am éischten Tour muss net ofgedeckt ginn.
rule-opening_out-ends_now = Lees de am éischten Tour all deng Steng, ass d’Ronn eriwwer.
rule-opening_out-finish_lap = Lees de am éischten Tour all deng Steng, kommen déi aner nach drun.
rule-own_train_first-no = Du däerfs soss anzwousch leeën, ier däin eegenen Zuch e Steen huet.
rule-own_train_first-before_opponents = Fänk däin eegenen Zuch un, ier s de bei deenen aneren ulees.
rule-own_train_first-before_anything = Fänk däin eegenen Zuch un, ier s de soss anzwousch lees, och ier s de en Dubbel ofdecks.

rules-must_play = Leeën an zéien
rule-must_play-any_legal = Kanns de leeën, muss de.
rule-must_play-own_train = Kanns de un däin eegenen Zuch leeën, muss de leeën; soss anzwousch däerfs de.
rule-must_play-optional = Du däerfs zéien, amplaz ze leeën.
rule-draw_count-until_playable = Kanns de net leeën, zitts de, bis et geet.
rule-draw_count-1 = Kanns de net leeën, zitts de ee Steen.
rule-draw_count-other = Kanns de net leeën, zitts de bis zu { $value } Steng.
rule-drawn_must_play-true = Passt deen neie Steen, muss de e leeën.
rule-drawn_must_play-false = Passt deen neie Steen, däerfs de e behalen.
rule-boneyard_empty-continue = Ass d’Reserv eidel, geet et weider, bis kee méi leeë kann.
rule-boneyard_empty-ends_round = D’Ronn hält mat deem Tour op, deen d’Reserv eidel mécht.

rules-open_trains = Zich: op an zou
rule-open_trains-true = Déi aner däerfen un däin Zuch leeën, soulaang en op ass.
rule-open_trains-false = U friem Zich gëtt ni geluecht.
rule-open_trigger-no_play_anywhere = Kanns de néierens leeën, och net nom Zéien, geet däin Zuch op.
rule-open_trigger-no_own_play = Kanns de net un däin Zuch leeën, geet en op, och wann et soss anzwousch geet.
rule-close_trigger-own_play = Lees de do un, geet en zou.
rule-close_trigger-own_play_optional = Hues de do ugeluecht, däerfs de en zoumaachen oder op loossen.
rule-close_trigger-any_play = Lees de iergendwou un, egal u wéi en Zuch, geet en zou.
rule-close_trigger-manual = E geet zou, wann s du et sees.
rule-voluntary_open-true = Bass de drun, däerfs de däin Zuch ëmmer opmaachen.
rule-voluntary_open-false = Du kanns en net einfach esou opmaachen.
rule-open_slot_playable-true = Déi aner däerfen en oppenen Zuch ufänken, deen nach kee Steen huet.
rule-open_slot_playable-false = Den éischte Stee vun dengem Zuch lees nëmmen du.
rule-marker_polarity-present_is_open = E Marker um Zuch heescht: op.
rule-marker_polarity-present_is_closed = E Marker um Zuch heescht: zou. Ouni Marker ass en op.

rules-mexican_train = De Mexican Train
rule-mexican_train-true = Et gëtt ee Mexican Train, oppe fir jiddereen.
rule-mexican_train-false = Et gëtt kee Mexican Train.
rule-mexican_from-turn1 = Jiddereen däerf en zu all Moment ufänken.
rule-mexican_from-turn2 = Vun dengem zweeten Tour un däerfs de en ufänken.
rule-mexican_from-after_own = Du däerfs en ufänken, soubal däin eegenen Zuch e Steen huet.
rule-mexican_from-after_all = En däerf ufänken, soubal all Spiller e Steen am eegenen Zuch huet.
rule-mexican_first-engine = Säin éischte Stee passt bei de Startdubbel.
rule-mexican_first-any = Säin éischte Steen ass egal.
rule-mexican_place-hub_track = E fänkt an der Mëtt un, wéi déi aner.
rule-mexican_place-off_hub = E läit apaart, net an der Mëtt.
rule-mexican_place-either = E fänkt an der Mëtt un oder läit apaart, wéi s de wëlls.

rules-double_second = Dubbelen
rule-double_second-on_double = No engem Dubbel lees de en zweete Steen, un deen Dubbel.
rule-double_second-anywhere = No engem Dubbel lees de en zweete Steen, wou s de däerfs.
rule-double_second-extra_turn = No engem Dubbel bass de nach eng Kéier drun, a kee muss en ofdecken.
rule-double_second-none = En Dubbel gëtt geluecht wéi all anere Steen.
rule-double_chain-no = Deen zweete Steen däerf keen Dubbel sinn.
rule-double_chain-unlimited = Deen zweete Steen däerf erëm en Dubbel sinn, a sou weider.
rule-double_chain-if_coverable = Deen zweete Steen däerf en Dubbel sinn, wann s du en ofdecke kanns.
rule-double_draw-one_per_turn = Wien an deem Tour scho gezunn huet, zitt fir en Dubbel net nach eng Kéier.
rule-double_draw-extra_draw = Wien an deem Tour scho gezunn huet, däerf fir en Dubbel nach eng Kéier zéien.
rule-double_fail_marks-true = Kanns de en Dubbel net ofdecken, geet däin Zuch op.
rule-double_fail_marks-false = Kanns de en Dubbel net ofdecken, bleift däin Zuch, wéi en ass.
rule-double_blocks-all = Soulaang en Dubbel net ofgedeckt ass, däerfs de nëmmen deen ofdecken.
rule-double_blocks-train = En Dubbel, deen net ofgedeckt ass, hält nëmme säin Zuch op; ofdecken däerf e jiddereen.
rule-double_blocks-none = En Dubbel, deen net ofgedeckt ass, hält soss keen op.
rule-open_double_order-fifo = Vun e puer Dubbele gëtt deen eelste fir d’éischt ofgedeckt.
rule-open_double_order-lifo = Vun e puer Dubbele gëtt deen neiste fir d’éischt ofgedeckt.
rule-open_double_order-any = Bei e puer Dubbelen ass d’Reiefolleg egal.
rule-drawn_double-normal = Wien en Dubbel zitt, wann een ofzedecken ass, behält en.
rule-drawn_double-play_and_redraw = Wien en Dubbel zitt, wann een ofzedecken ass, leet en an zitt nach eng Kéier.
rule-cover_ends_turn-true = E friemen Dubbel ofdecken ass däi ganzen Tour.
rule-cover_ends_turn-false = Hues de e friemen Dubbel ofgedeckt, bass de nach drun.
rule-dead_double-released = En Dubbel, fir deen et kee Stee méi gëtt, muss net ofgedeckt ginn.
rule-dead_double-ends_round = Gëtt et fir en Dubbel kee Stee méi, ass d’Ronn eriwwer, soubal d’Reserv eidel ass.
rule-foot-1 = En Dubbel gëtt mat engem Steen ofgedeckt.
rule-foot-other = En Dubbel gëtt mat { $value } Steng ofgedeckt.
rule-go_out_on_double-allowed = Mat engem Dubbel als leschte Stee bass de fäerdeg.
rule-go_out_on_double-must_cover = En Dubbel als leschte Stee muss ofgedeckt sinn, ier s de fäerdeg bass.

rules-knock = De leschte Steen
rule-knock-off = Kee muss soen, datt nëmmen nach ee Steen iwwreg ass.
rule-knock-courtesy = Beim leschte Stee klapps de; Vergiesse kascht näischt.
rule-knock-penalty = Beim leschte Stee klapps de; soss bezils de, wann een dech erwëscht.
rule-knock_penalty-1 = Gëss de erwëscht, kascht dat ee Steen aus der Reserv.
rule-knock_penalty-other = Gëss de erwëscht, kascht dat { $value } Steng aus der Reserv.
rule-knock_loses_turn-true = Gëss de erwëscht, kascht dat och däin nächsten Tour.
rule-knock_loses_turn-false = Gëss de erwëscht, kascht dat keen Tour.
rule-knock_exempt_double_exit-true = Gëss de mat engem Dubbel an dem Steen drun an engem Tour fäerdeg, muss de net klappen.
rule-knock_exempt_double_exit-false = Tëscht engem Dubbel an dem Steen dru klapps de och.

rules-scoring = Punkten
rule-scoring-penalty = Jiddereen zielt, wat nach do ass; déi niddregst Zomm gewënnt.
rule-scoring-positive = Wie fäerdeg ass, kritt, wat déi aner nach hunn; déi héchst Zomm gewënnt.
rule-blank_value-0 = Eng eidel Hallschent kascht näischt.
rule-blank_value-other = Eng eidel Hallschent kascht { $value } Punkten.
rule-double_blank_value-0 = Den eidelen Dubbel kascht näischt.
rule-double_blank_value-other = Den eidelen Dubbel kascht { $value } Punkten.
rule-blank_wild-true = Eng eidel Hallschent passt bei all Zuel.
rule-blank_wild-false = Eng eidel Hallschent passt nëmme bei eng eidel.
rule-blocked_scoring-all_count = An enger blockéierter Ronn zielt jiddereen, wat nach do ass.
rule-blocked_scoring-lowest_zero = An enger blockéierter Ronn zielt déi niddregst Hand näischt.
rule-tie_break-zero_rounds = déi meescht Ronnen ouni Punkten
rule-tie_break-lowest_nonzero_round = déi niddregst aner Ronn
rule-tie_break-shared = eng gedeelt Plaz
rule-tie_break-play_on = nach eng Ronn
rule-tie_break-other = Bei gläichen Zommen: { $value }.

title-house = Hausreegelen
title-french_guide = Franséische Guide
title-hub_leaflet = Blat aus der Këscht, mat friemen Zich, Mexican Train, Dubbelen a Ronnen
title-hub_leaflet_basic = Blat aus der Këscht, d’Basisspill
title-luxembourg_guide = Lëtzebuerger Guide
title-mexican_trail = Mexican-Trail-Blat
title-mexican_trail_fast9 = Mexican-Trail-Blat, dat schnellt Spill mam Dubbel-9-Set
title-polish_guide = Polnesche Guide
