"""Alpha Tower: the bedroom of the same home, late in the afternoon, the bed made and the channel beside it."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from parts import *
from parts import houseplants, seating, tabletop
from parts.cloth import curtain, fall, pillow, runner
from parts.home import *
from parts.window_view import lamp, look_out

out, W, H, spp, A = args()
reset()
look_out("afternoon", eye=(0, 0, 1.3), seen=float(A.get("seen", 0.3)), lit=1.2)
M = shell_materials()
more = dict(
    linen=fabric("linen", "#b9ab95"),
    rug=boucle("rug", "#c9bca6", 120, 1.0, 0.008, 0.22),
    sheer=sheer("sheer", through=0.45),
    drape=fabric("drape", "#c3b6a1", 200),
    ceramic=pbr("ceramic", srgb("#e9e2d4"), 0.32, var=0.04, vscale=14),
    clay=pbr("clay", srgb("#a9603c"), 0.75, var=0.14, vscale=9, bump=0.08, bscale=60),
    cover=books(),
    paper=pbr("paper", srgb("#efe8d8"), 0.9, var=0.06, vscale=200),
    leaf=leafmat("kentia", srgb("#2f4c20"), srgb("#5d7c3a"), 0.28, 0.4),
    olive=leafmat("olive", srgb("#56664a"), srgb("#7d8a68"), 0.2, 0.5),
    bark=pbr("bark", srgb("#7a6650"), 0.9, bump=0.2, bscale=60),
    soil=pbr("soil", srgb("#3a2c20"), 0.95, bump=0.6, bscale=80),
    shade=shade("shade", glow=1.3),
    walnut=wood("walnut", "#6e4a31", "#4b3020", 1),
    slats=wood("slats", "#b98d5f", "#94683f", 2),
    water=glassmat("tumbler", (0.96, 0.98, 0.98), 0.06),
)
ID = {k: len(M) + i for i, k in enumerate(more)}
M += list(more.values())
LINEN, RUG, SHEER, DRAPE, CERAMIC, CLAY, COVER, PAPER, LEAF, OLIVE, BARK, SOIL, SHADE, WALNUT, SLATS, WATER = (ID[k] for k in more)
HI = 2.75
b = Solid()
# 3.5 m by 4.2; the head of the bed stands against the right wall, the glass is beyond
b.box(-2.2, -4.0, -0.3, 2.0, 2.2, 0, FLOOR, 0.002, 1)
b.box(-2.2, -4.0, HI, 2.0, 2.2, HI + 0.3, CEIL, 0.002, 1)
b.box(-2.0, 1.72, HI - 0.10, 1.9, 2.1, HI + 0.01, CEIL, 0.006)
wall(b, 1.9, -4.0, 2.05, 2.2, 0, HI)
wall(b, -2.2, -4.0, 2.05, -3.85, 0, HI)
wall(b, -2.2, -4.0, -2.05, 2.2, 0, HI)
glazing(b, (-2.05, 2.14), (1.9, 2.14), HI, 3, math.radians(180))
balcony(b, -4.0, 3.5, 2.2, 3.9, HI, left=False)
# the wall behind the bed: upright oak slats, a shelf of light under the ceiling
y = -2.4
while y < 1.66:
    b.box(1.862, y, 0.0, 1.9, y + 0.036, HI, SLATS, 0.004, 1)
    y += 0.052
downlights(b, [(x, yy) for x in (-1.0, 0.9) for yy in (-1.7, 0.5)], HI, CERAMIC)
# the bed: 1.6 by 2.0, its head towards +x
bed = Solid()
seating.bed_frame(bed, -0.8, -1.0, 1.6, 2.0, OAK, LINEN, 3)
b.add(np.vstack(bed.V), bed.F, np.vstack(bed.N), OAK, (0.76, -0.35, 0), (0, 0, -math.pi / 2))
b.M[-len(bed.M) :] = bed.M
seating.upholstered(b, (1.98, 1.6, 0.24), CERAMIC, (0.76, -0.35, 0.385), rad=0.05, puff=0.01, seed=3)
tabletop.rug(b, -1.25, -1.75, 1.3, 1.3, RUG, 2)
# bedside: a round table with a lamp, books, a glass; another lamp beyond
for yy, s in ((-1.48, 1), (0.78, 2)):
    tabletop.pedestal_table(b, (1.52, yy, 0.012), 0.24, 0.5, WALNUT, BRASS)
    tabletop.table_lamp(b, (1.58, yy, 0.512), CERAMIC, SHADE, 0.5)
    lamp((1.58, yy, 0.512 + 0.37), 9)
z = tabletop.pile(b, (1.42, -1.55, 0.512), ((0.15, 0.21, 0.024), (0.13, 0.2, 0.018)), COVER, PAPER, 4)
tabletop.glass(b, (1.36, -1.36, 0.512), WATER)
tabletop.vase(b, (1.40, 0.88, 0.512), CLAY, 0.2, 0.065, 0.025)
houseplants.branches(b, (1.40, 0.88, 0.68), 0.45, BARK, OLIVE, 4, 5, 0.05, 0.5)
# a bench at the foot, a chair and a palm by the window
seating.upholstered(b, (0.42, 1.3, 0.12), LINEN, (-0.62, -0.35, 0.40), rad=0.04, puff=0.02, seed=9, piping=LINEN)
for yy in (-0.85, 0.15):
    b.box(-0.78, yy - 0.03, 0, -0.74, yy + 0.03, 0.35, WALNUT, 0.006)
    b.box(-0.50, yy - 0.03, 0, -0.46, yy + 0.03, 0.35, WALNUT, 0.006)
    b.box(-0.78, yy - 0.03, 0.31, -0.46, yy + 0.03, 0.35, WALNUT, 0.006)
seating.tub_chair(b, (-1.22, 1.0, 0), math.radians(38), DRAPE, WALNUT, seed=6)
houseplants.pot(b, (-1.72, 0.2, 0), 0.19, 0.36, CLAY, SOIL)
houseplants.kentia(b, (-1.72, 0.2, 0.3), 1.5, LEAF, LEAF, 4, 11)
curtain(b, SHEER, (-2.0, 1.92), (-0.55, 1.92), 0.015, HI - 0.02, 1, 0.055, 15)
curtain(b, SHEER, (1.0, 1.92), (1.86, 1.92), 0.015, HI - 0.02, 3, 0.055, 10)
curtain(b, DRAPE, (-2.02, 1.80), (-1.5, 1.80), 0.012, HI - 0.02, 2, 0.075, 6)
curtain(b, DRAPE, (1.40, 1.80), (1.86, 1.80), 0.012, HI - 0.02, 5, 0.075, 6)
b.obj("room", M)
# bedding: a cover that falls over the mattress, a throw across its foot, pillows against the head
proxy = Solid()
proxy.box(-0.24, -1.16, 0.0, 1.76, 0.46, 0.515, 0, 0.06, 4)
proxy = proxy.obj("proxy", [])
white = fabric("percale", "#efeae0", 420, 0.03, 0.25, 0.12)
u, v = np.meshgrid(np.linspace(-0.42, 1.22, 64), np.linspace(-1.55, 0.85, 90), indexing="ij")
rise = 0.56 + 0.018 * np.sin(u * 9 + 2 * np.sin(v * 5)) + 0.012 * np.sin(v * 13 + u * 6)
cover = fall(np.stack([u, v, rise], -1), white, [proxy], 34, 0.035, 1.4, friction=30, name="cover")
fold = Solid()
seating.upholstered(fold, (0.34, 1.66, 0.075), 0, (1.10, -0.35, 0.575), rad=0.035, puff=0.012, seed=8, crease=0.012, fill=26)
fold.obj("fold", [white])
wool = fabric("wool", "#8a6a52", 120, 0.16, second="#a5846a")
over_bed = [(0.06, y, z) for y, z in ((-1.245, 0.14), (-1.24, 0.5), (-1.19, 0.555), (-0.9, 0.57), (-0.35, 0.575), (0.2, 0.57), (0.49, 0.555), (0.54, 0.5), (0.545, 0.14))]
runner(over_bed, (1, 0, 0), 0.52, wool, 5, 0.012, 0.10)
bpy.data.objects.remove(proxy)
for k, yy in enumerate((-0.76, 0.06)):
    pillow(0.68, 0.48, white, (1.60, yy, 0.74), (math.radians(-64), 0, math.radians(90 + (k - 0.5) * 6)), 1 + k)
    pillow(0.66, 0.46, white, (1.44, yy + 0.02, 0.71), (math.radians(-56), 0, math.radians(90 - (k - 0.5) * 9)), 5 + k)
pillow(0.62, 0.36, fabric("seacloth", "#4d7072", 240), (1.26, -0.36, 0.685), (math.radians(-54), 0, math.radians(92)), 3)
aim((-1.45, -3.1, 1.3), (0.36, 0.6, 0.92), float(A.get("lens", 22)), level=True)
bpy.context.scene.camera.data.clip_start = 0.05
print("objects", len(bpy.data.objects), flush=True)
grade = dict(bloom=0.05, vign=0.08, sat=1.06, balance=(0.93, 1.0, 1.14))
render(out, W, H, spp, exposure=float(A.get("exp", 1.75)), look="High Contrast", bounces=(10, 6, 4, 14), **grade)
