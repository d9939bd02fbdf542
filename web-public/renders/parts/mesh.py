"""Build meshes face by face, and put meshes into the scene."""

import bpy, itertools
import numpy as np


class MB:
    def __init__(s):
        s.v = []
        s.f = []
        s.m = []

    def quad(s, a, b, c, d, m=0):
        i = len(s.v)
        s.v += [a, b, c, d]
        s.f.append((i, i + 1, i + 2, i + 3))
        s.m.append(m)

    def tri(s, a, b, c, m=0):
        i = len(s.v)
        s.v += [a, b, c]
        s.f.append((i, i + 1, i + 2))
        s.m.append(m)

    def box(s, x0, y0, z0, x1, y1, z1, m=0, mt=None, mb=None):
        i = len(s.v)
        s.v += [
            (x0, y0, z0),
            (x1, y0, z0),
            (x1, y1, z0),
            (x0, y1, z0),
            (x0, y0, z1),
            (x1, y0, z1),
            (x1, y1, z1),
            (x0, y1, z1),
        ]
        for k, f in enumerate(((0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7))):
            s.f.append(tuple(i + j for j in f))
            s.m.append(mb if k == 0 and mb is not None else mt if k == 1 and mt is not None else m)

    def obox(s, c, ux, hx, hy, z0, z1, m=0):
        """box oriented in plan: centre c(x,y), unit ux, half sizes"""
        ux = np.array(ux)
        uy = np.array((-ux[1], ux[0]))
        c = np.array(c)
        i = len(s.v)
        P = [c - ux * hx - uy * hy, c + ux * hx - uy * hy, c + ux * hx + uy * hy, c - ux * hx + uy * hy]
        s.v += [(p[0], p[1], z0) for p in P] + [(p[0], p[1], z1) for p in P]
        for f in ((0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)):
            s.f.append(tuple(i + j for j in f))
            s.m.append(m)

    def prism(s, poly, z0, z1, m=0, mt=None, mb=None):
        i = len(s.v)
        n = len(poly)
        s.v += [(p[0], p[1], z0) for p in poly] + [(p[0], p[1], z1) for p in poly]
        s.f.append(tuple(i + n - 1 - k for k in range(n)))
        s.m.append(m if mb is None else mb)
        s.f.append(tuple(i + n + k for k in range(n)))
        s.m.append(m if mt is None else mt)
        for k in range(n):
            j = (k + 1) % n
            s.f.append((i + k, i + j, i + n + j, i + n + k))
            s.m.append(m)

    def strip(s, poly, z0, z1, m=0, closed=True):
        n = len(poly)
        for k in range(n if closed else n - 1):
            j = (k + 1) % n
            a, b = poly[k], poly[j]
            s.quad((a[0], a[1], z0), (b[0], b[1], z0), (b[0], b[1], z1), (a[0], a[1], z1), m)

    def mesh(s, name, mats):
        me = bpy.data.meshes.new(name)
        me.from_pydata(s.v, [], s.f)
        for m in mats:
            me.materials.append(m)
        me.polygons.foreach_set("material_index", s.m)
        me.update()
        return me

    def obj(s, name, mats):
        return link(bpy.data.objects.new(name, s.mesh(name, mats)))


def gathered():
    """What is built, aside: Blender looks through all objects of a scene for each that is added to it, so that a city
    would take minutes. `render` gives the whole to the scene."""
    return bpy.data.collections.get("built") or bpy.data.collections.new("built")


def link(o):
    gathered().objects.link(o)
    return o


def give_to_scene():
    children = bpy.context.scene.collection.children
    if gathered().name not in children:
        children.link(gathered())


COUNT = itertools.count()


def inst(me, loc, rz=0, sc=1, rx=0, ry=0):
    # Blender keeps objects in the order of their names and looks for a new one's place from the end
    o = bpy.data.objects.new("~%07d" % next(COUNT), me)
    o.location = loc
    o.rotation_euler = (rx, ry, rz)
    o.scale = sc if hasattr(sc, "__len__") else (sc, sc, sc)
    return link(o)
