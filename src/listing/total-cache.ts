/** A total, and the snapshot of the database (`pg_current_snapshot()`) under which it was counted. */
export interface CountedTotal {
  total: number;
  snapshot: string;
}

const KEPT = 500;

/**
 * Totals of filtered lists, so that the pages of one search are not counted one by one. An entry is never given out as
 * it is: the statement that reads the page adds what was inserted since, or says that the total must be counted anew.
 */
export class TotalCache {
  private readonly totals = new Map<string, CountedTotal>();

  get(key: string): CountedTotal | undefined {
    return this.totals.get(key);
  }

  /** The oldest entry makes room for the newest. */
  set(key: string, counted: CountedTotal): void {
    this.totals.delete(key);
    this.totals.set(key, counted);
    const [oldest] = this.totals.keys();
    if (this.totals.size > KEPT && oldest !== undefined) this.totals.delete(oldest);
  }
}
