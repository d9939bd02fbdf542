// Ends what a test run started, however the run itself ends: it waits until its standard input closes, which
// also happens when the run is killed. Lines it reads: `kill <signal> <pid>` and `rm <directory>`.
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

const processes = [];
const directories = [];
for await (const line of createInterface({ input: process.stdin })) {
  const [what, first, second] = line.split('\t');
  if (what === 'kill') processes.push({ signal: first, pid: Number(second) });
  else directories.push(first);
}

const send = (pid, signal) => {
  try {
    return process.kill(pid, signal);
  } catch {
    return false; // gone already
  }
};
for (const { pid, signal } of processes) {
  send(pid, signal);
  for (let i = 0; i < 100 && send(pid, 0); i++) await sleep(50);
  send(pid, 'SIGKILL');
}
for (const directory of directories) rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
