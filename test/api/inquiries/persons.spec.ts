import { openInquiryDesk } from '../../support/desks/inquiry-desk.js';
import { fixture } from '../../support/jest/fixture.js';
import { addStaff, call, type Credentials, dataOf, sessionOf } from '../../support/requests/callers.js';
import { aContact, aDelegate } from '../../support/requests/records.js';

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

const desk = fixture(() => openInquiryDesk());

const person = async (query: Record<string, string>, as: Credentials = desk.staff) =>
  dataOf<Person>(await call(desk.api, 'GET', `/persons?${new URLSearchParams(query).toString()}`, { as }));
const kindsOf = ({ timeline }: Person) => timeline.map(({ kind }) => kind).sort();

it('a person is one: inquiries, answers and registrations by the same number or address, however written', async () => {
  const sent = await desk.send({
    phone_number: '0917 555 0001',
    email: 'Nena.Cruz@example.ph',
    last_name: 'Cruz',
  });
  await desk.send({ phone_number: '639175550002', email: 'nena.cruz@EXAMPLE.ph', last_name: 'Cruz-Tan' });
  await desk.answer(sent.id, 'phone');
  await desk.call(sent.id, 'no-answer');
  await call(desk.api, 'POST', '/delegates', {
    body: aDelegate({ phone_number: '+63 917-555-0001', email: 'other@example.ph' }),
  });
  // Alike, and somebody else.
  await desk.send({ phone_number: '639175550003', email: 'nena.cruz@example.ph.com' });
  await desk.send({ phone_number: '639175550004', email: 'nená.cruz@example.ph' });
  await desk.send({ phone_number: '63917555000', email: 'short@example.ph' });
  const whole = await person({ email: 'NENA.CRUZ@example.ph', phone_number: '(0917) 555 0001' });
  const own = kindsOf(whole).filter((kind) => kind !== 'mail');
  expect(own).toEqual(['answer', 'call', 'inquiry', 'inquiry', 'registration', 'status']);
  expect(whole.timeline.find(({ kind }) => kind === 'call')).toMatchObject({ text: 'no-answer' });
  expect(whole.phone_numbers.sort()).toEqual(['639175550001', '639175550002']);
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
