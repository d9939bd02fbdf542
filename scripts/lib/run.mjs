import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** The repository's folder, with a trailing slash. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program in the repository and keeps what it writes. Told to stop meanwhile, this script stops it, and goes on to fail.
 * @param {string[]} command program and arguments
 * @param {{ show?: boolean, env?: Record<string, string>, onLine?: (line: string) => void }} [options]
 *   show: pass its output through as it comes
 * @returns {Promise<{ code: number, signal: string | null, output: string }>} signal: what ended it, if one did
 */
export function run([program, ...args], { show = false, env = {}, onLine } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const end = (signal) => child.kill(signal);
    for (const signal of SIGNALS) process.on(signal, end);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data) => {
        output += data;
        if (show) process.stdout.write(data);
      });
      if (onLine) createInterface({ input: stream }).on('line', onLine);
    }
    child.on('error', reject);
    child.on('close', (code, signal) => {
      for (const signal of SIGNALS) process.off(signal, end);
      resolve({ code: code ?? 1, signal, output });
    });
  });
}

/** npm as a command: the one that runs this script, else the one beside this Node, else the one on the path. */
export function npm(...args) {
  const script = process.env.npm_execpath;
  if (script?.endsWith('.js')) return [process.execPath, script, ...args];
  return process.platform === 'win32' ? ['cmd', '/c', 'npm', ...args] : ['npm', ...args];
}

/** Ends the script with one line instead of a stack. */
export function fail(line) {
  console.error(line);
  process.exit(1);
}
