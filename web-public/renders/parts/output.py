"""Render with Cycles, denoise, grade, save."""

import bpy, os, resource, shutil, sys, tempfile, time
import numpy as np
from .grade import grade, save, save_linear
from .mesh import give_to_scene


def settings(W, H, spp, bounces):
    """bounces: of light in all, off dull surfaces, off shiny ones, through panes of glass."""
    s = bpy.context.scene
    cy = s.cycles
    s.render.resolution_x, s.render.resolution_y, s.render.resolution_percentage = W, H, 100
    s.render.threads_mode = "AUTO"
    s.render.use_simplify = False
    cy.samples = spp
    cy.use_adaptive_sampling = True
    cy.adaptive_threshold = 0.04
    cy.adaptive_min_samples = max(4, spp // 6)  # sky and haze have no noise to average out
    cy.use_denoising = False  # Debian's build has none; see denoise.py
    cy.max_bounces, cy.diffuse_bounces, cy.glossy_bounces, cy.transparent_max_bounces = bounces
    cy.caustics_reflective = cy.caustics_refractive = False
    cy.sample_clamp_indirect = 3
    cy.sample_clamp_direct = 0
    cy.blur_glossy = 1.0
    cy.use_fast_gi = False
    cy.filter_width = 1.3


def write_passes(folder, passes):
    """Has the compositor write the named render passes as float pictures into `folder`."""
    s = bpy.context.scene
    s.view_layers[0].cycles.denoising_store_passes = True
    s.view_layers[0].use_pass_z = "Depth" in passes
    s.use_nodes = True
    t = s.node_tree
    t.nodes.clear()
    layers = t.nodes.new("CompositorNodeRLayers")
    out = t.nodes.new("CompositorNodeOutputFile")
    out.base_path = folder
    out.format.file_format, out.format.color_depth, out.format.color_mode = "OPEN_EXR", "32", "RGB"
    out.file_slots.clear()
    t.links.new(layers.outputs["Image"], t.nodes.new("CompositorNodeComposite").inputs[0])
    for name in passes:
        out.file_slots.new(name)
        t.links.new(layers.outputs[name], out.inputs[name])


def read_pass(folder, name, W, H):
    s = bpy.context.scene
    image = bpy.data.images.load("%s/%s%04d.exr" % (folder, name, s.frame_current))
    image.colorspace_settings.name = "Linear"
    a = np.empty(W * H * 4, np.float32)
    image.pixels.foreach_get(a)
    bpy.data.images.remove(image)
    return a.reshape(H, W, 4)[..., :3].copy()


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
    balance=(1, 1, 1),
    prefilter=True,
    depth=False,
):
    """Renders the scene to `out` (.png or .jpg, or .exr for the ungraded light). prefilter=False, or quick=1 in the call, denoises in a third of the time, a little softer;
    depth=True also writes the distance of every pixel along the view, in metres, as .npy beside the picture."""
    from . import denoise as oidn  # needs the compiled kernel, which other tools may not have

    start, work = time.time(), time.process_time()
    give_to_scene()
    settings(W, H, spp, bounces)
    folder = tempfile.mkdtemp()
    passes = ("Image", "Denoising Albedo", "Denoising Normal")
    write_passes(folder, passes + (("Depth",) if depth else ()))
    bpy.ops.render.render()
    prefilter = prefilter and "quick=1" not in sys.argv
    d = oidn.denoise(*(read_pass(folder, name, W, H) for name in passes), prefilter)
    if depth:
        np.save(out[:-4] + ".npy", read_pass(folder, "Depth", W, H)[::-1, :, 0])
    if out.endswith(".exr"):
        save_linear(d, out)
    else:
        save(grade(d, bloom, vign, sat, balance), out, exposure, look, gamma)
    shutil.rmtree(folder)
    print(
        "RENDERED %s %dx%d, %d samples, %d objects: %.0f s, %.0f s of a core's work, scene and all %.0f s; %.0f MB at most"
        % (
            os.path.relpath(out),
            W,
            H,
            spp,
            len(bpy.data.objects),
            time.time() - start,
            time.process_time() - work,
            time.process_time(),
            resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024,
        ),
        flush=True,
    )


def args():
    """What follows `--`: out=, w=, h=, spp=, view=, and whatever a scene reads for trying things out."""
    a = sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else []
    d = dict(x.split("=") for x in a)
    return d.get("out", os.path.abspath("out.png")), int(d.get("w", 800)), int(d.get("h", 450)), int(d.get("spp", 16)), d


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s = bpy.context.scene
    s.render.engine = "CYCLES"
    return s
