import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Ends processes and removes directories once this process is gone, even by kill -9. */
export interface Reaper {
  kill(pid: number, signal: NodeJS.Signals): void;
  remove(directory: string): void;
}

export function startReaper(): Reaper {
  const script = join(__dirname, 'reap.mjs');
  // With a worker's standard error in its hands, Jest would wait for it at the end of the run.
  const child = spawn(process.execPath, [script], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  child.unref();
  // The open pipe must not keep the test run alive.
  (child.stdin as unknown as { unref(): void }).unref();
  return {
    kill: (pid, signal) => void child.stdin.write(`kill\t${signal}\t${pid}\n`),
    remove: (directory) => void child.stdin.write(`rm\t${directory}\n`),
  };
}
