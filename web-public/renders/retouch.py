"""Small faults taken out of finished masters, where rendering again would cost an hour: a patch of the same picture is
laid over them with a soft edge, or two grounds that meet in a hard line grow into each other. A picture that is rendered anew needs it only if the fault is still there."""

import os, sys
import numpy as np
from PIL import Image, ImageChops, ImageDraw, ImageFilter

ASSETS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "src", "assets")
# picture, its width when the boxes were measured, (left, top, right, bottom), how far away the patch is taken from, soft edge,
# whether only its leaves are taken (what is greener than it is blue)
PATCHES = {
    # two needles of rock with a tree above them, on the cliff behind the tower: sky of the same height covers them, and
    # the crowns of the next rock stand where they were
    "grove-tower/wide": (2400, ((1556, 112, 1594, 158), (58, 0), 2.0, False), ((1562, 140, 1596, 166), (44, 76), 1.0, True)),
}
# picture, its width, from, to (the line, left to right), how far on each side it is grown over
SEAMS = {
    # the edge of the lawn before the drying beds, a step with a shadow
    "plantation/estate": (1600, (378, 621), (1136, 675), 8),
}


def clouds(shape, size, seed):
    """Smooth noise around 0, its lumps about `size` pixels wide."""
    h, w = shape
    small = np.random.default_rng(seed).normal(size=(h // size + 3, w // size + 3)).astype(np.float32)
    return np.asarray(Image.fromarray(small).resize((w, h), Image.BICUBIC))


def grow_together(picture, start, end, reach):
    """Above the line its own ground runs on below it, and the other way round; they meet in an uneven, soft edge."""
    a = np.asarray(picture.convert("RGB"), np.float32)
    h, w = a.shape[:2]
    y, x = np.mgrid[0:h, 0:w]
    line = start[1] + (x - start[0]) * (end[1] - start[1]) / (end[0] - start[0])
    ends = np.clip(np.minimum(x - start[0], end[0] - x) / 12, 0, 1)
    t = y - line
    ragged = t + reach * 0.55 * clouds((h, w), 22, 1) + reach * 0.4 * clouds((h, w), 6, 2)
    mix = np.clip(0.5 + ragged / reach, 0, 1)[..., None]
    up, down = np.roll(a, 2 * reach, 0), np.roll(a, -2 * reach, 0)  # what lies above, and below
    inside = (np.clip((reach * 1.3 - np.abs(t)) / 3, 0, 1) * ends)[..., None]
    out = a * (1 - inside) + (up * (1 - mix) + down * mix) * inside
    return Image.fromarray(np.clip(out + 0.5, 0, 255).astype(np.uint8))


def lay_patches(picture, *patches):
    for box, (dx, dy), soft, leaves in patches:
        moved = picture.transform(picture.size, Image.AFFINE, (1, 0, dx, 0, 1, dy))
        mask = Image.new("L", picture.size)
        ImageDraw.Draw(mask).rectangle(box, fill=255)
        if leaves:
            red, green, blue = moved.split()
            mask = ImageChops.multiply(mask, ImageChops.subtract(green, blue).point(lambda v: 255 if v > 6 else 0))
        picture.paste(moved, mask=mask.filter(ImageFilter.GaussianBlur(soft)))
    return picture


WAYS = {**{name: (lay_patches, *how) for name, how in PATCHES.items()}, **{name: (grow_together, *how) for name, how in SEAMS.items()}}
for name in sys.argv[1:] or WAYS:
    way, width, *how = WAYS[name]
    path = os.path.join(ASSETS, name + ".jpg")
    picture = Image.open(path)
    if picture.width != width:
        sys.exit("%s is %d pixels wide now; measure its faults anew" % (name, picture.width))
    way(picture, *how).save(path, quality=92, progressive=True, optimize=True, subsampling=0)
