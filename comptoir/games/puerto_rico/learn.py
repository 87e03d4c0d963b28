"""How a network learns Puerto Rico: what differs from the usual plan (comptoir/learn/plan.py)."""

from typing import Any, Final

# Guests cost what they think: here sense takes 0.04 ms a choice.
PLAN: Final[dict[str, Any]] = {"guests": 0.02, "lessons": 12.0, "pupil": False}

# Tastes of rivals: each is added to what a past self thinks of the actions whose texts begin like this.
TASTES: Final[dict[str, dict[str, float]]] = {
    "builder": {"role:builder": 1.5, "build:guild_hall": 3.0, "build:city_hall": 3.0, "build:fortress": 3.0,
                "build:residence": 3.0, "build:customs_house": 3.0, "build:factory": 1.5, "build:university": 1.0},
    "trader": {"role:trader": 1.5, "sell:": 1.0, "take:coffee": 2.0, "take:tobacco": 2.0, "build:coffee": 2.0,
               "build:tobacco": 2.0, "build:factory": 2.5, "build:large_market": 1.5, "build:small_market": 1.0,
               "build:office": 1.0},
    "quarry": {"take:quarry": 3.0, "role:settler": 1.0, "role:builder": 1.0, "build:construction_hut": 2.0},
    "shipper": {"role:captain": 1.5, "take:corn": 2.0, "build:wharf": 3.0, "build:harbor": 2.5,
                "build:large_warehouse": 1.0},
}
