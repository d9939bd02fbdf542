/** The renderer as the server calls it, in a worker thread: it checks content, shows previews and writes releases. */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import * as z from 'zod';
import { drawings, loadFonts, picturesIn } from './plans/files';
import { movesOf, namesByAddress } from './render/checks/addresses';
import { check, draftProblems, type Surroundings } from './render/checks/check';
import { titlesOf } from './render/checks/page-titles';
import { withPlaces } from './render/checks/problem-places';
import { withListed } from './render/checks/redirects';
import { renderChecked } from './render/checks/render-checked';
import { forSale } from './render/for-sale';
import { iconFile } from './render/icon-file';
import { markFields } from './render/mark-fields';
import { Marks } from './render/marks';
import {
  allEntries,
  completed,
  contentOf,
  hash,
  seedEntries,
  siteContent,
  type Details,
  type Entry,
  type Stock,
  type Uploaded,
} from './render/release';
import { servedBeside } from './render/served';
import { compressFurther, writeRelease, type Made } from './render/write-release';
import { builtPictures } from './src/app/files';
import { notFound } from './src/app/page-table';
import { leadsTo, shownPages } from './src/app/routes';
import { renderFile } from './src/app/site';
import type { StoredContent } from './src/content/assemble';
import type { EventRecord } from './src/content/event/event-content';
import { calculationOf, inputsFrom } from './src/content/projects/prices/mortgage';
import { eventForm } from './src/content/schema/event';
import { KINDS } from './src/content/schema/kinds';
import { giveTexts } from './src/content/texts';
import type { PdfSizes } from './src/content/uploaded-pdf';
import { iconFiles, logoFiles } from './src/ui/brand';

const HERE = path.dirname(fileURLToPath(import.meta.url));
/** What Vite built: everything that no release changes. */
const BUILT = path.join(HERE, '..', 'dist');
const template = readFileSync(path.join(HERE, 'template.html'), 'utf8');
/** Drawings that were built, with the hash of what they were made from. */
const DRAWN = new Map(JSON.parse(readFileSync(path.join(HERE, 'drawn.json'), 'utf8')) as [string, string][]);
/** Changes with the program: a release is then rendered anew. */
const program = hash(template, readFileSync(fileURLToPath(import.meta.url), 'utf8'));

/**
 * What a release shows: entries in place of the written content, the event to register for and all that are published,
 * the pictures and PDFs that were uploaded, and what was said of pictures.
 */
type Input = {
  entries: Entry[];
  event?: EventRecord | null;
  events?: EventRecord[];
  uploaded: Uploaded;
  pdfs: PdfSizes;
  details?: Details;
  origin: string;
  /** What was public before, as far as it lives on: addresses that pages left, and ways to pay. */
  past?: Entry[];
  /** Of the homes. */
  stock?: Stock;
  /** The number of each project's price list, by its slug. */
  lists?: Record<string, number>;
};
/** What was uploaded. */
type Uploads = 'uploaded' | 'pdfs';

function release({ entries, event, events, past = [], stock, lists, ...input }: Input, marks?: Marks) {
  const { uploaded, pdfs, details, origin } = input;
  const shown = marks ? marks.entries(entries) : entries;
  const mark = marks && ((words: StoredContent['event']) => marks.event(words));
  const content = siteContent(
    contentOf(shown, event, events, past, { stock, lists }, mark),
    uploaded,
    details,
    pdfs,
  );
  const taken = new Set(shownPages(content).map(({ path }) => path));
  const now = allEntries(entries);
  const moves = withListed(content.redirects, movesOf([...seedEntries(), ...past], now, taken), taken);
  return { content, origin, template, moves, names: namesByAddress(now) };
}

/** @returns the page of that address, or the one that says that there is none */
function renderOne(address: string, one: ReturnType<typeof release>) {
  const pages = shownPages(one.content);
  const page =
    pages.find((each) => each.path === address) ?? pages.find((each) => leadsTo([each.path])(address));
  return { page, html: renderFile({ ...(page ?? notFound), noindex: true }, one) };
}

function markedPage(address: string, input: Input): string {
  const marks = new Marks();
  return markFields(renderOne(address, release(input, marks)).html, marks.fields);
}

const jsonSchema = (schema: z.ZodType) => z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' });

const calls = {
  describe: () => ({
    program,
    kinds: Object.entries(KINDS).map(([kind, { schema, title, pages, path: shownAt, ...more }]) => ({
      kind,
      title,
      group: pages,
      path: shownAt,
      many: 'many' in more,
      schema: jsonSchema(schema),
    })),
    eventForm: jsonSchema(eventForm),
    seed: seedEntries(),
    pictures: builtPictures().map(([file, { sources, img }]) => ({
      file,
      width: img.w,
      height: img.h,
      thumbnail: sources.webp?.split(' ')[0] ?? img.src,
      jpeg: img.src,
    })),
  }),

  check: ({ others, uploaded, pdfs, shown, ...entry }: Entry & Surroundings) =>
    check(entry, { others, uploaded, pdfs, shown }),
  completed: (entry: Entry) => completed(entry),

  /** The pages of the site with their titles: what links are chosen from. */
  pages(input: Input) {
    const key = hash(JSON.stringify(input));
    if (listed?.key !== key) listed = { key, pages: titlesOf(release(input)) };
    return listed.pages;
  },

  /** @param marked with the field of each text and picture in `data-field` */
  preview({ path: address, marked = false, ...input }: Input & { path: string; marked?: boolean }) {
    const marks = marked ? new Marks() : undefined;
    const { page, html } = renderOne(address, release(input, marks));
    return { found: page !== undefined, html: marks ? markFields(html, marks.fields) : html };
  },

  /** What keeps these pieces from being kept or published, whatever the rest of the site says. */
  draftProblems: ({
    entries,
    ...around
  }: Pick<Input, 'entries' | Uploads> & { all: Entry[]; shown: Entry[] }) => draftProblems(entries, around),

  /** Whether a release may be published; nothing is written. */
  problems(input: Input) {
    const one = release(input);
    const drawn = drawings(one.content, one.origin, { assets: [], fonts: '' });
    const { problems } = renderChecked(
      one,
      drawn.map(({ path: file }) => file),
      servedBeside(BUILT, input),
    );
    return withPlaces(problems, allEntries(input.entries), (address) => markedPage(address, input));
  },

  /** The uploaded pictures that a render draws with, by the names of their files: they must lie there before it. */
  needs(input: Input) {
    const { content } = release(input);
    return [...picturesIn(content), ...iconFiles(content.logo).map(({ from }) => from)]
      .filter((address) => address.startsWith(UPLOADED))
      .map((address) => address.slice(UPLOADED.length));
  },

  /** @param anyway also when something is wrong: what was public once is shown as far as it can be */
  async render({
    folder,
    before,
    anyway = false,
    ...input
  }: Input & { folder: string; before?: string; anyway?: boolean }) {
    const one = release(input);
    const drawn = drawings(one.content, one.origin, {
      assets: [path.join(folder, '..', '..'), BUILT],
      fonts: path.join(HERE, 'fonts'),
    });
    const names = drawn.map(({ path: file }) => file);
    const { files, problems } = renderChecked(one, names, servedBeside(BUILT, input));
    if (problems.length > 0 && !anyway) return { problems };
    const rendered = [...files].map(([file, text]): Made => ({
      path: file,
      source: hash(text),
      make: () => text,
    }));
    const anew = drawn
      .map((file) => ({ ...file, source: hash(file.source()) }))
      .filter(({ path: file, source }) => DRAWN.get(file) !== source);
    const icons = iconFiles(one.content.logo).map(({ path: file, from }): Made => ({
      path: file,
      source: hash(from),
      make: async () => iconFile(file, await readFile(path.join(folder, '..', '..', from))),
    }));
    const failed = await writeRelease(folder, [...rendered, ...anew, ...icons], before);
    return { problems: [...problems, ...failed] };
  },

  /**
   * The sheet of a sample computation; undefined: no page shows such a calculator.
   * @param query of its address, as it was sent @param made when, ISO 8601 @param assets the folder that uploads are drawn in
   */
  async computation({
    project: slug,
    query,
    made,
    assets,
    ...input
  }: Input & { project: string; query: Record<string, unknown>; made: string; assets: string }) {
    const { content, origin } = release(input);
    const project = content.projects.find(({ details }) => details.slug === slug);
    const calculation = project && calculationOf(project, content.company.dollar);
    if (!calculation) return undefined;
    giveTexts(content.formTexts);
    const { makeComputation } = await import('./plans/computation');
    sheetFonts ??= loadFonts(path.join(HERE, 'fonts'));
    const logo = logoFiles(content.logo.light)?.png;
    return makeComputation({
      // A sheet without its logo is better than none.
      logo: logo === undefined ? undefined : await readFile(path.join(assets, logo)).catch(() => undefined),
      calculation,
      inputs: inputsFrom(calculation, query),
      project,
      made,
      fonts: await sheetFonts,
      words: content.details,
      company: content.company,
      address: origin + project.href,
    });
  },

  /** Where old addresses lead by themselves, with the name of what moved: beside those that the owner lists. */
  moves(input: Input) {
    const { content, moves, names } = release(input);
    const listed = new Set(content.redirects.map(({ from }) => from));
    return moves
      .filter(({ from }) => !listed.has(from))
      .map(({ from, to }) => ({ from, to, name: names.get(to)?.[0] ?? to }));
  },

  forSale: (input: Input) => forSale(release(input).content),

  compressFurther: ({ folder }: { folder: string }) => compressFurther(folder),
};

let sheetFonts: ReturnType<typeof loadFonts> | undefined;
let listed: { key: string; pages: Promise<{ path: string; title: string }[]> } | undefined;

const UPLOADED = '/assets/uploaded/';

type Call = { id: number; name: keyof typeof calls; input: never };
parentPort?.on('message', ({ id, name, input }: Call) => {
  Promise.resolve()
    .then((): unknown => calls[name](input))
    .then(
      (output) => parentPort?.postMessage({ id, output }),
      (error: unknown) =>
        parentPort?.postMessage({ id, fault: error instanceof Error ? error.message : String(error) }),
    );
});
