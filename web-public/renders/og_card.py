"""The picture shown when a page is shared: Alpha Tower at golden hour with the brand and the company's line."""

import os
from PIL import Image, ImageDraw, ImageFont

HERE = os.path.dirname(os.path.abspath(__file__))
ASSETS, FONTS = (os.path.join(HERE, "..", "src", d) for d in ("assets", "fonts"))
W, H, SCALE = 1200, 630, 2  # drawn at twice the size, so that the letters' edges are clean
INK, PAPER, TERRACOTTA = (20, 35, 29), (251, 248, 242), (214, 120, 78)

picture = Image.open(os.path.join(ASSETS, "alpha-tower", "golden-hour.jpg")).convert("RGB")
# the tower's upper three quarters, its sky to the left kept for the words
w = int(picture.width * 0.86)
h = w * H // W
left, top = picture.width - w, int(picture.height * 0.02)
picture = picture.crop((left, top, left + w, top + h)).resize((W * SCALE, H * SCALE), Image.LANCZOS)

# a scrim from the left keeps the words readable on any sky
scrim = Image.new("L", (W * SCALE, 1))
for x in range(W * SCALE):
    t = max(0.0, 1 - x / (W * SCALE * 0.62))
    scrim.putpixel((x, 0), int(205 * t**1.15))
picture.paste(Image.new("RGB", picture.size, INK), mask=scrim.resize(picture.size))

draw = ImageDraw.Draw(picture)


def at(*v):
    return [int(k * SCALE) for k in v]


def type_(size, optical=144):
    font = ImageFont.truetype(os.path.join(FONTS, "fraunces.woff2"), size * SCALE)
    try:
        font.set_variation_by_axes([optical])
    except OSError:
        pass  # a build of the font without the optical size
    return font


# the mark: a tower beside its lower wing on a line of ground (as in the site's header, 32 units wide)
U, X0, Y0 = 2.6, 72, 168
draw.rectangle(at(X0 + 19 * U, Y0 + 12 * U, X0 + 26 * U, Y0 + 27 * U), fill=TERRACOTTA)
draw.ellipse(at(X0 + 6 * U, Y0 + 4 * U, X0 + 17 * U, Y0 + 15 * U), fill=PAPER)
draw.rectangle(at(X0 + 6 * U, Y0 + 9.5 * U, X0 + 17 * U, Y0 + 27 * U), fill=PAPER)
draw.rectangle(at(X0 + 2 * U, Y0 + 29 * U, X0 + 30 * U, Y0 + 30.5 * U), fill=PAPER)
draw.text(at(X0 + 4, 276), "Stealth Land", font=type_(84), fill=PAPER)
draw.rectangle(at(X0 + 6, 396, X0 + 86, 398), fill=(185, 138, 62))
draw.text(
    at(X0 + 5, 420), "Homes, hotels and farms,\nbuilt to be kept", font=type_(31, 30), fill=PAPER, spacing=10 * SCALE
)
picture.resize((W, H), Image.LANCZOS).save(
    os.path.join(ASSETS, "company", "og-card.jpg"), quality=88, progressive=True, optimize=True
)
