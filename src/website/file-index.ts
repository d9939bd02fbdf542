import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { NAMES_ORIGIN, underOwnOrigin } from './own-origin.js';
import { contentType } from './send-file.js';

/** How a file travels: as it is, or compressed at build time. */
export type Encoding = 'identity' | 'br' | 'gzip';

export interface Variant {
  body: Buffer;
  etag: string;
}

export interface StaticFile {
  /** Absolute path of the file itself. */
  path: string;
  type: string;
  cacheControl: string;
  /** In memory, from the first time it is asked for, unless the file is large: then it is sent from disk. */
  readonly variants: Partial<Record<Encoding, Variant>> | undefined;
}

/** The address that the files were built for, and the one that they are served at. */
export interface Origin {
  built: string;
  own: string;
}

/** Larger files (films, large pictures) stay on disk. */
const IN_MEMORY_BYTES = 300_000;
const SUFFIXES: [Encoding, string][] = [
  ['br', '.br'],
  ['gzip', '.gz'],
];

/** On its way to another name. */
const HALF = '.part';

/**
 * Every file of a build by its path inside it (`about-us/index.html`), listed once: a request never looks at the
 * disk to find out what exists, and no path outside the folder can be asked for. Contents are read when first asked
 * for, which keeps the start short and memory small; most pictures of most sizes never are.
 */
export function indexFiles(root: string, origin?: Origin): Map<string, StaticFile> {
  if (!existsSync(root)) return new Map();
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
    isServed(root, name),
  );
  return new Map(names.map((name) => [name.split(sep).join('/'), load(join(root, name), name, origin)]));
}

function isServed(root: string, name: string): boolean {
  const hidden =
    name.split(sep).some((part) => part.startsWith('.')) || name === 'routes.json' || name.endsWith(HALF);
  const copy = SUFFIXES.some(
    ([, suffix]) => name.endsWith(suffix) && existsSync(join(root, name.slice(0, -3))),
  );
  // What was listed may have its name no more: a release is compressed further while it is shown.
  const found = hidden || copy ? undefined : statSync(join(root, name), { throwIfNoEntry: false });
  return found?.isFile() ?? false;
}

function load(path: string, name: string, origin?: Origin): StaticFile {
  const small =
    statSync(path).size <= IN_MEMORY_BYTES || SUFFIXES.some(([, suffix]) => existsSync(path + suffix));
  let read: StaticFile['variants'];
  return {
    path,
    type: contentType(path),
    cacheControl: cacheControl(name),
    get variants() {
      return small ? (read ??= variants(path, origin)) : undefined;
    },
  };
}

function variants(path: string, origin?: Origin): StaticFile['variants'] {
  if (origin && origin.built !== origin.own && NAMES_ORIGIN.test(path)) {
    const made = underOwnOrigin(readFileSync(path), origin.built, origin.own);
    return { identity: variant(made.identity), br: variant(made.br), gzip: variant(made.gzip) };
  }
  const found: StaticFile['variants'] = { identity: variant(readFileSync(path)) };
  for (const [encoding, suffix] of SUFFIXES)
    if (existsSync(path + suffix)) found[encoding] = variant(readFileSync(path + suffix));
  return found;
}

function variant(body: Buffer): Variant {
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}

/** The build gives everything under assets/ a name with a hash of its content; all else is asked for again. */
function cacheControl(name: string): string {
  const hashed = name.startsWith(`assets${sep}`) || name.startsWith(`door${sep}assets${sep}`);
  return hashed ? 'public, max-age=31536000, immutable' : 'no-cache';
}
