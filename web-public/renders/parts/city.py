"""A city on a grid of streets by the sea: blocks cut differently each time, towers here and there, trees everywhere."""

import numpy as np
from .mesh import MB
from .nodes import srgb
from .materials import pbr
from .blocks import *
from .houses import house, materials, car_meshes
from .highrise import highrise


def build_city(
    r,
    trees,
    palms,
    coast,
    bx=(-16, 18),
    by=(-4, 15),
    lit=0.05,
    empty=(),
    parks=(),
    towers=None,
    ntowers=18,
    street_light=0.0,
    tree_k=1.0,
    tall=None,
    floors=None,
    strength=1.5,
    seen=lambda ix, iy: True,
):
    """coast(x): y of the shore. towers(bx, by): chance that a block holds towers. `empty`: blocks left to the scene. seen(bx,
    by): whether a camera sees the block; the others stay bare."""
    mats = materials(lit)
    asphalt = pbr(
        'asphalt',
        srgb('#4a4845'),
        0.85,
        var=0.25,
        vscale=0.15,
        bump=0.15,
        bscale=8,
        emit=(1, 0.55, 0.22) if street_light else None,
        es=street_light,
    )
    pave, grass = pbr('pave', srgb('#a59c8f'), 0.85, var=0.25, vscale=0.3), pbr(
        'grass', srgb('#4a5d2d'), 0.9, var=0.35, vscale=0.25, bump=0.5, bscale=6
    )
    yard = pbr('yard', srgb('#7f7a66'), 0.95, var=0.45, vscale=0.12)
    paint, dark = pbr('paint', srgb('#d9d4c6'), 0.7), pbr('tyre', srgb('#26241f'), 0.8)
    LOW = [house(i, mats, 'low') for i in range(46)]
    MID = [house(200 + i, mats, 'walkup') for i in range(26)]
    SHED = [house(400 + i, mats, 'shed') for i in range(7)]
    HIGH = [highrise(i, lit=lit, strength=strength, floors=floors(i) if floors else None) for i in range(ntowers)]
    cars = car_meshes(mats[2], dark)
    pv, marks = MB(), MB()
    for ix in range(*bx):
        for iy in range(*by):
            x0, y0 = ix * BX - BX / 2 + ROAD / 2, iy * BY - BY / 2 + ROAD / 2
            x1, y1 = x0 + BX - ROAD, y0 + BY - ROAD
            if y1 > coast((x0 + x1) / 2) - 8:
                continue
            near = abs(ix) < 4 and -4 < iy < 5
            pv.box(x0, y0, -0.06, x1, y1, 0.15, 0)
            pv.box(x0 + 2.4, y0 + 2.4, 0.1, x1 - 2.4, y1 - 2.4, 0.17, 2)
            if near:
                streets(marks, cars, r, x0, y0, x1, y1)
                avenue(r, trees, palms, x0, y0, x1, y1)
            if (ix, iy) in empty or not seen(ix, iy):
                continue
            if (ix, iy) in parks:
                park(pv, r, trees, palms, x0, y0, x1, y1)
                continue
            chance = towers(ix, iy) if towers else 0
            if r.random() < chance:
                block_of_towers(r, HIGH, trees, palms, x0, y0, x1, y1, tall(ix, iy) if tall else 1)
                continue
            block_of_houses(r, LOW, MID, SHED, trees, palms, x0, y0, x1, y1, calm=near and iy < 2, k=tree_k)
    pv.obj('blocks', [pave, grass, yard])
    marks.obj('marks', [paint])
    g = MB()
    xs = np.linspace(bx[0] * BX - 1200, bx[1] * BX + 1200, 60)
    g.prism([(xs[0], by[0] * BY - 500), (xs[-1], by[0] * BY - 500)] + [(x, coast(x)) for x in xs[::-1]], -1, -0.05, 0)
    g.obj('ground', [asphalt])
