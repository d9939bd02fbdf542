"""The key frames of the walkthrough, each a picture and its depths: `out` is the folder. What is there already is kept."""

import os, sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, ".."))
from parts import *
from parts import cebu
import flight_path

out, W, H, spp, A = args()
keys = [int(k) for k in A["keys"].split("+")] if "keys" in A else flight_path.order()
reset()
grade = cebu.build("gold")
bpy.context.scene.render.use_persistent_data = True  # only the camera moves
os.makedirs(out, exist_ok=True)
for k in keys:
    target = os.path.join(out, "key%03d.png" % k)
    if os.path.exists(target):
        continue
    eye, heading, lens, shift = flight_path.at(k / (flight_path.KEYS - 1))
    camera(eye, heading, lens=lens, shift=shift)
    bpy.context.scene.cycles.seed = k  # what noise is left differs from key to key, and averages out in the film
    render(
        target, W, H, spp, look="High Contrast", bounces=(6, 3, 4, 10), prefilter=False, depth=True, vign=0.06, **grade
    )
