/** A path as steps, so that it can be turned and moved before it is written out. Lengths in centimetres. */
export type Point = readonly [x: number, y: number];
export type Step = readonly [command: 'M' | 'L' | 'C' | 'Z', ...points: Point[]];
export type Path = readonly Step[];

/** How far a Bézier's handles stand off to draw a quarter of a circle. */
const ROUND = 0.5523;

export const line = (...points: Point[]): Path =>
  points.map((point, i) => [i === 0 ? 'M' : 'L', point] as const);

export const polygon = (...points: Point[]): Path => [...line(...points), ['Z']];

export function rect(x: number, y: number, w: number, h: number, radius = 0): Path {
  const r = Math.min(radius, w / 2, h / 2);
  if (r === 0) return polygon([x, y], [x + w, y], [x + w, y + h], [x, y + h]);
  const k = r * (1 - ROUND);
  return [
    ['M', [x + r, y]],
    ['L', [x + w - r, y]],
    ['C', [x + w - k, y], [x + w, y + k], [x + w, y + r]],
    ['L', [x + w, y + h - r]],
    ['C', [x + w, y + h - k], [x + w - k, y + h], [x + w - r, y + h]],
    ['L', [x + r, y + h]],
    ['C', [x + k, y + h], [x, y + h - k], [x, y + h - r]],
    ['L', [x, y + r]],
    ['C', [x, y + k], [x + k, y], [x + r, y]],
    ['Z'],
  ];
}

export const ellipse = (cx: number, cy: number, rx: number, ry = rx): Path => {
  const kx = rx * ROUND;
  const ky = ry * ROUND;
  return [
    ['M', [cx, cy - ry]],
    ['C', [cx + kx, cy - ry], [cx + rx, cy - ky], [cx + rx, cy]],
    ['C', [cx + rx, cy + ky], [cx + kx, cy + ry], [cx, cy + ry]],
    ['C', [cx - kx, cy + ry], [cx - rx, cy + ky], [cx - rx, cy]],
    ['C', [cx - rx, cy - ky], [cx - kx, cy - ry], [cx, cy - ry]],
    ['Z'],
  ];
};

/** A quarter of a circle around `centre`, from one point to another that lies a right angle away. */
export function quarter(centre: Point, from: Point, to: Point): Path {
  const toward = (a: Point, b: Point): Point => [
    a[0] + (b[0] - centre[0]) * ROUND,
    a[1] + (b[1] - centre[1]) * ROUND,
  ];
  return [
    ['M', from],
    ['C', toward(from, to), toward(to, from), to],
  ];
}

/** A soft line through all points (Catmull-Rom). */
export function curve(points: readonly Point[], closed = false): Path {
  const count = points.length;
  const at = (i: number): Point =>
    points[closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))] ?? [0, 0];
  const steps: Step[] = [['M', at(0)]];
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const a = at(i - 1);
    const b = at(i);
    const c = at(i + 1);
    const d = at(i + 2);
    const before: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const after: Point = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6];
    steps.push(['C', before, after, c]);
  }
  return closed ? [...steps, ['Z']] : steps;
}

export const join = (...paths: Path[]): Path => paths.flat();

export const mapPath = (path: Path, move: (point: Point) => Point): Path =>
  path.map(([command, ...points]) => [command, ...points.map(move)] as const);

const number = (value: number) => String(Math.round(value * 10) / 10 + 0);

/** As SVG and PDF write it. */
export const write = (path: Path): string =>
  path.map(([command, ...points]) => command + points.map((p) => p.map(number).join(' ')).join(' ')).join('');
