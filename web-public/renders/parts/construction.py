"""A tower being built: bare floors, and the cranes that build them."""

import math
import numpy as np
from .facade_materials import *


def frame_only(mb, r, x0, y0, x1, y1, n, z0, fh=3.3):
    """A shaft under construction: slabs, columns, edge rails; the lower floors already glazed elsewhere."""
    for i in range(n + 1):
        z = z0 + i * fh
        mb.box(x0 - 0.8, y0 - 0.8, z - 0.24, x1 + 0.8, y1 + 0.8, z, CONCRETE)
        if i < n:
            for x in np.arange(x0 + 0.4, x1, (x1 - x0 - 0.8) / 4 - 0.001):
                for y in np.arange(y0 + 0.4, y1, (y1 - y0 - 0.8) / 4 - 0.001):
                    mb.box(x - 0.35, y - 0.35, z, x + 0.35, y + 0.35, z + fh - 0.2, CONCRETE)
            mb.box((x0 + x1) / 2 - 4, (y0 + y1) / 2 - 4, z, (x0 + x1) / 2 + 4, (y0 + y1) / 2 + 4, z + fh, CONCRETE)
    return z0 + n * fh


def crane(mb, x, y, h, jib, turn, m):
    """A tower crane of square lattice: mast, jib, counterweight, pendants."""

    def strut(a, b, t=0.12):
        a, b = np.array(a, float), np.array(b, float)
        d = b - a
        L = np.linalg.norm(d)
        d /= L
        s = np.cross(d, (0, 0, 1.0))
        s = s / np.linalg.norm(s) if np.linalg.norm(s) > 0.01 else np.array((1.0, 0, 0))
        u = np.cross(s, d)
        P = [a + s * t + u * t, a - s * t + u * t, a - s * t - u * t, a + s * t - u * t]
        Q = [p + d * L for p in P]
        for k in range(4):
            mb.quad(tuple(P[k]), tuple(P[(k + 1) % 4]), tuple(Q[(k + 1) % 4]), tuple(Q[k]), m)

    w = 0.95
    C = [(-w, -w), (w, -w), (w, w), (-w, w)]
    for c in C:
        strut((x + c[0], y + c[1], 0), (x + c[0], y + c[1], h), 0.11)
    for k in range(int(h / 2.4)):
        for j in range(4):
            a, b = C[j], C[(j + 1) % 4]
            strut((x + a[0], y + a[1], k * 2.4), (x + b[0], y + b[1], k * 2.4 + 2.4), 0.06)
    c, s = math.cos(turn), math.sin(turn)
    at = lambda u, v, z: (x + u * c - v * s, y + u * s + v * c, z)
    for u0, u1 in ((-14, jib),):
        for v in (-0.7, 0.7):
            strut(at(u0, v, h), at(u1, v, h), 0.1)
        strut(at(1, 0, h + 1.5), at(u1, 0, h + 1.3), 0.1)
        for k in range(int((u1 - 1) / 2)):
            strut(at(1 + k * 2, -0.7, h), at(2 + k * 2, 0, h + 1.4), 0.05)
            strut(at(2 + k * 2, 0, h + 1.4), at(3 + k * 2, 0.7, h), 0.05)
    strut(at(0, 0, h), at(0, 0, h + 8), 0.25)
    strut(at(0, 0, h + 8), at(jib * 0.7, 0, h + 1.4), 0.06)
    strut(at(0, 0, h + 8), at(-13, 0, h + 0.4), 0.06)
    mb.obox((at(-12.5, 0, 0)[0], at(-12.5, 0, 0)[1]), (c, s), 1.6, 0.9, h - 2.2, h + 0.3, CONCRETE)
    mb.obox((at(1.6, 1.3, 0)[0], at(1.6, 1.3, 0)[1]), (c, s), 0.9, 0.7, h - 1.6, h + 0.4, WHITE)
    strut(at(jib * 0.55, 0, h), at(jib * 0.55, 0, h - 16), 0.03)
