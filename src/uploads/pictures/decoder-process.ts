import { join } from 'node:path';
import { AnswerTooLate, ChildProgram, ProgramEnded } from '../../platform/child-program.js';
import { MAX_PIXELS } from './inspect.js';

/** Memory and processor time that one picture may take, far above what inspect() lets through. */
const LIMITS = { maxBytes: 800 * 1024 * 1024, maxCpuMs: 10_000 };
/** Exit code of a decoder that ended itself because of them. */
const TOO_MUCH = 71;

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
  transparent?: boolean;
}

/** Decodes one picture after the other in a process of its own. */
export class DecoderProcess {
  private readonly program = new ChildProgram({
    program: join(__dirname, 'decoder.cjs'),
    execArgv: ['--max-old-space-size=64'],
    // An idle process keeps 60 MB.
    idleMs: 15_000,
    wallMs: 60_000,
  });

  /** One at a time. @throws the signal's reason when it is aborted: the process is killed, whatever it does */
  async decode(job: Job, signal: AbortSignal): Promise<Outcome> {
    try {
      const request = { ...job, maxPixels: MAX_PIXELS, tooMuch: TOO_MUCH, ...LIMITS };
      return await this.program.ask<Outcome>(request, signal);
    } catch (error) {
      if (error instanceof AnswerTooLate) return 'too slow';
      if (error instanceof ProgramEnded && (error.code === TOO_MUCH || error.code === null))
        return 'too much';
      throw error;
    }
  }

  /** Starts the process ahead of its first picture: it takes a moment. */
  prepare(): void {
    this.program.prepare();
  }

  /** For good. */
  end(): void {
    this.program.close();
  }
}
