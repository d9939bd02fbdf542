import { fork, type ChildProcess } from 'node:child_process';
import { lowerPriority } from './lower-priority.js';

interface Options {
  /** The file that is run. */
  program: string;
  /** Options of Node for the program. */
  execArgv?: string[];
  /** Whether buffers are sent as they are, not as JSON. */
  binary?: boolean;
  /** An idle program ends after so long. */
  idleMs: number;
  /** A program that takes longer to answer has failed, however busy the machine is. */
  wallMs: number;
}

/** The program ended before it had answered; without a code a signal ended it. */
export class ProgramEnded extends Error {
  constructor(readonly code: number | null) {
    super(code === null ? 'The program was ended by a signal.' : `The program ended with ${code}.`);
  }
}
export class AnswerTooLate extends Error {}

/** A program of ours in a process of its own, which is started when it is needed. It answers one request after the other. */
export class ChildProgram {
  private child: ChildProcess | undefined;
  private idle: NodeJS.Timeout | undefined;
  private isBusy = false;
  private isClosed = false;

  constructor(private readonly options: Options) {}

  /** Of the process, while there is one: for tests of its memory. */
  get pid(): number | undefined {
    return this.child?.pid;
  }

  /**
   * The caller asks one at a time. After a failure the process is ended, and the next request starts another.
   * @param signal gives the request up
   * @throws {ProgramEnded | AnswerTooLate} or the signal's reason; an Error once it is closed
   */
  async ask<Answer>(request: object, signal?: AbortSignal): Promise<Answer> {
    signal?.throwIfAborted();
    // A process that is started now would keep ours from ending until it is idle.
    if (this.isClosed) throw new Error('The program is closed.');
    this.isBusy = true;
    try {
      return await answerOf<Answer>(this.start(), request, this.options.wallMs, signal);
    } catch (error) {
      this.stop();
      throw error;
    } finally {
      this.isBusy = false;
      this.stopWhenIdle();
    }
  }

  /** Starts the process ahead of its first request: it takes a moment. */
  prepare(): void {
    if (this.isClosed) return;
    this.start();
    if (!this.isBusy) this.stopWhenIdle();
  }

  /** Ends the process, whatever it does; the next request starts another. */
  stop(): void {
    clearTimeout(this.idle);
    this.child?.kill('SIGKILL');
    this.child = undefined;
  }

  /** Ends the process, and starts no other. */
  close(): void {
    this.isClosed = true;
    this.stop();
  }

  private start(): ChildProcess {
    clearTimeout(this.idle);
    if (this.child?.connected) return this.child;
    const { program, execArgv = [], binary } = this.options;
    // The program gets none of our environment, which holds secrets. With more than two arenas glibc would keep what was freed.
    const env = {
      MALLOC_ARENA_MAX: '2',
      ...(process.env.SystemRoot && { SystemRoot: process.env.SystemRoot }),
    };
    const child = fork(program, {
      env,
      execArgv,
      ...(binary && { serialization: 'advanced' }),
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    lowerPriority(child.pid);
    child.on('error', () => undefined);
    this.child = child;
    return child;
  }

  private stopWhenIdle(): void {
    clearTimeout(this.idle);
    this.idle = setTimeout(() => this.stop(), this.options.idleMs).unref();
  }
}

function answerOf<Answer>(
  child: ChildProcess,
  request: object,
  wallMs: number,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  const settled = new AbortController();
  const until = { once: true, signal: settled.signal } as const;
  return new Promise<Answer>((resolve, reject) => {
    const late = setTimeout(() => reject(new AnswerTooLate(`No answer after ${wallMs} ms.`)), wallMs);
    const listeners = {
      message: (answer: unknown) => resolve(answer as Answer),
      error: reject,
      exit: (code: number | null) => reject(new ProgramEnded(code)),
    };
    for (const [event, listener] of Object.entries(listeners)) child.on(event, listener);
    signal?.addEventListener('abort', () => reject(signal.reason as Error), until);
    settled.signal.addEventListener('abort', () => {
      clearTimeout(late);
      for (const [event, listener] of Object.entries(listeners)) child.off(event, listener);
    });
    child.send(request);
  }).finally(() => settled.abort());
}
