"""Coffee cherries ripening on the shrub, the row and the hills out of focus behind."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from parts import *
from parts import coffee

out, W, H, spp, A = args()
reset()
r, rng = R(19), np.random.default_rng(19)
SUN = Vector((-.90, .10, .46)).normalized()    # low from the left, across the row: fruit in the light, leaves glowing at the edge
SKY = make_sky(SUN, [(0, (1.0, .84, .64)), (.18, (.88, .82, .74)), (.34, (.58, .68, .78)), (.6, (.26, .42, .64)), (1, (.10, .22, .45))], glow=(1, .64, .30), glow_s=1.8, glow_p=3, core_s=4)
make_world(SKY, .85, clouds=False)
set_haze(make_haze(SKY, 700, height=120, tint=(.95, .97, .98), strength=.8, start=10))
sun(SUN, (1, .76, .46), 8.5, .8)


def slope(x, y):
    x, y = np.asarray(x, float), np.asarray(y, float)
    return .10*y-.16*x+.25*fbm(x*.15, y*.15, 1.0, 4)+26*np.clip((y-60)/180, 0, 1)**1.2+14*fbm(x*.012, y*.012, 4, 4)*np.clip((y-40)/80, 0, 1)


def foliage(name, a, b, trans):
    """A coffee leaf close by: glossy, paler along the midrib, light shining through."""
    m, t = newmat(name)
    geo, oi = t.n("ShaderNodeNewGeometry"), t.n("ShaderNodeObjectInfo")
    c = t.mix(geo.outputs["Random Per Island"], c4(srgb(a)), c4(srgb(b)))
    rib = t.n("ShaderNodeAttribute", attribute_name="rib")
    c = t.mix(t.ramp(rib.outputs["Fac"], [(0, 0), (.80, 0), (1, .45)]), c, c4(srgb("#9fb45f")))
    c = t.mix(.22, c, t.mix(t.noise(geo.outputs["Position"], 30, 3, .6), c4(srgb("#16330f")), c4(srgb("#5c7d2c"))))
    p = t.n("ShaderNodeBsdfPrincipled", i={"Roughness": .30, "Specular": .5})
    t.set(p.inputs["Base Color"], c)
    tl = t.n("ShaderNodeBsdfTranslucent")
    t.set(tl.inputs[0], t.mix(1, c, (1.35, 1.25, .5, 1), 'MULTIPLY'))
    bp = t.n("ShaderNodeBump", i={"Strength": .25, "Distance": .004})
    t.set(bp.inputs["Height"], t.noise(geo.outputs["Position"], 90, 2, .5))
    t.set(p.inputs["Normal"], bp)
    return finish(m, t.n("ShaderNodeMixShader", i={0: trans, 1: p.outputs[0], 2: tl.outputs[0]}), t)


def fruit():
    """Most are ripe red; some orange or still green; a little bloom on the skin."""
    m, t = newmat("fruit")
    geo = t.n("ShaderNodeNewGeometry")
    c = t.ramp(geo.outputs["Random Per Island"], [(0, srgb("#4f0d10")), (.3, srgb("#8e1416")), (.62, srgb("#b3231a")), (.78, srgb("#c4511d")), (.88, srgb("#b98a2a")), (1, srgb("#6f8a30"))])
    p = t.n("ShaderNodeBsdfPrincipled", i={"Roughness": .28, "Specular": .5, "Subsurface": .0})
    t.set(p.inputs["Base Color"], c)
    return finish(m, p, t)


bark = pbr("bark", srgb("#6a5642"), .9, var=.3, vscale=30, bump=.4, bscale=120)
twig = pbr("twig", srgb("#66703c"), .7)
MATS = [bark, twig, foliage("leaf", "#1d4215", "#35631f", .26), foliage("young", "#5f8c2c", "#86ab40", .40), fruit()]
SPHERE = None


def sphere(b, c, rad, m, n=10, k=7):
    i0 = len(b.v)
    b.v.append((c.x, c.y, c.z+rad))
    for j in range(1, k):
        f = math.pi*j/k
        for i in range(n):
            a = 2*math.pi*i/n
            b.v.append((c.x+rad*math.sin(f)*math.cos(a), c.y+rad*math.sin(f)*math.sin(a), c.z+rad*1.12*math.cos(f)))
    b.v.append((c.x, c.y, c.z-rad*1.15))
    for i in range(n):
        b.f.append((i0, i0+1+i, i0+1+(i+1) % n))
        b.m.append(m)
        for j in range(k-2):
            p = i0+1+j*n
            b.f.append((p+i, p+n+i, p+n+(i+1) % n, p+(i+1) % n))
            b.m.append(m)
        p = i0+1+(k-2)*n
        b.f.append((p+i, len(b.v)-1, p+(i+1) % n))
        b.m.append(m)


def blade(b, ribs, base, d, up, L, Wd, m, q):
    """An elliptic leaf of 2 × 9 faces: folded along the midrib, drooping, its margin waved."""
    s = d.cross(up)
    s = s.normalized() if s.length > 1e-4 else Vector((1, 0, 0))
    n = s.cross(d).normalized()
    N, ph, droop = 9, q.uniform(0, 6), q.uniform(.25, .6)
    i0 = len(b.v)
    for k in range(N+1):
        u = k/N
        wd = Wd*.5*(math.sin(math.pi*min(1, u**.85*.97+.015)))**.85*(1 if u < .8 else (1-u)/.2*.85+.15)
        mid = base+d*(L*u)-n*(0)+Vector((0, 0, -1))*(droop*L*u*u*.55)
        wave = .06*Wd*math.sin(u*13+ph)
        for e, h in ((-1, wd*.32+wave), (0, 0), (1, wd*.32-wave)):
            b.v.append(tuple(mid+s*(e*wd)+n*h))
            ribs.append(1.0 if e == 0 else 0.0)
        if k:
            p = i0+(k-1)*3
            for e in (0, 1):
                b.f.append((p+e, p+e+1, p+e+4, p+e+3))
                b.m.append(m)


def shrub(seed, berries=.95, h=1.7):
    q, b, ribs = R(seed), MB(), []

    def pad():
        ribs.extend([0.0]*(len(b.v)-len(ribs)))
    for st in range(2):
        a0 = q.uniform(0, 6.28)
        lean = Vector((math.cos(a0)*.12*(1 if st else .4), math.sin(a0)*.12*(1 if st else .4), 0))
        tube(b, [Vector((0, 0, -.1))+lean*.5, lean*1.0+Vector((0, 0, h*.5)), lean*1.6+Vector((0, 0, h))], [.026, .018, .006], 0, 7)
        pad()
        tiers = 15
        for k in range(tiers):
            v = (k+.6)/tiers
            z = h*(.10+.90*v)
            L = (.98-.70*v**1.5)*q.uniform(.85, 1.1)
            for half in (0, math.pi):   # side branches come in opposite pairs, each pair turned against the last
                a = k*1.9+a0+half+q.uniform(-.25, .25)
                hd = Vector((math.cos(a), math.sin(a), 0))
                sd = Vector((-hd.y, hd.x, 0))
                o = lean*(1+.6*v)+Vector((0, 0, z))
                at = lambda u: o+hd*(L*u)+Vector((0, 0, .22*u*L-.50*u*u*L))
                tube(b, [at(u) for u in (0, .25, .5, .75, 1)], [.006, .005, .004, .003, .002], 1, 5)
                pad()
                nodes = max(4, int(L/.062))
                for j in range(1, nodes+1):
                    u = j/nodes
                    pt = at(u)
                    fwd = (at(min(1, u+.02))-at(u-.02)).normalized()
                    if u > .30 or q.random() < .25:
                        for sg in (-1, 1):
                            if q.random() < (.45 if u < .7 else .12):
                                continue
                            young = u > .93 or (v > .9 and u > .5)
                            d = (sd*sg*.85+fwd*(.55+.3*u)+Vector((0, 0, q.uniform(-.12, .28)))).normalized()
                            up = (Vector((0, 0, 1))+rdir(q)*.3).normalized()
                            sz = q.uniform(.115, .165)*(.62 if young else 1)
                            blade(b, ribs, pt+d*.012, d, up, sz, sz*.42, 3 if young else 2, q)
                    if .10 < u < .80 and v < .88 and q.random() < berries:
                        cnt = q.randint(5, 12)
                        for c_ in range(cnt):
                            ang = q.uniform(0, 6.28)
                            off = sd*math.cos(ang)+Vector((0, 0, 1))*math.sin(ang)
                            sphere(b, pt+off*q.uniform(.010, .020)+fwd*q.uniform(-.018, .018), q.uniform(.0080, .0108), 4)
                        pad()
    me = b.mesh("shrub", MATS)
    me.polygons.foreach_set("use_smooth", [True]*len(me.polygons))
    at = me.attributes.new("rib", "FLOAT", "POINT")
    at.data.foreach_set("value", np.array(ribs, np.float32))
    return me


CLOSE = [shrub(i) for i in range(4)]
cof = coffee.leaf_materials()
FARTHER = [coffee.shrub("n%d" % i, i, cof, 2600, .155, .20) for i in range(4)]
FAR = [coffee.shrub("f%d" % i, 20+i, cof, 520, .32) for i in range(4)]
lf = leafmat("lf", srgb("#35551f"), srgb("#6b8a35"), trans=.4)
SHADE = [tree_mesh("shade%d" % i, 60+i, [cof[0], lf], h=10+i, spread=5.6, leaves=3200, ls=.6, flat=.4, trunk=.6) for i in range(3)]
ground = pbr("soil", srgb("#6b4a31"), .95, var=.4, vscale=1.2, bump=.6, bscale=9)
grass = pbr("far", srgb("#4d6329"), .95, var=.4, vscale=.06)
grid_mesh("near", slope, -14, 14, -3, 30, .25, ground)
grid_mesh("hills", slope, -160, 160, 30, 300, 2, grass)
# rows run away from the camera; the nearest shrub of the right-hand row is the one in focus
cam = (-.55, -1.3)
for k, x0 in enumerate((1.15, -1.9, -4.6, 4.0, 6.8, -7.4)):
    y = 2.9 if k == 0 else 4.2+k*.3
    while y < 46:
        x = x0+.05*y+r.uniform(-.12, .12)
        protos = CLOSE if y < 13 and k < 2 else FARTHER if y < 26 else FAR
        s = r.uniform(.92, 1.12)
        inst(r.choice(protos), (x, y, float(slope(x, y))-.06), r.uniform(0, 6.28), s)
        y += r.uniform(1.25, 1.55)
for k in range(1500):
    y = r.uniform(46, 230)
    x = r.uniform(-1, 1)*(12+y*.45)
    inst(r.choice(FAR), (x, round(y/2.6)*2.6+r.uniform(-.2, .2), float(slope(x, round(y/2.6)*2.6))-.1), r.uniform(0, 6.28), r.uniform(1, 1.5))
for k in range(26):
    y = r.uniform(34, 200)
    x = r.uniform(-1, 1)*(8+y*.42)
    inst(r.choice(SHADE), (x, y, float(slope(x, y))-.2), r.uniform(0, 6.28), r.uniform(.6, 1))
z = float(slope(*cam))+float(A.get("ch", 1.45))
focus = (1.05, 2.55, float(slope(1.1, 2.6))+float(A.get("fz", 1.12)))
d = Vector(focus)-Vector((*cam, z))
heading = math.degrees(math.atan2(d.y, d.x))+float(A.get("dh", 6))
c = camera((*cam, z), heading, lens=float(A.get("lens", 66)), pitch=float(A.get("pitch", -4.5)))
c.data.dof.use_dof = True
c.data.dof.focus_distance = float(A.get("fd", 3.9))
c.data.dof.aperture_fstop = float(A.get("f", 3.2))
c.data.clip_start = .1
print("objects", len(bpy.data.objects), flush=True)
render(out, W, H, spp, exposure=float(A.get("exp", .75)), look="High Contrast", sat=1.04, bounces=(5, 3, 2, 6))
