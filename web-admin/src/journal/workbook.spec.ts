import { strFromU8, unzipSync } from 'fflate';
import readXlsx from 'read-excel-file/universal';
import { workbookOf } from './workbook';

const CSV = [
  '\uFEFFEntered,Received,What,Sum,Reference,Note,ID',
  `2026-11-27 21:50,2026-11-20,Payment,1500.5,0012345678901234567,"two\nlines, ""quoted"" & <b>",1-2`,
  `2026-11-28 00:05,,Paid back,-200,'=1+1,'+63 917,2026-13`,
  '',
].join('\r\n');

it('has days, times and sums as numbers, and all else as text as it was entered', async () => {
  const bytes = workbookOf(CSV, 'Journal', ['Sum']);
  const [sheet, ...others] = await readXlsx(bytes.buffer);
  expect([sheet?.sheet, others]).toEqual(['Journal', []]);
  // The reader cuts a fraction of a millisecond off where it should round.
  const rounded = (cell: unknown) =>
    typeof cell === 'object' && cell !== null
      ? new Date(Math.round(Number(cell) / 1_000) * 1_000).toISOString()
      : cell;
  expect(sheet?.data.map((row) => row.map(rounded))).toEqual([
    ['Entered', 'Received', 'What', 'Sum', 'Reference', 'Note', 'ID'],
    [
      '2026-11-27T21:50:00.000Z',
      '2026-11-20T00:00:00.000Z',
      'Payment',
      1500.5,
      '0012345678901234567',
      'two\nlines, "quoted" & <b>',
      '1-2',
    ],
    ['2026-11-28T00:05:00.000Z', null, 'Paid back', -200, '=1+1', '+63 917', '2026-13'],
  ]);
});

it('has no formula, and nothing that XML refuses', async () => {
  const bytes = workbookOf('Note\r\n"\u0001=cmd|calc"\r\n', 'A & B', []);
  const sheet = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(sheet).not.toContain('<f>');
  expect(await readXlsx(bytes.buffer)).toEqual([{ sheet: 'A & B', data: [['Note'], ['=cmd|calc']] }]);
});
