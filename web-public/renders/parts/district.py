"""A business district: each of its towers is built for its lot, tall in the middle and lower towards the edges."""

import math
from random import Random
from .blocks import BX, BY, ROAD
from .highrise import bands, curtain, curved, highrise, punched, sleek
from .mesh import inst

# wall and trim, as the towers of Makati and Taguig have them: much white and grey, some cream, a little clay
TONES = (
    ("#e4e2dc", "#9aa3a8"),
    ("#d5d8d9", "#5d6a72"),
    ("#e2dccd", "#b09c82"),
    ("#b9c0c4", "#3e4a52"),
    ("#dcdad5", "#6f7a80"),
    ("#8d979d", "#3a444b"),
    ("#e8e6e1", "#c8b697"),
    ("#c3b3a0", "#75665a"),
    ("#d9cdbc", "#8d6a55"),
    ("#cfd6d8", "#7f9098"),
)
SIZES = ((22, 22), (34, 19), (28, 24), (40, 18), (25, 20), (20, 26))  # points, slabs, and what lies between


def tower(seed, floors, lit, strength):
    """A mesh, its width and depth: offices of coated glass and homes with balconies in turn."""
    q = Random(seed * 13 + 5)
    kind = q.random()
    if kind < 0.30 and floors > 22:
        return sleek(seed, lit, strength, floors)
    style = curtain if kind < 0.46 else bands if kind < 0.74 else punched if kind < 0.9 else curved
    glass, coat = (q.choice(("#5f7f90", "#6d8a86", "#7f929c")), 0.45) if style is curtain else (None, 0.0)
    return highrise(seed, lit, strength, floors, q.choice(SIZES), style, TONES[seed % len(TONES)], glass, coat)


def district(blocks, height, trees, palms, lit=0.05, strength=1.2, variants=90):
    """blocks: (ix, iy) of the city's grid, kept `empty` by it. height(ix, iy): floors of the highest there. Far blocks share
    towers, so that there are no more than `variants` meshes."""
    r = Random(77)
    built = []
    for ix, iy in sorted(blocks, key=lambda b: b[1]):
        x, y = ix * BX, iy * BY
        w, d = BX - ROAD - 8, BY - ROAD - 4
        top = height(ix, iy)
        twins = r.random() < 0.22
        n = 2 if twins or r.random() < 0.3 else 1
        made = None
        for k in range(n):
            floors = max(9, int(top * r.choice((1.0, 0.92, 0.8, 0.66, 0.5))))
            if not (twins and made):
                near = [t for t in built if abs(t[0] - floors) < 4]
                if len(built) < variants or not near:
                    made = (floors, *tower(len(built), floors, lit, strength))
                    built.append(made)
                else:
                    made = r.choice(near)
            _, mesh, a, e = made
            turn = r.choice((0, math.pi)) if a > e * 0.8 else 0
            s = min(1.0, (w / n) / a, d / e)
            at = (x + (k - (n - 1) / 2) * w / n + r.uniform(-1, 1), y + r.uniform(-3, 3), 0.1)
            inst(mesh, at, turn, (s, s, r.uniform(0.97, 1.04)))
        for k in range(16):
            at = (x + r.choice((-1, 1)) * (w / 2 + 2) + r.uniform(-1, 1), y + r.uniform(-d / 2, d / 2), 0.1)
            inst(r.choice(trees + trees + palms), at, r.uniform(0, 6), r.uniform(0.5, 0.95))
