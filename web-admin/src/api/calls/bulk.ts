import { pathOf } from '../address';
import { call } from '../client';
import type { BulkReport, InquiryWorkFields } from '../types';

/** A record of a list: the server leaves it alone if it was changed since the list was read. */
export type Chosen = { id: string; updated_at?: string; amount_centavos?: number };

/** As many as the API takes at once. */
const MAX_IN_BULK = 500;

/** One thing with many records; the answer says what was left alone. */
export async function inBulk(
  resource: string,
  action: string,
  records: Chosen[],
  change?: InquiryWorkFields | object,
): Promise<BulkReport> {
  const all: BulkReport = { done: [], failed: [] };
  for (let from = 0; from < records.length; from += MAX_IN_BULK) {
    const part = records
      .slice(from, from + MAX_IN_BULK)
      .map(({ id, updated_at, amount_centavos }) => ({ id, updated_at, amount_centavos }));
    const body = { action, ...change, records: part };
    try {
      const { done, failed } = await call<BulkReport>('POST', `${pathOf(resource)}/bulk`, body);
      all.done.push(...done);
      all.failed.push(...failed);
    } catch (error) {
      // What earlier calls did stands, and is in the report.
      if (from === 0) throw error;
      const { message } = error as Error;
      const failed = { name: null, code: 'unavailable', message } as const;
      all.failed.push(...part.map(({ id }) => ({ id, ...failed })));
    }
  }
  return all;
}
