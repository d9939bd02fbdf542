"""Neighbouring towers. Every one is built floor by floor in one of four manners, so that no two read alike."""

from random import Random as R
import numpy as np
from .mesh import MB
from .nodes import srgb
from .materials import pbr, windowmat
from .facade import rounded, ring

WALL, ALT, ROOF, TRIM, WIN, METAL, CROWN = range(7)
PALETTES = (
    ("#d8d2c6", "#8f8578"),
    ("#c9b9a2", "#6f6257"),
    ("#aeb4b6", "#59646a"),
    ("#e3ded2", "#a58e75"),
    ("#b9a18c", "#7a6352"),
    ("#cfd2d0", "#7f8a8c"),
    ("#9b8f84", "#544c46"),
    ("#dcd3bf", "#97876f"),
)
GLASSES = ("#1b262c", "#23343c", "#1d2b2a", "#2a3238", "#152027")


def faces(w, d):
    """centre, direction along, outward normal, length of the four sides of a w × d plan"""
    for c, T, N, L in (
        ((0, -d / 2), (1, 0), (0, -1), w),
        ((w / 2, 0), (0, 1), (1, 0), d),
        ((0, d / 2), (-1, 0), (0, 1), w),
        ((-w / 2, 0), (0, -1), (-1, 0), d),
    ):
        yield np.array(c, float), np.array(T, float), np.array(N, float), L


def panes(b, q, c, T, N, L, z0, z1, step, inset):
    n = max(1, int(round(L / step)))
    for k in range(n):
        a, e = c + T * (-L / 2 + L * k / n) - N * inset, c + T * (-L / 2 + L * (k + 1) / n) - N * inset
        t = [q.uniform(-0.015, 0.015) for _ in range(2)]
        b.quad((*(a + N * t[0]), z0), (*(e + N * t[1]), z0), (*(e + N * t[0]), z1), (*(a + N * t[1]), z1), WIN)


def bands(b, q, w, d, z0, n, fh):
    """White parapets and recessed glass, with balconies on alternate bays."""
    wide = q.uniform(0.9, 1.5)
    for i in range(n):
        z = z0 + i * fh
        b.box(-w / 2 - 0.25, -d / 2 - 0.25, z - 0.45, w / 2 + 0.25, d / 2 + 0.25, z + q.choice((0.55, 0.9)), WALL)
        for f, (c, T, N, L) in enumerate(faces(w, d)):
            panes(b, q, c, T, N, L, z + 0.5, z + fh - 0.4, 1.8, 0.25)
            m = max(2, int(L / 7))
            for k in range(m):
                if (k + f) % 2 == 0:
                    b.obox(
                        c + T * (-L / 2 + (k + 0.5) * L / m) + N * wide * 0.5,
                        T,
                        L / m * 0.36,
                        wide * 0.5 + 0.3,
                        z - 0.2,
                        z,
                        WALL,
                    )
                    b.obox(
                        c + T * (-L / 2 + (k + 0.5) * L / m) + N * (wide + 0.25), T, L / m * 0.36, 0.05, z, z + 1.0, ALT
                    )
    for c, T, N, L in faces(w, d):
        for k in range(int(L / 7) + 1):
            b.obox(c + T * (-L / 2 + k * L / max(1, int(L / 7))), T, 0.35, 0.5, z0, z0 + n * fh, TRIM)


def curtain(b, q, w, d, z0, n, fh):
    """A glass curtain wall with thin fins."""
    fin = q.choice((1.5, 2.2, 3.0))
    for i in range(n):
        z = z0 + i * fh
        for c, T, N, L in faces(w, d):
            panes(b, q, c, T, N, L, z, z + fh - 0.75, 1.5, 0)
            b.obox(c - N * 0.03, T, L / 2, 0.06, z + fh - 0.75, z + fh, ALT)
    for c, T, N, L in faces(w, d):
        m = int(L / fin)
        for k in range(m + 1):
            b.obox(c + T * (-L / 2 + k * L / m) + N * 0.15, T, 0.07, 0.3, z0, z0 + n * fh, TRIM)


def punched(b, q, w, d, z0, n, fh):
    """Masonry frames with windows set deep, grouped two and two."""
    step = q.choice((3.2, 3.8, 4.6))
    for i in range(n):
        z = z0 + i * fh
        for c, T, N, L in faces(w, d):
            m = int(L / step)
            panes(b, q, c, T, N, L, z + 0.2, z + fh - 0.5, step / 2, 0.38)
            b.obox(c, T, L / 2 + 0.1, 0.42, z - 0.45, z + 0.35, WALL)
            for k in range(m):
                if q.random() < 0.25:
                    b.obox(c + T * (-L / 2 + (k + 0.5) * L / m) + N * 0.55, T, 0.45, 0.3, z + 0.05, z + 0.65, METAL)
    for c, T, N, L in faces(w, d):
        m = int(L / step)
        for k in range(m + 1):
            b.obox(
                c + T * (-L / 2 + k * L / m), T, 0.55 if k % 2 else 0.8, 0.5, z0, z0 + n * fh, WALL if k % 4 else TRIM
            )


def curved(b, q, w, d, z0, n, fh):
    """Rounded slabs like the bridge of a ship."""
    rad = min(w, d) * q.uniform(0.3, 0.48)
    for i in range(n):
        z = z0 + i * fh
        X, N, _, _ = rounded(-w / 2, -d / 2, w / 2, d / 2, rad, 2.0)
        b.prism(ring(X + N * (0.9 + 0.35 * np.sin(i * 0.4))), z - 0.3, z + 0.1, WALL)
        b.strip(ring(X + N * (0.8 + 0.35 * np.sin(i * 0.4))), z + 0.1, z + 1.0, ALT)
        for k in range(len(X)):
            a, e = X[k], X[(k + 1) % len(X)]
            b.quad((*a, z + 0.1), (*e, z + 0.1), (*e, z + fh - 0.3), (*a, z + fh - 0.3), WIN)


STYLES = (bands, curtain, punched, curved)


def highrise(seed, lit=0.05, strength=1.6, floors=None, size=None, style=None, tones=None, glass=None, coat=0.0):
    """Returns mesh, width, depth. A podium, a shaft with up to two setbacks, a crown. What is not given comes from the seed:
    size: width and depth of the shaft; style: one of STYLES; tones: of wall and trim; glass and its mirror coat."""
    q = R(seed)
    b = MB()
    style = style or STYLES[seed % 4]
    w, d = q.uniform(18, 30), q.uniform(16, 26)
    w, d = size or (w, d)
    n = floors or q.randint(14, 34)
    fh = q.choice((3.2, 3.4, 3.6))
    pz = q.choice((6, 9, 14))
    b.box(-w / 2 - 6, -d / 2 - 5, 0, w / 2 + 6, d / 2 + 5, pz, WALL, mt=ROOF)
    for c, T, N, L in faces(w + 12, d + 10):
        for z in np.arange(0.6, pz - 2, 4.2):
            panes(b, q, c, T, N, L - 1, z, z + 2.8, 3.1, -0.03)
        b.obox(c, T, L / 2 + 0.2, 0.3, pz - 0.2, pz + 1.0, ALT)
    z = pz
    cuts = q.choice(((1.0,), (0.72, 0.28), (1.0,), (0.55, 0.3, 0.15)))
    for k, share in enumerate(cuts):
        m = max(2, int(n * share))
        b.box(-w / 2 + 0.5, -d / 2 + 0.5, z, w / 2 - 0.5, d / 2 - 0.5, z + m * fh, ALT, mt=ROOF)
        style(b, q, w, d, z, m, fh)
        z += m * fh
        b.box(-w / 2 - 0.3, -d / 2 - 0.3, z - 0.4, w / 2 + 0.3, d / 2 + 0.3, z + 0.1, WALL, mt=ROOF)
        for c, T, N, L in faces(w, d):
            b.obox(c, T, L / 2 + 0.2, 0.15, z, z + 1.2, WALL)
        if k < len(cuts) - 1:
            w, d = w * q.uniform(0.72, 0.86), d * q.uniform(0.72, 0.86)
    top = q.random()
    b.box(-w * 0.28, -d * 0.28, z, w * 0.28, d * 0.28, z + 5, ALT, mt=ROOF)
    if top < 0.35:  # an open frame around the plant
        for c, T, N, L in faces(w * 0.86, d * 0.86):
            b.obox(c, T, L / 2, 0.3, z + 6, z + 7, TRIM)
            for k in range(5):
                b.obox(c + T * (-L / 2 + k * L / 4), T, 0.3, 0.3, z, z + 6, TRIM)
    elif top < 0.6:  # a lantern
        b.box(-w * 0.22, -d * 0.22, z + 5, w * 0.22, d * 0.22, z + 10, CROWN, mt=ROOF)
    elif top < 0.75:  # a mast
        b.box(-0.35, -0.35, z + 5, 0.35, 0.35, z + 24, METAL)
    for k in range(q.randint(3, 7)):
        x, y = q.uniform(-w * 0.4, w * 0.3), q.uniform(-d * 0.4, d * 0.3)
        b.box(x, y, z, x + q.uniform(1.5, 4), y + q.uniform(1.2, 3), z + q.uniform(1, 2.6), METAL)
    wall, alt = tones or PALETTES[(seed * 5 + seed // 4) % len(PALETTES)]
    k = "h%d" % seed
    mats = [
        pbr(k + "w", srgb(wall), 0.75, var=0.12, vscale=0.12, objvar=0.12),
        pbr(k + "a", srgb(alt), 0.6, var=0.1, vscale=0.2, objvar=0.1),
        pbr("flat", srgb("#8f8a82"), 0.9, var=0.25, vscale=0.2),
        pbr(k + "t", srgb(q.choice((wall, alt, "#d9d6cf", "#6a5a4c"))), 0.5),
        windowmat(k + "g", glass or q.choice(GLASSES), lit, strength=strength, coat=coat),
        pbr("metal", srgb("#b9bcc0"), 0.35, metal=0.8),
        pbr("crown", srgb("#d8c4a0"), 0.7, emit=(1, 0.62, 0.28), es=min(2.5, lit * 8)),
    ]
    return b.mesh("tower%d" % seed, mats), w + 12, d + 10


def sleek(seed, lit=0.05, strength=1.6, floors=None, coat=0.5):
    """A tower of glass, as banks build: chamfered, oval or a blade, narrowing towards a slanted crown that glows."""
    q = R(1000 + seed)
    b = MB()
    n, fh = floors or q.randint(24, 44), 3.8
    w, d = q.uniform(20, 32), q.uniform(18, 26)
    shape, taper, slant = seed % 3, q.choice((0.0, 0.12, 0.25)), q.choice((0, 0.6, 1.0)) * q.choice((-1, 1))
    t = np.linspace(0, 2 * np.pi, 36, endpoint=False)
    e = (0.42, 1.0, 0.22)[shape]  # how round its plan is
    X = np.stack([w / 2 * np.sign(np.cos(t)) * np.abs(np.cos(t)) ** e, d / 2 * np.sign(np.sin(t)) * np.abs(np.sin(t)) ** e], -1)
    b.box(-w / 2 - 7, -d / 2 - 6, 0, w / 2 + 7, d / 2 + 6, 13, WALL, mt=ROOF)
    for c, T, N, L in faces(w + 14, d + 12):
        for z in (0.8, 5.2, 9.6):
            panes(b, q, c, T, N, L - 1.5, z, z + 3.2, 4.0, -0.04)
    ring_at = lambda u: X * (1 - taper * max(0, u - 0.55) / 0.45)
    fin, step = q.random() < 0.5, q.choice((2, 3))
    for i in range(n):
        z0, z1 = 13 + i * fh, 13 + (i + 1) * fh
        P, Q = ring_at(i / n), ring_at((i + 1) / n)
        for k in range(len(t)):
            j = (k + 1) % len(t)
            b.quad((*P[k], z0 + 0.9), (*P[j], z0 + 0.9), (*Q[j], z1), (*Q[k], z1), WIN)
            b.quad((*P[k], z0), (*P[j], z0), (*P[j], z0 + 0.9), (*P[k], z0 + 0.9), ALT if i % step else TRIM)
    top = ring_at(1.0)
    z = 13 + n * fh
    rise = lambda p: z + 5 + slant * 9 * (p[0] / w + 0.5 if slant > 0 else 0.5 - p[0] / w)
    for k in range(len(t)):
        j = (k + 1) % len(t)
        b.quad((*top[k], z), (*top[j], z), (*top[j], rise(top[j])), (*top[k], rise(top[k])), WALL if k % 3 else CROWN)
        if fin and k % 2 == 0:
            out = X[k] / np.hypot(*X[k])
            p, r_ = X[k], top[k]
            s = np.array((-out[1], out[0])) * 0.14
            b.quad((*(p - s + out * 0.5), 13), (*(p + s + out * 0.5), 13), (*(r_ + s + out * 0.5), z + 4), (*(r_ - s + out * 0.5), z + 4), TRIM)
            for sg in (-1, 1):
                b.quad((*(p + sg * s), 13), (*(p + sg * s + out * 0.5), 13), (*(r_ + sg * s + out * 0.5), z + 4), (*(r_ + sg * s), z + 4), TRIM)
    b.prism([tuple(p) for p in top * 0.96], z, z + 3.5, ALT, mt=ROOF)
    if q.random() < 0.35:
        b.box(-0.4, -0.4, z, 0.4, 0.4, z + 32, METAL)
    k = "s%d" % seed
    glass = ("#5d7f92", "#7d9fb0", "#5f8580", "#8795a0", "#4f6478", "#87a7b8")[seed % 6]  # what its coat mirrors is tinted
    wall, alt = (("#dcdcd6", "#9fb0b8"), ("#c9ced0", "#40535e"), ("#e6e0d2", "#6c7f84"), ("#8d9498", "#2f3d46"))[seed % 4]
    mats = [
        pbr(k + "w", srgb(wall), 0.5, var=0.08, vscale=0.12, objvar=0.1),
        pbr(k + "a", srgb(alt), 0.3, spec=0.6, objvar=0.1),
        pbr("flat", srgb("#8f8a82"), 0.9, var=0.25, vscale=0.2),
        pbr(k + "t", srgb(q.choice((wall, "#e8e6df", "#b9a98f"))), 0.4, metal=0.3),
        windowmat(k + "g", glass, lit, strength=strength, curtains=0.04, coat=coat),
        pbr("metal", srgb("#b9bcc0"), 0.35, metal=0.8),
        pbr("crown", srgb("#d8c4a0"), 0.6, emit=(1, 0.66, 0.34), es=min(2.0, lit * 7)),
    ]
    return b.mesh("sleek%d" % seed, mats), w + 14, d + 12
