import { guessMapping, isMapped, leadsOf, readLeads, repeatsIn } from './lead-file';

const FILE = `\uFEFFFull name,Mobile no.,E-mail,Remarks
"Cruz, Nena",0917 123 4567,nena@example.ph,"Wants a studio,
high up"

Ana,+63 917-123-4567,,
Ben,,NENA@example.ph,`;

test('reads a file as people save it, and names each row by file and line', async () => {
  const file = await readLeads(FILE);
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
  expect((await readLeads(FILE)).hash).toBe(file.hash);
});

test('a column is chosen once, and a file without rows is refused', async () => {
  expect(guessMapping(['First name', 'Last name', 'Phone', 'Project'])).toMatchObject({
    first_name: 0,
    last_name: 1,
    phone_number: 2,
    project_interest: 3,
    email: -1,
  });
  await expect(readLeads('Name,Phone\n')).rejects.toThrow('leads.no_rows');
});
