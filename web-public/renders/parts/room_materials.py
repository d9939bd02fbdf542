"""Surfaces at arm's length: boards, stone, cloth, paper, metal. All have grain or wear, none is one flat colour."""

from .haze import finish
from .materials import glassmat, leafmat, newmat, pbr
from .nodes import c4, srgb


def position(t):
    return t.n("ShaderNodeNewGeometry").outputs["Position"]


def bump(t, p, height, strength, distance=0.01):
    b = t.n("ShaderNodeBump", i={"Strength": strength, "Distance": distance})
    t.set(b.inputs["Height"], height)
    t.set(p.inputs["Normal"], b)


def wood(name, a, b, axis=0, rough=0.42, seed=0):
    """Grain along an axis; `a` and `b` are the colours of early and late wood."""
    m, t = newmat(name)
    k = [9.0, 9.0, 9.0]
    k[axis] = 0.55
    pos = t.vmath("ADD", position(t), (seed * 3.1, seed * 1.7, seed))
    v = t.vmath("MULTIPLY", pos, tuple(k))
    big = t.noise(v, 1.0, 3, 0.5, dist=1.6)
    rings = t.math("FRACT", t.math("MULTIPLY", big, 7.0))
    fine = t.noise(t.vmath("MULTIPLY", v, (14, 14, 14)), 1.0, 3, 0.7)
    g = t.math("ADD", t.math("MULTIPLY", t.ramp(rings, [(0, 0), (0.75, 0.8), (1, 0)]), 0.45), t.math("MULTIPLY", fine, 0.55))
    p = t.n("ShaderNodeBsdfPrincipled", i={"Specular": 0.4})
    t.set(p.inputs["Base Color"], t.mix(g, c4(srgb(a)), c4(srgb(b))))
    t.set(p.inputs["Roughness"], t.math("ADD", rough - 0.08, t.math("MULTIPLY", fine, 0.2)))
    bump(t, p, fine, 0.12, 0.002)
    return finish(m, p, t)


def planks(name, a, b, width=0.2, length=2.2, along=1, rough=0.34):
    """A floor of boards: each has its own tone and grain, joints are staggered and a little open."""
    m, t = newmat(name)
    pos = position(t)
    s = t.n("ShaderNodeSeparateXYZ", i={0: pos})
    u = t.math("DIVIDE", s.outputs[1 - along], width)
    row = t.math("FLOOR", u)
    shift = t.n("ShaderNodeTexWhiteNoise", noise_dimensions="1D", i={"W": row}).outputs["Value"]
    v = t.math("ADD", t.math("DIVIDE", s.outputs[along], length), t.math("MULTIPLY", shift, 7.0))
    board = t.n("ShaderNodeCombineXYZ", i={0: row, 1: t.math("FLOOR", v)}).outputs[0]
    wn = t.n("ShaderNodeTexWhiteNoise", noise_dimensions="2D", i={"Vector": board})
    k = [10.0, 10.0, 10.0]
    k[along] = 0.7
    gv = t.vmath("ADD", t.vmath("MULTIPLY", pos, tuple(k)), t.vmath("SCALE", wn.outputs["Color"], scale=40.0))
    rings = t.math("FRACT", t.math("MULTIPLY", t.noise(gv, 1.0, 3, 0.5, dist=1.4), 6.0))
    fine = t.noise(t.vmath("MULTIPLY", gv, (12, 12, 12)), 1.0, 3, 0.7)
    g = t.math("ADD", t.math("MULTIPLY", t.ramp(rings, [(0, 0), (0.7, 0.8), (1, 0)]), 0.3), t.math("MULTIPLY", fine, 0.3))
    g = t.math("ADD", g, t.math("MULTIPLY", wn.outputs["Value"], 0.4))
    e = 0.0016 / width
    gap = t.math(
        "MULTIPLY",
        t.ramp(t.math("FRACT", u), [(0, 0), (e, 1), (1 - e, 1), (1, 0)]),
        t.ramp(t.math("FRACT", v), [(0, 0), (0.0008, 1), (0.9992, 1), (1, 0)]),
    )
    p = t.n("ShaderNodeBsdfPrincipled", i={"Specular": 0.42})
    t.set(p.inputs["Base Color"], t.mix(gap, c4(srgb("#3a2a1c")), t.mix(g, c4(srgb(b)), c4(srgb(a)))))
    wear = t.noise(pos, 1.3, 4, 0.6)
    t.set(p.inputs["Roughness"], t.math("ADD", rough - 0.1, t.math("MULTIPLY", t.math("ADD", wear, fine), 0.14)))
    bump(t, p, t.math("ADD", gap, t.math("MULTIPLY", fine, 0.12)), 0.25, 0.003)
    return finish(m, p, t)


def fabric(name, colour, weave=260, slub=0.1, sheen=0.35, depth=0.35, second=None):
    """Woven cloth: threads both ways, slubs, a soft edge of light."""
    m, t = newmat(name)
    tc = t.n("ShaderNodeTexCoord").outputs["Object"]
    warp = t.noise(t.vmath("MULTIPLY", tc, (weave, weave * 0.07, weave * 0.3)), 1.0, 2, 0.6)
    weft = t.noise(t.vmath("MULTIPLY", tc, (weave * 0.07, weave, weave * 0.3)), 1.0, 2, 0.6)
    th = t.math("MULTIPLY", t.math("ADD", warp, weft), 0.5)
    worn = t.noise(tc, 2.2, 3, 0.5)
    k = t.math("ADD", t.math("MULTIPLY", t.math("SUBTRACT", th, 0.5), slub * 5), t.math("ADD", 0.94, t.math("MULTIPLY", worn, 0.12)))
    c = c4(srgb(colour))
    if second:
        c = t.mix(t.ramp(th, [(0.42, 0), (0.58, 1)]), c, c4(srgb(second)))
    p = t.n("ShaderNodeBsdfPrincipled", i={"Roughness": 0.92, "Specular": 0.12, "Sheen": sheen, "Sheen Tint": 0.6})
    t.set(p.inputs["Base Color"], t.mix(1, c, t.n("ShaderNodeCombineColor", i={0: k, 1: k, 2: k}).outputs[0], "MULTIPLY"))
    bump(t, p, th, depth, 0.003)
    return finish(m, p, t)


def boucle(name, colour, scale=170, depth=0.9, distance=0.006, var=0.16):
    """Loops of yarn; also the pile of a rug."""
    m, t = newmat(name)
    tc = t.n("ShaderNodeTexCoord").outputs["Object"]
    vo = t.n("ShaderNodeTexVoronoi", i={"Vector": tc, "Scale": scale})
    n = t.noise(tc, scale * 0.35, 3, 0.6)
    k = t.math("ADD", 1 - var, t.math("MULTIPLY", t.math("ADD", n, t.noise(tc, 1.7, 3, 0.5)), var))
    p = t.n("ShaderNodeBsdfPrincipled", i={"Roughness": 0.95, "Specular": 0.1, "Sheen": 0.5, "Sheen Tint": 0.5})
    rgb = t.n("ShaderNodeCombineColor", i={0: k, 1: k, 2: k}).outputs[0]
    t.set(p.inputs["Base Color"], t.mix(1, c4(srgb(colour)), rgb, "MULTIPLY"))
    bump(t, p, t.math("SUBTRACT", n, vo.outputs["Distance"]), depth, distance)
    return finish(m, p, t)


def sheer(name, colour="#f6f1e6", through=0.5):
    """Voile: light comes through it, and so does some of what is behind."""
    m, t = newmat(name)
    tr = t.n("ShaderNodeBsdfTransparent")
    di = t.n("ShaderNodeBsdfDiffuse", i={0: c4(srgb(colour))})
    tl = t.n("ShaderNodeBsdfTranslucent", i={0: c4(srgb(colour))})
    body = t.n("ShaderNodeMixShader", i={0: 0.6, 1: di.outputs[0], 2: tl.outputs[0]})
    # seen at a slant there is more thread in the way
    f = t.n("ShaderNodeLayerWeight", i={0: 0.35}).outputs["Facing"]
    k = t.math("SUBTRACT", through, t.math("MULTIPLY", f, through * 0.9))
    return finish(m, t.n("ShaderNodeMixShader", i={0: k, 1: body.outputs[0], 2: tr.outputs[0]}), t)


def travertine(name, a="#d9cbb4", b="#b9a586", rough=0.35, scale=1.0):
    m, t = newmat(name)
    pos = position(t)
    band = t.noise(t.vmath("MULTIPLY", pos, (1.2 * scale, 1.6 * scale, 22 * scale)), 1.6, 5, 0.62, dist=0.8)
    cloud = t.noise(pos, 5 * scale, 5, 0.6)
    pit = t.ramp(t.noise(t.vmath("MULTIPLY", pos, (40, 40, 110)), scale, 2, 0.6), [(0.30, 0), (0.36, 1)])
    g = t.math("ADD", t.math("MULTIPLY", band, 0.7), t.math("MULTIPLY", cloud, 0.3))
    c = t.mix(t.ramp(g, [(0.3, 0), (0.7, 1)]), c4(srgb(a)), c4(srgb(b)))
    p = t.n("ShaderNodeBsdfPrincipled", i={"Specular": 0.45})
    t.set(p.inputs["Base Color"], t.mix(pit, c4(srgb("#8c7a5e")), c))
    t.set(p.inputs["Roughness"], t.math("ADD", rough, t.math("MULTIPLY", cloud, 0.15)))
    bump(t, p, pit, 0.3, 0.004)
    return finish(m, p, t)


def books(name="books"):
    """Every book its own muted colour."""
    m, t = newmat(name)
    rnd = t.n("ShaderNodeNewGeometry").outputs["Random Per Island"]
    tones = "#e8dfce #7a8f8c #c7a27a #33423d #d8c9b0 #a9502b #8e8a80 #1f3f46 #efe7da #b98a3e".split()
    c = t.ramp(rnd, [(i / len(tones), srgb(h)) for i, h in enumerate(tones)], "CONSTANT")
    p = t.n("ShaderNodeBsdfPrincipled", i={"Roughness": 0.7, "Specular": 0.2})
    t.set(p.inputs["Base Color"], c)
    return finish(m, p, t)


def shade(name, colour=(1, 0.72, 0.42), glow=0.0, cloth="#f1e7d3"):
    """A lampshade of linen, lit from within when `glow` is not 0."""
    m, t = newmat(name)
    di = t.n("ShaderNodeBsdfDiffuse", i={0: c4(srgb(cloth))})
    tl = t.n("ShaderNodeBsdfTranslucent", i={0: c4(srgb(cloth))})
    s = t.n("ShaderNodeMixShader", i={0: 0.45, 1: di.outputs[0], 2: tl.outputs[0]})
    if glow:
        e = t.n("ShaderNodeEmission", i={0: c4(colour), 1: glow})
        s = t.n("ShaderNodeAddShader", i={0: s.outputs[0], 1: e.outputs[0]})
    return finish(m, s, t)


def painting(name, stops, seed=0):
    """An abstract seascape: broad strokes in bands, over canvas."""
    m, t = newmat(name)
    uv = t.n("ShaderNodeTexCoord").outputs["Generated"]
    s = t.n("ShaderNodeSeparateXYZ", i={0: uv})
    stroke = t.noise(t.vmath("ADD", t.vmath("MULTIPLY", uv, (3, 3, 16)), (seed, seed, 0)), 1.0, 6, 0.65, dist=0.6)
    h = t.math("ADD", s.outputs[2], t.math("MULTIPLY", t.math("SUBTRACT", stroke, 0.5), 0.42))
    p = t.n("ShaderNodeBsdfPrincipled", i={"Roughness": 0.75, "Specular": 0.2})
    t.set(p.inputs["Base Color"], t.ramp(h, [(a, srgb(c)) for a, c in stops]))
    bump(t, p, stroke, 0.4, 0.01)
    return finish(m, p, t)


def slabs(name, a, b, size=0.9, rough=0.16):
    """A honed stone floor: each slab its own tone, fine joints, polished by shoes in places."""
    m, t = newmat(name)
    pos = position(t)
    s = t.n("ShaderNodeSeparateXYZ", i={0: pos})
    u, v = t.math("DIVIDE", s.outputs[0], size), t.math("DIVIDE", s.outputs[1], size * 0.5)
    cell = t.n("ShaderNodeCombineXYZ", i={0: t.math("FLOOR", u), 1: t.math("FLOOR", v)}).outputs[0]
    wn = t.n("ShaderNodeTexWhiteNoise", noise_dimensions="2D", i={"Vector": cell})
    own = t.vmath("ADD", t.vmath("MULTIPLY", pos, (1.6, 5.0, 1.0)), t.vmath("SCALE", wn.outputs["Color"], scale=30.0))
    vein = t.noise(own, 1.4, 6, 0.62, dist=0.9)
    g = t.math("ADD", t.math("MULTIPLY", vein, 0.7), t.math("MULTIPLY", wn.outputs["Value"], 0.3))
    e = 0.0022 / size
    gap = t.math(
        "MULTIPLY",
        t.ramp(t.math("FRACT", u), [(0, 0), (e, 1), (1 - e, 1), (1, 0)]),
        t.ramp(t.math("FRACT", v), [(0, 0), (2 * e, 1), (1 - 2 * e, 1), (1, 0)]),
    )
    p = t.n("ShaderNodeBsdfPrincipled", i={"Specular": 0.5})
    stone = t.mix(t.ramp(g, [(0.28, 0), (0.72, 1)]), c4(srgb(a)), c4(srgb(b)))
    t.set(p.inputs["Base Color"], t.mix(gap, c4(srgb("#7c6f5b")), stone))
    t.set(p.inputs["Roughness"], t.math("ADD", rough, t.math("MULTIPLY", t.noise(pos, 0.9, 4, 0.6), 0.16)))
    bump(t, p, gap, 0.15, 0.002)
    return finish(m, p, t)


def day_glass(name, seen=0.35):
    """A camera exposes for the room, eyes see both: the day behind this glass is darker to the camera and in mirrors than
    it is to the room, which it lights in full."""
    m, t = newmat(name)
    path = t.n("ShaderNodeLightPath")
    looked = t.math("MAXIMUM", path.outputs["Is Camera Ray"], path.outputs["Is Glossy Ray"])
    tint = t.mix(looked, c4((0.92, 0.95, 0.94)), c4((seen, seen * 1.02, seen)))
    tr = t.n("ShaderNodeBsdfTransparent")
    t.set(tr.inputs[0], tint)
    gl = t.n("ShaderNodeBsdfGlossy", i={0: c4(1), 1: 0.0})
    f = t.math("MINIMUM", t.math("MULTIPLY", t.n("ShaderNodeFresnel", i={0: 1.5}), 1.2), 0.9)
    return finish(m, t.n("ShaderNodeMixShader", i={0: f, 1: tr.outputs[0], 2: gl.outputs[0]}), t)
