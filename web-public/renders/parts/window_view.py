"""What a room of Alpha Tower looks out on: the city and the channel, rendered once from the 16th floor of homes
(`alpha_tower view=outlook-…`), hung far away, under the same sky and sun."""

import bpy, math, os
from .cebu_light import LIGHTS
from .haze import finish, set_haze
from .materials import newmat
from .mesh import MB, link

HEADING, LENS, SHIFT, ASPECT = 105, 14, -0.107, 980 / 2800
DRAFTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "drafts")


def look_out(light, eye=(0, 0, 1.4), seen=0.5, lit=1.0):
    """light: afternoon or blue. A camera exposes either the room or the view, eyes see both: `seen` is how bright the
    view is to the camera, `lit` how bright to the room."""
    LIGHTS[light]()
    set_haze(None)
    world = bpy.context.scene.world.node_tree
    background = next(n for n in world.nodes if n.type == "BACKGROUND")
    strength = background.inputs[1].default_value
    ray = world.nodes.new("ShaderNodeLightPath")
    mix = world.nodes.new("ShaderNodeMapRange")
    mix.inputs[3].default_value, mix.inputs[4].default_value = strength * lit, strength * seen
    world.links.new(ray.outputs["Is Camera Ray"], mix.inputs[0])
    world.links.new(mix.outputs[0], background.inputs[1])

    m, t = newmat("outlook")
    image = t.n("ShaderNodeTexImage", image=bpy.data.images.load(os.path.join(DRAFTS, "outlook-%s.exr" % light)))
    image.image.colorspace_settings.name = "Linear"
    image.extension, image.interpolation = "EXTEND", "Cubic"
    e = t.n("ShaderNodeEmission")
    t.set(e.inputs[0], image.outputs[0])
    k = t.n("ShaderNodeMapRange", i={3: lit, 4: seen})
    t.set(k.inputs[0], t.n("ShaderNodeLightPath").outputs["Is Camera Ray"])
    t.set(e.inputs[1], k.outputs[0])
    # the picture fades into the sky above it, whose clouds are not quite where the picture's are
    v = t.n("ShaderNodeSeparateXYZ", i={0: t.n("ShaderNodeTexCoord").outputs["UV"]}).outputs[1]
    fade = t.n("ShaderNodeMapRange", interpolation_type="SMOOTHSTEP", i={0: v, 1: 0.85, 2: 0.99})
    finish(m, t.n("ShaderNodeMixShader", i={0: fade, 1: e, 2: t.n("ShaderNodeBsdfTransparent")}), t)
    far = 3000
    w = far * 36 / LENS
    a = math.radians(HEADING)
    c, s = math.cos(a), math.sin(a)
    at = lambda x, z: (eye[0] + far * c + x * s, eye[1] + far * s - x * c, eye[2] + z)
    low, high = w * (SHIFT - ASPECT / 2), w * (SHIFT + ASPECT / 2)
    b = MB()
    b.quad(at(-w / 2, low), at(w / 2, low), at(w / 2, high), at(-w / 2, high))
    o = b.obj("outlook", [m])
    uv = o.data.uv_layers.new()
    for loop, p in zip(uv.data, ((0, 0), (1, 0), (1, 1), (0, 1))):
        loop.uv = p
    o.visible_shadow = False
    return o


def portal(centre, size, turn):
    """Tells the renderer where daylight comes in, so that it looks for it there."""
    l = bpy.data.lights.new("portal", "AREA")
    l.shape, l.size, l.size_y = "RECTANGLE", *size
    l.cycles.is_portal = True
    o = link(bpy.data.objects.new("portal", l))
    o.location, o.rotation_euler = centre, turn


def lamp(at, energy, colour=(1, 0.66, 0.36), radius=0.05):
    l = bpy.data.lights.new("lamp", "POINT")
    l.energy, l.color, l.shadow_soft_size = energy, colour, radius
    o = link(bpy.data.objects.new("lamp", l))
    o.location = at
    return o
