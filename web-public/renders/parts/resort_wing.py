"""The resort's wing: two floors of deep loggias under one long hipped roof."""

import numpy as np
from .facade import pane
from .lamps import lamp
from .resort_materials import *

X0, Y0, BAY, NB, FH = 17, 2, 5.2, 13, 3.7  # front left corner, width and number of bays, floor height


def wing(b, r):
    for f in range(2):
        z = 0.1 + f * FH
        b.box(X0 - 2.6 if f else X0 - 0.6, Y0 - 0.4, z - 0.32, X0 + 13, Y0 + BAY * NB + 0.4, z, PL, mb=TI)
        for k in range(NB + 1):
            y = Y0 + k * BAY
            b.box(X0 - (0.5 if f else 0.9), y - 0.16, z, X0 + 6, y + 0.16, z + FH - 0.3, PL)
            b.box(X0 - 2.45, y - 0.22, z, X0 - 2.1, y + 0.22, z + FH - 0.3, TI)
        for k in range(NB):
            loggia(b, r, f, k, z)
    roof(b)
    for k in range(NB):
        lamp(X0 - 1.2, Y0 + (k + 0.5) * BAY, FH - 0.4, 55)
        lamp(X0 - 1.2, Y0 + (k + 0.5) * BAY, 2 * FH - 0.4, 55)


def loggia(b, r, f, k, z):
    """One bay of floor `f`: the glass, the room behind it, a curtain in folds, balusters above, screens below."""
    y = Y0 + k * BAY + 0.16
    n = np.array((-1.0, 0))
    w = BAY - 0.32
    for j in range(3):
        pane(
            b, r, np.array((X0, y + w * (j + 1) / 3)), np.array((X0, y + w * j / 3)), n, z, z + FH - 0.5, GL, 0.006
        )
        b.box(X0 - 0.05, y + w * j / 3 - 0.03, z, X0 + 0.05, y + w * j / 3 + 0.03, z + FH - 0.3, DK)
    b.box(X0 - 0.05, y, z + FH - 0.55, X0 + 0.05, y + w, z + FH - 0.3, DK)
    b.quad((X0 + 4.6, y + w, z), (X0 + 4.6, y, z), (X0 + 4.6, y, z + FH - 0.3), (X0 + 4.6, y + w, z + FH - 0.3), RO)
    c = r.choice(((0, 0.22), (0, 0.36), (0.64, 1), (0, 1), (0.80, 1)))
    m = 24  # curtains fall in folds
    for q in range(m):
        a0, a1 = (c[0] + (c[1] - c[0]) * q / m, c[0] + (c[1] - c[0]) * (q + 1) / m)
        d0, d1 = (0.28 + 0.07 * (q % 2), 0.28 + 0.07 * ((q + 1) % 2))
        b.quad(
            (X0 + d0, y + w * a0, z),
            (X0 + d1, y + w * a1, z),
            (X0 + d1, y + w * a1, z + FH - 0.5),
            (X0 + d0, y + w * a0, z + FH - 0.5),
            CU,
        )
    b.box(X0 - 1.9, y + 0.2, z + FH - 0.36, X0 - 1.8, y + w - 0.2, z + FH - 0.33, LE)
    if f:
        for q in range(34):
            b.box(X0 - 2.43, y + 0.06 + q * 0.144, z + 0.05, X0 - 2.39, y + 0.09 + q * 0.144, z + 1.02, DK)
        b.box(X0 - 2.46, y + 0.1, z + 1.0, X0 - 2.36, y + w - 0.1, z + 1.06, TI)
    elif k % 2:  # timber screens between the garden rooms
        for q in range(12):
            b.box(X0 - 2.35, y + 0.1 + q * 0.19, z, X0 - 2.28, y + 0.17 + q * 0.19, z + FH - 0.35, TI)


def roof(b):
    zr, e = 0.1 + 2 * FH, 1.9
    xa, xb, ya, yb, xm = X0 - 2.6 - e, X0 + 13 + e, Y0 - e, Y0 + BAY * NB + e, X0 + 5.2
    b.box(xa + 0.1, ya + 0.1, zr - 0.22, xb - 0.1, yb - 0.1, zr, TI)
    R0, R1 = (xm, ya + 9, zr + 4.2), (xm, yb - 9, zr + 4.2)
    b.quad((xa, ya, zr), (xa, yb, zr), R1, R0, SH)
    b.quad((xb, yb, zr), (xb, ya, zr), R0, R1, SH)
    b.tri((xb, ya, zr), (xa, ya, zr), R0, SH)
    b.tri((xa, yb, zr), (xb, yb, zr), R1, SH)
