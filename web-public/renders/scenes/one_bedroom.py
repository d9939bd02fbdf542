"""Alpha Tower: a one-bedroom home in the morning, built from its sales plan: the living room from the kitchen, the bedroom from its door."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from parts import *
from parts import houseplants, seating, tabletop
from parts.cloth import curtain, fall, pillow, runner
from parts.plan_home import *
from parts.window_view import lamp, look_out

out, W, H, spp, A = args()
view = A.get("view", "living")
reset()
look_out("morning", eye=(0, 2, 1.4), seen=float(A.get("seen", 0.26)), lit=1.15)
M = shell_materials()
more = dict(
    linen=fabric("linen", "#cfc3ae"),
    rug=boucle("rug", "#cfc3ad", 120, 1.0, 0.008, 0.22),
    sheer=sheer("sheer", through=0.45),
    drape=fabric("drape", "#d3c7b2", 200),
    ceramic=pbr("ceramic", srgb("#e9e2d4"), 0.32, var=0.04, vscale=14),
    clay=pbr("clay", srgb("#a9603c"), 0.75, var=0.14, vscale=9, bump=0.08, bscale=60),
    sea=pbr("glaze", srgb("#2f5f66"), 0.18, var=0.2, vscale=16),
    water=glassmat("tumbler", (0.96, 0.98, 0.98), 0.06),
    cover=books(),
    paper=pbr("paper", srgb("#efe8d8"), 0.9, var=0.06, vscale=200),
    leaf=leafmat("fig", srgb("#2f4c20"), srgb("#4f7434"), 0.25, 0.32),
    olive=leafmat("olive", srgb("#56664a"), srgb("#7d8a68"), 0.2, 0.5),
    bark=pbr("bark", srgb("#7a6650"), 0.9, bump=0.2, bscale=60),
    soil=pbr("soil", srgb("#3a2c20"), 0.95, bump=0.6, bscale=80),
    mango=pbr("mango", srgb("#d99a2e"), 0.38, var=0.25, vscale=9),
    shade=shade("shade", glow=0.4),
    walnut=wood("walnut", "#6e4a31", "#4b3020", 1),
    slats=wood("slats", "#b98d5f", "#94683f", 2),
    tiles=slabs("tiles", "#cfc8bb", "#b9b0a1", 0.6),
    screen=pbr("screen", srgb("#101214"), 0.12, spec=0.5),
)
ID = {k: len(M) + i for i, k in enumerate(more)}
M += list(more.values())
m = type("Materials", (), ID)
home = PlanHome("alphaOneBedroom", (1.45, 3))
b = Solid()
home.build(b, m.tiles)


def living():
    """The living room, from the kitchen: the table, the sofa on the right, the television on the wall to the bedroom."""
    downlights(b, [(x, y) for x in (-0.55, 0.65) for y in (-1.9, -0.4, 1.4)], CEILING, m.ceramic)
    x0, y0, x1, y1 = home.piece("dining")
    mx, my = (x0 + x1) / 2, (y0 + y1) / 2
    b.box(x0, y0 + 0.3, 0.715, x1, y1 - 0.3, 0.745, OAK, 0.008)
    for x in (x0 + 0.07, x1 - 0.07):
        for y in (y0 + 0.37, y1 - 0.37):
            b.box(x - 0.025, y - 0.025, 0, x + 0.025, y + 0.025, 0.715, OAK, 0.006)
    for x in (mx - 0.32, mx + 0.32):
        seating.dining_chair(b, (x, y1 - 0.25, 0), 0.0, m.walnut, m.linen)
        seating.dining_chair(b, (x, y0 + 0.25, 0), math.pi, m.walnut, m.linen)
    tabletop.bowl(b, (mx + 0.05, my, 0.745), m.clay, 0.14, 0.08)
    for k in range(5):
        a = k * 1.2566
        tabletop.fruit(b, (mx + 0.05 + 0.06 * math.cos(a), my + 0.06 * math.sin(a), 0.825), m.mango, k)
    for x, y in ((mx - 0.38, my + 0.17), (mx + 0.40, my - 0.16)):
        tabletop.plate(b, (x, y, 0.745), m.ceramic, 0.12)
        tabletop.cup(b, (x + 0.18, y - 0.02, 0.745), m.ceramic, x)
    tabletop.pendant(b, (mx, my, 1.62), 0.22, 0.17, BLACK, BLACK, CEILING, m.shade)
    x0, y0, x1, y1 = home.piece("sofa")
    seating.sofa(b, x0, y0, y1 - y0, m.linen, m.walnut, seed=4, deep=x1 - x0)
    tabletop.rug(b, *home.piece("rug"), m.rug)
    x0, y0, x1, y1 = home.piece("table")
    tx, ty = (x0 + x1) / 2, (y0 + y1) / 2
    tabletop.drum_table(b, (tx, ty + 0.12, 0.012), 0.30, 0.36, STONE)
    tabletop.pedestal_table(b, (tx - 0.04, ty - 0.36, 0.012), 0.2, 0.45, m.walnut, BRASS)
    z = tabletop.pile(b, (tx + 0.06, ty + 0.05, 0.372), ((0.21, 0.29, 0.028), (0.18, 0.25, 0.02)), m.cover, m.paper, 3)
    tabletop.bowl(b, (tx + 0.06, ty + 0.05, z), m.sea, 0.055, 0.04)
    tabletop.cup(b, (tx - 0.06, ty - 0.34, 0.462), m.ceramic, 0.3)
    tabletop.vase(b, (tx - 0.1, ty + 0.24, 0.372), m.ceramic, 0.22, 0.075, 0.03)
    houseplants.branches(b, (tx - 0.1, ty + 0.24, 0.55), 0.5, m.bark, m.olive, 5, 6, 0.05, 0.5)
    # the television on a low shelf of oak
    x0, y0, x1, y1 = home.piece("television")
    b.box(x0, y0, 0.22, x1 - 0.02, y1, 0.5, OAK, 0.006)
    b.box(x0 + 0.005, y0 + 0.14, 0.74, x0 + 0.045, y1 - 0.14, 1.43, m.screen, 0.004)
    tabletop.vase(b, (x0 + 0.17, y0 + 0.14, 0.5), m.clay, 0.2, 0.065, 0.028)
    tabletop.pile(b, (x0 + 0.17, y1 - 0.2, 0.5), ((0.2, 0.27, 0.028), (0.18, 0.24, 0.022)), m.cover, m.paper, 7)
    x0, y0, x1, y1 = home.piece("plant")
    px, py = (x0 + x1) / 2, (y0 + y1) / 2
    houseplants.pot(b, (px, py, 0), 0.18, 0.34, m.clay, m.soil)
    houseplants.fiddle_fig(b, (px, py, 0.28), 1.45, m.bark, m.leaf, 3, stems=3, size=0.28)
    x0, y0, x1, y1 = home.box(home.plan["openings"][3]["at"])
    curtain(b, m.sheer, (x1 - 0.45, y0 - 0.1), (x1 + 0.12, y0 - 0.1), 0.015, CEILING - 0.02, 1, 0.05, 9)
    curtain(b, m.drape, (x1 - 0.12, y0 - 0.18), (x1 + 0.16, y0 - 0.18), 0.012, CEILING - 0.02, 2, 0.07, 5)
    curtain(b, m.drape, (x0 - 0.16, y0 - 0.18), (x0 + 0.12, y0 - 0.18), 0.012, CEILING - 0.02, 4, 0.07, 5)
    outside()
    x0, y0, x1, y1 = home.piece("sofa")
    b.obj("room", M)
    pillow(0.48, 0.48, fabric("terracotta", "#a9603c", 240), (x0 + 0.50, y0 + 0.38, 0.69), (math.radians(-72), 0, math.radians(110)), 1)
    pillow(0.45, 0.45, fabric("seacloth", "#3f6a6e", 240), (x0 + 0.50, y1 - 0.42, 0.68), (math.radians(-68), 0, math.radians(66)), 2)
    # a picture over the sofa
    art = painting("art", ((0.1, "#e7dcc6"), (0.3, "#c9a27c"), (0.42, "#2f5d64"), (0.6, "#7fa3a2"), (0.8, "#e6dccb")), 3)
    my = (y0 + y1) / 2
    p = Solid()
    p.box(1.315, my - 0.55, 1.3, 1.348, my + 0.55, 2.0, 0, 0.003, 1)
    p.obj("art", [art])
    f = Solid()
    for ya, za, yb, zb in ((-0.57, 1.28, -0.548, 2.02), (0.548, 1.28, 0.57, 2.02), (-0.57, 1.28, 0.57, 1.302), (-0.57, 1.998, 0.57, 2.02)):
        f.box(1.305, my + ya, za, 1.35, my + yb, zb, 0, 0.003, 1)
    f.obj("frame", [more["walnut"]])
    lamp((mx, (home.piece("dining")[1] + home.piece("dining")[3]) / 2, 1.66), 5)
    aim((-0.78, -2.5, 1.4), (0.26, 2.4, 1.02), float(A.get("lens", 19.5)), level=True)


def outside():
    """What stands on the balcony: a chair that looks out, a small table, a plant."""
    x0, y0, x1, y1 = home.piece("armchair")
    seating.tub_chair(b, ((x0 + x1) / 2, (y0 + y1) / 2, -0.012), math.radians(150), m.linen, m.walnut, 3)
    x0, y0, x1, y1 = home.piece("round")
    tabletop.pedestal_table(b, ((x0 + x1) / 2, (y0 + y1) / 2, -0.012), 0.2, 0.45, STONE, BLACK)
    x0, y0, x1, y1 = home.piece("plant", 1)
    px, py = (x0 + x1) / 2, (y0 + y1) / 2
    houseplants.pot(b, (px, py, -0.012), 0.2, 0.36, WHITE, m.soil)
    houseplants.kentia(b, (px, py, 0.3), 1.1, m.leaf, m.leaf, 5, 11)


def bedroom():
    """The bedroom, from its door: the bed by the right wall, the wardrobe out of the picture, the window beyond."""
    downlights(b, [(x, y) for x in (-3.4, -2.1) for y in (0.2, 1.9)], CEILING, m.ceramic)
    x0, y0, x1, y1 = home.piece("bed")  # its head lies at the low end of x
    by = (y0 + y1) / 2
    head = home.box(home.plan["rooms"][1]["boxes"][0])[0]
    y = y0 - 0.62
    while y < y1 + 0.6:  # upright slats behind the head
        b.box(head, y, 0.0, head + 0.03, y + 0.036, 1.5, m.slats, 0.004, 1)
        y += 0.052
    bed = Solid()
    seating.bed_frame(bed, -0.8, -1.0, 1.6, 1.94, OAK, m.linen, 3)
    cx = x0 + 1.0
    b.add(np.vstack(bed.V), bed.F, np.vstack(bed.N), OAK, (cx, by, 0), (0, 0, math.pi / 2))
    b.M[-len(bed.M) :] = bed.M
    seating.upholstered(b, (1.92, 1.6, 0.24), m.ceramic, (cx, by, 0.385), rad=0.05, puff=0.01, seed=3)
    tabletop.rug(b, *home.piece("rug", 1), m.rug, 2)
    for k in (0, 1):
        lx0, ly0, lx1, ly1 = home.piece("lamp", k)
        x, y = (lx0 + lx1) / 2, (ly0 + ly1) / 2
        tabletop.pedestal_table(b, (x, y, 0.006), 0.18, 0.48, m.walnut, BRASS)
        tabletop.table_lamp(b, (x - 0.02, y, 0.486), m.ceramic, m.shade, 0.44)
        lamp((x - 0.02, y, 0.486 + 0.33), 4)
    wx0, wy0, wx1, wy1 = home.piece("wardrobe")
    b.box(wx0, wy0, 0.06, wx1, wy1, 2.35, m.slats, 0.004)
    b.box((wx0 + wx1) / 2 - 0.003, wy1 - 0.004, 0.06, (wx0 + wx1) / 2 + 0.003, wy1 + 0.003, 2.35, BLACK, 0.001, 1)
    ox0, oy0, ox1, oy1 = home.box(home.plan["openings"][4]["at"])
    for lo, hi, cloth, off, seed, folds in (
        (ox0 - 0.16, ox0 + 0.34, m.sheer, 0.1, 1, 9),
        (ox1 - 0.34, ox1 + 0.16, m.sheer, 0.1, 3, 9),
        (ox0 - 0.22, ox0 + 0.1, m.drape, 0.18, 2, 5),
        (ox1 - 0.1, ox1 + 0.22, m.drape, 0.18, 5, 5),
    ):
        curtain(b, cloth, (lo, oy0 - off), (hi, oy0 - off), 0.015, CEILING - 0.02, seed, 0.06, folds)
    outside()
    b.obj("room", M)
    proxy = Solid()
    proxy.box(cx - 0.98, by - 0.81, 0.0, cx + 1.0, by + 0.81, 0.515, 0, 0.06, 4)
    proxy = proxy.obj("proxy", [])
    white = fabric("percale", "#efeae0", 420, 0.03, 0.25, 0.12)
    u, v = np.meshgrid(np.linspace(cx - 0.46, cx + 1.18, 64), np.linspace(by - 1.2, by + 1.2, 90), indexing="ij")
    rise = 0.56 + 0.018 * np.sin(u * 9 + 2 * np.sin(v * 5)) + 0.012 * np.sin(v * 13 + u * 6)
    fall(np.stack([u, v, rise], -1), white, [proxy], 34, 0.035, 1.4, friction=30, name="cover")
    fold = Solid()
    seating.upholstered(fold, (0.34, 1.66, 0.075), 0, (cx - 0.34, by, 0.575), rad=0.035, puff=0.012, seed=8, crease=0.012, fill=26)
    fold.obj("fold", [white])
    wool = fabric("wool", "#8a6a52", 120, 0.16, second="#a5846a")
    over = [(cx + 0.7, by + y, z) for y, z in ((-0.895, 0.14), (-0.89, 0.5), (-0.84, 0.555), (-0.55, 0.57), (0, 0.575), (0.55, 0.57), (0.84, 0.555), (0.89, 0.5), (0.895, 0.14))]
    runner(over, (1, 0, 0), 0.5, wool, 5, 0.012, 0.10)
    bpy.data.objects.remove(proxy)
    for k, yy in enumerate((-0.41, 0.41)):
        pillow(0.68, 0.48, white, (cx - 0.80, by + yy, 0.74), (math.radians(-64), 0, math.radians(-90 + (k - 0.5) * 6)), 1 + k)
        pillow(0.66, 0.46, white, (cx - 0.64, by + yy - 0.02, 0.71), (math.radians(-56), 0, math.radians(-90 - (k - 0.5) * 9)), 5 + k)
    pillow(0.62, 0.36, fabric("seacloth", "#4d7072", 240), (cx - 0.46, by, 0.685), (math.radians(-54), 0, math.radians(-88)), 3)
    aim((-1.72, 0.0, 1.36), (-2.72, 2.4, 0.95), float(A.get("lens", 18)), level=True)


{"living": living, "bedroom": bedroom}[view]()
bpy.context.scene.camera.data.clip_start = 0.05
print("objects", len(bpy.data.objects), flush=True)
grade = dict(bloom=0.05, vign=0.08, sat=1.06, balance=(0.87, 1.0, 1.24))
render(out, W, H, spp, exposure=float(A.get("exp", 2.45)), look="High Contrast", depth="depth" in A, bounces=(10, 6, 4, 14), **grade)
