"""The walkthrough of Alpha Tower: slow moves over five of its renders, the day dissolving into the blue hour.

A flight rendered frame by frame would take a day on two cores; moves over finished masters keep every frame at their
quality. Needs ffmpeg. Writes alpha-walkthrough.mp4 and .webm into the assets, 1280 × 720."""

import os, subprocess
import numpy as np
from PIL import Image

HERE = os.path.dirname(os.path.abspath(__file__))
ASSETS = os.path.join(HERE, "..", "src", "assets")
W, H, FPS, FADE = 1280, 720, 24, 1.2

# picture, seconds on screen, (centre x, centre y, width of the frame) at the start and at the end, in parts of the picture
SHOTS = [
    ("alpha-tower/golden-hour", 4.6, (0.52, 0.50, 0.98), (0.60, 0.46, 0.74)),
    ("alpha-tower/facade", 3.8, (0.50, 0.60, 0.78), (0.52, 0.42, 0.78)),
    ("alpha-tower/pool-deck", 3.8, (0.46, 0.52, 0.92), (0.54, 0.50, 0.78)),
    ("films/walkthrough", 3.8, (0.56, 0.52, 0.80), (0.47, 0.50, 0.92)),
    ("alpha-tower/blue-hour", 4.8, (0.60, 0.44, 0.72), (0.52, 0.50, 0.98)),
]


def smooth(t):
    return t * t * (3 - 2 * t)


class Shot:
    def __init__(self, name, seconds, start, end):
        picture = Image.open(os.path.join(ASSETS, name + ".jpg")).convert("RGB")
        # shrink once to the scale of the closest frame, so that no frame is sampled more coarsely than it is shown
        width = int(W / min(start[2], end[2]))
        self.picture = picture.resize((width, round(width * picture.height / picture.width)), Image.LANCZOS)
        self.seconds, self.start, self.end = seconds, np.array(start), np.array(end)

    def frame(self, t):
        x, y, w = self.start + (self.end - self.start) * smooth(min(1, max(0, t / self.seconds)))
        pw, ph = self.picture.size
        k = w * pw / W
        left = min(max(x * pw - k * W / 2, 0), pw - k * W)
        top = min(max(y * ph - k * H / 2, 0), ph - k * H)
        return np.asarray(
            self.picture.transform((W, H), Image.AFFINE, (k, 0, left, 0, k, top), Image.BICUBIC), np.float32
        )


def frames():
    shots = [Shot(*s) for s in SHOTS]
    begin, starts = 0.0, []
    for s in shots:
        starts.append(begin)
        begin += s.seconds - FADE
    for n in range(int((begin + FADE) * FPS)):
        t, out = n / FPS, None
        for s, b in zip(shots, starts):
            if b <= t < b + s.seconds:
                f = s.frame(t - b)
                a = 1.0 if out is None else smooth(min(1, (t - b) / FADE))
                out = f if out is None else out * (1 - a) + f * a
        yield np.clip(out + 0.5, 0, 255).astype(np.uint8).tobytes()


def encode(path, *codec):
    p = subprocess.Popen(
        [
            "ffmpeg",
            "-v",
            "error",
            "-y",
            "-f",
            "rawvideo",
            "-pix_fmt",
            "rgb24",
            "-s",
            f"{W}x{H}",
            "-r",
            str(FPS),
            "-i",
            "-",
            *codec,
            "-pix_fmt",
            "yuv420p",
            path,
        ],
        stdin=subprocess.PIPE,
    )
    for f in frames():
        p.stdin.write(f)
    p.stdin.close()
    assert p.wait() == 0


target = os.path.join(ASSETS, "films", "alpha-walkthrough")
encode(target + ".mp4", "-c:v", "libx264", "-preset", "slow", "-crf", "25", "-movflags", "+faststart")
encode(target + ".webm", "-c:v", "libvpx-vp9", "-crf", "36", "-b:v", "0", "-row-mt", "1", "-cpu-used", "3")
