"""A timber hall open to a garden and the bay, early sun across its stone floor: the company's own picture."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from parts import *
from parts import bay

out, W, H, spp, A = args()
reset()
r = R(23)
SUN = Vector((-0.80, 0.50, 0.40)).normalized()
SKY = make_sky(
    SUN,
    [
        (0, (1.0, 0.84, 0.68)),
        (0.16, (0.80, 0.80, 0.80)),
        (0.32, (0.56, 0.68, 0.82)),
        (0.58, (0.22, 0.42, 0.68)),
        (1, (0.08, 0.21, 0.48)),
    ],
    glow=(1, 0.68, 0.38),
    glow_s=1.3,
    glow_p=3,
    core_s=3,
)
make_world(
    SKY, 1.05, cover=0.48, lit=(1.6, 1.35, 1.1), dark=(0.58, 0.60, 0.68), cscale=0.55, seed=(3.3, 5.4, 2), zk=0.16
)
set_haze(make_haze(SKY, 6000, height=400, tint=(0.92, 0.96, 1.0), strength=0.9, start=60))
sun(SUN, (1, 0.76, 0.48), 8.0, 0.7)


def boards(name, a, b, axis, width, rough):
    """Wood in boards: every board has its own tone, the grain runs along it."""
    m, t = newmat(name)
    pos = t.n("ShaderNodeNewGeometry").outputs["Position"]
    s = t.n("ShaderNodeSeparateXYZ")
    t.set(s.inputs[0], pos)
    u = t.math("DIVIDE", s.outputs[axis], width)
    wn = t.n("ShaderNodeTexWhiteNoise", noise_dimensions="1D")
    t.set(wn.inputs["W"], t.math("FLOOR", u))
    grain = t.noise(t.vmath("MULTIPLY", pos, (26, 1.2, 26) if axis == 0 else (1.2, 26, 26)), 1.0, 4, 0.6)
    c = t.mix(
        t.math("ADD", t.math("MULTIPLY", wn.outputs["Value"], 0.6), t.math("MULTIPLY", grain, 0.4)),
        c4(srgb(a)),
        c4(srgb(b)),
    )
    gap = t.ramp(t.math("FRACT", u), [(0, 0), (0.03, 1), (0.97, 1), (1, 0)])
    p = t.n("ShaderNodeBsdfPrincipled", i={"Roughness": rough, "Specular": 0.35})
    t.set(p.inputs["Base Color"], t.mix(gap, c4(srgb("#2b1d13")), c))
    return finish(m, p, t)


def paving():
    """Honed stone in slabs of 0.9 × 1.5 m."""
    m, t = newmat("stone")
    pos = t.n("ShaderNodeNewGeometry").outputs["Position"]
    s = t.n("ShaderNodeSeparateXYZ")
    t.set(s.inputs[0], pos)
    u, v = t.math("DIVIDE", s.outputs[0], 0.9), t.math("DIVIDE", s.outputs[1], 1.5)
    wn = t.n("ShaderNodeTexWhiteNoise", noise_dimensions="2D")
    t.set(wn.inputs["Vector"], t.n("ShaderNodeCombineXYZ", i={0: t.math("FLOOR", u), 1: t.math("FLOOR", v)}).outputs[0])
    k = t.math(
        "ADD", t.math("MULTIPLY", wn.outputs["Value"], 0.45), t.math("MULTIPLY", t.noise(pos, 2.2, 6, 0.65), 0.55)
    )
    joint = t.math(
        "MULTIPLY",
        t.ramp(t.math("FRACT", u), [(0, 0), (0.008, 1), (0.992, 1), (1, 0)]),
        t.ramp(t.math("FRACT", v), [(0, 0), (0.005, 1), (0.995, 1), (1, 0)]),
    )
    p = t.n("ShaderNodeBsdfPrincipled", i={"Specular": 0.45})
    t.set(p.inputs["Base Color"], t.mix(joint, c4(srgb("#6d6252")), t.mix(k, c4(srgb("#b9ab94")), c4(srgb("#dbd0ba")))))
    t.set(p.inputs["Roughness"], t.math("ADD", 0.20, t.math("MULTIPLY", t.noise(pos, 1.1, 4, 0.6), 0.22)))
    return finish(m, p, t)


ceil, beam, floor = (
    boards("ceiling", "#a87446", "#d3a46c", 1, 0.14, 0.5),
    boards("beam", "#946239", "#b5824f", 0, 40.0, 0.5),
    paving(),
)
plaster, lawn = pbr("plaster", srgb("#e2d9c8"), 0.8, var=0.06), pbr(
    "lawn", srgb("#4a602c"), 0.95, var=0.35, vscale=0.5, bump=0.5, bscale=8
)
water = pbr("water", srgb("#23494a"), 0.02, spec=0.6, bump=0.012, bscale=1.2)
brass = pbr("brass", srgb("#b98a3e"), 0.35, metal=0.9)
M = [ceil, beam, floor, plaster, lawn, water, brass]
CE, BE, FL, PL, LA, WA, BR = range(7)
b = MB()
HW, EAVE, RIDGE, Y1, STEP = 7.2, 6.2, 10.2, 34.0, 4.25
b.box(-9.5, -14, -0.6, 9.5, Y1 + 1.5, 0, FL)
b.box(-9.9, -14, -0.6, -9.5, Y1 + 1.5, 0.04, PL)
b.box(-70, -30, -1.2, 70, Y1 + 16, -0.5, LA)
# roof: boards on rafters on two plates, rows of columns in pairs
for sx in (-1, 1):
    b.quad(
        (sx * 8.6, -14, EAVE - 0.70),
        (sx * 8.6, Y1 + 2, EAVE - 0.70),
        (sx * 0.75, Y1 + 2, RIDGE - 0.35),
        (sx * 0.75, -14, RIDGE - 0.35),
        CE,
    )
    b.quad(
        (sx * 8.6, -14, EAVE - 0.40),
        (sx * 8.6, Y1 + 2, EAVE - 0.40),
        (sx * 0.75, Y1 + 2, RIDGE - 0.05),
        (sx * 0.75, -14, RIDGE - 0.05),
        BE,
    )
    b.box(
        min(sx * HW - 0.14, sx * HW + 0.14), -14, EAVE - 0.32, max(sx * HW - 0.14, sx * HW + 0.14), Y1 + 1.6, EAVE, BE
    )
    y = -10.0
    while y <= Y1 + 0.1:
        for e in (-0.24, 0.24):
            b.box(sx * HW - 0.11, y + e - 0.11, 0, sx * HW + 0.11, y + e + 0.11, EAVE - 0.3, BE)
            b.box(sx * HW - 0.16, y + e - 0.16, 0, sx * HW + 0.16, y + e + 0.16, 0.10, BR)
        y += STEP
slope = (RIDGE - (EAVE - 0.70)) / 8.6
y = -13.9
while y <= Y1 + 2:
    for sx in (-1, 1):
        P = [(sx * 8.5, EAVE - 0.67), (0, RIDGE - 0.02)]
        i = [
            (P[0][0], y - 0.05, P[0][1]),
            (P[0][0], y + 0.05, P[0][1]),
            (P[1][0], y + 0.05, P[1][1]),
            (P[1][0], y - 0.05, P[1][1]),
        ]
        lo = [(a, c, e - 0.30) for a, c, e in i]
        b.quad(lo[0], lo[1], lo[2], lo[3], BE)
        b.quad(i[0], lo[0], lo[3], i[3], BE)
        b.quad(lo[1], i[1], i[2], lo[2], BE)
    y += STEP / 4
y = -10.0
while y <= Y1 + 0.1:  # slender tie rods; the ridge is left open as a strip of sky
    b.box(-HW, y - 0.03, EAVE - 0.03, HW, y + 0.03, EAVE + 0.03, BR)
    y += STEP
# a still channel of water down the middle, with a brass edge
b.quad((-1.5, 1.5, 0.012), (1.5, 1.5, 0.012), (1.5, Y1 + 1.5, 0.012), (-1.5, Y1 + 1.5, 0.012), WA)
for x0, x1 in ((-1.58, -1.5), (1.5, 1.58)):
    b.box(x0, 1.5, -0.2, x1, Y1 + 1.5, 0.035, BR)
b.box(-1.58, 1.42, -0.2, 1.58, 1.5, 0.035, BR)
for sx in (-1, 1):  # long plain benches along the columns
    for y in np.arange(4, Y1 - 4, 8.5):
        x = sx * 4.9
        b.box(x - 0.28, y, 0.40, x + 0.28, y + 4.2, 0.47, BE)
        for yy in (y + 0.3, y + 3.6):
            b.box(x - 0.22, yy, 0, x + 0.22, yy + 0.3, 0.40, PL)
b.obj("hall", M)
palms, near, far, shrub = bay.greens()
for k in range(340):
    sx = r.choice((-1, 1))
    inst(
        r.choice(shrub), (sx * r.uniform(10.6, 17), r.uniform(-8, Y1 + 13), -0.6), r.uniform(0, 6), r.uniform(0.5, 1.15)
    )
for k in range(150):
    sx = r.choice((-1, 1))
    x, y = sx * r.uniform(17, 60), r.uniform(0, Y1 + 13)
    inst(r.choice(palms + near), (x, y, -0.6), r.uniform(0, 6), r.uniform(0.6, 1.05), r.uniform(-0.05, 0.05))
for k in range(34):
    sx = r.choice((-1, 1))
    inst(
        r.choice(palms),
        (sx * r.uniform(5.5, 30), r.uniform(Y1 + 7, Y1 + 15), -0.7),
        r.uniform(0, 6),
        r.uniform(0.7, 1.1),
        r.uniform(-0.1, 0.1),
        r.uniform(-0.1, 0.1),
    )
for k in range(160):
    inst(r.choice(shrub), (r.uniform(-30, 30), r.uniform(Y1 + 3, Y1 + 14), -0.6), r.uniform(0, 6), r.uniform(0.4, 0.75))
sea_plane(sea_material(deep="#1b6a78", wave=0.08, height=0.8, far=500), z=-9, y0=Y1 + 20)
rock = karst_material()
for i, (x, y, rad, h, asp) in enumerate(
    (
        (-130, 900, 60, 120, 1.4),
        (70, 1350, 60, 125, 1.3),
        (-300, 1500, 150, 220, 1.4),
        (330, 1700, 170, 230, 1.5),
        (-60, 3600, 300, 210, 1.8),
        (-900, 2600, 300, 280, 1.6),
        (900, 2900, 330, 300, 1.6),
    )
):
    V = karst(x, y, rad, h, i * 5.7 + 3, rock, asp, n=180, k=80, base=-12)
    if i < 4:
        clothe(V, far, 700, r, size=(0.35, 0.75), cam=(0, 0, 2))
aim(
    (float(A.get("cx", 0)), float(A.get("cy", -6.5)), 2.1),
    (0, 30, float(A.get("tz", 4.6))),
    float(A.get("lens", 24)),
    level=True,
)
print("objects", len(bpy.data.objects), flush=True)
render(
    out, W, H, spp, exposure=float(A.get("exp", 0.72)), look="High Contrast", sat=1.02, bounces=(7, 4, 3, 8), bloom=0.10
)
