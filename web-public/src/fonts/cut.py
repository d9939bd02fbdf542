"""Cuts the fonts that every page waits for out of the whole ones beside them.

`python3 cut.py`, with the packages fonttools and brotli. What is not in the lists comes from the whole font, which a
page loads only when it has such a character (`fonts.css`).
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib.hvar import add_HVAR
from fontTools.varLib.instancer import instantiateVariableFont

FOLDER = Path(__file__).parent
LETTERS = "abcdefghijklmnopqrstuvwxyz"
# The same lists stand as unicode-range in fonts.css, with the peso sign.
TITLES = LETTERS + LETTERS.upper() + "0123456789 \u00a0$&'(),-./:?!–’ñÑé"
TEXT = TITLES + "%+;@©·ç—“”…"
PESO = "₱"


def subset(font: TTFont, text: str) -> TTFont:
    options = Options()
    options.layout_features = ["kern", "liga", "tnum"]
    options.layout_scripts = ["DFLT", "latn"]
    options.hinting = True  # all that it holds is that nothing is hinted, which keeps the letters' distances
    options.notdef_outline = True
    options.drop_tables += ["STAT"]
    subsetter = Subsetter(options)
    subsetter.populate(text=text)
    subsetter.subset(font)
    return font


def kern_alike(font: TTFont) -> None:
    """One distance between two letters for all weights: from regular to medium it changes by less than 0.1 px."""
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in (getattr(table, "ExtSubTable", table) for table in lookup.SubTable):
            table.ValueFormat1 &= 0xF
            sets = table.PairSet if table.Format == 1 else []
            values = [record.Value1 for pairs in sets for record in pairs.PairValueRecord]
            if table.Format == 2:
                values += [second.Value1 for first in table.Class1Record for second in first.Class2Record]
            for value in values:
                if hasattr(value, "XAdvDevice"):
                    del value.XAdvDevice


def add_peso(font: TTFont, donor: TTFont) -> None:
    """Gives the font the peso sign of another one, whose axis has the same limits."""
    scale_upem(donor, font["head"].unitsPerEm)
    name = donor.getBestCmap()[ord(PESO)]
    variations = donor["gvar"].variations[name]
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"][name] = donor["glyf"][name]
    font["hmtx"][name] = donor["hmtx"][name]
    font["gvar"].variations[name] = variations
    for table in font["cmap"].tables:
        table.cmap[ord(PESO)] = name


def cut(name: str, text: str, peso: str, limits: dict[str, tuple[float, float]], alike: bool) -> None:
    font, donor = (TTFont(FOLDER / f"{file}.woff2", recalcTimestamp=False) for file in (name, peso))
    if alike:
        kern_alike(font)
    subset(font, text)
    for one in (font, donor):
        instantiateVariableFont(one, limits, inplace=True)
    add_peso(font, donor)
    # The widths of all glyphs, the new one too.
    del font["HVAR"]
    add_HVAR(font)
    font.flavor = "woff2"
    font.save(FOLDER / f"{name}-basic.woff2")
    print(f"{name}-basic.woff2", (FOLDER / f"{name}-basic.woff2").stat().st_size, "bytes")


# Titles have 22 to 104 px; the larger the letters, the finer: the optical size follows in that range.
cut("fraunces", TITLES, "fraunces-peso", {"opsz": (20, 104)}, alike=False)
cut("instrument-sans", TEXT, "inter-peso", {}, alike=True)
