"""Pictures cut from wide masters: the portfolio's strip."""
import os
from PIL import Image

ASSETS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "src", "assets")
# source, target, shape, centre and width of the cut in parts of the source
CUTS = (
    ("alpha-tower/golden-hour", "company/portfolio-banner", 24 / 7, (0.5, 0.545), 1.0),
)
for source, target, shape, (x, y), width in CUTS:
    picture = Image.open(os.path.join(ASSETS, source + ".jpg"))
    w = round(picture.width * width)
    h = min(round(w / shape), picture.height)
    left = min(max(round(picture.width * x - w / 2), 0), picture.width - w)
    top = min(max(round(picture.height * y - h / 2), 0), picture.height - h)
    cut = picture.crop((left, top, left + w, top + h))
    cut.save(os.path.join(ASSETS, target + ".jpg"), quality=90, progressive=True, optimize=True, subsampling=0)
