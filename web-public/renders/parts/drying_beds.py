"""Raised beds on which coffee dries: frames of planks on legs, a net, and the harvest at its stages, raked into waves."""

import numpy as np
from .materials import pbr
from .mesh import MB
from .nodes import srgb
from .room_materials import wood

NET, PLANK, LEG, HEAP = range(4)
LONG, WAVES = 8.2, 16
STAGES = (("#5c1c14", "#8a2d1f"), ("#6b2f1d", "#8a4a2c"), ("#5d3722", "#7d5232"), ("#966a3d", "#b88a55"), ("#b99a66", "#d6bb88"))


def materials():
    """Net, planks, legs, then each stage from fresh cherries to dry parchment."""
    planks = [wood("plank", "#8a6a4a", "#5f452f", 1), wood("leg", "#7a5c40", "#54402c", 2)]
    heaps = [pbr("heap%d" % i, srgb(b), 0.85, var=0.35, vscale=7, bump=0.6, bscale=70) for i, (a, b) in enumerate(STAGES)]
    return [pbr("net", srgb("#8f7f63"), 0.95, var=0.2, vscale=3)] + planks + heaps


def swell(u):
    """How high the layer lies above its lowest, along a wave from 0 to 1."""
    return 0.045 * (1 - np.abs(2 * u - 1))


def bed(b, x, y0, heap):
    end, a, wave = y0 + LONG, y0 + 0.15, (LONG - 0.3) / WAVES
    b.box(x - 0.85, y0 + 0.03, 0.80, x + 0.85, end - 0.03, 0.86, NET)
    for e in (-0.90, 0.86):
        b.box(x + e, y0, 0.76, x + e + 0.04, end, 0.955, PLANK)
    for e in (0.02, LONG - 0.06):
        b.box(x - 0.86, y0 + e, 0.76, x + 0.86, y0 + e + 0.04, 0.95, LEG)
    for y in np.arange(y0 + 0.2, end, 1.9):
        for e in (-0.82, 0.76):
            b.box(x + e, y, 0, x + e + 0.06, y + 0.06, 0.8, LEG)
        b.box(x - 0.82, y + 0.005, 0.68, x + 0.82, y + 0.055, 0.76, PLANK)
    for q in range(2 * WAVES):
        ya, yb = a + wave * q / 2, a + wave * (q + 1) / 2
        za, zb = (0.885 + float(swell(v)) for v in ((q % 2) / 2, (q % 2 + 1) / 2))
        b.quad((x - 0.8, ya, za), (x + 0.8, ya, za), (x + 0.8, yb, zb), (x - 0.8, yb, zb), heap)


def build(r, cx, cy, z):
    """Two rows across the yard; the harvest dries from left to right."""
    b = MB()
    for row, y0 in enumerate((-20, -10.4)):
        for k in range(13):
            x = -24.5 + k * 2.75 + row * 0.6
            stage = min(4, int((k + 0.5 * row + r.uniform(0, 0.9)) / 13.5 * 5))
            bed(b, x, y0, HEAP + stage)
    b.obj("beds", materials()).location = (cx, cy, z)
