"""Metro Manila: the towers of a business district in the last sun, a park and low streets before them."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from parts import *
from parts import blocks, city, district, houses

out, W, H, spp, A = args()
reset()
r = R(12)
VIEWS = {  # eye, target, lens
    "district": ((0, -150, 84), (40, 1400, 140), 34),
}
LOW = Vector((-0.91, -0.24, 0.23)).normalized()  # the sun: low, behind on the left, so that every tower has a lit and a shaded side
SKY = make_sky(
    LOW,
    [
        (0, (0.98, 0.72, 0.56)),
        (0.13, (0.86, 0.68, 0.61)),
        (0.27, (0.55, 0.58, 0.69)),
        (0.46, (0.24, 0.38, 0.62)),
        (1, (0.06, 0.16, 0.40)),
    ],
    glow=(1, 0.52, 0.22),
    glow_s=1.5,
    glow_p=1.8,
    core_s=2.0,
)
make_world(SKY, 0.95, cover=0.48, lit=(1.45, 1.0, 0.78), dark=(0.42, 0.42, 0.54), cscale=0.5, seed=(1.3, 9.4, 6), zk=0.14)
set_haze(make_haze(SKY, 5200, height=360, tint=(0.80, 0.86, 1.02), strength=0.84, start=300))
sun(LOW, (1, 0.61, 0.31), 7.4, 0.9)
bark, pbark = pbr("bark", srgb("#5b4a38"), 0.9), pbr("pbark", srgb("#7a6a56"), 0.9)
lf, lfd, pl = (
    leafmat("leaf", srgb("#35531f"), srgb("#62803a")),
    leafmat("leafd", srgb("#26421c"), srgb("#4a6b30")),
    leafmat("palm", srgb("#46622a"), srgb("#6b8340")),
)
TREES = [
    tree_mesh("tree%d" % i, i, [bark, lf if i % 2 else lfd], h=8 + i % 4 * 1.6, spread=4 + i % 3 * 0.8, leaves=1500, ls=0.75)
    for i in range(8)
]
PALMS = [palm_mesh("palm%d" % i, 40 + i, [pbark, pl, pbark], h=9 + 2 * i, fronds=18) for i in range(3)]


def core(ix, iy):
    """How central a block is: a near cluster on the right, a far one on the left, as a skyline of one hump looks drawn."""
    a = math.exp(-(((ix - 2.2) / 2.2) ** 2) - ((iy - 11.5) / 4.2) ** 2)
    b = 0.74 * math.exp(-(((ix + 4.6) / 2.4) ** 2) - ((iy - 16) / 4.5) ** 2)
    c = 0.62 * math.exp(-(((ix - 8.5) / 3.2) ** 2) - ((iy - 20) / 4.5) ** 2)
    return max(a, b, c)


pick = R(4)
BLOCKS = {
    (ix, iy)
    for ix in range(-15, 18)
    for iy in range(5, 34)
    if abs(ix) < 3 + 0.62 * iy and pick.random() < min(0.9, 0.09 + 1.35 * core(ix, iy))
}
height = lambda ix, iy: 12 + 50 * core(ix, iy) ** 0.9
PARKS = {(0, 2), (1, 2), (0, 3), (1, 3), (2, 5), (-3, 4), (4, 4), (-1, 6), (-5, 7), (1, 7), (-2, 1), (3, 1)} - BLOCKS
city.build_city(
    r,
    TREES,
    PALMS,
    lambda x: 2500,
    bx=(-19, 21),
    by=(-1, 38),
    lit=0.05,
    empty=BLOCKS,
    parks=PARKS,
    tree_k=1.5,
    strength=1.0,
    seen=lambda ix, iy: abs(ix) < 2.5 + 0.52 * (iy + 2),
)
district.district(BLOCKS, height, TREES, PALMS, lit=float(A.get("lit", 0.07)), strength=1.1)
# the evening's traffic on the avenues
cars = houses.car_meshes(houses.materials(0.0)[2], pbr("tyre", srgb("#26241f"), 0.8))
for ix in range(-8, 10):
    x = ix * blocks.BX - blocks.BX / 2
    for lane, turn in ((-4.0, math.pi / 2), (-1.6, math.pi / 2), (1.6, -math.pi / 2), (4.0, -math.pi / 2)):
        y = 180.0 if abs(ix) < 4 else 0.0
        while y < 1300:
            y += r.uniform(7, 40 if ix % 3 == 0 else 110)
            inst(r.choice(cars), (x + lane, y, -0.05), turn, (1, 1, r.choice((1, 1, 1.25))))
hill = pbr("hill", srgb("#4a5a4c"), 0.95)
for y, h, s in ((9000, 420, 1.2), (14000, 760, 6.1)):
    f = lambda X, Y: np.maximum(
        -5, h * np.sin(np.pi * np.clip((Y - y) / 3000, 0, 1)) * (0.35 + 0.5 * ridged(X / 3600 + s, Y / 3600, s, 6))
    )
    grid_mesh("ridge", f, -14000, 14000, y, y + 3000, 90, hill)
g = MB()
g.quad((-40000, 2450, -0.2), (40000, 2450, -0.2), (40000, 40000, -0.2), (-40000, 40000, -0.2))
g.obj("plain", [pbr("plain", srgb("#6a6d64"), 0.95, var=0.5, vscale=0.006)])
print("objects", len(bpy.data.objects), len(BLOCKS), flush=True)
for view in A.get("view", "district").split("+"):
    eye, target, lens = VIEWS[view]
    aim(eye, target, lens, level=True)
    render(out.replace("VIEW", view), W, H, spp, exposure=float(A.get("exp", 0.14)), look="High Contrast", sat=1.08, bounces=(5, 2, 3, 6), bloom=0.06)
