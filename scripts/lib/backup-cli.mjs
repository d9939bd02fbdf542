import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './parts.mjs';
import { fail, root } from './run.mjs';

/**
 * Becomes the backup program with this command. A build that is there is used as it is, even if the sources
 * have changed: the server may be running from it.
 * @param {'backup' | 'restore'} command
 */
export async function runBackupCli(command) {
  const program = join(root, 'dist', 'backup', 'cli.js');
  if (!existsSync(program)) {
    const fault = await build();
    if (fault) fail(fault);
  }
  process.argv = [process.execPath, program, command, ...process.argv.slice(2)];
  await import(program);
}
