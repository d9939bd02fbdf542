"""A tower being built: bare floors, the site on the podium, and the cranes."""

import math
import numpy as np
from . import people
from .facade_materials import *
from .mesh import MB, inst
from .solid import Solid


def frame_only(mb, r, x0, y0, x1, y1, n, z0, fh=3.3):
    """A shaft under construction: slabs on columns around a core. Lower floors hang in nets, the top one stands on
    props, and the bars of the next columns stick out of it."""
    xs = np.linspace(x0 + 0.4, x1 - 0.4, 5)
    ys = np.linspace(y0 + 0.4, y1 - 0.4, 5)
    for i in range(n + 1):
        z = z0 + i * fh
        mb.box(x0 - 0.8, y0 - 0.8, z - 0.24, x1 + 0.8, y1 + 0.8, z, CONCRETE)
        for a, b in edges(x0 - 0.7, y0 - 0.7, x1 + 0.7, y1 + 0.7):  # a rail along the open edge
            for h in (0.5, 1.0):
                bar(mb, (*a, z + h), (*b, z + h), 0.03, YELLOW)
        for x in xs:
            for y in ys:
                if i < n:
                    mb.box(x - 0.35, y - 0.35, z, x + 0.35, y + 0.35, z + fh - 0.2, CONCRETE)
                else:
                    for e in (-0.22, 0, 0.22):
                        for f in (-0.22, 0.22):
                            mb.box(x + e - 0.02, y + f - 0.02, z, x + e + 0.02, y + f + 0.02, z + 1.5, DARK)
        if i < n:
            cx, cy = (x0 + x1) / 2, (y0 + y1) / 2
            mb.box(cx - 4, cy - 4, z, cx + 4, cy + 4, z + fh, CONCRETE)
        if i == n - 1:
            for x in np.arange(x0 + 0.6, x1, 1.3):
                for y in (y0 - 0.4, y0 + 1.2, y1 - 1.2, y1 + 0.4):
                    mb.box(x - 0.04, y - 0.04, z, x + 0.04, y + 0.04, z + fh - 0.24, WOOD)
            for y in np.arange(y0 + 0.6, y1, 1.3):
                for x in (x0 - 0.4, x0 + 1.2, x1 - 1.2, x1 + 0.4):
                    mb.box(x - 0.04, y - 0.04, z, x + 0.04, y + 0.04, z + fh - 0.24, WOOD)
        elif i < n - 1:
            nets(mb, r, x0 - 0.78, y0 - 0.78, x1 + 0.78, y1 + 0.78, z, fh, 0.75 if i >= n - 4 else 0.12)
    return z0 + n * fh


def edges(x0, y0, x1, y1):
    P = [np.array(p, float) for p in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))]
    return [(P[k], P[(k + 1) % 4]) for k in range(4)]


def nets(mb, r, x0, y0, x1, y1, z, fh, share):
    for a, b in edges(x0, y0, x1, y1):
        n = max(1, int(round(np.hypot(*(b - a)) / 4.5)))
        for k in range(n):
            if r.random() < share:
                p, q = a + (b - a) * k / n, a + (b - a) * (k + 1) / n
                top = z + fh - r.choice((0.25, 0.25, 1.2))
                mb.quad((*p, z + 0.05), (*q, z + 0.05), (*q, top), (*p, top), NET)


def bar(mb, a, b, t, m):
    """A square bar from a to b, t half its side."""
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


def site(mb, r, x0, y0, x1, y1, z, keep_clear):
    """Stacks of timber, bundled bars and crates on the deck; keep_clear: plans (x0, y0, x1, y1) of what stands there."""
    for k in range(70):
        x, y, turn = r.uniform(x0 + 2, x1 - 2), r.uniform(y0 + 2, y1 - 2), r.choice((0, math.pi / 2))
        if any(a - 2.5 < x < c + 2.5 and b - 2.5 < y < d + 2.5 for a, b, c, d in keep_clear):
            continue
        along = (math.cos(turn), math.sin(turn))
        kind = r.random()
        if kind < 0.45:
            for h in range(r.randint(1, 4)):
                mb.obox((x, y), along, 1.9, 0.55, z + h * 0.3, z + h * 0.3 + 0.22, WOOD)
        elif kind < 0.8:
            for e in range(5):
                mb.obox((x - along[1] * e * 0.14, y + along[0] * e * 0.14), along, 2.4, 0.05, z + 0.1, z + 0.2, DARK)
        else:
            mb.obox((x, y), along, 1.2, 1.0, z, z + r.uniform(0.8, 1.5), r.choice((WHITE, STONE, NET)))


def crane(mb, x, y, h, jib, turn):
    """A tower crane of square lattice: mast, jib, counterweight, pendants, a load on its hook."""
    strut = lambda a, b, t: bar(mb, a, b, t, YELLOW)
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
    for v in (-0.7, 0.7):
        strut(at(-14, v, h), at(jib, v, h), 0.1)
    strut(at(1, 0, h + 1.5), at(jib, 0, h + 1.3), 0.1)
    for k in range(int((jib - 1) / 2)):
        strut(at(1 + k * 2, -0.7, h), at(2 + k * 2, 0, h + 1.4), 0.05)
        strut(at(2 + k * 2, 0, h + 1.4), at(3 + k * 2, 0.7, h), 0.05)
    strut(at(0, 0, h), at(0, 0, h + 8), 0.25)
    strut(at(0, 0, h + 8), at(jib * 0.7, 0, h + 1.4), 0.06)
    strut(at(0, 0, h + 8), at(-13, 0, h + 0.4), 0.06)
    mb.obox(at(-12.5, 0, 0)[:2], (c, s), 1.6, 0.9, h - 2.2, h + 0.3, CONCRETE)
    mb.obox(at(1.6, 1.3, 0)[:2], (c, s), 0.9, 0.7, h - 1.6, h + 0.4, WHITE)
    hook = at(jib * 0.55, 0, h - 16)
    bar(mb, at(jib * 0.55, 0, h), hook, 0.03, DARK)
    mb.obox(hook[:2], (c, s), 2.2, 0.4, hook[2] - 0.7, hook[2], DARK)


def lorry(kind):
    """A concrete mixer or a flatbed with bars, standing along x; its cab looks to +x."""
    b = MB()
    CAB, DRUM, FRAME, WHEEL, PANE = range(5)
    b.box(-4.2, -1.1, 0.75, 3.9, 1.1, 1.05, FRAME)
    b.box(2.3, -1.22, 0.6, 4.1, 1.22, 2.9, CAB)
    b.box(4.08, -1.05, 1.75, 4.14, 1.05, 2.65, PANE)
    for s in (-1, 1):
        b.box(2.9, s * 1.23 - 0.02, 1.75, 3.9, s * 1.23 + 0.02, 2.6, PANE)
        for x in (-3.3, -2.0, 3.0):
            n = 12
            ring = [(x + 0.52 * math.cos(2 * math.pi * k / n), 0.52 + 0.52 * math.sin(2 * math.pi * k / n)) for k in range(n)]
            for k in range(n):
                (xa, za), (xb, zb) = ring[k], ring[(k + 1) % n]
                b.quad((xa, s * 0.8, za), (xb, s * 0.8, zb), (xb, s * 1.2, zb), (xa, s * 1.2, za), WHEEL)
                b.tri((xa, s * 1.2, za), (xb, s * 1.2, zb), (x, s * 1.2, 0.52), WHEEL)
    if kind == "mixer":
        rings = ((-4.3, 0.45, 2.9), (-3.2, 0.95, 2.6), (-1.2, 1.18, 2.25), (0.8, 1.05, 2.05), (1.9, 0.6, 1.95))
        n = 18
        for (xa, ra, za), (xb, rb, zb) in zip(rings, rings[1:]):
            for k in range(n):
                p, q = 2 * math.pi * k / n, 2 * math.pi * (k + 1) / n
                at = lambda x, r, z, t: (x, r * math.cos(t), z + r * math.sin(t))
                b.quad(at(xa, ra, za, p), at(xa, ra, za, q), at(xb, rb, zb, q), at(xb, rb, zb, p), DRUM if (k // 3) % 2 else CAB)
    else:
        b.box(-4.3, -1.2, 1.05, 2.1, 1.2, 1.15, DRUM)
        for k in range(9):
            b.box(-4.8, -1.0 + k * 0.22, 1.15, 1.6, -0.88 + k * 0.22, 1.32, FRAME)
    return b.mesh("lorry", [pbr("cab-" + kind, srgb("#e4e0d6" if kind == "mixer" else "#2f6d8a"), 0.4), pbr("drum", srgb("#c9802f"), 0.5), pbr("chassis", srgb("#3b3a38"), 0.6), pbr("wheel", srgb("#1f1e1c"), 0.9), pbr("cabpane", srgb("#182024"), 0.1)])


def life(r, tops, deck, clear, streets):
    """Workers in vests and helmets, lorries in the street. tops: (plan, height) of the highest slabs; deck: plan and
    height of the podium's roof, `clear` the plans of what stands on it; streets: (x, y, turn) of lorries."""
    figures = []
    for k, (vest, helmet) in enumerate((("#d9641e", "#e3b321"), ("#c9c320", "#e8e6df"), ("#d9641e", "#e8e6df"), ("#2f5a7a", "#e3b321"))):
        s = Solid()
        people.man_walking(s, (0, 0, 0), 0.0, 0.3 if k % 2 else 0.1)
        people.blob(s, people.HAIR, (0, 0.0, 1.70), (0.125, 0.145, 0.09), (0, 0, 0), 0.0)
        figures.append(s.mesh("worker%d" % k, people.cast(vest, "#4a4f58", helmet)))
    for (x0, y0, x1, y1), z in tops:
        for k in range(11):
            inst(r.choice(figures), (r.uniform(x0 + 0.5, x1 - 0.5), r.choice((y0, y0 + 1.5, r.uniform(y0, y1))) + 0.4, z), r.uniform(0, 6.3))
    (x0, y0, x1, y1), z = deck
    for k in range(30):
        x, y = r.uniform(x0 + 1, x1 - 1), r.choice((y0 + r.uniform(1, 6), r.uniform(y0, y1)))
        if not any(a - 1 < x < c + 1 and b - 1 < y < d + 1 for a, b, c, d in clear):
            inst(r.choice(figures), (x, y, z), r.uniform(0, 6.3))
    for k, (x, y, turn) in enumerate(streets):
        inst(lorry("mixer" if k % 2 == 0 else "flatbed"), (x, y, 0.0), turn)
        for e in range(2):
            inst(r.choice(figures), (x + r.uniform(-3, 3), y + r.choice((-2.4, 2.4)), 0.1), r.uniform(0, 6.3))

