"""Aerial perspective computed in every material, so that it has no noise and costs nothing."""

import bpy, math
from .nodes import NT, c4


def make_haze(
    sky,
    dist,
    height=None,
    base=0.0,
    gain=1.0,
    tint=(1, 1, 1),
    maxf=1.0,
    start=0.0,
    strength=1.0,
    noise_amt=0,
    noise_scale=0.004,
):
    """Shader -> Shader group: aerial perspective (exp distance, optional height falloff), camera rays only; noise-free, antialiased"""
    g = bpy.data.node_groups.new("Haze", "ShaderNodeTree")
    g.inputs.new("NodeSocketShader", "S")
    g.outputs.new("NodeSocketShader", "S")
    t = NT(g)
    gi = t.n("NodeGroupInput")
    go = t.n("NodeGroupOutput")
    cd = t.n("ShaderNodeCameraData")
    geo = t.n("ShaderNodeNewGeometry")
    lp = t.n("ShaderNodeLightPath")
    d = t.math("MAXIMUM", t.math("SUBTRACT", cd.outputs["View Distance"], start), 0.0)
    tau = t.math("MULTIPLY", d, gain / dist)
    if height:
        sz = t.n("ShaderNodeSeparateXYZ")
        t.set(sz.inputs[0], geo.outputs["Position"])
        hh = t.math("EXPONENT", t.math("DIVIDE", t.math("SUBTRACT", base, sz.outputs[2]), height))
        hh = t.math("MINIMUM", hh, 6.0)
        if noise_amt:
            n = t.noise(t.vmath("MULTIPLY", geo.outputs["Position"], (1, 1, 2.2)), noise_scale, 3, 0.5)
            hh = t.math("MULTIPLY", hh, t.math("ADD", 1 - noise_amt * 0.5, t.math("MULTIPLY", n, noise_amt)))
        tau = t.math("MULTIPLY", tau, hh)
    f = t.math("SUBTRACT", 1.0, t.math("EXPONENT", t.math("MULTIPLY", tau, -1.0)))
    f = t.math("MULTIPLY", f, maxf)
    vis = t.math("MAXIMUM", lp.outputs["Is Camera Ray"], lp.outputs["Is Glossy Ray"])
    vis = t.math("MAXIMUM", vis, lp.outputs["Is Transmission Ray"])
    f = t.math("MULTIPLY", f, vis)
    dirv = t.vmath("SCALE", geo.outputs["Incoming"], scale=-1.0)
    sep = t.n("ShaderNodeSeparateXYZ")
    t.set(sep.inputs[0], dirv)
    dirh = t.n("ShaderNodeCombineXYZ", i={0: sep.outputs[0], 1: sep.outputs[1], 2: 0.004})
    sk = t.n("ShaderNodeGroup")
    sk.node_tree = sky
    t.set(sk.inputs[0], dirh.outputs[0])
    em = t.n("ShaderNodeEmission")
    t.set(em.inputs[0], t.mix(1.0, sk.outputs[0], c4(tint), "MULTIPLY"))
    em.inputs[1].default_value = strength
    mx = t.n("ShaderNodeMixShader")
    t.set(mx.inputs[0], f)
    t.set(mx.inputs[1], gi.outputs[0])
    t.set(mx.inputs[2], em.outputs[0])
    t.set(go.inputs[0], mx.outputs[0])
    return g


def make_fog(sky, layers, cam_z, tint=(1, 1, 1), strength=1.0, noise_amt=0.0, noise_scale=0.004, el=0.004, sea=None):
    """analytic exponential height fog, layers=[(extinction per m at base, base z, scale height)]; integrated along the view ray, so
    valleys fill and peaks stay clear. Camera/glossy rays only; costs nothing and has no noise."""
    g = bpy.data.node_groups.new("Fog", "ShaderNodeTree")
    g.inputs.new("NodeSocketShader", "S")
    g.outputs.new("NodeSocketShader", "S")
    t = NT(g)
    gi = t.n("NodeGroupInput")
    go = t.n("NodeGroupOutput")
    cd = t.n("ShaderNodeCameraData")
    geo = t.n("ShaderNodeNewGeometry")
    lp = t.n("ShaderNodeLightPath")
    d = cd.outputs["View Distance"]
    sz = t.n("ShaderNodeSeparateXYZ")
    t.set(sz.inputs[0], geo.outputs["Position"])
    z = sz.outputs[2]
    tau = None
    for li, (k, z0, Hs) in enumerate(layers):
        dz = t.math("DIVIDE", t.math("SUBTRACT", z, cam_z), Hs)
        sg = t.math("ADD", t.math("MULTIPLY", t.math("GREATER_THAN", dz, 0.0), 2.0), -1.0)
        dz = t.math("MULTIPLY", sg, t.math("MAXIMUM", t.math("ABSOLUTE", dz), 1e-3))
        e = t.math("DIVIDE", t.math("SUBTRACT", 1.0, t.math("EXPONENT", t.math("MULTIPLY", dz, -1.0))), dz)
        q = t.math("MULTIPLY", t.math("MULTIPLY", d, k * math.exp(-(cam_z - z0) / Hs)), e)
        if noise_amt and li == len(layers) - 1:
            n = t.noise(t.vmath("MULTIPLY", geo.outputs["Position"], (1, 0.55, 2.5)), noise_scale, 4, 0.55)
            n = t.ramp(n, [(0.32, 0), (0.68, 1)])
            q = t.math("MULTIPLY", q, t.math("ADD", 1 - noise_amt, t.math("MULTIPLY", n, 2 * noise_amt)))
        if sea and li == len(layers) - 1:  # thin the mist out over open water: sea=(y0,y1,factor)
            mr = t.n(
                "ShaderNodeMapRange",
                interpolation_type="SMOOTHSTEP",
                i={1: float(sea[0]), 2: float(sea[1]), 3: 1.0, 4: float(sea[2])},
            )
            t.set(mr.inputs[0], sz.outputs[1])
            q = t.math("MULTIPLY", q, mr.outputs[0])
        tau = q if tau is None else t.math("ADD", tau, q)
    f = t.math("SUBTRACT", 1.0, t.math("EXPONENT", t.math("MULTIPLY", tau, -1.0)))
    f = t.math("MULTIPLY", f, t.math("MAXIMUM", lp.outputs["Is Camera Ray"], lp.outputs["Is Glossy Ray"]))
    dirv = t.vmath("SCALE", geo.outputs["Incoming"], scale=-1.0)
    sep = t.n("ShaderNodeSeparateXYZ")
    t.set(sep.inputs[0], dirv)
    dirh = t.n("ShaderNodeCombineXYZ", i={0: sep.outputs[0], 1: sep.outputs[1], 2: el})
    sk = t.n("ShaderNodeGroup")
    sk.node_tree = sky
    t.set(sk.inputs[0], dirh.outputs[0])
    em = t.n("ShaderNodeEmission")
    t.set(em.inputs[0], t.mix(1.0, sk.outputs[0], c4(tint), "MULTIPLY"))
    em.inputs[1].default_value = strength
    mx = t.n("ShaderNodeMixShader")
    t.set(mx.inputs[0], f)
    t.set(mx.inputs[1], gi.outputs[0])
    t.set(mx.inputs[2], em.outputs[0])
    t.set(go.inputs[0], mx.outputs[0])
    return g


HAZE = None


def set_haze(g):
    global HAZE
    HAZE = g


def finish(mat, shader, t):
    o = t.n("ShaderNodeOutputMaterial")
    sh = shader.outputs[0] if isinstance(shader, bpy.types.Node) else shader
    if HAZE:
        h = t.n("ShaderNodeGroup")
        h.node_tree = HAZE
        t.set(h.inputs[0], sh)
        sh = h.outputs[0]
    t.set(o.inputs[0], sh)
    mat.cycles.sample_as_light = False  # haze emission / fake interiors must never be light-sampled
    return mat
