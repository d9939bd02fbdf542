import { guessMapping, isMapped, leadsOf, readLeads, repeatsIn } from './lead-file';

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
});
