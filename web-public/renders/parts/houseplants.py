"""Plants seen from nearby: leaves as bent sheets with a midrib, each on its stalk."""

import math
import numpy as np
from random import Random
from mathutils import Vector
from .noise import fbm
from .solid import arc


def broad_leaf(S, base, out, L, W, m, r, droop=0.5, cup=0.25, wave=0.02, n=9, k=7):
    """A leaf from `base` along the unit vector `out`; it bends down towards its tip."""
    out = np.array(out, float)
    side = np.cross(out, (0, 0, 1.0))
    side /= max(np.linalg.norm(side), 1e-6)
    t = np.linspace(0, 1, n)
    P0 = [np.array(base, float)]
    e = math.asin(np.clip(out[2], -1, 1))
    h = out * (1, 1, 0)
    h /= max(np.linalg.norm(h), 1e-6)
    ups = []
    for i in range(n):
        a = e - droop * t[i] ** 1.4
        d = h * math.cos(a) + np.array((0, 0, math.sin(a)))
        ups.append(np.cross(side, d))
        P0.append(P0[-1] + d * L / n)
    w = np.sin(np.pi * np.clip(t, 0.015, 0.985) ** 0.82) ** 0.75 * W / 2
    v = np.linspace(-1, 1, k)
    o = r.uniform(0, 99)
    P = np.empty((n, k, 3))
    for i in range(n):
        lift = cup * np.abs(v) ** 1.3 * w[i] + wave * L * fbm(v * 1.4 + o, t[i] * 4 + o, 0, 2) * np.abs(v)
        P[i] = P0[i] + side * (v * w[i])[:, None] + ups[i] * lift[:, None]
    S.sheet(P, m)


def fiddle_fig(S, at, h, bark, leaf, seed=0, stems=3, size=0.3):
    """Ficus lyrata: bare stems, broad leaves that stand up at the top and hang lower down."""
    r = Random(seed)
    at = np.array(at, float)
    for s in range(stems):
        a = s * 2.2 + r.uniform(-0.4, 0.4)
        hh = h * r.uniform(0.72, 1.0) if s else h
        tip = at + (math.cos(a) * 0.26 * h / 1.8, math.sin(a) * 0.26 * h / 1.8, hh - 0.12)
        p = arc(at, tip, (math.cos(a + 1) * 0.05, math.sin(a + 1) * 0.05, 0), 14)
        S.tube(p, np.linspace(0.017, 0.007, 14), bark, 8)
        n = int(21 * hh / 1.6)
        for k in range(n):
            u = 0.3 + 0.7 * (k + 0.5) / n
            q = p[0] + (p[-1] - p[0]) * u
            b = k * 2.39996 + r.uniform(-0.3, 0.3)
            e = 0.15 + 0.95 * max(0, u - 0.5) * 2 + r.uniform(-0.2, 0.25)
            d = (math.cos(b) * math.cos(e), math.sin(b) * math.cos(e), math.sin(e))
            st = 0.05 + 0.03 * r.random()
            q2 = q + np.array(d) * st
            S.tube([q, (q + q2) / 2, q2], 0.0035, leaf, 6)
            L = size * r.uniform(0.75, 1.1) * (1 - 0.45 * max(0, u - 0.85) / 0.15)
            broad_leaf(S, q2, d, L, L * r.uniform(0.55, 0.66), leaf, r, r.uniform(0.5, 1.1), 0.22, 0.045)


def kentia(S, at, h, stalk, leaf, seed=0, fronds=9):
    """A parlour palm: arching fronds from the pot, long leaflets."""
    r = Random(seed)
    at = np.array(at, float)
    for f in range(fronds):
        a = f * 2.39996 + r.uniform(-0.25, 0.25)
        out = r.uniform(0.35, 0.75) * h * (0.55 + 0.45 * f / fronds)
        top = h * (1 - 0.35 * f / fronds) * r.uniform(0.88, 1.05)
        p = arc(at + (math.cos(a) * 0.02, math.sin(a) * 0.02, 0), at + (math.cos(a) * out, math.sin(a) * out, top * 0.78), (0, 0, top * 0.34), 26)
        S.tube(p, np.linspace(0.008, 0.002, 26), stalk, 6)
        for k in range(9, 26):
            d = p[min(k + 1, 25)] - p[k - 1]
            d /= np.linalg.norm(d)
            side = np.cross(d, (0, 0, 1.0))
            side /= max(np.linalg.norm(side), 1e-6)
            L = 0.34 * h / 1.7 * math.sin(math.pi * min(1, (k - 6) / 21) ** 0.8) + 0.05
            for sg in (-1, 1):
                v = side * sg * 0.8 + d * 0.62 + np.array((0, 0, 0.12 + r.uniform(-0.1, 0.1)))
                broad_leaf(S, p[k], v / np.linalg.norm(v), L, 0.034 * h / 1.7, leaf, r, r.uniform(0.7, 1.1), 0.3, 0.0, 7, 3)


def branches(S, at, h, bark, leaf, seed=0, n=6, size=0.05, spread=0.5):
    """Cut branches in a vase: thin twigs, small leaves in pairs."""
    r = Random(seed)
    at = np.array(at, float)
    for s in range(n):
        a = s * 2.4 + r.uniform(-0.4, 0.4)
        hh = h * r.uniform(0.65, 1)
        p = arc(at, at + (math.cos(a) * spread * hh * r.uniform(0.4, 1), math.sin(a) * spread * hh * r.uniform(0.4, 1), hh), (r.uniform(-0.03, 0.03), r.uniform(-0.03, 0.03), 0.05), 22)
        S.tube(p, np.linspace(0.0035, 0.0012, 22), bark, 6)
        for k in range(5, 22):
            for sg in (0, math.pi):
                b = k * 1.3 + sg + r.uniform(-0.4, 0.4)
                d = Vector((math.cos(b), math.sin(b), r.uniform(0.1, 0.9))).normalized()
                L = size * r.uniform(0.7, 1.25)
                broad_leaf(S, p[k], d, L, L * 0.42, leaf, r, r.uniform(0.1, 0.8), 0.2, 0, 6, 3)


def pot(S, at, r, h, m, soil):
    S.lathe([(0.001, 0), (r * 0.72, 0), (r * 0.76, 0.008), (r * 0.97, h * 0.9), (r, h * 0.97), (r * 0.985, h), (r * 0.93, h), (r * 0.9, h * 0.9)], m, at, 64)
    u, v = np.meshgrid(np.linspace(0.01, 1, 10), np.linspace(0, 2 * np.pi, 30, endpoint=False), indexing="ij")
    x, y = u * np.cos(v) * r * 0.915, u * np.sin(v) * r * 0.915
    S.sheet(np.stack([x, y, h * 0.9 + 0.008 * fbm(x * 30, y * 30, 0, 3)], -1), soil, False, True, at=at)
