"""Alpha Tower: the lobby in the afternoon, the garden of the street in its windows, someone on the way to the lifts."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from parts import *
from parts import houseplants, seating, tabletop
from parts.cebu_light import LIGHTS
from parts.cloth import pillow
from parts.home import *
from parts.window_view import lamp

out, W, H, spp, A = args()
reset()
r = R(21)
LIGHTS["afternoon"]()
set_haze(None)
M = shell_materials()
more = dict(
    slabs=slabs("slabs", "#cfc2ab", "#b5a58a", 1.2),
    day=day_glass("day", float(A.get("seen", 0.62))),
    linen=fabric("linen", "#cfc3ae"),
    ivory=boucle("ivory", "#e6dccb", 210, 0.8, 0.005),
    rug=boucle("rug", "#8d8570", 120, 1.0, 0.008, 0.25),
    fin=wood("fin", "#a97a4d", "#84592f", 2),
    ceramic=pbr("ceramic", srgb("#e9e2d4"), 0.32, var=0.04, vscale=14),
    clay=pbr("clay", srgb("#8d5638"), 0.75, var=0.14, vscale=9, bump=0.08, bscale=60),
    sea=pbr("glaze", srgb("#2f5f66"), 0.18, var=0.2, vscale=16),
    cover=books(),
    paper=pbr("paper", srgb("#efe8d8"), 0.9, var=0.06, vscale=200),
    leaf=leafmat("fig", srgb("#2f4c20"), srgb("#4f7434"), 0.25, 0.32),
    olive=leafmat("olive", srgb("#56664a"), srgb("#7d8a68"), 0.2, 0.5),
    bark=pbr("bark", srgb("#7a6650"), 0.9, bump=0.2, bscale=60),
    soil=pbr("soil", srgb("#3a2c20"), 0.95, bump=0.6, bscale=80),
    walnut=wood("walnut", "#6e4a31", "#4b3020", 1),
    globe=shade("globe", (1, 0.76, 0.48), 2.6),
    led=pbr("led", (1, 0.85, 0.65), 0.5, emit=(1, 0.72, 0.42), es=7),
    bronze=pbr("bronze", srgb("#7d5f3a"), 0.32, metal=1.0, var=0.12, vscale=3),
)
ID = {k: len(M) + i for i, k in enumerate(more)}
M += list(more.values())
SLABS, DAY, LINEN, IVORY, RUG, FIN, CERAMIC, CLAY, SEA, COVER, PAPER, LEAF, OLIVE, BARK, SOIL, WALNUT, GLOBE, LED, BRONZE = (
    ID[k] for k in more
)
X0, X1, Y0, Y1, HI = -6.0, 5.4, -9.0, 9.0, 5.2
b = Solid()
b.box(X0 - 0.5, Y0, -0.3, X1, Y1 + 2, 0, SLABS, 0.002, 1)
b.box(X0 - 0.5, Y0, HI, X1, Y1 + 2, HI + 0.3, CEIL, 0.002, 1)
b.box(X1, Y0, 0, X1 + 0.4, Y1 + 2, HI, STONE, 0.002, 1)
b.box(X0 - 0.5, Y0 - 0.3, 0, X1, Y0, HI, WALL, 0.002, 1)
# the street side: tall panes between bronze posts, a stone sill to sit on
b.box(X0 - 0.35, Y0, 0, X0 + 0.12, Y1, 0.42, STONE, 0.02)
b.box(X0 - 0.35, Y0, HI - 0.45, X0 + 0.05, Y1, HI, WHITE, 0.01)
y = Y0
while y < Y1 - 0.1:
    b.box(X0 - 0.30, y - 0.05, 0.42, X0 + 0.02, y + 0.05, HI - 0.45, BRONZE, 0.006)
    b.box(X0 - 0.18, y, 3.05, X0 - 0.08, y + 2.0, 3.11, BRONZE, 0.004)
    b.pane((X0 - 0.13, y, 0.42), (X0 - 0.13, y + 2.0, 0.42), (X0 - 0.13, y + 2.0, HI - 0.45), (X0 - 0.13, y, HI - 0.45), DAY)
    y += 2.0
portal((X0 + 0.05, 0, 2.6), (4.4, Y1 - Y0), (0, math.radians(-90), 0))
# the end wall: timber fins, and in the middle a stone bay with the lifts
x = X0 + 0.05
while x < X1:
    if not -1.75 < x < 2.75:
        b.box(x, Y1 - 0.14, 0.0, x + 0.11, Y1, HI, FIN, 0.008, 1)
    x += 0.2
b.box(X0 - 0.5, Y1, 0, X1, Y1 + 0.2, HI, FIN, 0.002, 1)
b.box(-1.7, Y1 - 0.32, 0, 2.7, Y1 + 0.1, HI, STONE, 0.015)
for x in (-0.75, 1.35):
    b.box(x - 0.62, Y1 - 0.345, 0, x + 0.62, Y1 - 0.31, 2.52, BRONZE, 0.006)
    b.box(x - 0.52, Y1 - 0.352, 0.02, x - 0.004, Y1 - 0.33, 2.42, BRONZE, 0.003)
    b.box(x + 0.004, Y1 - 0.352, 0.02, x + 0.52, Y1 - 0.33, 2.42, BRONZE, 0.003)
    b.box(x - 0.12, Y1 - 0.35, 2.62, x + 0.12, Y1 - 0.325, 2.7, LED, 0.003)
b.box(0.24, Y1 - 0.335, 1.02, 0.36, Y1 - 0.31, 1.28, BRASS, 0.004)
b.box(-1.7, Y1 - 0.42, HI - 0.5, 2.7, Y1 - 0.36, HI - 0.46, LED, 0.003)
# ceiling: a timber field over the seats, a slot of light around it
b.box(-5.2, -2.6, HI - 0.10, 0.6, 6.4, HI - 0.02, WHITE, 0.01)
k = -5.05
while k < 0.45:
    b.box(k, -2.45, HI - 0.24, k + 0.06, 6.25, HI - 0.10, FIN, 0.004, 1)
    k += 0.17
for x0, y0, x1, y1 in ((-5.24, -2.64, 0.64, -2.60), (-5.24, 6.4, 0.64, 6.44), (0.60, -2.6, 0.64, 6.4)):
    b.box(x0, y0, HI - 0.06, x1, y1, HI - 0.03, LED, 0.002, 1)
downlights(b, [(x, y) for x in (2.2, 4.2) for y in (-4, -1, 2, 5)], HI, CERAMIC)
# the desk: a fluted front of stone under an oak top, a lit shelf of things behind it
DX, DY0, DY1 = 2.35, 1.2, 4.9
b.box(DX + 0.06, DY0 + 0.06, 0.08, DX + 0.75, DY1 - 0.06, 1.04, STONE, 0.01)
y = DY0 + 0.04
while y < DY1 - 0.03:
    b.lathe([(0.036, 0.08), (0.036, 1.04)], STONE, (DX + 0.06, y, 0), 16)
    y += 0.072
x = DX + 0.1
while x < DX + 0.75:
    b.lathe([(0.036, 0.08), (0.036, 1.04)], STONE, (x, DY0 + 0.05, 0), 16)
    x += 0.072
b.box(DX - 0.03, DY0 - 0.04, 1.04, DX + 0.82, DY1 + 0.04, 1.10, OAK, 0.012)
b.box(DX + 0.08, DY0 + 0.08, 0, DX + 0.7, DY1 - 0.08, 0.08, BLACK, 0.004)
tabletop.table_lamp(b, (DX + 0.30, DY1 - 0.45, 1.10), CERAMIC, GLOBE, 0.5)
tabletop.vase(b, (DX + 0.36, DY0 + 0.42, 1.10), SEA, 0.34, 0.12, 0.045)
houseplants.branches(b, (DX + 0.36, DY0 + 0.42, 1.40), 0.85, BARK, OLIVE, 3, 9, 0.075, 0.6)
tabletop.pile(b, (DX + 0.3, DY0 + 1.5, 1.10), ((0.22, 0.3, 0.012), (0.21, 0.29, 0.012)), COVER, PAPER, 2)
for z in (0.9, 1.5, 2.1, 2.7):
    b.box(X1 - 0.34, 1.0, z, X1, 5.2, z + 0.04, OAK, 0.005)
    b.box(X1 - 0.03, 1.0, z - 0.02, X1 - 0.01, 5.2, z, LED, 0.002, 1)
for y in (0.96, 3.1, 5.2):
    b.box(X1 - 0.34, y, 0, X1, y + 0.04, 3.3, OAK, 0.005)
b.box(X1 - 0.34, 0.96, 3.28, X1, 5.24, 3.32, OAK, 0.005)
for z, y, m, h, w in ((0.94, 1.5, CLAY, 0.34, 0.1), (0.94, 4.4, CERAMIC, 0.3, 0.12), (1.54, 2.3, SEA, 0.26, 0.1), (1.54, 3.8, CERAMIC, 0.38, 0.09), (2.14, 1.6, CERAMIC, 0.3, 0.11), (2.14, 4.6, CLAY, 0.26, 0.1), (2.74, 2.6, CERAMIC, 0.3, 0.1)):
    tabletop.vase(b, (X1 - 0.17, y, z), m, h, w, w * 0.4)
# seats by the window, on a rug
tabletop.rug(b, -5.0, -1.1, -0.9, 3.5, RUG, 4)
seating.sofa(b, -2.15, -0.3, 2.6, LINEN, WALNUT, 8, deep=0.98)
seating.tub_chair(b, (-4.25, 0.35, 0.012), math.radians(100), IVORY, WALNUT, 3)
seating.tub_chair(b, (-4.30, 1.75, 0.012), math.radians(76), IVORY, WALNUT, 5)
tabletop.drum_table(b, (-3.15, 1.05, 0.012), 0.52, 0.36, STONE)
z = tabletop.pile(b, (-3.0, 0.92, 0.372), ((0.25, 0.33, 0.03), (0.22, 0.29, 0.022)), COVER, PAPER, 6)
tabletop.bowl(b, (-3.0, 0.92, z), SEA, 0.07, 0.05)
tabletop.vase(b, (-3.35, 1.22, 0.372), CERAMIC, 0.27, 0.095, 0.034)
houseplants.branches(b, (-3.35, 1.22, 0.60), 0.6, BARK, OLIVE, 8, 7, 0.058, 0.55)
# three globes at different heights over them
for x, y, z, k in ((-3.4, 0.6, 3.15, 0.26), (-2.6, 1.5, 3.65, 0.2), (-3.9, 1.9, 3.45, 0.16)):
    t = np.linspace(0.06, math.pi - 0.06, 26)
    b.lathe([(k * math.sin(q), -k * math.cos(q)) for q in t], GLOBE, (x, y, z), 48)
    b.tube([(x, y, z + k), (x, y, HI - 0.2)], 0.005, BLACK, 8)
    lamp((x, y, z - k - 0.12), 14, radius=0.15)
for x, y, h, s, k in ((-5.2, 4.6, 2.7, 3, 4), (-5.1, -2.0, 2.1, 5, 3)):
    houseplants.pot(b, (x, y, 0), 0.34, 0.6, CLAY if s == 3 else WHITE, SOIL)
    houseplants.fiddle_fig(b, (x, y, 0.52), h, BARK, LEAF, s, stems=k, size=0.38)
houseplants.pot(b, (3.4, 7.9, 0), 0.34, 0.62, WHITE, SOIL)
houseplants.kentia(b, (3.4, 7.9, 0.54), 2.3, LEAF, LEAF, 9, 12)
b.obj("lobby", M)
pillow(0.5, 0.5, fabric("terracotta", "#a9603c", 240), (-1.72, 0.10, 0.72), (math.radians(-72), 0, math.radians(90 + 18)), 1)
pillow(0.45, 0.45, fabric("seacloth", "#3f6a6e", 240), (-1.75, 1.86, 0.70), (math.radians(-68), 0, math.radians(90 - 20)), 2)
# outside: a strip of garden, trees of the street, the pale front of the house across it
bark, pbark = pbr("tbark", srgb("#6b5843"), 0.9), pbr("pbark", srgb("#8a7a66"), 0.9)
green, palm = leafmat("leaf", srgb("#35531f"), srgb("#62803a")), leafmat("palm", srgb("#46622a"), srgb("#748a42"))
g = MB()
g.quad((-60, -60, -0.15), (X0 - 0.4, -60, -0.15), (X0 - 0.4, 60, -0.15), (-60, 60, -0.15), 0)
g.box(-15.5, -60, -0.2, -12.8, 60, -0.02, 1)
g.box(-36, -44, -0.2, -28, -2, 9.5, 2)
g.box(-38, 2, -0.2, -29, 46, 12.5, 2)
for y in np.arange(-42, 45, 3.4):  # each bay: tall windows behind a balcony with its rail, a pier between
    if -4 < y < 3:
        continue
    x = -28 if y < 0 else -29
    for z in (0.3, 3.4, 6.5) if y < 0 else (0.3, 3.4, 6.5, 9.4):
        g.box(x - 0.1, y + 0.25, z + 0.1, x + 0.03, y + 2.85, z + 2.45, 3)
        g.box(x, y + 1.5, z + 0.1, x + 0.07, y + 1.6, z + 2.45, 4)
        if z > 1:
            g.box(x - 0.1, y - 0.1, z - 0.16, x + 1.2, y + 3.2, z, 2)
            for q in np.arange(y - 0.05, y + 3.2, 0.14):
                g.box(x + 1.12, q, z, x + 1.15, q + 0.03, z + 1.0, 4)
            g.box(x + 1.1, y - 0.1, z + 1.0, x + 1.17, y + 3.2, z + 1.06, 4)
    g.box(x - 0.05, y - 0.2, -0.2, x + 0.22, y + 0.1, 9.4, 5)
g.obj("street", [pbr("lawn", srgb("#56682f"), 0.9, var=0.35, vscale=0.25), pbr("path", srgb("#b3a68f"), 0.85, var=0.2, vscale=1), pbr("front", srgb("#d8cdb9"), 0.8, var=0.08, vscale=0.4), windowmat("panes", lit=0.0), M[FRAME], pbr("pier", srgb("#b98b67"), 0.85, var=0.15, vscale=0.6)])
trees = [tree_mesh("tree%d" % i, i, [bark, green], h=6 + i, spread=3.2, leaves=2600, ls=0.5) for i in range(3)]
palms = [palm_mesh("palm%d" % i, 40 + i, [pbark, palm, pbark], h=7 + 2 * i, fronds=20) for i in range(2)]
bushes = [tree_mesh("bush%d" % i, 80 + i, [bark, green], h=1.3, spread=0.85, leaves=520, ls=0.2, trunk=0.1) for i in range(3)]
for k in range(60):
    inst(r.choice(bushes), (X0 - 1.3 - r.uniform(0, 1.6), -9 + k * 0.42 + r.uniform(-0.2, 0.2), -0.2), r.uniform(0, 6), r.uniform(0.5, 0.85))
for k in range(7):
    inst(r.choice(palms), (X0 - r.uniform(3.2, 5.5), -6 + k * 4.1 + r.uniform(-1, 1), -0.2), r.uniform(0, 6), r.uniform(0.75, 1.0))
for k in range(20):
    inst(r.choice(trees), (-r.uniform(17, 24), -20 + k * 3.1, -0.2), r.uniform(0, 6), r.uniform(0.7, 1.0))
VIEWS = {  # eye, target, lens
    "lobby": ((2.7, -4.9, 1.5), (-0.95, 6.0, 1.74), 21),
    # across the seats to the garden of the street
    "window": ((-0.2, -2.4, 1.3), (-5.0, 1.6, 1.35), 26),
}
print("objects", len(bpy.data.objects), flush=True)
grade = dict(bloom=0.06, vign=0.08, sat=1.05, balance=(0.90, 1.0, 1.2))
for view in A.get("view", "lobby").split("+"):
    eye, target, lens = VIEWS[view]
    aim(eye, target, lens, level=True)
    bpy.context.scene.camera.data.clip_start = 0.05
    render(out.replace("VIEW", view), W, H, spp, exposure=float(A.get("exp", 1.65)), look="High Contrast", depth="depth" in A, bounces=(9, 6, 4, 14), **grade)
