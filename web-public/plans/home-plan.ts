import {
  roomArea,
  type Box,
  type Facing,
  type HomePlan,
  type Opening,
  type Room,
} from '../src/content/projects/parts/plan';
import { both, fill, mapMarks, stroke, type Drawing, type Mark } from './drawing';
import { furniture } from './furniture';
import { join, line, polygon, quarter, rect, type Path, type Point } from './path';

const cm = (box: Box) => box.map((metres) => metres * 100) as [number, number, number, number];

const MARGIN = { left: 100, right: 40, top: 72, bottom: 200 };

type HomeDrawing = {
  plan: HomePlan;
  title: string;
  description: string;
  /** Compass bearing of the view, in degrees: 90 looks to the east. */
  bearing: number | undefined;
  words: { meters: string; north: string; entrance: string; sqm: (area: number) => string };
};

/** The sales plan of one home: floors, furniture, walls, openings, names, dimensions, scale and north. */
export function drawHome({ plan, title, description, bearing, words }: HomeDrawing): Drawing {
  const width = Math.round(plan.home[2] * 100 + MARGIN.left + MARGIN.right);
  const depth = Math.round((plan.home[3] + plan.outside[3]) * 100);
  const height = depth + MARGIN.top + MARGIN.bottom;
  const size = Math.max(21, width / 38);
  const drawn = [
    ...plan.rooms.flatMap(floor),
    ...plan.furniture.filter(({ kind }) => kind === 'rug').flatMap(furniture),
    ...plan.furniture.filter(({ kind }) => kind !== 'rug').flatMap(furniture),
    ...railing(plan.outside),
    fill(join(...plan.walls.map((wall) => rect(...cm(wall)))), 'ink'),
    ...plan.openings.flatMap(opening),
    ...plan.rooms.flatMap((room) => names(room, size, words)),
    ...entrance(plan.entrance * 100, size, words.entrance),
    ...chains(plan, depth, size),
    ...footer(width, depth, size, bearing, words),
  ];
  const move = ([x, y]: Point): Point => [x + MARGIN.left, y + MARGIN.top];
  return { width, height, title, description, marks: mapMarks(drawn, move) };
}

function floor({ floor, boxes }: Room): Mark[] {
  return boxes.map(cm).flatMap(([x, y, w, h]): Mark[] => {
    if (floor === 'tiles') return [fill(rect(x, y, w, h), 'wet'), stroke(grid(x, y, w, h, 30), 'tile', 0.8)];
    if (floor === 'deck')
      return [fill(rect(x, y, w, h), 'paper'), stroke(lines(x, y, w, h, 14), 'deck', 0.9)];
    return [fill(rect(x, y, w, h), 'paper'), stroke(boards(x, y, w, h), 'board', 0.9)];
  });
}

const steps = (from: number, length: number, step: number) =>
  Array.from({ length: Math.max(0, Math.ceil(length / step) - 1) }, (_, i) => from + (i + 1) * step);

const lines = (x: number, y: number, w: number, h: number, step: number): Path =>
  join(...steps(y, h, step).map((at) => line([x, at], [x + w, at])));

const grid = (x: number, y: number, w: number, h: number, step: number): Path =>
  join(lines(x, y, w, h, step), ...steps(x, w, step).map((at) => line([at, y], [at, y + h])));

/** Boards run towards the view, their ends set off from row to row. */
const boards = (x: number, y: number, w: number, h: number): Path =>
  join(
    ...steps(x, w, 18).map((at) => line([at, y], [at, y + h])),
    ...steps(x - 18, w + 18, 18).flatMap((at, row) =>
      steps(y - ((row * 67) % 160), h + 160, 160)
        .filter((end) => end > y && end < y + h)
        .map((end) => line([at, end], [Math.min(at + 18, x + w), end])),
    ),
  );

function railing(outside: Box): Mark[] {
  const [x, y, w, h] = cm(outside);
  const edge = line([x, y], [x, y + h], [x + w, y + h], [x + w, y]);
  const inner = line([x + 7, y], [x + 7, y + h - 7], [x + w - 7, y + h - 7], [x + w - 7, y]);
  return [stroke(edge, 'ink', 3), stroke(inner, 'soft', 1.2)];
}

function opening(item: Opening): Mark[] {
  const [x, y, w, h] = cm(item.at);
  const gap = fill(rect(x, y, w, h), 'white');
  const lying = w > h;
  if (item.kind === 'window') {
    const glass = lying ? line([x, y + h / 2], [x + w, y + h / 2]) : line([x + w / 2, y], [x + w / 2, y + h]);
    return [both(rect(x, y, w, h), 'white', 'ink', 1.8), stroke(glass, 'ink', 1.8)];
  }
  if (item.kind === 'sliding') {
    const third = h / 3;
    const half = w / 2;
    return [
      gap,
      stroke(join(line([x, y], [x + w, y]), line([x, y + h], [x + w, y + h])), 'soft', 1),
      both(rect(x, y + third * 0.4, half + 6, third), 'white', 'ink', 1.8),
      both(rect(x + half - 6, y + third * 1.6, half + 6, third), 'white', 'ink', 1.8),
    ];
  }
  const turning = hinge(item.hinge, item.into, [x, y, w, h]);
  return [
    fill(rect(x, y, w, h), 'paper'),
    stroke(quarter(turning.at, turning.closed, turning.open), 'soft', 1.4),
    both(leaf(turning.at, turning.open), 'white', 'ink', 1.8),
  ];
}

type Turning = { at: Point; closed: Point; open: Point };

/** Where a leaf turns, and where its free edge is when it is shut and when it is open. */
function hinge(side: Facing, into: Facing, [x, y, w, h]: [number, number, number, number]): Turning {
  const lying = w > h;
  const level = into === 's' ? y + h : into === 'n' ? y : into === 'e' ? x + w : x;
  const sign = into === 's' || into === 'e' ? 1 : -1;
  if (lying) {
    const [at, free] = side === 'w' ? [x, x + w] : [x + w, x];
    return { at: [at, level], closed: [free, level], open: [at, level + sign * w] };
  }
  const [at, free] = side === 'n' ? [y, y + h] : [y + h, y];
  return { at: [level, at], closed: [level, free], open: [level + sign * h, at] };
}

function leaf([ax, ay]: Point, [bx, by]: Point): Path {
  const thick = 4;
  return ax === bx
    ? polygon([ax - thick / 2, ay], [ax + thick / 2, ay], [bx + thick / 2, by], [bx - thick / 2, by])
    : polygon([ax, ay - thick / 2], [bx, by - thick / 2], [bx, by + thick / 2], [ax, ay + thick / 2]);
}

function names(room: Room, size: number, words: HomeDrawing['words']): Mark[] {
  const x = room.label[0] * 100;
  const y = room.label[1] * 100;
  const text = { anchor: 'middle', halo: 'paper' } as const;
  return [
    { ...text, text: room.name, at: [x, y], size, strong: true },
    {
      ...text,
      text: words.sqm(roomArea(room)),
      at: [x, y + size * 1.2],
      size: size * 0.86,
      tone: 'soft',
    },
  ];
}

function entrance(x: number, size: number, word: string): Mark[] {
  return [
    fill(polygon([x - 10, -36], [x + 10, -36], [x, -18]), 'terracotta'),
    { text: word, at: [x + 18, -24], size: size * 0.82, tone: 'soft' },
  ];
}

const metres = (length: number) => length.toFixed(2);

/** Dimension lines with slashes at their ends, as architects draw them. */
function chains({ home, outside, dimensions }: HomePlan, depth: number, size: number): Mark[] {
  const type = size * 0.82;
  const slash = ([x, y]: Point) => line([x - 6, y + 6], [x + 6, y - 6]);
  const across = (stops: number[], y: number): Mark[] => [
    stroke(
      join(
        line([(stops[0] ?? 0) * 100, y], [(stops.at(-1) ?? 0) * 100, y]),
        ...stops.map((stop) => slash([stop * 100, y])),
      ),
      'soft',
      1.3,
    ),
    ...pairs(stops).map(([a, b]): Mark => ({
      text: metres(b - a),
      at: [((a + b) / 2) * 100, y - 8],
      size: type,
      anchor: 'middle',
      tone: 'soft',
    })),
  ];
  const down = (stops: number[], x: number): Mark[] => [
    stroke(
      join(
        line([x, (stops[0] ?? 0) * 100], [x, (stops.at(-1) ?? 0) * 100]),
        ...stops.map((stop) => slash([x, stop * 100])),
      ),
      'soft',
      1.3,
    ),
    ...pairs(stops).map(([a, b]): Mark => ({
      text: metres(b - a),
      at: [x - 8, ((a + b) / 2) * 100],
      size: type,
      anchor: 'middle',
      upright: true,
      tone: 'soft',
    })),
  ];
  return [
    ...across(dimensions.across, depth + 42),
    ...across([0, home[2]], depth + 82),
    ...down(dimensions.down, -26),
    ...down([0, home[3] + outside[3]], -66),
  ];
}

const pairs = (stops: number[]) => stops.slice(1).map((stop, i) => [stops[i] ?? 0, stop] as const);

function footer(
  width: number,
  depth: number,
  size: number,
  bearing: number | undefined,
  words: HomeDrawing['words'],
): Mark[] {
  const y = depth + 140;
  const type = size * 0.82;
  const bar = [0, 1, 2].map((i) => both(rect(i * 100, y, 100, 9), i % 2 ? 'white' : 'ink', 'ink', 1.3));
  const figures = [0, 1, 2, 3].map((i): Mark => ({
    text: i === 3 ? words.meters : String(i),
    at: [i * 100, y + 14 + type],
    size: type,
    anchor: i ? 'middle' : 'start',
    tone: 'soft',
  }));
  return [
    ...bar,
    ...figures,
    ...(bearing === undefined
      ? []
      : northArrow([width - MARGIN.left - MARGIN.right - 34, y + 2], bearing, type, words.north)),
  ];
}

/** The view lies at the foot of the drawing, so north is turned by its bearing. */
function northArrow([cx, cy]: Point, bearing: number, size: number, letter: string): Mark[] {
  const turn = ((180 - bearing) * Math.PI) / 180;
  const at = (x: number, y: number): Point => [
    cx + x * Math.cos(turn) - y * Math.sin(turn),
    cy + x * Math.sin(turn) + y * Math.cos(turn),
  ];
  const [nx, ny] = at(0, -46);
  return [
    fill(polygon(at(0, -30), at(-12, 22), at(0, 12)), 'ink'),
    both(polygon(at(0, -30), at(12, 22), at(0, 12)), 'white', 'ink', 1.3),
    { text: letter, at: [nx, ny + size * 0.35], size, anchor: 'middle', strong: true },
  ];
}
