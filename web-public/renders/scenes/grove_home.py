"""Grove Tower: a room that opens to its terrace, and the terrace; the cove of Palawan below, the sun low in the west."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from parts import *
from parts import bay, houseplants, people, seating, tabletop
from parts.cloth import curtain, pillow, runner
from parts.home import *
from parts.solid import arc
from parts.window_view import lamp

out, W, H, spp, A = args()
reset()
r = R(17)
view = A.get("view", "room")
# the home: its glass front is x = 0, the terrace before it, the room behind it; the cove lies to the west (-x)
O = np.array((60.0, 128.0, 51.5))  # where that is in the cove
HI, Y0, Y1, BACK, EDGE = 2.75, -2.9, 2.9, 6.4, -2.15
SUN = Vector((-0.80, -0.46, 0.40)).normalized()
SKY = make_sky(
    SUN,
    [(0, (0.98, 0.84, 0.70)), (0.15, (0.76, 0.78, 0.80)), (0.33, (0.42, 0.58, 0.78)), (0.6, (0.16, 0.34, 0.62)), (1, (0.06, 0.18, 0.44))],
    glow=(1, 0.70, 0.38), glow_s=1.0, glow_p=3, core_s=2,
)
make_world(SKY, 0.95, cover=0.47, lit=(1.6, 1.32, 1.08), dark=(0.56, 0.57, 0.65), cscale=0.55, seed=(7.3, 1.4, 3), zk=0.18)
set_haze(make_haze(SKY, 5600, height=420, tint=(0.90, 0.94, 1.0), strength=0.9, start=150))
sun(SUN, (1, 0.76, 0.50), 5.0, 0.7)
eye = tuple(O + (0, 0, 1.4))
plants = bay.greens()
bay.build(r, eye, plants, keep=lambda x, y: (np.abs(x - 76) > 30) | (np.abs(y - 128) > 26), trees=4200, palms=230, rock_trees=(2600, 500))
set_haze(None)  # the room is too near for it
M = shell_materials()
more = dict(
    linen=fabric("linen", "#cfc3ae"),
    ivory=boucle("ivory", "#e6dccb", 210, 0.8, 0.005),
    rug=boucle("rug", "#b9ad95", 120, 1.0, 0.008, 0.22),
    sheer=sheer("sheer", through=0.45),
    ceramic=pbr("ceramic", srgb("#e9e2d4"), 0.32, var=0.04, vscale=14),
    clay=pbr("clay", srgb("#a05d3b"), 0.75, var=0.14, vscale=9, bump=0.08, bscale=60),
    sea=pbr("glaze", srgb("#2f5f66"), 0.18, var=0.2, vscale=16),
    water=glassmat("tumbler", (0.96, 0.98, 0.98), 0.06),
    cover=books(),
    paper=pbr("paper", srgb("#efe8d8"), 0.9, var=0.06, vscale=200),
    leaf=leafmat("kentia", srgb("#2f4c20"), srgb("#5d7c3a"), 0.3, 0.4),
    vine=leafmat("vine", srgb("#3a5a26"), srgb("#7c9a48"), 0.3, 0.45),
    bark=pbr("bark", srgb("#7a6650"), 0.9, bump=0.2, bscale=60),
    soil=pbr("soil", srgb("#3a2c20"), 0.95, bump=0.6, bscale=80),
    mango=pbr("mango", srgb("#d99a2e"), 0.38, var=0.25, vscale=9),
    cane=fabric("cane", "#b28a58", 120, 0.25),
    walnut=wood("walnut", "#6e4a31", "#4b3020", 1),
    olive=leafmat("olive", srgb("#56664a"), srgb("#7d8a68"), 0.2, 0.5),
    shade=shade("shade", glow=0.6),
    plaster=pbr("plaster", srgb("#ddd2bf"), 0.85, var=0.06, vscale=1.5, bump=0.06, bscale=40),
)
ID = {k: len(M) + i for i, k in enumerate(more)}
M += list(more.values())
LINEN, IVORY, RUG, SHEER, CERAMIC, CLAY, SEA, WATER, COVER, PAPER, LEAF, VINE, BARK, SOIL, MANGO, CANE, WALNUT, OLIVE, SHADE, PLASTER = (
    ID[k] for k in more
)
b = Solid()


def edge(y, off=0.0):
    """x of the terrace's edge, which bends in a long wave as the tower's floors do."""
    return EDGE - 0.30 * math.cos(y * 0.55 + 0.4) - off


def sweep(offsets, m, y0=Y0 - 0.6, y1=Y1 + 0.6, n=60):
    """A profile of (distance beyond the edge, height) drawn along the edge."""
    y = np.linspace(y0, y1, n)
    P = np.array([[(edge(v, o), v, z) for o, z in offsets] for v in y])
    b.sheet(P, m)


def rounded_profile(o0, o1, z0, z1, e=0.012):
    """A box's outline with eased corners; two points on each side of a corner keep the flats flat."""
    c = np.array(((o0, z0), (o0, z1), (o1, z1), (o1, z0)), float)
    P = []
    for k in range(4):
        for towards, far in ((c[k - 1], 3), (c[k - 1], 1), (c[(k + 1) % 4], 1), (c[(k + 1) % 4], 3)):
            d = towards - c[k]
            P.append(c[k] + d / np.hypot(*d) * e * far)
    return [tuple(p) for p in P + P[:1]]


# the slabs below and above, the deck, the soffit of boards
b.box(edge(0, -0.35), Y0 - 0.6, -0.32, BACK, Y1 + 0.6, -0.03, WHITE, 0.01)
b.box(EDGE - 0.28, Y0 - 0.6, -0.03, 0, Y1 + 0.6, -0.012, DECK, 0.002, 1)
b.box(0, Y0 - 0.2, -0.03, BACK, Y1 + 0.2, 0, FLOOR, 0.002, 1)
b.box(-0.1, Y0 - 0.2, HI, BACK, Y1 + 0.2, HI + 0.3, CEIL, 0.002, 1)
b.box(EDGE + 0.05, Y0 - 0.6, HI + 0.02, 0, Y1 + 0.6, HI + 0.3, WHITE, 0.01)
sweep(rounded_profile(-0.5, 0.06, HI + 0.0, HI + 0.34), WHITE)
k = EDGE - 0.25
while k < -0.02:
    b.box(k + 0.003, Y0 - 0.6, HI - 0.022, min(k + 0.117, -0.005), Y1 + 0.6, HI, TIMBER, 0.003, 1)
    k += 0.12
# the trough along the edge, its soil, the rail behind it
sweep(rounded_profile(-0.02, 0.62, -0.32, 0.50, 0.02), WHITE)
sweep([(0.03, 0.485), (0.3, 0.50), (0.57, 0.485)], SOIL)
ys = np.linspace(Y0 - 0.6, Y1 + 0.6, 6)
for a, c in zip(ys, ys[1:]):
    P = [(edge(v, -0.07), v, z) for v, z in ((a + 0.006, 0.03), (c - 0.006, 0.03), (c - 0.006, 1.05), (a + 0.006, 1.05))]
    b.pane(*P, RAIL)
sweep(rounded_profile(-0.095, -0.045, 1.05, 1.085, 0.006), FRAME)
corner = view == "terrace"  # the home at the corner has no neighbour on its right, and looks along the cliffs
for y in (Y0 - 0.35,) if corner else (Y0 - 0.35, Y1 + 0.35):  # screens of timber to the neighbours
    k = edge(y) + 0.25
    while k < -0.02:
        b.box(k, y - 0.02, -0.012, k + 0.045, y + 0.03, HI - 0.02, TIMBER, 0.004, 1)
        k += 0.09
if corner:
    b.box(edge(Y1 + 0.3), Y1 + 0.12, -0.32, 0, Y1 + 0.64, 0.5, WHITE, 0.02)
    b.box(edge(Y1 + 0.3) + 0.05, Y1 + 0.17, 0.4, -0.05, Y1 + 0.59, 0.503, SOIL, 0.004)
    b.pane((edge(Y1) + 0.08, Y1 + 0.06, 0.03), (-0.03, Y1 + 0.06, 0.03), (-0.03, Y1 + 0.06, 1.05), (edge(Y1) + 0.08, Y1 + 0.06, 1.05), RAIL)
    b.box(edge(Y1) + 0.06, Y1 + 0.035, 1.05, 0, Y1 + 0.085, 1.085, FRAME, 0.006)
    for k in range(6):
        houseplants.kentia(b, (-0.25 - k * 0.38, Y1 + 0.38, 0.47), r.uniform(0.35, 0.8), LEAF, LEAF, 60 + k, 8)
# the room: side walls, back wall, glass slid to one side
wall(b, 0, Y0 - 0.15, BACK, Y0, 0, HI, PLASTER)
wall(b, 0, Y1, BACK, Y1 + 0.15, 0, HI, PLASTER)
wall(b, BACK, Y0, BACK + 0.15, Y1, 0, HI)
b.box(-0.09, Y0, -0.012, 0.09, Y1, 0.008, FRAME, 0.003)
b.box(-0.09, Y0, HI - 0.05, 0.09, Y1, HI + 0.01, FRAME, 0.003)
for k in range(3):  # three leaves, one behind the other
    x, y = -0.055 + k * 0.055, Y1 - 1.62 + k * 0.05
    for y0, y1, z0, z1 in ((y, y + 0.05, 0.01, HI - 0.05), (y + 1.5, y + 1.55, 0.01, HI - 0.05), (y, y + 1.55, 0.01, 0.08), (y, y + 1.55, HI - 0.11, HI - 0.05)):
        b.box(x - 0.02, y0, z0, x + 0.02, y1, z1, FRAME, 0.004, 1)
    b.pane((x, y + 0.05, 0.08), (x, y + 1.5, 0.08), (x, y + 1.5, HI - 0.11), (x, y + 0.05, HI - 0.11), GLASS)
if not corner:
    portal(tuple(O + (-0.05, -0.4, HI / 2)), (HI, Y1 - Y0 - 0.8), (0, math.radians(-90), 0))
downlights(b, [(x, y) for x in (1.6, 3.6) for y in (-1.8, 0, 1.8)], HI, CERAMIC)
curtain(b, SHEER, (0.24, Y0 + 0.05), (0.24, Y0 + 0.75), 0.015, HI - 0.03, 3, 0.06, 8)
curtain(b, SHEER, (0.26, Y1 - 0.65), (0.26, Y1 - 0.05), 0.015, HI - 0.03, 4, 0.055, 7)
# a low oak cabinet along the left wall, a sofa along the right one, chairs of cane between room and terrace
b.box(1.3, Y0 + 0.02, 0.12, 4.4, Y0 + 0.48, 0.60, OAK, 0.008)
for x in (1.3, 2.33, 3.36):
    b.box(x + 0.012, Y0 + 0.475, 0.14, x + 1.02, Y0 + 0.495, 0.58, OAK, 0.004)
for x in (1.5, 4.1):
    b.box(x, Y0 + 0.1, 0, x + 0.05, Y0 + 0.4, 0.12, BLACK, 0.004)
tabletop.vase(b, (1.72, Y0 + 0.25, 0.60), SEA, 0.34, 0.12, 0.045)
houseplants.branches(b, (1.72, Y0 + 0.25, 0.90), 0.85, BARK, OLIVE, 3, 9, 0.075, 0.6)
tabletop.pile(b, (2.5, Y0 + 0.25, 0.60), ((0.24, 0.31, 0.03), (0.21, 0.28, 0.024), (0.18, 0.25, 0.02)), COVER, PAPER, 3)
tabletop.bowl(b, (3.1, Y0 + 0.26, 0.60), CLAY, 0.15, 0.085)
tabletop.table_lamp(b, (3.9, Y0 + 0.26, 0.60), CERAMIC, SHADE, 0.5)
sub = Solid()
seating.sofa(sub, 0, 0, 2.6, LINEN, WALNUT, 8, deep=0.98)
# along the wall on the right, looking to -y
b.add(np.vstack(sub.V), sub.F, np.vstack(sub.N), LINEN, (4.15, Y1 - 1.02, 0), (0, 0, math.pi / 2))
b.M[-len(sub.M) :] = sub.M
tabletop.rug(b, 0.75, -1.25, 4.35, 2.05, RUG, 4)
tabletop.drum_table(b, (2.55, 0.62, 0.012), 0.50, 0.36, STONE)
z = tabletop.pile(b, (2.72, 0.52, 0.372), ((0.25, 0.33, 0.03), (0.22, 0.29, 0.022)), COVER, PAPER, 6)
tabletop.bowl(b, (2.72, 0.52, z), SEA, 0.07, 0.05)
tabletop.vase(b, (2.36, 0.80, 0.372), CERAMIC, 0.25, 0.09, 0.034)
houseplants.branches(b, (2.36, 0.80, 0.58), 0.5, BARK, OLIVE, 8, 7, 0.055, 0.55)
if not corner:  # seen from the terrace they would stand against the edge of the picture
    seating.tub_chair(b, (1.25, -0.55, 0.012), math.radians(128), IVORY, WALNUT, 3)
    seating.tub_chair(b, (3.2, -0.85, 0.012), math.radians(195), IVORY, WALNUT, 5)
tabletop.floor_lamp(b, (4.5, Y1 - 0.35, 0), 1.6, BRASS, SHADE, (-0.14, -0.08))
houseplants.pot(b, (0.62, Y1 - 0.5, 0), 0.27, 0.5, CLAY, SOIL)
houseplants.fiddle_fig(b, (0.62, Y1 - 0.5, 0.43), 1.75, BARK, LEAF, 3, stems=4, size=0.34)
# the terrace: a day bed of cane, a table for two, lanterns
b.turned_box((0.9, 1.95, 0.08), TIMBER, (-0.85, 1.55, 0.26), (0, 0, 0), 0.02)
for x in (-1.22, -0.48):
    for y in (0.68, 2.42):
        b.box(x - 0.03, y - 0.03, -0.012, x + 0.03, y + 0.03, 0.24, TIMBER, 0.006)
seating.upholstered(b, (0.86, 1.9, 0.16), LINEN, (-0.85, 1.55, 0.375), rad=0.05, puff=0.02, seed=5, dent=0.012, piping=LINEN)
seating.upholstered(b, (0.86, 0.2, 0.36), LINEN, (-0.85, 2.38, 0.60), (-0.25, 0, 0), rad=0.07, puff=0.03, seed=6)
TX, TY = -1.0, -1.35
tabletop.pedestal_table(b, (TX, TY, -0.012), 0.40, 0.72, OAK, BLACK)
for k, a in enumerate((0.35, 2.75)):
    p = (TX + 0.66 * math.cos(a + 1.2), TY + 0.66 * math.sin(a + 1.2), -0.012)
    seating.dining_chair(b, p, a + 1.2 - math.pi / 2, WALNUT, CANE)
    q = (TX + 0.23 * math.cos(a + 1.2), TY + 0.23 * math.sin(a + 1.2), 0.708)
    tabletop.plate(b, q, CERAMIC, 0.1)
    tabletop.cup(b, (q[0], q[1], 0.716), CERAMIC, a)
tabletop.carafe(b, (TX + 0.05, TY + 0.02, 0.708), WATER)
tabletop.bowl(b, (TX - 0.12, TY - 0.05, 0.708), SEA, 0.09, 0.05)
for k in range(3):
    tabletop.fruit(b, (TX - 0.12 + 0.036 * math.cos(k * 2.1), TY - 0.05 + 0.036 * math.sin(k * 2.1), 0.765), MANGO, k, 0.034)
for x, y, h in ((-0.32, -0.3, 0.34), (-0.5, -0.1, 0.24)):
    b.lathe([(0.001, 0), (0.09, 0), (0.09, 0.012), (0.078, 0.014), (0.08, h * 0.5), (0.07, h)], WATER, (x, y, -0.012), 36)
    b.lathe([(0.07, h), (0.078, h), (0.076, h + 0.012), (0.05, h + 0.015)], BLACK, (x, y, -0.012), 36)
    b.lathe([(0.001, 0.014), (0.032, 0.014), (0.032, h * 0.45), (0.001, h * 0.45)], CERAMIC, (x, y, -0.012), 24)
# what grows in the trough and hangs over its edge
for k in range(17):
    y = Y0 - 0.45 + k * 0.41 + r.uniform(-0.08, 0.08)
    low = view == "room" and -1.6 < y < 1.2  # where one looks out from the sofa
    houseplants.kentia(b, (edge(y, 0.28 + r.uniform(-0.1, 0.1)), y, 0.47), r.uniform(0.32, 0.5) if low or k % 3 else r.uniform(0.75, 1.1), LEAF, LEAF, 20 + k, 7)
for k in range(46):
    y = r.uniform(Y0 - 0.5, Y1 + 0.5)
    n = r.randint(5, 13)
    x0, z0 = edge(y, 0.64), 0.5
    P = arc((x0, y, z0), (x0 - 0.05, y + r.uniform(-0.08, 0.08), z0 - n * 0.055), (-0.05, 0, 0.03), n)
    b.tube(P, 0.0028, VINE, 6)
    for q in range(n):
        for sg in (0, math.pi):
            a = q * 1.4 + sg + r.uniform(-0.4, 0.4)
            d = Vector((math.cos(a), math.sin(a), -0.35)).normalized()
            houseplants.broad_leaf(b, P[q], d, r.uniform(0.05, 0.085), 0.045, VINE, r, 0.6, 0.2, 0, 5, 3)
home = b.obj("home", M)
home.location = O
# small bushes fill the trough between the palms
bushes = [tree_mesh("tuft%d" % i, 80 + i, [M[BARK], M[VINE if i % 2 else LEAF]], h=0.42, spread=0.3, leaves=300, ls=0.085, trunk=0.1) for i in range(3)]
for k in range(34):
    y = Y0 - 0.5 + k * 0.2
    inst(r.choice(bushes), tuple(O + (edge(y, r.uniform(0.15, 0.5)), y, 0.45)), r.uniform(0, 6), r.uniform(0.6, 1.0))
# a film before the view: a camera exposes for the room, eyes see both. It darkens only what the camera looks at.
m, t = newmat("film")
seen = float(A.get("seen", 0.5))
tr = t.n("ShaderNodeBsdfTransparent")
t.set(tr.inputs[0], t.mix(t.n("ShaderNodeLightPath").outputs["Is Camera Ray"], c4(1), c4((seen, seen, seen))))
f = Solid()
x, y = EDGE - 1.6, Y1 + 1.9
f.pane((x, -60, -80), (x, y, -80), (x, y, 80), (x, -60, 80), 0)
f.pane((x, y, -80), (60, y, -80), (60, y, 80), (x, y, 80), 0)
f.obj("film", [finish(m, tr, t)]).location = O
wool = fabric("wool", "#8fa39c", 130, 0.16, second="#b9c4bb")
at = lambda *p: tuple(O + p)
deg = math.radians
pillow(0.5, 0.5, fabric("terracotta", "#a9603c", 240), at(3.72, Y1 - 0.48, 0.71), (deg(-72), 0, deg(-6)), 1)
pillow(0.45, 0.45, fabric("seacloth", "#3f6a6e", 240), at(1.98, Y1 - 0.5, 0.69), (deg(-70), 0, deg(10)), 2)
pillow(0.42, 0.42, fabric("sand", "#d8c8a8", 240), at(-0.72, 2.16, 0.63), (deg(-62), 0, deg(8)), 3)
o = runner([at(*p) for p in ((-1.29, 1.25, 0.10), (-1.31, 1.25, 0.44), (-1.2, 1.22, 0.475), (-0.85, 1.15, 0.475), (-0.5, 1.1, 0.475), (-0.40, 1.08, 0.43), (-0.39, 1.08, 0.16))], (0, 1, 0), 0.6, wool, 2, 0.008, 0.05)
art = painting("art", ((0.1, "#e7dcc6"), (0.3, "#b9a27c"), (0.42, "#3d6a4f"), (0.6, "#8fae9a"), (0.8, "#e6dccb")), 5)
p = Solid()
p.box(2.0, Y0 + 0.008, 1.15, 3.5, Y0 + 0.035, 2.1, 0, 0.003, 1)
p.obj("art", [art]).location = O
lamp(at(3.9, Y0 + 0.26, 0.98), 5)
lamp(at(4.36, Y1 - 0.43, 1.58), 6)
if view == "room":
    aim(at(5.7, -1.75, 1.42), at(-2.0, 0.75, 1.20), float(A.get("lens", 22)), level=True)
    exp, balance = 1.5, (0.91, 1.0, 1.17)
else:
    aim(at(-0.35, -3.15, 1.5), at(-1.35, 3.0, 1.22), float(A.get("lens", 20)), level=True)
    exp, balance = 0.85, (0.94, 1.0, 1.10)
bpy.context.scene.camera.data.clip_start = 0.05
print("objects", len(bpy.data.objects), flush=True)
grade = dict(bloom=0.06, vign=0.08, sat=1.05, balance=balance)
render(out, W, H, spp, exposure=float(A.get("exp", exp)), look="High Contrast", depth="depth" in A, bounces=(9, 5, 4, 14), **grade)
