import type { Api } from '../api/dataProvider';
import type { MatchedRow, StatementRegistration, StatementResult } from '../api/types';
import type { Row, Statement } from './reading/parse-statement';
import { bothWays, plainReference, settle, type Settled } from './settle';

/** As many rows as the API takes at a time. */
const AT_ONCE = 500;

type Matching = Pick<Api, 'matchStatement'>;

export interface Match extends MatchedRow {
  row: Row;
}
export interface Matches extends Pick<Settled, 'reversed' | 'reversing'> {
  rows: Match[];
  missing: StatementRegistration[];
}

function* parts<Each>(all: Each[]): Generator<Each[]> {
  for (let from = 0; from < all.length; from += AT_ONCE) yield all.slice(from, from + AT_ONCE);
}

/** @param event whose registrations are meant; undefined: all */
export async function matchStatement(
  api: Matching,
  { credits, debits }: Statement,
  event: string | undefined,
): Promise<Matches> {
  const { payments, debits: out, ...within } = settle(credits, debits, await leftBy(api, credits, debits));
  return { ...within, ...(await matchAll(api, [...payments, ...out], event)) };
}

/** What the ledger has by the references that came in and went out in this file. */
async function leftBy(api: Matching, credits: Row[], debits: Row[]): Promise<Map<string, number>> {
  const left = new Map<string, number>();
  for (const some of parts(bothWays(credits, debits))) {
    const { rows } = await api.matchStatement(some, undefined);
    rows.forEach(({ left_centavos }, n) => {
      if (left_centavos !== null) left.set(plainReference(some[n]?.reference ?? null), left_centavos);
    });
  }
  return left;
}

async function matchAll(
  api: Matching,
  rows: Row[],
  event: string | undefined,
): Promise<Pick<Matches, 'rows' | 'missing'>> {
  const all: Match[] = [];
  const seen = new Set<string>();
  let missing: StatementRegistration[] | undefined;
  for (const some of parts(rows)) {
    const answer = await api.matchStatement(some, event);
    answer.rows.forEach((matched, n) => {
      const row = some[n];
      if (!row) return;
      // A double may lie in an earlier part of the file.
      const id = matched.registration?.id;
      const isDouble =
        id !== undefined && row.amount_centavos > 0 && matched.match !== 'paid' && seen.has(id);
      all.push({ ...matched, row, ...(isDouble && { match: 'double' as const, registration: null }) });
      if (id !== undefined && row.amount_centavos > 0) seen.add(id);
    });
    // Missing is what no part of the file pays for.
    missing = missing
      ? missing.filter(({ id }) => answer.missing.some((each) => each.id === id))
      : answer.missing;
  }
  return { rows: all, missing: (missing ?? []).filter(({ id }) => !seen.has(id)) };
}

/** @param file its name, for the ledger @param channel whose statement it is; '': as each registration says */
export async function verifyStatement(
  api: Pick<Api, 'verifyStatement'>,
  chosen: Match[],
  file: string,
  channel: string,
): Promise<StatementResult> {
  const total: StatementResult = { verified: 0, partly: 0, reversed: 0, refused: [] };
  const payments = chosen.flatMap(({ row, registration }) =>
    registration
      ? [
          {
            registration_id: registration.id,
            amount_centavos: row.amount_centavos,
            reference: row.reference,
            statement_line: `${file.slice(-120)}, line ${row.line}`,
            ...(channel && { channel }),
          },
        ]
      : [],
  );
  for (const part of parts(payments)) {
    const { verified, partly, reversed, refused } = await api.verifyStatement(part);
    total.verified += verified;
    total.partly += partly;
    total.reversed += reversed;
    total.refused.push(...refused);
  }
  return total;
}
