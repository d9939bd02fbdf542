"""Alpha Tower: the balcony of the corner home at blue hour, a table laid for two, the city and the channel beyond."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from parts import *
from parts import houseplants, seating, tabletop
from parts.cloth import curtain, pillow, runner
from parts.home import *
from parts.window_view import lamp, look_out

out, W, H, spp, A = args()
reset()
r = R(8)
look_out("blue", eye=(0, 3, 1.5), seen=float(A.get("seen", 0.42)), lit=1.0)
M = shell_materials()
more = dict(
    linen=fabric("linen", "#cfc3ae"),
    rope=fabric("rope", "#b59f80", 160, 0.2),
    rug=boucle("rug", "#a89a82", 90, 1.0, 0.008, 0.25),
    drape=sheer("sheer", through=0.35),
    ceramic=pbr("ceramic", srgb("#e9e2d4"), 0.32, var=0.04, vscale=14),
    clay=pbr("clay", srgb("#8d5638"), 0.75, var=0.14, vscale=9, bump=0.08, bscale=60),
    sea=pbr("glaze", srgb("#2f5f66"), 0.18, var=0.2, vscale=16),
    water=glassmat("tumbler", (0.96, 0.98, 0.98), 0.06),
    wine=pbr("calamansi", srgb("#c9b45e"), 0.05),
    cover=books(),
    paper=pbr("paper", srgb("#efe8d8"), 0.9),
    leaf=leafmat("kentia", srgb("#2a4620"), srgb("#587638"), 0.28, 0.4),
    soil=pbr("soil", srgb("#3a2c20"), 0.95, bump=0.6, bscale=80),
    mango=pbr("mango", srgb("#d99a2e"), 0.38, var=0.25, vscale=9),
    shade=shade("shade", glow=2.2),
    flame=shade("flame", (1, 0.58, 0.22), 9.0),
    walnut=wood("walnut", "#6e4a31", "#4b3020", 1),
    spot=pbr("spot", (1, 0.8, 0.6), 0.5, emit=(1, 0.66, 0.36), es=5),
)
ID = {k: len(M) + i for i, k in enumerate(more)}
M += list(more.values())
LINEN, ROPE, RUG, SHEER, CERAMIC, CLAY, SEA, WATER, WINE, COVER, PAPER, LEAF, SOIL, MANGO, SHADE, FLAME, WALNUT, SPOT = (
    ID[k] for k in more
)
HI = 2.75
b = Solid()
# the balcony runs along y here: the room is on the right (x > 0), the city on the left and ahead
X0, Y0, Y1 = -2.1, -3.0, 3.6
b.box(X0 - 0.06, Y0, -0.30, 0, Y1 + 0.06, -0.03, WHITE, 0.02)
b.box(X0 + 0.05, Y0, -0.03, 0, Y1 - 0.05, -0.012, DECK, 0.002, 1)
b.box(X0 - 0.06, Y0, HI, 0.1, Y1 + 0.06, HI + 0.28, WHITE, 0.02)
k = X0 + 0.03
while k < -0.03:
    b.box(k + 0.003, Y0, HI - 0.022, min(k + 0.117, 0), Y1 - 0.02, HI, TIMBER, 0.003, 1)
    k += 0.12
y = Y0
while y < Y1 - 0.1:
    e = min(y + 1.32, Y1 - 0.07)
    b.pane((X0 + 0.06, y + 0.006, 0.02), (X0 + 0.06, e - 0.006, 0.02), (X0 + 0.06, e - 0.006, 1.06), (X0 + 0.06, y + 0.006, 1.06), RAIL)
    y = e
b.pane((X0 + 0.07, Y1 - 0.06, 0.02), (-0.02, Y1 - 0.06, 0.02), (-0.02, Y1 - 0.06, 1.06), (X0 + 0.07, Y1 - 0.06, 1.06), RAIL)
b.box(X0 + 0.035, Y0, 1.06, X0 + 0.085, Y1 - 0.035, 1.095, FRAME, 0.006)
b.box(X0 + 0.035, Y1 - 0.085, 1.06, 0, Y1 - 0.035, 1.095, FRAME, 0.006)
b.box(X0 + 0.03, Y0, -0.03, X0 + 0.09, Y1 - 0.03, 0.03, FRAME, 0.004)
b.box(X0 + 0.03, Y1 - 0.09, -0.03, 0, Y1 - 0.03, 0.03, FRAME, 0.004)
for k in range(4):
    b.lathe([(0.04, HI - 0.024), (0.04, HI - 0.03), (0.001, HI - 0.03)], SPOT, (-0.55, -2.1 + k * 1.6, 0), 24)
    lamp((-0.55, -2.1 + k * 1.6, HI - 0.09), 8, radius=0.04)
# the room: its doors are slid open behind the last leaf; a lit wall with a picture, a lamp, a sofa
glazing(b, (0.07, 0.75), (0.07, 2.5), HI, 1)
b.box(0.0, -3.1, HI - 0.05, 0.14, 0.8, HI + 0.01, FRAME, 0.004)
b.box(0.0, -3.1, -0.01, 0.14, 0.8, 0.012, FRAME, 0.004)
b.box(0.11, 0.72, 0.02, 0.155, 0.77, HI - 0.04, FRAME, 0.004)
b.box(0.0, 2.5, -0.3, 0.25, Y1 + 0.06, HI + 0.28, WHITE, 0.006)
b.box(0, -3.2, -0.3, 4.2, 2.6, 0, FLOOR, 0.002, 1)
b.box(0, -3.2, HI, 4.2, 2.6, HI + 0.3, CEIL, 0.002, 1)
b.box(3.9, -3.2, 0, 4.2, 2.6, HI, WALL, 0.002, 1)
b.box(0.1, 2.5, 0, 4.2, 2.7, HI, WALL, 0.002, 1)
for z in (0.5, 0.95, 1.4, 1.85):
    b.box(3.55, -1.6, z, 3.9, 1.6, z + 0.03, OAK, 0.004)
seating.sofa(b, 1.7, -1.6, 2.2, LINEN, WALNUT, 5)
tabletop.floor_lamp(b, (1.0, 2.05, 0), 1.55, BRASS, SHADE, (-0.1, -0.05))
lamp((0.9, 2.0, 1.55), 12, radius=0.1)
lamp((2.2, 0.2, 2.4), 32, radius=0.2)
b.box(1.45, 2.14, 0, 2.7, 2.48, 0.62, OAK, 0.008)
tabletop.vase(b, (1.75, 2.3, 0.62), SEA, 0.3, 0.1, 0.035)
tabletop.pile(b, (2.15, 2.28, 0.62), ((0.23, 0.3, 0.03), (0.2, 0.27, 0.025)), COVER, PAPER, 9)
curtain(b, SHEER, (0.28, 1.5), (0.28, 2.42), 0.015, HI - 0.02, 4, 0.05, 12)
# two chairs turned to the view, a low table between them; a small table for two beyond
seating.tub_chair(b, (-0.72, 0.55, -0.012), math.radians(-58), LINEN, WALNUT, 3)
seating.tub_chair(b, (-0.92, 1.95, -0.012), math.radians(-92), LINEN, WALNUT, 4)
tabletop.rug(b, -1.72, 0.0, -0.14, 2.6, RUG, 3)
TX, TY, TZ = -1.18, 1.22, 0.46
tabletop.drum_table(b, (TX, TY, 0.006), 0.30, TZ - 0.006, STONE)
tabletop.carafe(b, (TX + 0.10, TY + 0.12, TZ), WATER)
for x, y in ((-0.12, 0.06), (0.03, -0.16)):
    tabletop.glass(b, (TX + x, TY + y, TZ), WATER, 0.036, 0.11)
    b.lathe([(0.001, 0.012), (0.031, 0.012), (0.032, 0.075), (0.001, 0.075)], WINE, (TX + x, TY + y, TZ), 32)
tabletop.bowl(b, (TX - 0.1, TY - 0.12, TZ), SEA, 0.085, 0.05)
for k in range(3):
    a = k * 2.1
    tabletop.fruit(b, (TX - 0.1 + 0.035 * math.cos(a), TY - 0.12 + 0.035 * math.sin(a), TZ + 0.052), MANGO, k, 0.032)
for x, y, h in ((-1.22, 2.90, 0.34), (-1.0, 2.80, 0.24)):  # lanterns on the deck
    b.lathe([(0.001, 0), (0.09, 0), (0.09, 0.012), (0.075, 0.014)], BLACK, (x, y, -0.012), 40)
    b.lathe([(0.075, 0.014), (0.078, h * 0.5), (0.07, h)], WATER, (x, y, -0.012), 40)
    b.lathe([(0.07, h), (0.075, h), (0.075, h + 0.012), (0.05, h + 0.015)], BLACK, (x, y, -0.012), 40)
    b.lathe([(0.001, 0.014), (0.032, 0.014), (0.032, h * 0.42), (0.001, h * 0.42)], CERAMIC, (x, y, -0.012), 24)
    b.lathe([(0.002, h * 0.44), (0.008, h * 0.48), (0.001, h * 0.60)], FLAME, (x, y, -0.012), 16)
    lamp((x, y, h * 0.55), 1.6, (1, 0.55, 0.22), 0.02)
tabletop.pile(b, (-0.30, 1.22, 0.006), ((0.2, 0.27, 0.025), (0.17, 0.24, 0.02)), COVER, PAPER, 3)
# planting: a trough along the end
b.box(-1.35, 3.08, -0.012, -0.05, 3.46, 0.46, WHITE, 0.012)
b.box(-1.32, 3.11, 0.40, -0.08, 3.43, 0.465, SOIL, 0.004)
for k in range(5):
    houseplants.kentia(b, (-1.2 + k * 0.25, 3.27, 0.44), r.uniform(0.75, 1.15), LEAF, LEAF, 20 + k, 8)
b.obj("balcony", M)
art = painting("art", ((0.1, "#e7dcc6"), (0.3, "#c9a27c"), (0.42, "#2f5d64"), (0.6, "#7fa3a2"), (0.8, "#e6dccb")), 3)
q = Solid()
q.box(1.35, 2.462, 1.1, 2.55, 2.495, 1.9, 0, 0.003, 1)
q.obj("art", [art])
pillow(0.42, 0.42, fabric("terracotta", "#a9603c", 240), (-0.56, 0.66, 0.60), (math.radians(-66), 0, math.radians(-58)), 1)
wool = fabric("wool", "#a9a08c", 130, 0.16, second="#c5bca6")
runner(((-0.92, 2.16, 0.46), (-0.91, 2.24, 0.70), (-0.905, 2.32, 0.76), (-0.90, 2.40, 0.70), (-0.90, 2.41, 0.34)), (1, 0, 0), 0.36, wool, 3, 0.008, 0.03)
aim((-0.78, -2.25, 1.42), (-1.42, 3.0, 1.24), float(A.get("lens", 22)), level=True)
bpy.context.scene.camera.data.clip_start = 0.05
print("objects", len(bpy.data.objects), flush=True)
grade = dict(bloom=0.10, vign=0.1, balance=(0.97, 1.0, 1.05))
render(out, W, H, spp, exposure=float(A.get("exp", 1.4)), look="High Contrast", depth="depth" in A, bounces=(8, 4, 4, 14), **grade)
