"""Alpha Tower, Cebu: golden hour, blue hour, the pool deck, the façade from below, the construction films' posters."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from parts import *
from parts import alpha, cebu

out, W, H, spp, A = args()
reset()
three_quarter = ((-112, -168, 60), 58.5, 26, (-0.082, -0.002))
# eye, heading in degrees, lens, shift (a level camera: verticals stay vertical), light, stage of building
VIEWS = {
    "golden-hour": (*three_quarter, "gold", None),
    # upright, for phones: crown and foot inside, the sides may be cut; the lens is measured against the height
    "golden-hour-portrait": ((-112, -168, 60), 54.9, 40.5, (0.0, -0.05), "gold", None),
    "blue-hour": (*three_quarter, "blue", None),
    "facade": ((-40, -60, 17), 66, 24, (0.02, 0.56), "gold", None),
    "pool-deck": ((-25.7, -16.6, 20.95), 94.5, 24, (0.0, -0.03), "gold", None),
    # from the other side: over the crowns of the park, crown and foot inside, the strait behind
    "park": ((64, -196, 38), 104, 23, (-0.10, 0.075), "afternoon", None),
    "park-portrait": ((64, -196, 38), 107.7, 40, (0.0, 0.10), "afternoon", None),
    "over-the-city": ((-60, -230, 150), 76, 24, (0.0, -0.14), "gold", None),
    "pool-dusk": ((-3.2, -26.0, 21.1), 165, 24, (0.0, -0.03), "blue", None),
    # the crown and the upper balconies from their own height
    "crown": ((-62, -84, 101), 56, 30, (0.0, 0.0), "gold", None),
    # what the rooms look out on (see parts/window_view.py): wide, and mostly below the horizon
    "outlook-afternoon": ((-8, 16, 72), 105, 14, (0, -0.107), "afternoon", None),
    "outlook-morning": ((-8, 16, 72), 105, 14, (0, -0.107), "morning", None),
    "outlook-blue": ((-8, 16, 72), 105, 14, (0, -0.107), "blue", None),
    "timeline-1": ((-84, -112, 24), 53, 25, (-0.02, 0.0625), "day", alpha.STAGES["frame"]),
    "timeline-2": ((-75, -140, 36), 61, 21, (-0.03, 0.082), "gold", alpha.STAGES["glazing"]),
}
# view=a+b+c renders several cameras of one light and stage without building the city again; `out` then holds VIEW
views = A.get("view", "golden-hour").split("+")
grade = cebu.build(*VIEWS[views[0]][4:])
print("objects", len(bpy.data.objects), flush=True)
for view in views:
    eye, heading, lens, shift, *_ = VIEWS[view]
    camera(eye, heading, lens=lens, shift=shift)
    render(out.replace("VIEW", view), W, H, spp, look="High Contrast", bounces=(6, 3, 4, 10), **grade)
