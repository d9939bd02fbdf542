/** Whether a piece of content may be kept: what is wrong with it is said at its field. */
import * as z from 'zod';
import { homeDrawing, mapDrawing, sectionDrawing } from '../../plans/drawings';
import { shownPages } from '../../src/app/routes';
import type { FileFinder } from '../../src/content/picture';
import type { Project } from '../../src/content/projects/pieces/project';
import { homeSlug } from '../../src/content/projects/pieces/project-details';
import { eventDetails } from '../../src/content/schema/event';
import { KINDS } from '../../src/content/schema/kinds';
import { pdfOf, type PdfSizes } from '../../src/content/uploaded-pdf';
import {
  allEntries,
  completed,
  contentOf,
  fileFinder,
  isKind,
  isMany,
  siteContent,
  type Entry,
  type Uploaded,
} from '../release';
import { addressesOf, fixedAddresses } from './addresses';
import type { PageProblem } from './check-pages';
import { ownerPageProblems } from './owner-pages';
import { oldListProblems } from './price-list';
import { redirectProblems, type Redirect } from './redirects';

export type Problem = { field: string; message: string };
/** What a piece of content must fit: the drafts of all others, and the pictures and PDFs that were uploaded. */
export type Surroundings = {
  others?: Entry[];
  uploaded?: Uploaded;
  pdfs?: PdfSizes;
  /** What is public over what was written; undefined: it is no matter here. */
  shown?: Entry[];
};
type Checked = { problems: Problem[]; data: unknown };

/** The details of an event, which the events keep themselves. */
const EVENT = 'event';

/** What is wrong with an entry, field by field; nothing: an empty list. `data` is as it would be stored. */
export function check(
  entry: Entry,
  { others = [], uploaded = {}, pdfs = {}, shown }: Surroundings = {},
): Checked {
  const { kind, slug, data } = entry;
  const schema = kind === EVENT ? eventDetails : isKind(kind) ? KINDS[kind].schema : undefined;
  if (!schema)
    return { problems: [{ field: 'kind', message: `There is no content of the kind ${kind}` }], data };
  // A client of an earlier version may send what that kept.
  const found = schema.safeParse(kind === 'projects' ? completed(entry) : data);
  if (!found.success) return { problems: found.error.issues.map(toProblem), data };
  const problems = [
    ...missingFiles(found.data, ['data'], fileFinder(uploaded)),
    ...missingPdfs(found.data, ['data'], pdfs),
    ...takenAddresses({ kind, slug, data: found.data }, others),
    ...(kind === 'pages' || kind === 'news' || kind === 'newsPage'
      ? ownerPageProblems(
          { kind, slug, data: found.data },
          allEntries(others),
          siteContent(contentOf([]), {}),
        )
      : []),
    ...(kind === 'projects' ? projectProblems(slug, found.data as Project) : []),
    ...(kind === 'projects' && shown ? oldListProblems(found.data as Project, publicOf(slug, shown)) : []),
    ...(kind === 'logo' ? lowLogos(found.data as Record<string, { file: string }>, uploaded) : []),
    ...(kind === 'redirects' ? astray(found.data as Redirect[], others) : []),
  ];
  return problems.length > 0 ? { problems, data } : { problems, data: found.data };
}

const toProblem = ({ path, message, code }: z.core.$ZodIssue): Problem => ({
  field: ['data', ...path].join('.'),
  message:
    code === 'unrecognized_keys'
      ? 'There is no such field'
      : /expected (number|int), received string/.test(message)
        ? 'A number such as 32.5'
        : message.startsWith('Invalid input')
          ? 'Required'
          : message,
});

/** How often its height a logo may be wide: in the header, 176 pixels wide, it is then 18 high. */
const WIDEST_LOGO = 10;

function* lowLogos(logo: Record<string, { file: string }>, uploaded: Uploaded): Iterable<Problem> {
  for (const mark of ['light', 'dark']) {
    const { width = 0, height = 1 } = uploaded[logo[mark]?.file.replace('uploaded/', '') ?? ''] ?? {};
    if (width > WIDEST_LOGO * height)
      yield {
        field: `data.${mark}.file`,
        message: `It is ${Math.ceil(width / height)} times as wide as high, and nobody could read it in the header. Use one that is at most ${WIDEST_LOGO} times as wide as high, such as one in two lines`,
      };
  }
}

/** Pictures and films that no file is there for. */
function* missingFiles(value: unknown, path: readonly string[], find: FileFinder): Iterable<Problem> {
  if (typeof value !== 'object' || value === null) return;
  const [picture, name] =
    'file' in value ? [find.picture, value.file] : 'clip' in value ? [find.clip, value.clip] : [];
  const message = picture && typeof name === 'string' ? faultOf(() => picture(name)) : undefined;
  if (message !== undefined) yield { field: path.join('.'), message };
  for (const [key, inner] of Object.entries(value)) yield* missingFiles(inner, [...path, key], find);
}

/** Uploaded PDFs that something leads to, and that are gone. */
function* missingPdfs(value: unknown, path: readonly string[], pdfs: PdfSizes): Iterable<Problem> {
  const hash = typeof value === 'string' ? pdfOf(value) : undefined;
  if (hash !== undefined && !Object.hasOwn(pdfs, hash))
    yield { field: path.join('.'), message: 'This PDF no longer exists. Choose it again.' };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) yield* missingPdfs(inner, [...path, key], pdfs);
}

function takenAddresses(entry: Entry, others: readonly Entry[]): Problem[] {
  const own = addressesOf(entry);
  if (own.length === 0) return [];
  const rest = allEntries(others).filter(
    ({ kind, slug }) => kind !== entry.kind || (isKind(kind) && isMany(kind) && slug !== entry.slug),
  );
  const taken = new Map(rest.flatMap(addressesOf).map(({ path, name }) => [path, name]));
  const fixed = fixedAddresses(siteContent(contentOf([]), {}));
  return own.flatMap(({ path, field }) => {
    const name = taken.get(path) ?? (fixed.has(path) ? 'Another page' : undefined);
    return name === undefined ? [] : [{ field, message: `${name} has this address. Choose another.` }];
  });
}

function* astray(list: readonly Redirect[], others: readonly Entry[]): Iterable<Problem> {
  const pages = shownPages(siteContent(contentOf(others), {})).map(({ path }) => path);
  for (const { index, field, message } of redirectProblems(list, pages))
    yield { field: `data.${index}.${field}`, message };
}

function* projectProblems(slug: string, project: Project): Iterable<Problem> {
  const { details } = project;
  if (details.slug !== slug) yield { field: 'data.details.slug', message: `Must be ${slug}` };
  const words = contentOf([]).details;
  for (const [i, home] of details.homes.entries()) {
    const field = `data.details.homes.${i}`;
    const others = details.homes.slice(0, i).map(homeSlug);
    if (home.plan && ['map', 'section', ...others].includes(homeSlug(home)))
      yield { field: `${field}.slug`, message: 'Another drawing has this name: choose another' };
    yield* drawn(`${field}.plan`, () => homeDrawing(project, home, words));
  }
  yield* drawn('data.details.map', () => mapDrawing(project, words));
  yield* drawn('data.details.section', () => sectionDrawing(project, words));
}

const publicOf = (slug: string, shown: readonly Entry[]) =>
  allEntries(shown).find((each) => each.kind === 'projects' && each.slug === slug)?.data as
    | Project
    | null
    | undefined;

function* drawn(field: string, draw: () => unknown): Iterable<Problem> {
  if (faultOf(draw) !== undefined) yield { field, message: 'This cannot be drawn' };
}

function faultOf(work: () => unknown): string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

type Titled = {
  title?: string;
  properties?: Record<string, Titled>;
  items?: Titled;
  anyOf?: Titled[];
  oneOf?: Titled[];
};

/** Where a problem is, in the words of the form: `Gallery › 2`. */
export function placeOf(kind: string, field: string): string {
  if (!isKind(kind)) return field;
  let at: Titled[] = [z.toJSONSchema(KINDS[kind].schema, { unrepresentable: 'any', io: 'input' }) as Titled];
  const words = field
    .split('.')
    .slice(1)
    .flatMap((step) => {
      at = at.flatMap((one) => [one, ...(one.anyOf ?? []), ...(one.oneOf ?? [])]);
      at = at.flatMap((one) => (/^\d+$/.test(step) ? one.items : one.properties?.[step]) ?? []);
      return /^\d+$/.test(step) ? [String(Number(step) + 1)] : (at.find(({ title }) => title)?.title ?? []);
    });
  return words.join(' › ');
}

/** What keeps drafts from being published, with the piece and the field in the owner's words. `all`: every draft */
export function draftProblems(
  drafts: readonly Entry[],
  { all, ...around }: Omit<Surroundings, 'others'> & { all: readonly Entry[] },
): PageProblem[] {
  return drafts
    .filter(({ kind, data }) => isKind(kind) && data !== null)
    .flatMap((draft) => {
      const others = all.filter(({ kind, slug }) => kind !== draft.kind || slug !== draft.slug);
      const { problems } = check({ ...draft, data: completed(draft) }, { others, ...around });
      return problems.map(({ field, message }) => {
        const place = placeOf(draft.kind, field);
        return {
          page: nameOf(draft),
          message: place ? `${place}: ${message}` : message,
          place: `${draft.kind}/${draft.slug}:${field.split('.').slice(1).join('.')}`,
        };
      });
    });
}

/** What there are many of has a name or a heading of its own; other content is called by its kind. */
function nameOf({ kind, data }: Entry): string {
  if (!isKind(kind)) return kind;
  const { name, title } = (data ?? {}) as { name?: unknown; title?: unknown };
  const own = isMany(kind) ? (name ?? title) : undefined;
  return typeof own === 'string' ? own : KINDS[kind].title;
}
