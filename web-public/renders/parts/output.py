"""Render with Cycles, denoise, grade, save."""

import bpy, resource, shutil, sys, time
import numpy as np
from .grade import grade, save


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
    from . import denoise as oidn  # needs the compiled kernel, which other tools may not have

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
    cy.adaptive_threshold = 0.04
    cy.adaptive_min_samples = max(4, spp // 6)  # sky and haze have no noise to average out
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
    d = oidn.denoise(c, a, n, prefilter and "fast=1" not in sys.argv)
    d = grade(d, bloom, vign, sat)
    save(d, out, exposure, look, gamma)
    t2 = time.time()
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
