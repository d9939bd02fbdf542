import { spawn } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

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
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)));
    child.once('message', (port) =>
      resolve({ port, cpu: () => cpuOf(child.pid), stop: () => child.kill('SIGTERM') }),
    );
  });
}

/** Microseconds of processor time so far, where /proc tells (Linux; a tick is 10 ms). */
function cpuOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10_000;
  } catch {
    return NaN;
  }
}
