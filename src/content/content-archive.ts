import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import type { DataSource } from 'typeorm';
import { v7 } from 'uuid';
import { rowsOf, type Db } from '../platform/database/rows-of.js';
import { transaction, type Transaction } from '../platform/database/transaction.js';
import { requirePdf } from '../uploads/pdf.js';
import { filesIn, keyOf, latestVersions, lockContent, shownNow, type Entry } from './content-rows.js';
import { addressOf, allFiles, bytesOf, hashOf, keepFile } from './files/file-rows.js';
import { allDetails, changeDetails, PICTURE_KINDS, type PictureDetails } from './pictures/picture-details.js';
import type { PdfSizes, Renderer, Uploaded } from './publishing/renderer.js';

/** What cannot be exported or imported, in a sentence for the person who started it. */
export class ContentArchiveError extends Error {}

const CONTENT = 'content.json';
const FORMAT = 1;
/** The author of versions that an import made, where else a person's name stands. */
const IMPORTER = 'A command on the server';
/** Those that are transparent are PNGs. */
const PICTURE = /^pictures\/([0-9a-f]{32})\.(?:jpg|png)$/;
const FILE = /^files\/([0-9a-f]{32})\.pdf$/;
/** The limit of the JSON in an archive, in bytes: content without its pictures and PDFs is far smaller. */
const MAX_BYTES = 64 * 1024 * 1024;

interface Archive {
  entries: Entry[];
  details: Details[];
  /** What the PDFs are called. */
  files: Called[];
  pictures: Map<string, Buffer>;
  pdfs: Map<string, Buffer>;
}

/** What is kept with a picture. */
type Details = PictureDetails & { file: string };
type Called = { hash: string; name: string };

/** All that the site shows now: what was published over what developers wrote. Not the drafts, and not the events. */
export async function publicEntries(db: Db, renderer: Renderer): Promise<Entry[]> {
  const { seed } = await renderer.describe();
  const { rows } = await shownNow(db);
  const all = new Map(seed.map((entry) => [keyOf(entry), entry]));
  for (const { kind, slug, data } of rows) all.set(keyOf({ kind, slug }), { kind, slug, data });
  return [...all.values()];
}

/** Writes the public content with its pictures and PDFs to a tar.gz, which bears its name once it is whole. */
export async function exportContent(
  db: Db,
  renderer: Renderer,
  file: string,
): Promise<{ entries: number; pictures: number; files: number }> {
  const entries = await publicEntries(db, renderer);
  const shown = filesIn(entries);
  const details = (await allDetails(db))
    .filter(({ file }) => shown.has(file))
    .map(({ file, name, alt, credit, kind, labels }): Details => ({ file, name, alt, credit, kind, labels }));
  const published = JSON.stringify(entries);
  const files = (await allFiles(db))
    .filter(({ hash }) => published.includes(addressOf(hash)))
    .map(({ hash, name }): Called => ({ hash, name }));
  const json = JSON.stringify({ format: FORMAT, entries, details, files }, null, 2);
  const rows = await rowsOf<{ name: string; jpeg: Buffer }>(
    db,
    'SELECT name, jpeg FROM content_picture ORDER BY name',
  );
  const used = rows.filter(({ name }) => json.includes(`"uploaded/${name}"`));
  const tar = pack();
  const part = `${file}.part`;
  const written = pipeline(tar, createGzip(), createWriteStream(part));
  tar.entry({ name: CONTENT }, json);
  for (const { name, jpeg } of used)
    tar.entry({ name: `pictures/${name}.${jpeg[0] === 0xff ? 'jpg' : 'png'}` }, jpeg);
  for (const { hash } of files)
    tar.entry({ name: `files/${hash}.pdf` }, (await bytesOf(db, hash)) ?? Buffer.alloc(0));
  tar.finalize();
  await written;
  await rename(part, file);
  return { entries: entries.length, pictures: used.length, files: files.length };
}

/**
 * Makes drafts of what an archive says otherwise, all or nothing; a person looks at them and publishes.
 * @returns how many drafts it made @throws ContentArchiveError naming what does not fit
 */
export async function importContent(
  dataSource: DataSource,
  renderer: Renderer,
  file: string,
): Promise<number> {
  const { entries, details, files, pictures, pdfs } = await readArchive(file);
  const uploaded = await uploadedWith(dataSource, pictures);
  const sizes = await pdfsWith(dataSource, pdfs);
  const clean: Checked[] = [];
  for (const entry of entries) {
    const whole = { ...entry, data: await renderer.call('completed', entry) };
    const { problems, data } =
      entry.data === null
        ? { problems: [], data: null }
        : await renderer.call('check', {
            ...whole,
            others: entries.filter((one) => one !== entry),
            uploaded,
            pdfs: sizes,
          });
    const [first] = problems;
    if (first) throw new ContentArchiveError(`${keyOf(entry)}, ${first.field}: ${first.message}.`);
    clean.push({ ...entry, checked: data });
  }
  const { seed } = await renderer.describe();
  return transaction(dataSource, async (tx) => {
    await lockContent(tx);
    for (const [name, jpeg] of pictures) await keepPicture(tx, name, jpeg);
    for (const one of details) await changeDetails(tx, one.file, one);
    for (const [hash, bytes] of pdfs) await keepPdf(tx, hash, bytes, files);
    return makeDrafts(tx, clean, seed);
  });
}

/** The pictures that content may name: those that are here, and those of the archive. */
async function uploadedWith(db: Db, pictures: Archive['pictures']): Promise<Uploaded> {
  const rows = await rowsOf<{ name: string }>(db, 'SELECT name FROM content_picture');
  const names = [...rows.map(({ name }) => name), ...pictures.keys()];
  // The schema asks for the sizes of a picture, which an import does not depend on.
  return Object.fromEntries(names.map((name) => [name, { width: 1, height: 1 }]));
}

/** The PDFs that content may lead to: those that are here, and those of the archive. */
async function pdfsWith(db: Db, pdfs: Archive['pdfs']): Promise<PdfSizes> {
  const here = (await allFiles(db)).map(({ hash, size }) => [hash, size] as const);
  return Object.fromEntries([...here, ...[...pdfs].map(([hash, { length }]) => [hash, length] as const)]);
}

/** With its data as the schema writes it, which may put the fields in another order. */
type Checked = Entry & { checked: unknown };

async function makeDrafts(tx: Transaction, entries: Checked[], seed: Entry[]): Promise<number> {
  const now = new Map([...seed, ...(await latestVersions(tx))].map((each) => [keyOf(each), each.data]));
  let made = 0;
  for (const { kind, slug, data, checked } of entries) {
    const before = JSON.stringify(now.get(keyOf({ kind, slug })) ?? null);
    if (before === JSON.stringify(data) || before === JSON.stringify(checked)) continue;
    await tx.query(
      'INSERT INTO content_version (id, kind, slug, data, note, by_name) VALUES ($1, $2, $3, $4, $5, $6)',
      [v7(), kind, slug, checked === null ? null : JSON.stringify(checked), 'Imported', IMPORTER],
    );
    made++;
  }
  return made;
}

async function keepPicture(tx: Transaction, name: string, jpeg: Buffer): Promise<void> {
  const hash = createHash('sha256').update(jpeg).digest('hex').slice(0, 32);
  const { default: sharp } = await import('sharp');
  const found = await sharp(jpeg)
    .metadata()
    .catch(() => undefined);
  if (hash !== name || !found || !['jpeg', 'png'].includes(found.format) || !found.width || !found.height)
    throw new ContentArchiveError(`The picture ${name} is damaged.`);
  await tx.query(
    'INSERT INTO content_picture (name, width, height, jpeg) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
    [name, found.width, found.height, jpeg],
  );
}

async function keepPdf(tx: Transaction, hash: string, bytes: Buffer, called: Called[]): Promise<void> {
  const name = called.find((one) => one.hash === hash)?.name ?? `${hash}.pdf`;
  try {
    if (hashOf(bytes) !== hash) throw new Error('It is another file.');
    requirePdf(bytes);
  } catch {
    throw new ContentArchiveError(`The PDF ${name} is damaged.`);
  }
  await keepFile(tx, { name, bytes }, [null, IMPORTER]);
}

async function readArchive(file: string): Promise<Archive> {
  const pictures = new Map<string, Buffer>();
  const pdfs = new Map<string, Buffer>();
  let text: string | undefined;
  const entries = extract();
  const reading = pipeline(createReadStream(file), createGunzip(), entries);
  const visiting = (async () => {
    for await (const entry of entries) {
      const { name, size = 0 } = entry.header;
      if (size > MAX_BYTES) throw new ContentArchiveError(`${name} is too large.`);
      const bytes = await buffer(entry);
      const picture = PICTURE.exec(name)?.[1];
      const pdf = FILE.exec(name)?.[1];
      if (name === CONTENT) text = bytes.toString('utf8');
      else if (picture) pictures.set(picture, bytes);
      else if (pdf) pdfs.set(pdf, bytes);
    }
  })();
  const [read, visited] = await Promise.allSettled([reading, visiting]);
  if (visited.status === 'rejected' && visited.reason instanceof ContentArchiveError) throw visited.reason;
  if (read.status === 'rejected' || visited.status === 'rejected' || text === undefined)
    throw new ContentArchiveError(`${file} is no export of content, or is damaged.`);
  return { ...contentOf(text, file), pictures, pdfs };
}

function contentOf(text: string, file: string): Omit<Archive, 'pictures' | 'pdfs'> {
  try {
    const { format, entries, details = [], files = [] } = JSON.parse(text) as Record<string, unknown>;
    const isWhole = format === FORMAT && isListOf(entries, isEntry);
    if (isWhole && isListOf(details, isDetails) && isListOf(files, isCalled))
      return { entries, details, files };
  } catch {
    // Whatever is no JSON is refused below, as other content is.
  }
  throw new ContentArchiveError(`${file} is no export of content that this version can read.`);
}

const isListOf = <T>(value: unknown, is: (item: unknown) => item is T): value is T[] =>
  Array.isArray(value) && value.every(is);

const isDetails = (value: unknown): value is Details => {
  const { file, name, alt, credit, kind, labels } = (value ?? {}) as Partial<Details>;
  return (
    [file, name, alt, credit].every((text) => typeof text === 'string') &&
    PICTURE_KINDS.some((known) => known === kind) &&
    isListOf(labels, (label) => typeof label === 'string')
  );
};

const isCalled = (value: unknown): value is Called => {
  const { hash, name } = (value ?? {}) as Partial<Called>;
  return typeof hash === 'string' && typeof name === 'string';
};

const isEntry = (value: unknown): value is Entry => {
  const { kind, slug, data } = (value ?? {}) as Partial<Entry>;
  return typeof kind === 'string' && typeof slug === 'string' && typeof data === 'object';
};
