"""The rules page of The Golden City: what its sections are about, and their pictures."""

from comptoir.stage.rules_page import Picture, Pictures, Places

PLACES: Places = {
    "round": ("round", "end_round"),
    "auction": ("bid", "take_cards"),
    "building": ("turn", "build", "pay", "limit"),
    "rewards": ("reward", "take_bonus", "take_goods", "return_goods", "stuck"),
    "scoring": ("score", "special"),
    "end-of-the-game": ("",),
}

PICTURES: Pictures = {
    "round": Picture("score", "bid", 6),
    "auction": Picture("auction", "bid", 8),
    "building": Picture("island", "build", 14),
    "rewards": Picture("goods", "take_goods", 2),
    "end-of-the-game": Picture("seat:", ""),
}
