"""Who else sits at the tables: past selves, some of them with a taste, and one who has watched `sense`.

A network that only meets itself forgets what it once could answer, and knows the one plan that it plays. In the games
of the league some seats are played by others, and nothing is learned from what they do."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

import torch
from torch import Tensor

from comptoir.kernel.game import Game
from comptoir.learn.hall import HOME
from comptoir.learn.network import Rivals, stacked

MOST: Final = 12  # past selves that are kept: the first ones of a long run give way evenly
STYLED: Final = 0.5  # how often the last rival has a taste

def bias(game: Game, taste: dict[str, float], like: Tensor) -> Tensor:
    liking = [sum(much for begin, much in taste.items() if game.actions.text(action).startswith(begin))
              for action in range(len(game.actions))]
    return torch.tensor(liking, device=like.device, dtype=like.dtype)


@dataclass
class League:
    """Past selves, and who of them sits at the tables now."""

    game: Game
    rivals: int
    device: torch.device
    seed: int
    watched: dict[str, Tensor] | None = None  # who has watched sense
    frozen: dict[str, Tensor] | None = None  # the only rival there is: what beats it is to be found out
    past: list[dict[str, Tensor]] = field(default_factory=list)
    names: list[str] = field(default_factory=list)  # of those at the tables

    def __post_init__(self) -> None:
        self.luck = Random(self.seed)

    def join(self, weights: dict[str, Tensor]) -> None:
        """The network as it is now becomes one of its rivals."""
        self.past.append({name: tensor.detach().clone() for name, tensor in weights.items()})
        if len(self.past) > MOST:
            del self.past[self.luck.randrange(len(self.past) - 2)]  # never one of the last two

    def invite(self) -> Rivals:
        """Others sit down: who has watched sense, past selves, and now and then one with a taste."""
        if self.frozen is not None:
            self.names = ["past"] * self.rivals
            return stacked([self.frozen] * self.rivals)
        found: list[dict[str, Tensor]] = []
        self.names = []
        if self.watched is not None:
            found.append(self.watched)
            self.names.append("sense")
        while len(found) < self.rivals:
            latest = not self.names or self.names == ["sense"]
            chosen = self.past[-1] if latest else self.luck.choice(self.past)
            name = "past"
            tastes = getattr(self.game.part("learn"), "TASTES", {})
            if len(found) == self.rivals - 1 and tastes and self.luck.random() < STYLED:
                name = self.luck.choice(list(tastes))
                plain = chosen["policy.bias"]
                chosen = {**chosen, "policy.bias": plain + bias(self.game, tastes[name], plain)}
            found.append(chosen)
            self.names.append(name)
        return stacked(found[:self.rivals])

    def told(self) -> dict[str, Any]:
        return {"past": len(self.past), "at the tables": self.names}


def seats_drawn(seats: Tensor) -> Tensor:
    """For each game, which seats are the network's own, one bit each: one at least."""
    own = torch.rand(len(seats), 8, device=seats.device) < HOME
    sure = torch.rand(len(seats), device=seats.device).mul(seats).long()
    own.scatter_(1, sure[:, None], True)
    return (own.long() << torch.arange(8, device=seats.device)).sum(1)
