"""The walkthrough of Alpha Tower: slow moves over its renders, the day dissolving into the blue hour.

A flight rendered frame by frame would take a day on two cores; moves over finished masters keep every frame at their
quality. Needs ffmpeg. Writes alpha-walkthrough.mp4 and .webm into the assets, 1280 × 720."""

import os, shutil, subprocess, tempfile
import numpy as np
from PIL import Image

HERE = os.path.dirname(os.path.abspath(__file__))
ASSETS = os.path.join(HERE, "..", "src", "assets")
W, H, FPS, FADE = 1280, 720, 20, 1.2

# picture, seconds on screen, (centre x, centre y, width of the frame) at the start and at the end, in parts of the picture
SHOTS = [
    ("alpha-tower/golden-hour", 3.8, (0.52, 0.50, 0.98), (0.60, 0.46, 0.76)),
    ("alpha-tower/golden-hour", 3.2, (0.58, 0.74, 0.54), (0.64, 0.70, 0.54)),
    ("alpha-tower/facade", 3.2, (0.46, 0.54, 0.92), (0.54, 0.46, 0.92)),
    ("alpha-tower/golden-hour", 3.2, (0.64, 0.42, 0.54), (0.62, 0.26, 0.60)),
    ("alpha-tower/blue-hour", 4.2, (0.56, 0.48, 0.86), (0.52, 0.50, 0.98)),
]


def smooth(t):
    return t * t * (3 - 2 * t)


class Shot:
    def __init__(self, name, seconds, start, end):
        picture = Image.open(os.path.join(ASSETS, name + ".jpg")).convert("RGB")
        # bring the picture once to the scale of its closest frame; transforming does not filter
        width = int(W / min(start[2], end[2]))
        self.picture = picture.resize((width, round(width * picture.height / picture.width)), Image.LANCZOS)
        self.seconds, self.start, self.end = seconds, np.array(start), np.array(end)

    def frame(self, t):
        x, y, w = self.start + (self.end - self.start) * smooth(min(1, max(0, t / self.seconds)))
        pw, ph = self.picture.size
        k = w * pw / W
        left = min(max(x * pw - k * W / 2, 0), pw - k * W)
        top = min(max(y * ph - k * H / 2, 0), ph - k * H)
        return np.asarray(self.picture.transform((W, H), Image.AFFINE, (k, 0, left, 0, k, top), Image.BILINEAR))


def frames():
    shots = [Shot(*s) for s in SHOTS]
    begin, starts = 0.0, []
    for s in shots:
        starts.append(begin)
        begin += s.seconds - FADE
    for n in range(int((begin + FADE) * FPS)):
        t, out = n / FPS, None
        for s, b in zip(shots, starts):
            if not b <= t < b + s.seconds:
                continue
            f, a = s.frame(t - b), smooth(min(1, (t - b) / FADE))
            if out is None or a == 1:
                out = f
            else:
                out = (out * (1 - a) + f * a + 0.5).astype(np.uint8)
        yield out.tobytes()


# encoded aside and moved when whole: nobody should meet half a film
aside = tempfile.mkdtemp()
target = os.path.join(aside, "alpha-walkthrough")
raw = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{W}x{H}", "-r", str(FPS), "-i", "-"]
mp4 = ["-c:v", "libx264", "-preset", "veryfast", "-crf", "24", "-pix_fmt", "yuv420p", "-movflags", "+faststart", target + ".mp4"]
p = subprocess.Popen(["ffmpeg", "-v", "error", "-y", *raw, *mp4], stdin=subprocess.PIPE)
for f in frames():
    p.stdin.write(f)
p.stdin.close()
assert p.wait() == 0
webm = ["-c:v", "libvpx-vp9", "-crf", "40", "-b:v", "0", "-row-mt", "1", "-deadline", "realtime", "-cpu-used", "8"]
subprocess.run(["ffmpeg", "-v", "error", "-y", "-i", target + ".mp4", *webm, target + ".webm"], check=True)
for end in (".mp4", ".webm"):
    shutil.move(target + end, os.path.join(ASSETS, "films", "alpha-walkthrough" + end))
os.rmdir(aside)
