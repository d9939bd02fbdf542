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
GLOW = Vector((-.42, .90, .03)).normalized()
SKY = make_sky(GLOW, [(0, (.98, .44, .22)), (.13, (.86, .44, .32)), (.27, (.50, .40, .46)), (.46, (.20, .27, .46)), (1, (.045, .085, .22))], glow=(1, .42, .16), glow_s=.9, glow_p=5, core_s=.8)
make_world(SKY, .62, cover=.46, lit=(1.15, .52, .40), dark=(.30, .27, .38), cscale=.5, seed=(6.3, 3.4, 6), zk=.13)
set_haze(make_haze(SKY, 5200, height=500, tint=(.86, .86, .96), strength=.58, start=120))
sun(Vector((-.42, .88, .20)), (1, .52, .34), .55, 12)   # the afterglow, a large soft source low over the sea


def lamp(x, y, z, watts, size=.25, color=(1, .58, .26)):
    l = bpy.data.lights.new("lamp", "POINT")
    l.energy, l.color, l.shadow_soft_size = watts, color, size
    link(bpy.data.objects.new("lamp", l)).location = (x, y, z)


plaster = pbr("plaster", srgb("#ddd3c2"), .75, var=.06, vscale=.4)
timber = pbr("timber", srgb("#8a5a36"), .5, var=.2, vscale=1.2)
shingle = pbr("shingle", srgb("#4a3d33"), .9, var=.3, vscale=1.5, bump=.5, bscale=5)
glass = glassmat("glass", (.72, .74, .72), .10, 0)
rail = glassmat("rail", (.88, .93, .93), .05, 0)
dark = pbr("dark", srgb("#332e2a"), .45, metal=.5)
curtain = pbr("curtain", srgb("#f0e6d4"), .9, spec=.1, emit=(1, .60, .30), es=.22)
room = room_material(.72, 2.0)
stone = pbr("stone", srgb("#b5a58e"), .55, var=.16, vscale=.8)
deck = pbr("deck", srgb("#7d5b40"), .5, var=.25, vscale=1.4)
lawn = pbr("lawn", srgb("#34471f"), .95, var=.35, vscale=.5, bump=.6, bscale=7)
cloth = pbr("cloth", srgb("#efe8da"), .9, spec=.1)
lantern = pbr("lantern", (1, .8, .5), .5, emit=(1, .62, .28), es=9)
led = pbr("led", (1, .8, .5), .5, emit=(1, .60, .28), es=3.2)
tile, t = newmat("pool")
p = t.n("ShaderNodeBsdfPrincipled", i={"Base Color": c4(srgb("#125d6b")), "Roughness": .02, "Specular": .5})
pos = t.n("ShaderNodeNewGeometry").outputs["Position"]
sep = t.n("ShaderNodeSeparateXYZ")
t.set(sep.inputs[0], pos)
# lit from the long sides: brighter near the walls, pooled under each lamp
edge = t.math("POWER", t.math("DIVIDE", t.math("ABSOLUTE", sep.outputs[0]), 6.0), 2.2)
pools = t.math("ADD", .55, t.math("MULTIPLY", t.math("COSINE", t.math("MULTIPLY", sep.outputs[1], 6.283/7.0)), .45))
lit = t.math("ADD", .30, t.math("MULTIPLY", t.math("MULTIPLY", edge, pools), 1.1))
lit = t.math("MULTIPLY", lit, t.math("ADD", .75, t.math("MULTIPLY", t.noise(pos, 1.1, 3, .6, dist=1.5), .5)))
p.inputs["Emission"].default_value = (.05, .42, .47, 1)
t.set(p.inputs["Emission Strength"], t.math("MULTIPLY", lit, .62))
b_ = t.n("ShaderNodeBump", i={"Strength": .16, "Distance": .10})
t.set(b_.inputs["Height"], t.math("ADD", t.noise(pos, .9, 3, .5, dist=.6), t.math("MULTIPLY", t.noise(pos, 3.2, 2, .5), .25)))
t.set(p.inputs["Normal"], b_)
water = finish(tile, p, t)
M = [plaster, timber, shingle, glass, rail, dark, curtain, room, stone, deck, lawn, cloth, lantern, led, water]
PL, TI, SH, GL, RA, DK, CU, RO, ST, DE, LA, CL, LN, LE, WA = range(len(M))
b = MB()
# ---- ground and pool
b.box(-70, -60, -3, 70, 78, -.12, LA)
b.box(-11.5, -3, -.5, 11.5, 66, 0, ST)
b.box(-60, -40, -.6, 60, -3, -.02, ST)
b.box(11.5, -3, -.5, 17, 70, .02, DE)
b.quad((-6, 2, .03), (6, 2, .03), (6, 66.4, .03), (-6, 66.4, .03), WA)
for x0, x1, y0, y1 in ((-6.7, -6, 1.3, 66), (6, 6.7, 1.3, 66), (-6, 6, 1.3, 2)):
    b.box(x0, y0, -.4, x1, y1, .09, PL)
# low planted beds either side of the water
for x0, x1 in ((-11.6, -9.6),):
    b.box(x0, 0, -.2, x1, 64, .4, PL, mt=LA)
# ---- the wing: two floors of deep loggias under one long hipped roof
X0, Y0, BAY, NB, FH = 17, 2, 5.2, 13, 3.7
for f in range(2):
    z = .1 + f*FH
    b.box(X0-2.6 if f else X0-.6, Y0-.4, z-.32, X0+13, Y0+BAY*NB+.4, z, PL, mb=TI)
    for k in range(NB+1):
        y = Y0+k*BAY
        b.box(X0-(.5 if f else .9), y-.16, z, X0+6, y+.16, z+FH-.3, PL)
        b.box(X0-2.45, y-.22, z, X0-2.1, y+.22, z+FH-.3, TI)
    for k in range(NB):
        y = Y0+k*BAY+.16
        n = np.array((-1.0, 0))
        w = BAY-.32
        for j in range(3):
            pane(b, r, np.array((X0, y+w*(j+1)/3)), np.array((X0, y+w*j/3)), n, z, z+FH-.5, GL, .006)
            b.box(X0-.05, y+w*j/3-.03, z, X0+.05, y+w*j/3+.03, z+FH-.3, DK)
        b.box(X0-.05, y, z+FH-.55, X0+.05, y+w, z+FH-.3, DK)
        b.quad((X0+4.6, y+w, z), (X0+4.6, y, z), (X0+4.6, y, z+FH-.3), (X0+4.6, y+w, z+FH-.3), RO)
        c = r.choice(((0, .22), (0, .36), (.64, 1), (0, 1), (.80, 1)))
        m = 24   # curtains fall in folds
        for q in range(m):
            a0, a1 = (c[0]+(c[1]-c[0])*q/m, c[0]+(c[1]-c[0])*(q+1)/m)
            d0, d1 = (.28+.07*(q % 2), .28+.07*((q+1) % 2))
            b.quad((X0+d0, y+w*a0, z), (X0+d1, y+w*a1, z), (X0+d1, y+w*a1, z+FH-.5), (X0+d0, y+w*a0, z+FH-.5), CU)
        b.box(X0-1.9, y+.2, z+FH-.36, X0-1.8, y+w-.2, z+FH-.33, LE)
        if f:
            for q in range(34):
                b.box(X0-2.43, y+.06+q*.144, z+.05, X0-2.39, y+.09+q*.144, z+1.02, DK)
            b.box(X0-2.46, y+.1, z+1.0, X0-2.36, y+w-.1, z+1.06, TI)
        elif k % 2:   # timber screens between the garden rooms
            for q in range(12):
                b.box(X0-2.35, y+.1+q*.19, z, X0-2.28, y+.17+q*.19, z+FH-.35, TI)
zr, e = .1+2*FH, 1.9
xa, xb, ya, yb, xm = X0-2.6-e, X0+13+e, Y0-e, Y0+BAY*NB+e, X0+5.2
b.box(xa+.1, ya+.1, zr-.22, xb-.1, yb-.1, zr, TI)
R0, R1 = (xm, ya+9, zr+4.2), (xm, yb-9, zr+4.2)
b.quad((xa, ya, zr), (xa, yb, zr), R1, R0, SH)
b.quad((xb, yb, zr), (xb, ya, zr), R0, R1, SH)
b.tri((xb, ya, zr), (xa, ya, zr), R0, SH)
b.tri((xa, yb, zr), (xb, yb, zr), R1, SH)
for k in range(NB):
    lamp(X0-1.2, Y0+(k+.5)*BAY, FH-.4, 55)
    lamp(X0-1.2, Y0+(k+.5)*BAY, 2*FH-.4, 55)
# ---- pavilions across the water
for k, y in enumerate((10, 23, 36, 49)):
    x = -17.5
    b.box(x-3, y-3, -.2, x+3, y+3, .32, ST)
    b.box(x-2.2, y-1.6, .32, x+1.2, y+1.6, .82, CL)                      # a day bed, its cushions, a low table
    b.box(x-2.2, y-1.6, .82, x-1.5, y+1.6, 1.30, CL)
    b.box(x-1.45, y-1.3, .82, x-1.0, y-.3, 1.1, PL)
    for sx in (-2.7, 2.7):
        for sy in (-2.7, 2.7):
            b.box(x+sx-.11, y+sy-.11, .3, x+sx+.11, y+sy+.11, 3.1, TI)
            for q in range(6):   # tied-back curtains at the posts
                b.box(x+sx*.93-.03+.045*(q % 2), y+sy*.93-.24+q*.08, .4, x+sx*.93+.045*(q % 2), y+sy*.93-.17+q*.08, 3.0, CU)
    b.box(x-3.3, y-3.3, 3.0, x+3.3, y+3.3, 3.16, TI)
    for c, d in (((-4, -4), (4, -4)), ((4, -4), (4, 4)), ((4, 4), (-4, 4)), ((-4, 4), (-4, -4))):
        b.tri((x+c[0], y+c[1], 3.1), (x+d[0], y+d[1], 3.1), (x, y, 5.6), SH)
    b.box(x-.16, y-.16, 2.3, x+.16, y+.16, 2.75, LN)
    lamp(x, y, 2.2, 110)
# ---- loungers and parasols along the right side, two by two
for k, y in enumerate(np.arange(9, 62, 7.0)):
    for s in (-1, 1):
        yy = y+s*1.0
        b.box(7.9, yy-.34, .25, 9.3, yy+.34, .38, CL)
        b.quad((9.3, yy-.34, .38), (9.3, yy+.34, .38), (9.95, yy+.34, .85), (9.95, yy-.34, .85), CL)
        b.quad((9.95, yy-.34, .78), (9.95, yy+.34, .78), (9.3, yy+.34, .28), (9.3, yy-.34, .28), TI)
        for lx in (8.0, 9.2):
            for ly in (-.3, .26):
                b.box(lx, yy+ly, 0, lx+.06, yy+ly+.05, .25, TI)
    if k % 2 == 0:
        b.box(9.06, y-.035, 0, 9.13, y+.035, 2.65, TI)
        pts = [(9.1+1.75*math.cos(a*math.pi/4+.39), y+1.75*math.sin(a*math.pi/4+.39)) for a in range(8)]
        for q in range(8):
            b.tri((*pts[q], 2.25), (*pts[(q+1) % 8], 2.25), (9.1, y, 2.95), CL)
            b.quad((*pts[q], 2.09), (*pts[(q+1) % 8], 2.09), (*pts[(q+1) % 8], 2.25), (*pts[q], 2.25), CL)
for k, y in enumerate(np.arange(5, 64, 5.5)):   # lanterns on the paving
    b.box(-8.9, y-.14, 0, -8.62, y+.14, .42, LN)
    lamp(-8.3, y, .5, 9, .12)
b.obj("resort", M)
# ---- plants
palms, near, far, shrub = bay.greens()
for k in range(15):
    y = 1+k*4.4
    inst(palms[k % 5], (-10.6+r.uniform(-.3, .3), y, .2), r.uniform(0, 6), r.uniform(.62, .95), r.uniform(-.06, .06), r.uniform(-.06, .06))
for k in range(110):
    inst(r.choice(shrub), (-10.6+r.uniform(-.7, .7), r.uniform(.5, 63), .3), r.uniform(0, 6), r.uniform(.4, .8))
for k in range(75):
    x, y = r.uniform(-58, -22), r.uniform(2, 76)
    inst(r.choice(palms+near[:3]), (x, y, -.2), r.uniform(0, 6), r.uniform(.7, 1.15), r.uniform(-.07, .07), r.uniform(-.07, .07))
for k in range(160):
    inst(r.choice(shrub), (r.uniform(-30, -21.5), r.uniform(0, 70), -.15), r.uniform(0, 6), r.uniform(.6, 1.3))
for k in range(26):
    x = r.choice((r.uniform(-46, -9), r.uniform(8.5, 44)))
    inst(r.choice(palms), (x, r.uniform(69, 77), -.3), r.uniform(0, 6), r.uniform(.75, 1.2), r.uniform(-.12, .12), r.uniform(-.12, .12))
for k in range(70):
    x = r.choice((r.uniform(-46, -7.5), r.uniform(8, 44)))
    inst(r.choice(shrub), (x, r.uniform(67.5, 76), -.2), r.uniform(0, 6), r.uniform(.7, 1.5))
for k in range(10):
    inst(palms[k % 5], (13.6, 4+k*6.4, 0), r.uniform(0, 6), r.uniform(.55, .75), r.uniform(-.05, .05), r.uniform(-.05, .05))
    for q in range(4):
        inst(r.choice(shrub), (13.6+r.uniform(-.6, .6), 4+k*6.4+r.uniform(-.7, .7), 0), r.uniform(0, 6), r.uniform(.35, .6))
for k in range(0, 15, 2):   # uplights at the palms
    lamp(-10.0, 1+k*4.4, .6, 16, .1)
# ---- the sea and far islands
sea_plane(sea_material(deep="#0b2c3d", wave=.08, height=1.0, far=500, rough=(.06, .2)), z=-5, y0=80)
hill = pbr("hill", srgb("#2f3b34"), .95)
for k, (x, y, w, h) in enumerate(((-2300, 5200, 900, 260), (-900, 6400, 700, 170), (1900, 5600, 1300, 330), (-3900, 7000, 1500, 380))):
    xs = np.linspace(-1, 1, 160)
    z = h*(1-xs**2)*(.6+.5*fbm(xs*2.2, 0*xs, k*3.3, 6))
    m_ = MB()
    for q in range(159):
        m_.quad((x+xs[q]*w, y, -6), (x+xs[q+1]*w, y, -6), (x+xs[q+1]*w, y+40, max(-5, z[q+1])), (x+xs[q]*w, y+40, max(-5, z[q])), 0)
    m_.obj("isle", [hill])
aim(eye, (float(A.get("tx", -.5)), 60, float(A.get("tz", 4.6))), float(A.get("lens", 27)), level=True)
print("objects", len(bpy.data.objects), flush=True)
render(out, W, H, spp, exposure=float(A.get("exp", .75)), look="High Contrast", sat=1.05, bounces=(6, 3, 4, 10), bloom=.10)
