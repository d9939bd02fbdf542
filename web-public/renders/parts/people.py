"""Figures that give a picture its scale: seen from behind, or blurred by a step. Clothed bodies as stacked rings, with
folds that begin where the cloth is held. Metres; a figure stands at its feet and looks to +y."""

import math
import numpy as np
from .materials import pbr
from .nodes import srgb
from .noise import fbm
from .room_materials import fabric
from .solid import arc

SKIN, HAIR, SHOE, TOP, LOWER = range(5)


def cast(top="#d8cfbd", lower="#3b4148", hair="#1b1512", skin="#9a6a49"):
    """Materials of one figure, in the order of the numbers above."""
    return [
        pbr("skin", srgb(skin), 0.5, spec=0.35, var=0.05, vscale=30),
        pbr("hair", srgb(hair), 0.55, spec=0.25, var=0.3, vscale=40),
        pbr("shoe", srgb("#2a211b"), 0.45),
        fabric("top", top, 300, 0.06, 0.25, 0.2),
        fabric("lower", lower, 300, 0.06, 0.2, 0.2),
    ]


def body(S, rings, m, at, turn, folds=0.0, held=1e9, count=7, seed=0, n=72, square=2.3, rumple=0.004):
    """rings: (z, middle x, middle y, half width, half depth) from below. Below the height `held` cloth falls in folds
    that deepen by `folds` per metre; everywhere it is a little rumpled."""
    k = np.array(rings, float)
    z = np.linspace(k[0, 0], k[-1, 0], 64)
    c = [np.interp(z, k[:, 0], k[:, i]) for i in (1, 2, 3, 4)]
    for _ in range(3):
        c = [np.r_[v[0], (v[:-2] + 2 * v[1:-1] + v[2:]) / 4, v[-1]] for v in c]
    a = np.linspace(0, 2 * np.pi, n, endpoint=False)[None]
    cx, cy, rx, ry = (v[:, None] for v in c)
    zz = z[:, None]
    e = 2 / square
    x, y = np.sign(np.cos(a)) * np.abs(np.cos(a)) ** e, np.sign(np.sin(a)) * np.abs(np.sin(a)) ** e
    fall = np.clip(held - zz, 0, 3) * folds
    drift = 0.5 * fbm(zz * 1.3 + seed, a * 0 + seed, 1.0, 2)
    w = np.sin(count * (a + 0.25 * drift) + seed) + 0.5 * np.sin((2 * count - 1) * (a - 0.2 * drift) + 2 * seed)
    dents = rumple * fbm(np.cos(a) * 2.5 + seed, np.sin(a) * 2.5, zz * 9, 3)
    k = 1 + fall * w
    S.sheet(np.stack([cx + (rx * k + dents) * x, cy + (ry * k + dents) * y, zz + 0 * a], -1), m, False, True, at=at, turn=(0, 0, turn))


def blob(S, m, middle, size, at, turn, strands=0.0, seed=0):
    u, v = np.meshgrid(np.linspace(0.02, np.pi - 0.02, 30), np.linspace(0, 2 * np.pi, 40, endpoint=False), indexing="ij")
    k = 1 + strands * fbm(np.cos(v) * 6 + seed, np.sin(v) * 6, u * 0.8, 3)
    P = np.stack([size[0] * k * np.sin(u) * np.cos(v), size[1] * k * np.sin(u) * np.sin(v), -size[2] * k * np.cos(u)], -1) + np.array(middle)
    S.sheet(P, m, False, True, at=at, turn=(0, 0, turn))


def limb(S, m, points, radii, at, turn, n=20):
    """Through `points`, rounded at the joints."""
    p = np.array(points, float)
    t = np.linspace(0, len(p) - 1, 12 * (len(p) - 1) + 1)
    q = np.stack([np.interp(t, np.arange(len(p)), p[:, i]) for i in range(3)], -1)
    r = np.interp(t, np.arange(len(p)), radii)
    for _ in range(5):
        q[1:-1] = (q[:-2] + 2 * q[1:-1] + q[2:]) / 4
        r[1:-1] = (r[:-2] + 2 * r[1:-1] + r[2:]) / 4
    S.tube(q, r, m, n, at=at, turn=(0, 0, turn))


def hand(S, wrist, to, at, turn):
    w, d = np.array(wrist, float), np.array(to, float)
    limb(S, SKIN, (w, w + d * 0.45, w + d), (0.026, 0.036, 0.014), at, turn, 14)


def head(S, z, at, turn, long_hair, y=0.0, x=0.0):
    limb(S, SKIN, ((x, y - 0.012, z - 0.19), (x, y, z - 0.06)), (0.056, 0.05), at, turn)
    blob(S, SKIN, (x, y + 0.018, z), (0.073, 0.09, 0.112), at, turn)
    blob(S, HAIR, (x, y - 0.008, z + 0.022), (0.083, 0.096, 0.105), at, turn, 0.05, 2)
    for s in (-1, 1):
        blob(S, SKIN, (x + s * 0.077, y + 0.022, z - 0.012), (0.01, 0.019, 0.03), at, turn)
    if long_hair:
        rings = ((z - 0.29, x, y - 0.085, 0.052, 0.018), (z - 0.22, x, y - 0.088, 0.082, 0.032), (z - 0.1, x, y - 0.05, 0.09, 0.055), (z + 0.0, x, y - 0.02, 0.089, 0.085), (z + 0.06, x, y - 0.008, 0.08, 0.09), (z + 0.1, x, y - 0.008, 0.06, 0.07))
        body(S, rings, HAIR, at, turn, rumple=0.012, seed=4, square=2.0)


def shoe(S, x, y, at, turn, out=0.0, heel=0.0):
    """heel: how high it is lifted, in a step."""
    c, s = math.cos(out), math.sin(out)
    for t, w, h in ((-0.04, 0.036, 0.05), (0.03, 0.042, 0.045), (0.11, 0.046, 0.034), (0.17, 0.036, 0.026)):
        lift = heel * (0.19 - t) / 0.23
        blob(S, SHOE, (x - s * t, y + c * t, h * 0.62 + lift), (w, 0.06, h * 0.75), at, turn)


def woman_at_rail(S, at, turn, rail=1.1):
    """In a long dress, her forearms on a rail in front of her."""
    dress = ((0.09, 0.02, -0.02, 0.275, 0.225), (0.45, 0.015, -0.03, 0.215, 0.185), (0.75, 0.01, -0.045, 0.185, 0.16), (0.93, 0.012, -0.05, 0.178, 0.142), (1.1, 0.005, -0.015, 0.124, 0.102), (1.22, 0, 0.03, 0.14, 0.112), (1.34, 0, 0.068, 0.165, 0.095), (1.395, 0, 0.082, 0.125, 0.07), (1.42, 0, 0.086, 0.07, 0.055))
    body(S, dress, TOP, at, turn, 0.085, 0.95, 6, 3.0, square=2.1)
    for s in (-1, 1):
        shoulder, elbow, wrist = (s * 0.165, 0.078, 1.345), (s * 0.215, 0.22, rail + 0.045), (s * 0.05, 0.40, rail + 0.045)
        limb(S, SKIN, (shoulder, elbow, wrist), (0.047, 0.038, 0.025), at, turn)
        hand(S, wrist, (-s * 0.06, 0.06, 0.0), at, turn)
        limb(S, SKIN, ((s * 0.075 + 0.02, -0.01, 0.05), (s * 0.08, -0.02, 0.3)), (0.036, 0.052), at, turn)
        shoe(S, s * 0.075 + 0.02, -0.03, at, turn, -s * 0.2)
    head(S, 1.56, at, turn, True, 0.125)


def man_walking(S, at, turn, stride=0.36):
    """In a shirt and trousers, in the middle of a step."""
    shirt = ((0.86, 0, 0.0, 0.188, 0.128), (0.95, 0, 0.0, 0.176, 0.125), (1.1, 0, 0.0, 0.166, 0.115), (1.28, 0, 0.005, 0.195, 0.125), (1.42, 0, 0.0, 0.205, 0.105), (1.475, 0, -0.005, 0.15, 0.075), (1.505, 0, 0.0, 0.065, 0.06))
    body(S, shirt, TOP, at, turn, 0.03, 1.12, 9, 1.0, rumple=0.012)
    body(S, ((0.78, 0, 0, 0.165, 0.115), (0.9, 0, 0, 0.172, 0.122), (0.98, 0, 0, 0.16, 0.115)), LOWER, at, turn)
    for s in (-1, 1):
        f = s * stride
        hip, knee, ankle = (s * 0.085, 0, 0.86), (s * 0.09, f * 0.5 + 0.05, 0.48), (s * 0.085, f if s > 0 else f - 0.06, 0.09 if s > 0 else 0.15)
        limb(S, LOWER, (hip, knee, ankle), (0.092, 0.071, 0.058), at, turn, 26)
        shoe(S, s * 0.085, ankle[1] - 0.02, at, turn, -s * 0.12, 0.0 if s > 0 else 0.075)
        swing = -f * 0.55
        shoulder, elbow, wrist = (s * 0.195, 0, 1.41), (s * 0.245, swing * 0.4 - 0.03, 1.13), (s * 0.23, swing + 0.06, 0.89)
        limb(S, TOP, (shoulder, elbow, tuple((np.array(elbow) + np.array(wrist)) / 2)), (0.066, 0.056, 0.05), at, turn)
        limb(S, SKIN, (tuple((np.array(elbow) + np.array(wrist)) / 2), wrist), (0.036, 0.028), at, turn)
        hand(S, wrist, (0.0, 0.02, -0.13), at, turn)
    head(S, 1.64, at, turn, False)


BAND, WEAVE = 5, 6


def picker_cast(top, lower, k=0):
    """As `cast`, with a hat of straw and a basket."""
    return cast(top, lower) + [
        pbr("strap", srgb("#4a3626"), 0.8),
        fabric("weave", ("#b08a55", "#9c7a4a")[k % 2], 60, 0.25, 0.5, 0.4),
    ]


def straw_hat(S, at, turn):
    S.lathe([(0.003, 0.17), (0.07, 0.155), (0.105, 0.05), (0.22, 0.0), (0.215, -0.012), (0.1, 0.02)], WEAVE, (at[0], at[1], at[2] + 1.655), 40)
    S.lathe([(0.112, 0.028), (0.112, 0.062)], BAND, (at[0], at[1], at[2] + 1.655), 40)


def picker_walking(S, at, turn, load=0.9):
    """On the way with the day's cherries: a straw hat, a basket of cane on the back, held by two straps."""
    man_walking(S, at, turn, 0.24)
    c, s = math.cos(turn), math.sin(turn)
    place = lambda x, y, z: (at[0] + c * x - s * y, at[1] + s * x + c * y, at[2] + z)
    straw_hat(S, at, turn)
    low, high = 0.92, 1.46
    profile = [(0.145, low), (0.165, low + 0.1)] + [(0.165 + 0.045 * u + (0.006 if k % 2 else 0), low + 0.1 + (high - low - 0.1) * u) for k, u in enumerate(np.linspace(0, 1, 15))]
    S.lathe([(0.001, low), *profile, (0.222, high + 0.02), (0.2, high + 0.02), (0.19, high - 0.1), (0.001, high - 0.1 + 0.06 * load)], WEAVE, place(0, -0.30, 0), 40)
    for e in (-1, 1):
        S.tube([place(*p) for p in ((e * 0.11, -0.16, 1.4), (e * 0.12, -0.05, 1.5), (e * 0.12, 0.09, 1.42), (e * 0.14, 0.1, 1.2), (e * 0.15, -0.12, 1.02))], 0.014, BAND, 8)
