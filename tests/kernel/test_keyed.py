"""Luck for games between people: 128-bit seeds through a keyed hash; the same on every machine and build; old seeds
are what they were."""

from __future__ import annotations

import hashlib
import json
from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import comptoir
from comptoir.kernel.chance import STRONG, STRONGEST, Chance, Keyed, chance_from_json, luck_of, strong_seed
from comptoir.kernel.errors import BadOption, BadRecord
from comptoir.kernel.record import Record, commitment
from comptoir.kernel.state import OVER

SEED = STRONG + 12345


def test_a_number_is_a_hash_of_the_draw_keyed_with_the_seed() -> None:
    luck = luck_of(SEED)
    for stream, k in ((0, 0), (3, 1), (255, 2**24 - 1)):
        told = hashlib.blake2b((k << 8 | stream).to_bytes(8, "big"), digest_size=4, key=SEED.to_bytes(16, "big"))
        assert luck.number(stream, k) == int.from_bytes(told.digest(), "big")


def test_small_seeds_are_what_they_were() -> None:
    for seed in (0, 1, 2**62 - 1):
        assert type(luck_of(seed)) is Chance
        assert luck_of(seed).number(1, 2) == Chance(seed).number(1, 2)


def test_every_outcome_comes_as_often_as_it_should() -> None:
    """Along one seed, and across many: the first draw of each."""
    odds = vec[i64]([1, 2, 1])
    along = Counter(int(luck_of(SEED).draw(odds, 0, k)) for k in range(4000))
    across = Counter(int(luck_of(SEED + n).draw(odds, 0, 0)) for n in range(4000))
    for found in (along, across):
        chi = sum((found[n] - expected) ** 2 / expected for n, expected in enumerate((1000, 2000, 1000)))
        assert chi < 13.8  # one in a thousand


def test_no_seed_is_used_twice_and_none_is_small() -> None:
    seeds = {strong_seed() for _ in range(1000)}
    assert len(seeds) == 1000
    assert all(STRONG <= seed < STRONGEST for seed in seeds)


def test_a_game_between_people_has_a_strong_seed_which_is_proven_at_its_end() -> None:
    record = Record(comptoir.load("puerto-rico"), ["Anne", "Bruno"])
    assert record.seed is not None
    assert record.seed >= STRONG
    assert record.header()["commit"] == commitment(record.seed)
    while int(record.state.actor()) != OVER:
        legal = record.state.legal()
        record.play(record.game.actions.text(legal[len(record.moves) % len(legal)]))
    again = Record.from_lines([line.encode() for line in record.lines()], comptoir.load)
    assert again.seed == record.seed
    assert again.verify() == record.verify() > 20
    lines = record.lines()
    end = {**json.loads(lines[-1]), "seed": str(record.seed ^ 1)}
    forged = Record.from_lines([line.encode() for line in [*lines[:-1], json.dumps(end)]], comptoir.load)
    with pytest.raises(BadRecord, match="not the one that was committed to"):
        forged.verify()


def test_it_goes_along_in_bytes_and_by_pickle() -> None:
    luck = luck_of(SEED)
    again = chance_from_json(json.loads(json.dumps(luck.to_json())))
    assert isinstance(again, Keyed)
    assert again.number(2, 3) == luck.number(2, 3)
    state = Record(comptoir.load("san-juan"), seats=2, seed=SEED).state
    assert comptoir.load("san-juan").from_bytes(state.to_bytes()) == state


@pytest.mark.parametrize("seed", [-1, 2**62, STRONG - 1, STRONGEST])
def test_what_is_neither_small_nor_strong_is_no_seed(seed: int) -> None:
    with pytest.raises(BadOption):
        Record(comptoir.load("puerto-rico"), seats=2, seed=seed)
    with pytest.raises(BadOption):
        Keyed(seed)
