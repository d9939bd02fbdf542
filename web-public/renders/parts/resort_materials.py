"""The materials of the resort, in the order in which its meshes refer to them."""

from .nodes import c4, srgb
from .materials import glassmat, newmat, pbr
from .haze import finish
from .facade_materials import room_material

PL, TI, SH, GL, RA, DK, CU, RO, ST, DE, LA, CL, LN, LE, WA, PV = range(16)


def pool_water():
    """Lit from the long sides: brighter near the walls, pooled under each lamp."""
    tile, t = newmat("pool")
    p = t.n("ShaderNodeBsdfPrincipled", i={"Base Color": c4(srgb("#125d6b")), "Roughness": 0.02, "Specular": 0.5})
    pos = t.n("ShaderNodeNewGeometry").outputs["Position"]
    sep = t.n("ShaderNodeSeparateXYZ")
    t.set(sep.inputs[0], pos)
    edge = t.math("POWER", t.math("DIVIDE", t.math("ABSOLUTE", sep.outputs[0]), 6.0), 2.2)
    pools = t.math("ADD", 0.55, t.math("MULTIPLY", t.math("COSINE", t.math("MULTIPLY", sep.outputs[1], 6.283 / 7.0)), 0.45))
    lit = t.math("ADD", 0.30, t.math("MULTIPLY", t.math("MULTIPLY", edge, pools), 1.1))
    lit = t.math("MULTIPLY", lit, t.math("ADD", 0.75, t.math("MULTIPLY", t.noise(pos, 1.1, 3, 0.6, dist=1.5), 0.5)))
    p.inputs["Emission"].default_value = (0.05, 0.42, 0.47, 1)
    t.set(p.inputs["Emission Strength"], t.math("MULTIPLY", lit, 0.62))
    b_ = t.n("ShaderNodeBump", i={"Strength": 0.16, "Distance": 0.10})
    t.set(
        b_.inputs["Height"],
        t.math("ADD", t.noise(pos, 0.9, 3, 0.5, dist=0.6), t.math("MULTIPLY", t.noise(pos, 3.2, 2, 0.5), 0.25)),
    )
    t.set(p.inputs["Normal"], b_)
    return finish(tile, p, t)


def paving():
    """Sawn stone in courses, 1.2 by 0.6 m: each slab of its own tone, joints a little lower, some slabs still damp."""
    stone, t = newmat("paving")
    pos = t.n("ShaderNodeNewGeometry").outputs["Position"]
    brick = t.n(
        "ShaderNodeTexBrick",
        offset=0.5,
        i={
            "Vector": pos,
            "Color1": c4(srgb("#d3b48a")),
            "Color2": c4(srgb("#ad8c66")),
            "Mortar": c4(srgb("#4d3f33")),
            "Scale": 1.0,
            "Mortar Size": 0.012,
            "Mortar Smooth": 0.3,
            "Bias": -0.1,
            "Brick Width": 1.2,
            "Row Height": 0.6,
        },
    )
    grain = t.math("ADD", 0.78, t.math("MULTIPLY", t.noise(pos, 2.4, 6, 0.65), 0.44))
    tone = t.n("ShaderNodeCombineColor", i={0: grain, 1: grain, 2: grain}).outputs[0]
    p = t.n("ShaderNodeBsdfPrincipled", i={"Specular": 0.42})
    t.set(p.inputs["Base Color"], t.mix(1, brick.outputs["Color"], tone, "MULTIPLY"))
    damp = t.math("MULTIPLY", t.math("SUBTRACT", t.noise(pos, 0.22, 4, 0.6), 0.42), 2.2, clamp=True)
    t.set(p.inputs["Roughness"], t.math("SUBTRACT", 0.62, t.math("MULTIPLY", damp, 0.4)))
    bump = t.n("ShaderNodeBump", i={"Strength": 0.35, "Distance": 0.02})
    t.set(
        bump.inputs["Height"],
        t.math("ADD", t.math("SUBTRACT", 1, brick.outputs["Fac"]), t.math("MULTIPLY", t.noise(pos, 14, 3, 0.6), 0.12)),
    )
    t.set(p.inputs["Normal"], bump)
    return finish(stone, p, t)


def materials():
    return [
        pbr("plaster", srgb("#ddd3c2"), 0.75, var=0.06, vscale=0.4),
        pbr("timber", srgb("#8a5a36"), 0.5, var=0.2, vscale=1.2),
        pbr("shingle", srgb("#4a3d33"), 0.9, var=0.3, vscale=1.5, bump=0.5, bscale=5),
        glassmat("glass", (0.72, 0.74, 0.72), 0.10, 0),
        glassmat("rail", (0.88, 0.93, 0.93), 0.05, 0),
        pbr("dark", srgb("#332e2a"), 0.45, metal=0.5),
        pbr("curtain", srgb("#f0e6d4"), 0.9, spec=0.1, emit=(1, 0.60, 0.30), es=0.22),
        room_material(0.72, 2.0),
        pbr("stone", srgb("#b5a58e"), 0.55, var=0.16, vscale=0.8),
        pbr("deck", srgb("#7d5b40"), 0.5, var=0.25, vscale=1.4),
        pbr("lawn", srgb("#34471f"), 0.95, var=0.35, vscale=0.5, bump=0.6, bscale=7),
        pbr("cloth", srgb("#efe8da"), 0.9, spec=0.1),
        pbr("lantern", (1, 0.8, 0.5), 0.5, emit=(1, 0.62, 0.28), es=9),
        pbr("led", (1, 0.8, 0.5), 0.5, emit=(1, 0.60, 0.28), es=3.2),
        pool_water(),
        paving(),
    ]
