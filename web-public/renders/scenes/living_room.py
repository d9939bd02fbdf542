"""Alpha Tower: the living room of a one-bedroom corner home in the afternoon, the channel in its windows."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from parts import *
from parts import houseplants, seating, tabletop
from parts.cloth import curtain, pillow, runner
from parts.home import *
from parts.window_view import lamp, look_out

out, W, H, spp, A = args()
reset()
r = R(5)
look_out("afternoon", eye=(0, 0, 1.4), seen=float(A.get("seen", 0.3)), lit=1.15)
M = shell_materials()
more = dict(
    linen=fabric("linen", "#cfc3ae"),
    ivory=boucle("ivory", "#efe8da", 210, 0.8, 0.005),
    rug=boucle("rug", "#cfc3ad", 120, 1.0, 0.008, 0.22),
    sheer=sheer("sheer", through=0.42),
    drape=fabric("drape", "#d9cfbd", 200),
    ceramic=pbr("ceramic", srgb("#e9e2d4"), 0.32, var=0.04, vscale=14),
    clay=pbr("clay", srgb("#a9603c"), 0.75, var=0.14, vscale=9, bump=0.08, bscale=60),
    sea=pbr("glaze", srgb("#2f5f66"), 0.18, var=0.2, vscale=16),
    water=glassmat("tumbler", (0.96, 0.98, 0.98), 0.06),
    cover=books(),
    paper=pbr("paper", srgb("#efe8d8"), 0.9, var=0.06, vscale=200),
    leaf=leafmat("fig", srgb("#2f4c20"), srgb("#4f7434"), 0.25, 0.32),
    bark=pbr("bark", srgb("#7a6650"), 0.9, bump=0.2, bscale=60),
    soil=pbr("soil", srgb("#3a2c20"), 0.95, bump=0.6, bscale=80),
    mango=pbr("mango", srgb("#d99a2e"), 0.38, var=0.25, vscale=9),
    shade=shade("shade", glow=0.5),
    walnut=wood("walnut", "#6e4a31", "#4b3020", 1),
    olive=leafmat("olive", srgb("#56664a"), srgb("#7d8a68"), 0.2, 0.5),
)
ID = {k: len(M) + i for i, k in enumerate(more)}
M += list(more.values())
LINEN, IVORY, RUG, SHEER, DRAPE, CERAMIC, CLAY, SEA, WATER, COVER, PAPER, LEAF, BARK, SOIL, MANGO, SHADE, WALNUT, OLIVE = (
    ID[k] for k in more
)
HI = 2.75
b = Solid()
# the room: 5.2 m wide, doors to the balcony along the channel, a window round the corner on the left
b.box(-2.75, -5.2, -0.3, 2.75, 3.26, 0, FLOOR, 0.002, 1)
b.box(-2.75, -5.2, HI, 2.75, 3.26, HI + 0.3, CEIL, 0.002, 1)
b.box(-2.6, 2.86, HI - 0.10, 2.6, 3.15, HI + 0.01, CEIL, 0.006)  # a pelmet hides the rails of the curtains
wall(b, 2.6, -5.2, 2.75, 3.26, 0, HI)
wall(b, -2.75, -5.2, 2.75, -5.05, 0, HI)
wall(b, -2.75, -5.2, -2.6, 0.55, 0, HI)
b.box(-2.78, 3.1, -0.3, -2.56, 3.32, HI + 0.3, WHITE, 0.01)  # the column at the corner
glazing(b, (-2.56, 3.2), (2.6, 3.2), HI, 4, math.radians(180))
glazing(b, (-2.68, 0.55), (-2.68, 3.1), HI, 2, math.radians(-90))
balcony(b, -4.3, 4.2, 3.27, 5.05, HI)
b.box(-4.3, -5, -0.30, -2.75, 3.27, -0.012, WHITE, 0.01)
b.box(-3.5, -5, HI, -2.75, 3.27, HI + 0.28, WHITE, 0.01)
# oak shelves in the right wall's back half, a picture over the sofa
for z in (0.42, 0.86, 1.28, 1.70, 2.12):
    b.box(2.27, -2.6, z, 2.6, -0.75, z + 0.032, OAK, 0.004)
for y in (-2.6, -1.68, -0.78):
    b.box(2.27, y, 0, 2.6, y + 0.032, 2.4, OAK, 0.004)
b.box(2.25, -2.6, 0.05, 2.6, -0.748, 0.42, OAK, 0.006)
b.box(2.27, -2.6, 2.37, 2.6, -0.748, 2.402, OAK, 0.004)
b.box(-2.3, 2.70, HI - 0.004, 2.3, 2.74, HI + 0.01, BLACK, 0.001, 1)  # the slot that the cooled air comes from
downlights(b, [(x, y) for x in (-0.45, 1.35) for y in (-1.9, -0.2, 1.5)], HI, CERAMIC)
# furniture
seating.sofa(b, 1.5, -0.42, 2.5, LINEN, WALNUT, seed=4, deep=0.98)
seating.tub_chair(b, (-1.42, 1.65, 0), math.radians(68), IVORY, WALNUT, seed=2)
tabletop.rug(b, -1.9, -0.15, 1.75, 2.35, RUG)
tabletop.drum_table(b, (0.12, 0.98, 0.012), 0.47, 0.36, STONE)
tabletop.pedestal_table(b, (-0.55, 0.42, 0.012), 0.27, 0.46, WALNUT, BRASS)
tabletop.floor_lamp(b, (2.15, 2.42, 0), 1.62, BRASS, SHADE, (-0.14, -0.08))
# on the low tables: books, a bowl of mangoes, cups, branches in a vase
z = tabletop.pile(b, (0.30, 0.88, 0.372), ((0.23, 0.31, 0.028), (0.21, 0.28, 0.022), (0.17, 0.24, 0.018)), COVER, PAPER, 3)
tabletop.bowl(b, (0.30, 0.87, z), SEA, 0.06, 0.045)
tabletop.vase(b, (-0.06, 1.18, 0.372), CERAMIC, 0.27, 0.095, 0.034)
houseplants.branches(b, (-0.06, 1.18, 0.60), 0.62, BARK, OLIVE, 6, 7, 0.058, 0.55)
for k, a in enumerate((0.3, 2.2)):
    tabletop.cup(b, (-0.62 + k * 0.17, 0.36 + k * 0.12, 0.472), CERAMIC, a)
# the dining table close to the camera
DX, DY = -1.45, -1.35
tabletop.pedestal_table(b, (DX, DY, 0), 0.56, 0.745, OAK, BLACK)
for k, a in enumerate((0.5, 2.1, 3.7, 5.25)):
    b_at = (DX + 0.62 * math.cos(a), DY + 0.62 * math.sin(a), 0)
    seating.dining_chair(b, b_at, a - math.pi / 2, WALNUT, LINEN)
    p = (DX + 0.36 * math.cos(a), DY + 0.36 * math.sin(a), 0.745)
    tabletop.plate(b, p, CERAMIC, 0.128)
    tabletop.bowl(b, (p[0], p[1], 0.753), SEA, 0.068, 0.042)
    tabletop.glass(b, (DX + 0.33 * math.cos(a + 0.5), DY + 0.33 * math.sin(a + 0.5), 0.745), WATER)
tabletop.bowl(b, (DX + 0.02, DY - 0.02, 0.745), CLAY, 0.15, 0.085)
for k in range(6):
    a = k * 1.2566
    q = (0.068, 0.83) if k < 5 else (0.0, 0.885)
    tabletop.fruit(b, (DX + 0.02 + q[0] * math.cos(a), DY - 0.02 + q[0] * math.sin(a), q[1]), MANGO, k)
tabletop.pendant(b, (DX, DY, 1.56), 0.27, 0.2, BLACK, BLACK, HI, SHADE)
# shelves: books, vases, a bowl
for z, x0, x1 in ((0.452, -1.6, -0.98), (0.892, -1.62, -0.9), (1.312, -2.5, -1.72), (1.732, -1.6, -1.05), (2.152, -1.62, -0.86)):
    sub = Solid()
    tabletop.shelf_row(sub, 0, x1 - x0, 0, 0, COVER, PAPER, int(z * 100))
    b.add(np.vstack(sub.V), sub.F, np.vstack(sub.N), COVER, (2.33, x1, z), (0, 0, -math.pi / 2))
    b.M[-len(sub.M) :] = sub.M
tabletop.vase(b, (2.40, -0.88, 0.452), CLAY, 0.25, 0.07, 0.03)
tabletop.vase(b, (2.42, -2.1, 0.892), CERAMIC, 0.30, 0.08, 0.03, 0.5)
tabletop.bowl(b, (2.42, -0.98, 1.312), SEA, 0.13, 0.08)
tabletop.vase(b, (2.42, -0.9, 1.732), CERAMIC, 0.24, 0.08, 0.03)
houseplants.pot(b, (-2.2, 2.62, 0), 0.22, 0.4, CLAY, SOIL)
houseplants.fiddle_fig(b, (-2.2, 2.62, 0.34), 1.85, BARK, LEAF, 3, stems=4, size=0.34)
# curtains: voile along the glass, linen drawn back at both ends
curtain(b, SHEER, (1.2, 2.97), (2.5, 2.97), 0.015, HI - 0.02, 1, 0.055, 12)
curtain(b, DRAPE, (2.02, 2.90), (2.54, 2.90), 0.012, HI - 0.02, 2, 0.075, 6)
curtain(b, SHEER, (-2.5, 2.97), (-1.75, 2.97), 0.015, HI - 0.02, 3, 0.055, 9)
curtain(b, DRAPE, (-2.52, 0.22), (-2.52, 0.66), 0.012, HI - 0.02, 4, 0.06, 6)
# out on the balcony
houseplants.pot(b, (-2.9, 4.45, -0.012), 0.24, 0.42, WHITE, SOIL)
houseplants.kentia(b, (-2.9, 4.45, 0.36), 1.25, LEAF, LEAF, 5, 11)
room = b.obj("room", M)
# pillows and a throw
wool = fabric("wool", "#8fa39c", 130, 0.16, second="#b9c4bb")
over_arm = ((1.86, 0.34, 0.49), (1.86, -0.16, 0.485), (1.86, -0.21, 0.56), (1.86, -0.27, 0.60), (1.86, -0.36, 0.60), (1.86, -0.435, 0.55), (1.86, -0.445, 0.22))
runner(over_arm, (1, 0, 0), 0.5, wool, 2, 0.010, 0.09)
pillow(0.5, 0.5, fabric("terracotta", "#a9603c", 240), (2.02, -0.08, 0.70), (math.radians(-72), 0, math.radians(90 + 20)), 1)
pillow(0.45, 0.45, fabric("seacloth", "#3f6a6e", 240), (1.95, 1.72, 0.68), (math.radians(-68), 0, math.radians(90 - 24)), 2)
pillow(0.5, 0.35, more["ivory"], (1.86, 1.42, 0.60), (math.radians(-62), 0, math.radians(90 - 12)), 3)
art = painting("art", ((0.1, "#e7dcc6"), (0.3, "#c9a27c"), (0.42, "#2f5d64"), (0.6, "#7fa3a2"), (0.8, "#e6dccb")), 3)
p = Solid()
p.box(2.565, 0.35, 1.28, 2.598, 1.55, 2.08, 0, 0.003, 1)
p.obj("art", [art])
f = Solid()
for y0, z0, y1, z1 in ((0.33, 1.26, 0.352, 2.10), (1.548, 1.26, 1.57, 2.10), (0.33, 1.26, 1.57, 1.282), (0.33, 2.078, 1.57, 2.10)):
    f.box(2.555, y0, z0, 2.6, y1, z1, 0, 0.003, 1)
f.obj("frame", [more["walnut"]])
lamp((2.01, 2.34, 1.62), 9)
lamp((DX, DY, 1.62), 7)
aim((1.15, -3.55, 1.32), (-0.32, 2.0, 1.05), float(A.get("lens", 21)), level=True)
bpy.context.scene.camera.data.clip_start = 0.05
print("objects", len(bpy.data.objects), flush=True)
render(out, W, H, spp, exposure=float(A.get("exp", 1.45)), look="High Contrast", depth="depth" in A, bounces=(10, 6, 4, 14), bloom=0.05, vign=0.08, sat=1.06, balance=(0.93, 1.0, 1.14))
