"""The walkthrough of Alpha Tower: a flight in an arc around it, 1280 × 720, as MP4 and WebM, and its poster.

scenes/flight.py renders key frames with their depths. Nothing in the scene moves, so every frame between two keys is
made from the four keys around it, each of their pixels moved to where the camera of that frame sees it (parts/warp.c):
exact where a surface is dull, and what noise the keys have averages out. Needs the keys in drafts/flight, and ffmpeg."""

import ctypes, math, os, shutil, subprocess, sys, tempfile
import numpy as np
from PIL import Image
from flight_path import FPS, H, KEYS, SECONDS, SENSOR, W, at, u_of

HERE = os.path.dirname(os.path.abspath(__file__))
ASSETS = os.path.join(HERE, "..", "src", "assets", "films")
KEY_FRAMES = os.path.join(HERE, "drafts", "flight")
FAR = 30000  # metres: as far as the sky is taken to be
POSTER = 0.72  # where in the film the poster is
warp = ctypes.CDLL(os.path.join(HERE, "parts", "libwarp.so"))


def address(a):
    return a.ctypes.data_as(ctypes.c_void_p)


def camera(u):
    (x, y, z), heading, lens, (sx, sy) = at(u)
    a = math.radians(heading)
    return np.array((x, y, z, math.cos(a), math.sin(a), lens / SENSOR * W, sx * W, sy * W), np.float32)


def path(k, end):
    return os.path.join(KEY_FRAMES, "key%03d%s" % (k, end))


def rendered():
    """The keys to make the film of: all, or every second, fourth… if the finer ones are not rendered yet."""
    step = 1
    while not all(os.path.exists(path(k, ".png")) for k in range(0, KEYS, step)):
        step *= 2
    return list(range(0, KEYS, step))


def key(k):
    """Picture and depths of a key frame, and its camera."""
    picture = np.asarray(Image.open(path(k, ".png")).convert("RGB"), np.float32)
    depth = np.ascontiguousarray(np.minimum(np.load(path(k, ".npy")), FAR), np.float32)
    return np.ascontiguousarray(picture), depth, camera(k / (KEYS - 1))


def weights(f):
    """Of the four keys around a frame, a part f of the way from the second to the third: a cubic B-spline."""
    return np.array(((1 - f) ** 3, 3 * f**3 - 6 * f**2 + 4, 3 * (f + f**2 - f**3) + 1, f**3), np.float32) / 6


def frame(u, numbers, keys):
    """One frame of the film, from the four of the keys `numbers` around it. keys: a cache, number → key."""
    last = len(numbers) - 1
    k = min(int(u * last), last - 1)
    ends = [numbers[min(max(k + e, 0), last)] for e in (-1, 0, 1, 2)]
    for e in set(ends) - set(keys):
        keys[e] = key(e)
    for e in set(keys) - set(ends):
        del keys[e]
    near, w, to = [keys[e] for e in ends], weights(u * last - k), camera(u)
    z = np.full((H, W), 1e10, np.float32)
    for _, depth, cam in near[1:3]:
        warp.splat(address(depth), W, H, address(cam), address(to), address(z))
    cams, out = np.ascontiguousarray([c for _, _, c in near]), np.empty((H, W, 3), np.float32)
    pictures = (ctypes.c_void_p * 4)(*[p.ctypes.data for p, _, _ in near])
    depths = (ctypes.c_void_p * 4)(*[d.ctypes.data for _, d, _ in near])
    warp.blend(4, pictures, depths, address(cams), address(w), W, H, address(to), address(z), address(out))
    return np.clip(out + 0.5, 0, 255).astype(np.uint8)


def encode(target, codec):
    raw = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{W}x{H}", "-r", str(FPS), "-i", "-"]
    return subprocess.Popen(["ffmpeg", "-v", "error", "-y", *raw, *codec, target], stdin=subprocess.PIPE)


def main():
    # encoded aside and moved when whole: nobody should meet half a film
    aside = tempfile.mkdtemp()
    target = os.path.join(aside, "alpha-walkthrough")
    mp4 = ["-c:v", "libx264", "-preset", "slow", "-crf", "26", "-pix_fmt", "yuv420p", "-movflags", "+faststart"]
    webm = ["-c:v", "libvpx-vp9", "-crf", "40", "-b:v", "0", "-row-mt", "1", "-deadline", "good", "-cpu-used", "3"]
    encoders = [encode(target + ".mp4", mp4), encode(target + ".webm", webm + ["-pix_fmt", "yuv420p"])]
    numbers, keys, frames = rendered(), {}, SECONDS * FPS
    print(len(numbers), "key frames,", frames, "frames")
    for n in range(frames):
        picture = frame(u_of(n), numbers, keys)
        for e in encoders:
            e.stdin.write(picture.tobytes())
        if n == int(frames * POSTER):
            Image.fromarray(picture).save(os.path.join(ASSETS, "walkthrough.jpg"), quality=90, progressive=True)
    for e in encoders:
        e.stdin.close()
    if any([e.wait() for e in encoders]):
        sys.exit("ffmpeg could not encode the film")
    for end in (".mp4", ".webm"):
        shutil.move(target + end, os.path.join(ASSETS, "alpha-walkthrough" + end))
    os.rmdir(aside)


if __name__ == "__main__":
    main()
