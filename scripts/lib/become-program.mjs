import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installIfStale } from './install.mjs';
import { build } from './parts.mjs';
import { fail, root } from './run.mjs';

/**
 * Becomes a program of the build, with the arguments of this one. A build that is there is used as it is, even if
 * the sources have changed: the server may be running from it.
 * @param {string} path under `dist/`
 * @param {...string} first arguments that go before those that were given
 */
export async function becomeProgram(path, ...first) {
  const program = join(root, 'dist', path);
  if (!existsSync(program)) {
    await installIfStale();
    const fault = await build({ only: 'API' });
    if (fault) fail(fault);
  }
  process.argv = [process.execPath, program, ...first, ...process.argv.slice(2)];
  await import(program);
}
