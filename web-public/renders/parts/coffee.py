"""A coffee estate above the bay of El Nido: the land, the shrubs at four distances, rows along the contours."""

import math
from random import Random as R
import numpy as np
from mathutils import Vector
from .mesh import MB, inst
from .nodes import NT, c4, srgb
from .materials import newmat, pbr, leafmat
from .haze import finish
from .plants import rdir, leaf, tube

STEP = 0.86  # height between two rows on gentle ground
_rng = np.random.default_rng(5)
DOMES = [
    (-46, -42, 119, 0.23, 24),
    (-150, 185, 113, 0.27, 30),
    (118, 240, 101, 0.25, 30),
    (-10, 430, 74, 0.22, 30),
    (-290, 470, 104, 0.26, 40),
    (290, 540, 88, 0.25, 40),
    (128, 48, 101, 0.27, 22),
    (-60, 640, 50, 0.2, 40),
    (180, 760, 44, 0.2, 40),
    (-420, 250, 140, 0.26, 30),
    (430, 330, 130, 0.26, 30),
]
GX = _rng.uniform(0, 6.28, (6, 3))
ROAD_Y = np.linspace(14, 420, 200)
ROAD_X = 14 + 26 * np.sin(ROAD_Y / 58) + 10 * np.sin(ROAD_Y / 23 + 1) + ROAD_Y * 0.05
PLATEAU = None  # (x, y, radius): where the estate stands, the land is levelled


def hills(x, y):
    x, y = np.asarray(x, float), np.asarray(y, float)
    k = 7.0
    acc = np.exp((34 - 0.045 * np.maximum(y, 0) + 0.02 * np.abs(x) * (y < 700)) / k)
    for cx, cy, pk, sl, a in DOMES:
        rr = np.sqrt((x - cx) ** 2 + (y - cy) ** 2 + a * a) - a
        acc = acc + np.exp((pk - sl * rr) / k)
    h = k * np.log(acc)
    for i, (w, am) in enumerate(((150, 3.2), (83, 1.9), (47, 0.8), (31, 0.45))):
        h = h + am * np.sin((x * math.cos(GX[i, 0]) + y * math.sin(GX[i, 0])) / w * 6.283 + GX[i, 1]) * np.sin(
            (x * math.cos(GX[i, 0] + 1.9) + y * math.sin(GX[i, 0] + 1.9)) / w * 5.1 + GX[i, 2]
        )
    return h


def ground(x, y):
    h = hills(x, y)
    if PLATEAU:
        px, py, rad = PLATEAU
        f = np.clip((np.hypot(np.asarray(x, float) - px, np.asarray(y, float) - py) - rad) / (rad * 0.7), 0, 1)
        f = f * f * (3 - 2 * f)
        h = h * f + float(hills(px, py)) * (1 - f)
    return h


def road(x, y):
    x, y = np.asarray(x), np.asarray(y)
    k = np.clip(np.searchsorted(ROAD_Y, y), 0, len(ROAD_Y) - 1)
    return np.where((y < ROAD_Y[0]) | (y > ROAD_Y[-1]), 99, np.abs(x - ROAD_X[k]) * 0.8)


def soil():
    """Grass and weeds; bare earth along the rows (every STEP of height) and on the road."""
    m, t = newmat('ground')
    p = t.n('ShaderNodeBsdfPrincipled')
    pos = t.n('ShaderNodeNewGeometry').outputs['Position']
    sz = t.n('ShaderNodeSeparateXYZ')
    t.set(sz.inputs[0], pos)
    fr = t.math(
        'FRACT',
        t.math('ADD', t.math('DIVIDE', sz.outputs[2], STEP), t.math('MULTIPLY', t.noise(pos, 0.35, 3, 0.6), 0.25)),
    )
    n1, n3 = t.noise(pos, 0.9, 6, 0.65), t.noise(pos, 7, 4, 0.6)
    gcol = t.mix(n1, c4(srgb('#36501f')), c4(srgb('#707a36')))
    gcol = t.mix(t.math('MULTIPLY', n3, 0.5), gcol, c4(srgb('#5e6b2d')))
    scol = t.mix(n3, c4(srgb('#5d3d29')), c4(srgb('#86603f')))
    wob = t.math('MULTIPLY', t.math('SUBTRACT', n1, 0.5), 0.35)
    soilf = t.ramp(
        t.math('ADD', t.math('ABSOLUTE', t.math('SUBTRACT', fr, 0.5)), wob),
        [(0, 0.9), (0.09, 0.7), (0.19, 0.06), (1, 0)],
    )
    soilf = t.math('MULTIPLY', soilf, t.n('ShaderNodeAttribute', attribute_name='crop').outputs['Fac'])
    rf = t.ramp(
        t.math('ADD', t.n('ShaderNodeAttribute', attribute_name='road').outputs['Fac'], wob),
        [(0, 0), (0.42, 0), (0.6, 1), (1, 1)],
    )
    c = t.mix(rf, t.mix(soilf, gcol, scol), t.mix(n3, c4(srgb('#80583c')), c4(srgb('#a98460'))))
    t.set(p.inputs['Base Color'], c)
    p.inputs['Roughness'].default_value, p.inputs['Specular'].default_value = 0.95, 0.1
    bp = t.n('ShaderNodeBump', i={'Strength': 0.6, 'Distance': 0.12})
    t.set(bp.inputs['Height'], n3)
    t.set(p.inputs['Normal'], bp)
    return finish(m, p, t)


def leaf_materials():
    return [
        pbr('bark', srgb('#5e4d3a'), 0.9),
        leafmat('coffee', srgb('#1f4517'), srgb('#3f6f22'), trans=0.30, rough=0.32, spec=0.5, objvar=0.18),
        leafmat('cofftip', srgb('#5b8a2a'), srgb('#84a83c'), trans=0.45, rough=0.4, objvar=0.15),
        pbr('cherry', srgb('#b3241c'), 0.3, spec=0.6),
    ]


def shrub(name, seed, mats, n, ls, cher=0, h=1.75, wd=0.95):
    """Drooping side branches with paired leaves, and fruit near the stem."""
    q, b = R(seed), MB()
    for k in range(q.randint(3, 5)):
        a = q.uniform(0, 6.28)
        tube(
            b,
            [
                Vector((0, 0, 0)),
                Vector((math.cos(a) * 0.12, math.sin(a) * 0.12, h * 0.5)),
                Vector((math.cos(a) * 0.3, math.sin(a) * 0.3, h * 0.95)),
            ],
            [0.03, 0.02, 0.008],
            0,
            4,
        )
    nb = max(14, n // 26)
    for k in range(nb):
        v = (k + 0.5) / nb
        z, a, L = (
            h * (0.14 + 0.86 * v),
            k * 2.4 + q.uniform(-0.3, 0.3),
            wd * (1.08 - 0.78 * v**1.6) * q.uniform(0.8, 1.12),
        )
        hd = Vector((math.cos(a), math.sin(a), 0))
        sd = Vector((-hd.y, hd.x, 0))
        m = n // nb
        for j in range(m):
            u = (j + 1) / m
            pt = hd * (0.12 + L * u) + Vector((0, 0, z + 0.16 * u - 0.42 * u * u))
            sg = 1 if j % 2 else -1
            d = (sd * sg * 0.9 + hd * (0.45 + 0.5 * u) + Vector((0, 0, q.uniform(-0.45, 0.15)))).normalized()
            leaf(
                b,
                pt + rdir(q) * 0.03,
                d,
                Vector((0, 0, 1)) + rdir(q) * 0.35,
                ls * q.uniform(0.8, 1.25),
                ls * 0.46,
                2 if u > 0.88 and q.random() < 0.6 or v > 0.93 else 1,
                0.18,
            )
            if cher and q.random() < cher and u < 0.8:
                for _ in range(3):
                    cc = pt + rdir(q) * 0.035 + Vector((0, 0, -0.02))
                    i = len(b.v)
                    b.v += [
                        tuple(cc + Vector(e) * 0.013)
                        for e in ((1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1))
                    ]
                    for f in ((0, 2, 4), (2, 1, 4), (1, 3, 4), (3, 0, 4), (2, 0, 5), (1, 2, 5), (3, 1, 5), (0, 3, 5)):
                        b.f.append(tuple(i + e for e in f))
                        b.m.append(3)
    return b.mesh(name, mats)


def contour_rows(rng, n, ymax, heading, half, clear=lambda x, y: np.ones(np.shape(x), bool), eye=(0, -6)):
    """Random points pulled on to the nearest contour, thinned to one shrub every 1.35 m."""
    y = ymax * np.sqrt(rng.random(n))
    y = np.where(rng.random(n) < 0.25, rng.random(n) * 70, y)
    x = (rng.random(n) * 2 - 1) * (y * math.tan(math.radians(half + 3)) + 8)
    for _ in range(3):
        h, e = ground(x, y), 0.25
        gx, gy = (ground(x + e, y) - h) / e, (ground(x, y + e) - h) / e
        g2 = gx * gx + gy * gy + 1e-6
        stp = np.where(np.sqrt(g2) < 0.13, STEP / 2, STEP)
        st = np.clip((np.round(h / stp) * stp - h) / g2, -40, 40)
        x, y = x + gx * st, y + gy * st
    h = ground(x, y)
    a = np.degrees(np.arctan2(y - eye[1], x - eye[0])) - heading
    ok = (
        (np.abs(h / stp - np.round(h / stp)) < 0.03)
        & (np.sqrt(g2) > 0.03)
        & (road(x, y) > 3.0)
        & (np.abs(a) < half)
        & (y > 3.5)
        & (h > 37)
        & clear(x, y)
    )
    x, y, h = x[ok], y[ok], h[ok]
    cell = 1.35
    key = np.floor(x / cell).astype(np.int64) * 100003 + np.floor(y / cell).astype(np.int64)
    _, ix = np.unique(key, return_index=True)
    x, y, h = x[ix], y[ix], h[ix]
    keep = rng.random(len(x)) < 0.95
    return x[keep], y[keep], h[keep]
