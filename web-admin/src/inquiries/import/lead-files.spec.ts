import {
  CAROUSELL,
  DOT_PROPERTY,
  EXCEL,
  LAMUDI,
  META,
  RUINED,
  type SampleFile,
} from '../../../../test/support/leads/lead-files';
import { guessMapping, headOf, isMapped } from './columns';
import { leadsOf } from './leads-of';
import { readLeads } from './read-leads';

const LUZ = { id: '018f', name: 'Luz Reyes' };
const choices = { channel: 'other', keepsRest: true, colleagues: [LUZ] };

/** What the back office makes of a file that nobody touched. */
async function rowsOf({ name, bytes }: SampleFile) {
  const [sheet] = (await readLeads(name, bytes)).sheets;
  if (!sheet) throw new Error('The file has no sheet');
  const mapping = guessMapping(sheet.heads);
  expect(isMapped(mapping)).toBe(true);
  return leadsOf(sheet, mapping, choices);
}
const leadsIn = async (file: SampleFile) => (await rowsOf(file)).map(({ lead }) => lead);
const plain = (text: string): SampleFile => ({ name: 'a.csv', bytes: new TextEncoder().encode(text) });

it('reads Meta’s file: names cut, moments in their zones, campaign, ad and platform; a trial is nobody', async () => {
  const rows = await rowsOf(META);
  expect(rows.map(({ line, isTrial }) => [line, isTrial])).toEqual([
    [2, false],
    [3, false],
    [4, true],
  ]);
  expect(rows[0]?.lead).toEqual({
    first_name: 'Niña',
    last_name: 'dela Peña',
    phone_number: '+639171230001',
    email: 'nina@meta-leads.ph',
    received_at: '2026-11-20T01:12:41.000Z',
    external_id: '1201',
    utm_source: 'facebook',
    utm_campaign: 'Alpha Tower November',
    utm_content: 'Pool video',
    message: 'what is your budget?: 5M-8M',
    channel: 'other',
  });
  expect(rows[1]?.lead).toMatchObject({
    first_name: 'Maria',
    last_name: 'De Los Santos',
    utm_source: 'instagram',
    received_at: '2026-11-21T02:05:00.000Z',
  });
});

it('reads a portal’s file with semicolons of Windows, a title above it, and the agent by name', async () => {
  const [roberto, ana] = await rowsOf(LAMUDI);
  expect(roberto).toMatchObject({ line: 4, notes: [] });
  expect(roberto?.lead).toEqual({
    first_name: 'Roberto Jr.',
    last_name: 'Peña',
    phone_number: '0917 123 0003',
    assignee_id: LUZ.id,
    email: 'roberto@lamudi-leads.ph',
    received_at: '2026-11-25T06:05:00.000Z',
    channel: 'other',
    project_interest: 'Alpha Tower',
    external_id: 'LMD-88-1',
    message: 'Is it still available? Price; terms please',
  });
  // Some day of the column is above 12 and stands first: so does each.
  expect(ana?.lead).toMatchObject({ last_name: 'San Juan', received_at: '2026-11-03T00:30:00.000Z' });
  expect(ana?.notes).toEqual([{ key: 'no_colleague', args: { name: 'Nobody Known' } }]);
});

it('reads a portal’s file of American days, with two numbers in a cell; a consent is no part of a lead', async () => {
  const [first, second] = await leadsIn(DOT_PROPERTY);
  expect(first).toEqual({
    first_name: 'Jérôme',
    last_name: 'Villanueva',
    phone_number: '+63 (917) 123-0004',
    email: 'jerome@dot-leads.ph',
    received_at: '2026-11-26T13:15:00.000Z',
    channel: 'other',
    project_interest: 'Alpha Tower',
    external_id: first?.external_id,
    message: 'Studio, please\nPhone: 0918 123 0004\nProperty Type: Condo',
  });
  expect(second).toMatchObject({ phone_number: '9171230005', received_at: '2026-11-01T16:00:00.000Z' });
});

it('reads a list of chats; a formula is text', async () =>
  expect(await leadsIn(CAROUSELL)).toMatchObject([
    {
      first_name: 'Jun-Jun',
      last_name: 'Sto. Domingo',
      phone_number: '09171230006',
      message: 'Magkano po?',
      where_did_find_about_us: 'Carousell',
      received_at: '2026-11-26T00:15:00.000Z',
    },
    { first_name: '=1+2', message: '=1+1' },
  ]));

it('reads a workbook: the sheet with leads, days that are numbers, numbers without their 0', async () => {
  expect((await readLeads(EXCEL.name, EXCEL.bytes)).sheets.map(({ name }) => name)).toEqual([
    'Leads',
    'Notes',
  ]);
  expect(await leadsIn(EXCEL)).toMatchObject([
    {
      first_name: 'Juan Miguel',
      last_name: 'dela Cruz',
      phone_number: '9171230008',
      received_at: '2026-11-26T02:30:00.000Z',
      project_interest: 'Alpha Tower',
      message: 'Calls after 6',
    },
    { first_name: 'Liza', last_name: 'Cruz-Reyes', received_at: '2026-11-24T16:00:00.000Z' },
  ]);
});

it('names by line what Excel has ruined, and guesses nothing', async () => {
  const rows = await rowsOf(RUINED);
  expect(rows.map(({ line, lead, notes }) => [line, lead.phone_number, notes.map(({ key }) => key)])).toEqual(
    [
      [2, undefined, ['phone_shortened']],
      [3, undefined, ['phone_shortened']],
      [4, '639171230010', []],
      [5, '0281234567', ['phone_zero', 'day_unread']],
    ],
  );
});

it('knows a lead again in another export, and who asks the same twice', async () => {
  const [first] = await leadsIn(plain('Name,Email,Project,Status\nAna Go,ana@a.ph,Alpha,New\n'));
  const [again, other] = await leadsIn(
    plain('Name,Email,Project,Status\nAna Go,ANA@a.ph,Alpha,Called\nAna Go,ana@a.ph,Beta,New\n'),
  );
  expect(first?.external_id).toMatch(/^row:[0-9a-f]{16}$/);
  expect(again?.external_id).toBe(first?.external_id);
  expect(other?.external_id).not.toBe(first?.external_id);
  const twice = await rowsOf(
    plain('Name,Phone,Email\nAna,0917 123 4567,\nBen,,ben@a.ph\nAnna,+63 917-123-4567,\nB.,,BEN@A.PH\n'),
  );
  expect(twice.map(({ repeats }) => repeats)).toEqual([undefined, undefined, 2, 3]);
});

it('names a field by the file’s own heading', () => {
  const heads = ['full_name', 'phone', 'Handled by'];
  const named = (field: string) => headOf(field, heads, guessMapping(heads));
  expect(['first_name', 'last_name', 'phone_number', 'assignee_id', 'email'].map(named)).toEqual([
    'full_name',
    'full_name',
    'phone',
    'Handled by',
    undefined,
  ]);
});
