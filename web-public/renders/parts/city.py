"""A city on a grid of streets by the sea: blocks cut differently each time, towers here and there, trees everywhere."""
import math
import numpy as np
from .mesh import MB, inst
from .nodes import srgb
from .materials import pbr
from .houses import house, materials, car_meshes
from .highrise import highrise

BX, BY, ROAD = 84, 64, 14


def build_city(r, trees, palms, coast, bx=(-16, 18), by=(-4, 15), lit=.05, empty=(), parks=(), towers=None, ntowers=18, street_light=0.0,
               tree_k=1.0, tall=None, floors=None, strength=1.5):
    """coast(x): y of the shore. towers(bx, by): chance that a block holds towers. `empty`: blocks left to the scene."""
    mats = materials(lit)
    asphalt = pbr('asphalt', srgb('#4a4845'), .85, var=.25, vscale=.15, bump=.15, bscale=8, emit=(1, .55, .22) if street_light else None, es=street_light)
    pave, grass = pbr('pave', srgb('#a59c8f'), .85, var=.25, vscale=.3), pbr('grass', srgb('#4a5d2d'), .9, var=.35, vscale=.25, bump=.5, bscale=6)
    yard = pbr('yard', srgb('#7f7a66'), .95, var=.45, vscale=.12)
    paint, dark = pbr('paint', srgb('#d9d4c6'), .7), pbr('tyre', srgb('#26241f'), .8)
    LOW = [house(i, mats, 'low') for i in range(46)]
    MID = [house(200+i, mats, 'walkup') for i in range(26)]
    SHED = [house(400+i, mats, 'shed') for i in range(7)]
    HIGH = [highrise(i, lit=lit, strength=strength, floors=floors(i) if floors else None) for i in range(ntowers)]
    cars = car_meshes(mats[2], dark)
    pv, marks = MB(), MB()
    for ix in range(*bx):
        for iy in range(*by):
            x0, y0 = ix*BX-BX/2+ROAD/2, iy*BY-BY/2+ROAD/2
            x1, y1 = x0+BX-ROAD, y0+BY-ROAD
            if y1 > coast((x0+x1)/2)-8:
                continue
            near = abs(ix) < 4 and -4 < iy < 5
            pv.box(x0, y0, -.06, x1, y1, .15, 0)
            pv.box(x0+2.4, y0+2.4, .1, x1-2.4, y1-2.4, .17, 2)
            if near:
                streets(marks, cars, r, x0, y0, x1, y1)
                avenue(r, trees, palms, x0, y0, x1, y1)
            if (ix, iy) in empty:
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
    xs = np.linspace(bx[0]*BX-1200, bx[1]*BX+1200, 60)
    g.prism([(xs[0], by[0]*BY-500), (xs[-1], by[0]*BY-500)]+[(x, coast(x)) for x in xs[::-1]], -1, -.05, 0)
    g.obj('ground', [asphalt])


def streets(marks, cars, r, x0, y0, x1, y1):
    for x in np.arange(x0-ROAD/2, x1+ROAD/2, 7):
        marks.box(x, y0-ROAD/2-.08, -.05, x+3, y0-ROAD/2+.08, -.035, 0)
    for y in np.arange(y0-ROAD/2, y1+ROAD/2, 7):
        marks.box(x0-ROAD/2-.08, y, -.05, x0-ROAD/2+.08, y+3, -.035, 0)
    for e in (0, 1):
        for k in range(9):
            marks.box(x0-2.8 if e else x1+.2, y0+k*1.1-9, -.05, x0-.3 if e else x1+2.7, y0+k*1.1-8.5, -.04, 0)
    for k in range(10):
        if r.random() < .6:
            inst(r.choice(cars), (x0+r.uniform(0, BX), y0-ROAD/2+r.choice((-1.9, 1.9, -1.9, 1.9, 5.2)), -.05), r.choice((0, math.pi)))
        if r.random() < .4:
            inst(r.choice(cars), (x0-ROAD/2+r.choice((-1.9, 1.9)), y0+r.uniform(0, BY), -.05), math.pi/2)


def avenue(r, trees, palms, x0, y0, x1, y1):
    for k in range(11):
        inst(r.choice(trees+trees+palms), (x0+(k+r.uniform(.3, .7))*(x1-x0)/11, y0+1.1, .1), r.uniform(0, 6), r.uniform(.5, .85))
        if r.random() < .7:
            inst(r.choice(trees), (x0+(k+r.uniform(.3, .7))*(x1-x0)/11, y1-1.1, .1), r.uniform(0, 6), r.uniform(.45, .8))
    for k in range(5):
        inst(r.choice(trees+palms), (x0+1.1, y0+(k+.5)*(y1-y0)/5, .1), r.uniform(0, 6), r.uniform(.55, .8))


def park(pv, r, trees, palms, x0, y0, x1, y1):
    mx, my = (x0+x1)/2, (y0+y1)/2
    pv.box(x0+2, y0+2, .15, x1-2, y1-2, .22, 1)
    pv.box(x0+2, my-1.6, .2, x1-2, my+1.6, .26, 0)
    pv.box(mx-1.6, y0+2, .2, mx+1.6, y1-2, .26, 0)
    for k in range(54):
        x, y = r.uniform(x0+4, x1-4), r.uniform(y0+4, y1-4)
        if abs(x-mx) > 5 and abs(y-my) > 4:
            inst(r.choice(trees+trees+palms), (x, y, .2), r.uniform(0, 6), r.uniform(.6, 1.15))
    for k in range(8):
        inst(palms[k % len(palms)], (x0+4+k*(x1-x0-8)/7, my+r.choice((-2.6, 2.6)), .2), r.uniform(0, 6), .8)


def block_of_towers(r, HIGH, trees, palms, x0, y0, x1, y1, tall=1):
    w = (x1-x0)
    n = r.choice((1, 1, 2))
    for k in range(n):
        m, a, d = r.choice(HIGH)
        s = min(1.0, w/n/(a+3), (y1-y0)/(d+3))
        inst(m, (x0+(k+.5)*w/n, (y0+y1)/2+r.uniform(-3, 3), .1), r.choice((0, math.pi)), (s, s, tall*r.uniform(.75, 1.2)))
    for k in range(14):
        inst(r.choice(trees+palms), (r.choice((x0+2.5, x1-2.5))+r.uniform(-1, 1), r.uniform(y0, y1), .1), r.uniform(0, 6), r.uniform(.5, .9))


def block_of_houses(r, LOW, MID, SHED, trees, palms, x0, y0, x1, y1, calm, k=1.0):
    """The block is cut into 2–4 strips, and every strip into lots of its own width."""
    if not calm and r.random() < .06:
        m, w, d = r.choice(SHED)
        s = min(1.25, (x1-x0-6)/w, (y1-y0-6)/d)
        inst(m, ((x0+x1)/2, (y0+y1)/2, .1), r.choice((0, math.pi)), (s, s, 1))
        for q in range(16):
            inst(r.choice(trees+palms), (r.uniform(x0, x1), r.choice((y0+2, y1-2)), .1), r.uniform(0, 6), r.uniform(.5, .9))
        return
    ny = r.choice((2, 3, 3, 4))
    cut = sorted(r.uniform(.8, 1.2) for _ in range(ny))
    r.shuffle(cut)
    edges = np.r_[0, np.cumsum(cut)]/sum(cut)*(y1-y0)+y0
    for j in range(ny):
        ya, yb = edges[j], edges[j+1]
        x = x0+1
        while x < x1-7:
            lot = min(r.uniform(11, 21), x1-x)
            cx, cy = x+lot/2, (ya+yb)/2
            x += lot
            if r.random() < .16:   # a garden, or a lot not yet built on
                for q in range(r.randint(2, 5)):
                    inst(r.choice(trees+palms), (cx+r.uniform(-lot/2, lot/2)*.8, cy+r.uniform(ya-yb, yb-ya)*.4, 0), r.uniform(0, 6), k*r.uniform(.6, 1.1))
                continue
            m, w, d = r.choice(LOW if calm or r.random() < .72 else MID)
            turn = r.random() < .35
            a, e = (d, w) if turn else (w, d)
            s = min(1.08, lot/(a+1.2), (yb-ya)/(e+1.2))
            if s < .45:
                continue
            inst(m, (cx+r.uniform(-.8, .8), cy+r.uniform(-.6, .6), .1), r.choice((0, math.pi))+(math.pi/2 if turn else 0)+r.uniform(-.03, .03), (s, s, max(s, .8)))
            if r.random() < .9*k:
                inst(r.choice(trees+palms), (cx+lot/2, cy+r.uniform(-.5, .5)*(yb-ya), 0), r.uniform(0, 6), k*r.uniform(.45, .95))
            for q in range(r.choice((0, 1, 1, 2))):   # trees in the back yards
                inst(r.choice(trees+trees+palms), (cx+r.uniform(-.5, .5)*lot, r.choice((ya, yb))+r.uniform(-1, 1), 0), r.uniform(0, 6), k*r.uniform(.4, .85))
