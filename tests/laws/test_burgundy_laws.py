"""The Castles of Burgundy: everything is counted twice, by the position itself and by slow_burgundy."""

from __future__ import annotations

import pytest

import comptoir
from comptoir.bots.sense import Sense
from comptoir.kernel.chance import Chance
from comptoir.kernel.state import State
from comptoir.search.playout import finish as finish_fast

from . import slow_burgundy as slow
from .playing import Case, cases, pick

BOARDS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10a", "10b", "10c", "10d", "10e", "10f", "10g", "10h"]
SOME = [case for case in cases("burgundy") if case.options["tiebreak"] == "fewest-empty"]
EVERY_BOARD = [Case("burgundy", 2 + n % 3, {"boards": board, "spielbox": "on" if n % 4 == 3 else "board"})
               for n, board in enumerate(BOARDS)]
tables = pytest.mark.parametrize("table", SOME + EVERY_BOARD, ids=str)


def agrees(state: State) -> None:
    """The final count, the winners and the tie-breaks are the rulebook's."""
    outcome, position = state.outcome(), state.to_json()
    assert outcome is not None
    counts = [slow.final_count(position, seat) for seat in range(state.seats)]
    assert [score.rank() for score in outcome.scores] == counts == state.scores()
    assert outcome.winners == slow.winners(position)


@tables
def test_every_action_scores_what_the_rulebook_says(table: Case) -> None:
    """What one action changes is counted anew from the two positions; tiles lie where they may; nothing is lost."""
    whole = slow.box()
    for seed in range(table.games(0.03)):
        state, player = table.new(seed), table.player(seed)
        before = state.to_json()
        while state.top:
            seat = int(state.actor())
            state.apply(pick(state, player))
            after = state.to_json()
            assert slow.count(after) == whole
            assert slow.impossible(after) == []
            bound = table.options["spielbox"] == "on" or (
                table.options["spielbox"] == "board" and str(after["players"][seat]["board"]).startswith("10"))
            started = bool(before["players"][seat]["estate"])
            assert not started or slow.touches(before, after, seat, bound)
            gained = slow.scored(before, after, seat) if started else {}
            for other, (old, new) in enumerate(zip(before["players"], after["players"], strict=True)):
                change = {source: n - old["points"].get(source, 0) for source, n in new["points"].items()
                          if n != old["points"].get(source, 0)}
                assert change == (gained if other == seat else {})
            before = after


@pytest.mark.parametrize("table", cases("burgundy") + EVERY_BOARD, ids=str)
def test_the_slow_scorer_agrees_on_every_game(table: Case) -> None:
    for seed in range(table.games(1.5)):
        state = table.new(seed)
        finish_fast(state, Chance(seed + 1))
        agrees(state)


def test_four_players_use_up_every_normal_tile() -> None:
    """Whatever is played: the stocks are empty when phase E begins, black ones too."""
    for seed in range(5):
        state = comptoir.load("burgundy").new(4, seed)
        finish_fast(state, Chance(seed))
        position = state.to_json()
        assert position["stock"] == {}
        assert position["black_stock"] == {}


def test_every_building_and_every_knowledge_tile_does_something() -> None:
    """In random play each of the 8 and of the 26 shows its effect, not only its face."""
    seen: set[str] = set()
    wanted = set(slow.BUILDINGS) | {f"knowledge_{n}" for n in range(1, 27)}
    game = comptoir.load("burgundy")
    for seed in range(400):
        state, luck, n = game.new(4, seed, {"boards": ["1", "8", "9", "2"][seed % 4]}), Chance(seed), 0
        before = state.to_json()
        while state.top:
            seat = int(state.actor())
            action = state.offers[luck.below(state.count, 255, n)]
            step, n = state.step(), n + 1
            state.apply(action)
            after = state.to_json()
            seen |= effects(before, after, seat, step, game.actions.text(action))
            before = after
        outcome = state.outcome()
        assert outcome is not None
        seen |= {part for score in outcome.scores for part, points in score.parts.items() if points}
        if wanted <= seen:
            return
    raise AssertionError(f"never seen at work: {sorted(wanted - seen)}")


def effects(before: slow.Position, after: slow.Position, seat: int, step: str, text: str) -> set[str]:
    """Which tiles made this action what it was."""
    found = set()
    old, new = before["players"][seat], after["players"][seat]
    words = text.split(":")
    silver, workers = new["silver"] - old["silver"], new["workers"] - old["workers"]
    quiet = after["phase"] == before["phase"]
    if step in slow.BUILDINGS and text != "pass":
        found.add(step)
    for space, tile in slow.laid(before, after, seat).items():
        found |= {tile} & {"watchtower"}
        if tile == "boarding_house" and quiet and workers > 0:
            found.add(tile)
        if tile == "bank" and quiet and silver == 2:
            found.add(tile)
        board = slow.printed(new["board"])
        if tile in slow.BUILDINGS and [new["estate"].get(str(other)) for other in board.region(space)].count(tile) > 1:
            found.add("knowledge_1")
        if slow.colour(tile) == "animal" and slow.knows(new, 7):
            found.add("knowledge_7")
        if text.endswith(("die1", "die2")) and quiet and tile not in ("boarding_house",):
            die = old["dice"][int(text[-1]) - 1]
            if workers > -distance(die, board.number[space]):
                own = {"building": 9, "ship": 10, "animal": 10}.get(slow.colour(tile), 11)
                found |= {f"knowledge_{n}" for n in (8, own) if slow.knows(old, n)}
    if words[0] == "sell" and quiet:
        found |= {"knowledge_3"} if silver == 2 else set()
        found |= {"knowledge_4"} if workers == 1 else set()
    if words[0] == "workers" and quiet:
        found |= {"knowledge_14"} if workers == 4 else set()
        found |= {"knowledge_13"} if silver == 1 else set()
    if words[0] == "unload" and "+" in text:
        found.add("knowledge_5")
    if words[0] == "buy" and words[1] != "black":
        found.add("knowledge_6")
    if (words[0] == "take" and text.endswith(("die1", "die2")) and quiet and slow.knows(old, 12)
            and not slow.knows(old, 8) and workers > -distance(old["dice"][int(text[-1]) - 1], int(words[1]))):
        found.add("knowledge_12")
    if not quiet and slow.knows(new, 2) and list(new["estate"].values()).count("mine"):
        found.add("knowledge_2")
    return found


def distance(die: int, number: int) -> int:
    return min(abs(die - number), 6 - abs(die - number))


def test_questions_nest_four_deep_and_more() -> None:
    """Castle → city hall → castle …: in random play one die brings up four questions and more, each out of the last."""
    deepest = 0
    nested = ("castle_action", "city_hall", "ship_goods", "keep_kind", "store_tile", "warehouse", "carpenter", "church",
              "market")
    for seed in range(60):
        state, luck, n, depth = comptoir.load("burgundy").new(2, seed), Chance(seed), 0, 0
        while state.top:
            depth = depth + 1 if state.step() in nested else 1
            deepest = max(deepest, depth)
            state.apply(state.offers[luck.below(state.count, 255, n)])
            n += 1
    assert deepest >= 4


@pytest.mark.skipif(not comptoir.compiled(), reason="takes a minute a game in pure Python")
def test_the_evaluation_makes_a_bot_that_beats_random_play_clearly() -> None:
    """Seats are taken in turn. People reach about 185 points with two seats."""
    game = comptoir.load("burgundy")
    bot = Sense(game)
    for seed in range(6):
        state, luck, n, mine = game.new(2, seed), Chance(seed), 0, seed % 2
        while state.top:
            seat = int(state.actor())
            state.apply(bot.choose(state.view(seat), state.legal()) if seat == mine
                        else state.offers[luck.below(state.count, 255, n)])
            n += 1
        points = [score[0] for score in state.scores()]
        assert points[mine] > points[1 - mine] + 50
        assert points[mine] > 120


def test_the_evaluation_sees_nothing_hidden() -> None:
    """Views of a seat that nothing tells apart are worth the same."""
    game = comptoir.load("burgundy")
    state = game.new(2, 6, {"boards": "draw-secret"})
    worths = set()
    for action in state.legal():
        child = state.clone()
        child.apply(action)
        worths.add(tuple(game.values(child.view(1))))
    assert len(worths) == 1
