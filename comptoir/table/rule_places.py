"""Where on its rules page a decision is explained: the anchor for every step that a title asks about."""

from __future__ import annotations

from comptoir.kernel.game import Game

PLACES: dict[str, dict[str, tuple[str, ...]]] = {
    "puerto-rico": {
        "round": ("round", "choose_role", "end_phase", "end_round"),
        "settler": ("settler", "hacienda_tile", "take_tile", "hospice_colonist", "new_row"),
        "mayor": ("mayor", "mayor_colonist", "deal_ship", "gather", "place_colonists", "refill_ship"),
        "builder": ("builder", "build_one", "university_colonist"),
        "craftsman": ("craftsman", "extra_barrel"),
        "trader": ("trader", "sell_barrel", "clear_house"),
        "captain": ("captain", "load_ship", "store_goods", "fill_warehouse", "keep_barrel", "unload_ships"),
        "prospector": ("prospector", "prospector_2"),
        "end-of-the-game": ("",),
    },
    "san-juan": {
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
    },
    "burgundy": {
        "set-up": ("setup", "choose_side", "choose_start", "reveal"),
        "phase": ("phase", "end_phase"),
        "round": ("round", "place_good", "end_round"),
        "turn": ("turn", "turn_2", "turn_3", "store_tile"),
        "what-a-tile-does": ("place_tile", "warehouse", "watchtower", "carpenter", "church", "market",
                             "boarding_house", "bank", "city_hall", "ship_goods", "keep_kind", "move_marker",
                             "score_animal", "castle_action"),
        "end": ("",),
    },
    "golden-city": {
        "round": ("round", "end_round"),
        "auction": ("bid", "take_cards"),
        "building": ("turn", "build", "pay", "limit"),
        "rewards": ("reward", "take_bonus", "take_goods", "return_goods", "stuck"),
        "scoring": ("score", "special"),
        "end-of-the-game": ("",),
    },
}


def rules_anchor(game: Game, step: str) -> str:
    """The anchor of a step, `state.step()`: "captain" for load_ship; empty where the page is not divided so."""
    for anchor, steps in PLACES.get(game.slug, {}).items():
        if step in steps:
            return anchor
    return ""
