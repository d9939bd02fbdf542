"""Things of a room: chamfered boxes, turned bodies, bent tubes and sheets, with true normals, gathered into one mesh."""

import bpy, math
import numpy as np
from mathutils import Euler
from .mesh import link


def grid_faces(n, m, close_u=False, close_v=False):
    """Quads over an n × m grid of points; the last row or column joins the first where closed."""
    i, j = np.meshgrid(np.arange(n - (not close_u)), np.arange(m - (not close_v)), indexing="ij")
    i2, j2 = (i + 1) % n, (j + 1) % m
    return np.stack([i * m + j, i2 * m + j, i2 * m + j2, i * m + j2], -1).reshape(-1, 4)


def grid_normals(P, close_u=False, close_v=False):
    def along(axis, closed):
        if closed:
            return np.roll(P, -1, axis) - np.roll(P, 1, axis)
        return np.gradient(P, axis=axis)

    n = np.cross(along(0, close_u), along(1, close_v))
    return n / np.maximum(np.linalg.norm(n, axis=-1, keepdims=True), 1e-9)


def rounded_box(half, rad, seg=2, fill=0):
    """A box with rounded edges: vertices, quads, normals. `fill`: further cuts across each face, to be bent later."""
    half = np.array(half, float)
    rad = min(rad, half.min() * 0.999)
    arc = np.tan(np.radians(np.linspace(0, 45, seg + 1)))
    V, F, N = [], [], []
    for ax in range(3):
        for s in (-1, 1):
            a, b = ((ax + 1) % 3, (ax + 2) % 3) if s > 0 else ((ax + 2) % 3, (ax + 1) % 3)
            cut = []
            for k in (a, b):
                flat = np.linspace(-(half[k] - rad), half[k] - rad, fill + 2)
                cut.append(np.r_[flat[0] - rad * arc[:0:-1], flat, flat[-1] + rad * arc[1:]])
            u, v = np.meshgrid(*cut, indexing="ij")
            p = np.zeros((*u.shape, 3))
            p[..., ax], p[..., a], p[..., b] = s * half[ax], u, v
            core = np.clip(p, -(half - rad), half - rad)
            n = p - core
            n /= np.linalg.norm(n, axis=-1, keepdims=True)
            F.append(grid_faces(*u.shape) + sum(len(x) for x in V))
            V.append((core + rad * n).reshape(-1, 3))
            N.append(n.reshape(-1, 3))
    return np.vstack(V), np.vstack(F), np.vstack(N)


class Solid:
    def __init__(s):
        s.V, s.N, s.F, s.M, s.count = [], [], [], [], 0

    def add(s, V, F, N, m, at=(0, 0, 0), turn=(0, 0, 0), size=1):
        """F: an array of quads, or a list of polygons. turn: Euler angles in radians."""
        R = np.array(Euler(turn).to_matrix())
        k = np.broadcast_to(np.array(size, float), 3)
        n = (N / k) @ R.T
        s.V.append((V * k) @ R.T + np.array(at, float))
        s.N.append(n / np.maximum(np.linalg.norm(n, axis=-1, keepdims=True), 1e-9))
        s.F += [tuple(int(i) + s.count for i in f) for f in F]
        s.M += [m] * len(F)
        s.count += len(V)

    def box(s, x0, y0, z0, x1, y1, z1, m, rad=0.004, seg=2):
        lo, hi = np.minimum((x0, y0, z0), (x1, y1, z1)), np.maximum((x0, y0, z0), (x1, y1, z1))
        s.add(*rounded_box((hi - lo) / 2, rad, seg), m, (lo + hi) / 2)

    def pane(s, a, b, c, d, m):
        """One sheet of glass: two would reflect twice and take twice as long to clear of noise."""
        P = np.array((a, b, c, d), float)
        n = np.cross(P[1] - P[0], P[3] - P[0])
        s.add(P, [(0, 1, 2, 3)], np.tile(n / np.linalg.norm(n), (4, 1)), m)

    def turned_box(s, size, m, at, turn=(0, 0, 0), rad=0.004):
        s.add(*rounded_box(np.array(size) / 2, rad), m, at, turn)

    def sheet(s, P, m, close_u=False, close_v=False, **place):
        """P: points of shape (n, m, 3)."""
        n, k = P.shape[:2]
        N = grid_normals(P, close_u, close_v)
        s.add(P.reshape(-1, 3), grid_faces(n, k, close_u, close_v), N.reshape(-1, 3), m, **place)

    def lathe(s, profile, m, at=(0, 0, 0), n=48, **place):
        """profile: (radius, height) from the foot, up outside, to the top or down inside. Sharp bends stay sharp."""
        p = np.array(profile, float)
        d = np.diff(p, axis=0)
        d /= np.maximum(np.linalg.norm(d, axis=1, keepdims=True), 1e-9)
        a = np.linspace(0, 2 * np.pi, n, endpoint=False)
        start = 0
        for k in range(1, len(p)):
            if k == len(p) - 1 or d[k - 1] @ d[k] < math.cos(math.radians(40)):
                q = p[start : k + 1]
                P = np.stack([np.outer(q[:, 0], np.cos(a)), np.outer(q[:, 0], np.sin(a)), np.outer(q[:, 1], a * 0 + 1)], -1)
                t = np.gradient(q, axis=0)
                t /= np.maximum(np.linalg.norm(t, axis=1, keepdims=True), 1e-9)
                N = np.stack([np.outer(t[:, 1], np.cos(a)), np.outer(t[:, 1], np.sin(a)), np.outer(-t[:, 0], a * 0 + 1)], -1)
                s.add(P.reshape(-1, 3), grid_faces(len(q), n, False, True)[:, ::-1], N.reshape(-1, 3), m, at, **place)
                start = k

    def tube(s, pts, rad, m, n=12, **place):
        """A bent rod; rad: one radius, or one for each point. Its ends are closed by a dome."""
        p = np.array(pts, float)
        r = np.broadcast_to(np.array(rad, float), len(p)).copy()
        t = np.gradient(p, axis=0)
        t /= np.maximum(np.linalg.norm(t, axis=1, keepdims=True), 1e-9)
        p = np.vstack([p[0] - t[0] * r[0] * 0.3, p, p[-1] + t[-1] * r[-1] * 0.3])
        t, r = np.vstack([t[0], t, t[-1]]), np.r_[r[0] * 0.02, r, r[-1] * 0.02]
        side = np.cross(t, (0.31, 0.17, 0.93) if abs(t[:, 2]).max() < 0.9 else (0.97, 0.21, 0.03))
        side /= np.maximum(np.linalg.norm(side, axis=1, keepdims=True), 1e-9)
        up = np.cross(t, side)
        a = np.linspace(0, 2 * np.pi, n, endpoint=False)
        ring = side[:, None] * np.cos(a)[None, :, None] + up[:, None] * np.sin(a)[None, :, None]
        P = p[:, None] + ring * r[:, None, None]
        s.add(P.reshape(-1, 3), grid_faces(len(p), n, False, True)[:, ::-1], ring.reshape(-1, 3), m, **place)

    def mesh(s, name, mats):
        me = bpy.data.meshes.new(name)
        me.from_pydata(np.vstack(s.V).tolist(), [], s.F)
        for m in mats:
            me.materials.append(m)
        me.polygons.foreach_set("material_index", s.M)
        me.polygons.foreach_set("use_smooth", [True] * len(s.F))
        me.use_auto_smooth = True
        me.normals_split_custom_set_from_vertices(np.vstack(s.N).tolist())
        return me

    def obj(s, name, mats):
        return link(bpy.data.objects.new(name, s.mesh(name, mats)))


def arc(p, q, bulge, n=12):
    """Points from p to q along a curve that rises by the vector `bulge` half way."""
    t = np.linspace(0, 1, n)[:, None]
    return np.array(p) * (1 - t) + np.array(q) * t + np.array(bulge) * (4 * t * (1 - t))
