"""A window of play, learned from piece by piece, so that playing can go on in between."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Protocol, TypeVar

import torch
from torch import Tensor, nn

from comptoir.learn.loss import Batch
from comptoir.learn.network import Network
from comptoir.learn.precision import mixed
from comptoir.learn.returns import returns
from comptoir.learn.window import Window

STEEPEST = 0.5  # gradients beyond this length are shortened



class Seen(Protocol):
    """Some positions."""

    @property
    def obs(self) -> Tensor: ...


Positions = TypeVar("Positions", bound=Seen)
Loss = Callable[[Tensor, Tensor, Positions], tuple[Tensor, dict[str, Tensor]]]


class Study:
    """The decisions of a window that can be learned from, and what came of them."""

    def __init__(self, window: Window, seats: Tensor, trust: float, everybody: bool) -> None:
        self.window = window
        came, known = returns(window.by_lane(window.value), window.by_lane(window.actor), seats,
                              window.by_lane(window.reward), window.by_lane(window.end), trust)
        self.came, self.known = came.flatten(0, 1), known.flatten(0, 1)
        usable = self.known[:, 0] if everybody else self.known[:, 0] & window.flat(window.own)
        self.usable = usable.nonzero()[:, 0]
        better = self.came[:, 0] - window.flat(window.value)
        chosen = better[self.usable]
        self.better = (better - chosen.mean()) / (chosen.std() + 1e-6)

    def batches(self, size: int) -> Iterator[Batch]:
        """All of them once, in random order; what is left over is left out, unless it is all there is."""
        order = self.usable[torch.randperm(len(self.usable), device=self.usable.device)]
        window = self.window
        for at in range(0, self.count(size) * size, size):
            rows = order[at:at + size]
            yield Batch(window.flat(window.obs)[rows], window.flat(window.mask)[rows], window.flat(window.act)[rows],
                        window.flat(window.surety)[rows], self.better[rows], self.came[rows], self.known[rows])

    def count(self, size: int) -> int:
        """How many batches of this size there are."""
        return max(1, len(self.usable) // size) if len(self.usable) > 1 else 0


def learn(net: Network, tools: torch.optim.Optimizer, batch: Positions, loss: Loss[Positions]) -> dict[str, Tensor]:
    """One step."""
    with mixed(batch.obs.device):
        scores, values = net(batch.obs)
    total, told = loss(scores, values, batch)
    tools.zero_grad(set_to_none=True)
    total.backward()  # type: ignore[no-untyped-call]
    nn.utils.clip_grad_norm_(net.parameters(), STEEPEST)
    tools.step()
    return told
