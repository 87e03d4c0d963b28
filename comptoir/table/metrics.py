"""What this process tells Prometheus: how long people, the store and the bots take, and what waits."""

from __future__ import annotations

from collections.abc import Iterator

from prometheus_client import generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from comptoir.table.reviewing import Reviews
from comptoir.table.rooms import Rooms


class Metrics(Collector):
    """Durations are noted when they end; everything else is looked up when somebody asks."""

    def __init__(self, rooms: Rooms, reviews: Reviews) -> None:
        self.rooms, self.reviews = rooms, reviews
        self.registry = rooms.store.durations.registry
        self.registry.register(self)

    def collect(self) -> Iterator[Metric]:
        rooms, thinker = self.rooms, self.rooms.thinker
        pages = sum(len(room.viewers) for room in rooms.rooms.values())
        for name, what, value in (
                ("rooms", "rooms open in this process", len(rooms.rooms)), ("pages", "live connections", pages),
                ("thoughts_waiting", "choices that bots think about or wait for", thinker.waiting),
                ("reviews_waiting", "games whose review is under way", self.reviews.unfinished)):
            yield GaugeMetricFamily(f"comptoir_{name}", what, value)
        for name, what, amount in (
                ("moves", "moves played", rooms.moves), ("refused", "messages refused", rooms.refused),
                ("thoughts", "choices bots were asked for", thinker.thoughts),
                ("thoughts_given_up", "choices made without the bot", thinker.given_up),
                ("clocks_run_out", "clocks that were found at zero by this process", rooms.clockwork.done),
                ("reviewed", "decisions studied for reviews", self.reviews.studied),
                ("thinking_seconds", "seconds bots thought", round(thinker.spent, 3))):
            yield CounterMetricFamily(f"comptoir_{name}", what, amount)

    def text(self) -> bytes:
        return generate_latest(self.registry)
