"""How a stage fits its window: what overflows, overlaps, is too small to read or to touch, and how much is blank."""

from __future__ import annotations

import io
from typing import Any

from PIL import Image

BLOCK = 24  # pixels: the side of a block that counts as blank when nothing is in it

FAULTS = """([least, finger]) => {
    const found = [], round = box => [box.left, box.top, box.right, box.bottom].map(Math.round).join(' ');
    const page = document.documentElement, phone = innerWidth < 700;
    if (page.scrollHeight > innerHeight + 1) found.push(`the page is ${page.scrollHeight} high`);
    if (page.scrollWidth > innerWidth + 1) found.push(`the page is ${page.scrollWidth} wide`);
    const name = at => at.dataset.slot ? 'slot ' + at.dataset.slot : at.dataset.seat ? 'strip ' + at.dataset.seat : at.className;
    const parts = [...document.querySelectorAll('.st-bar, .strip, .slot, .act, .ribbon, .mini, .st-tabs')]
        .filter(at => at.getClientRects().length && getComputedStyle(at).visibility !== 'hidden');
    const boxes = parts.map(at => at.getBoundingClientRect());
    parts.forEach((at, n) => {
        const box = boxes[n];
        if (!phone && (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1))
            found.push(`${name(at)} is not inside: ${round(box)}`);
        if (box.width < 2 || box.height < 2) found.push(`${name(at)} has no room: ${round(box)}`);
        for (let m = 0; m < n; m++) {
            const other = boxes[m];
            const wide = Math.min(box.right, other.right) - Math.max(box.left, other.left);
            const high = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
            if (wide > 2 && high > 2 && !(phone && (at.matches('.slot') || parts[m].matches('.slot'))))
                found.push(`${name(at)} lies over ${name(parts[m])}: ${wide | 0} x ${high | 0}`);
        }
        if (!phone && at.matches('.slot, .strip, .act')) {
            for (const inner of at.querySelectorAll('*')) {
                if (inner.closest('.choices, .told, .sr, [hidden]') || inner.closest('svg') && inner.tagName !== 'svg') continue;
                const own = inner.getBoundingClientRect();
                if (!own.width || !own.height) continue;
                const low = own.bottom - box.bottom, right = own.right - box.right;
                if (low > 3 || right > 3 || box.top - own.top > 12 || box.left - own.left > 3) {
                    let clip = inner.parentElement;
                    while (clip !== at && getComputedStyle(clip).overflow === 'visible') clip = clip.parentElement;
                    if (clip === at && getComputedStyle(at).overflow !== 'visible' || clip === at)
                        { found.push(`${inner.tagName}.${inner.className.baseVal ?? inner.className} overflows ${name(at)} by ${Math.max(low, right) | 0}`); break; }
                }
            }
        }
    });
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), small = new Map();
    while (walk.nextNode()) {
        const at = walk.currentNode.parentElement, text = walk.currentNode.textContent.trim();
        if (!text || !at || at.closest('.sr, [hidden], symbol, script, style, .over-stage, datalist, #explain, dialog, .choices, .menu') || !at.getClientRects().length) continue;
        const style = getComputedStyle(at);
        if (style.visibility === 'hidden' || style.opacity === '0') continue;
        const scale = at instanceof SVGElement ? at.getScreenCTM().a : 1;
        const size = parseFloat(style.fontSize) * scale;
        if (size < 10.95) small.set(`${at.closest('[data-slot], .strip, .act, .st-bar, .ribbon')?.dataset.slot ?? at.closest('.strip, .act, .st-bar, .ribbon')?.className}: ${size.toFixed(1)} px`, text.slice(0, 20));
    }
    for (const [where, text] of [...small].slice(0, 6)) found.push(`text too small in ${where}: ${text}`);
    const tight = [];
    for (const place of document.querySelectorAll('.stage-part .is-lit')) {
        if (!place.getClientRects().length || place.querySelector('.is-lit')) continue;
        const at = place.querySelector(':scope > .rim') ?? place, box = at.getBoundingClientRect();
        const after = getComputedStyle(place, '::after'), grown = parseFloat(after.width) || 0, tall = parseFloat(after.height) || 0;
        const wide = Math.max(box.width, grown), high = Math.max(box.height, tall);
        if (Math.min(wide, high) < (finger ? 44 : 28) - 0.6) tight.push(`${place.dataset.at ?? place.dataset.part}: ${wide.toFixed(0)} x ${high.toFixed(0)}`);
    }
    for (const who of document.querySelectorAll('.strip .strip-name'))
        if (who.textContent.length <= 6 && who.getClientRects().length && who.scrollWidth > who.clientWidth + 1)
            found.push(`the name ${who.textContent} is cut off`);
    if (tight.length) found.push(`${tight.length} lit places too small: ${tight.slice(0, 4).join(', ')}`);
    return found;
}"""  # noqa: E501


def faults(page: Any, finger: bool = False) -> list[str]:
    """What a person at this window could not see, read or touch."""
    found: list[str] = page.evaluate(FAULTS, [11, finger])
    return found


def blank(page: Any) -> float:
    """The share of the window's blocks that show nothing but paper."""
    papers = page.evaluate("""() => ['--paper', '--sheet'].map(name => {
        const probe = document.createElement('i');
        probe.style.color = `var(${name})`;
        document.body.append(probe);
        const told = getComputedStyle(probe).color.match(/\\d+/g).slice(0, 3).map(Number);
        probe.remove();
        return told;
    })""")
    known = {tuple(paper) for paper in papers}
    log = page.evaluate("""() => { const box = document.querySelector('.drawer').getBoundingClientRect();
        return [box.left, box.top, box.right, box.bottom]; }""")  # an empty log is not the stage's fault
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    width, height = picture.size
    count = empty = 0
    for top in range(0, height - BLOCK + 1, BLOCK):
        for left in range(0, width - BLOCK + 1, BLOCK):
            if log[0] <= left < log[2] and log[1] <= top < log[3]:
                continue
            colours = picture.crop((left, top, left + BLOCK, top + BLOCK)).getcolors(2)
            count += 1
            empty += colours is not None and len(colours) == 1 and colours[0][1] in known
    return empty / count
