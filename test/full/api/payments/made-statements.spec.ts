import { histories, timeToTell } from '../../../support/jest/histories.js';
import { madeFile, oneOf, type MadeLine, type MadeRow } from '../../../support/payments/made-statements.js';
import { random as seeded } from '../../../support/payments/receipts.js';
import { statementDesk, type Part, type Suggested } from '../../../support/payments/statement-desk.js';
import { insertDelegates } from '../../../support/requests/raw-delegates.js';

/** The page's own modules, as far as they are used here. */
interface Read {
  credits: Sum[];
  debits: Sum[];
  still: Sum[];
  unread: { line: number }[];
  unmoved: { lines: number[] }[];
  foreign: object[];
  sums: number[];
  empty: number[];
}
type Sum = { line: number; amount_centavos: number };
interface Office {
  readFile: (bytes: Uint8Array) => Promise<{ heads: string[]; rows: object[] }>;
  guessColumns: (heads: string[], before: undefined, rows: object[]) => object;
  readStatement: (table: object, choice: object) => Read;
  keepStatement: (
    api: object,
    read: Read,
    file: { name: string; channel: string },
  ) => Promise<Record<string, number>>;
}
const { readFile, guessColumns, readStatement, keepStatement } = Object.assign(
  {},
  ...['keep-statement', 'reading/read-file', 'reading/parse-statement', 'reading/table'].map((module) =>
    jest.requireActual<object>(`../../../../web-admin/src/statement/${module}`),
  ),
) as Office;

const desk = statementDesk();
const FEE = 150_000;
/** Each fault is planted in some 18 of them, and each way to write amounts in 8. */
const FILES = histories(40);
jest.setTimeout(timeToTell(FILES));
const SEED = 97;

const office = { keepStatement: (part: object) => desk.ask('POST', '/statements/keep', part) };
const readBytes = async (bytes: Uint8Array): Promise<Read> => {
  const table = await readFile(bytes);
  return readStatement(table, guessColumns(table.heads, undefined, table.rows));
};
const sumOf = (rows: { amount_centavos: number }[]) =>
  rows.reduce((sum, one) => sum + one.amount_centavos, 0);

/** Registrations whose proofs wait and name a reference each. */
async function registrations(count: number): Promise<string[]> {
  const { rows } = await desk.api.db.query<{ id: string; n: number }>(
    `${insertDelegates(
      'id, uuid, first_name, last_name, email, phone_number',
      `SELECT gen_random_uuid(), gen_random_uuid(), 'Guest', 'Family' || n, 'g' || n || '@example.invalid', '63917' || n
         FROM generate_series(1, $1::int) n`,
    )} RETURNING id, substring(last_name FROM 7)::int AS n`,
    [count],
  );
  const ids = rows.sort((a, b) => a.n - b.n).map(({ id }) => id);
  await desk.api.db.query(
    `INSERT INTO proof (id, registration_id, picture, channel, read_reference, read_at)
     SELECT gen_random_uuid(), id, id || '.jpg', 'gcash', '9' || lpad(n::text, 12, '0'), now()
       FROM unnest($1::uuid[]) WITH ORDINALITY AS each(id, n)`,
    [ids],
  );
  return ids;
}

/** A payment that was entered, by which lines. */
interface Paid {
  line: MadeLine;
  parts: Part[];
}

it(`${FILES} made statements with planted faults: no silent line, nothing paid that failed, all to the centavo`, async () => {
  const random = seeded(SEED);
  const ids = await registrations(FILES * 12);
  let used = 0;
  let foreign = 0;
  const next = () => {
    const id = ids[used];
    used += 1;
    if (id === undefined) throw new Error('Too few registrations');
    return { id, reference: `9${String(used).padStart(12, '0')}`, name: `GUEST NIÑO ${used}` };
  };
  const stranger = () => `7${String((foreign += 1)).padStart(12, '0')}`;
  /** What each is to have received. */
  const due = new Map<string, number>();
  const receive = (id: string, centavos: number) => due.set(id, (due.get(id) ?? 0) + centavos);
  const paid: Paid[] = [];
  const pending: { line: MadeLine; id: string }[] = [];
  const before: { line: MadeLine }[] = [];
  const files: { name: string; bytes: Uint8Array }[] = [];
  let planted = 0;
  let distinct = 0;

  for (let n = 0; n < FILES; n += 1) {
    const rows: MadeRow[] = [];
    /** Whom lines are for that nothing but a person knows. */
    const byHand = new Map<string, Part[]>();
    const now: Paid[] = [];
    const day = `2026-11-${String(1 + Math.floor(random() * 28)).padStart(2, '0')}`;
    const lineOf = (
      reference: string,
      name: string,
      centavos: number,
      status: MadeLine['status'] = 'Completed',
    ) => {
      const line: MadeLine = { day, reference, name, centavos, status };
      rows.push(line);
      distinct += 1;
      return line;
    };
    const touched = new Set<string>();
    const plant: Record<string, () => void> = {
      good: () => {
        const { id, reference, name } = next();
        receive(id, FEE);
        now.push({
          line: lineOf(reference, name, FEE),
          parts: [{ registration_id: id, amount_centavos: FEE }],
        });
      },
      failed: () => {
        const { reference, name } = next();
        lineOf(reference, name, FEE, oneOf(random, ['FAILED', 'Voided']));
        planted += 1;
      },
      pending: () => {
        const { id, reference, name } = next();
        pending.push({ line: lineOf(reference, name, FEE, 'Pending'), id });
        planted += 1;
      },
      arrived: () => {
        const one = pending.shift();
        if (!one || rows.includes(one.line)) return void (one && pending.push(one));
        const line: MadeLine = { ...one.line, status: 'Completed' };
        rows.push(line);
        receive(one.id, FEE);
        now.push({ line, parts: [{ registration_id: one.id, amount_centavos: FEE }] });
      },
      'reversed here': () => {
        const { reference, name } = next();
        const both = [FEE, -FEE].map((centavos): MadeLine => ({
          day,
          reference,
          name,
          centavos,
          status: 'Completed',
        }));
        rows.push(...(random() < 0.5 ? both : both.toReversed()));
        distinct += 2;
        planted += 1;
      },
      'reversed later': () => {
        const at = Math.floor(random() * paid.length);
        const one = paid[at];
        if (!one || touched.has(one.line.reference)) return;
        paid.splice(at, 1);
        touched.add(one.line.reference);
        lineOf(one.line.reference, 'REVERSAL', -one.line.centavos);
        for (const { registration_id, amount_centavos } of one.parts)
          receive(registration_id, -amount_centavos);
        planted += 1;
      },
      'failed after all': () => {
        const at = Math.floor(random() * paid.length);
        const one = paid[at];
        if (!one || touched.has(one.line.reference)) return;
        paid.splice(at, 1);
        touched.add(one.line.reference);
        rows.push({ ...one.line, status: 'FAILED' });
        // The line of its own that takes it back.
        distinct += 1;
        for (const { registration_id, amount_centavos } of one.parts)
          receive(registration_id, -amount_centavos);
        planted += 1;
      },
      split: () => {
        const parts = [next(), next()].map(({ id }) => ({ registration_id: id, amount_centavos: FEE }));
        const reference = stranger();
        byHand.set(reference, parts);
        for (const { registration_id } of parts) receive(registration_id, FEE);
        now.push({ line: lineOf(reference, 'GRACE CHURCH', 2 * FEE), parts });
        planted += 1;
      },
      'in two lines': () => {
        const { id, name } = next();
        for (const centavos of [100_000, 50_000]) {
          const reference = stranger();
          const parts = [{ registration_id: id, amount_centavos: centavos }];
          byHand.set(reference, parts);
          receive(id, centavos);
          now.push({ line: lineOf(reference, name, centavos), parts });
        }
        planted += 1;
      },
      twice: () => {
        const one = before.length > 0 ? oneOf(random, before) : undefined;
        if (!one || touched.has(one.line.reference)) return;
        touched.add(one.line.reference);
        rows.push({ ...one.line });
        planted += 1;
      },
      foreign: () => {
        lineOf(
          random() < 0.7 ? stranger() : '',
          `STRANGER ${n} ${rows.length}`,
          oneOf(random, [FEE, 77_700, 1, -45_678]),
        );
        planted += 1;
      },
      equal: () => {
        for (const _ of [1, 2]) lineOf('', `TWIN ${n}`, 12_345);
        planted += 1;
      },
      between: () => {
        rows.push(oneOf(random, ['total', 'blank', 'unread'] as const));
        planted += 1;
      },
    };
    const kinds = ['good', 'good', 'good', 'good', ...Object.keys(plant)];
    plant.good?.();
    for (let planting = 5 + Math.floor(random() * 5); planting > 0; planting -= 1)
      plant[oneOf(random, kinds)]?.();

    const { bytes, lines } = madeFile(random, rows);
    const read = await readBytes(bytes);
    // No silent line: each is kept, or named.
    const named = new Set([
      ...[...read.credits, ...read.debits, ...read.still, ...read.unread].map(({ line }) => line),
      ...[...read.sums, ...read.empty, ...read.unmoved.flatMap((one) => one.lines)],
    ]);
    expect({ n, silent: lines.filter((line) => !named.has(line)), foreign: read.foreign }).toEqual({
      ...{ n, silent: [], foreign: [] },
    });
    const made = rows.filter((row) => typeof row === 'object');
    const moved = made.filter(({ status }) => status === 'Completed');
    const side = (sign: number) =>
      moved.reduce((sum, { centavos }) => sum + (Math.sign(centavos) === sign ? centavos : 0), 0);
    expect([n, sumOf(read.credits), sumOf(read.debits)]).toEqual([n, side(1), side(-1)]);

    const name = `statement-${n}.csv`;
    const kept = await keepStatement(office, read, { name, channel: 'gcash' });
    const again = await keepStatement(office, read, { name, channel: 'gcash' });
    expect([n, again.added, again.confirmed, again.settled, again.turned]).toEqual([n, 0, 0, 0, 0]);
    expect([n, (kept.added ?? 0) + (kept.known ?? 0)]).toEqual([n, made.length]);

    const waiting = await desk.waiting();
    const records = waiting.flatMap(({ id, reference, parts }: Suggested) => {
      const chosen = byHand.get(reference ?? '') ?? parts;
      return chosen.length > 0 ? [{ id, parts: chosen, suggested: !byHand.has(reference ?? '') }] : [];
    });
    if (records.length > 0) {
      const report = await desk.ask<{ failed: object[] }>('POST', '/statement-lines/assign', { records });
      expect({ n, failed: report.failed }).toEqual({ n, failed: [] });
    }
    const left = await desk.waiting();
    expect(left.filter(({ payer }) => !/^(STRANGER|TWIN)/.test(payer ?? ''))).toEqual([]);
    if (left.length > 0)
      await desk.setAside(
        left.map(({ id }) => id),
        'Nobody of ours',
      );
    paid.push(...now);
    before.push(...now);
    files.push({ name, bytes });
  }

  // An old file again, by another name: nothing is new, and nothing waits.
  for (const { bytes } of files.filter((_, n) => n % 20 === 0))
    expect(
      await keepStatement(office, await readBytes(bytes), { name: 'again.csv', channel: 'gcash' }),
    ).toMatchObject({
      added: 0,
    });
  const { rows: received } = await desk.api.db.query<{ id: string; sum: number }>(
    'SELECT registration_id AS id, sum(amount_centavos)::float8 AS sum FROM movement GROUP BY 1 HAVING sum(amount_centavos) <> 0',
  );
  const sorted = (all: [string, number][]) => all.filter(([, sum]) => sum !== 0).sort();
  expect(sorted(received.map(({ id, sum }) => [id, sum]))).toEqual(sorted([...due]));
  const { rows: wrong } = await desk.api.db.query(
    'SELECT FROM delegate d JOIN registration_money m USING (registration_id) WHERE d.payment_status <> (m.owed_centavos = 0)',
  );
  expect(wrong).toHaveLength(0);
  // Both ways, to the centavo.
  const lines = await desk.ask<{ states: { state: string; lines: number }[] }>(
    'GET',
    '/statement-lines/sums',
  );
  expect(lines.states.reduce((sum, one) => sum + one.lines, 0)).toBe(distinct);
  const [ledger] = await desk.ask<{ ledger_centavos: number; not_in_bank_centavos: number }[]>(
    'GET',
    '/not-in-bank/sums',
  );
  expect(ledger).toMatchObject({
    ledger_centavos: [...due.values()].reduce((sum, one) => sum + one, 0),
    not_in_bank_centavos: 0,
  });
  const { rows: off } = await desk.api.db.query(
    `SELECT FROM statement_line l LEFT JOIN (SELECT line_id, sum(amount_centavos) AS sum FROM statement_allocation GROUP BY 1) a
         ON a.line_id = l.id
      WHERE (l.state IN ('matched', 'split', 'by-hand', 'refund')) <> (coalesce(a.sum, 0) = l.amount_centavos)`,
  );
  expect(off).toHaveLength(0);
  expect(planted).toBeGreaterThan(FILES * 3);
});
