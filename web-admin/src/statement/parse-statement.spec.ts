import { centavosOf, guessColumns, paymentsIn, readTable } from './parse-statement';

const rowsOf = (text: string) => {
  const table = readTable(text);
  return paymentsIn(table, guessColumns(table.heads, undefined));
};

it('reads a wallet’s statement, past the lines about the account', () =>
  expect(
    rowsOf(
      '\uFEFFTransaction history of 0900 550 2027\n\nDate and Time,Description,Reference No.,Debit,Credit,Balance\n' +
        '2026-11-20 10:42 AM,"Transfer from JUAN D., 0917",\'9012345678901,,"1,500.00","48,211.07"\n' +
        '2026-11-20 11:00 AM,Cash out,9012345678902,500.00,,"47,711.07"\n',
    ),
  ).toEqual([
    { line: 4, amount_centavos: 150_000, reference: '9012345678901', name: 'Transfer from JUAN D., 0917' },
  ]));

it('reads a bank’s statement with semicolons', () =>
  expect(
    rowsOf(
      'Posting date;Sender name;Trace No;Amount\n20/11/2026;Ruth Villanueva;="5550001112223";PHP 18,000.00\n',
    ),
  ).toEqual([{ line: 2, amount_centavos: 1_800_000, reference: '5550001112223', name: 'Ruth Villanueva' }]));

it('keeps what was chosen for the same columns before', () =>
  expect(guessColumns(['Amount', 'Reference'], { amount: 1, reference: -1, name: -1 })).toEqual({
    amount: 1,
    reference: -1,
    name: -1,
  }));

it('says what a file lacks', () => {
  expect(() => readTable('just a note')).toThrow('statement.no_heads');
  expect(() => readTable('Date,Amount\n')).toThrow('statement.no_rows');
});

it.each([
  ['1,500.00', 150_000],
  ['₱ 1500', 150_000],
  ['PHP 1,500.5', 150_050],
  ['-20.00', -2_000],
  ['', null],
  ['n/a', null],
])('reads the amount %j', (cell, centavos) => expect(centavosOf(cell)).toBe(centavos));
