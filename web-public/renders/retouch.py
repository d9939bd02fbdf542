"""Small faults taken out of finished masters, where rendering again would cost an hour: a patch of the same picture is
laid over them with a soft edge. A picture that is rendered anew needs it only if the fault is still there."""

import os, sys
from PIL import Image, ImageChops, ImageDraw, ImageFilter

ASSETS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "src", "assets")
# picture, its width when the boxes were measured, (left, top, right, bottom), how far away the patch is taken from, soft edge,
# whether only its leaves are taken (what is greener than it is blue)
PATCHES = {
    # two needles of rock with a tree above them, on the cliff behind the tower: sky of the same height covers them, and
    # the crowns of the next rock stand where they were
    "grove-tower/wide": (2400, ((1556, 112, 1594, 158), (58, 0), 2.0, False), ((1562, 140, 1596, 166), (44, 76), 1.0, True)),
}


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


for name in sys.argv[1:] or PATCHES:
    width, *patches = PATCHES[name]
    path = os.path.join(ASSETS, name + ".jpg")
    picture = Image.open(path)
    if picture.width != width:
        sys.exit("%s is %d pixels wide now; measure its faults anew" % (name, picture.width))
    lay_patches(picture, *patches).save(path, quality=92, progressive=True, optimize=True, subsampling=0)
