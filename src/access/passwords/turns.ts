/** Lets a few tasks run at once, some wait in order, and turns the rest away. */
export class Turns {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  /** @param full makes the error thrown when `atOnce` run and `inLine` wait */
  constructor(
    private readonly atOnce: number,
    private readonly inLine: number,
    private readonly full: () => Error,
  ) {}

  async take<T>(task: () => Promise<T>): Promise<T> {
    if (this.running < this.atOnce) this.running++;
    else if (this.waiting.length < this.inLine) await new Promise<void>((go) => this.waiting.push(go));
    else throw this.full();
    try {
      return await task();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running--;
    }
  }
}
