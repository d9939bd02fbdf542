"""Low buildings of a Philippine city: houses with hipped tin roofs, walk-ups with tanks and canopies, sheds."""

import math
from random import Random as R
import numpy as np
from .mesh import MB
from .nodes import srgb
from .materials import pbr, windowmat

WALL, TRIM, FLAT, ROOF, WIN, METAL = range(6)
WALLS = (
    '#d3cdc2',
    '#bdb3a5',
    '#aeb3b2',
    '#cbbd9e',
    '#b79c8a',
    '#dcd9d1',
    '#949c9d',
    '#c7c8c4',
    '#c8b48c',
    '#a9a08f',
    '#d8c9b4',
    '#8f8579',
)
ROOFS = (
    '#6d5142',
    '#5f6a6e',
    '#56645a',
    '#8f8a83',
    '#7f6250',
    '#6d6a66',
    '#7c8488',
    '#5a4438',
    '#9a938a',
    '#4d5a5c',
    '#86705e',
)


def materials(lit):
    walls = [pbr('w%d' % i, srgb(c), 0.85, var=0.25, vscale=0.22, objvar=0.16) for i, c in enumerate(WALLS)]
    # tin roofs weather: the variation is strong and runs at the size of the sheets
    roofs = [pbr('r%d' % i, srgb(c), 0.62, var=0.34, vscale=0.45, objvar=0.20) for i, c in enumerate(ROOFS)]
    return (
        walls,
        roofs,
        windowmat('win', lit=lit, strength=1.5),
        pbr('flatroof', srgb('#98928a'), 0.88, var=0.3, vscale=0.3, objvar=0.18),
        pbr('tank', srgb('#b9bcc0'), 0.35, metal=0.8),
    )


def sides(w, d):
    for f, L in enumerate((w, w, d, d)):
        T = np.array(((1, 0), (-1, 0), (0, -1), (0, 1))[f], float)
        N = np.array(((0, -1), (0, 1), (-1, 0), (1, 0))[f], float)
        yield f, np.array(((0, -d / 2), (0, d / 2), (-w / 2, 0), (w / 2, 0))[f], float), T, N, L


def hipped(b, q, x0, y0, x1, y1, h, rise, eave=0.75):
    ym = (y0 + y1) / 2
    hip = q.choice((0, (y1 - y0) * 0.35, (y1 - y0) * 0.5))
    P = [
        (x0 - eave, y0 - eave, h),
        (x1 + eave, y0 - eave, h),
        (x1 + eave - hip, ym, h + rise),
        (x0 - eave + hip, ym, h + rise),
        (x1 + eave, y1 + eave, h),
        (x0 - eave, y1 + eave, h),
    ]
    b.quad(P[0], P[1], P[2], P[3], ROOF)
    b.quad(P[3], P[2], P[4], P[5], ROOF)
    b.tri(P[1], P[4], P[2], ROOF if hip else WALL)
    b.tri(P[5], P[0], P[3], ROOF if hip else WALL)
    b.quad(P[0], P[5], P[4], P[1], TRIM)


def roofscape(b, q, w, d, h):
    """Parapets, a stair head, a canopy, water tanks, air conditioners."""
    par = q.choice((WALL, TRIM))
    for x0, y0, x1, y1 in (
        (-w / 2, -d / 2, w / 2, -d / 2 + 0.2),
        (-w / 2, d / 2 - 0.2, w / 2, d / 2),
        (-w / 2, -d / 2, -w / 2 + 0.2, d / 2),
        (w / 2 - 0.2, -d / 2, w / 2, d / 2),
    ):
        b.box(x0, y0, h, x1, y1, h + 0.9, par)
    x = q.uniform(-w / 4, w / 4)
    b.box(x, -1, h, x + 3, 2.4, h + 2.6, TRIM, mt=FLAT)
    if q.random() < 0.5:
        b.box(-w / 2 + 0.5, d / 6, h + 2.4, w / 2 - 3, d / 2 - 0.4, h + 2.55, ROOF)
        for xx in (-w / 2 + 0.6, w / 2 - 3.2):
            for yy in (d / 6 + 0.1, d / 2 - 0.6):
                b.box(xx, yy, h, xx + 0.15, yy + 0.15, h + 2.4, METAL)
    for k in range(q.randint(1, 3)):
        x, y = q.uniform(-w / 2 + 1, w / 2 - 1.5), q.uniform(-d / 2 + 1, d / 2 - 1.5)
        b.prism(
            [(x + 0.6 * math.cos(a * 0.785), y + 0.6 * math.sin(a * 0.785)) for a in range(8)], h + 0.6, h + 2.1, METAL
        )
    for k in range(q.randint(3, 8)):
        x, y = q.uniform(-w / 2 + 1, w / 2 - 1.5), q.uniform(-d / 2 + 1, d / 2 - 1.5)
        b.box(x, y, h, x + q.uniform(0.6, 1.6), y + q.uniform(0.5, 0.9), h + q.uniform(0.4, 1), METAL)


def openings(b, q, n, w, d, fh, low, style):
    for i in range(n):
        z = i * fh + 0.95
        for f, c0, T, N, L in sides(w, d):
            if i == 0 and n > 1 and f < 2:  # a shop front under a canopy
                b.obox(c0 + N * 0.02, T, L / 2 - 0.5, 0.03, 0.1, 2.5, WIN)
                b.obox(c0 + N * 0.8, T, L / 2 - 0.3, 0.8, 2.55, 2.68, ROOF)
                continue
            if style == 'rib' and not low:
                b.obox(c0 + N * 0.02, T, L / 2 - 0.4, 0.04, z, z + 1.5, WIN)
                for k in range(int(L / 1.6)):
                    b.obox(c0 + T * (-L / 2 + 0.8 + k * 1.6) + N * 0.03, T, 0.05, 0.06, z, z + 1.5, TRIM)
                b.obox(c0 + N * 0.15, T, L / 2, 0.2, z + 1.55, z + 1.75, TRIM)
                continue
            m = max(2, int(L / 3.0))
            for k in range(m):
                c = c0 + T * (-L / 2 + (k + 0.5) * L / m)
                ww = q.choice((0.55, 0.7, 0.85))
                b.obox(c + N * 0.03, T, ww + 0.09, 0.05, z - 0.09, z + 1.44, TRIM)
                b.obox(c + N * 0.06, T, ww, 0.05, z, z + 1.35, WIN)
                b.obox(c + N * 0.1, T, 0.03, 0.04, z, z + 1.35, TRIM)
                b.obox(c + N * 0.25, T, ww + 0.2, 0.3, z + 1.48, z + 1.56, TRIM)
                if q.random() < 0.3:
                    b.obox(c + N * 0.25 + T * (ww + 0.5), T, 0.35, 0.22, z - 0.1, z + 0.4, METAL)
            if style == 'balc' and f < 2 and i > 0:
                b.obox(c0 + N * 0.7, T, L / 2 - 0.3, 0.7, z - 1.05, z - 0.9, TRIM)
                b.obox(c0 + N * 1.35, T, L / 2 - 0.3, 0.05, z - 0.9, z + 0.05, WALL)


def house(seed, mats, kind):
    """kind: 'low' 1–3 floors mostly with a pitched roof, 'walkup' 3–6 floors, 'shed' a large plain hall."""
    walls, roofs, win, flat, metal = mats
    q = R(seed)
    b = MB()
    fh = 3.1
    if kind == 'shed':
        w, d, h = q.uniform(22, 34), q.uniform(16, 24), q.uniform(6, 9)
        b.box(-w / 2, -d / 2, -0.2, w / 2, d / 2, h, WALL, mt=FLAT)
        spans = q.choice((1, 2))
        for k in range(spans):
            hipped(
                b, R(2), -w / 2, -d / 2 + d * k / spans, w / 2, -d / 2 + d * (k + 1) / spans, h, d / spans * 0.16, 0.3
            )
        openings(b, q, 1, w, d, h, True, 'win')
        return b.mesh('shed', [q.choice(walls), q.choice(walls), flat, q.choice(roofs), win, metal]), w, d
    low = kind == 'low'
    n = q.choice((1, 2, 2, 2, 3)) if low else q.choice((3, 4, 4, 5, 6))
    w, d = (q.uniform(8, 15), q.uniform(8, 13)) if low else (q.uniform(12, 19), q.uniform(11, 16))
    h = n * fh + 0.5
    b.box(-w / 2, -d / 2, -0.2, w / 2, d / 2, h, WALL, mt=FLAT)
    if low and q.random() < 0.86:
        hipped(b, q, -w / 2, -d / 2, w / 2, d / 2, h, d * q.uniform(0.14, 0.26))
        if q.random() < 0.5:
            b.box(-w / 4, -d / 2 - 3, 0, w / 4, -d / 2, h * 0.6, TRIM)
            hipped(b, q, -w / 4, -d / 2 - 3, w / 4, -d / 2 + 0.5, h * 0.6, 1)
        if q.random() < 0.6:  # a lean-to at the back
            x = q.uniform(-w / 4, w / 4)
            b.quad(
                (x - w / 4, d / 2 + 2.6, h * 0.42),
                (x + w / 4, d / 2 + 2.6, h * 0.42),
                (x + w / 4, d / 2, h * 0.55),
                (x - w / 4, d / 2, h * 0.55),
                ROOF,
            )
    else:
        roofscape(b, q, w, d, h)
    openings(b, q, n, w, d, fh, low, q.choice(('win', 'win', 'rib', 'balc')))
    return b.mesh('house', [q.choice(walls), q.choice(walls), flat, q.choice(roofs), win, metal]), w, d


def car_meshes(win, dark):
    out = []
    for i, c in enumerate(('#e8e8e6', '#222326', '#8f1d1d', '#9aa0a6', '#2b3f5c', '#c9c2b4')):
        b = MB()
        b.prism([(-2.1, -0.85), (2.0, -0.85), (2.2, -0.6), (2.2, 0.6), (2.0, 0.85), (-2.1, 0.85)], 0.35, 0.85, 0)
        b.prism([(-1.7, -0.75), (1.0, -0.75), (1.0, 0.75), (-1.7, 0.75)], 0.85, 1.2, 1)
        b.prism([(-1.4, -0.68), (0.5, -0.68), (0.5, 0.68), (-1.4, 0.68)], 1.2, 1.45, 0)
        for x in (-1.3, 1.35):
            for y in (-0.86, 0.66):
                b.box(x - 0.32, y, 0, x + 0.32, y + 0.2, 0.62, 2)
        out.append(b.mesh('car', [pbr('car%d' % i, srgb(c), 0.25, spec=0.7), win, dark]))
    return out
