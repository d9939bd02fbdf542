"""A coffee shrub for close views: curved glossy leaves in pairs, cherries in clusters at the nodes."""

import math
from random import Random as R
import bpy
import numpy as np
from mathutils import Vector
from .mesh import MB
from .nodes import c4, srgb
from .materials import newmat, pbr
from .haze import finish
from .plants import rdir, tube


def foliage(name, a, b, trans):
    """A coffee leaf close by: glossy, paler along the midrib, light shining through."""
    m, t = newmat(name)
    geo, oi = t.n("ShaderNodeNewGeometry"), t.n("ShaderNodeObjectInfo")
    c = t.mix(geo.outputs["Random Per Island"], c4(srgb(a)), c4(srgb(b)))
    rib = t.n("ShaderNodeAttribute", attribute_name="rib")
    c = t.mix(t.ramp(rib.outputs["Fac"], [(0, 0), (0.80, 0), (1, 0.45)]), c, c4(srgb("#9fb45f")))
    c = t.mix(0.22, c, t.mix(t.noise(geo.outputs["Position"], 30, 3, 0.6), c4(srgb("#16330f")), c4(srgb("#5c7d2c"))))
    p = t.n("ShaderNodeBsdfPrincipled", i={"Roughness": 0.30, "Specular": 0.5})
    t.set(p.inputs["Base Color"], c)
    tl = t.n("ShaderNodeBsdfTranslucent")
    t.set(tl.inputs[0], t.mix(1, c, (1.35, 1.25, 0.5, 1), 'MULTIPLY'))
    bp = t.n("ShaderNodeBump", i={"Strength": 0.25, "Distance": 0.004})
    t.set(bp.inputs["Height"], t.noise(geo.outputs["Position"], 90, 2, 0.5))
    t.set(p.inputs["Normal"], bp)
    return finish(m, t.n("ShaderNodeMixShader", i={0: trans, 1: p.outputs[0], 2: tl.outputs[0]}), t)


def fruit():
    """Most are ripe red; some orange or still green; a little bloom on the skin."""
    m, t = newmat("fruit")
    geo = t.n("ShaderNodeNewGeometry")
    c = t.ramp(
        geo.outputs["Random Per Island"],
        [
            (0, srgb("#4f0d10")),
            (0.3, srgb("#8e1416")),
            (0.62, srgb("#b3231a")),
            (0.78, srgb("#c4511d")),
            (0.88, srgb("#b98a2a")),
            (1, srgb("#6f8a30")),
        ],
    )
    p = t.n("ShaderNodeBsdfPrincipled", i={"Roughness": 0.28, "Specular": 0.5, "Subsurface": 0.0})
    t.set(p.inputs["Base Color"], c)
    return finish(m, p, t)


def materials():
    bark = pbr("bark", srgb("#6a5642"), 0.9, var=0.3, vscale=30, bump=0.4, bscale=120)
    twig = pbr("twig", srgb("#66703c"), 0.7)
    return [
        bark,
        twig,
        foliage("leaf", "#1d4215", "#35631f", 0.26),
        foliage("young", "#5f8c2c", "#86ab40", 0.40),
        fruit(),
    ]


def sphere(b, c, rad, m, n=10, k=7):
    i0 = len(b.v)
    b.v.append((c.x, c.y, c.z + rad))
    for j in range(1, k):
        f = math.pi * j / k
        for i in range(n):
            a = 2 * math.pi * i / n
            b.v.append(
                (
                    c.x + rad * math.sin(f) * math.cos(a),
                    c.y + rad * math.sin(f) * math.sin(a),
                    c.z + rad * 1.12 * math.cos(f),
                )
            )
    b.v.append((c.x, c.y, c.z - rad * 1.15))
    for i in range(n):
        b.f.append((i0, i0 + 1 + i, i0 + 1 + (i + 1) % n))
        b.m.append(m)
        for j in range(k - 2):
            p = i0 + 1 + j * n
            b.f.append((p + i, p + n + i, p + n + (i + 1) % n, p + (i + 1) % n))
            b.m.append(m)
        p = i0 + 1 + (k - 2) * n
        b.f.append((p + i, len(b.v) - 1, p + (i + 1) % n))
        b.m.append(m)


def blade(b, ribs, base, d, up, L, Wd, m, q):
    """An elliptic leaf of 2 × 9 faces: folded along the midrib, drooping, its margin waved."""
    s = d.cross(up)
    s = s.normalized() if s.length > 1e-4 else Vector((1, 0, 0))
    n = s.cross(d).normalized()
    N, ph, droop = 9, q.uniform(0, 6), q.uniform(0.25, 0.6)
    i0 = len(b.v)
    for k in range(N + 1):
        u = k / N
        wd = (
            Wd
            * 0.5
            * (math.sin(math.pi * min(1, u**0.85 * 0.97 + 0.015))) ** 0.85
            * (1 if u < 0.8 else (1 - u) / 0.2 * 0.85 + 0.15)
        )
        mid = base + d * (L * u) - n * (0) + Vector((0, 0, -1)) * (droop * L * u * u * 0.55)
        wave = 0.06 * Wd * math.sin(u * 13 + ph)
        for e, h in ((-1, wd * 0.32 + wave), (0, 0), (1, wd * 0.32 - wave)):
            b.v.append(tuple(mid + s * (e * wd) + n * h))
            ribs.append(1.0 if e == 0 else 0.0)
        if k:
            p = i0 + (k - 1) * 3
            for e in (0, 1):
                b.f.append((p + e, p + e + 1, p + e + 4, p + e + 3))
                b.m.append(m)


def shrub(seed, mats, berries=0.78, h=1.7):
    q, b, ribs = R(seed), MB(), []

    def pad():
        ribs.extend([0.0] * (len(b.v) - len(ribs)))

    for st in range(2):
        a0 = q.uniform(0, 6.28)
        lean = Vector((math.cos(a0) * 0.12 * (1 if st else 0.4), math.sin(a0) * 0.12 * (1 if st else 0.4), 0))
        tube(
            b,
            [Vector((0, 0, -0.1)) + lean * 0.5, lean * 1.0 + Vector((0, 0, h * 0.5)), lean * 1.6 + Vector((0, 0, h * 0.96))],
            [0.026, 0.018, 0.006],
            0,
            7,
        )
        pad()
        tiers = 15
        for k in range(tiers):
            v = (k + 0.6) / tiers
            z = h * (0.10 + 0.90 * v)
            L = (0.98 - 0.70 * v**1.5) * q.uniform(0.85, 1.1)
            for half in (0, math.pi):  # side branches come in opposite pairs, each pair turned against the last
                a = k * 1.9 + a0 + half + q.uniform(-0.25, 0.25)
                hd = Vector((math.cos(a), math.sin(a), 0))
                sd = Vector((-hd.y, hd.x, 0))
                o = lean * (1 + 0.6 * v) + Vector((0, 0, z))
                at = lambda u: o + hd * (L * u) + Vector((0, 0, 0.22 * u * L - 0.50 * u * u * L))
                tube(b, [at(u) for u in (0, 0.25, 0.5, 0.75, 1)], [0.006, 0.005, 0.004, 0.003, 0.002], 1, 5)
                pad()
                nodes = max(4, int(L / 0.062))
                for j in range(1, nodes + 1):
                    u = j / nodes
                    pt = at(u)
                    fwd = (at(min(1, u + 0.02)) - at(u - 0.02)).normalized()
                    if u > 0.30 or q.random() < 0.25:
                        for sg in (-1, 1):
                            if q.random() < (0.45 if u < 0.7 else 0.12):
                                continue
                            young = u > 0.93 or (v > 0.9 and u > 0.5)
                            d = (
                                sd * sg * 0.85 + fwd * (0.55 + 0.3 * u) + Vector((0, 0, q.uniform(-0.12, 0.28)))
                            ).normalized()
                            up = (Vector((0, 0, 1)) + rdir(q) * 0.3).normalized()
                            sz = q.uniform(0.115, 0.165) * (0.62 if young else 1)
                            blade(b, ribs, pt + d * 0.012, d, up, sz, sz * 0.42, 3 if young else 2, q)
                    if 0.10 < u < 0.80 and v < 0.88 and q.random() < berries:
                        cnt = q.randint(5, 12)
                        for c_ in range(cnt):
                            ang = q.uniform(0, 6.28)
                            off = sd * math.cos(ang) + Vector((0, 0, 1)) * math.sin(ang)
                            sphere(
                                b,
                                pt + off * q.uniform(0.010, 0.020) + fwd * q.uniform(-0.018, 0.018),
                                q.uniform(0.0080, 0.0108),
                                4,
                            )
                        pad()
    me = b.mesh("shrub", mats)
    me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    at = me.attributes.new("rib", "FLOAT", "POINT")
    at.data.foreach_set("value", np.array(ribs, np.float32))
    return me
