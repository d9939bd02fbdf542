"""The podium of Alpha Tower: shops under white bays, and on its roof the pools, the deck and the gardens."""

import numpy as np
from .mesh import inst
from .facade import *

PX0, PY0, PX1, PY1 = -34, -27, 38, 26  # its plan


def podium_side(mb, r, a, b, plants):
    """Shops below; above, white bays filled with timber fins or with planted galleries."""
    a, b = np.array(a, float), np.array(b, float)
    L = np.hypot(*(b - a))
    T = (b - a) / L
    N = np.array((T[1], -T[0]))
    front(mb, r, a - N * 0.6, b - N * 0.6, 0.25, 5.7, 3, 'glass')
    for k in range(24):
        p, q = a + T * L * (k / 24) - N * 1.45, a + T * L * ((k + 1) / 24) - N * 1.45
        mb.quad((*p, 0.3), (*q, 0.3), (*q, 5.7), (*p, 5.7), LOBBY)
    front(mb, r, a - N * 1.3, b - N * 1.3, 6.3, 18.2, 2.2, 'glass')
    nb = int(round(L / 9))
    for k in range(nb):
        p, q = a + T * L * k / nb, a + T * L * (k + 1) / nb
        mb.obox(p, T, 0.55, 0.75, 0, 18.6, WHITE)
        if (k * 7 + int(abs(a[0]))) % 3 in (0, 1):
            front(mb, r, p + T * 0.6 - N * 0.2, q - T * 0.6 - N * 0.2, 6.5, 18, 0.5, 'fin')
        else:
            for z in (6.3, 10.3, 14.3):
                mb.obox((p + q) / 2 - N * 0.2, T, L / nb / 2 - 0.55, 0.55, z, z + 0.9, GREEN)
                for m in range(9):
                    c = p + (q - p) * ((m + 0.7) / 9.4) + N * 0.05
                    plants.append((c[0], c[1], z + 0.5, r.uniform(0.8, 1.25)))
        for z in (10.1, 14.1):
            mb.obox((p + q) / 2 - N * 0.1, T, L / nb / 2, 0.3, z - 0.25, z + 0.2, WHITE)
    mb.obox((a + b) / 2 + N * 1.6, T, L / 2 + 0.4, 1.9, 5.75, 6.15, WHITE)
    mb.strip([tuple(a + N * 0.05), tuple(b + N * 0.05)], 18.9, 20, RAIL, closed=False)


def podium(mb, r, plants):
    """Four floors around a core; `terrace` lays out its roof."""
    for i, z in enumerate((0, 6, 10.5, 15)):
        e = i == 1
        mb.box(
            PX0 - 1.2 * e,
            PY0 - 2.2 * e,
            z - 0.3 if i else -0.1,
            PX1 + 1.2 * e,
            PY1,
            z + 0.25,
            WHITE,
            mt=CONCRETE,
            mb=SOFFIT,
        )
    mb.box(PX0, PY0, 18.2, PX1, PY1, 18.9, WHITE, mt=PAVING)
    mb.box(PX0 + 1.5, PY0 + 1.5, 0.2, PX1 - 1.5, PY1 - 1, 18.2, CONCRETE)
    podium_side(mb, r, (PX0, PY0), (PX1, PY0), plants)
    podium_side(mb, r, (PX0, PY1), (PX0, PY0), plants)
    podium_side(mb, r, (PX1, PY0), (PX1, PY1), plants)
    podium_side(mb, r, (PX1, PY1), (PX0, PY1), plants)


def terrace(mb, r):
    """A pool on one side of the corner, gardens on the others."""
    mb.box(-32, -25.5, 18.9, -4, -18.4, 19.25, PAVING)
    mb.quad((-31.2, -24.8, 19.27), (-5, -24.8, 19.27), (-5, -19.2, 19.27), (-31.2, -19.2, 19.27), POOL)
    for x in np.arange(-33.9, 37, 1.2):  # slabs along the rail
        mb.box(x + 0.006, -26.96, 18.9, x + 1.194, -25.52, 18.93, PAVING)
    for y in np.arange(-18.3, -14.2, 0.15):  # boards from its edge to the homes
        mb.box(-25.9, y + 0.006, 18.9, -0.4, y + 0.144, 19.04, DECK)
    mb.box(0, -25.5, 18.9, 36, -19.5, 19.5, GREEN)
    west_deck(mb, r)
    mb.box(0, 16, 18.9, 36, 24.5, 19.4, GREEN)


def west_deck(mb, r):
    """Along the west side: a hedge with palms, the long pool, a timber deck, the sea at the end. What
    stands there is in deck_life.py."""
    mb.box(-33.4, -16.5, 18.9, -31.6, 24.5, 19.5, PAVING, mt=GREEN)
    mb.box(-31.2, -15.2, 18.9, -26.0, 21.2, 19.22, PAVING)
    mb.quad((-30.8, -14.8, 19.25), (-26.4, -14.8, 19.25), (-26.4, 20.8, 19.25), (-30.8, 20.8, 19.25), POOL)
    for x in np.arange(-26.0, -20.6, 0.15):
        mb.box(x + 0.006, -18, 18.9, x + 0.144, 25, 19.10 + r.uniform(-0.004, 0.004), DECK)


def plant_terrace(r, plants, bushes, palms, trees):
    for x, y, z, k in plants:
        inst(r.choice(bushes), (x, y, z), r.uniform(0, 6), k)
    for k in range(9):
        inst(r.choice(palms), (2 + k * 4 + r.uniform(-0.6, 0.6), -22.5 + r.uniform(-1, 1), 19.3), r.uniform(0, 6), 0.62)
        inst(
            r.choice(palms),
            (-32.5 + r.uniform(-0.2, 0.2), -14.5 + k * 4.6, 19.4),
            r.uniform(0, 6),
            r.uniform(0.5, 0.72),
        )
        inst(
            r.choice(palms + trees[:2]),
            (2 + k * 4 + r.uniform(-0.6, 0.6), 20 + r.uniform(-2, 2), 19.3),
            r.uniform(0, 6),
            0.6,
        )
    for k in range(70):
        inst(
            r.choice(bushes),
            (r.uniform(0, 36), r.choice((-24.8, -20.2)) + r.uniform(-0.3, 0.3), 19.4),
            r.uniform(0, 6),
            r.uniform(0.8, 1.3),
        )
    for k in range(120):  # a hedge, which hides the roofs of the street from those who stand on the deck
        inst(
            r.choice(bushes), (r.uniform(-33.1, -31.9), r.uniform(-16, 24), 19.4), r.uniform(0, 6), r.uniform(0.6, 1.0)
        )
    for k in range(50):
        inst(r.choice(bushes), (r.uniform(1, 35), r.uniform(16.5, 24), 19.3), r.uniform(0, 6), r.uniform(0.8, 1.4))
