import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { lowerPriority } from '../../platform/lower-priority.js';

/** Recognition keeps a little of every picture: after so many the process is replaced. */
const PICTURES = 50;
/** However busy the machine is. */
const WALL_MS = 120_000;
/** An idle reader ends: it keeps 160 MB. */
const IDLE_MS = 20_000;

/** `fault`: this picture cannot be read, whoever tries. */
type Answer = { text: string } | { fault: string };

/** Reads the text on pictures, one after the other, in a process that is started when it is needed. */
export class ReceiptReader {
  private child: ChildProcess | undefined;
  private taken = 0;
  private idle: NodeJS.Timeout | undefined;
  private last: Promise<unknown> = Promise.resolve();

  /**
   * @param again in another way, when the first text told too little
   * @returns the text line by line; undefined when the picture cannot be read
   * @throws when there is no reader, or it takes more than two minutes
   */
  text(picture: Buffer, again = false): Promise<string | undefined> {
    const turn = this.last.then(() => this.recognise(picture, again));
    this.last = turn.catch(() => undefined);
    return turn;
  }

  /** Of the process, while there is one: for tests of its memory. */
  get pid(): number | undefined {
    return this.child?.pid;
  }

  end(): void {
    clearTimeout(this.idle);
    this.child?.kill('SIGKILL');
    this.child = undefined;
  }

  private async recognise(picture: Buffer, again: boolean): Promise<string | undefined> {
    clearTimeout(this.idle);
    if (this.taken >= PICTURES) this.end();
    const child = this.start();
    this.taken += 1;
    try {
      const answer = await ask(child, { picture, again });
      if ('text' in answer) return answer.text;
      // It ended itself, or has something left of what it could not read.
      this.end();
      return undefined;
    } catch (error) {
      this.end();
      throw error;
    } finally {
      this.idle = setTimeout(() => this.end(), IDLE_MS).unref();
    }
  }

  private start(): ChildProcess {
    if (this.child?.connected) return this.child;
    // None of our environment: it holds secrets. Two arenas, or the allocator keeps what was freed.
    const env = {
      MALLOC_ARENA_MAX: '2',
      ...(process.env.SystemRoot && { SystemRoot: process.env.SystemRoot }),
    };
    const child = fork(join(__dirname, 'reader.cjs'), {
      env,
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    lowerPriority(child.pid);
    child.on('error', () => undefined);
    this.child = child;
    this.taken = 0;
    return child;
  }
}

function ask(child: ChildProcess, request: { picture: Buffer; again: boolean }): Promise<Answer> {
  const listening = new AbortController();
  return new Promise<Answer>((resolve, reject) => {
    const fail = (why: string) => () => reject(new Error(why));
    const late = setTimeout(fail('Reading a receipt took too long.'), WALL_MS);
    const listeners = {
      message: (answer: unknown) => resolve(answer as Answer),
      error: reject,
      exit: fail('The reader of receipts ended.'),
    };
    for (const [event, listener] of Object.entries(listeners)) child.on(event, listener);
    listening.signal.addEventListener('abort', () => {
      clearTimeout(late);
      for (const [event, listener] of Object.entries(listeners)) child.off(event, listener);
    });
    child.send(request);
  }).finally(() => listening.abort());
}
