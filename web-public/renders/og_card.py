"""The pictures shown when a page is shared: a cut of a render with the brand, a name and a line. 1200 × 630.

`og_card.py` makes all, `og_card.py alpha-tower/og-card` one."""

import os, sys
from PIL import Image, ImageDraw, ImageFont

HERE = os.path.dirname(os.path.abspath(__file__))
ASSETS, FONTS = (os.path.join(HERE, "..", "src", d) for d in ("assets", "fonts"))
W, H, SCALE = 1200, 630, 2  # drawn at twice the size, so that the letters' edges are clean
INK, PAPER, TERRACOTTA, BRASS = (20, 35, 29), (251, 248, 242), (214, 120, 78), (185, 138, 62)
# card, picture, left and top of the cut and its width in parts of the picture, title, line, and where the words lie on people:
# how far the scrim reaches and how dark it is
CARDS = (
    ("company/og-card", "alpha-tower/golden-hour", (0.14, 0.02, 0.86), "Stealth Land", "Homes, hotels and farms,\nbuilt to be kept"),
    ("alpha-tower/og-card", "alpha-tower/blue-hour", (0.14, 0.02, 0.86), "Alpha Tower", "The harbor, from above\nthe trees. Cebu City"),
    ("grove-tower/og-card", "grove-tower/wide", (0.06, 0.03, 0.84), "Grove Tower", "Between the cliffs and\nthe cove. Palawan"),
    ("plantation/og-card", "plantation/morning", (0.0, 0.06, 0.92), "El Nido Coffee", "Land that wakes up\nbefore you do. Palawan"),
    ("company/og-event", "company/event", (0.0, 0.0, 0.76), "Common Ground", "Church Leaders’ Conference\n19–20 February 2027, Cebu City", 0.8, 235),
)


def at(*v):
    return [int(k * SCALE) for k in v]


def type_(size, optical=144):
    font = ImageFont.truetype(os.path.join(FONTS, "fraunces.woff2"), size * SCALE)
    try:
        font.set_variation_by_axes([optical])
    except OSError:
        pass  # a build of the font without the optical size
    return font


def card(name, source, cut, title, line, reach=0.62, dark=205):
    picture = Image.open(os.path.join(ASSETS, source + ".jpg")).convert("RGB")
    w = round(picture.width * cut[2])
    h = min(round(w * H / W), picture.height)
    left = min(round(picture.width * cut[0]), picture.width - w)
    top = min(round(picture.height * cut[1]), picture.height - h)
    picture = picture.crop((left, top, left + w, top + h)).resize((W * SCALE, H * SCALE), Image.LANCZOS)
    # a scrim from the left keeps the words readable on any sky
    scrim = Image.new("L", (W * SCALE, 1))
    for x in range(W * SCALE):
        t = max(0.0, 1 - x / (W * SCALE * reach))
        scrim.putpixel((x, 0), int(dark * t**1.15))
    picture.paste(Image.new("RGB", picture.size, INK), mask=scrim.resize(picture.size))
    draw = ImageDraw.Draw(picture)
    # the mark: a tower beside its lower wing on a line of ground (as in the site's header, 32 units wide)
    U, X0, Y0 = 2.6, 72, 168
    draw.rectangle(at(X0 + 19 * U, Y0 + 12 * U, X0 + 26 * U, Y0 + 27 * U), fill=TERRACOTTA)
    draw.ellipse(at(X0 + 6 * U, Y0 + 4 * U, X0 + 17 * U, Y0 + 15 * U), fill=PAPER)
    draw.rectangle(at(X0 + 6 * U, Y0 + 9.5 * U, X0 + 17 * U, Y0 + 27 * U), fill=PAPER)
    draw.rectangle(at(X0 + 2 * U, Y0 + 29 * U, X0 + 30 * U, Y0 + 30.5 * U), fill=PAPER)
    draw.text(at(X0 + 4, 276), title, font=type_(84 if len(title) < 13 else 76), fill=PAPER)
    draw.rectangle(at(X0 + 6, 396, X0 + 86, 398), fill=BRASS)
    draw.text(at(X0 + 5, 420), line, font=type_(31, 30), fill=PAPER, spacing=10 * SCALE)
    out = os.path.join(ASSETS, name + ".jpg")
    picture.resize((W, H), Image.LANCZOS).save(out, quality=88, progressive=True, optimize=True)


for one in CARDS:
    if len(sys.argv) < 2 or one[0] in sys.argv[1:]:
        card(*one)
