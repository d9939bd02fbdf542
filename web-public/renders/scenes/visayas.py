"""Visayas: an island, its reef and a sandbar from the air."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from parts import *
from parts import bay

out, W, H, spp, A = args()
reset()
r = R(5)
rng = np.random.default_rng(8)
SUN = Vector((0.62, -0.30, 0.52)).normalized()
SKY = make_sky(
    SUN,
    [
        (0, (0.92, 0.88, 0.84)),
        (0.16, (0.70, 0.80, 0.88)),
        (0.34, (0.38, 0.58, 0.80)),
        (0.6, (0.14, 0.34, 0.64)),
        (1, (0.06, 0.18, 0.46)),
    ],
    glow=(1, 0.78, 0.5),
    glow_s=0.7,
    glow_p=3,
    core_s=2,
)
make_world(
    SKY, 0.95, cover=0.49, lit=(1.6, 1.45, 1.3), dark=(0.58, 0.63, 0.72), cscale=0.6, seed=(2.3, 8.4, 5), zk=0.16
)
set_haze(make_haze(SKY, 9000, height=600, tint=(0.86, 0.93, 1.0), strength=0.88, start=300))
sun(SUN, (1, 0.90, 0.74), 5.2, 0.7)


def blob(x, y, cx, cy, rx, ry, turn=0.0):
    """1 in the middle of an ellipse, 0 at its rim, negative outside."""
    c, s = math.cos(turn), math.sin(turn)
    u, v = ((x - cx) * c + (y - cy) * s) / rx, (-(x - cx) * s + (y - cy) * c) / ry
    return 1 - np.sqrt(u * u + v * v)


def height(x, y):
    x, y = np.asarray(x, float), np.asarray(y, float)
    wx, wy = x + 70 * fbm(x * 0.004, y * 0.004, 1.1, 4), y + 70 * fbm(x * 0.004, y * 0.004, 7.1, 4)
    h = -34 + 8 * fbm(x * 0.003, y * 0.003, 4.4, 4)
    for cx, cy, rx, ry, turn, hill in ISLES:
        b = blob(wx, wy, cx, cy, rx, ry, turn)
        reef = (
            -2.1
            - 1.6 * np.clip(-b, 0, 0.5)
            + 0.8 * fbm(x * 0.012, y * 0.012, 2.2, 4)
            - 30 * np.clip(-b - 0.52 - 0.12 * fbm(x * 0.006, y * 0.006, 9.2, 4), 0, 1)
        )  # the reef flat, then the drop
        land = np.where(
            b > 0,
            5 * (1 - np.exp(-b * 9))
            + hill
            * (1 - (1 - np.clip(b - 0.10, 0, 1) / 0.9) ** 1.7)
            * (
                0.34
                + 0.36 * ridged(x * 1.5 / rx + cx, y * 1.5 / rx, cx * 0.01, 6, 2.1, 0.5)
                + 0.55 * fbm(x * 1.6 / rx, y * 1.6 / rx, cx * 0.02 + 3, 4)
            ),
            b * 4.2,
        )
        h = np.maximum(h, np.where(b > -0.3, np.maximum(land, reef), reef))
    # a sandbar runs out from the point; past its tip, everything is measured from the tip
    t = np.clip((x + 35) / -330, 0, 1)
    off = np.hypot(y - (430 + 70 * np.sin(t * 2.6)), np.maximum(-365 - x, 0))
    bar = (1.1 - (off / (5 + 36 * t * (1 - t))) ** 1.5 * 0.6) * (1 - 0.6 * t)
    shelf = -3.0 - 30 * np.clip((off - 60) / 120, 0, 1)
    return np.where(x < -20, np.maximum(h, np.maximum(bar, shelf)), h)


ISLES = [
    (262, 560, 270, 175, 0.25, 128),
    (40, 462, 175, 105, -0.25, 58),
    (500, 640, 190, 100, 0.5, 52),
    (-900, 1900, 420, 260, 0.1, 210),
    (900, 2600, 700, 330, -0.2, 330),
    (-350, 3900, 900, 380, 0.1, 420),
    (-2600, 3600, 800, 400, 0.2, 480),
    (2600, 4600, 1200, 600, 0, 620),
]
m, t = newmat("land")
p = t.n("ShaderNodeBsdfPrincipled", i={"Roughness": 0.92, "Specular": 0.1})
pos = t.n("ShaderNodeNewGeometry").outputs["Position"]
z = t.n("ShaderNodeSeparateXYZ")
t.set(z.inputs[0], pos)
n = t.noise(pos, 0.05, 6, 0.65)
sand = t.mix(t.noise(pos, 0.05, 6, 0.7), c4(srgb("#d6c7a4")), c4(srgb("#f0e6cf")))
wet = t.ramp(
    t.math("ADD", t.math("MULTIPLY", z.outputs[2], 0.5), t.math("MULTIPLY", n, 0.2)),
    [(0, 1), (0.18, 1), (0.42, 0), (1, 0)],
)
sand = t.mix(wet, sand, c4(srgb("#b9a27a")))
soil = t.mix(n, c4(srgb("#233a17")), c4(srgb("#4a5f2b")))
f = t.ramp(
    t.math("ADD", t.math("DIVIDE", z.outputs[2], 8.0), t.math("MULTIPLY", t.math("SUBTRACT", n, 0.5), 0.3)),
    [(0.36, 0), (0.44, 1)],
)
t.set(p.inputs["Base Color"], t.mix(f, sand, soil))
bp = t.n("ShaderNodeBump", i={"Strength": 0.9, "Distance": 7.0})
t.set(bp.inputs["Height"], t.math("MULTIPLY", f, t.noise(pos, 0.07, 5, 0.7)))
t.set(p.inputs["Normal"], bp)
land = finish(m, p, t)
eye = (-190, -150, 190)
SHALLOWS = [
    (0, "#bfb185"),
    (0.02, "#86b398"),
    (0.05, "#3f9c92"),
    (0.13, "#1d7f85"),
    (0.30, "#0e586c"),
    (0.6, "#093a50"),
    (1, "#072e44"),
]
sea = sea_material(shallow=SHALLOWS, wave=0.055, height=0.9, far=700)
depth = lambda x, y, z: np.clip(-height(x, y) / 30, 0, 1)
grid_mesh("near", height, -700, 900, 60, 1000, 4, land)
grid_mesh("far", height, -4200, 4600, 1000, 6000, 16, land)
grid_mesh("lagoon", lambda x, y: 0 * x, -900, 1100, -200, 1104, 5, sea, {"depth": depth})
grid_mesh("sea2", lambda x, y: 0 * x, -5200, 5600, 1104, 6600, 26, sea, {"depth": depth})
deep = sea_material("deep", deep="#08344c", wave=0.055, height=0.9, far=700)
b = MB()
for q in (
    (-40000, 6600, 40000, 60000),
    (-40000, -2000, -5200, 6600),
    (5600, -2000, 40000, 6600),
    (-5200, -2000, -900, 1104),
    (1100, -2000, 5600, 1104),
):
    b.quad((q[0], q[1], 0), (q[2], q[1], 0), (q[2], q[3], 0), (q[0], q[3], 0))
b.obj("sea", [deep])
palms, near, far, shrub = bay.greens()
x, y = rng.uniform(-200, 700, 60000), rng.uniform(250, 840, 60000)
h = height(x, y)
ok = h > 3.4 + 1.2 * fbm(x * 0.02, y * 0.02, 3, 3)
x, y, h = x[ok], y[ok], h[ok]
sel = rng.random(len(x)) < np.where(h < 7, 0.5, 0.95)
x, y, h = x[sel][:17000], y[sel][:17000], h[sel][:17000]
shore = h < 7
scatter(palms, x[shore], y[shore], h[shore], r, (0.7, 1.1), tilt=0.1)
scatter(far + near[:2], x[~shore], y[~shore], h[~shore], r, (0.55, 1.15), sink=0.8)
# far islands: fewer, larger clumps
for (cx, cy, rx, ry, turn, hill), k in zip(ISLES[3:5], (5000, 6000)):
    x, y = cx + rng.uniform(-1, 1, k) * rx, cy + rng.uniform(-1, 1, k) * rx
    h = height(x, y)
    ok = h > 4
    scatter(far, x[ok], y[ok], h[ok], r, (1.1, 1.9), sink=2)
# outrigger boats drawn up off the beach, and low thatched roofs among the palms
hull, roof, wall = (
    pbr("hull", srgb("#f1ece0"), 0.4),
    pbr("thatch", srgb("#8a6f4e"), 0.9, var=0.2, vscale=1),
    pbr("wall", srgb("#d9cbb0"), 0.8),
)
bm = MB()
bm.prism([(-5, -0.5), (-3, -0.8), (3, -0.7), (6, 0), (3, 0.7), (-3, 0.8), (-5, 0.5)], 0, 0.9, 0)
bm.box(-2, -0.6, 0.9, 1.4, 0.6, 2.0, 0, mt=1)
for s in (-1, 1):
    bm.box(-3.6, s * 3.0 - 0.08, 0.15, 3.4, s * 3.0 + 0.08, 0.3, 0)
    for k in (-2, 2):
        bm.box(k - 0.06, min(0, s * 3), 0.7, k + 0.06, max(0, s * 3), 0.8, 1)
boat = bm.mesh("banca", [hull, roof])
for bx, by, a in (
    (-60, 330, 0.4),
    (-32, 322, 0.7),
    (10, 300, 0.5),
    (-190, 395, 1.2),
    (-250, 330, 0.2),
    (120, 262, 0.5),
    (-120, 268, 2.2),
):
    inst(boat, (bx, by, 0.05), a, 1)
hb = MB()
hb.box(-4, -3, 0, 4, 3, 3, 1)
for a, c in (
    ((-5.2, -4.2), (5.2, -4.2)),
    ((5.2, -4.2), (5.2, 4.2)),
    ((5.2, 4.2), (-5.2, 4.2)),
    ((-5.2, 4.2), (-5.2, -4.2)),
):
    hb.tri((*a, 2.8), (*c, 2.8), (0, 0, 6), 0)
hut = hb.mesh("hut", [roof, wall])
k = 0
while k < 26:
    x, y = rng.uniform(-120, 420), rng.uniform(280, 620)
    h = float(height(x, y))
    if 4.2 < h < 7.5:
        inst(hut, (x, y, h - 0.2), rng.uniform(0, 3), rng.uniform(0.8, 1.2))
        k += 1
aim(eye, (float(A.get("tx", 20)), 520, float(A.get("tz", 62))), float(A.get("lens", 28)))
print("objects", len(bpy.data.objects), flush=True)
render(out, W, H, spp, exposure=float(A.get("exp", 0.15)), look="High Contrast", sat=1.05, bounces=(5, 2, 2, 6))
