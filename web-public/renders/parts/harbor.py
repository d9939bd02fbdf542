"""A harbor of the islands: quays, ferries at their piers, a container berth with its cranes, outriggers, a church."""

import math
import numpy as np
from .mesh import MB, inst
from .materials import pbr, windowmat
from .nodes import srgb

WHITE, HULL, BAND, DECKS, WIN, FUNNEL, DARK = range(7)
LIVERIES = (("#24485c", "#9c3a2c"), ("#dcd8cd", "#2a6378"), ("#dad6cc", "#8c4a2f"), ("#2b4d52", "#b9893f"))


def ferry(seed, length=92):
    """An inter-island ferry: flared hull, three decks with windows, boats under davits, bridge, funnel, ramp at the stern."""
    hull, mark = LIVERIES[seed % len(LIVERIES)]
    M = [
        pbr("ship", srgb("#e9e6dd"), 0.45, var=0.08, vscale=0.2),
        pbr("hull%d" % seed, srgb(hull), 0.4, var=0.15, vscale=0.15),
        pbr("mark%d" % seed, srgb(mark), 0.45),
        pbr("shipdeck", srgb("#8a9a8c"), 0.8),
        windowmat("shipwin", lit=0.02, curtains=0.1),
        pbr("funnel%d" % seed, srgb(mark), 0.4),
        pbr("rig", srgb("#4a4a48"), 0.6),
    ]
    b = MB()
    L, w = length / 2, length * 0.085
    bend = [(u, 1 - u**2.2) for u in np.linspace(0, 1, 13)]  # how the sides close towards the bow

    def plan(k, bow):
        starboard = [(L * (0.45 + (bow - 0.45) * u), -w * k * e) for u, e in bend]
        return [(-L, -w * k * 0.94), (-L * 0.85, -w * k), *starboard, *((x, -y) for x, y in starboard[-2::-1]), (-L * 0.85, w * k), (-L, w * k * 0.94)]

    low, high = plan(0.94, 0.96), plan(1.0, 1.06)
    n = len(low)
    for z0, z1, a, c, m in ((-0.6, 2.2, low, low, HULL), (2.2, 2.9, low, low, BAND), (2.9, 6.2, low, high, HULL)):
        for k in range(n):
            j = (k + 1) % n
            b.quad((*a[k], z0), (*a[j], z0), (*c[j], z1), (*c[k], z1), m)
    b.prism(high, 6.15, 6.25, WHITE, mt=DECKS)
    for k in range(n):  # bulwark, and a row of portholes below it
        j = (k + 1) % n
        b.quad((*high[k], 6.2), (*high[j], 6.2), (*high[j], 7.1), (*high[k], 7.1), HULL)
    for s in (-1, 1):
        for x in np.arange(-L * 0.8, L * 0.42, 2.6):
            y = s * (w * 0.985 + 0.04)
            b.quad((x, y, 4.5), (x + 0.8, y, 4.5), (x + 0.8, y, 5.3), (x, y, 5.3), WIN)
    x0, x1, ww = -L * 0.93, L * 0.62, w * 0.93
    for d in range(3):
        z = 6.25 + d * 2.7
        b.box(x0, -ww, z, x1, ww, z + 2.45, WHITE)
        b.box(x0 - 1.5, -ww - 0.7, z + 2.45, x1 + 1.2, ww + 0.7, z + 2.62, WHITE, mt=DECKS)
        for s in (-1, 1):
            for x in np.arange(x0 + 1.5, x1 - 1.5, 1.9):
                b.quad((x, s * (ww + 0.04), z + 0.9), (x + 1.25, s * (ww + 0.04), z + 0.9), (x + 1.25, s * (ww + 0.04), z + 1.9), (x, s * (ww + 0.04), z + 1.9), WIN)
            b.box(x0 - 1.4, s * (ww + 0.66) - 0.04, z + 3.45, x1 + 1.1, s * (ww + 0.66) + 0.04, z + 3.55, WHITE)
        x0, x1 = x0 + 3, x1 - length * 0.07
    z = 6.25 + 8.1
    b.box(x1 - 6, -ww - 1.2, z, x1 + 1, ww + 1.2, z + 2.6, WHITE)
    for y in np.arange(-ww - 0.8, ww + 0.6, 1.1):
        b.quad((x1 + 1.04, y, z + 1.1), (x1 + 1.04, y + 0.9, z + 1.1), (x1 + 1.04, y + 0.9, z + 2.1), (x1 + 1.04, y, z + 2.1), WIN)
    b.prism([(x0 + 8, -2), (x0 + 14, -1.6), (x0 + 14, 1.6), (x0 + 8, 2)], z, z + 6, FUNNEL)
    b.box(x0 + 8, -2.1, z + 4.6, x0 + 14.05, 2.1, z + 5.3, WHITE)
    b.box(x1 - 3.2, -0.15, z + 2.6, x1 - 2.9, 0.15, z + 9, DARK)
    b.box(x1 - 3.1, -2, z + 6.6, x1 - 3.0, 2, z + 6.8, DARK)
    for s in (-1, 1):
        for x in np.arange(x0 + 6, x1 - 10, 9):
            b.prism([(x, s * (ww + 0.2) - 0.9), (x + 5, s * (ww + 0.2) - 0.9), (x + 5.6, s * (ww + 0.2)), (x + 5, s * (ww + 0.2) + 0.9), (x, s * (ww + 0.2) + 0.9)], z + 0.7, z + 2.0, FUNNEL)
    return b.mesh("ferry%d" % seed, M)


def quay_crane(mb, x, y, boom):
    """A crane of a container berth, looking along +y over the ships; `boom` degrees up when at rest."""
    steel, dark = 0, 1
    for sx in (-9, 9):
        for sy in (-12, 4):
            mb.box(x + sx - 0.7, y + sy - 0.7, 0, x + sx + 0.7, y + sy + 0.7, 34, steel)
        mb.box(x + sx - 0.5, y - 12, 12, x + sx + 0.5, y + 4, 13.4, steel)
        mb.box(x + sx - 0.6, y - 24, 33, x + sx + 0.6, y + 6, 35, steel)
    for sy in (-12, 4):
        mb.box(x - 9, y + sy - 0.6, 32, x + 9, y + sy + 0.6, 33.6, steel)
    a = math.radians(boom)
    n = 12
    for k in range(n):
        u0, u1 = 6 + k * 3.2, 6 + (k + 1) * 3.2
        p = lambda u: (y + 6 + (u - 6) * math.cos(a), 34 + (u - 6) * math.sin(a))
        (ya, za), (yb, zb) = p(u0), p(u1)
        for sx in (-2.2, 2.2):
            mb.quad((x + sx, ya, za - 0.8), (x + sx, yb, zb - 0.8), (x + sx, yb, zb + 0.8), (x + sx, ya, za + 0.8), steel)
    for k in (-1, 1):
        mb.box(x + k * 2.2 - 0.4, y + 3.4, 34, x + k * 2.2 + 0.4, y + 4.2, 50, steel)
    mb.box(x - 3, y - 22, 35, x + 3, y - 12, 40, dark)


def containers(mb, r, x0, y0, nx, ny):
    """Stacks of boxes, up to four high, in the muted colours of shipping lines: materials 2 to 7."""
    for i in range(nx):
        for j in range(ny):
            for k in range(r.choice((0, 1, 2, 2, 3, 3, 4))):
                x, y = x0 + i * 13.2, y0 + j * 2.9
                mb.box(x, y, k * 2.6, x + 12.2, y + 2.44, k * 2.6 + 2.55, 2 + r.randrange(6))


def yard_materials():
    tones = "#8d4a32 #2f5266 #6a7a72 #b08a4a #d6d0c2 #5a2f2c".split()
    return [pbr("crane", srgb("#2f6d8a"), 0.5), pbr("plant", srgb("#d8d4c8"), 0.6)] + [pbr("box%d" % i, srgb(c), 0.6, var=0.15, vscale=0.3) for i, c in enumerate(tones)]


def banca():
    """An outrigger."""
    hull, roof = pbr("banca", srgb("#efe9dc"), 0.4), pbr("awning", srgb("#4f7f93"), 0.6)
    b = MB()
    b.prism([(-7, -0.5), (-5, -0.9), (5, -0.8), (9, 0), (5, 0.8), (-5, 0.9), (-7, 0.5)], 0, 1.1, 0)
    b.box(-3.4, -0.8, 2.2, 2.6, 0.8, 2.34, 1)
    for x in (-3.2, 2.4):
        for y in (-0.75, 0.7):
            b.box(x, y, 1.0, x + 0.08, y + 0.08, 2.2, 0)
    for s in (-1, 1):
        b.box(-5.2, s * 4.0 - 0.1, 0.15, 5.0, s * 4.0 + 0.1, 0.34, 0)
        for k in (-3, 0, 3):
            b.box(k - 0.07, min(0, s * 4.0), 0.85, k + 0.07, max(0, s * 4.0), 0.97, 0)
    return b.mesh("banca", [hull, roof])


def church(x, y, z, turn):
    """A coral-stone church: nave with a tin roof, crossing with a dome, two belfries."""
    b = MB()
    STONE, TIN, OPEN = 0, 1, 2
    b.box(-34, -9, 0, 14, 9, 13, STONE)
    b.quad((-34.5, -10, 12.8), (14, -10, 12.8), (14, 0, 18.5), (-34.5, 0, 18.5), TIN)
    b.quad((14, 10, 12.8), (-34.5, 10, 12.8), (-34.5, 0, 18.5), (14, 0, 18.5), TIN)
    b.box(-24, -17, 0, -12, 17, 13, STONE, mt=TIN)
    n, rings = 20, 8
    for k in range(rings):
        a0, a1 = k / rings * math.pi / 2, (k + 1) / rings * math.pi / 2
        for j in range(n):
            p, q = 2 * math.pi * j / n, 2 * math.pi * (j + 1) / n
            at = lambda a, t: (-18 + 6.5 * math.cos(a) * math.cos(t), 6.5 * math.cos(a) * math.sin(t), 20 + 7 * math.sin(a))
            b.quad(at(a0, p), at(a0, q), at(a1, q), at(a1, p), TIN)
    b.prism([(-18 + 6.2 * math.cos(2 * math.pi * j / n), 6.2 * math.sin(2 * math.pi * j / n)) for j in range(n)], 13, 20, STONE)
    b.box(12, -11, 0, 15, 11, 17, STONE)
    b.tri((15.02, -7, 17), (15.02, 7, 17), (15.02, 0, 22), STONE)
    b.box(13, -0.4, 21, 14, 0.4, 25, STONE)
    for s in (-1, 1):
        y0 = s * 13.5
        for k, (h0, h1, w) in enumerate(((0, 17, 3.6), (17, 25, 3.2), (25, 31, 2.7))):
            b.box(12.5 - w, y0 - w, h0, 12.5 + w, y0 + w, h1, STONE)
            b.box(12.3 - w, y0 - w - 0.3, h1 - 0.6, 12.8 + w, y0 + w + 0.3, h1, STONE)
            if k:
                for e in (-1, 1):
                    b.box(12.5 + e * (w + 0.02) - 0.03, y0 - 1.1, h0 + 1.6, 12.5 + e * (w + 0.02) + 0.03, y0 + 1.1, h1 - 1.6, OPEN)
                    b.box(12.5 - 1.1, y0 + e * (w + 0.02) - 0.03, h0 + 1.6, 12.5 + 1.1, y0 + e * (w + 0.02) + 0.03, h1 - 1.6, OPEN)
        for j in range(8):
            p, q = 2 * math.pi * j / 8, 2 * math.pi * (j + 1) / 8
            b.tri((12.5 + 3 * math.cos(p), y0 + 3 * math.sin(p), 31), (12.5 + 3 * math.cos(q), y0 + 3 * math.sin(q), 31), (12.5, y0, 37), TIN)
    for e in (-4.5, 0, 4.5):
        b.box(15.0, e - 1.2, 0.5, 15.06, e + 1.2, 6.5 if e else 8.5, OPEN)
    o = b.obj("church", [pbr("coral", srgb("#d9ccb0"), 0.85, var=0.2, vscale=0.25), pbr("churchtin", srgb("#8a6f5e"), 0.6, var=0.25, vscale=0.4), pbr("shade", srgb("#2a2622"), 0.8)])
    o.location, o.rotation_euler[2] = (x, y, z), turn
    return o
