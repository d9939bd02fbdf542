import { existsSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../..');
/** The DATA_DIR that the unit and deploy/run set: messages then name commands with deploy/run before them. */
const OF_THE_UNIT = '/var/lib/developer-site';

/** Backup and restore are one program, which is told which of the two; the server is told nothing. */
export const PROGRAMS: Record<string, string> = {
  backup: 'cli/backup.js backup',
  restore: 'cli/backup.js restore',
  start: 'main.js',
};

/**
 * How a command of this program is called where it runs.
 * @param name of a file in `src/cli`, `restore` or `start`
 */
export const commandLine = (name: string, ...args: string[]): string =>
  commandIn(ROOT, process.env.DATA_DIR, name, args);

/** With systemd the command is deploy/run, in a checkout npm, else (tarball, image) Node. */
export function commandIn(root: string, dataDir: string | undefined, name: string, args: string[]): string {
  const rest = args.map((arg) => ` ${arg}`).join('');
  if (dataDir === OF_THE_UNIT && existsSync(join(root, 'deploy/run'))) return `deploy/run ${name}${rest}`;
  if (existsSync(join(root, 'scripts', `${name}.mjs`)))
    return `npm ${name === 'start' ? '' : 'run '}${name}${args.length > 0 ? ` --${rest}` : ''}`;
  return `node dist/${PROGRAMS[name] ?? `cli/${name}.js`}${rest}`;
}

/** @param calls what is typed, and what it does */
export function usageOf(...calls: [name: string, args: string, does: string][]): string {
  const lines = calls.map(([name, args, does]) => [commandLine(name, ...(args === '' ? [] : [args])), does]);
  const width = Math.max(...lines.map(([call = '']) => call.length));
  return lines
    .map(([call = '', does], n) => `${n === 0 ? 'Usage: ' : '       '}${call.padEnd(width)}    ${does}`)
    .join('\n');
}
