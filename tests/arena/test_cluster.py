"""The same games on a Ray cluster: a small one, started here."""

from __future__ import annotations

import json

import pytest


def test_a_local_cluster_gives_the_same_result(run, tmp_path):
    pytest.importorskip("ray", reason="ray is not installed: the cluster is not tried")
    asked = ["arena", "null-game", "--bots", "greedy,random", "--games", 8, "--seed", 5, "--json"]
    here = json.loads(run(*asked).out)
    ran = run(*asked, "--ray", "local", "--jobs", 1)
    if ran.code != 0 and "no Ray cluster" in ran.err:
        pytest.skip(f"Ray cannot start here: {ran.err}")
    there = json.loads(ran.out)
    assert {**there, "time": 0} == {**here, "time": 0}
