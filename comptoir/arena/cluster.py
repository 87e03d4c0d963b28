"""The same games on a Ray cluster (extra `[cluster]`)."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import comptoir
from comptoir.arena.run import AHEAD, Result, Work
from comptoir.arena.schedule import Plan
from comptoir.kernel.errors import BadOption, ComptoirError

LOCAL = "local"


def connect(address: str, jobs: int) -> Any:
    """The ray module, connected: `local` starts a cluster of so many processes here. BadOption when it cannot be."""
    try:
        import ray
    except ImportError:
        raise BadOption("--ray needs ray: pip install 'comptoir[cluster]'") from None
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    quiet: dict[str, Any] = {"include_dashboard": False, "log_to_driver": False, "logging_level": logging.ERROR}
    try:
        if address == LOCAL:
            home = str(Path(comptoir.__file__).parents[1])  # where this comptoir is; it may not be installed
            path = os.pathsep.join([home, *filter(None, [os.environ.get("PYTHONPATH")])])
            ray.init(address="local", num_cpus=jobs, runtime_env={"env_vars": {"PYTHONPATH": path}}, **quiet)
        else:
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (OSError, RuntimeError, ValueError, ConnectionError, TimeoutError) as problem:
        raise BadOption(f"no Ray cluster at {address}: {' '.join(str(problem).split())[:200]}") from None
    return ray


def run_on_ray(address: str, work: Work[Result], plan: Plan, todo: Iterable[int], jobs: int = 1) -> Iterator[Result]:
    """work(plan, game) for each game, in the order in which they are done."""
    ray = connect(address, jobs)
    try:
        task = ray.remote(num_cpus=1, max_retries=3)(work)
        shared = ray.put(plan)
        at_once = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        left = iter(todo)
        running: list[Any] = []
        while True:
            for game in left:
                running.append(task.remote(shared, game))
                if len(running) >= at_once:
                    break
            if not running:
                return
            done, running = ray.wait(running, num_returns=1)
            for finished in done:
                yield ray.get(finished)
    except ray.exceptions.RayError as problem:
        raise ComptoirError(f"the Ray cluster gave up: {' '.join(str(problem).split())[:300]}") from None
    finally:
        ray.shutdown()
