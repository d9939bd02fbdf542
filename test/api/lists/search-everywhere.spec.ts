import { openInquiryDesk } from '../../support/desks/inquiry-desk.js';
import { fixture } from '../../support/jest/fixture.js';
import {
  addStaff,
  call,
  dataOf,
  refusalOf,
  sessionOf,
  type Credentials,
} from '../../support/requests/callers.js';
import { aDelegate } from '../../support/requests/records.js';

interface OfKind {
  kind: string;
  total: number;
  hits: { id: string; name: string; text: string | null; found_by: string }[];
}

const desk = fixture(() => openInquiryDesk());
const search = (q: string, as: Credentials = desk.staff, page = '1') =>
  call(desk.api, 'GET', `/search?${new URLSearchParams({ q, page }).toString()}`, { as });
/** Names of what is found, with how, of one kind. */
const found = async (q: string, kind = 'inquiries', as: Credentials = desk.staff) =>
  dataOf<OfKind[]>(await search(q, as))
    .filter((each) => each.kind === kind)
    .flatMap(({ hits }) => hits.map(({ name, found_by }) => [name, found_by]));
const note = (id: string, text: string) =>
  call(desk.api, 'POST', `/inquiry/properties/${id}/notes`, { as: desk.staff, body: { text } });

it('finds parts of numbers and of the lead’s own, and words of notes that were not taken back', async () => {
  const { id } = await desk.send({
    first_name: 'Ligaya',
    last_name: 'Villanueva',
    phone_number: '09175553412',
  });
  for (const part of ['3412', '53412', '5553412', '0917 555 34', '+63 917 555 3412', 'ligaya 3412'])
    expect([part, await found(part)]).toEqual([part, [['Ligaya Villanueva', 'record']]]);
  const lead = { first_name: 'Portal', phone_number: '09175559999', external_id: 'LMD-88-417' };
  await call(desk.api, 'POST', '/inquiry/properties', { as: desk.staff, body: lead });
  expect(await found('88-417')).toEqual([['Portal', 'reference']]);
  await note(id, 'Prefers the corner unit, afternoons');
  expect(dataOf<OfKind[]>(await search('afternoon corner'))[0]?.hits).toMatchObject([
    { name: 'Ligaya Villanueva', found_by: 'note', text: 'Prefers the corner unit, afternoons' },
  ]);
  await desk.api.db.query('UPDATE inquiry_note SET taken_back_at = now() WHERE inquiry_id = $1', [id]);
  expect(await found('afternoon corner')).toEqual([]);
});

it('finds a name with two letters wrong, where nothing else is found, and no other one', async () => {
  await desk.send({ first_name: 'Teodoro', last_name: 'Pangilinan', phone_number: '09175551100' });
  for (const typed of ['Pangalinam', 'Pangilnian', 'Teodroo Pangilinan', 'Pngilinann', 'Panglinan Teodoro'])
    expect([typed, await found(typed)]).toEqual([typed, [['Teodoro Pangilinan', 'spelling']]]);
  expect(await found('Pangilinan')).toEqual([['Teodoro Pangilinan', 'record']]);
  expect(await found('Pongelenin')).toEqual([]);
});

it('finds names in each way that they are written', async () => {
  await desk.send({ first_name: 'Ma. Theresa', last_name: 'dela Cruz', phone_number: '09175551101' });
  await desk.send({ first_name: 'Jose', last_name: 'Ibañez', phone_number: '09175551102' });
  for (const typed of [
    'De La Cruz',
    'Dela Cruz Maria',
    'delacruz',
    'cruz theresa',
    'MARIA THERESA DE LA CRUZ',
    'De La',
  ])
    expect([typed, await found(typed)]).toEqual([typed, [['Ma. Theresa dela Cruz', 'record']]]);
  for (const typed of ['ibanez', 'Ibáñez'])
    expect([typed, await found(typed)]).toEqual([typed, [['Jose Ibañez', 'record']]]);
  expect(await found('Teresa dela Crus')).toEqual([['Ma. Theresa dela Cruz', 'spelling']]);
});

it('finds delegates by part of a number, and by part of a payment’s reference who may read payments', async () => {
  const delegate = aDelegate({ first_name: 'Crisanta', last_name: 'Macaraeg', phone_number: '09175557788' });
  await call(desk.api, 'POST', '/delegates', { body: delegate });
  await desk.api.db.query(
    `INSERT INTO movement (id, registration_id, event_id, kind, amount_centavos, channel, reference)
     SELECT gen_random_uuid(), registration_id, event_id, 'payment', 100, 'gcash', '9012345678901'
       FROM delegate WHERE last_name = 'Macaraeg'`,
  );
  expect(await found('7788', 'delegates')).toEqual([['Crisanta Macaraeg', 'record']]);
  expect(await found('5678 901', 'delegates')).toEqual([['Crisanta Macaraeg', 'reference']]);
  expect(await found('Makaraeg', 'delegates')).toEqual([['Crisanta Macaraeg', 'spelling']]);
  const list = await call(desk.api, 'GET', `/delegates?filter=${encodeURIComponent('{"q":"7788"}')}`, {
    as: desk.staff,
  });
  expect(dataOf<{ last_name: string }[]>(list).map(({ last_name }) => last_name)).toEqual(['Macaraeg']);
});

it('shows nobody what they may not open: neither a colleague’s inquiry, nor a kind that is not theirs', async () => {
  const [mine, colleague] = [await addStaff(desk.api, 'agent'), await addStaff(desk.api, 'agent')];
  const { id } = await desk.send({
    first_name: 'Soledad',
    last_name: 'Ocampo',
    phone_number: '09175554321',
  });
  await desk.work(id, { assignee_id: colleague.id });
  await note(id, 'Likes orchids');
  const [asMine, asTheirs] = [await sessionOf(desk.api, mine), await sessionOf(desk.api, colleague)];
  for (const q of ['Soledad', '54321', 'orchids', 'Soledaad']) {
    expect([q, await found(q, 'inquiries', asMine)]).toEqual([q, []]);
    expect([q, (await found(q, 'inquiries', asTheirs)).length]).toEqual([q, 1]);
  }
  const kinds = async (as: Credentials) =>
    dataOf<OfKind[]>(await search('Crisanta', as)).map(({ kind }) => kind);
  expect(await kinds(await sessionOf(desk.api, await addStaff(desk.api, 'event-desk')))).toEqual([
    'delegates',
  ]);
  expect(await kinds(asMine)).toEqual(['inquiries']);
});

it('answers all of them by pages, and refuses a question that is none', async () => {
  await desk.api.db.query(
    `INSERT INTO inquiry (id, first_name, last_name, phone_number, message, agree_terms, channel)
     SELECT gen_random_uuid(), 'Manifold', n::text, '63919' || lpad(n::text, 7, '0'), '', false, 'other'
       FROM generate_series(1, 60) n`,
  );
  const pages = await Promise.all(['1', '2', '3', '4'].map((page) => search('manifold', desk.staff, page)));
  const hits = pages.flatMap((page) => dataOf<OfKind[]>(page)[0]?.hits.map(({ id }) => id) ?? []);
  expect([new Set(hits).size, hits.length]).toEqual([60, 60]);
  expect(pages.map((page) => dataOf<OfKind[]>(page)[0]?.total)).toEqual([60, 60, 60, 60]);
  for (const q of ['', ' ', 'x'.repeat(201)]) {
    const refused = await search(q);
    expect(refusalOf(refused)).toEqual([400, 'q: A text of at most 200 characters']);
  }
  for (const q of [`'; DROP TABLE inquiry --`, '%%%%', '____1', '\\\\\\\\1', "a'b:*|&!(", '😀😀😀', '- -'])
    expect([q, (await search(q)).status]).toEqual([q, 200]);
  for (const page of ['0', '21', 'x'])
    expect([page, (await search('x', desk.staff, page)).status]).toEqual([page, 400]);
});

describe('views', () => {
  const as: Record<'luz' | 'ana' | 'desk', Credentials> = { luz: {}, ana: {}, desk: {} };
  beforeAll(async () => {
    as.luz = await sessionOf(desk.api, await addStaff(desk.api));
    as.ana = await sessionOf(desk.api, await addStaff(desk.api, 'agent'));
    as.desk = await sessionOf(desk.api, await addStaff(desk.api, 'event-desk'));
  });

  interface View {
    id: string;
    name: string;
    own: boolean;
    shared: boolean;
    filter: object;
  }
  const view = {
    resource: 'inquiries',
    filter: { status: 'new' },
    sort: { field: 'created_at', order: 'ASC' },
  };
  const keep = (who: Credentials, change: object) =>
    call(desk.api, 'POST', '/views', { as: who, body: { ...view, ...change } });
  const seen = async (who: Credentials, resource = 'inquiries') =>
    dataOf<View[]>(await call(desk.api, 'GET', `/views?resource=${resource}`, { as: who }));
  it('views are the account’s; the shared ones are everybody’s who sees the list, and only their maker forgets them', async () => {
    expect((await keep(as.luz, { name: 'Mine' })).status).toBe(201);
    await keep(as.luz, { name: 'Cebu', shared: true });
    await keep(as.luz, { name: 'Mine', filter: { status: 'contacted' } });
    expect((await seen(as.luz)).map(({ name, own, filter }) => [name, own, filter])).toEqual([
      ['Cebu', true, { status: 'new' }],
      ['Mine', true, { status: 'contacted' }],
    ]);
    const [shared, ...others] = await seen(as.ana);
    expect([shared?.name, shared?.own, others]).toEqual(['Cebu', false, []]);
    const remove = (who: Credentials) => call(desk.api, 'DELETE', `/views/${shared?.id}`, { as: who });
    expect((await remove(as.ana)).status).toBe(404);
    expect((await remove(as.luz)).status).toBe(200);
    expect(await seen(as.ana)).toEqual([]);
  });

  it('a role has none of a list that it does not see', async () => {
    expect((await keep(as.desk, { name: 'Names' })).status).toBe(403);
    expect((await call(desk.api, 'GET', '/views?resource=inquiries', { as: as.desk })).status).toBe(403);
    expect((await keep(as.desk, { name: 'Paid', resource: 'delegates' })).status).toBe(201);
  });

  it('refuses what is no view', async () => {
    for (const change of [
      { name: '' },
      { name: 'x', filter: [] },
      { name: 'x', filter: { q: 'x'.repeat(5_000) } },
      { name: 'x', resource: 'api-keys' },
    ])
      expect((await keep(as.luz, change)).status).toBe(400);
  });
});

it('shared views of a list go on with whoever takes them over from a leaver; else nobody could remove them', async () => {
  const [leaver, third, heir] = [
    await addStaff(desk.api, 'agent'),
    await addStaff(desk.api, 'agent'),
    await addStaff(desk.api, 'agent'),
  ];
  const of = { resource: 'inquiries', filter: {}, sort: { field: 'id', order: 'ASC' }, shared: true };
  for (const [account, name] of [
    [leaver, 'Cebu'],
    [leaver, 'Both'],
    [heir, 'Both'],
    [third, 'Ends'],
  ] as const) {
    const body = { ...of, name };
    await call(desk.api, 'POST', '/views', { as: await sessionOf(desk.api, account), body });
  }
  const leave = (id: string, hand_over: object[]) =>
    call(desk.api, 'POST', `/staff/${id}/leave`, { as: desk.admin, body: { removes: false, hand_over } });
  const held = await call(desk.api, 'GET', `/staff/${leaver.id}/holdings`, { as: desk.admin });
  expect(dataOf(held)).toContainEqual(
    expect.objectContaining({ kind: 'shared-views', names: ['Both', 'Cebu'] }),
  );
  expect((await leave(leaver.id, [{ kind: 'shared-views', to: heir.id }])).status).toBe(200);
  expect((await leave(third.id, [])).status).toBe(200);
  const left = await call(desk.api, 'GET', '/views?resource=inquiries', {
    as: await sessionOf(desk.api, heir),
  });
  const names = ['Both', 'Cebu', 'Ends'];
  expect(
    dataOf<{ name: string; own: boolean }[]>(left).filter(({ name }) => names.includes(name)),
  ).toMatchObject([
    { name: 'Both', own: true },
    { name: 'Cebu', own: true },
  ]);
});
