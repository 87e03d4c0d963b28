"""The laws every title keeps (docs/design.md, Laws), over random games of every title, seat count and option."""

from __future__ import annotations

import copy
import json
import pickle
from itertools import pairwise

import pytest

import comptoir
from comptoir.kernel.chance import OPEN, Chance
from comptoir.kernel.errors import BadOption
from comptoir.kernel.state import CHANCE, NOBODY, OVER, PASS, State

from .playing import (
    LONGEST,
    MAY_BE_NEGATIVE,
    Case,
    cases,
    covering,
    facts,
    finish,
    numbers_below_zero,
    open_play,
    pick,
    plain,
    positions,
    same_future,
    sampled,
)

OTHER = 77_777  # a seed that no game here is dealt from
FAR = (1 << 61) + 271828182845904523  # a seed that would be seen if it leaked


def check_legal(case: Case, state: State) -> None:
    """Legal actions are ascending, unique and in range; some are there until the end; PASS alone is not asked."""
    legal, actor = state.legal(), int(state.actor())
    if actor == OVER:
        assert legal == []
        return
    if actor == CHANCE:
        odds = state.odds()
        assert legal == [outcome for outcome, weight in enumerate(odds) if weight]
        assert min(odds) >= 0
        return
    assert 0 <= actor < case.seats
    assert legal
    assert legal[0] >= 0
    assert legal[-1] < len(case.game.actions)
    assert all(low < high for low, high in pairwise(legal))
    assert legal != [PASS]


def test_legal_and_census_after_every_single_action(every_case: Case) -> None:
    """Nothing leaves the box, nothing comes from nowhere; there is always something to do; every game ends."""
    case = every_case
    box = case.game.box(case.seats, case.options)
    assert len(box) == len(case.game.components)
    for seed in range(case.games(len(covering(case.slug)) / len(cases(case.slug)))):
        state = case.new(seed)
        for now in positions(state, case.player(seed)):
            check_legal(case, now)
            assert now.census() == box, f"seed {seed}"
        assert state.actor() == OVER
        assert state.outcome() is not None


def test_every_outcome_is_named_counted_and_won(case: Case) -> None:
    for seed in range(case.games(0.3)):
        state = case.new(seed)
        for now in positions(state, case.player(seed)):
            if now.actor() != OVER:
                assert now.outcome() is None
        outcome = state.outcome()
        assert outcome is not None
        assert outcome.end in case.game.ends
        ranks = [score.rank() for score in outcome.scores]
        assert ranks == state.scores()
        assert [sum(score.parts.values()) for score in outcome.scores] == [score.points for score in outcome.scores]
        assert [rank[0] for rank in ranks] == [score.points for score in outcome.scores]
        assert outcome.winners == [seat for seat in range(case.seats) if ranks[seat] == max(ranks)]
        assert outcome.winners


def test_written_positions_have_no_count_below_zero(case: Case) -> None:
    allowed = MAY_BE_NEGATIVE.get(case.slug, set())
    for seed in range(case.games(0.03)):
        for state in positions(case.new(seed), case.player(seed)):
            assert numbers_below_zero(state.to_json(), allowed) == []


def test_asking_changes_nothing(case: Case) -> None:
    """`choices` is pure: whoever asks again hears the same, and the position is as before."""
    for seed in range(case.games(0.03)):
        for state in sampled(case, seed, 5):
            before, key = facts(state), state.key()
            if state.actor() not in (OVER, CHANCE):
                state.run()
            state.legal(), state.step(), state.census(), state.scores(), state.outcome(), state.to_json()
            state.view(NOBODY), state.written_agenda(), state.to_bytes()
            assert facts(state) == before
            assert state.key() == key


def test_a_clone_is_equal_and_independent(case: Case) -> None:
    for seed in range(case.games(0.03)):
        player = case.player(seed)
        for state in sampled(case, seed, 15):
            before, twin = facts(state), state.clone()
            assert facts(twin) == before
            assert twin == state
            assert hash(twin) == hash(state)
            finish(twin, player, 40)
            assert facts(state) == before
            twin_before, still = facts(twin), twin.clone()
            finish(state, player, 40)
            assert facts(twin) == twin_before
            assert facts(still) == twin_before


def test_a_written_position_is_read_back_equal_with_equal_futures(case: Case) -> None:
    for seed in range(case.games(0.02)):
        for state in sampled(case, seed, 11):
            text = json.dumps(state.to_json())
            again = case.game.from_json(json.loads(text), state.chance)
            assert facts(again) == facts(state)
            assert again.key() == state.key()
            assert json.dumps(again.to_json()) == text
            same_future(state, again, case.player(seed))


def test_positions_travel_as_bytes_pickles_and_copies(case: Case) -> None:
    for seed in range(case.games(0.01)):
        for state in sampled(case, seed, 23):
            for again in (case.game.from_bytes(state.to_bytes()), pickle.loads(pickle.dumps(state)),
                          copy.deepcopy(state), copy.copy(state)):
                assert facts(again) == facts(state)
                same_future(state.clone(), again, case.player(seed), 10)


def test_equal_keys_mean_equal_positions(table: Case) -> None:
    """Along a game no two positions have the same key, save where all facts are the same."""
    seen: dict[int, list[object]] = {}
    for seed in range(table.games(0.02)):
        for state in positions(table.new(seed), table.player(seed)):
            now = facts(state)[:4]
            assert seen.setdefault(state.key(), now) == now


def test_a_view_keeps_luck_to_itself(case: Case) -> None:
    """Luck is left open in a view, and neither its bytes nor its JSON have the seed."""
    for state in sampled(case, FAR, 9):
        for seat in (NOBODY, *range(case.seats)):
            view = state.view(seat)
            assert view.chance.left_open
            assert str(FAR).encode() not in view.to_bytes()
            assert view.actor() == state.actor()
            if seat == state.actor():
                assert view.legal() == state.legal()
            travelled = case.game.from_bytes(view.to_bytes())
            assert travelled.key() == view.key()


def worlds(case: Case, state: State, seat: int) -> tuple[State, list[State]]:
    """A view, and full positions dealt from it."""
    view = state.view(seat)
    return view, [view.determinize(Chance(OTHER + n)) for n in range(3)]


def test_determinizations_of_a_view_have_that_view(case: Case) -> None:
    """They are whole positions, too: nothing is missing, and they can be played."""
    box = case.game.box(case.seats, case.options)
    for seed in range(case.games(0.02)):
        for state in sampled(case, seed, 13):
            for seat in (NOBODY, *range(case.seats)):
                view, dealt = worlds(case, state, seat)
                before = facts(view)
                for world in dealt:
                    assert world.census() == box
                    assert world.actor() == state.actor()
                    assert facts(world.view(seat)) == before
                    assert world.view(seat) == view
                assert facts(view) == before
                for world in positions(dealt[0], case.player(seed), 8):
                    check_legal(case, world)
                    assert world.census() == box


def test_nothing_hidden_changes_what_a_seat_sees(case: Case) -> None:
    """In other worlds that look the same to a seat its view is the same, and so is what it is offered; each
    world offers what its own rules offer."""
    for seed in range(case.games(0.02)):
        for state in sampled(case, seed, 13):
            for seat in (NOBODY, *range(case.seats)):
                view, dealt = worlds(case, state, seat)
                for world in dealt:
                    offered = world.legal()
                    if world.actor() not in (OVER, CHANCE):
                        world.run()
                        assert world.legal() == offered
                    again = world.view(seat)
                    assert again.legal() == view.legal()
                    assert again.to_json() == view.to_json()
                    assert list(again.drawn) == list(view.drawn)


def test_nothing_hidden_changes_the_features(case: Case) -> None:
    if not case.game.part("encode"):
        pytest.skip(f"{case.slug} has no features yet")
    for seed in range(case.games(0.02)):
        for state in sampled(case, seed, 29):
            for seat in range(case.seats):
                view, dealt = worlds(case, state, seat)
                features = plain(case.game.encode(view, seat))
                for world in dealt:
                    assert plain(case.game.encode(world.view(seat), seat)) == features


def test_nothing_hidden_changes_a_bots_choice(table: Case) -> None:
    """Where the worlds look the same to a seat, its bot does the same."""
    from comptoir.bots import BOTS, make_bot
    from comptoir.nets import shipped
    bots = ["random", "greedy", "sense", "mcts:iterations=6", "net", "net:iterations=6"]
    assert {bot.partition(":")[0] for bot in bots} == set(BOTS) - {"stdio"}  # which is told views and nothing else
    for name in bots:
        if name.startswith("net") and not shipped(table.game).is_file():
            continue  # nobody has taught it this title
        for state in sampled(table, 3, 60):
            seat = int(state.actor())
            if seat == OVER:
                continue
            view, dealt = worlds(table, state, seat)
            chosen = make_bot(name, table.game, 5).choose(view, view.legal())
            assert chosen in state.legal()
            for world in dealt:
                again = world.view(seat)
                assert make_bot(name, table.game, 5).choose(again, again.legal()) == chosen


def test_determinizing_depends_on_its_chance_alone(case: Case) -> None:
    for state in sampled(case, 1, 31):
        view = state.view(0)
        assert facts(view.determinize(Chance(5))) == facts(view.determinize(Chance(5)))


def test_luck_left_open_is_told_outcome_by_outcome(case: Case) -> None:
    """Each draw stops the game; what is told is drawn; the laws hold between the draws, too."""
    box = case.game.box(case.seats, case.options)

    def visit(state: State) -> None:
        check_legal(case, state)
        assert state.census() == box

    for seed in range(case.games(0.05)):
        outcome = open_play(case, seed, visit).outcome()
        assert outcome is not None
        assert outcome.end in case.game.ends


def test_told_what_a_seed_draws_an_open_game_is_that_game(case: Case) -> None:
    for seed in range(case.games(0.03)):
        drawing, told = case.new(seed), case.new(chance=OPEN)
        player = case.player(seed)
        while True:
            for draw in drawing.drawn:
                assert told.actor() == CHANCE
                told.apply(draw >> 8)
            assert facts(told) == facts(drawing)
            if drawing.actor() == OVER:
                break
            action = pick(drawing, player)
            drawing.apply(action)
            told.apply(action)


def test_the_same_seed_and_play_give_the_same_game(case: Case) -> None:
    for seed in range(case.games(0.02)):
        one, other = case.new(seed), case.new(seed)
        same_future(one, other, case.player(seed), LONGEST)


def test_every_text_is_read_back_to_its_action(slug: str) -> None:
    actions = comptoir.load(slug).actions
    assert actions.text(PASS) == "pass"
    for action in range(len(actions)):
        text = actions.text(action)
        assert actions.id(text) == action
        assert actions.id(f"  {text}\n") == action
        assert text == text.strip()
        assert text.split(":")[0] == actions.verb(action)
        assert all(isinstance(place, str) and place for place in actions.places(action))


def test_steps_streams_ends_and_components_have_names_of_their_own(slug: str) -> None:
    """A written agenda and a written draw are read back by these names."""
    game = comptoir.load(slug)
    for names in ([step.name for step in game.steps], [stream.name for stream in game.streams], game.ends,
                  game.components, [option.name for option in game.options]):
        assert len(set(names)) == len(names)
        assert all(names)
    for stream in game.streams:
        assert len(set(stream.outcomes)) == len(stream.outcomes)
        assert not any(":" in outcome for outcome in stream.outcomes)
    for step in game.steps:
        assert len(set(step.args)) == len(step.args)
        assert not any(" " in arg for arg in step.args)


def test_what_a_title_is_not_played_with_is_refused(slug: str) -> None:
    game = comptoir.load(slug)
    allowed = ", ".join(map(str, game.seats))
    for seats in (-1, 0, max(game.seats) + 1, 99):
        with pytest.raises(BadOption, match=f"it can be: {allowed}$"):
            game.new(seats, 1)
    with pytest.raises(BadOption, match="options are: "):
        game.new(seed=1, options={"no-such-option": 1})
    for option in game.options:
        with pytest.raises(BadOption):
            game.new(seed=1, options={option.name: "no such value"})
    for seed in (-1, 1 << 62, 1 << 63, 1 << 64, 1 << 200):
        with pytest.raises(BadOption, match="seed"):
            game.new(seed=seed)


def test_seeds_at_the_edges_play(table: Case) -> None:
    for seed in (0, 1, (1 << 31) - 1, 1 << 32, (1 << 62) - 1):
        assert finish(table.new(seed), table.player(seed)).outcome() is not None
