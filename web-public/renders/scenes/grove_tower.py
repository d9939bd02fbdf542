"""Grove Tower, Palawan: a slim tower of planted terraces between karst walls, over a turquoise cove."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from parts import *
from parts import bay
from parts.facade import *

out, W, H, spp, A = args()
reset()
r = R(21)
VIEWS = {  # camera, target, lens, shift
    "wide": ((-112, -126, 44), (24, 128, 66), 29, (0, 0)),
    # upright, for phones: the tower's part of the wide view, its lens and shift measured against the height
    "portrait": ((-112, -126, 44), (24, 128, 66), 29 * 16 / 9, (0.258, 0)),
    # from a boat in the cove
    "water": ((-165, 118, 9), (76, 130, 52), 25, (-0.09, 0)),
    "water-portrait": ((-165, 118, 9), (76, 130, 56), 55, (0, 0)),
}
eye, target, lens, shift = VIEWS[A.get("view", "wide")]
eye = tuple(float(A.get(k, v)) for k, v in zip(("cx", "cy", "cz"), eye))
target = tuple(float(A.get(k, v)) for k, v in zip(("tx", "ty", "tz"), target))
SUN = Vector((-0.80, -0.36, 0.40)).normalized()
SKY = make_sky(
    SUN,
    [
        (0, (0.86, 0.84, 0.80)),
        (0.16, (0.66, 0.76, 0.84)),
        (0.34, (0.36, 0.56, 0.78)),
        (0.6, (0.14, 0.33, 0.62)),
        (1, (0.06, 0.18, 0.45)),
    ],
    glow=(1, 0.74, 0.45),
    glow_s=0.7,
    glow_p=3,
    core_s=2,
)
make_world(
    SKY, 0.95, cover=0.47, lit=(1.55, 1.38, 1.2), dark=(0.56, 0.60, 0.68), cscale=0.55, seed=(7.3, 1.4, 3), zk=0.2
)
set_haze(make_haze(SKY, 5200, height=420, tint=(0.88, 0.94, 1.0), strength=0.92, start=150))
sun(SUN, (1, 0.80, 0.56), 6.6, 0.7)
CX, CY, Z = 76, 128, 8.0
SITE = lambda x, y: (np.abs(x - CX) > 34) | (np.abs(y - CY) > 30)
plants = bay.greens()
bay.build(r, eye, plants, keep=lambda x, y: SITE(x, y) & (np.hypot(x - eye[0], y - eye[1]) > 42))
# ---- the tower: one rounded slab, the two upper thirds each set back, so that it steps like the cliffs
M = tower_materials(lit=0.16, strength=1.6, wall="#dbd1bd")
mb, beds = MB(), []
plan = lambda hx, hy, cx=0, cy=0: (CX - hx + cx, CY - hy + cy, CX + hx + cx, CY + hy + cy, min(hx, hy) * 0.72)
Z1 = Z + 10.5
z = wave_floors(
    mb, r, plan(15, 11.5), 9, Z1, depth=(0.9, 3.0), waves=2, drift=0.95, planters=0.62, plants=beds, garden=4
)
z = wave_floors(
    mb, r, plan(13.2, 10.6, 0.6, 0.3), 9, z, depth=(0.9, 3.0), waves=2, drift=0.95, planters=0.62, plants=beds, garden=4
)
z = wave_floors(
    mb, r, plan(11.2, 9.4, 1.2, 0.6), 7, z, depth=(0.9, 2.7), waves=2, drift=0.95, planters=0.62, plants=beds, garden=4
)
X, N, _, _ = rounded(*plan(11.2, 9.4, 1.2, 0.6), 0.8)
mb.prism(ring(X + N * 1.7), z - 0.3, z + 0.15, WHITE, mt=DECK, mb=SOFFIT)
mb.strip(ring(X + N * 1.55), z + 0.1, z + 1.2, RAIL)
for k in range(0, len(X), 2):
    p = X[k] + N[k] * 0.6
    beds.append((p[0], p[1], z + 0.15, r.uniform(0.9, 1.6)))
# a roof pavilion under a timber pergola
Xi, Ni, _, _ = rounded(CX - 5, CY - 4.5, CX + 7.5, CY + 5.5, 3, 1.3)
for k in range(len(Xi)):
    mb.obox(Xi[k] + Ni[k] * 1.2, (-Ni[k][1], Ni[k][0]), 0.08, 0.14, z + 0.1, z + 4.4, WOOD)
mb.prism(ring(Xi - Ni * 0.8), z, z + 4.0, LOBBY)
mb.prism(ring(Xi + Ni * 2.4), z + 4.4, z + 4.8, WHITE, mt=GREEN, mb=SOFFIT)
# podium: two terraced floors with timber fronts, gardens on each step
for i, (gx, gy, h0, h1) in enumerate(((27, 22, 0, 5.4), (22, 17.5, 5.4, 10.5))):
    pl_ = rounded(CX - gx, CY - gy, CX + gx, CY + gy, 9, 0.9)
    X, N = pl_[0], pl_[1]
    mb.prism(ring(X + N * 1.3), Z + h1 - 0.5, Z + h1, WHITE, mt=GREEN, mb=SOFFIT)
    mb.prism(ring(X - N * 2.4), Z + h0 - 6 * (i == 0), Z + h1 - 0.5, LOBBY)
    for k in range(0, len(X), 2):
        j = (k + 2) % len(X)
        pane(mb, r, X[k] - N[k] * 1.0, X[j] - N[j] * 1.0, N[k], Z + h0, Z + h1 - 0.5)
        mb.obox(X[k] - N[k] * 0.9, (-N[k][1], N[k][0]), 0.05, 0.1, Z + h0, Z + h1 - 0.5, DARK)
    for k in range(len(X)):
        if (k // 9) % 3:
            mb.obox(X[k] + N[k] * 0.2, (-N[k][1], N[k][0]), 0.06, 0.26, Z + h0, Z + h1 - 0.5, WOOD)
        for s in range(2):
            p = X[k] + N[k] * (0.9 - r.uniform(0, 2.6))
            if r.random() < 0.75:
                beds.append((p[0], p[1], Z + h1 - 0.1, r.uniform(0.6, 1.5)))
mb.box(CX - 36, CY - 32, Z - 7, CX + 33, CY + 30, Z - 0.05, PAVING)
# the pool lies between the podium and the palms
mb.box(CX - 35, CY - 29, Z - 0.05, CX - 27.6, CY + 18, Z + 0.35, PAVING)
mb.quad(
    (CX - 34.2, CY - 28, Z + 0.37),
    (CX - 28.6, CY - 28, Z + 0.37),
    (CX - 28.6, CY + 17, Z + 0.37),
    (CX - 34.2, CY + 17, Z + 0.37),
    POOL,
)
mb.obj("grove", M)
palms, near, far, shrub = plants
for x, y, zz, k in beds:
    inst(r.choice(shrub), (x, y, zz - 0.1), r.uniform(0, 6), k * 0.95)
for k in range(26):  # palms on the podium's steps and around the deck
    a = r.uniform(0, 6.28)
    inst(
        r.choice(palms[:2]),
        (CX + 24 * math.cos(a), CY + 19.5 * math.sin(a), Z + 5.2),
        r.uniform(0, 6),
        r.uniform(0.45, 0.65),
    )
for k in range(40):
    x, y = CX + r.choice((-37.5, 34.5)) + r.uniform(-2.5, 2.5), CY + r.uniform(-32, 30)
    inst(r.choice(palms + near[:2]), (x, y, float(bay.ground(x, y)) - 0.3), r.uniform(0, 6), r.uniform(0.6, 1))
for k in range(30):
    x, y = CX + r.uniform(-34, 32), CY - 33.5 + r.uniform(-3, 2)
    inst(r.choice(palms + near[:2]), (x, y, float(bay.ground(x, y)) - 0.3), r.uniform(0, 6), r.uniform(0.5, 0.9))
for k in range(46):  # the garden between the pool and the sand hides the retaining wall from the water
    x, y = CX - 37 - r.uniform(1, 9), CY + r.uniform(-34, 32)
    kind = r.choice(palms + near + shrub * 2)
    inst(kind, (x, y, float(bay.ground(x, y)) - 0.3), r.uniform(0, 6), r.uniform(0.6, 1) if kind in palms else r.uniform(0.8, 1.3))
aim(eye, target, float(A.get("lens", lens)), shift, level=True)
print("objects", len(bpy.data.objects), flush=True)
render(out, W, H, spp, exposure=float(A.get("exp", 0.2)), look="High Contrast", sat=1.05, bounces=(6, 3, 3, 10))
