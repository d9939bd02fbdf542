import type { Meanings } from '../status';
import { centavosOf, readStatement } from './parse-statement';
import { linesOfText } from './read-csv';
import { readFile } from './read-file';
import { guessColumns, StatementProblem, tableOf } from './table';

const readTable = (text: string) => tableOf(linesOfText(new TextEncoder().encode(text)));

const statementOf = (text: string, meanings: Meanings = {}) => {
  const table = readTable(text);
  const choice = guessColumns(table.heads, undefined, table.rows);
  const read = readStatement(table, { ...choice, meanings });
  return { ...read, payments: read.credits };
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
    {
      line: 4,
      amount_centavos: 150_000,
      reference: '9012345678901',
      name: 'Transfer from JUAN D., 0917',
      day: '2026-11-20',
    },
  ]));

it('reads a bank’s statement with semicolons', () =>
  expect(
    rowsOf(
      'Posting date;Sender name;Trace No;Amount\n20/11/2026;Ruth Villanueva;="5550001112223";PHP 18,000.00\n',
    ),
  ).toEqual([
    {
      line: 2,
      amount_centavos: 1_800_000,
      reference: '5550001112223',
      name: 'Ruth Villanueva',
      day: '2026-11-20',
    },
  ]));

it('keeps what was chosen for the same columns before', () =>
  expect(
    guessColumns(['Amount', 'Reference'], { amount: 1, reference: -1, name: -1, status: -1, date: -1 }),
  ).toEqual({ amount: 1, reference: -1, name: -1, status: -1, date: -1 }));

/** As the banks and wallets of the country give them: a line that came in, one that went out. */
const BANKS: [name: string, text: string][] = [
  [
    'GCash',
    'Date and Time,Description,Reference No.,Debit,Credit,Balance\n2026-11-20 08:15 AM,Payment from JUAN D.,9012345678901,,"1,500.00","2,000.00"\n2026-11-21 09:00 AM,Cash out,9012345678902,500.00,,"1,500.00"\n',
  ],
  [
    'Maya',
    '\uFEFFTransaction Date,Transaction Type,Description,Reference ID,Amount,Status,Fee\nNov 20 2026 08:15 AM,Received,JUAN D.,9012345678901,"+1,500.00",Completed,0.00\nNov 21 2026 09:00 AM,Sent,Cash out,9012345678902,-500.00,Completed,0.00\n',
  ],
  [
    'BPI',
    'Account Number: 1234\n\nDate;Description;Check No.;Reference Number;Debit Amount;Credit Amount;Running Balance\n20 Nov 2026;INSTAPAY TRANSFER JUAN D.;;9012345678901;;1,500.00;2,000.00\n21 Nov 2026;ATM WITHDRAWAL;;9012345678902;500.00;;1,500.00\n',
  ],
  [
    'BDO',
    'Posting Date\tBranch\tDescription\tDebit\tCredit\tRunning Balance\tCheck Number\tReference\n11/20/2026\tMAKATI\tIBFT JUAN D.\t\t1,500.00\t2,000.00\t\t9012345678901\n11/21/2026\tMAKATI\tW/D\t500.00\t\t1,500.00\t\t9012345678902\n',
  ],
  [
    'UnionBank',
    'Transaction Date,Posted Date,Transaction ID,Transaction Description,Amount,DR/CR,Ending Balance,Remarks\n2026-11-20T08:15:00,2026-11-20T08:16:00,9012345678901,JUAN D.,"1,500.00",CR,"2,000.00",fee\n2026-11-21T09:00:00,2026-11-21T09:01:00,9012345678902,CASH OUT,500.00,DR,"1,500.00",x\nEnding Balance,,,,,,"1,500.00",\n',
  ],
  [
    'Metrobank',
    'DATE|TRANSACTION DETAILS|REFERENCE NO|WITHDRAWAL|DEPOSIT|BALANCE\n20-Nov-26|PESONET JUAN D.|9012345678901||1,500.00 CR|2,000.00 CR\n\n21-Nov-26|CHEQUE|9012345678902|(500.00)||1,500.00 CR\nTOTAL|||500.00|1,500.00|\n',
  ],
];
const utf16 = (text: string, isLittle: boolean) => {
  const bytes = new Uint8Array(2 * text.length + 2);
  const view = new DataView(bytes.buffer);
  [0xfeff, ...Array.from(text, (_, n) => text.charCodeAt(n))].forEach((unit, n) =>
    view.setUint16(2 * n, unit, isLittle),
  );
  return bytes;
};
describe.each(BANKS)('a file of %s', (_, text) => {
  it.each([
    ['UTF-8', (all: string) => new TextEncoder().encode(all)],
    ['UTF-16, little end first', (all: string) => utf16(all, true)],
    ['UTF-16, big end first', (all: string) => utf16(all, false)],
    ['Windows-1252', (all: string) => Uint8Array.from(all.replace('\uFEFF', ''), (one) => one.charCodeAt(0))],
    ['lines of Windows', (all: string) => new TextEncoder().encode(all.replaceAll('\n', '\r\n'))],
  ])('is read in %s', async (__, encode) => {
    const table = await readFile(encode(text.replace('JUAN D.', 'JUAN PEÑA')));
    const read = readStatement(table, guessColumns(table.heads, undefined, table.rows));
    expect(read).toMatchObject({
      credits: [{ amount_centavos: 150_000, reference: '9012345678901', day: '2026-11-20' }],
      debits: [{ amount_centavos: -50_000, reference: '9012345678902', day: '2026-11-21' }],
      unread: [],
      foreign: [],
      empty: [],
    });
    expect(read.credits[0]?.name).toContain('JUAN PEÑA');
  });
});

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

it('swallows no rows after a quotation mark that never closes, or that closes rows later', () => {
  const rows = Array.from({ length: 50 }, (_, n) => `11/20/2026,${1000 + n},Ana,1500.00`);
  const file = (...lines: string[]) => ['Date,Reference,Name,Amount', ...lines].join('\n');
  expect(rowsOf(file(...rows))).toHaveLength(50);
  const open = rows.with(20, '11/20/2026,1020,"Ana Jun,1500.00');
  const closes = rows.with(20, '11/20/2026,1020,"Ana "Jun,1500.00').with(30, '11/20/2026,1030,"Ben",700.00');
  for (const lines of [open, closes])
    expect(() => rowsOf(file(...lines))).toThrow(new StatementProblem('open_quote', { line: 22 }));
  expect(rowsOf(file('11/20/2026,1020,"Ana "Jun" Cruz",1500.00', ...rows))).toHaveLength(51);
  expect(rowsOf(file('11/20/2026,1020,"Ana\nCruz",1500.00', ...rows))).toHaveLength(51);
});

it('gives what went out, with and without a reference, and the day and the fee of each', () =>
  expect(
    statementOf(
      'Transaction Date,Reference,Name,Debit,Credit,Fee\n11/20/2026,111,A,,200.00,15.00\n11/21/2026,222,B,300.00,,\n,,Returned cheque,9.00,,0.00\n',
    ),
  ).toMatchObject({
    payments: [{ reference: '111', amount_centavos: 20_000, day: '2026-11-20', fee_centavos: 1_500 }],
    debits: [
      { line: 3, reference: '222', name: 'B', amount_centavos: -30_000, day: '2026-11-21' },
      { line: 4, reference: null, name: 'Returned cheque', amount_centavos: -900 },
    ],
  }));

it('names the sums of the statement, and lines that have moved into other columns', () => {
  const { payments, unread, sums } = statementOf(
    'Date,Name,Reference,Credit\n1,OPENING BALANCE,,"9,000.00"\n2,CRUZ, JUAN,111,500.00\n3,LIM ANA,222,500.00\n"4,500.00"\nTotal,,,500.00\nTotal credits:,,,1\n',
  );
  expect(payments.map(({ line }) => line)).toEqual([4]);
  expect(unread).toEqual([
    { line: 3, cell: '2, CRUZ, JUAN, 111, 500.00' },
    { line: 5, cell: '4,500.00' },
  ]);
  expect(sums).toEqual([2, 6, 7]);
});

it('takes nobody for a sum whose name begins as one, and nothing that has a reference', () =>
  expect(
    rowsOf(
      'Name,Reference,Credit\nTotal Wellness Church,,500.00\nTotal Wellness Church,222,500.00\nTotal,333,500.00\nClosing Balance Band,,1.00\n',
    ).map(({ line, reference }) => [line, reference]),
  ).toEqual([
    [2, null],
    [3, '222'],
    [4, '333'],
    [5, null],
  ]));

describe('a column with a status', () => {
  const STATUSES = [
    ['111', 'Completed'],
    ['222', 'FAILED'],
    ['333', 'PENDING'],
    ['444', 'VOIDED'],
    ['555', 'REFUND'],
    ['666', 'PAYMENT_SUCCESS'],
    ['777', 'PAYMENT_FAILED'],
    ['888', 'Looked at'],
    ['999', ''],
  ];
  const text = `Reference,Amount,Status\n${STATUSES.map(([reference, status]) => `${reference},"1,500.00",${status}`).join('\n')}\n`;
  const references = (of: { reference: string | null }[]) => of.map(({ reference }) => reference);

  it('counts what succeeded alone, takes a refund for money that went back, and asks about other words', () => {
    const { payments, debits, still, unmoved, foreign } = statementOf(text);
    expect(references(payments)).toEqual(['111', '666']);
    expect(debits).toMatchObject([{ reference: '555', amount_centavos: -150_000 }]);
    expect(still.map(({ reference, moved }) => [reference, moved])).toEqual([
      ['222', 'failed'],
      ['333', 'pending'],
      ['444', 'failed'],
      ['777', 'failed'],
    ]);
    expect(unmoved).toEqual([
      { word: 'FAILED', lines: [3, 8] },
      { word: 'PENDING', lines: [4] },
      { word: 'VOIDED', lines: [5] },
    ]);
    expect(foreign).toEqual([
      { word: 'Looked at', lines: [9] },
      { word: '', lines: [10] },
    ]);
  });

  it('does with other words as somebody says, and goes on asking about the rest', () => {
    const said = statementOf(text, { 'looked at': 'moved' });
    expect(references(said.payments)).toEqual(['111', '666', '888']);
    expect(said.foreign).toHaveLength(2);
    expect(references(statementOf(text, { 'looked at': 'returned' }).debits)).toEqual(['555', '888']);
    expect(references(statementOf(text, { '': 'moved' }).payments)).toEqual(['111', '666', '999']);
    expect(references(statementOf(text, { failed: 'moved' }).payments)).toEqual(['111', '666']);
  });

  it('is known by what stands in it, too, and where a type says that money went back', () => {
    const remarks = 'Reference,Amount,Remarks\n1,500.00,Posted\n2,500.00,Failed\n';
    expect(references(statementOf(remarks).payments)).toEqual(['1']);
    const types = 'Reference,Amount,Type,Status\n1,500.00,Payment,Paid\n2,500.00,Refund,Succeeded\n';
    expect(references(statementOf(types).payments)).toEqual(['1']);
    expect(references(statementOf(types).debits)).toEqual(['2']);
  });

  it('says nothing of a balance that a failed payment leaves as it is', () => {
    const rows = ['1,500.00,OK,1000.00', '2,300.00,Failed,1000.00', '3,100.00,Strange,1100.00'];
    const balances = [...rows, '4,50.00,OK,1150.00', '5,50.00,OK,1100.00'].join('\n');
    expect(statementOf(`Reference,Amount,Status,Balance\n${balances}`).gaps).toEqual([6]);
  });
});

it('loses no line, whatever the file is made of', () => {
  const cells = [
    ['', 'Total', 'Total Wellness Church', 'Shop', 'Closing balance'],
    ['', '111', '222', '333'],
    ['', '-', '500.00', '-500.00', '1.500', '(20.00)'],
    ['', '500.00', 'x'],
    ['', 'Paid', 'Failed', 'Refunded', 'Odd'],
  ];
  // Every combination of the cells, each a line.
  const lines = cells.reduce<string[][]>(
    (all, of) => all.flatMap((line) => of.map((cell) => [...line, cell])),
    [[]],
  );
  const { rows, heads } = readTable(
    `Name,Reference,Credit,Debit,Status\n${lines.map((line) => line.join(',')).join('\n')}`,
  );
  const read = readStatement({ rows, heads }, guessColumns(heads, undefined, rows));
  const named = new Set([
    ...[...read.credits, ...read.debits, ...read.unread].map(({ line }) => line),
    ...[...read.unmoved, ...read.foreign].flatMap((one) => one.lines),
    ...read.sums,
    ...read.empty,
  ]);
  expect(rows.length).toBeGreaterThan(1000);
  expect(rows.filter(({ line }) => !named.has(line))).toEqual([]);
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
    values: { most: '20,000' },
  });
});
