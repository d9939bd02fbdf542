"""Alpha Tower in its city, whole: what every camera of it sees, whichever the light and the stage of building."""

import bpy
from random import Random
from . import alpha, city, deck_life, podium, site_edge, strait
from .cebu_light import LIGHTS
from .facade_materials import CONCRETE, tower_materials
from .materials import leafmat, pbr
from .mesh import MB, link
from .nodes import srgb
from .plants import palm_mesh, tree_mesh


def plants():
    bark, pbark = pbr("bark", srgb("#6b5843"), 0.9), pbr("pbark", srgb("#8a7a66"), 0.9)
    light = leafmat("leaf", srgb("#35531f"), srgb("#62803a"))
    dark = leafmat("leafd", srgb("#26421c"), srgb("#4a6b30"))
    palm = leafmat("palm", srgb("#46622a"), srgb("#748a42"))
    trees = [
        tree_mesh(
            "tree%d" % i,
            i,
            [bark, light if i % 2 else dark],
            h=7 + i % 4 * 1.5,
            spread=3.4 + i % 3 * 0.8,
            leaves=2600,
            ls=0.55,
        )
        for i in range(8)
    ]
    palms = [palm_mesh("palm%d" % i, 40 + i, [pbark, palm, pbark], h=8 + 2 * i, fronds=20) for i in range(3)]
    bushes = [
        tree_mesh(
            "bush%d" % i, 80 + i, [bark, light if i % 2 else dark], h=1.3, spread=0.85, leaves=420, ls=0.24, trunk=0.1
        )
        for i in range(3)
    ]
    return trees, palms, bushes


def towers(bx, by):
    """Towers stand in a cluster to the right, a few elsewhere behind; none before the one that is for sale."""
    if abs(bx) < 2 and by < 4 or by < 1 and bx < 4:
        return 0
    return 0.34 if bx > 5 else 0.045


def street_lamps():
    """Lamps along the streets close by: heads that are seen, and under every other one a pool of light."""
    b = MB()
    for bx in range(-4, 5):
        for by in range(-3, 5):
            for k in range(4):
                x, y = bx * 84 - 42 + k * 21, by * 64 - 32
                b.box(x - 0.22, y - 5.4, 7.9, x + 0.22, y - 4.6, 8.05, 0)
                b.box(x - 0.05, y - 6.0, 0, x + 0.05, y - 5.9, 7.9, 1)
                if k % 2 == 0:
                    l = bpy.data.lights.new("lamp", "POINT")
                    l.energy, l.color, l.shadow_soft_size = 420, (1, 0.68, 0.40), 0.4
                    link(bpy.data.objects.new("lamp", l)).location = (x, y - 4.6, 7.7)
    b.obj("lamps", [pbr("lamp", (1, 0.8, 0.5), 0.5, emit=(1, 0.68, 0.36), es=14), pbr("post", srgb("#3a3a3c"), 0.6)])


def tower(r, light, glow, stage):
    """The tower by itself, with its site while it is built (stage: see alpha.Stage). Returns the plants on it."""
    blue = light == "blue"
    materials = tower_materials(
        lit=0.62 if blue else 0 if stage else 0.34,
        strength=2.0 if blue else 2.6,
        glow=glow,
        pool_glow=0.42 if blue else 0,
    )
    if stage:
        materials[CONCRETE] = site_edge.concrete("concrete", "#b4aea3")
    mb = MB()
    balconies = alpha.build(mb, r, stage)
    mb.obj("tower", materials)
    return balconies


def garden(r, balconies, kit, lit):
    """What grows and stands on the finished tower. kit: what `plants` gives."""
    trees, palms, bushes = kit
    podium.plant_terrace(r, balconies, bushes, palms, trees)
    deck_life.furnish()
    deck_life.south_side(lit)


def surroundings(r, light, lit, kit):
    """The city around the lot, and the strait."""
    blue = light == "blue"
    trees, palms, _ = kit
    city.build_city(
        r,
        trees,
        palms,
        strait.coast,
        lit=lit,
        empty=((0, 0),),
        parks=((-1, -1), (0, -1), (-1, -2)),
        towers=towers,
        street_light=0.006 if blue else 0,
        strength=0.9 if blue else 1.5,
        tree_k=1.15,
    )
    if blue:
        street_lamps()
    strait.build(r)


def build(light, stage=None):
    """light: gold, day, afternoon or blue; stage: a Stage of alpha, None when finished. Returns the grade for `render`."""
    r = Random(7)
    lit, glow, grade = LIGHTS[light]()
    balconies = tower(r, light, glow, stage)
    kit = plants()
    if not stage:
        garden(r, balconies, kit, light == "blue")
    surroundings(r, light, lit, kit)
    return grade
