"""The coffee estate's buildings: the house with its verandas, the store, the yard of the drying beds."""

import math
from random import Random
import numpy as np
from . import drying_beds, people
from .mesh import MB, inst, link
from .nodes import srgb
from .materials import pbr
from .solid import Solid

WOOD, WALL, TIN, DARK, PAVE, SOIL, LAWN = range(7)


def materials():
    return [
        pbr('wood', srgb('#7a5a3e'), 0.7, var=0.2, vscale=2),
        pbr('wall', srgb('#e6ddca'), 0.8, var=0.08),
        pbr('tin', srgb('#64402f'), 0.5, var=0.34, vscale=0.9),
        pbr('dk', srgb('#2a2623'), 0.4),
        pbr('pave', srgb('#a8987e'), 0.9, var=0.2, vscale=0.5),
        pbr('yardsoil', srgb('#96714e'), 0.95, var=0.25, vscale=0.35, bump=0.3, bscale=2),
        pbr('lawn', srgb('#56632f'), 0.95, var=0.3, vscale=0.3, bump=0.4, bscale=5),
    ]


def farmhouse(x, y, z, rz, k=1):
    """A small house seen from far: on a stone footing cut into the slope, a hipped tin roof, a porch along its front."""
    b = MB()
    w, d, h0 = 13, 8, 3.2
    b.box(-w / 2 - 0.3, -d / 2 - 2.9, -3.5, w / 2 + 0.3, d / 2 + 0.3, 0.35, PAVE)
    b.box(-w / 2, -d / 2, 0.3, w / 2, d / 2, h0 + 0.3, WALL)
    for i in range(6):
        b.box(-w / 2 + i * 2.56, -d / 2 - 2.6, 0.35, -w / 2 + 0.18 + i * 2.56, -d / 2 - 2.42, h0 - 0.2, WOOD)
    b.box(-w / 2, -d / 2 - 2.56, 1.15, w / 2, -d / 2 - 2.48, 1.25, WOOD)
    b.quad((-w / 2 - 0.5, -d / 2 - 3, h0 - 0.35), (w / 2 + 0.5, -d / 2 - 3, h0 - 0.35), (w / 2 + 0.5, -d / 2, h0 + 0.45), (-w / 2 - 0.5, -d / 2, h0 + 0.45), TIN)
    roof(b, -w / 2, -d / 2, w / 2, d / 2, h0 + 0.35, 2.7, 0.9)
    for i in range(4):
        b.box(-w / 2 + 1.1 + i * 3.1, -d / 2 - 0.05, 0.5 if i == 1 else 1.2, -w / 2 + 2.2 + i * 3.1, -d / 2 + 0.02, 2.7, DARK)
    for i in range(2):
        b.box(-w / 2 - 0.05, -d / 2 + 1.4 + i * 3, 1.2, -w / 2 + 0.02, -d / 2 + 2.5 + i * 3, 2.6, DARK)
    ob = b.obj("farm", materials())
    ob.location, ob.scale = (x, y, z + 0.5), (k,) * 3
    ob.rotation_euler[2] = rz


def roof(b, x0, y0, x1, y1, z, rise, eave, m=TIN):
    """A hipped roof with standing seams."""
    x0, y0, x1, y1 = x0 - eave, y0 - eave, x1 + eave, y1 + eave
    long_x = x1 - x0 > y1 - y0
    s = min(x1 - x0, y1 - y0) / 2
    if long_x:
        a, c = (x0 + s, (y0 + y1) / 2, z + rise), (x1 - s, (y0 + y1) / 2, z + rise)
    else:
        a, c = ((x0 + x1) / 2, y0 + s, z + rise), ((x0 + x1) / 2, y1 - s, z + rise)
    P = [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)]
    if long_x:
        b.quad(P[0], P[1], c, a, m), b.quad(P[2], P[3], a, c, m), b.tri(P[1], P[2], c, m), b.tri(P[3], P[0], a, m)
    else:
        b.quad(P[1], P[2], c, a, m), b.quad(P[3], P[0], a, c, m), b.tri(P[0], P[1], a, m), b.tri(P[2], P[3], c, m)
    b.quad(P[3], P[2], P[1], P[0], WOOD)
    b.box(x0, y0, z - 0.18, x1, y1, z - 0.01, WOOD)

    def seam(p, q):  # raised seams every metre
        p, q = np.array(p), np.array(q)
        e = np.array((0.035, 0, 0)) if abs(q[1] - p[1]) > abs(q[0] - p[0]) else np.array((0, 0.035, 0))
        u = np.array((0, 0, 0.07))
        b.quad(tuple(p - e + u), tuple(p + e + u), tuple(q + e + u), tuple(q - e + u), m)
        b.quad(tuple(p - e), tuple(p - e + u), tuple(q - e + u), tuple(q - e), m)
        b.quad(tuple(p + e + u), tuple(p + e), tuple(q + e), tuple(q + e + u), m)

    if long_x:
        for x in np.arange(x0 + 0.5, x1, 0.8):
            t = min(1, (x - x0) / s, (x1 - x) / s)
            for y, ym in ((y0, y0 + s * t), (y1, y1 - s * t)):
                seam((x, y, z), (x, ym, z + rise * t))
    else:
        for y in np.arange(y0 + 0.5, y1, 0.8):
            t = min(1, (y - y0) / s, (y1 - y) / s)
            for x, xm in ((x0, x0 + s * t), (x1, x1 - s * t)):
                seam((x, y, z), (xm, y, z + rise * t))


def openings(b, x0, y0, x1, y1, z, h, step=3.2):
    """Tall shuttered openings on all four sides."""
    for a, c, fixed, axis in (
        (x0, x1, y0 - 0.04, 0),
        (x0, x1, y1 + 0.04, 0),
        (y0, y1, x0 - 0.04, 1),
        (y0, y1, x1 + 0.04, 1),
    ):
        n = max(1, int((c - a) / step))
        for k in range(n):
            u = a + (k + 0.5) * (c - a) / n
            for du, m, t in ((0, DARK, 0.6), (-0.95, WOOD, 0.32), (0.95, WOOD, 0.32)):
                lo, hi = u + du - t, u + du + t
                if axis == 0:
                    b.box(lo, fixed - 0.04, z + 0.3, hi, fixed + 0.04, z + h, m)
                else:
                    b.box(fixed - 0.04, lo, z + 0.3, fixed + 0.04, hi, z + h, m)


def veranda(b, x0, y0, x1, y1, z, h, step=3):
    b.box(x0, y0, z - 0.5, x1, y1, z, WOOD)
    for x in np.arange(x0 + 0.2, x1 + 0.1, (x1 - x0 - 0.4) / max(1, round((x1 - x0) / step))):
        for y in (y0 + 0.2, y1 - 0.2):
            b.box(x - 0.11, y - 0.11, z, x + 0.11, y + 0.11, z + h, WOOD)
    for y in (y0 + 0.2,):
        b.box(x0, y - 0.04, z + 0.85, x1, y + 0.04, z + 0.95, WOOD)
        for x in np.arange(x0, x1, 0.35):
            b.box(x, y - 0.02, z, x + 0.05, y + 0.02, z + 0.85, WOOD)


GREEN_PLOT = [(-31, -24), (-12, -26.5), (8, -25), (29, -26), (32, -10), (33, 6), (31, 17), (29, 27), (2, 28), (-26, 26), (-31, 16), (-33, 4), (-33.5, -10)]
DRIVE = [(13, -4), (29, -8), (36.5, -9.5), (37, -5), (33, -3), (14, 3)]  # out of the yard, over the edge of the lawn
YARD = [(-27, -21), (-8, -22.5), (13, -22), (14, -9), (15, 3), (-10, 5), (-28, 2)]  # where the beds stand


def overgrow(r, weeds, outline, x, y, z, every, reach):
    """Grass over the edge of a plot, so that no two grounds meet in a line."""
    for (xa, ya), (xb, yb) in zip(outline, outline[1:] + outline[:1]):
        n = int(math.hypot(xb - xa, yb - ya) / every)
        for k in range(n):
            t = (k + r.random()) / n
            at = (x + xa + (xb - xa) * t + r.gauss(0, reach), y + ya + (yb - ya) * t + r.gauss(0, reach), z - 0.05)
            inst(r.choice(weeds), at, r.uniform(0, 6), (r.uniform(0.5, 1.3),) * 2 + (r.uniform(0.25, 0.7),))


def build_estate(r, cx, cy, z, trees, palms, shade, weeds):
    b = MB()
    Z = z + 0.06
    b.prism(GREEN_PLOT, -1.2, 0.02, LAWN)
    b.prism(YARD, -1, 0.06, SOIL)
    b.prism(DRIVE, -1, 0.10, SOIL)
    # the house: a long body and a wing, verandas towards the valley
    for x0, y0, x1, y1 in ((-4, 10, 20, 19), (11, 1.5, 20, 11)):
        b.box(x0, y0, -0.5, x1, y1, 4.0, WALL)
        openings(b, x0, y0, x1, y1, 0.5, 2.5)
    b.box(-6.6, 7.2, -0.4, 11, 10, 0.42, PAVE)
    veranda(b, -6.4, 7.2, 11, 10, 0.45, 3.4)
    roof(b, -4, 8.0, 20, 19, 4.0, 3.6, 2.0)
    roof(b, 11, 1.5, 20, 12, 3.98, 3.0, 1.5)
    # the store and the pulping shed
    b.box(-26, 9, -0.5, -12, 17, 4.6, WALL)
    openings(b, -26, 9, -12, 17, 0.2, 2.4, 4.5)
    roof(b, -26, 9, -12, 17, 4.6, 2.6, 1.0)
    for x in (-26, -20, -14):
        for y in (4.6,):
            b.box(x - 0.12, y - 0.12, 0, x + 0.12, y + 0.12, 3.3, WOOD)
    b.quad((-27, 4, 3.3), (-11.5, 4, 3.3), (-11.5, 9, 4.2), (-27, 9, 4.2), TIN)
    b.quad((-11.5, 4, 3.25), (-27, 4, 3.25), (-27, 9, 4.15), (-11.5, 9, 4.15), WOOD)
    o = b.obj('estate', materials())
    o.location = (cx, cy, Z)
    drying_beds.build(r, cx, cy, Z)
    overgrow(r, weeds, GREEN_PLOT, cx, cy, z, 0.22, 0.9)
    overgrow(r, weeds, YARD, cx, cy, z, 0.4, 0.35)
    edge = Random(9)
    for a, c in zip(DRIVE, DRIVE[1:]):
        overgrow(edge, weeds, [a, c], cx, cy, z, 0.7, 0.3)
    for k, (x, y, turn) in enumerate(((-13.4, -11.4, 1.4), (1.2, -11.2, -1.2), (7.6, -1.2, 2.2), (-22, 3.2, 0.4))):
        s = Solid()  # those who turn the layers, in straw hats
        people.man_walking(s, (0, 0, 0), 0.0, 0.2)
        people.straw_hat(s, (0, 0, 0), 0.0)
        who = s.obj("worker", people.picker_cast(("#e4dccb", "#8f4a3a", "#7d97a3", "#c9b48a")[k], ("#5d5546", "#4a4f58")[k % 2], k))
        who.location, who.rotation_euler[2] = (cx + x, cy + y, z + 0.1), turn
    for x, y in ((-8, 22), (6, 23), (22, 22), (25, 12), (-29, 20), (-31, 8), (24, -14), (20, -21), (-31, -10), (27, 2)):
        inst(r.choice(trees + shade[:2]), (cx + x, cy + y, z - 0.2), r.uniform(0, 6), r.uniform(0.55, 0.85))
    for x, y in ((16.5, -8), (17.5, -13), (18, -18), (30, -12), (-9, 6.2), (23.5, 6), (-14, 21), (14, 23), (-20, 22)):
        inst(r.choice(palms), (cx + x, cy + y, z - 0.2), r.uniform(0, 6), r.uniform(0.6, 0.85))
    for k in range(150):
        x, y = r.choice(
            (
                (r.uniform(-7, 21), r.choice((6.4, 20.2))),
                (r.choice((21, -5.6)), r.uniform(8, 20)),
                (r.uniform(-28, 22), 24.5),
                (-30 + r.uniform(-1, 1), r.uniform(-20, 20)),
            )
        )
        inst(
            r.choice(weeds),
            (cx + x + r.uniform(-0.5, 0.5), cy + y + r.uniform(-0.5, 0.5), z + 0.05),
            r.uniform(0, 6),
            r.uniform(0.8, 1.9),
        )
