"""Camera, render, denoise, grade, save."""

import bpy, math, os, resource, shutil, sys, time
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


def blur(img, s):
    k = int(s * 3) | 1
    x = np.arange(-k, k + 1)
    w = np.exp(-x * x / (2 * s * s))
    w /= w.sum()
    o = img
    for ax in (0, 1):
        p = [(0, 0)] * 3
        p[ax] = (k, k)
        q = np.pad(o, p, mode="edge")
        o = sum(w[i] * np.take(q, range(i, i + o.shape[ax]), axis=ax) for i in range(2 * k + 1))
    return o.astype(np.float32)


def render(
    out,
    W=1600,
    H=900,
    spp=64,
    exposure=0,
    look="Medium High Contrast",
    bounces=(6, 3, 4, 8),
    bloom=0.06,
    vign=0.12,
    gamma=1.0,
    sat=1.0,
    prefilter=True,
):
    from . import denoise as oidn

    s = bpy.context.scene
    vl = s.view_layers[0]
    cy = s.cycles
    t0 = time.time()
    s.render.resolution_x = W
    s.render.resolution_y = H
    s.render.resolution_percentage = 100
    s.render.threads_mode = "AUTO"
    cy.samples = spp
    cy.use_adaptive_sampling = True
    cy.adaptive_threshold = 0.03
    cy.adaptive_min_samples = max(8, spp // 4)
    cy.use_denoising = False
    cy.max_bounces, cy.diffuse_bounces, cy.glossy_bounces, cy.transparent_max_bounces = (
        bounces[0],
        bounces[1],
        bounces[2],
        bounces[3],
    )
    cy.caustics_reflective = cy.caustics_refractive = False
    cy.sample_clamp_indirect = 3
    cy.sample_clamp_direct = 0
    cy.blur_glossy = 1.0
    cy.use_fast_gi = False
    cy.filter_width = 1.3
    s.render.use_persistent_data = False
    s.render.use_simplify = False
    vl.cycles.denoising_store_passes = True
    s.use_nodes = True
    t = s.node_tree
    t.nodes.clear()
    rl = t.nodes.new("CompositorNodeRLayers")
    fo = t.nodes.new("CompositorNodeOutputFile")
    tmp = out[:-4] + "_tmp"
    fo.base_path = tmp
    fo.format.file_format = "OPEN_EXR"
    fo.format.color_depth = "32"
    fo.format.color_mode = "RGB"
    fo.file_slots.clear()
    comp = t.nodes.new("CompositorNodeComposite")
    t.links.new(rl.outputs["Image"], comp.inputs[0])
    for nm, so in (("c", "Image"), ("a", "Denoising Albedo"), ("n", "Denoising Normal")):
        fo.file_slots.new(nm)
        t.links.new(rl.outputs[so], fo.inputs[nm])
    bpy.ops.render.render()
    t1 = time.time()

    def load(nm):
        im = bpy.data.images.load("%s/%s%04d.exr" % (tmp, nm, s.frame_current))
        im.colorspace_settings.name = "Linear"
        a = np.empty(W * H * 4, np.float32)
        im.pixels.foreach_get(a)
        return a.reshape(H, W, 4)[..., :3].copy()

    c, a, n = load("c"), load("a"), load("n")
    d = oidn.denoise(c, a, n, prefilter)
    d = grade(d, bloom, vign, sat)
    save(d, out, exposure, look, gamma)
    t2 = time.time()
    import shutil, resource

    shutil.rmtree(tmp)
    print(
        "RENDERED %s %dx%d spp=%d render=%.1fs post=%.1fs peakRSS=%.0fMB objs=%d"
        % (
            out,
            W,
            H,
            spp,
            t1 - t0,
            t2 - t1,
            resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024,
            len(bpy.data.objects),
        ),
        flush=True,
    )


def grade(d, bloom=0.06, vign=0.12, sat=1.0):
    H, W = d.shape[:2]
    if bloom:
        hi = np.clip(d - 1.2, 0, 8)
        q = hi[: H // 4 * 4, : W // 4 * 4].reshape(H // 4, 4, W // 4, 4, 3).mean((1, 3))
        b = blur(q, W / 4 * 0.006) + 0.6 * blur(q, W / 4 * 0.025)
        d = d.copy()
        bb = np.repeat(np.repeat(b, 4, 0), 4, 1)
        d[: bb.shape[0], : bb.shape[1]] += bloom * blur(bb, 2)
    if vign:
        y, x = np.mgrid[0:H, 0:W]
        r2 = ((x / W - 0.5) ** 2 + (y / H - 0.5) ** 2 * 0.8) / 0.45
        d = d * (1 - vign * np.clip(r2, 0, 1) ** 1.2)[..., None]
    if sat != 1:
        l = (d @ np.array([0.2126, 0.7152, 0.0722], np.float32))[..., None]
        d = np.maximum(l + (d - l) * sat, 0)
    return d.astype(np.float32)


def save(d, out, exposure=0, look="Medium High Contrast", gamma=1.0):
    s = bpy.context.scene
    H, W = d.shape[:2]
    im = bpy.data.images.new("o", W, H, alpha=False, float_buffer=True)
    im.colorspace_settings.name = "Linear"
    b = np.ones((H, W, 4), np.float32)
    b[..., :3] = d
    im.pixels.foreach_set(b.ravel())
    im.update()
    s.view_settings.view_transform = "Filmic"
    s.view_settings.look = look
    s.view_settings.exposure = exposure
    s.view_settings.gamma = gamma
    s.render.image_settings.file_format = "PNG"
    s.render.image_settings.color_mode = "RGB"
    s.render.image_settings.color_depth = "8"
    png = out[:-4] + ".png"
    im.save_render(png, scene=s)
    bpy.data.images.remove(im)
    if out.endswith(".jpg"):
        from PIL import Image  # Debian's Blender runs on the system's Python, so python3-pil serves it

        Image.open(png).convert("RGB").save(out, quality=90, progressive=True, optimize=True, subsampling=0)
        os.remove(png)


def args():
    """What follows `--`: out=, w=, h=, spp=, view=, and whatever a scene reads for trying things out."""
    a = sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else []
    d = dict(x.split("=") for x in a)
    return d.get("out", "/tmp/out.png"), int(d.get("w", 800)), int(d.get("h", 450)), int(d.get("spp", 16)), d


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s = bpy.context.scene
    s.render.engine = "CYCLES"
    return s


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
