import { ApiError } from '../http/api-error.js';

/** Lets few pieces of work run at once, and a bounded number wait. */
export class Semaphore {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly maxWaiting: number,
  ) {}

  /** @throws ApiError 503 when too many wait already */
  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.atOnce) {
      if (this.waiting.length >= this.maxWaiting)
        throw new ApiError(503, 'Too many uploads at this moment; try again shortly.', undefined, 5);
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else this.running++;
    try {
      return await work();
    } finally {
      // The place goes to the next in line, or becomes free.
      const next = this.waiting.shift();
      if (next) next();
      else this.running--;
    }
  }
}
