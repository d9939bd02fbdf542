"""The office of the developer in Cebu at dusk: the long table, the model of Alpha Tower, the plan of a home
on the table with samples of what it is finished with."""

import json, os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from parts import *
from parts import alpha, houseplants, seating, tabletop
from parts.facade_materials import NAMES as FACADE
from parts.home import *
from parts.window_view import lamp, look_out

out, W, H, spp, A = args()
view = A.get("view", "model")
reset()
look_out("blue", eye=(0, 2, 1.4), seen=float(A.get("seen", 0.55)), lit=1.0)
M = shell_materials()
more = dict(
    linen=fabric("linen", "#cfc3ae"),
    rug=boucle("rug", "#9b927d", 120, 1.0, 0.008, 0.25),
    ceramic=pbr("ceramic", srgb("#e9e2d4"), 0.32, var=0.04, vscale=14),
    clay=pbr("clay", srgb("#a9603c"), 0.75, var=0.14, vscale=9, bump=0.08, bscale=60),
    sea=pbr("glaze", srgb("#2f5f66"), 0.18, var=0.2, vscale=16),
    cover=books(),
    paper=pbr("paper", srgb("#efe8d8"), 0.9, var=0.06, vscale=200),
    leaf=leafmat("fig", srgb("#2f4c20"), srgb("#4f7434"), 0.25, 0.32),
    olive=leafmat("olive", srgb("#56664a"), srgb("#7d8a68"), 0.2, 0.5),
    bark=pbr("bark", srgb("#7a6650"), 0.9, bump=0.2, bscale=60),
    soil=pbr("soil", srgb("#3a2c20"), 0.95, bump=0.6, bscale=80),
    shade=shade("shade", glow=1.6),
    walnut=wood("walnut", "#6e4a31", "#4b3020", 0),
    led=pbr("led", (1, 0.85, 0.65), 0.5, emit=(1, 0.72, 0.42), es=2.6),
    bronze=pbr("bronze", srgb("#7d5f3a"), 0.32, metal=1.0, var=0.12, vscale=3),
    cloth=fabric("cloth", "#3f6a6e", 240),
)
ID = {k: len(M) + i for i, k in enumerate(more)}
M += list(more.values())
m = type("Materials", (), ID)
X0, X1, Y0, Y1, HI = -4.2, 4.2, -3.4, 3.2, 2.9
TOP = 0.745  # of the table
TABLE = (-2.35, 0.55, 0.55, 1.65)  # x0, y0, x1, y1
PLINTH = (2.35, 1.3)


def room(b):
    b.box(X0 - 0.2, Y0 - 0.2, -0.3, X1 + 0.2, Y1 + 0.2, 0, FLOOR, 0.002, 1)
    b.box(X0 - 0.2, Y0 - 0.2, HI, X1 + 0.2, Y1 + 0.2, HI + 0.3, CEIL, 0.002, 1)
    for at in ((X0 - 0.2, Y0, X0, Y1), (X1, Y0, X1 + 0.2, Y1), (X0, Y0 - 0.2, X1, Y0)):
        wall(b, *at, 0, HI)
    glazing(b, (X0, Y1), (X1, Y1), HI - 0.25, 5, math.radians(180))
    b.box(X0, Y1 - 0.1, HI - 0.25, X1, Y1 + 0.2, HI, WALL, 0.002, 1)
    downlights(b, [(x, y) for x in (-2.6, -0.4, 2.3) for y in (-2.2, 0.2)], HI, m.led)
    tabletop.rug(b, -3.0, -0.5, 1.2, 2.5, m.rug, 4)
    shelves(b)


def shelves(b):
    """Oak shelves on the wall to the right: files, samples, a few pots, a thin light under each board."""
    for z in (0.5, 0.98, 1.46, 1.94, 2.42):
        b.box(X1 - 0.34, -2.6, z, X1, 2.4, z + 0.035, OAK, 0.004)
        b.box(X1 - 0.04, -2.6, z - 0.016, X1 - 0.015, 2.4, z, m.led, 0.002, 1)
    for y in (-2.6, -0.95, 0.72, 2.37):
        b.box(X1 - 0.34, y, 0, X1, y + 0.035, 2.42, OAK, 0.004)
    things = ((0.535, -2.3, m.clay, 0.26), (1.015, -0.5, m.sea, 0.22), (1.495, 1.5, m.ceramic, 0.3), (1.975, -1.8, m.ceramic, 0.24), (1.975, 0.2, m.clay, 0.2), (0.535, 1.9, m.ceramic, 0.3))
    for z, y, cloth, h in things:
        tabletop.vase(b, (X1 - 0.18, y, z), cloth, h, h * 0.36, h * 0.13)
    for z, y, n in ((0.535, -0.3, 3), (1.015, 1.1, 4), (1.495, -2.0, 3), (1.495, 0.1, 2), (1.975, 1.2, 3), (1.015, -2.2, 2), (0.535, 1.0, 4), (1.495, -1.2, 4), (1.975, -0.6, 2), (1.975, 2.0, 4), (0.535, -1.5, 5), (1.015, 0.3, 2), (1.495, 2.0, 2)):
        tabletop.pile(b, (X1 - 0.18, y, z), tuple((0.22 - 0.01 * k, 0.3 - 0.012 * k, 0.03) for k in range(n)), m.cover, m.paper, int(y * 10))


def table(b):
    x0, y0, x1, y1 = TABLE
    b.box(x0, y0, TOP - 0.04, x1, y1, TOP, OAK, 0.01)
    for x in (x0 + 0.12, x1 - 0.12):
        for y in (y0 + 0.12, y1 - 0.12):
            b.lathe([(0.022, 0), (0.034, TOP - 0.04)], m.walnut, (x, y, 0), 20)
    for x in (-1.9, -0.9, 0.1):
        seating.dining_chair(b, (x, y1 + 0.16, 0), 0.0, m.walnut, m.linen)
    for x in (-1.5, -0.3):
        seating.dining_chair(b, (x, y0 - 0.2, 0), math.pi + 0.12 * x, m.walnut, m.linen)
    for x in (-1.75, -0.15):
        tabletop.pendant(b, (x, (y0 + y1) / 2, 1.72), 0.24, 0.18, BLACK, BLACK, HI, m.shade)
        lamp((x, (y0 + y1) / 2, 1.74), 16)
    tabletop.vase(b, (-2.05, 1.25, TOP), m.ceramic, 0.26, 0.09, 0.034)
    houseplants.branches(b, (-2.05, 1.25, TOP + 0.2), 0.6, m.bark, m.olive, 8, 7, 0.055, 0.5)
    for x, y in ((-1.45, 0.74), (0.28, 1.42)):
        tabletop.cup(b, (x, y, TOP), m.ceramic, x)
    tabletop.pile(b, (0.3, 0.85, TOP), ((0.23, 0.31, 0.026), (0.22, 0.3, 0.022), (0.2, 0.28, 0.018)), m.cover, m.paper, 5)
    samples(b)


def samples(b):
    """Squares of what a home is finished with, and a rule, beside the plan."""
    for k, cloth in enumerate((STONE, FLOOR, m.bronze, m.walnut, m.clay, m.sea)):
        x, y = -0.36 + 0.135 * (k % 2) + 0.01 * k, 0.78 + 0.135 * (k // 2)
        b.box(x, y, TOP, x + 0.12, y + 0.12, TOP + 0.012, cloth, 0.003)
    b.box(-1.28, 0.665, TOP + 0.0015, -0.78, 0.7, TOP + 0.005, m.ceramic, 0.001, 1)
    b.tube([(-0.62, 0.72, TOP + 0.006), (-0.66, 0.88, TOP + 0.006)], 0.0045, BLACK, 10)
    for k in range(3 if view != "seat" else 0):  # rolled drawings, which from nearby are one lump
        b.tube([(-1.9 + 0.05 * k, 0.66, TOP + 0.026), (-1.72 + 0.05 * k, 1.02, TOP + 0.026)], 0.024, m.paper, 24)


def sheet():
    """The plan of the one-bedroom home, drawn from the numbers that the site draws it from, as a print on the table."""
    from PIL import Image, ImageDraw

    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "drafts", "plans.json")) as f:
        plan = json.load(f)["alphaOneBedroom"]
    k, left, top = 150, 90, 100
    image = Image.new("RGB", (1120, 1280), "#f4efe4")
    draw = ImageDraw.Draw(image)
    at = lambda box: [left + box[0] * k, top + box[1] * k, left + (box[0] + box[2]) * k, top + (box[1] + box[3]) * k]
    draw.rectangle(at(plan["outside"]), outline="#6d7a70", width=3)
    for piece in plan["furniture"]:
        draw.rounded_rectangle(at(piece["at"]), 10, outline="#8d968c", width=3)
    for box in plan["walls"]:
        draw.rectangle(at(box), fill="#14231d")
    for opening in plan["openings"]:
        draw.rectangle(at(opening["at"]), fill="#f4efe4", outline="#14231d", width=2)
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "drafts", "plan-sheet.png")
    image.save(path)
    material, t = newmat("sheet")
    p = t.n("ShaderNodeBsdfPrincipled", i={"Roughness": 0.9, "Specular": 0.1})
    t.set(p.inputs["Base Color"], t.n("ShaderNodeTexImage", image=bpy.data.images.load(path)))
    finish(material, p, t)
    mesh = MB()
    x0, y0, x1, y1 = -1.36, 0.7, -0.53, 1.62
    mesh.quad((x0, y0, TOP + 0.0012), (x1, y0, TOP + 0.0012), (x1, y1, TOP + 0.0012), (x0, y1, TOP + 0.0012))
    o = mesh.obj("sheet", [material])
    uv = o.data.uv_layers.new()
    for loop, q in zip(uv.data, ((0, 0), (1, 0), (1, 1), (0, 1))):
        loop.uv = q


def model(b):
    """Alpha Tower at 1 : 160 in white card and wood on a plinth, the crowns of its garden as balls of green foam."""
    x, y = PLINTH
    b.box(x - 0.42, y - 0.42, 0, x + 0.42, y + 0.42, 0.9, m.walnut, 0.006)
    b.box(x - 0.38, y - 0.36, 0.9, x + 0.38, y + 0.36, 0.915, STONE, 0.003)
    card = pbr("card", srgb("#efe9dd"), 0.7, var=0.02, vscale=30)
    lit = pbr("acrylic", srgb("#e6e2d6"), 0.25, emit=(1, 0.74, 0.44), es=0.35)
    timber = wood("basswood", "#cda878", "#b08a5a", 2)
    kinds = {"glass": lit, "room": lit, "curtain": lit, "lobby": lit, "wood": timber, "bronze": timber, "deck": timber, "led": lit, "pool": pbr("resin", srgb("#8fc2c4"), 0.1), "green": pbr("flock", srgb("#6f8450"), 0.95), "rail": glassmat("film", (0.95, 0.97, 0.96), 0.05)}
    tower = MB()
    crowns = alpha.build(tower, R(7), None)
    o = tower.obj("model", [kinds.get(name, card) for name in FACADE])
    k = 1 / 160
    o.scale, o.location = (k, k, k), (x, y, 0.915)
    foam = Solid()
    t = np.linspace(0.05, math.pi - 0.05, 10)
    for cx, cy, cz, size in (crown for crown in crowns if crown[2] < 22):
        q = 0.9 * size * k * 1.6
        foam.lathe([(q * math.sin(a), -q * math.cos(a)) for a in t], 0, (x + cx * k, y + cy * k, 0.915 + cz * k + q * 0.7), 12)
    r = R(3)
    for n in range(70):  # the trees of its streets
        side = r.choice((0, 1, 2, 3))
        u = r.uniform(-0.35, 0.35)
        px, py = ((u, -0.25), (u, 0.24), (-0.3, u * 0.8), (0.31, u * 0.8))[side]
        q = r.uniform(0.014, 0.026)
        foot = r.uniform(0.006, 0.014)  # each on a pin that stands in the plate
        foam.tube([(x + px, y + py, 0.91), (x + px, y + py, 0.916 + foot + q)], 0.0016, 1, 8)
        foam.lathe([(q * math.sin(a), -q * math.cos(a)) for a in t], 0, (x + px, y + py, 0.915 + foot + q), 14)
    foam.obj("foam", [pbr("foam", srgb("#5d7444"), 0.95, var=0.2, vscale=60), pbr("pin", srgb("#6b5138"), 0.8)])
    lamp((x - 0.5, y - 0.7, 2.4), 14, radius=0.12)


b = Solid()
room(b)
table(b)
model(b)
for x, y, h, s in ((-3.75, 2.7, 1.9, 3), (3.5, 2.75, 1.7, 5)):
    houseplants.pot(b, (x, y, 0), 0.24, 0.44, m.clay, m.soil)
    houseplants.fiddle_fig(b, (x, y, 0.38), h, m.bark, m.leaf, s, stems=3, size=0.32)
b.obj("office", M)
sheet()
for x, y in ((-2.6, -2.2), (-0.4, 0.2), (2.3, 0.2), (2.3, -2.2), (-0.4, -2.2)):
    lamp((x, y, HI - 0.2), 3.2, radius=0.08)
CAMERAS = {
    "model": ((1.05, -0.45, 1.5), (PLINTH[0], PLINTH[1], 1.27), 38, 4.0),
    # as one sits down
    "seat": ((-3.35, 0.35, 1.22), (0.9, 1.45, 0.86), 26, 5.6),
    "plan": ((-1.25, -0.05, 1.5), (-0.8, 1.08, TOP), 30, 5.6),
}
eye, target, lens, stop = CAMERAS[view]
aim(eye, target, float(A.get("lens", lens)), level=view != "plan", fstop=stop)
bpy.context.scene.camera.data.clip_start = 0.05
print("objects", len(bpy.data.objects), flush=True)
grade = dict(bloom=0.07, vign=0.1, sat=1.05, balance=(0.92, 1.0, 1.14))
render(out, W, H, spp, exposure=float(A.get("exp", 1.15)), look="High Contrast", bounces=(8, 6, 4, 12), **grade)
