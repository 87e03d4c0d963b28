"""A stretch of play, kept where the network is: so many turns of all games."""

from __future__ import annotations

import torch
from torch import Tensor

from comptoir.learn.hall import GROUPS, Seating, layout


class Window:
    """Arrays of turns × groups × games; `flat` gives the same as turns × lanes. What is learned from was noted when
    it was decided: the network may have moved on since."""

    def __init__(self, seating: Seating, turns: int, device: torch.device, dtype: torch.dtype) -> None:
        shapes = {name: shape for name, (_, shape) in layout(seating.title, seating.lanes).items()}
        size = (turns, GROUPS, seating.lanes)
        self.turns = turns
        self.lanes = GROUPS * seating.lanes
        self.obs = torch.zeros(*size, shapes["obs"][1], dtype=dtype, device=device)
        self.mask = torch.zeros(*size, shapes["mask"][1], dtype=torch.bool, device=device)
        self.act = torch.zeros(*size, dtype=torch.int64, device=device)
        self.surety = torch.zeros(*size, device=device)  # the logarithm of how likely the action was
        self.value = torch.zeros(*size, device=device)  # what the actor's prospects were thought to be
        self.actor = torch.zeros(*size, dtype=torch.int64, device=device)
        self.own = torch.zeros(*size, dtype=torch.bool, device=device)  # the network itself chose
        self.reward = torch.zeros(*size, shapes["reward"][1], device=device)
        self.end = torch.zeros(*size, dtype=torch.bool, device=device)

    def by_lane(self, tensor: Tensor) -> Tensor:
        return tensor.view(self.turns, self.lanes, *tensor.shape[3:])

    def flat(self, tensor: Tensor) -> Tensor:
        return tensor.view(self.turns * self.lanes, *tensor.shape[3:])
