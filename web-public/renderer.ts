/** The renderer as the server calls it, in a worker thread: it checks content, shows previews and writes releases. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import * as z from 'zod';
import { drawings } from './plans/files';
import { checkPages } from './render/check-pages';
import {
  check,
  contentOf,
  type Entry,
  hash,
  seedEntries,
  siteContent,
  type Uploaded,
} from './render/release';
import { compressFurther, type Made, writeRelease } from './render/write-release';
import { builtPictures } from './src/app/files';
import { notFound, type Page } from './src/app/page-table';
import { fileOf, pattern, shownPages } from './src/app/routes';
import { renderFile, renderSite } from './src/app/site';
import type { EventRecord } from './src/content/event-content';
import { eventForm } from './src/content/schema/event';
import { KINDS } from './src/content/schema/kinds';

const HERE = path.dirname(fileURLToPath(import.meta.url));
/** What Vite built: everything that no release changes. */
const BUILT = path.join(HERE, '..', 'dist');
const template = readFileSync(path.join(HERE, 'template.html'), 'utf8');
/** Drawings that were built, with the hash of what they were made from. */
const DRAWN = new Map(JSON.parse(readFileSync(path.join(HERE, 'drawn.json'), 'utf8')) as [string, string][]);
/** Changes with the program: a release is then rendered anew. */
const program = hash(template, readFileSync(fileURLToPath(import.meta.url), 'utf8'));

/** What a release shows: entries in place of the written content, the events, and the pictures that were uploaded. */
type Input = { entries: Entry[]; event?: EventRecord | null; uploaded: Uploaded; origin: string };

const release = ({ entries, event, uploaded, origin }: Input) => ({
  content: siteContent(contentOf(entries, event), uploaded),
  origin,
  template,
});

const jsonSchema = (schema: z.ZodType) => z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' });
const withFile = (page: Page) => ({ ...page, file: fileOf(page) });

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
    })),
  }),

  check: (entry: Entry) => check(entry),

  /** The pages of the site with their titles: what links are chosen from. */
  pages(input: Input) {
    const one = release(input);
    return shownPages(one.content)
      .filter(({ path: address, noindex }) => !address.includes('*') && !noindex)
      .map((page) => ({
        path: page.path,
        title: unescaped(/<title>(.*?)<\/title>/.exec(renderFile(page, one))?.[1] ?? page.path),
      }));
  },

  preview({ path: address, ...input }: Input & { path: string }) {
    const one = release(input);
    const pages = shownPages(one.content);
    const page =
      pages.find((each) => each.path === address) ??
      pages.find((each) => new RegExp(pattern(each.path)).test(address));
    return { found: page !== undefined, html: renderFile({ ...(page ?? notFound), noindex: true }, one) };
  },

  /** Whether a release may be published; nothing is written. */
  problems(input: Input) {
    const one = release(input);
    const pages = shownPages(one.content).map(withFile);
    const files = renderSite(one);
    return checkPages(pages, files, one.content.comingSoonPaths, isServed);
  },

  async render({ folder, before, ...input }: Input & { folder: string; before?: string }) {
    const one = release(input);
    const pages = shownPages(one.content).map(withFile);
    const drawn = drawings(one.content, one.origin, {
      assets: [path.join(folder, '..', '..'), BUILT],
      fonts: path.join(HERE, 'fonts'),
    });
    const files = renderSite(one);
    const names = new Set(drawn.map((file) => file.path));
    const problems = checkPages(
      pages,
      files,
      one.content.comingSoonPaths,
      (file) => names.has(file) || isServed(file),
    );
    if (problems.length > 0) return { problems };
    const rendered = [...files].map(([file, text]): Made => ({
      path: file,
      source: hash(text),
      make: () => text,
    }));
    const anew = drawn
      .map((file) => ({ ...file, source: hash(file.source) }))
      .filter(({ path: file, source }) => DRAWN.get(file) !== source);
    await writeRelease(folder, [...rendered, ...anew], before);
    return { problems: [] };
  },

  compressFurther: ({ folder, before }: { folder: string; before?: string }) =>
    compressFurther(folder, before),
};

const isServed = (file: string) => !file.includes('..') && existsSync(path.join(BUILT, file));

const unescaped = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

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
