import { randomUUID } from 'node:crypto';
import { fixture } from '../../support/jest/fixture.js';
import { type Answer, call, dataOf, makeKey, messageOf, signIn } from '../../support/requests/callers.js';
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

describe('the questions of an event', () => {
  it('get names of their words, and stand in its public record, in order', async () => {
    const { slug } = await make();
    const { questions } = dataOf<EventData>(await call(api, 'GET', `/events/${slug}`));
    expect(questions.map(({ key }) => key)).toEqual([
      ...['meal', 't_shirt_size', 'nights', 'do_you_take_the_bus', 'allergies'],
    ]);
    expect(questions[0]?.options.map(({ value }) => value)).toEqual(['chicken', 'fish', 'vegetables']);
    // Put back as it was read, it is the same.
    const again = dataOf<EventData>(await patch(slug, { questions: [...questions].reverse() }));
    expect(again.questions).toEqual([...questions].reverse());
  });

  it.each([
    [
      'two that say the same',
      [MEAL, { ...MEAL, label: 'meal' }],
      ['questions[0].label', 'questions[1].label'],
    ],
    ['a choice without options', [{ ...MEAL, options: [] }], ['questions[0].options']],
    ['numbers that no number is between', [{ ...NIGHTS, min: 5 }], ['questions[0].max']],
    [
      'one too many',
      Array.from({ length: 21 }, (_, n) => ({ ...NIGHTS, label: `Nights ${n}` })),
      ['questions'],
    ],
    ['an unknown kind', [{ ...MEAL, kind: 'map' }], ['questions[0].kind']],
    ['a key that a form could not have', [{ ...MEAL, key: '__proto__' }], ['questions[0].key']],
  ])('are not %s', async (_, questions, fields) => {
    const answer = await call(api, 'POST', '/events', { as: staff, body: anEvent({ questions }) });
    expect(answer.status).toBe(400);
    const named = (answer.body as { errors: { field: string }[] }).errors.map(({ field }) => field);
    expect(named).toEqual(fields);
  });

  it('are retired, not lost, once somebody answered; an option that was chosen too', async () => {
    const { slug, questions } = await make();
    await registered(slug, { ...SAID, allergies: 'Peanuts' });
    const [meal] = questions;
    const less = { ...meal, options: meal?.options.filter(({ value }) => value === 'fish') };
    const after = dataOf<EventData>(await patch(slug, { questions: [less] })).questions;
    expect(after.map(({ key, retired }) => [key, retired])).toEqual([
      ['meal', false],
      ['do_you_take_the_bus', true],
      ['allergies', true],
    ]);
    expect(after[0]?.options.map(({ value, retired }) => [value, retired])).toEqual([
      ['fish', false],
      ['chicken', true],
    ]);
    const other = await patch(slug, { questions: [{ ...meal, kind: 'text', options: null }] });
    expect(errorsOf(other)).toEqual(['questions[0].kind invalid']);
    // What is offered no more is not chosen anew; a question that is asked no more blocks nobody.
    const refused = await register(slug, { meal: 'chicken' });
    expect([refused.status, messageOf(refused)]).toEqual([
      400,
      'answers.meal: “Chicken” is no longer offered: choose another',
    ]);
    expect((await register(slug, { meal: 'fish' })).status).toBe(201);
  });

  it('are kept too while the only one who answered lies in the bin, and come back with them', async () => {
    const { slug } = await make([ALLERGIES]);
    const id = await registered(slug, { allergies: 'Shrimp' });
    expect((await call(api, 'DELETE', `/delegates/${id}`, { as: staff })).status).toBe(200);
    const after = dataOf<EventData>(await patch(slug, { questions: [] })).questions;
    expect(after.map(({ retired }) => retired)).toEqual([true]);
    expect((await call(api, 'POST', `/delegates/bin/${id}/restore`, { as: staff })).status).toBe(200);
    expect((await read(id)).answers).toEqual({ allergies: 'Shrimp' });
  });

  it('can’t be answered once they are gone, however the answer comes', async () => {
    const { id: event, slug } = await make([ALLERGIES]);
    const id = await registered(slug, {});
    await patch(slug, { questions: [] });
    const write = api.db.query(`UPDATE delegate SET answers = '{"allergies":"x"}' WHERE id = $1`, [id]);
    await expect(write).rejects.toThrow('The event does not ask this.');
    // Registered while the owner takes the question away: the one who comes second reads what is there then.
    const at = await api.db.connect();
    await at.query('BEGIN');
    await at.query('SELECT FROM event WHERE id = $1 FOR UPDATE', [event]);
    await at.query(`UPDATE event SET questions = $2 WHERE id = $1`, [event, JSON.stringify([])]);
    const late = api.db.query(
      `INSERT INTO delegate (id, uuid, event_id, registration_id, first_name, last_name, email, phone_number, answers)
       SELECT gen_random_uuid(), gen_random_uuid(), event_id, registration_id, 'A', 'B', email, phone_number, '{"allergies":"x"}'
         FROM delegate WHERE id = $1`,
      [id],
    );
    const settled = expect(late).rejects.toThrow('The event does not ask this.');
    await at.query('COMMIT');
    at.release();
    await settled;
  });
});

describe('who registers', () => {
  it('answers what is required, and each answer as it is meant', async () => {
    const { slug } = await make();
    const wrong = { meal: 'pork', nights: 4, allergies: 'x'.repeat(51), arrival: 'noon' };
    const answer = await register(slug, wrong);
    expect(answer.status).toBe(400);
    expect(errorsOf(answer).sort()).toEqual([
      'answers unknown_field',
      'answers.allergies too_long',
      'answers.do_you_take_the_bus required',
      'answers.meal invalid_choice',
      'answers.nights invalid_number',
    ]);
    expect(errorsOf(await register(slug, undefined))).toEqual([
      ...['answers.meal required', 'answers.do_you_take_the_bus required'],
    ]);
    const id = await registered(slug, { ...SAID, nights: '2', allergies: ' Peanuts ', t_shirt_size: '' });
    expect((await read(id)).answers).toEqual({ ...SAID, nights: 2, allergies: 'Peanuts' });
  });

  it.each([['a list'], [{ meal: { a: 1 } }], [7]])('is refused %p in place of answers', async (answers) => {
    const { slug } = await make();
    const answer = await register(slug, undefined, {}, { answers });
    expect([answer.status, errorsOf(answer)]).toEqual([400, ['answers invalid']]);
  });

  it('may be registered by staff and keys without them', async () => {
    const { slug } = await make();
    const key = await makeKey(api, staff, ['delegates:write']);
    for (const as of [staff, key]) expect((await register(slug, undefined, as)).status).toBe(201);
  });

  it('is one of a group, whose rows are named; who is not known yet is asked nothing', async () => {
    const { slug } = await make();
    const contact = {
      first_name: 'Ruth',
      last_name: 'V',
      email: 'ruth@example.com',
      phone_number: '09181234567',
    };
    const named = { first_name: 'Ana', last_name: 'Reyes' };
    const send = (delegates: object[]) =>
      call(api, 'POST', '/registrations', { body: { contact, delegates, event: slug } });
    const refused = await send([{ ...named, answers: SAID }, {}, { ...named, answers: { meal: 'x' } }]);
    expect(errorsOf(refused)).toEqual([
      ...['delegates[2].answers.meal invalid_choice', 'delegates[2].answers.do_you_take_the_bus required'],
    ]);
    const made = dataOf<{ delegates: Person[] }>(await send([{ ...named, answers: SAID }, {}]));
    expect(made.delegates.map(({ answers }) => answers)).toEqual([SAID, {}]);
  });

  it('waits in line with the answers, less those that are asked no more', async () => {
    const { slug } = await make([MEAL, BUS], { capacity: 1 });
    const first = await registered(slug, SAID);
    const contact = {
      first_name: 'Ruth',
      last_name: 'V',
      email: 'wait@example.com',
      phone_number: '09181234567',
    };
    const send = (answers: object) =>
      call(api, 'POST', '/waiting-list', {
        body: { contact, delegates: [{ first_name: 'Ana', last_name: 'Reyes', answers }], event: slug },
      });
    expect(errorsOf(await send({}))[0]).toBe('delegates[0].answers.meal required');
    const { uuid } = dataOf<{ uuid: string }>(await send({ ...SAID, meal: 'fish' }));
    await call(api, 'POST', `/delegates/${first}/cancel`, { as: staff, body: {} });
    const [entry] = dataOf<{ entries: { id: string }[] }>(
      await call(api, 'GET', `/events/${slug}/waiting-list`, { as: staff }),
    ).entries;
    await call(api, 'POST', `/events/${slug}/waiting-list/${entry?.id}/offer`, { as: staff });
    await api.db.query(`UPDATE event SET questions = questions - 1 WHERE slug = $1`, [slug]);
    expect((await call(api, 'POST', `/waiting-list/${uuid}/accept`)).status).toBeLessThan(300);
    const { rows } = await api.db.query(
      "SELECT answers FROM delegate WHERE first_name = 'Ana' AND event_id = (SELECT id FROM event WHERE slug = $1)",
      [slug],
    );
    expect(rows).toEqual([{ answers: { meal: 'fish' } }]);
  });
});
