import { fixture } from '../../support/jest/fixture.js';
import { call, signIn, dataOf } from '../../support/requests/callers.js';
import { noisyPicture, sendProof } from '../../support/requests/proof-uploader.js';
import { aDelegate } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';

/** The page's own modules, as far as they are used here. */
interface Match {
  row: { line: number };
  match: string;
}
interface Office {
  matchStatement: (
    api: object,
    read: object,
    event: undefined,
  ) => Promise<{ rows: Match[]; reversed: number[]; reversing: number[] }>;
  verifyStatement: (
    api: object,
    rows: Match[],
    file: string,
    channel: string,
  ) => Promise<{ reversed: number; refused: { message: string }[] }>;
  linesOfText: (bytes: Uint8Array) => object[];
  tableOf: (lines: object[]) => { heads: string[]; rows: object[] };
  guessColumns: (heads: string[], before: undefined, rows: object[]) => object;
  readStatement: (table: object, choice: object) => object;
}
const { matchStatement, verifyStatement, readStatement, linesOfText, guessColumns, tableOf } = Object.assign(
  {},
  ...['match-statement', 'reading/parse-statement', 'reading/read-csv', 'reading/table'].map((module) =>
    jest.requireActual<object>(`../../../web-admin/src/statement/${module}`),
  ),
) as Office;

const api = fixture(() => startApi());
const staff = fixture(() => signIn(api));

/** The back office's own calls, by somebody who is signed in. */
const office = {
  matchStatement: async (rows: object[], event_id: string | undefined) =>
    dataOf<never>(await call(api, 'POST', '/statements/match', { as: staff, body: { rows, event_id } })),
  verifyStatement: async (payments: object[]) =>
    dataOf<never>(await call(api, 'POST', '/statements/verify', { as: staff, body: { payments } })),
};
const open = (text: string) => {
  const table = tableOf(linesOfText(new TextEncoder().encode(text)));
  return matchStatement(
    office,
    readStatement(table, guessColumns(table.heads, undefined, table.rows)),
    undefined,
  );
};
const verify = (rows: Match[], file = 'november.csv') => verifyStatement(office, rows, file, '');
const outcomes = (rows: Match[]) => rows.map(({ row, match }) => [row.line, match]);

const register = async (last_name: string) =>
  dataOf<{ id: string }>(await call(api, 'POST', '/delegates', { body: aDelegate({ last_name }) })).id;
const sums = async (id: string) => {
  const { money, payment_status } = dataOf<{ money: Record<string, number>; payment_status: boolean }>(
    await call(api, 'GET', `/registrations/${id}`, { as: staff }),
  );
  return [payment_status, money.paid_centavos, money.owed_centavos];
};

it('a payment whose proof was accepted before is taken back by the file that has it and its reversal', async () => {
  const id = await register('Lacson');
  await sendProof(api.url, id, await noisyPicture(41));
  await api.db.query("UPDATE proof SET reference = '8880000000001' WHERE registration_id = $1", [id]);
  const { rows } = await api.db.query<{ id: string }>('SELECT id FROM proof WHERE registration_id = $1', [
    id,
  ]);
  await call(api, 'POST', `/proofs/${rows[0]?.id}/accept`, { as: staff, body: {} });
  expect(await sums(id)).toEqual([true, 150_000, 0]);

  const file =
    'Reference No.,Debit,Credit\n8880000000001,,"1,500.00"\n888 0000 000001,"1,500.00",\n' +
    // Nobody was paid with this one.
    '8880000000002,,500.00\n8880000000002,500.00,\n';
  const found = await open(file);
  expect(outcomes(found.rows)).toEqual([
    [2, 'paid'],
    [3, 'reversed'],
  ]);
  expect([found.reversed, found.reversing]).toEqual([[4], [5]]);
  expect(await verify(found.rows.filter(({ match }) => match === 'reversed'))).toMatchObject({ reversed: 1 });
  expect(await sums(id)).toEqual([false, 0, 150_000]);
  // The same file again.
  expect(await open(file)).toMatchObject({ rows: [], reversed: [2, 4], reversing: [3, 5] });
});

it('what a file takes back in part is entered less that, and counts once', async () => {
  const id = await register('Marcos-Tan');
  const file =
    'Reference No.,Name,Debit,Credit\n8880000000003,M. MARCOS-TAN,,"1,600.00"\n8880000000003,,100.00,\n';
  const { rows } = await open(file);
  expect(rows).toMatchObject([{ row: { line: 2, amount_centavos: 150_000 }, match: 'likely' }]);
  expect(await verify(rows)).toMatchObject({ verified: 1 });
  expect(outcomes((await open(file)).rows)).toEqual([[2, 'paid']]);
  expect(await sums(id)).toEqual([true, 150_000, 0]);
});

it('a part that a later file takes back is taken back once, by whichever file it comes again', async () => {
  const id = await register('Quirino');
  const pay = { registration_id: id, amount_centavos: 150_000, reference: '8880000000004' };
  await office.verifyStatement([pay]);
  const file = 'Reference No.,Debit,Credit\n8880000000004,500.00,\n';
  const { rows } = await open(file);
  expect(rows).toMatchObject([{ match: 'reversed', left_centavos: 150_000 }]);
  // Two at once: one is entered.
  const both = await Promise.all([verify(rows), verify(rows)]);
  expect(both.map(({ reversed }) => reversed).sort()).toEqual([0, 1]);
  expect(both.flatMap(({ refused }) => refused.map(({ message }) => message))).toEqual([
    'This line of the statement was taken back before.',
  ]);
  expect(await sums(id)).toEqual([false, 100_000, 50_000]);
  expect(outcomes((await open(file)).rows)).toEqual([[2, 'spent']]);
});

it('a debit without a reference takes nothing back, and is answered', async () => {
  const { rows } = await open('Reference No.,Name,Debit,Credit\n,Returned cheque,"1,500.00",\n');
  expect(outcomes(rows)).toEqual([[2, 'spent']]);
});
