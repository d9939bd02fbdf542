// Moves rendered pixels to another camera by their depth. A camera is 8 floats: eye x, y, z, cosine and sine of its
// heading, focal length and shift x, y in pixels. Cameras are level. Depths are along the view, in metres.
#include <math.h>
#include <string.h>

static inline void unproject(const float *c, int W, int H, float px, float py, float z, float *p) {
  float x = (px - 0.5f * W + c[6]) / c[5] * z, y = (0.5f * H - py + c[7]) / c[5] * z;
  p[0] = c[0] + c[3] * z + c[4] * x;
  p[1] = c[1] + c[4] * z - c[3] * x;
  p[2] = c[2] + y;
}

static inline float project(const float *c, int W, int H, const float *p, float *px, float *py) {
  float dx = p[0] - c[0], dy = p[1] - c[1], z = dx * c[3] + dy * c[4];
  if (z < 1) return -1;
  *px = c[5] * (dx * c[4] - dy * c[3]) / z + 0.5f * W - c[6];
  *py = 0.5f * H - c[5] * (p[2] - c[2]) / z + c[7];
  return z;
}

// the depths of camera `from`, seen from camera `to`; `out` starts as infinity and keeps what is nearest
void splat(const float *depth, int W, int H, const float *from, const float *to, float *out) {
  for (int j = 0; j < H; j++)
    for (int i = 0; i < W; i++) {
      float p[3], x, y;
      unproject(from, W, H, i + 0.5f, j + 0.5f, depth[j * W + i], p);
      float z = project(to, W, H, p, &x, &y);
      if (z < 0) continue;
      int a = (int)floorf(x - 0.5f), b = (int)floorf(y - 0.5f);
      for (int v = b; v <= b + 1; v++)
        for (int u = a; u <= a + 1; u++)
          if (u >= 0 && v >= 0 && u < W && v < H && z < out[v * W + u]) out[v * W + u] = z;
    }
}

static inline float cubic(float t) { // Catmull-Rom
  t = fabsf(t);
  return t < 1 ? 1 - t * t * (2.5f - 1.5f * t) : t < 2 ? 2 - t * (4 - t * (2.5f - 0.5f * t)) : 0;
}

static void sample(const float *img, int W, int H, float x, float y, float *rgb) {
  int a = (int)floorf(x - 0.5f), b = (int)floorf(y - 0.5f);
  rgb[0] = rgb[1] = rgb[2] = 0;
  for (int v = b - 1; v <= b + 2; v++)
    for (int u = a - 1; u <= a + 2; u++) {
      int uu = u < 0 ? 0 : u >= W ? W - 1 : u, vv = v < 0 ? 0 : v >= H ? H - 1 : v;
      float k = cubic(x - 0.5f - u) * cubic(y - 0.5f - v);
      for (int c = 0; c < 3; c++) rgb[c] += k * img[(vv * W + uu) * 3 + c];
    }
}

// How far to trust a key frame about the point it has at x, y at depth z: 0, if something hides it; little, if something
// nearer stands within the pixels sampled, whose soft edge has mixed its colour with what is behind; else 1.
static float trust(const float *depth, int W, int H, float x, float y, float z) {
  int a = (int)floorf(x - 0.5f), b = (int)floorf(y - 0.5f);
  float edge = z / (1.02f + 1e-4f * z); // in 1 / depth, in which a plane is even however flat it is seen
  float clean = 1, lo = 1e10f, hi = 0, slack = 0.006f * z + 0.15f;
  for (int v = b - 1; v <= b + 2; v++)
    for (int u = a - 1; u <= a + 2; u++) {
      if (u < 0 || v < 0 || u >= W || v >= H) continue;
      float d = depth[v * W + u];
      if (d < edge) clean = 0.003f;
      if (u < a || u > a + 1 || v < b || v > b + 1) continue;
      if (d < lo) lo = d; // the sea, far off, is seen so flat that a pixel spans much of it
      if (d > hi) hi = d;
    }
  // a glass rail leaves its colour on the sky, and the sky's depth: what is far, and just above something near, is doubtful
  for (int v = b + 3; v < b + 9 && z > 2500 && a >= 0 && a < W; v++)
    if (v >= 0 && v < H && depth[v * W + a] < 450) clean = 0.003f;
  return z > lo - slack && z < hi + slack ? clean : 0;
}

// Moves x, y to the nearest place where the key frame shows the same background without the edge of what stands before it.
static void beside(const float *depth, int W, int H, float z, float *x, float *y) {
  for (float ring = 2; ring < 48; ring *= 1.4f)
    for (int q = 0; q < 12; q++) {
      float u = *x + ring * cosf(q * 0.5236f), v = *y + ring * sinf(q * 0.5236f);
      if (u < 2 || v < 2 || u >= W - 2 || v >= H - 2 || trust(depth, W, H, u, v, z) < 0.5f) continue;
      *x = u;
      *y = v;
      return;
    }
}

// Every pixel of camera `to`, blended from the n key frames that see the same point. zbuf: from splat.
void blend(int n, const float **imgs, const float **depths, const float *cams, const float *weights, int W, int H,
           const float *to, const float *zbuf, float *out) {
  static const int near[13][2] = {{0, 0},  {1, 0},  {-1, 0}, {0, 1},  {0, -1}, {1, 1},  {-1, 1},
                                  {1, -1}, {-1, -1}, {2, 0}, {-2, 0}, {0, 2},  {0, -2}};
  int first = 0; // the weightiest key, for what none has seen
  for (int k = 1; k < n; k++)
    if (weights[k] > weights[first]) first = k;
#pragma omp parallel for schedule(dynamic, 8)
  for (int j = 0; j < H; j++)
    for (int i = 0; i < W; i++) {
      float sum = 0, acc[3] = {0, 0, 0}, far = 0, p[3], x = 0, y = 0, rgb[3];
      for (int q = 0; q < 13 && sum < 1e-5f; q++) {
        int u = i + near[q][0], v = j + near[q][1];
        if (u < 0 || v < 0 || u >= W || v >= H) continue;
        float z = zbuf[v * W + u];
        if (!(z < 1e9f)) continue;
        if (z > far) far = z;
        unproject(to, W, H, i + 0.5f, j + 0.5f, z, p);
        sum = acc[0] = acc[1] = acc[2] = 0;
        for (int k = 0; k < n; k++) {
          float zk = project(cams + 8 * k, W, H, p, &x, &y);
          if (zk < 0 || x < 0 || y < 0 || x >= W || y >= H) continue;
          float w = weights[k] * trust(depths[k], W, H, x, y, zk);
          if (w <= 0) continue;
          if (w < 0.5f * weights[k]) beside(depths[k], W, H, zk, &x, &y);
          sample(imgs[k], W, H, x, y, rgb);
          for (int c = 0; c < 3; c++) acc[c] += w * rgb[c];
          sum += w;
        }
      }
      if (sum < 1e-5f) { // newly uncovered, and seen by none: what lies behind, as the nearest key has it
        unproject(to, W, H, i + 0.5f, j + 0.5f, far > 0 ? far : 20000, p);
        project(cams + 8 * first, W, H, p, &x, &y);
        sample(imgs[first], W, H, x, y, acc);
        sum = 1;
      }
      for (int c = 0; c < 3; c++) out[(j * W + i) * 3 + c] = acc[c] / sum;
    }
}
