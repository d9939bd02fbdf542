import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cpuOf } from './cpu.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Starts a program of the bench and waits until it has sent its port. What it logs goes to a file of no size, since a
 * reader would share the processors with what is measured.
 */
export function startServer(script, env) {
  const child = spawn(process.execPath, [...(process.env.BENCH_NODE_OPTIONS?.split(' ') ?? []), script], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', openSync('/dev/null', 'w'), 'inherit', 'ipc'],
  });
  process.once('exit', () => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)));
    child.once('message', (port) =>
      resolve({ port, cpu: () => cpuOf(child.pid), stop: () => child.kill('SIGTERM') }),
    );
  });
}
