"""The rules page of The Castles of Burgundy: what its sections are about, and their pictures."""

from comptoir.stage.rules_page import Picture, Pictures, Places

PLACES: Places = {
    "set-up": ("setup", "choose_side", "choose_start", "reveal"),
    "phase": ("phase", "end_phase"),
    "round": ("round", "place_good", "end_round"),
    "turn": ("turn", "turn_2", "turn_3", "store_tile"),
    "what-a-tile-does": ("place_tile", "warehouse", "watchtower", "carpenter", "church", "market",
                         "boarding_house", "bank", "city_hall", "ship_goods", "keep_kind", "move_marker",
                         "score_animal", "castle_action"),
    "end": ("",),
}

PICTURES: Pictures = {
    "phase": Picture("main", "turn", 5),
    "turn": Picture("order", "turn", 8),
    "what-a-tile-does": Picture("estate:", "turn", 20),
    "regions-and-bonus-tiles": Picture("estate:", ""),
}
