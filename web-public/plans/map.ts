import type { LocationMap, LatLong } from '../src/content/projects/parts/map';
import { both, fill, seeded, stroke, type Drawing, type Mark } from './drawing';
import { curve, ellipse, join, line, polygon, rect, write, type Path, type Point } from './path';

const WIDTH = 860;
const FOOT = 70;

/** The drawn map around a project: coast, roads, landmarks, scale and north. Nothing is fetched from a map service. */
export function drawMap(
  map: LocationMap,
  title: string,
  description: string,
  words: { kilometers: string; north: string },
): Drawing {
  const kilometre = WIDTH / ((map.east - map.west) * 111.32 * Math.cos((map.north * Math.PI) / 180));
  const inner = Math.round((map.north - map.south) * 110.6 * kilometre);
  const height = inner + FOOT;
  const at = ([latitude, longitude]: LatLong): Point => [
    ((longitude - map.west) / (map.east - map.west)) * WIDTH,
    ((map.north - latitude) / (map.north - map.south)) * inner,
  ];
  const land = map.land.map((coast) => curve(rough(coast.map(at)), true));
  const marks: Mark[] = [
    fill(rect(0, 0, WIDTH, inner), 'water'),
    ...land.flatMap((path) => [stroke(path, 'white', 14), stroke(path, 'tile', 3)]),
    fill(join(...land), 'paper'),
    stroke(join(...land), 'sea', 1.6),
    ...(map.hills ?? []).flatMap((hill) => hills(hill.map(at))),
    ...map.roads.flatMap(({ kind, line: points }) => road(kind, curve(points.map(at)))),
    ...map.names.map(({ text, at: place, sea }): Mark => ({
      text,
      at: at(place),
      size: sea ? 25 : 23,
      anchor: 'middle',
      tone: sea ? 'sea' : 'faint',
      strong: !sea,
      halo: sea ? undefined : 'paper',
    })),
    ...map.landmarks.flatMap(({ name, at: place, side, airport }) =>
      landmark(at(place), name, side, airport),
    ),
    ...site(at(map.site.at), map.site.name, map.site.side),
    fill(polygon([0, inner], [WIDTH, inner], [WIDTH, height], [0, height]), 'white'),
    ...foot(inner, kilometre, words),
  ];
  return { width: WIDTH, height, title, description, marks: marks.filter(inside) };
}

/** A coast with small bays and points between those that were typed: a straight one looks like a wall. */
function rough(points: Point[]): Point[] {
  const random = seeded(points.length + 7);
  return points.flatMap((from, i): Point[] => {
    const to = points[(i + 1) % points.length] ?? from;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const count = Math.min(12, Math.floor(length / 16));
    const off = () => (random() - 0.5) * Math.min(9, length / 5);
    const between = Array.from({ length: count }, (_, n): Point => {
      const part = (n + 1) / (count + 1);
      return [from[0] + (to[0] - from[0]) * part + off(), from[1] + (to[1] - from[1]) * part + off()];
    });
    return [from, ...between];
  });
}

/** Keeps what is drawn at all; what runs over the frame is cut by the frame. */
const inside = (mark: Mark) => 'text' in mark || write(mark.path).length > 0;

function hills(points: Point[]): Mark[] {
  const cx = points.reduce((sum, [x]) => sum + x, 0) / points.length;
  const cy = points.reduce((sum, [, y]) => sum + y, 0) / points.length;
  const ring = (scale: number) =>
    curve(
      points.map(([x, y]): Point => [cx + (x - cx) * scale, cy + (y - cy) * scale]),
      true,
    );
  return [fill(ring(1), 'grass'), stroke(join(ring(1), ring(0.7), ring(0.4)), 'foliage', 1.2)];
}

function road(kind: 'main' | 'street' | 'bridge', path: Path): Mark[] {
  if (kind === 'street') return [stroke(path, 'deck', 3.4)];
  if (kind === 'main') return [stroke(path, 'deck', 8), stroke(path, 'white', 5)];
  return [stroke(path, 'soft', 7), stroke(path, 'white', 4)];
}

function landmark([x, y]: Point, name: string, side: 'left' | 'right', airport = false): Mark[] {
  const sign = side === 'left' ? -1 : 1;
  const dot = airport
    ? [fill(ellipse(x, y, 13), 'sea'), fill(plane(x, y), 'white')]
    : [both(ellipse(x, y, 6), 'white', 'ink', 3)];
  return [
    ...dot,
    {
      text: name,
      at: [x + sign * 20, y + 8],
      size: 24,
      anchor: side === 'left' ? 'end' : 'start',
      halo: 'paper',
    },
  ];
}

const plane = (x: number, y: number) =>
  polygon(
    [x, y - 10],
    [x + 1.8, y - 3],
    [x + 10, y + 3],
    [x + 10, y + 5],
    [x + 1.8, y + 2.5],
    [x + 1.4, y + 7],
    [x + 4, y + 9],
    [x - 4, y + 9],
    [x - 1.4, y + 7],
    [x - 1.8, y + 2.5],
    [x - 10, y + 5],
    [x - 10, y + 3],
    [x - 1.8, y - 3],
  );

/** The pin with the mark of the company: a tower beside its wing. */
function site([x, y]: Point, name: string, side: 'left' | 'right'): Mark[] {
  const pin: Path = [
    ['M', [x, y]],
    ['C', [x - 4, y - 14], [x - 25, y - 26], [x - 25, y - 46]],
    ['C', [x - 25, y - 60], [x - 14, y - 71], [x, y - 71]],
    ['C', [x + 14, y - 71], [x + 25, y - 60], [x + 25, y - 46]],
    ['C', [x + 25, y - 26], [x + 4, y - 14], [x, y]],
    ['Z'],
  ];
  const sign = side === 'left' ? -1 : 1;
  return [
    fill(ellipse(x, y, 11, 5), 'soft'),
    both(pin, 'terracotta', 'white', 3),
    fill(
      join(rect(x - 9, y - 59, 8, 25, 3), rect(x + 1, y - 50, 7, 16), rect(x - 13, y - 32, 26, 2.5)),
      'white',
    ),
    {
      text: name,
      at: [x + sign * 36, y - 36],
      size: 34,
      anchor: side === 'left' ? 'end' : 'start',
      strong: true,
      halo: 'paper',
    },
  ];
}

function foot(top: number, kilometre: number, words: { kilometers: string; north: string }): Mark[] {
  const y = top + 22;
  return [
    stroke(line([0, top], [WIDTH, top]), 'deck', 2),
    ...[0, 1].map((i) =>
      both(rect(20 + i * kilometre, y, kilometre, 9), i % 2 ? 'white' : 'ink', 'ink', 1.3),
    ),
    { text: words.kilometers, at: [20 + 2 * kilometre + 14, y + 13], size: 23, tone: 'soft' },
    fill(polygon([WIDTH - 60, top + 14], [WIDTH - 72, top + 52], [WIDTH - 60, top + 44]), 'ink'),
    both(
      polygon([WIDTH - 60, top + 14], [WIDTH - 48, top + 52], [WIDTH - 60, top + 44]),
      'white',
      'ink',
      1.3,
    ),
    { text: words.north, at: [WIDTH - 34, top + 44], size: 24, strong: true },
  ];
}
