"""The films of Alpha Tower's timeline, the stages of building one after the other. 1280 × 720, as MP4 and WebM.

scenes/timeline.py renders each stage from one camera, somewhat larger than the film. A stage stays for a moment and the next
fades in over it, while the frame widens slowly (or closes in): a lens that zooms, so nothing has to be guessed. Needs the
stages in drafts/timeline, and ffmpeg. The captions are alpha-timeline-1.vtt and -2 beside the films: change both together."""

import glob, os, shutil, sys, tempfile
import numpy as np
from PIL import Image
from film import ASSETS, CODECS, HERE, encode, ffmpeg
from flight_path import FPS, H, W, smooth

SECONDS = 14
FADE = 11  # frames in which a stage gives way to the next
LAST = 36  # frames that the last stage stays, still
# from which part of the picture to which the frame goes: left, top and width, in shares of it
ZOOMS = {1: ((0.09, 0.17, 0.83), (0.0, 0.0, 1.0)), 2: ((0.06, 0.12, 0.86), (0.0, 0.0, 1.0))}


def crop(picture, part):
    """The part (left, top, width in shares) of a picture, at the film's size."""
    w, h = picture.size
    x, y, k = part[0] * w, part[1] * h, part[2]
    return np.asarray(picture.transform((W, H), Image.EXTENT, (x, y, x + k * w, y + k * h), Image.BICUBIC), np.float32)


def frames(film):
    """The film's pictures, one by one."""
    stages = [Image.open(f).convert("RGB") for f in sorted(glob.glob(os.path.join(HERE, "drafts", "timeline", "timeline-%d-*.png" % film)))]
    if not stages:
        sys.exit("No stages in drafts/timeline: ./render timeline makes them")
    moving = SECONDS * FPS - LAST
    begin, end = (np.array(part) for part in ZOOMS[film])
    for n in range(SECONDS * FPS):
        t = min(n / moving, 1)
        part = begin + (end - begin) * smooth(t)
        at = t * (len(stages) - 1) + 1e-9
        k = min(int(at), len(stages) - 1)
        picture = crop(stages[k], part)
        left = (k + 1 - at) * moving / (len(stages) - 1)  # frames until the next stage is whole
        if k + 1 < len(stages) and left < FADE:
            f = smooth(1 - left / FADE)
            picture = picture * (1 - f) + crop(stages[k + 1], part) * f
        yield picture


def main():
    for film in ZOOMS:
        aside = tempfile.mkdtemp()  # made aside and moved when whole: nobody should meet half a film
        encode(frames(film), os.path.join(aside, "film"))
        for end in CODECS:
            whole = os.path.join(aside, "whole" + end)
            ffmpeg("-i", os.path.join(aside, "film" + end), "-c", "copy", *(("-movflags", "+faststart") if end == ".mp4" else ()), whole)
            shutil.move(whole, os.path.join(ASSETS, "films", "alpha-timeline-%d%s" % (film, end)))
        shutil.rmtree(aside)


if __name__ == "__main__":
    main()
