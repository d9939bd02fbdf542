"""Textiles: pillows filled with air, throws and covers let fall on what they lie on, curtains in folds. Blender's cloth."""

import bpy
import numpy as np
from random import Random
from .mesh import give_to_scene, link
from .noise import fbm
from .solid import grid_faces


def plain(name, V, F, mats=()):
    me = bpy.data.meshes.new(name)
    me.from_pydata(np.asarray(V).tolist(), [], [tuple(int(i) for i in f) for f in F])
    for m in mats:
        me.materials.append(m)
    return me


def settle(o, frames, smooth=1):
    """Runs the cloth of `o` and gives the mesh it ends as."""
    give_to_scene()
    s = bpy.context.scene
    s.frame_start, s.frame_end = 1, frames
    for m in o.modifiers:
        if m.type == "CLOTH":
            m.point_cache.frame_start, m.point_cache.frame_end = 1, frames
    for f in range(1, frames + 1):
        s.frame_set(f)
    me = bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(o)
    s.frame_set(1)
    me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    return me


def finished(me, name, thick=0.0, level=1):
    """The settled mesh as an object: subdivided, and with thickness where it has two sides."""
    o = link(bpy.data.objects.new(name, me))
    if thick:
        m = o.modifiers.new("thick", "SOLIDIFY")
        m.thickness, m.offset = thick, 1
    m = o.modifiers.new("sub", "SUBSURF")
    m.levels = m.render_levels = level
    return o


PILLOWS = {}


def pillow(w, h, mat, at, turn, seed=0, pressure=3.2, n=26, sag=0.0):
    """Two sheets sewn along their edge and blown up: seams pucker, corners stand out as ears do."""
    key = (w, h, seed, pressure, mat.name)
    if key not in PILLOWS:
        r = Random(seed)
        k = int(n * h / w) + 1
        u, v = np.meshgrid(np.linspace(-0.5, 0.5, n), np.linspace(-0.5, 0.5, k), indexing="ij")
        z = 0.012 * np.clip(1 - (2 * np.abs(u)) ** 6, 0, 1) * np.clip(1 - (2 * np.abs(v)) ** 6, 0, 1)
        z = z * (1 + 0.4 * fbm(u * 7 + r.uniform(0, 9), v * 7, 2, 3))
        top, low = np.stack([u * w, v * h, z], -1).reshape(-1, 3), np.stack([u * w, v * h, -z], -1).reshape(-1, 3)
        edge = ((abs(u) > 0.499) | (abs(v) > 0.499)).reshape(-1)
        index = np.where(edge, np.arange(n * k), n * k + np.cumsum(~edge) - 1)
        F = grid_faces(n, k)
        me = plain("pillow", np.vstack([top, low[~edge]]), np.vstack([F, index[F][:, ::-1]]), [mat])
        o = link(bpy.data.objects.new("pillow", me))
        c = o.modifiers.new("cloth", "CLOTH").settings
        c.quality, c.mass, c.use_pressure, c.uniform_pressure_force = 6, 0.25, True, pressure
        c.tension_stiffness = c.compression_stiffness = 18
        c.shear_stiffness, c.bending_stiffness = 6, 0.6
        c.effector_weights.gravity = 0
        PILLOWS[key] = settle(o, 26)
    o = finished(PILLOWS[key], "pillow")
    o.location, o.rotation_euler = at, turn
    return o


def fall(P, mat, colliders, frames=45, thick=0.012, stiff=0.5, pin=None, friction=12, level=1, name="throw"):
    """P: points (n, m, 3) of a cloth above `colliders`, which it falls on. pin(P) -> mask of points that stay."""
    n, k = P.shape[:2]
    o = link(bpy.data.objects.new(name, plain(name, P.reshape(-1, 3), grid_faces(n, k), [mat])))
    for c in colliders:
        c.modifiers.new("collide", "COLLISION")
        c.collision.thickness_outer, c.collision.cloth_friction = 0.006, friction
    m = o.modifiers.new("cloth", "CLOTH")
    c = m.settings
    c.quality, c.mass, c.air_damping = 5, 0.4, 2
    c.tension_stiffness = c.compression_stiffness = 15
    c.shear_stiffness, c.bending_stiffness = 5, stiff
    m.collision_settings.distance_min, m.collision_settings.collision_quality = 0.008, 2
    if pin is not None:
        g = o.vertex_groups.new(name="pin")
        g.add([int(i) for i in np.flatnonzero(pin(P).reshape(-1))], 1.0, "REPLACE")
        c.vertex_group_mass = "pin"
    me = settle(o, frames)
    for c in colliders:
        c.modifiers.remove(c.modifiers["collide"])
    return finished(me, name, thick, level)


def runner(path, side, width, mat, seed=0, folds=0.012, skew=0.0, thick=0.007, n=50, k=150):
    """A throw laid along `path` (points), `width` wide in the direction `side`: it dips, and hangs in folds at its ends."""
    o = Random(seed).uniform(0, 60)
    path, side = np.array(path, float), np.array(side, float)
    d = np.r_[0, np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))]
    s = np.linspace(0, d[-1], k)
    c = np.stack([np.interp(s, d, path[:, i]) for i in range(3)], -1)
    for _ in range(6):  # corners are rounded by the cloth's own stiffness
        c[1:-1] = (c[:-2] + 2 * c[1:-1] + c[2:]) / 4
    t = np.gradient(c, axis=0)
    t /= np.linalg.norm(t, axis=1, keepdims=True)
    up = np.cross(t, side)
    if up[k // 2, 2] < 0:
        up = -up
    hang = np.clip(np.abs(t[:, 2]) * 1.2 - 0.2, 0, 1)
    u, v = np.meshgrid(np.linspace(-0.5, 0.5, n), np.linspace(0, 1, k), indexing="ij")
    w = 1 - 0.12 * hang[None] + 0.03 * fbm(v * 4 + o, u * 0 + 2, 0, 2)
    wave = folds * (1.0 + np.sin(u * 19 + 2.2 * fbm(v * 3, u * 2 + o, 1, 2) * 3) * (0.35 + 1.1 * hang[None])) * 0.6
    wave = wave + folds * 0.9 * np.clip(fbm(u * 5 + v * 7 + o, v * 16 - u * 6, 4, 3), 0, 1)
    P = c[None] + side * (u * width * w + skew * (v - 0.5))[..., None] + up[None] * (wave + 0.006)[..., None]
    P[..., 2] += 0.012 * hang[None] * fbm(u * 4 + o, v * 2, 7, 2)
    me = plain("throw", P.reshape(-1, 3), grid_faces(n, k), [mat])
    me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    return finished(me, "throw", thick, 1)


def curtain(S, m, p, q, z0, z1, seed=0, depth=0.07, folds=9, gather=1.0):
    """A curtain from p to q (x, y), in folds that are pinched at the rail, wander a little and open towards the hem."""
    r = Random(seed)
    p, q = np.array(p, float), np.array(q, float)
    L = np.hypot(*(q - p))
    T = (q - p) / L
    N = np.array((T[1], -T[0]))
    n, k = folds * 14, 30
    u, v = np.meshgrid(np.linspace(0, 1, n), np.linspace(0, 1, k), indexing="ij")  # v: 0 at the hem
    o = r.uniform(0, 50)
    phase = u * folds + 0.22 * fbm(u * 3 + o, v * 0.7, 1, 3) * (1 - v * 0.6)
    a = depth * (0.75 + 0.5 * fbm(u * 4 + o, v * 1.1 + 5, 3, 3)) * (1 - 0.25 * v)
    wave = np.sin(2 * np.pi * phase) + 0.22 * np.sin(4 * np.pi * phase + 1 + o)
    s = u * L + 0.25 * a * np.sin(4 * np.pi * phase) * gather
    P = np.empty((n, k, 3))
    P[..., 0] = p[0] + T[0] * s + N[0] * wave * a
    P[..., 1] = p[1] + T[1] * s + N[1] * wave * a
    P[..., 2] = z0 + (z1 - z0) * v
    S.sheet(P, m)
