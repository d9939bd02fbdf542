// Ends what a test run started, however the run itself ends: it waits until its standard input closes, which
// also happens when the run is killed. Lines it reads: `kill <signal> <pid>` and `rm <directory>`.
// Numbers of processes come round again within a run (32,768 of them on many machines, and threads take some too): a
// process is known by when it began as well, so that nobody else's is ended in its place.
import { readFileSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

const processes = [];
const directories = [];
for await (const line of createInterface({ input: process.stdin })) {
  const [what, first, second] = line.split('\t');
  if (what === 'kill') processes.push({ signal: first, pid: Number(second), began: beganOf(Number(second)) });
  else directories.push(first);
}

/**
 * @returns when a process began, in the kernel's ticks; 0 where there is no /proc; undefined when it has ended, also where
 *   nobody has asked yet how
 */
function beganOf(pid) {
  try {
    if (process.platform !== 'linux') return process.kill(pid, 0) ? 0 : undefined;
    // The name, in brackets, may have spaces: the 22nd field is the 20th behind it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
    return fields[0] === 'Z' ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

const runs = ({ pid, began }) => began !== undefined && beganOf(pid) === began;
const send = (it, signal) => {
  if (!runs(it)) return;
  try {
    process.kill(it.pid, signal);
  } catch {
    // gone already
  }
};
for (const it of processes) {
  send(it, it.signal);
  for (let i = 0; i < 100 && runs(it); i++) await sleep(50);
  send(it, 'SIGKILL');
}
for (const directory of directories) rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
