"""Hotel and leisure: a beach resort with a long pool, half an hour after sunset."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from parts import *
from parts import bay
from parts.facade import pane, room_material

out, W, H, spp, A = args()
reset()
r = R(14)
eye = tuple(float(A.get(k, v)) for k, v in zip(("cx", "cy", "cz"), (-1.5, -17, 6.2)))
GLOW = Vector((-0.42, 0.90, 0.03)).normalized()
SKY = make_sky(
    GLOW,
    [
        (0, (0.98, 0.44, 0.22)),
        (0.13, (0.86, 0.44, 0.32)),
        (0.27, (0.50, 0.40, 0.46)),
        (0.46, (0.20, 0.27, 0.46)),
        (1, (0.045, 0.085, 0.22)),
    ],
    glow=(1, 0.42, 0.16),
    glow_s=0.9,
    glow_p=5,
    core_s=0.8,
)
make_world(
    SKY, 0.62, cover=0.46, lit=(1.15, 0.52, 0.40), dark=(0.30, 0.27, 0.38), cscale=0.5, seed=(6.3, 3.4, 6), zk=0.13
)
set_haze(make_haze(SKY, 5200, height=500, tint=(0.86, 0.86, 0.96), strength=0.58, start=120))
sun(Vector((-0.42, 0.88, 0.20)), (1, 0.52, 0.34), 0.55, 12)  # the afterglow, a large soft source low over the sea


def lamp(x, y, z, watts, size=0.25, color=(1, 0.58, 0.26)):
    l = bpy.data.lights.new("lamp", "POINT")
    l.energy, l.color, l.shadow_soft_size = watts, color, size
    link(bpy.data.objects.new("lamp", l)).location = (x, y, z)


plaster = pbr("plaster", srgb("#ddd3c2"), 0.75, var=0.06, vscale=0.4)
timber = pbr("timber", srgb("#8a5a36"), 0.5, var=0.2, vscale=1.2)
shingle = pbr("shingle", srgb("#4a3d33"), 0.9, var=0.3, vscale=1.5, bump=0.5, bscale=5)
glass = glassmat("glass", (0.72, 0.74, 0.72), 0.10, 0)
rail = glassmat("rail", (0.88, 0.93, 0.93), 0.05, 0)
dark = pbr("dark", srgb("#332e2a"), 0.45, metal=0.5)
curtain = pbr("curtain", srgb("#f0e6d4"), 0.9, spec=0.1, emit=(1, 0.60, 0.30), es=0.22)
room = room_material(0.72, 2.0)
stone = pbr("stone", srgb("#b5a58e"), 0.55, var=0.16, vscale=0.8)
deck = pbr("deck", srgb("#7d5b40"), 0.5, var=0.25, vscale=1.4)
lawn = pbr("lawn", srgb("#34471f"), 0.95, var=0.35, vscale=0.5, bump=0.6, bscale=7)
cloth = pbr("cloth", srgb("#efe8da"), 0.9, spec=0.1)
lantern = pbr("lantern", (1, 0.8, 0.5), 0.5, emit=(1, 0.62, 0.28), es=9)
led = pbr("led", (1, 0.8, 0.5), 0.5, emit=(1, 0.60, 0.28), es=3.2)
tile, t = newmat("pool")
p = t.n("ShaderNodeBsdfPrincipled", i={"Base Color": c4(srgb("#125d6b")), "Roughness": 0.02, "Specular": 0.5})
pos = t.n("ShaderNodeNewGeometry").outputs["Position"]
sep = t.n("ShaderNodeSeparateXYZ")
t.set(sep.inputs[0], pos)
# lit from the long sides: brighter near the walls, pooled under each lamp
edge = t.math("POWER", t.math("DIVIDE", t.math("ABSOLUTE", sep.outputs[0]), 6.0), 2.2)
pools = t.math("ADD", 0.55, t.math("MULTIPLY", t.math("COSINE", t.math("MULTIPLY", sep.outputs[1], 6.283 / 7.0)), 0.45))
lit = t.math("ADD", 0.30, t.math("MULTIPLY", t.math("MULTIPLY", edge, pools), 1.1))
lit = t.math("MULTIPLY", lit, t.math("ADD", 0.75, t.math("MULTIPLY", t.noise(pos, 1.1, 3, 0.6, dist=1.5), 0.5)))
p.inputs["Emission"].default_value = (0.05, 0.42, 0.47, 1)
t.set(p.inputs["Emission Strength"], t.math("MULTIPLY", lit, 0.62))
b_ = t.n("ShaderNodeBump", i={"Strength": 0.16, "Distance": 0.10})
t.set(
    b_.inputs["Height"],
    t.math("ADD", t.noise(pos, 0.9, 3, 0.5, dist=0.6), t.math("MULTIPLY", t.noise(pos, 3.2, 2, 0.5), 0.25)),
)
t.set(p.inputs["Normal"], b_)
water = finish(tile, p, t)
M = [plaster, timber, shingle, glass, rail, dark, curtain, room, stone, deck, lawn, cloth, lantern, led, water]
PL, TI, SH, GL, RA, DK, CU, RO, ST, DE, LA, CL, LN, LE, WA = range(len(M))
b = MB()
# ---- ground and pool
b.box(-70, -60, -3, 70, 78, -0.12, LA)
b.box(-11.5, -3, -0.5, 11.5, 66, 0, ST)
b.box(-60, -40, -0.6, 60, -3, -0.02, ST)
b.box(11.5, -3, -0.5, 17, 70, 0.02, DE)
b.quad((-6, 2, 0.03), (6, 2, 0.03), (6, 66.4, 0.03), (-6, 66.4, 0.03), WA)
for x0, x1, y0, y1 in ((-6.7, -6, 1.3, 66), (6, 6.7, 1.3, 66), (-6, 6, 1.3, 2)):
    b.box(x0, y0, -0.4, x1, y1, 0.09, PL)
# low planted beds either side of the water
for x0, x1 in ((-11.6, -9.6),):
    b.box(x0, 0, -0.2, x1, 64, 0.4, PL, mt=LA)
# ---- the wing: two floors of deep loggias under one long hipped roof
X0, Y0, BAY, NB, FH = 17, 2, 5.2, 13, 3.7
for f in range(2):
    z = 0.1 + f * FH
    b.box(X0 - 2.6 if f else X0 - 0.6, Y0 - 0.4, z - 0.32, X0 + 13, Y0 + BAY * NB + 0.4, z, PL, mb=TI)
    for k in range(NB + 1):
        y = Y0 + k * BAY
        b.box(X0 - (0.5 if f else 0.9), y - 0.16, z, X0 + 6, y + 0.16, z + FH - 0.3, PL)
        b.box(X0 - 2.45, y - 0.22, z, X0 - 2.1, y + 0.22, z + FH - 0.3, TI)
    for k in range(NB):
        y = Y0 + k * BAY + 0.16
        n = np.array((-1.0, 0))
        w = BAY - 0.32
        for j in range(3):
            pane(
                b, r, np.array((X0, y + w * (j + 1) / 3)), np.array((X0, y + w * j / 3)), n, z, z + FH - 0.5, GL, 0.006
            )
            b.box(X0 - 0.05, y + w * j / 3 - 0.03, z, X0 + 0.05, y + w * j / 3 + 0.03, z + FH - 0.3, DK)
        b.box(X0 - 0.05, y, z + FH - 0.55, X0 + 0.05, y + w, z + FH - 0.3, DK)
        b.quad((X0 + 4.6, y + w, z), (X0 + 4.6, y, z), (X0 + 4.6, y, z + FH - 0.3), (X0 + 4.6, y + w, z + FH - 0.3), RO)
        c = r.choice(((0, 0.22), (0, 0.36), (0.64, 1), (0, 1), (0.80, 1)))
        m = 24  # curtains fall in folds
        for q in range(m):
            a0, a1 = (c[0] + (c[1] - c[0]) * q / m, c[0] + (c[1] - c[0]) * (q + 1) / m)
            d0, d1 = (0.28 + 0.07 * (q % 2), 0.28 + 0.07 * ((q + 1) % 2))
            b.quad(
                (X0 + d0, y + w * a0, z),
                (X0 + d1, y + w * a1, z),
                (X0 + d1, y + w * a1, z + FH - 0.5),
                (X0 + d0, y + w * a0, z + FH - 0.5),
                CU,
            )
        b.box(X0 - 1.9, y + 0.2, z + FH - 0.36, X0 - 1.8, y + w - 0.2, z + FH - 0.33, LE)
        if f:
            for q in range(34):
                b.box(X0 - 2.43, y + 0.06 + q * 0.144, z + 0.05, X0 - 2.39, y + 0.09 + q * 0.144, z + 1.02, DK)
            b.box(X0 - 2.46, y + 0.1, z + 1.0, X0 - 2.36, y + w - 0.1, z + 1.06, TI)
        elif k % 2:  # timber screens between the garden rooms
            for q in range(12):
                b.box(X0 - 2.35, y + 0.1 + q * 0.19, z, X0 - 2.28, y + 0.17 + q * 0.19, z + FH - 0.35, TI)
zr, e = 0.1 + 2 * FH, 1.9
xa, xb, ya, yb, xm = X0 - 2.6 - e, X0 + 13 + e, Y0 - e, Y0 + BAY * NB + e, X0 + 5.2
b.box(xa + 0.1, ya + 0.1, zr - 0.22, xb - 0.1, yb - 0.1, zr, TI)
R0, R1 = (xm, ya + 9, zr + 4.2), (xm, yb - 9, zr + 4.2)
b.quad((xa, ya, zr), (xa, yb, zr), R1, R0, SH)
b.quad((xb, yb, zr), (xb, ya, zr), R0, R1, SH)
b.tri((xb, ya, zr), (xa, ya, zr), R0, SH)
b.tri((xa, yb, zr), (xb, yb, zr), R1, SH)
for k in range(NB):
    lamp(X0 - 1.2, Y0 + (k + 0.5) * BAY, FH - 0.4, 55)
    lamp(X0 - 1.2, Y0 + (k + 0.5) * BAY, 2 * FH - 0.4, 55)
# ---- pavilions across the water
for k, y in enumerate((10, 23, 36, 49)):
    x = -17.5
    b.box(x - 3, y - 3, -0.2, x + 3, y + 3, 0.32, ST)
    b.box(x - 2.2, y - 1.6, 0.32, x + 1.2, y + 1.6, 0.82, CL)  # a day bed, its cushions, a low table
    b.box(x - 2.2, y - 1.6, 0.82, x - 1.5, y + 1.6, 1.30, CL)
    b.box(x - 1.45, y - 1.3, 0.82, x - 1.0, y - 0.3, 1.1, PL)
    for sx in (-2.7, 2.7):
        for sy in (-2.7, 2.7):
            b.box(x + sx - 0.11, y + sy - 0.11, 0.3, x + sx + 0.11, y + sy + 0.11, 3.1, TI)
            for q in range(6):  # tied-back curtains at the posts
                b.box(
                    x + sx * 0.93 - 0.03 + 0.045 * (q % 2),
                    y + sy * 0.93 - 0.24 + q * 0.08,
                    0.4,
                    x + sx * 0.93 + 0.045 * (q % 2),
                    y + sy * 0.93 - 0.17 + q * 0.08,
                    3.0,
                    CU,
                )
    b.box(x - 3.3, y - 3.3, 3.0, x + 3.3, y + 3.3, 3.16, TI)
    for c, d in (((-4, -4), (4, -4)), ((4, -4), (4, 4)), ((4, 4), (-4, 4)), ((-4, 4), (-4, -4))):
        b.tri((x + c[0], y + c[1], 3.1), (x + d[0], y + d[1], 3.1), (x, y, 5.6), SH)
    b.box(x - 0.16, y - 0.16, 2.3, x + 0.16, y + 0.16, 2.75, LN)
    lamp(x, y, 2.2, 110)
# ---- loungers and parasols along the right side, two by two
for k, y in enumerate(np.arange(9, 62, 7.0)):
    for s in (-1, 1):
        yy = y + s * 1.0
        b.box(7.9, yy - 0.34, 0.25, 9.3, yy + 0.34, 0.38, CL)
        b.quad((9.3, yy - 0.34, 0.38), (9.3, yy + 0.34, 0.38), (9.95, yy + 0.34, 0.85), (9.95, yy - 0.34, 0.85), CL)
        b.quad((9.95, yy - 0.34, 0.78), (9.95, yy + 0.34, 0.78), (9.3, yy + 0.34, 0.28), (9.3, yy - 0.34, 0.28), TI)
        for lx in (8.0, 9.2):
            for ly in (-0.3, 0.26):
                b.box(lx, yy + ly, 0, lx + 0.06, yy + ly + 0.05, 0.25, TI)
    if k % 2 == 0:
        b.box(9.06, y - 0.035, 0, 9.13, y + 0.035, 2.65, TI)
        pts = [
            (9.1 + 1.75 * math.cos(a * math.pi / 4 + 0.39), y + 1.75 * math.sin(a * math.pi / 4 + 0.39))
            for a in range(8)
        ]
        for q in range(8):
            b.tri((*pts[q], 2.25), (*pts[(q + 1) % 8], 2.25), (9.1, y, 2.95), CL)
            b.quad((*pts[q], 2.09), (*pts[(q + 1) % 8], 2.09), (*pts[(q + 1) % 8], 2.25), (*pts[q], 2.25), CL)
for k, y in enumerate(np.arange(5, 64, 5.5)):  # lanterns on the paving
    b.box(-8.9, y - 0.14, 0, -8.62, y + 0.14, 0.42, LN)
    lamp(-8.3, y, 0.5, 9, 0.12)
b.obj("resort", M)
# ---- plants
palms, near, far, shrub = bay.greens()
for k in range(15):
    y = 1 + k * 4.4
    inst(
        palms[k % 5],
        (-10.6 + r.uniform(-0.3, 0.3), y, 0.2),
        r.uniform(0, 6),
        r.uniform(0.62, 0.95),
        r.uniform(-0.06, 0.06),
        r.uniform(-0.06, 0.06),
    )
for k in range(110):
    inst(r.choice(shrub), (-10.6 + r.uniform(-0.7, 0.7), r.uniform(0.5, 63), 0.3), r.uniform(0, 6), r.uniform(0.4, 0.8))
for k in range(75):
    x, y = r.uniform(-58, -22), r.uniform(2, 76)
    inst(
        r.choice(palms + near[:3]),
        (x, y, -0.2),
        r.uniform(0, 6),
        r.uniform(0.7, 1.15),
        r.uniform(-0.07, 0.07),
        r.uniform(-0.07, 0.07),
    )
for k in range(160):
    inst(r.choice(shrub), (r.uniform(-30, -21.5), r.uniform(0, 70), -0.15), r.uniform(0, 6), r.uniform(0.6, 1.3))
for k in range(26):
    x = r.choice((r.uniform(-46, -9), r.uniform(8.5, 44)))
    inst(
        r.choice(palms),
        (x, r.uniform(69, 77), -0.3),
        r.uniform(0, 6),
        r.uniform(0.75, 1.2),
        r.uniform(-0.12, 0.12),
        r.uniform(-0.12, 0.12),
    )
for k in range(70):
    x = r.choice((r.uniform(-46, -7.5), r.uniform(8, 44)))
    inst(r.choice(shrub), (x, r.uniform(67.5, 76), -0.2), r.uniform(0, 6), r.uniform(0.7, 1.5))
for k in range(10):
    inst(
        palms[k % 5],
        (13.6, 4 + k * 6.4, 0),
        r.uniform(0, 6),
        r.uniform(0.55, 0.75),
        r.uniform(-0.05, 0.05),
        r.uniform(-0.05, 0.05),
    )
    for q in range(4):
        inst(
            r.choice(shrub),
            (13.6 + r.uniform(-0.6, 0.6), 4 + k * 6.4 + r.uniform(-0.7, 0.7), 0),
            r.uniform(0, 6),
            r.uniform(0.35, 0.6),
        )
for k in range(0, 15, 2):  # uplights at the palms
    lamp(-10.0, 1 + k * 4.4, 0.6, 16, 0.1)
# ---- the sea and far islands
sea_plane(sea_material(deep="#0b2c3d", wave=0.08, height=1.0, far=500, rough=(0.06, 0.2)), z=-5, y0=80)
hill = pbr("hill", srgb("#2f3b34"), 0.95)
for k, (x, y, w, h) in enumerate(
    ((-2300, 5200, 900, 260), (-900, 6400, 700, 170), (1900, 5600, 1300, 330), (-3900, 7000, 1500, 380))
):
    xs = np.linspace(-1, 1, 160)
    z = h * (1 - xs**2) * (0.6 + 0.5 * fbm(xs * 2.2, 0 * xs, k * 3.3, 6))
    m_ = MB()
    for q in range(159):
        m_.quad(
            (x + xs[q] * w, y, -6),
            (x + xs[q + 1] * w, y, -6),
            (x + xs[q + 1] * w, y + 40, max(-5, z[q + 1])),
            (x + xs[q] * w, y + 40, max(-5, z[q])),
            0,
        )
    m_.obj("isle", [hill])
aim(eye, (float(A.get("tx", -0.5)), 60, float(A.get("tz", 4.6))), float(A.get("lens", 27)), level=True)
print("objects", len(bpy.data.objects), flush=True)
render(
    out,
    W,
    H,
    spp,
    exposure=float(A.get("exp", 0.75)),
    look="High Contrast",
    sat=1.05,
    bounces=(6, 3, 4, 10),
    bloom=0.10,
)
