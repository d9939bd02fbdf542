"""Portrait cuts of the wide masters, for phones: 4:5, the tower in the middle."""

import os
from PIL import Image

ASSETS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "src", "assets")
for source, target, centre in (
    ("alpha-tower/golden-hour", "alpha-tower/golden-hour-portrait", 0.63),
    ("grove-tower/wide", "grove-tower/portrait", 0.645),
):
    picture = Image.open(os.path.join(ASSETS, source + ".jpg"))
    width = picture.height * 4 // 5
    left = min(int(picture.width * centre - width / 2), picture.width - width)
    picture.crop((left, 0, left + width, picture.height)).save(
        os.path.join(ASSETS, target + ".jpg"), quality=90, progressive=True, optimize=True, subsampling=0
    )
