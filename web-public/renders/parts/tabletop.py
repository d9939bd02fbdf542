"""Tables and what stands on them: plates, glasses, bowls of fruit, books, vases, lamps."""

import numpy as np
from random import Random
from .noise import fbm
from .solid import arc


def round_top(r, z0, z1, e=0.008):
    """Profile of a disc with eased edges."""
    a = np.radians(np.linspace(0, 90, 5))
    low = [(r - e + e * np.sin(k), z0 + e - e * np.cos(k)) for k in a]
    return [(0.001, z0)] + low + [(x, z0 + z1 - z) for x, z in low[::-1]] + [(0.001, z1)]


def pedestal_table(S, at, r, h, top, foot):
    S.lathe(round_top(r, h - 0.035, h, 0.012), top, at, 96)
    w = min(0.29, 0.72 * r)  # the foot is narrower than the top
    S.lathe([(w, 0), (w, 0.012), (w * 0.93, 0.025), (w * 0.34, 0.06), (0.055, 0.14), (0.05, min(0.4, h - 0.2)), (0.07, h - 0.12), (min(0.2, 0.7 * r), h - 0.036)], foot, at, 64)


def drum_table(S, at, r, h, m):
    S.lathe(round_top(r, h - 0.05, h, 0.012), m, at, 96)
    for k in range(3):
        a = k * 2.094 + 0.4
        S.lathe([(0.001, 0), (0.075, 0), (0.08, 0.005), (0.08, h - 0.05)], m, (at[0] + np.cos(a) * r * 0.56, at[1] + np.sin(a) * r * 0.56, at[2]), 40)


def plate(S, at, m, r=0.135):
    S.lathe([(0.001, 0), (r * 0.55, 0), (r * 0.6, 0.003), (r * 0.75, 0.008), (r, 0.017), (r + 0.002, 0.0185), (r, 0.020), (r * 0.76, 0.011), (r * 0.66, 0.007), (0.001, 0.006)], m, at, 64)


def bowl(S, at, m, r=0.075, h=0.06):
    o = [(r * (0.45 + 0.55 * np.sin(t)), h * (1 - np.cos(t))) for t in np.linspace(0.12, np.pi / 2, 10)]
    i = [(x - 0.005, max(z, 0.008)) for x, z in o[::-1]]
    S.lathe([(0.001, 0), (r * 0.45, 0)] + o + [(r - 0.0025, h + 0.002)] + i + [(0.001, 0.008)], m, at, 48)


def glass(S, at, m, r=0.036, h=0.095):
    S.lathe([(0.001, 0), (r * 0.86, 0.0), (r * 0.9, 0.004), (r, h), (r - 0.0015, h + 0.001), (r - 0.003, h), (r * 0.9 - 0.003, 0.012), (0.001, 0.009)], m, at, 40)


def carafe(S, at, m):
    p = [(0.001, 0), (0.045, 0), (0.055, 0.01), (0.058, 0.06), (0.05, 0.12), (0.026, 0.17), (0.022, 0.21), (0.03, 0.24), (0.028, 0.241), (0.019, 0.21), (0.023, 0.17), (0.047, 0.12), (0.054, 0.06), (0.05, 0.012), (0.001, 0.008)]
    S.lathe(p, m, at, 48)


def cup(S, at, m, turn=0.0):
    bowl(S, at, m, 0.042, 0.06)
    a = np.linspace(-1.25, 1.25, 14)
    p = np.stack([0.038 + 0.022 * np.cos(a), a * 0, 0.034 + 0.019 * np.sin(a)], -1)
    S.tube(p, 0.0038, m, 10, at=at, turn=(0, 0, turn))


def vase(S, at, m, h=0.3, r=0.09, neck=0.035, belly=0.42):
    z = np.linspace(0, 1, 26)
    w = np.where(z < belly, np.sin(np.pi / 2 * (0.35 + 0.65 * z / belly)), neck / r + (1 - neck / r) * np.cos(np.pi / 2 * np.clip((z - belly) / (0.86 - belly), 0, 1)) ** 1.3)
    w = w + np.clip(z - 0.9, 0, 1) * 0.9 * neck / r
    o = [(r * k, h * t) for k, t in zip(w, z)]
    i = [(x - 0.005, t) for x, t in o[:-13:-1]]
    S.lathe([(0.001, 0)] + o + i, m, at, 56)


def fruit(S, at, m, seed=0, size=0.05):
    """A mango: longer than wide, with a shoulder."""
    r = Random(seed)
    u, v = np.meshgrid(np.linspace(0.02, np.pi - 0.02, 18), np.linspace(0, 2 * np.pi, 22, endpoint=False), indexing="ij")
    k = size * (1 + 0.10 * np.cos(v) * np.sin(u))
    P = np.stack([k * np.sin(u) * np.cos(v), k * 0.84 * np.sin(u) * np.sin(v), -k * 1.28 * np.cos(u) * (1 + 0.06 * np.cos(v))], -1)
    S.sheet(P, m, False, True, at=at, turn=(1.3 + r.uniform(-0.2, 0.2), r.uniform(-0.3, 0.3), r.uniform(0, 6.3)))


def book(S, at, turn, size, cover, paper, standing=False):
    """size: width, length, thickness. Boards stand out over the leaves; the spine is on the left."""
    w, l, t = size
    tilt = (0, -np.pi / 2, 0) if standing else (0, 0, turn)
    sub = type(S)()
    sub.box(-w / 2, -l / 2, 0, w / 2, l / 2, 0.0025, cover, 0.001, 1)
    sub.box(-w / 2, -l / 2, t - 0.0025, w / 2, l / 2, t, cover, 0.001, 1)
    sub.box(-w / 2 - 0.001, -l / 2, 0, -w / 2 + 0.0022, l / 2, t, cover, 0.001, 1)
    sub.box(-w / 2 + 0.001, -l / 2 + 0.004, 0.0025, w / 2 - 0.004, l / 2 - 0.004, t - 0.0025, paper, 0.0005, 1)
    S.add(np.vstack(sub.V), sub.F, np.vstack(sub.N), cover, at, tilt)
    S.M[-len(sub.M) :] = sub.M


def pile(S, at, sizes, cover, paper, seed=0):
    r = Random(seed)
    z = at[2]
    for w, l, t in sizes:
        book(S, (at[0] + r.uniform(-0.012, 0.012), at[1] + r.uniform(-0.012, 0.012), z), r.uniform(-0.22, 0.22), (w, l, t), cover, paper)
        z += t + 0.0006
    return z


def shelf_row(S, x0, x1, y, z, cover, paper, seed=0):
    """Books upright with their spines towards -y, some leaning at the end of the row."""
    r = Random(seed)
    x = x0
    while x < x1:
        t, h, w = r.uniform(0.012, 0.038), r.uniform(0.19, 0.28), r.uniform(0.14, 0.19)
        d = r.uniform(0, 0.012)
        S.box(x, y + d, z, x + t, y + d + w, z + h, cover, 0.0015, 1)
        S.box(x + 0.0022, y + d + 0.004, z + h - 0.004, x + t - 0.0022, y + d + w, z + h + 0.0004, paper, 0.0004, 1)
        x += t + r.uniform(0.0004, 0.002)


def pendant(S, at, r, h, m, cord, ceiling, inner):
    """A spun shade on a cord; `at` is the middle of its rim."""
    t = np.linspace(0, 1, 16)
    o = [(r * np.cos(np.pi / 2 * k * 0.93), h * np.sin(np.pi / 2 * k)) for k in t]
    S.lathe([(x, z) for x, z in o], m, at, 72)
    S.lathe([(x - 0.003, z - 0.003) for x, z in o[::-1]], inner, at, 72)
    S.tube([(at[0], at[1], at[2] + h), (at[0], at[1], ceiling)], 0.0035, cord, 8)
    S.lathe([(0.001, ceiling - 0.03), (0.05, ceiling - 0.03), (0.055, ceiling - 0.024), (0.055, ceiling)], m, (at[0], at[1], 0), 32)


def floor_lamp(S, at, h, brass, shade, reach=(0.0, 0.0)):
    S.lathe([(0.001, 0), (0.15, 0), (0.153, 0.006), (0.15, 0.022), (0.02, 0.026), (0.011, 0.04)], brass, at, 56)
    x, y, z = at
    S.tube([(x, y, 0.03), (x, y, h - 0.3)], 0.0095, brass, 12)
    S.tube(arc((x, y, h - 0.3), (x + reach[0], y + reach[1], h), (0, 0, 0.05)), 0.0085, brass, 12)
    S.lathe([(0.21, h - 0.14), (0.16, h + 0.16)], shade, (x + reach[0], y + reach[1], 0), 64)
    S.lathe([(0.158, h + 0.158), (0.208, h - 0.138)], shade, (x + reach[0], y + reach[1], 0), 64)


def table_lamp(S, at, m, shade, h=0.46):
    vase(S, at, m, h * 0.55, 0.085, 0.02, 0.4)
    S.lathe([(0.15, h * 0.56), (0.115, h)], shade, at, 56)
    S.lathe([(0.113, h), (0.148, h * 0.56)], shade, at, 56)


def rug(S, x0, y0, x1, y1, m, seed=0, thick=0.014):
    """A thick rug whose edge is not quite straight and which does not lie quite flat."""
    n, k = 70, 70
    u, v = np.meshgrid(np.linspace(0, 1, n), np.linspace(0, 1, k), indexing="ij")
    e = np.minimum(np.minimum(u, 1 - u) * (x1 - x0), np.minimum(v, 1 - v) * (y1 - y0))
    X = x0 + (x1 - x0) * u + 0.008 * fbm(v * 5 + seed, u * 2, 1, 3)
    Y = y0 + (y1 - y0) * v + 0.008 * fbm(u * 5 + seed, v * 2, 4, 3)
    Z = 0.001 + thick * np.clip(e / 0.02, 0, 1) ** 0.4 + 0.002 * fbm(u * 6, v * 6 + seed, 0, 3)
    S.sheet(np.stack([X, Y, Z], -1), m)
