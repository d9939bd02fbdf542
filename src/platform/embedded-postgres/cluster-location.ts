import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  closeSync,
  cpSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { StartFailure } from '../settings/start-failure.js';
import {
  chooseUser,
  installedBinaries,
  majorOf,
  mayRun,
  program,
  type Binaries,
  type RunAs,
} from './binaries.js';

/** Where root keeps what PostgreSQL's own user can't reach in the checkout or in DATA_DIR. */
const SYSTEM_DIR = '/var/lib/developer-site';

/** Where one cluster lives, which programs run it, and as whom. */
export interface ClusterLocation {
  /** Holds pgdata/, the socket, the log and the password. */
  root: string;
  binaries: Binaries;
  user: RunAs;
}

/**
 * Normally `DATA_DIR/postgres` and the programs under node_modules. When this runs as root and PostgreSQL's
 * user may not go there (a checkout in a home of mode 700), both are kept under /var/lib instead; a pointer
 * file in DATA_DIR says where, and every later start follows it.
 * @param programs those of another version than this one's
 */
export async function locateCluster(
  dataDir: string,
  say: (line: string) => void,
  programs?: Binaries,
): Promise<ClusterLocation> {
  const pointer = pointerIn(dataDir);
  let root = rootIn(dataDir);
  const user = chooseUser(join(root, 'pgdata'));
  let binaries = programs ?? (await installedBinaries());
  if (user && !(await mayRun(user, program(binaries, 'postgres'), '/')))
    binaries = copyBinaries(binaries, say);
  if (dirname(root) === SYSTEM_DIR) makePublic(SYSTEM_DIR);
  giveTo(root, user);
  if (user && !(await mayRun(user, program(binaries, 'postgres'), root))) {
    // A folder with a database is never removed: somebody has shut its user out since it was made.
    if (existsSync(join(root, 'pgdata')))
      throw new StartFailure(
        `PostgreSQL's user (number ${user.uid}) may not enter ${root} any more: give the folders above it the mode 711, and start again.`,
      );
    rmSync(root, { recursive: true });
    root = join(SYSTEM_DIR, `data-${randomBytes(6).toString('hex')}`);
    writeFileSync(pointer, `${root}\n`);
    makePublic(SYSTEM_DIR);
    giveTo(root, user);
    say(`PostgreSQL's user may not enter ${dataDir}: the database is kept in ${root} (noted in ${pointer}).`);
  }
  return { root, binaries, user };
}

const pointerIn = (dataDir: string) => join(dataDir, 'postgres.location');

/** What the pointer names is found from DATA_DIR, which may be moved; what lies elsewhere by its whole path. */
function rootIn(dataDir: string): string {
  const pointer = pointerIn(dataDir);
  return resolve(dataDir, existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : 'postgres');
}

/** The major version whose files are there; undefined where there are none yet. */
export function foundMajor(dataDir: string): string | undefined {
  const file = join(rootIn(dataDir), 'pgdata', 'PG_VERSION');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

/** Where the next major version's files are made: beside the present ones, for the same user. */
export function nextLocation(from: ClusterLocation, binaries: Binaries): ClusterLocation {
  const name = basename(from.root).replace(/-pg\d+$/, '');
  return { ...from, binaries, root: join(dirname(from.root), `${name}-pg${majorOf(binaries)}`) };
}

/** From the next start on the database is the one in `root`. It happens in one moment, and is on the disk then. */
export function pointTo(dataDir: string, root: string): void {
  const draft = `${pointerIn(dataDir)}.part`;
  const inside = relative(dataDir, root);
  writeFileSync(draft, `${inside.startsWith('..') ? root : inside}\n`, { flush: true });
  renameSync(draft, pointerIn(dataDir));
  if (process.platform === 'win32') return;
  const folder = openSync(dataDir, 'r');
  fsyncSync(folder);
  closeSync(folder);
}

/** Makes a directory that only PostgreSQL's user may enter. */
export function giveTo(dir: string, user: RunAs): void {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  if (user) chownSync(dir, user.uid, user.gid);
}

function copyBinaries(from: Binaries, say: (line: string) => void): Binaries {
  makePublic(SYSTEM_DIR);
  const root = join(SYSTEM_DIR, `postgresql-${from.version}`);
  if (!existsSync(root)) {
    say(`PostgreSQL's user may not enter ${from.root}: its programs are copied to ${root}.`);
    const half = `${root}.${process.pid}`;
    // PostgreSQL's user must get into every folder of it.
    const mask = process.umask(0o022);
    cpSync(from.root, half, { recursive: true, verbatimSymlinks: true });
    process.umask(mask);
    openToAll(half);
    renameSync(half, root);
  }
  return { ...from, root };
}

/** Whoever installed the packages under a strict umask has files that nobody else may read. */
function openToAll(dir: string): void {
  chmodSync(dir, 0o755);
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) chmodSync(path, 0o755);
    else if (entry.isFile()) chmodSync(path, statSync(path).mode & 0o100 ? 0o755 : 0o644);
  }
}

/** Explicit mode: a strict umask would shut PostgreSQL's user out again. */
function makePublic(dir: string): void {
  mkdirSync(dir, { recursive: true });
  chmodSync(dir, 0o711);
}
