"""The rules page of Puerto Rico: what its sections are about, and their pictures."""

from comptoir.stage.rules_page import Picture, Pictures, Places

PLACES: Places = {
    "round": ("round", "choose_role", "end_phase", "end_round"),
    "settler": ("settler", "hacienda_tile", "take_tile", "hospice_colonist", "new_row"),
    "mayor": ("mayor", "mayor_colonist", "deal_ship", "gather", "place_colonists", "refill_ship"),
    "builder": ("builder", "build_one", "university_colonist"),
    "craftsman": ("craftsman", "extra_barrel"),
    "trader": ("trader", "sell_barrel", "clear_house"),
    "captain": ("captain", "load_ship", "store_goods", "fill_warehouse", "keep_barrel", "unload_ships"),
    "prospector": ("prospector", "prospector_2"),
    "end-of-the-game": ("",),
}

PICTURES: Pictures = {
    "round": Picture("roles", "choose_role", 8),
    "settler": Picture("row", "take_tile", 3),
    "mayor": Picture("domain:", "place_colonists", 24),
    "builder": Picture("offer", "build_one", 4),
    "craftsman": Picture("domain:", "extra_barrel", 3),
    "trader": Picture("harbour", "sell_barrel", 1),
    "captain": Picture("harbour", "load_ship", 8),
    "end-of-the-game": Picture("domain:", ""),
}
