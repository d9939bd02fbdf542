import type { Floors, SectionData } from '../src/content/projects/parts/section';
import { both, fill, seeded, stroke, type Drawing, type Mark } from './drawing';
import { curve, ellipse, join, line, polygon, rect, type Path, type Point } from './path';

/** Ten units are a metre. */
const M = 10;
const FOOT = 200;

/** A cut through a tower and its ground: every slab at its height, people and trees at theirs. */
export function drawSection(data: SectionData, title: string, description: string, metres: string): Drawing {
  const width = data.width * M;
  const height = data.top * M + FOOT;
  const up = ([x, y]: Point): Point => [x * M, height - FOOT - y * M];
  const marks: Mark[] = [
    ...sea(data, up),
    ...earth(data, up),
    ...data.trees.flatMap(({ kind, x, at, height: tall }) =>
      (kind === 'palm' ? palm : tree)(up([x, at]), tall * M),
    ),
    ...data.floors.flatMap((block) => storeys(block, up)),
    ...data.cores.map(({ x, width: wide, from, to }) =>
      both(box(up, x, from, wide, to - from), 'stone', 'soft', 1.4),
    ),
    ...data.crowns.flatMap(({ x, width: wide, from, height: tall }) => crown(up, x, wide, from, tall)),
    ...pool(data, up),
    ...data.people.flatMap((at) => person(up(at))),
    ...levels(data, up),
    ...scale(width, height, metres),
  ];
  return { width, height, title, description, marks };
}

type Up = (point: Point) => Point;

/** A box by its lower left corner. */
const box = (up: Up, x: number, from: number, wide: number, tall: number): Path => {
  const [left, top] = up([x, from + tall]);
  return rect(left, top, wide * M, tall * M);
};

function earth({ ground, width }: SectionData, up: Up): Mark[] {
  const surface = ground.map(up);
  const [, bottom] = up([0, -12]);
  const lower = surface.map(([x, y]): Point => [x, Math.min(bottom, y + 34)]);
  return [
    fill(polygon(...surface, [width * M, bottom], [0, bottom]), 'board'),
    fill(polygon(...surface, ...lower.reverse()), 'deck'),
    stroke(line(...surface), 'ink', 4),
  ];
}

function sea({ sea, width }: SectionData, up: Up): Mark[] {
  if (!sea) return [];
  const [x, y] = up([sea.from, sea.level]);
  const [, bottom] = up([0, -10]);
  const wave = (row: number, from: number) =>
    curve(Array.from({ length: 7 }, (_, i): Point => [from + i * 14, y + row * 16 + (i % 2 ? 3 : -1)]));
  const right = width * M;
  return [
    fill(polygon([x, y], [right, y], [right, bottom], [x, bottom]), 'water'),
    stroke(line([x, y], [right, y]), 'sea', 2),
    stroke(join(wave(1, right - 150), wave(2, right - 120)), 'sea', 1.2),
  ];
}

function storeys({ x, width, from, floors, storey, use, out = [0, 0], planted }: Floors, up: Up): Mark[] {
  const marks: Mark[] = [];
  const tones = { homes: 'white', parking: 'sand', shops: 'paper', lobby: 'paper' } as const;
  marks.push(fill(box(up, x, from, width, floors * storey), tones[use]));
  const slabs: Path[] = [];
  const walls: Path[] = [];
  const rails: Path[] = [];
  const hedges: Path[] = [];
  for (let i = 0; i < floors; i++) {
    const z = from + i * storey;
    const [left, right] = [out[0], out[1]].map((depth, side) =>
      depth ? depth + 0.35 * Math.sin(i * 0.7 + side * 2) : 0,
    ) as [number, number];
    slabs.push(box(up, x - left, z - 0.12, width + left + right, 0.28));
    if (use === 'homes') {
      for (const at of [0, width]) walls.push(line(up([x + at, z]), up([x + at, z + storey])));
      for (let at = width / 6; at < width - 1; at += width / 6)
        walls.push(line(up([x + at, z]), up([x + at, z + storey])));
      if (left) rails.push(line(up([x - left, z]), up([x - left, z + 1.15])));
      if (right) rails.push(line(up([x + width + right, z]), up([x + width + right, z + 1.15])));
      if (planted) {
        for (const at of [x - left + 0.3, x + width + right - 0.3]) {
          const [hx, hy] = up([at, z + 0.75]);
          hedges.push(ellipse(hx, hy, 5.5, 6.5));
        }
      }
    } else if (use === 'parking') {
      for (let at = 3; at < width - 4; at += 7.6) marks.push(...car(up([x + at, z + 0.16])));
      walls.push(
        ...Array.from({ length: 9 }, (_, n) =>
          line(up([x + (n * width) / 8, z]), up([x + (n * width) / 8, z + storey])),
        ),
      );
    } else {
      walls.push(
        ...Array.from({ length: 7 }, (_, n) =>
          line(up([x + (n * width) / 6, z]), up([x + (n * width) / 6, z + storey])),
        ),
      );
    }
  }
  slabs.push(box(up, x - out[0], from + floors * storey - 0.12, width + out[0] + out[1], 0.28));
  return [
    ...marks,
    stroke(join(...walls), 'faint', 1.1),
    fill(join(...slabs), 'ink'),
    ...(hedges.length ? [both(join(...hedges), 'foliage', 'leaf', 0.8)] : []),
    stroke(join(...rails), 'soft', 1.3),
    stroke(
      join(
        line(up([x, from]), up([x, from + floors * storey])),
        line(up([x + width, from]), up([x + width, from + floors * storey])),
      ),
      'ink',
      2.4,
    ),
  ];
}

function crown(up: Up, x: number, wide: number, from: number, tall: number): Mark[] {
  const posts = Array.from({ length: 9 }, (_, i) =>
    line(up([x + (i * wide) / 8, from]), up([x + (i * wide) / 8, from + tall])),
  );
  return [
    fill(box(up, x + 2, from, wide - 4, tall * 0.8), 'paper'),
    stroke(join(...posts), 'brass', 2.4),
    fill(box(up, x - 1.5, from + tall, wide + 3, 0.5), 'ink'),
  ];
}

function pool({ pool }: SectionData, up: Up): Mark[] {
  if (!pool) return [];
  return [
    both(box(up, pool.x - 0.3, pool.at - 0.2, pool.width + 0.6, 1.7), 'stone', 'ink', 1.6),
    fill(box(up, pool.x, pool.at + 0.1, pool.width, 1.25), 'water'),
    stroke(line(up([pool.x, pool.at + 1.35]), up([pool.x + pool.width, pool.at + 1.35])), 'sea', 1.8),
  ];
}

/** 1.7 metres tall. */
function person([x, y]: Point): Mark[] {
  return [
    fill(ellipse(x, y - 15.4, 1.9), 'ink'),
    fill(
      polygon(
        [x - 2.4, y - 13],
        [x + 2.4, y - 13],
        [x + 1.8, y - 6.4],
        [x + 1.5, y],
        [x + 0.2, y],
        [x, y - 5.6],
        [x - 0.2, y],
        [x - 1.5, y],
        [x - 1.8, y - 6.4],
      ),
      'ink',
    ),
  ];
}

function car([x, y]: Point): Mark[] {
  const body = polygon(
    [x, y - 4],
    [x, y - 9],
    [x + 9, y - 10],
    [x + 14, y - 15],
    [x + 30, y - 15],
    [x + 38, y - 10],
    [x + 44, y - 9],
    [x + 44, y - 4],
  );
  return [
    both(body, 'white', 'faint', 1),
    both(join(ellipse(x + 9, y - 4, 4), ellipse(x + 34, y - 4, 4)), 'white', 'soft', 1),
  ];
}

function palm([x, y]: Point, tall: number): Mark[] {
  const top: Point = [x + tall * 0.08, y - tall];
  const trunk = curve([[x, y], [x + tall * 0.02, y - tall * 0.5], top]);
  const frond = (angle: number): Path => {
    const dx = Math.cos(angle) * tall * 0.34;
    const dy = Math.sin(angle) * tall * 0.34;
    return [
      ['M', top],
      [
        'C',
        [top[0] + dx * 0.4, top[1] + dy * 0.4 - tall * 0.1],
        [top[0] + dx * 0.8, top[1] + dy - tall * 0.06],
        [top[0] + dx, top[1] + dy + tall * 0.09],
      ],
      [
        'C',
        [top[0] + dx * 0.7, top[1] + dy * 0.8 + tall * 0.01],
        [top[0] + dx * 0.35, top[1] + dy * 0.3 - tall * 0.01],
        top,
      ],
      ['Z'],
    ];
  };
  const fronds = [-2.9, -2.3, -1.6, -0.85, -0.25, 0.25, 2.9].map(frond);
  return [stroke(trunk, 'soft', 3), both(join(...fronds), 'foliage', 'leaf', 1)];
}

function tree([x, y]: Point, tall: number): Mark[] {
  const random = seeded(Math.round(x + tall));
  const blobs = Array.from({ length: 8 }, (_, i) => {
    const angle = (i / 8) * 2 * Math.PI;
    const dx = Math.cos(angle) * tall * 0.22;
    const dy = Math.sin(angle) * tall * 0.16;
    return ellipse(
      x + dx,
      y - tall * 0.7 + dy,
      tall * (0.15 + random() * 0.06),
      tall * (0.13 + random() * 0.05),
    );
  });
  return [
    stroke(line([x, y], [x, y - tall * 0.6]), 'soft', 3),
    stroke(join(...blobs), 'leaf', 2.4),
    fill(join(...blobs, ellipse(x, y - tall * 0.7, tall * 0.24, tall * 0.18)), 'foliage'),
  ];
}

function levels({ levels, places }: SectionData, up: Up): Mark[] {
  const size = 48;
  return [
    ...levels.flatMap(({ at, text, x, textAt }): Mark[] => {
      const [end, y] = up([x - 2.4, at]);
      const level = text.includes('+');
      return [
        ...(level
          ? [
              stroke(line([14, y], [end, y]), 'faint', 1.3, [7, 7]),
              fill(polygon([14, y - 2], [24, y - 16], [4, y - 16]), 'terracotta'),
            ]
          : []),
        {
          text,
          at: [textAt ? textAt * M : level ? 36 : 14, level ? y - 10 : y + 14],
          size: size * 0.86,
          tone: 'ink',
          halo: 'white',
        },
      ];
    }),
    ...places.map(({ x, at, text }): Mark => ({
      text,
      at: up([x, at]),
      size: size * 0.8,
      anchor: 'middle',
      tone: 'soft',
      strong: true,
    })),
  ];
}

function scale(width: number, height: number, metres: string): Mark[] {
  const y = height - 72;
  const x = width - 370;
  return [
    ...[0, 1, 2].map((i) => both(rect(x + i * 100, y, 100, 8), i % 2 ? 'white' : 'ink', 'ink', 1.3)),
    ...[0, 10, 20].map((value, i): Mark => ({
      text: String(value),
      at: [x + i * 100, y + 42],
      size: 34,
      anchor: 'middle',
      tone: 'soft',
    })),
    { text: metres, at: [x + 300, y + 42], size: 34, anchor: 'middle', tone: 'soft' },
  ];
}
