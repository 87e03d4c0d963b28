"""A tree that is grown by somebody's judgement: here one who knows nothing, so that only what happens counts."""

from __future__ import annotations

from comptoir import load
from comptoir.kernel.outcome import Outcome
from comptoir.search.tree import Tree

GAME = load("null-game")


def won(outcome: Outcome) -> list[float]:
    return [1.0 if seat in outcome.winners else -1.0 for seat in range(len(outcome.scores))]


def grown(walks: int, seed: int = 3, together: int = 4) -> Tree:
    state = GAME.new(2, 1)
    view = state.view(0)
    n = len(view.legal())
    tree = Tree(view, won, seed, 2, [1 / n] * n, [0.0, 0.0])
    while tree.done < walks:
        positions = tree.walk(together)
        tree.tell([[1 / len(g.legal())] * len(g.legal()) for g in positions], [[0.0, 0.0] for _ in positions])
    return tree


def test_what_wins_is_tried_most_even_when_nothing_is_known_at_first_sight() -> None:
    tree = grown(400)
    tried = tree.tried()
    legal = GAME.new(2, 1).legal()
    assert GAME.actions.text(legal[tried.index(max(tried))]) == "take:2"
    assert sum(tried) == tree.done
    means = tree.means()
    assert max(means) == means[tried.index(max(tried))]
    assert all(-1.0 <= mean <= 1.0 for mean in means)


def test_the_same_seed_grows_the_same_tree() -> None:
    assert grown(60).tried() == grown(60).tried()


def test_nobody_is_on_his_way_when_all_is_told() -> None:
    tree = grown(40)
    assert tree.ways == []
    assert all(sum(root.waiting) == 0 for root in tree.roots)
