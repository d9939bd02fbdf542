"""Papers on a table: sheets printed with what no one can read, which do not lie quite flat, a folder, a pen, a weight."""

import math, os
from random import Random
import bpy
import numpy as np
from .haze import finish
from .materials import newmat
from .mesh import MB

W, L = 1240, 1754  # pixels of a sheet of A4


def line(draw, r, x0, x1, y, h, ink="#2b302d"):
    """A line of print: words of strokes, as small as print is."""
    x = x0
    while x < x1 - 3 * h:
        for _ in range(r.randint(2, 9)):
            up = h * (0.55 if r.random() < 0.25 else 0)
            for k in range(r.randint(1, 2)):
                draw.line((x + k * h * 0.4, y - up, x + k * h * 0.4, y + h), fill=ink, width=max(2, int(h * 0.16)))
            draw.line((x, y + (h if r.random() < 0.5 else 0), x + h * 0.4, y + (h if r.random() < 0.6 else h / 2)), fill=ink, width=max(2, int(h * 0.14)))
            x += h * 0.72
            if x > x1:
                break
        x += h * 0.75


def letter(draw, r):
    line(draw, r, 130, 560, 130, 30)
    for k in range(3):
        line(draw, r, 130, 420, 200 + 34 * k, 13, "#6a716c")
    y = 400
    for paragraph in range(5):
        rows = r.randint(4, 7)
        for k in range(rows):
            line(draw, r, 130, 1110 if k < rows - 1 else r.randint(400, 900), y, 15)
            y += 36
        y += 30
    for k in range(26):  # signed
        a = k / 26
        draw.line((180 + 360 * a, y + 40 + 40 * math.sin(a * 21), 194 + 360 * a, y + 40 + 40 * math.sin((a + 0.04) * 21)), fill="#23407a", width=5)


def certificate(draw, r):
    for inset, width in ((55, 10), (78, 3), (96, 3)):
        draw.rectangle((inset, inset, W - inset, L - inset), outline="#7d6a3f", width=width)
    for k in range(120):  # the guilloche between
        a, b = 96 + (W - 192) * k / 120, 96 + (W - 192) * (k + 1) / 120
        for y in (118, L - 118):
            draw.arc((a, y - 14, b + 9, y + 14), 0, 360, fill="#a99a72", width=2)
    draw.ellipse((W / 2 - 85, 210, W / 2 + 85, 380), outline="#7d6a3f", width=8)
    draw.ellipse((W / 2 - 55, 240, W / 2 + 55, 350), outline="#7d6a3f", width=4)
    line(draw, r, 250, 990, 450, 44)
    line(draw, r, 400, 840, 540, 20, "#6a716c")
    for k in range(13):
        line(draw, r, 190, 1050 if k not in (5, 12) else 700, 680 + 46 * k, 17)
    for x in (230, 760):
        draw.line((x, 1470, x + 260, 1470), fill="#2b302d", width=3)
        line(draw, r, x + 20, x + 240, 1490, 13, "#6a716c")
    draw.ellipse((520, 1370, 720, 1570), fill="#a5482c")
    draw.ellipse((545, 1395, 695, 1545), outline="#c9785c", width=5)


def survey(draw, r):
    """The plan of a lot, as it stands on a title."""
    corners = [(300, 420), (820, 330), (990, 640), (900, 1010), (480, 1060), (260, 800)]
    for a, b in zip(corners, corners[1:] + corners[:1]):
        draw.line((a, b), fill="#14231d", width=7)
        x, y = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
        away = 1.14
        line(draw, r, 615 + (x - 615) * away - 70, 615 + (x - 615) * away + 70, 700 + (y - 700) * away, 13, "#4a524d")
        draw.ellipse((a[0] - 13, a[1] - 13, a[0] + 13, a[1] + 13), fill="#f4efe4", outline="#14231d", width=5)
    for k in range(7):
        draw.line((330 + 95 * k, 410 + 0.5 * 95 * k * 0.2, 300 + 100 * k, 1030 - 18 * k), fill="#9aa79c", width=2)
    draw.line((1060, 300, 1060, 180), fill="#14231d", width=6)
    draw.polygon(((1060, 150), (1040, 205), (1080, 205)), fill="#14231d")
    line(draw, r, 130, 620, 130, 26)
    draw.rectangle((110, 1230, 1130, 1620), outline="#14231d", width=4)
    for k in range(8):
        draw.line((110, 1278 + 44 * k, 1130, 1278 + 44 * k), fill="#9aa79c", width=2)
        line(draw, r, 130, r.randint(360, 520), 1250 + 44 * k, 14)
        line(draw, r, 600, r.randint(760, 1080), 1250 + 44 * k, 14)


def printed(kind, seed, tone="#f4efe4"):
    from PIL import Image, ImageDraw

    image = Image.new("RGB", (W, L), tone)
    kind(ImageDraw.Draw(image), Random(seed))
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "drafts", "%s-%d.png" % (kind.__name__, seed))
    image.save(path)
    material, t = newmat("%s%d" % (kind.__name__, seed))
    p = t.n("ShaderNodeBsdfPrincipled", i={"Roughness": 0.85, "Specular": 0.12})
    t.set(p.inputs["Base Color"], t.n("ShaderNodeTexImage", image=bpy.data.images.load(path)))
    return finish(material, p, t)


def sheet(at, turn, material, curl=0.012, size=(0.21, 0.297), seed=0):
    """A sheet whose corners have been held: they rise, each by its own part of `curl`."""
    r, (w, l), n = Random(seed), size, 28
    lift = [curl * r.uniform(0.1, 1) for _ in range(4)]

    def point(i, j):
        u, v = i / n, j / n
        corner = ((1 - u) * (1 - v), u * (1 - v), u * v, (1 - u) * v)
        z = sum(k * max(0, c - 0.35) ** 2 * 2.4 for k, c in zip(lift, corner)) + 0.0006 * math.sin(u * 5 + seed) * math.sin(v * 4 + seed)
        return ((u - 0.5) * w, (v - 0.5) * l, z + 0.0008)

    mesh = MB()
    for i in range(n):
        for j in range(n):
            mesh.quad(point(i, j), point(i + 1, j), point(i + 1, j + 1), point(i, j + 1))
    o = mesh.obj("paper", [material])
    uv = o.data.uv_layers.new()
    for loop in o.data.loops:
        x, y, _ = o.data.vertices[loop.vertex_index].co
        uv.data[loop.index].uv = (x / w + 0.5, y / l + 0.5)
    o.data.polygons.foreach_set("use_smooth", np.ones(len(o.data.polygons), bool))
    o.location, o.rotation_euler[2] = at, turn


def on_table(b, x, y, z, folder, brass, black):
    """Round (x, y) on a table of height z, to be read from -x: a folder open with its title, letters, the plan of a lot, a
    pen, a weight."""
    at = lambda right, up, over=0.0: (x + up, y - right, z + over)
    quarter = -math.pi / 2
    sheet(at(0.30, 0.19), quarter - 0.3, printed(survey, 3), 0.02, seed=1)
    sheet(at(0.35, -0.17), quarter + 0.16, printed(letter, 6), 0.014, seed=5)
    sheet(at(0.335, -0.155, 0.0012), quarter + 0.21, printed(letter, 2), 0.026, seed=2)
    b.box(x - 0.185, y - 0.115, z, x + 0.175, y + 0.135, z + 0.0018, folder, 0.0006, 1)
    for k in range(3):
        sheet(at(-0.008 + 0.003 * k, -0.006, 0.002 + 0.0006 * k), quarter + 0.012 * k, printed(letter, 9), 0.003, seed=7 + k)
    sheet(at(-0.004, -0.002, 0.0044), quarter + 0.055, printed(certificate, 4, "#f1e9d3"), 0.02, seed=4)
    b.lathe([(0.001, 0), (0.026, 0), (0.028, 0.002), (0.028, 0.018), (0.026, 0.021), (0.008, 0.022), (0.0075, 0.03), (0.01, 0.038), (0.001, 0.041)], brass, at(0.31, 0.27, 0.002), 40)
    tip, end = np.array(at(0.245, -0.2, 0.0085)), np.array(at(0.315, -0.08, 0.0085))
    b.tube([tuple(tip), tuple(tip + (end - tip) * 0.12), tuple(tip + (end - tip) * 0.62), tuple(end)], [0.0012, 0.0046, 0.0056, 0.0048], black, 16)
    b.tube([tuple(tip + (end - tip) * 0.6), tuple(tip + (end - tip) * 0.63)], 0.0059, brass, 16)
