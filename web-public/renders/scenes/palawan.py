"""The cove of Grove Tower without the tower: Palawan from a cliff by day, and the bay at sunrise."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from parts import *
from parts import bay

out, W, H, spp, A = args()
reset()
r = R(33)
view = A.get("view", "region")
VIEWS = {"region": ((70, 10, 128), (-210, 700, 60), 27), "sunrise": ((-60, -190, 62), (-340, 900, 78), 30), "banner": ((-250, -200, 40), (-420, 1000, 60), 32)}
eye, target, lens = VIEWS[view]
eye = tuple(float(A.get(k, v)) for k, v in zip(("cx", "cy", "cz"), eye))
target = tuple(float(A.get(k, v)) for k, v in zip(("tx", "ty", "tz"), target))
if view == "region":
    SUN = Vector((-.55, -.45, .58)).normalized()
    SKY = make_sky(SUN, [(0, (.88, .86, .82)), (.16, (.66, .77, .86)), (.34, (.36, .56, .79)), (.6, (.14, .33, .63)), (1, (.06, .18, .45))], glow=(1, .76, .48), glow_s=.7, glow_p=3, core_s=2)
    make_world(SKY, .95, cover=.47, lit=(1.6, 1.42, 1.25), dark=(.58, .62, .70), cscale=.6, seed=(9.3, 2.4, 3), zk=.2)
    set_haze(make_haze(SKY, 6500, height=520, tint=(.88, .94, 1.0), strength=.92, start=200))
    sun(SUN, (1, .88, .70), 6.0, .7)
    grade = dict(exposure=.15, sat=1.05)
else:
    # the sun stands just above the islands, left of the middle; mist lies on the water between them
    SUN = Vector((-.30, .94, .085)).normalized()
    SKY = make_sky(SUN, [(0, (.86, .42, .22)), (.14, (.80, .46, .29)), (.28, (.58, .46, .42)), (.48, (.28, .36, .50)), (1, (.08, .16, .34))], glow=(1, .46, .15), glow_s=1.1, glow_p=7, core_s=4)
    make_world(SKY, 1.0, cover=.50, lit=(1.5, .86, .56), dark=(.55, .44, .50), cscale=.55, seed=(4.3, 2.4, 8), zk=.14)
    set_haze(make_fog(SKY, [(1/9000, 0, 420), (1/3000, 0, 30)], eye[2], tint=(.97, .95, .97), strength=.92, noise_amt=.5, noise_scale=.006, el=.03))
    sun(SUN, (1, .55, .26), 4.2, .8)
    grade = dict(exposure=-.05, sat=1.06)
bay.build(r, eye, bay.greens(), keep=lambda x, y: np.hypot(x-eye[0], y-eye[1]) > 55)
# bancas at anchor in the cove
hull, roof = pbr("hull", srgb("#efe9dc"), .4), pbr("roof", srgb("#5d7a86"), .6)
b = MB()
b.prism([(-6, -.5), (-4, -.85), (4, -.75), (7.5, 0), (4, .75), (-4, .85), (-6, .5)], 0, .9, 0)
b.box(-3, -.7, 2.0, 2, .7, 2.12, 1)
for x in (-2.9, 1.8):
    for y in (-.65, .6):
        b.box(x, y, .8, x+.07, y+.07, 2.0, 0)
for s in (-1, 1):
    b.box(-4.5, s*3.6-.09, .15, 4.2, s*3.6+.09, .32, 0)
    for k in (-2.6, 2.4):
        b.box(k-.06, min(0, s*3.6), .75, k+.06, max(0, s*3.6), .85, 0)
banca = b.mesh("banca", [hull, roof])
for x, y, a in ((-62, 190, .6), (-84, 222, .9), (-48, 262, .4), (-130, 300, 1.4), (-190, 240, 2.3), (-240, 420, .2), (-320, 330, 1.0), (-95, 390, .5)):
    inst(banca, (x, y, .02), a, .62)
aim(eye, target, float(A.get("lens", lens)), level=True)
print("objects", len(bpy.data.objects), flush=True)
render(out, W, H, spp, look="High Contrast", bounces=(5, 2, 2, 8), **grade)
