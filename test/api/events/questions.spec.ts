import {
  type EventData,
  type Person,
  MEAL,
  NIGHTS,
  BUS,
  ALLERGIES,
  SAID,
  errorsOf,
  startQuestionsDesk,
} from '../../support/desks/questions-desk.js';
import { fixture } from '../../support/jest/fixture.js';
import { call, dataOf, makeKey, refusalOf } from '../../support/requests/callers.js';
import { aContact, anEvent } from '../../support/requests/records.js';

const desk = fixture(() => startQuestionsDesk());

describe('the questions of an event', () => {
  it('get names of their words, and stand in its public record, in order', async () => {
    const { slug } = await desk.make();
    const { questions } = dataOf<EventData>(await call(desk.api, 'GET', `/events/${slug}`));
    expect(questions.map(({ key }) => key)).toEqual([
      ...['meal', 't_shirt_size', 'nights', 'do_you_take_the_bus', 'allergies'],
    ]);
    expect(questions[0]?.options.map(({ value }) => value)).toEqual(['chicken', 'fish', 'vegetables']);
    // Put back as it was read, it is the same.
    const again = dataOf<EventData>(await desk.patch(slug, { questions: [...questions].reverse() }));
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
    const answer = await call(desk.api, 'POST', '/events', { as: desk.staff, body: anEvent({ questions }) });
    expect(answer.status).toBe(400);
    const named = (answer.body as { errors: { field: string }[] }).errors.map(({ field }) => field);
    expect(named).toEqual(fields);
  });

  it('are retired, not lost, once somebody answered; an option that was chosen too', async () => {
    const { slug, questions } = await desk.make();
    await desk.registered(slug, { ...SAID, allergies: 'Peanuts' });
    const [meal] = questions;
    const less = { ...meal, options: meal?.options.filter(({ value }) => value === 'fish') };
    const after = dataOf<EventData>(await desk.patch(slug, { questions: [less] })).questions;
    expect(after.map(({ key, retired }) => [key, retired])).toEqual([
      ['meal', false],
      ['do_you_take_the_bus', true],
      ['allergies', true],
    ]);
    expect(after[0]?.options.map(({ value, retired }) => [value, retired])).toEqual([
      ['fish', false],
      ['chicken', true],
    ]);
    const other = await desk.patch(slug, { questions: [{ ...meal, kind: 'text', options: null }] });
    expect(errorsOf(other)).toEqual(['questions[0].kind invalid']);
    // What is offered no more is not chosen anew; a question that is asked no more blocks nobody.
    const refused = await desk.register(slug, { meal: 'chicken' });
    expect(refusalOf(refused)).toEqual([400, 'answers.meal: “Chicken” is no longer offered: choose another']);
    expect((await desk.register(slug, { meal: 'fish' })).status).toBe(201);
  });

  it('are kept too while the only one who answered lies in the bin, and come back with them', async () => {
    const { slug } = await desk.make([ALLERGIES]);
    const id = await desk.registered(slug, { allergies: 'Shrimp' });
    expect((await call(desk.api, 'DELETE', `/delegates/${id}`, { as: desk.staff })).status).toBe(200);
    const after = dataOf<EventData>(await desk.patch(slug, { questions: [] })).questions;
    expect(after.map(({ retired }) => retired)).toEqual([true]);
    expect((await call(desk.api, 'POST', `/delegates/bin/${id}/restore`, { as: desk.staff })).status).toBe(
      200,
    );
    expect((await desk.read(id)).answers).toEqual({ allergies: 'Shrimp' });
  });

  it('can’t be answered once they are gone, however the answer comes', async () => {
    const { id: event, slug } = await desk.make([ALLERGIES]);
    const id = await desk.registered(slug, {});
    await desk.patch(slug, { questions: [] });
    const write = desk.api.db.query(`UPDATE delegate SET answers = '{"allergies":"x"}' WHERE id = $1`, [id]);
    await expect(write).rejects.toThrow('The event does not ask this.');
    // Registered while the owner takes the question away: the one who comes second reads what is there then.
    const at = await desk.api.db.connect();
    await at.query('BEGIN');
    await at.query('SELECT FROM event WHERE id = $1 FOR UPDATE', [event]);
    await at.query(`UPDATE event SET questions = $2 WHERE id = $1`, [event, JSON.stringify([])]);
    const late = desk.api.db.query(
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
    const { slug } = await desk.make();
    const wrong = { meal: 'pork', nights: 4, allergies: 'x'.repeat(51), arrival: 'noon' };
    const answer = await desk.register(slug, wrong);
    expect(answer.status).toBe(400);
    expect(errorsOf(answer).sort()).toEqual([
      'answers unknown_field',
      'answers.allergies too_long',
      'answers.do_you_take_the_bus required',
      'answers.meal invalid_choice',
      'answers.nights invalid_number',
    ]);
    expect(errorsOf(await desk.register(slug, undefined))).toEqual([
      ...['answers.meal required', 'answers.do_you_take_the_bus required'],
    ]);
    const id = await desk.registered(slug, {
      ...SAID,
      nights: '2',
      allergies: ' Peanuts ',
      t_shirt_size: '',
    });
    expect((await desk.read(id)).answers).toEqual({ ...SAID, nights: 2, allergies: 'Peanuts' });
  });

  it.each([['a list'], [{ meal: { a: 1 } }], [7]])('is refused %p in place of answers', async (answers) => {
    const { slug } = await desk.make();
    const answer = await desk.register(slug, undefined, {}, { answers });
    expect([answer.status, errorsOf(answer)]).toEqual([400, ['answers invalid']]);
  });

  it('answers a question whose name every object has', async () => {
    const { slug } = await desk.make([{ label: 'Constructor', kind: 'text', required: true }]);
    const asked = { label: 'Who builds it?', key: 'constructor', kind: 'text' };
    const { questions } = dataOf<EventData>(await call(desk.api, 'GET', `/events/${slug}`));
    const patched = await desk.patch(slug, { questions: [...questions, asked] });
    const keys = dataOf<EventData>(patched).questions.map(({ key }) => key);
    const answers = Object.fromEntries(keys.map((key) => [key, 'Maria Cruz']));
    const id = await desk.registered(slug, answers);
    expect((await desk.read(id)).answers).toEqual(answers);
    expect(Object.keys(answers)).toHaveLength(2);
  });

  it('may be registered by desk.staff and keys without them', async () => {
    const { slug } = await desk.make();
    const key = await makeKey(desk.api, desk.staff, ['delegates:write']);
    for (const as of [desk.staff, key]) expect((await desk.register(slug, undefined, as)).status).toBe(201);
  });

  it('is one of a group, whose rows are named; who is not known yet is asked nothing', async () => {
    const { slug } = await desk.make();
    const contact = aContact({ last_name: 'V', email: 'ruth@example.com' });
    const named = { first_name: 'Ana', last_name: 'Reyes' };
    const send = (delegates: object[]) =>
      call(desk.api, 'POST', '/registrations', { body: { contact, delegates, event: slug } });
    const refused = await send([{ ...named, answers: SAID }, {}, { ...named, answers: { meal: 'x' } }]);
    expect(errorsOf(refused)).toEqual([
      ...['delegates[2].answers.meal invalid_choice', 'delegates[2].answers.do_you_take_the_bus required'],
    ]);
    const made = dataOf<{ delegates: Person[] }>(await send([{ ...named, answers: SAID }, {}]));
    expect(made.delegates.map(({ answers }) => answers)).toEqual([SAID, {}]);
  });

  it('waits in line with the answers, less those that are asked no more', async () => {
    const { slug } = await desk.make([MEAL, BUS], { capacity: 1 });
    const first = await desk.registered(slug, SAID);
    const contact = aContact({ last_name: 'V', email: 'wait@example.com' });
    const send = (answers: object) =>
      call(desk.api, 'POST', '/waiting-list', {
        body: { contact, delegates: [{ first_name: 'Ana', last_name: 'Reyes', answers }], event: slug },
      });
    expect(errorsOf(await send({}))[0]).toBe('delegates[0].answers.meal required');
    const { uuid } = dataOf<{ uuid: string }>(await send({ ...SAID, meal: 'fish' }));
    await call(desk.api, 'POST', `/delegates/${first}/cancel`, { as: desk.staff, body: {} });
    const [entry] = dataOf<{ entries: { id: string }[] }>(
      await call(desk.api, 'GET', `/events/${slug}/waiting-list`, { as: desk.staff }),
    ).entries;
    await call(desk.api, 'POST', `/events/${slug}/waiting-list/${entry?.id}/offer`, { as: desk.staff });
    await desk.api.db.query(`UPDATE event SET questions = questions - 1 WHERE slug = $1`, [slug]);
    expect((await call(desk.api, 'POST', `/waiting-list/${uuid}/accept`)).status).toBeLessThan(300);
    const { rows } = await desk.api.db.query(
      "SELECT answers FROM delegate WHERE first_name = 'Ana' AND event_id = (SELECT id FROM event WHERE slug = $1)",
      [slug],
    );
    expect(rows).toEqual([{ answers: { meal: 'fish' } }]);
  });
});
