"""An analytic sky with clouds: noise-free, and the same colours tint the haze."""

import bpy, math
from mathutils import Vector
from .nodes import NT, c4
from .mesh import link


def make_sky(sun_dir, stops, glow=(1, 0.55, 0.25), glow_s=1.0, glow_p=6, core_s=2.0):
    """analytic sky group: Vector->Color; same group colours the aerial haze"""
    g = bpy.data.node_groups.new("SkyCol", "ShaderNodeTree")
    g.inputs.new("NodeSocketVector", "Dir")
    g.outputs.new("NodeSocketColor", "Color")
    t = NT(g)
    gi = t.n("NodeGroupInput")
    go = t.n("NodeGroupOutput")
    d = t.vmath("NORMALIZE", gi.outputs[0])
    sep = t.n("ShaderNodeSeparateXYZ")
    t.set(sep.inputs[0], d)
    el = t.math("POWER", t.math("MAXIMUM", sep.outputs[2], 0.0), 0.5)
    col = t.ramp(el, stops)
    dt = t.math("MAXIMUM", t.vmath("DOT_PRODUCT", d, tuple(Vector(sun_dir).normalized()), out="Value"), 0)
    fade = t.math("POWER", t.math("SUBTRACT", 1.0, t.math("MAXIMUM", sep.outputs[2], 0.0)), 3)
    gl = t.math("MULTIPLY", t.math("MULTIPLY", t.math("POWER", dt, glow_p), glow_s), fade)
    gl = t.math("ADD", gl, t.math("MULTIPLY", t.math("POWER", dt, 60), core_s))
    out = t.mix(
        1.0, col, t.mix(1.0, c4(glow), t.n("ShaderNodeCombineColor", i={0: gl, 1: gl, 2: gl}), "MULTIPLY"), "ADD"
    )
    t.set(go.inputs[0], out)
    return g


def make_world(
    g,
    strength=1.0,
    clouds=True,
    cover=0.5,
    lit=(1, 0.75, 0.55),
    dark=(0.45, 0.45, 0.55),
    cscale=0.55,
    seed=(3, 1, 7),
    camclouds=1.0,
    zk=0.10,
):
    w = bpy.data.worlds.new("W")
    bpy.context.scene.world = w
    w.use_nodes = True
    w.node_tree.nodes.clear()
    t = NT(w.node_tree)
    tc = t.n("ShaderNodeTexCoord")
    d = tc.outputs["Generated"]
    sk = t.n("ShaderNodeGroup")
    sk.node_tree = g
    t.set(sk.inputs[0], d)
    col = sk.outputs[0]
    if clouds:
        sep = t.n("ShaderNodeSeparateXYZ")
        t.set(sep.inputs[0], d)
        z = t.math("MAXIMUM", sep.outputs[2], 0.0)
        k = t.math("DIVIDE", 1.0, t.math("ADD", z, zk))
        p = t.vmath("SCALE", d, scale=k)
        cx = t.n("ShaderNodeSeparateXYZ")
        t.set(cx.inputs[0], p)
        p = t.n(
            "ShaderNodeCombineXYZ",
            i={
                0: t.math("ADD", cx.outputs[0], seed[0]),
                1: t.math("ADD", t.math("MULTIPLY", cx.outputs[1], 1.0), seed[1]),
                2: float(seed[2]),
            },
        ).outputs[0]
        n1 = t.noise(p, cscale, 9, 0.58, dist=0.25)
        n2 = t.noise(t.vmath("ADD", p, (-0.22, -0.1, 0.05)), cscale, 9, 0.58, dist=0.25)
        big = t.noise(p, cscale * 0.28, 2, 0.5)
        dens = t.math("ADD", n1, t.math("MULTIPLY", t.math("SUBTRACT", big, 0.5), 0.6))
        a = t.ramp(dens, [(0, 0), (cover, 0), (cover + 0.17, 0.85), (1, 1)], "EASE")
        fade = t.ramp(z, [(0, 0), (0.015, 0), (0.10, 1), (1, 1)])
        a = t.math("MULTIPLY", a, fade)
        a = t.math("MULTIPLY", a, camclouds)
        shade = t.math("ADD", t.math("MULTIPLY", t.math("SUBTRACT", n1, n2), 3.2), 0.55, clamp=True)
        cc = t.mix(shade, c4(dark), c4(lit))
        cc = t.mix(0.25, cc, col)
        col = t.mix(a, col, cc)
    bg = t.n("ShaderNodeBackground")
    t.set(bg.inputs[0], col)
    bg.inputs[1].default_value = strength
    o = t.n("ShaderNodeOutputWorld")
    t.set(o.inputs[0], bg)
    w.cycles.sampling_method = "MANUAL"
    w.cycles.sample_map_resolution = 512
    return w


def sun(direction, color, strength, angle=1.0):
    l = bpy.data.lights.new("sun", "SUN")
    l.energy = strength
    l.color = color
    l.angle = math.radians(angle)
    o = link(bpy.data.objects.new("sun", l))
    o.rotation_euler = Vector(direction).to_track_quat("Z", "Y").to_euler()
    return o
