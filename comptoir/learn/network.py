"""The network: features in; how good each action looks and what the game is worth to each seat out."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from comptoir.nets import Arrays


class Network(nn.Module):
    """A first layer from the features, then layers of the same width that each add to what is there. Values lie
    between -1 and 1, one for each chair clockwise from the seat that is asked."""

    def __init__(self, inputs: int, actions: int, chairs: int, width: int, depth: int) -> None:
        super().__init__()
        self.first = nn.Linear(inputs, width)
        self.layers = nn.ModuleList([nn.Linear(width, width) for _ in range(depth)])
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, chairs)
        nn.init.orthogonal_(self.policy.weight, 0.01)
        for zero in (self.policy.bias, self.value.weight, self.value.bias):
            nn.init.zeros_(zero)

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor]:
        h = functional.relu(self.first(x))
        for layer in self.layers:
            h = h + functional.relu(layer(h))
        return self.policy(h), torch.tanh(self.value(h))


def weights_of(net: nn.Module) -> Arrays:
    return {name: tensor.detach().float().cpu().numpy().copy() for name, tensor in net.state_dict().items()}


def network_of(weights: Arrays) -> Network:
    """The network that these weights are of."""
    width, inputs = weights["first.weight"].shape
    depth = sum(name.startswith("layers.") and name.endswith(".weight") for name in weights)
    net = Network(inputs, len(weights["policy.bias"]), len(weights["value.bias"]), width, depth)
    net.load_state_dict({name: torch.from_numpy(np.asarray(array, np.float32)) for name, array in weights.items()})
    return net


Rivals = dict[str, Tensor]  # the weights of several networks, stacked


def stacked(those: list[dict[str, Any]]) -> Rivals:
    """Several networks of the same shape, to be asked at once."""
    return {name: torch.stack([weights[name] for weights in those]) for name in those[0]}


def ask_rivals(rivals: Rivals, x: Tensor) -> Tensor:
    """How good each action looks to each rival, in positions of its own: rivals × positions × features in."""
    h = functional.relu(affine(rivals, "first", x))
    n = 0
    while f"layers.{n}.weight" in rivals:
        h = h + functional.relu(affine(rivals, f"layers.{n}", h))
        n += 1
    return affine(rivals, "policy", h)


def affine(rivals: Rivals, name: str, x: Tensor) -> Tensor:
    return torch.baddbmm(rivals[f"{name}.bias"].unsqueeze(1), x, rivals[f"{name}.weight"].transpose(1, 2))
