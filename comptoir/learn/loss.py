"""What is made smaller when a network learns."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor
from torch.nn import functional

from comptoir.learn.stage import NEVER

OTHERS = 0.5  # what the prospects of the other seats count, beside one's own
VALUE = 0.5  # what being right about prospects counts, beside choosing well


@dataclass(frozen=True)
class Batch:
    """Some decisions, in any order."""

    obs: Tensor
    mask: Tensor
    act: Tensor
    surety: Tensor
    better: Tensor  # by how much what came was better than what was thought, in standard deviations
    came: Tensor  # by chair
    known: Tensor  # by chair


def value_loss(values: Tensor, batch: Batch) -> Tensor:
    off = (values - batch.came).square() * batch.known
    others = off[:, 1:].sum() / batch.known[:, 1:].sum().clamp_min(1)
    return VALUE * (off[:, 0].mean() + OTHERS * others)


def playing_loss(scores: Tensor, values: Tensor, batch: Batch, clip: float,
                 entropy: float) -> tuple[Tensor, dict[str, Tensor]]:
    """Do more often what came out better than was thought (PPO: no further than the clip, since it was not decided by
    the network as it is now); know the prospects; do not be too sure."""
    sure = functional.log_softmax(scores.float().masked_fill(~batch.mask, NEVER), -1)
    now = sure.gather(1, batch.act[:, None])[:, 0]
    ratio = (now - batch.surety).exp()
    gain = torch.min(ratio * batch.better, ratio.clamp(1.0 - clip, 1.0 + clip) * batch.better).mean()
    unsure = -(sure.exp() * sure).sum(-1).mean()
    prospects = value_loss(values.float(), batch)
    told = {"entropy": unsure.detach(), "value": prospects.detach(),
            "moved": (now.detach() - batch.surety).abs().mean()}
    return prospects - gain - entropy * unsure, told


def watching_loss(scores: Tensor, values: Tensor, batch: Batch) -> tuple[Tensor, dict[str, Tensor]]:
    """Do what the teacher did; know the prospects."""
    sure = functional.log_softmax(scores.float().masked_fill(~batch.mask, NEVER), -1)
    unlike = -sure.gather(1, batch.act[:, None])[:, 0].mean()
    prospects = value_loss(values.float(), batch)
    alike = (sure.argmax(-1) == batch.act).float().mean()
    return unlike + prospects, {"unlike": unlike.detach(), "value": prospects.detach(), "alike": alike.detach()}
