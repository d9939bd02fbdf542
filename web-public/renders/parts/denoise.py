"""Open Image Denoise's U-Net (weights: Intel Open Image Denoise .tza, Apache-2.0) with a tiny C conv kernel."""

import numpy as np, ctypes, os, struct, time

D = os.path.dirname(os.path.abspath(__file__))
L = ctypes.CDLL(os.path.join(D, "libconv.so"))


def P(a):
    return a.ctypes.data_as(ctypes.c_void_p)


def load_tza(name):
    b = open(os.path.join(D, "tza", name + ".tza"), "rb").read()
    magic, ma, mi, off = struct.unpack_from("<HBBQ", b, 0)
    assert magic == 0x41D7
    (n,) = struct.unpack_from("<I", b, off)
    p = off + 4
    T = {}
    for _ in range(n):
        (l,) = struct.unpack_from("<H", b, p)
        p += 2
        nm = b[p : p + l].decode()
        p += l
        nd = b[p]
        p += 1
        dims = struct.unpack_from("<%dI" % nd, b, p)
        p += 4 * nd
        p += nd
        dt = chr(b[p])
        p += 1
        (o,) = struct.unpack_from("<Q", b, p)
        p += 8
        T[nm] = (
            np.frombuffer(b, dtype=np.float16 if dt == "h" else np.float32, count=int(np.prod(dims)), offset=o)
            .reshape(dims)
            .astype(np.float32)
        )
    return T


def conv(T, nm, x, relu=True):
    w = T[nm + ".weight"]
    bias = T[nm + ".bias"]
    oc, ic = w.shape[:2]
    ocp = (oc + 15) // 16 * 16
    assert ic == x.shape[2], (nm, w.shape, x.shape)
    wp = np.zeros((ocp, ic, 9), np.float32)
    wp[:oc] = w.reshape(oc, ic, 9)
    wp = np.ascontiguousarray(wp.reshape(ocp // 16, 16, ic, 9).transpose(0, 3, 2, 1))
    bp = np.zeros(ocp, np.float32)
    bp[:oc] = bias
    H, W = x.shape[0] - 2, x.shape[1] - 2
    out = np.zeros((H + 2, W + 2, oc), np.float32)
    L.conv3(P(x), ic, P(out), oc, ocp, P(wp), P(bp), H, W, int(relu))
    return out


def pool(x):
    H, W, C = x.shape[0] - 2, x.shape[1] - 2, x.shape[2]
    o = np.zeros((H // 2 + 2, W // 2 + 2, C), np.float32)
    L.pool2(P(x), P(o), C, H, W)
    return o


def upcat(a, s):
    H, W = s.shape[0] - 2, s.shape[1] - 2
    o = np.zeros((H + 2, W + 2, a.shape[2] + s.shape[2]), np.float32)
    L.upcat(P(a), a.shape[2], P(s), s.shape[2], P(o), H, W)
    return o


def unet(T, inp):
    h, w, c = inp.shape
    H = (h + 15) // 16 * 16
    W = (w + 15) // 16 * 16
    x0 = np.zeros((H + 2, W + 2, c), np.float32)
    x0[1:-1, 1:-1] = np.pad(inp, ((0, H - h), (0, W - w), (0, 0)), mode="reflect")
    x = conv(T, "enc_conv0", x0)
    x = conv(T, "enc_conv1", x)
    p1 = pool(x)
    p2 = pool(conv(T, "enc_conv2", p1))
    p3 = pool(conv(T, "enc_conv3", p2))
    p4 = pool(conv(T, "enc_conv4", p3))
    x = conv(T, "enc_conv5b", conv(T, "enc_conv5a", p4))
    x = conv(T, "dec_conv4b", conv(T, "dec_conv4a", upcat(x, p3)))
    x = conv(T, "dec_conv3b", conv(T, "dec_conv3a", upcat(x, p2)))
    x = conv(T, "dec_conv2b", conv(T, "dec_conv2a", upcat(x, p1)))
    x = conv(T, "dec_conv1b", conv(T, "dec_conv1a", upcat(x, x0)))
    return conv(T, "dec_conv0", x, False)[1 : h + 1, 1 : w + 1]


a_, b_, c_, d_, e_, f_, g_ = (
    1.41283765e03,
    1.64593172,
    0.431384981,
    -2.94139609e-03,
    0.192653254,
    6.26026094e-03,
    0.998620152,
)
y0, y1, x0_, x1_ = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01


def PU(y):
    return np.where(
        y <= y0, a_ * y, np.where(y <= y1, b_ * np.power(np.maximum(y, 1e-12), c_) + d_, e_ * np.log(y + f_) + g_)
    )


def PUi(x):
    return np.where(
        x <= x0_,
        x / a_,
        np.where(x <= x1_, np.power(np.maximum((x - d_) / b_, 1e-12), 1 / c_), np.exp((x - g_) / e_) - f_),
    )


NS = 1.0 / float(PU(np.array(65504.0)))


def autoexp(c):
    lum = c @ np.array([0.212671, 0.715160, 0.072169], np.float32)
    h, w = lum.shape
    L_ = lum[: h // 16 * 16, : w // 16 * 16].reshape(h // 16, 16, w // 16, 16).mean((1, 3))
    L_ = L_[L_ > 1e-8]
    return 0.18 / np.exp2(np.log2(L_).mean()) if L_.size else 1.0


def denoise(color, alb, nrm, prefilter=True):
    t = time.time()
    color = np.nan_to_num(np.clip(color, 0, 65504)).astype(np.float32)
    alb = np.clip(alb, 0, 1).astype(np.float32)
    nrm = np.clip(nrm, -1, 1).astype(np.float32) * 0.5 + 0.5
    s = autoexp(color)
    c = np.clip(PU(color * s) * NS, 0, 1).astype(np.float32)
    if prefilter:
        alb = np.clip(unet(load_tza("rt_alb"), alb), 0, 1)
        nrm = np.clip(unet(load_tza("rt_nrm"), nrm), 0, 1)
        T = load_tza("rt_hdr_calb_cnrm")
    else:
        T = load_tza("rt_hdr_alb_nrm")
    y = unet(T, np.concatenate([c, alb, nrm], 2))
    r = PUi(np.clip(y, 0, 1) / NS) / s
    print("denoise %.1fs exposure %.3f" % (time.time() - t, s), flush=True)
    return r.astype(np.float32)
