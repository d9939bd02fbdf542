import { randomUUID } from 'node:crypto';
import { OPTIONAL as OF_DELEGATES } from '../../../src/delegates/delegate-fields.js';
import { OPTIONAL as OF_INQUIRIES } from '../../../src/inquiries/inquiry-fields.js';
import { RegistrationLinks } from '../../../src/registrations/links.js';
import {
  type Question,
  type Person,
  MEAL,
  ALLERGIES,
  SAID,
  errorsOf,
  startQuestionsDesk,
  BUS,
} from '../../support/desks/questions-desk.js';
import { fixture } from '../../support/jest/fixture.js';
import { call, dataOf, makeKey } from '../../support/requests/callers.js';
import { aDelegate, anEvent, anInquiry } from '../../support/requests/records.js';

interface Report {
  delegates: number;
  questions: {
    question: Question;
    answered: number;
    unanswered: number;
    counts: { label: string; delegates: number }[];
  }[];
}
const desk = fixture(() => startQuestionsDesk());

describe('the desk', () => {
  it('corrects one answer and leaves the others; the history says which', async () => {
    const { slug } = await desk.make();
    const id = await desk.registered(slug, { ...SAID, nights: 1 });
    const { answers, ...person } = await desk.read(id);
    const put = (change: object) =>
      call(desk.api, 'PUT', `/delegates/${id}`, { as: desk.staff, body: { ...person, ...change } });
    await put({ answers: { meal: 'fish', nights: null } });
    expect((await desk.read(id)).answers).toEqual({ ...answers, meal: 'fish', nights: undefined });
    await put({});
    expect((await desk.read(id)).answers).toMatchObject({ meal: 'fish' });
    expect(errorsOf(await put({ answers: { meal: 'pork' } }))).toEqual(['answers.meal invalid_choice']);
    const history = dataOf<{ type: string; after?: { answers?: object } }[]>(
      await call(desk.api, 'GET', `/delegates/${id}/history`, { as: desk.staff }),
    );
    expect(history.find(({ type }) => type === 'delegate.changed')?.after?.answers).toMatchObject({
      meal: 'fish',
    });
  });

  it('finds people by an answer, counts them, and has each answer in its files', async () => {
    const { id: event_id, slug } = await desk.make();
    const other = await desk.make([
      { ...MEAL, required: false },
      { label: 'Church', kind: 'text' },
    ]);
    await desk.registered(slug, { ...SAID, allergies: '=HYPERLINK("x")' });
    await desk.registered(slug, { ...SAID, nights: 3 });
    const fish = await desk.registered(slug, { ...SAID, meal: 'fish', do_you_take_the_bus: true });
    await desk.registered(other.slug, { meal: 'vegetables', church: 'Grace' });
    const list = async (answers: object) => {
      const filter = encodeURIComponent(JSON.stringify({ event_id, answers }));
      return dataOf<Person[]>(await call(desk.api, 'GET', `/delegates?filter=${filter}`, { as: desk.staff }));
    };
    expect((await list({ meal: 'fish' })).map(({ id }) => id)).toEqual([fish]);
    expect(await list({ meal: 'chicken', nights: null })).toHaveLength(1);
    expect(await list({ nights: 3 })).toHaveLength(1);
    expect(await list({ do_you_take_the_bus: false })).toHaveLength(2);
    for (const answers of ['meal', { meal: { a: 1 } }]) {
      const filter = encodeURIComponent(JSON.stringify({ answers }));
      expect((await call(desk.api, 'GET', `/delegates?filter=${filter}`, { as: desk.staff })).status).toBe(
        400,
      );
    }
    const report = dataOf<Report>(await call(desk.api, 'GET', `/events/${slug}/answers`, { as: desk.staff }));
    expect(report.delegates).toBe(3);
    const counted = report.questions.map(({ question, answered, unanswered, counts }) => [
      ...[question.label, answered, unanswered],
      counts.map((one) => `${one.label} ${one.delegates}`).join(', '),
    ]);
    expect(counted).toEqual([
      ['Meal', 3, 0, 'Chicken 2, Fish 1, Vegetables 0'],
      ['T-shirt size', 0, 3, 'M 0, L 0'],
      ['Nights', 1, 2, '3 1'],
      ['Do you take the bus?', 3, 0, 'Yes 1, No 2'],
      ['Allergies', 1, 2, '=HYPERLINK("x") 1'],
    ]);
    const file = async (query: string) =>
      (
        await (
          await fetch(`${desk.api.url}/api/v1/delegates/export.csv?${query}`, { headers: { ...desk.staff } })
        ).text()
      ).split('\r\n');
    const own = encodeURIComponent(JSON.stringify({ event_id }));
    const both = encodeURIComponent(JSON.stringify({ event_id: [event_id, other.id] }));
    const [heads = ''] = await file(`filter=${own}&readable=true`);
    expect(heads).toContain('Meal,T-shirt size,Nights,Do you take the bus?,Allergies,ID');
    const rows = await file(`filter=${both}&readable=true`);
    expect(rows[0]).toContain(',Allergies,Church (question),ID');
    expect(rows.filter((row) => row.includes(',Vegetables,'))).toHaveLength(1);
    // No spreadsheet takes an answer for a formula.
    expect(rows.join('\n')).not.toMatch(/,"?=HYPERLINK/);
    expect((await file(`filter=${own}`))[0]).toContain(
      'answers.meal,answers.t_shirt_size,answers.nights,answers.do_you_take_the_bus,answers.allergies',
    );
  });

  it('passes a place on without what the one before said', async () => {
    const { slug } = await desk.make();
    const id = await desk.registered(slug, { ...SAID, allergies: 'Peanuts' });
    const body = {
      first_name: 'New',
      last_name: 'One',
      email: 'new@example.com',
      phone_number: '09170000000',
    };
    expect((await call(desk.api, 'POST', `/delegates/${id}/transfer`, { as: desk.staff, body })).status).toBe(
      200,
    );
    expect((await desk.read(id)).answers).toEqual({});
  });
});

describe('one’s own change', () => {
  it('answers what was asked later, and never loses what must be said', async () => {
    const { id: event_id, slug } = await desk.make([MEAL]);
    const id = await desk.registered(slug, { meal: 'fish' });
    await desk.patch(slug, { questions: (await desk.make()).questions });
    const { rows } = await desk.api.db.query<{ registration_id: string; email: string }>(
      'SELECT registration_id, email FROM delegate WHERE id = $1 AND event_id = $2',
      [id, event_id],
    );
    const { registration_id = '', email = '' } = rows[0] ?? {};
    const token = await desk.api.app.get(RegistrationLinks).make(registration_id, email);
    const shown = dataOf<{ questions: Question[]; delegates: Person[] }>(
      await call(desk.api, 'POST', '/registration-link', { body: { token } }),
    );
    expect(shown.questions).toHaveLength(5);
    expect(shown.delegates[0]?.answers).toEqual({ meal: 'fish' });
    const change = (answers: object) =>
      call(desk.api, 'POST', `/registration-link/delegates/${id}`, {
        body: {
          token,
          first_name: 'M',
          last_name: 'S',
          email: 'm@example.com',
          phone_number: '0917',
          answers,
        },
      });
    expect((await change({ nights: 2 })).status).toBe(200);
    expect((await desk.read(id)).answers).toEqual({ meal: 'fish', nights: 2 });
    expect(errorsOf(await change({ meal: '' }))).toEqual(['answers.meal required']);
  });
});

it('leaves none of the answers of a person who is erased', async () => {
  const { slug } = await desk.make([ALLERGIES]);
  const email = `${randomUUID()}@example.com`;
  await desk.register(slug, { allergies: 'Durian' }, {}, { email });
  const person = { email };
  const { records } = dataOf<{ records: { kind: string; id: string }[] }>(
    await call(desk.api, 'POST', '/privacy/find', { as: desk.staff, body: person }),
  );
  const body = { ...person, records: records.map(({ kind, id }) => ({ kind, id })) };
  const answer = await call(desk.api, 'POST', '/privacy/erase', { as: desk.staff, body });
  expect(answer.status).toBe(200);
  const left = await desk.api.db.query<{ n: number }>(
    `SELECT (SELECT count(*) FROM delegate d WHERE d::text LIKE '%Durian%')::int
      + (SELECT count(*) FROM activity a WHERE a::text LIKE '%Durian%')::int AS n`,
  );
  expect(left.rows).toEqual([{ n: 0 }]);
});

describe('a field that visitors must give', () => {
  const DECLARED = [OF_DELEGATES.ministry, OF_INQUIRIES.country];
  beforeAll(() => DECLARED.forEach((field) => Object.assign(field, { isRequired: true })));
  // The built API is loaded once for all suites of a worker.
  afterAll(() => DECLARED.forEach((field) => Object.assign(field, { isRequired: undefined })));

  const errorsOf = ({ body }: { body: unknown }) => (body as { errors?: object[] }).errors;
  const missing = (field: string) => [{ field, message: 'Required', code: 'required' }];
  const anonymous = (path: string, body: object) => call(desk.api, 'POST', path, { body });

  test('a visitor is refused without it, by its name', async () => {
    expect(errorsOf(await anonymous('/delegates', aDelegate({ ministry: undefined })))).toEqual(
      missing('ministry'),
    );
    expect(errorsOf(await anonymous('/inquiry/property', anInquiry({ country: '' })))).toEqual(
      missing('country'),
    );
    expect((await anonymous('/delegates', aDelegate())).status).toBe(201);
    expect((await anonymous('/inquiry/property', anInquiry())).status).toBe(201);
  });

  test('so is a group, by the row, also of the contact who comes; of a name that follows nothing is asked', async () => {
    const { first_name, last_name, email, phone_number } = aDelegate();
    const contact = { first_name, last_name, email, phone_number };
    const group = (delegates: object[]) =>
      anonymous('/registrations', { contact, delegates, agree_terms: true });
    const complete = { first_name: 'Ana', last_name: 'Reyes', ministry: 'Music' };
    expect(errorsOf(await group([complete, { ...contact, ministry: ' ' }, {}]))).toEqual(
      missing('delegates[1].ministry'),
    );
    expect((await group([complete, { ...contact, ministry: 'Ushers' }, {}])).status).toBe(201);
  });

  test('a key and the desk may leave it out, of one and of a group, and are named as who registered them', async () => {
    const { api, staff } = desk;
    const body = aDelegate({ ministry: undefined });
    const key = await makeKey(api, staff, ['delegates:write', 'delegates:read']);
    const { first_name, last_name, email, phone_number } = body;
    const group = {
      contact: { first_name, last_name, email, phone_number },
      delegates: [{ first_name, last_name }],
    };
    for (const as of [key, staff]) {
      expect((await call(api, 'POST', '/delegates', { as, body })).status).toBe(201);
      const made = dataOf<{ id: string; delegates: { id: string }[] }>(
        await call(api, 'POST', '/registrations', { as, body: group }),
      );
      const { rows } = await api.db.query<{ caller_kind: string }>(
        'SELECT caller_kind FROM activity WHERE record_id = ANY($1)',
        [[made.id, made.delegates[0]?.id]],
      );
      expect(new Set(rows.map(({ caller_kind }) => caller_kind))).toEqual(
        new Set([as === key ? 'key' : 'staff']),
      );
    }
  });

  test('nor are they asked on a waiting list, where a visitor is', async () => {
    const { api, staff } = desk;
    const event = anEvent({ capacity: 1, questions: [BUS] });
    const { slug } = dataOf<{ slug: string }>(await call(api, 'POST', '/events', { as: staff, body: event }));
    await call(api, 'POST', '/delegates', { as: staff, body: aDelegate({ event: slug }) });
    const { first_name, last_name, email, phone_number } = aDelegate();
    const contact = { first_name, last_name, email, phone_number };
    const waits = (ministry: string) => ({
      event: slug,
      contact,
      delegates: [{ first_name, last_name, ministry }],
    });
    expect(errorsOf(await anonymous('/waiting-list', waits(' ')))).toEqual(missing('delegates[0].ministry'));
    expect(errorsOf(await anonymous('/waiting-list', waits('Music')))).toEqual(
      missing('delegates[0].answers.do_you_take_the_bus'),
    );
    const body = waits(' ');
    const { uuid } = dataOf<{ uuid: string }>(await call(api, 'POST', '/waiting-list', { as: staff, body }));
    const { rows } = await api.db.query<{ caller_kind: string }>(
      `SELECT caller_kind FROM activity JOIN waiting_entry ON waiting_entry.id = record_id WHERE uuid = $1`,
      [uuid],
    );
    expect(rows).toEqual([{ caller_kind: 'staff' }]);
  });

  test('suites that are about something else need not give it', async () => {
    const { first_name, last_name, email, phone_number } = aDelegate();
    const alone = { first_name, last_name, email, phone_number };
    const delegates = [{ first_name: 'Ana', last_name: 'Reyes' }, {}];
    expect((await anonymous('/delegates', alone)).status).toBe(201);
    expect((await anonymous('/registrations', { contact: alone, delegates })).status).toBe(201);
    const { country: _, ...inquiry } = anInquiry();
    expect((await anonymous('/inquiry/property', inquiry)).status).toBe(201);
  });
});
