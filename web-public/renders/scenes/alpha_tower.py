"""Alpha Tower, Cebu: golden hour, blue hour, the façade from below, the films' stills; all one city by the strait."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from parts import *
from parts import alpha, city
from parts.facade import tower_materials

out, W, H, spp, A = args()
reset()
r = R(7)
view = A.get("view", "golden-hour")
three_quarter = ((-112, -168, 60), 58.5, 27, (-0.085, 0.004))
# eye, heading in degrees, lens, shift, light, stage; a two-point perspective unless a pitch is given
VIEWS = {
    "golden-hour": (*three_quarter, "gold", None),
    "blue-hour": (*three_quarter, "blue", None),
    "facade": ((-40, -60, 17), 66, 24, (0.02, 0.56), "gold", None),
    "pool-deck": ((-26.9, -29.5, 25.2), 96.5, 25, (0.0, -0.055), "gold", None),
    "timeline-1": ((-112, -168, 60), 56.5, 28, (-0.06, -0.02), "day", "frame"),
    "timeline-2": ((96, -190, 62), 116, 28, (0.06, 0.0), "gold", "glazing"),
}
# view=a+b+c renders several cameras of one light and stage without building the city again; `out` then holds VIEW
views = view.split("+")
light, stage = VIEWS[views[0]][4:]
if light == "gold":
    SUN = Vector((-0.93, -0.30, 0.19)).normalized()
    SKY = make_sky(
        SUN,
        [
            (0, (1.0, 0.62, 0.40)),
            (0.15, (0.90, 0.60, 0.46)),
            (0.29, (0.56, 0.55, 0.58)),
            (0.48, (0.24, 0.38, 0.58)),
            (1, (0.06, 0.16, 0.38)),
        ],
        glow=(1, 0.50, 0.18),
        glow_s=1.9,
        glow_p=1.8,
        core_s=3,
    )
    make_world(
        SKY, 1.0, cover=0.48, lit=(1.45, 0.92, 0.62), dark=(0.40, 0.38, 0.48), cscale=0.5, seed=(5.3, 2.4, 4), zk=0.16
    )
    set_haze(make_haze(SKY, 5600, height=500, tint=(0.86, 0.86, 0.98), strength=0.90, start=140))
    sun(SUN, (1, 0.66, 0.38), 5.6, 1.0)
    lit, glow, grade = 0.05, 1.0, dict(exposure=0.3, sat=1.04)
elif light == "day":
    SUN = Vector((-0.70, -0.52, 0.50)).normalized()
    SKY = make_sky(
        SUN,
        [
            (0, (0.88, 0.84, 0.80)),
            (0.16, (0.68, 0.76, 0.84)),
            (0.34, (0.38, 0.56, 0.78)),
            (0.6, (0.15, 0.33, 0.62)),
            (1, (0.06, 0.18, 0.45)),
        ],
        glow=(1, 0.76, 0.48),
        glow_s=0.7,
        glow_p=3,
        core_s=2,
    )
    make_world(
        SKY, 0.95, cover=0.47, lit=(1.6, 1.42, 1.25), dark=(0.58, 0.62, 0.70), cscale=0.6, seed=(2.3, 5.4, 3), zk=0.2
    )
    set_haze(make_haze(SKY, 6000, height=520, tint=(0.88, 0.94, 1.0), strength=0.92, start=140))
    sun(SUN, (1, 0.86, 0.66), 5.6, 0.8)
    lit, glow, grade = 0.0, 0.3, dict(exposure=0.1, sat=1.04)
else:
    # the sun is down behind the city on the left; what is left is a low band of rose and a deep blue dome
    SUN = Vector((-0.93, 0.10, 0.03)).normalized()
    SKY = make_sky(
        SUN,
        [
            (0, (0.60, 0.36, 0.32)),
            (0.13, (0.46, 0.35, 0.42)),
            (0.27, (0.26, 0.29, 0.46)),
            (0.46, (0.11, 0.17, 0.36)),
            (1, (0.03, 0.06, 0.18)),
        ],
        glow=(1, 0.42, 0.20),
        glow_s=0.8,
        glow_p=3,
        core_s=0,
    )
    make_world(
        SKY, 0.62, cover=0.48, lit=(0.62, 0.38, 0.40), dark=(0.20, 0.20, 0.32), cscale=0.5, seed=(5.3, 2.4, 4), zk=0.16
    )
    set_haze(make_haze(SKY, 6500, height=500, tint=(0.80, 0.86, 1.02), strength=0.54, start=140))
    sun(Vector((-0.9, -0.25, 0.35)), (0.62, 0.60, 1), 0.22, 20)
    lit, glow, grade = 0.22, 2.0, dict(exposure=0.95, sat=1.04, bloom=0.10)
blue = light == "blue"
M = tower_materials(
    lit=0.62 if blue else 0 if stage else 0.34, strength=2.0 if blue else 2.6, glow=glow, pool_glow=0.5 if blue else 0
)
mb = MB()
plants = alpha.build(mb, r, stage)
mb.obj("tower", M)
bark, pbark = pbr("bark", srgb("#6b5843"), 0.9), pbr("pbark", srgb("#8a7a66"), 0.9)
lf, lfd, pl = (
    leafmat("leaf", srgb("#35531f"), srgb("#62803a")),
    leafmat("leafd", srgb("#26421c"), srgb("#4a6b30")),
    leafmat("palm", srgb("#46622a"), srgb("#748a42")),
)
TREES = [
    tree_mesh(
        "tree%d" % i, i, [bark, lf if i % 2 else lfd], h=7 + i % 4 * 1.5, spread=3.4 + i % 3 * 0.8, leaves=2600, ls=0.55
    )
    for i in range(8)
]
PALMS = [palm_mesh("palm%d" % i, 40 + i, [pbark, pl, pbark], h=8 + 2 * i, fronds=20) for i in range(3)]
BUSH = [
    tree_mesh("bush%d" % i, 80 + i, [bark, lf if i % 2 else lfd], h=1.3, spread=0.85, leaves=420, ls=0.24, trunk=0.1)
    for i in range(3)
]
alpha.plant_terrace(r, plants, BUSH, PALMS, TREES)
coast = lambda x: float(np.interp(x, [-2600, -900, 0, 900, 3600], [465, 495, 590, 750, 1240]))


def towers(bx, by):
    """Towers stand in a cluster to the right, a few elsewhere behind; none before the one that is for sale."""
    if abs(bx) < 2 and by < 4 or by < 1 and bx < 4:
        return 0
    return 0.34 if bx > 5 else 0.045


city.build_city(
    r,
    TREES,
    PALMS,
    coast,
    lit=lit,
    empty=((0, 0),),
    parks=((-1, -1), (0, -1), (-1, -2)),
    towers=towers,
    street_light=0.022 if blue else 0,
    strength=0.9 if blue else 1.5,
    tree_k=1.15,
)
if blue:  # street lamps: a warm point every so often, close by only
    for bx in range(-4, 5):
        for by in range(-3, 5):
            for k in range(2):
                l = bpy.data.lights.new("lamp", "POINT")
                l.energy, l.color, l.shadow_soft_size = 420, (1, 0.60, 0.28), 0.4
                link(bpy.data.objects.new("lamp", l)).location = (bx * 84 - 42 + k * 42, by * 64 - 32, 8)
# ---- the strait: shallows by the shore, ferries, the islands beyond
shelf = [(0, "#3d7c78"), (0.25, "#2a6670"), (0.6, "#1d4d5c"), (1, "#17414f")]
sea = sea_material(shallow=shelf, wave=0.045, height=1.6, far=700, rough=(0.05, 0.20), streaks=0.75)
grid_mesh(
    "strait",
    lambda x, y: 0 * x - 0.6,
    -4000,
    4600,
    300,
    3000,
    45,
    sea,
    {
        "depth": lambda x, y, z: np.clip(
            (y - np.interp(x, [-2600, -900, 0, 900, 3600], [465, 495, 590, 750, 1240])) / 700
            + 0.25 * fbm(x * 0.002, y * 0.004, 3, 4),
            0,
            1,
        )
    },
)
sea_plane(
    sea_material("far", deep="#17414f", wave=0.045, height=1.6, far=700, rough=(0.05, 0.20), streaks=0.75),
    z=-0.62,
    y0=3000,
)
b = MB()
b.quad((-40000, 300, -0.62), (-4000, 300, -0.62), (-4000, 3000, -0.62), (-40000, 3000, -0.62))
b.quad((4600, 300, -0.62), (40000, 300, -0.62), (40000, 3000, -0.62), (4600, 3000, -0.62))
b.obj("sides", [bpy.data.materials["far"]])
hill = pbr("hill", srgb("#47573a"), 0.95, var=0.35, vscale=0.003)


def ridge(y, xa, xb, h, seed, depth=1800):
    n = 300
    e = np.sin(np.pi * np.linspace(0, 1, n + 1)[1:-1]) ** 0.6
    f = lambda X, Y: np.maximum(
        -2,
        h
        * np.interp(X, np.linspace(xa, xb, n - 1), e)
        * np.sin(np.pi * np.clip((Y - y) / depth, 0, 1)) ** 1.1
        * (0.55 + 0.42 * ridged(X / 2600 + seed, Y / 2600 + seed, 0, 6)),
    )
    grid_mesh("ridge", f, xa, xb, y, y + depth, (xb - xa) / n, hill)


ridge(5200, -9000, 600, 300, 3.3)
ridge(8500, -1500, 11000, 520, 9.1)
ridge(12500, -14000, 16000, 600, 5.7, 3000)
white, hullm = pbr("ship", srgb("#e6e2d8"), 0.5), pbr("hull", srgb("#2d4a5e"), 0.5)
for k in range(11):
    s = MB()
    s.prism([(-14, -3), (12, -3), (18, 0), (12, 3), (-14, 3)], -0.5, 3, 1 if k % 2 else 0)
    s.box(-11, -2.4, 3, 6, 2.4, 5.4, 0)
    s.box(-9, -2.0, 5.4, 1, 2.0, 7.6, 0)
    s.box(-7, -0.6, 7.6, -5.6, 0.6, 10, 1)
    o = s.obj("boat", [white, hullm])
    x = r.uniform(-1800, 1500)
    o.location = (x, coast(x) + r.uniform(180, 1900), -0.4)
    o.rotation_euler[2] = r.uniform(0, 6)
    o.scale = (r.uniform(0.6, 1.5),) * 3
print("objects", len(bpy.data.objects), flush=True)
for view in views:
    eye, heading, lens, shift, *_ = VIEWS[view]
    camera(eye, heading, lens=lens, shift=shift)
    render(out.replace("VIEW", view), W, H, spp, look="High Contrast", bounces=(6, 3, 4, 10), **grade)
