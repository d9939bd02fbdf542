"""The stages of building Alpha Tower, each seen by the same camera: the key frames of a film of the timeline.
film=1 (the podium and the first frames) or 2 (the tower); `out` is the folder. What is there already is kept."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from parts import *
from parts import alpha, cebu
from parts.alpha import Stage
from parts.cebu_light import LIGHTS
from parts.mesh import gathered

out, W, H, spp, A = args()
# eye, heading, lens, shift, light, the stage whose city the poster has, the stages in their order
FILMS = {
    "1": (
        ((-84, -112, 24), 53, 25, (-0.02, 0.0625), "day", alpha.STAGES["frame"]),
        [Stage(n, 0, 0, 0, (n - 1) * 0.3) for n in (1, 2, 3)]
        + [Stage(4, 0, a, b, swing) for a, b, swing in ((0, 0, 0.6), (1, 0, 0.1), (3, 1, -0.3), (5, 3, 0.2), (7, 5, 0.5), (9, 7, 0.2))]
        + [alpha.STAGES["frame"]],
    ),
    "2": (
        ((-75, -140, 36), 61, 19.5, (-0.03, 0.105), "gold", alpha.STAGES["glazing"]),
        [Stage(0, g, a, b, swing) for g, a, b, swing in ((0, 12, 9, 0.3), (3, 12, 8, -0.2), (6, 11, 8, 0.3), (9, 10, 8, 0.1), (12, 10, 7, -0.3))]
        + [alpha.STAGES["glazing"]]
        + [Stage(0, g, a, b, swing) for g, a, b, swing in ((18, 9, 6, 0.3), (22, 7, 3, 0.1), (26, 3, 0, -0.2), (29, 0, 0, 0.2))]
        + [None],
    ),
}
(eye, heading, lens, shift, light, poster), stages = FILMS[A["film"]]
reset()
SEED = 7  # of the city, as in cebu.build
r = R(SEED)
lit, glow, grade = LIGHTS[light]()
sky = set(gathered().objects)
cebu.tower(r, light, glow, poster)
tower = [o for o in gathered().objects if o not in sky]
kit = cebu.plants()
cebu.surroundings(r, light, lit, kit)
camera(eye, heading, lens=lens, shift=shift)
os.makedirs(out, exist_ok=True)
for k, stage in enumerate(stages):
    target = os.path.join(out, "timeline-%s-%02d.png" % (A["film"], k))
    if os.path.exists(target):
        continue
    for o in tower:
        bpy.data.objects.remove(o)
    city = set(gathered().objects)
    r = R(SEED)
    balconies = cebu.tower(r, light, glow, stage)
    if not stage:
        cebu.garden(r, balconies, kit, light == "blue")
    tower = [o for o in gathered().objects if o not in city]
    render(target, W, H, spp, look="High Contrast", bounces=(6, 3, 4, 10), prefilter=False, vign=0.06, **grade)
