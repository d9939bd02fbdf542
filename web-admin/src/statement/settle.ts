import type { Row } from './reading/parse-statement';

/** As the ledger compares references. */
export const plainReference = (reference: string | null): string =>
  (reference ?? '').replace(/[\s-]/g, '').toUpperCase();

export interface Settled {
  payments: Row[];
  debits: Row[];
  /** Lines of payments that the statement itself takes back, and that nobody was paid with. */
  reversed: number[];
  /** Lines of the debits that do so. */
  reversing: number[];
}

/** References of which the file has both what came in and what went out: the ledger is asked of these first. */
export function bothWays(credits: Row[], debits: Row[]): Row[] {
  const came = new Set(credits.map(({ reference }) => plainReference(reference)).filter(Boolean));
  return debits.filter(({ reference }) => came.has(plainReference(reference)));
}

/**
 * Takes out what the statement itself takes back, whichever stands first. Where a registration was paid with the
 * reference before, as by a receipt that was accepted, credit and debit both stay: the debit takes that payment back.
 * @param left what the ledger has by each reference, in one form
 */
export function settle(credits: Row[], debits: Row[], left: ReadonlyMap<string, number>): Settled {
  const sumBy = (rows: Row[]) => {
    const sums = new Map<string, number>();
    for (const { reference, amount_centavos } of rows) {
      const key = plainReference(reference);
      if (key) sums.set(key, (sums.get(key) ?? 0) + amount_centavos);
    }
    return sums;
  };
  const [came, went] = [sumBy(credits), sumBy(debits)];
  const isNetted = ({ reference }: Row) => {
    const key = plainReference(reference);
    const [credit, debit] = [came.get(key), went.get(key)];
    // No more is in the ledger than stays of it: the debit was taken into account already.
    return credit !== undefined && debit !== undefined && (left.get(key) ?? 0) <= Math.max(0, credit + debit);
  };
  const settled: Settled = { payments: [], debits: [], reversed: [], reversing: [] };
  const toCome = sumBy(credits.filter(isNetted));
  const toGo = sumBy(debits.filter(isNetted));
  for (const row of credits) {
    const key = plainReference(row.reference);
    const out = isNetted(row) ? Math.min(-(toGo.get(key) ?? 0), row.amount_centavos) : 0;
    toGo.set(key, (toGo.get(key) ?? 0) + out);
    const amount_centavos = row.amount_centavos - out;
    if (amount_centavos === 0) settled.reversed.push(row.line);
    else settled.payments.push({ ...row, amount_centavos });
  }
  for (const row of debits) {
    const key = plainReference(row.reference);
    const back = isNetted(row) ? Math.min(toCome.get(key) ?? 0, -row.amount_centavos) : 0;
    toCome.set(key, (toCome.get(key) ?? 0) - back);
    const amount_centavos = row.amount_centavos + back;
    if (amount_centavos === 0) settled.reversing.push(row.line);
    else settled.debits.push({ ...row, amount_centavos });
  }
  return settled;
}
