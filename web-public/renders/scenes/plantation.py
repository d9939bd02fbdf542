"""El Nido coffee plantation: the wide morning view over the rows to the bay, the track between them, and the estate
house from the air."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from parts import *
from parts import coffee, people
from parts.coffee import ROAD_X, ROAD_Y, ground, road
from parts.solid import Solid
from parts.undergrowth import Undergrowth

out, W, H, spp, A = args()
reset()
r, rng = R(11), np.random.default_rng(5)
view = A.get("view", "morning")
on_track = view.startswith("rows") or view == "bend"
air = view == "estate"
estate = air or view == "house"  # the house and its yard are built
if estate:
    coffee.PLATEAU = (-18, 128, 34)
EX, EY = -18, 128
VIEWS = {  # where the eye stands, how high above the ground, heading, lens, shift
    "morning": (0, 0, 14, 91, 30, (0, -0.095)),
    # upright: the left part of the wide view, its lens and shift measured against the height
    "morning-portrait": (0, 0, 14, 91, 30 * 16 / 9, (-0.444, -0.169)),
    # along the track between the rows
    "rows": (40, 70, 3.2, 84, 26, (0, 0)),
    "rows-portrait": (40, 70, 3.2, 101, 26 * 16 / 9, (0, 0.02)),
    # the same track from lower and nearer
    "rows-upright": (41.2, 104, 2.0, 92, 24 * 16 / 9, (0, 0.05)),
    # across the slope, over the shrubs
    "slope": (4, 60, 7, 70, 38, (0, -0.05)),
    # farther down the track
    "bend": (41.6, 118, 2.6, 100, 28, (0, -0.06)),
}
if view == "house":
    eye, heading, lens, shift = (EX - 5.5, EY - 1.5, float(ground(EX, EY)) + 1.9), 38, 24, (0, 0.03)
elif estate:
    eye, heading, lens, shift = (-8, 34, float(ground(EX, EY)) + 52), 94, 27, None
else:
    ex, ey, above, heading, lens, shift = VIEWS[view]
    eye = (ex, ey, float(ground(ex, ey)) + above)
SUN = Vector((0.90, 0.46, 0.29)).normalized() if not estate else Vector((0.80, 0.10, 0.46)).normalized()
SKY = make_sky(
    SUN,
    [
        (0, (1.0, 0.78, 0.56)),
        (0.18, (0.90, 0.80, 0.70)),
        (0.34, (0.56, 0.68, 0.80)),
        (0.6, (0.22, 0.40, 0.66)),
        (1, (0.08, 0.20, 0.45)),
    ],
    glow=(1, 0.60, 0.26),
    glow_s=2.6,
    glow_p=3.5,
    core_s=6,
)
make_world(SKY, 0.8, cover=0.50, lit=(1.6, 1.2, 0.88), dark=(0.52, 0.55, 0.62), cscale=0.5, seed=(1.3, 4.4, 2), zk=0.18)
set_haze(
    make_fog(
        SKY,
        [(1 / 7500, 0, 420), (1 / (900 if air else 500 if estate else 200), 30, 16)],
        eye[2],
        tint=(0.94, 0.96, 1.0),
        strength=0.80,
        noise_amt=0.6,
        noise_scale=0.011,
        el=0.02,
        sea=(850, 1500, 0.12),
    )
)
sun(SUN, (1, 0.70, 0.38) if not estate else (1, 0.80, 0.56), 10 if not estate else 7.5, 0.8)
soil = coffee.soil()
attrs = {
    "road": lambda x, y, z: np.clip(1 - road(x, y) / 3.6, 0, 1),
    "crop": lambda x, y, z: np.clip((620 - y) / 60, 0, 1) * (~near_estate(x, y, 36)),
}


def near_estate(x, y, rad):
    return (np.hypot(np.asarray(x) - EX, np.asarray(y) - EY) < rad) & estate


for x0, x1, y0, y1, st in (
    ((-90, 110, -12, 140, 0.5), (-700, 700, 139, 1200, 3), (-700, -89, -12, 142, 3), (109, 700, -12, 142, 3))
    if not estate
    else ((-120, 110, 20, 240, 0.7), (-700, 700, 239, 1200, 4), (-700, -119, 0, 242, 4), (109, 700, 0, 242, 4))
):
    grid_mesh("land", ground, x0, x1, y0, y1, st, soil, attrs)
# ---- plants
cof = coffee.leaf_materials()
bark, pbark = cof[0], pbr("pbark", srgb("#85745f"), 0.9)
lf, lfd, pl = (
    leafmat("leaf", srgb("#35551f"), srgb("#6b8a35"), trans=0.4),
    leafmat("leafd", srgb("#24431c"), srgb("#496d2c"), trans=0.35),
    leafmat("palm", srgb("#47672a"), srgb("#7e9a44"), trans=0.4),
)
grs = leafmat("grassb", srgb("#5f7a2c"), srgb("#9aa14a"), trans=0.45, rough=0.7, spec=0.2, objvar=0.3)
NEAR = [coffee.shrub("near%d" % i, i, cof, 2600, 0.155, 0.16) for i in range(4)]
MIDDLE = [coffee.shrub("middle%d" % i, 20 + i, cof, 620, 0.30) for i in range(5)]
FAR = [coffee.shrub("far%d" % i, 40 + i, cof, 170, 0.52) for i in range(4)]
SHADE = [shade_tree("shade%d" % i, 60 + i, [bark, lf], h=10.5 + i, spread=5.8 + 0.5 * i) for i in range(4)]
TREES = [
    shade_tree("tr%d" % i, 70 + i, [bark, lfd if i % 2 else lf], h=9.5 + i, spread=4.2, leaves=9000, ls=0.34)
    for i in range(4)
]
CLUMPS = [
    tree_mesh("jt%d" % i, 90 + i, [bark, lfd if i % 2 else lf], h=11, spread=5.5, leaves=420, ls=1.7, trunk=0.25)
    for i in range(4)
]
PALMS = [palm_mesh("pm%d" % i, 50 + i, [pbark, pl, pbark], h=11 + 2 * i, fronds=22, fl=3.6) for i in range(3)]
WEEDS = [
    tree_mesh("wd%d" % i, 30 + i, [bark, grs], h=0.55, spread=0.75, leaves=90, ls=0.3, trunk=0.1) for i in range(4)
]
half = math.degrees(math.atan(18 / lens)) + 4
x, y, h = coffee.contour_rows(
    rng,
    1500000,
    540,
    heading,
    half,
    clear=lambda x, y: ~near_estate(x, y, 37),
    eye=(eye[0], eye[1] - 6 if estate else -6),
)
D = np.hypot(x - eye[0], y - eye[1])
for a, b, c, d in zip(x, y, h, D):
    if d < 5:
        continue
    k = r.uniform(0.78, 1.12) * (1 if d < 150 else 1.1)
    inst(
        r.choice(NEAR if d < 48 else MIDDLE if d < 150 else FAR),
        (a, b, c - 0.08),
        r.uniform(0, 6.28),
        (k, k, k * r.uniform(0.9, 1.1)),
        r.uniform(-0.06, 0.06),
        r.uniform(-0.06, 0.06),
    )
wx, wy = rng.uniform(-190, 190, 16000), 20 + 240 * rng.random(16000) ** 1.3
ok = (road(wx, wy) > 2.2) & ~near_estate(wx, wy, 30) & ((np.hypot(wx - eye[0], wy - eye[1]) > 55) | (not on_track))
scatter(WEEDS, wx[ok], wy[ok], ground(wx[ok], wy[ok]), r, (0.4, 1.1), sink=0.1)
if on_track:
    green = Undergrowth(R(77), ground)
    verge = lambda x, y: road(x, y) > 1.5 + 0.5 * np.sin(x * 2.1) * np.sin(y * 1.7)
    green.strew(eye, heading, half, 34, 11000, verge, 0.14)
    green.strew(eye, heading, half, 75, 7000, lambda x, y: verge(x, y) & (np.hypot(x - eye[0], y - eye[1]) > 30), 0.18)
    for k, (py, aside, top, lower) in enumerate(((100.6, -0.55, "#b9c3c4", "#4a4f58"), (102.4, 0.6, "#a8553f", "#6d6350"))):
        px = float(np.interp(py, ROAD_Y, ROAD_X)) + aside
        s = Solid()  # two with the first baskets of the day
        people.picker_walking(s, (px, py, float(ground(px, py))), -0.22 + 0.14 * k, 0.9 - 0.4 * k)
        s.obj("picker", people.picker_cast(top, lower, k))


def put(protos, x, y, k, sink=0.2):
    inst(r.choice(protos), (x, y, float(ground(x, y)) - sink), r.uniform(0, 6.28), k)


for k in range(80):
    y = r.uniform(85, 600)
    x = r.uniform(-1, 1) * y * 0.62
    if road(x, y) > 5 and not near_estate(x, y, 40):
        put(SHADE if r.random() < 0.6 else TREES if r.random() < 0.7 else PALMS, x, y, r.uniform(0.65, 1.1))
n = 0
while n < 9000:
    y = r.uniform(120, 1000)
    x = r.uniform(-1, 1) * y * 0.66
    hh = float(ground(x, y))
    if hh > 1.5 and (hh < 40 or y > 600) and not near_estate(x, y, 60):
        put(CLUMPS if y > 200 else TREES, x, y, r.uniform(0.6, 1.25) * (1 if y < 600 else 1.15), 1)
    n += 1
# ---- buildings
from parts.estate import build_estate, farmhouse

if estate:
    build_estate(r, EX, EY, float(ground(EX, EY)), TREES, PALMS, SHADE, WEEDS)
else:
    farmhouse(-50, 150, float(ground(-50, 150)), 0.16, 0.85)
    farmhouse(-33, 163, float(ground(-33, 163)), -0.42, 0.62)
    for k in range(16):
        put(TREES + PALMS, -44 + r.gauss(0, 14), 166 + r.gauss(0, 6), r.uniform(0.6, 0.95))
# ---- the bay
sea_plane(sea_material(deep="#1f8794", wave=0.03, height=1.5, far=900, rough=(0.08, 0.2)), y0=700)
rock = karst_material()
ks = [
    (-620, 1650, 120, 215, 1.3),
    (-840, 1750, 150, 170, 1.4),
    (-410, 2050, 85, 165, 1.1),
    (-250, 2500, 70, 105, 1.2),
    (130, 2750, 120, 150, 1.3),
    (330, 2150, 60, 95, 1.2),
    (700, 2300, 150, 240, 1.25),
    (930, 2250, 110, 170, 1.4),
    (-1500, 3000, 280, 330, 1.5),
    (1650, 3500, 330, 330, 1.6),
    (-330, 4300, 260, 210, 1.8),
    (750, 5200, 360, 300, 1.8),
    (-1150, 5600, 420, 380, 2),
    (2600, 5600, 500, 420, 1.6),
    (40, 1900, 28, 46, 1),
    (210, 1600, 20, 30, 1.2),
    (-90, 3600, 90, 110, 1.3),
]
for i, (a, b, c, d, e) in enumerate(ks):
    karst(a, b, c, d, i * 7.7 + 2, rock, e, n=150, k=70)
    for q in range(2):
        karst(
            a + r.uniform(-1, 1) * c * 1.3,
            b + r.uniform(-0.3, 1) * c,
            c * r.uniform(0.35, 0.6),
            d * r.uniform(0.4, 0.8),
            i * 3.1 + q * 11 + 50,
            rock,
            1.1,
            n=100,
            k=50,
        )
if air:
    aim(eye, (EX + 2, EY + 2, float(ground(EX, EY)) + 2), lens)
else:
    camera(eye, heading, lens=lens, shift=shift)
print("objects", len(bpy.data.objects), flush=True)
render(
    out,
    W,
    H,
    spp,
    exposure=float(A.get("exp", 0.40 if not estate else 0.15)),
    look="High Contrast",
    sat=0.98 if estate else 1.06,
    bounces=(5, 3, 2, 6),
)
