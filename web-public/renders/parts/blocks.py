"""What fills a block of the city: streets and avenues around it, a park, towers, or lots with houses."""

import math
import numpy as np
from .mesh import inst

BX, BY, ROAD = 84, 64, 14  # spacing of the streets, and their width


def streets(marks, cars, r, x0, y0, x1, y1):
    for x in np.arange(x0 - ROAD / 2, x1 + ROAD / 2, 7):
        marks.box(x, y0 - ROAD / 2 - 0.08, -0.05, x + 3, y0 - ROAD / 2 + 0.08, -0.035, 0)
    for y in np.arange(y0 - ROAD / 2, y1 + ROAD / 2, 7):
        marks.box(x0 - ROAD / 2 - 0.08, y, -0.05, x0 - ROAD / 2 + 0.08, y + 3, -0.035, 0)
    for e in (0, 1):
        for k in range(9):
            marks.box(
                x0 - 2.8 if e else x1 + 0.2,
                y0 + k * 1.1 - 9,
                -0.05,
                x0 - 0.3 if e else x1 + 2.7,
                y0 + k * 1.1 - 8.5,
                -0.04,
                0,
            )
    for k in range(10):
        if r.random() < 0.6:
            inst(
                r.choice(cars),
                (x0 + r.uniform(0, BX), y0 - ROAD / 2 + r.choice((-1.9, 1.9, -1.9, 1.9, 5.2)), -0.05),
                r.choice((0, math.pi)),
            )
        if r.random() < 0.4:
            inst(r.choice(cars), (x0 - ROAD / 2 + r.choice((-1.9, 1.9)), y0 + r.uniform(0, BY), -0.05), math.pi / 2)


def avenue(r, trees, palms, x0, y0, x1, y1):
    for k in range(11):
        inst(
            r.choice(trees + trees + palms),
            (x0 + (k + r.uniform(0.3, 0.7)) * (x1 - x0) / 11, y0 + 1.1, 0.1),
            r.uniform(0, 6),
            r.uniform(0.5, 0.85),
        )
        if r.random() < 0.7:
            inst(
                r.choice(trees),
                (x0 + (k + r.uniform(0.3, 0.7)) * (x1 - x0) / 11, y1 - 1.1, 0.1),
                r.uniform(0, 6),
                r.uniform(0.45, 0.8),
            )
    for k in range(5):
        inst(
            r.choice(trees + palms),
            (x0 + 1.1, y0 + (k + 0.5) * (y1 - y0) / 5, 0.1),
            r.uniform(0, 6),
            r.uniform(0.55, 0.8),
        )


def park(pv, r, trees, palms, x0, y0, x1, y1):
    mx, my = (x0 + x1) / 2, (y0 + y1) / 2
    pv.box(x0 + 2, y0 + 2, 0.15, x1 - 2, y1 - 2, 0.22, 1)
    pv.box(x0 + 2, my - 1.6, 0.2, x1 - 2, my + 1.6, 0.26, 0)
    pv.box(mx - 1.6, y0 + 2, 0.2, mx + 1.6, y1 - 2, 0.26, 0)
    for k in range(54):
        x, y = r.uniform(x0 + 4, x1 - 4), r.uniform(y0 + 4, y1 - 4)
        if abs(x - mx) > 5 and abs(y - my) > 4:
            inst(r.choice(trees + trees + palms), (x, y, 0.2), r.uniform(0, 6), r.uniform(0.6, 1.15))
    for k in range(8):
        inst(
            palms[k % len(palms)],
            (x0 + 4 + k * (x1 - x0 - 8) / 7, my + r.choice((-2.6, 2.6)), 0.2),
            r.uniform(0, 6),
            0.8,
        )


def block_of_towers(r, HIGH, trees, palms, x0, y0, x1, y1, tall=1):
    w = x1 - x0
    n = r.choice((1, 1, 2))
    for k in range(n):
        m, a, d = r.choice(HIGH)
        s = min(1.0, w / n / (a + 3), (y1 - y0) / (d + 3))
        inst(
            m,
            (x0 + (k + 0.5) * w / n, (y0 + y1) / 2 + r.uniform(-3, 3), 0.1),
            r.choice((0, math.pi)),
            (s, s, tall * r.uniform(0.75, 1.2)),
        )
    for k in range(14):
        inst(
            r.choice(trees + palms),
            (r.choice((x0 + 2.5, x1 - 2.5)) + r.uniform(-1, 1), r.uniform(y0, y1), 0.1),
            r.uniform(0, 6),
            r.uniform(0.5, 0.9),
        )


def block_of_houses(r, LOW, MID, SHED, trees, palms, x0, y0, x1, y1, calm, k=1.0):
    """The block is cut into 2–4 strips, and every strip into lots of its own width."""
    if not calm and r.random() < 0.06:
        m, w, d = r.choice(SHED)
        s = min(1.25, (x1 - x0 - 6) / w, (y1 - y0 - 6) / d)
        inst(m, ((x0 + x1) / 2, (y0 + y1) / 2, 0.1), r.choice((0, math.pi)), (s, s, 1))
        for q in range(16):
            inst(
                r.choice(trees + palms),
                (r.uniform(x0, x1), r.choice((y0 + 2, y1 - 2)), 0.1),
                r.uniform(0, 6),
                r.uniform(0.5, 0.9),
            )
        return
    ny = r.choice((2, 3, 3, 4))
    cut = sorted(r.uniform(0.8, 1.2) for _ in range(ny))
    r.shuffle(cut)
    edges = np.r_[0, np.cumsum(cut)] / sum(cut) * (y1 - y0) + y0
    for j in range(ny):
        ya, yb = edges[j], edges[j + 1]
        x = x0 + 1
        while x < x1 - 7:
            lot = min(r.uniform(11, 21), x1 - x)
            cx, cy = x + lot / 2, (ya + yb) / 2
            x += lot
            if r.random() < 0.16:  # a garden, or a lot not yet built on
                for q in range(r.randint(2, 5)):
                    inst(
                        r.choice(trees + palms),
                        (cx + r.uniform(-lot / 2, lot / 2) * 0.8, cy + r.uniform(ya - yb, yb - ya) * 0.4, 0),
                        r.uniform(0, 6),
                        k * r.uniform(0.6, 1.1),
                    )
                continue
            m, w, d = r.choice(LOW if calm or r.random() < 0.72 else MID)
            turn = r.random() < 0.35
            a, e = (d, w) if turn else (w, d)
            s = min(1.08, lot / (a + 1.2), (yb - ya) / (e + 1.2))
            if s < 0.45:
                continue
            inst(
                m,
                (cx + r.uniform(-0.8, 0.8), cy + r.uniform(-0.6, 0.6), 0.1),
                r.choice((0, math.pi)) + (math.pi / 2 if turn else 0) + r.uniform(-0.03, 0.03),
                (s, s, max(s, 0.8)),
            )
            if r.random() < 0.9 * k:
                inst(
                    r.choice(trees + palms),
                    (cx + lot / 2, cy + r.uniform(-0.5, 0.5) * (yb - ya), 0),
                    r.uniform(0, 6),
                    k * r.uniform(0.45, 0.95),
                )
            for q in range(r.choice((0, 1, 1, 2))):  # trees in the back yards
                inst(
                    r.choice(trees + trees + palms),
                    (cx + r.uniform(-0.5, 0.5) * lot, r.choice((ya, yb)) + r.uniform(-1, 1), 0),
                    r.uniform(0, 6),
                    k * r.uniform(0.4, 0.85),
                )
