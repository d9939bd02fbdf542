"""Around the resort's pool: paving, pavilions with day beds, loungers and parasols, lanterns."""

import numpy as np
from . import deck_life, people
from .lamps import lamp
from .resort_materials import *
from .solid import Solid


def ground(b):
    b.box(-70, -60, -3, 70, 78, -0.12, LA)
    b.box(-11.5, -3, -0.5, 11.5, 66, 0, PV)
    b.box(-60, -40, -0.6, 60, -3, -0.02, PV)
    b.box(11.5, -3, -0.5, 17, 70, 0.02, DE)
    b.quad((-6, 2, 0.03), (6, 2, 0.03), (6, 66.4, 0.03), (-6, 66.4, 0.03), WA)
    for x0, x1, y0, y1 in ((-6.7, -6, 1.3, 66), (6, 6.7, 1.3, 66), (-6, 6, 1.3, 2)):
        b.box(x0, y0, -0.4, x1, y1, 0.09, PL)
    # low planted beds either side of the water
    for x0, x1 in ((-11.6, -9.6),):
        b.box(x0, 0, -0.2, x1, 64, 0.4, PL, mt=LA)


def pavilions(b):
    for k, y in enumerate((10, 23, 36, 49)):
        x = -17.5
        b.box(x - 3, y - 3, -0.2, x + 3, y + 3, 0.32, ST)
        b.box(x - 2.2, y - 1.6, 0.32, x + 1.2, y + 1.6, 0.82, CL)  # a day bed, its cushions, a low table
        b.box(x - 2.2, y - 1.6, 0.82, x - 1.5, y + 1.6, 1.30, CL)
        b.box(x - 1.45, y - 1.3, 0.82, x - 1.0, y - 0.3, 1.1, PL)
        for sx in (-2.7, 2.7):
            for sy in (-2.7, 2.7):
                b.box(x + sx - 0.11, y + sy - 0.11, 0.3, x + sx + 0.11, y + sy + 0.11, 3.1, TI)
                for q in range(6):  # tied-back curtains at the posts
                    b.box(
                        x + sx * 0.93 - 0.03 + 0.045 * (q % 2),
                        y + sy * 0.93 - 0.24 + q * 0.08,
                        0.4,
                        x + sx * 0.93 + 0.045 * (q % 2),
                        y + sy * 0.93 - 0.17 + q * 0.08,
                        3.0,
                        CU,
                    )
        b.box(x - 3.3, y - 3.3, 3.0, x + 3.3, y + 3.3, 3.16, TI)
        for c, d in (((-4, -4), (4, -4)), ((4, -4), (4, 4)), ((4, 4), (-4, 4)), ((-4, 4), (-4, -4))):
            b.tri((x + c[0], y + c[1], 3.1), (x + d[0], y + d[1], 3.1), (x, y, 5.6), SH)
        b.box(x - 0.16, y - 0.16, 2.3, x + 0.16, y + 0.16, 2.75, LN)
        lamp(x, y, 2.2, 110)


def loungers():
    """Along the right side, two by two with a table between them, a parasol to every other pair."""
    S = Solid()
    for k, y in enumerate(np.arange(9, 62, 7.0)):
        for j, e in enumerate((-1.0, 1.0)):
            towel = ("rolled", "spread", None, "rolled")[(k + 2 * j + k // 3) % 4]
            deck_life.lounger(S, 8.9, y + e, 0.02 * ((5 * k + 3 * j) % 5 - 2), 7 * k + j, towel, 0)
        deck_life.side_table(S, 8.7, y, k % 3 != 1, 0)
        if k % 2 == 0:
            deck_life.parasol(S, 9.1, y, 2.75, 1.6, 0)
    S.obj("loungers", deck_life.materials())


def guests():
    """A woman at the end of the pool, one who still swims."""
    for name, figure, at, turn, clothes in (
        ("looking", people.woman_at_rail, (3.4, 66.6, 0.09), 0.2, ("#efe3cf",)),
    ):
        S = Solid()
        figure(S, at, turn)
        S.obj(name, people.cast(*clothes))
    S = Solid()
    deck_life.swimmer(S, (-1.4, 16.5, 0.12), 0.4)
    S.obj("swimmer", people.cast())


def lanterns(b):
    for k, y in enumerate(np.arange(5, 64, 5.5)):  # lanterns on the paving
        b.box(-8.9, y - 0.14, 0, -8.62, y + 0.14, 0.42, LN)
        lamp(-8.3, y, 0.5, 9, 0.12)
    for x, y in ((-5.2, -3.4), (5.2, -3.4), (-9.8, -7.5), (9.8, -7.5)):  # and at the steps in front of the pool
        b.box(x - 0.14, y - 0.14, 0, x + 0.14, y + 0.14, 0.42, LN)
        lamp(x, y - 0.35, 0.5, 12, 0.12)
