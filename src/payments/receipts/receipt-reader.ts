import { join } from 'node:path';
import { ChildProgram } from '../../platform/child-program.js';

/** The recognition leaks a little memory with every picture: after so many the process is replaced. */
const PICTURES = 50;

/** `fault`: this picture cannot be read, whoever tries. */
type Answer = { text: string } | { fault: string };

/** Reads the text on pictures, one after the other, in a process of its own. */
export class ReceiptReader {
  private readonly program = new ChildProgram({
    program: join(__dirname, 'reader.cjs'),
    binary: true,
    // An idle process ends after so long, since it keeps 190 MB.
    idleMs: 20_000,
    wallMs: 120_000,
  });
  private taken = 0;
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

  /** The id of the process, while there is one: for tests of its memory. */
  get pid(): number | undefined {
    return this.program.pid;
  }

  /** For good. */
  close(): void {
    this.program.close();
  }

  private replace(): void {
    this.taken = 0;
    this.program.stop();
  }

  private async recognise(picture: Buffer, again: boolean): Promise<string | undefined> {
    if (this.taken >= PICTURES) this.replace();
    this.taken += 1;
    const answer = await this.program.ask<Answer>({ picture, again });
    if ('text' in answer) return answer.text;
    // A process that ended, or has something left of what it could not read, is not used again.
    this.replace();
    return undefined;
  }
}
