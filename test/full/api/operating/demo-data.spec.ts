import sharp from 'sharp';
import { fill } from '../../../../src/cli/demo-data/fill.js';
import { ProofsOfPayment } from '../../../../src/payments/proofs-of-payment.js';
import { fixture } from '../../../support/jest/fixture.js';
import { startApi } from '../../../support/server/api.js';

const NOW = new Date('2026-11-20T02:00:00Z');
const count = async (sql: string) =>
  (await api.db.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${sql}`)).rows[0]?.n;

const api = fixture(() => startApi());
beforeAll(async () => {
  await fill(api.app, 1500, NOW);
});

it('fills an empty database with a living month: people in every state of payment, and inquiries', async () => {
  expect(await count('delegate')).toBe(40);
  expect(await count('inquiry')).toBe(60);
  for (const table of ['delegate', 'inquiry']) {
    expect(await count(`${table} WHERE created_at > '${NOW.toISOString()}'`)).toBe(0);
    expect(
      await count(`${table} WHERE created_at < '${NOW.toISOString()}'::timestamptz - interval '31 days'`),
    ).toBe(0);
  }
  expect(await count('delegate WHERE payment_status')).toBeGreaterThan(5);
  expect(await count('delegate WHERE NOT payment_status AND proof_of_payment IS NOT NULL')).toBeGreaterThan(
    5,
  );
  expect(await count('delegate WHERE proof_of_payment IS NULL')).toBeGreaterThan(2);
  expect(await count('delegate WHERE qr_code IS NOT NULL AND NOT payment_status')).toBeLessThan(10);
});

it('shows inquiries as work: waiting, answered, planned, noted, at an end', async () => {
  expect(await count(`inquiry WHERE answered_at IS NULL AND status = 'new'`)).toBeGreaterThan(3);
  expect(await count('inquiry WHERE answered_at IS NOT NULL')).toBeGreaterThan(20);
  expect(await count('inquiry WHERE answered_at < created_at')).toBe(0);
  for (const outcome of ['reached', 'no-answer'])
    expect(await count(`inquiry WHERE last_call = '${outcome}'`)).toBeGreaterThan(0);
  // A call in vain is no answer, and no call is of tomorrow.
  expect(await count(`inquiry WHERE last_call = 'no-answer' AND answered_at IS NOT NULL`)).toBe(0);
  expect(
    await count(`inquiry WHERE last_call_at > '${NOW.toISOString()}' OR last_call_at < created_at`),
  ).toBe(0);
  expect(await count(`inquiry WHERE answered_at > '${NOW.toISOString()}'`)).toBe(0);
  expect(await count('inquiry WHERE next_step_on IS NOT NULL')).toBeGreaterThan(5);
  expect(await count(`inquiry_note WHERE kind = 'note'`)).toBeGreaterThan(10);
  const { rows } = await api.db.query<{ status: string }>(
    'SELECT DISTINCT status FROM inquiry ORDER BY status',
  );
  expect(rows.map(({ status }) => status)).toEqual([
    'contacted',
    'lost',
    'new',
    'qualified',
    'spam',
    'viewing',
  ]);
});

it('draws a picture for every proof that it names', async () => {
  const { rows } = await api.db.query<{ id: string }>(
    'SELECT id FROM delegate WHERE proof_of_payment IS NOT NULL LIMIT 3',
  );
  for (const { id } of rows) {
    const { format, width } = await sharp(await api.app.get(ProofsOfPayment).download(id)).metadata();
    expect([format, (width ?? 0) > 300]).toEqual(['jpeg', true]);
  }
});

it('refuses a database that has records', async () => {
  await expect(fill(api.app, 1500, NOW)).rejects.toThrow(/has records already/);
  expect(await count('delegate')).toBe(40);
});
