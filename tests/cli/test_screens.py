"""San Juan, Burgundy and the Golden City in the terminal: what is shown, and whole games by typing."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

import pytest
from rich.console import Console

from comptoir import load, read_record, screens, titles
from comptoir.bots import make_bot
from comptoir.cli.typed import find_topics
from comptoir.games.san_juan.data import CHAPEL
from comptoir.kernel.record import Record
from comptoir.kernel.state import NOBODY, State
from comptoir.voice import Voice

TITLES = titles()
NAMES = ["Anne", "Bernie", "Christine", "David"]
OPTIONS = {"san-juan": "expansion=on", "burgundy": "boards=draw-secret"}  # the richest table


@cache
def played(slug: str, seats: int, option: str = "") -> Record:
    """A whole game of people who play at random."""
    options = dict([option.split("=")]) if option else {}
    record, player = Record(load(slug), NAMES[:seats], seed=5, options=options), make_bot("random", load(slug), 5)
    while record.state.actor() >= 0:
        state = record.state
        record.play(record.game.actions.text(player.choose(state.view(state.actor()), state.legal())))
    return record


def shown(state: State, seat: int, locale: str = "en", width: int = 80, page: str = "") -> str:
    """What a seat reads."""
    voice = Voice(load(state.to_json()["game"]), locale, NAMES[:state.seats])
    console, view = Console(width=width, highlight=False), state.view(seat)
    with console.capture() as captured:
        console.print(screens.page(voice, page, view, seat) if page
                      else screens.show(voice, view, seat, width, False))
    return captured.get()


# Whole games


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("slug", TITLES)
def test_a_whole_game_by_the_first_choice(run, slug, seats):
    ran = run("play", slug, "--seats", seats, "--bots", ",".join(["random"] * (seats - 1)), "--seed", 3,
              typed="1\n0\n" * 600)
    assert ran.code == 0
    assert "Total" in ran.out
    lines = ran.out.splitlines()
    told = "\n".join(lines[[line.startswith("The game is over: ") for line in lines].index(True):])
    assert re.match(r"The game is over: [^┏]+(wins|win)\.\n┏", told), "who won is told above the table, not in it"


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_the_last_tie_break_of_burgundy_counts_who_is_ahead(run, locale):
    ran = run("play", "burgundy", "--seats", 3, "--bots", "random,random", "--seed", 3, "--lang", locale,
              typed="1\n0\n" * 600)
    row = [line for line in ran.out.splitlines() if re.search("ahead in turn order|devant dans l’ordre", line)][-1]
    assert sorted(re.findall(r"\d+", row)) == ["0", "1", "2"]


@pytest.mark.parametrize(("slug", "seats", "lang"), [("san-juan", 2, "fr"), ("burgundy", 2, "fr"),
                                                     ("golden-city", 3, "en")])
def test_a_whole_game_by_notation_is_that_game(run, slug, seats, lang):
    record = played(slug, seats)
    typed = [move.do for before, move, _ in record.walk() if len(before.legal()) > 1]
    people = [word for name in NAMES[:seats] for word in ("--name", name)]
    ran = run("play", slug, "--seats", seats, *people, "--seed", 5, "--lang", lang,
              typed="\n".join([*typed, "save game.jsonl", ""]))
    assert ran.code == 0
    assert [move.do for move in read_record("game.jsonl").moves] == [move.do for move in record.moves]


# What is shown


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("slug", TITLES)
def test_every_position_can_be_shown_to_everybody(slug, locale):
    for n, (before, _, _) in enumerate(played(slug, 4, OPTIONS.get(slug, "")).walk()):
        if n % 30 == 0:
            for seat, width in ((NOBODY, 80), (n // 30 % 4, 120), (int(before.actor()), 40)):
                text = shown(before, seat, locale, width)
                assert max([len(line) for line in text.splitlines()]) <= width
                assert all([name in text for name in NAMES])
            for page in screens.pages(load(slug)):
                assert shown(before, seat, locale, 80, page)


def test_nothing_is_told_by_colour_alone():
    """The texts without any style tell the seats apart, and goods, posts and tiles by name or sign."""
    estate = shown(played("burgundy", 2).replay(100), 0)
    assert "● Anne" in estate
    assert "■ Bernie" in estate
    assert "[Cas]" in estate


def test_san_juan_shows_hand_goods_prices_and_roles():
    state = load("san-juan").new(3, 5)
    text = shown(state, 0)
    assert "Indigo plant ○" in text
    assert "none turned yet" in text
    assert "Hand 4/7" in text
    for action in ("role:producer", "produce:indigo"):
        state.apply(load("san-juan").actions.id(action))
    text = shown(state, 0)
    assert "Indigo plant ●" in text
    assert "Producer (● Anne)" in text
    assert "What it does" in shown(state, 0, page="hand")


def test_san_juan_hides_hands_and_what_lies_under_a_chapel():
    state = load("san-juan").new(3, 5)
    state.players[1].city[CHAPEL] += 1
    text = shown(state, 0)
    assert "discard ?" in text
    assert "Chapel +?" in text
    assert text.count("Hand ") == 1
    assert "Chapel +0" in shown(state, 1)
    assert "Hand " not in shown(state, NOBODY)


def test_the_price_in_hand_has_the_privilege_in_the_builder_phase_only():
    game = load("san-juan")
    state = game.new(3, 1)
    rows = {}
    for role in ("producer", "builder"):
        after = state.clone()
        after.apply(game.actions.id(f"role:{role}"))
        if after.actor() == 0:
            rows[role] = [line.split() for line in shown(after, 0, page="hand").splitlines()[1:] if "  " in line]
    numbers = {role: [[int(word) for word in row if word.isdecimal()][:2] for row in lines]
               for role, lines in rows.items()}
    assert all([cost == due for cost, due in [pair for pair in numbers["producer"] if len(pair) == 2]])
    assert all([cost == due + 1 for cost, due in [pair for pair in numbers["builder"] if len(pair) == 2]])


def test_burgundy_shows_depots_dice_and_the_estate_as_a_map():
    text = shown(load("burgundy").new(2, 1), 0)
    for word in ("phase A, round 1 of 5", "white die", "Depot 6", "Black", "dice", "1 worker", "Storage  empty"):
        assert word in text
    rows = [line for line in text.splitlines() if re.match(r" +[a-z]\d \d+ ", line)]
    assert len(rows) == 14
    assert sorted([int(n) for n in re.findall(r"[a-z]\d (\d+)", "".join(rows[:7]))]) == [*range(1, 19), *range(20, 38)]
    for told in ("b building", "b4 12: number 4, space 12", "[Mar]: placed", "points: if the game ended now"):
        assert told in text, "what the letters of the map mean"
    assert "What it does" in shown(load("burgundy").new(2, 1), 0, page="tiles")


def test_burgundy_hides_boards_chosen_secretly():
    game = load("burgundy")
    state = game.new(2, 1, {"boards": "draw-secret"})
    state.apply(state.legal()[0])
    assert shown(state, 0).count("not chosen yet") == 1
    assert shown(state, NOBODY).count("not chosen yet") == 1
    assert shown(state, NOBODY).count("chosen secretly") == 1


def test_burgundy_shows_both_sides_of_a_sheet_to_whoever_chooses_and_says_which_are_ours():
    state = load("burgundy").new(2, 1, {"boards": "draw-spielbox"})
    text = shown(state, 0)
    assert len(re.findall(r"board 10[a-h] \(our reconstruction\)", text)) == 2
    assert "dice not thrown yet" in text
    assert "board 10" not in shown(state, NOBODY)


def test_burgundy_tells_prices_regions_phases_goods_by_number_and_a_full_storage():
    state = load("burgundy").from_json({"players": [
        {"estate": {"19": "castle"}, "storage": ["bank", "ship", "ship"], "dice": [1, 3], "goods": {"red": 2}},
        {"estate": {"19": "castle"}}], "agenda": ["turn 0", "end_round 0"]})
    text = shown(state, 0)
    for word in ("4 red ×2", "3: 6", "8: 36", "A +10", "E +2", "2 points a good", "full"):
        assert word in text
    assert "4 red ×2: two goods of number 4" in text


def test_burgundy_does_not_say_that_the_points_of_the_end_are_for_now():
    record = played("burgundy", 2)
    assert "if the game ended now" in shown(record.replay(100), 0)
    assert "if the game ended now" not in shown(record.state, 0)


def test_the_golden_city_shows_auction_island_city_and_known_cards():
    state = load("golden-city").new(3, 1)
    text = shown(state, int(state.actor()))
    for word in ("ousting costs 1", "free", "Goat Bridge~", "inner 10 + card", "6 keys", "16: 2 coins", "more cards"):
        assert word in text
    assert "port 1, Bell Gate" in shown(state, 0, page="roads")
    for word in ("Goat Bridge~4", "~4 meadow–mountain river", "mountain coast:", "reconstructed map"):
        assert word in shown(state, 0, width=120)


def test_the_golden_city_parts_the_coin_of_the_pair_from_who_lies_there():
    assert "+ 1 coin  free" in shown(load("golden-city").new(2, 1), 0)


def test_the_golden_city_shows_no_reward_that_the_reserve_has_no_more():
    state = load("golden-city").new(3, 1)
    text = shown(state, 0)
    assert "Orchard key" in text
    assert "A 5 + coin" in text
    state.keys = state.bank = 0
    text = shown(state, 0)
    assert "Orchard –" in text
    assert "+ coin" not in text


def test_the_golden_city_shows_a_closed_zone_as_closed():
    """A black post fills its zone: the second player gets nothing there, and no road leads him in."""
    position = {"seats": 2, "options": {"black_posts": "on"}, "score_card": "score_1",
                "agenda": ["turn 1", "score 0", "end_round 1"],
                "players": [{"posts": ["port_2", "site_5", "site_4", "mountain_a"], "black_posts": ["mountain_a"]},
                            {"posts": ["port_3", "site_6", "mountain_b"], "hand": {"port": 1}}]}
    text = shown(load("golden-city").from_json(position), 1)
    assert "closed" in text
    assert "→A" not in text.split("City")[1].split("inner")[0].split("B")[0]


def test_the_golden_city_shows_others_cards_only_as_far_as_they_are_known():
    unknown = 0
    for n, (before, _, _) in enumerate(played("golden-city", 3).walk()):
        hidden = [int(player.hidden) for player in before.view(0).players]
        if any(hidden) and n % 10 == 0:
            assert f"{max(hidden)} unknown" in shown(before, 0)
            unknown += 1
    assert unknown


# Answers and commands


def test_several_numbers_answer_a_question_that_comes_again(run):
    """The second seat gives up two of its six cards, the third three of its seven."""
    run("play", "san-juan", "--seats", 3, "--bots", "none", "--option", "start=choose", "--seed", 9,
        typed="1\n3 1\n1, 2\n1\nsave game.jsonl\n")
    record = read_record("game.jsonl")
    offered = [record.game.actions.text(action) for action in record.replay(1).legal()]
    assert [move.by for move in record.moves] == [0, 1, 1, 2, 2, 2]
    assert [move.do for move in record.moves[1:3]] == [offered[0], offered[2]]
    ran = run("play", "san-juan", "--seed", 9, typed="1 2\n")
    assert "That cannot follow: Take the producer." in ran.out


def test_words_narrow_the_choices_down(run):
    out = run("play", "burgundy", "--seed", 9, typed="castle\nchoices\n").out
    assert "“castle” fits several:" in out
    assert len(re.findall(r"  4 Die 2: take a castle", out)) == 3


def test_a_small_terminal_shows_as_many_choices_as_it_can(run, monkeypatch):
    monkeypatch.setenv("LINES", "12")
    monkeypatch.setenv("FORCE_COLOR", "1")
    out = run("play", "burgundy", "--seed", 9).out
    assert "more:" in out
    assert "choices" in out


@pytest.mark.parametrize(("slug", "asked", "told"), [("san-juan", "crane", "build over"),
                                                     ("burgundy", "market", "ship"),
                                                     ("golden-city", "joker", "Two equal")])
def test_why_help_undo_board_and_save(run, tmp_path, slug, asked, told):
    ran = run("play", slug, "--seed", 2, "--bots", ",".join(["random"] * (load(slug).default_seats - 1)),
              typed=f"help\nwhy {asked}\nwhy\n1\nundo\nboard x.svg\nsave x.jsonl\nfill\nquit\n")
    assert told in ran.out
    assert "Ask about one of these" in ran.out
    assert "taken back" in ran.out
    assert "why " in ran.out
    assert "“fill” fits no choice" in ran.out
    assert (tmp_path / "x.jsonl").exists()
    assert (tmp_path / "x.svg").exists() or "no board to draw yet" in ran.out


@pytest.mark.parametrize(("lang", "asked", "told"), [("en", "why otter ford", "roads."),
                                                     ("fr", "règle gué de la loutre", "routes.")])
def test_why_says_where_sites_are_listed(run, lang, asked, told):
    ran = run("play", "golden-city", "--seed", 2, "--bots", "random,random", "--lang", lang,
              typed=f"{asked}\nwhy nowhere at all\n{told[:-1]}\nquit\n")
    assert told in ran.out
    assert ran.out.count("nowhere at all") == 2
    assert asked.split(" ", 1)[1] in ran.out.split(told)[1].lower(), "it is there"


# Board files


def shipped(name: str) -> str:
    title, _, file = name.partition("/")
    return files(f"comptoir.games.{title}").joinpath("boards", file).read_text("utf-8")


def test_good_board_files(run, tmp_path):
    (tmp_path / "island.json").write_text(shipped("golden_city/reconstructed.json"), encoding="utf-8")
    (tmp_path / "estate.txt").write_text(shipped("burgundy/1.txt"), encoding="utf-8")
    assert run("board", "check", "island.json").out == "island.json is a good map\n"
    ran = run("board", "check", "estate.txt")
    assert (ran.code, ran.out, ran.err) == (0, "estate.txt is a good estate\n", "")


def test_a_broken_map_is_refused_with_every_reason_and_its_line(run, tmp_path):
    text = shipped("golden_city/reconstructed.json").replace('"x": 660', '"x": 9999').replace('["port_1",', '["sea",')
    (tmp_path / "island.json").write_text(text, encoding="utf-8")
    ran = run("board", "check", "island.json")
    lines = text.splitlines()
    assert (ran.code, ran.out) == (2, "")
    told = {int(n): reason for n, reason in re.findall(r"island.json, line (\d+): (.*)", ran.err)}
    assert any(['"site_2"' in lines[n - 1] and "x must be" in reason for n, reason in told.items()])
    assert any(['"sea"' in lines[n - 1] and "two places" in reason for n, reason in told.items()])


def test_other_broken_files(run, tmp_path, refused):
    (tmp_path / "estate.txt").write_text(shipped("burgundy/1.txt").replace("b4", "z4"))
    (tmp_path / "cut.json").write_text('{"format": 1,\n"places')
    (tmp_path / "bytes.txt").write_bytes(b"\xff\xfe\x00")
    assert "estate.txt, line 6: 'z4' is not a colour" in refused("board", "check", "estate.txt")
    assert "cut.json, line 2: it is not JSON" in refused("board", "check", "cut.json")
    assert "cannot be read as text" in refused("board", "check", "bytes.txt")
    assert "no such file" in refused("board", "check", "missing.json")
    assert "TITLE" in refused("board")


ON_SCREEN = {
    "puerto-rico": ("settler tiles quarry ships house supply colonists points corn governor doubloons "
                    "island city roles",
                    "planteur jetons carrière navires magasin réserve colons points maïs gouverneur doublons île cité "
                    "personnages"),
    "san-juan": ("builder tile piles deck discard hand city points goods governor round",
                 "bâtisseur commerce piles pioche défausse main cité points marchandises gouverneur manche"),
    "burgundy": ("order bonus regions phases sale depot black dice worker silver storage goods red points board castle",
                 "ordre bonus districts phases vente dépôt noir dés ouvrier pépite stock marchandises turquoise points "
                 "plateau château"),
    "golden-city": ("auction scored goods stocks keys bonus ports river city zone bills coins posts map "
                    "forest wine black",
                    "enchères score marchandises réserves clés bonus ports fleuve cité zone lettres pièces comptoirs "
                    "plan forêt vin noir"),
}


@pytest.mark.parametrize("slug", list(ON_SCREEN))
def test_why_finds_what_the_screen_names(slug):
    game = load(slug)
    view = game.new(2, seed=3).view(0)
    for locale, named in zip(("en", "fr"), ON_SCREEN[slug], strict=True):
        voice = Voice(game, locale, ["Anne", "Bernie"])
        assert [word for word in named.split() if not find_topics(voice, view, word)] == []
