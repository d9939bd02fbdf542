"""Alpha Tower: a shaft with wave balconies, a bronze grid shaft, a dark spine, on a podium with a pool garden."""

import math
from collections import namedtuple
from random import Random
import numpy as np
from . import site_edge
from .facade import *
from .construction import crane, frame_only, life, site
from .podium import PX0, PX1, PY0, PY1, podium, terrace

SHAFT_A, SHAFT_B = (-20, -14, 9, 13), (12, -17, 28, 11)  # their plans
Z0, TOP_A, TOP_B = 21, 29, 25  # first floor of the shafts, floors of each
FLOOR = 3.3  # metres from one floor to the next
# raw: floors of a podium of raw concrete, 0 when it is clad; glazed: floors with their facades; bare_a, bare_b: frames
# above them; swing: how far the cranes have turned, in radians
Stage = namedtuple("Stage", "raw glazed bare_a bare_b swing", defaults=(0,))
STAGES = {"frame": Stage(4, 0, 11, 8), "glazing": Stage(0, 15, 9, 6)}


def crown_a(mb, z):
    X, N, _, _ = rounded(-20, -14, 9, 13, 5, 0.8)
    mb.prism(ring(X + N * 1.6), z - 0.4, z + 0.1, WHITE, mt=DECK, mb=SOFFIT)
    mb.strip(ring(X + N * 1.45), z + 0.1, z + 1.25, RAIL)
    mb.strip(ring(X + N * 1.47), z + 1.2, z + 1.27, DARK)
    Xi, Ni, _, _ = rounded(-14, -9, 6, 9, 4, 1.4)
    for k in range(len(Xi)):
        mb.obox(Xi[k], (-Ni[k][1], Ni[k][0]), 0.09, 0.16, z, z + 4.6, WOOD)
    mb.prism(ring(Xi - Ni * 1.2), z, z + 4.2, LOBBY)
    mb.prism(ring(Xi + Ni * 2.6), z + 4.6, z + 5.1, WHITE, mb=SOFFIT)
    mb.box(-9, -5, z + 5, 4, 6, z + 8.2, STONE)
    for k in range(14):
        mb.box(-9.1, -5 + k * 0.8, z + 5.2, -9.0, -5 + k * 0.8 + 0.35, z + 8, DARK)


def crown_b(mb, z):
    mb.box(11.6, -17.4, z - 0.3, 28.4, 11.4, z + 0.2, CONCRETE)
    for y in (-17, -10, -3, 4, 11):
        mb.box(12, y - 0.2, z, 12.4, y + 0.2, z + 5.2, BRONZE)
        mb.box(27.6, y - 0.2, z, 28, y + 0.2, z + 5.2, BRONZE)
        mb.box(12, y - 0.2, z + 4.8, 28, y + 0.2, z + 5.2, BRONZE)
    mb.box(12, -17.2, z + 4.8, 12.4, 11.2, z + 5.2, BRONZE)
    mb.box(27.6, -17.2, z + 4.8, 28, 11.2, z + 5.2, BRONZE)
    mb.box(14, -14, z, 26, 8, z + 3.4, LOBBY)
    for x in np.arange(12.6, 27.6, 0.9):
        mb.box(x, -17, z + 5.2, x + 0.12, 11, z + 5.4, WOOD)


def plinths(mb):
    """What the shafts stand on: walls set back under their first floors, so that these seem to float, and do not."""
    X, _, _, _ = rounded(-17.5, -11.5, 6.5, 10.5, 4, 1.5)
    mb.prism(ring(X), 18.8, Z0 - 0.1, STONE)
    mb.box(13.2, -15.8, 18.8, 26.8, 9.8, Z0 - 0.1, STONE)


def finished(mb, r, plants):
    terrace(mb, r)
    plinths(mb)
    za = wave_floors(mb, r, (*SHAFT_A, 5), TOP_A, Z0, plants=plants)
    zb = grid_floors(mb, r, *SHAFT_B, TOP_B, Z0, plants=plants)
    crown_a(mb, za)
    crown_b(mb, zb)
    mb.box(7, -8, Z0 - 2, 14, 10, za + 7, STONE)
    mb.box(8, -8.25, Z0, 8.8, -8, za + 6.8, LED)


def in_progress(mb, r, stage):
    """`glazed` floors with their façades, bare frames above, cranes over all. Returns (plan, height) of both tops."""
    site(mb, r, PX0, PY0, PX1, PY1, 18.9, (SHAFT_A, SHAFT_B))
    plinths(mb)
    glazed_a, glazed_b = min(stage.glazed, TOP_A), min(stage.glazed, TOP_B)
    za = zb = Z0
    if stage.glazed:
        za = wave_floors(mb, r, (*SHAFT_A, 5), glazed_a, za, plants=[])
        zb = grid_floors(mb, r, *SHAFT_B, glazed_b, zb, plants=[])
    if stage.bare_a or not stage.glazed:
        za = frame_only(mb, r, *SHAFT_A, stage.bare_a, za)
    if stage.bare_b or not stage.glazed:
        zb = frame_only(mb, r, *SHAFT_B, stage.bare_b, zb)
    mb.box(9.4, -6, Z0 - 2, 11.8, 8, za + 3, CONCRETE)
    crane(mb, -22.5, 8, za + 20, 40, 0.5 + stage.swing)
    crane(mb, 30.5, -19, zb + 13, 34, 2.75 - stage.swing)
    return ((SHAFT_A, za), (SHAFT_B, zb))


def podium_in_progress(mb, r, stage):
    """The first floors of the podium, nothing above them yet but what lies on the highest one."""
    top = site_edge.LEVELS[stage.raw - 1][1]
    site(mb, r, PX0, PY0, PX1, PY1, top, ((-24, 6, -21, 10), (29, -21, 32, -17)))
    crane(mb, -22.5, 8, Z0 + 20, 40, 0.5 + stage.swing)
    crane(mb, 30.5, -19, Z0 + 13, 34, 2.75 - stage.swing)
    return ()


def build(mb, r, stage=None):
    """stage: a Stage of building; None: finished. Returns plants."""
    plants = []
    if not stage:
        podium(mb, r, plants)
        finished(mb, r, plants)
        return plants
    if not stage.raw:
        podium(mb, r, [])
    site_edge.build(Random(5), stage.raw)
    whole = stage.raw in (0, len(site_edge.LEVELS))
    tops = in_progress(mb, r, stage) if whole else podium_in_progress(mb, r, stage)
    deck = ((PX0, PY0, PX1, PY1), 18.9 if whole else site_edge.LEVELS[stage.raw - 1][1])
    streets = ((-12, -37, 0.0), (14, -36.5, math.pi), (-41, -6, math.pi / 2))
    life(Random(3), tops, deck, (SHAFT_A, SHAFT_B) if whole else (), streets)
    return plants
