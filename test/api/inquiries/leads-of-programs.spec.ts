import { randomUUID } from 'node:crypto';
import { inquiryPath, openInquiryDesk } from '../../support/desks/inquiry-desk.js';
import { fixture } from '../../support/jest/fixture.js';
import {
  addStaff,
  call,
  dataOf,
  makeKey,
  refusalOf,
  sessionOf,
  signIn,
  type Credentials,
  codeOf,
} from '../../support/requests/callers.js';
import { CONTRACT } from '../../support/requests/contract/contract.js';
import { operations } from '../../support/requests/openapi.js';
import { startApi } from '../../support/server/api.js';

const desk = fixture(() => openInquiryDesk());
const key = fixture(() => makeKey(desk.api, desk.admin, ['leads:create']));
const writer = fixture(() => makeKey(desk.api, desk.admin, ['inquiries:read', 'inquiries:write']));

const phone = () => `63917${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
const aLead = (change: object = {}) => ({
  first_name: 'Ana',
  phone_number: phone(),
  external_id: randomUUID(),
  ...change,
});
const post =
  (path: string) =>
  (body: unknown, as: Credentials = key, headers: Credentials = {}) =>
    call(desk.api, 'POST', path, { as, body, headers });
const enter = post('/leads');
const add = post('/inquiry/properties');
const read = async (id: string) => dataOf(await call(desk.api, 'GET', inquiryPath(id), { as: desk.staff }));
const rowsOf = async (external_id: string) =>
  (await desk.api.db.query('SELECT FROM inquiry WHERE external_id = $1', [external_id])).rowCount;

describe('a key that only enters leads', () => {
  it('gets no more back than it sent, and the office all of it', async () => {
    const lead = aLead({
      last_name: 'Cruz',
      email: `${randomUUID().slice(0, 8)}@example.ph`,
      message: 'A studio?',
      received_at: '2026-11-20T09:30:00+08:00',
      utm_source: 'facebook',
      utm_medium: 'paid',
      utm_campaign: 'November',
      utm_term: 'condo cebu',
      utm_content: 'film 2',
    });
    const answer = await enter(lead);
    const receipt = dataOf<{ id: string }>(answer);
    const received_at = '2026-11-20T01:30:00.000Z';
    expect([answer.status, receipt]).toEqual([
      201,
      {
        id: expect.any(String) as string,
        external_id: lead.external_id,
        received_at,
        created_at: expect.any(String) as string,
      },
    ]);
    expect(await read(receipt.id)).toMatchObject({ ...lead, received_at, channel: 'other', status: 'new' });
    const history = await call(desk.api, 'GET', inquiryPath(receipt.id, '/history'), { as: desk.staff });
    expect(dataOf<object[]>(history)).toMatchObject([{ type: 'inquiry.created', caller_name: 'Test' }]);
  });

  it('is refused everywhere else', async () => {
    const open: string[] = [];
    for (const { method, path } of operations) {
      const route = `${method} ${path.replace('/api/v1', '').replaceAll(/\{(\w+)\}/g, ':$1')}`;
      const rule = CONTRACT[route] ?? 'admin';
      if (['anyone', 'known', 'leads:create'].includes(rule as string)) continue;
      const asked = path.replace('/api/v1', '').replaceAll(/\{\w+\}/g, () => randomUUID());
      const { status } = await call(desk.api, method, asked, { as: key });
      if (status !== 403) open.push(`${route}: ${status}`);
    }
    expect(open).toEqual([]);
    // What any key may ask says nothing of inquiries to this one.
    const feed = await call(desk.api, 'GET', '/activity', { as: key });
    expect([feed.status, dataOf(feed)]).toEqual([200, []]);
  });

  it.each([
    ['who answers', { assignee_id: randomUUID() }, 'assignee_id'],
    ['that somebody has answered', { answered: true }, 'answered'],
    ['a status', { status: 'sold' }, 'status'],
    ['a name that is no text', { first_name: { $ne: '' } }, 'first_name'],
    ['an id that is no text', { external_id: ['a'] }, 'external_id'],
    ['an id that is too long', { external_id: 'x'.repeat(201) }, 'external_id'],
    ['a number in a list', { phone_number: [639171234567] }, 'phone_number'],
    ['that it came by the site', { channel: 'website' }, 'channel'],
    ['a day without a time', { received_at: '2026-11-20' }, 'received_at'],
    ['no moment', { received_at: 5 }, 'received_at'],
    ['tomorrow', { received_at: new Date(Date.now() + 86_400_000).toISOString() }, 'received_at'],
    ['nothing to reach them by', { phone_number: null }, 'phone_number'],
    ['consent to news', { agree_newsletter: true }, 'agree_newsletter'],
  ])('is refused where it says %s', async (_, wrong, field) => {
    const lead = aLead(wrong);
    const answer = await enter(lead);
    expect(refusalOf(answer)).toEqual([400, expect.stringContaining(`${field}: `)]);
    expect(await rowsOf(String(lead.external_id))).toBe(0);
  });

  it.each([
    ['a list', [aLead()], 400],
    ['nothing', null, 400],
    ['a text', 'lead', 400],
    ['a deep body', { first_name: 'A', message: JSON.parse('['.repeat(80) + ']'.repeat(80)) as object }, 400],
    ['a huge body', aLead({ message: 'x'.repeat(140_000) }), 413],
    ['names of objects', JSON.parse('{"__proto__": {"spam": false}}') as object, 400],
  ])('is refused where the body is %s', async (_, body, status) =>
    expect((await enter(body)).status).toBe(status),
  );

  it('keeps the beginning of what a campaign calls itself', async () => {
    const { id } = dataOf<{ id: string }>(await enter(aLead({ utm_campaign: 'x'.repeat(500), utm_term: 7 })));
    expect(await read(id)).toMatchObject({ utm_campaign: 'x'.repeat(100), utm_term: null });
  });
});

describe('a known external id', () => {
  it.each([
    ['/leads', () => enter],
    ['/inquiry/properties', () => (body: unknown) => add(body, writer)],
  ])('is answered with the same record by %s, and with other data refused', async (_, sender) => {
    const send = sender();
    const lead = aLead();
    const first = await send(lead);
    const again = await send(lead);
    expect([first.status, again.status, again.headers.get('idempotent-replayed')]).toEqual([
      201,
      200,
      'true',
    ]);
    expect(dataOf(again)).toEqual(dataOf(first));
    const other = await send({ ...lead, first_name: 'Anna' });
    expect(codeOf(other)).toEqual([409, 'external_id_differs']);
    expect(JSON.stringify(other.body)).not.toContain(lead.phone_number);
    expect(await read(dataOf<{ id: string }>(first).id)).toMatchObject({ first_name: 'Ana' });
  });

  it('is the same to both, however the data is written', async () => {
    const number = phone().slice(2);
    const lead = aLead({ phone_number: `0${number}`, received_at: '2026-11-20T09:30:00+08:00' });
    const { id } = dataOf<{ id: string }>(await enter(lead));
    const same = {
      ...lead,
      phone_number: `+63 ${number}`,
      received_at: '2026-11-20T01:30:00.000Z',
      last_name: '',
      channel: 'other',
      utm_source: null,
    };
    const answers = [await enter(same), await add(same, writer)];
    expect(answers.map((answer) => [answer.status, dataOf<{ id: string }>(answer).id])).toEqual([
      [200, id],
      [200, id],
    ]);
  });

  it('is the same after staff have corrected what was sent', async () => {
    const lead = aLead();
    const { id } = dataOf<{ id: string }>(await enter(lead));
    const fixed = { first_name: 'Anna', phone_number: phone() };
    await call(desk.api, 'PUT', inquiryPath(id), { as: desk.staff, body: fixed });
    expect((await enter(lead)).status).toBe(200);
    expect(codeOf(await enter({ ...lead, ...fixed }))).toEqual([409, 'external_id_differs']);
    expect(await read(id)).toMatchObject(fixed);
  });

  it('of before, of which no hash is kept, goes by what the inquiry says', async () => {
    const lead = aLead({ project_interest: 'Alpha Tower' });
    await enter(lead);
    await desk.api.db.query('UPDATE inquiry SET sent_hash = NULL WHERE external_id = $1', [lead.external_id]);
    expect((await enter(lead)).status).toBe(200);
    expect(codeOf(await enter({ ...lead, project_interest: 'Beta' }))).toEqual([409, 'external_id_differs']);
  });

  it('is one of twenty that arrive at the same moment', async () => {
    const lead = aLead();
    const answers = await Promise.all(Array.from({ length: 20 }, () => enter(lead)));
    const counts = new Map<number, number>();
    for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
    expect([...counts].sort()).toEqual([
      [200, 19],
      [201, 1],
    ]);
    expect(new Set(answers.map((answer) => dataOf<{ id: string }>(answer).id)).size).toBe(1);
    expect(await rowsOf(lead.external_id)).toBe(1);
  });

  it('says so to all but one of twenty that differ', async () => {
    const external_id = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => enter(aLead({ external_id, first_name: `Ana ${n}` }))),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect(await rowsOf(external_id)).toBe(1);
  });

  it('is not shown to an agent who knows it, once a colleague answers it', async () => {
    const [mine, colleague] = [await addStaff(desk.api, 'agent'), await addStaff(desk.api, 'agent')];
    const lead = aLead({ assignee_id: colleague.id });
    await add(lead, desk.staff);
    const answer = await add({ ...lead, first_name: 'Guess' }, await sessionOf(desk.api, mine));
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([
      403,
      expect.not.stringContaining(lead.phone_number),
    ]);
  });
});

it('counts what a key enters, and tells it what is left', async () => {
  const api = await startApi({ settings: { rateLimitWritesPerMinute: 1 } });
  const admin = await signIn(api);
  const [one, other] = [
    await makeKey(api, admin, ['leads:create']),
    await makeKey(api, admin, ['leads:create']),
  ];
  const send = (as: Credentials) => call(api, 'POST', '/leads', { as, body: aLead() });
  const answers = [];
  for (let n = 0; n < 11; n++) answers.push(await send(one));
  expect(answers.map(({ status }) => status)).toEqual([...Array<number>(10).fill(201), 429]);
  expect(answers[0]?.headers.get('ratelimit')).toMatch(/^"leads";r=9;t=\d+$/);
  expect(Number(answers[10]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await send(other)).status).toBe(201);
});
