"""Visayas: a harbor city in the morning, from the water: ferries at their piers, the old church, houses up the green hills."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from parts import *
from parts import bay, city, district, harbor, houses

out, W, H, spp, A = args()
reset()
r = R(9)
rng = np.random.default_rng(8)
# the shore runs along x at y = 0; the city lies at y < 0, the water at y > 0, where the camera is
VIEWS = {  # eye, target, lens
    "harbor": ((235, 470, 66), (-95, -180, 60), 32),
    # low over the water, a pier and the church behind it
    "quay": ((150, 300, 16), (35, -150, 34), 34),
}
SUN = Vector((0.90, 0.12, 0.27)).normalized()
SKY = make_sky(
    SUN,
    [(0, (0.96, 0.88, 0.80)), (0.15, (0.74, 0.80, 0.86)), (0.33, (0.40, 0.59, 0.80)), (0.6, (0.15, 0.34, 0.64)), (1, (0.06, 0.18, 0.46))],
    glow=(1, 0.76, 0.48),
    glow_s=0.7,
    glow_p=3,
    core_s=2,
)
make_world(SKY, 0.95, cover=0.48, lit=(1.6, 1.42, 1.24), dark=(0.57, 0.61, 0.70), cscale=0.55, seed=(2.3, 8.4, 5), zk=0.18)
set_haze(make_haze(SKY, 6500, height=420, tint=(0.82, 0.90, 1.0), strength=0.80, start=350))
sun(SUN, (1, 0.74, 0.46), 7.0, 0.7)


def coast(x):
    return 6 * math.sin(x / 170) - 4


def height(x, y):
    """The hills behind the city, metres."""
    x, y = np.asarray(x, float), np.asarray(y, float)
    up = np.clip((-y - 560 - 110 * fbm(x * 0.0016, y * 0.0016, 3.3, 3)) / 2300, 0, 1)
    h = 300 * up**1.15 * (0.50 + 0.46 * ridged(x / 1700, y / 1700, 5.5, 6)) + 26 * np.clip(up * 7, 0, 1) * fbm(x * 0.006, y * 0.006, 1.2, 5)
    return np.maximum(h, -3 + 3.2 * np.clip(up * 40, 0, 1))


# ---- the city, on its flat shore
bark, pbark = pbr("bark", srgb("#6b5843"), 0.9), pbr("pbark", srgb("#8a7a66"), 0.9)
lf, lfd = leafmat("leaf", srgb("#35531f"), srgb("#62803a")), leafmat("leafd", srgb("#26421c"), srgb("#4a6b30"))
TREES = [tree_mesh("street%d" % i, i, [bark, lf if i % 2 else lfd], h=8 + i % 3 * 1.6, spread=4 + i % 3 * 0.7, leaves=900, ls=0.85) for i in range(5)]
PALMS = [palm_mesh("palm%d" % i, 40 + i, [pbark, leafmat("palm", srgb("#46622a"), srgb("#748a42")), pbark], h=10 + 2 * i, fronds=18, nl=18) for i in range(3)]
pick = R(6)
TALL = {(ix, iy) for ix in range(-11, 9) for iy in range(-10, -1) if pick.random() < (0.5 if -6 < ix < 0 else 0.07)} - {(1, -2), (0, -2), (2, -2)}
city.build_city(r, TREES, PALMS, lambda x: coast(x) - 18, bx=(-11, 9), by=(-10, 1), lit=0.0, empty={(1, -2)} | TALL, parks=((0, -2), (1, -1)), tree_k=1.2)
district.district(TALL, lambda ix, iy: 11 + 15 * math.exp(-(((ix + 3) / 2.6) ** 2)), TREES, PALMS, lit=0.0, variants=34)
harbor.church(84 - 14, -128 - 4, 0.15, math.radians(90))
for k in range(16):
    inst(r.choice(TREES + PALMS), (84 + r.choice((-1, 1)) * r.uniform(24, 33), -128 + r.uniform(-26, 26), 0.1), r.uniform(0, 6), r.uniform(0.6, 0.9))
# ---- the quay, its boulevard of palms, the piers, the container berth
q = MB()
QUAY, EDGE, ROAD, LAMP = range(4)
xs = np.linspace(-1500, 1300, 90)
for a, c in zip(xs, xs[1:]):
    ya, yc = coast(a), coast(c)
    q.quad((a, ya - 32, 0.35), (c, yc - 32, 0.35), (c, yc, 0.35), (a, ya, 0.35), ROAD)
    q.quad((a, ya - 9, 0.5), (c, yc - 9, 0.5), (c, yc + 1.5, 1.6), (a, ya + 1.5, 1.6), QUAY)
    q.quad((a, ya + 1.5, 1.6), (c, yc + 1.5, 1.6), (c, yc + 1.5, -4), (a, ya + 1.5, -4), EDGE)
PIERS = ((-250, 170, 24), (-95, 150, 20), (40, 185, 26), (180, 120, 14))
for x, L, w in PIERS:
    q.box(x - w / 2, coast(x) - 4, 0.6, x + w / 2, L, 1.9, QUAY)
    for y in np.arange(12, L, 9):
        for s in (-1, 1):
            q.box(x + s * (w / 2 - 1) - 0.5, y - 0.5, -4, x + s * (w / 2 - 1) + 0.5, y + 0.5, 0.6, EDGE)
    for y in np.arange(15, L - 4, 22):
        q.box(x - 0.12, y - 0.12, 1.9, x + 0.12, y + 0.12, 10, LAMP)
        q.box(x - 1.2, y - 0.2, 9.8, x + 1.2, y + 0.2, 10.1, LAMP)
q.box(-690, -6, 0.6, -330, 26, 1.9, QUAY)
q.obj("quay", [pbr("quay", srgb("#948b7c"), 0.85, var=0.22, vscale=0.12), pbr("quayside", srgb("#6f675b"), 0.9, var=0.4, vscale=0.3), pbr("boulevard", srgb("#6a655d"), 0.9, var=0.2, vscale=0.1), pbr("mast", srgb("#8d8f8e"), 0.5)])
y = MB()
for k, x in enumerate((-640, -560, -470)):
    harbor.quay_crane(y, x, 20, (0, 62, 0)[k])
harbor.containers(y, r, -690, -42, 26, 11)
# the terminal: a long hall under a vaulted roof, sheds on the piers
for x0, x1, y0, y1, h in ((-60, 40, -34, -14, 9), (-258, -242, 40, 150, 6), (31, 49, 40, 160, 6.5), (-103, -87, 35, 130, 5.5)):
    y.box(x0, y0, 0.4, x1, y1, h * 0.72, 1)
    n = 10
    along_x = x1 - x0 > y1 - y0
    for k in range(n):
        a, c = math.pi * k / n, math.pi * (k + 1) / n
        w = (y1 - y0) / 2 + 1 if along_x else (x1 - x0) / 2 + 1
        m = (y0 + y1) / 2 if along_x else (x0 + x1) / 2
        p = lambda t: (m - w * math.cos(t), h * 0.7 + h * 0.42 * math.sin(t))
        (ua, za), (ub, zb) = p(a), p(c)
        if along_x:
            y.quad((x0 - 1, ua, za), (x1 + 1, ua, za), (x1 + 1, ub, zb), (x0 - 1, ub, zb), 1)
        else:
            y.quad((ua, y0 - 1, za), (ub, y0 - 1, zb), (ub, y1 + 1, zb), (ua, y1 + 1, za), 1)
y.obj("yard", harbor.yard_materials())
for k in range(110):
    x = -330 + k * 14 + r.uniform(-2, 2)
    inst(r.choice(PALMS if k % 3 else TREES), (x, coast(x) - r.choice((11, 29)), 0.4), r.uniform(0, 6), r.uniform(0.6, 0.85))
# ---- ships
FERRIES = [harbor.ferry(i, L) for i, L in enumerate((104, 88, 74, 60))]
for i, x, yy, turn, k in ((0, -250 + 24, 92, 90, 1), (1, -250 - 23, 84, 90, 1), (2, -95 + 18, 80, 92, 1), (1, 40 + 23, 108, 90, 1.05), (3, 40 - 21, 120, -90, 1), (3, -95 - 17, 78, 88, 0.9), (2, -15, 238, -6, 1), (3, -420, 470, 20, 1.0), (0, -560, 44, 0, 1.25)):
    inst(FERRIES[i], (x, yy, 0), math.radians(turn), k)
boat = harbor.banca()
for x, yy, a in ((168, 214, 0.4), (205, 190, 2.2), (250, 120, 1.4), (224, 96, 1.7), (262, 84, 1.2), (300, 140, 0.3), (140, 335, 2.6), (330, 210, 0.9), (-160, 270, 1.2), (205, 60, 1.5), (232, 48, 1.6), (280, 52, 1.4), (320, 70, 1.1), (-10, 410, 0.7), (170, 380, 2.9)):
    inst(boat, (x + r.uniform(-4, 4), yy, 0.05), a, r.uniform(0.8, 1.1))
m, t = newmat("foam")  # wakes: white water that breaks up the farther it lies behind
fade = t.n("ShaderNodeAttribute", attribute_name="fade").outputs["Fac"]
n = t.noise(t.n("ShaderNodeNewGeometry").outputs["Position"], 0.35, 6, 0.7)
p = t.n("ShaderNodeBsdfPrincipled", i={"Base Color": c4(srgb("#dfe6e4")), "Roughness": 0.8})
there = t.ramp(t.math("ADD", n, t.math("MULTIPLY", fade, 0.42)), [(0.56, 0), (0.78, 0.85)])
mix = t.n("ShaderNodeMixShader", i={0: there, 1: t.n("ShaderNodeBsdfTransparent").outputs[0], 2: p.outputs[0]})
foam = finish(m, mix, t)
for x, yy, a, L, w in ((-15, 238, -6, 150, 7), (-420, 470, 20, 220, 7), (140, 335, math.degrees(2.6), 60, 2.2)):
    o = grid_mesh("wake", lambda u, v: 0 * u, -L, 30, -w * 2.2, w * 2.2, w / 4, foam, {"fade": lambda u, v, z: np.where(np.abs(v) < w * (0.55 - u / L), 1 - (30 - u) / (L + 30), -1)})
    o.location, o.rotation_euler[2] = (x, yy, 0.06), math.radians(a)
# ---- the water
SHELF = [(0, "#4b8a80"), (0.2, "#2c6c72"), (0.55, "#1b5260"), (1, "#154556")]
look = dict(wave=0.05, height=1.3, far=600, rough=(0.05, 0.20), streaks=0.75)
near = sea_material(shallow=SHELF, **look)
grid_mesh("water", lambda x, y: 0 * x, -2600, 2000, -8, 1000, 18, near, {"depth": lambda x, y, z: np.clip(y / 330 + 0.2 * fbm(x * 0.004, y * 0.006, 3, 4), 0, 1)})
sides = MB()
for x0, x1 in ((-40000, -2600), (2000, 40000)):
    sides.quad((x0, -8, 0), (x1, -8, 0), (x1, 1000, 0), (x0, 1000, 0))
sides.obj("sides", [sea_material("far", deep=SHELF[-1][1], **look)])
# ---- the hills: forest, clearings, houses up the lower slopes
m, t = newmat("hill")
p = t.n("ShaderNodeBsdfPrincipled", i={"Roughness": 0.95, "Specular": 0.08})
pos = t.n("ShaderNodeNewGeometry").outputs["Position"]
n1, n2 = t.noise(pos, 0.006, 6, 0.66), t.noise(pos, 0.05, 6, 0.7)
green = t.mix(t.ramp(n2, [(0.35, 0), (0.65, 1)]), c4(srgb("#1f3516")), c4(srgb("#43592a")))
t.set(p.inputs["Base Color"], t.mix(t.ramp(n1, [(0.54, 0), (0.66, 0.5)]), green, c4(srgb("#6c7142"))))
bp = t.n("ShaderNodeBump", i={"Strength": 1.0, "Distance": 9.0})
t.set(bp.inputs["Height"], t.math("ADD", n2, t.math("MULTIPLY", n1, 2.0)))
t.set(p.inputs["Normal"], bp)
hill = finish(m, p, t)
grid_mesh("hills", height, -5200, 2600, -3600, -520, 18, hill)
behind = lambda x, y: 620 * np.clip((-y - 3500) / 2600, 0, 1) * (0.45 + 0.5 * ridged(x / 3400, y / 3400, 8.8, 6)) + 60
grid_mesh("behind", behind, -12000, 8000, -9000, -3590, 80, hill)
palms, trees, far, shrub = bay.greens()
x, y = rng.uniform(-3300, 900, 90000), -560 - 2000 * rng.random(90000) ** 1.5
h = height(x, y)
ok = (h > 2) & (fbm(x * 0.004, y * 0.004, 9.9, 4) > -0.3) & (np.abs(x - 235 + 0.508 * (470 - y)) < 0.66 * (470 - y))
x, y, h = x[ok][:17000], y[ok][:17000], h[ok][:17000]
scatter(far + far + palms[:1], x, y, h, r, (0.7, 1.35), sink=1)
mats = houses.materials(0.0)
LOW = [houses.house(600 + i, mats, "low") for i in range(16)]
x, y = rng.uniform(-1500, 900, 9000), rng.uniform(-1150, -600, 9000)
h = height(x, y)
ok = (h > 1) & (h < 90) & (rng.random(9000) < np.clip(1.1 - h / 80, 0.06, 0.9)) & (fbm(x * 0.005, y * 0.005, 4.4, 3) > -0.1)
placed = []
for a, c, z in zip(x[ok], y[ok], h[ok]):
    if any(abs(a - u) < 16 and abs(c - v) < 16 for u, v in placed[-400:]) or len(placed) > 520:
        continue
    placed.append((a, c))
    inst(r.choice(LOW)[0], (a, c, z + 0.3), r.uniform(-0.4, 0.4) + r.choice((0, math.pi)), r.uniform(0.8, 1.05))
print("objects", len(bpy.data.objects), flush=True)
for view in A.get("view", "harbor").split("+"):
    eye, target, lens = VIEWS[view]
    aim(eye, target, lens, level=True)
    render(out.replace("VIEW", view), W, H, spp, exposure=float(A.get("exp", 0.15)), look="High Contrast", sat=1.05, bounces=(5, 2, 2, 6))
