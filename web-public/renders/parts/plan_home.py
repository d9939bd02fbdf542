"""The shell of a home of Alpha Tower from the numbers that also draw its sales plan (`drafts/plans.json`, which `render`
writes from the site's content). Metres; the view lies along +y, as on the plan, whose left is the right of who looks out."""

import json, math, os
import numpy as np
from .home import *
from .room_materials import slabs
from .solid import Solid

PLANS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "drafts", "plans.json")
CEILING, HEAD, SILL, DOOR = 2.6, 2.35, 0.45, 2.1  # of rooms, of glass, of windows, of doors


class PlanHome:
    """origin: the point of the plan that becomes (0, 0)."""

    def __init__(s, name, origin):
        with open(PLANS) as f:
            s.plan = json.load(f)[name]
        s.ox, s.oy = origin

    def point(s, x, y):
        return s.ox - x, y - s.oy

    def box(s, at):
        """A box of the plan as x0, y0, x1, y1."""
        x, y, w, d = at
        return s.ox - x - w, y - s.oy, s.ox - x, y + d - s.oy

    def piece(s, kind, nth=0):
        return s.box([f["at"] for f in s.plan["furniture"] if f["kind"] == kind][nth])

    def build(s, S, tiles, ajar=()):
        """Floors, ceiling, walls with their doors and windows, the balcony. ajar: doors that stand open, by number."""
        x0, y0, x1, y1 = s.box(s.plan["home"])
        S.box(x0 - 0.2, y0 - 0.2, -0.3, x1 + 0.2, y1 - 0.02, -0.012, WHITE, 0.002, 1)
        S.box(x0 - 0.2, y0 - 0.2, CEILING, x1 + 0.2, y1 - 0.02, CEILING + 0.3, CEIL, 0.002, 1)
        for room in s.plan["rooms"]:
            if room["floor"] != "deck":
                for at in room["boxes"]:
                    a, c, b, d = s.box(at)
                    S.box(a - 0.1, c - 0.1, -0.012, b + 0.1, d + 0.1, 0, tiles if room["floor"] == "tiles" else FLOOR, 0.001, 1)
        for k, at in enumerate(s.plan["walls"]):
            x0, y0, x1, y1 = s.box(at)
            e = 0.0006 * k  # where walls meet, no face may lie in another
            s.wall(S, (x0 + e, y0 + e, x1 - e, y1 - e))
        for nth, opening in enumerate(o for o in s.plan["openings"] if o["kind"] == "door"):
            s.door(S, opening, nth in ajar)
        for opening in s.plan["openings"]:
            if opening["kind"] != "door":
                s.glass(S, s.box(opening["at"]), SILL if opening["kind"] == "window" else 0)
        a, c, b, d = s.box(s.plan["outside"])
        balcony(S, a, b, c - 0.005, d, CEILING, right=True)

    def wall(s, S, w):
        """One wall; where a door or a window stands in it, only what is above and below."""
        along = 0 if w[2] - w[0] > w[3] - w[1] else 1
        gaps = []
        for o in s.plan["openings"]:
            g = s.box(o["at"])
            if all(g[k] < w[k + 2] - 0.01 and g[k + 2] > w[k] + 0.01 for k in (0, 1)):
                gaps.append((g[along], g[along + 2], DOOR if o["kind"] == "door" else HEAD, SILL if o["kind"] == "window" else 0))
        at = w[along]
        for lo, hi, head, sill in sorted(gaps) + [(w[along + 2], w[along + 2], CEILING, 0)]:
            for a, b, z0, z1 in ((at, lo, 0, CEILING), (lo, hi, head, CEILING), (lo, hi, 0, sill)):
                if b - a > 0.005 and z1 - z0 > 0.005:
                    p = (a, w[1], b, w[3]) if along == 0 else (w[0], a, w[2], b)
                    wall(S, *p, z0, z1)
            at = hi

    def door(s, S, opening, ajar):
        x0, y0, x1, y1 = s.box(opening["at"])
        along = 0 if x1 - x0 > y1 - y0 else 1
        for a in ((x0, x1), (y0, y1))[along]:  # the jambs
            p = (a - 0.03, y0 - 0.015, a + 0.03, y1 + 0.015) if along == 0 else (x0 - 0.015, a - 0.03, x1 + 0.015, a + 0.03)
            S.box(*p[:2], 0, *p[2:], DOOR + 0.04, OAK, 0.003)
        p = (x0, y0 - 0.015, x1, y1 + 0.015) if along == 0 else (x0 - 0.015, y0, x1 + 0.015, y1)
        S.box(*p[:2], DOOR - 0.02, *p[2:], DOOR + 0.04, OAK, 0.003)
        if not ajar:
            m = (y0 + y1) / 2 if along == 0 else (x0 + x1) / 2
            p = (x0 + 0.03, m - 0.02, x1 - 0.03, m + 0.02) if along == 0 else (m - 0.02, y0 + 0.03, m + 0.02, y1 - 0.03)
            S.box(*p[:2], 0.008, *p[2:], DOOR - 0.025, OAK, 0.004)

    def glass(s, S, at, sill):
        x0, y0, x1, y1 = at
        sub = Solid()
        middle = (y0 + y1) / 2
        glazing(sub, (x0, middle), (x1, middle), HEAD - sill, 2, math.radians(180) if sill == 0 else None)
        S.add(np.vstack(sub.V), sub.F, np.vstack(sub.N), FRAME, (0, 0, sill))
        S.M[-len(sub.M) :] = sub.M
        if sill:
            S.box(x0 - 0.05, y0 - 0.05, sill - 0.02, x1 + 0.05, y0 + 0.03, sill + 0.012, WHITE, 0.004)
            portal(((x0 + x1) / 2, middle, (sill + HEAD) / 2), (x1 - x0, HEAD - sill), (math.radians(90), 0, math.radians(180)))
