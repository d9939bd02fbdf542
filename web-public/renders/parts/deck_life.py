"""What stands on the pool deck of Alpha Tower, and who is there: loungers, parasols, towels, a swimmer, two who walk."""

import math
from random import Random
import numpy as np
from . import people, seating, tabletop
from .lamps import lamp
from .materials import glassmat, leafmat, pbr
from .nodes import srgb
from .room_materials import fabric, wood
from .solid import Solid, arc
from .houseplants import kentia, pot

TEAK, CLOTH, TOWEL, CANVAS, POLE, STONE, GLASS, CLAY, LEAF, SOIL, JUICE, LANTERN = range(12)
DECK = 19.10


def materials():
    return [
        wood("teak", "#a9804f", "#84592f", 1),
        fabric("cushion", "#e6ddcb", 180),
        fabric("towel", "#b7653f", 90, 0.2),
        fabric("canvas", "#efe8da", 220),
        pbr("pole", srgb("#8a6238"), 0.45, var=0.1, vscale=6),
        pbr("limestone", srgb("#cdc3b1"), 0.7, var=0.15, vscale=3),
        glassmat("tumbler", (0.96, 0.98, 0.98), 0.06),
        pbr("clay", srgb("#8d5638"), 0.75, var=0.14, vscale=9, bump=0.08, bscale=60),
        leafmat("kentia", srgb("#2f4c20"), srgb("#5d7c3a"), 0.28, 0.4),
        pbr("soil", srgb("#3a2c20"), 0.95),
        pbr("calamansi", srgb("#d5a53a"), 0.05),
        pbr("lantern", srgb("#efe4cc"), 0.6, emit=(1, 0.62, 0.30), es=2.2),
    ]


def lounger(S, x, y, turn, seed, towel, floor=DECK):
    """Its foot points along -x when `turn` is 0. A teak frame with slats, a mattress whose head is raised."""
    c, s = math.cos(turn), math.sin(turn)
    at = lambda u, v, z: (x + u * c - v * s, y + u * s + v * c, floor + z)
    for v in (-0.31, 0.31):
        S.turned_box((1.95, 0.045, 0.075), TEAK, at(0, v, 0.27), (0, 0, turn), 0.008)
        for u in (-0.85, 0.75):
            S.turned_box((0.06, 0.05, 0.27), TEAK, at(u, v, 0.135), (0, 0, turn), 0.006)
    for k in range(13):
        S.turned_box((0.07, 0.62, 0.02), TEAK, at(-0.93 + k * 0.1, 0, 0.30), (0, 0, turn), 0.004)
    tilt = 0.62
    seating.upholstered(S, (1.28, 0.62, 0.09), CLOTH, at(-0.32, 0, 0.365), (0, 0, turn), rad=0.035, puff=0.012, seed=seed, fill=8)
    seating.upholstered(S, (0.78, 0.62, 0.09), CLOTH, at(0.60, 0, 0.575), (0, -tilt, turn), rad=0.035, puff=0.012, seed=seed + 1, fill=8)
    for k in range(6):
        u = 0.32 + k * 0.115 * math.cos(tilt)
        S.turned_box((0.07, 0.62, 0.02), TEAK, at(u + 0.02, 0, 0.31 + k * 0.115 * math.sin(tilt)), (0, -tilt, turn), 0.004)
    if towel == "rolled":
        for k, v in enumerate((-0.11, 0.08)):
            S.tube([at(-0.78 + 0.015 * k, v - 0.2, 0.475), at(-0.78, v + 0.12, 0.475)], 0.065, TOWEL if k else CLOTH, 18)
    elif towel == "spread":
        n, m = 40, 16
        t, v = np.meshgrid(np.linspace(0, 1, n), np.linspace(-0.27, 0.29, m), indexing="ij")
        u = -0.72 + 1.55 * t
        z = 0.438 + np.clip(u - 0.27, 0, 9) * math.tan(tilt) * 0.99 + 0.012 * np.sin(9 * t + seed) * np.cos(5 * v + seed)
        S.sheet(np.stack([x + u * c - v * s, y + u * s + v * c, floor + z], -1)[:, ::-1], TOWEL)


def parasol(S, x, y, h=2.55, r=1.35, floor=DECK):
    """Eight panels that sag between their ribs."""
    u, a = np.meshgrid(np.linspace(0.02, 1, 14), np.linspace(0, 2 * np.pi, 96, endpoint=False), indexing="ij")
    between = np.abs(np.sin(4 * a))
    k = r * u * (1 - 0.07 * between * u)
    z = h - 0.52 * u**1.15 - 0.05 * between * u
    P = np.stack([x + k * np.cos(a), y + k * np.sin(a), floor + z], -1)
    S.sheet(P, CANVAS, False, True)
    low = np.stack([P[-1], P[-1] - (0, 0, 0.13)])
    S.sheet(low, CANVAS, False, True)
    for j in range(8):
        b = j * math.pi / 4
        S.tube(arc((x, y, floor + h - 0.03), (x + r * 0.98 * math.cos(b), y + r * 0.98 * math.sin(b), floor + h - 0.54), (0, 0, 0.02), 6), 0.011, POLE, 6)
    S.tube([(x, y, floor), (x, y, floor + h + 0.12)], 0.026, POLE, 16)
    S.lathe([(0.001, 0), (0.30, 0), (0.30, 0.07), (0.05, 0.1), (0.03, 0.3)], STONE, (x, y, floor), 40)


def side_table(S, x, y, drink, floor=DECK):
    """Round, between two loungers, with or without a glass of juice."""
    tabletop.pedestal_table(S, (x, y, floor), 0.21, 0.44, TEAK, POLE)
    if drink:
        p = (x - 0.04, y + 0.05, floor + 0.44)
        tabletop.glass(S, p, GLASS, 0.036, 0.13)
        S.lathe([(0.001, 0.012), (0.03, 0.012), (0.031, 0.09), (0.001, 0.09)], JUICE, p, 24)


def swimmer(S, at, turn):
    """Head and shoulders over the water."""
    people.blob(S, people.SKIN, (0, 0.0, -0.05), (0.2, 0.11, 0.15), at, turn)
    for k in (-1, 1):
        people.limb(S, people.SKIN, ((k * 0.16, 0.02, 0.0), (k * 0.33, 0.12, -0.05), (k * 0.42, 0.3, -0.12)), (0.05, 0.042, 0.03), at, turn)
    people.head(S, 0.235, at, turn, True)


def furnish():
    """Everything of the deck, seeded by itself."""
    r = Random(4)
    M = materials()
    S = Solid()
    for k, y in enumerate(np.arange(-9.5, 20, 4.6)):
        for j, e in enumerate((-0.95, 0.95)):
            towel = ("spread", "rolled", None, "rolled")[(2 * k + j * 3 + k // 2) % 4]
            lounger(S, -24.55 + r.uniform(-0.05, 0.05), y + e, r.uniform(-0.05, 0.05), 11 * k + j, towel)
        side_table(S, -24.75, y, k % 3 != 2)
        if k % 2 == 0:
            parasol(S, -24.25, y, 2.55 + r.uniform(-0.05, 0.05))
    for k, y in enumerate((-14.4, -4.9, 4.3, 13.5)):
        pot(S, (-21.5, y, DECK), 0.3, 0.42, CLAY if k % 2 else STONE, SOIL)
        kentia(S, (-21.5, y, DECK + 0.36), r.uniform(0.8, 0.95), LEAF, LEAF, 30 + k, 12)  # the balcony above is low
    S.obj("deck-life", M)
    p = Solid()
    swimmer(p, (-28.6, -1.0, 19.25), 0.3)
    p.obj("swimmer", people.cast())
    p = Solid()
    people.woman_at_rail(p, (-27.6, 25.55, 18.9), 0.15, 1.1)
    p.obj("looking", people.cast("#e9dfcb"))
    p = Solid()
    people.man_walking(p, (-23.05, 9.0, DECK), 0.05)
    p.obj("walking", people.cast("#7d97a3", "#d8cdb6"))


def south_side(lit):
    """By the square pool: loungers in pairs, lanterns along its edge, and one who looks out over the park."""
    S = Solid()
    for k, x in enumerate((-13.4, -15.6, -20.2, -22.4)):
        lounger(S, x, -16.6, math.pi / 2 + 0.03 * (k % 3 - 1), 60 + k, ("rolled", None, "spread", "rolled")[k], 19.04)
    for x in (-14.5, -21.3):
        side_table(S, x, -16.3, x < -20, 19.04)
    for x, y in [(-8.6 - 3.7 * k, -25.15) for k in range(6)] + [(-9.5 - 4.6 * k, -18.75) for k in range(4)]:
        S.lathe([(0.001, 0.02), (0.075, 0.02), (0.085, 0.13), (0.06, 0.19), (0.001, 0.2)], LANTERN, (x, y, 19.25), 24)
        if lit:
            lamp(x, y + (0.35 if y < -20 else 0.5), 19.5, 9, 0.1)
    S.obj("south-side", materials())
    p = Solid()
    people.woman_at_rail(p, (-19.0, -26.6, 18.93), math.pi + 0.1, 1.1)
    p.obj("at-rail", people.cast("#e4d6bf"))
