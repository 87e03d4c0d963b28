"""The rules page of San Juan: what its sections are about, and their pictures."""

from comptoir.stage.rules_page import Picture, Pictures, Places

PLACES: Places = {
    "set-up": ("set_up",),
    "round": ("round", "choose_role", "library_serves", "end_phase", "end_round", "office_exchange", "use_chapel",
              "chapel_card", "bank_cards", "check_hand", "discard_cards"),
    "builder": ("builder", "build_one", "build_over", "use_crane", "spend_goods", "pay_cards", "after_building",
                "poor_house_card", "tavern_card", "end_builder"),
    "producer": ("producer", "make_goods"),
    "trader": ("trader", "sell_goods", "harbor_tucks", "hut_card", "end_trader"),
    "mayor": ("mayor", "customs_good", "council", "choose_cards", "keep_cards"),
    "prospector": ("prospector", "prospect", "open_mine", "mine_find", "open_smith", "smith_find"),
    "end": ("",),
}

PICTURES: Pictures = {
    "round": Picture("roles", "choose_role", 5),
    "builder": Picture("hand", "build_one", 9),
    "producer": Picture("city:", "make_goods", 6),
    "trader": Picture("tile", "sell_goods", 3),
    "mayor": Picture("hand", "keep_cards", 4),
    "end": Picture("city:", ""),
}
