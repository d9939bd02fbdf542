"""Hotel and leisure: a beach resort with a long pool, half an hour after sunset."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from parts import *
from parts import bay, resort_materials, resort_terrace, resort_wing
from parts.lamps import lamp

out, W, H, spp, A = args()
reset()
r = R(14)
VIEWS = {  # eye, target, lens
    "dusk": ((-1.5, -17, 6.2), (-0.5, 60, 4.6), 27),
    # from the sea's end back to the rooms
    "rooms": ((-4.5, 64.5, 2.0), (7, 20, 5.2), 24),
}
GLOW = Vector((-0.42, 0.90, 0.03)).normalized()
SKY = make_sky(
    GLOW,
    [
        (0, (0.98, 0.44, 0.22)),
        (0.13, (0.86, 0.44, 0.32)),
        (0.27, (0.50, 0.40, 0.46)),
        (0.46, (0.20, 0.27, 0.46)),
        (1, (0.045, 0.085, 0.22)),
    ],
    glow=(1, 0.42, 0.16),
    glow_s=0.9,
    glow_p=5,
    core_s=0.8,
)
make_world(
    SKY, 0.62, cover=0.46, lit=(1.15, 0.52, 0.40), dark=(0.30, 0.27, 0.38), cscale=0.5, seed=(6.3, 3.4, 6), zk=0.13
)
set_haze(make_haze(SKY, 5200, height=500, tint=(0.86, 0.86, 0.96), strength=0.58, start=120))
sun(Vector((-0.42, 0.88, 0.20)), (1, 0.52, 0.34), 0.55, 12)  # the afterglow, a large soft source low over the sea
b = MB()
resort_terrace.ground(b)
resort_wing.wing(b, r)
resort_terrace.pavilions(b)
resort_terrace.lanterns(b)
b.obj("resort", resort_materials.materials())
resort_terrace.loungers()
resort_terrace.guests()
# ---- plants
palms, near, far, shrub = bay.greens()
for k in range(15):
    y = 1 + k * 4.4
    inst(
        palms[k % 5],
        (-10.6 + r.uniform(-0.3, 0.3), y, 0.2),
        r.uniform(0, 6),
        r.uniform(0.62, 0.95),
        r.uniform(-0.06, 0.06),
        r.uniform(-0.06, 0.06),
    )
for k in range(110):
    inst(r.choice(shrub), (-10.6 + r.uniform(-0.7, 0.7), r.uniform(0.5, 63), 0.3), r.uniform(0, 6), r.uniform(0.4, 0.8))
for k in range(75):
    x, y = r.uniform(-58, -22), r.uniform(2, 76)
    inst(
        r.choice(palms + near[:3]),
        (x, y, -0.2),
        r.uniform(0, 6),
        r.uniform(0.7, 1.15),
        r.uniform(-0.07, 0.07),
        r.uniform(-0.07, 0.07),
    )
for k in range(160):
    inst(r.choice(shrub), (r.uniform(-30, -21.5), r.uniform(0, 70), -0.15), r.uniform(0, 6), r.uniform(0.6, 1.3))
for k in range(26):
    x = r.choice((r.uniform(-46, -9), r.uniform(8.5, 44)))
    inst(
        r.choice(palms),
        (x, r.uniform(69, 77), -0.3),
        r.uniform(0, 6),
        r.uniform(0.75, 1.2),
        r.uniform(-0.12, 0.12),
        r.uniform(-0.12, 0.12),
    )
for k in range(70):
    x = r.choice((r.uniform(-46, -7.5), r.uniform(8, 44)))
    inst(r.choice(shrub), (x, r.uniform(67.5, 76), -0.2), r.uniform(0, 6), r.uniform(0.7, 1.5))
for k in range(10):
    inst(
        palms[k % 5],
        (13.6, 4 + k * 6.4, 0),
        r.uniform(0, 6),
        r.uniform(0.55, 0.75),
        r.uniform(-0.05, 0.05),
        r.uniform(-0.05, 0.05),
    )
    for q in range(4):
        inst(
            r.choice(shrub),
            (13.6 + r.uniform(-0.6, 0.6), 4 + k * 6.4 + r.uniform(-0.7, 0.7), 0),
            r.uniform(0, 6),
            r.uniform(0.35, 0.6),
        )
for k in range(0, 15, 2):  # uplights at the palms
    lamp(-10.0, 1 + k * 4.4, 0.6, 16, 0.1)
# ---- the sea and far islands
sea_plane(sea_material(deep="#0b2c3d", wave=0.08, height=1.0, far=500, rough=(0.06, 0.2)), z=-5, y0=80)
hill = pbr("hill", srgb("#2f3b34"), 0.95)
for k, (x, y, w, h) in enumerate(
    ((-2300, 5200, 900, 260), (-900, 6400, 700, 170), (1900, 5600, 1300, 330), (-3900, 7000, 1500, 380))
):
    xs = np.linspace(-1, 1, 160)
    z = h * (1 - xs**2) * (0.6 + 0.5 * fbm(xs * 2.2, 0 * xs, k * 3.3, 6))
    m_ = MB()
    for q in range(159):
        m_.quad(
            (x + xs[q] * w, y, -6),
            (x + xs[q + 1] * w, y, -6),
            (x + xs[q + 1] * w, y + 40, max(-5, z[q + 1])),
            (x + xs[q] * w, y + 40, max(-5, z[q])),
            0,
        )
    m_.obj("isle", [hill])
print("objects", len(bpy.data.objects), flush=True)
for view in A.get("view", "dusk").split("+"):
    eye, target, lens = VIEWS[view]
    aim(eye, target, lens, level=True)
    render(
        out.replace("VIEW", view),
        W,
        H,
        spp,
        exposure=float(A.get("exp", 0.75)),
        look="High Contrast",
        sat=1.05,
        bounces=(6, 3, 4, 10),
        bloom=0.10,
    )
