"""The strait off Cebu: shallows along the shore, ferries, the islands beyond."""

import bpy
import numpy as np
from .mesh import MB
from .nodes import srgb
from .noise import fbm, ridged
from .materials import pbr
from .sea import sea_material, sea_plane
from .terrain import grid_mesh

SHORE = ([-2600, -900, 0, 900, 3600], [465, 495, 590, 750, 1240])
SHELF = [(0, "#3d7c78"), (0.25, "#2a6670"), (0.6, "#1d4d5c"), (1, "#17414f")]
SURFACE = dict(wave=0.045, height=1.6, far=700, rough=(0.05, 0.20), streaks=0.75)
# distance, from x, to x, height, seed, depth of each ridge, in metres
RIDGES = (
    (5200, -9000, 600, 300, 3.3, 1800),
    (8500, -1500, 11000, 520, 9.1, 1800),
    (12500, -14000, 16000, 600, 5.7, 3000),
)


def coast(x):
    """y of the shore at x."""
    return float(np.interp(x, *SHORE))


def depth(x, y, z):
    return np.clip((y - np.interp(x, *SHORE)) / 700 + 0.25 * fbm(x * 0.002, y * 0.004, 3, 4), 0, 1)


def water():
    near = sea_material(shallow=SHELF, **SURFACE)
    grid_mesh("strait", lambda x, y: 0 * x - 0.6, -4000, 4600, 300, 3000, 45, near, {"depth": depth})
    far = sea_material("far", deep=SHELF[-1][1], **SURFACE)
    sea_plane(far, z=-0.62, y0=3000)
    b = MB()
    for x0, x1 in ((-40000, -4000), (4600, 40000)):
        b.quad((x0, 300, -0.62), (x1, 300, -0.62), (x1, 3000, -0.62), (x0, 3000, -0.62))
    b.obj("sides", [far])


def ridge(hill, y, xa, xb, h, seed, deep):
    n = 300
    ends = np.sin(np.pi * np.linspace(0, 1, n + 1)[1:-1]) ** 0.6
    f = lambda X, Y: np.maximum(
        -2,
        h
        * np.interp(X, np.linspace(xa, xb, n - 1), ends)
        * np.sin(np.pi * np.clip((Y - y) / deep, 0, 1)) ** 1.1
        * (0.55 + 0.42 * ridged(X / 2600 + seed, Y / 2600 + seed, 0, 6)),
    )
    grid_mesh("ridge", f, xa, xb, y, y + deep, (xb - xa) / n, hill)


def ferries(r, number=11):
    white, hull = pbr("ship", srgb("#e6e2d8"), 0.5), pbr("hull", srgb("#2d4a5e"), 0.5)
    for k in range(number):
        s = MB()
        s.prism([(-14, -3), (12, -3), (18, 0), (12, 3), (-14, 3)], -0.5, 3, 1 if k % 2 else 0)
        s.box(-11, -2.4, 3, 6, 2.4, 5.4, 0)
        s.box(-9, -2.0, 5.4, 1, 2.0, 7.6, 0)
        s.box(-7, -0.6, 7.6, -5.6, 0.6, 10, 1)
        o = s.obj("boat", [white, hull])
        x = r.uniform(-1800, 1500)
        o.location = (x, coast(x) + r.uniform(180, 1900), -0.4)
        o.rotation_euler[2] = r.uniform(0, 6)
        o.scale = (r.uniform(0.6, 1.5),) * 3


def build(r):
    water()
    hill = pbr("hill", srgb("#47573a"), 0.95, var=0.35, vscale=0.003)
    for one in RIDGES:
        ridge(hill, *one)
    ferries(r)
