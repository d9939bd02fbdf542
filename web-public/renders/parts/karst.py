"""Limestone karst as in the Bacuit archipelago: sheer fluted walls, an undercut at the water, green crowns."""

import bpy
import numpy as np
from mathutils.bvhtree import BVHTree
from .mesh import link, inst
from .nodes import c4, srgb
from .materials import newmat
from .haze import finish
from .noise import fbm, ridged


def karst_material(name="karst", rock=("#2b2a28", "#6b665e", "#b3a893"), green=("#14270d", "#2f4a1c"), bump=10):
    m, t = newmat(name)
    p = t.n("ShaderNodeBsdfPrincipled")
    p.inputs["Roughness"].default_value = 0.95
    p.inputs["Specular"].default_value = 0.1
    geo = t.n("ShaderNodeNewGeometry")
    pos = geo.outputs["Position"]
    nz = t.n("ShaderNodeSeparateXYZ")
    t.set(nz.inputs[0], geo.outputs["Normal"])
    # rain streaks run down the wall: the noise is stretched vertically
    streak = t.noise(t.vmath("MULTIPLY", pos, (1, 1, 0.22)), 0.05, 7, 0.68)
    stone = t.ramp(streak, [(0.3, srgb(rock[0])), (0.48, srgb(rock[1])), (0.68, srgb(rock[2]))])
    # a pale band where the tide scours the foot
    z = t.n("ShaderNodeSeparateXYZ")
    t.set(z.inputs[0], pos)
    foot = t.ramp(t.math("DIVIDE", z.outputs[2], 8.0), [(0, 1), (0.25, 0.75), (0.5, 0), (1, 0)])
    stone = t.mix(t.math("MULTIPLY", foot, 0.6), stone, c4(srgb("#5f5546")))
    leaf = t.mix(t.noise(pos, 0.09, 5, 0.7), c4(srgb(green[0])), c4(srgb(green[1])))
    cover = t.math("ADD", nz.outputs[2], t.math("MULTIPLY", t.math("SUBTRACT", t.noise(pos, 0.02, 6, 0.7), 0.5), 1.6))
    veg = t.ramp(cover, [(0, 0), (0.2, 0), (0.34, 1), (1, 1)])
    t.set(p.inputs["Base Color"], t.mix(veg, stone, leaf))
    b = t.n("ShaderNodeBump", i={"Strength": 0.9, "Distance": float(bump)})
    t.set(b.inputs["Height"], t.noise(t.vmath("MULTIPLY", pos, (1, 1, 0.5)), 0.06, 8, 0.72))
    t.set(p.inputs["Normal"], b)
    return finish(m, p, t)


def karst(cx, cy, radius, height, seed, mat, aspect=1.0, n=200, k=90, turn=0.0, base=-4.0):
    """One tower of rock; returns its vertices as a (k, n, 3) array for `clothe`."""
    t = np.linspace(0, 1, k)[:, None]
    a = np.linspace(0, 2 * np.pi, n, endpoint=False)[None]
    dx, dy = np.cos(a), np.sin(a)
    profile = (1 - t**3.6) ** 0.5 * (1 - 0.14 * t)
    big = fbm(dx * 1.3 + seed, dy * 1.3, t * 0.9 + seed, 6, 2.1, 0.55) * 0.5
    flute = ridged(dx * 4.5 + seed, dy * 4.5, t * 0.6, 4) * 0.05
    notch = 1 - 0.05 * np.exp(-(((t * height - 5) / 3.0) ** 2))
    r = radius * np.maximum(0.02, profile * (1 + big + flute) * notch)
    crown = fbm(dx * r / radius * 2.3 + seed * 2, dy * r / radius * 2.3, 3.0 + seed, 5, 2.0, 0.45)
    z = height * t * (1 + 0.26 * crown) + base
    beside = sum(np.roll(z, e, 1) for e in (-3, -2, 2, 3)) / 4
    z = np.minimum(z, beside + 3)  # no needles on the crest: a tree on one would hang in the air
    c, s = np.cos(turn), np.sin(turn)
    x, y = dx * r * aspect, dy * r
    V = np.stack([cx + x * c - y * s, cy + x * s + y * c, np.broadcast_to(z, r.shape)], -1)
    i, j = np.meshgrid(np.arange(n), np.arange(k - 1))
    F = np.stack([j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i], -1).reshape(-1, 4)
    me = bpy.data.meshes.new("karst")
    me.from_pydata(V.reshape(-1, 3).tolist(), [], F.tolist())
    me.polygons.foreach_set("use_smooth", np.ones(len(F), bool))
    me.materials.append(mat)
    me.update()
    link(bpy.data.objects.new("karst", me))
    return V


DOWN = (0, 0, -1)


def ground_below(V):
    """Of one rock: what finds the height of the ground for a tree of size `k` near (x, y, z); None where it would hang in
    the air: the rock must not be a wall there, and go on around the trunk. Near an edge the tree sinks deeper."""
    rows, n = V.shape[:2]
    i, j = np.meshgrid(np.arange(n), np.arange(rows - 1))
    F = np.stack([j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i], -1)
    rock = BVHTree.FromPolygons(V.reshape(-1, 3).tolist(), F.reshape(-1, 4).tolist())

    def find(x, y, z, k):
        hit, normal, _, _ = rock.ray_cast((x, y, z + 3 * k), DOWN, 9 * k)
        if hit is None or abs(normal.z) < 0.25:
            return None
        lowest = hit.z - 7 * k
        sides = ((x + a, y + b) for a, b in ((2.4 * k, 0), (-2.4 * k, 0), (0, 2.4 * k), (0, -2.4 * k)))
        around = [rock.ray_cast((*side, hit.z + 7 * k), DOWN, 14 * k)[0] for side in sides]
        if around.count(None) > 1:
            return None
        return min(hit.z, sum(h.z if h else lowest for h in around) / 4)

    return find


def clothe(V, protos, count, rng, size=(0.5, 1.1), steep=0.28, zmin=6.0, cam=None):
    """Trees on every ledge that is not too steep, more where it is flat, each on the ground below it; only on the side
    facing the camera."""
    du = np.roll(V, -1, 1)[:-1] - V[:-1]
    dv = V[1:] - V[:-1]
    N = np.cross(du, dv)
    area = np.linalg.norm(N, axis=-1)
    N = N / np.maximum(area, 1e-9)[..., None]
    up = N[..., 2]
    P = V[:-1] + du * 0.5 + dv * 0.5
    w = area * np.clip((up - steep) / 0.3, 0, 1) * (P[..., 2] > zmin)
    # bushes cling to the walls
    # along seams, many small ones: a wall is never bare and never dotted
    seam = fbm(P[..., 0] * 0.03, P[..., 1] * 0.03, P[..., 2] * 0.09)
    w = w + area * 0.55 * np.clip((seam + 0.02) * 3, 0, 1) * (P[..., 2] > zmin)
    if cam is not None:
        w = w * ((N * (np.asarray(cam) - P)).sum(-1) > -0.2 * np.linalg.norm(np.asarray(cam) - P, axis=-1))
    w = w.ravel()
    if w.sum() <= 0:
        return
    g = np.random.default_rng(rng.randrange(1 << 30))
    tries = 3  # places for each tree, until it finds one where it can stand
    idx = g.choice(len(w), size=count * tries, p=w / w.sum())
    q = P.reshape(-1, 3)[idx]
    uv, vv = du.reshape(-1, 3)[idx], dv.reshape(-1, 3)[idx]
    q = q + uv * g.uniform(-0.5, 0.5, (len(q), 1)) + vv * g.uniform(-0.5, 0.5, (len(q), 1))
    wall = up.ravel()[idx] < steep
    ground = ground_below(V)
    for i in range(count):
        size_, plant, turn = rng.uniform(*size), rng.choice(protos), rng.uniform(0, 6.28)
        for (x, y, z), clings in zip(q[i::count], wall[i::count]):
            k = size_ * (rng.uniform(0.22, 0.6) if clings else 1)
            if not clings:
                z = ground(x, y, z, k)
            if z is not None:
                inst(plant, (x, y, z - 2.2 * k), turn, k)
                break
