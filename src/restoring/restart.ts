import { Injectable, Logger } from '@nestjs/common';

/** Time for the answer that is being sent. */
const ANSWER_MS = 300;

/**
 * Begins the application anew in the same process, which keeps its PostgreSQL and its port: what modules hold in memory
 * belongs to the database that was there when they started.
 */
@Injectable()
export class Restart {
  private readonly log = new Logger('Restart');
  private restart: (() => void) | undefined;
  private isDue = false;

  /** Whoever started the application says how. */
  handle(restart: () => void): void {
    this.restart = restart;
  }

  /** Once, however many ask. @param why for the log */
  soon(why: string): void {
    if (this.isDue) return;
    this.isDue = true;
    this.log.warn(`${why}: ${this.restart ? 'this process begins anew' : 'start this process anew'}`);
    setTimeout(() => this.restart?.(), ANSWER_MS).unref();
  }
}
