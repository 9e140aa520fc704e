"""The sentences of `plain`: setting, value, what it means."""

SECTIONS: tuple[tuple[str, tuple[str, ...]], ...] = (
    (
        "Tiles and rounds",
        (
            "set_max",
            "set_for_players",
            "hand_size",
            "round_sequence",
            "rounds",
            "match_end",
        ),
    ),
    (
        "The engine and who starts",
        (
            "engine_find",
            "engine_missing",
            "engine_lay_ends_turn",
            "engine_layer_redraws",
            "first_player",
            "next_starter",
        ),
    ),
    (
        "The first turn",
        (
            "opening_tiles",
            "opening_routes",
            "opening_draw",
            "opening_fail_marks",
            "opening_double",
            "opening_out",
            "own_train_first",
        ),
    ),
    ("Playing and drawing", ("must_play", "draw_count", "drawn_must_play", "boneyard_empty")),
    (
        "Open and closed trains",
        (
            "open_trains",
            "open_trigger",
            "close_trigger",
            "voluntary_open",
            "open_slot_playable",
            "marker_polarity",
        ),
    ),
    ("The Mexican Train", ("mexican_train", "mexican_from", "mexican_first", "mexican_place")),
    (
        "Doubles",
        (
            "double_second",
            "double_chain",
            "double_draw",
            "double_fail_marks",
            "double_blocks",
            "open_double_order",
            "drawn_double",
            "cover_ends_turn",
            "dead_double",
            "foot",
            "go_out_on_double",
        ),
    ),
    (
        "The last tile",
        ("knock", "knock_penalty", "knock_loses_turn", "knock_exempt_double_exit"),
    ),
    (
        "Points",
        (
            "scoring",
            "blank_value",
            "double_blank_value",
            "blank_wild",
            "blocked_scoring",
            "tie_break",
        ),
    ),
)
"""Every setting once, in the order a person asks."""

WORDS: dict[str, dict[str, str]] = {
    "set_max": {"number": "A double-{number} set."},
    "set_for_players": {
        "none": "The same set for any number of players.",
        "table": "The highest number in the set: {table}.",
    },
    "hand_size": {"table": "Tiles each: {table}."},
    "engine_find": {
        "set_aside": "The engine is set aside before the deal and laid in the middle.",
        "holder": "Whoever holds the round's double lays it as the engine.",
        "highest_held": "The highest double that anybody holds is the engine.",
    },
    "engine_missing": {
        "draw_in_turn": "If nobody has it, players draw in turn until somebody does.",
        "draw_all": "If nobody has it, everybody draws one more tile, until somebody does.",
        "next_lower_held": "If nobody has it, the next lower double that is held is the engine.",
    },
    "engine_lay_ends_turn": {
        "true": "Laying the engine is that player's turn.",
        "false": "Whoever lays the engine then has a turn as well.",
    },
    "engine_layer_redraws": {
        "true": "Whoever lays the engine draws a tile for it.",
        "false": "Whoever lays the engine does not draw for it.",
    },
    "first_player": {
        "engine_layer": "Whoever lays the engine starts the first round.",
        "youngest": "The youngest starts the first round.",
        "chosen": "You choose who starts the first round.",
        "high_draw": "Whoever draws the highest tile starts the first round.",
    },
    "next_starter": {
        "engine_layer": "Whoever lays the engine starts the next rounds too.",
        "same": "The same player starts every round.",
        "rotate_left": "The next round starts with the next player.",
        "round_winner": "The winner of a round starts the next.",
    },
    "round_sequence": {
        "descending": "Each round's engine is one lower, down to the double blank.",
        "highest_held": "Each round's engine is the highest double held.",
        "single": "One round is the whole game.",
    },
    "rounds": {
        "N+1": "There are as many rounds as the set has doubles.",
        "1": "A match has one round.",
        "number": "A match has {number} rounds.",
    },
    "opening_tiles": {
        "one": "Your first turn is one tile, like any other.",
        "two": "The starter lays two tiles on the first turn, the others one.",
        "any_chain": "On your first turn you may lay as long a chain as you like.",
    },
    "opening_routes": {
        "own_only": "Your first tile starts your own train.",
        "own_or_mexican": "Your first tile starts your own train or goes on the Mexican Train.",
        "any_open": "Your first tile may go on any train that is open to you.",
    },
    "opening_draw": {
        "none": "If you cannot start, you do not draw.",
        "one": "If you cannot start, you draw one tile.",
        "until_playable": "If you cannot start, you draw until you can.",
    },
    "opening_fail_marks": {
        "true": "If you cannot start, your train is open.",
        "false": "If you cannot start, your train stays closed all the same.",
    },
    "opening_double": {
        "normal": "A double laid on the first turn is like any other.",
        "deferred": "A double laid on the first turn is covered once everybody has had a turn.",
        "none": "A double laid on the first turn need not be covered.",
    },
    "opening_out": {
        "ends_now": "If you lay all your tiles on the first turn, the round is over.",
        "finish_lap": "If you lay all your tiles on the first turn, the others have theirs first.",
    },
    "own_train_first": {
        "no": "You may play elsewhere before your own train has a tile.",
        "before_opponents": "Start your own train before you play on another player's.",
        "before_anything": "Start your own train before you play anywhere else.",
    },
    "open_slot_playable": {
        "true": "Others may start an open train that has no tile yet.",
        "false": "Only its owner may lay the first tile of a train.",
    },
    "must_play": {
        "any_legal": "If you can play, you must.",
        "own_train": "If you can play on your own train, you must play; elsewhere you may.",
        "optional": "You may draw instead of playing.",
    },
    "draw_count": {
        "until_playable": "If you cannot play, you draw until you can.",
        "1": "If you cannot play, you draw one tile.",
        "number": "If you cannot play, you draw up to {number} tiles.",
    },
    "drawn_must_play": {
        "true": "If the tile you drew can be played, you must play it.",
        "false": "If the tile you drew can be played, you may keep it.",
    },
    "open_trains": {
        "true": "Others may play on your train while it is open.",
        "false": "Nobody ever plays on another player's train.",
    },
    "open_trigger": {
        "no_play_anywhere": "Your train opens when you can play nowhere, even after drawing.",
        "no_own_play": "Your train opens when you cannot play on it, even if you play elsewhere.",
    },
    "close_trigger": {
        "own_play": "It closes when you play on it.",
        "own_play_optional": "When you have played on it you may close it, or leave it open.",
        "any_play": "It closes when anybody plays on it.",
        "manual": "It closes when you say so.",
    },
    "voluntary_open": {
        "true": "You may open your train whenever it is your turn.",
        "false": "You cannot open it at will.",
    },
    "marker_polarity": {
        "present_is_open": "A marker on a train means: open.",
        "present_is_closed": "A marker on a train means: closed. Without one it is open.",
    },
    "mexican_train": {
        "true": "There is one Mexican Train, open to everybody.",
        "false": "There is no Mexican Train.",
    },
    "mexican_from": {
        "turn1": "Anybody may start it at any time.",
        "turn2": "You may start it from your second turn on.",
        "after_own": "You may start it once your own train has a tile.",
        "after_all": "It may start once every player's train has a tile.",
    },
    "mexican_first": {
        "engine": "Its first tile matches the engine.",
        "any": "Its first tile may be any.",
    },
    "mexican_place": {
        "hub_track": "It runs out from the middle like the others.",
        "off_hub": "It lies apart from the middle.",
        "either": "It runs out from the middle or lies apart, as you like.",
    },
    "double_second": {
        "on_double": "After a double you lay a second tile, on that double.",
        "anywhere": "After a double you lay a second tile, anywhere you may.",
        "extra_turn": "A double gives you another turn, and nobody has to cover it.",
        "none": "A double is laid like any other tile.",
    },
    "double_chain": {
        "no": "That second tile may not be a double.",
        "unlimited": "That second tile may be a double again, and so on.",
        "if_coverable": "That second tile may be a double if you can cover it.",
    },
    "double_draw": {
        "one_per_turn": "Who has drawn this turn does not draw again for a double.",
        "extra_draw": "Who has drawn this turn may draw once more for a double.",
    },
    "double_fail_marks": {
        "true": "If you cannot cover a double, your train opens.",
        "false": "If you cannot cover a double, your train stays as it is.",
    },
    "double_blocks": {
        "all": "While a double is uncovered, covering it is all that anybody may do.",
        "train": "An uncovered double stops only its own train; anybody may cover it.",
        "none": "An uncovered double stops nobody else.",
    },
    "open_double_order": {
        "fifo": "Of several doubles the oldest is covered first.",
        "lifo": "Of several doubles the newest is covered first.",
        "any": "Several doubles are covered in any order.",
    },
    "drawn_double": {
        "normal": "A double drawn while one is to be covered is kept.",
        "play_and_redraw": "A double drawn while one is to be covered is laid, and you draw again.",
    },
    "cover_ends_turn": {
        "true": "Covering another player's double is your turn.",
        "false": "After covering another player's double you have your turn.",
    },
    "dead_double": {
        "released": "A double that no tile is left for need not be covered.",
        "ends_round": "A double that no tile is left for ends the round with the boneyard.",
    },
    "foot": {"1": "A double is covered by one tile.", "number": "A double takes {number} tiles."},
    "go_out_on_double": {
        "allowed": "A double as your last tile is out.",
        "must_cover": "A double as your last tile has to be covered before you are out.",
    },
    "boneyard_empty": {
        "continue": "With an empty boneyard you play on until nobody can.",
        "ends_round": "The round ends with the turn that empties the boneyard.",
    },
    "knock": {
        "off": "Nobody has to say that they have one tile left.",
        "courtesy": "With one tile left you knock; forgetting costs nothing.",
        "penalty": "With one tile left you knock, or pay if you are caught.",
    },
    "knock_penalty": {
        "1": "Being caught costs one tile from the boneyard.",
        "number": "Being caught costs {number} tiles from the boneyard.",
    },
    "knock_loses_turn": {
        "true": "Being caught costs your next turn as well.",
        "false": "Being caught costs no turn.",
    },
    "knock_exempt_double_exit": {
        "true": "Going out with a double and its cover in one turn needs no knock.",
        "false": "Between a double and its cover you knock too.",
    },
    "blank_value": {
        "0": "A blank half costs nothing.",
        "number": "A blank half costs {number} points.",
    },
    "double_blank_value": {
        "0": "The double blank costs nothing.",
        "number": "The double blank costs {number} points.",
    },
    "blank_wild": {
        "true": "A blank matches any number.",
        "false": "A blank matches only a blank.",
    },
    "scoring": {
        "penalty": "Everybody counts what they have left; the lowest total wins.",
        "positive": "Who is out gets what the others have left; the highest total wins.",
    },
    "blocked_scoring": {
        "all_count": "In a blocked round everybody counts.",
        "lowest_zero": "In a blocked round the lowest hand counts nothing.",
    },
    "match_end": {
        "rounds": "The match ends after its last round.",
        "number": "The match ends when somebody has {number} points.",
    },
    "tie_break": {
        "list": "If totals are equal: {list}.",
        "zero_rounds": "most rounds without points",
        "lowest_nonzero_round": "lowest other round",
        "shared": "the place is shared",
        "play_on": "another round decides",
    },
}
