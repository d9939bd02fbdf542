"""What grows under the coffee and along a track, for the ground close by: grass blade by blade, and herbs of small leaves."""

import math
from random import Random as R
import numpy as np
from mathutils import Vector
from .materials import leafmat
from .mesh import MB, inst
from .nodes import srgb
from .plants import leaf, rdir, tube


def materials():
    """Fresh blades, dry blades, the leaves of herbs, flowers."""
    return [
        leafmat("blade", srgb("#4f6b29"), srgb("#7f8f3f"), trans=0.45, rough=0.6, spec=0.2, objvar=0.22),
        leafmat("straw", srgb("#8d8145"), srgb("#b3a065"), trans=0.35, rough=0.8, spec=0.1, objvar=0.15),
        leafmat("herb", srgb("#3d5f23"), srgb("#6d8c38"), trans=0.4, rough=0.5, spec=0.3, objvar=0.2),
        leafmat("flower", srgb("#e9e2c4"), srgb("#d9b84a"), trans=0.3, rough=0.6, objvar=0.1),
    ]


def blade(b, foot, side, lean, high, wide, m):
    """Three joints, bent over by its own weight."""
    bend = [foot + Vector((0, 0, high * (1 - 0.25 * u) * u)) + lean * (u * u) for u in (0, 0.4, 0.75, 1)]
    rows = []
    for p, w in zip(bend[:3], (1, 0.8, 0.5)):
        rows.append(len(b.v))
        b.v += [tuple(p - side * wide * w), tuple(p + side * wide * w)]
    tip = len(b.v)
    b.v.append(tuple(bend[3]))
    for k, i in zip(rows, rows[1:]):
        b.f.append((k, k + 1, i + 1, i))
    b.f.append((rows[2], rows[2] + 1, tip))
    b.m += [m] * 3


def turf(name, seed, mats, blades=170, across=0.5, high=0.16):
    """A ragged patch of grass: tussocks with thin places between them, some blades dry."""
    q, b = R(seed), MB()
    tussocks = [(q.gauss(0, across * 0.5), q.gauss(0, across * 0.5), q.uniform(0.55, 1.4)) for _ in range(9)]
    for _ in range(blades):
        x, y, k = q.choice(tussocks)
        a, turn = q.uniform(0, 6.28), q.uniform(0, 6.28)
        foot = Vector((x + q.gauss(0, 0.06), y + q.gauss(0, 0.06), -0.03))
        h = high * k * q.uniform(0.5, 1.25)
        lean = Vector((math.cos(a), math.sin(a), 0)) * h * q.uniform(0.25, 1.1)
        blade(b, foot, Vector((math.cos(turn), math.sin(turn), 0)), lean, h, q.uniform(0.003, 0.006), 1 if q.random() < 0.16 else 0)
    return b.mesh(name, mats)


def herb(name, seed, mats, high=0.42, leaves=130, size=0.055, flowers=0):
    """Several thin stems with small leaves all the way up, wider than high."""
    q, b = R(seed), MB()
    stems = q.randint(6, 9)
    for k in range(stems):
        a = 6.28 * k / stems + q.uniform(-0.4, 0.4)
        out, h = q.uniform(0.1, 0.38), high * q.uniform(0.55, 1.1)
        foot = Vector((q.gauss(0, 0.04), q.gauss(0, 0.04), -0.03))
        at = lambda u: foot + Vector((math.cos(a) * out * u**1.5, math.sin(a) * out * u**1.5, h * u * (1.15 - 0.2 * u)))
        tube(b, [at(u) for u in (0, 0.35, 0.7, 1)], [0.005, 0.004, 0.003, 0.001], 2, 4)
        for j in range(leaves // stems):
            u = 0.12 + 0.88 * (j + q.random()) * stems / leaves
            d = (rdir(q) + Vector((math.cos(a), math.sin(a), 0.25)) * 0.5).normalized()
            s = size * q.uniform(0.6, 1.3) * (1.15 - 0.5 * u)
            leaf(b, at(u), d, Vector((0, 0, 1)) + rdir(q) * 0.4, s, s * 0.5, 2, 0.2)
        if flowers and q.random() < flowers:
            for _ in range(7):
                leaf(b, at(1), (rdir(q) + Vector((0, 0, 1))).normalized(), rdir(q), 0.022, 0.016, 3, 0.1)
    return b.mesh(name, mats)


class Undergrowth:
    """Patches of grass and herbs, strewn over `ground` where `clear(x, y)`: thick near the eye, thin at the end."""

    def __init__(self, r, ground):
        self.r, self.ground, M = r, ground, materials()
        self.grass = [turf("turf%d" % k, 300 + k, M, high=(0.13, 0.17, 0.23)[k % 3]) for k in range(6)]
        self.herbs = [herb("herb%d" % k, 320 + k, M, (0.3, 0.42, 0.6)[k % 3], 110 + 30 * k, (0.05, 0.06, 0.045)[k % 3], 0.7 * (k % 2)) for k in range(6)]

    def strew(self, eye, heading, half, reach, count, clear, bare=0.0):
        """bare: how much of the ground stays without grass, in drifts."""
        rng = np.random.default_rng(17)
        d = 3 + (reach - 3) * rng.random(count) ** 0.8
        a = np.radians(heading + rng.uniform(-half, half, count))
        x, y = eye[0] + d * np.cos(a), eye[1] + d * np.sin(a)
        drift = np.sin(x * 0.9 + 1.7 * np.sin(y * 0.37)) * np.sin(y * 0.8 + 1.3 * np.sin(x * 0.41))
        keep = clear(x, y) & (drift > 2 * bare - 1)
        x, y, d, drift = x[keep], y[keep], d[keep], drift[keep]
        z, e = self.ground(x, y), 0.3
        fall, lean = (self.ground(x + e, y) - z) / e, (self.ground(x, y + e) - z) / e
        for i in range(len(x)):
            is_herb = self.r.random() < (0.20 if drift[i] > 0.25 else 0.05)
            k = self.r.uniform(0.7, 1.25) * (1 + 0.006 * d[i])
            # tilted as the slope is, where it is turned by nothing: so the turn is left to the six patches themselves
            inst(
                self.r.choice(self.herbs if is_herb else self.grass),
                (x[i], y[i], z[i]),
                0 if not is_herb else self.r.uniform(0, 6.28),
                (k, k, k * self.r.uniform(0.8, 1.3)),
                math.atan(lean[i]) if not is_herb else 0,
                -math.atan(fall[i]) if not is_herb else 0,
            )
