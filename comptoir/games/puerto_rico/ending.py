"""Puerto Rico: what became of the barrels, where the doubloons came from, what was built, which roles were taken."""

from __future__ import annotations

from collections.abc import Sequence

from comptoir.games.puerto_rico.actions import ROLE, WHARF_LOAD
from comptoir.games.puerto_rico.data import (
    COFFEE_ROASTER,
    CRAFTSMAN,
    GOODS,
    GUILD_HALL,
    PLACES,
    PROSPECTOR,
    QUARRY,
    ROLE_NAMES,
    TILES,
)
from comptoir.games.puerto_rico.state import PuertoRico
from comptoir.games.puerto_rico.tell_log import load
from comptoir.kernel.counts import total
from comptoir.kernel.state import PASS
from comptoir.message import Message
from comptoir.stage.ending import BARS, ROUNDS, Counter, Tally, by_round
from comptoir.words import dashed


def breakdown(positions: Sequence[PuertoRico], actions: Sequence[int]) -> list[Tally]:
    """Every barrel and every doubloon has one line; what was earned is told by round, too."""
    seats = int(positions[0].seats)
    rounds = range(int(positions[0].round), int(positions[-1].round) + 1)
    barrels = Counter(seats, ["shipped", "wharf", "sold", "lost", "left"])
    coins = Counter(seats, ["roles", "prospector", "sales", "factory"])
    roles = Counter(seats, [dashed(name) for name in ROLE_NAMES[:int(PROSPECTOR) + 1]])
    spent, gains = [0] * seats, []
    for n, action in enumerate(actions):
        before, after = positions[n], positions[n + 1]
        seat, step = int(before.actor()), before.step()
        if step == "choose_role":
            roles.add(dashed(ROLE_NAMES[min(action - int(ROLE), int(PROSPECTOR))]), seat, 1)
        for line, who, coin in earned(before, action, after):
            coins.add(line, who, coin)
            gains.append((int(before.round), who, coin))
        if step == "build_one":
            spent[seat] += int(before.players[seat].coins - after.players[seat].coins)
        loaded = load(before, action)[1]
        barrels.add("wharf" if action >= WHARF_LOAD else "shipped", seat, loaded)
        barrels.add("sold", seat, int(step == "sell_barrel" and action != PASS))
        _count_lost(barrels, before, action, after, loaded)
    for seat in range(seats):
        barrels.add("left", seat, total(positions[-1].players[seat].goods))
    return [Tally(Message("ending-barrels"), barrels.lines("ending-", empty=False), BARS),
            Tally(Message("ending-doubloons"), coins.lines("ending-from-", empty=False), BARS),
            Tally(Message("ending-income"), by_round(gains, seats, rounds), ROUNDS),
            Tally(Message("ending-built"), _built(positions[-1], spent).lines("ending-")),
            Tally(Message("ending-roles"), roles.lines("role-", empty=False))]


def earned(before: PuertoRico, action: int, after: PuertoRico) -> list[tuple[str, int, int]]:
    """Doubloons that came in: from what, to whom, how many. A role's doubloons come first, then its privilege."""
    seat, step, found = int(before.actor()), before.step(), []
    for who in range(before.seats):
        coins = int(after.players[who].coins - before.players[who].coins)
        if step == "choose_role":
            role = action - int(ROLE)
            laid = int(before.doubloons[role]) if who == seat else 0
            if laid:
                found.append(("roles", who, laid))
            if coins - laid and role >= PROSPECTOR:
                found.append(("prospector", who, coins - laid))
            elif coins - laid and role == CRAFTSMAN:
                found.append(("factory", who, coins - laid))
        elif step == "sell_barrel" and coins:
            found.append(("sales", who, coins))
    return found


def _count_lost(barrels: Counter, before: PuertoRico, action: int, after: PuertoRico, loaded: int) -> None:
    """What left a store in the captain's phase and was not loaded has rotted."""
    if before.step() == "sell_barrel":
        return
    for seat in range(before.seats):
        gone = 0
        for kind in range(GOODS):
            gone += max(0, int(before.players[seat].goods[kind] - after.players[seat].goods[kind]))
        barrels.add("lost", seat, gone - (loaded if seat == int(before.actor()) else 0))


def _built(end: PuertoRico, spent: list[int]) -> Counter:
    built = Counter(int(end.seats), ["plants", "violet", "large", "spent", "plantations", "quarries"])
    for seat, coins in enumerate(spent):
        circles = end.players[seat].circles
        for place in range(TILES, PLACES):
            kind = "plants" if place <= COFFEE_ROASTER else "violet" if place < GUILD_HALL else "large"
            built.add(kind, seat, int(circles[place] > 0))
        built.add("spent", seat, coins)
        built.add("plantations", seat, sum(int(circles[kind]) for kind in range(GOODS)))
        built.add("quarries", seat, int(circles[QUARRY]))
    return built
