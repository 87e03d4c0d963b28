"""Watching a bot play, or reading what was played, and doing as was done there: a beginning for a network, or a rival
for one."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import torch
from torch import Tensor

from comptoir.learn.hall import GROUPS, Hall, Seating
from comptoir.learn.loss import watching_loss
from comptoir.learn.network import Network
from comptoir.learn.plan import Plan
from comptoir.learn.shelf import Shelf
from comptoir.learn.stage import NEVER, Stage
from comptoir.learn.study import Study, learn
from comptoir.learn.window import Window

if TYPE_CHECKING:
    from comptoir.learn.learner import Tell

LONGER: Final = 6  # a lesson has fewer games than a window of play, and more turns: whole games are watched
TIMES: Final = 10  # each decision is looked at so often
WATCHING: Final = 0.7  # of the time of the lessons; the rest is for learning
RATE: Final = 1e-3
AT_ONCE: Final = 8192  # decisions that a pupil is asked about


def watch(plan: Plan, seating: Seating, pupil: Network, device: torch.device, tell: Tell,
          open_hall: Callable[[Seating], Hall]) -> None:
    """All that the guest does in the time there is, and then doing the same."""
    began = time.perf_counter()
    studies: list[Study] = []
    with open_hall(seating) as hall:
        stage = Stage(hall, device, 0.0, 1, plan.seed)
        seats = torch.cat(stage.seats)
        while not studies or time.perf_counter() - began < plan.lessons * WATCHING:
            window = watched(stage, pupil, plan, began, tell)
            studies.append(Study(window, seats, 1.0, True))
        stage.close()
    imitate(pupil, studies, plan, began + plan.lessons * 1.5, tell)


def imitate(pupil: Network, studies: Sequence[Study | Shelf], plan: Plan, last: float, tell: Tell) -> None:
    """Look at every decision several times; slow cores, which are not done when it is late: less often."""
    tools = torch.optim.Adam(pupil.parameters(), lr=RATE, eps=1e-5)
    size = max(64, plan.batch // 8)
    steps = TIMES * sum(study.count(size) for study in studies)
    step = 0
    told: dict[str, Tensor] = {}
    for _ in range(TIMES):
        for study in studies:
            for batch in study.batches(size):
                tools.param_groups[0]["lr"] = RATE * (1.0 - 0.95 * step / steps)
                told = learn(pupil, tools, batch, watching_loss)
                step += 1
                if step % 64 == 0:
                    tell("lessons", step / steps, {})
                    if time.perf_counter() > last:
                        break
        if time.perf_counter() > last:
            break
    tell("lessons", 1.0, {name: value.item() for name, value in told.items()})


@torch.no_grad()
def alike(pupil: Network, shelf: Shelf) -> float:
    """How often the pupil would have done what was done."""
    found = 0
    count = len(shelf.act)
    for at in range(0, count, AT_ONCE):
        batch = shelf.rows(torch.arange(at, min(at + AT_ONCE, count), device=shelf.act.device))
        scores, _ = pupil(batch.obs.float())
        found += int((scores.masked_fill(~batch.mask, NEVER).argmax(-1) == batch.act).sum())
    return found / count


def watched(stage: Stage, pupil: Network, plan: Plan, began: float, tell: Tell) -> Window:
    """A window in which the guest chose everything. It is cut short where the time is up, but whole games are in it."""
    window = Window(stage.hall.seating, LONGER * plan.window, stage.device, stage.dtype)
    for turn in range(window.turns + 1):
        for group in range(GROUPS):
            stage.hall.wait(group)
            if turn:
                stage.note(group, window, turn - 1)
            if turn < window.turns:
                stage.look(group, pupil, window, turn)
                stage.hall.send(group)
        tell("lessons", min(1.0, (time.perf_counter() - began) / plan.lessons), {})
    return window
