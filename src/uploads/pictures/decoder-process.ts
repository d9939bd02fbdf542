import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { lowerPriority } from '../../platform/lower-priority.js';
import { MAX_PIXELS } from './inspect.js';

/** Memory and processor time that one picture may take, far above what inspect() lets through. */
const LIMITS = { maxBytes: 800 * 1024 * 1024, maxCpuMs: 10_000 };
/** Exit code of a decoder that ended itself because of them. */
const TOO_MUCH = 71;
/** However busy the machine is. */
const WALL_MS = 60_000;
/** An idle decoder ends: it keeps 60 MB. */
const IDLE_MS = 15_000;

/**
 * What became of a picture: `fault` is the library's word about one that it could not decode; `too much` ended the
 * decoder (by its own limits, a crash or the system's lack of memory); `too slow` took longer than anybody waits.
 */
export type Outcome = { fault?: string } | 'too much' | 'too slow';

/** From which file a picture is drawn to which, and how (pictures.ts). */
export interface Job {
  source: string;
  target: string;
  maxSide: number;
  ground: string;
}

/** Decodes one picture after the other in a process of its own, which is started when it is needed. */
export class DecoderProcess {
  private child: ChildProcess | undefined;
  private idle: NodeJS.Timeout | undefined;
  private busy = false;
  private ended = false;

  /**
   * One at a time.
   * @throws the signal's reason when it is aborted: the process is killed, whatever it does
   */
  async decode(job: Job, signal: AbortSignal): Promise<Outcome> {
    signal.throwIfAborted();
    this.busy = true;
    try {
      const outcome = await this.ask(this.start(), job, signal);
      if (outcome === 'too much' || outcome === 'too slow') this.kill();
      return outcome;
    } catch (error) {
      this.kill();
      throw error;
    } finally {
      this.busy = false;
      this.endWhenIdle();
    }
  }

  private ask(child: ChildProcess, job: Job, signal: AbortSignal): Promise<Outcome> {
    const settled = new AbortController();
    const until = { once: true, signal: settled.signal } as const;
    return new Promise<Outcome>((resolve, reject) => {
      const late = setTimeout(() => resolve('too slow'), WALL_MS);
      settled.signal.addEventListener('abort', () => clearTimeout(late));
      signal.addEventListener('abort', () => reject(signal.reason as Error), until);
      child.once('message', (answer) => resolve(answer as Outcome));
      child.once('error', reject);
      child.once('exit', (code) =>
        code === TOO_MUCH || code === null
          ? resolve('too much')
          : reject(new Error(`The picture decoder ended with ${code}.`)),
      );
      child.send({ ...job, maxPixels: MAX_PIXELS, tooMuch: TOO_MUCH, ...LIMITS });
    }).finally(() => {
      settled.abort();
      for (const event of ['message', 'error', 'exit']) child.removeAllListeners(event);
    });
  }

  /** Starts the process ahead of its first picture: it takes a moment. */
  prepare(): void {
    if (this.ended) return;
    this.start();
    if (!this.busy) this.endWhenIdle();
  }

  /** For good. */
  end(): void {
    this.ended = true;
    this.kill();
  }

  private start(): ChildProcess {
    clearTimeout(this.idle);
    if (this.child?.connected) return this.child;
    // None of our environment: it holds secrets. Two arenas, or the allocator keeps what was freed.
    const env = {
      MALLOC_ARENA_MAX: '2',
      ...(process.env.SystemRoot && { SystemRoot: process.env.SystemRoot }),
    };
    const child = fork(join(__dirname, 'decoder.cjs'), {
      env,
      execArgv: ['--max-old-space-size=64'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    lowerPriority(child.pid);
    child.on('error', () => undefined);
    this.child = child;
    return child;
  }

  private endWhenIdle(): void {
    clearTimeout(this.idle);
    this.idle = setTimeout(() => this.kill(), IDLE_MS).unref();
  }

  private kill(): void {
    clearTimeout(this.idle);
    this.child?.kill('SIGKILL');
    this.child = undefined;
  }
}
