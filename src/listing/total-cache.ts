/** A total, and the stamp of the table (sum of `row_count.changes`) under which it was counted. */
export interface CountedTotal {
  total: number;
  stamp: string;
}

const KEPT = 500;

/**
 * Totals of filtered lists, so that the pages of one search are not counted one by one. An entry holds only while the
 * table's stamp is the same, which the reader learns with the page itself: a total is exact or not used.
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
