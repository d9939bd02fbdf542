import { zipSync } from 'fflate';
import { guessMapping, isMapped, namesLeads } from './columns';
import { leadsOf } from './leads-of';
import { readLeads } from './read-leads';
import { momentReader, phoneOf } from './values';

const utf8 = (text: string) => new TextEncoder().encode(text);
const sheetIn = async (bytes: Uint8Array) => {
  const [sheet] = (await readLeads('a.csv', bytes)).sheets;
  if (!sheet) throw new Error('The file has no sheet');
  return sheet;
};

it('guesses a column once, and no column for what only sounds like it', () => {
  const at = (...heads: string[]) => Object.entries(guessMapping(heads)).filter(([, n]) => n >= 0);
  expect(Object.fromEntries(at('First name', 'Last name', 'Phone', 'Project'))).toEqual({
    first_name: 0,
    last_name: 1,
    phone_number: 2,
    project_interest: 3,
  });
  expect(
    at('Project ID', 'Date of birth', 'Number of bedrooms', 'Capacity', 'Campaign ID', 'Client type'),
  ).toEqual([]);
  expect(isMapped(guessMapping(['Name', 'Project']))).toBe(false);
  expect(namesLeads(['Leads of November', ''])).toBe(false);
});

it('reads what Excel writes, in each of its ways', async () => {
  const file = 'First name;Phone\r\nNiña Peña;0917 123 4567\r\n';
  const ways = [
    utf8(file),
    utf8(`\uFEFF${file}`),
    utf8(`sep=;\r\n${file}`),
    Buffer.from(file, 'latin1'),
    Buffer.from(`\uFEFF${file.replaceAll(';', '\t')}`, 'utf16le'),
    Buffer.from(`\uFEFF${file}`, 'utf16le').swap16(),
  ];
  for (const way of ways) {
    const { heads, rows } = await sheetIn(new Uint8Array(way));
    expect([heads, rows.map(({ cells }) => cells)]).toEqual([
      ['First name', 'Phone'],
      [['Niña Peña', '0917 123 4567']],
    ]);
  }
});

it('takes away what spreadsheets put around numbers', async () => {
  const rows = [
    'Name;Phone',
    'Ana;="09171234567"',
    'Ed;"=""09171234567"""',
    "Ben;'09171234568",
    "'Nyor D'Angelo;0917",
  ];
  expect((await sheetIn(utf8(rows.join('\r\n')))).rows.map(({ cells }) => cells)).toEqual([
    ['Ana', '09171234567'],
    ['Ed', '09171234567'],
    ['Ben', '09171234568'],
    ["'Nyor D'Angelo", '0917'],
  ]);
});

it('says why a file can’t be read, and swallows no rows', async () => {
  const rows = Array.from({ length: 50 }, (_, n) => `Name ${n},0917123${String(n).padStart(4, '0')}`);
  const quoted = ['Name,Phone', ...rows.with(20, '"Juan Jun, 0917')].join('\n');
  const bomb = zipSync({ 'xl/workbook.xml': new Uint8Array(31_000_000) });
  const problems: [Uint8Array, string, object?][] = [
    [utf8('Name,Phone\n'), 'leads.no_rows'],
    [utf8(quoted), 'leads.open_quote', { line: 22 }],
    [utf8('PK\u0003\u0004'), 'leads.damaged_spreadsheet'],
    [zipSync({ 'a.xml': new Uint8Array(9) }), 'leads.damaged_spreadsheet'],
    [bomb, 'leads.too_large_inside'],
    [new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), 'leads.old_workbook'],
    [new Uint8Array([0x89, 0x50, 0, 0, 0, 1]), 'leads.no_table'],
    [utf8(`Name,Phone\n${'Ana,0917\n'.repeat(100_001)}`), 'leads.too_many', { most: '100,000' }],
  ];
  for (const [bytes, message, args = {}] of problems)
    await expect(readLeads('a', bytes)).rejects.toMatchObject({ message, args });
});

it('fifty thousand rows are read in a moment', async () => {
  const rows = Array.from({ length: 50_000 }, (_, n) => `=1+${n},09${String(n).padStart(9, '0')},"a\nb"`);
  const begun = process.cpuUsage().user;
  const sheet = await sheetIn(utf8(['Name,Phone,Message', ...rows].join('\n')));
  const choices = { channel: 'other', keepsRest: true, colleagues: [] };
  const leads = leadsOf(sheet, guessMapping(sheet.heads), choices);
  expect((process.cpuUsage().user - begun) / 1_000).toBeLessThan(10_000);
  expect(leads).toHaveLength(50_000);
  expect(leads[7]?.lead).toMatchObject({ first_name: '=1+7', message: 'a\nb' });
});

it.each([
  ['p:+639171234567', { phone: '+639171234567' }],
  ['639171234567.0', { phone: '639171234567' }],
  ['6.39171234567E+11', { phone: '639171234567' }],
  ['6.39171E+11', { note: { key: 'phone_shortened', args: { cell: '6.39171E+11' } } }],
  ['########', { note: { key: 'phone_shortened', args: { cell: '########' } } }],
  ['0917 123 4567 or 0918 765 4321', { phone: '0917 123 4567', more: '0918 765 4321' }],
  ['322345678', { phone: '0322345678', note: { key: 'phone_zero', args: { phone: '0322345678' } } }],
  ['', {}],
])('reads the number %j', (cell, read) => expect(phoneOf(cell)).toEqual(read));

it.each([
  ['2026-11-20T09:12:00+0800', '2026-11-20T01:12:00.000Z'],
  ['2026-11-20 09:12', '2026-11-20T01:12:00.000Z'],
  ['11/20/2026 12:30 AM', '2026-11-19T16:30:00.000Z'],
  ['20 Nov 2026, 1:05 pm', '2026-11-20T05:05:00.000Z'],
  ['46346.5', '2026-11-20T04:00:00.000Z'],
  ['1795652100', '2026-11-26T00:15:00.000Z'],
  ['', undefined],
  ['soon', null],
])('reads the moment %j', (cell, moment) => expect(momentReader([cell])(cell)).toBe(moment));
