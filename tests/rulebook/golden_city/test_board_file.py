"""Plan de l'île as a file: what the rulebook counts, roads that reach everywhere, a drawing without crossings."""

from __future__ import annotations

import copy
import json
from pathlib import Path

import pytest

from comptoir.games.golden_city import chart, check_file
from comptoir.games.golden_city.chart import check
from comptoir.kernel.errors import BadOption
from comptoir.kernel.record import Record

FILE = Path(chart.__file__).parent / "boards" / "reconstructed.json"
BOARD = json.loads(FILE.read_text(encoding="utf-8"))


def changed(**entries):
    """The board with one entry of a list changed: changed(places=("site_1", {"reward": "gold"}))."""
    board = copy.deepcopy(BOARD)
    for key, (name, change) in entries.items():
        next(entry for entry in board[key] if entry["id"] == name).update(change)
    return board


def without(key, n):
    board = copy.deepcopy(BOARD)
    del board[key][n]
    return board


def with_road(*road):
    board = copy.deepcopy(BOARD)
    board["roads"].append(list(road))
    return board


def test_the_reconstructed_board_passes_its_own_check():
    """Plan de l'île: 16 ports, 30 sites, 12 of them on 4 rivers, 12 zones; connected; drawn without crossings."""
    assert check_file(FILE) == []
    assert BOARD["reconstructed"] is True


@pytest.mark.parametrize(("board", "reason"), [
    ([], "a board is a JSON object"),
    ({**BOARD, "format": "golden-city-board/9"}, "format must be 'golden-city-board/1', not 'golden-city-board/9'"),
    ({**BOARD, "places": {}}, "places must be a list"),
    ({**BOARD, "lakes": []}, "'lakes' is not known; known are format, name, source, reconstructed, sides, rivers, "
                             "places, roads, goods_cards, score_cards"),
    ({**BOARD, "sides": {"forest": "N"}}, "sides must give each of forest, meadow, mountain, desert one of N, E, S, W"),
    ({**BOARD, "rivers": ["a", "b", "c", "d"]}, "rivers must be the four borders of the landscapes: mountain_desert, "
                                                "forest_desert, forest_meadow, meadow_mountain"),
    (without("places", 0), "port_1 is there 0 times; it must be there once"),
    (without("places", 20), "site_5 is there 0 times; it must be there once"),
    (changed(places=("site_1", {"reward": "gold"})), "site_1: reward must be one of coin1, coin2, landscape, key, "
                                                     "bonus, goods"),
    (changed(places=("site_1", {"river": None})), "11 sites are on rivers; the rulebook has 12"),
    (changed(places=("site_4", {"river": "forest_desert"})), "site_4: river must be one of those that border its "
     "landscape: mountain_desert, forest_desert, forest_meadow, meadow_mountain"),
    (changed(places=("forest_b", {"coin": True})), "5 outer zones add a coin; the rulebook has 4"),
    (changed(places=("forest_inner", {"coin": True})), "forest_inner: coin must be true or false, and false for an "
                                                       "inner zone"),
    (changed(places=("site_4", {"x": 5000})), "site_4: x must be a whole number from 0 to 1000"),
    (changed(places=("site_4", {"x": 500, "y": 900})), "site_4 is drawn outside its landscape, mountain"),
    (changed(places=("site_4", {"x": 272, "y": 206})), "site_4 and site_1 are drawn nearer than 60 to each other"),
    ({**BOARD, "roads": [road for road in BOARD["roads"] if "port_1" not in road]},
     "no road leads from port_1 to port_2, "),
    (with_road("port_1", "site_1"), "the road from port_1 to site_1 is there twice"),
    (with_road("port_1", "atlantis"), "roads, entry 97: a road is a list of two places"),
    (with_road("site_5", "site_28"), "cross"),
    (without("goods_cards", 0), "7 goods cards; the rulebook has 8"),
    ({**BOARD, "goods_cards": [["wine", "wine"], *BOARD["goods_cards"][1:]]},
     "goods_cards, entry 1: a card shows two different ones of pottery, wine, cloth, spice"),
    (changed(score_cards=("score_1", {"back": 2})), "3 score cards have the back 1; the rulebook has 4"),
    (changed(score_cards=("score_1", {"good": "gold"})), "score_1: good must be one of pottery, wine, cloth, spice"),
    (changed(score_cards=("score_1", {"quarter": "forest"})), "score_1: it scores a river (mountain_desert, "
     "forest_desert, forest_meadow, meadow_mountain) or a quarter (forest, meadow, mountain, desert)"),
])
def test_a_broken_board_is_refused_with_its_reason(board, reason):
    """Plan de l'île."""
    assert any(reason in fault for fault in check(board)), check(board)[:4]


@pytest.mark.parametrize("junk", [None, 5, "x", [], {}, [[]], [None], [{"id": []}], [["x"]], {"N": []}])
def test_junk_in_a_board_is_refused_and_never_crashes(junk):
    """A board file is not trusted."""
    for key in BOARD:
        if key not in ("reconstructed",):
            assert check({**BOARD, key: junk}) or key in ("name", "source")
    for place in ("port_1", "site_1", "forest_a"):
        for field in ("x", "y", "reward", "landscape", "river", "name", "coin"):
            check(changed(places=(place, {field: junk})))


def test_a_file_that_is_not_there_or_not_json(tmp_path):
    """One line each."""
    assert check_file(tmp_path / "none.json")[0].startswith("it cannot be read")
    (tmp_path / "bad.json").write_text("{")
    assert check_file(tmp_path / "bad.json") == ["it is not JSON"]
    (tmp_path / "large.json").write_text(" " * 300_000)
    assert check_file(tmp_path / "large.json") == ["it is larger than 262144 bytes"]


def test_an_owner_plays_on_a_board_of_his_own(game, tmp_path):
    """The option `board` names a file; the record carries the board with it."""
    board = changed(places=("port_1", {"reward": "coin2"}))
    board["name"] = "my box"
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(board), encoding="utf-8")
    record = Record(game, seats=3, seed=4, options={"board": str(path)})
    assert record.state.chart.name == "my box"
    while record.state.outcome() is None:
        record.play(game.actions.text(record.state.legal()[-1]))
    path.unlink()
    record.write(tmp_path / "game.jsonl")
    again = Record.read(tmp_path / "game.jsonl", lambda slug: game)
    assert again.state.key() == record.state.key()
    assert game.from_json(record.state.to_json()).key() == record.state.key()
    assert record.state.census() == game.box(3, record.options)


def test_a_broken_file_is_refused_as_an_option(game, tmp_path):
    """One line with the reason."""
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(without("goods_cards", 0)), encoding="utf-8")
    with pytest.raises(BadOption) as refusal:
        game.new(3, seed=1, options={"board": str(path)})
    assert str(refusal.value) == "option board: mine.json is refused: 7 goods cards; the rulebook has 8"


def test_a_board_turned_by_a_quarter_is_a_board_too(game):
    """Plan de l'île: which landscape lies north is not said, so it is data."""
    board = copy.deepcopy(BOARD)
    board["sides"] = {land: {"N": "E", "E": "S", "S": "W", "W": "N"}[side] for land, side in BOARD["sides"].items()}
    for place in board["places"]:
        if "x" in place:
            place["x"], place["y"] = 1000 - place["y"], place["x"]
    assert check(board) == []
    turned, usual = game.new(3, seed=5, options={"board": board}), game.new(3, seed=5)
    while usual.outcome() is None:
        action = usual.legal()[-1]
        usual.apply(action)
        turned.apply(action)
    assert turned.scores() == usual.scores()
    pictures = [game.board(state.view(0), seat=0).text for state in (turned, usual)]
    assert pictures[0].count("data-at") == pictures[1].count("data-at")
