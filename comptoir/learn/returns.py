"""What came of each decision in a window of play, for every seat."""

from __future__ import annotations

import torch
from torch import Tensor


@torch.no_grad()
def returns(values: Tensor, actors: Tensor, seats: Tensor, rewards: Tensor, ends: Tensor,
            trust: float) -> tuple[Tensor, Tensor]:
    """For each turn, lane and chair (clockwise from the actor's): what the game came to be worth, and whether that is
    known.

    A seat's next decision is many turns away, so every seat has a chain of its own, read from the end of the window. At
    a decision the chain holds a mixture of what the network thought at the seat's next decision and of what came of it
    later; `trust` is the part of the latter (the λ of the books). The last decisions of a seat whose game goes on have
    nothing to be measured by: they are not known.

    values: turns × lanes, the actor's own; actors, ends: the same shape; rewards: turns × lanes × seats; seats: lanes.
    """
    turns, lanes = values.shape
    chairs = rewards.shape[2]
    device = values.device
    found = torch.zeros(turns, lanes, chairs, device=device)
    known = torch.zeros(turns, lanes, chairs, dtype=torch.bool, device=device)
    came = torch.zeros(lanes, chairs, device=device)
    thought = torch.zeros(lanes, chairs, device=device)
    told = torch.zeros(lanes, chairs, dtype=torch.bool, device=device)
    order = torch.arange(chairs, device=device)[None, :]
    there = order < seats[:, None]
    for turn in range(turns - 1, -1, -1):
        end = ends[turn][:, None]
        came = torch.where(end, rewards[turn], came)
        thought = torch.where(end, rewards[turn], thought)
        told = told | end
        chair = (actors[turn][:, None] + order) % seats[:, None]
        mixed = (1.0 - trust) * thought + trust * came
        found[turn] = mixed.gather(1, chair)
        known[turn] = told.gather(1, chair) & there
        own = values[turn][:, None]
        actor = actors[turn][:, None]
        came = came.scatter(1, actor, torch.where(known[turn][:, :1], found[turn][:, :1], own))
        thought = thought.scatter(1, actor, own)
        told = told.scatter(1, actor, True)
    return found, known
