"""What a bot would do with a decision that people make in one go: its small answers, found again as one set."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

import numpy as np
import pytest

import comptoir
from comptoir import Record
from comptoir.review.look import Way
from comptoir.stage.forms import carry_out
from comptoir.story import Story
from comptoir.table.deciding import Deciding, form_key
from comptoir.table.hinting import surest
from comptoir.voice import Voice

NAMES = ["Anne", "Bruno", "Chloé", "David", "Emma"]
ALONE = {"pass", "produce"}  # a button, no set; and goods are cards: after the first, luck ends what a bot can be asked
GAMES = 4


def at_random(luck: random.Random, world: Any) -> int:
    return luck.choice(world.legal())


@pytest.mark.parametrize("slug", comptoir.titles())
def test_small_answers_are_found_again_as_one_set(slug: str) -> None:
    game, found, lost = comptoir.load(slug), 0, list[list[str]]()
    for seed in range(GAMES):
        luck, seats = random.Random(seed), game.seats[seed % len(game.seats)]
        record = Record(game, NAMES[:seats], seed=seed)
        while (seat := int(record.state.actor())) >= 0:
            decision = Deciding(Story(record), seat)
            if any(not form.opens for form in decision.forms):
                line = carry_out(decision.view, seat, partial(at_random, luck))
                laid = decision.set_of(line)
                if laid is not None:
                    key, chosen = laid
                    assert key in [form_key(form) for form in decision.forms if not form.opens]
                    again = decision.actions({"form": key, "chosen": chosen}, Voice(game, "en", NAMES[:seats]))
                    assert again == line[:len(again)]
                    found += 1
                elif game.actions.text(line[0]).partition(":")[0] not in ALONE:
                    lost.append([game.actions.text(action) for action in line])
            record.play(game.actions.text(luck.choice(record.state.legal())))
    assert found > 0
    assert len(lost) <= found // 20, lost[:3]  # where a good is stored and another kept, its name alone does not tell


def test_of_ways_that_could_well_be_equal_the_one_is_taken_that_looks_best_at_first_sight() -> None:
    chances = np.array([0.5, 0.5])
    lucky, likely = Way(1, 0.1, chances, 0.0, 0.001), Way(2, 0.6, chances, 0.01, 0.02)
    worse = Way(3, 0.9, chances, 0.1, 0.02)
    assert surest([lucky, likely, worse]) is likely
    assert surest([lucky, worse]) is lucky


def test_where_nothing_is_decided_in_one_go_nothing_is_laid_out() -> None:
    record = Record(comptoir.load("puerto-rico"), NAMES[:3], seed=1)
    assert Deciding(Story(record), 0).set_of([record.state.legal()[0]]) is None
