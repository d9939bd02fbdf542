"""Gradient noise over numpy arrays: thousands of times faster than calling mathutils per vertex."""

import numpy as np

_rng = np.random.default_rng(12345)
_perm = np.tile(_rng.permutation(256), 3)
_grad = _rng.normal(size=(256, 3))
_grad /= np.linalg.norm(_grad, axis=1)[:, None]


def perlin(x, y, z):
    x, y, z = np.broadcast_arrays(*(np.asarray(v, float) for v in (x, y, z)))
    xi, yi, zi = (np.floor(v).astype(int) for v in (x, y, z))
    xf, yf, zf = x - xi, y - yi, z - zi
    u, v, w = (t * t * t * (t * (t * 6 - 15) + 10) for t in (xf, yf, zf))

    def corner(dx, dy, dz):
        h = _perm[_perm[_perm[(xi + dx) & 255] + ((yi + dy) & 255)] + ((zi + dz) & 255)]
        g = _grad[h]
        return g[..., 0] * (xf - dx) + g[..., 1] * (yf - dy) + g[..., 2] * (zf - dz)

    def lerp(t, a, b):
        return a + t * (b - a)

    return 1.4 * lerp(
        w,
        lerp(v, lerp(u, corner(0, 0, 0), corner(1, 0, 0)), lerp(u, corner(0, 1, 0), corner(1, 1, 0))),
        lerp(v, lerp(u, corner(0, 0, 1), corner(1, 0, 1)), lerp(u, corner(0, 1, 1), corner(1, 1, 1))),
    )


def fbm(x, y, z=0.0, octaves=5, lacunarity=2.1, gain=0.5):
    total, amp = 0.0, 1.0
    for _ in range(octaves):
        total = total + amp * perlin(x, y, z)
        x, y, z = x * lacunarity + 17.3, y * lacunarity + 5.1, z * lacunarity + 9.7
        amp *= gain
    return total


def ridged(x, y, z=0.0, octaves=5, lacunarity=2.1, gain=0.5):
    """Sharp crests: mountains and gullies."""
    total, amp = 0.0, 1.0
    for _ in range(octaves):
        total = total + amp * (1 - 2 * np.abs(perlin(x, y, z)))
        x, y, z = x * lacunarity + 3.1, y * lacunarity + 11.9, z * lacunarity + 7.7
        amp *= gain
    return total
