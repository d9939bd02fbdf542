"""The foot of a tower being built: a podium of raw concrete with walls half raised, scaffolds in nets, a hoarding along the
street, offices in containers."""

import numpy as np
from . import materials
from .construction import bar
from .facade_materials import netting
from .materials import pbr
from .mesh import MB
from .nodes import c4, srgb
from .podium import PX0, PX1, PY0, PY1

RAW, BLOCK, PLY, TUBE, PLANK, SHEET, BAND, MESH, BOX, PANE, RAIL, MUD = range(12)
LEVELS = ((0, 6), (6, 10.5), (10.5, 15), (15, 18.9))


def concrete(name, tone):
    """Raw concrete: darker where water ran, and the joints of its formwork as changes of tone."""
    m, t = materials.newmat(name)
    pos = t.n("ShaderNodeNewGeometry").outputs["Position"]
    rnd = t.n("ShaderNodeNewGeometry").outputs["Random Per Island"]
    runs = t.noise(t.vmath("MULTIPLY", pos, (1, 1, 0.12)), 0.9, 5, 0.65)
    k = t.math("ADD", t.math("MULTIPLY", runs, 0.55), t.math("MULTIPLY", rnd, 0.22))
    c = t.mix(t.ramp(k, [(0.22, 0), (0.62, 1)]), c4(srgb("#6f6a62")), c4(srgb(tone)))
    p = t.n("ShaderNodeBsdfPrincipled", i={"Roughness": 0.85, "Specular": 0.2})
    t.set(p.inputs["Base Color"], c)
    return materials.finish(m, p, t)


def mats():
    return [
        concrete("raw", "#b4aea3"),
        concrete("blocks", "#9d968a"),
        pbr("ply", srgb("#b08a55"), 0.8, var=0.25, vscale=0.8),
        pbr("galvanised", srgb("#8e9496"), 0.45, metal=0.6),
        pbr("plank", srgb("#8a6a45"), 0.85, var=0.3, vscale=1.2),
        pbr("hoarding", srgb("#e2ded3"), 0.6, var=0.12, vscale=0.6),
        pbr("band", srgb("#8f4427"), 0.6, var=0.1, vscale=0.6),
        netting(),
        pbr("container", srgb("#c9cdcb"), 0.55, var=0.15, vscale=0.4),
        pbr("officepane", srgb("#20282c"), 0.1),
        pbr("handrail", srgb("#b98a2c"), 0.6, var=0.2, vscale=1),
        pbr("mud", srgb("#7c6a54"), 0.95, var=0.35, vscale=0.3),
    ]


def bay(b, r, p, q, N, z0, z1):
    """One bay between two columns: open with a rail, walled in part, netted, or in formwork."""
    T = (q - p) / np.hypot(*(q - p))
    L, kind = np.hypot(*(q - p)), r.random()
    top = z1 - 0.75
    if kind < 0.42:
        c = (p + q) / 2 - N * 0.6
        high = top if r.random() < 0.6 else z0 + r.uniform(1.0, 2.6)
        hole = L * r.choice((0.22, 0.3))
        sill = min(z0 + 1.0, high)
        b.obox(c, T, L / 2 - 0.4, 0.1, z0, sill, BLOCK)
        for s in (-1, 1):
            side = (L / 2 - 0.4 - hole) / 2
            b.obox(c + T * s * (hole + side), T, side, 0.1, sill, high, BLOCK)
        if high == top:
            b.obox(c, T, hole, 0.1, top - 0.5, top, BLOCK)
    elif kind < 0.54:
        a, e = p + N * 0.5, q + N * 0.5
        b.quad((*a, z0 + 0.1), (*e, z0 + 0.1), (*e, z1 - 0.2), (*a, z1 - 0.2), MESH)
    elif kind < 0.66:  # props under a slab that was poured this week
        for u in np.arange(0.8, L - 0.6, 1.2):
            for e in (0.5, 1.7, 2.9):
                x = p + T * u - N * e
                b.obox(x, T, 0.05, 0.05, z0, top, RAIL if e < 1 else PLANK)
        b.obox((p + q) / 2 - N * 1.7, T, L / 2 - 0.5, 1.5, top, top + 0.1, PLY)
    if kind > 0.54:
        for h in (0.5, 1.05):
            bar(b, (*(p - N * 0.1), z0 + h), (*(q - N * 0.1), z0 + h), 0.03, RAIL)


def side(b, r, p, q, floors):
    p, q = np.array(p, float), np.array(q, float)
    L = np.hypot(*(q - p))
    T = (q - p) / L
    N = np.array((T[1], -T[0]))
    n = int(round(L / 9))
    for z0, z1 in LEVELS[:floors]:
        for k in range(n + 1):
            b.obox(p + T * L * k / n - N * 0.6, T, 0.4, 0.4, z0, z1, RAW)
        b.obox((p + q) / 2 - N * 0.5, T, L / 2, 0.35, z1 - 0.75, z1 - 0.3, RAW)
        for k in range(n):
            bay(b, r, p + T * (L * k / n + 0.4), p + T * (L * (k + 1) / n - 0.4), N, z0 + 0.05, z1)


def scaffold(b, r, p, q, high, netted):
    """Two rows of tubes 1.1 m apart, planks every 2 m, nets over a part of it."""
    p, q = np.array(p, float), np.array(q, float)
    L = np.hypot(*(q - p))
    T = (q - p) / L
    N = np.array((T[1], -T[0]))
    n = int(L / 2.4)
    for k in range(n + 1):
        for e in (0.15, 1.25):
            x = p + T * L * k / n + N * e
            bar(b, (*x, 0), (*x, high + r.uniform(0.2, 1.2)), 0.035, TUBE)
    for i, z in enumerate(np.arange(2, high + 0.1, 2)):
        b.obox((p + q) / 2 + N * 0.7, T, L / 2, 0.5, z - 0.06, z, PLANK)
        for e, h in ((1.25, 0.5), (1.25, 1.0), (0.15, 0.0), (1.25, 0.0)):
            bar(b, (*(p + N * e), z + h), (*(q + N * e), z + h), 0.026, TUBE)
        for k in range(n):
            a, c = p + T * L * k / n + N * 1.27, p + T * L * (k + 1) / n + N * 1.27
            if (k + i) % 5 == 0:
                bar(b, (*a, z - 2), (*c, z), 0.026, TUBE)
            if netted((k + 0.5) / n, z / high) > r.random():
                sag = r.uniform(0.0, 0.12)
                d = (a + c) / 2 + N * (0.06 + sag)
                for u, v in ((a, d), (d, c)):
                    b.quad((*u, z - 2), (*v, z - 2 + sag), (*v, z - sag * 0.4), (*u, z), MESH)


def hoarding(b, r, p, q, gate=None):
    """Sheets of 1.2 m with a band of colour; `gate`: from and to, in metres along it, where lorries go in."""
    p, q = np.array(p, float), np.array(q, float)
    L = np.hypot(*(q - p))
    T = (q - p) / L
    for k in range(int(L / 1.2)):
        u = 0.6 + k * 1.2
        if gate and gate[0] < u < gate[1]:
            continue
        h = 2.5 + r.uniform(-0.03, 0.03)
        c = p + T * u
        b.obox(c, T, 0.59, 0.03, 0.05, h, SHEET)
        b.obox(c + np.array((T[1], -T[0])) * 0.035, T, 0.595, 0.01, 1.75, 2.2, BAND)
        b.obox(c + T * 0.6, T, 0.04, 0.07, 0, h + 0.08, TUBE)


def office(b, x, y, z):
    """A container of 6 m with a door and two windows to -y."""
    b.box(x, y, z, x + 6, y + 2.4, z + 2.6, BOX)
    for k in range(24):
        b.box(x + k * 0.25, y - 0.03, z + 0.1, x + k * 0.25 + 0.12, y, z + 2.5, BOX)
    for u in (0.7, 3.9):
        b.box(x + u, y - 0.06, z + 1.0, x + u + 1.4, y - 0.03, z + 2.0, PANE)
    b.box(x + 2.6, y - 0.06, z + 0.1, x + 3.4, y - 0.03, z + 2.1, PANE)


def street_edge(b, r):
    hoarding(b, r, (PX0 - 2.3, PY0 - 2.3), (PX1 + 2, PY0 - 2.3), (44, 53))
    hoarding(b, r, (PX0 - 2.3, PY1), (PX0 - 2.3, PY0 - 2.3))


def raw_podium(b, r, floors):
    top = LEVELS[floors - 1][1]
    for z0, z1 in LEVELS[:floors]:
        b.box(PX0, PY0, z1 - 0.3, PX1, PY1, z1, RAW)
    b.box(PX0 + 8, PY0 + 8, 0, PX1 - 8, PY1 - 8, top - 0.4, BLOCK)
    for p, q in (((PX0, PY0), (PX1, PY0)), ((PX0, PY1), (PX0, PY0)), ((PX1, PY0), (PX1, PY1))):
        side(b, r, p, q, floors)
    for x in np.arange(PX0 + 1, PX1, 9.0):  # bars of columns to come, along the edge of the roof
        for e in (-0.2, 0.2):
            bar(b, (x + e, PY0 + 0.6, top), (x + e, PY0 + 0.6, top + 1.4), 0.02, TUBE)
    scaffold(b, r, (PX0, PY1), (PX0, PY0), min(18, top + 1), lambda u, v: 0.85 if u < 0.55 else 0.12)
    scaffold(b, r, (PX0, PY0), (PX0 + 30, PY0), min(14, top + 1), lambda u, v: 0.9 if u > 0.5 else 0.0)
    if floors == len(LEVELS):
        for k, (x, y, z) in enumerate(((22, -24.5, 18.9), (28.6, -24.5, 18.9), (22.6, -24.5, 21.6))):
            office(b, x, y, z)
    b.box(8, PY0 - 9, -0.04, 20, PY0 - 1, 0.19, MUD)


def build(r, floors):
    """floors: of the raw podium; 0: the podium is clad, and only the street's edge is fenced off."""
    b = MB()
    street_edge(b, r)
    if floors:
        raw_podium(b, r, floors)
    b.obj("site", mats())
