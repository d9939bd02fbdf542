import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The repository's folder, with a trailing slash. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Programs that run just now: they end with this script. */
const running = new Set();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => {
    for (const child of running) child.kill('SIGTERM');
    process.exitCode = 1;
    process.kill(process.pid, signal);
  });

/**
 * Runs a program in the repository and keeps what it writes.
 * @param {string[]} command program and arguments
 * @param {{ show?: boolean, env?: Record<string, string> }} [options] show: pass its output through as it comes
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run([program, ...args], { show = false, env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => {
        output += data;
        if (show) process.stdout.write(data);
      });
    child.on('error', reject);
    child.on('close', (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output });
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
