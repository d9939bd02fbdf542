"""Tower façades with real depth: slabs, soffits, rails, mullions, panes that wobble, rooms behind the glass."""

import math
import numpy as np
from .facade_materials import *


def rounded(x0, y0, x1, y1, rad, step):
    """Points equally spaced along a rounded rectangle, with outward normals, arc length and perimeter."""
    P = []
    for cx, cy, a0 in (
        (x1 - rad, y0 + rad, -90),
        (x1 - rad, y1 - rad, 0),
        (x0 + rad, y1 - rad, 90),
        (x0 + rad, y0 + rad, 180),
    ):
        for j in range(25):
            a = math.radians(a0 + 90 * j / 24)
            P.append((cx + rad * math.cos(a), cy + rad * math.sin(a)))
    P = np.array(P)
    Q = np.vstack([P, P[:1]])
    d = np.r_[0, np.cumsum(np.hypot(*np.diff(Q, axis=0).T))]
    n = int(round(d[-1] / step))
    u = np.arange(n) * d[-1] / n
    X = np.c_[np.interp(u, d, Q[:, 0]), np.interp(u, d, Q[:, 1])]
    T = np.roll(X, -1, 0) - np.roll(X, 1, 0)
    T /= np.hypot(*T.T)[:, None]
    return X, np.c_[T[:, 1], -T[:, 0]], u, d[-1]


def ring(P):
    return [tuple(p) for p in P]


def pane(mb, r, a, b, n, z0, z1, m=GLASS, wobble=0.012):
    """A sheet of glass a little out of true, so that reflections break from pane to pane as they do."""
    q = [r.uniform(-wobble, wobble) for _ in range(4)]
    mb.quad((*(a + n * q[0]), z0), (*(b + n * q[1]), z0), (*(b + n * q[2]), z1), (*(a + n * q[3]), z1), m)


def wave_floors(
    mb, r, plan, n, z0, fh=3.3, depth=(0.75, 1.75), waves=4, drift=0.30, planters=None, plants=None, garden=None
):
    """Floors with a balcony whose wave drifts from floor to floor.

    planters: share of the balcony edge that is a planted trough; plants collects (x, y, z, size).
    garden: every so many floors, a floor set back 2.5 m with deeper planting."""
    plants = plants if plants is not None else []
    for i in range(n):
        X, N, u, L = rounded(*plan, 0.8)
        sky = garden and i % garden == garden - 2 and i < n - 1
        k_ = len(X)
        z = z0 + i * fh
        w = 0.5 + 0.5 * np.sin(2 * np.pi * (u / L * waves) + i * drift)
        d = depth[0] + depth[1] * w**1.4
        O = X + N * d[:, None]
        top = fh - 0.26
        mb.prism(ring(O), z - 0.26, z + 0.02, WHITE, mt=DECK, mb=SOFFIT)
        mb.strip(ring(X + N * (d + 0.03)[:, None]), z - 0.36, z + 0.10, WHITE)
        full = planters and planters >= 1
        if planters:
            trough = (np.sin(2 * np.pi * (u / L * waves * 2) + i * 1.7) > 1 - 2 * planters) | full
            for k in range(k_):
                j = (k + 1) % k_
                if trough[k]:
                    a, b = X[k] + N[k] * (d[k] + 0.06), X[j] + N[j] * (d[j] + 0.06)
                    c, e = X[k] + N[k] * (d[k] - 0.62), X[j] + N[j] * (d[j] - 0.62)
                    mb.quad((*a, z - 0.40), (*b, z - 0.40), (*b, z + 0.52), (*a, z + 0.52), STONE if full else WHITE)
                    if r.random() < 0.55:  # trailing plants hang over the edge
                        p = X[k] + N[k] * (d[k] + 0.12)
                        plants.append((p[0], p[1], z - r.uniform(0.1, 0.75), r.uniform(0.35, 0.6)))
                    mb.quad((*e, z), (*c, z), (*c, z + 0.52), (*e, z + 0.52), WHITE)
                    mb.quad((*a, z + 0.46), (*b, z + 0.46), (*e, z + 0.46), (*c, z + 0.46), GREEN)
                    if r.random() < (0.95 if full else 0.8):
                        p = X[k] + N[k] * (d[k] - 0.22 - r.uniform(0, 0.25))
                        plants.append((p[0], p[1], z + 0.40, r.uniform(0.7, 1.35)))
        mb.strip(ring(X + N * (d - 0.10)[:, None]), z + 0.10, z + 1.10, RAIL)
        mb.strip(ring(X + N * (d - 0.07)[:, None]), z + 1.08, z + 1.13, DARK)
        G = X - N * (2.6 if sky else 0)
        for k in range(0, k_, 2):
            j = (k + 2) % k_
            pane(mb, r, G[k], G[j], N[k], z, z + top)
            mb.obox(G[k], (-N[k][1], N[k][0]), 0.035, 0.06, z, z + top, DARK)
            if r.random() < 0.30 and not sky:
                ia, ib = X[k] - N[k] * 0.3, X[j] - N[k] * 0.3
                ic = ia + (ib - ia) * r.choice((0.45, 0.8, 1.0))
                mb.quad((*ia, z + 0.02), (*ic, z + 0.02), (*ic, z + fh - 0.3), (*ia, z + fh - 0.3), CURTAIN)
        st = max(8, k_ // 14)
        for k in range(0, k_, st):
            j = min(k + st, k_) % k_
            a, b = X[k] - N[k] * 4.2, X[j] - N[j] * 4.2
            mb.quad((*a, z), (*b, z), (*b, z + top), (*a, z + top), ROOM)
            if not sky:
                mb.obox((X[k] + a) * 0.5 + N[k] * 0.6, (-N[k][1], N[k][0]), 0.12, 2.7, z, z + top, WHITE)
            else:
                mb.obox(X[k] - N[k] * 0.3, (-N[k][1], N[k][0]), 0.22, 0.22, z, z + top, WHITE)
        for k in range(0, k_, 4 if sky else 5):
            if sky or (w[k] > 0.72 and r.random() < 0.30):
                p = X[k] + N[k] * (d[k] - (1.0 if sky else 0.5))
                plants.append((p[0], p[1], z, r.uniform(0.9, 1.7) if sky else r.uniform(0.7, 1.15)))
    return z0 + n * fh


def grid_floors(mb, r, x0, y0, x1, y1, n, z0, fh=3.3, bay=3.4, plants=None):
    """A bronze grid of deep bays, every third one a loggia."""
    plants = plants if plants is not None else []
    sides = [((x0, y0), (x1, y0)), ((x1, y0), (x1, y1)), ((x1, y1), (x0, y1)), ((x0, y1), (x0, y0))]
    for i in range(n + 1):
        z = z0 + i * fh
        mb.box(x0 + 0.02, y0 + 0.02, z - 0.22, x1 - 0.02, y1 - 0.02, z, CONCRETE, mb=SOFFIT)
    for a, b in sides:
        a, b = np.array(a, float), np.array(b, float)
        L = np.hypot(*(b - a))
        T = (b - a) / L
        N = np.array((T[1], -T[0]))
        nb = int(round(L / bay))
        bw = L / nb
        for k in range(nb + 1):
            mb.obox(a + T * bw * k + N * 0.15, T, 0.22, 0.5, z0 - 0.3, z0 + n * fh + 1.2, BRONZE)
        for i in range(n + 1):
            z = z0 + i * fh
            mb.obox((a + b) / 2 + N * 0.1, T, L / 2, 0.42, z - 0.42, z + 0.12, BRONZE)
        for i in range(n):
            z = z0 + i * fh
            top = z + fh - 0.3
            for k in range(nb):
                p, q = a + T * (bw * k + 0.2) - N * 0.35, a + T * (bw * (k + 1) - 0.2) - N * 0.35
                loggia = (k + i // 2) % 3 == 0 and i > 0
                if loggia:
                    p, q = p - N * 1.1, q - N * 1.1
                pane(mb, r, p, q, N, z, top)
                mb.obox((p + q) / 2, T, 0.03, 0.05, z, top, DARK)
                if loggia:
                    e0, e1 = a + T * (bw * k + 0.2) + N * 0.35, a + T * (bw * (k + 1) - 0.2) + N * 0.35
                    mb.quad((*e0, z + 0.1), (*e1, z + 0.1), (*e1, z + 1.1), (*e0, z + 1.1), RAIL)
                    mb.obox((e0 + e1) / 2, T, bw / 2 - 0.2, 0.04, z + 1.08, z + 1.14, DARK)
                    if r.random() < 0.35:
                        g = (e0 * 0.7 + e1 * 0.3) - N * 0.5
                        plants.append((g[0], g[1], z, r.uniform(0.7, 1)))
                if r.random() < 0.4:
                    c = p + (q - p) * r.choice((0.4, 0.5, 1))
                    mb.quad(
                        (*(p - N * 0.2), z), (*(c - N * 0.2), z), (*(c - N * 0.2), top), (*(p - N * 0.2), top), CURTAIN
                    )
                mb.quad((*(p - N * 3.5), z), (*(q - N * 3.5), z), (*(q - N * 3.5), top), (*(p - N * 3.5), top), ROOM)
                mb.obox(p - N * 1.9 - T * 0.2, T, 0.1, 1.6, z, top, WHITE)
    return z0 + n * fh


def front(mb, r, a, b, z0, z1, step, kind):
    """A run of timber fins or of glazing between two points."""
    a, b = np.array(a, float), np.array(b, float)
    L = np.hypot(*(b - a))
    T = (b - a) / L
    N = np.array((T[1], -T[0]))
    n = int(L / step)
    for k in range(n):
        if kind == "fin":
            mb.obox(a + T * (k + 0.5) * L / n + N * 0.1, T, 0.07, 0.28, z0, z1, WOOD)
        else:
            p, q = a + T * k * L / n, a + T * (k + 1) * L / n
            pane(mb, r, p, q, N, z0, z1, wobble=0.01)
            mb.obox(p, T, 0.05, 0.1, z0, z1, DARK)
