import PDFDocument from 'pdfkit';
import { readStatement } from './parse-statement';
import { readFile } from './read-file';
import { guessColumns } from './table';

interface Column {
  head: string;
  at: number;
  right?: boolean;
}
const WHEN: Column = { head: 'Date and Time', at: 40 };
const WORDS: Column = { head: 'Description', at: 140 };
const BALANCE: Column = { head: 'Balance', at: 565, right: true };
/** Where the columns of GCash's transaction history stand, in points; the numbers end at their place. */
const COLUMNS: Column[] = [
  WHEN,
  WORDS,
  { head: 'Reference No.', at: 320 },
  { head: 'Debit', at: 440, right: true },
  { head: 'Credit', at: 500, right: true },
  BALANCE,
];
type Entry = [description: string, reference: string, debit: string, credit: string, balance: string];

/** Such a history, with the header on each page and long descriptions in two lines about the others. */
function history(pages: Entry[][], password?: string): Promise<Uint8Array> {
  const pdf = new PDFDocument({ size: 'A4', margin: 30, ...(password && { userPassword: password }) });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const put = (text: string, { at, right }: Column, y: number) =>
    pdf.text(text, right ? at - pdf.widthOfString(text) : at, y, { lineBreak: false });
  pages.forEach((entries, n) => {
    if (n > 0) pdf.addPage();
    pdf.fontSize(9);
    if (n === 0) pdf.text('GCash Transaction History', 40, 40).text('2026-11-01 to 2026-11-30', 40, 55);
    COLUMNS.forEach((column) => put(column.head, column, 90));
    if (n === 0) {
      put('STARTING BALANCE', WORDS, 110);
      put('1,000.00', BALANCE, 110);
    }
    entries.forEach(([description, ...rest], row) => {
      const y = 140 + row * 30;
      put(`2026-11-${20 + n} 10:4${row} AM`, WHEN, y);
      const [first, second] = description.split('\n');
      if (second) {
        put(first ?? '', WORDS, y - 5);
        put(second, WORDS, y + 5);
      } else put(description, WORDS, y);
      rest.forEach((text, column) => {
        if (text) put(text, COLUMNS[column + 2] ?? BALANCE, y);
      });
    });
    pdf.text(`Page ${n + 1} of ${pages.length}`, 270, 780, { lineBreak: false });
  });
  return new Promise((resolve) => {
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    pdf.end();
  });
}

const FIRST: Entry = [
  'Transfer from 09171234567 to\n09005502027 JUAN PEÑA',
  ...(['9012345678901', '', '1,500.00', '2,500.00'] as const),
];
const LATER: Entry[] = [
  ['RUTH VILLANUEVA', '9012345678903', '', '18,000.00', '20,480.00'],
  ['Reversal', '9012345678801', '1,500.00', '', '18,980.00'],
];
const NOVEMBER: Entry[][] = [[FIRST, ['Cash out', '9012345678902', '20.00', '', '2,480.00']], LATER];
const READ = {
  credits: [
    {
      amount_centavos: 150_000,
      reference: '9012345678901',
      name: 'Transfer from 09171234567 to 09005502027 JUAN PEÑA',
    },
    { amount_centavos: 1_800_000, reference: '9012345678903', name: 'RUTH VILLANUEVA' },
  ],
  debits: [
    { amount_centavos: -2_000, reference: '9012345678902' },
    { amount_centavos: -150_000, reference: '9012345678801' },
  ],
  unread: [],
  gaps: [],
};
const read = async (bytes: Uint8Array, password?: string) => {
  const table = await readFile(bytes, password);
  return readStatement(table, guessColumns(table.heads, undefined));
};

it('reads the wallet’s history over its pages, with long descriptions', async () =>
  expect(await read(await history(NOVEMBER))).toMatchObject(READ));

it('asks for the password of a locked one, and reads it with that', async () => {
  const locked = () => history(NOVEMBER, '01011980');
  await expect(read(await locked())).rejects.toMatchObject({ key: 'needs_password' });
  await expect(read(await locked(), '1234')).rejects.toMatchObject({ key: 'wrong_password' });
  expect(await read(await locked(), '01011980')).toMatchObject(READ);
});

it('names an amount that it cannot read, with its page, and a line that is missing', async () => {
  const odd: Entry = ['ANA CRUZ', '9012345678904', '', '1.500', '2,480.00'];
  const { credits, unread, gaps } = await read(await history([[FIRST, odd], LATER]));
  expect(credits).toHaveLength(2);
  expect(unread).toMatchObject([{ page: 1, cell: '1.500' }]);
  expect(gaps).toHaveLength(1);
});

it('refuses what is damaged, and what holds no text', async () => {
  const whole = await history(NOVEMBER);
  await expect(read(whole.slice(0, 300))).rejects.toMatchObject({ key: 'damaged_pdf' });
  const empty = new PDFDocument();
  const chunks: Buffer[] = [];
  empty.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise((resolve) => empty.on('end', resolve));
  empty.end();
  await done;
  await expect(read(new Uint8Array(Buffer.concat(chunks)))).rejects.toMatchObject({ key: 'picture_pdf' });
});
