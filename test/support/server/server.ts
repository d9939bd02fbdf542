import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..', '..');

/** A server of its own process: the built program, as `npm start` runs it. */
export interface RunningServer {
  process: ChildProcess;
  pid: number;
  url: string;
  /** All it has written so far. */
  output(): string;
  /** Ends with the exit code, or the signal that killed it. */
  ended: Promise<number | NodeJS.Signals>;
}

/** What is run: the built server, unless a test needs it run otherwise. */
const SERVER: readonly string[] = [process.execPath, join(ROOT, 'dist', 'main.js')];

/** Starts the server with these variables. @throws with its output when it ends before it is ready */
export async function startServer(
  env: Record<string, string>,
  command = SERVER,
  readyMs = 250_000,
): Promise<RunningServer> {
  const { child, output, ended } = launch(env, command);
  const ready = new Promise<string>((resolve) => {
    child.stdout.on('data', () => {
      const url = /Site +(http\S+)/.exec(output())?.[1];
      if (url && output().includes('API reference')) resolve(url);
    });
  });
  const timer = new AbortController();
  const late = new Promise<never>((_, reject) => {
    const timeout = setTimeout(() => reject(new Error(`Not ready in ${readyMs} ms:\n${output()}`)), readyMs);
    timer.signal.addEventListener('abort', () => clearTimeout(timeout));
  });
  const dead = ended.then((code) => Promise.reject(new Error(`Ended with ${code}:\n${output()}`)));
  const url = await Promise.race([ready, late, dead]).finally(() => timer.abort());
  dead.catch(() => undefined);
  return { process: child, pid: child.pid ?? 0, url, output, ended };
}

/** Runs the server until it ends by itself: for starts that must be refused. */
export async function failedStart(
  env: Record<string, string>,
  command = SERVER,
): Promise<{ code: number | string; output: string }> {
  const { output, ended } = launch(env, command);
  return { code: await ended, output: output() };
}

/** Servers of this test file that have not ended yet. */
const alive = new Set<ChildProcess>();

/**
 * Ends what the suite has left (see end-servers.ts), and waits until it is gone: a process that is about to end, or one that
 * outlives it and has its pipes, keeps Jest's worker from ending.
 */
export async function endServers(): Promise<void> {
  await Promise.all(
    [...alive].map(async (child) => {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await gone;
      for (const pipe of [child.stdout, child.stderr]) pipe?.destroy();
    }),
  );
}

function launch(env: Record<string, string>, [program = '', ...args]: readonly string[]) {
  const child = spawn(program, args, {
    cwd: ROOT,
    env: { PATH: process.env.PATH, LOG_LEVEL: 'error', PORT: '0', RECEIPT_READING: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  alive.add(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => (text += data.toString()));
  const ended = new Promise<number | NodeJS.Signals>((resolve) =>
    child.on('close', (code, signal) => {
      alive.delete(child);
      resolve(code ?? signal ?? 1);
    }),
  );
  return { child, output: () => text, ended };
}
