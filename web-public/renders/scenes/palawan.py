"""The cove of Grove Tower without the tower: Palawan from a cliff by day, and the bay at sunrise."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from parts import *
from parts import bay

out, W, H, spp, A = args()
reset()
r = R(33)
view = A.get("view", "region")
VIEWS = {
    "region": ((70, 10, 128), (-210, 700, 60), 27),
    "sunrise": ((-60, -190, 62), (-340, 900, 78), 30),
    "banner": ((-250, -200, 40), (-420, 1000, 60), 32),
}
eye, target, lens = VIEWS[view]
eye = tuple(float(A.get(k, v)) for k, v in zip(("cx", "cy", "cz"), eye))
target = tuple(float(A.get(k, v)) for k, v in zip(("tx", "ty", "tz"), target))
if view == "region":
    SUN = Vector((-0.55, -0.45, 0.58)).normalized()
    SKY = make_sky(
        SUN,
        [
            (0, (0.88, 0.86, 0.82)),
            (0.16, (0.66, 0.77, 0.86)),
            (0.34, (0.36, 0.56, 0.79)),
            (0.6, (0.14, 0.33, 0.63)),
            (1, (0.06, 0.18, 0.45)),
        ],
        glow=(1, 0.76, 0.48),
        glow_s=0.7,
        glow_p=3,
        core_s=2,
    )
    make_world(
        SKY, 0.95, cover=0.47, lit=(1.6, 1.42, 1.25), dark=(0.58, 0.62, 0.70), cscale=0.6, seed=(9.3, 2.4, 3), zk=0.2
    )
    set_haze(make_haze(SKY, 6500, height=520, tint=(0.88, 0.94, 1.0), strength=0.92, start=200))
    sun(SUN, (1, 0.88, 0.70), 6.0, 0.7)
    grade = dict(exposure=0.15, sat=1.05)
else:
    # the sun stands just above the islands, left of the middle; mist lies on the water between them
    SUN = Vector((-0.30, 0.94, 0.085)).normalized()
    SKY = make_sky(
        SUN,
        [
            (0, (0.86, 0.42, 0.22)),
            (0.14, (0.80, 0.46, 0.29)),
            (0.28, (0.58, 0.46, 0.42)),
            (0.48, (0.28, 0.36, 0.50)),
            (1, (0.08, 0.16, 0.34)),
        ],
        glow=(1, 0.46, 0.15),
        glow_s=1.1,
        glow_p=7,
        core_s=4,
    )
    make_world(
        SKY, 1.0, cover=0.50, lit=(1.5, 0.86, 0.56), dark=(0.55, 0.44, 0.50), cscale=0.55, seed=(4.3, 2.4, 8), zk=0.14
    )
    set_haze(
        make_fog(
            SKY,
            [(1 / 9000, 0, 420), (1 / 3000, 0, 30)],
            eye[2],
            tint=(0.97, 0.95, 0.97),
            strength=0.92,
            noise_amt=0.5,
            noise_scale=0.006,
            el=0.03,
        )
    )
    sun(SUN, (1, 0.55, 0.26), 4.2, 0.8)
    grade = dict(exposure=-0.05, sat=1.06)
bay.build(r, eye, bay.greens(), keep=lambda x, y: np.hypot(x - eye[0], y - eye[1]) > 55)
# bancas at anchor in the cove
hull, roof = pbr("hull", srgb("#efe9dc"), 0.4), pbr("roof", srgb("#5d7a86"), 0.6)
b = MB()
b.prism([(-6, -0.5), (-4, -0.85), (4, -0.75), (7.5, 0), (4, 0.75), (-4, 0.85), (-6, 0.5)], 0, 0.9, 0)
b.box(-3, -0.7, 2.0, 2, 0.7, 2.12, 1)
for x in (-2.9, 1.8):
    for y in (-0.65, 0.6):
        b.box(x, y, 0.8, x + 0.07, y + 0.07, 2.0, 0)
for s in (-1, 1):
    b.box(-4.5, s * 3.6 - 0.09, 0.15, 4.2, s * 3.6 + 0.09, 0.32, 0)
    for k in (-2.6, 2.4):
        b.box(k - 0.06, min(0, s * 3.6), 0.75, k + 0.06, max(0, s * 3.6), 0.85, 0)
banca = b.mesh("banca", [hull, roof])
for x, y, a in (
    (-62, 190, 0.6),
    (-84, 222, 0.9),
    (-48, 262, 0.4),
    (-130, 300, 1.4),
    (-190, 240, 2.3),
    (-240, 420, 0.2),
    (-320, 330, 1.0),
    (-95, 390, 0.5),
):
    inst(banca, (x, y, 0.02), a, 0.62)
aim(eye, target, float(A.get("lens", lens)), level=True)
print("objects", len(bpy.data.objects), flush=True)
render(out, W, H, spp, look="High Contrast", bounces=(5, 2, 2, 8), **grade)
