"""A cove in Palawan: crescent beach, palms, jungle, turquoise shallows, karst on every side."""

from . import *

# x, y, radius, height, aspect, turn: near walls of the cove first, then the islands out in the bay
WALLS = [
    (205, 345, 92, 225, 1.25, 0.5),
    (335, 190, 95, 190, 1.2, 1.2),
    (60, 640, 58, 135, 1.2, 0.2),
    (165, 600, 85, 190, 1.3, 0.1),
    (330, 470, 120, 260, 1.3, 0.4),
]
ISLANDS = [
    (-560, 900, 110, 190, 1.35, 0.3),
    (-350, 1150, 70, 130, 1.2, 0),
    (-880, 1000, 120, 150, 1.4, 0.6),
    (-260, 1750, 120, 175, 1.3, 0.2),
    (-1150, 1700, 190, 240, 1.5, 0.2),
    (-640, 2300, 170, 210, 1.5, 0),
    (-90, 2500, 140, 170, 1.5, 0.1),
    (-1800, 2800, 330, 330, 1.5, 0.3),
    (-420, 3900, 320, 280, 1.7, 0),
    (500, 3300, 360, 330, 1.6, 0.2),
    (-2700, 4300, 480, 360, 1.7, 0.3),
    (-1300, 5200, 420, 330, 1.9, 0),
    (300, 6200, 600, 420, 1.9, 0.1),
    (-300, 690, 22, 38, 1.1, 0),
    (-455, 620, 14, 22, 1.2, 0),
    (-1250, 760, 60, 85, 1.3, 0),
]


def coast(y):
    """x of the waterline: land lies to the right of it."""
    y = np.asarray(y, float)
    return (
        22
        - np.where(y > 90, 34, 120) * ((y - 90) / 330) ** 2
        + 5 * np.sin(y / 37)
        + 3 * np.sin(y / 17 + 1)
        - 260 * np.clip((y - 520) / 300, 0, 2) ** 1.5 * -1
    )


def ground(x, y):
    x, y = np.asarray(x, float), np.asarray(y, float)
    s = x - coast(y)
    beach = np.where(s < 0, s * 0.035, s * 0.085)
    shelf = 6.0 + 0.6 * fbm(x * 0.02, y * 0.02, 3.3, 4)
    h = np.where(s < 0, np.maximum(beach, -14), shelf * (1 - np.exp(-np.maximum(beach, 0) / shelf)))
    # the land climbs towards the walls
    hill = np.clip((s - 95) / 160, 0, 1.6)
    return (
        h
        + 46 * hill**1.6 * (0.75 + 0.5 * fbm(x * 0.011, y * 0.011, 8.1, 5))
        + 0.25 * fbm(x * 0.08, y * 0.08, 1.7, 3) * (s > 8)
    )


def sand_and_soil():
    m, t = newmat("shore")
    p = t.n("ShaderNodeBsdfPrincipled", i={"Roughness": 0.92, "Specular": 0.12})
    pos = t.n("ShaderNodeNewGeometry").outputs["Position"]
    z = t.n("ShaderNodeSeparateXYZ")
    t.set(z.inputs[0], pos)
    at = t.n("ShaderNodeAttribute", attribute_name="shore")
    n = t.noise(pos, 0.25, 6, 0.65)
    sand = t.mix(t.noise(pos, 0.08, 6, 0.7), c4(srgb("#d8c6a0")), c4(srgb("#efe3c8")))
    wet = t.ramp(t.math("ADD", z.outputs[2], t.math("MULTIPLY", n, 0.4)), [(0, 1), (0.45, 1), (0.75, 0), (1, 0)])
    sand = t.mix(wet, sand, c4(srgb("#b39a70")))
    soil = t.mix(n, c4(srgb("#2a3d1a")), c4(srgb("#4d5c2c")))
    f = t.ramp(
        t.math("ADD", at.outputs["Fac"], t.math("MULTIPLY", t.math("SUBTRACT", n, 0.5), 0.5)), [(0.4, 0), (0.6, 1)]
    )
    t.set(p.inputs["Base Color"], t.mix(f, sand, soil))
    b = t.n("ShaderNodeBump", i={"Strength": 0.35, "Distance": 0.15})
    t.set(b.inputs["Height"], t.noise(pos, 1.6, 5, 0.6))
    t.set(p.inputs["Normal"], b)
    return finish(m, p, t)


def greens():
    """The plants of the cove: [coconut palms], [forest trees near], [forest clumps far], [shrubs]."""
    bark, pbark = pbr("bark", srgb("#6b5843"), 0.9), pbr("pbark", srgb("#8a7a66"), 0.9)
    lf = leafmat("leaf", srgb("#35551f"), srgb("#6b8a35"), trans=0.38)
    lfd = leafmat("leafd", srgb("#24431c"), srgb("#4b6f2d"), trans=0.34)
    pl = leafmat("palm", srgb("#46682a"), srgb("#84994a"), trans=0.38)
    palms = [
        palm_mesh("palm%d" % i, 40 + i, [pbark, pl, pbark], h=9 + 1.8 * i, fronds=20 + i % 3, fl=3.5) for i in range(5)
    ]
    near = [
        tree_mesh(
            "tree%d" % i, i, [bark, lf if i % 2 else lfd], h=9 + i % 3 * 2, spread=4.4 + i % 2, leaves=3400, ls=0.6
        )
        for i in range(5)
    ]
    far = [
        tree_mesh(
            "clump%d" % i,
            90 + i,
            [bark, lfd if i % 3 else lf],
            h=10 + i % 3,
            spread=5.2,
            leaves=460,
            ls=1.6,
            trunk=0.25,
        )
        for i in range(6)
    ]
    shrubs = [
        tree_mesh(
            "shrub%d" % i, 80 + i, [bark, lf if i % 2 else lfd], h=1.5, spread=1.0, leaves=360, ls=0.28, trunk=0.1
        )
        for i in range(4)
    ]
    return palms, near, far, shrubs


SHALLOWS = [(0, "#c9bb92"), (0.03, "#94bda2"), (0.10, "#4aaaa0"), (0.25, "#1f8589"), (0.5, "#0f5a6c"), (1, "#0a3a4e")]


def build(r, cam, plants, keep=lambda x, y: np.ones(np.shape(x), bool), trees=9000, palms=260, rock_trees=(15000, 2600)):
    P, NEAR, FAR, SHRUB = plants
    rng = np.random.default_rng(4)
    rock = karst_material()
    for i, (x, y, rad, h, asp, turn) in enumerate(WALLS + ISLANDS):
        d = math.hypot(x - cam[0], y - cam[1])
        V = karst(x, y, rad, h, i * 7.7 + 2, rock, asp, n=300 if d < 900 else 160, k=130 if d < 900 else 70, turn=turn)
        if d < 2600:
            clothe(
                V,
                FAR,
                rock_trees[0] if d < 750 else rock_trees[1] if d < 1500 else 700,
                r,
                size=(0.2, 0.6) if d < 750 else (0.4, 0.8),
                cam=cam,
            )
        for k in range(2 if d > 600 else 1):  # broken shoulders beside each tower of rock
            karst(
                x + r.uniform(-1, 1) * rad * 1.2,
                y + r.uniform(-0.2, 1) * rad,
                rad * r.uniform(0.35, 0.6),
                h * r.uniform(0.35, 0.7),
                i * 3.1 + k * 11 + 50,
                rock,
                1.15,
                n=140,
                k=60,
            )
    depth = lambda x, y, z: np.clip(-ground(x, y) / 9, 0, 1)
    far_depth = lambda x, y, z: np.clip((coast(y) - x) / 260, 0, 1)
    grid_mesh(
        "shore",
        ground,
        -330,
        470,
        -330,
        640,
        2.5,
        sand_and_soil(),
        {"shore": lambda x, y, z: np.clip((x - coast(y) - 14) / 26, 0, 1)},
    )
    sea = sea_material(shallow=SHALLOWS, deep="#0a4258", wave=0.09, height=0.7, far=500)
    grid_mesh(
        "lagoon",
        lambda x, y: 0 * x,
        -1000,
        500,
        -400,
        1000,
        5,
        sea,
        {"depth": lambda x, y, z: np.clip(depth(x, y, z) * 0.75 + far_depth(x, y, z) * 0.35, 0, 1)},
    )
    deep = sea_material("deep", deep="#0a4258", wave=0.09, height=0.7, far=500)
    b = MB()
    for q in ((-40000, -3000, -1000, 60000), (500, -3000, 40000, 60000), (-1000, 1000, 500, 60000)):
        b.quad((q[0], q[1], 0), (q[2], q[1], 0), (q[2], q[3], 0), (q[0], q[3], 0))
    b.obj("sea", [deep])
    # palms lean out along the beach; forest behind them up to the walls
    y = rng.uniform(-300, 480, palms * 3)
    x = coast(y) + 12 + rng.gamma(1.6, 9, palms * 3)
    ok = keep(x, y)
    x, y = x[ok][:palms], y[ok][:palms]
    scatter(P, x, y, ground(x, y), r, (0.75, 1.15), tilt=0.10)
    x, y = rng.uniform(-60, 460, trees * 4), rng.uniform(-320, 640, trees * 4)
    s = x - coast(y)
    ok = keep(x, y) & (s > 34) & (fbm(x * 0.02, y * 0.02, 5.5, 3) > -0.6 + 0.5 * (s < 50))
    x, y = x[ok][:trees], y[ok][:trees]
    d = np.hypot(x - cam[0], y - cam[1])
    for sel, protos in ((d < 260, NEAR + NEAR + P[:2]), (d >= 260, FAR + NEAR[:2] + P[:1])):
        scatter(protos, x[sel], y[sel], ground(x[sel], y[sel]), r, (0.6, 1.15), sink=0.6)
    n = 2600
    x, y = rng.uniform(-160, 200, n * 3), rng.uniform(-310, 300, n * 3)
    s = x - coast(y)
    ok = keep(x, y) & (s > 17) & (s < 120)
    x, y = x[ok][:n], y[ok][:n]
    scatter(SHRUB, x, y, ground(x, y), r, (0.6, 1.6))
