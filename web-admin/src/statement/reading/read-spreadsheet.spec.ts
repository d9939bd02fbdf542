import { zipSync } from 'fflate';
import { readStatement } from './parse-statement';
import { readFile } from './read-file';
import { guessColumns } from './table';

type Cells = [row: number, cells: Record<string, string | number>][];
const cellOf = (at: string, value: string | number) =>
  typeof value === 'number'
    ? `<c r="${at}"><v>${value}</v></c>`
    : `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
const sheetOf = (rows: Cells) =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows
    .map(
      ([row, cells]) =>
        `<row r="${row}">${Object.entries(cells)
          .map(([column, value]) => cellOf(`${column}${row}`, value))
          .join('')}</row>`,
    )
    .join('')}</sheetData></worksheet>`;
const NS = 'http://schemas.openxmlformats.org';

/** A workbook as small as it may be. */
function workbook(sheets: Record<string, Cells>): Uint8Array {
  const names = Object.keys(sheets);
  const files = {
    'xl/workbook.xml': `<workbook xmlns="${NS}/spreadsheetml/2006/main" xmlns:r="${NS}/officeDocument/2006/relationships"><sheets>${names
      .map((name, n) => `<sheet name="${name}" sheetId="${n + 1}" r:id="rId${n + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${NS}/package/2006/relationships">${names
      .map(
        (_, n) =>
          `<Relationship Id="rId${n + 1}" Type="${NS}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet${n + 1}.xml"/>`,
      )
      .join('')}</Relationships>`,
    ...Object.fromEntries(
      names.map((name, n) => [`xl/worksheets/sheet${n + 1}.xml`, sheetOf(sheets[name] ?? [])]),
    ),
  };
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, new TextEncoder().encode(text)])),
  );
}

const NOVEMBER: Cells = [
  [1, { A: 'Account', B: '0900 550 2027' }],
  [3, { A: 'Date', B: 'Sender', C: 'Reference No.', D: 'Debit', E: 'Credit' }],
  [4, { A: 45_985, B: 'Peña, Niño', C: 9_012_345_678_901, E: 1500.1 }],
  [6, { A: 45_986, B: 'Ruth Lim', C: '9012345678902', E: '1.500,00' }],
  [7, { A: 45_987, B: 'Ana Cruz', C: '9012345678903', E: 1.125 }],
  [8, { A: 45_988, B: 'Ana Cruz', C: '9012345678904', D: 20 }],
];

it('reads a workbook with the lines that Excel shows, past sheets without amounts', async () => {
  const table = await readFile(workbook({ Notes: [[1, { A: 'Ours', B: 'Note' }]], November: NOVEMBER }));
  expect(readStatement(table, guessColumns(table.heads, undefined))).toMatchObject({
    credits: [
      { line: 4, amount_centavos: 150_010, reference: '9012345678901', name: 'Peña, Niño' },
      { line: 6, amount_centavos: 150_000, reference: '9012345678902', name: 'Ruth Lim' },
    ],
    unread: [{ line: 7, cell: '1.125' }],
    debits: [{ line: 8, amount_centavos: -2_000 }],
  });
});

it('asks for one sheet where several have amounts', () =>
  expect(readFile(workbook({ October: NOVEMBER, November: NOVEMBER }))).rejects.toMatchObject({
    key: 'several_sheets',
    values: { sheets: '“October”, “November”' },
  }));

it('measures what an archive holds before it unpacks it', async () => {
  const bomb = workbook({ Bomb: [[1, { A: 'x'.repeat(31_000_000) }]] });
  expect(bomb.length).toBeLessThan(100_000);
  await expect(readFile(bomb)).rejects.toMatchObject({ key: 'too_large_inside' });
  await expect(readFile(workbook({}).subarray(0, 60))).rejects.toMatchObject({ key: 'damaged_spreadsheet' });
  await expect(readFile(zipSync({ 'a.xml': new Uint8Array(9) }))).rejects.toMatchObject({
    key: 'damaged_spreadsheet',
  });
});
