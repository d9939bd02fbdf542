import { guessMapping, isMapped, leadsOf, readLeads, repeatsIn, type FileProblem } from './lead-file';

const FILE = `\uFEFFFull name,Mobile no.,E-mail,Remarks
"Cruz, Nena",0917 123 4567,nena@example.ph,"Wants a studio,
high up"

Ana,+63 917-123-4567,,
Ben,,NENA@example.ph,`;

const utf8 = (text: string) => new TextEncoder().encode(text);

test('reads a file as people save it, and names each row by file and line', () => {
  const file = readLeads(utf8(FILE));
  const mapping = guessMapping(file.heads);
  expect(isMapped(mapping)).toBe(true);
  const leads = leadsOf(file, mapping, 'referral');
  expect(leads[0]).toEqual({
    external_id: `file:${file.hash}:2`,
    first_name: 'Cruz, Nena',
    phone_number: '0917 123 4567',
    email: 'nena@example.ph',
    message: 'Wants a studio,\nhigh up',
    channel: 'referral',
  });
  expect(repeatsIn(leads)).toEqual([undefined, 0, 0]);
  expect(readLeads(utf8(FILE)).hash).toBe(file.hash);
  expect(readLeads(utf8(`${FILE} `)).hash).not.toBe(file.hash);
});

test('a column is chosen once, and a file without rows is refused', () => {
  expect(guessMapping(['First name', 'Last name', 'Phone', 'Project'])).toMatchObject({
    first_name: 0,
    last_name: 1,
    phone_number: 2,
    project_interest: 3,
    email: -1,
  });
  expect(() => readLeads(utf8('Name,Phone\n'))).toThrow('leads.no_rows');
});

test('reads what Excel writes, in each of its ways', () => {
  const file = 'First name;Phone\r\nNiña Peña;0917 123 4567\r\n';
  const ways = [
    utf8(file),
    utf8(`\uFEFF${file}`),
    Buffer.from(file, 'latin1'),
    Buffer.from(`\uFEFF${file.replaceAll(';', '\t')}`, 'utf16le'),
  ];
  for (const way of ways) {
    const { heads, rows } = readLeads(new Uint8Array(way));
    expect([heads, rows]).toEqual([
      ['First name', 'Phone'],
      [{ line: 2, cells: ['Niña Peña', '0917 123 4567'] }],
    ]);
  }
  expect(() => readLeads(utf8('PK\u0003\u0004'))).toThrow('leads.is_workbook');
  const swapped = Buffer.from(`\uFEFF${file}`, 'utf16le').swap16();
  expect(readLeads(new Uint8Array(swapped)).rows[0]?.cells[0]).toBe('Niña Peña');
});

test('takes away what spreadsheets put around numbers, and what is meant for Excel alone', () => {
  const file = ['sep=;', 'Name;Phone', 'Ana;="09171234567"', "Ben;'09171234568", "'Nyor D'Angelo;0917", ''];
  const quoted = file.with(2, 'Ana;"=""09171234567"""');
  for (const lines of [file, quoted])
    expect(readLeads(utf8(lines.join('\r\n')))).toMatchObject({
      heads: ['Name', 'Phone'],
      rows: [
        { line: 3, cells: ['Ana', '09171234567'] },
        { line: 4, cells: ['Ben', '09171234568'] },
        { line: 5, cells: ["'Nyor D'Angelo", '0917'] },
      ],
    });
});

test('a quotation mark that never closes swallows no rows: its line is named', () => {
  const rows = Array.from({ length: 50 }, (_, n) => `Name ${n},0917123${String(n).padStart(4, '0')}`);
  const file = ['Name,Phone', ...rows.with(20, '"Juan Jun, 0917')].join('\n');
  const read = () => {
    try {
      return readLeads(utf8(file));
    } catch (problem) {
      return { ...(problem as FileProblem), message: (problem as FileProblem).message };
    }
  };
  expect(read()).toEqual({ message: 'leads.open_quote', args: { line: 22 } });
});

test('fifty thousand rows are read in a moment, formulas as the text that they are; two files are two', () => {
  const rows = Array.from({ length: 50_000 }, (_, n) => `=1+${n},09${String(n).padStart(9, '0')},"a\nb"`);
  const text = ['Name,Phone,Message', ...rows].join('\n');
  const begun = process.cpuUsage().user;
  const file = readLeads(utf8(text));
  const leads = leadsOf(file, guessMapping(file.heads), 'other');
  expect(repeatsIn(leads).every((earlier) => earlier === undefined)).toBe(true);
  expect((process.cpuUsage().user - begun) / 1_000).toBeLessThan(10_000);
  expect(leads).toHaveLength(50_000);
  expect(leads[7]).toMatchObject({ first_name: '=1+7', message: 'a\nb' });
  expect(readLeads(utf8(text.replace('=1+7,', '=1+8,'))).hash).not.toBe(file.hash);
  expect(() => readLeads(utf8(`Name,Phone\n${'Ana,0917\n'.repeat(100_001)}`))).toThrow('leads.too_many');
});

test('reads a lead file of Meta: its heads, and the marks before ids and numbers', () => {
  const heads =
    'id\tcreated_time\tad_id\tad_name\tcampaign_name\tform_id\tis_organic\tplatform\twhich_project_interests_you?\tfull_name\tphone_number\temail\tcity';
  const row =
    'l:1029384756\t2026-11-20T09:12:00+08:00\tag:12\tSummer\tSummer\tf:77\tfalse\tfb\tAlpha Tower\tMaria Santos\tp:+639171234567\tmaria@example.ph\tCebu City';
  const file = readLeads(new Uint8Array(Buffer.from(`\uFEFF${heads}\r\n${row}\r\n`, 'utf16le')));
  const mapping = guessMapping(file.heads);
  expect(isMapped(mapping)).toBe(true);
  expect(leadsOf(file, mapping, 'other')).toEqual([
    {
      external_id: '1029384756',
      first_name: 'Maria Santos',
      phone_number: '+639171234567',
      email: 'maria@example.ph',
      project_interest: 'Alpha Tower',
      place: 'Cebu City',
      channel: 'other',
    },
  ]);
});
