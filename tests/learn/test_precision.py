"""In which numbers a network learns: halves where they are quicker, and a network that is told in halves plays on."""

from __future__ import annotations

import pytest

torch = pytest.importorskip("torch")

precision = pytest.importorskip("comptoir.learn.precision")
network = pytest.importorskip("comptoir.learn.network")

CPU = torch.device("cpu")


@pytest.fixture
def trials(monkeypatch: pytest.MonkeyPatch):
    """A processor on which products in halves take as long as the test says, beside 1 second."""
    def takes(halves: float) -> None:
        precision.quicker_in_halves.cache_clear()
        monkeypatch.setattr(precision, "seconds", lambda m: halves if m.dtype is torch.bfloat16 else 1.0)
    yield takes
    precision.quicker_in_halves.cache_clear()


@pytest.mark.parametrize(("halves", "kept"), [(0.3, torch.bfloat16), (0.9, torch.float32), (4.0, torch.float32)])
def test_a_processor_learns_in_halves_where_they_are_clearly_quicker(trials, halves: float, kept: object) -> None:
    trials(halves)
    assert precision.number_type(CPU) is kept
    net = network.Network(20, 7, 4, 16, 2)
    with precision.mixed(CPU):
        scores, _ = net(torch.ones(3, 20))
    assert scores.dtype is kept
    assert net.first.weight.dtype is torch.float32  # what is learned is never rounded


def test_in_halves_a_network_likes_nearly_the_same(trials) -> None:
    trials(0.3)
    torch.manual_seed(5)
    net = network.Network(20, 7, 4, 16, 2)
    seen = torch.rand(50, 20)
    with torch.no_grad():
        whole, _ = net(seen)
        with precision.mixed(CPU):
            halves, _ = net(seen)
    told = {name: tensor.to(precision.number_type(CPU)) for name, tensor in net.state_dict().items()}
    rival = network.ask_rivals(network.stacked([told, told]), seen.to(precision.number_type(CPU)).expand(2, 50, 20))
    assert (halves.float() - whole).abs().max() < 1e-3
    assert (rival.float() - whole).abs().max() < 1e-3
