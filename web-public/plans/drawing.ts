import { brand } from 'web-shared/palette';
import { mapPath, type Path, type Point } from './path';

/** The site's palette (design): ink, paper and what lies between them, so that print and screen agree. */
export const tones = {
  ink: brand.ink,
  soft: '#4d5955',
  faint: '#9aa19b',
  paper: brand.paper,
  white: '#ffffff',
  sand: brand.sand,
  board: '#e9e0d0',
  deck: '#e0d3bd',
  stone: '#d9d3c6',
  tile: '#c9dadb',
  wet: '#eef4f4',
  water: '#cfe0e1',
  sea: brand.sea,
  brass: brand.brass,
  terracotta: brand.terracotta,
  leaf: brand.leaf,
  grass: '#dfe6d3',
  foliage: '#a9bf9c',
} as const;
export type Tone = keyof typeof tones;

export type PathMark = {
  path: Path;
  fill?: Tone;
  stroke?: Tone;
  /** Of the stroke. */
  width?: number;
  dash?: readonly number[];
};
export type TextMark = {
  text: string;
  at: Point;
  /** Height of the type. */
  size: number;
  anchor?: 'start' | 'middle' | 'end';
  strong?: boolean;
  tone?: Tone;
  /** Reads upwards. */
  upright?: boolean;
  /** A rim of this tone keeps it readable over lines. */
  halo?: Tone;
};
export type Mark = PathMark | TextMark;

/** What is drawn once and written as SVG for the page and into the brochure. */
export type Drawing = {
  width: number;
  height: number;
  title: string;
  /** In words, for those who do not see it. */
  description: string;
  marks: Mark[];
};

export const isText = (mark: Mark): mark is TextMark => 'text' in mark;

export const fill = (path: Path, tone: Tone): PathMark => ({ path, fill: tone });
export const stroke = (path: Path, tone: Tone, width: number, dash?: readonly number[]): PathMark => ({
  path,
  stroke: tone,
  width,
  dash,
});
export const both = (path: Path, tone: Tone, edge: Tone, width: number): PathMark => ({
  path,
  fill: tone,
  stroke: edge,
  width,
});

/** Moves and turns marks; text keeps its reading direction. */
export const mapMarks = (marks: readonly Mark[], move: (point: Point) => Point): Mark[] =>
  marks.map((mark) =>
    isText(mark) ? { ...mark, at: move(mark.at) } : { ...mark, path: mapPath(mark.path, move) },
  );

/** Numbers between 0 and 1 that are the same each time: leaves and trees that don't change from build to build. */
export function seeded(seed: number): () => number {
  let state = seed * 2654435761;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}
