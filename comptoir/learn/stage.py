"""The games as the learner sees them: look at all positions of a group at once, choose, and note what came of it."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from comptoir.learn.hall import GROUPS, Hall, guests_of
from comptoir.learn.league import seats_drawn
from comptoir.learn.network import Network, Rivals, ask_rivals
from comptoir.learn.precision import mixed, number_type
from comptoir.learn.window import Window

NEVER: Final = -1e9  # what is not allowed


class Stage:
    """Two groups of games, and who plays them."""

    def __init__(self, hall: Hall, device: torch.device, league: float, rivals: int, seed: int) -> None:
        self.hall = hall
        self.device = device
        self.dtype = number_type(device)
        self.host = [{name: torch.from_numpy(array) for name, array in group.items()} for group in hall.arrays]
        if device.type == "cuda":  # memory that the GPU can read by itself
            runtime: Any = torch.cuda
            for group in self.host:
                for tensor in group.values():
                    runtime.cudart().cudaHostRegister(tensor.data_ptr(), tensor.numel() * tensor.element_size(), 0)
        for number in range(GROUPS):
            hall.wait(number)
        self.seats = [group["seats"].to(device) for group in self.host]
        self.rivals: Rivals | None = None
        self.guests = [torch.from_numpy(guest_lanes(hall, number)).to(device) for number in range(GROUPS)]
        self.seat_at = [self._placed(number, league, rivals, seed) for number in range(GROUPS)]  # rivals × games
        self.mine = [torch.full((hall.seating.lanes,), -1, dtype=torch.int64, device=device) for _ in range(GROUPS)]
        for number in range(GROUPS):
            self._redraw(number, torch.ones(hall.seating.lanes, dtype=torch.bool, device=device))
        self.worth = torch.zeros(rivals + 1, device=device)  # what games with each rival, and with guests, came to
        self.met = torch.zeros(rivals + 1, device=device)  # how many there were
        self.games = torch.zeros((), device=device)

    def close(self) -> None:
        """Give the memory back: another stage may get the same."""
        if self.device.type == "cuda":
            torch.cuda.synchronize()
            runtime: Any = torch.cuda
            for group in self.host:
                for tensor in group.values():
                    runtime.cudart().cudaHostUnregister(tensor.data_ptr())

    def _placed(self, group: int, league: float, rivals: int, seed: int) -> Tensor:
        """The games of the league, for each rival the same number."""
        free = np.flatnonzero(~guest_lanes(self.hall, group))
        each = int(len(free) * league) // rivals
        chosen = np.random.default_rng(seed + group).permutation(free)[:each * rivals]
        return torch.from_numpy(chosen.reshape(rivals, each)).to(self.device)

    def _redraw(self, group: int, ended: Tensor) -> None:
        """Where a game of the league begins, the seats are given out anew."""
        lanes = self.seat_at[group].flatten()
        if len(lanes):
            drawn = seats_drawn(self.seats[group][lanes])
            self.mine[group][lanes] = torch.where(ended[lanes], drawn, self.mine[group][lanes])

    @torch.no_grad()
    def note(self, group: int, window: Window, turn: int) -> None:
        """What came of the actions of a turn; the games that ended have begun anew."""
        host = self.host[group]
        reward = host["reward"].to(self.device, non_blocking=True)
        end = host["end"].to(self.device, non_blocking=True)
        window.reward[turn, group].copy_(reward)
        window.end[turn, group].copy_(end)
        self.games += end.sum()
        if self.seat_at[group].numel():
            self._count(group, reward, end)
            self._redraw(group, end)

    def _count(self, group: int, reward: Tensor, end: Tensor) -> None:
        """What the network's own seats got where others sat, by rival."""
        chairs = torch.arange(reward.shape[1], device=self.device)
        own = (self.mine[group][:, None] >> chairs & 1).bool() & (chairs < self.seats[group][:, None])
        mean = (reward * own).sum(1) / own.sum(1).clamp_min(1)
        lone = end & (own.sum(1) < self.seats[group])  # where nobody else sat there is nothing to tell
        lanes = self.seat_at[group]
        self.worth[:-1] += (mean * lone)[lanes].sum(1)
        self.met[:-1] += lone[lanes].float().sum(1)
        met = lone & self.guests[group]
        self.worth[-1] += (mean * met).sum()
        self.met[-1] += met.float().sum()

    @torch.no_grad()
    def look(self, group: int, net: Network, window: Window, turn: int) -> None:
        """Choose for every game of the group, and write it down for the workers."""
        host, device = self.host[group], self.device
        obs, mask = window.obs[turn, group], window.mask[turn, group]
        obs.copy_(host["obs"].to(device, non_blocking=True))
        mask.copy_(host["mask"].to(device, non_blocking=True))
        actor = window.actor[turn, group]
        actor.copy_(host["actor"], non_blocking=True)
        with mixed(device):
            scores, values = net(obs)
        scores = scores.float()
        guests = self.hall.seating.guests > 0
        if guests:
            mine = torch.where(self.guests[group], host["mine"].to(device, non_blocking=True), self.mine[group])
            self.mine[group] = mine
        own = window.own[turn, group]
        own.copy_(self.mine[group] >> actor & 1)
        lanes = self.seat_at[group]
        if self.rivals is not None and lanes.numel():
            theirs = ask_rivals(self.rivals, obs[lanes.flatten()].view(*lanes.shape, -1)).float().flatten(0, 1)
            lanes = lanes.flatten()
            scores[lanes] = torch.where(own[lanes][:, None], scores[lanes], theirs)
        sure = functional.log_softmax(scores.masked_fill(~mask, NEVER), -1)
        luck = -torch.log(-torch.log(torch.rand_like(sure).clamp_(1e-20, 1.0 - 1e-7)))
        act = (sure + luck).masked_fill(~mask, 2 * NEVER).argmax(-1)
        if guests:
            told = host["told"].to(device, non_blocking=True)
            act = torch.where(told >= 0, told, act)
        window.act[turn, group].copy_(act)
        window.surety[turn, group].copy_(sure.gather(1, act[:, None])[:, 0])
        window.value[turn, group].copy_(values[:, 0])
        host["act"].copy_(act)  # waits until it is there

    def tally(self) -> tuple[int, list[float], list[int]]:
        """Games that ended, and what those with others were worth, by rival and with guests; counted from now on."""
        games = int(self.games.item())
        met = self.met.tolist()
        worth = [total / count if count else 0.0 for total, count in zip(self.worth.tolist(), met, strict=True)]
        for tensor in (self.games, self.worth, self.met):
            tensor.zero_()
        return games, worth, [int(count) for count in met]


def guest_lanes(hall: Hall, group: int) -> np.ndarray[Any, np.dtype[np.bool_]]:
    """Which games of a group have guests."""
    seating = hall.seating
    found: list[bool] = []
    for worker in range(seating.workers):
        for table in seating.tables(worker, group):
            guests = guests_of(seating, table.games)
            found += [False] * (table.games - guests) + [True] * guests
    return np.array(found, dtype=np.bool_)
