"""Water. Near waves are bumps; far waves, too small to see, become roughness, so nothing shimmers."""

from .nodes import c4, srgb
from .materials import newmat
from .haze import finish
from .mesh import MB


def sea_material(
    name="sea",
    deep="#0d3a4a",
    shallow=None,
    wave=0.06,
    height=1.2,
    far=900,
    rough=(0.05, 0.22),
    streaks=0.5,
    spec=0.5,
    seabed=None,
):
    """`shallow`: ramp stops [(depth 0..1, colour)] read from the vertex attribute `depth` (1 = deep)."""
    m, t = newmat(name)
    p = t.n("ShaderNodeBsdfPrincipled")
    geo = t.n("ShaderNodeNewGeometry")
    pos = geo.outputs["Position"]
    cd = t.n("ShaderNodeCameraData")
    d = cd.outputs["View Distance"]
    c = c4(srgb(deep))
    if shallow:
        at = t.n("ShaderNodeAttribute", attribute_name="depth")
        # patches of sea grass and coral darken the shallows
        reef = t.math("MULTIPLY", t.math("SUBTRACT", t.noise(pos, 0.022, 6, 0.66), 0.5), 0.30)
        depth = t.math(
            "ADD",
            at.outputs["Fac"],
            t.math("MULTIPLY", reef, t.math("MINIMUM", t.math("MULTIPLY", at.outputs["Fac"], 3.0), 1.0)),
            clamp=True,
        )
        c = t.ramp(depth, [(k, srgb(v)) for k, v in shallow])
    t.set(p.inputs["Base Color"], c)
    p.inputs["Specular"].default_value = spec
    # cat's-paws: wide streaks of ruffled water between calmer lanes
    lane = t.noise(t.vmath("MULTIPLY", pos, (1, 2.6, 1)), 0.0035, 6, 0.62, dist=0.6)
    lane = t.ramp(lane, [(0.35, 0), (0.65, 1)])
    near = t.math("DIVIDE", 1.0, t.math("ADD", 1.0, t.math("DIVIDE", d, float(far))))
    r = t.math("ADD", rough[0], t.math("MULTIPLY", t.math("SUBTRACT", 1.0, near), rough[1] - rough[0]))
    r = t.math("MULTIPLY", r, t.math("ADD", 1 - streaks, t.math("MULTIPLY", lane, 2 * streaks)))
    t.set(p.inputs["Roughness"], r)
    # three sizes of wave, elongated across the wind
    q = t.vmath("MULTIPLY", pos, (1.0, 1.7, 1.0))
    h = t.math("ADD", t.noise(q, wave, 5, 0.6, dist=0.4), t.math("MULTIPLY", t.noise(pos, wave * 7, 3, 0.6), 0.16))
    h = t.math("ADD", h, t.math("MULTIPLY", t.noise(q, wave * 0.22, 3, 0.5), 1.6))
    b = t.n("ShaderNodeBump")
    b.inputs["Distance"].default_value = height
    t.set(b.inputs["Strength"], t.math("MULTIPLY", near, t.math("ADD", 0.55, t.math("MULTIPLY", lane, 0.45))))
    t.set(b.inputs["Height"], h)
    t.set(p.inputs["Normal"], b)
    return finish(m, p, t)


def sea_plane(mat, z=0.0, x=40000, y0=-40000, y1=60000):
    b = MB()
    b.quad((-x, y0, z), (x, y0, z), (x, y1, z), (-x, y1, z))
    return b.obj("sea", [mat])
