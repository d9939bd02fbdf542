"""Small lamps, each a warm point of light."""

import bpy
from .mesh import link


def lamp(x, y, z, watts, size=0.25, color=(1, 0.58, 0.26)):
    l = bpy.data.lights.new("lamp", "POINT")
    l.energy, l.color, l.shadow_soft_size = watts, color, size
    link(bpy.data.objects.new("lamp", l)).location = (x, y, z)
