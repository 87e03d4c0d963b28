"""How a network learns San Juan: what differs from the usual plan (comptoir/learn/plan.py)."""

from typing import Any, Final

PLAN: Final[dict[str, Any]] = {"guests": 0.005, "lessons": 25.0}

# Tastes of rivals: each is added to what a past self thinks of the actions whose texts begin like this.
TASTES: Final[dict[str, dict[str, float]]] = {
    "monuments": {"build:statue": 1.5, "build:victory_column": 1.5, "build:hero": 1.5,
                  "build:triumphal_arch": 2.5},
    "producer": {"build:coffee_roaster": 1.5, "build:tobacco_storage": 1.5, "build:silver_smelter": 2.0,
                 "build:sugar_mill": 1.0, "role:producer": 1.0, "role:trader": 1.0},
}
