"""Central and Southern Luzon: a ridge town around its church, over a crater lake with its volcano, early in the day."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from parts import *
from parts import bay, harbor, houses

out, W, H, spp, A = args()
reset()
r = R(3)
rng = np.random.default_rng(6)
VIEWS = {  # eye, target, lens
    "town": ((0, 0, 214), (60, 1500, 70), 33),
    # the lake and its volcano by themselves, over the last trees of the slope
    "lake": ((-150, 420, 160), (250, 2600, 150), 42),
}
eye = VIEWS["town"][0]
SUN = Vector((-0.86, 0.10, 0.34)).normalized()
SKY = make_sky(
    SUN,
    [
        (0, (1.0, 0.80, 0.62)),
        (0.16, (0.86, 0.80, 0.76)),
        (0.32, (0.52, 0.64, 0.80)),
        (0.58, (0.20, 0.38, 0.64)),
        (1, (0.07, 0.19, 0.45)),
    ],
    glow=(1, 0.64, 0.32),
    glow_s=1.6,
    glow_p=3,
    core_s=3,
)
make_world(
    SKY, 0.9, cover=0.475, lit=(1.6, 1.28, 1.0), dark=(0.54, 0.57, 0.66), cscale=0.55, seed=(3.3, 7.4, 2), zk=0.16
)
set_haze(
    make_fog(
        SKY,
        [(1 / 21000, 0, 520), (1 / 5600, 0, 40)],
        eye[2],
        tint=(0.93, 0.96, 1.0),
        strength=0.80,
        noise_amt=0.6,
        noise_scale=0.0022,
        el=0.03,
    )
)
sun(SUN, (1, 0.74, 0.46), 6.4, 0.8)


def cone(x, y, cx, cy, base, h, crater, breach=0.0):
    """A volcano's cone. `crater` is the radius of its rim; `breach` is how far the rim is down on the side of the camera,
    as a part of its height: there one looks in."""
    d = np.hypot(x - cx, y - cy)
    a = np.arctan2(y - cy, x - cx)
    near = np.clip(-np.sin(a) * 0.75 + 0.25, 0, 1)
    lip = 1 - breach * near * np.clip(1.6 - 0.6 * d / crater, 0, 1) + 0.16 * (breach > 0) * (1 - near)
    flank = lambda d: h * (
        np.clip(1 - d / base, 0, 1) ** 1.55 * 1.15
        + ridged(np.cos(a) * 4.2 + cx, np.sin(a) * 4.2, d / base * 1.2, 5)
        * 0.11
        * np.clip(d / base * 2.2, 0, 1)
        * np.clip(1 - d / base, 0, 1)
        * np.clip(d / base, 0, 1)
        * 3
    )
    rim = flank(np.full_like(d, crater)) * np.clip(lip, 0, 2)
    rim = rim * (1 + 0.10 * fbm(np.cos(a) * 2.2 + cx, np.sin(a) * 2.2, 1.7, 4))
    gully = ridged(np.cos(a) * 6, np.sin(a) * 6, d / crater * 0.7, 5) * 0.16
    t = np.clip((d / crater - 0.35 - gully * (1 - d / crater)) / 0.65, 0, 1)
    inside = h * 0.10 + (rim - h * 0.10) * t**1.7
    outside = flank(d) * (1 + (lip - 1) * np.clip(2.2 - 1.2 * d / crater, 0, 1))
    # the rim is sharp, as the flank falls away from it on both sides
    outside = outside + (rim - outside) * np.clip(1 - (d / crater - 1) / 0.35, 0, 1) ** 2
    return np.where(d < crater, inside, outside)


def height(x, y):
    x, y = np.asarray(x, float), np.asarray(y, float)
    near = (
        158
        - 0.150 * np.maximum(y, -60)
        - 0.00012 * np.maximum(y - 250, 0) ** 2
        + 0.03 * np.abs(x)
        + 22 * fbm(x * 0.0042, y * 0.0042, 1.3, 5)
        + 5 * fbm(x * 0.02, y * 0.02, 4.4, 3)
    )
    near = (
        near
        + 60 * np.exp(-((x + 620) ** 2 + (y - 560) ** 2) / 260**2)
        + 46 * np.exp(-((x - 760) ** 2 + (y - 700) ** 2) / 300**2)
    )
    near = np.where(near < 0, near * 0.4, near)
    w = 90 * fbm(x * 0.002, y * 0.002, 2.2, 4)
    isle = (
        np.maximum.reduce(
            [
                cone(x + w * 0.4, y + w * 0.4, 420, 3300, 1500, 420, 430, 0.58),
                cone(x, y, -560, 2750, 430, 235, 105, 0.5),
                cone(x + w, y, 1250, 3000, 620, 150, 1),
                cone(x + w, y, -20, 2600, 460, 70, 1),
            ]
        )
        - 6
    )
    far = (
        np.clip((np.hypot(x * 0.62, y) - 5600) / 2400, 0, 1) * 520 * (0.55 + 0.42 * ridged(x / 2500, y / 2500, 3.1, 6))
        - 6
    )
    return np.maximum.reduce([near, isle, far, np.full_like(near, -9.0)])


m, t = newmat("land")
p = t.n("ShaderNodeBsdfPrincipled", i={"Roughness": 0.95, "Specular": 0.08})
geo = t.n("ShaderNodeNewGeometry")
pos = geo.outputs["Position"]
n1, n2, n3 = t.noise(pos, 0.004, 6, 0.65), t.noise(pos, 0.03, 6, 0.7), t.noise(pos, 0.35, 4, 0.6)
green = t.mix(t.ramp(n2, [(0.38, 0), (0.62, 1)]), c4(srgb("#1d3314")), c4(srgb("#4a5d2a")))
dry = t.mix(n3, c4(srgb("#5f6233")), c4(srgb("#7a7546")))
c = t.mix(t.ramp(n1, [(0.50, 0), (0.64, 0.55)]), green, dry)
ash = t.n("ShaderNodeAttribute", attribute_name="ash")
c = t.mix(t.math("MULTIPLY", ash.outputs["Fac"], t.ramp(n2, [(0.3, 0.25), (0.7, 0.9)])), c, c4(srgb("#776b5c")))
t.set(p.inputs["Base Color"], c)
b_ = t.n("ShaderNodeBump", i={"Strength": 1.0, "Distance": 11.0})
t.set(b_.inputs["Height"], t.math("ADD", n2, t.math("MULTIPLY", t.noise(pos, 0.012, 6, 0.65), 3.0)))
t.set(p.inputs["Normal"], b_)
land = finish(m, p, t)
ash = lambda x, y, z: np.clip((z - 120) / 130, 0, 1) * (y > 2000) * (y < 4600)
grid_mesh("near", height, -1100, 1100, -40, 1200, 5, land, {"ash": ash})
grid_mesh("isle", height, -2200, 2600, 1900, 4900, 11, land, {"ash": ash})
grid_mesh("far", height, -9000, 9000, 4900, 10500, 60, land, {"ash": ash})
FOREST = lambda a, c: fbm(a * 0.003, c * 0.003, 7.1, 4) > -0.12
sea_plane(sea_material(deep="#25515c", wave=0.04, height=0.8, far=500, rough=(0.04, 0.16), streaks=0.8), z=0)
palms, near, far, shrub = bay.greens()
half = 37
x, y = rng.uniform(-900, 900, 90000), 40 + 1050 * rng.random(90000) ** 0.8
h = height(x, y)
patch = fbm(x * 0.006, y * 0.006, 9.9, 4)
CHURCH = (20, 318)
GROUPS = (
    (-70, 290),
    (95, 300),
    (-120, 250),
    (60, 390),
    (-20, 360),
    (150, 350),
    (-260, 420),
    (210, 300),
    (-40, 480),
    (300, 520),
    (-420, 640),
    (120, 620),
    (-160, 700),
    (420, 720),
    (0, 190),
    (-210, 560),
)
open_ground = np.min([np.hypot(x - a, (y - b) * 1.3 + 8) for a, b in GROUPS + (CHURCH,)], 0)
ok = (
    ((open_ground > 52) | (rng.random(len(x)) < 0.10))
    & (np.abs(np.degrees(np.arctan2(x, y))) < half)
    & (h > 2)
    & ((patch > -0.05) | (rng.random(len(x)) < 0.12))
    & (h < 260)
)
x, y, h = x[ok][:15000], y[ok][:15000], h[ok][:15000]
d = np.hypot(x, y)
sel = d < 330
keep = rng.random(len(x)) < np.where(sel, 0.55, 1)
scatter(near + near + palms[:3], x[sel & keep], y[sel & keep], h[sel & keep], r, (0.55, 1.05), sink=0.5)
scatter(far + far + palms[:1], x[~sel], y[~sel], h[~sel], r, (0.6, 1.1), sink=1)
# the volcano's lower slopes are wooded, in patches
x, y = rng.uniform(-1100, 2100, 60000), rng.uniform(2050, 3700, 60000)
h = height(x, y)
ok = (h > 3) & (rng.random(len(x)) < np.clip(1.15 - h / 190, 0.05, 1)) & FOREST(x, y)
scatter(far, x[ok][:9000], y[ok][:9000], h[ok][:9000], r, (0.7, 1.4), sink=1)
x, y = rng.uniform(-420, 420, 9000), 35 + 330 * rng.random(9000)
scatter(shrub, x, y, height(x, y), r, (0.7, 1.6), sink=0.2)
# houses in loose groups along the contours; each stands on a terrace cut into the slope
mats = houses.materials(0.0)
LOW = [houses.house(i, mats, 'low') for i in range(40)]
yard = pbr("yard", srgb("#8a8068"), 0.95, var=0.3, vscale=0.3)
tb = MB()
placed = []
for cx, cy in GROUPS:
    for k in range(r.randint(9, 14)):
        px, py = cx + r.gauss(0, 42), cy + r.gauss(0, 30)
        if any(math.hypot(px - a, py - e) < 17 for a, e in placed) or py < 150 or math.hypot(px - CHURCH[0], py - CHURCH[1]) < 40:
            continue
        z = float(height(px, py))
        if z < 6:
            continue
        placed.append((px, py))
        mesh, w, dd = r.choice(LOW)
        z0 = max(float(height(px + a, py + e)) for a in (-8, 8) for e in (-8, 8))
        rz = r.uniform(-0.3, 0.3) + r.choice((0, math.pi))
        tb.obox((px, py), (math.cos(rz), math.sin(rz)), w / 2 + 2.2, dd / 2 + 2.6, z0 - 9, z0 + 0.1, 0)
        inst(mesh, (px, py, z0 + 0.2), rz)
        for q in range(4):
            a = r.uniform(0, 6.28)
            inst(
                r.choice(near + palms[:3]),
                (
                    px + 13 * math.cos(a),
                    py + 12 * math.sin(a),
                    float(height(px + 13 * math.cos(a), py + 12 * math.sin(a))) - 0.4,
                ),
                r.uniform(0, 6),
                r.uniform(0.5, 0.85),
            )
z = max(float(height(CHURCH[0] + a, CHURCH[1] + e)) for a in (-14, 14) for e in (-30, 0, 24))
tb.box(CHURCH[0] - 24, CHURCH[1] - 30, z - 22, CHURCH[0] + 24, CHURCH[1] + 32, z + 0.1, 0)
church = harbor.church(CHURCH[0], CHURCH[1] + 6, z, math.radians(-78))
church.scale = (0.8,) * 3
for k in range(26):
    a = k / 26 * 2 * math.pi
    x, y = CHURCH[0] + 21 * math.cos(a), CHURCH[1] + 29 * math.sin(a)
    if math.sin(a) > -0.75:
        inst(r.choice(near + palms[:3]), (x, y, z), r.uniform(0, 6), r.uniform(0.45, 0.75))
tb.obj("terraces", [yard])
print("objects", len(bpy.data.objects), len(placed), flush=True)
for view in A.get("view", "town").split("+"):
    eye, target, lens = VIEWS[view]
    aim(eye, target, lens, level=True)
    render(out.replace("VIEW", view), W, H, spp, exposure=float(A.get("exp", 0.12)), look="High Contrast", sat=1.05, bounces=(5, 2, 2, 6))
