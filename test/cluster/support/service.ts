import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { startReaper } from '../../support/jest/reaper.js';

const reaper = startReaper();

/** A program that runs for the length of a suite. */
export interface Service {
  process: ChildProcess;
  /** What it has printed so far. */
  output(): string;
  /** Ends it and waits until it is gone. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** Starts a program of PATH; it is ended with the test run, however that ends. */
export function startService(
  program: string,
  args: string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Service {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  if (child.pid !== undefined) reaper.kill(child.pid, 'SIGKILL');
  // What it leaves behind (WebKit's driver its browser) holds its pipes: they keep no run from ending.
  child.unref();
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => printed.push(text));
    (stream as unknown as { unref(): void }).unref();
  }
  child.on('error', (error) => printed.push(error.message));
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  return { process: child, output: () => printed.join(''), stop };
}

/** A directory that is removed with the test run. */
export function removeAfterwards(directory: string): string {
  reaper.remove(directory);
  return directory;
}

/** Waits until `ready` gives something. @throws after `seconds`, with what the service printed */
export async function until<T>(
  ready: () => Promise<T | undefined | false>,
  what: string,
  service?: Service,
  seconds = 120,
): Promise<T> {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await sleep(50)) {
    const result = await ready().catch(() => undefined);
    if (result !== undefined && result !== false) return result;
    if (service && service.process.exitCode !== null) break;
  }
  throw new Error(`${what} did not come up.\n${service?.output() ?? ''}`);
}
