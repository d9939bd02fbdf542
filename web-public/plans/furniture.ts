import type { Facing, Furniture, FurnitureKind } from '../src/content/projects/parts/plan';
import { both, fill, mapMarks, seeded, stroke, type Mark } from './drawing';
import { ellipse, join, line, polygon, rect, type Path, type Point } from './path';

/** Lines of furniture are thin beside the walls. */
const THIN = 1.4;
const piece = (path: Path) => both(path, 'white', 'soft', THIN);
const detail = (path: Path) => stroke(path, 'soft', THIN);

/** `w` along the wall behind it, `d` away from that wall; (0, 0) is its left end at the wall. Centimetres. */
type Draw = (w: number, d: number) => Mark[];

const range = (count: number) => Array.from({ length: count }, (_, i) => i);

const bed: Draw = (w, d) => {
  const pillows = w < 120 ? 1 : 2;
  const wide = (w - 16 - (pillows - 1) * 6) / pillows;
  return [
    piece(rect(0, 0, w, d, 4)),
    ...range(pillows).map((i) => piece(rect(8 + i * (wide + 6), 8, wide, 38, 9))),
    both(rect(0, 62, w, d - 62, 4), 'sand', 'soft', THIN),
    both(polygon([0, 62], [w, 62], [w, 80], [0, 80]), 'white', 'soft', THIN),
    detail(line([w * 0.08, d - 34], [w * 0.92, d - 34])),
  ];
};

const seats =
  (arms: number): Draw =>
  (w, d) => {
    const count = Math.max(1, Math.round((w - 2 * arms) / 72));
    const wide = (w - 2 * arms) / count;
    return [
      piece(rect(0, 0, w, d, 8)),
      detail(line([arms, 20], [w - arms, 20])),
      ...range(count).map((i) =>
        both(rect(arms + i * wide + 1, 21, wide - 2, d - 23, 7), 'sand', 'soft', THIN),
      ),
    ];
  };

const dining: Draw = (w, d) => {
  const chairs = Math.max(1, Math.floor(w / 58));
  const step = w / chairs;
  const chair = (x: number, y: number, back: number) => [
    piece(rect(x - 21, y, 42, 42, 8)),
    detail(line([x - 18, y + back], [x + 18, y + back])),
  ];
  return [
    ...range(chairs).flatMap((i) => [
      ...chair(step * (i + 0.5), 0, 6),
      ...chair(step * (i + 0.5), d - 42, 36),
    ]),
    both(rect(0, 30, w, d - 60, 6), 'white', 'soft', THIN + 0.4),
  ];
};

/** A run of counter: fridge at its left end, sink, hob. */
const kitchen: Draw = (w, d) => {
  const hob = w - 66;
  const sink = Math.min(78, hob - 62);
  return [
    both(rect(0, 0, w, d), 'white', 'ink', THIN + 0.4),
    both(rect(0, 0, 62, d + 4), 'stone', 'soft', THIN),
    detail(line([4, d - 2], [58, d - 2])),
    detail(rect(sink, 14, 50, d - 26, 5)),
    detail(ellipse(sink + 25, 22, 2.5)),
    detail(rect(hob, 8, 56, d - 18, 3)),
    ...[14, 42].flatMap((x) => [detail(ellipse(hob + x, 20, 8)), detail(ellipse(hob + x, d - 24, 8))]),
  ];
};

const wardrobe: Draw = (w, d) => [
  both(rect(0, 0, w, d), 'white', 'ink', THIN + 0.4),
  detail(line([4, d / 2], [w - 4, d / 2])),
  detail(
    join(...range(Math.floor(w / 14) - 1).map((i) => line([12 + i * 14, d * 0.2], [8 + i * 14, d * 0.8]))),
  ),
  detail(line([w / 2, d], [w / 2, d - 8])),
];

const shower: Draw = (w, d) => [
  fill(rect(0, 0, w, d), 'wet'),
  stroke(join(line([0, 0], [w, d]), line([w, 0], [0, d])), 'faint', 1),
  both(ellipse(w / 2, d / 2, 6), 'white', 'soft', THIN),
  stroke(rect(0, 0, w, d), 'soft', 2.2),
];

const wc: Draw = (w, d) => [
  piece(rect(0, 0, w, 18, 3)),
  piece(ellipse(w / 2, 18 + (d - 18) / 2, w / 2 - 2, (d - 18) / 2)),
  detail(ellipse(w / 2, 22 + (d - 18) / 2, w / 2 - 8, (d - 18) / 2 - 8)),
];

const basin: Draw = (w, d) => [
  both(rect(0, 0, w, d), 'white', 'soft', THIN),
  detail(ellipse(w / 2, d / 2 + 4, Math.min(w / 2 - 6, 24), d / 2 - 11)),
  detail(line([w / 2, 4], [w / 2, 14])),
];

const washer: Draw = (w, d) => [
  piece(rect(0, 0, w, d, 2)),
  detail(ellipse(w / 2, d / 2 + 3, w * 0.32)),
  detail(line([4, 9], [w - 4, 9])),
];

const television: Draw = (w, d) => [
  piece(rect(0, 0, w, d)),
  fill(rect(w * 0.12, d * 0.3, w * 0.76, 6), 'ink'),
];

const desk: Draw = (w, d) => [
  piece(rect(w / 2 - 21, d - 12, 42, 40, 8)),
  piece(rect(0, 0, w, d)),
  detail(rect(w / 2 - 16, d * 0.3, 32, 20)),
];

const rug: Draw = (w, d) => [
  both(rect(0, 0, w, d), 'sand', 'deck', 2),
  stroke(rect(7, 7, w - 14, d - 14), 'deck', 1.4),
];

const lamp: Draw = (w, d) => [
  piece(rect(0, 0, w, d, 2)),
  detail(ellipse(w / 2, d / 2, Math.min(w, d) * 0.3)),
];

const condenser: Draw = (w, d) => [piece(rect(0, 0, w, d)), detail(ellipse(w / 2, d / 2, d * 0.38))];

const table: Draw = (w, d) => [piece(rect(0, 0, w, d, 5))];
const round: Draw = (w, d) => [piece(ellipse(w / 2, d / 2, w / 2, d / 2))];

/** A crown of leaves, each turned a little from its neighbor. */
export function leaves(cx: number, cy: number, radius: number, seed: number): Mark[] {
  const random = seeded(seed);
  const count = 9;
  const leaf = (i: number): Path => {
    const angle = ((i + random() * 0.6) / count) * 2 * Math.PI;
    const long = radius * (0.78 + random() * 0.3);
    const at = (a: number, r: number): Point => [cx + Math.cos(a) * r, cy + Math.sin(a) * r];
    return [
      ['M', at(angle, radius * 0.08)],
      ['C', at(angle - 0.5, long * 0.45), at(angle - 0.32, long * 0.85), at(angle, long)],
      ['C', at(angle + 0.32, long * 0.85), at(angle + 0.5, long * 0.45), at(angle, radius * 0.08)],
      ['Z'],
    ];
  };
  return [both(join(...range(count).map(leaf)), 'foliage', 'leaf', 1)];
}

const plant: Draw = (w, d) => leaves(w / 2, d / 2, Math.min(w, d) / 2, Math.round(w + d));

/** A trough of soil with plants side by side. */
const planter: Draw = (w, d) => {
  const count = Math.max(2, Math.round(w / (d * 0.8)));
  return [
    both(rect(0, 0, w, d), 'grass', 'soft', THIN),
    ...range(count).flatMap((i) =>
      leaves((w / count) * (i + 0.5), d / 2, d * (0.42 + (i % 3) * 0.05), 11 + i),
    ),
  ];
};

const draws: Record<FurnitureKind, Draw> = {
  bed,
  sofa: seats(14),
  armchair: seats(12),
  dining,
  table,
  round,
  rug,
  kitchen,
  wardrobe,
  shower,
  wc,
  basin,
  washer,
  television,
  desk,
  lamp,
  condenser,
  plant,
  planter,
};

/** From the piece's own frame into the plan's, by the side it looks to. */
const frames: Record<Facing, (x: number, y: number, w: number, h: number) => (point: Point) => Point> = {
  s: (x, y) => (point) => [x + point[0], y + point[1]],
  n: (x, y, w, h) => (point) => [x + w - point[0], y + h - point[1]],
  e: (x, y, _w, h) => (point) => [x + point[1], y + h - point[0]],
  w: (x, y, w) => (point) => [x + w - point[1], y + point[0]],
};

/** A piece of furniture where the plan puts it. */
export function furniture({ kind, at, facing = 's' }: Furniture): Mark[] {
  const [x, y, w, h] = at.map((metres) => metres * 100) as [number, number, number, number];
  const along = facing === 'e' || facing === 'w';
  const own = along ? draws[kind](h, w) : draws[kind](w, h);
  return mapMarks(own, frames[facing](x, y, w, h));
}
