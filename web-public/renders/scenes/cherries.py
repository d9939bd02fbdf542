"""Coffee cherries ripening on the shrub, the row and the hills out of focus behind."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from parts import *
from parts import coffee, coffee_close

out, W, H, spp, A = args()
reset()
r, rng = R(19), np.random.default_rng(19)
SUN = Vector(
    (-0.90, 0.10, 0.46)
).normalized()  # low from the left, across the row: fruit in the light, leaves glowing at the edge
SKY = make_sky(
    SUN,
    [
        (0, (1.0, 0.84, 0.64)),
        (0.18, (0.88, 0.82, 0.74)),
        (0.34, (0.58, 0.68, 0.78)),
        (0.6, (0.26, 0.42, 0.64)),
        (1, (0.10, 0.22, 0.45)),
    ],
    glow=(1, 0.64, 0.30),
    glow_s=1.8,
    glow_p=3,
    core_s=4,
)
make_world(SKY, 0.85, clouds=False)
set_haze(make_haze(SKY, 700, height=120, tint=(0.95, 0.97, 0.98), strength=0.8, start=10))
sun(SUN, (1, 0.76, 0.46), 8.5, 0.8)


def slope(x, y):
    x, y = np.asarray(x, float), np.asarray(y, float)
    return (
        0.10 * y
        - 0.16 * x
        + 0.25 * fbm(x * 0.15, y * 0.15, 1.0, 4)
        + 26 * np.clip((y - 60) / 180, 0, 1) ** 1.2
        + 14 * fbm(x * 0.012, y * 0.012, 4, 4) * np.clip((y - 40) / 80, 0, 1)
    )


MATS = coffee_close.materials()
CLOSE = [coffee_close.shrub(i, MATS) for i in range(4)]
cof = coffee.leaf_materials()
FARTHER = [coffee.shrub("n%d" % i, i, cof, 2600, 0.155, 0.20) for i in range(4)]
FAR = [coffee.shrub("f%d" % i, 20 + i, cof, 520, 0.32) for i in range(4)]
lf = leafmat("lf", srgb("#35551f"), srgb("#6b8a35"), trans=0.4)
SHADE = [
    tree_mesh("shade%d" % i, 60 + i, [cof[0], lf], h=10 + i, spread=5.6, leaves=3200, ls=0.6, flat=0.4, trunk=0.6)
    for i in range(3)
]
ground = pbr("soil", srgb("#6b4a31"), 0.95, var=0.4, vscale=1.2, bump=0.6, bscale=9)
grass = pbr("far", srgb("#4d6329"), 0.95, var=0.4, vscale=0.06)
grid_mesh("near", slope, -14, 14, -3, 30, 0.25, ground)
grid_mesh("hills", slope, -160, 160, 30, 300, 2, grass)
# rows run away from the camera; the nearest shrub of the right-hand row is the one in focus
cam = (-0.55, -1.3)
for k, x0 in enumerate((1.15, -1.9, -4.6, 4.0, 6.8, -7.4)):
    y = 2.9 if k == 0 else 4.2 + k * 0.3
    while y < 46:
        x = x0 + 0.05 * y + r.uniform(-0.12, 0.12)
        protos = CLOSE if y < 13 and k < 2 else FARTHER if y < 26 else FAR
        s = r.uniform(0.92, 1.12)
        inst(r.choice(protos), (x, y, float(slope(x, y)) - 0.06), r.uniform(0, 6.28), s)
        y += r.uniform(1.25, 1.55)
for k in range(1500):
    y = r.uniform(46, 230)
    x = r.uniform(-1, 1) * (12 + y * 0.45)
    inst(
        r.choice(FAR),
        (x, round(y / 2.6) * 2.6 + r.uniform(-0.2, 0.2), float(slope(x, round(y / 2.6) * 2.6)) - 0.1),
        r.uniform(0, 6.28),
        r.uniform(1, 1.5),
    )
for k in range(26):
    y = r.uniform(34, 200)
    x = r.uniform(-1, 1) * (8 + y * 0.42)
    inst(r.choice(SHADE), (x, y, float(slope(x, y)) - 0.2), r.uniform(0, 6.28), r.uniform(0.6, 1))
z = float(slope(*cam)) + float(A.get("ch", 1.45))
focus = (1.05, 2.55, float(slope(1.1, 2.6)) + float(A.get("fz", 1.12)))
d = Vector(focus) - Vector((*cam, z))
heading = math.degrees(math.atan2(d.y, d.x)) + float(A.get("dh", 9))
c = camera((*cam, z), heading, lens=float(A.get("lens", 48)), pitch=float(A.get("pitch", -1.5)))
c.data.dof.use_dof = True
c.data.dof.focus_distance = float(A.get("fd", 3.9))
c.data.dof.aperture_fstop = float(A.get("f", 2.4))
c.data.clip_start = 0.1
print("objects", len(bpy.data.objects), flush=True)
render(out, W, H, spp, exposure=float(A.get("exp", 0.95)), look="High Contrast", sat=1.04, bounces=(5, 3, 2, 6))
