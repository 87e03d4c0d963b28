"""What Puerto Rico tells before a decision is what the engine then does: every number, in every position tried."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from comptoir.games.puerto_rico.ahead import kept, told
from comptoir.games.puerto_rico.data import GOOD_NAMES, TILE_NAMES
from comptoir.games.puerto_rico.facts import facts, makes, people
from comptoir.games.puerto_rico.forms import actions, choices, forms
from comptoir.message import Message, render
from comptoir.stage.ahead import Told, look_ahead
from comptoir.stage.html import plain, rich
from comptoir.words import words

from .test_puerto_rico_forms import positions, world_of
from .test_puerto_rico_stage import GAME, NAMES, SEATS

EN, FR = words("comptoir.games.puerto_rico", "en"), words("comptoir.games.puerto_rico", "fr")


def tell(g: Any, done: tuple[int, ...]) -> Told:
    seat = int(g.actor())
    view = g.view(seat)
    return told(view, seat, done, *look_ahead(view, seat, done))


class Check:
    """One decision: what was told, and the table after it was really made, with luck left open."""

    def __init__(self, g: Any, done: tuple[int, ...]) -> None:
        self.g, self.seat, self.done = g, int(g.actor()), done
        self.after = world_of(g)
        for action in done:
            assert action in self.after.legal()
            self.after.apply(action)
        self.told = tell(g, done)
        for message in self.told.lines:
            self.line(message)
        for seat, message in self.told.pills.items():
            self.pill(seat, message)

    def number(self, name: str) -> tuple[Any, Any]:
        return facts(self.g.view(self.seat), self.seat)[name], facts(self.after.view(self.seat), self.seat)[name]

    def goods(self, seat: int) -> list[int]:
        return [int(new - old) for old, new in zip(self.g.players[seat].goods, self.after.players[seat].goods,
                                                   strict=True)]

    def coins(self, seat: int) -> int:
        return int(self.after.players[seat].coins - self.g.players[seat].coins)

    def pair(self, message: Message) -> tuple[Any, Any]:
        return message.args["old"], message.args["new"]

    # The action line

    def line(self, message: Message) -> None:
        key, args, seat = message.key, message.args, self.seat
        if key == "ahead-change":
            picture = str(args["picture"])
            name = {"doubloon": "doubloons", "point": "points", "colonist": "colonists"}.get(picture, picture)
            assert self.pair(message) == self.number(name)
        elif key in ("ahead-build", "ahead-sell"):
            assert self.pair(message) == self.number("doubloons")
            if key == "ahead-build":
                old, new = self.number("points")
                assert args["points"] == new - old
        elif key == "ahead-take":
            assert self.pair(message) == self.number("island")
        elif key == "ahead-would-make":
            old, new = self.number("makes")
            changes = {change.args["picture"]: self.pair(change) for change in args["changes"]}  # type: ignore[union-attr]
            assert changes == {name: (old[n], new[n]) for n, name in enumerate(GOOD_NAMES) if old[n] != new[n]}
        elif key == "ahead-makes-same":
            assert self.number("makes")[0] == self.number("makes")[1]
        elif key in ("ahead-begin", "ahead-cease"):
            assert args["n"] == len(args["places"])  # type: ignore[arg-type]
        elif key == "ahead-load":
            assert args["points"] == self.after.players[seat].points - self.g.players[seat].points
            rot = [one for one in self.told.lines if one.key == "ahead-rots"]
            assert args["n"] == -sum(self.goods(seat)) - (rot[0].args["n"] if rot else 0)  # type: ignore[operator]
        elif key == "ahead-may-rot":
            self.may_rot(message)
        elif key == "ahead-rots":
            loaded = sum(one.args["n"] for one in self.told.lines if one.key == "ahead-load")  # type: ignore[misc]
            assert args["n"] == -sum(self.goods(seat)) - loaded
        elif key == "ahead-keeps":
            assert list(args.values()) == list(self.after.players[seat].goods)
        else:
            self.role(message)

    def role(self, message: Message) -> None:
        key, args, seat = message.key, message.args, self.seat
        if key in ("ahead-makes", "ahead-makes-nothing"):
            assert self.goods(seat) == [args.get(name, 0) for name in GOOD_NAMES]
            if key == "ahead-makes":
                assert args["more"] == (self.after.step() == "extra_barrel" and self.after.actor() == seat)
        elif key == "ahead-on-it":
            assert args["n"] == self.coins(seat) - sum(pill.args.get("doubloons", 0)  # type: ignore[misc]
                                                       for at, pill in self.told.pills.items() if at == seat)
        elif key == "ahead-may-take":
            legal = [GAME.actions.text(action) for action in self.mine()]
            assert [name for name in TILE_NAMES if args[name]] == [
                name for name in TILE_NAMES if f"take:{name}" in legal]
        elif key == "ahead-colonists":
            assert args["n"] == self.settled(seat)
        elif key == "ahead-builds":
            builds = [GAME.actions.words(action)[0] for action in self.mine() if action]
            assert args["n"] == len(builds)
        elif key in ("ahead-best-sale", "ahead-best-load"):
            gains = []
            for action in self.mine():
                then = self.after.clone()
                then.apply(action)
                gains.append(int(then.players[seat].coins - self.after.players[seat].coins if key == "ahead-best-sale"
                                 else then.players[seat].points - self.after.players[seat].points))
            assert args["n"] == max(gains)
        elif key in ("ahead-no-sale", "ahead-no-load", "ahead-no-building", "ahead-no-tile"):
            step = {"sale": "sell_barrel", "load": "load_ship", "building": "build_one", "tile": "take_tile"}
            assert (self.after.step(), self.after.actor()) != (step[key.removeprefix("ahead-no-")], seat)
        else:
            assert key in ("ahead-draw", "ahead-new-row", "ahead-at-work", "ahead-last-space", "ahead-wharf-waits") \
                or key.endswith("-help"), key
            assert not [value for value in args.values() if isinstance(value, int)]

    def mine(self) -> list[int]:
        """What the seat can do next, if it is asked: with the hacienda, after that."""
        then = self.after
        if then.step() == "hacienda_tile" and then.actor() == self.seat:
            then = then.clone()
            then.apply(0)
        assert then.actor() == self.seat
        return list(then.legal())

    def settled(self, seat: int) -> int:
        """Colonists that a seat gains when the mayor takes his own."""
        then = self.after.clone()
        if then.step() == "mayor_colonist":
            then.apply(GAME.actions.id("colonist"))
        return people(then.players[seat]) - people(self.g.players[seat])

    def may_rot(self, message: Message) -> None:
        """All ways to store what is left, were nothing else loaded."""
        position = self.after.to_json()
        position["agenda"] = [f"store_goods {self.seat}", "end_round 0"]
        g: Any = GAME.from_json(position)
        left = sum(self.after.players[self.seat].goods)
        best, waiting = 0, [g]
        while waiting:
            now = waiting.pop()
            if now.step() in ("fill_warehouse", "keep_barrel"):
                for action in now.legal():
                    waiting.append(now.clone())
                    waiting[-1].apply(action)
            else:
                best = max(best, sum(now.players[self.seat].goods))
        assert (message.args["left"], message.args["kept"], message.args["n"]) == (left, best, left - best)

    # The strips

    def pill(self, seat: int, message: Message) -> None:
        key, args = message.key, message.args
        if key == "pill-makes":
            assert self.goods(seat) == [args[name] for name in GOOD_NAMES]
            on_card = sum(one.args["n"] for one in self.told.lines if one.key == "ahead-on-it")  # type: ignore[misc]
            assert args["doubloons"] == self.coins(seat) - (on_card if seat == self.seat else 0)
        elif key == "pill-doubloons":
            assert args["n"] == self.coins(seat)
        elif key == "pill-points":
            assert args["n"] == self.after.players[seat].points - self.g.players[seat].points
        elif key == "pill-colonists":
            assert args["n"] == self.settled(seat)
        elif key in ("pill-sells", "pill-builds", "pill-loads", "pill-settles"):
            self.could(seat, message)
        else:
            assert key in ("pill-nothing", "pill-no-load"), key

    def could(self, seat: int, message: Message) -> None:
        """What another seat can do when its turn comes: others before it decline, where they may."""
        step = {"pill-sells": "sell_barrel", "pill-builds": "build_one", "pill-loads": "load_ship",
                "pill-settles": "take_tile"}[message.key]
        then = self.after.clone()
        while (then.step(), int(then.actor())) != (step, seat):
            if then.actor() < 0 or 0 not in then.legal():
                return  # who loads must load: what comes after depends on it
            then.apply(0)
        if message.key == "pill-builds":
            assert message.args["n"] == len(then.legal()) - 1
        elif message.key == "pill-settles":
            assert 1 <= message.args["n"] <= 2  # type: ignore[operator]
            assert message.args["quarry"] == (GAME.actions.id("take:quarry") in then.legal())
        elif message.key == "pill-sells":
            sale = then.clone()
            sale.apply(GAME.actions.id(f"sell:{message.args['picture']}"))
            assert message.args["n"] == sale.players[seat].coins - then.players[seat].coins
        else:
            for n, name in enumerate(GOOD_NAMES):
                loads = []
                for action in then.legal():
                    if GAME.actions.text(action).startswith(f"ship:{name}:"):
                        after = then.clone()
                        after.apply(action)
                        ship = int(GAME.actions.words(action)[1])
                        loads.append(int(min(then.players[seat].goods[n], then.holds[ship] - then.loaded[ship])))
                assert message.args[name] == max(loads, default=0)


@pytest.mark.parametrize("seats", SEATS)
def test_every_number_told_comes_true(seats: int) -> None:
    luck, keys = random.Random(seats), Counter[str]()
    for n, g in enumerate(positions(seats, seats)):
        if n % 2:
            continue
        seat = int(g.actor())
        found = [choice.actions for choice in choices(g.view(seat), seat)]
        for form in forms(g.view(seat), seat):
            circles = [part.place for part in form.parts for _ in range(part.most)]
            picked = luck.sample(circles, form.most)
            chosen = {part.place: picked.count(part.place) for part in form.parts} if form.name == "colonists" else \
                dict(form.presets[0].chosen)
            found.append(tuple(actions(g.view(seat), form, chosen)))
        for done in set(found):
            check = Check(g, done)
            keys.update(message.key for message in [*check.told.lines, *check.told.pills.values()])
    assert {"ahead-build", "ahead-load", "ahead-makes", "ahead-colonists", "ahead-would-make", "ahead-take",
            "pill-makes", "pill-loads", "pill-builds", "pill-colonists"} <= keys.keys()


@pytest.mark.parametrize("seats", SEATS)
def test_luck_is_announced_wherever_it_comes_next(seats: int) -> None:
    for g in positions(seats, seats + 7, "take_tile"):
        seat = int(g.actor())
        for choice in choices(g.view(seat), seat):
            after, luck = look_ahead(g.view(seat), seat, choice.actions)
            said = [message.key for message in told(g.view(seat), seat, choice.actions, after, luck).lines]
            assert luck == ("ahead-new-row" in said) or choice.actions == (0,)


@pytest.mark.parametrize("say", [EN, FR], ids=["en", "fr"])
def test_all_of_it_can_be_read(say: Any) -> None:
    for n, g in enumerate(positions(4, 31)):
        seat = int(g.actor())
        for choice in choices(g.view(seat), seat)[n % 3::3]:
            found = tell(g, choice.actions)
            for message in [*found.lines, *found.pills.values(), *[what for what, _ in found.card]]:
                text = render(message, say, NAMES)
                assert text == text.strip()
                assert "[[" not in rich(text)
                assert "[" not in plain(text)


def test_a_price_is_told_as_a_sum() -> None:
    anne = {"doubloons": 9, "island": {"quarry": 3}, "colonists": {"quarry": 3}}
    g: Any = GAME.from_json({"seats": 3, "role": "builder", "taken": {"builder": 0}, "players": [anne, {}, {}],
                             "agenda": ["build_one 0", "end_round 0"]})
    found = tell(g, (GAME.actions.id("build:office"),))
    assert [(render(what, EN, NAMES), much) for what, much in found.card] == [
        ("printed price", "5"), ("2 quarries", "−2"), ("builder", "−1"), ("your price", "2")]
    assert plain(render(found.lines[0], EN, NAMES)) == "Office doubloons 9 → 7, +2 points"
    assert found.at == "offer:office"


def test_what_stands_is_compared_with_what_stood() -> None:
    anne = {"island": {"coffee": 2}, "city": ["coffee_roaster", "office"],
            "colonists": {"coffee": 1, "coffee_roaster": 1, "office": 1}}
    g: Any = GAME.from_json({"seats": 3, "players": [anne, {}, {}], "colonists": {"ship": 3}, "agenda": ["round 0"]})
    g.apply(GAME.actions.id("role:mayor"))
    g.apply(GAME.actions.id("pass"))
    [form] = forms(g.view(0), 0)
    done = actions(g.view(0), form, {"island:coffee": 2, "city:coffee_roaster": 2})
    assert [plain(render(line, EN, NAMES)) for line in tell(g, tuple(done)).lines] == [
        "You would make coffee 1 → 2", "no longer works: office"]
    assert makes(g.players[0])[4] == 0  # for the engine all of them are in the air


def test_what_a_seat_can_keep_is_counted_with_its_warehouses() -> None:
    g: Any = GAME.new(seats=3, seed=1)
    me = g.players[0]
    assert kept(me, [3, 2, 0, 0, 0]) == 1
    me.raise_building(15)
    me.workers[15] = 1
    assert kept(me, [3, 2, 0, 0, 0]) == 4
    assert kept(me, [3, 0, 0, 0, 0]) == 3
