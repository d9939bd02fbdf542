import { statementDesk, type Line } from '../../../../support/payments/statement-desk.js';
import { refusalOf } from '../../../../support/requests/callers.js';

const desk = statementDesk();
const FEE = 150_000;

const only = async (reference: string): Promise<Line> => {
  const [line, ...others] = await desk.lines({ reference });
  if (!line || others.length > 0) throw new Error(`${reference}: ${others.length}`);
  return line;
};
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;

it('keeps each line once, however often and in whatever form it comes; two that are equal are two', async () => {
  const rows = [
    { amount_centavos: 10_001, reference: '1110000000001', name: 'A. ONE', day: '2026-11-20' },
    { amount_centavos: 10_002, reference: null, name: 'TRANSFER FROM B TWO', day: '2026-11-20' },
    { amount_centavos: 10_002, reference: null, name: 'Transfer from: B-Two', day: '2026-11-20' },
    { amount_centavos: 10_003, reference: null, name: 'C THREE', day: '2026-11-21' },
  ];
  expect(await desk.keep('november.csv', rows)).toMatchObject({ added: 4, known: 0 });
  expect(await desk.keep('november.csv', rows)).toMatchObject({ added: 0, known: 4 });
  // The PDF of the same days has no column of days, other spaces in references, and one line more.
  const pdf = rows.map(({ day: _, reference, ...row }) => ({
    ...row,
    reference: reference && `${reference.slice(0, 4)} ${reference.slice(4)}`,
  }));
  const more = { amount_centavos: 10_002, name: 'transfer from b two' };
  expect(await desk.keep('november.pdf', [...pdf, more])).toMatchObject({ added: 1, known: 4 });
  // The same sum of the same payer on another day is another payment.
  const later = { amount_centavos: 10_003, reference: null, name: 'C THREE', day: '2026-12-21' };
  expect(await desk.keep('december.csv', [later])).toMatchObject({ added: 1 });
  const sums = await desk.ask<{
    states: { state: string; lines: number; in_centavos: number }[];
    in_centavos: number;
  }>('GET', '/statement-lines/sums');
  expect(sums.in_centavos).toBe(10_001 + 3 * 10_002 + 2 * 10_003);
  expect(sums.states.map(({ state, lines }) => [state, lines])).toEqual([['waiting', 6]]);
  const files = await desk.ask<{ name: string; states: { lines: number; in_centavos: number }[] }[]>(
    'GET',
    '/statement-files',
  );
  expect(files.map(({ name, states }) => [name, states.map((one) => one.lines)])).toEqual([
    ['december.csv', [1]],
    ['november.pdf', [5]],
    ['november.csv', [4]],
  ]);
  const ids = (await desk.lines()).map(({ id }) => id);
  expect((await desk.setAside(ids, 'Of this test alone')).status).toBe(200);
});

it('two who keep the same file at once keep its lines once', async () => {
  const rows = Array.from({ length: 40 }, (_, n) => ({ amount_centavos: 20_000 + n, name: 'Somebody' }));
  await Promise.all([desk.keep('twice.csv', rows), desk.keep('twice-again.csv', rows)]);
  const kept = await desk.lines({ payer: 'Somebody' });
  expect(kept).toHaveLength(40);
  await desk.setAside(
    kept.map(({ id }) => id),
    'No fee',
  );
});

it('what was accepted from a picture is in no statement, until a line confirms it', async () => {
  const [id, other] = [await desk.register('Abad'), await desk.register('Basa')];
  await desk.accept(id, '2220000000001');
  await desk.accept(other, '2220000000009');
  expect((await desk.notInBank()).map((one) => [one.registration_id, one.amount_centavos])).toEqual([
    [id, FEE],
    [other, FEE],
  ]);
  const kept = await desk.keep('confirms.csv', [{ amount_centavos: FEE, reference: '2220000000001' }]);
  expect(kept).toMatchObject({ added: 1, confirmed: 1 });
  expect(await only('2220000000001')).toMatchObject({
    ...{ state: 'matched', open_centavos: 0 },
    allocations: [{ registration_id: id, amount_centavos: FEE, made: false }],
  });
  expect(await desk.notInBank()).toHaveLength(1);
  expect(await desk.sums(id)).toEqual([true, FEE, 0, 0]);

  // Its reference was read wrongly: staff say which row of the ledger the line is, and nothing is entered twice.
  await desk.keep('misread.csv', [{ amount_centavos: FEE, reference: '2220000000008' }]);
  const line = await only('2220000000008');
  const part = { registration_id: other, amount_centavos: FEE };
  expect(codeOf(await desk.assign(line.id, [part]))).toBe('payment_entered_before');
  const [open] = await desk.notInBank();
  const [payer] = await desk.ask<{ id: string; accepted: { id: string }[] }[]>(
    'GET',
    `/statement-lines/${line.id}/payers?q=basa`,
  );
  expect([payer?.id, payer?.accepted.map((one) => one.id)]).toEqual([other, [open?.id]]);
  expect((await desk.assign(line.id, [{ ...part, movement_id: open?.id }])).status).toBe(200);
  expect([await desk.notInBank(), await desk.sums(other)]).toEqual([[], [true, FEE, 0, 0]]);

  // A colleague takes it back in review: the line is of nobody again.
  const { rows } = await desk.api.db.query<{ id: string }>(
    'SELECT id FROM proof WHERE registration_id = $1',
    [id],
  );
  await desk.ask('POST', `/proofs/${rows[0]?.id}/undo`);
  expect(await only('2220000000001')).toMatchObject({ state: 'waiting', allocations: [] });
  const [ledger] = await desk.ask<Record<string, number | string>[]>('GET', '/not-in-bank/sums');
  expect(ledger).toEqual({
    channel: 'gcash',
    ...{ ledger_centavos: FEE, confirmed_centavos: FEE, not_in_bank_centavos: 0 },
  });
  await desk.setAside([(await only('2220000000001')).id], 'Of this test alone');
});

it('assigns a line once, though it is clicked twice or by two; undone, it is as before', async () => {
  const id = await desk.register('Calma');
  await desk.keep('assign.csv', [
    { amount_centavos: FEE, reference: '3330000000001', name: 'M. CALMA', day: '2026-11-19' },
  ]);
  const [line] = await desk.waiting();
  expect(line).toMatchObject({ match: 'likely', parts: [{ registration_id: id, amount_centavos: FEE }] });
  const both = await Promise.all([
    desk.assign(line?.id ?? '', line?.parts ?? [], true),
    desk.assign(line?.id ?? '', line?.parts ?? []),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.flatMap((answer) => codeOf(answer) ?? [])).toEqual(['line_decided']);
  expect(await desk.sums(id)).toEqual([true, FEE, 0, 0]);
  const { rows } = await desk.api.db.query(
    `SELECT received_on::text, statement_line FROM movement WHERE registration_id = $1`,
    [id],
  );
  expect(rows).toEqual([{ received_on: '2026-11-19', statement_line: 'assign.csv, line 2' }]);
  expect(await desk.notInBank()).toEqual([]);

  expect((await desk.undo(line?.id ?? '')).status).toBe(200);
  expect(await desk.sums(id)).toEqual([false, 0, FEE, 0]);
  expect(await only('3330000000001')).toMatchObject({
    state: 'waiting',
    open_centavos: FEE,
    allocations: [],
  });
  expect(codeOf(await desk.undo(line?.id ?? ''))).toBe('nothing_to_undo');
  expect((await desk.assign(line?.id ?? '', line?.parts ?? [])).status).toBe(200);
  expect(await only('3330000000001')).toMatchObject({ state: 'by-hand' });
  expect(await desk.sums(id)).toEqual([true, FEE, 0, 0]);
});

it('splits a line to the centavo, and several lines pay one; a later file that takes it back takes all of it', async () => {
  const [one, two] = [await desk.register('Dizon'), await desk.register('Estrada')];
  await desk.keep('church.csv', [
    { amount_centavos: 250_000, reference: '4440000000001', name: 'GRACE CHURCH' },
  ]);
  const line = await only('4440000000001');
  const parts = [
    { registration_id: one, amount_centavos: FEE },
    { registration_id: two, amount_centavos: 99_999 },
  ];
  const wrong = await desk.assign(line.id, parts);
  expect([wrong.status, codeOf(wrong)]).toEqual([400, 'invalid']);
  expect(JSON.stringify(wrong.body)).toContain('Together these must be ₱2,500, and not ₱2,499.99');
  expect(await desk.sums(one)).toEqual([false, 0, FEE, 0]);
  const right = parts.map((part, n) => ({ ...part, ...(n === 1 && { amount_centavos: 100_000 }) }));
  expect((await desk.assign(line.id, right)).status).toBe(200);
  expect([await desk.sums(one), await desk.sums(two)]).toEqual([
    [true, FEE, 0, 0],
    [false, 100_000, 50_000, 0],
  ]);
  await desk.keep('rest.csv', [{ amount_centavos: 50_000, reference: '4440000000002' }]);
  const rest = await only('4440000000002');
  const [payer] = await desk.ask<{ id: string }[]>('GET', `/statement-lines/${rest.id}/payers`);
  expect(payer?.id).toBe(two);
  expect((await desk.assign(rest.id, [{ registration_id: two, amount_centavos: 50_000 }])).status).toBe(200);
  expect(await desk.sums(two)).toEqual([true, FEE, 0, 0]);
  expect(await only('4440000000001')).toMatchObject({ state: 'split', open_centavos: 0 });

  await desk.keep('back.csv', [{ amount_centavos: -250_000, reference: '4440000000001' }]);
  const back = (await desk.waiting()).find(({ amount_centavos }) => amount_centavos < 0);
  expect(back).toMatchObject({
    match: 'reversed',
    parts: [{ amount_centavos: expect.any(Number) as number }, {}],
  });
  expect((await desk.assign(back?.id ?? '', back?.parts ?? [], true)).status).toBe(200);
  expect([await desk.sums(one), await desk.sums(two)]).toEqual([
    [false, 0, FEE, 0],
    [false, 50_000, 100_000, 0],
  ]);
  // The credit was paid for, and taken back: both stay as they are.
  expect((await desk.lines({ reference: '4440000000001' })).map(({ state }) => state).sort()).toEqual([
    'split',
    'split',
  ]);
  expect(codeOf(await desk.undo(line.id))).toBe('less_left_of_payment');
  expect((await desk.undo(back?.id ?? '')).status).toBe(200);
  expect(await desk.sums(one)).toEqual([true, FEE, 0, 0]);
  expect(await desk.notInBank()).toEqual([]);
  await desk.assign(back?.id ?? '', back?.parts ?? [], true);
});

it('nothing is paid that failed, or that the statement itself takes back', async () => {
  const id = await desk.register('Fajardo');
  const failed = { amount_centavos: FEE, reference: '5550000000001', name: 'M. FAJARDO' };
  await desk.keep('failed.csv', [
    { ...failed, status: 'FAILED', moved: 'failed' },
    { ...failed, reference: '5550000000002', status: 'Pending', moved: 'pending' },
    { ...failed, reference: '5550000000003' },
    { amount_centavos: -FEE, reference: '5550000000003' },
  ]);
  expect(await desk.waiting()).toEqual([]);
  expect(
    codeOf(
      await desk.assign((await only('5550000000001')).id, [{ registration_id: id, amount_centavos: FEE }]),
    ),
  ).toBe('line_decided');
  expect(
    (await desk.lines({ reference: '5550000000003' })).map(({ state, reason }) => [state, reason]),
  ).toEqual([
    ['set-aside', 'The statement takes it back itself'],
    ['set-aside', 'The statement takes it back itself'],
  ]);
  // What was pending arrives; an older file that still says “pending” changes nothing.
  const arrived = { ...failed, reference: '5550000000002', status: 'Completed' };
  expect(await desk.keep('later.csv', [arrived])).toMatchObject({ added: 0, known: 1 });
  const [line] = await desk.waiting();
  expect(line).toMatchObject({ reference: '5550000000002', match: 'likely' });
  await desk.assign(line?.id ?? '', line?.parts ?? [], true);
  expect(await desk.sums(id)).toEqual([true, FEE, 0, 0]);
  await desk.keep('older.csv', [{ ...arrived, status: 'Pending', moved: 'pending' }]);
  expect(await only('5550000000002')).toMatchObject({ state: 'matched' });
  // It failed after all: a line of its own takes it back.
  const now = { ...arrived, status: 'Failed', moved: 'failed' as const };
  expect(await desk.keep('latest.csv', [now])).toMatchObject({ added: 0, known: 1, turned: 1 });
  expect(await desk.keep('latest-again.csv', [now, now])).toMatchObject({ turned: 0 });
  const [back] = await desk.waiting();
  expect(back).toMatchObject({ match: 'reversed', amount_centavos: -FEE });
  await desk.assign(back?.id ?? '', back?.parts ?? [], true);
  expect(await desk.sums(id)).toEqual([false, 0, FEE, 0]);
});

it('sets aside with a reason, all or nothing; what was paid back is a refund', async () => {
  const id = await desk.register('Galang');
  await desk.keep('gift.csv', [
    { amount_centavos: 170_000, reference: '6660000000001' },
    { amount_centavos: 5_000, reference: '6660000000002' },
    { amount_centavos: -20_000, reference: '6660000000003' },
  ]);
  const [paid, gift, out] = [
    await only('6660000000001'),
    await only('6660000000002'),
    await only('6660000000003'),
  ];
  expect((await desk.setAside([gift.id], ' ')).status).toBe(400);
  expect((await desk.assign(paid.id, [{ registration_id: id, amount_centavos: 170_000 }])).status).toBe(200);
  expect(codeOf(await desk.setAside([gift.id, paid.id], 'A gift'))).toBe('line_decided');
  expect(await only('6660000000002')).toMatchObject({ state: 'waiting' });
  for (const _ of [1, 2]) expect((await desk.setAside([gift.id], 'A gift')).status).toBe(200);
  expect(codeOf(await desk.assign(gift.id, [{ registration_id: id, amount_centavos: 5_000 }]))).toBe(
    'line_decided',
  );
  expect((await desk.undo(gift.id)).status).toBe(200);

  expect(await desk.sums(id)).toEqual([true, 170_000, 0, 20_000]);
  const part = { registration_id: id, amount_centavos: -20_000 };
  expect((await desk.assign(out.id, [part])).status).toBe(200);
  expect(await only('6660000000003')).toMatchObject({ state: 'refund' });
  expect(await desk.sums(id)).toEqual([true, 150_000, 0, 0]);
  expect(codeOf(await desk.undo(out.id))).toBe('refund_stays');
  const none = await desk.assign(gift.id, [{ registration_id: paid.id, amount_centavos: 5_000 }]);
  expect(refusalOf(none)).toEqual([404, expect.stringContaining('Registration')]);
});

it('what comes of whoever cancelled is to be returned, and taken off again when the line was another’s', async () => {
  const id = await desk.register('Jocson');
  await desk.ask('POST', `/delegates/${id}/cancel`, {});
  await desk.keep('late.csv', [{ amount_centavos: FEE, reference: '6670000000001', day: '2026-11-19' }]);
  const { id: line } = await only('6670000000001');
  const both = [1, 2].map(() => desk.assign(line, [{ registration_id: id, amount_centavos: FEE }]));
  expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await desk.sums(id)).toEqual([false, FEE, 0, FEE]);
  const [entered] = await desk.ask<object[]>('GET', '/movements');
  const at = { registration_id: id, received_on: '2026-11-19', statement_line: 'late.csv, line 2' };
  expect(entered).toMatchObject({ ...at, channel: 'gcash', reference: '6670000000001' });
  expect((await desk.undo(line)).status).toBe(200);
  expect(await desk.sums(id)).toEqual([false, 0, 0, 0]);
  await desk.setAside([line], 'Of this test alone');
});

it('many at once: those that fail are named, and the others are entered', async () => {
  const [one, two] = [await desk.register('Hizon'), await desk.register('Ilagan')];
  await desk.keep('many.csv', [
    { amount_centavos: FEE, reference: '7770000000001' },
    { amount_centavos: FEE, reference: '7770000000002' },
  ]);
  const ids = [(await only('7770000000001')).id, (await only('7770000000002')).id];
  const records = [one, two].map((registration_id, n) => ({
    ...{ id: ids[n], suggested: true },
    parts: [{ registration_id, amount_centavos: n === 0 ? FEE : FEE - 1 }],
  }));
  const report = await desk.ask<{ done: object[]; failed: { message: string }[] }>(
    'POST',
    '/statement-lines/assign',
    { records },
  );
  expect([report.done.length, report.failed.length]).toEqual([1, 1]);
  expect([await desk.sums(one), await desk.sums(two)]).toEqual([
    [true, FEE, 0, 0],
    [false, 0, FEE, 0],
  ]);
});

it('whoever is erased has no name in the lines that paid for them', async () => {
  const email = 'jacinto@example.com';
  const id = await desk.register('Jacinto', { email });
  await desk.keep('erased.csv', [{ amount_centavos: FEE, reference: '8880000000001', name: 'J. JACINTO' }]);
  const line = await only('8880000000001');
  await desk.assign(line.id, [{ registration_id: id, amount_centavos: FEE }]);
  const records = [{ kind: 'delegates', id }];
  await desk.ask('POST', '/privacy/erase', { email, records });
  const { rows } = await desk.api.db.query(
    'SELECT payer, reference, state FROM statement_line WHERE id = $1',
    [line.id],
  );
  expect(rows).toEqual([{ payer: null, reference: null, state: 'by-hand' }]);
  // The same file does not bring the name back.
  expect(
    await desk.keep('erased.csv', [{ amount_centavos: FEE, reference: '8880000000001', name: 'J. JACINTO' }]),
  ).toMatchObject({
    ...{ added: 0, known: 1 },
  });
});
