"""Ground from a height function, and things strewn over it."""

import math
import bpy
import numpy as np
from .mesh import link, inst


def grid_mesh(name, height, x0, x1, y0, y1, step, mat, attributes=None, keep=None):
    """A smooth grid over height(x, y). `attributes` maps a name to f(x, y, z), readable in materials."""
    xs, ys = np.arange(x0, x1 + step, step), np.arange(y0, y1 + step, step)
    X, Y = np.meshgrid(xs, ys)
    Z = height(X, Y)
    nx, ny = len(xs), len(ys)
    V = np.stack([X, Y, Z], -1).reshape(-1, 3)
    i = (np.arange(ny - 1)[:, None] * nx + np.arange(nx - 1)[None]).ravel()
    F = np.stack([i, i + 1, i + nx + 1, i + nx], -1)
    if keep is not None:
        F = F[keep(V[F].mean(1))]
    me = bpy.data.meshes.new(name)
    me.vertices.add(len(V))
    me.vertices.foreach_set("co", V.ravel())
    me.loops.add(F.size)
    me.loops.foreach_set("vertex_index", F.ravel().astype(np.int32))
    me.polygons.add(len(F))
    me.polygons.foreach_set("loop_start", np.arange(0, F.size, 4, dtype=np.int32))
    me.polygons.foreach_set("loop_total", np.full(len(F), 4, np.int32))
    me.polygons.foreach_set("use_smooth", np.ones(len(F), bool))
    me.update(calc_edges=True)
    for key, f in (attributes or {}).items():
        a = me.attributes.new(key, "FLOAT", "POINT")
        a.data.foreach_set("value", np.asarray(f(V[:, 0], V[:, 1], V[:, 2]), np.float32))
    me.materials.append(mat)
    return link(bpy.data.objects.new(name, me))


def scatter(protos, x, y, z, rng, size=(0.7, 1.2), sink=0.2, tilt=0.0):
    """One instance of a random prototype at every point."""
    for a, b, c in zip(x, y, z):
        k = rng.uniform(*size)
        inst(
            rng.choice(protos),
            (a, b, c - sink),
            rng.uniform(0, 6.28),
            (k, k, k * rng.uniform(0.9, 1.12)),
            rng.uniform(-tilt, tilt),
            rng.uniform(-tilt, tilt),
        )


def in_view(x, y, cam, heading, half, margin=4):
    """Points within the camera's horizontal angle, so that nothing is planted behind it."""
    a = np.degrees(np.arctan2(y - cam[1], x - cam[0])) - heading
    return np.abs((a + 180) % 360 - 180) < half + margin
