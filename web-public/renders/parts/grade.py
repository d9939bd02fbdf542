"""Bloom, vignette, saturation; then Filmic and a PNG or JPEG."""

import bpy, os
import numpy as np


def blur(img, s):
    k = int(s * 3) | 1
    x = np.arange(-k, k + 1)
    w = np.exp(-x * x / (2 * s * s))
    w /= w.sum()
    o = img
    for ax in (0, 1):
        p = [(0, 0)] * 3
        p[ax] = (k, k)
        q = np.pad(o, p, mode="edge")
        o = sum(w[i] * np.take(q, range(i, i + o.shape[ax]), axis=ax) for i in range(2 * k + 1))
    return o.astype(np.float32)


def grade(d, bloom=0.06, vign=0.12, sat=1.0, balance=(1, 1, 1)):
    """balance: what red, green and blue are multiplied by, as a camera's white balance does."""
    H, W = d.shape[:2]
    d = d * np.array(balance, np.float32)
    if bloom:
        hi = np.clip(d - 1.2, 0, 8)
        q = hi[: H // 4 * 4, : W // 4 * 4].reshape(H // 4, 4, W // 4, 4, 3).mean((1, 3))
        b = blur(q, W / 4 * 0.006) + 0.6 * blur(q, W / 4 * 0.025)
        d = d.copy()
        bb = np.repeat(np.repeat(b, 4, 0), 4, 1)
        d[: bb.shape[0], : bb.shape[1]] += bloom * blur(bb, 2)
    if vign:
        y, x = np.mgrid[0:H, 0:W]
        r2 = ((x / W - 0.5) ** 2 + (y / H - 0.5) ** 2 * 0.8) / 0.45
        d = d * (1 - vign * np.clip(r2, 0, 1) ** 1.2)[..., None]
    if sat != 1:
        l = (d @ np.array([0.2126, 0.7152, 0.0722], np.float32))[..., None]
        d = np.maximum(l + (d - l) * sat, 0)
    return d.astype(np.float32)


def save_linear(d, out):
    """The light itself, ungraded, as .exr: what a window looks out on in another scene."""
    H, W = d.shape[:2]
    im = bpy.data.images.new("o", W, H, alpha=False, float_buffer=True)
    im.colorspace_settings.name = "Linear"
    b = np.ones((H, W, 4), np.float32)
    b[..., :3] = d
    im.pixels.foreach_set(b.ravel())
    im.filepath_raw, im.file_format = out, "OPEN_EXR"
    im.save()
    bpy.data.images.remove(im)


def save(d, out, exposure=0, look="Medium High Contrast", gamma=1.0):
    s = bpy.context.scene
    H, W = d.shape[:2]
    im = bpy.data.images.new("o", W, H, alpha=False, float_buffer=True)
    im.colorspace_settings.name = "Linear"
    b = np.ones((H, W, 4), np.float32)
    b[..., :3] = d
    im.pixels.foreach_set(b.ravel())
    im.update()
    s.view_settings.view_transform = "Filmic"
    s.view_settings.look = look
    s.view_settings.exposure = exposure
    s.view_settings.gamma = gamma
    s.render.image_settings.file_format = "PNG"
    s.render.image_settings.color_mode = "RGB"
    s.render.image_settings.color_depth = "8"
    png = out[:-4] + ".png"
    im.save_render(png, scene=s)
    bpy.data.images.remove(im)
    if out.endswith(".jpg"):
        from PIL import Image  # Debian's Blender runs on the system's Python, so python3-pil serves it

        Image.open(png).convert("RGB").save(out, quality=90, progressive=True, optimize=True, subsampling=0)
        os.remove(png)
