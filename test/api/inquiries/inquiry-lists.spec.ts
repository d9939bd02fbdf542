import { inquiryPath, openInquiryDesk, type WorkedInquiry } from '../../support/desks/inquiry-desk.js';
import { fixture } from '../../support/jest/fixture.js';
import {
  addStaff,
  call,
  type Credentials,
  dataOf,
  signIn,
  queryOf,
  sessionOf,
} from '../../support/requests/callers.js';
import { aContact, aDelegate } from '../../support/requests/records.js';

const desk = fixture(() => openInquiryDesk());

const list = async (filter: object, more = '', as = desk.staff) => {
  const answer = await call(desk.api, 'GET', `/inquiry/properties?${queryOf({ filter })}${more}`, { as });
  const { data, meta } = answer.body as { data: WorkedInquiry[]; meta: { total: number } };
  expect(meta.total).toBe(data.length);
  return data.map(({ id }) => id);
};

describe('the list', () => {
  it('has mine and what is nobody’s, oldest first', async () => {
    await desk.api.db.query('DELETE FROM inquiry');
    const [mine, nobodys, others, done] = [
      await desk.send(),
      await desk.send(),
      await desk.send(),
      await desk.send(),
    ];
    await desk.work(mine.id, { assignee_id: desk.luz.id });
    await desk.work(others.id, { assignee_id: (await addStaff(desk.api)).id });
    await desk.work(done.id, { status: 'lost', lost_reason: 'timing' });
    const sort = '&sort=["created_at","ASC"]';
    expect(await list({ open: true, assignee_id: [desk.luz.id, null] }, sort)).toEqual([mine.id, nobodys.id]);
    expect(await list({ assignee_id: null }, sort)).toEqual([nobodys.id, done.id]);
    expect(await list({ assignee_id: desk.luz.id })).toEqual([mine.id]);
    expect(await list({ assignee_id: [] })).toEqual([]);
    expect(await list({ open: false })).toEqual([done.id]);
    expect(await list({ status: 'lost', lost_reason: 'timing' })).toEqual([done.id]);
    await desk.answer(mine.id, 'mail');
    expect(await list({ answered_at: false, open: true, assignee_id: [desk.luz.id, null] })).toEqual([
      nobodys.id,
    ]);
  });

  it('finds and sorts by the next step’s day, whatever the zone', async () => {
    await desk.api.db.query('DELETE FROM inquiry');
    const days = ['2026-11-20', '2026-11-21', '2026-11-22', null];
    const ids: string[] = [];
    for (const next_step_on of days) {
      const { id } = await desk.send();
      await desk.work(id, { next_step_on });
      ids.push(id);
    }
    const tz = '&sort=["next_step_on","ASC"]&tz=Pacific/Kiritimati';
    expect(await list({ next_step_on: '2026-11-21' }, tz)).toEqual([ids[1]]);
    expect(await list({ next_step_on_lte: '2026-11-21' }, tz)).toEqual([ids[0], ids[1]]);
    expect(await list({}, tz)).toEqual(ids);
    const walked: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const { body } = await call(
        desk.api,
        'GET',
        `/inquiry/properties?sort=["next_step_on","DESC"]&range=[0,0]${next && `&after=${next}`}`,
        { as: desk.staff },
      );
      const page = body as { data: WorkedInquiry[]; meta: { next: string | null } };
      walked.push(...page.data.map(({ id }) => id));
      ({ next } = page.meta);
    }
    expect(walked).toEqual(ids.toReversed());
  });

  it.each([{ status: 'won' }, { assignee_id: 'me' }, { next_step_on: 'today' }, { open: 'yes' }])(
    'refuses the filter %j',
    async (filter) => {
      const path = `/inquiry/properties?${queryOf({ filter })}`;
      expect((await call(desk.api, 'GET', path, { as: desk.staff })).status).toBe(400);
    },
  );

  it('counts what waits for the reader', async () => {
    await desk.api.db.query('DELETE FROM inquiry');
    const [mine, answered, others] = [await desk.send(), await desk.send(), await desk.send()];
    await desk.send({}, { 'x-form-honeypot': '1' });
    await desk.work(mine.id, { assignee_id: desk.luz.id, next_step: 'Call', next_step_on: '2020-01-01' });
    await desk.answer(answered.id, 'mail');
    const colleague = await addStaff(desk.api);
    await desk.work(others.id, { assignee_id: colleague.id });
    const waiting = async (as: Credentials) =>
      dataOf<object>(await call(desk.api, 'GET', '/inquiry/work/waiting?tz=Asia/Manila', { as }));
    expect(await waiting(desk.staff)).toEqual({ unanswered: 1, due: 1, given: null, returned: null });
    expect(await waiting(await signIn(desk.api, colleague))).toMatchObject({
      ...{ unanswered: 1, due: 0, given: { id: others.id, by: 'Luz Reyes' } },
    });
  });

  it('is exported with the work', async () => {
    await desk.api.db.query('DELETE FROM inquiry');
    const { id } = await desk.send();
    await desk.work(id, { status: 'lost', lost_reason: 'no-answer', assignee_id: desk.luz.id });
    const response = await fetch(`${desk.api.url}/api/v1/inquiry/properties/export.csv`, {
      headers: desk.staff,
    });
    const [head = '', row = ''] = (await response.text()).split('\r\n');
    const cell = (name: string) => row.split(',')[head.replace('\uFEFF', '').split(',').indexOf(name)];
    expect(['status', 'lost_reason', 'assignee_name'].map(cell)).toEqual(['lost', 'no-answer', 'Luz Reyes']);
  });
});

describe('the same person', () => {
  it('is known by e-mail or phone, however they were typed, and nobody is merged', async () => {
    const first = await desk.send({
      email: 'Lola@Example.com',
      phone_number: '0917 555 0001',
      first_name: 'Lola',
    });
    const mail = await desk.send({ email: 'lola@example.com', phone_number: '639170000009' });
    const phone = await desk.send({ email: 'other@example.com', phone_number: '+63 917 555 0001' });
    await desk.send({ email: 'lola@example.com.ph', phone_number: '6391755500019' });
    const same = dataOf<{ id: string; same: string[] }[]>(
      await call(desk.api, 'GET', inquiryPath(first.id, '/same-person'), { as: desk.staff }),
    );
    expect(same.map(({ id, same }) => [id, same])).toEqual([
      [phone.id, ['phone_number']],
      [mail.id, ['email']],
    ]);
    expect((await desk.read(mail.id)).id).toBe(mail.id);
  });
});

describe('where it came from', () => {
  it('is kept as it was sent, and never a reason to refuse an inquiry', async () => {
    const sent = await desk.send({
      landing_page: '/properties?email=lola@example.com#x',
      referrer: 'https://www.facebook.com/groups/42?fbclid=abc',
      utm_source: ' facebook ',
      utm_campaign: 'ü'.repeat(300),
      utm_medium: 7,
      agent_code: 'maria-cruz',
    });
    expect(await desk.read(sent.id)).toMatchObject({
      landing_page: '/properties',
      referrer: 'https://www.facebook.com/groups/42',
      utm_source: 'facebook',
      utm_campaign: 'ü'.repeat(100),
      utm_medium: null,
      agent_code: 'maria-cruz',
    });
    expect(await list({ agent_code: 'MARIA' })).toEqual([sent.id]);
    expect(await list({ utm_source: 'face' })).toEqual([sent.id]);
  });
});

interface Person {
  names: string[];
  emails: string[];
  phone_numbers: string[];
  timeline: {
    kind: string;
    text: string | null;
    about: string | null;
    by: string | null;
    status: string | null;
    on: string | null;
  }[];
}
const person = async (query: Record<string, string>, as: Credentials = desk.staff) =>
  dataOf<Person>(await call(desk.api, 'GET', `/persons?${new URLSearchParams(query).toString()}`, { as }));
const kindsOf = ({ timeline }: Person) => timeline.map(({ kind }) => kind).sort();

it('a person is one: inquiries, answers and registrations by the same number or address, however written', async () => {
  const sent = await desk.send({
    phone_number: '0918 555 0001',
    email: 'Nena.Cruz@example.ph',
    last_name: 'Cruz',
  });
  await desk.send({ phone_number: '639185550002', email: 'nena.cruz@EXAMPLE.ph', last_name: 'Cruz-Tan' });
  await desk.answer(sent.id, 'phone');
  await desk.call(sent.id, 'no-answer');
  await call(desk.api, 'POST', '/delegates', {
    body: aDelegate({ phone_number: '+63 918-555-0001', email: 'other@example.ph' }),
  });
  // Alike, and somebody else.
  await desk.send({ phone_number: '639185550003', email: 'nena.cruz@example.ph.com' });
  await desk.send({ phone_number: '639185550004', email: 'nená.cruz@example.ph' });
  await desk.send({ phone_number: '63918555000', email: 'short@example.ph' });
  const whole = await person({ email: 'NENA.CRUZ@example.ph', phone_number: '(0918) 555 0001' });
  const own = kindsOf(whole).filter((kind) => kind !== 'mail');
  expect(own).toEqual(['answer', 'call', 'inquiry', 'inquiry', 'registration', 'status']);
  expect(whole.timeline.find(({ kind }) => kind === 'call')).toMatchObject({ text: 'no-answer' });
  expect(whole.phone_numbers.sort()).toEqual(['639185550001', '639185550002']);
  expect(whole.emails.sort()).toEqual(['nena.cruz@example.ph', 'other@example.ph']);
  expect(await person({ email: 'nobody@example.ph' })).toMatchObject({ names: [], timeline: [] });
});

it('says what became of each inquiry: its status, a viewing that is planned, and the home', async () => {
  const { id } = await desk.send({ phone_number: '639175550030' });
  await desk.work(id, { status: 'qualified' });
  const step = { next_step_kind: 'viewing', next_step_on: '2030-01-07', next_step_project: 'Alpha Tower' };
  await desk.work(id, step);
  // As homes.service.ts writes it, which inquiry-homes.spec.ts is about.
  await desk.api.db.query(
    `INSERT INTO activity (id, caller_kind, caller_name, resource, record_id, type, fields, before, after)
     VALUES (gen_random_uuid(), 'staff', 'Luz Reyes', 'inquiries', $1, 'inquiry.changed', $2, $3, $4)`,
    [
      id,
      ['home_name', 'home_state', 'home_until', 'status'],
      { home_name: null, home_state: null, home_until: null, status: 'viewing' },
      { home_name: 'Studio', home_state: 'reserved', home_until: '2030-02-01', status: 'reserved' },
    ],
  );
  const { timeline } = await person({ phone_number: '639175550030' });
  const said = timeline.filter(({ kind }) => kind !== 'mail');
  expect(said).toMatchObject([
    { kind: 'home', about: 'Studio', text: 'reserved', on: '2030-02-01', by: 'Luz Reyes' },
    ...[
      { kind: 'status', text: 'viewing' },
      { kind: 'viewing', about: 'Alpha Tower', on: '2030-01-07' },
    ],
    { kind: 'status', text: 'qualified', by: 'Luz Reyes' },
    { kind: 'inquiry', status: 'viewing' },
  ]);
});

it('shows each role what it may see, and no more', async () => {
  const own = await desk.send({ phone_number: '639175550009' });
  const theirs = await desk.send({ phone_number: '639175550009' });
  await call(desk.api, 'POST', '/delegates', { body: aDelegate({ phone_number: '639175550009' }) });
  const account = await addStaff(desk.api, 'agent');
  await desk.work(own.id, { assignee_id: account.id });
  await desk.work(theirs.id, { assignee_id: desk.luz.id });
  const query = { phone_number: '639175550009' };
  expect(kindsOf(await person(query, await sessionOf(desk.api, account)))).toEqual(['inquiry']);
  const door = await sessionOf(desk.api, await addStaff(desk.api, 'event-desk'));
  expect(kindsOf(await person(query, door)).filter((kind) => kind !== 'mail')).toEqual(['registration']);
});

it('who pays for a group is one person, and those who come with them are others', async () => {
  const contact = aContact({
    first_name: 'Lea',
    last_name: 'Lim',
    email: 'lea.lim@example.ph',
    phone_number: '639175550020',
  });
  const answer = await call(desk.api, 'POST', '/registrations', {
    body: {
      contact,
      delegates: [
        { first_name: 'Lea', last_name: 'Lim', age: 40 },
        { first_name: 'Paolo', last_name: 'Tan', age: 20 },
        { first_name: 'Rica', last_name: 'Uy', age: 21, email: 'rica@example.ph' },
      ],
    },
  });
  expect(answer.status).toBe(201);
  const ways: Record<string, string>[] = [{ email: 'LEA.LIM@example.ph' }, { phone_number: '0917 555 0020' }];
  for (const query of ways) {
    const lea = await person(query);
    expect(lea.names).toEqual(['Lea Lim']);
    expect(kindsOf(lea).filter((kind) => kind !== 'mail')).toEqual(['group', 'registration']);
  }
  expect((await person({ email: 'rica@example.ph' })).names).toEqual(['Rica Uy']);
});

it('asks for one address or number', async () => {
  for (const query of ['', '?email=', '?email=a&email=b', `?email=${'x'.repeat(300)}`])
    expect((await call(desk.api, 'GET', `/persons${query}`, { as: desk.staff })).status).toBe(400);
});
