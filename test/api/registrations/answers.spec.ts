import { randomUUID } from 'node:crypto';
import { RegistrationLinks } from '../../../src/registrations/links.js';
import { fixture } from '../../support/jest/fixture.js';
import { type Answer, call, dataOf, signIn } from '../../support/requests/callers.js';
import { aDelegate, anEvent } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';

interface Question {
  key: string;
  label: string;
  retired: boolean;
  options: { value: string; label: string; retired: boolean }[];
}
interface EventData {
  id: string;
  slug: string;
  questions: Question[];
}
interface Person {
  id: string;
  event_id: string;
  answers: Record<string, unknown>;
}
interface Report {
  delegates: number;
  questions: {
    question: Question;
    answered: number;
    unanswered: number;
    counts: { label: string; delegates: number }[];
  }[];
}
const api = fixture(() => startApi({ env: { DATABASE_POOL_SIZE: '20' } }));
const staff = fixture(() => signIn(api));

const MEAL = {
  ...{ label: 'Meal', kind: 'choice', required: true },
  options: [{ label: 'Chicken' }, { label: 'Fish' }, { label: 'Vegetables' }],
};
const SHIRT = { label: 'T-shirt size', kind: 'choice', options: [{ label: 'M' }, { label: 'L' }] };
const NIGHTS = { label: 'Nights', kind: 'number', min: 0, max: 3 };
const BUS = { label: 'Do you take the bus?', kind: 'yes-no', required: true };
const ALLERGIES = { label: 'Allergies', kind: 'text', max: 50, help: 'So that the kitchen can cook for you' };
const ALL = [MEAL, SHIRT, NIGHTS, BUS, ALLERGIES];
const SAID = { meal: 'chicken', do_you_take_the_bus: false };

const make = async (questions: object[] = ALL, change = {}) =>
  dataOf<EventData>(
    await call(api, 'POST', '/events', {
      as: staff,
      body: anEvent({ questions, fee_centavos: 0, ...change }),
    }),
  );
const patch = (slug: string, body: object) => call(api, 'PATCH', `/events/${slug}`, { as: staff, body });
const register = (event: string, answers: object | undefined, as = {}, change = {}) =>
  call(api, 'POST', '/delegates', {
    as,
    body: aDelegate({
      ...{ event, payment_mode: undefined, email: `${randomUUID()}@example.com` },
      ...(answers && { answers }),
      ...change,
    }),
  });
const registered = async (event: string, answers: object) =>
  dataOf<{ id: string }>(await register(event, answers)).id;
const read = async (id: string) => dataOf<Person>(await call(api, 'GET', `/delegates/${id}`, { as: staff }));
const errorsOf = ({ body }: Answer) =>
  ((body as { errors?: { field: string; code: string }[] }).errors ?? []).map(
    ({ field, code }) => `${field} ${code}`,
  );

describe('the desk', () => {
  it('corrects one answer and leaves the others; the history says which', async () => {
    const { slug } = await make();
    const id = await registered(slug, { ...SAID, nights: 1 });
    const { answers, ...person } = await read(id);
    const put = (change: object) =>
      call(api, 'PUT', `/delegates/${id}`, { as: staff, body: { ...person, ...change } });
    await put({ answers: { meal: 'fish', nights: null } });
    expect((await read(id)).answers).toEqual({ ...answers, meal: 'fish', nights: undefined });
    await put({});
    expect((await read(id)).answers).toMatchObject({ meal: 'fish' });
    expect(errorsOf(await put({ answers: { meal: 'pork' } }))).toEqual(['answers.meal invalid_choice']);
    const history = dataOf<{ type: string; after?: { answers?: object } }[]>(
      await call(api, 'GET', `/delegates/${id}/history`, { as: staff }),
    );
    expect(history.find(({ type }) => type === 'delegate.changed')?.after?.answers).toMatchObject({
      meal: 'fish',
    });
  });

  it('finds people by an answer, counts them, and has each answer in its files', async () => {
    const { id: event_id, slug } = await make();
    const other = await make([
      { ...MEAL, required: false },
      { label: 'Church', kind: 'text' },
    ]);
    await registered(slug, { ...SAID, allergies: '=HYPERLINK("x")' });
    await registered(slug, { ...SAID, nights: 3 });
    const fish = await registered(slug, { ...SAID, meal: 'fish', do_you_take_the_bus: true });
    await registered(other.slug, { meal: 'vegetables', church: 'Grace' });
    const list = async (answers: object) => {
      const filter = encodeURIComponent(JSON.stringify({ event_id, answers }));
      return dataOf<Person[]>(await call(api, 'GET', `/delegates?filter=${filter}`, { as: staff }));
    };
    expect((await list({ meal: 'fish' })).map(({ id }) => id)).toEqual([fish]);
    expect(await list({ meal: 'chicken', nights: null })).toHaveLength(1);
    expect(await list({ nights: 3 })).toHaveLength(1);
    expect(await list({ do_you_take_the_bus: false })).toHaveLength(2);
    for (const answers of ['meal', { meal: { a: 1 } }]) {
      const filter = encodeURIComponent(JSON.stringify({ answers }));
      expect((await call(api, 'GET', `/delegates?filter=${filter}`, { as: staff })).status).toBe(400);
    }
    const report = dataOf<Report>(await call(api, 'GET', `/events/${slug}/answers`, { as: staff }));
    expect(report.delegates).toBe(3);
    const said = report.questions.map(({ question, answered, unanswered, counts }) => [
      ...[question.label, answered, unanswered],
      counts.map((one) => `${one.label} ${one.delegates}`).join(', '),
    ]);
    expect(said).toEqual([
      ['Meal', 3, 0, 'Chicken 2, Fish 1, Vegetables 0'],
      ['T-shirt size', 0, 3, 'M 0, L 0'],
      ['Nights', 1, 2, '3 1'],
      ['Do you take the bus?', 3, 0, 'Yes 1, No 2'],
      ['Allergies', 1, 2, '=HYPERLINK("x") 1'],
    ]);
    const file = async (query: string) =>
      (
        await (
          await fetch(`${api.url}/api/v1/delegates/export.csv?${query}`, { headers: { ...staff } })
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
    const { slug } = await make();
    const id = await registered(slug, { ...SAID, allergies: 'Peanuts' });
    const body = {
      first_name: 'New',
      last_name: 'One',
      email: 'new@example.com',
      phone_number: '09170000000',
    };
    expect((await call(api, 'POST', `/delegates/${id}/transfer`, { as: staff, body })).status).toBe(200);
    expect((await read(id)).answers).toEqual({});
  });
});

describe('one’s own change', () => {
  it('answers what was asked later, and never loses what must be said', async () => {
    const { id: event_id, slug } = await make([MEAL]);
    const id = await registered(slug, { meal: 'fish' });
    await patch(slug, { questions: (await make()).questions });
    const { rows } = await api.db.query<{ registration_id: string }>(
      'SELECT registration_id FROM delegate WHERE id = $1 AND event_id = $2',
      [id, event_id],
    );
    const token = await api.app.get(RegistrationLinks).make(rows[0]?.registration_id ?? '');
    const look = dataOf<{ questions: Question[]; delegates: Person[] }>(
      await call(api, 'POST', '/registration-link', { body: { token } }),
    );
    expect(look.questions).toHaveLength(5);
    expect(look.delegates[0]?.answers).toEqual({ meal: 'fish' });
    const change = (answers: object) =>
      call(api, 'POST', `/registration-link/delegates/${id}`, {
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
    expect((await read(id)).answers).toEqual({ meal: 'fish', nights: 2 });
    expect(errorsOf(await change({ meal: '' }))).toEqual(['answers.meal required']);
  });
});

it('leaves none of the answers of a person who is erased', async () => {
  const { slug } = await make([ALLERGIES]);
  const email = `${randomUUID()}@example.com`;
  await register(slug, { allergies: 'Durian' }, {}, { email });
  const person = { email };
  const { records } = dataOf<{ records: { kind: string; id: string }[] }>(
    await call(api, 'POST', '/privacy/find', { as: staff, body: person }),
  );
  const body = { ...person, records: records.map(({ kind, id }) => ({ kind, id })) };
  const answer = await call(api, 'POST', '/privacy/erase', { as: staff, body });
  expect(answer.status).toBe(200);
  const left = await api.db.query<{ n: number }>(
    `SELECT (SELECT count(*) FROM delegate d WHERE d::text LIKE '%Durian%')::int
      + (SELECT count(*) FROM activity a WHERE a::text LIKE '%Durian%')::int AS n`,
  );
  expect(left.rows).toEqual([{ n: 0 }]);
});
