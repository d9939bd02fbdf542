"""Cameras. A level camera with a shifted lens keeps verticals vertical, as architects' photographers do."""

import bpy, math
import numpy as np
from .mesh import link


def camera(loc, target_dir_deg, lens=30, shift=(0, 0), pitch=0, clip=60000):
    c = bpy.data.cameras.new("cam")
    c.lens = lens
    c.shift_x, c.shift_y = shift
    c.clip_end = clip
    c.clip_start = 0.5
    o = link(bpy.data.objects.new("cam", c))
    o.location = loc
    o.rotation_euler = (math.radians(90 + pitch), 0, math.radians(target_dir_deg - 90))
    bpy.context.scene.camera = o
    return o


def aim(loc, target, lens=30, shift=(0, 0), level=False, clip=60000, fstop=None):
    """Camera at loc looking at target; level=True keeps verticals vertical and moves the frame by lens shift instead."""
    d = np.array(target, float) - np.array(loc, float)
    head = math.degrees(math.atan2(d[1], d[0]))
    pitch = math.degrees(math.atan2(d[2], math.hypot(d[0], d[1])))
    if level:
        shift = (shift[0], shift[1] + math.tan(math.radians(pitch)) * lens / 36)
        pitch = 0
    o = camera(loc, head, lens, shift, pitch, clip)
    if fstop:
        o.data.dof.use_dof = True
        o.data.dof.aperture_fstop = fstop
        o.data.dof.focus_distance = float(np.linalg.norm(d))
    return o
