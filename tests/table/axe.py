"""What axe finds on a page."""

from __future__ import annotations

from typing import Any

import pytest

# Colours fade over when a theme changes; axe would measure them on their way.
SETTLED = """async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    while (document.getAnimations().some(one => one.playState === 'running'
           && one.effect.getComputedTiming().endTime !== Infinity)) await frame();
    await frame();
}"""


def faults(page: Any) -> list[str]:
    """Everything axe finds, whatever its weight."""
    axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="AXE NOT RUN: axe-playwright-python")
    page.evaluate(SETTLED)
    return [f"{fault['id']}: {node['html'][:160]}" for fault in axe.Axe().run(page).response["violations"]
            for node in fault["nodes"][:3]]
