"""The player boards: what is printed on them, and files that are none. CB-7, CB-19."""

from __future__ import annotations

import pytest

from comptoir.games.burgundy import data, loader
from comptoir.games.burgundy.loader import BadBoard, parse, shipped, unwritten, written
from comptoir.games.burgundy.state import TOUCH
from comptoir.kernel.errors import BadOption

GRID = [6, 5, 4, 3, 2, 1, 6, 5, 4, 5, 4, 3, 1, 2, 3, 6, 1, 2, 6, 5, 4, 1, 2, 5, 4, 3, 1, 2, 6, 1, 2, 5, 6, 3, 4, 1, 3]

# Region sizes as they are listed for each board: building, animal, knowledge, castle, mine, ship.
REGIONS = {
    "1": ([5, 3, 3, 1], [5, 1], [3, 3], [3, 1], [3], [3, 3]),
    "2": ([8, 2, 2], [4, 2], [2, 2, 2], [1] * 4, [2, 1], [2, 2, 2]),
    "3": ([5, 5, 1, 1], [4, 2], [6], [1] * 4, [2, 1], [3, 2, 1]),
    "4": ([5, 5, 2], [3, 3], [3, 3], [1] * 4, [2, 1], [4, 1, 1]),
    "5": ([3, 3, 3, 2, 1], [3, 3], [3, 2, 1], [1] * 4, [2, 1], [3, 2, 1]),
    "6": ([6, 4, 2], [4, 2], [3, 3], [1] * 4, [1] * 3, [6]),
    "7": ([7, 3, 2], [3, 3], [2, 2, 2], [2, 2], [1] * 3, [2, 2, 2]),
    "8": ([2] * 6, [6], [4, 2], [1] * 4, [2, 1], [1] * 6),
    "9": ([6, 6], [4, 2], [3, 1, 1, 1], [1] * 4, [2, 1], [4, 2]),
    "10a": ([4, 4, 4], [6], [3, 3], [1] * 4, [3], [3, 3]),
    "10b": ([8, 4], [3, 3], [6], [1] * 4, [1] * 3, [6]),
    "10c": ([6, 3, 3], [2, 2, 2], [4, 2], [2, 2], [2, 1], [4, 2]),
    "10d": ([3] * 4, [4, 2], [2, 2, 2], [1] * 4, [1] * 3, [2, 2, 2]),
    "10e": ([7, 5], [5, 1], [5, 1], [2, 1, 1], [3], [5, 1]),
    "10f": ([2] * 6, [3, 3], [3, 3], [1] * 4, [2, 1], [3, 3]),
    "10g": ([5, 4, 3], [4, 2], [4, 1, 1], [1] * 4, [2, 1], [6]),
    "10h": ([6, 6], [2, 2, 2], [6], [3, 1], [1] * 3, [4, 2])}
BOARDS = {board.name: board for board in shipped()}
ONE = ("a6 c5 c4 k3\na2 a1 c6 k5 b4\na5 a4 b3 k1 b2 b3\n"
       "s6 s1 s2 c6 s5 s4 s1\nb2 b5 m4 b3 b1 a2\nb6 m1 k2 b5 b6\nm3 k4 k1 b3")


def test_seventeen_boards():
    assert list(BOARDS) == list(REGIONS) == data.BOARD_NAMES


@pytest.mark.parametrize("name", REGIONS)
def test_counts_numbers_and_regions(name):
    """12 buildings, 6 pastures, 6 knowledge, 4 castles, 3 mines, 6 ships; one grid of numbers; regions as listed."""
    board = BOARDS[name]
    assert [list(board.colour).count(colour) for colour in range(6)] == [12, 6, 6, 4, 3, 6]
    assert list(board.number) == GRID
    assert tuple(board.region_sizes(colour) for colour in range(6)) == REGIONS[name]


@pytest.mark.parametrize("name", [name for name in REGIONS if name.startswith("10")])
def test_boards_10_are_reconstructions_for_the_spielbox_rule(name):
    """CB-16, CB-19: every region touches a castle space."""
    board = BOARDS[name]
    assert board.spielbox
    assert board.reconstructed
    for mask in board.masks:
        near = [space for space in range(37) if mask >> space & 1 and TOUCH[space] & board.of_colour[data.CASTLE]]
        assert near or mask & board.of_colour[data.CASTLE]


def test_the_eight_boards_10_differ_in_their_regions():
    assert len({str(REGIONS[name]) for name in REGIONS if name.startswith("10")}) == 8


def test_boards_of_the_box_are_as_printed():
    assert [name for name, board in BOARDS.items() if board.spielbox or board.reconstructed] == data.BOARD_NAMES[9:]
    assert [name for name, board in BOARDS.items() if board.start == data.CENTRE] == ["1"]


@pytest.mark.parametrize(("text", "reason"), [
    (ONE.rsplit(" ", 1)[0], r"mine\.txt, line 7: row 7 has 4 spaces, not 3"),
    (ONE.rsplit("\n", 1)[0], r"mine\.txt, line 6: the board ends after 33 spaces in 6 rows"),
    (ONE + "\nb1", r"mine\.txt, line 8: an eighth row"),
    (ONE.replace("m3", "b3"), r"mine\.txt: 13 building spaces; a board has 12"),
    (ONE.replace("m3", "x3"), r"mine\.txt, line 7: 'x3' is not a colour and a die number.*b building, a animal"),
    (ONE.replace("m3", "m7"), r"mine\.txt, line 7: 'm7' is not a colour and a die number"),
    ("colour: red\n" + ONE, r"mine\.txt, line 1: 'colour' is not known; known are name, start, rule, reconstructed"),
    ("# x\nrule: mine\n" + ONE, r"mine\.txt, line 2: rule can only be spielbox, not 'mine'"),
    ("name: a/b\n" + ONE, r"mine\.txt, line 1: a name has 1 to 20 letters"),
    ("", r"mine\.txt, line 0: the board ends after 0 spaces"),
    ("x" * 9000, r"mine\.txt: this is no board file"),
    ("rule: spielbox\n" + ONE,
     r"mine\.txt: under the spielbox rule the \w+ region around space \d+ could never be begun"),
    ("start: centre\n" + ONE.replace("s2 c6", "c2 s6"), r"mine\.txt: start is centre, but"),
    ("b6 b5 b4 b3\nb2 b1 b6 b5 b4\na5 a4 a3 a1 a2 a3\n"
     "s6 s1 s2 c6 s5 s4 s1\nk2 k5 k4 k3 k1 k2\nc6 c1 c2 m5 m6\nm3 b4 b1 b3",
     r"mine\.txt: a building region of 9 spaces; 8 is the most")])
def test_bad_board_files_are_refused_with_file_line_and_reason(text, reason):
    """CB-19 and the loader's own rules."""
    with pytest.raises(BadBoard, match=reason):
        parse(text, "mine.txt")


def test_a_board_of_ones_own(game, tmp_path, monkeypatch):
    """A file in the folder that COMPTOIR_BOARDS names is played by its name; the record carries it in full."""
    (tmp_path / "mine.txt").write_text("# my board\nstart: centre\n" + ONE, encoding="utf-8")
    with pytest.raises(BadOption, match="no board is called 'mine'"):
        game.new(2, seed=1, options={"boards": "mine"})
    monkeypatch.setenv(loader.FOLDER, str(tmp_path))
    g = game.new(2, seed=1, options={"boards": "mine,9"})
    assert g.options["boards"].startswith("mine+=a6c5c4k3/a2a1c6k5b4/")
    assert g.to_json()["players"][0]["estate"] == {"19": "castle"}
    monkeypatch.delenv(loader.FOLDER)
    again = game.from_json(g.to_json())
    assert again.key() == g.key()
    assert again.boards[again.players[0].board].name == "mine"


def test_a_bad_file_of_ones_own_names_the_file(game, tmp_path, monkeypatch):
    (tmp_path / "mine.txt").write_text(ONE.replace("b4", "z4"), encoding="utf-8")
    (tmp_path / "raw.txt").write_bytes(b"\xff\xfe\x00")
    monkeypatch.setenv(loader.FOLDER, str(tmp_path))
    with pytest.raises(BadOption, match=r"mine\.txt, line 2: 'z4' is not a colour"):
        game.new(2, seed=1, options={"boards": "mine"})
    with pytest.raises(BadOption, match=r"raw\.txt: it cannot be read as text"):
        game.new(2, seed=1, options={"boards": "raw"})


@pytest.mark.parametrize("name", ["1", "8", "10c"])
def test_a_board_in_one_word(name):
    board = BOARDS[name]
    word = written(board).replace(name, "own", 1)
    assert list(unwritten(word).colour) == list(board.colour)
    assert unwritten(word).spielbox == board.spielbox
    with pytest.raises(BadBoard, match="comes with the title"):
        unwritten(written(board))


def test_two_boards_of_one_name_are_refused(game):
    one, two = written(BOARDS["1"]), written(BOARDS["2"])
    with pytest.raises(BadBoard, match="one name"):
        game.new(2, seed=1, options={"boards": [one.replace("1+=", "x="), two.replace("2=", "x=")]})
