"""The shell of a corner home in Alpha Tower, with the channel along +y and the afternoon on its left. Metres; the floor
of the room is 0. Walls with skirting, a lowered edge of ceiling, sliding doors, the balcony under its timber soffit."""

import math
from .room_materials import *
from .solid import Solid
from .window_view import portal

NAMES = "wall ceiling floor timber frame glass rail deck white stone oak brass black trim".split()
WALL, CEIL, FLOOR, TIMBER, FRAME, GLASS, RAIL, DECK, WHITE, STONE, OAK, BRASS, BLACK, TRIM = range(len(NAMES))


def shell_materials():
    return [
        pbr("wall", srgb("#ece5d8"), 0.85, var=0.02, vscale=1.2, bump=0.035, bscale=90),
        pbr("ceiling", srgb("#f3efe7"), 0.9, var=0.015, vscale=0.8),
        planks("floor", "#c39a6b", "#a67c50"),
        wood("timber", "#a8754a", "#8a5c37", 0),
        pbr("frame", srgb("#35312d"), 0.35, metal=0.7),
        glassmat("glass", (0.90, 0.94, 0.93), 0.02),
        glassmat("rail", (0.88, 0.94, 0.93), 0.03),
        planks("deck", "#b08a63", "#8f6b48", 0.14, 3.2, 0, 0.5),
        pbr("white", srgb("#e9e4da"), 0.55, var=0.04, vscale=1.5, bump=0.03, bscale=60),
        travertine("stone"),
        wood("oak", "#c8a172", "#a87d4f", 2),
        pbr("brass", srgb("#b0843f"), 0.28, metal=1.0, var=0.08, vscale=9),
        pbr("black", srgb("#1f1d1b"), 0.4, metal=0.2),
        pbr("trim", srgb("#e4ddd0"), 0.5),
    ]


def glazing(S, p, q, z1, leaves, portal_in=None):
    """Sliding doors from p to q: a dark frame, leaves on two tracks, a handle on each. portal_in: way into the room."""
    ax = 0 if abs(q[0] - p[0]) > abs(q[1] - p[1]) else 1
    n = 1 - ax
    c = p[n]
    lo, hi = sorted((p[ax], q[ax]))

    def box(a0, n0, z0, a1, n1, z1, m, rad=0.004):
        lo_, hi_ = ((a0, n0), (a1, n1)) if ax == 0 else ((n0, a0), (n1, a1))
        S.box(*lo_, z0, *hi_, z1, m, rad, 1)

    box(lo, c - 0.07, -0.01, hi, c + 0.07, 0.022, FRAME)
    box(lo, c - 0.07, z1 - 0.05, hi, c + 0.07, z1 + 0.01, FRAME)
    for a in (lo, hi):
        box(a - 0.03, c - 0.07, 0, a + 0.03, c + 0.07, z1, FRAME)
    w = (hi - lo) / leaves
    for k in range(leaves):
        t = c + (0.03 if k % 2 else -0.03)
        a, b = lo + k * w - 0.02 * (k > 0), lo + (k + 1) * w + 0.02 * (k < leaves - 1)
        for e0, e1 in ((a, a + 0.05), (b - 0.05, b)):
            box(e0, t - 0.022, 0.02, e1, t + 0.022, z1 - 0.04, FRAME)
        box(a, t - 0.022, 0.02, b, t + 0.022, 0.09, FRAME)
        box(a, t - 0.022, z1 - 0.1, b, t + 0.022, z1 - 0.04, FRAME)
        at = lambda u, z: (u, t, z) if ax == 0 else (t, u, z)
        S.pane(at(a + 0.05, 0.09), at(b - 0.05, 0.09), at(b - 0.05, z1 - 0.1), at(a + 0.05, z1 - 0.1), GLASS)
    if portal_in is not None:
        size = (hi - lo, z1)
        at = ((lo + hi) / 2, c, z1 / 2) if ax == 0 else (c, (lo + hi) / 2, z1 / 2)
        portal(at, size, (math.radians(90), 0, portal_in))


def wall(S, x0, y0, x1, y1, z0, z1, m=WALL, skirt=True):
    S.box(x0, y0, z0, x1, y1, z1, m, 0.003, 1)
    if skirt and z0 <= 0:
        S.box(x0 - 0.012, y0 - 0.012, 0, x1 + 0.012, y1 + 0.012, 0.09, TRIM, 0.004, 1)


def balcony(S, x0, x1, y0, y1, z1, left=True, right=False):
    """Deck, slab edge, glass rail with a slim top, soffit of timber boards."""
    S.box(x0, y0, -0.30, x1, y1 + 0.06, -0.03, WHITE, 0.02)
    S.box(x0, y0, -0.03, x1, y1 - 0.05, -0.012, DECK, 0.002, 1)
    S.box(x0, y0, z1, x1, y1 + 0.06, z1 + 0.28, WHITE, 0.02)
    k = y0
    while k < y1 - 0.02:
        S.box(x0, k + 0.003, z1 - 0.022, x1, min(k + 0.117, y1 - 0.02), z1, TIMBER, 0.003, 1)
        k += 0.12
    k = x0
    while k < x1 - 0.01:
        e = min(k + 1.3, x1)
        S.pane(*((u, y1 - 0.068, v) for u, v in ((k + 0.006, 0.02), (e - 0.006, 0.02), (e - 0.006, 1.06), (k + 0.006, 1.06))), RAIL)
        k = e
    S.box(x0, y1 - 0.09, 1.06, x1, y1 - 0.045, 1.095, FRAME, 0.006)
    S.box(x0, y1 - 0.10, -0.03, x1, y1 - 0.035, 0.03, FRAME, 0.004)
    for there, x in ((left, x0 + 0.038), (right, x1 - 0.038)):
        if there:
            S.pane(*((x, u, v) for u, v in ((y0, 0.02), (y1 - 0.07, 0.02), (y1 - 0.07, 1.06), (y0, 1.06))), RAIL)
            S.box(x - 0.023, y0, 1.06, x + 0.022, y1 - 0.05, 1.095, FRAME, 0.006)
            S.box(x - 0.028, y0, -0.03, x + 0.027, y1 - 0.04, 0.03, FRAME, 0.004)


def downlights(S, spots, z, on):
    """Small round lights let into the ceiling."""
    for x, y in spots:
        S.lathe([(0.052, z - 0.001), (0.052, z - 0.006), (0.045, z - 0.006), (0.040, z + 0.0)], TRIM, (x, y, 0), 32)
        S.lathe([(0.040, z - 0.002), (0.001, z - 0.002)], on, (x, y, 0), 32)
