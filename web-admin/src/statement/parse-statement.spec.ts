import { centavosOf, readStatement } from './parse-statement';
import { decodeText, linesOfText } from './read-csv';
import { readFile } from './read-file';
import { guessColumns, tableOf } from './table';

const readTable = (text: string) => tableOf(linesOfText(new TextEncoder().encode(text)));

const statementOf = (text: string) => {
  const table = readTable(text);
  return readStatement(table, guessColumns(table.heads, undefined));
};
const rowsOf = (text: string) => statementOf(text).payments;

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
  ['1500,00', 150_000],
  ['1.500,00', 150_000],
  ['1,234,567.8', 123_456_780],
  ['(20.00)', -2_000],
  ['20.00 DR', -2_000],
  ['1,500.00 CR', 150_000],
  ['1.500', null],
  ['15,00,0', null],
  ['', null],
  ['n/a', null],
])('reads the amount %j', (cell, centavos) => expect(centavosOf(cell)).toBe(centavos));

it('takes a credit out that a debit with its reference takes back, whichever stands first', () => {
  const { payments, reversed } = statementOf(
    'Date,Reference No.,Debit,Credit\n1,9012 345,,"1,500.00"\n2,9012345,1500.00,\n3,777,200,\n4,777,,500\n5,888,,"1,500.00"\n',
  );
  expect(reversed).toEqual([2]);
  expect(payments.map(({ line, amount_centavos }) => [line, amount_centavos])).toEqual([
    [5, 30_000],
    [6, 150_000],
  ]);
});

it.each([
  [';', '1.500,00', '2.000,00'],
  ['\t', '1,500.00', '2,000.00'],
  ['|', '1.500,00', '2.000,00'],
])('knows that %j parts the columns, whatever stands in the amounts', (by, one, two) => {
  const lines = [
    ['Statement of account, in pesos'],
    [],
    ['Date', 'Description', 'Reference No.', 'Debit', 'Credit'],
  ];
  const rows = [
    ['26/11/2026', 'Juan Peña, Cebu', '990011', '', one],
    ['26/11/2026', 'Maria Santos', '990012', two, ''],
  ];
  expect(statementOf([...lines, ...rows].map((cells) => cells.join(by)).join('\n'))).toMatchObject({
    payments: [{ line: 4, reference: '990011', name: 'Juan Peña, Cebu', amount_centavos: 150_000 }],
    debits: [{ line: 5, amount_centavos: -200_000 }],
    unread: [],
  });
});

it('knows debits by their side where all amounts stand in one column', () =>
  expect(
    rowsOf('Reference,Amount,Dr/Cr\n111,"1,500.00",CR\n222,"1,500.00",DR\n333,"1,500.00",Credit\n').map(
      ({ reference }) => reference,
    ),
  ).toEqual(['111', '333']));

it.each(['Debit Memo', 'WITHDRAWAL', 'Db.'])('knows a debit that a bank calls %j', (side) =>
  expect(
    statementOf(`Date,Type,Amount,Reference\n1 May,Credit Memo,100.00,R1\n2 May,${side},100.00,R2`),
  ).toMatchObject({
    payments: [{ line: 2, amount_centavos: 10_000 }],
    debits: [{ line: 3, amount_centavos: -10_000 }],
  }),
);

it('names the lines that it cannot read', () =>
  expect(statementOf('Reference,Amount\n111,1.500\n222,-\n333,1500\n').unread).toEqual([
    { line: 2, cell: '1.500' },
  ]));

it('reads names as Windows writes them', () => {
  expect(decodeText(Uint8Array.from([0x4e, 0x69, 0xf1, 0x6f]))).toBe('Niño');
  expect(decodeText(new TextEncoder().encode('Niño'))).toBe('Niño');
});

it('gives the debits that no credit of the file has, for an earlier statement may have it', () =>
  expect(
    statementOf('Reference,Name,Debit,Credit\n111,A,,200.00\n222,B,300.00,\n111,A,50.00,\n,Shop,9.00,\n'),
  ).toMatchObject({
    payments: [{ reference: '111', amount_centavos: 15_000 }],
    debits: [{ line: 3, reference: '222', name: 'B', amount_centavos: -30_000 }],
  }));

it('leaves the sums of the statement out, and names lines that have moved into other columns', () => {
  const { payments, unread } = statementOf(
    'Date,Name,Reference,Credit\n1,OPENING BALANCE,,"9,000.00"\n2,CRUZ, JUAN,111,500.00\n3,LIM ANA,222,500.00\n"4,500.00"\nTotal,,,500.00\n',
  );
  expect(payments.map(({ line }) => line)).toEqual([4]);
  expect(unread).toEqual([
    { line: 3, cell: '2, CRUZ, JUAN, 111, 500.00' },
    { line: 5, cell: '4,500.00' },
  ]);
});

it('says where the balance does not follow, whichever way the statement goes', () => {
  const rows = ['1,,500.00,1000.00', '2,300.00,,700.00', '3,,100.00,900.00', '4,,50.00,950.00'];
  const head = 'Reference,Debit,Credit,Balance\n';
  expect(statementOf(`${head}${rows.join('\n')}`).gaps).toEqual([4]);
  expect(statementOf(`${head}${rows.toReversed().join('\n')}`).gaps).toEqual([4]);
  expect(statementOf(`${head}1,,500.00,9.00\n2,300.00,,700.00\n3,,100.00,901.00\n`).gaps).toEqual([]);
});

it('refuses what is no statement', async () => {
  const bytes = (text: string) => readFile(Uint8Array.from(text, (letter) => letter.charCodeAt(0)));
  await expect(bytes('\u00d0\u00cf\u0011\u00e0')).rejects.toMatchObject({ key: 'old_spreadsheet' });
  await expect(bytes('MZ\0\0')).rejects.toMatchObject({ key: 'no_statement' });
  await expect(bytes(`Reference,Amount\n${'1,1\n'.repeat(20_001)}`)).rejects.toMatchObject({
    key: 'too_many_rows',
  });
});
