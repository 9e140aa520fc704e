### Woo Woo in English: the source of all other languages.
###
### $name, $owner, $turn ... are players' names, put where any name fits; $tile is written 5-3.
### A train is said by TRAIN($train, form: "..."), which takes the forms below. A language has the
### forms that its sentences need; each has one for a player's train and one for the Mexican Train.

## Trains and lists

train-plain =
    .player = { $owner }'s train
    .mexican = the Mexican Train
train-start =
    .player = { $owner }'s train
    .mexican = The Mexican Train
train-on =
    .player = on { $owner }'s train
    .mexican = on the Mexican Train
option = { $tile } { TRAIN($train, form: "on") }
list-more = { $first }, { $next }
list-last = { $first } and { $last }

## Why a move is refused

refusal-round_over = This round is over. Count the tiles that are left.
refusal-not_in_round = A round is not the place for a deal or a count.
refusal-no_such_player = There is no player { $player }. The players are { $players }.
refusal-not_your_turn = It is { $turn }'s turn. { $name } has to wait.
refusal-no_such_train = There is no train { $letter }. The trains are { $letters }.
refusal-not_in_set = A double-{ $set } set has no { $tile }.
refusal-is_engine = { $tile } is the engine. It stays in the middle.
refusal-on_table = { $tile } already lies { TRAIN($train, form: "on") }, and there is only one.
refusal-not_in_hand = { $name } does not hold { $tile }.
refusal-does_not_fit = { $tile } does not fit. { TRAIN($train, form: "start") } needs a { $end }.
refusal-no_mexican = This sheet has no Mexican Train.
refusal-only_own = On this sheet everybody plays on their own train only.
refusal-closed = { $owner }'s train is closed. Only { $owner } may play on it until { $owner } cannot play.
refusal-opening_own = { $name }'s first tile has to start { $name }'s own train.
refusal-opening_own_or_mexican = { $name }'s first tile goes on { $name }'s own train or the Mexican Train.
refusal-mexican_turn2 = The Mexican Train may start from { $name }'s second turn on, not yet.
refusal-mexican_after_own = { $name } may start the Mexican Train once { $name }'s own train has a tile.
refusal-mexican_after_all = The Mexican Train may start once every train has a tile. Not yet: { $missing }.
refusal-own_first = { $name } has to start { $name }'s own train first.
refusal-slot_reserved = Only { $owner } may lay the first tile there.
refusal-cover_first = The double { $double } { TRAIN($due, form: "on") } has to be covered before anything else.
refusal-cover_in_order = The double { $double } { TRAIN($due, form: "on") } has to be covered first.
refusal-cover_own_double = { $name } has just laid { $double }. The next tile goes on it, { TRAIN($due, form: "on") }.
refusal-second_double = { $name } has just laid { $double }. The next tile may not be another double.
refusal-double_not_coverable = { $name } may lay { $tile } too only while holding a tile to cover it.
refusal-can_play = { $name } can play: { $option }. So { $name } has to.
refusal-can_cover = { $name } can play { $option }. The double comes first.
refusal-can_follow = { $name } can play { $option }. A double needs a second tile.
refusal-must_play_drawn = { $name } drew { $tile }, and it can be played: { $option }.
refusal-already_drawn = { $name } has drawn as often as a turn allows ({ $limit }).
refusal-no_opening_draw = On the first turn nobody draws.
refusal-opening_drawn = { $name } has drawn as often as the first turn allows.
refusal-no_second_draw = { $name } has drawn already. A double gives no second draw.
refusal-playable_now = { $name } has drawn a tile that can be played: { $option }.
refusal-yard_empty = The boneyard is empty. { $name } can only pass.
refusal-not_next_tile = { $tile } is not the next tile of the boneyard.
refusal-name_the_tile = Say which tile { $name } drew: this hand is played open.
refusal-draw_first = { $yard ->
    [one] { $name } has to draw first. There is { $yard } tile to draw from.
   *[other] { $name } has to draw first. There are { $yard } tiles to draw from.
}
refusal-chain_running = { $name } is laying a chain: lay another tile, or end it.
refusal-nothing_to_end = { $name } has no chain to end. Play, draw or pass.
refusal-no_markers = On this sheet trains are never open.
refusal-already_open = { $name }'s train is open already.
refusal-not_at_will = A train opens when its owner cannot play, not at will.
refusal-not_open = { $name }'s train is not open.
refusal-closes_itself = The marker comes down by itself, by playing.
refusal-close_after_own = { $name } may close the train after playing on it, not before.
refusal-no_knocking = On this sheet nobody has to knock.
refusal-not_last_tile = { $count ->
    [one] { $name } has { $count } tile. Knock with the last one.
   *[other] { $name } has { $count } tiles. Knock with the last one.
}
refusal-no_penalty = On this sheet knocking is a courtesy: nobody pays for it.
refusal-nothing_to_catch = There is nothing to catch: { $name } knocked, or it is too late.
refusal-caught_oneself = { $name } cannot catch { $name }. Another player has to.
refusal-wrong_penalty = { $name } draws { $penalty } for it, not { $count }.
refusal-not_blocked = { $yard ->
    [one] The round is not blocked: there is still { $yard } tile in the boneyard.
   *[other] The round is not blocked: there are still { $yard } tiles in the boneyard.
}
refusal-blocks_itself = The round is not blocked: play on, it ends by itself.
refusal-no_round = No round has begun. Deal first.
refusal-round_running = Round { $number } is not over yet.
refusal-not_counted = { $count ->
    [one] Count the tiles first: { $names } still has to.
   *[other] Count the tiles first: { $names } still have to.
}
refusal-match_over = The match is over. { $winners } won.
refusal-wrong_engine = The engine of round { $number } is { $engine }.
refusal-no_such_engine = A double-{ $set } set has no { $engine }.
refusal-wrong_starter = { $name } starts round { $number }.
refusal-wrong_hands = There are { $players } players, but { $hands } hands.
refusal-wrong_hand_size = { $name } takes { $size } tiles, not { $count }.
refusal-wrong_total = A double-{ $set } set has { $total } tiles, but these are { $count }.
refusal-tile_twice = { $tile } is there twice.
refusal-nothing_to_count = Nothing is to be counted until the round is over.
refusal-out_is_zero = { $name } is out and has nothing to count.
refusal-wrong_tiles = { $count ->
    [0] { $name } holds nothing.
   *[other] { $name } holds { $tiles }.
}
refusal-wrong_points = { $name }'s tiles make { $points } points, not { $count }.
refusal-counted_on_table = { $tile } lies { TRAIN($train, form: "on") }, so nobody holds it.
refusal-engine_on_table = { $tile } is the engine, so nobody holds it.
refusal-counted_already = { $tile } was counted in { $name }'s hand.
refusal-no_points = Give { $name }'s tiles, or the points: a number from 0.

## What only a table can do wrong

refusal-closed_turn = { $owner }'s train is closed, and it is { $turn }'s turn.
refusal-gone = { $tile } is gone from { TRAIN($train) }. Put it back.
refusal-hidden = { $count } tiles cannot be seen. Is something lying over them, or over the camera?
refusal-turned = { $tile } { TRAIN($train, form: "on") } has been turned round. Its { $outer } points away from the station, its { $inner } towards it.
refusal-swapped = { $tile } { TRAIN($train, form: "on") } has become { $seen }. Put { $tile } back.
refusal-not_at_end = { $tile } lies inside { TRAIN($train) }. A tile is laid at a train's end only.
refusal-wrong_way = { $tile } lies the wrong way round: its { $end } belongs to the end of { TRAIN($train) }.
refusal-at_once = { $count } tiles came at once: { $tiles }. Lay one at a time.
refusal-second_mexican = On track { $track } another train begins. There is one Mexican Train only, and it runs already.
refusal-nobodys_track = Track { $track } is nobody's. Take the tile off it.
refusal-wrong_engine_lies = The engine of this round is { $engine }, but { $seen } lies in the station.
refusal-clear_table = { $count } tiles of another round lie on the trains. Clear the table, then lay { $engine } in the station.
refusal-unread = Then { $name } lays the tile once more, so that it can be read.
refusal-taken_back = Then take { $tile } off the table.

## Questions and their answers

ask-which-tile = Which tile has { $name } played?
ask-played = Has { $name } played { $option }?
ask-begun-mexican = { $tile } lies beside the trains. Has { $name } begun the Mexican Train with it?
ask-who-laid = Who has laid { $engine }?
ask-hand = { $name } has { $tiles }. Is that all?
ask-hand-of = { $name } has { $tiles }: { $seen } of { $held } tiles. Is that all?
ask-still-there = { $tile } has been taken back, but still lies there. Does it count?
answer-yes = Yes
answer-no = No
answer-not-yet = No, not yet
answer-only-lies = No, it only lies there
answer-none = None of these
answer-plays = { $plays }
answer-name = { $name }

## What happened

told-deal = Round { $number } begins: { $engine }, { $name } starts.
told-play = { $name } plays { $tile } { TRAIN($train, form: "on") }.
told-stood = { $name } plays { $tile } { TRAIN($train, form: "on") }. It stands, by the table's word.
told-draw = { $name } draws.
told-draw-tile = { $name } draws { $tile }.
told-points = { $points ->
    [one] { $name } has { $points } point left.
   *[other] { $name } has { $points } points left.
}
told-tiles = { $name } has { $tiles } left.
told-nothing = { $name } has nothing left.
told-catch = { $by } catches { $name }, who did not knock.
told-pass = { $name } passes.
told-end = { $name } ends the opening chain.
told-open = { $name } opens the train.
told-close = { $name } closes the train.
told-knock = { $name } knocks: one tile left.
told-blocked = { $name } says that nobody can play any more.
told-taken-back = Taken back: { $what }

## What is to do now

turn-of = It is { $name }'s turn.
turn-second = { $name } lays one more tile after the double.
turn-cover = { $name } has to cover { $double } { TRAIN($train, form: "on") }.
turn-deal = Deal, and lay the engine in the station.
turn-count = The round is over. { $name } lays the tiles that are left face up.
turn-clear = The round is counted. Clear the table for the next one.
turn-won = { $count ->
    [one] { $names } wins the match.
   *[other] { $names } win the match.
}
turn-rest = The game rests.

## What can be said: a word for a button, and a sentence

do-knock = knock
do-end = end the chain
do-draw = drew
do-pass = pass
do-open = open the train
do-close = close the train
do-blocked = nobody can play
do-catch = catch { $name }
do-play = play
do-play-sentence = { $name } plays a tile on a train.
do-count = count
do-count-sentence = The points that { $name } has left, or the tiles: 5-3 6-6.
do-deal = deal
do-deal-engine-sentence = A round begins; say which double is the engine and who laid it.
do-deal-layer-sentence = A round begins; say who laid the engine.
do-stand = let it stand
do-stand-sentence = { $tile } stands, by the table's word.
do-answer-sentence = { $question } { $answer }.
do-undo = take back
do-undo-sentence = The last event is taken back.
do-rest = rest
do-rest-sentence = The game rests.
do-go-on = go on
do-go-on-sentence = The game goes on.
do-remind = whose turn?
do-remind-sentence = What is to do now is told again.
do-woowoo = Woo Woo!
do-woowoo-sentence = The winner blows the whistle.
do-shut-down = shut down
do-shut-down-sentence = The hub ends; the game is kept.

## What the hub says besides

note-nothing-yet = Nothing has happened yet.
note-deal-first = Deal first.
note-blocked = The round is blocked: nobody is out. Count what is left.
note-answer-first = First answer this: { $question }
note-no-question = There is no question to answer.
note-answers = There are answers 1 to { $count }.
note-nothing-stands = No play is refused that could stand.
note-goes-on = The game goes on.
note-good-night = Good night.
note-press-taken-back = The press is taken back.
note-stumbled = Woo Woo has stumbled over its own feet ({ $error }). The game is kept and goes on; please report what the terminal says.
note-sees-again = The camera sees the table again.
note-lit-again = The station shows its lights.
note-no-screen = There is no screen here; the game goes on in words. ? lists them.

## What is typed and means nothing

word-none = Type ? for the words there are.
word-unknown = “{ $words }” is no word here. Type ? for those there are.
word-no-tile = “{ $words }” is no tile. A tile is typed as 5-3.
word-no-round = No round has begun. Type n for the first.
word-no-player = Nobody is called { $who }. There are { $players }.
word-one-deal = Say one double and who laid it, as: n 9 B
word-who-laid = Say who laid the engine, as: n B
word-which-engine = Say which double is the engine and who laid it, as: n 9 B
word-no-question = There is no question to answer now.
word-what-does = What does { $name } do? A play is typed as: { $letter } 5-3

## The words that can be typed, and what they say

help-now = Now:
help-all = All words:
help-n = deal: begin the first round, or the next one
help-d = I drew
help-p = I pass
help-o = I could not play on my own train
help-c = I close my train
help-e = my opening chain ends
help-k = I knock
help-b = nobody can play any more
help-y = yes, where a question waits
help-no = no, where a question waits
help-1 = the first answer to the question; 2 the second ...
help-s = let the refused play stand
help-u = take the last event back
help-r = rest, and go on
help-play-own = I play 5-3 on my own train
help-play = I play it on B's train; >M is the Mexican Train
help-play-of = Bo plays it on Bo's own train
help-draw-of = Bo drew; so with p o c e k b
help-catch = Bo did not knock
help-deal = the same as n
help-deal-layer = deal; Bo laid the engine, where the sheet asks
help-deal-engine = deal; Bo laid the 9-9 as engine
help-points = points left in the hand, after a round
help-tiles = tiles left in the hand, after a round
help-q = stop; the game is kept
help-list = this list

## The window

window-type = type a word
window-help = help
window-quit = quit
window-keys-title = Keys
window-words-title = Words, typed after Enter
window-type-help = type a word, Enter again says it
window-aim-help = aim the camera by two clicks, without a plate
window-help-help = this help
window-quit-help = stop; the game is kept
window-note-outlines = Green outlines are tiles read for sure, amber ones are looked at again.
window-note-words = Keys and words say what the camera cannot see.
window-aim-centre = Click on the station's centre. (Only for a station without a printed plate.)
window-aim-track = Click on track 1, anywhere along it.
window-no-station = no station
window-no-picture = No picture yet
window-round = Round { $number }
window-round-of = Round { $number } of { $rounds }
window-before-deal = before the deal
window-boneyard = { $count } in the boneyard
window-mexican = Mexican Train
window-end = end
window-hand = hand
window-score = score

## The demo's window

demo-pause = pause
demo-step = next step
demo-speed = speed
demo-lens = cover the lens
demo-pause-help = pause, and go on
demo-step-help = one step, then pause
demo-speed-help = faster, slower
demo-lens-help = cover the lens, and uncover it
demo-quit-help = quit
demo-note-referee = The referee sees only this picture; the bots hold their tiles hidden from it.
demo-last = The round is counted; the demo ends with it.
demo-paused = paused
demo-at-speed = speed { $speed }
demo-end = the end: Q to close

## What is wrong with camera, station or journal; $why is what the machine says

trouble-dark = The camera sees nothing. Is the lens covered, or the room dark?
trouble-torn = The camera sends torn pictures. Check its cable and its power.
trouble-clicks = Click on the station's centre, then on its first track, further out than half a tile.
trouble-no-tags = The camera does not see the station's tags. Is the whole plate in the picture, uncovered and lit?
trouble-few-tags = The camera sees { $seen } of the station's { $tags } tags and needs { $needed }. Uncover the others, or bring the camera nearer.
trouble-bent = The station's tags are seen, but not where a flat plate has them. Is the sheet flat, and printed whole?
trouble-not-opened = The { $name } cannot be opened. Is it plugged in, and used by nothing else?
trouble-no-picture = The { $name } gives no picture any more. Is it plugged in?
trouble-torn-once = The { $name } sent a picture that is torn.
trouble-stalled = The camera has sent nothing for { $seconds } s. Check its cable and its power.
trouble-failed = The camera failed: { $why }.
trouble-folder-gone = The folder { $folder } is gone. Was it moved, or its disk taken out?
trouble-pi-not-opened = The Pi's camera { $index } cannot be opened ({ $why }). Check the flat cable, and that no other program uses it.
trouble-pi-stopped = The Pi's camera stopped ({ $why }). Check its flat cable and the Pi's power.
trouble-unplugged = The camera is unplugged; plug it in again.
trouble-no-photo = There is no photo in the folder yet; the game waits for it.
trouble-no-more = The camera has no more pictures; the game goes on by keys.
trouble-no-scale = Lay a tile on the table, then click again: it gives the scale.
trouble-not-looked-at = The camera's picture could not be looked at ({ $why }). It is tried again.
trouble-camera = { $text }
station-silent = The station has not answered yet.
station-no-port = The station is not plugged in: there is no { $port }.
station-no-pico = The station is not plugged in: no Pico answers on USB.
station-port-shut = The station's port { $port } cannot be opened ({ $why }).
station-mute = The station on { $port } is lost: it does not answer.
station-pulled = The station on { $port } is lost: it was unplugged.
station-firmware = The station's firmware { $version } speaks protocol { $theirs } and this hub speaks { $ours }. Bring it up to date with: woowoo station flash
station-tracks = The station has lights for { $theirs } tracks and hub.toml says { $ours }. Put the right number into [table] tracks, or edit board.py and flash it.
station-lights = The station does not take this hub's lights: woowoo station flash
journal-foreign = { $path } is a database of another program; name another file.
journal-other = { $path } was written by another Woo Woo (journal { $theirs }, this one reads { $ours }). Start that one, or name a new file.
journal-two = Another Woo Woo has written into this match in { $path }. Stop one of them and start this one again; it goes on from what is written.
journal-unusable = The journal { $path } cannot be used ({ $why }). Is the folder there, is the disk full, or does another Woo Woo have it open?
journal-damaged = { $path } is damaged or no journal ({ $why }). Move it aside; a new one begins.
journal-empty = There is no match in { $path } yet.
verbatim = { $text }

## A match written out round by round (indented lines begin with blanks in braces)

record-sheet = { $title }, double-{ $set } set
record-players = { $names }
record-round = Round { $number }, engine { $engine }, { $name } starts
record-tiles = { "  " }tiles laid: { $tiles }, moves: { $moves }
record-stood = { "  " }{ $name }: { $play } is against the rules; the table let it stand
record-taken-back = { "  " }taken back: { $count }
record-unfinished = { "  " }not finished
record-out = { $count ->
    [one] { "  " }{ $names } is out
   *[other] { "  " }{ $names } are out
}
record-blocked = { "  " }blocked
record-yard-empty = { "  " }the boneyard is empty
record-score = { $name } { $score }
record-scores = { "  " }{ $scores }
record-uncounted = No round is counted yet.
record-standings = Standings
record-standings-so-far = Standings so far
record-place = { "  " }{ $place }. { $name } { $score }
record-turn = { $name } is to move.
record-next-highest = Next engine: the highest held
record-next = Next engine: { $engine }

## Rule sheets in plain words: what is about the sheets themselves. The sentences of the settings,
## rule-* and rules-SETTING, stand in hub/game/settings.py; other languages have them below these.

rules-then = { $first }, then { $next }
rules-players = { $players } players: { $number }
rules-players-span = { $least } to { $most } players: { $number }
rules-sheet = { $title } ({ $least } to { $most } players)
rules-alike = { $one } and { $other } are played alike.
