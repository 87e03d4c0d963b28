"""The bot that has learned: it knows its files, keeps its time, and plays as well as it should."""

from __future__ import annotations

import json
import shutil
import time
from pathlib import Path

import numpy as np
import pytest

from comptoir import load, titles
from comptoir.arena.match import play_match
from comptoir.bots import Limit, make_bot
from comptoir.bots.brain import brain_of, exp, likely, rounded, tanh
from comptoir.nets import MOST_BYTES, BadNet, NetFile, read_net, shipped, write_net

TITLES = list(titles())
GAME = load("puerto-rico")


@pytest.mark.parametrize("slug", TITLES)
def test_the_network_of_a_title_fits_says_how_it_was_made_and_is_small(slug: str) -> None:
    file = read_net(shipped(load(slug)), load(slug), older=True)
    assert file.about["title"] == slug
    assert sum(run["games"] for run in [*file.about["history"], file.about["made"]]) > 100_000
    assert file.about["made"]["plan"]["title"] == slug
    assert {one["seats"] for one in file.about["figures"] if one["among"] == "sense"} == set(load(slug).seats)
    assert shipped(load(slug)).stat().st_size <= MOST_BYTES


def changed(tmp_path: Path, **about: object) -> Path:
    """The network of Puerto Rico, with something else said about it."""
    file: NetFile = read_net(shipped(GAME), GAME)
    path = tmp_path / "net.npz"
    write_net(path, GAME, file.weights, {**file.about, **about})
    return path


@pytest.mark.parametrize(("about", "says"), [
    ({"features": 99}, "made for features 99, and this is features 1; comptoir learn puerto-rico makes one that does"),
    ({"rules": 0}, "made for rules 0, and this is rules 1"),
    ({"title": "san-juan"}, "made for title san-juan, and this is title puerto-rico"),
    ({"actions": 7}, "made for actions 7"), ({"format": 2}, "made for format 2")])
def test_a_network_that_does_not_fit_is_refused_with_the_reason(tmp_path: Path, about: dict[str, object],
                                                               says: str) -> None:
    with pytest.raises(BadNet, match=says):
        make_bot(f"net:file={changed(tmp_path, **about)}", GAME)


def test_a_network_keeps_its_name_whatever_is_told_about_it(tmp_path: Path) -> None:
    file = read_net(shipped(GAME), GAME)
    assert read_net(changed(tmp_path, figures=[]), GAME).name == file.name
    first = file.weights["first.bias"].copy()
    first[0] += 1
    assert NetFile(file.about, {**file.weights, "first.bias": first}).name != file.name


def test_what_is_no_network_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    with pytest.raises(BadNet, match="there is no network for puerto-rico"):
        make_bot(f"net:file={path}", GAME)
    path.write_text("hello")
    with pytest.raises(BadNet, match="cannot be read"):
        make_bot(f"net:file={path}", GAME)
    np.savez(path, about=np.array(json.dumps({"title": "puerto-rico"})))
    with pytest.raises(BadNet, match="does not say what it is for"):
        make_bot(f"net:file={path}", GAME)
    path.write_bytes(shipped(GAME).read_bytes()[:100_000])
    with pytest.raises(BadNet, match="cannot be read"):
        make_bot(f"net:file={path}", GAME)


def test_a_file_that_is_written_again_is_read_again(tmp_path: Path) -> None:
    path = changed(tmp_path, made={"by": "one"})
    assert brain_of(GAME, path).about["made"] == {"by": "one"}
    assert brain_of(GAME, path) is brain_of(GAME, path)
    time.sleep(0.02)
    shutil.copy(shipped(GAME), path)
    assert brain_of(GAME, path).about["made"] != {"by": "one"}


@pytest.mark.parametrize("slug", TITLES)
def test_one_net_beats_those_who_play_at_random(slug: str) -> None:
    """Twelve games, every chair the same number of times: a net that does not win nearly all of them is broken."""
    game = load(slug)
    seats = 3
    won = 0
    for n in range(12):
        bots = ["net" if seat == n % seats else "random" for seat in range(seats)]
        won += n % seats in play_match(game, bots, seats, 500 + n // seats, {}).outcome.winners
    assert won >= 11


@pytest.mark.parametrize("slug", TITLES)
def test_several_positions_at_once_are_thought_of_as_each_by_itself(slug: str) -> None:
    """To the last bit: sums on the grid have no error, in whatever order they are made."""
    game = load(slug)
    brain = brain_of(game)
    state, positions = game.new(seed=8), []
    bot = make_bot("net", game)
    while state.outcome() is None and len(positions) < 16:
        positions.append(state.clone())
        state.apply(bot.choose(state.view(int(state.actor())), state.legal()))
    together = brain.think_all(positions)
    judged = zip(*brain.judge(positions, int(state.seats)), strict=True)
    for position, thought, (liked, hopes) in zip(positions, together, judged, strict=True):
        alone = brain.think(position)
        assert (alone == thought).all()
        chances = likely(brain.scores(alone, position.legal()))
        assert chances.sum() == pytest.approx(1.0)
        assert liked == pytest.approx(chances.tolist())
        assert hopes == brain.hopes(alone, int(position.actor()), int(position.seats)).tolist()
        assert np.abs(hopes).max() <= 1.0


def test_our_own_exp_and_tanh_are_close_enough() -> None:
    x = np.linspace(-20.0, 0.0, 500)
    assert np.abs(exp(x) - np.exp(x)).max() < 1e-3
    assert np.abs(tanh(x) - np.tanh(x)).max() < 1e-3
    assert rounded([0.3], np.float32(4)).tolist() == [0.25]


@pytest.mark.parametrize("slug", TITLES)
def test_a_second_is_enough_and_iterations_are_kept_to(slug: str) -> None:
    game = load(slug)
    state = game.new(seed=4)
    view, legal = state.view(int(state.actor())), state.legal()
    for spec, limit in (("net:seconds=0.2", Limit()), ("net:seconds=9", Limit(seconds=0.2))):
        began = time.perf_counter()
        assert make_bot(spec, game, 1).choose(view, legal, limit) in legal
        assert time.perf_counter() - began < 3.0  # a busy machine may take its time
    assert make_bot("net:iterations=1000000", game, 1).choose(view, legal, Limit(iterations=10)) in legal
