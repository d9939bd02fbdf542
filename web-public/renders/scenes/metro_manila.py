"""Metro Manila: the towers of a business district against the last light, low streets and trees before them."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from parts import *
from parts import city

out, W, H, spp, A = args()
reset()
r = R(12)
eye = (0, -150, float(A.get("cz", 128)))
GLOW = Vector((-0.46, 0.88, 0.02)).normalized()
SKY = make_sky(
    GLOW,
    [
        (0, (0.84, 0.38, 0.21)),
        (0.12, (0.70, 0.38, 0.30)),
        (0.25, (0.42, 0.36, 0.44)),
        (0.44, (0.17, 0.25, 0.45)),
        (1, (0.04, 0.09, 0.24)),
    ],
    glow=(1, 0.42, 0.16),
    glow_s=1.0,
    glow_p=4,
    core_s=1.0,
)
make_world(
    SKY, 0.72, cover=0.47, lit=(1.2, 0.56, 0.42), dark=(0.32, 0.29, 0.40), cscale=0.5, seed=(1.3, 9.4, 6), zk=0.13
)
set_haze(make_haze(SKY, 8500, height=420, tint=(0.82, 0.88, 1.06), strength=0.62, start=250))
sun(Vector((-0.40, 0.86, 0.28)), (1, 0.52, 0.36), 0.5, 12)
bark, pbark = pbr("bark", srgb("#5b4a38"), 0.9), pbr("pbark", srgb("#7a6a56"), 0.9)
lf, lfd, pl = (
    leafmat("leaf", srgb("#35531f"), srgb("#5c793a")),
    leafmat("leafd", srgb("#26421c"), srgb("#4a6b30")),
    leafmat("palm", srgb("#46622a"), srgb("#6b8340")),
)
TREES = [
    tree_mesh(
        "tree%d" % i, i, [bark, lf if i % 2 else lfd], h=8 + i % 4 * 1.6, spread=4 + i % 3 * 0.8, leaves=1500, ls=0.75
    )
    for i in range(8)
]
PALMS = [palm_mesh("palm%d" % i, 40 + i, [pbark, pl, pbark], h=9 + 2 * i, fronds=18) for i in range(3)]


def core(ix, iy):
    """How central a block is: two cores, as a skyline of one hump looks drawn."""
    a = math.exp(-(((ix - 4.2) / 3.0) ** 2) - ((iy - 16) / 5.0) ** 2)
    b = 0.8 * math.exp(-(((ix + 6.0) / 3.2) ** 2) - ((iy - 21) / 5.0) ** 2)
    return max(a, b)


towers = lambda ix, iy: 0 if iy < 5 else min(0.95, 0.07 + 1.5 * core(ix, iy))
tall = lambda ix, iy: 0.62 + 1.15 * core(ix, iy)
near_parks = {(x, y) for x in range(-3, 3) for y in range(0, 3)} | {(3, 3), (-1, 3), (0, 4), (-2, 3), (-4, 4), (1, 3)}
city.build_city(
    r,
    TREES,
    PALMS,
    lambda x: 3300,
    bx=(-20, 22),
    by=(-1, 40),
    lit=0.13,
    parks=near_parks,
    towers=towers,
    ntowers=34,
    street_light=0.022,
    tall=tall,
    floors=lambda i: 22 + (i * 7) % 25,
    strength=1.7,
)
# traffic: long exposures leave threads of white and red along the avenues
white, red = pbr("white", (1, 0.8, 0.6), 0.5, emit=(1, 0.74, 0.46), es=2.2), pbr(
    "red", (1, 0.2, 0.1), 0.5, emit=(1, 0.10, 0.03), es=1.8
)
b = MB()
for ix in range(-14, 16):
    x = ix * city.BX - city.BX / 2
    for lane, m in ((-3.6, 0), (-1.6, 0), (1.8, 1), (3.9, 1)):
        y = -60.0
        while y < 2400:
            L = r.uniform(10, 90)
            if r.random() < (0.62 if ix % 3 == 0 else 0.3):
                b.box(x + lane - 0.16, y, 0.55, x + lane + 0.16, y + L, 0.72, m)
            y += L + r.uniform(8, 120)
for iy in range(0, 30):
    y = iy * city.BY - city.BY / 2
    for lane, m in ((-2.6, 0), (2.6, 1)):
        x = -1300.0
        while x < 1500:
            L = r.uniform(10, 70)
            if r.random() < (0.55 if iy % 3 == 1 else 0.22):
                b.box(x, y + lane - 0.16, 0.55, x + L, y + lane + 0.16, 0.72, m)
            x += L + r.uniform(20, 160)
lamp = pbr("lamp", (1, 0.7, 0.4), 0.5, emit=(1, 0.56, 0.22), es=7)
for ix in range(-14, 16):  # street lamps along the avenues: warm points that lead the eye into the city
    for k in range(84):
        for e in (-6.2, 6.2):
            x, y = ix * city.BX - city.BX / 2 + e, -60 + k * 30 + (15 if e > 0 else 0)
            b.box(x - 0.3, y - 0.3, 7.6, x + 0.3, y + 0.3, 8.0, 2)
b.obj("traffic", [white, red, lamp])
hill = pbr("hill", srgb("#3f4a3d"), 0.95)
for y, h, s in ((9000, 420, 1.2), (14000, 760, 6.1)):
    f = lambda X, Y: np.maximum(
        -5, h * np.sin(np.pi * np.clip((Y - y) / 3000, 0, 1)) * (0.35 + 0.5 * ridged(X / 3600 + s, Y / 3600, s, 6))
    )
    grid_mesh("ridge", f, -14000, 14000, y, y + 3000, 90, hill)
g = MB()
g.quad((-40000, 3250, -0.2), (40000, 3250, -0.2), (40000, 40000, -0.2), (-40000, 40000, -0.2))
g.obj("plain", [pbr("plain", srgb("#565c50"), 0.95, var=0.4, vscale=0.004)])
aim(eye, (float(A.get("tx", -40)), 1400, float(A.get("tz", 120))), float(A.get("lens", 30)), level=True)
print("objects", len(bpy.data.objects), flush=True)
render(
    out, W, H, spp, exposure=float(A.get("exp", 0.28)), look="High Contrast", sat=1.05, bounces=(5, 2, 3, 6), bloom=0.10
)
