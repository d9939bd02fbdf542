/** What a release of the site is made from, and what comes of it: shared by the renderer and its worker. */
import { createHash } from 'node:crypto';
import { builtFiles } from '../src/app/files';
import { seed } from '../src/content';
import { assemble, type Content, type SiteContent, type StoredContent } from '../src/content/assemble';
import { eventContent, type EventRecord } from '../src/content/event/event-content';
import type { PaymentOption } from '../src/content/forms/options';
import {
  MIDDLE,
  MISSING_PICTURE,
  UPRIGHT,
  withFiles,
  type FileFinder,
  type PictureDetails,
  type PictureFiles,
} from '../src/content/picture';
import type { Project, Units } from '../src/content/projects/pieces/project';
import { KINDS, type Kind } from '../src/content/schema/kinds';
import type { PdfSizes } from '../src/content/uploaded-pdf';
import { withoutGone } from './older/gone-pictures';
import { withNewWords } from './older/new-words';
import { withoutOld } from './older/old-projects';

/** Content that replaces the written one: of a project or page by its slug, of a kind of one by the kind alone. */
export type Entry = { kind: string; slug: string; data: unknown };
/** Uploaded pictures by their name, with the size of the largest in pixels. */
export type Uploaded = Record<string, { width: number; height: number }>;

/** How many there are of each home, by the slug of its project. */
export type Stock = Record<string, ({ home: string } & Units)[]>;

/** What was said of pictures, by their files. */
export type Details = Record<string, PictureDetails>;

/** The slug of kinds of which there is one. */
export const ONLY = 'site';
export const isKind = (kind: string): kind is Kind => Object.hasOwn(KINDS, kind);
export const isMany = (kind: Kind): boolean => 'many' in KINDS[kind];

/** The written content, entry by entry. */
export function seedEntries(): Entry[] {
  return (Object.keys(KINDS) as Kind[]).flatMap((kind): Entry[] => {
    if (kind === 'projects') return seed.projects.map((data) => ({ kind, slug: data.details.slug, data }));
    // The program comes with no page of an owner's own, and with no news.
    return isMany(kind) ? [] : [{ kind, slug: ONLY, data: seed[kind] }];
  });
}

/** The written entries, with those in place of them that say something else, and those that are new. */
export function allEntries(entries: readonly Entry[]): Entry[] {
  const all = new Map(seedEntries().map((entry) => [keyOf(entry), entry]));
  for (const entry of entries)
    // Of a newer or older version of the program.
    if (isKind(entry.kind)) all.set(keyOf(entry), { ...entry, data: completed(entry) });
  return [...all.values()];
}

const keyOf = ({ kind, slug }: Entry) => (isKind(kind) && isMany(kind) ? `${kind}/${slug}` : kind);

/** The data of an entry that an older version of the program may have kept, with the words that it did not know. */
export const completed = ({ kind, data }: Entry): unknown =>
  !isKind(kind) || data === null
    ? data
    : kind === 'projects'
      ? withoutOld(data)
      : isMany(kind)
        ? withoutGone(data)
        : withNewWords(kind, withoutGone(data));

/**
 * The whole content of a release: what was written, with the entries and the events in its place. Data `null` takes
 * one of many away.
 * @param event the one to register for; null: there is none @param events all that are published @param past what was
 * public before
 * @param stock of the homes @param lists numbers of the price lists, by project @param marked what is shown of an event, for the editor
 */
export function contentOf(
  entries: readonly Entry[],
  event?: EventRecord | null,
  events: readonly EventRecord[] = [],
  past: readonly Entry[] = [],
  { stock = {}, lists = {} }: { stock?: Stock | undefined; lists?: Record<string, number> | undefined } = {},
  marked: (event: StoredContent['event']) => StoredContent['event'] = (event) => event,
): Content {
  const former = formerModes(past);
  const stored: Record<string, unknown> = { projects: [], pages: [], news: [] };
  for (const { kind, data } of allEntries(entries))
    if (!isKind(kind) || !isMany(kind)) stored[kind] = data;
    else if (data !== null)
      (stored[kind] as unknown[]).push(
        kind === 'projects' ? withNumber(withStock(data as Project, stock), lists) : data,
      );
  const all: StoredContent = { ...seed, ...stored };
  if (event === undefined) return assemble({ ...all, event: marked(all.event) }, undefined, former);
  return assemble(
    { ...all, event: marked(eventContent(event, all)) },
    events.map((each) => marked(eventContent(each, all))),
    former,
  );
}

/** Homes are counted apart from what is written of them. */
function withStock(project: Project, stock: Stock): Project {
  const counted = new Map(stock[project.details.slug]?.map(({ home, ...units }) => [home, units]));
  if (counted.size === 0) return project;
  const homes = project.details.homes.map((home) => ({ ...home, units: counted.get(home.name) }));
  return { ...project, details: { ...project.details, homes } };
}

/** A price list has a number, which its name and its day stand for in the content. */
function withNumber(project: Project, lists: Record<string, number>): Project {
  const number = lists[project.details.slug];
  return project.prices && number ? { ...project, prices: { ...project.prices, number } } : project;
}

/** Every way to pay that records may have, the newest words of each. */
function formerModes(past: readonly Entry[]): PaymentOption[] {
  const lists = past
    .filter(({ kind }) => kind === 'formLists')
    .map(({ data }) => data as typeof seed.formLists);
  const all = [seed.formLists, ...lists].flatMap(({ paymentModes }) => paymentModes);
  return [...new Map(all.map((mode) => [mode.value, mode])).values()];
}

/** Widths of uploaded pictures, as the server makes them (`src/content/pictures/pictures.ts`). */
const WIDTHS = [480, 800, 1000, 1200, 1600, 2000, 2560];
/**
 * Of their crops for phones, in short steps: what is more than a phone needs comes later. WebP, for the few others, is
 * made in one.
 */
const UPRIGHT_WIDTHS = [480, 660, 880, 1160, 1440];
const UPRIGHT_WEBP = 880;
const UPLOADED = /^uploaded\/([0-9a-f]{32})$/;

/** Finds the files of pictures that came with the program, and of those that were uploaded. */
export function fileFinder(uploaded: Uploaded, details: Details = {}): FileFinder {
  return {
    clip: (clip) => builtFiles.clip(clip),
    picture(file, around = MIDDLE) {
      const name = UPLOADED.exec(file)?.[1];
      const files =
        name === undefined ? builtFiles.picture(file, around) : uploadedFiles(name, uploaded[name], around);
      return { ...files, ...details[file] };
    },
  };
}

function uploadedFiles(name: string, size: Uploaded[string] | undefined, around: number): PictureFiles {
  if (!size) throw new Error('This picture no longer exists. Choose another.');
  const widths = upTo(size.width, WIDTHS);
  const sources = { avif: setOf(name, widths, 'avif'), webp: setOf(name, widths, 'webp') };
  const width = widths.filter((one) => one <= 1200).at(-1) ?? size.width;
  return {
    sources,
    upright: uprightFiles(name, size, around) ?? { sources, w: size.width, h: size.height },
    img: {
      src: address(name, width, 'jpeg'),
      w: width,
      h: Math.round((size.height * width) / size.width),
    },
  };
}

/** Undefined: hardly wider than the crop would be, so the picture itself is shown. */
function uprightFiles(name: string, { width, height }: Uploaded[string], around: number) {
  const widest = Math.round(height * UPRIGHT);
  if (width < widest * 1.1) return undefined;
  const widths = upTo(widest, UPRIGHT_WIDTHS);
  const crop = `${name}-upright${around}`;
  const webp = widths.filter((one) => one <= UPRIGHT_WEBP).slice(-1);
  return {
    sources: { avif: setOf(crop, widths, 'avif'), webp: setOf(crop, webp, 'webp') },
    w: widths.at(-1) ?? widest,
    h: Math.round((widths.at(-1) ?? widest) / UPRIGHT),
  };
}

/** The widths that a picture is made in: those that it has the pixels for, and its own. */
const upTo = (widest: number, widths: readonly number[]) =>
  [...widths.filter((width) => width < widest), widest].slice(0, widths.length);

const setOf = (name: string, widths: readonly number[], ending: string) =>
  widths.map((width) => `${address(name, width, ending)} ${width}w`).join(', ');

const address = (name: string, width: number, ending: string) =>
  `/assets/uploaded/${name}-${width}.${ending}`;

/** In the place of a picture that is gone: a page without it is better than no site. */
const MISSING: PictureFiles = { sources: {}, img: { src: MISSING_PICTURE, w: 1600, h: 900 } };

/** Finds what is there. What is not, is left empty: `check` has said so to whoever could choose another. */
function leniently(find: FileFinder): FileFinder {
  const or =
    <In extends unknown[], Out>(work: (...asked: In) => Out, other: Out) =>
    (...asked: In) => {
      try {
        return work(...asked);
      } catch {
        return other;
      }
    };
  return { picture: or(find.picture, MISSING), clip: or(find.clip, { files: [] }) };
}

export const siteContent = (
  content: Content,
  uploaded: Uploaded,
  details: Details = {},
  pdfSizes: PdfSizes = {},
): SiteContent => ({ ...withFiles(content, leniently(fileFinder(uploaded, details))), pdfSizes });

export const hash = (...parts: string[]) =>
  parts
    .reduce((sum, part) => sum.update(part).update('\0'), createHash('sha256'))
    .digest('hex')
    .slice(0, 32);
