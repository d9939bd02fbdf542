"""Materials: plain surfaces, glass, leaves."""

import bpy
from .nodes import NT, c4, srgb
from .haze import finish


def newmat(name):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    m.node_tree.nodes.clear()
    return m, NT(m.node_tree)


def pbr(name, col, rough=0.6, metal=0, spec=0.4, var=0, vscale=0.5, bump=0, bscale=20, objvar=0, emit=None, es=0):
    m, t = newmat(name)
    p = t.n("ShaderNodeBsdfPrincipled")
    geo = t.n("ShaderNodeNewGeometry")
    pos = geo.outputs["Position"]
    c = c4(col)
    if var:
        n = t.noise(pos, vscale, 5, 0.6)
        k = t.math("ADD", 1 - var, t.math("MULTIPLY", n, 2 * var))
        c = t.mix(1, c, t.n("ShaderNodeCombineColor", i={0: k, 1: k, 2: k}).outputs[0], "MULTIPLY")
    if objvar:
        oi = t.n("ShaderNodeObjectInfo")
        hs = t.n("ShaderNodeHueSaturation")
        t.set(hs.inputs["Color"], c)
        t.set(hs.inputs["Value"], t.math("ADD", 1 - objvar, t.math("MULTIPLY", oi.outputs["Random"], 2 * objvar)))
        t.set(
            hs.inputs["Hue"],
            t.math("ADD", 0.5 - objvar * 0.08, t.math("MULTIPLY", oi.outputs["Random"], objvar * 0.16)),
        )
        c = hs.outputs[0]
    t.set(p.inputs["Base Color"], c)
    p.inputs["Roughness"].default_value = rough
    p.inputs["Metallic"].default_value = metal
    p.inputs["Specular"].default_value = spec
    if bump:
        b = t.n("ShaderNodeBump")
        b.inputs["Strength"].default_value = bump
        t.set(b.inputs["Height"], t.noise(pos, bscale, 4, 0.6))
        t.set(p.inputs["Normal"], b)
    if emit:
        p.inputs["Emission"].default_value = c4(emit)
        p.inputs["Emission Strength"].default_value = es
    return finish(m, p, t)


def glassmat(name, tint=(0.75, 0.85, 0.88), refl=0.16, rough=0.0, ior=1.5):
    m, t = newmat(name)
    tr = t.n("ShaderNodeBsdfTransparent", i={0: c4(tint)})
    gl = t.n("ShaderNodeBsdfGlossy", i={0: c4(1), 1: rough})
    fr = t.n("ShaderNodeFresnel", i={0: ior})
    f = t.math("MINIMUM", t.math("ADD", t.math("MULTIPLY", fr, 1.6), refl), 0.95)
    mx = t.n("ShaderNodeMixShader", i={0: f, 1: tr.outputs[0], 2: gl.outputs[0]})
    return finish(m, mx, t)


def leafmat(name, col, col2, trans=0.35, rough=0.5, spec=0.35, objvar=0.25):
    m, t = newmat(name)
    geo = t.n("ShaderNodeNewGeometry")
    oi = t.n("ShaderNodeObjectInfo")
    rnd = geo.outputs["Random Per Island"]
    c = t.mix(rnd, c4(col), c4(col2))
    hs = t.n("ShaderNodeHueSaturation")
    t.set(hs.inputs["Color"], c)
    t.set(hs.inputs["Value"], t.math("ADD", 1 - objvar, t.math("MULTIPLY", oi.outputs["Random"], 2 * objvar)))
    t.set(hs.inputs["Hue"], t.math("ADD", 0.485, t.math("MULTIPLY", oi.outputs["Random"], 0.03)))
    p = t.n("ShaderNodeBsdfPrincipled")
    t.set(p.inputs["Base Color"], hs.outputs[0])
    p.inputs["Roughness"].default_value = rough
    p.inputs["Specular"].default_value = spec
    tl = t.n("ShaderNodeBsdfTranslucent")
    t.set(tl.inputs[0], t.mix(1, hs.outputs[0], (1.25, 1.15, 0.55, 1), "MULTIPLY"))
    mx = t.n("ShaderNodeMixShader", i={0: trans, 1: p.outputs[0], 2: tl.outputs[0]})
    return finish(m, mx, t)


def windowmat(name, glass="#1b2429", lit=0.06, glow=(1, 0.6, 0.28), strength=1.6, curtains=0.25, coat=0.0):
    """Window panes as separate islands: each reflects, some have drawn curtains, some are lit. coat: how much of a mirror
    the glass is, as that of offices, which then has the tint `glass`."""
    m, t = newmat(name)
    geo = t.n("ShaderNodeNewGeometry")
    oi = t.n("ShaderNodeObjectInfo")
    wn = t.n("ShaderNodeTexWhiteNoise", noise_dimensions="2D")
    t.set(
        wn.inputs["Vector"],
        t.n(
            "ShaderNodeCombineXYZ",
            i={
                0: t.math("MULTIPLY", geo.outputs["Random Per Island"], 917.0),
                1: t.math("MULTIPLY", oi.outputs["Random"], 371.0),
            },
        ).outputs[0],
    )
    v = wn.outputs["Value"]
    hue = t.n("ShaderNodeSeparateColor")
    t.set(hue.inputs[0], wn.outputs["Color"])
    p = t.n("ShaderNodeBsdfPrincipled")
    drawn = t.math("LESS_THAN", hue.outputs[1], curtains)
    t.set(p.inputs["Base Color"], t.mix(drawn, c4(srgb(glass)), c4(srgb("#8d8478"))))
    p.inputs["Roughness"].default_value = 0.1
    p.inputs["Specular"].default_value = 0.8
    p.inputs["Metallic"].default_value = coat
    on = t.math("LESS_THAN", v, float(lit))
    warm = t.mix(hue.outputs[2], c4(glow), c4((1, 0.82, 0.58)))
    t.set(p.inputs["Emission"], warm)
    t.set(
        p.inputs["Emission Strength"],
        t.math("MULTIPLY", on, t.math("MULTIPLY", t.math("ADD", 0.25, hue.outputs[0]), float(strength))),
    )
    return finish(m, p, t)
