"""Sofas, chairs, beds: upholstery that gives a little, wood with soft edges."""

import numpy as np
from random import Random
from .noise import fbm
from .solid import Solid, arc, rounded_box


def weld(V, F):
    """Joins the vertices of a box's faces, so that it can be bent as one skin; gives normals from its faces too."""
    _, first, back = np.unique(np.round(V, 5), axis=0, return_index=True, return_inverse=True)
    return V[first], back.reshape(-1)[F]


def skin_normals(V, F):
    n = np.cross(V[F[:, 2]] - V[F[:, 0]], V[F[:, 3]] - V[F[:, 1]])
    N = np.zeros_like(V)
    for k in range(4):
        np.add.at(N, F[:, k], n)
    return N / np.maximum(np.linalg.norm(N, axis=1, keepdims=True), 1e-12)


def upholstered(S, size, m, at, turn=(0, 0, 0), rad=0.05, puff=0.02, seed=0, crease=0.004, fill=14, piping=None, dent=0.0):
    """A padded block: domed faces, creases that run from its corners, a dent where people sit."""
    half = np.array(size, float) / 2
    V, F, N = rounded_box(half, rad, 3, fill)
    V, F = weld(V, F)
    N = skin_normals(V, F)
    q = np.clip(np.abs(V) / half, 0, 1)
    o = Random(seed).uniform(0, 90)
    for ax in range(3):
        a, b = (ax + 1) % 3, (ax + 2) % 3
        dome = (1 - q[:, a] ** 2.6) * (1 - q[:, b] ** 2.6) * (q[:, ax] > 0.9)
        V[:, ax] += np.sign(V[:, ax]) * dome * puff * min(1, half[a] / half[ax] * 0.6, half[b] / half[ax] * 0.6)
    if dent:
        V[:, 2] -= dent * np.exp(-(((V[:, 0] / half[0]) ** 2 + (V[:, 1] / half[1]) ** 2) * 2.2)) * (V[:, 2] > 0)
    edge = np.max(np.sort(q, axis=1)[:, :2], axis=1)  # near an edge cloth is pulled into creases
    w = fbm(V[:, 0] * 9 + o, V[:, 1] * 9, V[:, 2] * 5, 3) * (0.35 + edge**3) + 0.8 * fbm(V[:, 0] * 2.6, V[:, 1] * 2.6 + o, V[:, 2] * 2.6, 2)
    V = V + N * (w * crease)[:, None]
    S.add(V, F, skin_normals(V, F), m, at, turn)
    if piping is not None:
        for z in (half[2] - rad * 0.42, -half[2] + rad * 0.42):
            h = half[:2] - rad * 0.16
            t = np.linspace(0, 2 * np.pi, 90)
            c, s = np.cos(t), np.sin(t)
            p = np.stack([h[0] * np.sign(c) * np.abs(c) ** 0.12, h[1] * np.sign(s) * np.abs(s) ** 0.12, t * 0 + z], -1)
            S.tube(p, 0.005, piping, 8, at=at, turn=turn)


def sofa(S, x0, y0, length, cloth, wood, seed=0, seats=2, deep=0.95):
    """Stands along +y from (x0, y0), looks to -x. Its back is at x0 + deep. Gives where pillows may lie."""
    r = Random(seed)
    S.box(x0 + 0.05, y0 + 0.06, 0.09, x0 + deep - 0.02, y0 + length - 0.06, 0.15, wood, 0.01)
    for x in (x0 + 0.1, x0 + deep - 0.12):
        for y in (y0 + 0.12, y0 + length - 0.12):
            S.lathe([(0.012, 0), (0.02, 0.1)], wood, (x, y, 0), 16)
    upholstered(S, (deep - 0.06, length - 0.04, 0.15), cloth, (x0 + deep / 2, y0 + length / 2, 0.215), rad=0.03, puff=0.004, seed=seed)
    for y in (y0 + 0.11, y0 + length - 0.11):
        upholstered(S, (deep, 0.20, 0.44), cloth, (x0 + deep / 2, y, 0.37), rad=0.07, puff=0.012, seed=seed + int(y * 9), piping=None)
    upholstered(S, (0.22, length - 0.3, 0.58), cloth, (x0 + deep - 0.13, y0 + length / 2, 0.47), (0, 0.06, 0), rad=0.08, puff=0.012, seed=seed + 3)
    w = (length - 0.42) / seats
    for k in range(seats):
        y = y0 + 0.21 + w * (k + 0.5)
        upholstered(S, (deep - 0.27, w - 0.006, 0.19), cloth, (x0 + deep / 2 - 0.125, y, 0.372), rad=0.055, puff=0.028, seed=seed + 10 + k, crease=0.006, piping=cloth, dent=0.012)
        upholstered(S, (0.19, w - 0.02, 0.46), cloth, (x0 + deep - 0.30, y, 0.665), (0, 0.2 + r.uniform(-0.03, 0.03), r.uniform(-0.02, 0.02)), rad=0.075, puff=0.035, seed=seed + 20 + k, crease=0.009, piping=cloth)


def tub_chair(S, at, turn, cloth, wood, seed=0):
    """A low round armchair: one bent back that runs into its arms, a thick seat."""
    c, s = np.cos(turn), np.sin(turn)
    place = dict(at=at, turn=(0, 0, turn))
    a = np.linspace(np.radians(-28), np.radians(208), 44)  # open towards -y
    prof = np.linspace(0, 2 * np.pi, 20, endpoint=False)
    P = np.empty((len(a), len(prof), 3))
    lift = 0.5 + 0.5 * np.cos((a - np.pi / 2) * 1.28)  # the back is higher than the arms
    top, thick = 0.52 + 0.22 * lift, 0.075 + 0.012 * lift
    taper = np.clip(np.minimum(np.arange(len(a)), np.arange(len(a))[::-1]) / 3.0, 0.05, 1) ** 0.5
    for j, f in enumerate(prof):
        rr = 0.37 + np.sign(np.cos(f)) * abs(np.cos(f)) ** 0.6 * thick * taper
        zc, zh = (top + 0.17) / 2, (top - 0.17) / 2
        z = zc + np.sign(np.sin(f)) * abs(np.sin(f)) ** 0.5 * zh * (0.75 + 0.25 * taper)
        wob = 0.006 * fbm(a * 4 + seed, z * 8, f, 2)
        P[:, j] = np.stack([np.cos(a) * (rr + wob), np.sin(a) * (rr + wob) * 0.98, z], -1)
    S.sheet(P[:, ::-1], cloth, False, True, **place)
    V, F, N = rounded_box((0.31, 0.31, 0.11), 0.06, 3, 12)
    V, F = weld(V, F)
    k = np.maximum(1, (np.abs(V[:, :2]) ** 3.2).sum(1) ** (1 / 3.2) / 0.32)
    V[:, :2] /= k[:, None]
    V[:, 2] += 0.03 * np.exp(-((V[:, :2] / 0.26) ** 2).sum(1)) * (V[:, 2] > 0)
    V += np.array((0, -0.03, 0.325))
    S.add(V, F, skin_normals(V, F), cloth, **place)
    S.lathe([(0.27, 0.0), (0.27, 0.035), (0.255, 0.05), (0.2, 0.2)], wood, at)


def dining_chair(S, at, turn, wood, seat):
    """Round legs, a bent back rail, a thin pad. Its back stands at +y."""
    place = dict(at=at, turn=(0, 0, turn))
    for sx in (-1, 1):
        S.tube([(sx * 0.23, -0.2, 0), (sx * 0.215, -0.19, 0.44)], [0.012, 0.018], wood, 14, **place)
        S.tube(arc((sx * 0.25, 0.25, 0), (sx * 0.235, 0.235, 0.74), (0, -0.045, 0)), np.linspace(0.012, 0.016, 12), wood, 14, **place)
        S.tube([(sx * 0.222, -0.19, 0.40), (sx * 0.215, 0.2, 0.40)], 0.013, wood, 10, **place)
    for y in (-0.19, 0.2):
        S.tube([(-0.215, y, 0.405), (0.215, y, 0.405)], 0.014, wood, 10, **place)
    u, v = np.meshgrid(np.linspace(-1, 1, 26), np.linspace(0, 2 * np.pi, 16, endpoint=False), indexing="ij")
    x = 0.27 * np.sin(u * 1.15) / np.sin(1.15)
    y = 0.27 - 0.16 * (1 - np.cos(u * 1.15)) / (1 - np.cos(1.15)) + np.cos(v) * 0.013
    z = 0.735 + np.sign(np.sin(v)) * np.abs(np.sin(v)) ** 0.6 * 0.065 * (1 - 0.25 * u**2)
    S.sheet(np.stack([x, y, z], -1)[:, ::-1], wood, False, True, **place)
    sub = Solid()
    upholstered(sub, (0.47, 0.45, 0.055), seat, (0, 0, 0), rad=0.022, puff=0.012, seed=int(at[0] * 50), fill=8)
    S.add(sub.V[0], sub.F, sub.N[0], seat, (at[0], at[1], at[2] + 0.445), (0, 0, turn))


def bed_frame(S, x0, y0, w, l, oak, cloth, seed=0):
    """Head at y0 + l. A slatted oak base, an upholstered headboard of three pads, a mattress."""
    S.box(x0 - 0.03, y0 - 0.02, 0.16, x0 + w + 0.03, y0 + l, 0.27, oak, 0.012)
    for x in (x0 + 0.1, x0 + w - 0.16):
        for y in (y0 + 0.12, y0 + l - 0.2):
            S.box(x, y, 0, x + 0.06, y + 0.06, 0.17, oak, 0.006)
    n = 5
    for k in range(n):
        ww = (w + 0.3) / n
        upholstered(S, (ww - 0.006, 0.09, 0.78), cloth, (x0 - 0.15 + ww * (k + 0.5), y0 + l + 0.05, 0.66), rad=0.035, puff=0.012, seed=seed + k)
