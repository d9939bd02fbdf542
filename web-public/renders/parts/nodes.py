"""A short way to write shader node trees."""

import bpy


class NT:
    def __init__(s, t):
        s.t = t

    def n(s, typ, **k):
        nd = s.t.nodes.new(typ)
        for a, v in k.items():
            if a == "i":
                for kk, vv in v.items():
                    s.set(nd.inputs[kk], vv)
            else:
                setattr(nd, a, v)
        return nd

    def set(s, sock, v):
        if isinstance(v, bpy.types.NodeSocket):
            s.t.links.new(v, sock)
        elif isinstance(v, bpy.types.Node):
            s.t.links.new(v.outputs[0], sock)
        else:
            sock.default_value = v

    def math(s, op, a, b=None, c=None, clamp=False):
        nd = s.n("ShaderNodeMath", operation=op, use_clamp=clamp)
        s.set(nd.inputs[0], a)
        if b is not None:
            s.set(nd.inputs[1], b)
        if c is not None:
            s.set(nd.inputs[2], c)
        return nd.outputs[0]

    def vmath(s, op, a, b=None, out=0, scale=None):
        nd = s.n("ShaderNodeVectorMath", operation=op)
        s.set(nd.inputs[0], a)
        if b is not None:
            s.set(nd.inputs[1], b)
        if scale is not None:
            s.set(nd.inputs["Scale"], scale)
        return nd.outputs[out]

    def mix(s, f, a, b, mode="MIX"):
        nd = s.n("ShaderNodeMixRGB", blend_type=mode)
        s.set(nd.inputs[0], f)
        s.set(nd.inputs[1], a)
        s.set(nd.inputs[2], b)
        return nd.outputs[0]

    def ramp(s, f, stops, interp="LINEAR"):
        nd = s.n("ShaderNodeValToRGB")
        s.set(nd.inputs[0], f)
        cr = nd.color_ramp
        cr.interpolation = interp
        while len(cr.elements) < len(stops):
            cr.elements.new(0.5)
        for e, (p, c) in zip(cr.elements, stops):
            e.position = p
            e.color = c4(c)
        return nd.outputs[0]

    def noise(s, vec, scale, detail=4, rough=0.55, out="Fac", dist=0):
        nd = s.n("ShaderNodeTexNoise")
        s.set(nd.inputs["Vector"], vec) if vec is not None else None
        nd.inputs["Scale"].default_value = scale
        nd.inputs["Detail"].default_value = detail
        nd.inputs["Roughness"].default_value = rough
        nd.inputs["Distortion"].default_value = dist
        return nd.outputs[out]


def c4(c):
    if not hasattr(c, "__len__"):
        return (c, c, c, 1)
    return tuple(c) if len(c) == 4 else (*c, 1)


def srgb(h):
    h = h.lstrip("#")
    v = [int(h[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in v)
