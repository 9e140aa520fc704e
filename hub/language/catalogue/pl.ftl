### Woo Woo po polsku.
###
### Słowa, zawsze te same:
###   tile kostka | double dublet | to cover przykryć | engine lokomotywa | station stacja
###   train pociąg | Mexican Train pociąg meksykański | open, closed otwarty, zamknięty
###   marker znacznik | track tor | boneyard stos | hand ręka | to play dołożyć, dokładać
###   to draw dobrać, dobierać | to pass spasować | to knock zapukać, pukać | to catch złapać
###   opening chain łańcuch | turn tura | round runda | match partia | game gra | sheet zasady
###   double-12 set zestaw do 12-12 | deal rozdać | out bez kostek | blocked zablokowana
###   by the table's word za zgodą stołu | plate plansza | tags kody | journal dziennik
###
### Imiona stoją zawsze w mianowniku: „pociąg gracza Ana”. O graczach mówi się w czasie
### teraźniejszym, żeby nie zgadywać rodzaju. Do jednej osoby: ty, do wszystkich przy stole: wy.

## Pociągi i wyliczenia

train-of =
    .player = pociągu gracza { $owner }
    .mexican = pociągu meksykańskiego
train-on =
    .player = na pociągu gracza { $owner }
    .mexican = na pociągu meksykańskim
option = { $tile } do { TRAIN($train, form: "of") }
list-more = { $first }, { $next }
list-last = { $first } i { $last }

## Dlaczego ruch jest odrzucony

refusal-round_over = Runda skończona. Policzcie kostki, które zostały.
refusal-not_in_round = W trakcie rundy się nie rozdaje ani nie liczy.
refusal-no_such_player = Nie ma gracza { $player }. Grają: { $players }.
refusal-not_your_turn = Teraz gra { $turn }. { $name } musi poczekać.
refusal-no_such_train = Nie ma pociągu { $letter }. Są pociągi { $letters }.
refusal-not_in_set = W zestawie do { $set }-{ $set } nie ma { $tile }.
refusal-is_engine = { $tile } to lokomotywa. Zostaje na środku.
refusal-on_table = { $tile } leży już { TRAIN($train, form: "on") }, a jest tylko jedna.
refusal-not_in_hand = { $name } nie ma { $tile } w ręce.
refusal-does_not_fit = { $tile } nie pasuje do { TRAIN($train, form: "of") }. Tam musi być { $end }.
refusal-no_mexican = W tych zasadach nie ma pociągu meksykańskiego.
refusal-only_own = W tych zasadach każdy dokłada tylko do własnego pociągu.
refusal-closed = Pociąg gracza { $owner } jest zamknięty. Tylko { $owner } może do niego dokładać, póki ma ruch.
refusal-opening_own = { $name } musi pierwszą kostką zacząć własny pociąg.
refusal-opening_own_or_mexican = Pierwszą kostkę { $name } dokłada do własnego pociągu albo do meksykańskiego.
refusal-mexican_turn2 = { $name } może zacząć pociąg meksykański dopiero w swojej drugiej turze.
refusal-mexican_after_own = { $name } może zacząć pociąg meksykański dopiero po własnym.
refusal-mexican_after_all = Pociąg meksykański może ruszyć, gdy każdy pociąg ma kostkę. Jeszcze nie: { $missing }.
refusal-own_first = { $name } musi najpierw zacząć własny pociąg.
refusal-slot_reserved = Pierwszą kostkę może tu położyć tylko { $owner }.
refusal-cover_first = Najpierw trzeba przykryć dublet { $double } { TRAIN($due, form: "on") }.
refusal-cover_in_order = Dublet { $double } { TRAIN($due, form: "on") } trzeba przykryć jako pierwszy.
refusal-cover_own_double = { $name } musi teraz przykryć swój dublet { $double } { TRAIN($due, form: "on") }.
refusal-second_double = Po dublecie { $double } { $name } nie może dołożyć kolejnego dubletu.
refusal-double_not_coverable = Żeby dołożyć też { $tile }, { $name } musi mieć czym przykryć ten dublet.
refusal-can_play = { $name } może dołożyć { $option }, więc musi.
refusal-can_cover = { $name } może dołożyć { $option }. Dublet ma pierwszeństwo.
refusal-can_follow = { $name } może dołożyć { $option }. Dublet wymaga drugiej kostki.
refusal-must_play_drawn = Dobrana kostka { $tile } pasuje. { $name } musi dołożyć { $option }.
refusal-already_drawn = { $name } nie może już dobierać w tej turze (limit: { $limit }).
refusal-no_opening_draw = W pierwszej turze nikt nie dobiera.
refusal-opening_drawn = { $name } nie może już dobierać w pierwszej turze.
refusal-no_second_draw = { $name } nie może dobrać drugi raz. Dublet tego nie zmienia.
refusal-playable_now = { $name } może dołożyć dobraną kostkę: { $option }.
refusal-yard_empty = Stos jest pusty. { $name } może tylko spasować.
refusal-not_next_tile = { $tile } to nie jest następna kostka ze stosu.
refusal-name_the_tile = Powiedz, jaką kostkę dobiera { $name }: ta ręka jest odkryta.
refusal-draw_first = { $yard ->
    [one] { $name } musi najpierw dobrać. W stosie jest { $yard } kostka.
    [few] { $name } musi najpierw dobrać. W stosie są { $yard } kostki.
    [many] { $name } musi najpierw dobrać. W stosie jest { $yard } kostek.
   *[other] { $name } musi najpierw dobrać. W stosie jest { $yard } kostki.
}
refusal-chain_running = { $name } układa łańcuch: dołóż następną kostkę albo go zakończ.
refusal-nothing_to_end = { $name } nie układa łańcucha. Dołóż, dobierz albo spasuj.
refusal-no_markers = W tych zasadach pociągi nigdy nie są otwarte.
refusal-already_open = Pociąg gracza { $name } już jest otwarty.
refusal-not_at_will = Pociąg otwiera się przy braku ruchu, nie na życzenie.
refusal-not_open = Pociąg gracza { $name } nie jest otwarty.
refusal-closes_itself = Znacznik schodzi sam, po dołożeniu kostki.
refusal-close_after_own = { $name } może zamknąć pociąg dopiero po dołożeniu do niego kostki.
refusal-no_knocking = W tych zasadach nikt nie musi pukać.
refusal-not_last_tile = { $count ->
    [one] { $name } ma { $count } kostkę. Puka się przy ostatniej.
    [few] { $name } ma { $count } kostki. Puka się przy ostatniej.
    [many] { $name } ma { $count } kostek. Puka się przy ostatniej.
   *[other] { $name } ma { $count } kostki. Puka się przy ostatniej.
}
refusal-no_penalty = W tych zasadach puka się tylko z grzeczności: bez kar.
refusal-nothing_to_catch = Nie można złapać gracza { $name }: pukanie już było albo jest za późno.
refusal-caught_oneself = { $name } nie może łapać siebie. Musi to zrobić ktoś inny.
refusal-wrong_penalty = { $name } dobiera za to { $penalty }, nie { $count }.
refusal-not_blocked = { $yard ->
    [one] Runda nie jest zablokowana: w stosie jest jeszcze { $yard } kostka.
    [few] Runda nie jest zablokowana: w stosie są jeszcze { $yard } kostki.
    [many] Runda nie jest zablokowana: w stosie jest jeszcze { $yard } kostek.
   *[other] Runda nie jest zablokowana: w stosie jest jeszcze { $yard } kostki.
}
refusal-blocks_itself = Runda nie jest zablokowana: grajcie dalej, skończy się sama.
refusal-no_round = Nie ma jeszcze rundy. Najpierw rozdajcie.
refusal-round_running = Runda { $number } jeszcze trwa.
refusal-not_counted = { $count ->
    [one] Najpierw policzcie kostki: { $names } jeszcze musi.
   *[other] Najpierw policzcie kostki: { $names } jeszcze muszą.
}
refusal-match_over = Partia skończona. Wygrywa { $winners }.
refusal-wrong_engine = Lokomotywą rundy { $number } jest { $engine }.
refusal-no_such_engine = W zestawie do { $set }-{ $set } nie ma { $engine }.
refusal-wrong_starter = Rundę { $number } zaczyna { $name }.
refusal-wrong_hands = Graczy jest { $players }, a rąk { $hands }.
refusal-wrong_hand_size = { $size ->
    [one] { $name } bierze { $size } kostkę, nie { $count }.
    [few] { $name } bierze { $size } kostki, nie { $count }.
    [many] { $name } bierze { $size } kostek, nie { $count }.
   *[other] { $name } bierze { $size } kostki, nie { $count }.
}
refusal-wrong_total = Kostek w zestawie do { $set }-{ $set } jest { $total }, a tu { $count }.
refusal-tile_twice = { $tile } jest tu dwa razy.
refusal-nothing_to_count = Do końca rundy nie ma czego liczyć.
refusal-out_is_zero = { $name } jest bez kostek i nie ma czego liczyć.
refusal-wrong_tiles = { $count ->
    [0] { $name } nie ma żadnej kostki.
   *[other] { $name } ma { $tiles }.
}
refusal-wrong_points = Punkty gracza { $name } to { $points }, nie { $count }.
refusal-counted_on_table = { $tile } leży { TRAIN($train, form: "on") }, więc nikt jej nie ma.
refusal-engine_on_table = { $tile } to lokomotywa, więc nikt jej nie ma.
refusal-counted_already = { $tile } jest już policzona u gracza { $name }.
refusal-no_points = Podaj kostki gracza { $name } albo punkty: liczbę od 0.

## Co może się stać tylko na stole

refusal-closed_turn = Pociąg gracza { $owner } jest zamknięty, a teraz gra { $turn }.
refusal-gone = Brakuje { $tile } { TRAIN($train, form: "on") }. Odłóż ją na miejsce.
refusal-hidden = Nie widać { $count } kostek. Czy coś zasłania je albo kamerę?
refusal-turned = { $tile } { TRAIN($train, form: "on") } leży odwrotnie: { $inner } ma być bliżej stacji, { $outer } dalej.
refusal-swapped = Zamiast { $tile } { TRAIN($train, form: "on") } leży { $seen }. Odłóż { $tile } na miejsce.
refusal-not_at_end = { $tile } leży w środku { TRAIN($train, form: "of") }. Dokłada się tylko na końcu.
refusal-wrong_way = { $tile } leży odwrotnie: { $end } ma być przy końcu { TRAIN($train, form: "of") }.
refusal-at_once = Za dużo naraz ({ $count }): { $tiles }. Po jednej.
refusal-second_mexican = Na torze { $track } zaczyna się następny pociąg. Pociąg meksykański jest tylko jeden i już jedzie.
refusal-nobodys_track = Tor { $track } jest niczyj. Zdejmij z niego kostkę.
refusal-wrong_engine_lies = Lokomotywą tej rundy jest { $engine }, a na stacji leży { $seen }.
refusal-clear_table = Na torach leżą kostki z innej rundy ({ $count }). Sprzątnijcie stół i połóżcie { $engine } na stacji.
refusal-unread = To niech { $name } położy kostkę jeszcze raz, żeby dała się odczytać.
refusal-taken_back = To zdejmij { $tile } ze stołu.

## Pytania i odpowiedzi

ask-which-tile = Którą kostkę dokłada { $name }?
ask-played = Czy { $name } dokłada { $option }?
ask-begun-mexican = { $tile } leży obok pociągów. Czy { $name } zaczyna nią pociąg meksykański?
ask-who-laid = Kto położył { $engine }?
ask-hand = { $name } ma { $tiles }. Czy to wszystko?
ask-hand-of = { $name } ma { $tiles }: widać { $seen } z { $held }. Czy to wszystko?
ask-still-there = Ruch cofnięty, ale { $tile } nadal leży. Czy się liczy?
answer-yes = Tak
answer-no = Nie
answer-not-yet = Nie, jeszcze nie
answer-only-lies = Nie, tylko tam leży
answer-none = Żadna z nich
answer-plays = { $plays }
answer-name = { $name }

## Co się stało

told-deal = Runda { $number }: lokomotywa { $engine }, zaczyna { $name }.
told-play = { $name } dokłada { $tile } do { TRAIN($train, form: "of") }.
told-stood = { $name } dokłada { $tile } do { TRAIN($train, form: "of") }. Stół się zgadza.
told-draw = { $name } dobiera.
told-draw-tile = { $name } dobiera { $tile }.
told-points = { $points ->
    [one] { $name } ma w ręce { $points } punkt.
    [few] { $name } ma w ręce { $points } punkty.
    [many] { $name } ma w ręce { $points } punktów.
   *[other] { $name } ma w ręce { $points } punktu.
}
told-tiles = { $name } ma w ręce { $tiles }.
told-nothing = { $name } ma pustą rękę.
told-catch = { $by } łapie: { $name } nie puka.
told-pass = { $name } pasuje.
told-end = { $name } kończy łańcuch.
told-open = { $name } otwiera swój pociąg.
told-close = { $name } zamyka swój pociąg.
told-knock = { $name } puka: została jedna kostka.
told-blocked = { $name } mówi, że nikt już nie ma ruchu.
told-taken-back = Cofnięte: { $what }

## Co teraz robić

turn-of = Teraz gra { $name }.
turn-second = { $name } dokłada jeszcze jedną kostkę po dublecie.
turn-cover = { $name } musi przykryć { $double } { TRAIN($train, form: "on") }.
turn-deal = Rozdajcie kostki i połóżcie lokomotywę na stacji.
turn-count = Runda skończona. { $name } odkrywa kostki, które zostały.
turn-clear = Runda policzona. Sprzątnijcie stół przed następną.
turn-won = { $count ->
    [one] Partię wygrywa { $names }.
   *[other] Partię wygrywają { $names }.
}
turn-rest = Gra ma przerwę.

## Co można powiedzieć: słowo na przycisk i zdanie

do-knock = pukam
do-end = kończę łańcuch
do-draw = dobieram
do-pass = pasuję
do-open = otwieram pociąg
do-close = zamykam pociąg
do-blocked = nikt nie ma ruchu
do-catch = łapię: { $name }
do-play = dokładam
do-play-sentence = { $name } dokłada kostkę do pociągu.
do-count = liczę
do-count-sentence = Punkty w ręce gracza { $name } albo kostki: 5-3 6-6.
do-deal = rozdaję
do-deal-engine-sentence = Zaczyna się runda; podaj, który dublet jest lokomotywą i kto go położył.
do-deal-layer-sentence = Zaczyna się runda; podaj, kto położył lokomotywę.
do-stand = niech zostanie
do-stand-sentence = { $tile } zostaje za zgodą stołu.
do-answer-sentence = { $question } { $answer }.
do-undo = cofnij
do-undo-sentence = Ostatnie zdarzenie zostaje cofnięte.
do-rest = przerwa
do-rest-sentence = Gra ma przerwę.
do-go-on = gramy dalej
do-go-on-sentence = Gra toczy się dalej.
do-remind = kto teraz?
do-remind-sentence = Jeszcze raz: co teraz robić.
do-woowoo = Woo Woo!
do-woowoo-sentence = Gwizdek na zwycięstwo.
do-shut-down = wyłącz
do-shut-down-sentence = Program się wyłącza; gra jest zapisana.

## Co jeszcze mówi program

note-nothing-yet = Jeszcze nic się nie stało.
note-deal-first = Najpierw rozdajcie.
note-blocked = Runda zablokowana: każdy ma jeszcze kostki. Policzcie je.
note-answer-first = Najpierw odpowiedz: { $question }
note-no-question = Nie ma żadnego pytania.
note-answers = Odpowiedzi są od 1 do { $count }.
note-nothing-stands = Nie ma odrzuconego ruchu, który może zostać.
note-goes-on = Gra toczy się dalej.
note-good-night = Dobranoc.
note-press-taken-back = Naciśnięcie cofnięte.
note-stumbled = Woo Woo potyka się o własne nogi ({ $error }). Gra jest zapisana i toczy się dalej; zgłoś, proszę, co pisze terminal.
note-sees-again = Kamera znów widzi stół.
note-lit-again = Stacja znów świeci.
note-no-screen = Nie ma tu ekranu; gra toczy się słowami. ? je wyświetla.

## Co jest wpisane i nic nie znaczy

word-none = Wpisz ?, a zobaczysz, jakie są słowa.
word-unknown = Słowa „{ $words }” tu nie ma. Wpisz ?, a zobaczysz, jakie są.
word-no-tile = „{ $words }” to nie kostka. Kostkę wpisuje się tak: 5-3.
word-no-round = Nie ma jeszcze rundy. Wpisz n, żeby zacząć pierwszą.
word-no-player = Nikt nie nazywa się { $who }. Grają: { $players }.
word-one-deal = Podaj jeden dublet i kto go położył, na przykład: n 9 B
word-who-laid = Podaj, kto położył lokomotywę, na przykład: n B
word-which-engine = Podaj, który dublet jest lokomotywą i kto go położył, na przykład: n 9 B
word-no-question = Teraz nie ma żadnego pytania.
word-what-does = Co robi { $name }? Dołożenie kostki wpisuje się tak: { $letter } 5-3

## Słowa, które można wpisać, i co mówią

help-now = Teraz:
help-all = Wszystkie słowa:
help-n = rozdanie: zacznij pierwszą rundę albo następną
help-d = dobieram
help-p = pasuję
help-o = nie mam ruchu na własnym pociągu
help-c = zamykam swój pociąg
help-e = kończę swój łańcuch
help-k = pukam
help-b = nikt już nie ma ruchu
help-y = tak, gdy czeka pytanie
help-no = nie, gdy czeka pytanie
help-1 = pierwsza odpowiedź na pytanie; 2 druga ...
help-s = niech odrzucony ruch zostanie
help-u = cofnij ostatnie zdarzenie
help-r = przerwa i dalsza gra
help-play-own = dokładam 5-3 do własnego pociągu
help-play = dokładam ją do pociągu B; >M to pociąg meksykański
help-play-of = B dokłada ją do własnego pociągu
help-draw-of = B dobiera; tak samo p o c e k b
help-catch = łapię: B nie puka
help-deal = to samo co n
help-deal-layer = rozdanie; B kładzie lokomotywę, jeśli zasady tego wymagają
help-deal-engine = rozdanie; B kładzie 9-9 jako lokomotywę
help-points = punkty, które po rundzie zostały w ręce
help-tiles = kostki, które po rundzie zostały w ręce
help-q = koniec; gra jest zapisana
help-list = ta lista

## Okno

window-type = wpisz słowo
window-help = pomoc
window-quit = zakończ
window-keys-title = Klawisze
window-words-title = Słowa wpisywane po Enter
window-type-help = wpisz słowo, drugi Enter je zatwierdza
window-aim-help = wyceluj kamerę dwoma kliknięciami, bez planszy
window-help-help = ta pomoc
window-quit-help = koniec; gra jest zapisana
window-note-outlines = Zielona ramka: kostka odczytana na pewno; bursztynowa: sprawdzana jeszcze raz.
window-note-words = Klawisze i słowa mówią to, czego kamera nie widzi.
window-aim-centre = Kliknij środek stacji. (Tylko dla stacji bez wydrukowanej planszy.)
window-aim-track = Kliknij tor 1, w dowolnym miejscu.
window-no-station = brak stacji
window-no-picture = Jeszcze nie ma obrazu
window-round = Runda { $number }
window-round-of = Runda { $number } z { $rounds }
window-before-deal = przed rozdaniem
window-boneyard = w stosie: { $count }
window-mexican = Meksykański
window-end = koniec
window-hand = ręka
window-score = wynik

## Okno pokazu

demo-pause = pauza
demo-step = następny krok
demo-speed = tempo
demo-lens = zasłoń obiektyw
demo-pause-help = pauza i dalsza gra
demo-step-help = jeden krok, potem pauza
demo-speed-help = szybciej, wolniej
demo-lens-help = zasłoń i odsłoń obiektyw
demo-quit-help = zakończ
demo-note-referee = Sędzia widzi tylko ten obraz; boty ukrywają przed nim swoje kostki.
demo-last = Runda policzona; na tym pokaz się kończy.
demo-paused = pauza
demo-at-speed = tempo { $speed }
demo-end = koniec: Q zamyka

## Co jest nie tak z kamerą, stacją albo dziennikiem; $why to słowa komputera

trouble-dark = Kamera nic nie widzi. Czy obiektyw jest zasłonięty albo jest ciemno?
trouble-torn = Kamera przesyła uszkodzone obrazy. Sprawdź jej kabel i zasilanie.
trouble-clicks = Kliknij środek stacji, a potem jej pierwszy tor, dalej niż pół kostki od środka.
trouble-no-tags = Kamera nie widzi kodów stacji. Czy na obrazie jest cała plansza, odsłonięta i oświetlona?
trouble-few-tags = Kamera widzi kody stacji: { $seen } z { $tags }, a potrzebuje { $needed }. Odsłoń pozostałe albo przysuń kamerę.
trouble-bent = Kody stacji widać, ale nie tam, gdzie są na płaskiej planszy. Czy kartka leży płasko i jest wydrukowana w całości?
trouble-not-opened = Nie da się otworzyć: { $name }. Czy wszystko jest podłączone i nie używa tego inny program?
trouble-no-picture = Nie ma już obrazu: { $name }. Czy wszystko jest podłączone?
trouble-torn-once = Uszkodzony obraz: { $name }.
trouble-stalled = Kamera nic nie przesyła od { $seconds } s. Sprawdź jej kabel i zasilanie.
trouble-failed = Kamera zawiodła: { $why }.
trouble-folder-gone = Nie ma już folderu { $folder }. Czy jest gdzie indziej albo wyjęto dysk?
trouble-pi-not-opened = Nie da się otworzyć kamery Pi { $index } ({ $why }). Sprawdź taśmę i czy nie używa jej inny program.
trouble-pi-stopped = Kamera Pi przestała działać ({ $why }). Sprawdź jej taśmę i zasilanie Pi.
trouble-unplugged = Kamera jest odłączona; podłącz ją znowu.
trouble-no-photo = W folderze nie ma jeszcze zdjęcia; gra na nie czeka.
trouble-no-more = Kamera nie ma więcej obrazów; gra toczy się dalej z klawiatury.
trouble-no-scale = Połóż kostkę na stole i kliknij jeszcze raz: od niej zależy skala.
trouble-not-looked-at = Nie udało się obejrzeć obrazu z kamery ({ $why }). Będzie następna próba.
trouble-camera = { $text }
station-silent = Stacja jeszcze nie odpowiada.
station-no-port = Stacja nie jest podłączona: nie ma portu { $port }.
station-no-pico = Stacja nie jest podłączona: na USB nie odpowiada żadne Pico.
station-port-shut = Nie da się otworzyć portu stacji { $port } ({ $why }).
station-mute = Nie ma łączności ze stacją na { $port }: stacja nie odpowiada.
station-pulled = Nie ma łączności ze stacją na { $port }: stacja jest odłączona.
station-firmware = Program stacji { $version } mówi protokołem { $theirs }, a ten komputer { $ours }. Zaktualizuj stację: woowoo station flash
station-tracks = Stacja ma światła dla { $theirs } torów, a hub.toml podaje { $ours }. Wpisz właściwą liczbę do [table] tracks albo zmień board.py i wgraj go na stację.
station-lights = Stacja nie przyjmuje świateł tego komputera: woowoo station flash
journal-foreign = { $path } to baza danych innego programu; podaj inny plik.
journal-other = { $path } pochodzi z innej wersji Woo Woo (dziennik { $theirs }, ta czyta { $ours }). Uruchom tamtą albo podaj nowy plik.
journal-two = Do tej partii w { $path } pisze też inne Woo Woo. Zatrzymaj jedno z nich, a to uruchom jeszcze raz; ruszy od tego, co zapisane.
journal-unusable = Nie da się użyć dziennika { $path } ({ $why }). Czy folder istnieje, a dysk ma miejsce? Czy dziennika nie używa inne Woo Woo?
journal-damaged = Plik { $path } jest uszkodzony albo to nie dziennik ({ $why }). Przenieś go; zacznie się nowy.
journal-empty = W { $path } nie ma jeszcze partii.
verbatim = { $text }

## Partia spisana runda po rundzie (wcięte wiersze zaczynają się odstępem w klamrach)

record-sheet = { $title }, zestaw do { $set }-{ $set }
record-players = { $names }
record-round = Runda { $number }, lokomotywa { $engine }, zaczyna { $name }
record-tiles = { "  " }dołożone kostki: { $tiles }, ruchy: { $moves }
record-stood = { "  " }{ $name }: { $play } jest wbrew zasadom; stół się zgadza
record-taken-back = { "  " }cofnięte: { $count }
record-unfinished = { "  " }niedokończona
record-out = { $count ->
    [one] { "  " }{ $names } jest bez kostek
   *[other] { "  " }{ $names } są bez kostek
}
record-blocked = { "  " }zablokowana
record-yard-empty = { "  " }stos jest pusty
record-score = { $name } { $score }
record-scores = { "  " }{ $scores }
record-uncounted = Żadna runda nie jest jeszcze policzona.
record-standings = Wyniki
record-standings-so-far = Wyniki do tej pory
record-place = { "  " }{ $place }. { $name } { $score }
record-turn = Teraz gra { $name }.
record-next-highest = Następna lokomotywa: najwyższy dublet w rękach
record-next = Następna lokomotywa: { $engine }

## Zasady prostymi słowami

rules-then = { $first }, potem { $next }
rules-players = { $players } graczy: { $number }
rules-players-span = { $least }–{ $most } graczy: { $number }
rules-sheet = { $title } ({ $least }–{ $most } graczy)
rules-alike = { $one } i { $other }: gra się tak samo.

rules-set_max = Kostki i rundy
rule-set_max-other = Zestaw do { $value }-{ $value }.
rule-set_for_players-none = Ten sam zestaw dla każdej liczby graczy.
rule-set_for_players-other = Najwyższa liczba w zestawie: { $value }.
rule-hand_size-other = Kostki na gracza: { $value }.
rule-round_sequence-descending = W każdej rundzie lokomotywa jest o jeden niższa, aż do 0-0.
rule-round_sequence-highest_held = W każdej rundzie lokomotywą jest najwyższy dublet w rękach.
rule-round_sequence-single = Cała gra to jedna runda.
rule-rounds-n_1 = Rund jest tyle, ile dubletów w zestawie.
rule-rounds-1 = Partia ma jedną rundę.
rule-rounds-other = { $value ->
    [one] Partia ma { $value } rundę.
    [few] Partia ma { $value } rundy.
    [many] Partia ma { $value } rund.
   *[other] Partia ma { $value } rundy.
}
rule-match_end-rounds = Partia kończy się po ostatniej rundzie.
rule-match_end-other = { $value ->
    [one] Partia kończy się, gdy ktoś ma { $value } punkt.
    [few] Partia kończy się, gdy ktoś ma { $value } punkty.
    [many] Partia kończy się, gdy ktoś ma { $value } punktów.
   *[other] Partia kończy się, gdy ktoś ma { $value } punktu.
}

rules-engine_find = Lokomotywa i kto zaczyna
rule-engine_find-set_aside = Lokomotywę odkłada się przed rozdaniem i kładzie na środku.
rule-engine_find-holder = Kto ma dublet tej rundy, kładzie go jako lokomotywę.
rule-engine_find-highest_held = Lokomotywą jest najwyższy dublet w rękach.
rule-engine_missing-draw_in_turn = Jeśli nikt go nie ma, dobieracie po kolei, aż się znajdzie.
rule-engine_missing-draw_all = Jeśli nikt go nie ma, każdy dobiera po jednej kostce, aż się znajdzie.
rule-engine_missing-next_lower_held = Jeśli nikt go nie ma, lokomotywą jest następny niższy dublet w rękach.
rule-engine_lay_ends_turn-true = Położenie lokomotywy to cała tura.
rule-engine_lay_ends_turn-false = Kto kładzie lokomotywę, ma potem jeszcze turę.
rule-engine_layer_redraws-true = Kto kładzie lokomotywę, dobiera za nią kostkę.
rule-engine_layer_redraws-false = Kto kładzie lokomotywę, nie dobiera za nią kostki.
rule-first_player-engine_layer = Kto kładzie lokomotywę, zaczyna pierwszą rundę.
rule-first_player-youngest = Najmłodsza osoba zaczyna pierwszą rundę.
rule-first_player-chosen = Wybieracie, kto zaczyna pierwszą rundę.
rule-first_player-high_draw = Kto dobierze najwyższą kostkę, zaczyna pierwszą rundę.
rule-next_starter-engine_layer = Kto kładzie lokomotywę, zaczyna też następne rundy.
rule-next_starter-same = Każdą rundę zaczyna ta sama osoba.
rule-next_starter-rotate_left = Następną rundę zaczyna kolejny gracz.
rule-next_starter-round_winner = Kto wygrywa rundę, zaczyna następną.

rules-opening_tiles = Pierwsza tura
rule-opening_tiles-one = W pierwszej turze dokładasz jedną kostkę, jak zawsze.
rule-opening_tiles-two = Kto zaczyna, dokłada w pierwszej turze dwie kostki, inni jedną.
rule-opening_tiles-any_chain = W pierwszej turze możesz ułożyć dowolnie długi łańcuch.
rule-opening_routes-own_only = Pierwszą kostką zaczynasz swój pociąg.
rule-opening_routes-own_or_mexican = Pierwszą kostką zaczynasz swój pociąg albo dokładasz ją do meksykańskiego.
rule-opening_routes-any_open = Pierwszą kostkę możesz dołożyć do każdego pociągu, który jest dla ciebie otwarty.
rule-opening_draw-none = Jeśli nie możesz zacząć, nie dobierasz.
rule-opening_draw-one = Jeśli nie możesz zacząć, dobierasz jedną kostkę.
rule-opening_draw-until_playable = Jeśli nie możesz zacząć, dobierasz do skutku.
rule-opening_fail_marks-true = Jeśli nie możesz zacząć, twój pociąg jest otwarty.
rule-opening_fail_marks-false = Jeśli nie możesz zacząć, twój pociąg i tak zostaje zamknięty.
rule-opening_double-normal = Dublet z pierwszej tury jest jak każdy inny.
rule-opening_double-deferred = Dublet z pierwszej tury przykrywa się, gdy każdy ma już turę za sobą.
rule-opening_double-none = Dubletu z pierwszej tury nie trzeba przykrywać.
rule-opening_out-ends_now = Jeśli w pierwszej turze wyłożysz wszystkie kostki, runda się kończy.
rule-opening_out-finish_lap = Jeśli w pierwszej turze wyłożysz wszystkie kostki, inni mają jeszcze swoją.
rule-own_train_first-no = Możesz dokładać gdzie indziej, zanim twój pociąg ma kostkę.
rule-own_train_first-before_opponents = Zacznij swój pociąg, zanim dołożysz do cudzego.
rule-own_train_first-before_anything = Zacznij swój pociąg, zanim dołożysz gdzie indziej, nawet żeby przykryć dublet.

rules-must_play = Dokładanie i dobieranie
rule-must_play-any_legal = Jeśli możesz dołożyć, musisz.
rule-must_play-own_train = Jeśli możesz dołożyć do swojego pociągu, musisz coś dołożyć; gdzie indziej tylko możesz.
rule-must_play-optional = Zamiast dokładać, możesz dobrać.
rule-draw_count-until_playable = Jeśli nie masz ruchu, dobierasz do skutku.
rule-draw_count-1 = Jeśli nie masz ruchu, dobierasz jedną kostkę.
rule-draw_count-other = { $value ->
    [one] Jeśli nie masz ruchu, dobierasz do { $value } kostki.
    [few] Jeśli nie masz ruchu, dobierasz do { $value } kostek.
    [many] Jeśli nie masz ruchu, dobierasz do { $value } kostek.
   *[other] Jeśli nie masz ruchu, dobierasz do { $value } kostki.
}
rule-drawn_must_play-true = Jeśli dobrana kostka pasuje, musisz ją dołożyć.
rule-drawn_must_play-false = Jeśli dobrana kostka pasuje, możesz ją zatrzymać.
rule-boneyard_empty-continue = Przy pustym stosie gracie dalej, póki ktoś ma ruch.
rule-boneyard_empty-ends_round = Runda kończy się turą, która opróżnia stos.

rules-open_trains = Pociągi otwarte i zamknięte
rule-open_trains-true = Inni mogą dokładać do twojego pociągu, gdy jest otwarty.
rule-open_trains-false = Nikt nigdy nie dokłada do cudzego pociągu.
rule-open_trigger-no_play_anywhere = Twój pociąg otwiera się, gdy nigdzie nie masz ruchu, nawet po dobraniu.
rule-open_trigger-no_own_play = Twój pociąg otwiera się, gdy nie możesz do niego dołożyć, nawet jeśli dokładasz gdzie indziej.
rule-close_trigger-own_play = Zamyka się, gdy do niego dołożysz.
rule-close_trigger-own_play_optional = Gdy do niego dołożysz, możesz go zamknąć albo zostawić otwarty.
rule-close_trigger-any_play = Zamyka się, gdy dołożysz kostkę do któregokolwiek pociągu.
rule-close_trigger-manual = Zamyka się, gdy tak powiesz.
rule-voluntary_open-true = Możesz otworzyć swój pociąg w każdej swojej turze.
rule-voluntary_open-false = Nie otwiera się go na życzenie.
rule-open_slot_playable-true = Inni mogą zacząć otwarty pociąg, który nie ma jeszcze kostki.
rule-open_slot_playable-false = Pierwszą kostkę pociągu może położyć tylko jego gracz.
rule-marker_polarity-present_is_open = Znacznik na pociągu znaczy: otwarty.
rule-marker_polarity-present_is_closed = Znacznik na pociągu znaczy: zamknięty. Bez znacznika jest otwarty.

rules-mexican_train = Pociąg meksykański
rule-mexican_train-true = Jest jeden pociąg meksykański, otwarty dla wszystkich.
rule-mexican_train-false = Nie ma pociągu meksykańskiego.
rule-mexican_from-turn1 = Każdy może go zacząć w każdej chwili.
rule-mexican_from-turn2 = Możesz go zacząć od swojej drugiej tury.
rule-mexican_from-after_own = Możesz go zacząć, gdy twój pociąg ma kostkę.
rule-mexican_from-after_all = Można go zacząć, gdy pociąg każdego gracza ma kostkę.
rule-mexican_first-engine = Jego pierwsza kostka pasuje do lokomotywy.
rule-mexican_first-any = Jego pierwsza kostka może być dowolna.
rule-mexican_place-hub_track = Wyjeżdża ze środka, jak inne.
rule-mexican_place-off_hub = Leży z dala od środka.
rule-mexican_place-either = Wyjeżdża ze środka albo leży osobno, jak wolicie.

rules-double_second = Dublety
rule-double_second-on_double = Po dublecie dokładasz drugą kostkę, do tego dubletu.
rule-double_second-anywhere = Po dublecie dokładasz drugą kostkę, gdzie tylko możesz.
rule-double_second-extra_turn = Dublet daje ci jeszcze jedną turę i nikt nie musi go przykrywać.
rule-double_second-none = Dublet dokłada się jak każdą inną kostkę.
rule-double_chain-no = Ta druga kostka nie może być dubletem.
rule-double_chain-unlimited = Ta druga kostka może znów być dubletem, i tak dalej.
rule-double_chain-if_coverable = Ta druga kostka może być dubletem, jeśli masz czym go przykryć.
rule-double_draw-one_per_turn = Dublet nie daje drugiego dobierania w tej samej turze.
rule-double_draw-extra_draw = Dublet daje jeszcze jedno dobieranie w tej samej turze.
rule-double_fail_marks-true = Jeśli nie możesz przykryć dubletu, twój pociąg się otwiera.
rule-double_fail_marks-false = Jeśli nie możesz przykryć dubletu, twój pociąg zostaje bez zmian.
rule-double_blocks-all = Póki dublet nie jest przykryty, wolno tylko go przykryć.
rule-double_blocks-train = Nieprzykryty dublet blokuje tylko swój pociąg; przykryć go może każdy.
rule-double_blocks-none = Nieprzykryty dublet nie blokuje nikogo innego.
rule-open_double_order-fifo = Z kilku dubletów najpierw przykrywa się najstarszy.
rule-open_double_order-lifo = Z kilku dubletów najpierw przykrywa się najnowszy.
rule-open_double_order-any = Kilka dubletów przykrywa się w dowolnej kolejności.
rule-drawn_double-normal = Dublet dobrany, gdy inny czeka na przykrycie, zostaje w ręce.
rule-drawn_double-play_and_redraw = Dublet dobrany, gdy inny czeka na przykrycie, dokładasz i dobierasz znowu.
rule-cover_ends_turn-true = Przykrycie cudzego dubletu to cała tura.
rule-cover_ends_turn-false = Po przykryciu cudzego dubletu masz jeszcze swoją turę.
rule-dead_double-released = Dubletu, na który nie ma już kostki, nie trzeba przykrywać.
rule-dead_double-ends_round = Dublet, na który nie ma już kostki, kończy rundę, gdy stos jest pusty.
rule-foot-1 = Dublet przykrywa jedna kostka.
rule-foot-other = { $value ->
    [one] Dublet przykrywa { $value } kostka.
    [few] Dublet przykrywają { $value } kostki.
    [many] Dublet przykrywa { $value } kostek.
   *[other] Dublet przykrywa { $value } kostki.
}
rule-go_out_on_double-allowed = Dublet może być ostatnią kostką, bez przykrycia.
rule-go_out_on_double-must_cover = Dublet jako ostatnią kostkę trzeba jeszcze przykryć, żeby być bez kostek.

rules-knock = Ostatnia kostka
rule-knock-off = Nikt nie musi mówić, że ma ostatnią kostkę.
rule-knock-courtesy = Przy ostatniej kostce pukasz; za zapomnienie nie ma kary.
rule-knock-penalty = Przy ostatniej kostce pukasz albo płacisz, gdy ktoś cię złapie.
rule-knock_penalty-1 = Kto da się złapać, dobiera jedną kostkę.
rule-knock_penalty-other = { $value ->
    [one] Kto da się złapać, dobiera { $value } kostkę.
    [few] Kto da się złapać, dobiera { $value } kostki.
    [many] Kto da się złapać, dobiera { $value } kostek.
   *[other] Kto da się złapać, dobiera { $value } kostki.
}
rule-knock_loses_turn-true = Kto da się złapać, traci też następną turę.
rule-knock_loses_turn-false = Kto da się złapać, nie traci tury.
rule-knock_exempt_double_exit-true = Kto kończy dubletem i jego przykryciem w jednej turze, nie musi pukać.
rule-knock_exempt_double_exit-false = Między dubletem a jego przykryciem też się puka.

rules-scoring = Punkty
rule-scoring-penalty = Każdy liczy to, co zostało w ręce; wygrywa najniższa suma.
rule-scoring-positive = Kto jest bez kostek, dostaje to, co zostało innym; wygrywa najwyższa suma.
rule-blank_value-0 = Puste pole nic nie kosztuje.
rule-blank_value-other = { $value ->
    [one] Puste pole kosztuje { $value } punkt.
    [few] Puste pole kosztuje { $value } punkty.
    [many] Puste pole kosztuje { $value } punktów.
   *[other] Puste pole kosztuje { $value } punktu.
}
rule-double_blank_value-0 = Kostka 0-0 nic nie kosztuje.
rule-double_blank_value-other = { $value ->
    [one] Kostka 0-0 kosztuje { $value } punkt.
    [few] Kostka 0-0 kosztuje { $value } punkty.
    [many] Kostka 0-0 kosztuje { $value } punktów.
   *[other] Kostka 0-0 kosztuje { $value } punktu.
}
rule-blank_wild-true = Puste pole pasuje do każdej liczby.
rule-blank_wild-false = Puste pole pasuje tylko do pustego.
rule-blocked_scoring-all_count = W zablokowanej rundzie liczą wszyscy.
rule-blocked_scoring-lowest_zero = W zablokowanej rundzie najniższa ręka liczy się za zero.
rule-tie_break-zero_rounds = najwięcej rund bez punktów
rule-tie_break-lowest_nonzero_round = najniższa inna runda
rule-tie_break-shared = miejsce jest wspólne
rule-tie_break-play_on = rozstrzyga jeszcze jedna runda
rule-tie_break-other = Przy równych sumach: { $value }.

title-french_guide = Poradnik francuski
title-house = Zasady domowe
title-hub_leaflet = Ulotka ze stacją: cudze pociągi, pociąg meksykański, dublety i rundy
title-hub_leaflet_basic = Ulotka ze stacją: gra podstawowa
title-luxembourg_guide = Poradnik luksemburski
title-mexican_trail = Ulotka Mexican Trail
title-mexican_trail_fast9 = Ulotka Mexican Trail: szybka gra do 9-9
title-polish_guide = Poradnik polski
