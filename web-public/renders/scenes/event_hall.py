"""The hall of the conference before its doors open: a programme on every seat, a timber stage, the harbor in its windows."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from parts import *
from parts import houseplants, seating, tabletop
from parts.home import *
from parts.window_view import lamp, look_out

out, W, H, spp, A = args()
reset()
r = R(12)
look_out("afternoon", eye=(0, 0, 3.0), seen=float(A.get("seen", 0.17)), lit=1.1)
M = shell_materials()
more = dict(
    carpet=boucle("carpet", "#5b6a62", 60, 0.8, 0.008, 0.3),
    aisle=boucle("aisle", "#8b8168", 60, 0.8, 0.008, 0.3),
    fin=wood("fin", "#b98d5f", "#94683f", 2),
    baffle=wood("baffle", "#bd9263", "#96703f", 0),
    stage=planks("stage", "#a9794c", "#83592f", 0.16, 2.8, 0, 0.4),
    panel=fabric("panel", "#a99c86", 90),
    led=pbr("led", (1, 0.85, 0.65), 0.5, emit=(1, 0.74, 0.46), es=6),
    linen=fabric("linen", "#cfc3ae"),
    leaf=leafmat("kentia", srgb("#2f4c20"), srgb("#5d7c3a"), 0.28, 0.4),
    soil=pbr("soil", srgb("#3a2c20"), 0.95, bump=0.6, bscale=80),
    clay=pbr("clay", srgb("#8d5638"), 0.75, var=0.14, vscale=9, bump=0.08, bscale=60),
    walnut=wood("walnut", "#6e4a31", "#4b3020", 1),
    water=glassmat("tumbler", (0.96, 0.98, 0.98), 0.06),
)
ID = {k: len(M) + i for i, k in enumerate(more)}
M += list(more.values())
CARPET, AISLE, FIN, BAFFLE, STAGE, PANEL, LED, LINEN, LEAF, SOIL, CLAY, WALNUT, WATER = (ID[k] for k in more)
X, YB, YS, YW, HI = 10.0, -17.0, 9.0, 14.5, 8.0  # half width, back, stage, wall behind the stage, ceiling
b = Solid()
b.box(-X - 0.4, YB, -0.3, X, YW, 0, CARPET, 0.002, 1)
b.box(-1.15, YB, 0, 1.15, YS - 1.2, 0.006, AISLE, 0.002, 1)
b.box(X, YB, 0, X + 0.4, YW, HI, PANEL, 0.002, 1)
b.box(-X - 0.4, YB - 0.4, 0, X + 0.4, YB, HI, PANEL, 0.002, 1)
b.box(-X - 0.4, YB, HI, X + 0.4, YW, HI + 0.4, BLACK, 0.002, 1)
b.box(-X - 0.4, YW, 0, X + 0.4, YW + 0.4, HI, BLACK, 0.002, 1)
# windows to the harbor: tall bays between deep white fins, over a low sill
b.box(-X - 0.35, YB, 0, -X, YW, 0.45, OAK, 0.01)
b.box(-X - 0.35, YB, 6.6, -X, YW, HI, WHITE, 0.01)
y, bay = YB, 2.6
while y < YS + 0.5:
    b.box(-X - 0.75, y - 0.09, 0, -X + 0.05, y + 0.09, 6.6, WHITE, 0.012)
    b.box(-X - 0.26, y + bay / 2 - 0.025, 0.45, -X - 0.16, y + bay / 2 + 0.025, 6.6, FRAME, 0.004)
    b.box(-X - 0.26, y, 2.9, -X - 0.16, y + bay, 2.95, FRAME, 0.004)
    b.pane((-X - 0.2, y, 0.45), (-X - 0.2, y + bay, 0.45), (-X - 0.2, y + bay, 6.6), (-X - 0.2, y, 6.6), GLASS)
    y += bay
b.box(-X - 0.35, y - 0.1, 0, -X, YW, HI, PANEL, 0.01)
portal((-X - 0.1, (YB + YS) / 2, 3.5), (6.2, YS - YB), (0, math.radians(-90), 0))
# ceiling: timber baffles under an arch, lines of light between them
s = np.linspace(-X, X, 33)
z0 = 6.35 + 0.95 * (1 - (s / X) ** 2)
y = YB + 0.3
k = 0
while y < YW - 0.2:
    for x0, x1, a, c in zip(s, s[1:], z0, z0[1:]):
        for yy, n in ((y, -1), (y + 0.055, 1)):
            P = np.array([(x0, yy, a), (x1, yy, c), (x1, yy, c + 0.42), (x0, yy, a + 0.42)])
            face = (0, 1, 2, 3) if n < 0 else (3, 2, 1, 0)  # its corners turn as its normal says, or it is black
            b.add(P, [face], np.tile((0.0, n, 0.0), (4, 1)), BAFFLE)
        P = np.array([(x0, y, a), (x0, y + 0.055, a), (x1, y + 0.055, c), (x1, y, c)])
        b.add(P, [(0, 1, 2, 3)], np.tile((0.0, 0.0, -1.0), (4, 1)), BAFFLE)
    if k % 5 == 2:
        for xm in (-6.4, -3.2, 0, 3.2, 6.4):
            z = float(np.interp(xm, s, z0)) + 0.2
            b.box(xm - 1.1, y + 0.19, z, xm + 1.1, y + 0.24, z + 0.04, LED, 0.002, 1)
    y += 0.40
    k += 1
# stage, the wall of fins behind it, a screen
b.box(-8.6, YS, 0, 8.6, YW, 0.55, STAGE, 0.01)
for k in range(3):
    b.box(-2.6, YS - 0.32 * (3 - k), 0, 2.6, YS - 0.32 * (2 - k) + 0.02, 0.1375 * (k + 1), STAGE, 0.008)
b.box(-8.62, YS - 0.012, 0.0, 8.62, YS, 0.5, FIN, 0.003, 1)
x = -X
while x < X:
    if abs(x) > 4.25:
        b.box(x, YW - 0.14, 0, x + 0.05, YW, 6.6, FIN, 0.005, 1)
    x += 0.115
b.box(-4.2, YW - 0.2, 0, 4.2, YW, 6.8, FIN, 0.004, 1)
b.box(-3.75, YW - 0.26, 1.62, 3.75, YW - 0.19, 5.82, BLACK, 0.01)
b.box(-5.9, YS + 1.0, 0.55, -5.3, YS + 1.5, 1.55, OAK, 0.02)  # the lectern
b.turned_box((0.72, 0.56, 0.045), OAK, (-5.6, YS + 1.22, 1.60), (0.3, 0, 0), 0.012)
b.tube(((-5.6, YS + 1.3, 1.6), (-5.6, YS + 1.32, 1.8), (-5.6, YS + 1.16, 1.93)), 0.006, BLACK, 8)
for x, t in ((1.6, -0.35), (3.3, 0.0), (5.0, 0.35)):
    seating.tub_chair(b, (x, YS + 2.4, 0.55), t, LINEN, WALNUT, int(x * 9))
for x in (2.45, 4.15):
    tabletop.pedestal_table(b, (x, YS + 2.1, 0.55), 0.24, 0.48, WALNUT, BRASS)
    tabletop.glass(b, (x + 0.06, YS + 2.05, 1.03), WATER)
    tabletop.carafe(b, (x - 0.07, YS + 2.12, 1.03), WATER)
for x, h, q in ((-7.7, 2.1, 1), (-6.9, 1.6, 2), (7.4, 2.2, 3), (6.7, 1.5, 4)):
    houseplants.pot(b, (x, YS + 3.4, 0.55), 0.3, 0.52, CLAY, SOIL)
    houseplants.kentia(b, (x, YS + 3.4, 1.0), h, LEAF, LEAF, q, 11)
# the right wall: upholstered panels between timber fins, brass lights
y = YB + 0.5
while y < YS:
    b.box(X - 0.16, y - 0.05, 0, X, y + 0.05, 6.6, FIN, 0.006, 1)
    b.box(X - 0.05, y + 0.14, 1.0, X, y + 2.46, 5.9, PANEL, 0.03)
    b.lathe([(0.055, 2.3), (0.055, 2.85)], BRASS, (X - 0.24, y, 0), 24)
    lamp((X - 0.42, y, 2.9), 14).visible_glossy = False
    y += 2.6
b.box(X - 0.06, YB, 0, X, YS, 0.14, OAK, 0.01)
b.obj("hall", M)
# chairs: 11 rows of two times eight, each row bent towards the stage; a programme on many a seat
c = Solid()
for sx in (-1, 1):
    c.tube(((sx * 0.23, -0.24, 0), (sx * 0.23, -0.22, 0.42), (sx * 0.23, 0.2, 0.43), (sx * 0.235, 0.27, 0.9)), 0.011, 1, 10)
    c.tube(((sx * 0.23, 0.26, 0), (sx * 0.23, 0.1, 0.43)), 0.011, 1, 10)
seating.upholstered(c, (0.48, 0.47, 0.08), 0, (0, -0.02, 0.46), rad=0.03, puff=0.02, seed=1, fill=7)
seating.upholstered(c, (0.47, 0.06, 0.44), 0, (0, 0.25, 0.72), (-0.14, 0, 0), rad=0.025, puff=0.015, seed=2, fill=7)
cloths = [fabric("seat%d" % i, h, 120) for i, h in enumerate(("#3c5a58", "#41605c", "#385452"))]
chairs = [c.mesh("chair", [m, M[FRAME]]) for m in cloths]
pr = Solid()
pr.box(-0.074, -0.105, 0, 0.074, 0.105, 0.003, 0, 0.001, 1)
programme = pr.mesh("programme", [pbr("print", srgb("#efe7d6"), 0.6, var=0.05, vscale=40)])
for row in range(13):
    for side in (-1, 1):
        for k in range(9):
            u = 1.62 + k * 0.62
            y = YS - 3.4 - row * 1.02 + 0.016 * u * u
            a = math.pi + side * 0.034 * u
            x = side * u + r.uniform(-0.015, 0.015)
            inst(r.choice(chairs), (x, y + r.uniform(-0.02, 0.02), 0.004), a + r.uniform(-0.03, 0.03))
            if r.random() < 0.9:
                inst(programme, (x, y - 0.01, 0.53), a + r.uniform(-0.3, 0.3))
# outside: a strip of lawn on the height above the harbor, a few palms
bark, pbark = pbr("bark", srgb("#6b5843"), 0.9), pbr("pbark", srgb("#8a7a66"), 0.9)
light, palm = leafmat("leaf", srgb("#35531f"), srgb("#62803a")), leafmat("palm", srgb("#46622a"), srgb("#748a42"))
g = MB()
g.quad((-19, -60, -0.3), (-X - 0.4, -60, -0.3), (-X - 0.4, 60, -0.3), (-19, 60, -0.3))
g.obj("lawn", [pbr("lawn", srgb("#56682f"), 0.9, var=0.35, vscale=0.25)])
hedge = [tree_mesh("hedge%d" % i, 80 + i, [bark, light], h=1.1, spread=0.85, leaves=420, ls=0.2, trunk=0.1) for i in range(3)]
palms = [palm_mesh("palm%d" % i, 40 + i, [pbark, palm, pbark], h=9 + 2 * i, fronds=18) for i in range(3)]
for k in range(90):
    inst(r.choice(hedge), (-18.3 + r.uniform(-0.3, 0.3), -25 + k * 0.7, -0.3), r.uniform(0, 6), r.uniform(0.7, 1.0))
for k in range(5):
    inst(palms[k % 3], (-X - r.uniform(4, 7.5), -11 + k * 8.6 + r.uniform(-1.5, 1.5), -0.3), r.uniform(0, 6), r.uniform(0.75, 0.95))
# what the screen shows: a morning on the land
m, t = newmat("screen")
here = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "src", "assets", "plantation", "morning.jpg")
image = t.n("ShaderNodeTexImage", image=bpy.data.images.load(here), extension="EXTEND")
finish(m, t.n("ShaderNodeEmission", i={0: image.outputs[0], 1: 1.0}), t)
q = MB()
q.quad((-3.66, YW - 0.27, 1.70), (3.66, YW - 0.27, 1.70), (3.66, YW - 0.27, 5.76), (-3.66, YW - 0.27, 5.76))
o = q.obj("screen", [m])
uv = o.data.uv_layers.new()
for loop, p in zip(uv.data, ((0, 0), (1, 0), (1, 1), (0, 1))):
    loop.uv = p
for x in (-5, 0, 5):
    lamp((x, YS + 1.0, 5.6), 160, (1, 0.78, 0.55), 0.25).visible_glossy = False  # it would hang in the panes as a disc
CAMERAS = {
    "stage": ((1.9, -14.6, 2.15), (-0.9, YW, 2.75), 27),
    # from before the first row, along the seats to the windows
    "seats": ((6.9, 7.3, 2.0), (-8.0, -3.5, 2.0), 23),
}
eye, target, lens = CAMERAS[A.get("view", "stage")]
aim(eye, target, float(A.get("lens", lens)), level=True)
print("objects", len(bpy.data.objects), flush=True)
grade = dict(bloom=0.06, vign=0.08, balance=(0.94, 1.0, 1.12))
render(out, W, H, spp, exposure=float(A.get("exp", 1.95)), look="High Contrast", bounces=(8, 5, 3, 10), **grade)
