"""Trees, palms and shrubs, leaf by leaf."""

import math
from random import Random as R
from mathutils import Vector
from .mesh import MB


def rdir(r):
    z = r.uniform(-1, 1)
    a = r.uniform(0, 2 * math.pi)
    k = math.sqrt(1 - z * z)
    return Vector((k * math.cos(a), k * math.sin(a), z))


def leaf(mb, c, d, up, L, W, m, fold=0.25):
    """diamond leaf, two tris pairs folded on the midrib (one island)"""
    s = d.cross(up)
    s = s.normalized() if s.length > 1e-5 else Vector((1, 0, 0))
    n = s.cross(d).normalized()
    a = c
    b = c + d * L
    l = c + d * L * 0.45 + s * W * 0.5 + n * W * fold
    r_ = c + d * L * 0.45 - s * W * 0.5 + n * W * fold
    i = len(mb.v)
    mb.v += [tuple(a), tuple(r_), tuple(b), tuple(l)]
    mb.f += [(i, i + 1, i + 2), (i, i + 2, i + 3)]
    mb.m += [m, m]


def tube(mb, pts, rad, m, n=6):
    rings = []
    for k, p in enumerate(pts):
        d = (pts[min(k + 1, len(pts) - 1)] - pts[max(k - 1, 0)]).normalized()
        s = d.cross(Vector((0.3, 1, 0.2))).normalized()
        u = s.cross(d)
        i = len(mb.v)
        rr = rad[k]
        mb.v += [
            tuple(p + (s * math.cos(2 * math.pi * j / n) + u * math.sin(2 * math.pi * j / n)) * rr) for j in range(n)
        ]
        rings.append(i)
    for a, b in zip(rings, rings[1:]):
        for j in range(n):
            mb.f.append((a + j, a + (j + 1) % n, b + (j + 1) % n, b + j))
            mb.m.append(m)


def tree_mesh(name, seed, mats, h=9, spread=4, leaves=4500, ls=0.55, flat=0.6, trunk=0.45):
    """mats=[bark,leaf]. clumps at the branch tips, leaves on clump shells"""
    r = R(seed)
    mb = MB()
    th = h * trunk
    base = Vector((0, 0, 0))
    top = Vector((r.uniform(-0.4, 0.4), r.uniform(-0.4, 0.4), th))
    tube(
        mb,
        [base, base.lerp(top, 0.5) + Vector((r.uniform(-0.2, 0.2), r.uniform(-0.2, 0.2), 0)), top],
        [h * 0.03, h * 0.024, h * 0.018],
        0,
    )
    cl = []
    nb = r.randint(7, 10)
    for k in range(nb):
        a = 2 * math.pi * (k + r.uniform(-0.3, 0.3)) / nb
        rr = spread * r.uniform(0.35, 0.85)
        e = Vector((math.cos(a) * rr, math.sin(a) * rr, th + (h - th) * r.uniform(0.15, 0.75)))
        st = base.lerp(top, r.uniform(0.65, 1))
        mid = st.lerp(e, 0.5) + Vector((0, 0, r.uniform(0, 0.5)))
        tube(mb, [st, mid, e], [h * 0.012, h * 0.008, h * 0.003], 0, 4)
        cl.append((e, spread * r.uniform(0.36, 0.52)))
    cl.append((Vector((0, 0, h * 0.86)), spread * 0.55))
    cl.append((Vector((0, 0, th + (h - th) * 0.45)), spread * 0.6))
    w = [c[1] ** 2 for c in cl]
    for _ in range(leaves):
        c, rad = r.choices(cl, w)[0]
        d = rdir(r)
        if d.z < -0.35 and r.random() < 0.7:
            d.z = -d.z
        p = c + Vector((d.x, d.y, d.z * flat)) * rad * (r.random() ** 0.3) * r.uniform(0.85, 1.12)
        ld = (d * 0.6 + rdir(r) * 0.8 + Vector((0, 0, -0.25))).normalized()
        leaf(mb, p, ld, (d + rdir(r) * 0.7).normalized(), ls * r.uniform(0.7, 1.3), ls * r.uniform(0.5, 0.8), 1)
    return mb.mesh(name, mats)


def grown(mb, r, way, rad, n, wander):
    """A limb as wood grows: along the curve through three points, turning aside at every few hand's breadths."""
    a, b, c = way
    pts, off = [], Vector((0, 0, 0))
    for k in range(10):
        u = k / 9
        p = a.lerp(b, u).lerp(b.lerp(c, u), u)
        off = off * 0.6 + rdir(r) * wander
        pts.append(p + off * math.sin(math.pi * u))
    tube(mb, pts, [rad[0] + (rad[1] - rad[0]) * 2 * u if u < 0.5 else rad[1] + (rad[2] - rad[1]) * (2 * u - 1) for u in (k / 9 for k in range(10))], 0, n)


def shade_tree(name, seed, mats, h=11, spread=6.5, leaves=15000, ls=0.26):
    """A tree that was left standing over coffee: forks low, and carries a wide, shallow crown of many clumps with sky
    between them. mats=[bark,leaf]"""
    r = R(seed)
    mb = MB()
    fork = Vector((r.uniform(-0.5, 0.5), r.uniform(-0.5, 0.5), h * r.uniform(0.24, 0.34)))
    sway = R(seed + 1000)  # its own, so that the crowns stay as they are
    foot = [Vector((0, 0, -0.6)), fork * 0.5 + Vector((r.uniform(-0.15, 0.15), 0, 0)), fork]
    grown(mb, sway, foot, [h * 0.04, h * 0.028, h * 0.024], 10, 0.05)
    clumps = []
    limbs = r.randint(3, 5)
    for k in range(limbs):
        a = 2 * math.pi * (k + r.uniform(-0.25, 0.25)) / limbs
        reach = spread * r.uniform(0.36, 0.55)
        knee = fork + Vector((math.cos(a) * reach * 0.5, math.sin(a) * reach * 0.5, h * r.uniform(0.2, 0.28)))
        tip = fork + Vector((math.cos(a) * reach, math.sin(a) * reach, h * r.uniform(0.36, 0.46)))
        grown(mb, sway, [fork - (knee - fork) * 0.12, knee, tip], [h * 0.019, h * 0.013, h * 0.008], 8, 0.13)
        for q in range(r.randint(4, 6)):
            b = a + r.uniform(-0.85, 0.85)
            out = spread * r.uniform(0.3, 1.0)
            end = Vector((math.cos(b) * out, math.sin(b) * out, h * (0.97 - 0.24 * (out / spread) ** 2) + r.uniform(-0.5, 0.3)))
            way = [tip, tip.lerp(end, 0.5) + Vector((0, 0, r.uniform(0, 0.4))), end]
            grown(mb, sway, way, [h * 0.007, h * 0.005, h * 0.002], 5, 0.16)
            clumps.append((end, spread * r.uniform(0.17, 0.27)))
    w = [c[1] ** 2 for c in clumps]
    for _ in range(leaves):
        c, rad = r.choices(clumps, w)[0]
        d = rdir(r)
        p = c + Vector((d.x, d.y, d.z * 0.5)) * rad * (r.random() ** 0.4) * r.uniform(0.8, 1.15)
        ld = (d * 0.5 + rdir(r) * 0.9 + Vector((0, 0, -0.2))).normalized()
        leaf(mb, p, ld, (d + rdir(r) * 0.7).normalized(), ls * r.uniform(0.7, 1.3), ls * r.uniform(0.45, 0.75), 1)
    return mb.mesh(name, mats)


def palm_mesh(name, seed, mats, h=9, fronds=22, fl=3.2, nl=26):
    r = R(seed)
    mb = MB()
    bend = Vector((r.uniform(-1, 1), r.uniform(-1, 1), 0)) * h * 0.07
    pts = [Vector((0, 0, 0)) + bend * (k / 7) ** 2 + Vector((0, 0, h * k / 7)) for k in range(8)]
    tube(mb, pts, [0.24 * (1 - 0.45 * k / 7) * (1.35 if k == 0 else 1) for k in range(8)], 0, 8)
    top = pts[-1]
    for k in range(fronds):
        a = k * 2.39996 + r.uniform(-0.15, 0.15)
        el = 1.25 - 1.75 * (k / fronds) + r.uniform(-0.12, 0.12)
        L = fl * r.uniform(0.85, 1.1)
        hd = Vector((math.cos(a), math.sin(a), 0))
        P = []
        p = top.copy()
        e = el
        for j in range(nl + 1):
            P.append(p.copy())
            d = hd * math.cos(e) + Vector((0, 0, math.sin(e)))
            p = p + d * (L / nl)
            e -= 0.055 + 0.05 * j / nl
        tube(mb, P[::4], [0.035 * (1 - 0.8 * j / len(P[::4])) for j in range(len(P[::4]))], 2, 4)
        side = hd.cross(Vector((0, 0, 1)))
        for j in range(2, nl):
            d = (P[j + 1] - P[j]).normalized()
            ll = fl * 0.30 * math.sin(math.pi * min(1, (j + 1.5) / nl) ** 0.75) + 0.12
            for sg in (-1, 1):
                ld = (side * sg * 0.85 + d * 0.55 + Vector((0, 0, -0.35 + r.uniform(-0.12, 0.12)))).normalized()
                leaf(mb, P[j], ld, Vector((0, 0, 1)), ll, 0.13, 1, 0)
    return mb.mesh(name, mats)
