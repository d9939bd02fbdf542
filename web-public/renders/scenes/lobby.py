"""Alpha Tower: the lobby in the afternoon. A desk of fluted stone, lamps like drops, a garden behind tall glass."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from parts import *
from parts import houseplants, seating, tabletop
from parts.cloth import pillow
from parts.home import *
from parts.window_view import lamp, look_out

out, W, H, spp, A = args()
reset()
r = R(17)
look_out("afternoon", eye=(0, 0, 3.0), seen=float(A.get("seen", 0.45)), lit=1.15)
M = shell_materials()
more = dict(
    slab=travertine("slab", "#d8cbb6", "#c3b294", 0.16, 0.6),
    clad=travertine("clad", "#cdbb9f", "#ad9776", 0.4, 0.8),
    fin=wood("fin", "#b1814f", "#8b5e36", 2),
    panel=wood("panel", "#b1814f", "#8b5e36", 0),
    linen=fabric("linen", "#b7a88f"),
    ivory=boucle("ivory", "#e9e1d2", 210, 0.8, 0.005),
    rug=boucle("rug", "#7d8a82", 110, 1.0, 0.008, 0.3),
    globe=shade("globe", (1, 0.74, 0.45), 3.2),
    led=pbr("led", (1, 0.85, 0.65), 0.5, emit=(1, 0.72, 0.42), es=7),
    leaf=leafmat("kentia", srgb("#2f4c20"), srgb("#5d7c3a"), 0.28, 0.4),
    fig=leafmat("fig", srgb("#2f4c20"), srgb("#4f7434"), 0.25, 0.32),
    bark=pbr("bark", srgb("#7a6650"), 0.9, bump=0.2, bscale=60),
    soil=pbr("soil", srgb("#3a2c20"), 0.95, bump=0.6, bscale=80),
    clay=pbr("clay", srgb("#8d5638"), 0.75, var=0.14, vscale=9, bump=0.08, bscale=60),
    ceramic=pbr("ceramic", srgb("#e9e2d4"), 0.32, var=0.04, vscale=14),
    walnut=wood("walnut", "#6e4a31", "#4b3020", 1),
    cover=books(),
    paper=pbr("paper", srgb("#efe8d8"), 0.9),
    olive=leafmat("olive", srgb("#56664a"), srgb("#7d8a68"), 0.2, 0.5),
)
ID = {k: len(M) + i for i, k in enumerate(more)}
M += list(more.values())
SLAB, CLAD, FIN, PANEL, LINEN, IVORY, RUG, GLOBE, LED, LEAF, FIG, BARK, SOIL, CLAY, CERAMIC, WALNUT, COVER, PAPER, OLIVE = (
    ID[k] for k in more
)
X, YB, YW, HI = 5.2, -8.0, 9.0, 5.6
b = Solid()
b.box(-X - 0.4, YB, -0.3, X, YW, 0, SLAB, 0.002, 1)
b.box(-X - 0.6, YB, HI, X, YW, HI + 0.4, CEIL, 0.002, 1)
b.box(X, YB, 0, X + 0.4, YW, HI, WALL, 0.002, 1)
b.box(-X - 0.6, YW, 0, X + 0.4, YW + 0.4, HI, CLAD, 0.002, 1)
b.box(-X - 0.6, YB - 0.4, 0, X + 0.4, YB, HI, WALL, 0.002, 1)
# joints of brass between the slabs of the floor
for k in range(-3, 4):
    b.box(k * 1.5 - 0.003, YB, 0, k * 1.5 + 0.003, YW, 0.0012, BRASS, 0.0003, 1)
y = YB
while y < YW:
    b.box(-X, y - 0.003, 0, X, y + 0.003, 0.0012, BRASS, 0.0003, 1)
    y += 1.5
# tall glass to the garden between fins of white stone
y, bay = YB, 1.7
while y < YW - 0.5:
    b.box(-X - 0.7, y - 0.07, 0, -X + 0.04, y + 0.07, HI, WHITE, 0.01)
    b.box(-X - 0.26, y, 2.6, -X - 0.16, y + bay, 2.66, FRAME, 0.004)
    b.pane((-X - 0.2, y, 0.02), (-X - 0.2, y + bay, 0.02), (-X - 0.2, y + bay, HI), (-X - 0.2, y, HI), GLASS)
    y += bay
portal((-X - 0.1, 0.5, HI / 2), (HI, YW - YB), (0, math.radians(-90), 0))
# the right wall: upright fins, a door's width of brass mailboxes; a ceiling of timber over the desk
y = -6.5
while y < YW:
    b.box(X - 0.10, y, 0.1, X, y + 0.045, 4.6, FIN, 0.006, 1)
    y += 0.11
b.box(X - 0.16, -6.6, 4.6, X, YW, 4.68, BRASS, 0.004, 1)
b.box(X - 0.14, -6.6, 4.69, X - 0.10, YW, 4.71, LED, 0.002, 1)
y = 3.2
while y < YW - 0.05:
    b.box(-X, y, HI - 0.42, X, y + 0.05, HI - 0.06, PANEL, 0.004, 1)
    y += 0.19
b.box(-X, 3.05, HI - 0.46, X, 3.14, HI, PANEL, 0.01)
# the desk: a drum of fluted stone with a top of walnut, light under its edge
DX, DY = 1.1, 6.2
for k in range(46):
    a = math.pi * (1.0 + (k + 0.5) / 46)
    b.lathe([(0.001, 0.06), (0.066, 0.06), (0.066, 1.02)], CLAD, (DX + 1.75 * math.cos(a), DY + 0.85 * math.sin(a), 0), 14)
for z0, z1, k, m in ((0, 0.07, 1.70, BLACK), (1.02, 1.03, 1.80, LED), (1.03, 1.08, 1.86, WALNUT)):
    a = np.linspace(math.pi, 2 * math.pi, 60)
    o = np.stack([DX + k * np.cos(a), DY + (k - 0.9) * np.sin(a)], -1)
    n = np.stack([np.cos(a) * 0.5, np.sin(a), a * 0], -1)
    n /= np.linalg.norm(n, axis=1, keepdims=True)
    P = np.stack([np.c_[o, np.full(60, z)] for z in (z0, z1)], 1)
    b.add(P.reshape(-1, 3), [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(59)], np.repeat(n, 2, 0), m)
    c = np.array([[DX, DY, z1]])
    b.add(np.vstack([P[:, 1], c]), [(i, i + 1, 60) for i in range(59)], np.tile((0.0, 0, 1), (61, 1)), m)
    b.box(DX - k, DY, z0, DX + k, DY + 0.02, z1, m, 0.002, 1)
tabletop.vase(b, (DX - 1.0, DY - 0.25, 1.08), CERAMIC, 0.34, 0.12, 0.045)
houseplants.branches(b, (DX - 1.0, DY - 0.25, 1.38), 0.75, BARK, OLIVE, 9, 8, 0.06, 0.55)
tabletop.table_lamp(b, (DX + 1.05, DY - 0.2, 1.08), CLAY, GLOBE, 0.5)
lamp((DX + 1.05, DY - 0.2, 1.45), 14)
# behind it a picture on the stone, washed with light
b.box(DX - 1.62, YW - 0.06, 1.62, DX + 1.62, YW, 3.58, WALNUT, 0.006)
# lamps like drops over the seats
for k, (x, y, z) in enumerate(((-1.9, 0.2, 3.25), (-1.35, 0.75, 3.75), (-2.45, 0.95, 2.95), (-1.0, -0.1, 3.05), (-2.0, 1.35, 3.9), (-1.45, 1.5, 3.3))):
    t = np.linspace(0, np.pi, 20)
    s = 0.15 + 0.03 * (k % 3)
    b.lathe([(max(0.001, s * np.sin(v)), s * (1 - np.cos(v)) * (1 + 0.12 * (v / np.pi) ** 2)) for v in t], GLOBE, (x, y, z), 40)
    b.lathe([(0.03, 0), (0.03, 0.06), (0.004, 0.07)], BRASS, (x, y, z + 2 * s * 1.1), 20)
    b.tube(((x, y, z + 2 * s * 1.1), (x, y, HI)), 0.003, BLACK, 6)
    lamp((x, y, z + s), 16, radius=s)
# seats around a low table
tabletop.rug(b, -3.6, -1.1, 0.1, 2.6, RUG, 2)
seating.sofa(b, -1.15, -0.5, 2.4, LINEN, WALNUT, 3)
seating.tub_chair(b, (-3.05, 0.15, 0.012), math.radians(70), IVORY, WALNUT, 3)
seating.tub_chair(b, (-2.95, 1.45, 0.012), math.radians(112), IVORY, WALNUT, 5)
tabletop.drum_table(b, (-2.02, 0.75, 0.012), 0.45, 0.36, CLAD)
z = tabletop.pile(b, (-2.1, 0.62, 0.372), ((0.24, 0.31, 0.03), (0.2, 0.27, 0.022)), COVER, PAPER, 5)
tabletop.bowl(b, (-1.86, 0.95, 0.372), CLAY, 0.11, 0.07)
for x, y, h, q in ((-4.5, 3.6, 2.3, 1), (-4.55, -1.9, 1.9, 2), (4.5, 7.9, 2.2, 3)):
    houseplants.pot(b, (x, y, 0), 0.32, 0.56, CLAY if q != 3 else WHITE, SOIL)
    houseplants.kentia(b, (x, y, 0.48), h, LEAF, LEAF, q, 12)
houseplants.pot(b, (-3.6, 4.5, 0), 0.28, 0.46, WHITE, SOIL)
houseplants.fiddle_fig(b, (-3.6, 4.5, 0.4), 2.1, BARK, FIG, 9, stems=4, size=0.36)
b.obj("lobby", M)
for y, c, q in ((-0.15, "#a9603c", 1), (1.55, "#4d7072", 2)):
    pillow(0.48, 0.48, fabric("pillow%d" % q, c, 240), (-0.62, y, 0.69), (math.radians(-70), 0, math.radians(90 - 14 * (2 * q - 3))), q)
p = Solid()
p.box(DX - 1.55, YW - 0.075, 1.69, DX + 1.55, YW - 0.055, 3.51, 0, 0.003, 1)
p.obj("art", [painting("art", ((0.08, "#ddcfb6"), (0.26, "#b98a5e"), (0.4, "#23474d"), (0.58, "#6f9796"), (0.82, "#e3d9c6")), 7)])
# the garden
bark, pbark = pbr("tbark", srgb("#6b5843"), 0.9), pbr("pbark", srgb("#8a7a66"), 0.9)
light, palm = leafmat("tleaf", srgb("#35531f"), srgb("#62803a")), leafmat("palm", srgb("#46622a"), srgb("#748a42"))
g = MB()
g.quad((-60, -60, -0.3), (-X - 0.7, -60, -0.3), (-X - 0.7, 60, -0.3), (-60, 60, -0.3))
g.obj("lawn", [pbr("lawn", srgb("#56682f"), 0.9, var=0.35, vscale=0.25)])
bush = [tree_mesh("bush%d" % i, 80 + i, [bark, light], h=1.5, spread=1.0, leaves=520, ls=0.24, trunk=0.1) for i in range(3)]
tree = [tree_mesh("tree%d" % i, i, [bark, light], h=6 + i, spread=3.2, leaves=2600, ls=0.5) for i in range(3)]
palms = [palm_mesh("palm%d" % i, 40 + i, [pbark, palm, pbark], h=8 + 2 * i, fronds=20) for i in range(3)]
for k in range(40):
    inst(r.choice(bush), (-X - r.uniform(1.6, 4.5), -7 + k * 0.5, -0.3), r.uniform(0, 6), r.uniform(0.6, 1.1))
for k in range(9):
    inst(r.choice(palms), (-X - r.uniform(5, 11), -6 + k * 3.6 + r.uniform(-1, 1), -0.3), r.uniform(0, 6), r.uniform(0.55, 0.8))
for k in range(16):
    inst(r.choice(tree), (-X - r.uniform(17, 26), -20 + k * 3.6, -0.6), r.uniform(0, 6), r.uniform(0.7, 1.0))
aim((2.3, -6.4, 1.62), (-0.75, YW, 1.95), float(A.get("lens", 24)), level=True)
bpy.context.scene.camera.data.clip_start = 0.05
print("objects", len(bpy.data.objects), flush=True)
grade = dict(bloom=0.06, vign=0.08, sat=1.04, balance=(0.93, 1.0, 1.14))
render(out, W, H, spp, exposure=float(A.get("exp", 1.5)), look="High Contrast", bounces=(8, 5, 4, 12), **grade)
