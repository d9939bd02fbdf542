"""The walkthrough of Alpha Tower: a flight in an arc around it, then into the lobby, the living room and out to the
balcony. 1280 × 720, as MP4 and WebM, and its poster.

scenes/flight.py renders key frames of the arc with their depths. Nothing in the scene moves, so every frame between two
keys is made from the four keys around it, each of their pixels moved to where the camera of that frame sees it
(parts/warp.c): exact where a surface is dull, and what noise the keys have averages out. A room is one key frame, its
picture, in which a step forward is made by how far away everything is. Needs the keys in drafts/flight, and ffmpeg; where the keys of
the arc are not there, the arc is kept from the film as it is."""

import ctypes, math, os, shutil, subprocess, sys, tempfile
import numpy as np
from PIL import Image
from flight_path import FADE, FPS, H, KEYS, ROOM_SECONDS, ROOMS, SECONDS, SENSOR, W, at, smooth, u_of

HERE = os.path.dirname(os.path.abspath(__file__))
ASSETS = os.path.join(HERE, "..", "src", "assets")
FILM = os.path.join(ASSETS, "films", "alpha-walkthrough")
KEY_FRAMES = os.path.join(HERE, "drafts", "flight")
FAR = 30000  # metres: as far as the sky is taken to be
POSTER = 0  # where in the arc the poster is
CODECS = {
    ".mp4": ["-c:v", "libx264", "-preset", "slow", "-crf", "26", "-pix_fmt", "yuv420p"],
    # AV1 at half the bytes of VP9. Started by root, this encoder takes real-time priority and starves all else: be another user
    ".webm": ["-c:v", "libsvtav1", "-preset", "7", "-crf", "45", "-g", "240", "-svtav1-params", "tune=0", "-pix_fmt", "yuv420p"],
}
warp = ctypes.CDLL(os.path.join(HERE, "parts", "libwarp.so"))


def address(a):
    return a.ctypes.data_as(ctypes.c_void_p)


def camera(eye, heading, lens, shift):
    (x, y, z), (sx, sy), a = eye, shift, math.radians(heading)
    return np.array((x, y, z, math.cos(a), math.sin(a), lens / SENSOR * W, sx * W, sy * W), np.float32)


def path(k, end):
    return os.path.join(KEY_FRAMES, "key%03d%s" % (k, end))


def rendered():
    """The keys to make the arc of: all, or every second, fourth… if the finer ones are not rendered yet; [] if none are."""
    step = 1
    while not all(os.path.exists(path(k, ".png")) for k in range(0, KEYS, step)):
        step *= 2
        if step >= KEYS:
            return []
    return list(range(0, KEYS, step))


def key(k):
    """Picture and depths of a key frame, and its camera."""
    picture = np.asarray(Image.open(path(k, ".png")).convert("RGB"), np.float32)
    depth = np.ascontiguousarray(np.minimum(np.load(path(k, ".npy")), FAR), np.float32)
    return np.ascontiguousarray(picture), depth, camera(*at(k / (KEYS - 1)))


class Room:
    """A room's picture and how near its parts are. A step forward moves every point away from where one walks to, what is
    nearer somewhat more: less than in truth, as there is but one picture, and what it hides cannot appear."""

    def __init__(self, room):
        scene, name, eye, target, lens, self.walk = room
        picture = Image.open(os.path.join(ASSETS, name + ".jpg")).convert("RGB")
        self.picture = picture.resize((W, H), Image.LANCZOS)
        w, h = W, H
        d = np.full((h, w), 0.2)  # where its depths are not there, as if everything were five metres away
        depth = os.path.join(KEY_FRAMES, scene + ".npy")
        if os.path.exists(depth):
            depth = np.load(depth)
            rows, columns = (((np.arange(n) + 0.5) * have / n).astype(int) for n, have in zip((h, w), depth.shape))
            d = 1 / np.maximum(depth[rows][:, columns], 0.6)
        # a pane of glass has its own depth in some pixels and that of the view in others: the view counts
        for pick in (np.minimum, np.maximum):
            for axis in (0, 1):
                d = extreme(d, pick, axis, 4)
        for axis in (0, 1, 0, 1, 0, 1):  # smooth, so that nothing straight is bent
            d = soft(d, axis, w // 40)
        d = 0.7 * d.mean() + 0.3 * d
        rise = (target[2] - eye[2]) / math.hypot(target[0] - eye[0], target[1] - eye[1])
        self.centre = (w / 2, h / 2 + rise * lens / SENSOR * w)  # where one walks to
        self.columns, self.rows = np.linspace(0, W, 41).astype(int), np.linspace(0, H, 25).astype(int)
        self.near = d[np.minimum(self.rows, H - 1)][:, np.minimum(self.columns, W - 1)]

    def after(self, metres):
        """The picture that one sees after so many metres: drawn in patches, each from where it was before."""
        k = 1 - metres * self.near
        x = self.centre[0] + (self.columns[None] - self.centre[0]) * k
        y = self.centre[1] + (self.rows[:, None] - self.centre[1]) * k
        patches = []
        for j in range(len(self.rows) - 1):
            for i in range(len(self.columns) - 1):
                box = (self.columns[i], self.rows[j], self.columns[i + 1], self.rows[j + 1])
                corners = ((j, i), (j + 1, i), (j + 1, i + 1), (j, i + 1))
                patches.append((tuple(map(int, box)), tuple(float(v) for c in corners for v in (x[c], y[c]))))
        return np.asarray(self.picture.transform((W, H), Image.MESH, patches, Image.BICUBIC), np.float32)


def extreme(a, pick, axis, reach):
    out = a
    for e in range(-reach, reach + 1):
        out = pick(out, np.roll(a, e, axis))
    return out


def soft(a, axis, reach):
    """The mean of what is within `reach`; the border goes on as it is."""
    pad = [(0, 0), (0, 0)]
    pad[axis] = (reach + 1, reach)
    sums = np.cumsum(np.pad(a, pad, mode="edge"), axis, dtype=np.float64)
    n = a.shape[axis]
    high, low = (np.take(sums, range(k, k + n), axis) for k in (2 * reach + 1, 0))
    return (high - low) / (2 * reach + 1)


def weights(f):
    """Of the four keys around a frame, a part f of the way from the second to the third: a cubic B-spline."""
    return np.array(((1 - f) ** 3, 3 * f**3 - 6 * f**2 + 4, 3 * (f + f**2 - f**3) + 1, f**3), np.float32) / 6


def seen(to, near, w, hide):
    """What the camera `to` sees, blended from the keys `near` by their weights; `hide`: those whose depths decide."""
    z = np.full((H, W), 1e10, np.float32)
    for _, depth, cam in hide:
        warp.splat(address(depth), W, H, address(cam), address(to), address(z))
    cams, out = np.ascontiguousarray([c for _, _, c in near]), np.empty((H, W, 3), np.float32)
    pictures = (ctypes.c_void_p * len(near))(*[p.ctypes.data for p, _, _ in near])
    depths = (ctypes.c_void_p * len(near))(*[d.ctypes.data for _, d, _ in near])
    warp.blend(len(near), pictures, depths, address(cams), address(w), W, H, address(to), address(z), address(out))
    return out


def arc_frame(u, numbers, keys):
    """One frame of the arc, from the four of the keys `numbers` around it. keys: a cache, number → key."""
    last = len(numbers) - 1
    k = min(int(u * last), last - 1)
    ends = [numbers[min(max(k + e, 0), last)] for e in (-1, 0, 1, 2)]
    for e in set(ends) - set(keys):
        keys[e] = key(e)
    for e in set(keys) - set(ends):
        del keys[e]
    near = [keys[e] for e in ends]
    return seen(camera(*at(u)), near, weights(u * last - k), near[1:3])


def arc():
    numbers, keys = rendered(), {}
    print(len(numbers), "key frames of the arc")
    for n in range(SECONDS * FPS):
        picture = arc_frame(u_of(n), numbers, keys)
        if n == int(SECONDS * FPS * POSTER):
            Image.fromarray(bytes_of(picture)).save(os.path.join(ASSETS, "films", "walkthrough.jpg"), quality=88, progressive=True)
        yield picture


def rooms(before):
    """One room after the other, each fading in over what was before it, the first over the picture `before`."""
    n = round(ROOM_SECONDS * FPS)
    for one in ROOMS:
        room = Room(one)
        for k in range(n):
            t = k / (n - 1)
            picture = room.after(room.walk * (0.85 * t + 0.15 * smooth(t)))
            if k < FADE:
                f = (k + 1) / (FADE + 1)
                picture = picture * f + before * (1 - f)
            yield picture
        before = picture


def bytes_of(picture):
    return np.clip(picture + 0.5, 0, 255).astype(np.uint8)


def encode(pictures, target):
    """Writes the pictures in every format to `target` and its endings; returns the last picture."""
    raw = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{W}x{H}", "-r", str(FPS), "-i", "-"]
    encoders = [subprocess.Popen(["ffmpeg", "-v", "error", "-y", *raw, *codec, target + end], stdin=subprocess.PIPE) for end, codec in CODECS.items()]
    for picture in pictures:
        for e in encoders:
            e.stdin.write(bytes_of(picture).tobytes())
    for e in encoders:
        e.stdin.close()
    if any([e.wait() for e in encoders]):
        sys.exit("ffmpeg could not encode the film")
    return picture


def ffmpeg(*what):
    subprocess.run(["ffmpeg", "-v", "error", "-y", *what], check=True)


def kept_arc(target):
    """The arc out of the film as it is, and its last picture."""
    for end in CODECS:
        ffmpeg("-i", FILM + end, "-t", str(SECONDS), "-c", "copy", target + end)
    raw = subprocess.run(
        ["ffmpeg", "-v", "error", "-sseof", "-0.5", "-i", target + ".mp4", "-f", "rawvideo", "-pix_fmt", "rgb24", "-"], check=True, stdout=subprocess.PIPE
    ).stdout
    return np.frombuffer(raw[-W * H * 3 :], np.uint8).reshape(H, W, 3).astype(np.float32)


def main():
    # made aside and moved when whole: nobody should meet half a film
    aside = tempfile.mkdtemp()
    outside, inside = (os.path.join(aside, name) for name in ("outside", "inside"))
    last = encode(arc(), outside) if rendered() else kept_arc(outside)
    encode(rooms(last), inside)
    for end in CODECS:
        parts = os.path.join(aside, "parts.txt")
        with open(parts, "w") as f:
            f.writelines("file '%s'\n" % (part + end) for part in (outside, inside))
        whole = os.path.join(aside, "whole" + end)
        ffmpeg("-f", "concat", "-safe", "0", "-i", parts, "-c", "copy", *(("-movflags", "+faststart") if end == ".mp4" else ()), whole)
        shutil.move(whole, FILM + end)
    shutil.rmtree(aside)


if __name__ == "__main__":
    main()
