"""The materials of a tower, and the order in which façade meshes refer to them."""

import math
import numpy as np
from .nodes import NT, c4, srgb
from .materials import newmat, pbr, glassmat
from .haze import finish

NAMES = "white soffit glass rail dark curtain room concrete led bronze stone wood deck lobby pool green paving net yellow".split()
(
    WHITE,
    SOFFIT,
    GLASS,
    RAIL,
    DARK,
    CURTAIN,
    ROOM,
    CONCRETE,
    LED,
    BRONZE,
    STONE,
    WOOD,
    DECK,
    LOBBY,
    POOL,
    GREEN,
    PAVING,
    NET,
    YELLOW,
) = range(len(NAMES))


def netting(name="debris", tone="#6b8a7a"):
    """Nets of plastic threads: light comes through, every length of its own age, creased where it is tied."""
    m, t = newmat(name)
    geo = t.n("ShaderNodeNewGeometry")
    crease = t.noise(t.vmath("MULTIPLY", geo.outputs["Position"], (1, 1, 0.25)), 1.6, 4, 0.6)
    shade = t.math("ADD", 0.55, t.math("ADD", t.math("MULTIPLY", geo.outputs["Random Per Island"], 0.5), t.math("MULTIPLY", crease, 0.35)))
    c = t.mix(1, c4(srgb(tone)), t.n("ShaderNodeCombineColor", i={0: shade, 1: shade, 2: shade}).outputs[0], "MULTIPLY")
    d = t.n("ShaderNodeBsdfDiffuse")
    t.set(d.inputs[0], c)
    b = t.n("ShaderNodeBump", i={"Strength": 0.7, "Distance": 0.25})
    t.set(b.inputs["Height"], crease)
    t.set(d.inputs["Normal"], b)
    l = t.n("ShaderNodeBsdfTranslucent")
    t.set(l.inputs[0], c)
    cloth = t.n("ShaderNodeMixShader", i={0: 0.35, 1: d.outputs[0], 2: l.outputs[0]})
    holes = t.n("ShaderNodeMixShader", i={0: 0.30, 1: cloth.outputs[0], 2: t.n("ShaderNodeBsdfTransparent").outputs[0]})
    return finish(m, holes, t)


def room_material(lit, strength):
    """Back walls of the rooms; a share `lit` of them glows."""
    m, t = newmat("room")
    rnd = t.n("ShaderNodeNewGeometry").outputs["Random Per Island"]
    wn = t.n("ShaderNodeTexWhiteNoise", noise_dimensions="1D")
    t.set(wn.inputs["W"], t.math("MULTIPLY", rnd, 917.0))
    hue = t.n("ShaderNodeSeparateColor")
    t.set(hue.inputs[0], wn.outputs["Color"])
    p = t.n("ShaderNodeBsdfPrincipled")
    t.set(p.inputs["Base Color"], t.mix(wn.outputs["Value"], c4(srgb("#c9b8a0")), c4(srgb("#8e8378"))))
    p.inputs["Roughness"].default_value = 0.9
    t.set(p.inputs["Emission"], t.mix(wn.outputs["Value"], (1, 0.40, 0.12, 1), (1, 0.62, 0.30, 1)))
    on = t.math("MULTIPLY", t.math("LESS_THAN", hue.outputs[1], float(lit)), t.math("ADD", 0.6, hue.outputs[2]))
    t.set(p.inputs["Emission Strength"], t.math("MULTIPLY", t.math("ADD", 0.015, on), float(strength)))
    return finish(m, p, t)


def pool(glow):
    """By day water alone; at dusk lit from below, brighter over each lamp."""
    m, t = newmat("pool")
    pos = t.n("ShaderNodeNewGeometry").outputs["Position"]
    p = t.n("ShaderNodeBsdfPrincipled", i={"Base Color": c4(srgb("#2f9fae")), "Roughness": 0.03, "Specular": 0.6})
    b = t.n("ShaderNodeBump", i={"Strength": 0.06})
    t.set(b.inputs["Height"], t.noise(pos, 1.2, 4, 0.6))
    t.set(p.inputs["Normal"], b)
    if glow:
        at = t.n("ShaderNodeSeparateXYZ", i={0: pos})
        waves = [t.math("COSINE", t.math("MULTIPLY", at.outputs[k], 2 * math.pi / 5.2)) for k in (0, 1)]
        lamps = t.math("ADD", 0.5, t.math("MULTIPLY", t.math("ADD", *waves), 0.25))
        drift = t.math("ADD", 0.7, t.math("MULTIPLY", t.noise(pos, 0.9, 3, 0.6), 0.6))
        p.inputs["Emission"].default_value = (0.05, 0.42, 0.52, 1)
        share = t.math("ADD", 0.28, t.math("MULTIPLY", t.math("POWER", lamps, 2.0), 1.1))
        t.set(p.inputs["Emission Strength"], t.math("MULTIPLY", t.math("MULTIPLY", share, drift), float(glow)))
    return finish(m, p, t)


def tower_materials(lit=0.35, strength=2.2, glow=1.0, wall="#e9e4da", pool_glow=0.0):
    """`glow` scales the lobby and the light lines: 1 by day, more at dusk."""
    return [
        pbr("white", srgb(wall), 0.55, var=0.05, vscale=0.25),
        pbr("soffit", srgb("#a8754a"), 0.5, var=0.15, vscale=2),
        glassmat("glass", (0.40, 0.47, 0.50), 0.15, 0.0),
        glassmat("rail", (0.86, 0.93, 0.93), 0.05, 0.0),
        pbr("darkmetal", srgb("#3a3632"), 0.4, metal=0.6),
        pbr("curtain", srgb("#efe8dc"), 0.9, spec=0.1),
        room_material(lit, strength),
        pbr("concrete", srgb("#b9b2a6"), 0.8, var=0.12, vscale=0.6, bump=0.1),
        pbr("led", (1, 0.8, 0.55), 0.5, emit=(1, 0.66, 0.34), es=7 * glow),
        pbr("bronze", srgb("#7a5a41"), 0.38, metal=0.55, var=0.08),
        pbr("stone", srgb("#5d564f"), 0.6, var=0.2, vscale=0.35),
        pbr("wood", srgb("#94623a"), 0.5, var=0.15, vscale=1.5),
        pbr("deck", srgb("#b08a63"), 0.6, var=0.15, vscale=2),
        pbr("lobby", srgb("#d8b48a"), 0.7, emit=(1, 0.42, 0.13), es=2.6 * glow),
        pool(pool_glow),
        pbr("green", srgb("#4f6330"), 0.9, var=0.35, vscale=0.25, bump=0.5, bscale=6),
        pbr("paving", srgb("#a59c8f"), 0.8, var=0.15, vscale=0.4),
        netting("net"),
        pbr("yellow", srgb("#b5842a"), 0.6, var=0.25, vscale=0.6),
    ]
