"""A network that was learned with older features, carried over to those of now, so that learning can go on from it.

    python tools/carry_over.py burgundy OLD.npz NEW.npz
    python tools/carry_over.py burgundy OLD.npz NEW.npz --width 448 --turns 1300 --minutes 10

The old network plays itself for so many turns in 768 games. What its first layer adds up there is fitted with the new
features by least squares, the other layers are taken over, wider ones with neurons that do nothing yet; then the new
network learns, for so many minutes, to find each action as good and to hope as much as the old one does there. It says
how alike the two are in games that were kept aside. What plays as OLD does is NEW; what is better, comptoir learn finds
out, with --init NEW."""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

import comptoir
from comptoir.kernel.errors import ComptoirError
from comptoir.kernel.game import Game
from comptoir.learn.network import Network, network_of, weights_of
from comptoir.learn.precision import mixed, number_type
from comptoir.learn.stage import NEVER
from comptoir.learn.study import learn
from comptoir.learn.tables import tables
from comptoir.nets import NetFile, columns_of, encode_of, read_net, write_net
from comptoir.research.batch import Batch

KINDS: Final = 8  # mixtures of options
GAMES: Final = 96  # with each of them, of all numbers of seats
UNSEEN: Final = 0.04  # share of the games that are kept aside
RIDGE: Final = 1e-3  # per position: what features that are always alike may weigh
AT_ONCE: Final = 4096  # positions that are learned from at once
RATE: Final = 1e-3
CPU: Final = torch.device("cpu")


@dataclass(frozen=True)
class Watched:
    """Positions with the features of now, what is legal there, and what the old first layer adds up."""

    obs: Tensor
    mask: Tensor
    sums: Tensor

    def rows(self, rows: Tensor) -> Watched:
        return Watched(self.obs[rows], self.mask[rows], self.sums[rows].float())


def rest(net: Network, sums: Tensor) -> tuple[Tensor, Tensor]:
    """What a network says after its first layer."""
    h = functional.relu(sums)
    for layer in net.layers:
        h = h + functional.relu(layer(h))
    return net.policy(h), torch.tanh(net.value(h))


@torch.no_grad()
def watch(game: Game, file: NetFile, old: Network, turns: int, seed: int) -> tuple[Watched, Watched]:
    """What the old network met: to learn from, and kept aside."""
    encode, seen_by_old = encode_of(game, file.about["features"]).encode, file.columns
    columns = np.concatenate([np.arange(*column) for column in columns_of(game)])
    batches = [Batch(game.slug, table.games, seats=table.seats, options=table.options, seed=seed + 1_000_000 * n)
               for index in range(KINDS) for n, table in enumerate(tables(game, GAMES, index), 10 * index)]
    torch.manual_seed(seed)
    luck = np.random.default_rng(seed)
    aside = luck.random(sum(batch.n for batch in batches)) < UNSEEN
    kept: dict[bool, list[tuple[Tensor, Tensor, Tensor]]] = {False: [], True: []}
    for turn in range(turns):
        obs = np.concatenate([batch.seen.observations[:, columns] for batch in batches]).astype(np.float16)
        mask = torch.from_numpy(np.concatenate([batch.seen.masks for batch in batches]).astype(np.bool_))
        rows = [encode(batch.state(lane), int(batch.seen.actors[lane]))[seen_by_old]
                for batch in batches for lane in range(batch.n)]
        sums = old.first(torch.from_numpy(np.stack(rows)))
        scores, _ = rest(old, sums)
        act = torch.distributions.Categorical(logits=scores.masked_fill(~mask, NEVER)).sample().numpy()
        for there, parts in kept.items():
            which = torch.from_numpy(np.flatnonzero(aside == there))
            parts.append((torch.from_numpy(obs)[which].to(number_type(CPU)), mask[which], sums[which].half()))
        at = 0
        for batch in batches:
            batch.step(act[at:at + batch.n])
            at += batch.n
        if turn % 50 == 0:
            print(f"watched {turn} of {turns} turns", flush=True)
    found, unseen = (Watched(*(torch.cat(part) for part in zip(*kept[there], strict=True))) for there in (False, True))
    return found, unseen


@torch.no_grad()
def fitted(watched: Watched) -> tuple[Tensor, Tensor]:
    """Weights and biases of a first layer on the new features that adds up what the old one does, nearly."""
    inputs, width = watched.obs.shape[1], watched.sums.shape[1]
    square = torch.zeros(inputs + 1, inputs + 1, dtype=torch.float64)
    product = torch.zeros(inputs + 1, width, dtype=torch.float64)
    for obs, sums in zip(watched.obs.split(AT_ONCE), watched.sums.split(AT_ONCE), strict=True):
        whole = functional.pad(obs.float(), (0, 1), value=1.0)
        square += (whole.T @ whole).double()
        product += (whole.T @ sums.float()).double()
    square.diagonal().add_(RIDGE * len(watched.obs))
    found = torch.linalg.solve(square, product).float()
    return found[:-1].T.contiguous(), found[-1]


@torch.no_grad()
def grown(old: Network, weight: Tensor, bias: Tensor, width: int) -> Network:
    """The old network on its new first layer; neurons beyond its width have no say yet."""
    had = len(bias)
    net = Network(weight.shape[1], old.policy.out_features, old.value.out_features, width, len(old.layers))
    net.first.weight[:had], net.first.bias[:had] = weight, bias
    for new, there in zip(net.layers, old.layers, strict=True):
        new.weight[:had, had:] = 0.0
        new.weight[:had, :had], new.bias[:had] = there.weight, there.bias
    for new, there in ((net.policy, old.policy), (net.value, old.value)):
        new.weight[:, had:] = 0.0
        new.weight[:, :had], new.bias[:] = there.weight, there.bias
    return net


def distance(old: Network, scores: Tensor, hopes: Tensor, those: Watched) -> tuple[Tensor, dict[str, Tensor]]:
    """How unlike the old network another is that says this: in what it would do and in what it hopes for; and how often
    both would do the same."""
    with torch.no_grad():
        wanted, hoped = rest(old, those.sums)
        wanted = functional.log_softmax(wanted.masked_fill(~those.mask, NEVER), -1)
    sure = functional.log_softmax(scores.float().masked_fill(~those.mask, NEVER), -1)
    unlike = (wanted.exp() * (wanted - sure)).sum(-1).mean()
    off = (hopes.float() - hoped).square().mean()
    same = (sure.argmax(-1) == wanted.argmax(-1)).float().mean()
    return unlike + off, {"unlike": unlike.detach(), "off": off.detach(), "same": same}


@torch.no_grad()
def compared(net: Network, old: Network, watched: Watched) -> str:
    parts = []
    for rows in torch.arange(len(watched.obs)).split(AT_ONCE):
        those = watched.rows(rows)
        with mixed(CPU):
            scores, hopes = net(those.obs)
        parts.append(distance(old, scores, hopes, those)[1])
    unlike, off, same = (float(np.mean([part[name].item() for part in parts])) for name in ("unlike", "off", "same"))
    return f"the same choice {100 * same:.1f} %, divergence {unlike:.4f}, hopes off by {off ** 0.5:.3f}"


def imitate(net: Network, old: Network, watched: Watched, seconds: float) -> None:
    tools = torch.optim.Adam(net.parameters(), lr=RATE, eps=1e-5)
    began, step = time.monotonic(), 0
    while (spent := (time.monotonic() - began) / seconds) < 1.0:
        for group in tools.param_groups:
            group["lr"] = RATE * (1.0 - 0.98 * spent)
        told = learn(net, tools, watched.rows(torch.randint(len(watched.obs), (AT_ONCE,))), partial(distance, old))
        step += 1
        if step % 100 == 0:
            print(f"{100 * spent:.0f} %: divergence {told['unlike'].item():.4f}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title")
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("--width", type=int, help="of the new network's layers; as the old one's")
    parser.add_argument("--turns", type=int, default=1300)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    if args.turns < 1 or args.minutes <= 0:
        parser.error("--turns and --minutes must be above 0")
    try:
        game = comptoir.load(args.title)
        file = read_net(args.old, game, older=True)
    except ComptoirError as problem:
        parser.error(str(problem))
    old = network_of(file.weights)
    width = args.width or old.first.out_features
    if width < old.first.out_features:
        parser.error(f"--width cannot be {width}; it can be: {old.first.out_features} or more, as in the old network")
    watched, aside = watch(game, file, old, args.turns, args.seed)
    net = grown(old, *fitted(watched), width)
    print(f"fitted on {len(watched.obs)} positions: {compared(net, old, aside)}", flush=True)
    imitate(net, old, watched, 60.0 * args.minutes)
    found = compared(net, old, aside)
    print(f"in the end: {found}")
    carried = {"from features": file.about["features"], "positions": len(watched.obs), "minutes": args.minutes,
               "found": found}
    write_net(args.new, game, weights_of(net), {"made": {**file.about["made"], "carried over": carried},
                                                "history": file.about.get("history", []), "figures": []})


if __name__ == "__main__":
    main()
