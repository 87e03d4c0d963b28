"""The loop: play a turn, learn a little, and again, until the time is up."""

from __future__ import annotations

import contextlib
import math
import os
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor

from comptoir import load
from comptoir.arena.cluster import connect
from comptoir.kernel.errors import BadOption
from comptoir.learn.checkpoint import Checkpoint, read_checkpoint, write_checkpoint
from comptoir.learn.curves import Row, add_row, cut_rows
from comptoir.learn.hall import GROUPS, Hall, Seating
from comptoir.learn.league import League
from comptoir.learn.lessons import alike, imitate, watch
from comptoir.learn.loss import Batch, playing_loss
from comptoir.learn.network import Network, network_of, weights_of
from comptoir.learn.plan import Plan
from comptoir.learn.precision import number_type
from comptoir.learn.shelf import shelves
from comptoir.learn.stage import Stage
from comptoir.learn.study import Study, learn
from comptoir.learn.window import Window
from comptoir.nets import Arrays, columns_of, read_net, write_net
from comptoir.nets.worth import Worth
from comptoir.threads import cores

RATE_END = 0.05  # of the rate at the beginning
ENTROPY_END = 0.1
INVITED = 12  # windows that the same rivals sit at the tables
ROWS = 100  # of the curve, at most
KEPT = 30.0  # seconds between two checkpoints, at most
CACHED = 8192  # decisions that a processor learns from at once: more do not lie near it, and it plays fewer of them

Tell = Callable[[str, float, Row], None]  # what is being done, the part of it that is done, and figures


@dataclass
class Progress:
    """What was done so far, over all runs that belong together."""

    spent: float = 0.0
    decisions: int = 0
    games: int = 0
    windows: int = 0


def best_device() -> torch.device:
    return torch.device("cuda" if torch.cuda.is_available() else "cpu")


class Learner:
    """One run. Everything that it writes is in its folder: checkpoint, curve and network."""

    def __init__(self, plan: Plan, folder: Path, init: Path | None = None, resume: bool = False,
                 ray: str | None = None, against: Path | None = None, rivals: Sequence[Path] = (),
                 records: Sequence[Path] = ()) -> None:
        self.plan = plan
        self.folder = folder
        self.ray = ray  # the address of a cluster that steps the games; None: this machine does
        self.records = records  # games that are read before any is played
        self.cluster: Any = None  # the module ray, while it is connected
        self.game = load(plan.title)
        self.device = best_device()
        self.on = device_name(self.device)  # asked now: later the learner keeps to one core
        self.progress = Progress()
        self.history: list[dict[str, Any]] = []  # how the network that this one began with was made
        self.read: dict[str, Any] = {}  # what was learned from records, and how well those are foretold that were not
        self.league = League(self.game, plan.rivals, self.device, plan.seed)
        self.ready = False  # lessons are over
        if against is not None:
            self.plan = plan = replace(plan, league=1.0, guests=0.0)
            self.league.frozen = self._placed(read_net(against, self.game).weights)
        torch.manual_seed(plan.seed)
        if self.device.type == "cuda":
            torch.backends.cuda.matmul.allow_tf32 = True
            torch.set_num_threads(1)
        else:
            torch.set_num_threads(max(1, len(cores()) - 1))
            self.plan = plan = replace(plan, batch=min(plan.batch, CACHED))
        kept = read_checkpoint(folder) if resume else None
        if kept is not None and kept.told.get("against", False) != (against is not None):
            raise BadOption(f"the run in {folder} learns to beat one network alone: --against says which"
                            if against is None else f"the run in {folder} is not one against a network alone")
        self.against = against is not None
        self.net = self._begun(init, kept).to(self.device)
        self.tools = torch.optim.Adam(self.net.parameters(), lr=plan.rate, eps=1e-5,
                                      fused=self.device.type == "cuda")
        for path in rivals:
            weights = read_net(path, self.game).weights
            if {name: array.shape for name, array in weights.items()} != shapes(self.net):
                raise BadOption(f"the network in {path} has another shape than the one that learns")
            self.league.past.append(self._placed(weights))
        if kept is not None:
            self._remember(kept)

    def _begun(self, init: Path | None, kept: Checkpoint | None) -> Network:
        """The network that learning begins with: a fresh one, that of a file, or that of a checkpoint."""
        if kept is not None:
            if kept.told["plan"]["title"] != self.plan.title:
                raise BadOption(f"{self.folder} holds a network for {kept.told['plan']['title']}")
            return network_of(kept.weights)
        if init is not None:
            file = read_net(init, self.game)
            self.history = [*file.about.get("history", []), file.about["made"]]
            self.ready = not self.records  # it knows more than a teacher
            return network_of(file.weights)
        inputs = sum(end - first for first, end in columns_of(self.game))
        return Network(inputs, len(self.game.actions), max(self.game.seats), self.plan.width, self.plan.depth)

    def _remember(self, kept: Checkpoint) -> None:
        self.progress = Progress(**kept.told["progress"])
        self.history = kept.told["history"]
        self.read = kept.told.get("read", {})
        self.ready = True
        names = [name for name, _ in self.net.named_parameters()]
        if kept.memory:
            for name, parameter in zip(names, self.net.parameters(), strict=True):
                self.tools.state[parameter] = {
                    "step": torch.tensor(float(kept.told["steps"])),
                    **{what: torch.from_numpy(kept.memory[f"{what}/{name}"]).to(self.device)
                       for what in ("exp_avg", "exp_avg_sq")}}
            if self.device.type == "cuda":
                for state in self.tools.state.values():
                    state["step"] = state["step"].to(self.device)
        self.league.past += [self._placed(weights) for weights in kept.past]
        self.league.watched = self._placed(kept.watched) if kept.watched else None
        cut_rows(self.folder, self.progress.spent)

    def _placed(self, weights: Arrays) -> dict[str, Tensor]:
        dtype = number_type(self.device)
        return {name: torch.from_numpy(np.asarray(array, np.float32)).to(self.device, dtype)
                for name, array in weights.items()}

    def _present(self) -> dict[str, Tensor]:
        """The network as it is, as the league keeps it."""
        dtype = number_type(self.device)
        return {name: tensor.detach().to(dtype) for name, tensor in self.net.state_dict().items()}

    def seating(self, **other: Any) -> Seating:
        plan = self.plan
        told = {"title": plan.title, "workers": plan.workers, "games": plan.games, "seats": plan.seats,
                "seed": plan.seed + 10_000 * self.progress.windows, "guest": plan.guest,
                "guests": round(plan.guests * plan.games), "worth": Worth(plan.points, plan.spread),
                "pinned": self.ray is None and len(cores()) > plan.workers > 2, **other}
        return Seating(**told)

    def hall(self, seating: Seating) -> Hall:
        if self.cluster is None:
            return Hall(seating)
        from comptoir.learn.far import FarHall

        return FarHall(seating, self.cluster)

    # The run

    def run(self, tell: Tell) -> None:
        """Until the plan's seconds are spent; what was spent before a kill counts."""
        if self.ray is not None:
            self.cluster = connect(self.ray, self.plan.workers)
        try:
            self._run(tell)
        finally:
            if self.cluster is not None:
                self.cluster.shutdown()

    def _run(self, tell: Tell) -> None:
        if not self.ready:
            self._watch(tell)
            self.keep()
        self.league.join(self._present())
        with self.hall(self.seating()) as hall, alone_on_a_core(hall.seating.pinned):
            stage = Stage(hall, self.device, self.plan.league, self.plan.rivals, self.plan.seed)
            with contextlib.closing(stage):
                self._play(stage, tell)
        self.keep()

    def _watch(self, tell: Tell) -> None:
        """Lessons: what the guest does is imitated. Who has learned it becomes a rival, or the beginning."""
        if self.records:
            self._read(tell)
        elif self.plan.lessons > 0:
            few = max(len(self.game.seats), self.plan.games // 12)
            pupil = self.net if self.plan.pupil else network_of(weights_of(self.net)).to(self.device)
            watch(self.plan, self.seating(guests=few, games=few),
                  pupil, self.device, tell, self.hall)
            self.league.watched = self._placed(weights_of(pupil))
        self.ready = True

    def _read(self, tell: Tell) -> None:
        """Lessons from records: the network begins with what was done there, and who does the same is a rival."""
        plan = self.plan
        shelf, unseen = shelves(plan.title, self.records, Worth(plan.points, plan.spread), self.device, plan.seed,
                                lambda part: tell("reading", part, {}))
        imitate(self.net, [shelf], plan, math.inf, tell)
        self.read = {"games": len(self.records), "decisions": len(shelf.act),
                     "alike": round(alike(self.net, unseen), 3)}
        self.league.watched = self._placed(weights_of(self.net))

    def _play(self, stage: Stage, tell: Tell) -> None:
        plan, progress = self.plan, self.progress
        windows = [Window(stage.hall.seating, plan.window, self.device, stage.dtype) for _ in range(2)]
        seats = torch.cat(stage.seats)
        began = kept = joined = seen = noted = time.perf_counter()
        before = progress.spent
        stage.rivals = self.league.invite()
        work: Iterator[dict[str, Tensor]] = iter(())
        pieces = done = 0  # of it: all, and those that were learned from
        told: dict[str, Tensor] = {}
        turn = 0
        while progress.spent < plan.seconds:
            here, at = windows[turn // plan.window % 2], turn % plan.window
            if at == 0:  # what is written over must have been learned from
                for told in work:  # noqa: B007
                    pass
                pieces = done = 0
            for group in range(GROUPS):
                stage.hall.wait(group)
                if turn:
                    stage.note(group, windows[(turn - 1) // plan.window % 2], (turn - 1) % plan.window)
                stage.look(group, self.net, here, at)
                stage.hall.send(group)
                slot = GROUPS * at + group + 1
                while done * GROUPS * plan.window < pieces * slot:
                    told = next(work)
                    done += 1
            if at == 0 and turn:
                study = Study(windows[(turn // plan.window - 1) % 2], seats, plan.trust, False)
                work, pieces = self._studied(study), plan.epochs * study.count(plan.batch)
                now = time.perf_counter()
                progress.spent = before + now - began
                progress.windows += 1
                progress.decisions += plan.window * len(seats)
                if told:
                    row = self._row(stage, told, now - seen, len(seats) * plan.window)
                    seen = now
                    tell("learning", progress.spent / plan.seconds, row)
                    if progress.windows % INVITED == 0:
                        stage.rivals = self.league.invite()
                    if now - noted > plan.seconds / ROWS:
                        add_row(self.folder, row)
                        noted = now
                if now - joined > plan.snapshot:
                    self.league.join(self._present())
                    joined = now
                if now - kept > min(KEPT, plan.seconds / 10):
                    self.keep()
                    kept = now
            turn += 1

    def _studied(self, study: Study) -> Iterator[dict[str, Tensor]]:
        plan = self.plan
        left = max(0.0, 1.0 - self.progress.spent / plan.seconds)
        for group in self.tools.param_groups:
            group["lr"] = plan.rate * (RATE_END + (1.0 - RATE_END) * left)
        entropy = plan.entropy * (ENTROPY_END + (1.0 - ENTROPY_END) * left)

        def loss(scores: Tensor, values: Tensor, batch: Batch) -> tuple[Tensor, dict[str, Tensor]]:
            return playing_loss(scores, values, batch, plan.clip, entropy)

        for _ in range(plan.epochs):
            for batch in study.batches(plan.batch):
                yield learn(self.net, self.tools, batch, loss)

    def _row(self, stage: Stage, told: dict[str, Tensor], seconds: float, decisions: int) -> Row:
        games, worth, met = stage.tally()
        self.progress.games += games
        row: Row = {"seconds": self.progress.spent, "decisions": self.progress.decisions,
                    "games": self.progress.games, "speed": decisions / seconds, "length": decisions / max(1, games),
                    **{name: value.item() for name, value in told.items()}}
        for kind, those in (("past", {"past"}), ("sense", {"sense"})):
            row[kind] = mean(worth, met, [name in those for name in self.league.names])
        row["tastes"] = mean(worth, met, [name not in ("past", "sense") for name in self.league.names])
        row["guests"] = worth[-1] if met[-1] else math.nan
        return row

    # What is kept

    def keep(self) -> None:
        """A checkpoint, and the network as it is, ready to play."""
        names = [name for name, _ in self.net.named_parameters()]
        memory: Arrays = {}
        steps = 0.0
        for name, parameter in zip(names, self.net.parameters(), strict=True):
            state = self.tools.state.get(parameter)
            if state:
                steps = float(state["step"])
                for what in ("exp_avg", "exp_avg_sq"):
                    memory[f"{what}/{name}"] = state[what].float().cpu().numpy()
        write_checkpoint(self.folder, Checkpoint(
            {"plan": self.plan.told(), "against": self.against, "progress": vars(self.progress),
             "history": self.history, "read": self.read, "steps": steps},
            weights_of(self.net), memory, [halves(weights) for weights in self.league.past],
            halves(self.league.watched) if self.league.watched is not None else None))
        write_net(self.folder / "net.npz", self.game, weights_of(self.net), self.about())

    def about(self) -> dict[str, Any]:
        """How the network was made, for its file."""
        made = {"plan": self.plan.told(), "seconds": round(self.progress.spent), "decisions": self.progress.decisions,
                "games": self.progress.games, "on": self.on,
                "features of": import_module(self.game.package + ".encode").VERSION}
        if self.read:
            made["read"] = self.read
        return {"made": made, "history": self.history, "figures": []}


def shapes(net: Network) -> dict[str, tuple[int, ...]]:
    return {name: tuple(tensor.shape) for name, tensor in net.state_dict().items()}


def halves(weights: dict[str, Tensor]) -> Arrays:
    return {name: tensor.float().cpu().numpy().astype(np.float16) for name, tensor in weights.items()}


def mean(worth: list[float], met: list[int], those: list[bool]) -> float:
    """Over some of the rivals; no number where nobody met them."""
    chosen = [(value, count) for value, count, wanted in zip(worth, met, those, strict=False) if wanted and count]
    total = sum(count for _, count in chosen)
    return sum(value * count for value, count in chosen) / total if total else math.nan


def device_name(device: torch.device) -> str:
    return torch.cuda.get_device_name(device) if device.type == "cuda" else f"{len(cores())} cores"


@contextlib.contextmanager
def alone_on_a_core(wanted: bool) -> Iterator[None]:
    """The learner keeps to the first core while each worker keeps to another."""
    if not wanted or not hasattr(os, "sched_setaffinity"):
        yield
        return
    allowed = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(allowed)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, allowed)
